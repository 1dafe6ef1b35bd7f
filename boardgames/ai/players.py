"""Players by name: random, the rule of thumb alone, and the three levels. They differ in how they think, never in what
they see or get.

A player is asked for one action of `state.seat`. It looks at redrawn states only (`State.hidden`), so it cannot peek.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from boardgames.ai import standard
from boardgames.ai.race import winner
from boardgames.ai.rollout import thumb
from boardgames.ai.search import Budget, Memory, search
from boardgames.core.errors import LonghallError
from boardgames.core.game import Game, State
from boardgames.core.rng import Rng

Player = Callable[[Game[Any], State, Rng], int]
"""Chooses for `state.seat`. The Rng is the player's own: the game's chance is none of its business."""

NOVICE_NOISE = 2.0  # points by which a novice misjudges an action, at most, either way


def random_player(game: Game[Any], state: State, chance: Rng) -> int:
    """Any legal action."""
    legal = state.legal()
    return legal[chance.below(len(legal))]


def thumb_player(game: Game[Any], state: State, chance: Rng) -> int:
    """The game's rule of thumb: a yardstick, quick to tune. It is no level, because it plays too much alike."""
    return thumb(game, state.hidden(state.seat, chance))


def novice_player(game: Game[Any], state: State, chance: Rng) -> int:
    """The game's rule of thumb with an unsteady hand."""
    seen = state.hidden(state.seat, chance)
    legal = seen.legal()
    if len(legal) == 1:
        return legal[0]
    shaky = [worth + NOVICE_NOISE * (chance.below(2001) - 1000) / 1000 for worth in game.rate(seen, legal)]
    return legal[shaky.index(max(shaky))]


def standard_player(game: Game[Any], state: State, chance: Rng) -> int:
    """Every action tried in some redraws, and judged."""
    return standard.choose(game, state, chance)


def expert_player(game: Game[Any], state: State, chance: Rng, budget: Budget, memory: Memory) -> int:
    """Tree search within a budget; what was found out before is remembered where it still holds."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return winner(search(game, state, chance, budget, memory=memory))


PLAYERS = ("random", "thumb", "novice", "standard", "expert")


def player_named(name: str, budget: Budget | None = None) -> Player:
    """The player of this name, or a clear word on which there are. The budget matters to those that search."""
    known: dict[str, Player] = {
        "random": random_player,
        "thumb": thumb_player,
        "novice": novice_player,
        "standard": standard_player,
        "expert": partial(expert_player, budget=budget or Budget(), memory=Memory()),
    }
    if name not in known:
        raise LonghallError(f"There is no player '{name}'; there is: {', '.join(known)}.")
    return known[name]
