"""Whole games on the real table: by clicks, by keys, against programs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardgames.core.rng import seeded
from tests.ui.table.sitting import Sitting

Sit = Callable[..., Sitting]


def play_by_clicks(sitting: Sitting, seed: int, most: int = 3000) -> None:
    """Answer every choice with real clicks on lit targets and buttons until the game is over."""
    chance = seeded(seed)
    controller, screen = sitting.controller, sitting.screen
    for _ in range(most):
        sitting.until(sitting.ready)
        if controller.match.over:
            return
        if controller.covered >= 0:
            assert screen.cover.isVisible()
            sitting.bot.mouseClick(screen.cover.button, Qt.MouseButton.LeftButton)
            continue
        done = controller.present
        while controller.present == done and controller.choice is not None:
            targets, buttons = sitting.table.targets(), screen.prompt.buttons
            popup = sitting.table.popup_options()
            if popup is not None:
                entries = popup.actions()
                entry = entries[chance.below(len(entries))]
                sitting.bot.mouseClick(popup, Qt.MouseButton.LeftButton, pos=popup.actionGeometry(entry).center())
            elif targets and (not buttons or chance.below(3)):
                sitting.click(targets[chance.below(len(targets))])
            else:
                sitting.bot.mouseClick(buttons[chance.below(len(buttons))], Qt.MouseButton.LeftButton)
            QApplication.processEvents()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", [1, 2])
def test_a_hot_seat_game_of_the_toy_by_clicks(sit: Sit, seed: int) -> None:
    sitting = sit("three_harbours", "human", "human", "human", seed=seed)
    ended: list[bool] = []
    sitting.screen.finished.connect(lambda: ended.append(True))
    play_by_clicks(sitting, seed)
    sitting.until(lambda: bool(ended))
    assert sitting.controller.present == 9
    assert not sitting.problems


def test_a_hot_seat_game_of_lindisfarne_by_clicks(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    ended: list[bool] = []
    sitting.screen.finished.connect(lambda: ended.append(True))
    play_by_clicks(sitting, 4)
    sitting.until(lambda: bool(ended))
    assert not sitting.problems


def test_a_game_against_programs_to_the_end(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "novice", "novice", seed=5)
    play_by_clicks(sitting, 5)
    assert sitting.controller.match.over
    assert not sitting.problems


def test_a_game_by_keyboard_alone(sit: Sit) -> None:
    """Tab and arrows walk the targets, Enter answers, numbers press buttons, popups are answered with arrows."""
    sitting = sit("three_harbours", "human", "human", seed=6)
    screen, controller = sitting.screen, sitting.controller
    sitting.activate()
    for turn in range(200):
        sitting.until(sitting.ready)
        if controller.match.over:
            break
        focus = QApplication.focusWidget() or screen
        if controller.covered >= 0:
            QTest.keyClick(screen.cover.button, Qt.Key.Key_Return if turn % 2 else Qt.Key.Key_Space)
        elif (popup := sitting.table.popup_options()) is not None:
            QTest.keyClick(popup, Qt.Key.Key_Down)
            QTest.keyClick(popup, Qt.Key.Key_Return)
        elif not sitting.table.hasFocus():
            sitting.table.setFocus(Qt.FocusReason.TabFocusReason)
        elif not sitting.table.focus_target:
            QTest.keyClick(focus, Qt.Key.Key_Tab)
        else:
            QTest.keyClick(focus, Qt.Key.Key_Right if turn % 2 else Qt.Key.Key_Tab)
            if sitting.table.focus_target:
                assert any(light.focused for s in sitting.table.surfaces() for light in s.stage.all_lights())
                QTest.keyClick(sitting.table, Qt.Key.Key_Return)
        QApplication.processEvents()
    assert controller.match.over


def test_number_keys_press_the_buttons(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    words = [button.words.text() for button in sitting.screen.prompt.buttons]
    assert words == ["Go home", "Roll the dice"]
    sitting.activate()
    QTest.keyClick(sitting.screen, Qt.Key.Key_2)
    sitting.until(lambda: sitting.controller.present == 1)
    assert sitting.controller.match.record().actions == ["roll"]


def test_a_drag_pans_and_never_clicks(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    view = sitting.table.board_view
    start = sitting.spot(view, "dice")
    assert start is not None
    view.zoom(2.0, view.viewport().rect().center().toPointF())
    start = sitting.spot(view, "dice") or QPoint(200, 200)
    before = view.mapToScene(QPoint(0, 0))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(view.viewport(), start - QPoint(12 * step, 6 * step))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start - QPoint(96, 48))
    assert view.mapToScene(QPoint(0, 0)) != before
    assert sitting.controller.present == 0


def test_a_button_is_answered_with_return_and_the_focus_comes_back(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    sitting.activate()
    sitting.screen.prompt.buttons[1].setFocus()
    QTest.keyClick(sitting.screen.prompt.buttons[1], Qt.Key.Key_Return)
    sitting.until(lambda: sitting.controller.present == 1)
    sitting.until(sitting.table.hasFocus)
