"""Playing on by rules of thumb: how a line of play is carried to a point where it can be judged."""

from typing import Any

from boardgames.core.game import NOBODY, Game, State
from boardgames.core.rng import Rng

LONGEST = 80  # decisions; a chapter that is longer is judged where it stands
WHIM = 10  # per cent of the decisions that are made at random, so that rollouts differ


def thumb(game: Game[Any], state: State) -> int:
    """What the rule of thumb would do."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    worth = game.rate(state, legal)
    return legal[worth.index(max(worth))]


def play_on(game: Game[Any], state: State, chance: Rng, chapter: int, longest: int = LONGEST) -> None:
    """Play to the end of the chapter, or of the game, or of patience."""
    for _ in range(longest):
        if state.seat == NOBODY or game.chapter(state) != chapter:
            return
        if chance.below(100) < WHIM:
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
        else:
            state.apply(thumb(game, state))


def finish_turn(game: Game[Any], state: State, seat: int, longest: int = LONGEST) -> None:
    """Play on while the seat is still deciding and chance has not spoken: a half-made turn cannot be judged."""
    luck = state.rng.a
    for _ in range(longest):
        if state.seat != seat or state.seat == NOBODY or state.rng.a != luck:
            return
        state.apply(thumb(game, state))
