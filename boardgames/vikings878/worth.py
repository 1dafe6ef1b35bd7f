"""What places and units are worth to a side: distances, threats, goals and garrisons."""

from functools import cache
from typing import Final

from boardgames.vikings878 import beliefs, odds
from boardgames.vikings878.beliefs import CITY_WORTH, DELAY, FAR, UNIT_WORTH
from boardgames.vikings878.board import force
from boardgames.vikings878.data import (
    COASTAL,
    ENGLISH,
    FYRD_DECK,
    FYRD_VALUES,
    MAJOR,
    NEXT,
    REGION,
    SCENARIO_ROUNDS,
    SHIRE_COUNT,
    VIKINGS,
)
from boardgames.vikings878.state import Table
from boardgames.vikings878.weights import WEIGHTS


def _distances(ways: list[list[int]]) -> list[list[int]]:
    """Shires between any two, by breadth-first search."""
    table = []
    for start in range(SHIRE_COUNT):
        row = [FAR] * SHIRE_COUNT
        row[start] = 0
        edge = [start]
        for shire in edge:  # grows as new shires are reached
            for to in ways[shire]:
                if row[to] == FAR:
                    row[to] = row[shire] + 1
                    edge.append(to)
        table.append(row)
    return table


DISTANCE: Final[list[list[list[list[int]]]]] = [[_distances(ways) for ways in by_side] for by_side in NEXT]
NEAR: Final[list[list[list[list[int]]]]] = [
    [
        [[other for other in REGION[scenario] if 0 < row[other] <= WEIGHTS.threat] for row in DISTANCE[scenario][side]]
        for side in (VIKINGS, ENGLISH)
    ]
    for scenario in range(3)
]  # [scenario][side][shire]: from where the side can soon be there


# ------------------------------------------------------------------------------------------------ battles


@cache
def mean_fyrd(deck: int) -> float:
    """What the next card of a Fyrd deck will bring, to the half unit."""
    values = [value for card, value in enumerate(FYRD_VALUES) if deck >> card & 1]
    return round(2 * sum(values) / len(values)) / 2


def attack(s: Table, shire: int, units: tuple[int, int], side: int) -> tuple[float, float]:
    """The chance of a side to win a shire with these units more, and the worth of what it would lose."""
    here = s.here
    first = 4 * shire
    rival = first + 2 - 2 * side
    if not here[rival] and not here[rival + 1]:
        return 1.0, 0.0
    one = here[first + 2 * side] + units[0]
    other = here[first + 2 * side + 1] + units[1]
    if side == VIKINGS:
        fyrd = mean_fyrd(s.fyrd_deck or FYRD_DECK[s.scenario]) if MAJOR[shire] else 0.0
        chance, left, _ = odds.battle(one, other, here[rival], here[rival + 1], fyrd, side, ENGLISH)
    else:
        chance, _, left = odds.battle(here[rival], here[rival + 1], one, other, 0.0, side, VIKINGS)
    number = one + other
    prices = UNIT_WORTH[side]
    price = (one * prices[2 * side] + other * prices[2 * side + 1]) / max(1, number)
    return chance, (number - left * chance) * price


def standing_chance(s: Table, side: int) -> float:
    """The chance of a side to win the battle being fought, from the next roll on."""
    here = s.here[4 * s.battle : 4 * s.battle + 4]
    attacker = s.active >> 1
    roller = 1 - s.roller if s.dice else 1 - attacker
    chance, _, _ = odds.battle(here[0], here[1], here[2], here[3], float(s.fyrd), attacker, roller)
    return chance if side == attacker else 1.0 - chance


# ------------------------------------------------------------------------------------------------ shires


def rounds_left(s: Table) -> int:
    return SCENARIO_ROUNDS[s.scenario] - s.round


def city_worth(s: Table, shire: int, side: int) -> float:
    """What a side makes of a shire: a city counts at the end; a centre feeds the English until then."""
    return CITY_WORTH[s.scenario][s.round][side][shire]


