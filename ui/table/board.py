"""The board definition: what `assets/games/<id>/board.yaml` may say, typed. No code, and no rule of any game.

A view says what lies at which place; the board says where that place is and how its pieces look. Ids of places may hold
slots, `{board}-{row}-{value}`, that `repeat` fills in, so that a grid of places is one entry. A place whose slot is
`{seat}` belongs to a seat: it is shown in the strip of hands below the table.
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any, Literal

import msgspec

from boardgames.core import schema
from boardgames.core.errors import SchemaError
from boardgames.core.game import Piece, View
from ui.paint.cards import CardBack
from ui.paint.geo import read_geo
from ui.paint.spec import MapSpec, MarkSpec, SlotSpec

Pair = tuple[float, float]
SEAT = "{seat}"
SHADE = "shade"  # the shape of a piece that only darkens its place: it is out of play


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Repeat(_Part, frozen=True):
    """The values that a slot takes, and how far each moves the place: by equal steps, or to given offsets."""

    values: tuple[str, ...] = ()
    count: int = 0  # instead of values: 1, 2, 3, ...
    first: int = 1
    step: Pair = (0.0, 0.0)
    offsets: tuple[Pair, ...] = ()

    def spread(self) -> list[tuple[str, float, float]]:
        values = self.values or tuple(str(self.first + i) for i in range(self.count))
        if self.offsets:
            return [(value, dx, dy) for value, (dx, dy) in zip(values, self.offsets, strict=True)]
        return [(value, i * self.step[0], i * self.step[1]) for i, value in enumerate(values)]


class Mirror(_Part, frozen=True):
    """A place that shows over again what lies elsewhere: at the place that the view's status names under `value`.

    With `along`, also what lies at a place of each thing there: `card-{id}`."""

    value: str
    of: tuple[str, ...]  # kinds of pieces, or faces
    along: str = ""

    def pieces(self, view: View) -> tuple[Piece, ...]:
        """What it shows of a view."""
        return tuple(piece for _, piece in self.found(view, str(view.status.values.get(self.value, ""))))

    def found(self, view: View, place: str) -> list[tuple[str, Piece]]:
        """What it would show of this place, each with where it really lies."""
        here = view.places.get(place, ())
        found = [(place, piece) for piece in here]
        if self.along:
            for piece in here:
                other = self.along.replace("{id}", piece.id) if piece.id else ""
                found += [(other, carried) for carried in view.places.get(other, ())]
        return [(home, piece) for home, piece in found if piece.kind in self.of or piece.face in self.of]


class PlaceSpec(_Part, frozen=True):
    """Where a place lies, what may be clicked there, and how its pieces lie on it."""

    at: Pair | None = None  # its middle, in pixels of the board
    point: str = ""  # or a named point of the map
    region: str = ""  # or a region of the map, whose outline is then the place's shape
    shape: Literal["rect", "round"] = "rect"
    size: Pair = (60.0, 60.0)
    room: Pair | None = None  # for its pieces, when they lie beside it and not on it
    arrange: Literal["row", "column", "pile", "spread", "grid"] = "row"
    align: Literal["middle", "start", "end"] = "middle"  # of what does not fill the place; `end` is for a grid
    gap: float = 6.0
    offset: Pair = (0.0, 0.0)  # of the pieces from the middle
    scale: float = 1.0  # of the pieces
    turn: float = 0.0  # of the pieces, in degrees clockwise
    lift: float = 0.0  # a tilted thing is raised by so much, and hardly turned
    signed: bool = False  # cards here carry the colour and emblem of their seat
    z: float = 0.0  # smaller areas lie over larger ones
    name: str = ""  # the key of its name in the texts, if it is not the id
    tip: str = ""  # the key of its explanation, if it is not the id
    label: float = 0.0  # size of its name, written by the table; 0 for no name, or one that the map has already
    label_offset: Pair = (0.0, 26.0)
    label_free: bool = False  # the name looks for room beside the place at each zoom, and keeps its size on the screen:
    label_least: float = 10.5  # never smaller than this, in pixels of the screen
    label_reach: float = 12.0  # how far from the middle of the place it stands
    label_order: int = 0  # lower ones choose first
    label_role: str = "label"  # the lettering of the drawing kit
    label_ink: str = ""
    plain: bool = False  # its sign says nothing of its own, and may be covered by what is told of the place
    aliases: tuple[str, ...] = ()  # other ids that options and events use for it
    mirror: Mirror | None = None
    overlay: str = ""  # it lies on this panel, and `at` counts from the panel's middle
    repeat: dict[str, Repeat] = {}

    @property
    def space(self) -> Pair:
        """The room that its pieces have."""
        return self.room or self.size


class TrackSpec(_Part, frozen=True):
    """A row of spaces along which a number of the view is shown by a marker; with `seats`, one marker a seat."""

    counter: str
    marker: str  # a name under `pieces`
    first: int = 0  # the number of the first space
    spaces: int = 1
    at: Pair = (0.0, 0.0)  # of the first space, and the way to each next one
    step: Pair = (0.0, 0.0)
    points: tuple[Pair, ...] = ()  # or every space on its own
    seats: bool = False
    space: Pair = (36.0, 36.0)

    def spots(self) -> dict[int, Pair]:
        """Where each number lies."""
        if self.points:
            return {self.first + i: point for i, point in enumerate(self.points)}
        (x, y), (dx, dy) = self.at, self.step
        return {self.first + i: (x + i * dx, y + i * dy) for i in range(self.spaces)}


class NumberSpec(_Part, frozen=True):
    """A number of the view written on the board with its icon."""

    counter: str
    at: Pair
    icon: str = ""
    size: float = 26.0


class PieceSpec(_Part, frozen=True):
    """How a kind of piece is drawn. `text` and `icon` may hold `{face}` and `{count}`, `colour` and `emblem` a table as
    in `{face:banner}`."""

    shape: str  # of the token registry; `die` is rolled, `text` is only written, `shade` darkens its whole place
    size: float = 34.0
    colour: str = "seat"  # or a colour #rrggbb
    nobody: str = "#8e8e8e"  # the colour of pieces that belong to no seat
    emblem: str = ""  # the flat sign on a piece that does not show its seat's
    icon: str = ""
    text: str = ""
    variant: str = ""
    count: Literal["badge", "none"] = "badge"
    badge: float = 0.95  # size of the number on a heap, as a share of the piece's
    heap: int = 1  # how many of a count are drawn one over the other
    tip: str = ""  # the key of its explanation in the texts
    title: str = ""  # what it is called, if not by its face or id: "{id:name} · {face:name}"


class RowSpec(_Part, frozen=True):
    """A line of words and icons on a card."""

    text: str = ""
    icons: str = ""  # names with commas between them


class FaceSpec(_Part, frozen=True):
    """The front of a card: the fields of the drawing kit's `CardFace` as sentences with slots.

    `{name}` and `{tip}` come from the texts of the card's face, `{year}` from its entry in the game's data,
    `{country:suit}` is looked up in the table `suit`, and `{country:name}` in the texts."""

    suit: str = "white"
    title: str = "{name}"
    value: str = ""
    corner: str = ""
    corner_icon: str = ""
    icon: str = ""
    icons: str = ""
    scene: str = ""
    scene_part: str = ""  # `2/6`
    rows: tuple[RowSpec, ...] = ()
    text: str = ""
    footer: str = ""
    tag: str = ""


class CardSpec(_Part, frozen=True):
    """How a kind of card is drawn. `data` names the list in data.yaml that holds an entry for each face."""

    data: str = ""
    width: float = 126.0  # on the board
    shape: Pair = (150.0, 214.0)  # in the units of the drawing kit
    tip: str = ""  # the key of an explanation for cards whose face has none of its own
    face: FaceSpec = FaceSpec()
    back: CardBack = CardBack()

    @property
    def size(self) -> Pair:
        return self.width, self.width * self.shape[1] / self.shape[0]


class Section(_Part, frozen=True):
    """A part of the strip of hands: one of the places of a seat, or a place of the moment."""

    place: str
    title: str = ""  # the key of its heading in the texts
    scale: float = 1.0
    gap: float = 8.0  # between its things
    slot: str = ""  # an icon: the section has a frame with this icon on its ground
    brief: bool = False  # shown only while something lies there


class SignSpec(_Part, frozen=True):
    """A counter or a tag of a seat's panel."""

    key: str
    icon: str


