"""The end of a game taken apart, and a game shown again move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from boardgames.core.game import SPECTATOR, View
from tests.ui.screens.hall import played, settings_in
from ui.screens.replay import Replay
from ui.screens.result import Result
from ui.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


# ------------------------------------------------------------------ result


def test_the_ranking_comes_first(settings: Settings, qtbot: QtBot) -> None:
    match = played()
    screen = Result(match, settings)
    qtbot.addWidget(screen)
    places = match.state.ranking()
    assert [places[seat] for seat in screen.order()] == sorted(places)
    said = [label.text() for label in screen.findChildren(QLabel)]
    winner = match.names[screen.order()[0]]
    assert f"{winner} wins!" in said
    for score in match.state.scores():
        assert f"{score} points" in said


def test_the_account_adds_up(settings: Settings, qtbot: QtBot) -> None:
    match = played()
    screen = Result(match, settings)
    qtbot.addWidget(screen)
    lines = screen.account()
    assert len(lines) >= 4
    assert [sum(points[seat] for _, points in lines) for seat in range(3)] == match.state.scores()
    assert not any(words.startswith(("[", "account.")) for words, _ in lines)


def test_the_chart_runs_from_the_first_move_to_the_last(settings: Settings, qtbot: QtBot) -> None:
    match = played()
    screen = Result(match, settings)
    qtbot.addWidget(screen)
    history = screen.history()
    assert len(history) == 3
    assert all(len(scores) == len(match.steps) + 1 for scores in history)
    assert [scores[-1] for scores in history] == match.state.scores()
    from PySide6.QtCharts import QChartView, QLineSeries

    assert isinstance(screen.chart, QChartView)
    lines = [line for line in screen.chart.chart().series() if isinstance(line, QLineSeries)]
    assert [line.name() for line in lines] == match.names
    assert len({line.pen().style() for line in lines}) == 3  # colour is not the only sign


def test_a_shared_victory_is_told_as_one(settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    monkeypatch.setattr(type(match.state), "ranking", lambda _: [1, 1, 3])
    screen = Result(match, settings)
    qtbot.addWidget(screen)
    said = [label.text() for label in screen.findChildren(QLabel)]
    assert f"{match.names[0]}, {match.names[1]} share the victory!" in said


# ------------------------------------------------------------------ replay


class Witness(QWidget):
    """Stands in for the table and writes down what it is shown."""

    visited = Signal(int)

    def __init__(self, match: Any, settings: Settings) -> None:
        super().__init__()
        self.shown: list[tuple[int, int, bool]] = []
        self.log: list[Any] = []

    def show_moment(self, view: View, events: list[Any], eyes: int, *, animate: bool) -> None:
        self.shown.append((len(events), eyes, animate))
        self.view = view

    def show_log(self, entries: list[Any]) -> None:
        self.log = entries

    def status(self, view: View) -> str:
        return view.status.key

    def take_settings(self) -> None: ...

    def dress_again(self) -> None: ...


def replay(match: Any, settings: Settings, qtbot: QtBot) -> tuple[Replay, Witness]:
    screen = Replay(match, settings, Witness)
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.show()
    assert isinstance(screen.stand, Witness)
    return screen, screen.stand


def test_step_back_and_scrub(settings: Settings, qtbot: QtBot) -> None:
    match = played()
    screen, witness = replay(match, settings, qtbot)
    assert screen.index == 0
    assert not screen.buttons["previous"].isEnabled()
    screen.buttons["next"].click()
    screen.buttons["next"].click()
    assert (screen.index, witness.shown[-1][2]) == (2, True)
    screen.buttons["previous"].click()
    assert (screen.index, witness.shown[-1]) == (1, (0, SPECTATOR, False))
    screen.slider.setValue(100)
    assert screen.index == 100
    assert witness.view == match.game.view(match.steps[100].before, SPECTATOR)
    screen.buttons["last"].click()
    assert witness.view == match.game.view(match.state, SPECTATOR)
    assert not screen.buttons["next"].isEnabled()
    screen.buttons["first"].click()
    assert screen.index == 0
    assert screen.moment.text() == f"Move 0 of {len(match.steps)}"


def test_the_keys_step_and_the_log_goes_along(settings: Settings, qtbot: QtBot) -> None:
    screen, witness = replay(played(), settings, qtbot)
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    for _ in range(3):
        QTest.keyClick(screen, Qt.Key.Key_Right)
    QTest.keyClick(screen, Qt.Key.Key_Left)
    assert screen.index == 2
    assert max(index for index, _ in witness.log) <= 2
    witness.visited.emit(40)
    assert screen.index == 40


def test_it_plays_by_itself_to_the_end(settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.screens.replay.PACE", {"off": 1})
    screen, _ = replay(played(25), settings, qtbot)
    screen.buttons["play"].click()
    assert screen.playing
    qtbot.waitUntil(lambda: screen.index == 25, timeout=5000)
    assert not screen.playing
    screen.go(3)
    screen.toggle()
    screen.toggle()
    assert not screen.playing


def test_everybodys_eyes_once_it_is_over(settings: Settings, qtbot: QtBot) -> None:
    match = played()
    screen, witness = replay(match, settings, qtbot)
    assert screen.allowed_eyes() == [SPECTATOR, 0, 1, 2]
    screen.look_with(1)
    assert witness.view.seat == 1


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(("human", "novice"), [0]), (("human", "human"), [SPECTATOR]), (("novice", "novice"), [SPECTATOR])],
)
def test_no_foreign_hand_is_shown_while_a_game_is_on(
    settings: Settings, qtbot: QtBot, seats: tuple[str, ...], expected: list[int]
) -> None:
    screen, witness = replay(played(50, seats), settings, qtbot)
    assert screen.allowed_eyes() == expected
    assert screen.eyes == expected[0]
    assert all(event.visible_to(screen.eyes) for _, event in witness.log)


def test_the_real_stand_shows_every_moment(settings: Settings, qtbot: QtBot) -> None:
    screen = Replay(played(30), settings)
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.show()
    for index in (0, 7, 30, 12):
        screen.go(index)
        assert screen.index == index
    assert screen.stand.log.count() > 5
    assert "Expedition" in screen.status.text()
