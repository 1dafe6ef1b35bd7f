"""What deeds are worth to a jarl (IV-23): trades, raids, colonies and the sagas they complete, in points."""

from typing import Final

from boardgames.invasions import beliefs
from boardgames.invasions.data import (
    AMOUNT,
    BONUS,
    LARGE_TOWNS,
    MISSION,
    NATION,
    PORTS,
    RAID,
    RAMPARTS,
    REGION_MASK,
    SAGA_MASK,
    SETTLE,
    SMALL_TOWNS,
    TRADE,
    TYPES,
    VALUE,
    WANTED_BONUS,
)
from boardgames.invasions.scoring import MULTIPLIER, nation_points
from boardgames.invasions.state import Table, members

RAIDING_KIND: Final = TYPES  # kinds of deeds: the goods types, then raid and settle
SETTLING_KIND: Final = TYPES + 1
_LARGE: Final = sum(1 << port for port in LARGE_TOWNS)


class Deed:
    """Something a jarl could do in a port: the kind, what success is worth, and what a die must beat."""

    __slots__ = ("kind", "needed", "port", "worth")

    def __init__(self, port: int, kind: int, worth: float, needed: int) -> None:
        self.port = port
        self.kind = kind
        self.worth = worth
        self.needed = needed


def saga_worth(s: Table, seat: int, saga: int) -> float:
    """The bonus, a share of what the nation would bring at the end, and of what rivals lose by it."""
    nation = NATION[saga]
    now = nation_points(s.tales, nation)
    tales = s.tales[:]
    tales[seat] |= 1 << saga
    then = nation_points(tales, nation)
    worth = BONUS[saga] + beliefs.SAGA_SHARE * (then[seat] - now[seat])
    most_lost = 0
    for rival in range(s.players):
        if rival != seat:
            most_lost = max(most_lost, now[rival] - then[rival])
    return worth + beliefs.SAGA_DENY * most_lost


def saga_gains(s: Table, seat: int) -> list[list[float]]:
    """What each mission in each port gains by open sagas: all of a saga for its last port, a part for the others."""
    gains = [[0.0] * PORTS, [0.0] * PORTS, [0.0] * PORTS]
    done = (s.stocked, ~s.towns, s.settled)
    for saga in s.open_sagas:
        mission = MISSION[saga]
        missing = SAGA_MASK[saga] & ~done[mission]
        worth = saga_worth(s, seat, saga)
        number = missing.bit_count()
        if number > 1:
            worth *= beliefs.SAGA_STEP
        for port in members(missing):
            gains[mission][port] += worth
    return gains


def mean_treasures(s: Table) -> tuple[float, float]:
    """Of small and of large towns still standing."""
    means = []
    for towns in (SMALL_TOWNS, LARGE_TOWNS):
        unseen = [s.treasure[port] for port in towns if s.towns >> port & 1]
        means.append(sum(unseen) / len(unseen) if unseen else 0.0)
    return means[0], means[1]


def axe_worth(s: Table, seat: int) -> float:
    """IV-17.1: one figure more."""
    most = max(s.won[rival].bit_count() for rival in range(s.players) if rival != seat)
    return beliefs.AXE_LEADING if s.won[seat].bit_count() + 1 >= most else beliefs.AXE_BEHIND


def future_share(s: Table) -> float:
    """How much of the game is still to come, by the sagas still to be told."""
    return min(1.0, len(s.saga_deck) / 15.0)


def colony_worth(s: Table, seat: int, port: int, later: float) -> float:
    """IV-17.2: what a colony counts, adds to its neighbours of all owners, and may grow to."""
    value = VALUE[port]
    region = REGION_MASK[port]
    before = (s.settled & region).bit_count()
    settled = (s.settled & region | 1 << port).bit_count()
    worth = float(value * MULTIPLIER[settled])
    if region != 1 << port:
        if settled > before:
            mine = (s.colonies[seat] & region).bit_count()
            step = value * (MULTIPLIER[settled] - MULTIPLIER[before]) if before else 0
            worth += step * mine - beliefs.COLONY_RIVALS * step * (before - mine)
        if settled < 3:
            worth += beliefs.COLONY_GROWTH * later * value * (MULTIPLIER[settled + 1] - MULTIPLIER[settled])
    return worth


