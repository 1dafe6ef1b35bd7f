"""What a cartographer adds for love: compass rose, longships, a sea serpent, the title ribbon."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from . import fonts, lettering, palette
from .brush import NO_BRUSH, clip, colour, dot, draw, linear, pen, radial, soft_path
from .curves import shape
from .relief import wave

_RIG = "#2f2013"


def compass(painter: QPainter, centre: QPointF, radius: float, language: str = "en") -> None:
    """A rose of sixteen points with a ring of degrees; the north point is red and taller."""
    r = radius
    painter.save()
    painter.translate(centre)
    painter.setBrush(
        radial(0, 0, r, (0, colour("#f6ecd0", 120)), (0.9, colour("#f6ecd0", 60)), (1, colour("#f6ecd0", 0)))
    )
    painter.setPen(pen(colour("#4b3720", 210), 1.5))
    painter.drawEllipse(QPointF(0, 0), r * 0.98, r * 0.98)
    painter.setBrush(NO_BRUSH)
    for share, width, alpha in ((0.91, 0.8, 170), (0.53, 0.9, 170), (0.5, 0.6, 120)):
        painter.setPen(pen(colour("#4b3720", alpha), width))
        painter.drawEllipse(QPointF(0, 0), r * share, r * share)
    for i in range(72):
        painter.save()
        painter.rotate(i * 5)
        painter.setPen(pen(colour("#4b3720", 190 if i % 2 == 0 else 130), 1.0))
        painter.drawLine(QPointF(0, -r * 0.98), QPointF(0, -r * (0.86 if i % 6 == 0 else 0.91 if i % 2 else 0.885)))
        painter.restore()
    for length, width, first, step, ink in (
        (0.70, 0.075, 22.5, 45.0, "#6b4a2c"),
        (0.86, 0.125, 45.0, 90.0, "#5b3a22"),
        (1.12, 0.165, 0.0, 90.0, "#8c2f22"),
    ):
        angle = first
        while angle < 360 + first:
            painter.save()
            painter.rotate(angle)
            reach = length * r * (1.06 if angle == 0 else 1.0)
            for side, fill in ((1, ink), (-1, "#f4e8c8")):
                point = QPainterPath(QPointF(0, 0))
                point.lineTo(QPointF(side * width * r, -width * r * 1.05))
                point.lineTo(QPointF(0, -reach))
                point.closeSubpath()
                draw(painter, point, fill, pen(colour(palette.INK, 225), 0.9))
            painter.restore()
            angle += step
    dot(
        painter,
        0,
        0,
        r * 0.1,
        radial(-r * 0.03, -r * 0.03, r * 0.14, (0, "#fbe9b0"), (1, "#b58a32")),
        pen(palette.INK, 1),
    )
    letter = "\u041f\u043d" if language == "uk" else "N"
    path = lettering.outline(letter, "display", r * 0.3, language)
    box = path.boundingRect()
    lettering.halo(painter, path.translated(-box.center().x(), -r * 1.24 - box.bottom()), palette.INK, 2.4, 120)
    painter.restore()


_HULL = shape(
    "M-63 -24 C-74 -32 -70 -50 -56 -46 C-50 -44 -51 -36 -57 -37 C-60 -37 -60 -33 -57 -31 C-52 -27 -52 -16 -46 -8 "
    "Q0 10 46 -8 C54 -16 56 -34 52 -50 C51 -56 55 -60 60 -58 L70 -53 "
    "L63 -51 C68 -36 68 -14 54 4 Q0 32 -54 4 C-66 -6 -66 -18 -63 -24 Z"
)
_SAIL = shape("M-42 -86 Q0 -92 42 -86 C55 -66 53 -44 43 -27 Q4 -17 -42 -27 C-31 -44 -31 -66 -42 -86 Z")


def longship(
    painter: QPainter, at: QPointF, size: float, flip: bool = False, sail: str = "#a2382c", waves: bool = True
) -> None:
    """A drakkar under a striped sail, bow to the right (to the left when flipped)."""
    painter.save()
    painter.translate(at)
    painter.scale(-size / 100 if flip else size / 100, size / 100)
    painter.setPen(pen(colour(_RIG, 235), 2.6))
    painter.drawLine(QPointF(0, 2), QPointF(0, -98))
    painter.setPen(pen(colour(_RIG, 150), 0.9))
    for x in (-56, 58):
        painter.drawLine(QPointF(0, -96), QPointF(x, -34))
    draw(painter, shape("M0 -98 L-16 -94 L-12 -91 L-16 -88 L0 -91 Z"), sail, pen(colour(_RIG, 220), 1))
    draw(painter, _SAIL, "#f3e8cb", pen(colour(_RIG, 235), 2))
    painter.save()
    clip(painter, _SAIL)
    stripe = QColor(sail)
    for i in range(-3, 5, 2):
        draw(
            painter,
            shape(
                f"M{i * 14 - 8} -96 C{i * 14 - 3} -66 {i * 14 - 3} -44 {i * 14 - 8} -10 "
                f"H{i * 14 + 6} C{i * 14 + 11} -44 {i * 14 + 11} -66 {i * 14 + 6} -96 Z"
            ),
            colour(stripe, 230),
        )
    painter.fillRect(
        QRectF(-60, -100, 120, 90),
        linear(
            -42,
            0,
            52,
            0,
            (0, colour("#000000", 60)),
            (0.25, colour("#ffffff", 30)),
            (0.7, colour("#ffffff", 0)),
            (1, colour("#000000", 66)),
        ),
    )
    painter.restore()
    draw(painter, _SAIL, None, pen(colour(_RIG, 235), 2))
    painter.setPen(pen(colour(_RIG, 235), 3))
    painter.drawLine(QPointF(-44, -86), QPointF(44, -86))
    draw(
        painter,
        _HULL,
        linear(0, -24, 0, 22, (0, "#b98a50"), (0.5, "#90622f"), (1, "#5d3b1c")),
        pen(colour(_RIG, 235), 2.2),
    )
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour(_RIG, 130), 1))
    for k in (0, 7):
        plank = QPainterPath(QPointF(-54, -4 + k))
        plank.quadTo(0, 18 + k, 54, -4 + k)
        painter.drawPath(plank)
    dot(painter, 62, -53, 1.3, _RIG)
    for i in range(-3, 4):
        shield_x, shield_y = i * 12.6, 3.6 - abs(i) * 1.3
        fill = ("#d0a94f", "#8c2f22", "#35576b")[i % 3]
        dot(
            painter,
            shield_x,
            shield_y,
            6.2,
            radial(shield_x - 2, shield_y - 2, 9, (0, QColor(fill).lighter(130)), (1, fill)),
            pen(colour(_RIG, 230), 1.2),
        )
        dot(painter, shield_x, shield_y, 1.6, "#e8dcc0", pen(colour(_RIG, 230), 0.7))
    if waves:
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(colour("#f4efe0", 200), 2.0))
        for k in range(5):
            wave(painter, -44 + 22 * k, 21 - abs(k - 2) * 3.2, 11)
        painter.setPen(pen(colour("#3f6470", 190), 1.6))
        for k in range(4):
            wave(painter, -48 + 32 * k, 30 + (k % 2) * 5, 15)
    painter.restore()


_SERPENT = (
    "M-58 18 C-62 -8 -40 -20 -30 -6 C-26 0 -26 10 -26 18 L-38 18 C-38 10 -38 2 -42 2 C-47 2 -47 12 -47 18 Z",
    "M-14 18 C-16 -6 6 -14 14 2 C17 8 17 14 17 18 L6 18 C6 12 5 7 2 7 C-2 7 -3 13 -3 18 Z",
)
_SERPENT_HEAD = shape(
    "M30 18 C30 -8 36 -34 50 -42 C60 -48 70 -44 74 -38 L82 -36 "
    "L74 -32 L80 -28 C72 -24 64 -27 58 -22 C48 -12 44 4 43 18 Z"
)


def serpent(painter: QPainter, at: QPointF, size: float, flip: bool = False) -> None:
    """A sea serpent: two coils and a head above the water."""
    painter.save()
    painter.translate(at)
    painter.scale(-size / 120 if flip else size / 120, size / 120)
    skin = linear(0, -44, 0, 20, (0, "#8fae8d"), (0.6, "#557a66"), (1, "#355347"))
    line = pen(colour("#22352e", 230), 2)
    for text in _SERPENT:
        draw(painter, shape(text), skin, line)
    draw(painter, _SERPENT_HEAD, skin, line)
    draw(
        painter,
        shape("M46 -40 L42 -54 L52 -45 Z M38 -26 L30 -34 L40 -34 Z M33 -8 L25 -14 L34 -18 Z"),
        "#a2382c",
        pen(colour("#22352e", 220), 1.3),
    )
    dot(painter, 61, -38, 2.6, "#f6e7a6", pen("#22352e", 1))
    painter.setPen(pen(colour("#22352e", 130), 1.2))
    for x, y in ((-54, 2), (-50, -6), (-34, -6), (-6, -2), (2, -6), (12, 4), (40, -8), (44, -20)):
        painter.drawLine(QPointF(x, y), QPointF(x + 4, y + 3))
    draw(painter, shape("M-84 4 C-80 -10 -72 -12 -66 -8 C-72 -4 -72 4 -74 12 L-80 18 L-84 10 Z"), skin, line)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour("#3f6470", 200), 1.8))
    for k in range(6):
        wave(painter, -78 + 26 * k, 22 + (k % 2) * 4, 13)
    painter.restore()


def _bowed(x: float, y: float, w: float, h: float, top: float, bottom: float, bow: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y + h * top))
    path.quadTo(x + w / 2, y + h * (top - bow), x + w, y + h * top)
    path.lineTo(x + w, y + h * bottom)
    path.quadTo(x + w / 2, y + h * (bottom - bow), x, y + h * bottom)
    path.closeSubpath()
    return path


def cartouche(painter: QPainter, box: QRectF, title: str, subtitle: str, language: str = "en") -> None:
    """A bowed ribbon with the title in red; both lines shrink to fit."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    painter.save()
    for side in (-1, 1):
        end = x if side < 0 else x + w
        tail = QPainterPath(QPointF(end - side * 26, y + h * 0.30))
        for dx, dy in ((44, 0.36), (26, 0.66), (46, 0.98), (-26, 0.94)):
            tail.lineTo(end + side * dx, y + h * dy)
        tail.closeSubpath()
        soft_path(painter, tail, 4, 12)
        draw(
            painter,
            tail,
            linear(end - side * 40, 0, end + side * 40, 0, (0, "#b08e54"), (1, "#e0c78f")),
            pen(palette.INK, 1.6),
        )
        fold = QPainterPath(QPointF(end, y + h * 0.86))
        fold.lineTo(end - side * 26, y + h * 0.94)
        fold.lineTo(end - side * 26, y + h * 0.80)
        fold.closeSubpath()
        draw(painter, fold, "#6f5128", pen(palette.INK, 1.4))
    body = _bowed(x, y, w, h, 0.10, 0.86, 0.20)
    soft_path(painter, body, 6, 12, 0.7, 1.1)
    stops = ((0.0, "#d6bb82"), (0.12, "#f2e3bb"), (0.5, "#faf1d7"), (0.88, "#f2e3bb"), (1.0, "#d6bb82"))
    draw(painter, body, linear(x, 0, x + w, 0, *stops), pen(palette.INK, 1.8))
    inner = (
        QTransform().translate(x + w / 2, y + h / 2).scale((w - 16) / w, (h - 14) / h).translate(-x - w / 2, -y - h / 2)
    )
    draw(painter, inner.map(body), None, pen(colour(palette.TITLE_RED, 200), 1.1))
    curve = QPainterPath(QPointF(x + 14, y + h * (0.53 if subtitle else 0.62)))
    curve.quadTo(x + w / 2, y + h * (0.33 if subtitle else 0.42), x + w - 14, y + h * (0.53 if subtitle else 0.62))
    # the Cyrillic face is wider and hangs lower than the Latin one
    size = h * (0.33 if fonts.face("display", language, title) is fonts.RUSLAN else 0.40)
    room = w - 52
    wanted = lettering.width(title, "display", size, language, 4)
    size *= min(1.0, room / wanted)
    lettering.write(
        painter,
        lettering.on_curve(curve, title, "display", size, language, 4 * min(1.0, room / wanted)),
        palette.TITLE_RED,
    )
    if subtitle:
        line = QPainterPath(QPointF(x + 14, y + h * 0.745))
        line.quadTo(x + w / 2, y + h * 0.55, x + w - 14, y + h * 0.745)
        small = h * 0.132
        small *= min(1.0, room / lettering.width(subtitle, "sea", small, language, 0.4))
        lettering.write(painter, lettering.on_curve(line, subtitle, "sea", small, language, 0.4), palette.INK)
    painter.restore()


def knot_corner(painter: QPainter, at: QPointF, size: float, turn: float, ink: str = palette.TITLE_RED) -> None:
    """A small triquetra for the corners of panels and grids."""
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    painter.scale(size / 20, size / 20)
    painter.setBrush(NO_BRUSH)
    for width, tone in ((4.2, colour("#f8eed2", 255)), (2.0, QColor(ink))):
        painter.setPen(pen(tone, width))
        for k in range(3):
            painter.save()
            painter.rotate(k * 120)
            painter.drawPath(shape("M0 1 C-9 -5 -7 -14 0 -15 C7 -14 9 -5 0 1"))
            painter.restore()
    painter.restore()


def rhumb_lines(painter: QPainter, centre: QPointF, reach: float) -> None:
    """Thirty-two bearings from the rose; the caller clips them to the sea."""
    for i in range(32):
        angle = i * math.pi / 16
        painter.setPen(pen(colour("#5b6d60", 62 if i % 4 == 0 else 34), 0.9))
        painter.drawLine(centre, centre + QPointF(reach * math.cos(angle), reach * math.sin(angle)))
