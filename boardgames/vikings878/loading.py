"""From (part of) a snapshot back to a state: what is not given is as in a new game, rearranged to make room.

Given shires replace all units on the ground. Pools, markers, decks and contested shires follow from the rest unless
they are given; with a given deck, the rest of the cards is gone. A phase that goes on by itself does so at once."""

from collections.abc import Mapping
from typing import Any

import msgspec

from boardgames.core.errors import LonghallError
from boardgames.core.game import NOBODY, Setup
from boardgames.core.position import overlay
from boardgames.vikings878.board import force, viking_controlled
from boardgames.vikings878.data import (
    CARDS,
    CHOSEN_EVENTS,
    DECK,
    ENGLISH,
    EVENT_CARDS,
    EVENTS,
    FACES,
    FACTIONS,
    FYRD,
    HOSTS,
    LEADER_CARDS,
    MARKER,
    MOVING,
    PLACES,
    RAIDS,
    REGION,
    REGION_MAJORS,
    SHIRES,
    SIDES,
    TITLES,
    UNITS,
    VIKINGS,
    WINDOWS,
)
from boardgames.vikings878.rules import State, new_game, settle
from boardgames.vikings878.snapshot import ORIGINS, Battle, Host, Snapshot, Turn, dump
from boardgames.vikings878.state import AWAY, CHOOSING, NONE, OFFSHORE, OVER, PHASES


def load(setup: Setup, given: Mapping[Any, Any]) -> State:
    s = new_game(setup)
    base = dump(s)
    for whole in ("shires", "spent"):
        if whole in given:
            base[whole] = {}
    snapshot = msgspec.convert(overlay(base, given), Snapshot)
    s.round = snapshot.round
    s.phase = _index(PHASES, snapshot.phase, "phase")
    s.active = _index(FACTIONS[:4], snapshot.active, "faction")
    s.order = [_index(FACTIONS[:4], name, "faction") for name in snapshot.order]
    if "active" in given and "order" not in given:
        s.order = [s.active]
    s.revealed = snapshot.revealed
    s.winner = NONE if snapshot.winner is None else _index(SIDES, snapshot.winner, "side")
    s.seat = NOBODY if s.phase == OVER else snapshot.seat
    _load_map(s, snapshot)
    _load_turn(s, snapshot.turn)
    _load_chain(s, snapshot)
    _load_battle(s, snapshot.battle)
    _load_cards(s, snapshot, given)
    _follow(s, snapshot, given)
    settle(s)
    return s


