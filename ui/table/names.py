"""Names beside their places, always large enough to be read: each looks for room at every zoom.

A place whose label is `label_free` is named at a size of the screen that never falls below what can be read. Where the
board is seen small not every name finds room; one that would cover a sign or another name waits until the board is
zoomed in. Names of a lower order choose first.
"""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ui import theme
from ui.paint import highlight, palette
from ui.table.items import NUMBER_Z, Area

Box = tuple[float, float, float, float]  # left, top, right, bottom, in pixels of the screen

# the side of the sign, and how much the eye dislikes the name there
_SIDES = (
    ((0, 1), 0.0), ((0, -1), 2.0), ((1, 0), 2.4), ((1, 1), 3.0), ((1, -1), 3.2), ((-1, 1), 3.6), ((-1, 0), 4.0),
    ((-1, -1), 4.4),
)  # fmt: skip
_ACROSS = (-0.15, 0.15, -0.3, 0.3, -0.45, 0.45)  # steps along the sign, in widths of the name
_UP_AND_DOWN = (-0.4, 0.4)  # steps beside the sign, in its heights
_GAP = 2.0
_SIGN, _NAME, _WALL, _LOFT = 0.5, 0.5, 0.3, 0.1  # the cost of each covered pixel
_FAR = 0.12  # the cost of each pixel between a name and its sign
_ASTRAY = 4.0  # the cost of standing nearer to the sign of another place, or hardly farther from it
_ROUNDS = 4
_COVERED = 14.0  # so many pixels of other things a name may cover
_SLICE = 0.008  # seconds of writing before the screen may breathe


@dataclass(frozen=True)
class Wanted:
    """A name that looks for room beside its sign."""

    x: float
    y: float
    width: float
    height: float
    reach: float  # from the middle of the sign to its rim
    above: float  # room that is left over the sign, where pieces stand
    order: int

    @cached_property
    def sign(self) -> Box:
        return self.x - self.reach, self.y - self.reach, self.x + self.reach, self.y + self.reach

    @cached_property
    def loft(self) -> Box:
        return self.x - self.reach, self.y - self.reach - self.above, self.x + self.reach, self.y - self.reach

    @cached_property
    def around(self) -> Box:
        """All the ground that the name could cover."""
        w, h = self.width * 1.05 + self.reach + _GAP, self.height * 1.5 + self.reach + self.above + _GAP
        return self.x - w, self.y - h, self.x + w, self.y + h


