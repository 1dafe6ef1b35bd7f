"""Lessons on the real table: the coach says it, the learner clicks it, the others do their part."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardgames.core.record import Seat
from boardgames.core.registry import game_named
from tests.toy import GAME as TOY
from tests.ui.table.sitting import NAMES, Sitting, SketchLoader
from tests.ui.test_lessons import HERE
from ui import i18n, lessons
from ui.coach import LessonController
from ui.screens.table import TableScreen
from ui.settings import Settings
from ui.table import items
from ui.workers import Workers

Learn = Callable[..., Sitting]


@pytest.fixture
def learn(qtbot: QtBot, settings: Settings, workers: Workers) -> Learn:
    def make(game: str, number: int = 0) -> Sitting:
        lesson = lessons.load(lessons.files_of(game)[number])
        seats = [Seat(NAMES[n], "human" if n == lesson.seat else "novice") for n in range(lesson.players)]
        walk = lessons.Walk(lesson, lessons.LessonMatch(game_named(game), lesson, seats))
        controller = LessonController(walk, settings, workers)
        screen = TableScreen(controller, settings, loader=SketchLoader())
        qtbot.addWidget(screen)
        screen.resize(1180, 760)
        screen.show()
        screen.entered()
        controller.start()
        return Sitting(screen, controller, qtbot)

    return make


def take_step(sitting: Sitting) -> None:
    """Do what the coach says, with real clicks."""
    walk, coach = sitting.controller.walk, sitting.screen.coach
    sitting.until(lambda: walk.reading or walk.free or sitting.controller.choice is not None)
    if walk.reading:
        assert coach.next_button.isVisible()
        sitting.bot.mouseClick(coach.next_button, Qt.MouseButton.LeftButton)
        return
    before = sitting.controller.present
    while sitting.controller.present == before and sitting.controller.choice is not None:
        popup = sitting.table.popup_options()
        if popup is not None:
            entry = popup.actions()[0]
            sitting.bot.mouseClick(popup, Qt.MouseButton.LeftButton, pos=popup.actionGeometry(entry).center())
        elif sitting.table.targets():
            sitting.click(sitting.table.targets()[0])
        else:
            sitting.bot.mouseClick(sitting.screen.prompt.buttons[0], Qt.MouseButton.LeftButton)
        QApplication.processEvents()


@pytest.mark.parametrize(("game", "path"), HERE, ids=[f"{game}-{path.stem}" for game, path in HERE])
def test_a_learner_clicks_through_every_lesson(learn: Learn, game: str, path: Path) -> None:
    sitting = learn(game, lessons.files_of(game).index(path))
    controller = sitting.controller
    over: list[bool] = []
    controller.lesson_over.connect(lambda: over.append(True))
    for _ in range(120):
        if controller.walk.free or over:
            break
        take_step(sitting)
        QApplication.processEvents()
    assert controller.walk.last
    assert not sitting.problems
    if controller.walk.free:
        sitting.until(lambda: controller.choice is not None or controller.match.over)
        sitting.bot.mouseClick(sitting.screen.coach.next_button, Qt.MouseButton.LeftButton)
    assert over == [True]
    controller.close()


def test_only_what_the_lesson_asks_for_can_be_done(learn: Learn) -> None:
    sitting = learn(TOY.id)
    controller, table = sitting.controller, sitting.table
    assert controller.choice is None, "there is something to read"
    assert not sitting.screen.prompt.isVisible()
    assert table.light_of("dublin")[0] == items.HINT
    controller.read_on()
    sitting.until(lambda: controller.choice is not None)
    assert {option.text.split()[0] for option in controller.choice.options} == {"lay"}
    assert table.is_target("dublin")
    assert not table.is_target("limerick")
    assert not table.is_target("waste")
    assert sitting.screen.coach.task.isVisible()
    assert not sitting.screen.coach.next_button.isVisible()
    assert not controller.can_undo()


def test_the_coach_speaks_the_language_of_the_screen(learn: Learn, settings: Settings, qapp: QApplication) -> None:
    sitting = learn(TOY.id)
    assert sitting.screen.coach.words.text() == "These are the harbours."
    i18n.speak("uk", qapp)
    settings.language = "uk"
    QApplication.processEvents()
    assert sitting.screen.coach.words.text() == "Це гавані."
