"""Random games of Invasions for the tests beside it.

Pure chance hardly ever reaches a far port, so the ships of these games start scattered over the world, with crews,
goods and runes, and act more and dawdle less than chance would have them."""

from collections.abc import Iterator
from typing import Any

from boardgames.core.game import NOBODY, Event, Setup
from boardgames.core.rng import Rng, seeded
from boardgames.invasions import GAME, actions
from boardgames.invasions.data import BASIC_DECK, FULL_DECK, GOODS, NODES, PORTS, RUNES, TOWNS
from boardgames.invasions.rules import State


def setup(players: int, seed: int = 1, expert: bool = False, **options: str) -> Setup:
    return GAME.completed(Setup(players, seed, {"expert_runes": "yes" if expert else "no", **options}))


def loaded(count: int, /, expert: bool = False, **given: Any) -> State:
    """A state from part of a dump, as positions have it. Seat 0 is first and to move unless it says otherwise."""
    state = GAME.load(setup(count, expert=expert), {"first": 0, "seat": 0, **given})
    assert not GAME.check(state)
    return state


def do(state: State, *texts: str) -> list[Event]:
    """Actions in words, and all that happened."""
    events: list[Event] = []
    state.log = events
    for text in texts:
        state.apply(GAME.parse(state, text))
    state.log = None
    return events


def scattered(players: int, seed: int, expert: bool) -> State:
    """A position in the middle of nowhere: ships all over the world, some towns fallen, some ports settled."""
    chance = seeded(seed + 9000)
    ports = list(range(PORTS))
    chance.shuffle(ports)
    fallen = [port for port in ports if port in TOWNS][:6]
    open_ports = [port for port in ports if port not in TOWNS or port in fallen][: 4 * players]
    runes = (FULL_DECK if expert else BASIC_DECK)[:]
    chance.shuffle(runes)
    seats = {}
    for seat in range(players):
        seats[seat] = {
            "at": _place(chance, ports),
            "vikings": 1 + chance.below(3),
            "goods": {GOODS[chance.below(3)]: chance.below(3)},
            "runes": [RUNES[runes.pop()] for _ in range(chance.below(4))],
            "towns": [NODES[port] for port in fallen[seat::players]],
        }
    return loaded(
        players,
        expert,
        seat=chance.below(players),
        players=seats,
        colonies={NODES[port]: chance.below(players) for port in open_ports},
        goods={NODES[port]: GOODS[port // 3 % 3] for port in open_ports if port % 3 == 0},
    )


def _place(chance: Rng, ports: list[int]) -> str:
    """A port of its own, or anything else."""
    if chance.below(2):
        return NODES[ports.pop()]
    return NODES[PORTS + chance.below(len(NODES) - PORTS)]


def moments(players: int, seed: int, expert: bool = False, longest: int = 120) -> Iterator[tuple[State, list[Event]]]:
    """States of a random game from a scattered start, with what happened just before each."""
    chance = seeded(seed + 7000)
    state = scattered(players, seed, expert)
    yield state, []
    for _ in range(longest):
        if state.seat == NOBODY:
            return
        legal = state.legal()
        deeds = [action for action in legal if is_deed(action)]
        choices = deeds if deeds and chance.below(2) else legal
        action = choices[chance.below(len(choices))]
        if action in (actions.END, actions.WINTER) and chance.below(4):
            action = legal[chance.below(len(legal))]
        events: list[Event] = []
        state.log = events
        state.apply(action)
        state.log = None
        yield state, events


def is_deed(action: int) -> bool:
    """A mission, or a rune played or named."""
    if action in (actions.RAID, actions.SETTLE):
        return True
    return any(
        first <= action < end
        for first, end in (
            (actions.TRADE, actions.LOSE_VIKING),
            (actions.PLAY, actions.DISCARD),
            (actions.USE, actions.SILENCE),
        )
    )
