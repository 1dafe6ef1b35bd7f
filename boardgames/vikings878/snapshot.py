"""A state of 878 Vikings in readable words. Positions and playthroughs are written in it; `loading` reads it back."""

from typing import Any

import msgspec
from msgspec import Struct, field

from boardgames.vikings878.board import on_ground
from boardgames.vikings878.data import (
    CARDS,
    FACES,
    FACTIONS,
    HOSTS,
    LEADER_CARDS,
    MAJORS,
    PLACES,
    SHIRES,
    SIDES,
    TITLES,
    WINDOWS,
)
from boardgames.vikings878.state import AWAY, NONE, OFFSHORE, PHASES, Table

ORIGINS = ["leader", "armies", "event"]


class Host(Struct, forbid_unknown_fields=True):
    """A leader (or the raiders): where he is, what is on his card, what he has done this turn."""

    at: str  # a shire, or offshore, waiting, defeated
    norsemen: int = 0
    berserkers: int = 0
    housecarls: int = 0
    thegns: int = 0
    moved: bool = False
    done: bool = False


class Turn(Struct, forbid_unknown_fields=True):
    """What holds until the end of the turn, and how far its reinforcements have come."""

    card: str | None = None
    armies: int = 0
    reach: int = 0
    closed: list[str] = field(default_factory=list)
    lasting: list[str] = field(default_factory=list)
    stage: int = 0
    due: list[int] = field(default_factory=lambda: [0, 0])
    served: list[str] = field(default_factory=list)


class Chain(Struct, forbid_unknown_fields=True):
    """What was chosen so far on the way to a decision."""

    window: str = WINDOWS[0]
    asked: int = 0
    place: str | None = None
    kind: str = FACTIONS[0]
    left: int = 0
    host: str | None = None


class Move(Struct, forbid_unknown_fields=True):
    """The leader or army on the move."""

    lead: str | None = None
    steps: int = 0
    stepped: bool = False
    loaded: list[str] = field(default_factory=list)
    army: list[int] = field(default_factory=lambda: [0, 0])
    at: str | None = None


class Battle(Struct, forbid_unknown_fields=True):
    """The battle being fought."""

    shire: str | None = None
    origin: str = ORIGINS[0]
    roller: str = SIDES[0]
    mode: str = "regular"
    fyrd: int = 0
    titles: list[str] = field(default_factory=list)
    quiet: list[int] = field(default_factory=list)
    prerolls: list[str] = field(default_factory=list)
    hits: int = 0
    losses: dict[str, int] = field(default_factory=dict)
    flees: dict[str, int] = field(default_factory=dict)
    commands: dict[str, int] = field(default_factory=dict)
    berserk: int = 0
    wall: bool = False
    struck: bool = False
    withdrawing: bool = False
    dice: list[str] = field(default_factory=list)


class Snapshot(Struct, forbid_unknown_fields=True):
    """The whole state. `shires` are the units on the ground, those on cards stand with their leader."""

    round: int
    phase: str
    seat: int
    active: str
    order: list[str]
    revealed: bool
    winner: str | None
    shires: dict[str, dict[str, int]]
    spent: dict[str, dict[str, int]]
    leaders: dict[str, Host]
    pools: dict[str, int]
    fled: dict[str, int]
    markers: list[str]
    plunder: int
    hands: dict[str, list[str]]
    decks: dict[str, list[str]]
    gone: dict[str, list[str]]
    shown: dict[str, list[str]]
    fyrd_deck: list[str]
    leader_deck: list[str]
    turn: Turn
    chain: Chain
    move: Move
    fights: list[str]
    battle: Battle


def dump(s: Table) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(_snapshot(s))
    return data


