"""Playing at random: the quickest way through a game, for measurements."""

from boardgames.core.game import NOBODY, State
from boardgames.core.rng import Rng


def play_at_random(state: State, chance: Rng) -> int:
    """Play to the end by any legal actions; gives their number."""
    actions = 0
    while state.seat != NOBODY:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
        actions += 1
    return actions


def copy_often(state: State, times: int) -> None:
    """Copy a state again and again."""
    for _ in range(times):
        state.copy()
