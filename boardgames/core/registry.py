"""Which games there are. A game is a package inside `boardgames` with a `GAME` in it: a fifth game is a folder."""

import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import boardgames
from boardgames.core.errors import LonghallError
from boardgames.core.game import Game

_ROOMS = {"core", "ai", "commands"}  # packages that are not games
_guests: dict[str, Game[Any]] = {}


@cache
def _packages() -> list[str]:
    return [info.name for info in pkgutil.iter_modules(boardgames.__path__) if info.ispkg and info.name not in _ROOMS]


@cache
def _game_in(package: str) -> Game[Any] | None:
    game: Game[Any] | None = getattr(importlib.import_module(f"boardgames.{package}"), "GAME", None)
    return game


def games() -> dict[str, Game[Any]]:
    """All games by id. This loads the rules and the data of every one of them."""
    house = [game for game in map(_game_in, _packages()) if game is not None]
    return {**{game.id: game for game in house}, **_guests}


def game_named(game_id: str) -> Game[Any]:
    """The game of this id, or a clear word on which there are. Loads no other game if the package is named alike."""
    if game_id in _guests:
        return _guests[game_id]
    package = game_id.replace("-", "_")
    game = _game_in(package) if package in _packages() else games().get(game_id)
    if game is None:
        raise LonghallError(f"There is no game '{game_id}'; there is: {', '.join(games())}.")
    return game


def guests() -> dict[str, Game[Any]]:
    """The games from outside the house."""
    return dict(_guests)


def add_guest(game: Game[Any]) -> None:
    """Let a game from outside the house sit at the table (tests bring a toy game in this way)."""
    _guests[game.id] = game


@contextmanager
def guest(game: Game[Any]) -> Iterator[None]:
    """The same for a while."""
    add_guest(game)
    try:
        yield
    finally:
        _guests.pop(game.id, None)
