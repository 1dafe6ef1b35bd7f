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


def play_on(game: Game[Any], state: State, chapter: int, chapters: int = 1) -> None:
    """Play until so many chapters, of which this is the first, the game or patience are over."""
    for _ in range(LONGEST):
        if state.seat == NOBODY:
            return
        now = game.chapter(state)
        if now != chapter:
            chapters -= 1
            if chapters == 0:
                return
            chapter = now
        state.apply(thumb(game, state))
