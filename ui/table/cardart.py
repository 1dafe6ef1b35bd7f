"""Cards and dice of a view as pixmaps: the fields of the board definition, filled in, handed to the drawing kit."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from boardgames.core.game import Piece
from ui.paint import cards, dice, icons, palette, tokens
from ui.paint.cards import CardBack, CardFace, CardRow

if TYPE_CHECKING:
    from ui.table.art import Art

# How much of a card is drawn, by how wide it is seen on the screen: its words should be read or not be there.
PICTURE, TITLED, FULL = range(3)
TITLE_FROM, FULL_FROM = 98.0, 126.0

PILE_EDGES = 4  # how many cards show under the uppermost of a pile


def detail_for(width: float) -> int:
    """What to draw of a card that is this wide on the screen."""
    return PICTURE if width < TITLE_FROM else TITLED if width < FULL_FROM else FULL


def card_of(art: Art, piece: Piece, detail: int = FULL) -> CardFace | CardBack:
    """What is printed on the side of a card that is seen, without the words that could not be read."""
    spec = art.card_spec(piece)
    width, height = spec.shape
    if not piece.face:
        return msgspec.structs.replace(spec.back, width=width, height=height)
    face = spec.face
    words = {
        field: art.filled(getattr(face, field), piece).strip()
        for field in ("suit", "title", "value", "corner", "corner_icon", "icon", "scene", "text", "footer", "tag")
    }
    words["suit"] = words["suit"] or "white"
    for field in ("icon", "corner_icon"):
        if not icons.known(words[field]):
            words[field] = ""
    part, _, whole = art.filled(face.scene_part, piece).partition("/")
    rows = tuple(
        CardRow(text=art.filled(row.text, piece), icons=_names(art.filled(row.icons, piece))) for row in face.rows
    )
    if detail < FULL:
        words.update(text="", footer="", tag="")
    if detail == PICTURE:
        words["title"] = ""
    return CardFace(
        **words,
        icons=_names(art.filled(face.icons, piece)),
        scene_part=(int(part), int(whole)) if part.isdigit() and whole.isdigit() else (1, 1),
        rows=tuple(row for row in rows if row.text or row.icons),
        width=width,
        height=height,
    )


def _names(text: str) -> tuple[str, ...]:
    return tuple(name for name in text.split(",") if icons.known(name))


def card_steps(
    art: Art, piece: Piece, scale: float, ratio: float, detail: int
) -> Generator[None, None, tuple[QPixmap, QPointF]]:
    """A card, or a pile of them with their number, its middle at the origin; painted in steps."""
    card = card_of(art, piece, detail)
    size = art.card_spec(piece).width * scale / card.width
    one = yield from cards.pixmap_steps(card, art.language, ratio, "", size)
    offset = card_offset(art, piece, scale)
    if piece.count <= 1:
        return one, offset
    yield
    edges = min(PILE_EDGES, piece.count - 1)
    lift = 2.2 * size
    badge = tokens.sprite("count", 60 * size, tokens.Look(fill=palette.TITLE_RED, text=str(piece.count)), ratio)
    whole = QRectF(offset, one.deviceIndependentSize()).adjusted(0, -edges * lift, edges * lift, 0)

    def paint(painter: QPainter) -> None:
        painter.translate(-whole.topLeft())
        for i in range(edges + 1):
            painter.drawPixmap(offset + QPointF(i * lift, -i * lift), one)
        corner = QPointF(0, card.height * 0.5 - 34) * size + QPointF(edges * lift, -edges * lift) / 2
        painter.drawPixmap(corner + badge.offset, badge.pixmap)

    return painted(whole.size(), ratio, paint), whole.topLeft()


def card_offset(art: Art, piece: Piece, scale: float) -> QPointF:
    """Where the corner of a card's picture lies from its middle."""
    spec = art.card_spec(piece)
    width, height = spec.shape
    return QPointF(-width / 2 - cards.MARGIN, -height / 2 - cards.MARGIN) * (spec.width * scale / width)


def die_picture(face: str, size: float, colour: str, ratio: float) -> tuple[QPixmap, QPointF]:
    look = dice.DieLook(fill=colour) if colour else dice.BONE
    shown: int | str = int(face) if face.isdigit() and 1 <= int(face) <= 6 else face
    if isinstance(shown, str) and not icons.known(shown):
        shown = 1
    return dice.pixmap(shown, size, look, ratio), dice.extent(size).topLeft()


def painted(size: QSizeF, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A transparent pixmap of this size, painted by a function of its painter."""
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    try:
        paint(painter)
    finally:
        painter.end()
    return pixmap
