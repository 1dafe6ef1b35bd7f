"""How content a seat is with an expected result: half the chance to win, half the lead.

With the chance to win alone, a player that is losing no longer cares what it does; the lead keeps it playing.
"""

import math
from typing import Any

from boardgames.core.game import NOBODY, Game, State


def chances(game: Game[Any], state: State) -> list[float]:
    """How likely each seat is to win, as the evaluation sees it; what is known when the game is over."""
    sides = [game.side(state, seat) for seat in range(state.players)]
    shares = _shares(game, state, sides, _best(sides, game.evaluate(state)))
    return [shares[side] for side in sides]


def rewards(game: Game[Any], state: State) -> list[float]:
    """A number from 0 to 1 for each seat: the true result if the game is over, else what the evaluation expects."""
    sides = [game.side(state, seat) for seat in range(state.players)]
    best = _best(sides, game.evaluate(state))
    shares = _shares(game, state, sides, best)
    result = []
    for side in sides:
        rival = max((value for other, value in best.items() if other != side), default=best[side])
        lead = math.tanh((best[side] - rival) / (2.0 * game.margin))
        result.append(0.5 * shares[side] + 0.25 * (1.0 + lead))
    return result


def _best(sides: list[int], points: list[float]) -> dict[int, float]:
    """The best expectation within each side."""
    best: dict[int, float] = {}
    for seat, side in enumerate(sides):
        best[side] = max(best.get(side, -1e9), points[seat])
    return best


def _shares(game: Game[Any], state: State, sides: list[int], best: dict[int, float]) -> dict[int, float]:
    return _won(state, sides) if state.seat == NOBODY else _expected(best, game.margin)


def _won(state: State, sides: list[int]) -> dict[int, float]:
    places = state.ranking()
    winners = {side for seat, side in enumerate(sides) if places[seat] == 1}
    return {side: 1.0 / len(winners) if side in winners else 0.0 for side in sides}


def _expected(best: dict[int, float], margin: float) -> dict[int, float]:
    """The better the expected score, the likelier the win; a margin ahead is about e^2 times as likely."""
    top = max(best.values())
    weights = {side: math.exp(2.0 * (value - top) / margin) for side, value in best.items()}
    total = sum(weights.values())
    return {side: weight / total for side, weight in weights.items()}
