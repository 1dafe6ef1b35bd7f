"""Dice: carved bone cubes with pips or icons, still or tumbling.

`image`/`pixmap` give a settled die; `tumble` gives the frames of a short roll that ends on the wanted face. The engine
has rolled before any of this is seen: a picture only tells the result.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from .brush import NO_BRUSH, colour, dot, draw, is_light, linear, painted, pen, radial, rounded, soft_rect
from .icons import draw_icon

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True)
class DieLook:
    """The stuff a die is made of and its state on the table."""

    fill: str = "#f3e8cb"  # bone
    pip: str = "#5f150f"
    chosen: bool = False  # picked by the player: golden rim
    spent: bool = False  # of no more use: pale


BONE = DieLook()


def _paint(
    painter: QPainter, face: int | str, size: float, look: DieLook, turn: float = 0.0, lift: float = 0.0
) -> None:
    """One die in a box of twice its size, seen from slightly above, turned by degrees and lifted off the table."""
    s = size
    box = QRectF(-s / 2, -s / 2, s, s)
    painter.save()
    painter.translate(s, s + lift * 0.2 * s)
    painter.rotate(turn)
    soft_rect(painter, box.adjusted(s * 0.02, s * 0.05, -s * 0.02, -s * 0.02), s * 0.2, 6, 16)
    painter.restore()
    painter.save()
    painter.translate(s, s - lift * s * 0.25)
    painter.rotate(turn)
    base = QColor(look.fill)
    if look.chosen:
        for k in range(5):
            draw(painter, rounded(box, s * 0.2), None, pen(colour("#ffd84a", 60), s * (0.1 + 0.05 * k)))
    draw(
        painter, rounded(box.translated(0, s * 0.05), s * 0.2), base.darker(190), pen(colour("#1d130a", 235), s * 0.035)
    )
    draw(
        painter,
        rounded(box, s * 0.2),
        linear(-s / 2, -s / 2, s / 2, s / 2, (0, base.lighter(116)), (0.5, base), (1, base.darker(128))),
        pen(colour("#1d130a", 235), s * 0.035),
    )
    inner = box.adjusted(s * 0.07, s * 0.07, -s * 0.07, -s * 0.07)
    draw(
        painter,
        rounded(inner, s * 0.16),
        radial(
            -s * 0.16,
            -s * 0.18,
            s * 0.85,
            (0, colour("#ffffff", 110)),
            (0.6, colour("#ffffff", 10)),
            (1, colour("#000000", 22)),
        ),
    )
    painter.setBrush(NO_BRUSH)
    if isinstance(face, int) or (isinstance(face, str) and face.isdigit()):
        r = s * 0.1
        for x, y in _PIPS[int(face)]:
            cx, cy = x * s * 0.25, y * s * 0.25
            dot(painter, cx, cy + s * 0.012, r * 1.12, colour("#ffffff", 120 if is_light(base) else 60))
            dot(
                painter,
                cx,
                cy,
                r,
                radial(cx + r * 0.3, cy + r * 0.4, r * 1.8, (0, QColor(look.pip).lighter(140)), (1, look.pip)),
                pen(colour("#1d130a", 160), s * 0.012),
            )
    else:
        if not is_light(base):  # a pale plate, so that every icon reads on every colour
            draw(
                painter,
                rounded(box.adjusted(s * 0.1, s * 0.1, -s * 0.1, -s * 0.1), s * 0.14),
                colour("#f8eed2", 238),
                pen(colour("#1d130a", 150), s * 0.02),
            )
        draw_icon(painter, face, QPointF(0, 0), s * 0.7)
    if look.spent:
        draw(painter, rounded(box.adjusted(-1, -1, 1, 1), s * 0.2), colour("#d9cba4", 150))
    painter.restore()


def extent(size: float) -> QRectF:
    """The rectangle a die paints, its middle at the origin."""
    return QRectF(-size, -size, size * 2, size * 2)


def draw_die(
    painter: QPainter, face: int | str, at: QPointF, size: float, look: DieLook = BONE, turn: float = 0.0
) -> None:
    """Paint a die with its middle at a point. A face is 1 to 6 or the name of an icon."""
    painter.save()
    painter.translate(at.x() - size, at.y() - size)
    _paint(painter, face, size, look, turn)
    painter.restore()


def image(
    face: int | str, size: float, look: DieLook = BONE, ratio: float = 1.0, turn: float = 0.0, lift: float = 0.0
) -> QImage:
    result = painted(size * 2, size * 2, ratio, lambda p: _paint(p, face, size, look, turn, lift))
    result.setDevicePixelRatio(ratio)
    return result


@lru_cache(maxsize=512)
def pixmap(
    face: int | str, size: float, look: DieLook = BONE, ratio: float = 2.0, turn: float = 0.0, lift: float = 0.0
) -> QPixmap:
    """A shared pixmap (screen's thread only); its middle is the die's middle."""
    return QPixmap.fromImage(image(face, size, look, ratio, turn, lift))


@dataclass(frozen=True)
class Frame:
    """One moment of a roll: which face shows, how far it is turned and lifted, where it is along its way (0 to 1)."""

    face: int | str
    turn: float
    lift: float
    way: float


def tumble(
    result: int | str, faces: tuple[int | str, ...] = (1, 2, 3, 4, 5, 6), frames: int = 14, seed: int = 0
) -> list[Frame]:
    """The frames of a roll that settles on `result`: quick turns that slow down, two bounces, then rest."""
    rnd = random.Random(seed)
    spin = rnd.choice((-1, 1)) * rnd.uniform(300, 480)
    rest = rnd.uniform(-7, 7)
    shown: list[Frame] = []
    for i in range(frames):
        t = (i + 1) / frames
        left = (1 - t) ** 2
        bounce = abs(math.cos(t * math.pi * 2.5)) * (1 - t)
        settled = t > 0.72
        face = result if settled else rnd.choice(faces)
        turn = round((rest + spin * left) / 5) * 5.0 if not settled or i < frames - 1 else round(rest)
        shown.append(Frame(face, float(turn), round(bounce * 10) / 10, 1 - left))
    return shown
