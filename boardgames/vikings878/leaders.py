"""The Leaders phase: leaders land, march, pick up and drop units, and fight where they meet enemies (VK-5)."""

from typing import Final

from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import (
    carry,
    force,
    ready_on_ground,
    remove_lonely,
    tell_units,
    update_marker,
)
from boardgames.vikings878.data import (
    ALFRED,
    ALFRED_EXTRA_STEP,
    GAMBLE,
    HOSTS,
    LANDING,
    LEADERS_OF,
    NEXT,
    SAILING,
    SHIPS_CARDS,
    SHIRE_COUNT,
    SHIRES,
    VIKINGS,
)
from boardgames.vikings878.state import (
    ARMIES,
    BATTLE_OPEN,
    BY_LEADER,
    LEADERS,
    LEADING,
    LOADING,
    OFFSHORE,
    Table,
    place_name,
)
from boardgames.vikings878.turn import last_round
from boardgames.vikings878.windows import discard_event

# Steps as actions: [scenario][side][shire], without and with a stop after them; shared, so never changed
STEPS: Final[list[list[list[list[int]]]]] = [
    [[[act.TO + to for to in ways] for ways in by_shire] for by_shire in by_side] for by_side in NEXT
]
STEPS_OR_STOP: Final[list[list[list[list[int]]]]] = [
    [[[*steps, act.STOP] for steps in by_shire] for by_shire in by_side] for by_side in STEPS
]


LANDINGS: Final[list[list[list[int]]]] = [
    [[act.TO + shire for shire in shires] for shires in by_host] for by_host in LANDING
]  # [scenario][host]


def steps_from(s: Table, shire: int, may_stop: bool = False) -> list[int]:
    """Steps of the active side out of a shire, by land or, with the card, along the coast (VK-4.3, VK-9.15)."""
    active = s.active
    if active < 2 and (s.closed or s.hands[active] & SHIPS_CARDS[active]):
        return _steps_by_ship(s, shire, may_stop)
    return (STEPS_OR_STOP if may_stop else STEPS)[s.scenario][active >> 1][shire]


def _steps_by_ship(s: Table, shire: int, may_stop: bool) -> list[int]:
    options = [step for step in STEPS[s.scenario][VIKINGS][shire] if step - act.TO not in s.closed]
    if s.hands[s.active] & SHIPS_CARDS[s.active]:
        options += [act.SAIL + to for to in SAILING[s.scenario][shire] if to not in s.closed]
    if may_stop:
        options.append(act.STOP)
    return options


def landings(s: Table, host: int) -> list[int]:
    """VK-5.4, VK-10.4: where a host at sea may land."""
    options = LANDINGS[s.scenario][host]
    return [option for option in options if option - act.TO not in s.closed] if s.closed else options


def set_sail(s: Table) -> None:
    """VK-9.15: the lower copy of the active faction's card is played."""
    cards = s.hands[s.active] & SHIPS_CARDS[s.active]
    discard_event(s, s.active, (cards & -cards).bit_length() - 1)


# ------------------------------------------------------------------------------------------------ D-08 which leader


def legal_leaders(s: Table) -> list[int]:
    """VK-5.3, VK-5.4: leaders with a unit of the active faction; nobody ends the phase while one of them can land."""
    options = []
    at_sea = False
    if s.armies:
        for host in LEADERS_OF[s.active >> 1]:
            shire = s.where[host]
            if shire >= 0:
                if not s.done >> host & 1 and (s.cards[4 * host + s.active] or ready_on_ground(s, shire, s.active) > 0):
                    options.append(act.LEAD + host)
            elif shire == OFFSHORE and s.cards[4 * host + s.active] and landings(s, host):
                options.append(act.LEAD + host)
                at_sea = True
    if not at_sea:
        options.append(act.END)
    return options


def do_leaders(s: Table, action: int) -> None:
    if action == act.END:
        s.phase = ARMIES
        return
    s.lead = action - act.LEAD
    s.steps = s.reach + (ALFRED_EXTRA_STEP if s.scenario == GAMBLE and s.lead == ALFRED else 0)  # VK-11.8
    s.stepped = False
    s.loaded = 0
    s.phase = LEADING


