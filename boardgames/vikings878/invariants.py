"""What must hold in every state of 878 Vikings at a decision. Fuzzing asks after every action."""

from collections.abc import Iterator

from boardgames.vikings878.board import force, on_ground, viking_controlled
from boardgames.vikings878.data import (
    ALFRED,
    CHOSEN_EVENTS,
    DECK,
    ENGLISH,
    EVENTS,
    FACTIONS,
    FYRD,
    GAMBLE,
    HAND,
    HOSTS,
    MAJORS,
    MARKER,
    MARSH,
    MOVING,
    RAIDS,
    REGION,
    SHIRE_COUNT,
    SHIRES,
    UNITS,
    VIKINGS,
)
from boardgames.vikings878.rules import State
from boardgames.vikings878.state import CHOOSING, DEAD, EXTRA, NONE, OVER, WAITING, Table


def broken(s: State) -> Iterator[str]:
    """One sentence for each invariant that does not hold."""
    yield from _units(s)
    yield from _ground(s)
    yield from _leaders(s)
    yield from _markers(s)
    yield from _cards(s)
    yield from _turn(s)


def _units(s: Table) -> Iterator[str]:
    """VK-1.6: every unit is somewhere."""
    for faction in range(4):
        at_sea = sum(s.cards[4 * host + faction] for host in range(len(HOSTS)) if s.where[host] < 0)
        total = sum(s.here[faction::4]) + at_sea + s.pool[faction] + s.fled[faction]
        if total != UNITS[faction]:
            yield f"there are {total} {FACTIONS[faction]}, not {UNITS[faction]} (VK-1.6)"
    if s.pool[FYRD] + s.fyrd != UNITS[FYRD]:
        yield f"there are {s.pool[FYRD] + s.fyrd} fyrd, not {UNITS[FYRD]} (VK-1.6)"
    if min(*s.here, *s.cards, *s.pool, *s.fled, *s.spent, s.fyrd) < 0:
        yield "a number of units is negative"


def _ground(s: Table) -> Iterator[str]:
    region = REGION[s.scenario]
    for shire in range(SHIRE_COUNT):
        vikings, english = force(s, shire, VIKINGS), force(s, shire, ENGLISH)
        if not vikings and not english:
            continue
        if shire not in region:
            yield f"units stand in {SHIRES[shire]}, which is not in the game (VK-10.2, VK-11.4)"
        if MARSH[shire] and (vikings or s.scenario != GAMBLE):
            yield f"units stand in the marsh of {SHIRES[shire]} (VK-4.9)"
        if vikings and english and shire != s.battle and shire not in s.fights:
            yield f"both sides stand in {SHIRES[shire]} and nobody fights (VK-6.1)"
        for faction in range(4):
            ground = on_ground(s, shire, faction)
            if ground < 0:
                yield f"more {FACTIONS[faction]} are on cards in {SHIRES[shire]} than in the shire"
            if faction >> 1 == s.active >> 1 and s.spent[2 * shire + (faction & 1)] > ground and shire != s.battle:
                yield f"more {FACTIONS[faction]} are spent in {SHIRES[shire]} than stand there (VK-2.6)"


def _leaders(s: Table) -> Iterator[str]:
    for host, name in enumerate(HOSTS):
        side = ENGLISH if host == ALFRED else VIKINGS
        carried = s.cards[4 * host : 4 * host + 4]
        if any(carried[2 - 2 * side : 4 - 2 * side]):
            yield f"{name} carries units of the other side"
        if s.where[host] in (WAITING, DEAD) and any(carried):
            yield f"{name} carries units and is not in play (VK-5.10)"
        if s.where[host] >= 0 and not force(s, s.where[host], side) and s.where[host] != s.battle and s.phase != OVER:
            yield f"{name} stands alone in {SHIRES[s.where[host]]} (VK-5.10)"


def _markers(s: Table) -> Iterator[str]:
    if s.scenario == RAIDS:
        if s.markers or not 0 <= s.plunder <= s.track:
            yield f"{s.plunder} markers are plundered and some lie on the map (VK-10.6)"
        return
    for shire in MAJORS:
        marked = bool(s.markers & MARKER[shire])
        contested = force(s, shire, VIKINGS) > 0 and force(s, shire, ENGLISH) > 0
        if not contested and shire != s.battle and marked != viking_controlled(s, shire):
            yield f"the marker of {SHIRES[shire]} does not follow control (VK-7.2)"


def _cards(s: Table) -> Iterator[str]:
    for faction in range(4):
        name, hand, deck, gone = FACTIONS[faction], s.hands[faction], s.decks[faction], s.gone[faction]
        if hand & deck or hand & gone or deck & gone:
            yield f"a card of the {name} is in two places"
        everything = hand | deck | gone
        if not s.advanced and everything != DECK[s.scenario]:
            yield f"the {name} do not have their cards (VK-1.2)"
        if s.advanced and (everything & MOVING != MOVING or (everything & EVENTS).bit_count() > CHOSEN_EVENTS):
            yield f"the {name} do not have the cards of the advanced set-up (VK-12.1)"
        if hand.bit_count() > HAND:
            yield f"the {name} hold {hand.bit_count()} cards (VK-8.1)"
        own_turn = faction == s.active and s.card != NONE
        if s.phase not in (CHOOSING, OVER) and not own_turn and not hand & MOVING and deck & MOVING:
            yield f"the {name} hold no card to move with (VK-8.2)"


def _turn(s: State) -> Iterator[str]:
    if len(set(s.order)) != len(s.order):
        yield "a cube was drawn twice (VK-2.1)"
    if s.phase > EXTRA and s.phase != OVER and (not s.order or s.order[-1] != s.active):
        yield "the active faction is not the last on the sequence track (VK-2.1)"
    if s.battle == NONE and (s.fyrd or s.hits or any(s.losses) or any(s.flees) or any(s.commands)):
        yield "something of a battle is left over (VK-6.12)"
    if s.phase != OVER and len(s.options) < 2:
        yield "a decision with fewer than two options was not passed through (VK-13)"
    if len(set(s.options)) != len(s.options):
        yield "an option is offered twice"
