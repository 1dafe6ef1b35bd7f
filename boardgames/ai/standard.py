"""The standard player: tries every action in some twenty redraws of what is hidden, judges the positions after it, and
takes the action whose positions it likes best: what the rule of thumb would do, unless another is surely better. All
actions meet the same redraws and luck, and one that is plainly behind after some of them is tried no further. What
cannot be judged at once is first played on by rules of thumb until it can."""

from collections.abc import Callable
from typing import Any

from boardgames.ai.quiet import uncollected
from boardgames.ai.race import Race, winner
from boardgames.ai.reward import rewards
from boardgames.ai.rollout import play_on
from boardgames.core.game import Game, State
from boardgames.core.rng import Rng, seeded

REDRAWS = 20
MOST_ACTIONS = 24  # of many options only those that look best are tried


def choose(game: Game[Any], state: State, chance: Rng) -> int:
    if len(state.legal()) == 1:
        return state.legal()[0]
    with uncollected():
        return winner(look(game, state, chance, hurry=True).findings(), game.doubt)


def worths(game: Game[Any], state: State, chance: Rng) -> dict[int, float]:
    """The mean reward of each action worth trying, for the seat to move; in the order of the rule of thumb."""
    return {action: finding.worth for action, finding in look(game, state, chance, doubt=game.doubt).findings().items()}


def look(
    game: Game[Any],
    state: State,
    chance: Rng,
    redraws: int = REDRAWS,
    stop: Callable[[], bool] | None = None,
    hurry: bool = False,
    doubt: float = 0.0,
) -> Race:
    """Every action worth trying, in so many worlds; those without hope after some of them are left out of the others.
    Who is stopped has at least looked at what the rule of thumb would do."""
    seat = state.seat
    settled = game.settled(state)
    worlds = [state.hidden(seat, chance) for _ in range(redraws)]
    race = Race(promising(game, state), game.spread, hurry, doubt)
    for world in worlds:
        for action in race.running:
            after = world.copy()
            after.apply(action)
            play_on(game, after, settled)
            race.results[action].append(rewards(game, after)[seat])
            if stop is not None and stop():
                race.running = [action for action in race.running if race.results[action]]
                return race
        race.lap_done()
        if len(race.running) == 1:
            break
    return race


def promising(game: Game[Any], state: State) -> list[int]:
    """The legal actions, best looking first, not too many; the same whenever a seat sees the same."""
    seen = state.hidden(state.seat, seeded(1))
    legal = list(seen.legal())
    worth = dict(zip(legal, game.rate(seen, legal), strict=True))
    return sorted(legal, key=lambda action: -worth[action])[:MOST_ACTIONS]
