"""Cards from a typed template: parchment, a field in the suit's colour, icons, and text that always fits.

A `CardFace` says what is on a card; `paint_face` draws it at any size, `paint_back` draws the back of its deck. A large
card is too much for one breath of the screen: `face_steps` and what else is called so are generators that draw the same
and `yield` after every few strokes. Nothing here knows a game: Brian Boru's numbered cards, Lindisfarne's fresco cards,
sagas, runes and battle cards are all this template with other fields filled.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QTransform

from . import lettering, palette
from .breath import at_once
from .brush import colour, dot, draw, layer, painting, pen, radial, rounded
from .cardparts import (
    CardRow,
    arch,
    clipped,
    corner_shield,
    icon_rows,
    plaited_ring,
    rays,
    row_high,
    sheet,
    spread,
    title_strip,
    value_roundel,
    woven_border,
)
from .icons import draw_icon
from .scenery import scene_steps

__all__ = [
    "HEIGHT", "MARGIN", "WIDTH", "CardBack", "CardFace", "CardRow",
    "back_steps", "extent", "face_steps", "field_and_text", "image", "image_steps", "paint_back", "paint_face",
    "pixmap", "pixmap_steps",
]  # fmt: skip

WIDTH, HEIGHT = 150.0, 214.0
MARGIN = 14.0  # room round a card for its shadow and glow
_MOST_SHARED = 256  # pixmaps


class CardFace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on the front. Empty fields take no room."""

    suit: str = "white"  # a suit, a country or #rrggbb
    title: str = ""
    value: str = ""  # roundel, top left
    corner: str = ""  # small shield, top right: a figure
    corner_icon: str = ""  # or an icon there
    icon: str = ""  # the picture, in a plaited ring
    icons: tuple[str, ...] = ()  # several pictures instead, side by side
    scene: str = ""  # a painted landscape instead: `england`, `norway`, ... (see scenery)
    scene_part: tuple[int, int] = (1, 1)  # this card is part n of m of one long picture
    rows: tuple[CardRow, ...] = ()
    text: str = ""
    footer: str = ""
    tag: str = ""  # one word on a small ribbon at the lower end of the picture: the kind of card
    width: float = WIDTH
    height: float = HEIGHT


class CardBack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The back of a deck."""

    suit: str = "red"
    icon: str = "shield"
    width: float = WIDTH
    height: float = HEIGHT


# ------------------------------------------------------------------ the front
def _picture(painter: QPainter, face: CardFace, field: QPainterPath, suit: palette.Suit) -> Iterator[None]:
    """What fills the arched field: a landscape, one ringed icon, or several icons."""
    box = field.boundingRect()
    centre = QPointF(box.center().x(), box.center().y() + 3)
    dark, mid = QColor(suit.dark), QColor(suit.field)
    draw(
        painter,
        field,
        radial(centre.x(), centre.y() - 6, box.width() * 0.74, (0, mid.lighter(135)), (0.55, mid), (1, dark)),
        pen(palette.OUTLINE, 1.6),
    )
    yield
    if face.scene:
        with clipped(painter, field):
            yield from scene_steps(painter, box, face.scene, face.scene_part)
    else:
        yield from rays(painter, centre, field)
    if face.scene:  # the picture hides the suit's colour, so a band of it frames the picture
        draw(painter, field, None, pen(palette.OUTLINE, 8.6))
        draw(painter, field, None, pen(mid, 6.2))
    rim = (
        QTransform()
        .translate(box.center().x(), box.center().y())
        .scale(1 - 8 / box.width(), 1 - 8 / box.height())
        .translate(-box.center().x(), -box.center().y())
    )
    draw(painter, rim.map(field), None, pen(palette.GOLD_LINE, 1.6))
    if not face.scene:
        draw(painter, field, None, pen(palette.OUTLINE, 1.6))
    yield
    yield from _icons(painter, face, box, centre)


def _icons(painter: QPainter, face: CardFace, box: QRectF, centre: QPointF) -> Iterator[None]:
    """The icons of the field, in steps: several, one in a plaited ring, or a small one below a landscape."""
    if face.icons:
        places = spread(len(face.icons), QRectF(box.left() + 8, box.top() + 12, box.width() - 16, box.height() - 22))
        for name, (at, size) in zip(face.icons, places, strict=True):
            dot(
                painter,
                at.x(),
                at.y(),
                size * 0.5,
                radial(at.x(), at.y(), size * 0.5, (0, "#fdf6e0"), (1, "#e3cf9c")),
                pen(palette.GOLD_LINE, 1.8),
            )
            draw_icon(painter, name, at, size * 0.76)
            yield
    elif face.icon and not face.scene:
        radius = min(43.0, box.height() * 0.385, box.width() * 0.36)
        plaited_ring(painter, centre, radius)
        yield
        draw_icon(painter, face.icon, centre, radius * 1.54, 38 if face.icon == "sword" else 0)
    elif face.icon:
        at = QPointF(box.center().x(), box.bottom() - 24)
        dot(
            painter,
            at.x(),
            at.y(),
            15,
            radial(at.x(), at.y(), 15, (0, "#fdf6e0"), (1, "#e3cf9c")),
            pen(palette.OUTLINE, 1.2),
        )
        draw_icon(painter, face.icon, at, 23)


def field_and_text(face: CardFace, language: str = "en") -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Where things lie on a card of this template: picture, title strip, body, footer (empty when not wanted)."""
    w, h = face.width, face.height
    has_body = bool(face.rows or face.text)
    footer_high = 15.0 if face.footer else 0.0
    long_title = len(face.title) > 17
    strip_high = 33.0 if long_title else 23.0
    if not face.title:
        strip_high = 0.0
    rows_high = sum(row_high(row, w - 22, language) for row in face.rows)
    if not has_body:
        body_high = 0.0
    elif face.text:
        room = QRectF(0, 0, w - 22, max(h * 0.16, min(h * 0.40, h * 0.44 - rows_high)))  # the picture keeps a third
        body_high = rows_high + lettering.fitted(face.text, "text", room, language, 13.5, 6.5).height + 8
    else:
        body_high = max(rows_high, h * 0.2)
    low = h - 10 - footer_high
    body = QRectF(11, low - body_high, w - 22, body_high)
    strip = QRectF(8, body.top() - strip_high - (4 if has_body else 1), w - 16, strip_high)
    field = QRectF(12, 12 if not (face.value or face.corner or face.corner_icon) else 20, w - 24, 0)
    field.setBottom(strip.top() + (6 if face.title else 0))
    footer = QRectF(12, h - 9 - footer_high, w - 24, footer_high)
    return field, strip, body, footer