def _snapshot(s: Table) -> Snapshot:
    return Snapshot(
        round=s.round,
        phase=PHASES[s.phase],
        seat=s.seat,
        active=FACTIONS[s.active],
        order=[FACTIONS[faction] for faction in s.order],
        revealed=s.revealed,
        winner=None if s.winner == NONE else SIDES[s.winner],
        shires=_shires(s),
        spent=_spent(s),
        leaders={name: _host(s, host) for host, name in enumerate(HOSTS)},
        pools=dict(zip(FACTIONS, s.pool, strict=True)),
        fled=dict(zip(FACTIONS[:4], s.fled, strict=True)),
        markers=[SHIRES[shire] for index, shire in enumerate(MAJORS) if s.markers >> index & 1],
        plunder=s.plunder,
        hands=_decks(s.hands),
        decks=_decks(s.decks),
        gone=_decks(s.gone),
        shown=_decks(s.shown),
        fyrd_deck=_numbers(s.fyrd_deck, 16),
        leader_deck=_bits(LEADER_CARDS, s.leader_deck),
        turn=_turn(s),
        chain=Chain(WINDOWS[s.window], s.asked, _name(PLACES, s.place), FACTIONS[s.kind], s.left, _name(HOSTS, s.host)),
        move=_move(s),
        fights=[SHIRES[shire] for shire in s.fights],
        battle=_battle(s),
    )


def _name(names: list[str], index: int) -> str | None:
    return None if index == NONE else names[index]


def _bits(names: list[str], mask: int) -> list[str]:
    return [name for index, name in enumerate(names) if mask >> index & 1]


def _numbers(mask: int, count: int) -> list[str]:
    """Cards by their printed numbers."""
    return [f"{card + 1:02}" for card in range(count) if mask >> card & 1]


def _decks(decks: list[int]) -> dict[str, list[str]]:
    return {FACTIONS[faction]: _numbers(deck, CARDS) for faction, deck in enumerate(decks)}


def _units(numbers: list[int]) -> dict[str, int]:
    return {FACTIONS[faction]: number for faction, number in enumerate(numbers) if number}


def _shires(s: Table) -> dict[str, dict[str, int]]:
    ground = {}
    for shire, name in enumerate(SHIRES):
        if any(s.here[4 * shire : 4 * shire + 4]):
            units = _units([on_ground(s, shire, faction) for faction in range(4)])
            if units:
                ground[name] = units
    return ground


def _spent(s: Table) -> dict[str, dict[str, int]]:
    first = s.active & 2
    spent = {}
    for shire, name in enumerate(SHIRES):
        moved = s.spent[2 * shire : 2 * shire + 2]
        if any(moved):
            spent[name] = {FACTIONS[first + index]: number for index, number in enumerate(moved) if number}
    return spent


def _host(s: Table, host: int) -> Host:
    at = s.where[host]
    norsemen, berserkers, housecarls, thegns = s.cards[4 * host : 4 * host + 4]
    return Host(
        AWAY[at] if at < 0 else SHIRES[at],
        norsemen,
        berserkers,
        housecarls,
        thegns,
        moved=bool(s.moved >> host & 1),
        done=bool(s.done >> host & 1),
    )


def _turn(s: Table) -> Turn:
    return Turn(
        card=None if s.card == NONE else f"{s.card + 1:02}",
        armies=s.armies,
        reach=s.reach,
        closed=[SHIRES[shire] for shire in s.closed],
        lasting=_bits(TITLES, s.lasting),
        stage=s.stage,
        due=s.due[:],
        served=[SHIRES[shire] for shire in s.served],
    )


def _move(s: Table) -> Move:
    return Move(
        lead=_name(HOSTS, s.lead),
        steps=s.steps,
        stepped=s.stepped,
        loaded=_bits(FACTIONS, s.loaded),
        army=s.army[:],
        at=AWAY[OFFSHORE] if s.at < 0 else SHIRES[s.at],
    )


def _battle(s: Table) -> Battle:
    return Battle(
        shire=_name(SHIRES, s.battle),
        origin=ORIGINS[s.origin],
        roller=SIDES[s.roller],
        mode="regular" if s.mode == 0 else TITLES[s.mode - 2],
        fyrd=s.fyrd,
        titles=_bits(TITLES, s.titles),
        quiet=[seat for seat in range(s.players) if s.quiet >> seat & 1],
        prerolls=_bits(TITLES, s.prerolls),
        hits=s.hits,
        losses=_units(s.losses),
        flees=_units(s.flees),
        commands=_units(s.commands),
        berserk=s.berserk,
        wall=s.wall,
        struck=s.struck,
        withdrawing=s.withdrawing,
        dice=[f"{FACTIONS[die >> 2]} {FACES[die & 3]}" for die in s.dice],
    )
