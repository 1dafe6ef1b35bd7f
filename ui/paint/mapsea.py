"""The sea of a map: its tint, the light shelf, rhumb lines, the lines that follow the coast, waves.

Wide strokes are the dear part of a map. They are drawn from a thinned coast, piece by piece and without blending
pieces into one another (CompositionMode_Source), which is quicker than one long stroke and keeps no lock for long.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, qGray

from . import palette
from .brush import NO_BRUSH, bands, colour, layer, nested, painting, pen, stroke
from .curves import pieces, thinned
from .ornaments import rhumb_lines
from .relief import wave
from .spec import Style, ZoneSpec

_Mode = QPainter.CompositionMode
_SHELF = ((100.0, 13), (76.0, 15), (56.0, 17), (40.0, 19), (26.0, 22), (15.0, 26), (8.0, 28))
_LINES = ((38.0, 45, 0.8), (28.0, 70, 0.85), (19.5, 100, 0.9), (12.5, 135, 1.0), (6.5, 175, 1.1))
_WAVES_FROM_COAST = 52.0


def paint_water(painter: QPainter, board: QRectF, style: Style) -> None:
    """The sea colour, multiplied on the paper."""
    painter.save()
    painter.setCompositionMode(_Mode.CompositionMode_Multiply)
    for band in bands(round(board.width()), round(board.height())):
        painter.fillRect(band, QColor(style.sea))
    painter.restore()


def paint_zones(painter: QPainter, board: QRectF, zones: ZoneSpec, points: dict[str, QPointF]) -> None:
    """Each stretch of sea in the colour of its nearest point: a small image scaled up smoothly."""
    step = 16
    w, h = -(-int(board.width()) // step), -(-int(board.height()) // step)
    seeds = [(points[key].x() / step, points[key].y() / step, QColor(tint).rgb()) for key, tint in zones.points.items()]
    image = QImage(w, h, QImage.Format.Format_RGB32)
    for j in range(h):
        for i in range(w):
            best, rgb = 1e18, 0
            for x, y, value in seeds:
                d = (x - i - 0.5) ** 2 + (y - j - 0.5) ** 2
                if d < best:
                    best, rgb = d, value
            image.setPixel(i, j, rgb)
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    soft = (
        image.scaled(w * 2, h * 2, keep, smooth).scaled(w * 4, h * 4, keep, smooth).scaled(w * 8, h * 8, keep, smooth)
    )
    painter.save()
    painter.setOpacity(zones.opacity)
    for band in bands(round(board.width()), round(board.height())):
        painter.drawImage(band, soft, QRectF(0, band.y() / 2, board.width() / 2, band.height() / 2))
    painter.restore()


def paint_shelf(painter: QPainter, board: QRectF, land: QPainterPath, style: Style) -> None:
    """Lighter water along the coast, on a quarter-size layer."""
    coast = pieces(thinned(land, 8.0), board.adjusted(-110, -110, 110, 110))
    rings = [(2 * distance * style.shelf, colour("#f7f0d6", alpha)) for distance, alpha in _SHELF]
    light = nested(board, 0.25, coast, rings)
    for band in bands(round(board.width()), round(board.height())):
        painter.drawImage(band, light, QRectF(0, band.y() / 4, light.width(), band.height() / 4))


def paint_rhumb(painter: QPainter, board: QRectF, centre: QPointF) -> None:
    """Bearings from the compass; the land painted later covers what runs ashore."""
    rhumb_lines(painter, centre, board.width() + board.height())


def water_lines(board: QRectF, land: list[QPainterPath], coast: QPainterPath, style: Style, scale: float) -> QImage:
    """Parallel lines along the coast: wide stroke, then a slightly narrower one that rubs it out, and so inwards."""
    image = layer(round(board.width() * scale), round(board.height() * scale))
    near = board.adjusted(-60, -60, 60, 60)
    coarse, fine = pieces(thinned(coast, 2.5), near), pieces(thinned(coast, 1.0), near)
    with painting(image, scale) as painter:
        for distance, alpha, width in _LINES:
            d = distance * style.water_lines
            lines = coarse if distance > 10 else fine
            painter.setCompositionMode(_Mode.CompositionMode_Source)
            painter.setPen(pen(colour(palette.WATER_LINE, alpha), 2 * d + width))
            stroke(painter, lines)
            painter.setCompositionMode(_Mode.CompositionMode_Clear)
            painter.setPen(pen("#000000", 2 * d - width))
            stroke(painter, lines)
        for path in land:
            painter.fillPath(path, QColor("#000000"))
    return image


def paint_waves(
    painter: QPainter, board: QRectF, land: QPainterPath, avoid: list[QRectF], rnd: random.Random, gap: float
) -> None:
    """Small waves on open water: where a small mask says that coast and ornaments are far."""
    w, h = int(board.width()) // 8, int(board.height()) // 8
    mask = QImage(w, h, QImage.Format.Format_Grayscale8)
    mask.fill(0)
    coast = thinned(land, 8.0)
    with painting(mask, 1 / 8) as q:
        q.fillPath(coast, QColor("#ffffff"))
        q.setPen(pen("#ffffff", 2 * _WAVES_FROM_COAST))
        stroke(q, pieces(coast, board.adjusted(-60, -60, 60, 60)))
        for box in avoid:
            q.fillRect(box, QColor("#ffffff"))
    painter.setPen(pen(colour(palette.WATER_LINE, 120), 1.1))
    painter.setBrush(NO_BRUSH)
    y, row = gap * 0.4, 0
    while y < board.height():
        x = gap * 0.4 + (gap * 0.75 if row % 2 else 0)
        while x < board.width():
            a, b = x + rnd.uniform(-14, 14), y + rnd.uniform(-8, 8)
            i, j = int(a / 8), int(b / 8)
            keep = rnd.random()
            if 0 <= i < w and 0 <= j < h and qGray(mask.pixel(i, j)) < 8 and keep < 0.72:
                wave(painter, a, b, rnd.uniform(6, 9))
                if keep < 0.3:
                    wave(painter, a + 11, b + 6, 5)
            x += gap * 1.5
        y += gap * 0.62
        row += 1
