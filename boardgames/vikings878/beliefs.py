"""The weights of 878 Vikings' players as plain numbers and tables, for the judging code."""

from typing import Final

from boardgames.vikings878.data import (
    CENTRE,
    FACTIONS,
    FULL,
    MAJOR,
    SCENARIO_ROUNDS,
    SCENARIOS,
    SHIRE_COUNT,
    TITLES,
)
from boardgames.vikings878.weights import SIDES, WEIGHTS, SideWeights

FAR: Final = 99  # shires; more than there are between any two

SCALE: Final[float] = WEIGHTS.scale
LEADER: Final[float] = WEIGHTS.leader
EVENTS: Final[list[float]] = [WEIGHTS.events[title] for title in TITLES]

# By side.
UNIT_WORTH: Final[list[list[float]]] = [[side.unit[name] for name in FACTIONS[:4]] for side in SIDES]  # and faction
BOLDNESS: Final[list[float]] = [side.boldness for side in SIDES]
LATER: Final[list[float]] = [side.later for side in SIDES]
DELAY: Final[list[list[float]]] = [[side.delay**far for far in range(FAR + 1)] for side in SIDES]  # and distance
GARRISON: Final[list[int]] = [side.garrison for side in SIDES]
ARMY: Final[list[float]] = [side.army for side in SIDES]


def _city(side: SideWeights, scenario: int, rounds_left: int, shire: int) -> float:
    """What a side makes of a shire: a city counts at the end; a centre feeds the English until then."""
    if not MAJOR[shire]:
        return 0.0
    feeding = rounds_left / SCENARIO_ROUNDS[scenario] if scenario == FULL else 0.3
    return side.city + (side.centre * feeding if CENTRE[shire] else 0.0)


CITY_WORTH: Final[list[list[list[list[float]]]]] = [
    [
        [[_city(side, scenario, rounds - number, shire) for shire in range(SHIRE_COUNT)] for side in SIDES]
        for number in range(rounds + 1)
    ]
    for scenario, rounds in enumerate(SCENARIO_ROUNDS)
]  # [scenario][round][side][shire]

BALANCE_UNITS: Final[list[float]] = [
    WEIGHTS.balance.norsemen,
    WEIGHTS.balance.berserkers,
    WEIGHTS.balance.housecarls,
    WEIGHTS.balance.thegns,
]
BALANCE_FLED: Final[float] = WEIGHTS.balance.fled
BALANCE_EMPTY: Final[float] = WEIGHTS.balance.empty
BALANCE_TOGETHER: Final[float] = WEIGHTS.balance.together
BALANCE_TURN: Final[float] = WEIGHTS.balance.turn
BALANCE_LONGER: Final[float] = WEIGHTS.balance.longer
MARKERS: Final[list[list[tuple[float, float]]]] = [WEIGHTS.expect[name].markers for name in SCENARIOS]  # and round - 1
VICTORY: Final[list[list[tuple[float, float]]]] = [WEIGHTS.expect[name].victory for name in SCENARIOS]
