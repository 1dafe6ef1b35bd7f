"""Every screen in every language, at the usual and at the largest text, in the smallest window: nothing is cut."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from tests.ui.screens.fit import complaints
from tests.ui.screens.hall import LANGUAGES, open_window, played, stocked
from ui import catalogue
from ui.table.side import Side
from ui.window import Window

SHOTS = os.environ.get("LONGHALL_SHOTS", "")  # a folder for pictures to be looked at


def screens(window: Window) -> dict[str, Callable[[], object]]:
    kept = ("saves", "settings", "statistics", "learn", "about")
    return {
        "home": lambda: window.show_screen(window.home),
        "new": lambda: window.new_game("lindisfarne"),
        "rules": lambda: window.open_rules("lindisfarne", "LF-4.2"),
        **{name: partial(window.open_screen, name) for name in kept},
        "result": lambda: window.open_result(played()),
        "replay": lambda: window.open_replay(played(60)),
        "table": lambda: window.start(played(40, ("human", "human", "novice"))),
    }


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_screen_fits(tmp_path: Path, qapp: QApplication, language: str, text_size: int) -> None:
    window = open_window(tmp_path, language, text_size, stocked(tmp_path))
    window.home.cut_short = True
    window.tell("A word to the player that is long enough to need a second line in the smallest of windows. " * 2)
    found = []
    for name, show in screens(window).items():
        show()
        for _ in range(6):
            qapp.processEvents()
        found += [f"{name}: {what}" for what in complaints(window)]
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            window.grab().save(str(Path(SHOTS) / f"{name}-{language}-{text_size}.png"))
    assert not found
    assert window.size().width() == 1024
    window.close()


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_who_looks_back_sees_the_whole_column(
    tmp_path: Path, qapp: QApplication, language: str, text_size: int
) -> None:
    window = open_window(tmp_path, language, text_size)
    window.start(played(40, ("novice", "novice", "novice")))
    assert window.controller is not None
    window.controller.view_at(3)
    for _ in range(6):
        qapp.processEvents()
    side = next(widget for widget in window.findChildren(Side) if widget.isVisible())
    assert side.widget().width() <= side.viewport().width(), "panels are wider than their column"
    assert not complaints(window)
    window.close()


def test_a_language_and_a_size_chosen_later_fit_as_well(tmp_path: Path, qapp: QApplication) -> None:
    """Text that grows under a screen that is already laid out."""
    window = open_window(tmp_path, "en", 80, stocked(tmp_path))
    for name in ("settings", "saves", "about", "learn"):
        window.open_screen(name)
        window.settings.language, window.settings.text_size = "uk", 160
        for _ in range(6):
            qapp.processEvents()
        assert not complaints(window), name
        window.settings.language, window.settings.text_size = "en", 80
    window.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_every_game_fits(tmp_path: Path, qapp: QApplication, language: str) -> None:
    """The options and their words come from the games."""
    window = open_window(tmp_path, language, 160)
    for entry in catalogue.shelf():
        if catalogue.playable(entry):
            window.new_game(entry.id)
            for _ in range(4):
                qapp.processEvents()
            assert not complaints(window), entry.id
    window.close()


# ------------------------------------------------------------------ the measure itself


def board(*widgets: QWidget) -> QWidget:
    whole = QWidget()
    whole.resize(400, 300)
    for widget in widgets:
        widget.setParent(whole)
    whole.show()
    return whole


def test_it_sees_a_label_that_is_cut(qapp: QApplication) -> None:
    narrow = QLabel("A long line that has no room")
    whole = board(narrow)
    narrow.setGeometry(10, 10, 60, 30)
    assert any("too narrow" in what for what in complaints(whole))
    narrow.setWordWrap(True)
    assert any("too low" in what for what in complaints(whole))


def test_it_sees_a_button_outside_and_an_overlap(qapp: QApplication) -> None:
    first, second = QPushButton("First"), QPushButton("Second")
    whole = board(first, second)
    first.setGeometry(10, 10, 120, 60)
    second.setGeometry(20, 40, 120, 60)
    assert any("overlaps" in what for what in complaints(whole))
    second.setGeometry(350, 200, 120, 60)
    assert any("sticks out" in what for what in complaints(whole))


def test_it_is_content_with_what_fits(qapp: QApplication) -> None:
    whole = board()
    column = QVBoxLayout(whole)
    column.addWidget(QLabel("Short"))
    column.addWidget(QPushButton("Go"))
    qapp.processEvents()
    assert complaints(whole) == []
