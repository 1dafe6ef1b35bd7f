"""A panel that opens over the map while something lies on its places: a battle, a trade, a vote. No rule of any game.

The board says what is printed on it and which places it has; a view fills these places like all others. When a batch
of events tells of dice thrown there, the panel tells it again step by step (`retelling`): the dice of one roll, then
what each event took away or brought, until it shows what the view says.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from boardgames.core.game import Event, Message, Piece, Value, View
from ui.paint import furniture, lettering, palette, parchment, tokens
from ui.table import cardart, items, motion
from ui.table.arranging import arranged
from ui.table.art import Art
from ui.table.board import OverlaySpec
from ui.table.items import OVERLAY_Z, Area, Thing
from ui.table.motion import Tween
from ui.table.retelling import ROLL, Contents, Frame, Retelling
from ui.table.stage import Stage

MARGIN = 16.0
TITLE, CAPTION = 30.0, 24.0  # heights


class Overlay(QGraphicsItem):
    """The panel with what is printed on it. Its places are areas of the stage that move with it."""

    def __init__(self, stage: Stage, art: Art, spec: OverlaySpec, areas: Sequence[Area]) -> None:
        super().__init__()
        self.stage = stage
        self.art = art
        self.spec = spec
        self.areas = {area.place: area for area in areas}
        mirrors = {area.place: area.spec.mirror for area in areas}
        self.retelling = Retelling(spec.about, mirrors, art.board.spec.pieces)
        self.is_open = False
        self._title: Message | None = None
        self._caption = ""
        self._wanted = False  # something lies on its places
        self._told_of = ""
        self._drawn: Contents = {}
        self._puppets: dict[str, list[QGraphicsPixmapItem]] = {}
        self.setZValue(OVERLAY_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        stage.addItem(self)
        self._open(False)

    # ------------------------------------------------------------------ the panel

    def boundingRect(self) -> QRectF:
        w, h = self.spec.size
        return QRectF(-w / 2, -h / 2, w, h).adjusted(-8, -8, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        w, h = self.spec.size
        box = QRectF(-w / 2, -h / 2, w, h)
        language = self.art.language
        parchment.panel(painter, box, 10.0, 250)
        for slot in self.spec.slots:
            furniture.paint_slot(painter, slot, language)
        for mark in self.spec.marks:
            look = tokens.tinted(mark.colour, emblem=mark.emblem or "none", icon=mark.icon)
            tokens.draw_token(painter, mark.shape, QPointF(*(mark.px or (0.0, 0.0))), mark.size, look)
        if self._title is not None:
            room = QRectF(box.left() + MARGIN, box.top() + 8, w - 2 * MARGIN, TITLE)
            words = self._say(self._title)
            lettering.write_in_box(painter, words, "display", room, language, 23, 11, palette.TITLE_RED, most_lines=1)
        if self._caption:
            room = QRectF(box.left() + MARGIN, box.bottom() - 10 - CAPTION, w - 2 * MARGIN, CAPTION)
            lettering.write_in_box(painter, self._caption, "label", room, language, 19, 10, palette.INK, most_lines=1)

    def _say(self, message: Message) -> str:
        return self.art.texts.say(message, self.art.people)

    def _open(self, wanted: bool) -> None:
        self.is_open = wanted
        self.setVisible(wanted)
        for area in self.areas.values():
            area.setVisible(wanted)

    def _stand_at(self, middle: QPointF) -> None:
        if middle != self.pos() or not self.is_open:
            self.setPos(middle)
            for area in self.areas.values():
                area.move_to(middle + QPointF(*(area.spec.at or (0.0, 0.0))))

    def _spot(self, about: str) -> QPointF:
        """Of the spots the one that is farthest from what the panel is about."""
        middle = self.stage.anchor(about)
        spots = [QPointF(*spot) for spot in self.spec.spots]
        if middle is None:
            return spots[0]
        w, h = self.spec.size

        def away(spot: QPointF) -> float:
            step = middle - spot
            return max(abs(step.x()) - w / 2, abs(step.y()) - h / 2)

        return max(spots, key=away)

    # ------------------------------------------------------------------ what it shows

    def show_view(self, view: View, places: Mapping[str, tuple[Piece, ...]], events: Sequence[Event]) -> list[Frame]:
        """Open or stay closed as a view wants it; gives what is to be told before, frame by frame."""
        self._clear_puppets()
        self._wanted = any(places.get(place) for place in self.areas)
        shown = self._told_of if self.is_open else ""
        about = self.retelling.about(view, events, shown)
        frames = self.retelling.frames(view, about, events, shown, self._wanted) if about else []
        if self._wanted or frames:
            if not self.is_open or about != self._told_of:
                self._caption = ""
                self._stand_at(self._spot(about))
            self._told_of = about
            values: dict[str, Value] = view.status.values if self._wanted else {self.spec.about: about}
            self._title = Message(self.spec.title, values) if self.spec.title else None
        self._open(self._wanted or bool(frames))
        self.update()
        return frames

    # ------------------------------------------------------------------ telling it

    def tell(self, frames: list[Frame]) -> list[Tween]:
        """Movements that show the frames one after the other in the place of what really lies here."""
        if not frames:
            return []
        things = [thing for thing in self.stage.things.values() if thing.place in self.areas]
        for thing in things:
            thing.setVisible(False)
        tweens: list[Tween] = []
        at = 0.0
        for frame in frames:
            tweens += self._shown(frame, at)
            at += frame.seconds
        tweens.append(Tween(at, 0.01, lambda share: None, lambda: self._told(things)))
        return tweens

    def _told(self, things: list[Thing]) -> None:
        self._clear_puppets()
        for thing in things:
            thing.setVisible(True)
        if not self._wanted:
            self._open(False)

    def _shown(self, frame: Frame, at: float) -> list[Tween]:
        begun = False

        def begin(share: float) -> None:
            nonlocal begun
            if not begun and (share > 0.0 or at <= 0.0):
                begun = True
                self._draw(frame)

        tweens = [Tween(at, 0.01, begin)]
        chance = random.Random(5)
        for place in frame.rolled:
            for number in range(len(frame.contents[place])):
                tweens.append(self._tumble(place, number, at + 0.02 + chance.uniform(0.0, 0.12), chance))
        return tweens

    def _tumble(self, place: str, number: int, at: float, chance: random.Random) -> Tween:
        """A die that will lie there rolls as soon as it is drawn."""
        fall = QPointF(chance.uniform(-60, -30), chance.uniform(-80, -40))
        first = chance.randrange(6)
        inner: list[Tween] = []

        def step(share: float) -> None:
            dice = self._puppets.get(place, [])
            if share <= 0.0 or number >= len(dice):
                return
            if not inner:
                die, piece = dice[number], self._lying(place)[number]
                inner.append(
                    motion.tumble(die, die.pos(), fall, lambda n: self._face(die, piece, place, first, n), 0.0)
                )
            inner[0].step(share)

        return Tween(at, ROLL - 0.2, step)

    def _lying(self, place: str) -> tuple[Piece, ...]:
        return self._drawn.get(place, ())

    def _face(self, die: QGraphicsPixmapItem, piece: Piece, place: str, first: int, number: int) -> None:
        shown = piece if number < 0 else Piece(piece.kind, face=str((first + 5 * number) % 6 + 1))
        self._picture(die, shown, place)

    def _draw(self, frame: Frame) -> None:
        """Puppets for everything that lies here at this moment."""
        self._clear_puppets()
        self._drawn = frame.contents
        if frame.words is not None:
            self._caption = self._say(frame.words)
            self.update()
        for place, area in self.areas.items():
            pieces = frame.contents.get(place, ())
            sizes: list[QSizeF] = [self.art.size(piece) for piece in pieces]
            for piece, lie in zip(pieces, arranged(area.spec, sizes, [False] * len(pieces)), strict=True):
                puppet = QGraphicsPixmapItem()
                self._picture(puppet, piece, place)
                puppet.setPos(area.centre + QPointF(lie.x, lie.y))
                puppet.setZValue(OVERLAY_Z + items.THING_Z + 1)
                puppet.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self.stage.addItem(puppet)
                self._puppets.setdefault(place, []).append(puppet)

    def _picture(self, puppet: QGraphicsPixmapItem, piece: Piece, place: str) -> None:
        sprite = self.art.sprite(piece, self.areas[place].spec.scale, self.stage.ratio, cardart.FULL)
        puppet.setPixmap(sprite.pixmap)
        puppet.setOffset(sprite.offset)

    def _clear_puppets(self) -> None:
        for puppets in self._puppets.values():
            for puppet in puppets:
                self.stage.removeItem(puppet)
        self._puppets = {}
