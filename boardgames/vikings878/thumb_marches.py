"""Rules of thumb for leaders and armies: where to go, whom to take along, whom to leave."""

from collections.abc import Sequence

from boardgames.vikings878 import actions as act
from boardgames.vikings878.beliefs import ARMY, UNIT_WORTH
from boardgames.vikings878.board import force, on_ground, ready, ready_on_ground
from boardgames.vikings878.data import (
    MAJOR,
    SHIRE_COUNT,
    VIKINGS,
)
from boardgames.vikings878.leaders import arrived
from boardgames.vikings878.rules import State
from boardgames.vikings878.state import ARMY_OWN, OFFSHORE
from boardgames.vikings878.worth import (
    attack,
    city_worth,
    garrison,
    goals,
    prospect,
    targets,
    worth_at,
)

# ------------------------------------------------------------------------------------------------ leaders


def _card_units(s: State, host: int) -> tuple[int, int]:
    first = 4 * host + 2 * (s.active >> 1)
    return s.cards[first], s.cards[first + 1]


def _reach(s: State, host: int) -> tuple[int, int]:
    """Units that a leader has, or could pick up where he is."""
    side = s.active >> 1
    units = _card_units(s, host)
    shire = s.where[host]
    if shire < 0 or s.stepped:
        return units
    ground = [max(0, ready_on_ground(s, shire, 2 * side + index)) for index in (0, 1)]
    return units[0] + ground[0], units[1] + ground[1]


def rate_leaders(s: State, actions: Sequence[int]) -> list[float]:
    side = s.active >> 1
    around = targets(s, side)
    ratings = []
    for action in actions:
        if action == act.END:
            ratings.append(0.1)
            continue
        host = action - act.LEAD
        shire = s.where[host]
        first = 4 * host + 2 * side
        units = (s.cards[first], s.cards[first + 1])
        if shire == OFFSHORE:
            ratings.append(3.0 + 0.01 * sum(units))
            continue
        units = (
            units[0] + max(0, ready_on_ground(s, shire, 2 * side)),
            units[1] + max(0, ready_on_ground(s, shire, 2 * side + 1)),
        )
        leaving = 0.5 * city_worth(s, shire, side) if sum(units) <= 1 else 0.0
        wanted = goals(s, around, units, side, shire, s.reach)
        ratings.append(prospect(s, shire, s.reach, wanted, side, False) - leaving)
    return ratings


def _wants_load(s: State, faction: int) -> int:
    """How many of a faction a leader should carry on: all but the garrison of a city."""
    side = s.active >> 1
    shire = s.where[s.lead]
    total = s.cards[4 * s.lead + faction] + max(0, ready_on_ground(s, shire, faction))
    stays = force(s, shire, side) - total  # those who do not come into question here, and the ally
    other = faction ^ 1
    ally = s.cards[4 * s.lead + other] + max(0, ready_on_ground(s, shire, other))
    stays -= ally
    ally_ground = on_ground(s, shire, other) if s.loaded >> other & 1 else 0
    cheap = UNIT_WORTH[side][faction] <= UNIT_WORTH[side][other] or ally <= 1
    need = garrison(s, shire, side) - stays - ally_ground
    if not cheap or need <= 0:
        return total
    floor = 1 if faction == s.active else 0
    return max(min(total, floor), total - need)


def rate_leading(s: State, actions: Sequence[int]) -> list[float]:
    """Towards the best goal; but first settle what stays in a city and who comes along."""
    if arrived(s):  # card and shire are one place again in the next turn: what he carries now hardly matters
        return [0.1 if action == act.STOP else -1.0 for action in actions]
    side = s.active >> 1
    shire = s.where[s.lead]
    units = _reach(s, s.lead)
    wanted = goals(s, targets(s, side), units, side, shire, s.steps)
    ratings = [0.0] * len(actions)
    best = 0.0
    for index, action in enumerate(actions):
        if act.TO <= action < act.FIGHT:
            to = action - act.TO if action < act.SAIL else action - act.SAIL
            rating = prospect(s, to, s.steps - 1, wanted, side)
            if force(s, to, 1 - side):
                known = worth_at(wanted, to)
                rating = max(rating, known) if known > 0.0 else known
            rating -= 0.3 if action >= act.SAIL else 0.0
            ratings[index] = rating
            best = max(best, rating)
    for index, action in enumerate(actions):
        if act.LOAD <= action < act.PAY:
            faction = action - act.LOAD
            change = _wants_load(s, faction) != s.cards[4 * s.lead + faction]
            ratings[index] = best + 0.2 if change and best > 0.1 else -1.0
        elif action == act.STOP:
            leaves = shire >= 0 and side == VIKINGS and MAJOR[shire] and not _others_hold(s, shire)
            ratings[index] = 0.1 + (0.6 * city_worth(s, shire, side) if leaves else 0.0)
    return ratings


