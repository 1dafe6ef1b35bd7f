"""The parts a card is made of: the sheet, the arched field, plaited rings, title strip, roundels, rows of icons."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from . import lettering, palette
from .brush import NO_BRUSH, clip, colour, dot, draw, linear, pen, radial, rounded, soft_rect
from .curves import interlace_ring, pieces
from .icons import draw_icon
from .parchment import paper_tile

_ROW_LETTER, _ROW_ICON = 14.0, 20.0
_ONE_LINE, _TWO_LINES = 22.0, 31.0  # the height of a row
_SHRUNK = 1.1  # times the room: longer words are set on two lines
_VERTICES = 32  # of a piece of a strand


class CardRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of the lower half: a word and icons, or icons alone."""

    text: str = ""
    icons: tuple[str, ...] = ()


@contextmanager
def clipped(painter: QPainter, path: QPainterPath) -> Iterator[None]:
    """Within, only what lies inside the path is drawn; the painter is as before even if the rest is never painted."""
    painter.save()
    clip(painter, path)
    try:
        yield
    finally:
        painter.restore()


def sheet(painter: QPainter, box: QRectF, glow: str) -> QPainterPath:
    """Shadow, dark edge, mottled parchment; returns the inner outline."""
    if glow:
        for k in range(7):
            draw(painter, rounded(box, 11), None, pen(colour(glow, 36), 4 + k * 3))
    soft_rect(painter, box, 11)
    draw(painter, rounded(box, 11), "#2a1a0e")
    inner = rounded(box.adjusted(3, 3, -3, -3), 9)
    draw(
        painter,
        inner,
        linear(
            0, box.top(), 0, box.bottom(), (0, palette.CARD_LIGHT), (0.6, palette.CARD_MIDDLE), (1, palette.CARD_DARK)
        ),
    )
    painter.save()
    clip(painter, inner)
    painter.setOpacity(0.35)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.drawImage(box, paper_tile(150, 214))
    painter.restore()
    return inner


def arch(left: float, top: float, right: float, bottom: float) -> QPainterPath:
    rise = min(30.0, (bottom - top) * 0.3)
    path = QPainterPath(QPointF(left, bottom))
    path.lineTo(left, top + rise)
    path.cubicTo(left, top, right, top, right, top + rise)
    path.lineTo(right, bottom)
    path.closeSubpath()
    return path


def rays(painter: QPainter, centre: QPointF, field: QPainterPath) -> Iterator[None]:
    """Faint rays from a point all over the field, in steps."""
    with clipped(painter, field):
        for k in range(24):
            ray = QPainterPath(centre)
            for step in (k, k + 0.5):
                angle = step * math.pi / 12
                ray.lineTo(centre.x() + 200 * math.cos(angle), centre.y() + 200 * math.sin(angle))
            ray.closeSubpath()
            draw(painter, ray, colour("#fff4d0", 18))
            if k % 6 == 5:
                yield


