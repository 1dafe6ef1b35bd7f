"""The final account (BB-11), and who has won."""

from typing import Final

from boardgames.brian_boru.data import SPREAD, WORTH
from boardgames.brian_boru.realm import side_weights
from boardgames.brian_boru.sheet import DATA
from boardgames.brian_boru.state import ON_BOARD, SIDES, VIKINGS, Table

COINS_POINTS: Final[int] = DATA.scoring.most_coins
MARKER_POINTS: Final[int] = DATA.scoring.marker
RENOWN_POINTS: Final[int] = DATA.scoring.renown


def scores(s: Table) -> list[int]:
    """The points of each seat if the game ended now."""
    return [sum(column) for column in zip(*breakdown(s).values(), strict=True)]


def breakdown(s: Table) -> dict[str, list[int]]:
    """Points of each seat by source, in the order of BB-11."""
    seats = range(s.players)
    held = [0] * s.players
    shared = [0] * s.players
    for region, place in enumerate(s.claims):
        if place >= 0:
            held[place] += WORTH[region]  # BB-11.4
        elif place == ON_BOARD:
            share_out(s, region, shared)
    return {
        "track": s.points[:],
        "coins": coin_points(s),
        "marker": [MARKER_POINTS if seat == s.holder else 0 for seat in seats],  # BB-11.2
        "renown": [RENOWN_POINTS * s.renown[seat] for seat in seats],  # BB-11.3
        "claims": held,
        "shared": shared,
        "spread": [SPREAD[regions_of(s, seat)] for seat in seats],
    }


def coin_points(s: Table) -> list[int]:
    """BB-11.1: any tie gives nothing, also one at 0 (R-24)."""
    most = max(s.coins)
    alone = s.coins.count(most) == 1
    return [COINS_POINTS if alone and coins == most else 0 for coins in s.coins]


def share_out(s: Table, region: int, points: list[int]) -> None:
    """BB-11.5: half of a token on the board for each player who weighs most; Vikings alone leave nothing (R-11)."""
    weights = side_weights(s, region)
    most = max(weights)
    for seat in range(s.players):
        if weights[seat] == most:
            points[seat] += WORTH[region] // 2


def regions_of(s: Table, seat: int) -> int:
    """BB-11.6: regions with a town the seat controls; under `trade` Viking towns count. A monastery does not (R-21)."""
    number = 0
    for first in range(0, len(s.weight), SIDES):
        if s.weight[first + seat] or (seat == s.trade and s.weight[first + VIKINGS]):
            number += 1
    return number


def ranking(s: Table) -> list[int]:
    """BB-11.8: points, then claim tokens held, then marriage cards; equal on all counts share the place."""
    points = scores(s)
    keys = [(points[seat], s.claims.count(seat), s.wed[seat].bit_count()) for seat in range(s.players)]
    return [1 + sum(other > key for other in keys) for key in keys]
