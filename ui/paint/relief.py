"""The little signs of the map: hills, trees, reeds, waves, and how they are strewn."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .brush import NO_BRUSH, colour, draw, linear, pen
from .spec import Patch


def mountain(painter: QPainter, x: float, y: float, size: float, rnd: random.Random) -> None:
    """A peak lit from the left, with a ridge and a few hatches on its dark side."""
    w, h = size * rnd.uniform(0.95, 1.2), size * rnd.uniform(0.88, 1.14)
    top = QPointF(x + rnd.uniform(-0.1, 0.12) * w, y - h)
    left, right = QPointF(x - w / 2, y), QPointF(x + w / 2, y)
    ridge = QPainterPath(left)
    ridge.quadTo(QPointF(x - w * 0.22, y - h * 0.42), top)
    ridge.quadTo(QPointF(x + w * 0.18, y - h * 0.58), right)
    body = QPainterPath(ridge)
    body.quadTo(QPointF(x, y + h * 0.08), left)
    draw(
        painter,
        body,
        linear(
            left.x(),
            0,
            right.x(),
            0,
            (0, colour("#f4e8c8", 240)),
            (0.46, colour("#e6d5a9", 240)),
            (0.54, colour("#b3966a", 240)),
            (1, colour("#cdb684", 225)),
        ),
    )
    dark = QPainterPath(top)
    dark.quadTo(top + QPointF(-w * 0.03, h * 0.32), top + QPointF(w * 0.07, h * 0.58))
    dark.lineTo(top + QPointF(w * 0.0, h * 0.98))
    dark.lineTo(right)
    dark.quadTo(QPointF(x + w * 0.18, y - h * 0.58), top)
    draw(painter, dark, colour("#7a5c34", 70))
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour("#4a3620", 150), max(0.55, size * 0.03)))
    for i in range(4):
        t = 0.2 + 0.19 * i
        a = QPointF(top.x() + (right.x() - top.x()) * t * 0.86 - w * 0.02, top.y() + h * t)
        painter.drawLine(a, a + QPointF(-w * 0.1 - rnd.uniform(0, 0.04) * w, h * (0.21 - 0.02 * i)))
    painter.setPen(pen(colour("#4a3620", 225), max(0.9, size * 0.055)))
    painter.drawPath(ridge)


def tree(painter: QPainter, x: float, y: float, size: float, rnd: random.Random) -> None:
    """A broadleaf: crown lit from the left, a short trunk, a shadow on the ground."""
    s = size
    draw(painter, _ellipse(x + s * 0.12, y + s * 0.02, s * 0.42, s * 0.12), colour("#2a2412", 46))
    painter.setPen(pen(colour("#43351e", 210), max(0.9, s * 0.1)))
    painter.drawLine(QPointF(x, y), QPointF(x, y - s * 0.35))
    crown = QPainterPath(QPointF(x - s * 0.38, y - s * 0.3))
    crown.cubicTo(x - s * 0.58, y - s * 0.75, x - s * 0.22, y - s * 1.14, x, y - s * 1.02)
    crown.cubicTo(x + s * 0.26, y - s * 1.12, x + s * 0.54, y - s * 0.7, x + s * 0.36, y - s * 0.3)
    crown.quadTo(x, y - s * 0.16, x - s * 0.38, y - s * 0.3)
    leaf = "#7d8a4e" if rnd.random() < 0.7 else "#8c8446"
    draw(
        painter,
        crown,
        linear(x - s * 0.4, 0, x + s * 0.4, 0, (0, colour("#b3ba80", 245)), (1, colour(leaf, 245))),
        pen(colour("#43351e", 190), 0.9),
    )
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour("#43351e", 110), 0.7))
    painter.drawArc(QRectF(x - s * 0.05, y - s * 0.75, s * 0.28, s * 0.3), -90 * 16, 150 * 16)


def fir(painter: QPainter, x: float, y: float, size: float, rnd: random.Random) -> None:
    """A northern tree."""
    s = size * rnd.uniform(1.0, 1.25)
    painter.setPen(pen(colour("#43351e", 210), max(0.8, s * 0.08)))
    painter.drawLine(QPointF(x, y), QPointF(x, y - s * 0.2))
    path = QPainterPath(QPointF(x, y - s * 1.15))
    for k, w in ((0.72, 0.2), (0.62, 0.12), (0.42, 0.3), (0.36, 0.18), (0.14, 0.38)):
        path.lineTo(x + s * w, y - s * k)
    path.lineTo(x - s * 0.38, y - s * 0.14)
    for k, w in ((0.36, 0.18), (0.42, 0.3), (0.62, 0.12), (0.72, 0.2)):
        path.lineTo(x - s * w, y - s * k)
    path.closeSubpath()
    draw(
        painter,
        path,
        linear(x - s * 0.35, 0, x + s * 0.35, 0, (0, colour("#a3b183", 240)), (1, colour("#667a52", 240))),
        pen(colour("#3a3a22", 190), 0.8),
    )


def tuft(painter: QPainter, x: float, y: float, size: float, rnd: random.Random) -> None:
    """Reeds of a bog."""
    painter.setPen(pen(colour("#5a5a32", 165), 0.9))
    for d, h in ((-0.45, 0.5), (-0.2, 0.75), (0.02, 0.92), (0.24, 0.7), (0.48, 0.45)):
        painter.drawLine(QPointF(x + d * size * 0.6, y), QPointF(x + d * size, y - h * size))
    painter.drawLine(QPointF(x - size * 0.7, y + 1), QPointF(x + size * 0.7, y + 1))


def wave(painter: QPainter, x: float, y: float, size: float) -> None:
    """Two crests in one stroke; the pen is the caller's."""
    path = QPainterPath(QPointF(x - size, y))
    path.cubicTo(x - size * 0.6, y - size * 0.55, x - size * 0.3, y - size * 0.5, x - size * 0.05, y)
    path.cubicTo(x + size * 0.3, y - size * 0.55, x + size * 0.6, y - size * 0.5, x + size, y - size * 0.02)
    painter.drawPath(path)