def paint_face(painter: QPainter, face: CardFace, language: str = "en", glow: str = "") -> None:
    """Draw the front with its top left corner at the origin; `glow` lights its rim in a colour."""
    at_once(face_steps(painter, face, language, glow))


def face_steps(painter: QPainter, face: CardFace, language: str = "en", glow: str = "") -> Generator[None, None, None]:
    """The front in steps."""
    suit = palette.suit(face.suit)
    inner = sheet(painter, QRectF(0, 0, face.width, face.height), glow)
    yield
    field_box, strip, body, footer = field_and_text(face, language)
    yield
    field = arch(field_box.left(), field_box.top(), field_box.right(), field_box.bottom())
    with clipped(painter, inner):
        yield from _picture(painter, face, field, suit)
    if face.tag:
        _tag(painter, face.tag, field_box, strip, suit, language)
    if face.value:
        value_roundel(painter, face.value, QPointF(24, 25), suit)
    if face.corner or face.corner_icon:
        corner_shield(painter, face.corner, face.corner_icon, QPointF(face.width - 25, 24), suit)
    yield
    if face.title:
        title_strip(painter, face.title, strip, language)
        yield
    yield from _words(painter, face, body, language)
    if face.footer:
        lettering.write_in_box(painter, face.footer, "italic", footer, language, 11.5, 6, "#6d5433", most_lines=1)


def _tag(painter: QPainter, tag: str, field: QRectF, strip: QRectF, suit: palette.Suit, language: str) -> None:
    """The ribbon at the lower end of the picture."""
    wide = min(field.width() - 20, lettering.width(tag, "italic", 12, language) + 16)
    ribbon = QRectF(field.center().x() - wide / 2, strip.top() - 15, wide, 15)
    draw(painter, rounded(ribbon, 3), colour(suit.dark, 235), pen(palette.GOLD_LINE, 1))
    room = ribbon.adjusted(4, 0, -4, -1)
    lettering.write_in_box(painter, tag, "italic", room, language, 12, 6, suit.light, most_lines=1)