class SeatSpec(_Part, frozen=True):
    """What the panel of a seat shows of its `SeatView`."""

    counters: tuple[SignSpec, ...] = ()
    tags: tuple[SignSpec, ...] = ()
    token: str = "disc"  # the shape that carries the seat's colour and emblem
    score: bool = True


class OverlaySpec(_Part, frozen=True):
    """A panel that opens over the map while something lies on one of its places: those that name it as their `overlay`.

    What is printed on it counts from its middle, which is at that one of its spots that is farthest from what it is
    about: the place that the view's status names under `about`."""

    size: Pair
    spots: tuple[Pair, ...]
    about: str = ""
    title: str = ""  # the key of a sentence that gets the values of the status
    slots: tuple[SlotSpec, ...] = ()
    marks: tuple[MarkSpec, ...] = ()


class BoardSpec(_Part, frozen=True):
    """The whole definition."""

    map: MapSpec
    places: dict[str, PlaceSpec] = {}
    tracks: tuple[TrackSpec, ...] = ()
    numbers: tuple[NumberSpec, ...] = ()
    pieces: dict[str, PieceSpec] = {}
    cards: dict[str, CardSpec] = {}
    tables: dict[str, dict[str, str]] = {}
    overlays: dict[str, OverlaySpec] = {}
    hand: tuple[Section, ...] = ()
    seats: SeatSpec = SeatSpec()
    rules: dict[str, str] = {}  # the rule about a place, a kind, a counter or a tag: its number in rules.<lang>.md
    sounds: dict[str, str] = {}  # the kind of an event, and the name of the sound that goes with it


class Place(msgspec.Struct, frozen=True):
    """A place of the board, ready to be laid out."""

    id: str
    x: float
    y: float
    spec: PlaceSpec


