"""What a thinking process does: read a question as JSON, think, answer as JSON. No Qt is loaded in it.

The question carries a position that was already redrawn for the seat (`State.hidden`), as the game's own readable
dump: what the seat may not know never leaves the app.
"""

from __future__ import annotations

import importlib
import os
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from boardgames.core.errors import LonghallError
from boardgames.core.game import Game, Setup, State
from boardgames.core.registry import game_named
from boardgames.core.rng import Rng, seeded

HINT = "hint"  # not a player: asks for the worth of every action instead of one action


class Question(msgspec.Struct):
    """What is asked of a process: the position, who is to think, and with which luck of its own."""

    game: str
    home: str  # the module that holds the game
    setup: Setup
    position: dict[str, Any]
    player: str
    seed: int
    seconds: float = 1.0


class Answer(msgspec.Struct):
    """The action in words; for a hint the worth of each; or what went wrong."""

    action: str = ""
    worth: dict[str, float] = msgspec.field(default_factory=dict)
    problem: str = ""


def question(game: Game[Any], setup: Setup, state: State, player: str, seed: int, seconds: float) -> Question:
    """The question about a state, with all that its seat cannot know drawn again."""
    chance = seeded(seed)
    seen = state.hidden(state.seat, chance)
    setup = Setup(setup.players, chance.below(1 << 30), setup.options)
    return Question(game.id, type(game).__module__, setup, game.dump(seen), player, seed, seconds)


def serve(pipe: Connection) -> None:
    """Answer questions until the app closes the pipe or says goodbye with an empty one."""
    if hasattr(os, "nice"):
        os.nice(5)  # on a busy machine the screen comes first
    decoder = msgspec.json.Decoder(Question)
    try:
        while data := pipe.recv_bytes():
            pipe.send_bytes(msgspec.json.encode(answer(decoder.decode(data))))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def answer(asked: Question) -> Answer:
    """Think. Whatever goes wrong becomes a sentence: the game at the table goes on."""
    try:
        game = game_of(asked)
        state = game.load(asked.setup, asked.position)
        chance = seeded(asked.seed)
        if asked.player == HINT:
            return Answer(worth=worth(game, state, chance))
        return Answer(action=game.text(choose(game, state, asked, chance)))
    except LonghallError as error:
        return Answer(problem=str(error))
    except Exception as error:  # a thinking process must not take the game down with it
        return Answer(problem=f"{type(error).__name__}: {error}")


def choose(game: Game[Any], state: State, asked: Question, chance: Rng) -> int:
    """Ask the player; one that this version does not have is stood in for by the novice."""
    from boardgames.ai.players import PLAYERS, player_named
    from boardgames.ai.search import Budget

    name = asked.player if asked.player in PLAYERS else "novice"
    return player_named(name, Budget(seconds=asked.seconds))(game, state, chance)


def worth(game: Game[Any], state: State, chance: Rng) -> dict[str, float]:
    """What the rule of thumb thinks of every action."""
    seen = state.hidden(state.seat, chance)
    legal = list(seen.legal())
    return {game.text(action): value for action, value in zip(legal, game.rate(seen, legal), strict=True)}


def game_of(asked: Question) -> Game[Any]:
    """The game, without loading any other; a package that keeps it elsewhere is found through the registry."""
    game: Game[Any] | None = getattr(importlib.import_module(asked.home), "GAME", None)
    return game if game is not None and game.id == asked.game else game_named(asked.game)