# ------------------------------------------------------------------------------------------------ D-10 his steps


def legal_leading(s: Table) -> list[int]:
    """Land, step, set the load, or stop. Where no step is left the load may still be set (VK-5.5, R-38); who has no
    load to set either is done."""
    shire = s.where[s.lead]
    if shire == OFFSHORE:
        return landings(s, s.lead)
    first = 4 * s.lead
    if not s.steps and len(s.order) == 4 and last_round(s):
        return [act.STOP]  # nothing depends on his load any more
    options = steps_from(s, shire)[:] if s.steps and s.cards[first + s.active] else []
    side = s.active >> 1
    for faction in (2 * side, 2 * side + 1):
        if not s.loaded >> faction & 1 and (s.cards[first + faction] or ready_on_ground(s, shire, faction) > 0):
            options.append(act.LOAD + faction)
    options.append(act.STOP)
    return options


def arrived(s: Table) -> bool:
    """Whether the leader on the move cannot go on: only his load can still be set."""
    if s.phase != LEADING or s.where[s.lead] < 0:
        return False
    return not s.steps or not (s.cards[4 * s.lead + s.active] or ready_on_ground(s, s.where[s.lead], s.active) > 0)


def do_leading(s: Table, action: int) -> None:
    if action == act.STOP:
        finish_leader(s)
    elif action < act.PAY:
        s.kind = action - act.LOAD
        s.phase = LOADING
    elif action >= act.SAIL:
        set_sail(s)
        step_leader(s, action - act.SAIL)
    else:
        step_leader(s, action - act.TO)


def step_leader(s: Table, to: int) -> None:
    """VK-5.3 to VK-5.6"""
    host = s.lead
    origin = s.where[host]
    if not s.stepped:
        s.stepped = True
        s.armies -= 1
    s.steps -= 1
    s.loaded = 0
    carry(s, host, to)
    if s.log is not None:
        tell_leader(s, host, origin, to)
    side = s.active >> 1
    if origin >= 0:
        remove_lonely(s, origin, side)
        if side == VIKINGS:
            update_marker(s, origin)
    if force(s, to, 1 - side):
        s.battle = to
        s.origin = BY_LEADER
        s.phase = BATTLE_OPEN
    else:
        if side == VIKINGS:
            update_marker(s, to)
        s.phase = LEADING


def tell_leader(s: Table, host: int, origin: int, to: int) -> None:
    kind = "landed" if origin < 0 else "led"
    source = SHIRES[origin] if origin >= 0 else "offshore"
    s.tell(kind, {"leader": HOSTS[host], "from": source, "to": SHIRES[to]}, source, SHIRES[to], "leader")


def finish_leader(s: Table) -> None:
    """VK-5.5: whoever moved is spent."""
    bit = 1 << s.lead
    s.done |= bit
    if s.stepped:
        s.moved |= bit
    s.phase = LEADERS


# ------------------------------------------------------------------------------------------------ D-09 his load


def legal_loading(s: Table) -> list[int]:
    """VK-5.5: any number of the units on his card and the ready ones beside him."""
    return act.numbers(s.cards[4 * s.lead + s.kind] + ready_on_ground(s, s.where[s.lead], s.kind), 0)


def do_loading(s: Table, action: int) -> None:
    """Units dropped after his first step are spent."""
    number = action - act.TAKE
    index = 4 * s.lead + s.kind
    shire = s.where[s.lead]
    dropped = s.cards[index] - number
    if dropped > 0 and s.stepped:
        s.spent[2 * shire + (s.kind & 1)] += dropped
    s.cards[index] = number
    s.loaded |= 1 << s.kind
    s.phase = LEADING
    if s.log is not None and dropped:
        card, ground = place_name(SHIRE_COUNT + s.lead), SHIRES[shire]
        if dropped > 0:
            tell_units(s, "dropped", s.kind, dropped, card, ground)
        else:
            tell_units(s, "picked_up", s.kind, -dropped, ground, card)
