"""A state of Invasions in readable words. Positions and playthroughs are written in it; loading.py reads it back."""

from typing import Any

import msgspec
from msgspec import Struct

from boardgames.invasions.data import (
    GOODS,
    HAND,
    MISSIONS,
    NODES,
    RUNES,
    SAGAS,
    TOWNS,
    TYPES,
    WINDS,
)
from boardgames.invasions.state import NONE, PHASES, Table, hand_of, members


class Seat(Struct, forbid_unknown_fields=True):
    vp: int
    traded: int  # of these points, by trade
    by_runes: int  # and by runes
    at: str
    vikings: int  # aboard
    goods: dict[str, int]  # aboard
    reserve: int
    runes: list[str]
    known: list[list[int]]  # for each rune the rivals who know it is there
    towns: list[str]
    sagas: list[str]


class Turn(Struct, forbid_unknown_fields=True):
    prep_days: int
    sail_days: int
    weather_losses: int
    ports_used: list[str]
    fair_bonus: int
    sheltered: bool


class Pending(Struct, forbid_unknown_fields=True):
    """The decision being made, as far as the phase does not say it."""

    resume: str
    card: str | None
    victim: int | None
    owed: int
    steps: int
    mission: str | None
    limit: int
    dice: list[int]
    bonus_all: int
    bonus_best: int
    shield: int
    contested: bool
    selling: str | None
    trade_bonus: int


class Snapshot(Struct, forbid_unknown_fields=True):
    """The whole state. Decks are listed from the top."""

    phase: str
    seat: int
    active: int
    first: int
    round: int
    last_rounds: int | None
    period: int
    wind: str
    wanted: str
    supply: dict[str, int]
    goods: dict[str, str | None]  # in ports
    colonies: dict[str, int | None]  # in ports, by seat
    treasures: dict[str, int]  # of all towns
    players: list[Seat]
    frost: list[int]
    ramparts: list[int]
    turn: Turn
    pending: Pending
    open_sagas: list[str]
    saga_deck: list[str]
    saga_discard: list[str]
    sagas_set_aside: list[str]
    rune_deck: list[str]
    rune_discard: list[str]


def dump(s: Table) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(_snapshot(s))
    return data


def _snapshot(s: Table) -> Snapshot:
    return Snapshot(
        phase=PHASES[s.phase],
        seat=s.seat,
        active=s.active,
        first=s.first,
        round=s.round,
        last_rounds=None if s.last_rounds == NONE else s.last_rounds,
        period=s.period,
        wind=WINDS[s.wind],
        wanted=GOODS[s.wanted],
        supply=dict(zip(GOODS, s.supply, strict=True)),
        goods={NODES[port]: GOODS[kind] for port, kind in _by_port(s.goods)},
        colonies={NODES[port]: seat for port, seat in _by_port(s.colonies)},
        treasures={NODES[port]: s.treasure[port] for port in TOWNS},
        players=[_seat(s, seat) for seat in range(s.players)],
        frost=s.frost[:],
        ramparts=s.ramparts[:],
        turn=Turn(
            prep_days=s.prepared,
            sail_days=s.sailed,
            weather_losses=s.losses,
            ports_used=[NODES[port] for port in members(s.used)],
            fair_bonus=s.fair_bonus,
            sheltered=s.sheltered,
        ),
        pending=_pending(s),
        open_sagas=[SAGAS[saga] for saga in s.open_sagas],
        saga_deck=[SAGAS[saga] for saga in reversed(s.saga_deck)],
        saga_discard=[SAGAS[saga] for saga in s.saga_discard],
        sagas_set_aside=[SAGAS[saga] for saga in s.aside],
        rune_deck=[RUNES[rune] for rune in reversed(s.rune_deck)],
        rune_discard=[RUNES[rune] for rune in s.rune_discard],
    )


def _by_port(sets: list[int]) -> list[tuple[int, int]]:
    """Each port that is in one of the sets, with the number of that set."""
    return sorted((port, number) for number, ports in enumerate(sets) for port in members(ports))


def _seat(s: Table, seat: int) -> Seat:
    first = TYPES * seat
    known = s.known[HAND * seat : HAND * seat + s.held[seat]]
    return Seat(
        vp=s.vp[seat],
        traded=s.traded[seat],
        by_runes=s.by_runes[seat],
        at=NODES[s.at[seat]],
        vikings=s.vikings[seat],
        goods=dict(zip(GOODS, s.cargo[first : first + TYPES], strict=True)),
        reserve=s.reserve[seat],
        runes=[RUNES[rune] for rune in hand_of(s, seat)],
        known=[members(mask) for mask in known],
        towns=[NODES[port] for port in members(s.won[seat])],
        sagas=[SAGAS[saga] for saga in members(s.tales[seat])],
    )


def _pending(s: Table) -> Pending:
    return Pending(
        resume=PHASES[s.resume],
        card=_name(RUNES, s.card),
        victim=None if s.victim == NONE else s.victim,
        owed=s.owed,
        steps=s.steps,
        mission=_name(MISSIONS, s.mission),
        limit=s.limit,
        dice=s.dice[:],
        bonus_all=s.bonus_all,
        bonus_best=s.bonus_best,
        shield=s.shield,
        contested=s.contested,
        selling=_name(GOODS, s.selling),
        trade_bonus=s.trade_bonus,
    )


def _name(names: list[str], index: int) -> str | None:
    return None if index == NONE else names[index]