class FreeName(QGraphicsPixmapItem):
    """A name that keeps its size on the screen while the board is zoomed."""

    def __init__(self, text: str, area: Area, language: str) -> None:
        super().__init__()
        self.text = text
        self.area = area
        self.language = language
        self.pixels = 0.0
        self.setZValue(NUMBER_Z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def wanted(self, scale: float) -> Wanted:
        """The room it needs when the board is seen at this scale."""
        spec, at = self.area.spec, self.area.centre
        least = theme.px(10 * spec.label_least) / 10
        self.pixels = round(2 * max(spec.label * scale, least)) / 2
        box = highlight.label_box(self.text, spec.label_role, self.pixels, self.language)
        reach = spec.label_reach * scale
        above = max(0.0, -2 * spec.offset[1] * scale - reach)
        return Wanted(at.x() * scale, at.y() * scale, box.width(), box.height(), reach, above, spec.label_order)

    def room(self, scale: float) -> QRectF:
        """The part of the board that it covers where it is written."""
        box = highlight.label_box(self.text, self.area.spec.label_role, self.pixels or 1.0, self.language)
        return QRectF(box.topLeft() / scale, box.size() / scale).translated(self.pos())

    def write_at(self, centre: QPointF, ratio: float) -> None:
        spec = self.area.spec
        ink = spec.label_ink or palette.DARK_INK
        sprite = highlight.label_sprite(self.text, spec.label_role, self.pixels, self.language, ink, ratio)
        self.setPixmap(sprite.pixmap)
        self.setOffset(sprite.offset)
        self.setPos(centre)


class FreeNames(QObject):
    """The names of a board that look for room. They look and are written a few at a time, so that nothing waits for
    them; at a scale where they looked before they know their room."""

    written = Signal()  # every name that has room is on the board

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names: list[FreeName] = []
        self._known: dict[tuple[float, Box], list[Box | None]] = {}
        self._at: tuple[float, Box] = (1.0, (0.0, 0.0, 0.0, 0.0))
        self._looking: Placing | None = None
        self._waiting: list[tuple[FreeName, QPointF]] = []
        self._ratio = 1.0
        self._pen = QTimer(self, interval=0)
        self._pen.timeout.connect(self._some)

    def set_names(self, names: list[FreeName]) -> None:
        self._pen.stop()
        self._waiting, self._looking = [], None
        self._known = {}
        self.names = names

    @property
    def busy(self) -> bool:
        """Whether some still look for room or are to be written."""
        return self._looking is not None or bool(self._waiting)

    def lay(self, scale: float, ratio: float, walls: Iterable[QRectF], bounds: QRectF) -> None:
        """Write every name that finds room at this scale, and hide the others."""
        self._ratio = ratio
        self._at = (scale, _seen(bounds, scale))
        self._waiting, self._looking = [], None
        wanted = [name.wanted(scale) for name in self.names]
        if self._at in self._known:
            self._found(self._known[self._at])
        else:
            self._looking = placing(wanted, [_seen(wall, scale) for wall in walls], self._at[1])
        self._pen.start()

    def _found(self, spots: list[Box | None]) -> None:
        self._looking = None
        self._known[self._at] = spots
        scale = self._at[0]
        for name, spot in zip(self.names, spots, strict=True):
            name.setVisible(spot is not None)
            if spot is not None:
                self._waiting.append((name, QPointF((spot[0] + spot[2]) / 2, (spot[1] + spot[3]) / 2) / scale))

    def _some(self) -> None:
        until = time.perf_counter() + _SLICE
        while self.busy and time.perf_counter() < until:
            if self._looking is not None:
                try:
                    next(self._looking)
                except StopIteration as done:
                    self._found(done.value)
            else:
                name, centre = self._waiting.pop(0)
                name.write_at(centre, self._ratio)
        if not self.busy:
            self._pen.stop()
            self.written.emit()


def _seen(box: QRectF, scale: float) -> Box:
    return box.left() * scale, box.top() * scale, box.right() * scale, box.bottom() * scale


Placing = Generator[None, None, "list[Box | None]"]


def room_for(wanted: Sequence[Wanted], walls: Sequence[Box], bounds: Box) -> list[Box | None]:
    """A box for each name, or None where there is no room."""
    looking = placing(wanted, walls, bounds)
    while True:
        try:
            next(looking)
        except StopIteration as done:
            found: list[Box | None] = done.value
            return found


def placing(wanted: Sequence[Wanted], walls: Sequence[Box], bounds: Box) -> Placing:
    """The same, with a breath after every name."""
    chosen: list[Box | None] = [None] * len(wanted)
    for order in sorted({one.order for one in wanted}):
        taken = [*walls, *(box for box in chosen if box is not None)]
        group = {i: one for i, one in enumerate(wanted) if one.order == order}
        choices = {}
        for i, one in group.items():
            others = [other for other in wanted if other is not one]
            firm = [other.sign for other in others if other.order <= order]
            soft = [other.sign for other in others if other.order > order] + [other.loft for other in others]
            choices[i] = _choices(one, _near(one, firm), _near(one, soft), _near(one, taken), bounds)
            yield
        settled = yield from _settled(choices, group)
        for i, box in settled.items():
            chosen[i] = box
    return chosen


def _near(one: Wanted, boxes: Iterable[Box]) -> list[Box]:
    around = one.around
    return [box for box in boxes if _overlap(around, box) > 0]


def _choices(
    one: Wanted, signs: list[Box], soft: list[Box], walls: list[Box], bounds: Box
) -> list[tuple[float, float, Box]]:
    """Cost, covered pixels and box of every position inside the bounds."""
    found = []
    for dislike, box in _positions(one):
        if box[0] < bounds[0] or box[1] < bounds[1] or box[2] > bounds[2] or box[3] > bounds[3]:
            continue
        on_signs = sum(_overlap(box, sign) for sign in signs)
        on_walls = sum(_overlap(box, wall) for wall in walls)
        cost = dislike + _SIGN * on_signs + _WALL * on_walls + _LOFT * sum(_overlap(box, other) for other in soft)
        own = _apart(box, one.sign)
        cost += _FAR * own + (_ASTRAY if any(_apart(box, sign) < own + _GAP for sign in signs) else 0.0)
        found.append((cost, on_signs + on_walls, box))
    return found


def _positions(one: Wanted) -> Iterable[tuple[float, Box]]:
    w, h = one.width, one.height
    for (dx, dy), cost in _SIDES:
        far = (one.reach + _GAP) * (0.74 if dx and dy else 1.0)
        left = one.x + dx * far - (0.0 if dx > 0 else w if dx < 0 else w / 2)
        top = one.y + dy * far - (0.0 if dy > 0 else h + one.above if dy < 0 else h / 2)
        yield cost, (left, top, left + w, top + h)
        for step in _ACROSS if dx == 0 else ():
            yield cost + 3 * abs(step), (left + step * w, top, left + w + step * w, top + h)
        for step in _UP_AND_DOWN if dy == 0 else ():
            yield cost + 1.0, (left, top + step * h, left + w, top + h + step * h)


def _settled(
    choices: dict[int, list[tuple[float, float, Box]]], wanted: dict[int, Wanted]
) -> Generator[None, None, dict[int, Box]]:
    """The best for each in turn, the hardest first, until nobody wants to change; those that still cover too much
    give way."""
    order = sorted((i for i in choices if choices[i]), key=lambda i: (-min(choices[i])[0], i))
    rivals = {i: [j for j in order if j != i and _overlap(wanted[i].around, wanted[j].around) > 0] for i in order}
    chosen: dict[int, tuple[float, float, Box]] = {}
    for _ in range(_ROUNDS):
        changed = False
        for i in order:
            best = _cheapest(choices[i], [chosen[j][2] for j in rivals[i] if j in chosen])
            changed = changed or chosen.get(i) != best
            chosen[i] = best
            yield
        if not changed:
            break
    kept: dict[int, Box] = {}
    for i in reversed(order):  # those with the most room first
        _, covered, box = chosen[i]
        if covered + sum(_overlap(box, other) for other in kept.values()) <= _COVERED:
            kept[i] = box
    return kept


def _cheapest(choices: list[tuple[float, float, Box]], others: list[Box]) -> tuple[float, float, Box]:
    return min(choices, key=lambda choice: choice[0] + _NAME * sum(_overlap(choice[2], other) for other in others))


def _overlap(a: Box, b: Box) -> float:
    """The area that two boxes share. Most share none, so that is found out first."""
    if a[0] >= b[2] or b[0] >= a[2] or a[1] >= b[3] or b[1] >= a[3]:
        return 0.0
    return (min(a[2], b[2]) - max(a[0], b[0])) * (min(a[3], b[3]) - max(a[1], b[1]))


def _apart(box: Box, sign: Box) -> float:
    """How far a box is from a round sign."""
    x, y, reach = (sign[0] + sign[2]) / 2, (sign[1] + sign[3]) / 2, (sign[2] - sign[0]) / 2
    return math.hypot(max(box[0] - x, x - box[2], 0.0), max(box[1] - y, y - box[3], 0.0)) - reach