def _index(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise LonghallError(f"there is no {what} '{name}'.")
    return names.index(name)


def _optional(names: list[str], name: str | None, what: str) -> int:
    return NONE if name is None else _index(names, name, what)


def _mask(names: list[str], chosen: list[str], what: str) -> int:
    return sum(1 << _index(names, name, what) for name in chosen)


def _number(text: str, count: int) -> int:
    if not text.isdigit() or not 1 <= int(text) <= count:
        raise LonghallError(f"there is no card '{text}'.")
    return int(text) - 1


def _card_mask(numbers: list[str], count: int = CARDS) -> int:
    return sum(1 << _number(text, count) for text in numbers)


# ------------------------------------------------------------------------------------------------ the map


def _load_map(s: State, snapshot: Snapshot) -> None:
    s.here = [0] * len(s.here)
    s.spent = [0] * len(s.spent)
    s.moved = s.done = 0
    for name, units in snapshot.shires.items():
        shire = _index(SHIRES, name, "shire")
        for faction, number in units.items():
            s.here[4 * shire + _index(FACTIONS[:4], faction, "faction")] = number
    for name, units in snapshot.spent.items():
        shire = _index(SHIRES, name, "shire")
        for faction, number in units.items():
            s.spent[2 * shire + (_index(FACTIONS[:4], faction, "faction") & 1)] = number
    for name, panel in snapshot.leaders.items():
        _load_host(s, _index(HOSTS, name, "leader"), panel)
    for name, number in snapshot.fled.items():
        s.fled[_index(FACTIONS[:4], name, "faction")] = number
    s.plunder = snapshot.plunder


def _load_host(s: State, host: int, panel: Host) -> None:
    away = {name: place for place, name in AWAY.items()}
    s.where[host] = away[panel.at] if panel.at in away else _index(SHIRES, panel.at, "shire")
    carried = [panel.norsemen, panel.berserkers, panel.housecarls, panel.thegns]
    s.cards[4 * host : 4 * host + 4] = carried
    if s.where[host] >= 0:
        for faction, number in enumerate(carried):
            s.here[4 * s.where[host] + faction] += number
    s.moved |= panel.moved << host
    s.done |= panel.done << host


# ------------------------------------------------------------------------------------------------ turn and battle


def _load_turn(s: State, turn: Turn) -> None:
    s.card = NONE if turn.card is None else _number(turn.card, 7)
    s.armies = turn.armies
    s.reach = turn.reach
    s.closed = [_index(SHIRES, name, "shire") for name in turn.closed]
    s.lasting = _mask(TITLES, turn.lasting, "event")
    s.stage = turn.stage
    s.due = turn.due[:]
    s.served = [_index(SHIRES, name, "shire") for name in turn.served]


def _load_chain(s: State, snapshot: Snapshot) -> None:
    chain, move = snapshot.chain, snapshot.move
    s.window = _index(WINDOWS, chain.window, "window")
    s.asked = chain.asked
    s.place = _optional(PLACES, chain.place, "place")
    s.kind = _index(FACTIONS, chain.kind, "faction")
    s.left = chain.left
    s.host = _optional(HOSTS, chain.host, "leader")
    s.lead = _optional(HOSTS, move.lead, "leader")
    s.steps = move.steps
    s.stepped = move.stepped
    s.loaded = _mask(FACTIONS, move.loaded, "faction")
    s.army = move.army[:]
    s.at = OFFSHORE if move.at in (None, AWAY[OFFSHORE]) else _index(SHIRES, str(move.at), "shire")


def _load_battle(s: State, battle: Battle) -> None:
    s.battle = _optional(SHIRES, battle.shire, "shire")
    s.origin = _index(ORIGINS, battle.origin, "origin")
    s.roller = _index(SIDES, battle.roller, "side")
    s.mode = 0 if battle.mode == "regular" else 2 + _index(TITLES, battle.mode, "event")
    s.fyrd = battle.fyrd
    s.titles = _mask(TITLES, battle.titles, "event")
    s.quiet = sum(1 << seat for seat in battle.quiet)
    s.prerolls = _mask(TITLES, battle.prerolls, "event")
    s.hits = battle.hits
    for name, results, by_faction in (
        ("losses", battle.losses, s.losses),
        ("flees", battle.flees, s.flees),
        ("commands", battle.commands, s.commands),
    ):
        for faction, number in results.items():
            if faction not in FACTIONS[: len(by_faction)]:
                raise LonghallError(f"there are no {name} of '{faction}'.")
            by_faction[FACTIONS.index(faction)] = number
    s.berserk = battle.berserk
    s.wall = battle.wall
    s.struck = battle.struck
    s.withdrawing = battle.withdrawing
    s.dice = [_die(text) for text in battle.dice]


def _die(text: str) -> int:
    faction, _, face = text.partition(" ")
    return 4 * _index(FACTIONS, faction, "faction") + _index(FACES, face, "face")


# ------------------------------------------------------------------------------------------------ cards


def _load_cards(s: State, snapshot: Snapshot, given: Mapping[Any, Any]) -> None:
    s.fyrd_deck = _card_mask(snapshot.fyrd_deck, 16)
    s.leader_deck = _mask(LEADER_CARDS, snapshot.leader_deck, "leader card")
    s.shown = [_card_mask(snapshot.shown[name]) for name in FACTIONS[:4]]
    for faction, name in enumerate(FACTIONS[:4]):
        s.gone[faction] = _card_mask(snapshot.gone[name])
        s.hands[faction] = _card_mask(snapshot.hands[name])
        if name not in given.get("hands", {}):
            s.hands[faction] &= ~s.gone[faction]
        if name in given.get("decks", {}) or s.phase == CHOOSING:
            s.decks[faction] = _card_mask(snapshot.decks[name])
            if name not in given.get("gone", {}) and not s.advanced:
                s.gone[faction] = DECK[s.scenario] & ~s.hands[faction] & ~s.decks[faction]
        else:
            known = s.hands[faction] | s.gone[faction]
            s.decks[faction] = (_chosen(known) if s.advanced else DECK[s.scenario]) & ~known


def _chosen(known: int) -> int:
    """A deck of the advanced set-up with these cards in it."""
    deck = MOVING | known
    for card in EVENT_CARDS:
        if (deck & EVENTS).bit_count() < CHOSEN_EVENTS:
            deck |= 1 << card
    return deck


# ------------------------------------------------------------------------------------------------ what follows


def _follow(s: State, snapshot: Snapshot, given: Mapping[Any, Any]) -> None:
    """Pools, markers and contested shires, where they are not given."""
    stated = given.get("pools", {})
    for faction, name in enumerate(FACTIONS[:4]):
        at_sea = sum(s.cards[4 * host + faction] for host in range(len(HOSTS)) if s.where[host] < 0)
        rest = UNITS[faction] - sum(s.here[faction::4]) - at_sea - s.fled[faction]
        s.pool[faction] = snapshot.pools[name] if name in stated else rest
    s.pool[FYRD] = snapshot.pools["fyrd"] if "fyrd" in stated else UNITS[FYRD] - s.fyrd
    if "markers" in given:
        s.markers = sum(MARKER[_index(SHIRES, name, "shire")] for name in snapshot.markers)
    elif s.scenario == RAIDS:
        s.markers = 0
    else:
        s.markers = sum(MARKER[shire] for shire in REGION_MAJORS[s.scenario] if viking_controlled(s, shire))
    if "fights" in given:
        s.fights = [_index(SHIRES, name, "shire") for name in snapshot.fights]
    else:
        s.fights = [
            shire
            for shire in REGION[s.scenario]
            if shire != s.battle and force(s, shire, VIKINGS) and force(s, shire, ENGLISH)
        ]
