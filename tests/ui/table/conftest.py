"""A table for tests: no movement, a sketch instead of the painted map, settings of its own."""

from __future__ import annotations

import gc
import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardgames.core.game import Game, Setup
from boardgames.core.match import Match
from boardgames.core.record import Seat
from boardgames.core.registry import game_named, guest
from tests.toy import GAME as TOY
from tests.ui.table.sitting import NAMES, Sitting, SketchLoader
from ui import i18n, theme
from ui.match_controller import MatchController
from ui.screens.table import TableScreen
from ui.settings import Settings
from ui.workers import Workers


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with guest(TOY):
        yield


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    """As in the app (ui.tidy): garbage is collected in the screen's thread only."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> Settings:
    made = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    made.language = "en"
    made.animation = "off"
    made.thinking_seconds = 0.2
    i18n.speak("en", qapp)
    theme.apply(qapp, "en", 100)
    return made


@pytest.fixture(scope="session")
def _pool() -> Iterator[Workers]:
    workers = Workers(2)
    yield workers
    assert workers.close(10)


@pytest.fixture
def workers(_pool: Workers) -> Workers:
    return _pool


@pytest.fixture
def sit(qtbot: QtBot, settings: Settings, workers: Workers) -> Iterator[Callable[..., Sitting]]:
    """Make a table: `sit("lindisfarne", "human", "novice", seed=3)`."""
    made: list[Sitting] = []

    def make(game: str | Game[Any], *players: str, seed: int = 1, size: tuple[int, int] = (1180, 760)) -> Sitting:
        rules = game_named(game) if isinstance(game, str) else game
        seats = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
        match = Match(rules, Setup(len(seats), seed), seats)
        controller = MatchController(match, settings, workers)
        screen = TableScreen(controller, settings, loader=SketchLoader())
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        screen.entered()
        sitting = Sitting(screen, controller, qtbot)
        made.append(sitting)
        controller.start()
        sitting.until(sitting.ready)
        return sitting

    yield make
    for sitting in made:
        sitting.controller.close()
