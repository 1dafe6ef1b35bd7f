"""The standard player: tries every action in some twenty redraws of what is hidden, judges the positions after it, and
takes the action whose positions it likes best: what the rule of thumb would do, unless another is surely better. All
actions meet the same redraws and luck, and one that is plainly behind after some of them is tried no further. Where a
game can only be judged at the end of a turn, the turn is played to its end by rules of thumb first."""

from collections.abc import Callable
from typing import Any

from boardgames.ai.race import Race
from boardgames.ai.reward import rewards
from boardgames.ai.rollout import play_on
from boardgames.core.game import Game, State
from boardgames.core.rng import Rng

REDRAWS = 20
CAUTION = 1.5  # standard errors by which an action must beat the rule of thumb's: the best of many owes much to luck
MOST_ACTIONS = 24  # of many options only those that look best are tried


def choose(game: Game[Any], state: State, chance: Rng) -> int:
    if len(state.legal()) == 1:
        return state.legal()[0]
    return look(game, state, chance).winner(CAUTION)


def worths(game: Game[Any], state: State, chance: Rng) -> dict[int, float]:
    """The mean reward of each action worth trying, for the seat to move; in the order of the rule of thumb."""
    race = look(game, state, chance)
    return {action: race.mean(action) for action in race.results}


def look(
    game: Game[Any], state: State, chance: Rng, redraws: int = REDRAWS, stop: Callable[[], bool] | None = None
) -> Race:
    """Every action worth trying, in so many worlds; those beaten after some of them are left out of the others. Who is
    stopped has at least looked at what the rule of thumb would do."""
    seat = state.seat
    turn = game.turn(state)
    worlds = [state.hidden(seat, chance) for _ in range(redraws)]
    race = Race(promising(game, worlds[0]))
    for world in worlds:
        for action in race.running:
            after = world.copy()
            after.apply(action)
            if turn:
                play_on(game, after, game.turn, turn)
            race.results[action].append(rewards(game, after)[seat])
            if stop is not None and stop():
                race.running = [action for action in race.running if race.results[action]]
                return race
        race.lap_done()
        if len(race.running) == 1:
            break
    return race


def promising(game: Game[Any], state: State) -> list[int]:
    """The legal actions, best looking first, not too many."""
    legal = list(state.legal())
    worth = dict(zip(legal, game.rate(state, legal), strict=True))
    return sorted(legal, key=lambda action: -worth[action])[:MOST_ACTIONS]
