"""What must hold in every state of Invasions (IV-1.5). Fuzzing asks after every action."""

from collections import Counter
from collections.abc import Iterator

from boardgames.invasions import sagas
from boardgames.invasions.data import (
    ALL_TOWNS,
    BASIC_DECK,
    BONUS,
    DAYS,
    FULL_DECK,
    GOODS,
    HAND,
    LAST_ROUNDS,
    LIMIT,
    LONGEST_GAME,
    NODES,
    OF_EACH,
    PORTS,
    REGION_MASK,
    SAGAS,
    TYPES,
    VIKINGS,
    WINTERING,
)
from boardgames.invasions.rules import State
from boardgames.invasions.state import NONE, OVER, Table, load_of, members


def broken(s: State) -> Iterator[str]:
    """One sentence for each invariant that does not hold; numbers as in IV-1.5."""
    yield from _vikings(s)
    yield from _goods(s)
    yield from _limits(s)
    yield from _ports(s)
    yield from _ships(s)
    yield from _open_sagas(s)
    yield from _cards(s)
    yield from _points(s)
    yield from _length(s)


def _vikings(s: Table) -> Iterator[str]:
    for seat in range(s.players):
        there = (s.reserve[seat], s.vikings[seat], s.colonies[seat].bit_count())
        if sum(there) != VIKINGS or min(there) < 0:
            yield f"seat {seat} has {there} vikings in reserve, aboard and settled, not {VIKINGS} in all (1)"


def _goods(s: Table) -> Iterator[str]:
    for kind, name in enumerate(GOODS):
        aboard = s.cargo[kind::TYPES]
        there = s.supply[kind] + (s.wanted == kind) + sum(aboard) + s.goods[kind].bit_count()
        if there != OF_EACH or min(*aboard, s.supply[kind]) < 0:
            yield f"there are {there} {name}, not {OF_EACH} (2)"


def _limits(s: Table) -> Iterator[str]:
    for seat in range(s.players):
        if load_of(s, seat) > LIMIT[s.period]:
            yield f"the ship of seat {seat} carries {load_of(s, seat)} pieces in period {s.period} (3)"
        if not 0 <= s.held[seat] <= HAND:
            yield f"seat {seat} holds {s.held[seat]} runes (3)"
    if s.prepared + s.sailed > DAYS:
        yield f"{s.prepared} and {s.sailed} days are more than {DAYS} (3)"


def _ports(s: Table) -> Iterator[str]:
    """A set of ports as bits holds no port twice; what is left to check is that the sets do not overlap."""
    if s.goods[0] & s.goods[1] | s.goods[0] & s.goods[2] | s.goods[1] & s.goods[2]:
        yield "a port holds two goods tokens (4)"
    if s.stocked != s.goods[0] | s.goods[1] | s.goods[2]:
        yield "the ports with goods do not fit the goods in ports"
    if sum(colonies.bit_count() for colonies in s.colonies) != s.settled.bit_count():
        yield "a port holds two colonies, or the settled ports do not fit the colonies (4)"
    if s.towns & s.settled:
        yield "a port with a standing town has a colony (4)"
    if s.towns | _union(s.won) != ALL_TOWNS or sum(won.bit_count() for won in s.won) + s.towns.bit_count() != 15:
        yield "towns standing and towns won are not all towns"
    in_ports = [node for node in s.at if node < PORTS]
    if len(in_ports) != len(set(in_ports)):
        yield "two ships lie in one port (4)"
    for kind in range(TYPES):
        for port in members(s.goods[kind]):
            if (s.goods[kind] & REGION_MASK[port]).bit_count() > 1:
                yield f"the region of {NODES[port]} holds {GOODS[kind]} twice (5)"


def _union(sets: list[int]) -> int:
    union = 0
    for one in sets:
        union |= one
    return union


def _ships(s: Table) -> Iterator[str]:
    for seat in range(s.players):
        if s.at[seat] != WINTERING and not s.vikings[seat]:
            yield f"the ship of seat {seat} is out without a viking (6)"
        if s.at[seat] == WINTERING and not s.vikings[seat] and load_of(s, seat) >= LIMIT[s.period]:
            yield f"the ship of seat {seat} is full of goods and has no place for a viking (IV-4.4)"


def _open_sagas(s: Table) -> Iterator[str]:
    for saga in s.open_sagas:
        if sagas.fulfilled(s, saga):
            yield f"{SAGAS[saga]} is open and already fulfilled (7)"
    if not s.open_sagas and s.phase != OVER:
        yield "no saga is open and the game goes on (IV-16.3)"


def _cards(s: Table) -> Iterator[str]:
    won = [saga for tales in s.tales for saga in members(tales)]
    everywhere = [*s.saga_deck, *s.open_sagas, *won, *s.saga_discard, *s.aside]
    if sorted(everywhere) != list(range(len(SAGAS))):
        yield f"{len(everywhere)} sagas are in the game, not each of {len(SAGAS)} once (8)"
    deck = FULL_DECK if s.expert else BASIC_DECK
    in_hands = [rune for rune in s.runes if rune != NONE]
    if Counter([*s.rune_deck, *s.rune_discard, *in_hands]) != Counter(deck):
        yield f"deck, discard and hands do not hold the {len(deck)} runes of the game (8)"
    for seat in range(s.players):
        hand = s.runes[HAND * seat : HAND * seat + HAND]
        held = hand[: s.held[seat]]
        if NONE in held or held != sorted(held) or any(rune != NONE for rune in hand[s.held[seat] :]):
            yield f"the hand of seat {seat} is not in order"


def _points(s: Table) -> Iterator[str]:
    """What is not start, trade, raids, sagas or runes was never earned."""
    for seat in range(s.players):
        raids = sum(s.treasure[port] for port in members(s.won[seat]))
        bonuses = sum(BONUS[saga] for saga in members(s.tales[seat]))
        if s.vp[seat] < s.traded[seat] + s.by_runes[seat] + raids + bonuses:
            yield f"seat {seat} has {s.vp[seat]} points, fewer than it was given"


def _length(s: Table) -> Iterator[str]:
    """IV-16.4: the game ends, whatever anybody does.

    Once the last rounds have begun, each turn that ends counts one off (IV-16.2). They begin with the last saga, or by
    themselves at the start of the round after which only three more fit into the longest game; so the number of the
    turn is bounded. Within a turn there are seven days, a mission for each port, and runes: these come back only
    through a new deck, and a player who ends the turn with any chance at all ends it."""
    turn = s.players * (s.round - 1) + (s.active - s.first) % s.players + 1
    if turn > LONGEST_GAME:
        yield f"turn {turn} is played, and no game has more than {LONGEST_GAME} (IV-16.4)"
    if s.last_rounds > LAST_ROUNDS * s.players:
        yield f"{s.last_rounds} turns are left of the last rounds (IV-16.2)"
    if s.last_rounds == NONE and s.round > LONGEST_GAME // s.players - LAST_ROUNDS:
        yield f"the last rounds have not begun in round {s.round} (IV-16.4)"
