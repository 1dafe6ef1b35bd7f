"""Invasions from the first turn to the last on the real table: by mouse against a program, by keys at a shared screen.

Chance would play for hundreds of turns, so the hands here follow the rule of thumb. How they answer is real: clicks on
ports, waters, crews and cards, far places and lists that open; Tab, Return and numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardgames.core.game import NOBODY, Option
from boardgames.invasions import GAME
from boardgames.invasions.actions import SAIL
from boardgames.invasions.data import NODES
from boardgames.invasions.rules import State
from tests.ui.table.sitting import Sitting

Sit = Callable[..., Sitting]
MOST_ANSWERS = 3000
LEFT = Qt.MouseButton.LeftButton


def thumb(state: State) -> int:
    legal = state.legal()
    worth = GAME.rate(state, legal)
    return legal[worth.index(max(worth))]


def far_goal(state: State) -> str:
    """Where the rule of thumb is sailing to, if that is more than a step away."""
    ship, seat, steps = state.copy(), state.seat, 0
    while ship.seat == seat and (action := thumb(ship)) >= SAIL and steps < 7:
        ship.apply(action)
        steps += 1
    return NODES[ship.at[seat]] if steps > 1 and ship.seat == seat else ""


class Hands(ABC):
    """What a person has to play with; `answers` counts what was used."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.answers: dict[str, int] = {}

    def play(self) -> None:
        """To the end of the game."""
        controller, ended = self.sitting.controller, []
        self.sitting.screen.finished.connect(lambda: ended.append(True))
        for _ in range(MOST_ANSWERS):
            self.sitting.until(self.sitting.ready)
            if controller.match.over:
                break
            if controller.covered >= 0:
                self.uncover()
            else:
                before = controller.present
                self.answer()
                self.sitting.until(lambda before=before: controller.present > before)
            QApplication.processEvents()
        assert controller.match.over, "the game does not end"
        self.sitting.until(lambda: bool(ended))

    def answer(self) -> None:
        table, state = self.sitting.table, self.sitting.controller.match.state
        action = thumb(state)
        goal = far_goal(state) if action >= SAIL else ""
        if goal in table.chooser.far() and self.wants_far():
            self.use("far")
            self.press(goal)
            return
        option = next(option for option in self.sitting.controller.choice.options if option.action == action)
        if option in table.buttons() and (not option.targets or self.wants_button()):
            self.use("button")
            self.push(table.buttons().index(option))
            return
        before = self.sitting.controller.present
        for target in option.targets:
            if table.is_target(target) and table.popup_options() is None:
                self.use("target")
                self.press(target)
        if table.popup_options() is not None:
            self.use("list")
            self.pick(table.chooser.tied(), option)
        elif self.sitting.controller.present == before:  # the port is clicked, and offers more than one mission
            self.use("mission")
            self.push(table.buttons().index(option))

    def use(self, what: str) -> None:
        self.answers[what] = self.answers.get(what, 0) + 1

    def wants_far(self) -> bool:
        return True

    def wants_button(self) -> bool:
        """Where a place and a button mean the same, now this and now that."""
        return sum(self.answers.values()) % 3 == 0

    @abstractmethod
    def press(self, target: str) -> None:
        """Answer with a target on the table."""

    @abstractmethod
    def push(self, number: int) -> None:
        """Answer with a button beside the table, counted from 0."""

    @abstractmethod
    def pick(self, listed: list[Option], option: Option) -> None:
        """Answer with an option of the list that is open."""

    @abstractmethod
    def uncover(self) -> None:
        """Take over the screen that is handed on."""


class Mouse(Hands):
    def press(self, target: str) -> None:
        self.sitting.click(target)

    def push(self, number: int) -> None:
        self.sitting.bot.mouseClick(self.sitting.screen.prompt.buttons[number], LEFT)

    def pick(self, listed: list[Option], option: Option) -> None:
        popup = self.sitting.table.popup_options()
        entry = popup.actions()[listed.index(option)]
        self.sitting.bot.mouseClick(popup, LEFT, pos=popup.actionGeometry(entry).center())

    def uncover(self) -> None:
        self.use("cover")
        self.sitting.bot.mouseClick(self.sitting.screen.cover.button, LEFT)


class Keys(Hands):
    def answer(self) -> None:
        if not self.sitting.screen.isActiveWindow():  # without a screen nobody gives the keys back after a list
            self.sitting.activate()
        super().answer()

    def wants_far(self) -> bool:
        """Far places come last with Tab: that is shown now and then."""
        return self.sitting.controller.present % 7 == 0

    def press(self, target: str) -> None:
        table = self.sitting.table
        if not table.hasFocus():
            table.setFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(len(table.targets()) + 1):
            if table.focus_target == target:
                break
            QTest.keyClick(table, Qt.Key.Key_Tab)
            if not table.hasFocus():  # past the last target; back to the first one
                table.setFocus(Qt.FocusReason.TabFocusReason)
        assert table.focus_target == target
        assert any(light.focused for surface in table.surfaces() for light in surface.stage.all_lights())
        QTest.keyClick(table, Qt.Key.Key_Return)

    def push(self, number: int) -> None:
        QTest.keyClick(self.sitting.screen, Qt.Key(Qt.Key.Key_1 + number))

    def pick(self, listed: list[Option], option: Option) -> None:
        popup = self.sitting.table.popup_options()
        for _ in range(listed.index(option) + 1):
            QTest.keyClick(popup, Qt.Key.Key_Down)
        QTest.keyClick(popup, Qt.Key.Key_Return)

    def uncover(self) -> None:
        self.use("cover")
        QTest.keyClick(self.sitting.screen.cover.button, Qt.Key.Key_Space)


def played_in_full(sitting: Sitting) -> bool:
    """The game was won by sagas, not by the longest game, and all of it was played here."""
    state = sitting.controller.match.state
    return state.seat == NOBODY and not state.saga_deck and sitting.controller.match.steps[0].before.round == 1


def test_a_whole_game_by_mouse_against_a_program(sit: Sit) -> None:
    sitting = sit("invasions", "human", "novice", seed=34)
    hands = Mouse(sitting)
    hands.play()
    assert played_in_full(sitting)
    assert hands.answers["far"] > 5
    assert hands.answers["target"] > 40
    assert hands.answers["button"] > 5
    assert not sitting.problems


def test_a_whole_game_of_two_people_by_keyboard_alone(sit: Sit) -> None:
    """At one screen: it is covered whenever it is handed over."""
    sitting = sit("invasions", "human", "human", seed=34)
    sitting.activate()
    hands = Keys(sitting)
    hands.play()
    assert played_in_full(sitting)
    assert {step.seat for step in sitting.controller.match.steps} == {0, 1}
    assert hands.answers["cover"] > 10
    assert hands.answers["far"] > 0
    assert hands.answers["target"] > 40
    assert not sitting.problems
