"""Withdrawal of a leader from a battle in Alfred's Gamble (VK-11.7)."""

from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import carry, force, hosts_at, on_ground, speaker, tell_units, update_marker
from boardgames.vikings878.data import (
    ALFRED,
    ENGLISH,
    GAMBLE,
    HIT,
    HOSTS,
    NEXT,
    SHIRE_COUNT,
    SHIRES,
    VIKINGS,
)
from boardgames.vikings878.shelter import ignore_hits
from boardgames.vikings878.state import BOARDING, RESOLVE, WITHDRAWING, Table, place_name


def leaders_in(s: Table, shire: int, side: int) -> list[int]:
    """Leaders of a side in a shire."""
    return [host for host in hosts_at(s, shire) if (host == ALFRED) == (side == ENGLISH)]


def offer_withdrawal(s: Table) -> None:
    """D-20: after a regular roll, before anything of it is carried out."""
    leaders = leaders_in(s, s.battle, s.roller)
    if leaders and withdrawal_targets(s) and units_after_flight(s):
        s.host = leaders[0]
        s.seat = s.seats[speaker(s, s.roller)]
        s.phase = WITHDRAWING


def withdrawal_targets(s: Table) -> list[int]:
    """Adjacent shires of the region without an enemy; marsh only for Alfred, closed shires not for Guthrum."""
    return [
        shire
        for shire in NEXT[GAMBLE][s.roller][s.battle]
        if not force(s, shire, 1 - s.roller) and not (s.roller == VIKINGS and shire in s.closed)
    ]


def units_after_flight(s: Table) -> int:
    """Regular units left when every Hit has become a Flee of the same die's faction."""
    left = 0
    for faction in (2 * s.roller, 2 * s.roller + 1):
        hits = sum(die == 4 * faction + HIT for die in s.dice)
        left += max(0, s.here[4 * s.battle + faction] - s.flees[faction] - hits)
    return left


def legal_withdrawing(s: Table) -> list[int]:
    return [act.WITHDRAW + shire for shire in withdrawal_targets(s)] + [act.STAY]


def do_withdrawing(s: Table, action: int) -> None:
    if action == act.STAY:
        ignore_hits(s)
        s.phase = RESOLVE
        return
    s.place = action - act.WITHDRAW
    s.hits = 0
    s.berserk = 0  # the first roll took nobody
    for die in s.dice:
        if die & 3 == HIT:
            s.flees[die >> 2] += 1
    if s.log is not None:
        s.tell("withdraws", {"leader": HOSTS[s.host], "to": SHIRES[s.place]}, SHIRES[s.battle], SHIRES[s.place])
    s.withdrawing = True  # `resolve` comes back here after the flights
    s.phase = RESOLVE


def board(s: Table) -> None:
    """VK-11.7 (c), R-34: faction by faction, those on the ground may join the card; then he goes."""
    while s.kind < 2 * s.roller + 2:
        if on_ground(s, s.battle, s.kind):
            s.seat = s.seats[speaker(s, s.roller)]
            s.phase = BOARDING
            return
        s.kind += 1
    depart(s)


def legal_boarding(s: Table) -> list[int]:
    """How many he takes along; somebody must come."""
    carried = s.cards[4 * s.host + s.kind]
    ground = on_ground(s, s.battle, s.kind)
    last = s.kind & 1 == 1 or not on_ground(s, s.battle, s.kind | 1)
    alone = last and not any(s.cards[4 * s.host : 4 * s.host + 4])
    return act.numbers(carried + ground, carried + (1 if alone else 0))


def do_boarding(s: Table, action: int) -> None:
    number = action - act.TAKE - s.cards[4 * s.host + s.kind]
    s.cards[4 * s.host + s.kind] += number
    if s.log is not None and number:
        tell_units(s, "picked_up", s.kind, number, SHIRES[s.battle], place_name(SHIRE_COUNT + s.host))
    s.kind += 1
    board(s)


def depart(s: Table) -> None:
    """VK-11.7 (d), (e): he goes with his card; Commands of the roll are still to come."""
    origin = s.battle
    carry(s, s.host, s.place)
    s.withdrawing = False
    if s.roller == s.active >> 1:
        s.moved |= 1 << s.host
        s.done |= 1 << s.host
    if s.log is not None:
        values = {"leader": HOSTS[s.host], "from": SHIRES[origin], "to": SHIRES[s.place]}
        s.tell("led", {**values}, SHIRES[origin], SHIRES[s.place], "leader")
    update_marker(s, s.place)
    s.phase = RESOLVE
