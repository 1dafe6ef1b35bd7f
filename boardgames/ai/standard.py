"""The standard player: tries every action in some twenty redraws of what is hidden, judges the positions after it, and
takes the action whose positions it likes best. All actions meet the same redraws and luck. Where a game can only be
judged at the end of a turn, the turn is played to its end by rules of thumb first."""

from typing import Any

from boardgames.ai.reward import rewards
from boardgames.ai.rollout import play_on
from boardgames.core.game import Game, State
from boardgames.core.rng import Rng

REDRAWS = 20
MOST_ACTIONS = 24  # of many options only those that look best are tried


def worths(game: Game[Any], state: State, chance: Rng, redraws: int = REDRAWS) -> dict[int, float]:
    """The mean reward of each action worth trying, for the seat to move; in the order of the rule of thumb."""
    seat = state.seat
    turn = game.turn(state)
    worlds = [state.hidden(seat, chance) for _ in range(redraws)]
    totals = dict.fromkeys(promising(game, worlds[0]), 0.0)
    for world in worlds:
        for action in totals:
            after = world.copy()
            after.apply(action)
            if turn:
                play_on(game, after, game.turn, turn)
            totals[action] += rewards(game, after)[seat]
    return {action: total / redraws for action, total in totals.items()}


def promising(game: Game[Any], state: State) -> list[int]:
    """The legal actions, best looking first, not too many."""
    legal = list(state.legal())
    worth = dict(zip(legal, game.rate(state, legal), strict=True))
    return sorted(legal, key=lambda action: -worth[action])[:MOST_ACTIONS]


def choose(game: Game[Any], state: State, chance: Rng) -> int:
    if len(state.legal()) == 1:
        return state.legal()[0]
    found = worths(game, state, chance)
    return max(found, key=lambda action: found[action])
