"""How several things lie on one place: in a row, a column, a pile, side by side round its middle. Plain figures."""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

from PySide6.QtCore import QSizeF

from ui.table.board import PlaceSpec

TILT = 11.0  # degrees by which a used card is turned
LIFTED_TILT = 2.5  # where it is raised as well
PILE_SHOWN = 5  # of a pile only the upper cards are seen


class Lie(NamedTuple):
    """Where a thing lies from the middle of its place, and how far it is turned."""

    x: float
    y: float
    turn: float = 0.0


def arranged(spec: PlaceSpec, sizes: list[QSizeF], tilted: list[bool]) -> list[Lie]:
    """One lie for each thing, in order; later ones lie over earlier ones."""
    if not sizes:
        return []
    turn = LIFTED_TILT if spec.lift else TILT
    ways = {"row": _row, "column": _column, "pile": _pile, "spread": _spread, "grid": _grid}
    dx, dy = spec.offset
    spots = ways[spec.arrange](spec, sizes)
    return [
        Lie(x + dx, y + dy - spec.lift, spec.turn + turn) if tilt else Lie(x + dx, y + dy, spec.turn)
        for (x, y), tilt in zip(spots, tilted, strict=True)
    ]


def _along(lengths: list[float], room: float, gap: float, align: str) -> list[float]:
    """Centres along a line round 0; where the room is short the things overlap."""
    total = sum(lengths) + gap * (len(lengths) - 1)
    squeeze = 1.0
    if total > room and len(lengths) > 1:
        free = room - (lengths[0] + lengths[-1]) / 2
        wanted = total - (lengths[0] + lengths[-1]) / 2
        squeeze = max(0.08, free / wanted)
    centres = [0.0]
    for before, after in itertools.pairwise(lengths):
        centres.append(centres[-1] + ((before + after) / 2 + gap) * squeeze)
    middle = (centres[0] - lengths[0] / 2 + centres[-1] + lengths[-1] / 2) / 2
    if align == "start":
        middle = max(middle, room / 2 - lengths[0] / 2)
    return [centre - middle for centre in centres]


def _row(spec: PlaceSpec, sizes: list[QSizeF]) -> list[tuple[float, float]]:
    widths = [size.width() * spec.scale for size in sizes]
    return [(x, 0.0) for x in _along(widths, spec.space[0], spec.gap, spec.align)]


def _column(spec: PlaceSpec, sizes: list[QSizeF]) -> list[tuple[float, float]]:
    heights = [size.height() * spec.scale for size in sizes]
    return [(0.0, y) for y in _along(heights, spec.space[1], spec.gap, spec.align)]


def _pile(spec: PlaceSpec, sizes: list[QSizeF]) -> list[tuple[float, float]]:
    hidden = max(0, len(sizes) - PILE_SHOWN)
    return [(1.6 * max(0, i - hidden), -1.6 * max(0, i - hidden)) for i in range(len(sizes))]


def _spread(spec: PlaceSpec, sizes: list[QSizeF]) -> list[tuple[float, float]]:
    """Side by side in rings round the middle, as tokens gather on a town."""
    step = max(size.width() for size in sizes) * spec.scale * 0.92 + spec.gap
    if len(sizes) == 1:
        return [(0.0, 0.0)]
    spots: list[tuple[float, float]] = []
    ring = 1
    while len(spots) < len(sizes):
        around = min(len(sizes) - len(spots), 6 * ring if ring > 1 or len(sizes) > 6 else len(sizes))
        radius = max(step * (ring - 0.42), step / (2 * math.sin(math.pi / max(around, 2))))
        for i in range(around):
            angle = math.tau * (i / around) - math.pi / 2 + (math.pi / 6 if around % 2 == 0 else 0.0)
            spots.append((radius * math.cos(angle), radius * 0.8 * math.sin(angle)))
        ring += 1
    return sorted(spots, key=lambda spot: (spot[1], spot[0]))


def _grid(spec: PlaceSpec, sizes: list[QSizeF]) -> list[tuple[float, float]]:
    """Rows as long as the place is wide, round its middle; aligned to the end, they grow upwards from it."""
    w = max(size.width() for size in sizes) * spec.scale + spec.gap
    h = max(size.height() for size in sizes) * spec.scale + spec.gap
    columns = max(1, min(len(sizes), int((spec.space[0] + spec.gap) // w)))
    rows = -(-len(sizes) // columns)
    spots = []
    for i in range(len(sizes)):
        row, column = divmod(i, columns)
        here = columns if row < rows - 1 else len(sizes) - columns * (rows - 1)
        middle = rows - 1 if spec.align == "end" else (rows - 1) / 2
        spots.append(((column - (here - 1) / 2) * w, (row - middle) * h))
    return spots
