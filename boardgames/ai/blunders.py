"""Moves that look like blunders: the search chose what its own evaluation rates far below the rule of thumb's move.

Such a move may be deep, or it may show a fault in the search or in the evaluation. It is logged with all that is needed
to look into it, for whoever listens to the logger "longhall.blunders".
"""

import json
import logging
from typing import Any

from boardgames.ai.search import Finding
from boardgames.ai.standard import worths
from boardgames.core.game import Game, State
from boardgames.core.rng import Rng

FAR_BELOW = 0.2  # of the reward, which goes from 0 to 1
REDRAWS = 8

LOG = logging.getLogger("longhall.blunders")


def report_blunder(game: Game[Any], state: State, chance: Rng, found: dict[int, Finding], action: int) -> None:
    """Log the choice if it looks like a blunder. Costs nothing where nobody listens."""
    if not LOG.isEnabledFor(logging.INFO):
        return
    thumb = next(iter(found))  # findings come in the order of the rule of thumb
    if thumb == action:
        return
    worth = worths(game, state, chance, REDRAWS)
    gap = worth[thumb] - worth[action]
    if gap > FAR_BELOW:
        LOG.info("%s", json.dumps(_report(game, state, found, thumb, action, gap)))


def _report(
    game: Game[Any], state: State, found: dict[int, Finding], thumb: int, action: int, gap: float
) -> dict[str, Any]:
    def told(option: int) -> dict[str, Any]:
        return {"action": game.text(option), "visits": found[option].visits, "worth": round(found[option].worth, 3)}

    return {
        "game": game.id,
        "seat": state.seat,
        "gap": round(gap, 3),
        "chosen": told(action),
        "thumb": told(thumb),
        "position": game.dump(state),
    }
