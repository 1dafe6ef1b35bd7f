"""Playing on by rules of thumb: how a line of play is carried to a point where it can be judged."""

from typing import Any

from boardgames.core.game import NOBODY, Game, State

LONGEST = 80  # decisions a chapter; one that is longer is judged where it stands


def thumb(game: Game[Any], state: State) -> int:
    """What the rule of thumb would do."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    worth = game.rate(state, legal)
    return legal[worth.index(max(worth))]


def play_on(game: Game[Any], state: State, chapter: int, chapters: int = 1) -> None:
    """Play to the end of so many chapters, the present one being `chapter`, or of the game, or of patience."""
    patience = LONGEST * chapters
    while state.seat != NOBODY and patience:
        now = game.chapter(state)
        if now != chapter:
            chapter = now
            chapters -= 1
            if not chapters:
                return
        patience -= 1
        state.apply(thumb(game, state))
