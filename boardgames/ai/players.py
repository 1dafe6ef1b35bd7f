"""Players by name. Each is asked for one action at a time and is given a state with everything hidden redrawn."""

from collections.abc import Callable
from typing import Any

from boardgames.core.errors import LonghallError
from boardgames.core.game import Game, State
from boardgames.core.rng import Rng

Player = Callable[[Game[Any], State, Rng], int]
"""Chooses for `state.seat`. The Rng is the player's own: the game's chance is none of its business."""

NOVICE_NOISE = 1.5  # points by which a novice misjudges an action, at most, either way


def random_player(game: Game[Any], state: State, chance: Rng) -> int:
    """Any legal action."""
    legal = state.legal()
    return legal[chance.below(len(legal))]


def novice_player(game: Game[Any], state: State, chance: Rng) -> int:
    """The game's rule of thumb with an unsteady hand. It judges a redrawn state, so it cannot peek."""
    seen = state.hidden(state.seat, chance)
    legal = seen.legal()
    if len(legal) == 1:
        return legal[0]
    worth = game.rate(seen, legal)
    shaky = [value + NOVICE_NOISE * (chance.below(2001) - 1000) / 1000 for value in worth]
    return legal[shaky.index(max(shaky))]


PLAYERS: dict[str, Player] = {"random": random_player, "novice": novice_player}
PLANNED = ("standard", "expert")


def player_named(name: str) -> Player:
    """The player of this name, or a clear word on which there are."""
    if name in PLAYERS:
        return PLAYERS[name]
    known = ", ".join(PLAYERS)
    if name in PLANNED:
        raise LonghallError(f"The player '{name}' is not there yet; there is: {known}.")
    raise LonghallError(f"There is no player '{name}'; there is: {known}.")
