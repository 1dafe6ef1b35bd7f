"""A state of Invasions from part of its snapshot. What is not given is as in a new game and makes room:
reserve and supply follow from the pieces elsewhere, cards named in one place leave all others."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from boardgames.core.errors import LonghallError
from boardgames.core.game import NOBODY
from boardgames.core.position import overlay
from boardgames.invasions import sagas
from boardgames.invasions.data import (
    ALL_TOWNS,
    BONUS,
    GOODS,
    HAND,
    LARGE_TOWNS,
    MISSIONS,
    NODES,
    OF_EACH,
    OPEN,
    PERIOD,
    PORTS,
    RUNES,
    SAGAS,
    SMALL_TOWNS,
    TOWNS,
    TYPES,
    VIKINGS,
    WINDS,
)
from boardgames.invasions.hand import put_in
from boardgames.invasions.rules import State
from boardgames.invasions.snapshot import Pending, Seat, Snapshot, Turn, dump
from boardgames.invasions.state import MAIN, NONE, OVER, PHASES, members

Given = Mapping[Any, Any]


def load(s: State, given: Given) -> State:
    """Turn a new game into the given position."""
    whole = msgspec.convert(overlay(dump(s), given), Snapshot)
    _load_course(s, whole, given)
    _load_ports(s, whole, given)
    _load_ships(s, whole, given)
    _load_sagas(s, whole, given)
    _load_runes(s, whole, given)
    _load_turn(s, whole.turn)
    _load_pending(s, whole.pending)
    _load_points(s, whole, given)
    return s


def _index(names: Sequence[str], name: str, what: str) -> int:
    if name not in names:
        raise LonghallError(f"there is no {what} '{name}'.")
    return names.index(name)


def _optional(names: Sequence[str], name: str | None, what: str) -> int:
    return NONE if name is None else _index(names, name, what)


def _port(name: str) -> int:
    return _index(NODES[:PORTS], name, "port")


def _of_seat(given: Given, seat: int) -> Given:
    """What is given about one seat."""
    stated = given.get("players", {})
    found: Given = stated[seat] if isinstance(stated, list) else stated.get(seat, {})
    return found


def _load_course(s: State, whole: Snapshot, given: Given) -> None:
    s.phase = _index(PHASES, whole.phase, "phase")
    s.active = whole.active if "active" in given else whole.seat
    s.seat = whole.seat if "seat" in given else s.active
    if s.phase == OVER:
        s.seat = NOBODY
    s.first = whole.first
    s.round = whole.round
    s.last_rounds = NONE if whole.last_rounds is None else whole.last_rounds
    s.wind = _index(WINDS, whole.wind, "wind")
    s.frost = whole.frost
    s.ramparts = whole.ramparts


# ------------------------------------------------------------------------------------------------ pieces


def _load_ports(s: State, whole: Snapshot, given: Given) -> None:
    s.goods = [0] * TYPES
    for name, goods in whole.goods.items():
        if goods is not None:
            s.goods[_index(GOODS, goods, "goods")] |= 1 << _port(name)
    s.stocked = s.goods[0] | s.goods[1] | s.goods[2]
    s.colonies = [0] * s.players
    for name, seat in whole.colonies.items():
        if seat is not None:
            if not 0 <= seat < s.players:
                raise LonghallError(f"there is no seat {seat} to hold {name}.")
            s.colonies[seat] |= 1 << _port(name)
    s.settled = 0
    for colonies in s.colonies:
        s.settled |= colonies
    for seat, panel in enumerate(whole.players):
        s.won[seat] = 0
        for name in panel.towns:
            port = _port(name)
            if port not in TOWNS:
                raise LonghallError(f"there is no town in {name}.")
            s.won[seat] |= 1 << port
    s.towns = ALL_TOWNS
    for won in s.won:
        s.towns &= ~won
    _load_treasures(s, whole, given)


def _load_treasures(s: State, whole: Snapshot, given: Given) -> None:
    """A treasure that is given changes places with the one that lay there."""
    named = {_port(name): worth for name, worth in given.get("treasures", {}).items()}
    treasure = s.treasure[:]
    for port, worth in named.items():
        if treasure[port] == worth:
            continue
        towns = SMALL_TOWNS if port in SMALL_TOWNS else LARGE_TOWNS
        others = [other for other in towns if treasure[other] == worth and named.get(other) != worth]
        if not others:
            raise LonghallError(f"{NODES[port]} cannot have a treasure of {worth}.")
        treasure[others[0]] = treasure[port]
        treasure[port] = worth
    s.treasure = treasure


def _load_ships(s: State, whole: Snapshot, given: Given) -> None:
    for seat, panel in enumerate(whole.players):
        s.at[seat] = _index(NODES, panel.at, "place")
        s.vikings[seat] = panel.vikings
        left = VIKINGS - panel.vikings - s.colonies[seat].bit_count()
        s.reserve[seat] = panel.reserve if "reserve" in _of_seat(given, seat) else left
        for name, number in panel.goods.items():
            s.cargo[TYPES * seat + _index(GOODS, name, "goods")] = number
    s.wanted = _index(GOODS, whole.wanted, "goods")
    for kind, name in enumerate(GOODS):
        elsewhere = s.goods[kind].bit_count() + sum(s.cargo[kind::TYPES]) + (kind == s.wanted)
        s.supply[kind] = whole.supply[name] if name in given.get("supply", {}) else OF_EACH - elsewhere


# ------------------------------------------------------------------------------------------------ cards


def _load_sagas(s: State, whole: Snapshot, given: Given) -> None:
    """Named sagas are where they are named. A deck that is given is all there is; what is left over was discarded."""
    places = {"open_sagas": whole.open_sagas, "saga_deck": whole.saga_deck, "saga_discard": whole.saga_discard}
    places["sagas_set_aside"] = whole.sagas_set_aside
    cards = {place: [_index(SAGAS, name, "saga") for name in names] for place, names in places.items()}
    s.tales = [sum(1 << _index(SAGAS, name, "saga") for name in set(panel.sagas)) for panel in whole.players]
    named = {saga for tales in s.tales for saga in members(tales)}
    for place, sagas_there in cards.items():
        if place in given:
            named.update(sagas_there)
    spare = [saga for saga in range(len(SAGAS)) if saga not in named]
    for place, sagas_there in cards.items():
        if place not in given:
            cards[place] = [saga for saga in sagas_there if saga in spare]
            spare = [saga for saga in spare if saga not in cards[place]]
    s.aside = sorted(cards["sagas_set_aside"])
    s.open_sagas = cards["open_sagas"]
    s.saga_deck = cards["saga_deck"][::-1]
    s.saga_discard = cards["saga_discard"] + spare
    if "open_sagas" not in given:
        _refill_open(s)
    s.period = whole.period
    if "period" not in given:
        s.period = max([1, *(PERIOD[saga] for saga in s.open_sagas)])


def _refill_open(s: State) -> None:
    """IV-15.4, quietly"""
    s.saga_discard += [saga for saga in s.open_sagas if sagas.fulfilled(s, saga)]
    s.open_sagas = [saga for saga in s.open_sagas if not sagas.fulfilled(s, saga)]
    while len(s.open_sagas) < OPEN and s.saga_deck:
        saga = s.saga_deck.pop()
        if sagas.fulfilled(s, saga):
            s.saga_discard.append(saga)
        else:
            s.open_sagas.append(saga)


def _load_runes(s: State, whole: Snapshot, given: Given) -> None:
    """Named runes leave the deck; hands that are not given keep their card if it is still free. A deck that is given is
    all there is, and what is left over was discarded."""
    pool = sorted([*s.rune_deck, *s.rune_discard, *(rune for rune in s.runes if rune != NONE)])
    hands: list[list[int] | None] = []
    for seat, panel in enumerate(whole.players):
        stated = "runes" in _of_seat(given, seat)
        hands.append([_take(pool, name) for name in panel.runes] if stated else None)
    deck = [_take(pool, name) for name in whole.rune_deck] if "rune_deck" in given else None
    discard = [_take(pool, name) for name in whole.rune_discard] if "rune_discard" in given else []
    fresh = [rune for rune in reversed(s.rune_deck) if rune in pool]
    s.held = [0] * s.players
    dealt = s.runes
    s.runes = [NONE] * (HAND * s.players)
    s.known = [0] * (HAND * s.players)
    for seat, panel in enumerate(whole.players):
        cards = hands[seat]
        if cards is None:
            own = [rune for rune in dealt[HAND * seat : HAND * seat + HAND] if rune != NONE]
            cards = [rune if rune in pool else next(card for card in fresh if card in pool) for rune in own[:1]]
            for rune in cards:
                pool.remove(rune)
        if len(cards) > HAND:
            raise LonghallError(f"seat {seat} cannot hold {len(cards)} runes.")
        known = panel.known + [[] for _ in cards]
        for rune, rivals in zip(cards, known, strict=False):
            put_in(s, seat, rune, sum(1 << rival for rival in rivals))
    if deck is None:
        deck = []
        for rune in [*fresh, *pool[:]]:
            if rune in pool:
                pool.remove(rune)
                deck.append(rune)
    s.rune_deck = deck[::-1]
    s.rune_discard = discard + pool


def _take(pool: list[int], name: str) -> int:
    rune = _index(RUNES, name, "rune")
    if rune not in pool:
        raise LonghallError(f"there is no rune '{name}' left in this game.")
    pool.remove(rune)
    return rune


# ------------------------------------------------------------------------------------------------ the turn


def _load_turn(s: State, turn: Turn) -> None:
    s.prepared = turn.prep_days
    s.sailed = turn.sail_days
    s.losses = turn.weather_losses
    s.used = sum(1 << _port(name) for name in set(turn.ports_used))
    s.fair_bonus = turn.fair_bonus
    s.sheltered = turn.sheltered


def _load_pending(s: State, pending: Pending) -> None:
    s.resume = _index(PHASES, pending.resume, "phase") if pending.resume else MAIN
    s.card = _optional(RUNES, pending.card, "rune")
    s.victim = NONE if pending.victim is None else pending.victim
    s.owed = pending.owed
    s.steps = pending.steps
    s.mission = _optional(MISSIONS, pending.mission, "mission")
    s.limit = pending.limit
    s.dice = pending.dice
    s.bonus_all = pending.bonus_all
    s.bonus_best = pending.bonus_best
    s.shield = pending.shield
    s.contested = pending.contested
    s.selling = _optional(GOODS, pending.selling, "goods")
    s.trade_bonus = pending.trade_bonus


def _load_points(s: State, whole: Snapshot, given: Given) -> None:
    """Unless points are given, they are what the first player's place, towns, sagas, trade and runes brought."""
    for seat, panel in enumerate(whole.players):
        s.traded[seat] = panel.traded
        s.by_runes[seat] = panel.by_runes
        s.vp[seat] = panel.vp if "vp" in _of_seat(given, seat) else _earned(s, seat, panel)


def _earned(s: State, seat: int, panel: Seat) -> int:
    start = 1 + (seat - s.first) % s.players
    raids = sum(s.treasure[port] for port in members(s.won[seat]))
    bonuses = sum(BONUS[saga] for saga in members(s.tales[seat]))
    return start + panel.traded + panel.by_runes + raids + bonuses
