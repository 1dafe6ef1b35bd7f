"""Saved games: listed, damaged ones with their reason; deleted, exported; counted in the statistics."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from boardgames.core import record
from boardgames.core.errors import LonghallError
from tests.ui.screens.hall import NAMES, open_window, played, stocked
from ui import i18n
from ui.library import Library
from ui.screens.saves import KeptPanel, Saves
from ui.screens.statistics import StatisticsScreen
from ui.statistics import GameStatistics, Tally
from ui.trouble import explained


def named(screen: Saves, name: str) -> KeptPanel:
    return next(panel for panel in screen.panels if panel.kept.path.name == name)


def button(panel: KeptPanel, name: str) -> QPushButton | None:
    found: QPushButton | None = panel.findChild(QPushButton, name)
    return found


def test_every_file_is_listed_with_what_is_wrong(tmp_path: Path) -> None:
    kept = {game.path.name: game for game in stocked(tmp_path).games()}
    assert kept["finished.longhall"].over
    assert not kept["open.longhall"].over
    assert kept["cut.longhall"].problem.startswith("The file is damaged or incomplete.\n")
    assert "cut short" in kept["cut.longhall"].problem
    assert "hnefatafl" in kept["strange.longhall"].problem
    assert kept["cut.longhall"].record is None


def test_the_last_game_is_the_newest_that_can_go_on(tmp_path: Path) -> None:
    library = stocked(tmp_path)
    library.delete(next(game for game in library.games() if game.path.name == "wrong.longhall"))
    later = (library.folder / "finished.longhall").stat().st_mtime + 100
    for name in ("finished.longhall", "cut.longhall"):
        os.utime(library.folder / name, (later, later))
    latest = library.latest()
    assert latest is not None
    assert latest.path.name == "open.longhall"


def test_a_file_is_read_again_when_it_changes(tmp_path: Path) -> None:
    library = stocked(tmp_path)
    library.games()
    path = library.folder / "open.longhall"
    path.write_text("torn", encoding="utf-8")
    assert next(game for game in library.games() if game.path == path).record is None


def test_no_folder_is_no_games(tmp_path: Path) -> None:
    assert Library(tmp_path / "nowhere").games() == []
    assert Library(tmp_path / "nowhere").latest() is None


def test_new_names_are_free(tmp_path: Path) -> None:
    library = Library(tmp_path)
    first = library.new_path("lindisfarne")
    first.touch()
    assert library.new_path("lindisfarne") != first


def test_the_list_shows_damage_and_offers_only_what_is_left(tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window(tmp_path, library=stocked(tmp_path))
    window.open_screen("saves")
    screen = window.screen_in_sight
    assert isinstance(screen, Saves)
    qtbot.waitUntil(lambda: not screen._checker.isActive(), timeout=15000)
    assert len(screen.panels) == 5
    wrong = named(screen, "wrong.longhall")
    assert "move 8" in wrong.problem.text()
    assert not wrong.problem.isHidden()
    goes_on, sound = button(wrong, "open"), button(named(screen, "open.longhall"), "open")
    assert goes_on is not None
    assert not goes_on.isEnabled()
    assert sound is not None
    assert sound.isEnabled()
    assert button(named(screen, "cut.longhall"), "open") is None
    assert button(named(screen, "finished.longhall"), "open") is None
    assert button(named(screen, "finished.longhall"), "replay") is not None
    window.close()


def test_delete_and_export(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(tmp_path, library=stocked(tmp_path))
    window.open_screen("saves")
    screen = window.screen_in_sight
    assert isinstance(screen, Saves)
    target = tmp_path / "copy.longhall"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    export = button(named(screen, "cut.longhall"), "export")
    assert export is not None
    export.click()
    assert target.read_bytes() == (window.library.folder / "cut.longhall").read_bytes()
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.No)
    delete = button(named(screen, "cut.longhall"), "delete")
    assert delete is not None
    delete.click()
    assert (window.library.folder / "cut.longhall").exists()
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    again = button(named(screen, "cut.longhall"), "delete")
    assert again is not None
    again.click()
    assert not (window.library.folder / "cut.longhall").exists()
    assert len(screen.panels) == 4
    window.close()


def test_what_cannot_be_exported_is_told(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(tmp_path, library=stocked(tmp_path))
    window.open_screen("saves")
    screen = window.screen_in_sight
    assert isinstance(screen, Saves)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "where.longhall"), ""))
    screen.export(screen.panels[0].kept)
    assert "No such file" in screen.trouble.text()
    assert not screen.trouble.isHidden()
    window.close()


# ------------------------------------------------------------------ statistics


def test_wins_are_counted_for_people(tmp_path: Path) -> None:
    library = Library(tmp_path)
    wins = 0
    for seed in range(3):
        match = played(seed=seed, seats=("human", "novice"))
        wins += match.state.ranking()[0] == 1
        match.save(tmp_path / f"{seed}.longhall")
    counted = GameStatistics("lindisfarne")
    for kept in library.games():
        problem, places = library.verify(kept)
        assert not problem
        counted.count(kept, places)
    assert (counted.begun, counted.finished) == (3, 3)
    assert counted.people == {NAMES[0]: Tally(3, wins)}
    assert counted.against == {"novice": Tally(3, wins)}
    assert counted.best is not None
    assert counted.best[0] >= counted.average


def test_the_screen_counts_sound_games_only(tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window(tmp_path, library=stocked(tmp_path))
    window.open_screen("statistics")
    screen = window.screen_in_sight
    assert isinstance(screen, StatisticsScreen)
    qtbot.waitUntil(lambda: not screen._timer.isActive(), timeout=15000)
    assert (screen.counted["lindisfarne"].begun, screen.counted["lindisfarne"].finished) == (2, 1)
    window.close()


# ------------------------------------------------------------------ errors in the language of the screen


@pytest.mark.parametrize("language", ["fr", "uk"])
def test_a_damaged_file_is_explained_in_the_language_of_the_screen(
    tmp_path: Path, qapp: QApplication, language: str
) -> None:
    """A sentence that is translated, and the technical detail below it."""
    library = stocked(tmp_path)
    english = {kept.path.name: kept.problem for kept in library.games() if kept.record is None}
    assert english
    i18n.speak(language, qapp)
    for kept in library.games():
        if kept.record is None:
            sentence, _, detail = kept.problem.partition("\n")
            plain, _, same = english[kept.path.name].partition("\n")
            assert sentence != plain
            assert detail == same
    wrong = next(kept for kept in library.games() if kept.path.name == "wrong.longhall")
    problem, _ = library.verify(wrong)
    assert not problem.startswith("The moves")
    assert "move 8" in problem


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("missing", None),
        ("damaged", lambda text: text[:60]),
        ("foreign", lambda text: "[1, 2]"),
        ("format", lambda text: text.replace('"format": 1', '"format": 99')),
        ("damaged", lambda text: text.replace('"seed"', '"sead"')),
        ("setup", lambda text: text.replace('"lindisfarne"', '"hnefatafl"')),
        ("changed", lambda text: text.replace('"roll"', '"row"', 1)),
        ("revision", lambda text: re.sub('"revision": [0-9]+', '"revision": 0', text).replace('"roll"', '"row"', 1)),
    ],
)
def test_every_way_a_file_can_be_wrong_has_its_kind(
    tmp_path: Path, kind: str, change: Callable[[str], str] | None
) -> None:
    path = tmp_path / "game.longhall"
    if change is not None:
        path.write_text(change(played(10).record().to_json().decode()), encoding="utf-8")
    with pytest.raises(LonghallError) as caught:
        record.replay(record.read(path))
    assert caught.value.kind == kind
    assert explained(caught.value).endswith(f"\n{caught.value}")
