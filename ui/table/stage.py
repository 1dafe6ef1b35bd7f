"""A scene of places and things: the board is one, the strip of hands another.

`show` makes the scene what a view says and gives back the movements that lead there from what it showed before. Which
thing of the new view is which of the old is guessed from ids and events; a wrong guess costs a glide, never a piece.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from boardgames.core.game import Event, Piece
from ui.paint.breath import at_once
from ui.table import cardart, items, motion
from ui.table.arranging import Lie, arranged
from ui.table.art import Art
from ui.table.board import PlaceSpec
from ui.table.items import Area, Thing
from ui.table.motion import Tween
from ui.table.signs import show_sign
from ui.table.slices import Slices

STAGGER = 0.16  # seconds between what one event moves and what the next one moves

Anchor = Callable[[str], "QPointF | None"]


@dataclass(frozen=True)
class _Spot:
    key: str
    piece: Piece
    place: str
    pos: QPointF
    lie: Lie
    scale: float
    z: float


class Stage(QGraphicsScene):
    """Places and what lies on them."""

    def __init__(self, art: Art, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.art = art
        self.areas: dict[str, Area] = {}
        self.things: dict[str, Thing] = {}
        self.ratio = 1.0
        self.seen_scale = 1.0  # pixels of the screen for one of the scene
        self._flights: list[Thing] = []
        self.slices = Slices(self)  # what is still to be painted

    # ------------------------------------------------------------------ places

    def set_areas(self, areas: Iterable[Area]) -> None:
        """The places, anew; things go with the old ones."""
        for thing in self.things.values():
            self.removeItem(thing)
        for area in self.areas.values():
            self.removeItem(area)
            self.removeItem(area.light)
        self.things = {}
        self.areas = {}
        self.slices.forget()
        for area in areas:
            self.areas[area.place] = area
            self.addItem(area)
            self.addItem(area.light)

    def area_of(self, name: str) -> Area | None:
        if name in self.areas:
            return self.areas[name]
        return next((area for area in self.areas.values() if name in area.spec.aliases), None)

    def anchor(self, name: str) -> QPointF | None:
        """The middle of a place or of a thing with this id."""
        area = self.area_of(name)
        if area is not None:
            return area.centre
        return next((thing.pos() for thing in self.things.values() if name == thing.piece.id), None)

    def redraw(self, ratio: float, seen_scale: float) -> None:
        """Sharp pictures for another zoom. Those that are seen show the old ones until theirs are there."""
        self.ratio, self.seen_scale = ratio, seen_scale
        self.slices.begin()
        for thing in [*self.things.values(), *self._flights]:
            self._draw(thing)

    def _draw(self, thing: Thing) -> None:
        """The picture of a thing, at once if it is known or quickly painted, else soon."""

        def work() -> Generator[None, None, None]:
            if thing.scene() is self:
                yield from self.art.sprite_steps(thing.piece, thing.size_factor, self.ratio, self._detail(thing))
                thing.draw(self.ratio, self._detail(thing))  # as it is wanted now, which may be at another zoom again
                self._sign(thing)

        if thing.is_drawn(self.ratio, self._detail(thing)) or self.art.knows(
            thing.piece, thing.size_factor, self.ratio, self._detail(thing)
        ):
            at_once(work())
        elif not self.slices.do(thing, work):
            if thing.pixmap().isNull():
                thing.stand_in()
            self._sign(thing)  # whose it is need not wait for the picture

    def _sign(self, thing: Thing) -> None:
        area = self.areas.get(thing.place)
        show_sign(thing, area is not None and area.spec.signed)

    def _detail(self, thing: Thing) -> int:
        return self.detail_for(thing.body().width())

    def detail_for(self, width: float) -> int:
        """What to draw of a card of this width."""
        return cardart.detail_for(width * self.seen_scale)

    # ------------------------------------------------------------------ the view

    def show(
        self, places: Mapping[str, tuple[Piece, ...]], events: Sequence[Event] = (), anchor: Anchor | None = None
    ) -> list[Tween]:
        """Show these pieces. Everything is in place when the returned movements have ended."""
        where = anchor or self.anchor
        self.slices.begin()
        spots = self._spots(places)
        old, self.things = self.things, {}
        gone = {key: thing for key, thing in old.items() if key not in spots}
        tweens: list[Tween] = []
        used: set[int] = set()
        for key, spot in spots.items():
            thing = old.get(key) or self._same(spot, gone, spots)
            if thing is not None:
                gone.pop(thing.key, None)
                tweens += self._moved(thing, spot, events, used, where)
            else:
                thing, begin = self._arrived(spot, events, used, where)
                tweens += begin
            thing.key = key
            self.things[key] = thing
        for thing in gone.values():
            tweens += self._left(thing, events, used, where)
        tweens += self._flown(events, used, where)
        tweens += self._rolled(events)
        for thing in self.things.values():
            self._draw(thing)  # its size may have changed
        return tweens

    def _spots(self, places: Mapping[str, tuple[Piece, ...]]) -> dict[str, _Spot]:
        spots: dict[str, _Spot] = {}
        seen: Counter[str] = Counter()
        for area in self.areas.values():
            pieces = places.get(area.place, ())
            sizes = [self.art.size(piece) for piece in pieces]
            lies = arranged(area.spec, sizes, [piece.tilted for piece in pieces])
            for i, (piece, lie) in enumerate(zip(pieces, lies, strict=True)):
                base = f"{piece.kind}:{piece.id}" if piece.id else f"{area.place}/{piece.kind}/{piece.seat}"
                seen[base] += 1
                key = f"{base}#{seen[base]}"
                pos = area.centre + QPointF(lie.x, lie.y)
                z = items.THING_Z + area.spec.z + pos.y() / 10000 + i / 1000
                spots[key] = _Spot(key, piece, area.place, pos, lie, area.spec.scale, z)
        return spots

    def _same(self, spot: _Spot, gone: dict[str, Thing], spots: Mapping[str, _Spot]) -> Thing | None:
        """A nameless piece that left another place may be the one that appeared here."""
        if spot.piece.id or spot.piece.face:
            return None
        for thing in gone.values():
            like = (thing.piece.kind, thing.piece.seat, thing.piece.face, thing.piece.count)
            if not thing.piece.id and like == (spot.piece.kind, spot.piece.seat, spot.piece.face, spot.piece.count):
                return thing
        return None

    # -- what stays, comes, goes

    def _moved(self, thing: Thing, spot: _Spot, events: Sequence[Event], used: set[int], where: Anchor) -> list[Tween]:
        start, before = thing.pos(), thing.piece
        number = _event_about(spot.piece, spot.place, events)
        delay = STAGGER * max(0, number)
        tweens: list[Tween] = []
        thing.setZValue(spot.z)
        thing.setRotation(spot.lie.turn)
        if (start - spot.pos).manhattanLength() > 0.5:
            if number >= 0 and thing.place != spot.place:
                used.add(number)
            tweens.append(motion.glide(thing, start, spot.pos, delay))
        if before.face != spot.piece.face and self.art.is_card(spot.piece):
            thing.become(spot.piece, spot.place, spot.scale)
            thing.show_face(before)
            tweens.append(motion.turn_over(thing, lambda: thing.draw(thing.ratio, again=True), delay))
        elif before.count < spot.piece.count and (flight := self._flight(spot, events, used, where)):
            thing.place = spot.place
            piece, place, scale = spot.piece, spot.place, spot.scale
            previous = flight[-1].done

            def land() -> None:
                if previous:
                    previous()
                thing.become(piece, place, scale)

            flight[-1].done = land
            tweens += flight
        else:
            thing.become(spot.piece, spot.place, spot.scale)
        return tweens

    def _new(self, key: str, piece: Piece, place: str, scale: float) -> Thing:
        thing = Thing(key, self.art, piece, place, scale)
        self.addItem(thing)
        self._draw(thing)
        return thing

    def _arrived(
        self, spot: _Spot, events: Sequence[Event], used: set[int], where: Anchor
    ) -> tuple[Thing, list[Tween]]:
        thing = self._new(spot.key, spot.piece, spot.place, spot.scale)
        thing.setPos(spot.pos)
        thing.setRotation(spot.lie.turn)
        thing.setZValue(spot.z)
        number = _event_about(spot.piece, spot.place, events)
        delay = STAGGER * max(0, number)
        origin = where(events[number].source) if number >= 0 and events[number].source else None
        if origin is None or (origin - spot.pos).manhattanLength() < 1.0:
            return thing, [motion.fade(thing, 0.0, 1.0, delay)]
        used.add(number)
        tweens = [motion.fade(thing, 0.0, 1.0, delay, 0.08), motion.glide(thing, origin, spot.pos, delay)]
        if self.art.is_card(spot.piece) and spot.piece.face and self._face_down_at(events[number].source, spot.piece):
            thing.show_face(Piece(spot.piece.kind))
            tweens.append(motion.turn_over(thing, lambda: thing.draw(thing.ratio, again=True), delay + 0.1))
        return thing, tweens

    def _face_down_at(self, place: str, piece: Piece) -> bool:
        area = self.area_of(place)
        if area is None:
            return False
        return any(
            thing.place == area.place and thing.piece.kind == piece.kind and not thing.piece.face
            for thing in self.things.values()
        )

    def _left(self, thing: Thing, events: Sequence[Event], used: set[int], where: Anchor) -> list[Tween]:
        number = _event_about(thing.piece, thing.place, events, leaving=True)
        delay = STAGGER * max(0, number)
        goal = where(events[number].target) if number >= 0 and events[number].target else None
        self._flights.append(thing)
        if goal is None or (goal - thing.pos()).manhattanLength() < 1.0:
            tween = motion.fade(thing, thing.opacity(), 0.0, delay)
            tween.done = lambda: self._drop(thing)
            return [tween]
        used.add(number)
        thing.setZValue(items.FLIGHT_Z)
        last = motion.fade(thing, 1.0, 0.0, delay + 0.4, 0.1)
        last.done = lambda: self._drop(thing)
        return [motion.glide(thing, thing.pos(), goal, delay), last]

    def _drop(self, thing: Thing) -> None:
        if thing in self._flights:
            self._flights.remove(thing)
            self.removeItem(thing)

    # -- what only the events know

    def _flight(self, spot: _Spot, events: Sequence[Event], used: set[int], where: Anchor) -> list[Tween]:
        """One more of a heap: it flies in from where the event says it came."""
        for number, event in enumerate(events):
            area = self.area_of(event.target)
            if number in used or event.piece != spot.piece.kind or area is None or area.place != spot.place:
                continue
            origin = where(event.source) if event.source else None
            if origin is not None:
                used.add(number)
                one = Piece(spot.piece.kind, seat=spot.piece.seat, face=spot.piece.face)
                return self._fly(one, spot.scale, origin, spot.pos, STAGGER * number)
        return []

    def _flown(self, events: Sequence[Event], used: set[int], where: Anchor) -> list[Tween]:
        """Pieces that no place of this scene shows, but that an event moved across it."""
        tweens: list[Tween] = []
        for number, event in enumerate(events):
            if number in used or not event.piece or not event.source or not event.target:
                continue
            if event.piece not in self.art.board.spec.pieces:
                continue
            here = self.area_of(event.source) is not None or self.area_of(event.target) is not None
            start, end = where(event.source), where(event.target)
            if here and start is not None and end is not None:
                piece = Piece(event.piece, seat=_seat_in(event))
                tweens += self._fly(piece, 1.0, start, end, STAGGER * number)
        return tweens

    def _fly(self, piece: Piece, scale: float, start: QPointF, end: QPointF, delay: float) -> list[Tween]:
        thing = self._new("", piece, "", scale)
        thing.setZValue(items.FLIGHT_Z)
        thing.setPos(start)
        thing.setOpacity(0.0)
        self._flights.append(thing)
        move = motion.glide(thing, start, end, delay)
        move.done = lambda: self._drop(thing)
        return [motion.fade(thing, 0.0, 1.0, delay, 0.05), move]

    def _rolled(self, events: Sequence[Event]) -> list[Tween]:
        """Dice that were thrown: every die at the event's place tumbles and settles on what the engine rolled."""
        tweens: list[Tween] = []
        chance = random.Random(7)
        for number, event in enumerate(events):
            spec = self.art.board.spec.pieces.get(event.piece)
            area = self.area_of(event.target)
            if spec is None or spec.shape != "die" or area is None or event.source:
                continue
            for thing in self.things.values():
                if thing.place == area.place and thing.piece.kind == event.piece:
                    fall = QPointF(chance.uniform(-90, -40), chance.uniform(-110, -60))
                    delay = STAGGER * number + chance.uniform(0, 0.12)
                    tweens.append(motion.tumble(thing, thing.pos(), fall, _faces(thing, chance.randrange(6)), delay))
        return tweens

    # ------------------------------------------------------------------ what lies under a point

    def under(self, point: QPointF) -> list[Thing | Area]:
        """Things and places under a point, the uppermost first; nothing is seen through a panel."""
        found: list[Thing | Area] = []
        for item in self.items(point):
            if isinstance(item, Thing | Area):
                found.append(item)
            elif item.zValue() == items.OVERLAY_Z:
                break
        return found

    def lights_of(self, name: str) -> list[items.Light]:
        """Everything that lights up for a target."""
        found = [thing.light for thing in self.things.values() if name in thing.ids()]
        if not found:
            area = self.area_of(name)
            found = [area.light] if area is not None and area.isVisible() else []
        return found

    def centre_of(self, name: str) -> QPointF | None:
        return self.anchor(name)

    def all_lights(self) -> list[items.Light]:
        return [area.light for area in self.areas.values()] + [thing.light for thing in self.things.values()]


