"""Playing on by rules of thumb: how a line of play is carried to a point where it can be judged."""

from typing import Any

from boardgames.core.game import NOBODY, Game, State
from boardgames.core.rng import Rng

LONGEST = 80  # decisions; a chapter that is longer is judged where it stands


def thumb(game: Game[Any], state: State) -> int:
    """What the rule of thumb would do."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    worth = game.rate(state, legal)
    return legal[worth.index(max(worth))]


def play_on(game: Game[Any], state: State, chapter: int, chance: Rng, whim: int = 0) -> None:
    """Play to the end of the chapter, or of the game, or of patience; `whim` per cent of the decisions are random."""
    for _ in range(LONGEST):
        if state.seat == NOBODY or game.chapter(state) != chapter:
            return
        if whim and chance.below(100) < whim:
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
        else:
            state.apply(thumb(game, state))
