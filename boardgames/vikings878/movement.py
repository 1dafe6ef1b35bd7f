"""The Movement phase: leaderless armies are formed and march (VK-4), and the raiding army lands (VK-10.4)."""

from itertools import compress
from typing import Final

from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import (
    force,
    hosts_at,
    ready,
    ready_on_ground,
    remove_lonely,
    tell_units,
    update_marker,
)
from boardgames.vikings878.data import (
    MAJOR,
    RAIDERS,
    SHIRE_COUNT,
    SHIRES,
    VIKINGS,
)
from boardgames.vikings878.leaders import landings, set_sail, steps_from
from boardgames.vikings878.state import (
    ARMIES,
    ARMY_ALLY,
    ARMY_OWN,
    FIGHTS,
    MARCHING,
    OFFSHORE,
    WAITING,
    Table,
    place_name,
)

# ------------------------------------------------------------------------------------------------ D-12 forming

_FROM: Final = [act.FROM + shire for shire in range(SHIRE_COUNT)]


def legal_armies(s: Table) -> list[int]:
    """VK-4.2: shires with a ready unit of the active faction and a way out; VK-10.4: raiders who can land must."""
    if not s.armies:
        return [act.END]
    faction = s.active
    raiders = act.FROM + SHIRE_COUNT + RAIDERS
    must_land = s.where[RAIDERS] == OFFSHORE and s.cards[4 * RAIDERS + faction] > 0 and len(landings(s, RAIDERS)) > 0
    if must_land and s.armies == 1:
        return [raiders]
    here, spent = s.here, s.spent
    first, second = faction - 4 * act.FROM, (faction & 1) - 2 * act.FROM
    options = [
        option for option in compress(_FROM, here[faction::4]) if here[4 * option + first] > spent[2 * option + second]
    ]
    if s.moved:
        options = [option for option in options if ready(s, option - act.FROM, faction) > 0]
    if s.closed:
        options = [option for option in options if steps_from(s, option - act.FROM)]
    options.append(raiders if must_land else act.END)
    return options


def do_armies(s: Table, action: int) -> None:
    if action == act.END:
        s.phase = FIGHTS
    elif action == act.FROM + SHIRE_COUNT + RAIDERS:
        first = 4 * RAIDERS
        set_out(s, OFFSHORE, s.cards[first], s.cards[first + 1])
    else:
        s.place = action - act.FROM
        s.phase = ARMY_OWN


def legal_army_own(s: Table) -> list[int]:
    """At least one unit of the active faction (VK-4.2)."""
    options = act.numbers(ready(s, s.place, s.active), 1)
    if s.place in s.where and not ready(s, s.place, s.active ^ 1):
        warn(s, options)
    return options


def do_army_own(s: Table, action: int) -> None:
    s.left = action - act.TAKE
    if s.here[4 * s.place + (s.active ^ 1)] and ready(s, s.place, s.active ^ 1):
        s.phase = ARMY_ALLY
    else:
        form_army(s, s.left, 0)


def legal_army_ally(s: Table) -> list[int]:
    options = act.numbers(ready(s, s.place, s.active ^ 1), 0)
    if s.place in s.where and s.left == ready(s, s.place, s.active):
        warn(s, options)
    return options


def do_army_ally(s: Table, action: int) -> None:
    form_army(s, s.left, action - act.TAKE)


def warn(s: Table, options: list[int]) -> None:
    """All units come first; but a number that would leave a leader alone and so lost (VK-5.10) comes last."""
    if strands_leader(s, s.place):
        options.append(options.pop(0))


def strands_leader(s: Table, shire: int) -> bool:
    """Whether a leader of the active side would be left alone if all ready units went away."""
    if shire not in s.where:
        return False
    side = s.active >> 1
    going = ready(s, shire, 2 * side) + ready(s, shire, 2 * side + 1)
    return going == force(s, shire, side)


def form_army(s: Table, own: int, allied: int) -> None:
    """The chosen units come down from cards where the ground has too few."""
    if s.place in s.where:
        for faction, number in ((s.active, own), (s.active ^ 1, allied)):
            missing = number - ready_on_ground(s, s.place, faction)
            if missing > 0:
                for host in hosts_at(s, s.place):
                    if not s.moved >> host & 1:
                        taken = min(missing, s.cards[4 * host + faction])
                        s.cards[4 * host + faction] -= taken
                        missing -= taken
    if s.active & 1:
        set_out(s, s.place, allied, own)
    else:
        set_out(s, s.place, own, allied)


def set_out(s: Table, at: int, first: int, second: int) -> None:
    s.army = [first, second]
    s.at = at
    s.steps = s.reach
    s.stepped = False
    s.armies -= 1
    s.phase = MARCHING


# ------------------------------------------------------------------------------------------------ marching


def legal_marching(s: Table) -> list[int]:
    """Every army that is formed takes at least one step; it may stop after it (VK-4.5)."""
    if s.at == OFFSHORE:
        return landings(s, RAIDERS)
    return steps_from(s, s.at, s.stepped)


def do_marching(s: Table, action: int) -> None:
    if action == act.STOP:
        stop_army(s)
        return
    if action >= act.SAIL:
        set_sail(s)
        march(s, action - act.SAIL)
    else:
        march(s, action - act.TO)


def march(s: Table, to: int) -> None:
    """VK-4.3, VK-4.4, VK-7.4"""
    origin = s.at
    side = s.active >> 1
    first, second = s.army
    here = s.here
    base = 4 * to + 2 * side
    here[base] += first
    here[base + 1] += second
    s.at = to
    s.steps -= 1
    s.stepped = True
    if s.log is not None:
        tell_march(s, origin, to)
    if origin == OFFSHORE:
        s.cards[4 * RAIDERS] = s.cards[4 * RAIDERS + 1] = 0
        s.where[RAIDERS] = WAITING
    else:
        base = 4 * origin + 2 * side
        here[base] -= first
        here[base + 1] -= second
        if origin in s.where:
            remove_lonely(s, origin, side)
    if side == VIKINGS:
        if origin != OFFSHORE and MAJOR[origin]:
            update_marker(s, origin)
        if MAJOR[to]:
            update_marker(s, to)
    enemies = 4 * to + 2 - 2 * side
    if not s.steps or here[enemies] or here[enemies + 1]:
        stop_army(s)


def stop_army(s: Table) -> None:
    """The units are spent (VK-4.6); with enemies there, a battle will follow."""
    side = s.active >> 1
    s.spent[2 * s.at] += s.army[0]
    s.spent[2 * s.at + 1] += s.army[1]
    if force(s, s.at, 1 - side) and s.at not in s.fights:
        s.fights.append(s.at)
    s.army = [0, 0]
    s.phase = ARMIES


def tell_march(s: Table, origin: int, to: int) -> None:
    source = place_name(SHIRE_COUNT + RAIDERS) if origin == OFFSHORE else SHIRES[origin]
    for index, number in enumerate(s.army):
        if number:
            tell_units(s, "marched", 2 * (s.active >> 1) + index, number, source, SHIRES[to])