def _others_hold(s: State, shire: int) -> bool:
    """Whether somebody stays in the shire if the leader goes."""
    units = _card_units(s, s.lead)
    return force(s, shire, s.active >> 1) > sum(units)


def rate_loading(s: State, actions: Sequence[int]) -> list[float]:
    wanted = _wants_load(s, s.kind)
    return [-0.1 * abs(action - act.TAKE - wanted) for action in actions]


# ------------------------------------------------------------------------------------------------ armies


def _army_plan(s: State, shire: int) -> tuple[int, int]:
    """The units of an army out of a shire: all but a garrison of the cheaper faction."""
    side = s.active >> 1
    units = [ready(s, shire, 2 * side), ready(s, shire, 2 * side + 1)]
    need = garrison(s, shire, side) - (force(s, shire, side) - sum(units))
    if shire in s.where and need <= 0 and force(s, shire, side) == sum(units):
        need = 1  # a leader is not left alone
    own = s.active & 1
    for index in sorted((0, 1), key=lambda index: UNIT_WORTH[side][2 * side + index]):
        least = 1 if index == own else 0
        stays = max(0, min(need, units[index] - least))
        units[index] -= stays
        need -= stays
    return units[0], units[1]


def rate_armies(s: State, actions: Sequence[int]) -> list[float]:
    side = s.active >> 1
    around = targets(s, side)
    ratings = []
    for action in actions:
        if action == act.END:
            ratings.append(ARMY[side])
            continue
        place = action - act.FROM
        if place >= SHIRE_COUNT:
            ratings.append(3.0)
            continue
        units = _army_plan(s, place)
        rating = prospect(s, place, s.reach, goals(s, around, units, side, place, s.reach), side, False)
        if garrison(s, place, side) and force(s, place, side) <= sum(units):
            rating -= 0.7 * city_worth(s, place, side)
        ratings.append(rating)
    return ratings


def rate_army_number(s: State, actions: Sequence[int]) -> list[float]:
    side = s.active >> 1
    plan = _army_plan(s, s.place)
    faction = s.active if s.phase == ARMY_OWN else s.active ^ 1
    wanted = plan[faction - 2 * side]
    return [-0.1 * abs(action - act.TAKE - wanted) for action in actions]


def rate_marching(s: State, actions: Sequence[int]) -> list[float]:
    side = s.active >> 1
    units = (s.army[0], s.army[1])
    wanted = goals(s, targets(s, side), units, side, s.at, s.steps)
    ratings = []
    for action in actions:
        if action == act.STOP:
            ratings.append(0.1 + (0.8 * city_worth(s, s.at, side) if side == VIKINGS and _held_by_army(s) else 0.0))
            continue
        to = action - act.TO if action < act.SAIL else action - act.SAIL
        rating = prospect(s, to, s.steps - 1, wanted, side)
        if force(s, to, 1 - side):
            rating = worth_at(wanted, to)
        ratings.append(rating - (0.3 if action >= act.SAIL else 0.0))
    return ratings


def _held_by_army(s: State) -> bool:
    return MAJOR[s.at] and force(s, s.at, VIKINGS) == sum(s.army)


def rate_battles(s: State, actions: Sequence[int]) -> list[float]:
    side = s.active >> 1
    return [attack(s, action - act.FIGHT, (0, 0), side)[0] for action in actions]