def _faces(thing: Thing, first: int) -> Callable[[int], None]:
    def show(number: int) -> None:
        if number < 0:
            thing.draw(thing.ratio, again=True)
        else:
            thing.show_face(Piece(thing.piece.kind, face=str((first + 5 * number) % 6 + 1)))

    return show


def _event_about(piece: Piece, place: str, events: Sequence[Event], leaving: bool = False) -> int:
    """The number of the event that tells of this piece coming here or leaving here; -1 if none does."""
    if piece.id:
        for number, event in enumerate(events):
            if event.piece in ("", piece.kind) and any(_names(value, piece.id) for value in event.values.values()):
                return number
    for number, event in enumerate(events):
        end = event.source if leaving else event.target
        if end == place and event.piece in ("", piece.kind):
            return number
    return -1


def _names(value: object, wanted: str) -> bool:
    return value == wanted or (isinstance(value, tuple) and wanted in value)


def _seat_in(event: Event) -> int:
    value = event.values.get("seat")
    return int(value[5:]) if isinstance(value, str) and value.startswith("seat:") else -1


def rect_area(place: str, spec: PlaceSpec, centre: QPointF) -> Area:
    return Area(place, spec, centre, items.outline_of(spec, centre))


def path_area(place: str, spec: PlaceSpec, centre: QPointF, outline: QPainterPath) -> Area:
    return Area(place, spec, centre, outline)


def things_at(area: Area) -> list[Thing]:
    """Everything that lies at a place, in its order."""
    stage = area.scene()
    return [thing for thing in stage.things.values() if thing.place == area.place] if isinstance(stage, Stage) else []


def things_rect(stage: Stage) -> QRectF:
    """The room that everything on a stage takes."""
    rect = QRectF()
    for thing in stage.things.values():
        rect = rect.united(thing.sceneBoundingRect())
    return rect
