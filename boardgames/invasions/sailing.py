"""Sailing, weather and wind (IV-6 to IV-8), and the pieces that the sea or a rival's rune takes (IV-7.5)."""

from typing import Final

from boardgames.invasions import actions as act
from boardgames.invasions import turn
from boardgames.invasions.data import (
    AMOUNT,
    CALM,
    COUNT,
    FAIR,
    FIRST_SPACE,
    FROST,
    LOSSES,
    NEAR,
    NEAR_PORTS,
    NODES,
    PORTS,
    TYPES,
    WINDS,
    ZONE,
)
from boardgames.invasions.state import LOSING, MAIN, NONE, OVER, WIND, Table, load_of, name_of

# ------------------------------------------------------------------------------------------------ 6 Sailing

SAILS: Final[list[list[int]]] = [[act.SAIL + near for near in NEAR[node]] for node in range(COUNT)]


def steps_from(s: Table, node: int) -> list[int]:
    """IV-6.1, IV-6.2: every neighbour but a port with another ship in it. The list must not be changed."""
    steps = SAILS[node]
    if node >= FIRST_SPACE:
        ports = NEAR_PORTS[node]
        for other in s.at:
            if other < PORTS and ports >> other & 1:
                steps = [step for step in steps if step != act.SAIL + other]
    return steps


def sail(s: Table, node: int) -> None:
    """IV-6.5: a day, then the weather. Only sailing days count for it (IV-7.7), and what it took stays taken
    (IV-7.6). There is always a viking aboard (IV-6.4): without one the ship would have been abandoned."""
    seat = s.seat
    before = s.at[seat]
    s.at[seat] = node
    s.sailed += 1
    if s.log is not None:
        s.tell("sailed", {"seat": name_of(seat), "node": NODES[node]}, NODES[before], NODES[node], "ship")
    if not s.sheltered:
        bad = s.sailed - fair_days(s, step_zone(before, node))
        if bad > 0 and LOSSES[bad] > s.losses:
            due = LOSSES[bad] - s.losses  # IV-7.4
            s.losses = LOSSES[bad]
            if s.log is not None:
                s.tell("weather", {"seat": name_of(seat), "n": due, "days": bad}, target=NODES[node])
            charge(s, seat, due)


def step_zone(before: int, node: int) -> int:
    """IV-7.3: a home port counts as the zone of the space a ship comes from."""
    zone = ZONE[node]
    return zone if zone >= 0 else ZONE[before]


# ------------------------------------------------------------------------------------------------ 7 Weather


def fair_days(s: Table, zone: int) -> int:
    """IV-7.1, for the active jarl"""
    fair = FAIR[4 * s.wind + zone] + s.fair_bonus
    if s.expert:
        fair -= AMOUNT[FROST] * (sum(s.frost) - s.frost[s.active])
    return max(fair, 0)


def charge(s: Table, seat: int, number: int) -> None:
    """IV-7.5, IV-13.7: so many pieces of a ship are lost; its owner chooses which, unless all of them go."""
    s.victim = seat
    s.owed = number
    if number >= load_of(s, seat):
        while s.vikings[seat]:
            turn.lose_viking(s, seat)
    go_on_losing(s)


def go_on_losing(s: Table) -> None:
    """Ask for the next piece. Without goods aboard there is nothing to choose; without vikings nothing to keep."""
    seat = s.victim
    while s.owed and s.vikings[seat]:
        if load_of(s, seat) > s.vikings[seat]:
            s.phase = LOSING
            s.seat = seat
            return
        turn.lose_viking(s, seat)
        s.owed -= 1
    s.victim = NONE
    s.owed = 0
    s.seat = s.active
    if not s.vikings[seat]:
        turn.abandon(s, seat)
        if seat == s.active or s.phase == OVER:
            return
    if s.card == NONE:
        s.phase = MAIN
    else:
        ask_wind(s, MAIN)


def legal_losing(s: Table) -> list[int]:
    """D5, D14: one piece at a time; the last viking may be given up while goods remain."""
    first = TYPES * s.seat
    return [act.LOSE_VIKING] + [act.LOSE + kind for kind in range(TYPES) if s.cargo[first + kind]]


def do_losing(s: Table, action: int) -> None:
    if action == act.LOSE_VIKING:
        turn.lose_viking(s, s.seat)
    else:
        turn.lose_goods(s, s.seat, action - act.LOSE)
    s.owed -= 1
    go_on_losing(s)


# ------------------------------------------------------------------------------------------------ 8 Wind

_WIND: Final = [act.WIND_STAYS, act.WIND_CLOCKWISE, act.WIND_COUNTER]


def ask_wind(s: Table, resume: int) -> None:
    """IV-8.2, IV-8.3: once a rune is resolved its player may turn the arrow; then the game goes on as it was."""
    s.card = NONE
    s.seat = s.active
    s.resume = resume
    s.phase = resume if s.wind == CALM else WIND


def legal_wind(s: Table) -> list[int]:
    return _WIND


def do_wind(s: Table, action: int) -> None:
    if action != act.WIND_STAYS:
        s.wind = (s.wind + (1 if action == act.WIND_CLOCKWISE else 3)) % CALM
        if s.log is not None:
            s.tell("wind", {"seat": name_of(s.seat), "wind": WINDS[s.wind]}, target=f"wind-{WINDS[s.wind]}")
    s.phase = s.resume
