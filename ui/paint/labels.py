"""Where to write names: automatic placing of labels beside their points.

Every label tries the positions round its disc; a greedy start is then improved until nothing changes. Deterministic.
A board may store the result and correct it by hand; run again per language, because names differ in length.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from .breath import breathe

# direction -> how much the eye dislikes it there
_DIRECTIONS = {
    (0, 1): 0.0,
    (0, -1): 0.8,
    (1, 0): 1.0,
    (1, 1): 1.2,
    (1, -1): 1.3,
    (-1, 1): 1.4,
    (-1, 0): 1.5,
    (-1, -1): 1.6,
}
_SHIFTS = (-0.45, -0.3, -0.15, 0.15, 0.3, 0.45)


@dataclass(frozen=True)
class Label:
    """A name to be placed: the disc it belongs to and how big its letters come out."""

    point: QPointF
    width: float
    height: float
    radius: float = 10.0
    above: float = 9.0  # extra room over the disc, where a piece may stand
    order: int = 0  # labels of a lower order are placed first and never give way to later ones
    optional: bool = False  # left out rather than printed over something


def overlap(a: QRectF, b: QRectF) -> float:
    """The area two boxes share."""
    common = a.intersected(b)
    return common.width() * common.height() if common.isValid() else 0.0


def positions(label: Label, gap: float = 3.0) -> Iterable[tuple[float, QRectF]]:
    """(dislike, box) of every place round the disc."""
    w, h, at = label.width, label.height, label.point
    for (dx, dy), cost in _DIRECTIONS.items():
        reach = label.radius + gap if not (dx and dy) else (label.radius + gap) * 0.72
        x = at.x() + dx * reach + (-w / 2 if dx == 0 else 0 if dx > 0 else -w)
        y = at.y() + dy * reach - (label.above if dy < 0 else 0) + (-h / 2 if dy == 0 else 0 if dy > 0 else -h)
        yield cost, QRectF(x, y, w, h)
        if dx == 0:
            for k in _SHIFTS:
                yield cost + 2 * abs(k), QRectF(x + k * w, y, w, h)


def _reach(label: Label) -> QRectF:
    """All the ground a label's positions can cover."""
    w, h = label.width * 1.05 + label.radius + 8, label.height + label.radius + label.above + 8
    return QRectF(label.point.x() - w, label.point.y() - h, 2 * w, 2 * h)


def place(
    labels: dict[str, Label],
    blocked: Iterable[QRectF] = (),
    lines: Iterable[QPointF] = (),
    bounds: QRectF | None = None,
    penalty: Callable[[str, QRectF], float] | None = None,
    rounds: int = 6,
) -> dict[str, QRectF]:
    """The box of every label that found room.

    `blocked` boxes are not to be covered, `lines` are sampled points of roads (a weak wish), `penalty` adds a cost of
    the caller's own, as for leaving a shire. Optional labels that would cover something are not in the result.
    """
    fixed = list(blocked)
    samples = list(lines)
    discs = {
        key: QRectF(label.point.x() - label.radius, label.point.y() - label.radius, 2 * label.radius, 2 * label.radius)
        for key, label in labels.items()
    }
    chosen: dict[str, QRectF] = {}
    for order in sorted({label.order for label in labels.values()}):
        group = {key: label for key, label in labels.items() if label.order == order}
        options: dict[str, list[tuple[float, QRectF]]] = {}
        for key, label in group.items():
            breathe()
            reach = _reach(label)
            near = [disc for other, disc in discs.items() if other != key and reach.intersects(disc)]
            walls = [box for box in fixed if reach.intersects(box)]
            points = [point for point in samples if reach.contains(point)]
            options[key] = []
            for cost, box in positions(label):
                cost += sum(overlap(box, disc) for disc in near) * 0.25
                cost += sum(overlap(box, wall) for wall in walls) * 0.12
                cost += 0.35 * sum(box.contains(point) for point in points)
                if bounds is not None and not bounds.contains(box):
                    cost += 500
                if penalty is not None:
                    cost += penalty(key, box)
                options[key].append((cost, box))
        mine = _improved(options, rounds)
        for key, box in mine.items():
            if group[key].optional:
                hidden = sum(overlap(box, b) for b in fixed) + sum(overlap(box, b) for b in chosen.values())
                hidden += sum(overlap(box, disc) for other, disc in discs.items() if other != key)
                if hidden > 12 or (bounds is not None and not bounds.contains(box)):
                    continue
            chosen[key] = box
            fixed.append(box)
    return chosen


def _crowding(box: QRectF, others: list[QRectF]) -> float:
    """The cost of standing on other names, or so close beside one that the two read as one."""
    roomy = box.adjusted(-5, -1, 5, 1)
    return sum(overlap(roomy, other) for other in others) * 0.2


def _improved(options: dict[str, list[tuple[float, QRectF]]], rounds: int) -> dict[str, QRectF]:
    """Greedy choice, hardest label first, then best answers until all are content."""
    chosen: dict[str, QRectF] = {}
    order = sorted(options, key=lambda key: (-min(cost for cost, _ in options[key]), key))
    extent = {key: _united([box for _, box in choices]) for key, choices in options.items()}
    rivals = {key: [k for k in order if k != key and extent[k].intersects(extent[key])] for key in order}
    for _ in range(rounds):
        changed = False
        for key in order:
            others = [chosen[k] for k in rivals[key] if k in chosen]
            best, least = options[key][0][1], float("inf")
            for cost, box in options[key]:
                total = cost + _crowding(box, others)
                if total < least:
                    best, least = box, total
            if chosen.get(key) != best:
                chosen[key] = best
                changed = True
        if not changed:
            break
    return chosen


def _united(boxes: list[QRectF]) -> QRectF:
    result = QRectF()
    for box in boxes:
        result = result.united(box)
    return result.adjusted(-5, -1, 5, 1)
