"""What a thinking process does: read a question as JSON, think, answer as JSON. No Qt is loaded in it.

The question carries a position that was already redrawn for the seat (`State.hidden`), as the game's own readable
dump: what the seat may not know never leaves the app.
"""

from __future__ import annotations

import importlib
import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from boardgames.ai.advice import Reason, advise
from boardgames.ai.players import PLAYERS, player_named
from boardgames.ai.race import Finding, merged, winner
from boardgames.ai.search import Budget, Memory, search
from boardgames.core.errors import LonghallError
from boardgames.core.game import Game, Setup, State
from boardgames.core.registry import game_named
from boardgames.core.rng import Rng, seeded

HINT = "hint"  # not a player: asks for advice instead of an action
EXPERT = "expert"  # the player whose thought can be shared by several processes
LEAST_SECONDS = 0.05  # what is left to think when loading the game took its time


class Question(msgspec.Struct):
    """What is asked of a process: the position, who is to think, and with which luck of its own."""

    game: str
    home: str  # the module that holds the game
    setup: Setup
    position: dict[str, Any]
    player: str
    seed: int
    seconds: float = 1.0


class Suggestion(msgspec.Struct):
    """One line of a hint: the action in words, what may come of it, and why."""

    action: str
    chance: float
    points: float
    reasons: list[Reason] = msgspec.field(default_factory=list)


class Answer(msgspec.Struct):
    """The action in words; what a search found, for the answers of several processes to be put together; for a hint
    the best options, best first; or what went wrong."""

    action: str = ""
    found: dict[str, Finding] = msgspec.field(default_factory=dict)
    suggestions: list[Suggestion] = msgspec.field(default_factory=list)
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


def shared(asked: Question) -> bool:
    """Whether several processes can think about it side by side."""
    return asked.player == EXPERT


def share(asked: Question, number: int) -> Question:
    """The same question with other luck, for the process of this number."""
    return msgspec.structs.replace(asked, seed=asked.seed + 7907 * number)


def put_together(parts: Sequence[Answer]) -> Answer:
    """One answer from those of several processes: their findings added up. What one of them could not do does not
    matter while another could."""
    searched = [part.found for part in parts if part.found]
    if len(searched) < 2:
        return min(parts, key=lambda part: part.problem != "")
    words = sorted({word for found in searched for word in found})
    number = {word: index for index, word in enumerate(words)}
    total = merged([{number[word]: finding for word, finding in found.items()} for found in searched])
    return Answer(action=words[winner(total)], found={words[index]: finding for index, finding in total.items()})


_memory = Memory()  # of this process: the tree below its last decision


def answer(asked: Question) -> Answer:
    """Think. Whatever goes wrong becomes a sentence: the game at the table goes on."""
    start = time.perf_counter()
    try:
        game = game_of(asked)
        state = game.load(asked.setup, asked.position)
        budget = Budget(seconds=max(LEAST_SECONDS, asked.seconds - (time.perf_counter() - start)))
        chance = seeded(asked.seed)
        if asked.player == HINT:
            return Answer(suggestions=suggest(game, state, chance, budget))
        if asked.player == EXPERT and len(state.legal()) > 1:
            found = search(game, state, chance, budget, memory=_memory)
            return Answer(game.text(winner(found)), {game.text(action): finding for action, finding in found.items()})
        return Answer(action=game.text(choose(game, state, asked.player, budget, chance)))
    except LonghallError as error:
        return Answer(problem=str(error))
    except Exception as error:  # a thinking process must not take the game down with it
        return Answer(problem=f"{type(error).__name__}: {error}")


def choose(game: Game[Any], state: State, player: str, budget: Budget, chance: Rng) -> int:
    """Ask the player; one that this version does not have is stood in for by the novice."""
    return player_named(player if player in PLAYERS else "novice", budget)(game, state, chance)


def suggest(game: Game[Any], state: State, chance: Rng, budget: Budget) -> list[Suggestion]:
    """What the expert would do, in words that the screen can match with its options."""
    found = search(game, state, chance, budget)
    return [
        Suggestion(game.text(advice.action), advice.chance, advice.points, advice.reasons)
        for advice in advise(game, state, chance, found)
    ]


def game_of(asked: Question) -> Game[Any]:
    """The game, without loading any other; a package that keeps it elsewhere is found through the registry."""
    game: Game[Any] | None = getattr(importlib.import_module(asked.home), "GAME", None)
    return game if game is not None and game.id == asked.game else game_named(asked.game)