Sight = tuple[object, ...]
"""Everything that deeds depend on: where it is equal, so are they."""


def sight(s: Table, seat: int) -> Sight:
    return (
        seat,
        _closed(s, seat),
        _penalty(s, seat),
        s.towns,
        s.stocked,
        s.settled,
        s.wanted,
        len(s.saga_deck),
        mean_treasures(s),
        tuple(s.cargo[TYPES * seat : TYPES * seat + TYPES]),
        tuple(s.goods),
        tuple(s.supply),
        tuple(s.colonies),
        tuple(s.won),
        tuple(s.tales),
        tuple(s.open_sagas),
    )


def _closed(s: Table, seat: int) -> int:
    """Ports in which there is nothing to do: used this turn, or with a rival's ship in them."""
    closed = s.used if seat == s.active else 0
    for other in range(s.players):
        if other != seat and s.at[other] < PORTS:
            closed |= 1 << s.at[other]
    return closed


def _penalty(s: Table, seat: int) -> int:
    """What rivals' Raised Ramparts take from every die."""
    return AMOUNT[RAMPARTS] * (sum(s.ramparts) - s.ramparts[seat]) if s.expert else 0


def deeds(s: Table, seat: int) -> list[Deed]:
    """Everything worth sailing for. Trades are there for the goods aboard and for the best type that could be loaded.
    Whatever this looks at belongs into `sight`."""
    found: list[Deed] = []
    gains = saga_gains(s, seat)
    small, large = mean_treasures(s)
    axe = axe_worth(s, seat)
    later = future_share(s)
    towns = s.towns
    stocked = s.stocked
    settled = s.settled
    goods = s.goods
    closed = _closed(s, seat)
    penalty = _penalty(s, seat)
    cargo = s.cargo[TYPES * seat : TYPES * seat + TYPES]
    order = [s.wanted] + [kind for kind in range(TYPES) if kind != s.wanted]
    for port in range(PORTS):
        here = 1 << port
        if closed & here:
            continue
        region = REGION_MASK[port]
        if not stocked & here:
            loadable = True
            for kind in order:
                if not goods[kind] & region and (cargo[kind] or (loadable and s.supply[kind])):
                    points = VALUE[port] + gains[TRADE][port] + (WANTED_BONUS if kind == s.wanted else 0)
                    found.append(Deed(port, kind, points, 0))
                    loadable = False
            needed = VALUE[port] + penalty
        else:
            needed = VALUE[port] - 1 + penalty
        if towns & here:
            treasure = large if _LARGE & here else small
            found.append(Deed(port, RAIDING_KIND, treasure + axe + gains[RAID][port], needed))
        elif not towns & region and not settled & here:
            worth = colony_worth(s, seat, port, later) + gains[SETTLE][port]
            found.append(Deed(port, SETTLING_KIND, worth, needed))
    return found


def raid_worth(s: Table, seat: int, port: int) -> float:
    small, large = mean_treasures(s)
    treasure = large if _LARGE >> port & 1 else small
    return treasure + axe_worth(s, seat) + saga_gains(s, seat)[RAID][port]


def settle_worth(s: Table, seat: int, port: int) -> float:
    """With what a rival loses who is driven out of the port."""
    worth = colony_worth(s, seat, port, future_share(s)) + saga_gains(s, seat)[SETTLE][port]
    if s.settled >> port & 1:
        worth += beliefs.RIVALS_COLONY * VALUE[port] * MULTIPLIER[(s.settled & REGION_MASK[port]).bit_count()]
    return worth
