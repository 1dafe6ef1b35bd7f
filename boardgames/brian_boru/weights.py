"""The weights of Brian Boru's players, typed, and as plain numbers and tables for the judging code."""

import math

from msgspec import Struct

from boardgames.brian_boru.data import MARRIAGE_POINTS, MARRIAGE_REGION, MARRIAGE_RENOWN, NONE, PRINCESS, SPREAD
from boardgames.core import schema
from boardgames.core.assets import weights_file


class RegionWeights(Struct, forbid_unknown_fields=True):
    sharp: float
    blunt: float
    hold: float
    growth: float


class MarriageWeights(Struct, forbid_unknown_fields=True):
    renown: float
    town: float
    princess: float
    scale: list[float]
    stays: float


class BattleWeights(Struct, forbid_unknown_fields=True):
    scale: list[float]
    second: float
    loss: float
    taken: float
    stays: float


class ChurchWeights(Struct, forbid_unknown_fields=True):
    scale: list[float]
    monastery: float
    second: float
    four: float
    stays: float


class TrickWeights(Struct, forbid_unknown_fields=True):
    willing: float
    rival: float
    hand: float
    second: float


class Weights(Struct, forbid_unknown_fields=True):
    coin: float
    spending: float
    renown: float
    marker: float
    town: float
    region: RegionWeights
    spread: float
    marriage: MarriageWeights
    battle: BattleWeights
    church: ChurchWeights
    trick: TrickWeights
    cards: list[float]
    round: float


WEIGHTS = schema.load(weights_file("brian-boru"), Weights)

LONGEST = 21  # tricks in a game, at most (BB-12)
MOST_WEIGHT = 24  # of one side in a region, at most

COIN: list[float] = [WEIGHTS.coin * min(1.0, left / WEIGHTS.spending) for left in range(LONGEST + 1)]
RENOWN: float = WEIGHTS.renown
MARKER: float = WEIGHTS.marker
TOWN: float = WEIGHTS.town

# By tricks left in the game and twice the weight: how strongly a side pulls at the token of a region.
PULL: list[list[float]] = [
    [
        math.exp(half / 2.0 * max(0.05, WEIGHTS.region.sharp - WEIGHTS.region.blunt * left))
        for half in range(2 * MOST_WEIGHT)
    ]
    for left in range(LONGEST + 1)
]
HOLD: int = round(2 * WEIGHTS.region.hold)
# By tricks left and the weight that is missing to the threshold: how likely the token turns up.
REACH: list[list[float]] = [
    [1.0] + [min(1.0, (0.25 + WEIGHTS.region.growth * left) / missing) for missing in range(1, 8)]
    for left in range(LONGEST + 1)
]


def _between(regions: float) -> float:
    """BB-11.6, for parts of a region as well."""
    whole = min(int(regions), len(SPREAD) - 1)
    after = min(whole + 1, len(SPREAD) - 1)
    return SPREAD[whole] + (regions - whole) * (SPREAD[after] - SPREAD[whole])


# By tricks left and regions held now.
SPREAD_WORTH: list[list[float]] = [
    [_between(min(8.0, regions + WEIGHTS.spread * left)) for regions in range(len(SPREAD))]
    for left in range(LONGEST + 1)
]

MARRIAGE_WORTH: list[float] = [
    WEIGHTS.marriage.princess
    if card == PRINCESS
    else MARRIAGE_POINTS[card]
    + WEIGHTS.marriage.renown * MARRIAGE_RENOWN[card]
    + (WEIGHTS.marriage.town if MARRIAGE_REGION[card] != NONE else 0.0)
    for card in range(len(MARRIAGE_POINTS))
]
TOWN_REWARD: float = WEIGHTS.marriage.town
RENOWN_REWARD: float = WEIGHTS.marriage.renown
TRACK_STAYS: float = WEIGHTS.marriage.stays

SECOND_SPOILS: float = WEIGHTS.battle.second
LOSS: float = WEIGHTS.battle.loss
TAKEN: float = WEIGHTS.battle.taken
RAIDER_STAYS: float = WEIGHTS.battle.stays

MONASTERY: float = WEIGHTS.church.monastery
SECOND_HONOURS: float = WEIGHTS.church.second
FOUR_WORTH: float = WEIGHTS.church.four
DISC_STAYS: float = WEIGHTS.church.stays

WILLING: float = WEIGHTS.trick.willing
RIVAL: float = WEIGHTS.trick.rival
SECOND: float = WEIGHTS.trick.second
# By tricks left in the round: the share of a card's worth that keeping it is worth. After the last trick it is nothing.
KEEPING: list[float] = [WEIGHTS.trick.hand * min(1.0, max(0, left - 1) / 3.0) for left in range(9)]
CARD_WORTH: list[float] = WEIGHTS.cards
ROUND: float = WEIGHTS.round

_FAR = 16  # leads are looked up to this


def _chances(scale: list[float]) -> list[list[float]]:
    """By tricks left in the round and the lead + 16: how likely the lead holds."""
    return [
        [1.0 / (1.0 + math.exp(-(lead - 0.5) / (scale[0] + scale[1] * left))) for lead in range(-_FAR, _FAR + 1)]
        for left in range(8)
    ]


COURT_LEADS: list[list[float]] = _chances(WEIGHTS.marriage.scale)
BATTLE_LEADS: list[list[float]] = _chances(WEIGHTS.battle.scale)
CHURCH_LEADS: list[list[float]] = _chances(WEIGHTS.church.scale)


def chance(table: list[list[float]], left: int, lead: int) -> float:
    return table[left][max(-_FAR, min(_FAR, lead)) + _FAR]
