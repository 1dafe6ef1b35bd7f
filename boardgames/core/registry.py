"""Which games there are. A game is a package inside `boardgames` with a `GAME` in it: a fifth game is a folder."""

import importlib
import pkgutil
from functools import cache
from typing import Any

import boardgames
from boardgames.core.errors import LonghallError
from boardgames.core.game import Game

_NOT_GAMES = {"core", "ai", "commands"}
_guests: dict[str, Game[Any]] = {}


@cache
def _house_games() -> dict[str, Game[Any]]:
    found: dict[str, Game[Any]] = {}
    for info in pkgutil.iter_modules(boardgames.__path__):
        if info.ispkg and info.name not in _NOT_GAMES:
            game: Game[Any] = importlib.import_module(f"boardgames.{info.name}").GAME
            found[game.id] = game
    return found


def games() -> dict[str, Game[Any]]:
    """All games by id."""
    return {**_house_games(), **_guests}


def game_named(game_id: str) -> Game[Any]:
    """The game of this id, or a clear word on which there are."""
    known = games()
    if game_id not in known:
        raise LonghallError(f"There is no game '{game_id}'; there is: {', '.join(known)}.")
    return known[game_id]


def add_guest(game: Game[Any]) -> None:
    """Let a game from outside the house sit at the table (tests bring a toy game in this way)."""
    _guests[game.id] = game
