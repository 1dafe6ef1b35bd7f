"""A window in a house of its own for tests: settings, saved games and caches in a temporary folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from boardgames.ai.players import novice_player
from boardgames.core.game import Setup
from boardgames.core.match import Match
from boardgames.core.record import Seat, decode
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded
from ui.hall import dress
from ui.library import Library
from ui.settings import Settings
from ui.window import Window

LANGUAGES = ("en", "fr", "uk")
NAMES = ("Sigrid", "Ивар", "Ástríðr", "Leif")


def settings_in(folder: Path, language: str = "en", text_size: int = 100) -> Settings:
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    settings.language = language
    settings.text_size = text_size
    settings.animation = "off"
    settings.sound = False
    return settings


@cache
def _record(moves: int, seats: tuple[str, ...], seed: int) -> bytes:
    people = [Seat(NAMES[number], player, number) for number, player in enumerate(seats)]
    match = Match(game_named("lindisfarne"), Setup(len(seats), seed), people)
    chance = seeded(seed)
    while moves and not match.over:
        match.act(novice_player(match.game, match.state, chance))
        moves -= 1
    return match.record().to_json()


def played(
    moves: int = -1, seats: tuple[str, ...] = ("human", "novice", "novice"), seed: int = 5, autosave: Path | None = None
) -> Match:
    """A match of Lindisfarne after some moves by rules of thumb; -1 plays to the end."""
    return Match.resume(decode(_record(moves, seats, seed), "test"), autosave=autosave)


def stocked(folder: Path) -> Library:
    """A library with a finished game, one that is still being played, and three damaged files."""
    library = Library(folder / "games")
    played().save(library.folder / "finished.longhall")
    played(40).save(library.folder / "open.longhall")
    text = (library.folder / "open.longhall").read_text(encoding="utf-8")
    (library.folder / "cut.longhall").write_text(text[: len(text) // 2], encoding="utf-8")
    (library.folder / "strange.longhall").write_text(text.replace('"lindisfarne"', '"hnefatafl"'), encoding="utf-8")
    wrong = played(40).record()
    wrong.actions[7] = "take NOWHERE-9"
    (library.folder / "wrong.longhall").write_bytes(wrong.to_json())
    return library


def open_window(folder: Path, language: str = "en", text_size: int = 100, library: Library | None = None) -> Window:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = settings_in(folder, language, text_size)
    dress(app, settings)
    window = Window(settings, library or Library(folder / "games"), "0.0-test")
    window.resize(1024, 700)
    window.show()
    return window