def _words(painter: QPainter, face: CardFace, body: QRectF, language: str) -> Iterator[None]:
    """Rows and text of the lower half, in steps."""
    largest = 14.0
    if face.rows and face.text:
        rows_high = sum(row_high(row, body.width(), language) for row in face.rows)
        upper = QRectF(body.left(), body.top(), body.width(), rows_high)
        icon_rows(painter, face.rows, upper, language)
        body = QRectF(body.left(), upper.bottom() + 1, body.width(), body.bottom() - upper.bottom() - 1)
        largest = 13.5
    elif face.rows:
        icon_rows(painter, face.rows, body, language)
    yield
    if face.text:
        setting = lettering.fitted(face.text, "text", body, language, largest, 6.5)
        for line in lettering.line_paths(setting, body):
            yield
            lettering.write(painter, line, "#3a2817")


# ------------------------------------------------------------------ the back
def paint_back(painter: QPainter, back: CardBack) -> None:
    """The back of a deck: a field in its colour, a woven border, the deck's icon in a plaited ring."""
    at_once(back_steps(painter, back))


def back_steps(painter: QPainter, back: CardBack) -> Generator[None, None, None]:
    """The back in steps."""
    w, h = back.width, back.height
    suit = palette.suit(back.suit)
    sheet(painter, QRectF(0, 0, w, h), "")
    yield
    box = QRectF(10, 10, w - 20, h - 20)
    mid = QColor(suit.field)
    draw(
        painter,
        rounded(box, 6),
        radial(w / 2, h / 2, h * 0.62, (0, mid.lighter(118)), (0.6, mid), (1, suit.dark)),
        pen(palette.OUTLINE, 1.6),
    )
    with clipped(painter, rounded(box, 6)):
        painter.setPen(pen(colour("#fff4d0", 22), 5, flat=True))  # ten times as fast as round ends, which nobody sees
        for k in range(-20, 40):  # a faint lattice
            painter.drawLine(QPointF(k * 14, 0), QPointF(k * 14 + h, h))
            painter.drawLine(QPointF(k * 14, h), QPointF(k * 14 + h, 0))
    yield
    yield from woven_border(painter, box.adjusted(9, 9, -9, -9))
    plaited_ring(painter, QPointF(w / 2, h / 2), min(w, h) * 0.27)
    yield
    draw_icon(painter, back.icon, QPointF(w / 2, h / 2), min(w, h) * 0.4)


# ------------------------------------------------------------------ pictures
def extent(card: CardFace | CardBack) -> QRectF:
    """What a card paints, shadow and glow included, relative to its top left corner."""
    return QRectF(-MARGIN, -MARGIN, card.width + 2 * MARGIN, card.height + 2 * MARGIN)


def image(
    card: CardFace | CardBack, language: str = "en", ratio: float = 1.0, glow: str = "", size: float = 1.0
) -> QImage:
    """A card on a transparent image (any thread); `size` 2 draws it twice as large, for a closer look."""
    return at_once(image_steps(card, language, ratio, glow, size))


def image_steps(
    card: CardFace | CardBack, language: str = "en", ratio: float = 1.0, glow: str = "", size: float = 1.0
) -> Generator[None, None, QImage]:
    """The image in steps."""
    box = extent(card)
    result = layer(max(1, round(box.width() * size * ratio)), max(1, round(box.height() * size * ratio)))
    with painting(result, ratio) as painter:
        painter.scale(size, size)
        painter.translate(-box.topLeft())
        if isinstance(card, CardFace):
            yield from face_steps(painter, card, language, glow)
        else:
            yield from back_steps(painter, card)
    result.setDevicePixelRatio(ratio)
    return result


_shared: dict[tuple[object, ...], QPixmap] = {}  # the one that was wanted last at the end


def pixmap(
    card: CardFace | CardBack, language: str = "en", ratio: float = 2.0, glow: str = "", size: float = 1.0
) -> QPixmap:
    """A shared pixmap (screen's thread only); offset it by `extent(card).topLeft() * size`."""
    return at_once(pixmap_steps(card, language, ratio, glow, size))


def pixmap_steps(
    card: CardFace | CardBack, language: str = "en", ratio: float = 2.0, glow: str = "", size: float = 1.0
) -> Generator[None, None, QPixmap]:
    """The shared pixmap in steps; none if it is there already."""
    key = (card, language, ratio, glow, size)
    if key not in _shared:
        picture = yield from image_steps(card, language, ratio, glow, size)
        _shared[key] = QPixmap.fromImage(picture)
    _shared[key] = _shared.pop(key)
    if len(_shared) > _MOST_SHARED:
        _shared.pop(next(iter(_shared)))
    return _shared[key]
