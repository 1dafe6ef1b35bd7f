"""The learn screen, and lessons from there to their end."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.ui.screens.hall import open_window
from ui import lessons
from ui.coach import LessonController
from ui.screens.learn import Learn
from ui.window import Window


def test_from_the_learn_screen_and_back_with_a_tick(tmp_path: Path, qapp: QApplication) -> None:
    window: Window = open_window(tmp_path)
    window.open_screen("learn")
    learn = window.screen_in_sight
    assert isinstance(learn, Learn)
    button = learn.lesson_buttons["lindisfarne"][0]
    assert button.icon().isNull()
    button.click()
    assert isinstance(window.controller, LessonController)
    assert window.screen_in_sight is window.table
    assert not window.menus.actions["save"].isEnabled(), "no record would give a lesson's game again"
    window.controller.lesson_over.emit()
    qapp.processEvents()
    assert window.screen_in_sight is learn
    assert window.controller is None
    assert not learn.lesson_buttons["lindisfarne"][0].icon().isNull()
    window.close()


def test_a_game_that_ends_within_a_lesson_shows_its_account(tmp_path: Path, qapp: QApplication) -> None:
    window: Window = open_window(tmp_path)
    path = lessons.files_of("lindisfarne")[-1]
    window.teach("lindisfarne", path)
    walk = window.controller.walk
    for _ in range(200):
        if walk.last:
            break
        if walk.reading:
            window.controller.read_on()
        elif window.controller.choice is not None:
            window.controller.act(window.controller.choice.options[0].action)
        qapp.processEvents()
    assert walk.match.over
    assert window.screen_in_sight is window.table
    window.controller.read_on()
    assert type(window.screen_in_sight).__name__ == "Result"
    window.close()


def test_a_lesson_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    window: Window = open_window(tmp_path)
    broken = tmp_path / "1-broken.yaml"
    broken.write_text("title: [", encoding="utf-8")
    window.teach("lindisfarne", broken)
    assert window.notice.isVisible()
    assert window.controller is None
    window.close()
