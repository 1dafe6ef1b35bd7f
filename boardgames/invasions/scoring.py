"""The final account of Invasions (IV-17)."""

from typing import Final

from boardgames.invasions.data import (
    BONUS,
    NATION_MASK,
    NATIONS,
    PORTS,
    REGION,
    REGION_MASK,
    VALUE,
)
from boardgames.invasions.sheet import DATA
from boardgames.invasions.state import Table, members

TOWN_POINTS: Final[int] = DATA.scoring.town
MULTIPLIER: Final[list[int]] = [0, *DATA.scoring.colonies]  # by ports of the region that hold a colony
FIRST_POINTS: Final[int] = DATA.scoring.first_in_nation
SECOND_POINTS: Final[int] = DATA.scoring.second_in_nation


def scores(s: Table) -> list[int]:
    """The points of each seat: those taken during the game and the final scoring."""
    points = [vp + axe for vp, axe in zip(s.vp, axe_points(s.won), strict=True)]
    for seat in range(s.players):
        points[seat] += colony_points(s, seat)
    for nation in range(len(NATIONS)):
        for seat, more in enumerate(nation_points(s.tales, nation)):
            points[seat] += more
    return points


def ranking(s: Table) -> list[int]:
    """IV-17.4: equal points share the place."""
    points = scores(s)
    return [1 + sum(other > own for other in points) for own in points]


def breakdown(s: Table) -> dict[str, list[int]]:
    """Points of each seat by source."""
    seats = range(s.players)
    raids = [sum(s.treasure[port] for port in members(s.won[seat])) for seat in seats]
    bonuses = [sum(BONUS[saga] for saga in members(s.tales[seat])) for seat in seats]
    lines = {
        "start": [s.vp[seat] - s.traded[seat] - s.by_runes[seat] - raids[seat] - bonuses[seat] for seat in seats],
        "trade": s.traded[:],
        "raids": raids,
        "bonuses": bonuses,
        "runes": s.by_runes[:],
        "axe": axe_points(s.won),
        "colonies": [colony_points(s, seat) for seat in seats],
    }
    for nation, name in enumerate(NATIONS):
        lines[name] = nation_points(s.tales, nation)
    return lines


def axe_points(won: list[int]) -> list[int]:
    """IV-17.1: the bloody axe, for everybody with the most town figures."""
    figures = [towns.bit_count() for towns in won]
    most = max(figures)
    return [TOWN_POINTS * number if number == most else 0 for number in figures]


def colony_points(s: Table, seat: int) -> int:
    """IV-17.2: the printed value, doubled or tripled by the company in the region, whoever that is."""
    points = 0
    for port in members(s.colonies[seat]):
        points += VALUE[port] * MULTIPLIER[(s.settled & REGION_MASK[port]).bit_count()]
    return points


def nation_points(tales: list[int], nation: int) -> list[int]:
    """IV-17.3: ten for each saga of those with most, five for each of those with second-most."""
    told = [(sagas & NATION_MASK[nation]).bit_count() for sagas in tales]
    most = max(told)
    if not most:
        return [0] * len(told)
    if told.count(most) > 1:
        return [FIRST_POINTS * number if number == most else 0 for number in told]
    second = max(number for number in told if number != most)
    return [
        FIRST_POINTS * number if number == most else SECOND_POINTS * number if number == second else 0
        for number in told
    ]


def colony_worth(settled: int, port: int) -> int:
    """What a colony in the port would count with these ports settled."""
    return VALUE[port] * MULTIPLIER[(settled & REGION_MASK[port] | 1 << port).bit_count()]


assert all((REGION[port] == -1) == (REGION_MASK[port].bit_count() == 1) for port in range(PORTS))