def _ellipse(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


@dataclass(frozen=True)
class Glyph:
    """One sign to be drawn, with its foot at (x, y)."""

    kind: str
    x: float
    y: float
    size: float


_DRAW: dict[str, Callable[[QPainter, float, float, float, random.Random], None]] = {
    "mountain": mountain,
    "tree": tree,
    "fir": fir,
    "tuft": tuft,
}


def strewn(
    patches: list[tuple[str, QPointF, Patch]],
    rnd: random.Random,
    on_land: Callable[[QPointF], bool],
    taken: list[tuple[float, float, float]],
    boxes: list[QRectF],
) -> list[Glyph]:
    """Choose a foot for every sign: on dry land, off one another, off the circles `taken` and the `boxes`."""
    glyphs: list[Glyph] = []
    for kind, centre, patch in patches:
        s = patch.size
        for _ in range(patch.count):
            for _try in range(30):
                angle, r = rnd.uniform(0, 2 * math.pi), patch.spread * math.sqrt(rnd.random())
                x, y = centre.x() + r * math.cos(angle) * 1.25, centre.y() + r * math.sin(angle) * 0.8
                if not on_land(QPointF(x, y)) or not on_land(QPointF(x, y - s * 0.5)):
                    continue
                if any(abs(x - g.x) < g.size * 0.55 and abs(y - g.y) < g.size * 0.42 for g in glyphs):
                    continue
                if any((x - a) ** 2 + (y - s * 0.4 - b) ** 2 < (c + s * 0.5) ** 2 for a, b, c in taken):
                    continue
                if any(box.contains(QPointF(x, y - s * 0.4)) for box in boxes):
                    continue
                glyphs.append(Glyph(kind, x, y, s * rnd.uniform(0.85, 1.12)))
                break
    return sorted(glyphs, key=lambda g: g.y)


def draw_glyphs(painter: QPainter, glyphs: list[Glyph], rnd: random.Random) -> None:
    for glyph in glyphs:
        _DRAW[glyph.kind](painter, glyph.x, glyph.y, glyph.size, rnd)
