"""Questions to thinking processes: honest, shared over several processes, and put together again."""

import pytest
from pytestqt.qtbot import QtBot

from boardgames.ai.race import Finding
from boardgames.core.game import Setup
from boardgames.core.registry import game_named
from ui.thinking import HINT, Answer, answer, put_together, question, share
from ui.workers import Workers

GAME = game_named("lindisfarne")
SETUP = GAME.completed(Setup(2, 3))


def test_the_findings_of_several_processes_are_added_up() -> None:
    parts = [
        Answer("roll", {"roll": Finding(100, 0.5), "return": Finding(90, 0.6, ahead=9.0, squares=40.0)}),
        Answer("return", {"roll": Finding(20, 0.2), "return": Finding(200, 0.6, ahead=40.0, squares=60.0)}),
    ]
    together = put_together(parts)
    assert together.action == "return"
    assert together.found["return"].visits == 290
    assert together.found["roll"].worth == pytest.approx(0.45)


def test_one_process_that_failed_does_not_spoil_the_answer() -> None:
    assert put_together([Answer(problem="no memory"), Answer("roll")]).action == "roll"
    assert put_together([Answer(problem="no memory")]).problem == "no memory"


def test_shares_differ_in_their_luck_only() -> None:
    asked = question(GAME, SETUP, GAME.new(SETUP), "expert", 5, 0.1)
    other = share(asked, 1)
    assert share(asked, 0) == asked
    assert other.seed != asked.seed
    assert other.position == asked.position


def test_a_hint_tells_what_may_come_of_an_option_and_why() -> None:
    told = answer(question(GAME, SETUP, GAME.new(SETUP), HINT, 5, 0.3))
    assert not told.problem
    legal = [GAME.text(action) for action in GAME.new(SETUP).legal()]
    assert told.suggestions
    assert all(suggestion.action in legal for suggestion in told.suggestions)


@pytest.mark.parametrize("player", ["expert", "standard"])
def test_a_pool_answers_once_whoever_thinks(qtbot: QtBot, player: str) -> None:
    workers = Workers(2)
    answers: list[tuple[int, Answer]] = []
    workers.answered.connect(lambda ticket, told: answers.append((ticket, told)))
    state = GAME.new(SETUP)
    try:
        ticket = workers.ask(question(GAME, SETUP, state, player, 5, 0.3))
        qtbot.waitUntil(lambda: bool(answers), timeout=60_000)
        assert [number for number, _ in answers] == [ticket]
        assert not answers[0][1].problem
        assert GAME.parse(state, answers[0][1].action) in state.legal()
        assert not workers.busy_pids()
    finally:
        assert workers.close(10.0)