class Board:
    """A definition together with what follows from it."""

    def __init__(self, spec: BoardSpec, path: Path, data: dict[str, dict[str, dict[str, Any]]]) -> None:
        self.spec = spec
        self.path = path
        self.data = data  # of each list in data.yaml, the entries by id
        self.places = {place.id: place for place in _placed(spec)}
        self.alias = {other: place.id for place in self.places.values() for other in place.spec.aliases}

    def rule_about(self, *names: str) -> str:
        """The number of the rule about the first of these names that has one."""
        return next((self.spec.rules[name] for name in names if name in self.spec.rules), "")

    def entry(self, kind: str, face: str) -> dict[str, Any]:
        """What data.yaml says about a card."""
        return self.data.get(self.spec.cards[kind].data, {}).get(face, {})


def load(path: Path, data: Path | None = None) -> Board:
    """Read a definition, with the game's data from a file or from what lies beside it. A mistake is one sentence with
    file, line and key."""
    document = schema.Document.read(path)
    spec = document.convert(BoardSpec)
    _check(spec, document)
    return Board(spec, path, _entries(data or path.parent / "data.yaml"))


def _entries(path: Path) -> dict[str, dict[str, dict[str, Any]]]:
    if not path.exists():
        return {}
    data = schema.Document.read(path).data or {}
    lists = {key: value for key, value in data.items() if isinstance(value, list)}
    return {
        key: {str(entry["id"]): entry for entry in entries if isinstance(entry, dict) and "id" in entry}
        for key, entries in lists.items()
    }


def _placed(spec: BoardSpec) -> list[Place]:
    found: list[Place] = []
    for name, place in spec.places.items():
        if place.at is None:
            found.append(Place(name, 0.0, 0.0, place))  # the map knows where; the scene asks it
            continue
        slots = list(place.repeat)
        for values in itertools.product(*(place.repeat[slot].spread() for slot in slots)):
            words = {slot: value for slot, (value, _, _) in zip(slots, values, strict=True)}
            x = place.at[0] + sum(dx for _, dx, _ in values)
            y = place.at[1] + sum(dy for _, _, dy in values)
            filled = msgspec.structs.replace(
                place,
                name=_filled(place.name, words),
                tip=_filled(place.tip, words),
                aliases=tuple(_filled(alias, words) for alias in place.aliases),
            )
            found.append(Place(_filled(name, words), x, y, filled))
    return found


def _filled(text: str, words: dict[str, str]) -> str:
    for slot, value in words.items():
        text = text.replace("{" + slot + "}", value)
    return text


def _regions(spec: MapSpec) -> set[str]:
    """The regions that the map's file has."""
    if spec.regions is None:
        return set()
    return {str(region["id"]) for region in read_geo(spec.regions.file)["regions"]}


def _check(spec: BoardSpec, document: schema.Document) -> None:
    """What the types cannot say: everything that is named exists."""
    from ui.paint import icons, tokens

    def wrong(path: str, what: str) -> SchemaError:
        return SchemaError(document.explain(f"{what} - at `${path}`"))

    for name, place in spec.places.items():
        if place.at is None and not place.point and not place.region:
            raise wrong(f".places.{name}", "a place needs `at`, `point` or `region`")
        for slot in place.repeat:
            if "{" + slot + "}" not in name:
                raise wrong(f".places.{name}.repeat.{slot}", f"the id of the place has no slot '{{{slot}}}'")
        if place.overlay and place.overlay not in spec.overlays:
            raise wrong(f".places.{name}.overlay", f"there is no overlay '{place.overlay}'")
        if place.region and place.region not in _regions(spec.map):
            raise wrong(f".places.{name}.region", f"the map has no region '{place.region}'")
        if place.point and place.point not in spec.map.points and place.point not in spec.map.pixel_points:
            raise wrong(f".places.{name}.point", f"the map has no point '{place.point}'")
    for name, piece in spec.pieces.items():
        if piece.shape not in (*tokens.names(), "die", SHADE):
            raise wrong(f".pieces.{name}.shape", f"there is no shape '{piece.shape}'")
        if piece.icon and "{" not in piece.icon and not icons.known(piece.icon):
            raise wrong(f".pieces.{name}.icon", f"there is no icon '{piece.icon}'")
    for i, track in enumerate(spec.tracks):
        if track.marker not in spec.pieces:
            raise wrong(f".tracks[{i}].marker", f"there is no piece '{track.marker}'")
    for i, number in enumerate(spec.numbers):
        if number.icon and not icons.known(number.icon):
            raise wrong(f".numbers[{i}].icon", f"there is no icon '{number.icon}'")
    for group, signs in (("counters", spec.seats.counters), ("tags", spec.seats.tags)):
        for i, sign in enumerate(signs):
            if not icons.known(sign.icon):
                raise wrong(f".seats.{group}[{i}].icon", f"there is no icon '{sign.icon}'")
    if spec.seats.token not in tokens.names():
        raise wrong(".seats.token", f"there is no shape '{spec.seats.token}'")
