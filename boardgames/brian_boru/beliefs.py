"""The weights of Brian Boru's players as plain numbers and tables, for the judging code."""

import math
from typing import Final

from boardgames.brian_boru.data import MARRIAGE_POINTS, MARRIAGE_REGION, MARRIAGE_RENOWN, NONE, PRINCESS, SPREAD
from boardgames.brian_boru.weights import WEIGHTS

LONGEST: Final = 21  # tricks in a game, at most (BB-12)
MOST_WEIGHT: Final = 24  # of one side in a region, at most

COIN: Final[list[float]] = [WEIGHTS.coin * min(1.0, left / WEIGHTS.spending) for left in range(LONGEST + 1)]
RENOWN: Final[float] = WEIGHTS.renown
MARKER: Final[float] = WEIGHTS.marker
TOWN: Final[float] = WEIGHTS.town

# By tricks left in the game and twice the weight: how strongly a side pulls at the token of a region.
PULL: Final[list[list[float]]] = [
    [
        math.exp(half / 2.0 * max(0.05, WEIGHTS.region.sharp - WEIGHTS.region.blunt * left))
        for half in range(2 * MOST_WEIGHT)
    ]
    for left in range(LONGEST + 1)
]
HOLD: Final[int] = round(2 * WEIGHTS.region.hold)
# By tricks left and the weight that is missing to the threshold: how likely the token turns up.
REACH: Final[list[list[float]]] = [
    [1.0] + [min(1.0, (0.25 + WEIGHTS.region.growth * left) / missing) for missing in range(1, 8)]
    for left in range(LONGEST + 1)
]


def _between(regions: float) -> float:
    """BB-11.6, for parts of a region as well."""
    whole = min(int(regions), len(SPREAD) - 1)
    after = min(whole + 1, len(SPREAD) - 1)
    return SPREAD[whole] + (regions - whole) * (SPREAD[after] - SPREAD[whole])


# By tricks left and regions held now.
SPREAD_WORTH: Final[list[list[float]]] = [
    [_between(min(8.0, regions + WEIGHTS.spread * left)) for regions in range(len(SPREAD))]
    for left in range(LONGEST + 1)
]

MARRIAGE_WORTH: Final[list[float]] = [
    WEIGHTS.marriage.princess
    if card == PRINCESS
    else MARRIAGE_POINTS[card]
    + WEIGHTS.marriage.renown * MARRIAGE_RENOWN[card]
    + (WEIGHTS.marriage.town if MARRIAGE_REGION[card] != NONE else 0.0)
    for card in range(len(MARRIAGE_POINTS))
]
TOWN_REWARD: Final[float] = WEIGHTS.marriage.town
RENOWN_REWARD: Final[float] = WEIGHTS.marriage.renown
TRACK_STAYS: Final[float] = WEIGHTS.marriage.stays

SECOND_SPOILS: Final[float] = WEIGHTS.battle.second
LOSS: Final[float] = WEIGHTS.battle.loss
TAKEN: Final[float] = WEIGHTS.battle.taken
RAIDER_STAYS: Final[float] = WEIGHTS.battle.stays

MONASTERY: Final[float] = WEIGHTS.church.monastery
SECOND_HONOURS: Final[float] = WEIGHTS.church.second
FOUR_WORTH: Final[float] = WEIGHTS.church.four
DISC_STAYS: Final[float] = WEIGHTS.church.stays

WILLING: Final[float] = WEIGHTS.trick.willing
RIVAL: Final[float] = WEIGHTS.trick.rival
SECOND: Final[float] = WEIGHTS.trick.second
# By tricks left in the round: the share of a card's worth that keeping it is worth. After the last trick it is nothing.
KEEPING: Final[list[float]] = [WEIGHTS.trick.hand * min(1.0, max(0, left - 1) / 3.0) for left in range(9)]
CARD_WORTH: Final[list[float]] = WEIGHTS.cards
ROUND: Final[float] = WEIGHTS.round

_FAR: Final = 16  # leads are looked up to this


def _chances(scale: list[float]) -> list[list[float]]:
    """By tricks left in the round and the lead + 16: how likely the lead holds."""
    return [
        [1.0 / (1.0 + math.exp(-(lead - 0.5) / (scale[0] + scale[1] * left))) for lead in range(-_FAR, _FAR + 1)]
        for left in range(8)
    ]


COURT_LEADS: Final[list[list[float]]] = _chances(WEIGHTS.marriage.scale)
BATTLE_LEADS: Final[list[list[float]]] = _chances(WEIGHTS.battle.scale)
CHURCH_LEADS: Final[list[list[float]]] = _chances(WEIGHTS.church.scale)


def chance(table: list[list[float]], left: int, lead: int) -> float:
    return table[left][max(-_FAR, min(_FAR, lead)) + _FAR]
