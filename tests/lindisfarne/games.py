"""Random games of Lindisfarne for the tests beside it."""

from collections.abc import Iterator

from boardgames.core.game import NOBODY, Event, Setup
from boardgames.core.rng import seeded
from boardgames.lindisfarne import GAME
from boardgames.lindisfarne.rules import State


def moments(players: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Every state of a random game with what happened just before it. Seats go home less often than they roll."""
    chance = seeded(seed + 7000)
    events: list[Event] = []
    state = GAME.new(GAME.completed(Setup(players, seed)), events)
    yield state, events
    while state.seat != NOBODY:
        legal = state.legal()
        action = legal[chance.below(len(legal))]
        if GAME.text(action) == "return" and chance.below(3):
            action = GAME.parse(state, "roll")
        events = []
        state.log = events
        state.apply(action)
        yield state, events


def loaded(count: int, /, **given: object) -> State:
    """A state from part of a dump, as positions have it."""
    state = GAME.load(GAME.completed(Setup(count, 1)), given)
    assert not GAME.check(state)
    return state


NOTHING_OFFERED = {"north": [None, None], "centre": [None, None], "south": [None, None]}


def ended(*hands: list[str], objectives: list[list[str]] | None = None) -> State:
    """A game that is over, with these destinations (and objectives) before the seats."""
    players = {
        seat: {"cards": cards, "objectives": objectives[seat] if objectives else []} for seat, cards in enumerate(hands)
    }
    return loaded(len(hands), expedition=6, phase="over", offers=NOTHING_OFFERED, players=players)