def threat(s: Table, shire: int, side: int) -> int:
    """Enemy units that could soon attack a shire of the side."""
    first = 2 - 2 * side
    here, number = s.here, 0
    for near in NEAR[s.scenario][1 - side][shire]:
        number += here[4 * near + first] + here[4 * near + first + 1]
    return number


class Target:
    """A shire, what it is worth to have it, and the enemies in it."""

    __slots__ = ("enemies", "prize", "shire")

    def __init__(self, shire: int, prize: float, enemies: int) -> None:
        self.shire = shire
        self.prize = prize
        self.enemies = enemies


class Goal:
    """A shire, and what going there brings."""

    __slots__ = ("shire", "worth")

    def __init__(self, shire: int, worth: float) -> None:
        self.shire = shire
        self.worth = worth


def targets(s: Table, side: int) -> list[Target]:
    """Everything that a side could go for: enemies and, for the Vikings, empty cities."""
    first = 2 - 2 * side
    here = s.here
    prices = UNIT_WORTH[side]
    cities = CITY_WORTH[s.scenario][s.round][side]
    found = []
    for shire in REGION[s.scenario]:
        index = 4 * shire + first
        one, other = here[index], here[index + 1]
        if one or other:
            prize = one * prices[first] + other * prices[first + 1]
            found.append(Target(shire, prize + cities[shire], one + other))
        elif side == VIKINGS and MAJOR[shire] and not here[4 * shire] and not here[4 * shire + 1]:
            found.append(Target(shire, cities[shire], 0))
    return found


def goal(s: Table, target: Target, units: tuple[int, int], side: int) -> float:
    """What going to a target with these units brings the side."""
    if not target.enemies:
        return target.prize
    chance, losses = attack(s, target.shire, units, side)
    return chance * target.prize - losses if chance >= beliefs.BOLDNESS[side] else -losses


HORIZON: Final = 2  # how far beyond this turn's reach goals are looked for


def goals(s: Table, wanted: list[Target], units: tuple[int, int], side: int, start: int, steps: int) -> list[Goal]:
    """Targets worth going for with these units, as far as can be seen from the start (anywhere, for a host at sea)."""
    found = []
    row = DISTANCE[s.scenario][side][max(0, start)]
    far = steps + HORIZON if start >= 0 else FAR
    for target in wanted:
        if row[target.shire] <= far:
            worth = goal(s, target, units, side)
            if worth > 0.0:
                found.append(Goal(target.shire, worth))
    return found


def prospect(s: Table, shire: int, steps: int, wanted: list[Goal], side: int, entered: bool = True) -> float:
    """What the best goal promises to somebody in a shire with so many steps left."""
    row = DISTANCE[s.scenario][side][shire]
    delay, later = DELAY[side], beliefs.LATER[side]
    best = 0.0
    for aim in wanted:
        far = row[aim.shire]
        if far == 0 and not entered:
            continue
        value = aim.worth * delay[far] if far <= steps else aim.worth * later * delay[min(far, 12)]
        if value > best:
            best = value
    return best


def worth_at(wanted: list[Goal], shire: int) -> float:
    """What a shire brings as a goal; less than nothing if it is none."""
    for aim in wanted:
        if aim.shire == shire:
            return aim.worth
    return -1.0


def garrison(s: Table, shire: int, side: int) -> int:
    """Units to leave behind: Vikings hold a city only while they stand in it; the English guard threatened ones."""
    if not MAJOR[shire]:
        return 0
    return beliefs.GARRISON[side] if side == VIKINGS or threat(s, shire, ENGLISH) else 0


def english_need(s: Table, shire: int) -> float:
    """Where more English are wanted: in cities that are threatened and not yet safe, and where an army gathers."""
    near = threat(s, shire, ENGLISH)
    standing = force(s, shire, ENGLISH)
    need = 0.5 * city_worth(s, shire, ENGLISH) + (0.4 if COASTAL[shire] else 0.0)
    if near:
        need += 0.8 if standing < 4 else 0.4
        if near > 3 * (standing + 4):
            need -= 0.9
    return need - 0.22 * min(standing, 3) + (0.05 * standing if standing > 3 else 0.0)
