"""Random games of Brian Boru for the tests beside it."""

from collections.abc import Iterator

from boardgames.brian_boru import GAME
from boardgames.brian_boru.rules import State
from boardgames.core.game import NOBODY, Event, Setup
from boardgames.core.rng import seeded


def moments(players: int, seed: int, full_hand: str = "no") -> Iterator[tuple[State, list[Event]]]:
    """Every state of a random game with what happened just before it."""
    chance = seeded(seed + 7000)
    events: list[Event] = []
    state = GAME.new(GAME.completed(Setup(players, seed, {"five_player_full_hand": full_hand})), events)
    yield state, events
    while state.seat != NOBODY:
        legal = state.legal()
        events = []
        state.log = events
        state.apply(legal[chance.below(len(legal))])
        yield state, events


def loaded(count: int, /, **given: object) -> State:
    """A state from part of a dump, as positions have it."""
    state = GAME.load(GAME.completed(Setup(count, 1)), given)
    assert not GAME.check(state)
    return state


def do(state: State, *texts: str) -> State:
    """The same state after these actions."""
    for text in texts:
        state.apply(GAME.parse(state, text))
        assert not GAME.check(state)
    return state


def legal(state: State) -> set[str]:
    return {GAME.text(action) for action in state.legal()}
