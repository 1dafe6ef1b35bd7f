"""Games of 878 Vikings for the tests beside it."""

from collections.abc import Iterator

from boardgames.core.game import NOBODY, Event, Setup
from boardgames.core.rng import seeded
from boardgames.vikings878 import GAME
from boardgames.vikings878.rules import State

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (3, {"shared": "vikings"}),
    (4, {}),
    (2, {"advanced": "yes"}),
    (4, {"advanced": "yes"}),
    (2, {"scenario": "northumbrian-raids"}),
    (4, {"scenario": "northumbrian-raids", "markers": "5"}),
    (2, {"scenario": "alfreds-gamble"}),
    (3, {"scenario": "alfreds-gamble"}),
]


def moments(players: int, seed: int, options: dict[str, str]) -> Iterator[tuple[State, list[Event]]]:
    """Every state of a game with what happened just before it. Rules of thumb decide with an unsteady hand, so that
    leaders land, cities fall and events are played."""
    chance = seeded(seed + 7000)
    events: list[Event] = []
    state = GAME.new(GAME.completed(Setup(players, seed, options)), events)
    yield state, events
    while state.seat != NOBODY:
        legal = state.legal()
        worth = [value + chance.below(1000) / 500 for value in GAME.rate(state, legal)]
        events = []
        state.log = events
        state.apply(legal[worth.index(max(worth))])
        yield state, events


def loaded(players: int, options: dict[str, str] | None = None, /, **given: object) -> State:
    """A state from part of a dump, as positions have it."""
    state = GAME.load(GAME.completed(Setup(players, 1, options or {})), given)
    assert not GAME.check(state)
    return state


def texts(state: State) -> list[str]:
    """What may be done, in words."""
    return [GAME.text(action) for action in state.legal()]


def do(state: State, *actions: str) -> State:
    """Take these actions one after another."""
    for text in actions:
        state.apply(GAME.parse(state, text))
    return state


MOVE_ONLY = {"norsemen": ["02"], "berserkers": ["02"], "housecarls": ["02"], "thegns": ["02"]}  # no events in hand
NO_HALFDAN = {"halfdan": {"at": "defeated", "norsemen": 0, "berserkers": 0}}
