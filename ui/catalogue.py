"""The shelf of games: what is known of each before its rules are loaded, and which of them can be played.

The facts stand in `assets/catalogue.yaml`. A game that is not listed there but sits in the house (or came as a guest)
joins the shelf with what its rules say of themselves: a fifth game is a folder.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache
from typing import Any

from msgspec import Struct, field

import boardgames
from ui import i18n
from ui.paint.assets import ASSETS


class Original(Struct, frozen=True, forbid_unknown_fields=True):
    """The board game on the shelf at home: who made it."""

    title: str
    designers: list[str] = field(default_factory=list)
    illustrators: list[str] = field(default_factory=list)
    publishers: list[str] = field(default_factory=list)
    year: int = 0


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One game of the shelf."""

    id: str
    players: tuple[int, int]
    title: dict[str, str]
    package: str = ""
    minutes: tuple[int, int] = (0, 0)
    weight: int = 0
    blurb: dict[str, str] = field(default_factory=dict)
    original: Original | None = None

    def title_now(self) -> str:
        return self.title.get(i18n.language()) or self.title.get("en", self.id)

    def blurb_now(self) -> str:
        return self.blurb.get(i18n.language()) or self.blurb.get("en", "")


class _Shelf(Struct, frozen=True, forbid_unknown_fields=True):
    games: list[Entry]


@cache
def _listed() -> tuple[Entry, ...]:
    from boardgames.core import schema

    return tuple(schema.load(ASSETS / "catalogue.yaml", _Shelf).games)


@cache
def _packages() -> frozenset[str]:
    """The folders of games in the engine, found without loading any of them."""
    found = frozenset(info.name for info in pkgutil.iter_modules(boardgames.__path__) if info.ispkg)
    return found - {"core", "ai", "commands"}


def _unlisted() -> list[Any]:
    """Games that the shelf does not know: folders of their own in the house, and guests. Mostly there are none."""
    listed = {entry.package for entry in _listed()}
    found = [getattr(importlib.import_module(f"boardgames.{name}"), "GAME", None) for name in _packages() - listed]
    registry = sys.modules.get("boardgames.core.registry")
    guests = list(registry.guests().values()) if registry is not None else []  # without it there can be none
    return [game for game in (*found, *guests) if game is not None]


def shelf() -> list[Entry]:
    """Every game to be shown, in the order of the shelf; those not listed come last."""
    entries = list(_listed())
    known = {entry.id for entry in entries}
    for game in _unlisted():
        if game.id not in known:
            entries.append(_found(game))
    return entries


def _found(game: Any) -> Entry:
    title, blurb = {"en": game.title}, {}
    for language in i18n.NAMES:
        texts = words_of(game, language)
        if texts is not None:
            title[language], blurb[language] = texts.title, texts.blurb
    return Entry(id=game.id, players=(game.min_players, game.max_players), title=title, blurb=blurb)


def words_of(game: Any, language: str) -> Any:
    """The texts of a game, or None where they are missing or damaged: the shelf is shown all the same."""
    from boardgames.core.errors import LonghallError
    from boardgames.core.texts import texts_of

    try:
        return texts_of(game, language)
    except LonghallError:
        return None


def playable(entry: Entry) -> bool:
    """Whether the game is in the house: its rules, its words and its board."""
    if not entry.package:
        return True  # it was found, not listed
    folder = ASSETS / "games" / entry.id
    return entry.package in _packages() and (folder / "board.yaml").exists() and (folder / "texts.en.yaml").exists()


def entry_of(game_id: str) -> Entry | None:
    return next((entry for entry in shelf() if entry.id == game_id), None)


def title_of(game_id: str) -> str:
    """The name of a game in the language spoken now."""
    entry = entry_of(game_id)
    return entry.title_now() if entry else game_id
