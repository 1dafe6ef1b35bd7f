"""Old paper: cloudy mottling, grain, stains, a darkened rim, the chequered frame, and dark table wood.

All random, all from a given `random.Random`, so that the same board always comes out the same.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath

from . import palette
from .brush import NO_BRUSH, NO_PEN, bands, colour, linear, painted, pen, radial

_Mode = QPainter.CompositionMode


def _fill(image: QImage, rnd: random.Random) -> None:
    """Random grey in every pixel."""
    pixels = image.bits()
    assert isinstance(pixels, memoryview)
    pixels[:] = rnd.randbytes(len(pixels))


def noise(width: int, height: int, cells: int, rnd: random.Random) -> QImage:
    """A cloudy grey image: a few random cells, doubled smoothly until they fill it."""
    n, m = max(2, cells), max(2, int(cells * height / max(1, width)))
    image = QImage(n, m, QImage.Format.Format_Grayscale8)
    _fill(image, rnd)
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    while n * 2 < width:
        n, m = n * 2, m * 2
        image = image.scaled(n, m, keep, smooth)
    return image.scaled(width, height, keep, smooth)


def grain(rnd: random.Random, size: int = 256) -> QImage:
    """A tile of fine random grey."""
    image = QImage(size, size, QImage.Format.Format_Grayscale8)
    _fill(image, rnd)
    return image


def texture(painter: QPainter, width: int, height: int, rnd: random.Random, strength: float = 1.0) -> None:
    """Mottling, fibre and grain over whatever is painted; in device pixels, strip by strip."""
    painter.save()
    painter.resetTransform()
    small_w, small_h = max(2, width // 2), max(2, height // 2)
    for cells, opacity in ((5, 0.30), (13, 0.24), (40, 0.15), (130, 0.10)):
        cloud = noise(small_w, small_h, cells, rnd)
        painter.setCompositionMode(_Mode.CompositionMode_SoftLight)
        painter.setOpacity(opacity * strength)
        kx, ky = small_w / width, small_h / height
        for band in bands(width, height):
            source = QRectF(0, band.y() * ky, small_w, band.height() * ky)
            painter.drawImage(QRectF(0, band.y(), small_w / kx, band.height()), cloud, source)
    painter.setCompositionMode(_Mode.CompositionMode_Overlay)
    painter.setOpacity(0.11 * strength)
    tile = QBrush(grain(rnd))
    for band in bands(width, height):
        painter.fillRect(band, tile)
    painter.restore()


def stains(painter: QPainter, width: float, height: float, rnd: random.Random, count: int = 22) -> None:
    """Faint rings and spots, as spilled mead leaves them."""
    painter.save()
    painter.setCompositionMode(_Mode.CompositionMode_Multiply)
    painter.setPen(NO_PEN)
    for _ in range(count):
        x, y, r = rnd.uniform(0, width), rnd.uniform(0, height), rnd.uniform(20, 150)
        a = rnd.randint(3, 9)
        painter.setBrush(
            radial(
                x,
                y,
                r,
                (0, colour("#8a6231", a)),
                (0.8, colour("#8a6231", a)),
                (0.93, colour("#6d4a20", a + 3)),
                (1, colour("#8a6231", 0)),
            )
        )
        painter.drawEllipse(QPointF(x, y), r, r * rnd.uniform(0.7, 1))
    painter.restore()


def vignette(painter: QPainter, rect: QRectF, alpha: int = 120, ink: str = palette.VIGNETTE) -> None:
    """The rim darkened, as paper is that many hands have held."""
    painter.save()
    painter.setCompositionMode(_Mode.CompositionMode_Multiply)
    reach = math.hypot(rect.width(), rect.height()) * 0.56
    centre = rect.center()
    brush = radial(
        centre.x(),
        centre.y(),
        reach,
        (0, colour(ink, 0)),
        (0.55, colour(ink, 0)),
        (0.85, colour(ink, int(alpha * 0.45))),
        (1, colour(ink, alpha)),
    )
    step = 96
    top = rect.top()
    while top < rect.bottom():
        painter.fillRect(QRectF(rect.left(), top, rect.width(), min(step, rect.bottom() - top)), brush)
        top += step
    painter.restore()


def _ring(outer: QRectF, inner: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRect(outer)
    path.addRect(inner)
    return path


def frame(painter: QPainter, rect: QRectF, thickness: float = 11.0, check: float = 64.0) -> None:
    """The neat line: a dark frame with a chequered scale and a fine line within."""
    t, dark = thickness, QColor(palette.FRAME)
    painter.save()
    painter.setPen(NO_PEN)
    painter.setBrush(dark)
    painter.drawPath(_ring(rect, rect.adjusted(t + 9, t + 9, -t - 9, -t - 9)))
    painter.setBrush(QColor("#e8d6a6"))
    painter.drawPath(_ring(rect.adjusted(4, 4, -4, -4), rect.adjusted(t + 6, t + 6, -t - 6, -t - 6)))
    painter.setBrush(dark)
    inner = rect.adjusted(t + 6, t + 6, -t - 6, -t - 6)
    depth = t - 2
    for along, count in ((True, round(rect.width() / check)), (False, round(rect.height() / check))):
        count = max(3, count + (count + 1) % 2)  # odd: both corners end alike
        for k in range(0, count, 2):
            if along:
                x, w = inner.left() + inner.width() * k / count, inner.width() / count
                for y in (rect.top() + 6, rect.bottom() - 6 - depth):
                    painter.drawRect(QRectF(x, y, w, depth))
            else:
                y, h = inner.top() + inner.height() * k / count, inner.height() / count
                for x in (rect.left() + 6, rect.right() - 6 - depth):
                    painter.drawRect(QRectF(x, y, depth, h))
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(dark, 1.2))
    painter.drawRect(rect.adjusted(t + 13, t + 13, -t - 13, -t - 13))
    painter.restore()


def panel(painter: QPainter, rect: QRectF, radius: float = 8.0, alpha: int = 246) -> None:
    """A sheet of parchment lying on something: shadow, gradient, double line."""
    from .brush import soft_rect

    soft_rect(painter, rect, radius)
    painter.setBrush(
        linear(0, rect.top(), 0, rect.bottom(), (0, colour("#f6ebcc", alpha)), (1, colour("#e2cd9c", alpha)))
    )
    painter.setPen(pen("#2a1a0e", 1.9))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour("#8a5a22", 190), 1.05))
    painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), radius - 3, radius - 3)


def wood(painter: QPainter, rect: QRectF, rnd: random.Random, base: str = "#4a3018", plank: float = 118.0) -> None:
    """Planks of dark oak, for the table that boards lie on."""
    painter.save()
    painter.setClipRect(rect)
    tone = QColor(base)
    top = rect.top()
    while top < rect.bottom():
        shade = tone.lighter(rnd.randint(92, 112))
        height = plank * rnd.uniform(0.85, 1.2)
        painter.fillRect(
            QRectF(rect.left(), top, rect.width(), height + 1),
            linear(
                0,
                top,
                0,
                top + height,
                (0, shade.darker(150)),
                (0.03, shade.lighter(118)),
                (0.12, shade),
                (0.9, shade.darker(108)),
                (1, shade.darker(170)),
            ),
        )
        for _ in range(int(height / 4.2)):
            y = top + rnd.uniform(3, height - 3)
            line = QPainterPath(QPointF(rect.left() - 20, y))
            x, drift = rect.left() - 20, rnd.uniform(-2, 2)
            while x < rect.right():
                step = rnd.uniform(90, 240)
                line.quadTo(QPointF(x + step / 2, y + drift), QPointF(x + step, y))
                x, drift = x + step, -drift + rnd.uniform(-1, 1)
            painter.setPen(
                pen(colour("#1d1007" if rnd.random() < 0.7 else "#8f6636", rnd.randint(14, 44)), rnd.uniform(0.5, 1.5))
            )
            painter.setBrush(NO_BRUSH)
            painter.drawPath(line)
        joint = rect.left() + rnd.uniform(0.15, 0.85) * rect.width()
        painter.setPen(pen(colour("#150b04", 190), 1.6))
        painter.drawLine(QPointF(joint, top + 1), QPointF(joint, top + height - 1))
        for side in (-9, 9):
            for y in (top + 12, top + height - 12):
                painter.setPen(pen(colour("#0d0703", 200), 1))
                painter.setBrush(QColor("#2a2320"))
                painter.drawEllipse(QPointF(joint + side, y), 2.6, 2.6)
        top += height
    painter.restore()


@lru_cache(maxsize=4)
def paper_tile(width: int, height: int, seed: int = 12) -> QImage:
    """A small sheet of mottled grey to lay over cards and panels with SoftLight."""
    return noise(width, height, 12, random.Random(seed))


def sheet(width: int, height: int, scale: float = 1.0, seed: int = 7) -> QImage:
    """A plain sheet of parchment, for backgrounds of screens."""
    rnd = random.Random(seed)

    def paint(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, width, height), QColor(palette.PAPER))
        texture(painter, round(width * scale), round(height * scale), rnd, 0.9)
        stains(painter, width, height, rnd, 14)
        vignette(painter, QRectF(0, 0, width, height), 100)

    return painted(width, height, scale, paint).convertToFormat(QImage.Format.Format_RGB32)
