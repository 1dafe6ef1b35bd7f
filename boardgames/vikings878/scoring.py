"""What counts: the markers of each side and the victory itself (VK-8.3, VK-8.4)."""

from boardgames.vikings878.data import RAIDS, VICTORY_POINTS
from boardgames.vikings878.state import NONE, Table
from boardgames.vikings878.turn import leading_side


def side_of(s: Table, seat: int) -> int:
    """A person plays for one side only."""
    return s.seats.index(seat) >> 1


def breakdown(s: Table) -> dict[str, list[int]]:
    """Points of each seat by source: markers won or kept by its side, and the victory."""
    taken = s.plunder if s.scenario == RAIDS else s.markers.bit_count()
    markers = [taken, s.track - taken]
    winner = s.winner if s.winner != NONE else leading_side(s)
    sides = [side_of(s, seat) for seat in range(s.players)]
    return {
        "markers": [markers[side] for side in sides],
        "victory": [VICTORY_POINTS if side == winner else 0 for side in sides],
    }


def scores(s: Table) -> list[int]:
    """The points of each seat as if the game ended now; partners share them."""
    return [sum(column) for column in zip(*breakdown(s).values(), strict=True)]


def ranking(s: Table) -> list[int]:
    """VK-8.4: victory belongs to the side, so its people share the first place."""
    winner = s.winner if s.winner != NONE else leading_side(s)
    sides = [side_of(s, seat) for seat in range(s.players)]
    winners = sides.count(winner)
    return [1 if side == winner else 1 + winners for side in sides]