def plaited_ring(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Two strands round a pale disc."""
    painter.save()
    painter.translate(centre)
    painter.setBrush(NO_BRUSH)
    k = radius / 43
    for ink, width in ((palette.OUTLINE, 5.2), (palette.GOLD_LINE, 3.2)):
        painter.setPen(pen(ink, width * k))
        for phase in (0.0, 3.14159265):
            for part in _plait(radius, 4.2 * k, phase):
                painter.drawPath(part)
    dot(painter, 0, 0, 37 * k, radial(0, 0, 38 * k, (0, "#fdf6e0"), (1, "#e3cf9c")))
    painter.restore()


@cache
def _plait(radius: float, swing: float, phase: float) -> tuple[QPainterPath, ...]:
    """A strand of a plaited ring. All cards are drawn in the same measures, however large they are on the screen."""
    return _cut(interlace_ring(radius, swing, 10, phase))


def _cut(strand: QPainterPath) -> tuple[QPainterPath, ...]:
    """A strand in short pieces: a round pen draws these without a seam, and in a third of the time."""
    return tuple(pieces(strand, strand.boundingRect(), _VERTICES))


def spread(count: int, room: QRectF) -> list[tuple[QPointF, float]]:
    """Places for several icons in a field, in one row or two, whichever lets them be larger; with their size."""

    def size_in(rows: list[int]) -> float:
        return min(54.0, room.width() / max(rows) * 0.94, room.height() / len(rows) * 0.94)

    rows, size = [count], size_in([count])
    two = [count // 2, count - count // 2]
    if count > 2 and size_in(two) > size:
        rows, size = two, size_in(two)
    result = []
    for k, many in enumerate(rows):
        y = room.center().y() + (k - (len(rows) - 1) / 2) * size * 1.06
        result += [(QPointF(room.center().x() + (i - (many - 1) / 2) * size * 1.08, y), size) for i in range(many)]
    return result


def title_strip(painter: QPainter, text: str, strip: QRectF, language: str) -> None:
    draw(
        painter,
        rounded(strip, 4),
        linear(strip.left(), 0, strip.right(), 0, (0, "#d9bd80"), (0.5, "#fbf1d4"), (1, "#d9bd80")),
        pen(palette.OUTLINE, 1.3),
    )
    room = strip.adjusted(6, 1, -6, -1)
    lettering.write_in_box(
        painter, text, "title", room, language, 16.5, 8.0, palette.DARK_INK, most_lines=2 if strip.height() > 24 else 1
    )


def value_roundel(painter: QPainter, text: str, at: QPointF, suit: palette.Suit) -> None:
    dot(
        painter,
        at.x(),
        at.y(),
        18,
        radial(at.x() - 6, at.y() - 8, 34, (0, "#fffaea"), (1, "#e2c98e")),
        pen(palette.OUTLINE, 1.6),
    )
    dot(painter, at.x(), at.y(), 15, None, pen(suit.field, 1.4))
    size = {1: 21.0, 2: 19.0}.get(len(text), 14.0)
    lettering.write(painter, lettering.centred(text, "display", size, at), suit.dark)


def corner_shield(painter: QPainter, text: str, icon: str, at: QPointF, suit: palette.Suit) -> None:
    shield = QPainterPath(at + QPointF(-15, -16))
    shield.lineTo(at + QPointF(15, -16))
    shield.cubicTo(at + QPointF(16, 6), at + QPointF(8, 14), at + QPointF(0, 19))
    shield.cubicTo(at + QPointF(-8, 14), at + QPointF(-16, 6), at + QPointF(-15, -16))
    draw(
        painter,
        shield,
        linear(0, at.y() - 16, 0, at.y() + 18, (0, "#fffaea"), (1, "#e2c98e")),
        pen(palette.OUTLINE, 1.6),
    )
    if icon and text:
        draw_icon(painter, icon, at + QPointF(0, -7), 15)
        lettering.write(painter, lettering.centred(text, "strong", 14, at + QPointF(0, 7)), suit.dark)
    elif icon:
        draw_icon(painter, icon, at - QPointF(0, 1), 24)
    else:
        lettering.write(
            painter,
            lettering.centred(text, "strong", 20 if len(text) < 3 else 13, at - QPointF(0, 1)),
            suit.dark,
        )


def row_high(row: CardRow, wide: float, language: str) -> float:
    """The height of a row: words that would have to shrink a lot for one line get two."""
    need = lettering.width(row.text, "label", _ROW_LETTER, language) + len(row.icons) * _ROW_ICON
    return _TWO_LINES if row.text and need > _SHRUNK * wide else _ONE_LINE


def icon_rows(painter: QPainter, rows: tuple[CardRow, ...], room: QRectF, language: str) -> None:
    """Lines of a word and its icons, centred; made smaller together where the room is short."""
    highs = [row_high(row, room.width(), language) for row in rows]
    factor = min(1.0, room.height() / sum(highs))
    top = room.top() + (room.height() - factor * sum(highs)) / 2
    for row, full in zip(rows, highs, strict=True):
        high = full * factor
        _icon_row(painter, row, QRectF(room.left(), top, room.width(), high), language, 2 if full > _ONE_LINE else 1)
        top += high


def _icon_row(painter: QPainter, row: CardRow, room: QRectF, language: str, lines: int) -> None:
    """The words, on so many lines, and the icons after them."""
    icon = min(_ROW_ICON, min(room.height(), _ONE_LINE) * 0.98)
    letter = _ROW_LETTER * min(1.0, room.height() / 15)
    gap = 5.0 if row.text and row.icons else 0.0
    if lines == 1:  # words and icons shrink alike
        wide = lettering.width(row.text, "label", _ROW_LETTER, language)
        factor = min(1.0, room.width() / max(1.0, wide + gap + len(row.icons) * icon))
        icon, letter = icon * factor, min(letter, _ROW_LETTER * factor)
    for_words = QRectF(0, 0, room.width() - gap - len(row.icons) * icon + 1, max(room.height(), letter * 1.2))
    setting = lettering.fitted(row.text, "label", for_words, language, letter, 7.0 if lines > 1 else letter, lines)
    wide = setting.squeeze * max(lettering.width(line, "label", setting.pixels, language) for line in setting.lines)
    x = room.center().x() - (wide + gap + len(row.icons) * icon) / 2
    if row.text:
        lettering.write(painter, lettering.setting_path(setting, QRectF(x, room.top(), wide, room.height())))
    for k, name in enumerate(row.icons):
        draw_icon(painter, name, QPointF(x + wide + gap + (k + 0.5) * icon, room.center().y()), icon * 0.92)


def woven_border(painter: QPainter, box: QRectF) -> Iterator[None]:
    """Two strands winding round one another along a rectangle, in steps."""
    for ink, width in ((palette.OUTLINE, 4.4), (palette.GOLD_LINE, 2.6)):
        for phase in (0.0, math.pi):
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(ink, width))
            for part in _woven(box.x(), box.y(), box.width(), box.height(), phase):
                painter.drawPath(part)
            yield


@cache
def _woven(x: float, y: float, width: float, height: float, phase: float) -> tuple[QPainterPath, ...]:
    """A strand round a rectangle; to follow the outline point by point takes long."""
    waves = round(2 * (width + height) / 22)
    outline = rounded(QRectF(x, y, width, height), 10)
    path = QPainterPath()
    steps = waves * 10
    for i in range(steps + 1):
        t = i / steps
        at, angle = outline.pointAtPercent(t % 1.0), math.radians(outline.angleAtPercent(t % 1.0))
        swing = 3.4 * math.sin(waves * t * 2 * math.pi + phase)
        point = QPointF(at.x() + math.sin(angle) * swing, at.y() + math.cos(angle) * swing)
        if i == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return _cut(path)
