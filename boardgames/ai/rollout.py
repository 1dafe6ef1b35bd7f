"""Playing on by rules of thumb: how a line of play is carried to a point where it can be judged."""

from typing import Any

from boardgames.core.game import NOBODY, Game, State

LONGEST = 300  # decisions; a line that is longer is judged where it stands


def thumb(game: Game[Any], state: State) -> int:
    """What the rule of thumb would do."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    worth = game.rate(state, legal)
    return legal[worth.index(max(worth))]


def play_on(game: Game[Any], state: State, until: int) -> None:
    """Play until there is so much progress, or the game or patience is over."""
    for _ in range(LONGEST):
        if state.seat == NOBODY or game.progress(state) >= until:
            return
        state.apply(thumb(game, state))
