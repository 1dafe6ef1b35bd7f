"""Moves that look like blunders: what was done is rated far below the rule of thumb's move by the evaluation itself.

Such a move may be deep, or it may show a fault in the search or in the evaluation. `arena --blunders FILE` judges every
decision of its experts in this way and writes down what is found, to be looked into. Nothing else does: a player at the
table spends its time on thinking.
"""

from typing import Any

from msgspec import Struct

from boardgames.ai.standard import worths
from boardgames.core.game import Game, State
from boardgames.core.rng import seeded

FAR_BELOW = 0.2  # of the reward, which goes from 0 to 1
LUCK = 1  # seed of the redraws: to judge a move takes nothing from the chance of the player or the game


class Blunder(Struct, frozen=True):
    """What was done, what the rule of thumb would have done, and the worth of each to the seat, from 0 to 1."""

    seat: int
    done: str
    worth: float
    thumb: str
    thumb_worth: float


def blunder(game: Game[Any], state: State, action: int) -> Blunder | None:
    """The action as a blunder, if it looks like one to the standard player, who sees what the seat sees."""
    rated = worths(game, state, seeded(LUCK))
    thumb = next(iter(rated))  # they come in the order of the rule of thumb
    # Of very many actions only those that look best are rated. One that is not among them cannot be judged.
    worth = rated.get(action, rated[thumb])
    if rated[thumb] - worth <= FAR_BELOW:
        return None
    return Blunder(state.seat, game.text(action), worth, game.text(thumb), rated[thumb])
