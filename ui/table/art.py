"""How the things of a view look: shared pixmaps of pieces, cards and dice, and the words that go with each.

One `Art` serves one match in one language and one set of seat colours; when any of these change, a new one is made.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardgames.core.game import Piece
from boardgames.core.texts import Texts
from ui.paint import icons, palette, tokens
from ui.paint.breath import at_once
from ui.table import cardart
from ui.table.board import Board, CardSpec, PieceSpec
from ui.table.cardart import FULL

_SLOT = re.compile(r"\{(?P<key>\w+)(?::(?P<table>\w+))?\}")
RATIOS = (0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)


def ratio_for(scale: float) -> float:
    """The coarsest ratio that is still sharp when one pixel of the board covers `scale` of the screen."""
    return next((ratio for ratio in RATIOS if ratio >= scale * 0.98), RATIOS[-1])


@dataclass(frozen=True)
class Sprite:
    """A pixmap and where its corner lies from the point that the thing stands on."""

    pixmap: QPixmap
    offset: QPointF


class Art:
    """The look of one match."""

    def __init__(
        self, board: Board, texts: Texts, colours: list[palette.PlayerColour], people: list[str] | None = None
    ) -> None:
        self.board = board
        self.texts = texts
        self.language = texts.language
        self.colours = colours
        self.people = people or []
        self._sprites: dict[tuple[Any, ...], Sprite] = {}

    # ------------------------------------------------------------------ words

    def is_card(self, piece: Piece) -> bool:
        return piece.kind in self.board.spec.cards

    def is_die(self, piece: Piece) -> bool:
        spec = self.board.spec.pieces.get(piece.kind)
        return spec is not None and spec.shape == "die"

    def name(self, piece: Piece) -> str:
        """What a thing is called: as its definition says, else by its face, its id or its kind."""
        spec = self.board.spec.pieces.get(piece.kind)
        if spec is not None and spec.title:
            return self.filled(spec.title, piece)
        known = next(
            (self.texts.names[key] for key in (piece.face, piece.id, piece.kind) if key in self.texts.names), ""
        )
        called = known or piece.kind
        if piece.face and piece.face not in self.texts.names and not self.is_card(piece):
            called = f"{called} {piece.face}"
        if piece.count > 1:
            called = f"{called} × {piece.count}"
        return called

    def owner(self, piece: Piece) -> str:
        if self.is_card(piece) or piece.seat < 0:
            return ""
        if piece.seat < len(self.people):
            return self.people[piece.seat]
        return self.texts.name(f"seat:{piece.seat}")

    def tip(self, piece: Piece) -> str:
        """The longer explanation of a thing, if the texts have one."""
        spec = self.board.spec.cards.get(piece.kind) or self.board.spec.pieces.get(piece.kind)
        keys = (piece.face, piece.id, spec.tip if spec is not None else "", piece.kind)
        return next((self.texts.tips[key] for key in keys if key in self.texts.tips), "")

    def filled(self, template: str, piece: Piece) -> str:
        """A field of a card with its slots filled from the texts, the data and the tables of the board."""
        entry = self.board.entry(piece.kind, piece.face) if self.is_card(piece) else {}
        own: dict[str, Any] = {
            "face": piece.face,
            "id": piece.id,
            "count": piece.count,
            "name": self.texts.names.get(piece.face, ""),
            "tip": self.texts.tips.get(piece.face, ""),
        }

        def slot(found: re.Match[str]) -> str:
            value = own[found["key"]] if found["key"] in own else entry.get(found["key"])
            values = value if isinstance(value, list) else [value]
            return (", " if found["table"] == "name" else ",").join(
                self._looked_up(found["table"], part) for part in values
            )

        return _SLOT.sub(slot, template)

    def _looked_up(self, table: str | None, value: Any) -> str:
        if table is None:
            return "" if value is None else str(value)
        if table == "name":
            return self.texts.name(str(value)) if value is not None else ""
        entries = self.board.spec.tables.get(table, {})
        key = "" if value is None else str(value)
        kind = key.rpartition("-")[0]  # `norsemen-07` is one of the `norsemen`
        return entries.get(key, entries.get(kind or "else", entries.get("else", "")))

    # ------------------------------------------------------------------ pictures

    def size(self, piece: Piece) -> QSizeF:
        """The room that a thing takes on the board."""
        if self.is_card(piece):
            return QSizeF(*self.board.spec.cards[piece.kind].size)
        spec = self._piece_spec(piece)
        return QSizeF(spec.size, spec.size)

    def body(self, piece: Piece, scale: float = 1.0) -> QRectF:
        """The outline of a thing round the point it stands on: what lights up and what is hit."""
        if self.is_card(piece):
            w, h = (side * scale for side in self.board.spec.cards[piece.kind].size)
            return QRectF(-w / 2, -h / 2, w, h)
        spec = self._piece_spec(piece)
        side = spec.size * scale
        if spec.shape == "die":
            return QRectF(-side / 2, -side / 2, side, side)
        box = tokens.extent(spec.shape, side)
        return box.adjusted(box.width() * 0.1, box.height() * 0.06, -box.width() * 0.1, -box.height() * 0.1)

    def sprite(self, piece: Piece, scale: float, ratio: float, detail: int = FULL) -> Sprite:
        """The picture of a thing; `detail` says how many of a card's words are large enough to be read."""
        return at_once(self.sprite_steps(piece, scale, ratio, detail))

    def sprite_steps(
        self, piece: Piece, scale: float, ratio: float, detail: int = FULL
    ) -> Generator[None, None, Sprite]:
        """The picture in steps, none of which holds up the screen; no step at all if it is painted already."""
        key = self._key(piece, scale, ratio, detail)
        if key not in self._sprites:
            self._sprites[key] = yield from self._painted(piece, scale, ratio, detail)
        return self._sprites[key]

    def knows(self, piece: Piece, scale: float, ratio: float, detail: int = FULL) -> bool:
        """Whether the picture is painted already."""
        return self._key(piece, scale, ratio, detail) in self._sprites

    def stand_in(self, piece: Piece, scale: float) -> Sprite:
        """What can be pointed at until the picture is painted: a plain card, or nothing visible for smaller things."""
        key = ("stand-in", piece.kind, scale)
        if key not in self._sprites:
            box = self.body(piece, scale)

            def paint(painter: QPainter) -> None:
                if self.is_card(piece):
                    painter.setPen(QPen(QColor(palette.FRAME), 1.5))
                    painter.setBrush(QColor(palette.CARD_LIGHT))
                    painter.drawRoundedRect(QRectF(1, 1, box.width() - 2, box.height() - 2), 6 * scale, 6 * scale)

            self._sprites[key] = Sprite(cardart.painted(box.size(), 1.0, paint), box.topLeft())
        return self._sprites[key]

    def _key(self, piece: Piece, scale: float, ratio: float, detail: int) -> tuple[Any, ...]:
        card = self.is_card(piece)
        face = piece.face if card else self._seen(piece)
        return (piece.kind, -1 if card else piece.seat, face, piece.count, scale, ratio, detail if card else FULL)

    def _seen(self, piece: Piece) -> str:
        """What tells pieces of a kind apart: their faces, and their ids where these decide about the look."""
        spec = self._piece_spec(piece)
        by_id = any("{id" in words for words in (spec.text, spec.icon, spec.colour, spec.emblem))
        return f"{piece.face}/{piece.id}" if by_id else piece.face

    def has_picture(self, piece: Piece, scale: float, ratio: float, detail: int) -> bool:
        return (piece.kind, piece.seat, piece.face, piece.count, scale, ratio, detail) in self._sprites

    def keep_picture(self, piece: Piece, scale: float, ratio: float, detail: int, pixmap: QPixmap) -> None:
        """Take a picture of a card that was painted ahead."""
        key = (piece.kind, piece.seat, piece.face, piece.count, scale, ratio, detail)
        self._sprites.setdefault(key, Sprite(pixmap, cardart.card_offset(self, piece, scale)))

    def _painted(self, piece: Piece, scale: float, ratio: float, detail: int) -> Generator[None, None, Sprite]:
        if self.is_card(piece):
            pixmap, offset = yield from cardart.card_steps(self, piece, scale, ratio, detail)
            return Sprite(pixmap, offset)
        spec = self._piece_spec(piece)
        size = spec.size * scale
        if spec.shape == "die":
            return Sprite(*cardart.die_picture(piece.face, size, "" if spec.colour == "seat" else spec.colour, ratio))
        made = tokens.sprite(spec.shape, size, self._look(piece, spec), ratio)
        if piece.count <= 1 or spec.count == "none":
            return Sprite(made.pixmap, made.offset)
        return self._heaped(piece, spec, size, ratio, made)

    def _heaped(self, piece: Piece, spec: PieceSpec, size: float, ratio: float, one: tokens.Sprite) -> Sprite:
        """Several alike pieces as one picture: a small heap and how many they are."""
        shown = min(piece.count, spec.heap)
        steps = [QPointF(i * size * 0.2, -i * size * 0.1) for i in range(shown)]
        shift = steps[-1] / 2
        box = QRectF(one.offset, one.pixmap.deviceIndependentSize())
        badge = tokens.sprite(
            "count", size * spec.badge, tokens.Look(fill=palette.TITLE_RED, text=str(piece.count)), ratio
        )
        badge_at = QPointF(size * 0.52, -size * 0.02) + shift
        whole = QRectF()
        for step in steps:
            whole = whole.united(box.translated(step - shift))
        whole = whole.united(QRectF(badge_at + badge.offset, badge.pixmap.deviceIndependentSize()))

        def paint(painter: QPainter) -> None:
            painter.translate(-whole.topLeft())
            for step in reversed(steps):
                painter.drawPixmap(step - shift + one.offset, one.pixmap)
            painter.drawPixmap(badge_at + badge.offset, badge.pixmap)

        return Sprite(cardart.painted(whole.size(), ratio, paint), whole.topLeft())

    def _piece_spec(self, piece: Piece) -> PieceSpec:
        return self.board.spec.pieces.get(piece.kind) or PieceSpec(shape="disc")

    def _look(self, piece: Piece, spec: PieceSpec) -> tokens.Look:
        words = {
            "icon": self.filled(spec.icon, piece),
            "text": self.filled(spec.text, piece),
            "variant": spec.variant,
        }
        if words["icon"] and not icons.known(words["icon"]):
            words["icon"] = ""
        if spec.colour != "seat":
            emblem = self.filled(spec.emblem, piece) or "none"
            return tokens.tinted(self.filled(spec.colour, piece) or spec.nobody, emblem=emblem, **words)
        if piece.seat < 0:
            return tokens.tinted(spec.nobody, **words)
        return tokens.player_look(self.colour(piece.seat), **words)

    def colour(self, seat: int) -> palette.PlayerColour:
        return self.colours[seat % len(self.colours)]

    def card_spec(self, piece: Piece) -> CardSpec:
        return self.board.spec.cards[piece.kind]
