"""What the controller promises: secrets, undo, hints, watching, and programs that never hold up the screen."""

from __future__ import annotations

import itertools
import os
import signal
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardgames.core import record
from boardgames.core.files import write_safely
from boardgames.core.game import SPECTATOR, Game, Setup
from boardgames.core.match import Match
from boardgames.core.record import Seat
from boardgames.core.registry import game_named, guest
from boardgames.core.texts import Texts
from tests.toy.slow import GAME as SLOW
from tests.toy.slow import SECONDS
from tests.ui.table.sitting import NAMES, Sitting
from ui import autosave
from ui.match_controller import MatchController
from ui.settings import Settings
from ui.workers import Workers

Sit = Callable[..., Sitting]


def controlled(settings: Settings, workers: Workers, game: str, *players: str, seed: int = 1) -> MatchController:
    seats = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
    return MatchController(Match(game_named(game), Setup(len(seats), seed), seats), settings, workers)


@pytest.fixture(autouse=True)
def _slow_game() -> Iterator[None]:
    with guest(SLOW):
        yield


# ------------------------------------------------------------------ secrets


def test_the_cover_hides_everything(sit: Sit) -> None:
    sitting = sit("three_harbours", "human", "human")
    screen, controller = sitting.screen, sitting.controller
    assert controller.covered == 0
    assert screen.cover.isVisible()
    assert screen.cover.geometry() == screen.rect()
    assert "Sigrid" in screen.cover.title.text()
    assert controller.eyes == SPECTATOR
    assert screen.log.sentences() == []
    assert screen.prompt.buttons == []
    shown = [thing for surface in sitting.table.surfaces() for thing in surface.stage.things.values()]
    assert shown
    assert all(thing.piece.face == "" and thing.piece.id == "" for thing in shown)
    tips = " ".join(sitting.table.tip_html(thing) for thing in shown)
    assert not any(f"Card {number}" in tips for number in range(1, 13))
    controller.act(controller.match.state.legal()[0])
    assert controller.present == 0, "nobody may act through the cover"
    sitting.bot.mouseClick(screen.cover.button, Qt.MouseButton.LeftButton)
    assert controller.eyes == 0
    own = controller.match.state.hands[0]
    assert {thing.piece.face for thing in sitting.table.strip.stage.things.values()} == {str(card + 1) for card in own}


def test_what_one_hid_is_not_in_the_others_log(sit: Sit) -> None:
    sitting = sit("three_harbours", "human", "human")
    controller, log = sitting.controller, sitting.screen.log
    controller.uncover()
    card = controller.match.state.hands[0][0] + 1
    controller.act(controller.game.parse(controller.match.state, f"hide {card} dublin"))
    sitting.until(lambda: controller.covered == 1)
    assert log.sentences() == []
    controller.uncover()
    assert log.sentences() == ["Sigrid hides a card at Dublin."]
    assert controller.can_undo() is False, "the next one has looked"


def test_no_cover_where_there_is_nothing_to_hide(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    assert sitting.controller.covered == -1
    assert sitting.controller.choice is not None


def test_a_question_carries_no_secret_of_the_others() -> None:
    from ui.thinking import question

    game = game_named("three_harbours")
    setup = Setup(2, 11)
    state = game.new(setup)
    hands = set()
    for seed in range(30):
        asked = question(game, setup, state, "novice", seed, 1.0)
        assert asked.setup.seed != setup.seed
        assert asked.position["hands"][0] == state.hands[0]
        hands.add(tuple(asked.position["hands"][1]))
    assert len(hands) > 5


# ------------------------------------------------------------------ back and forth


def test_undo_and_redo(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    controller = sitting.controller
    state = controller.match.state
    seat = state.seat
    controller.act(controller.game.parse(state, "roll"))
    sitting.until(sitting.ready)
    assert not controller.can_undo(), "dice were rolled"
    board = next(option for option in controller.choice.options if option.text.startswith("board"))
    controller.act(board.action)
    sitting.until(sitting.ready)
    assert controller.can_undo()
    controller.undo()
    sitting.until(sitting.ready)
    assert controller.present == 1
    assert controller.choice.seat == seat
    assert controller.can_redo()
    controller.redo()
    assert controller.present == 2


def test_escape_drops_a_started_choice_first_and_undoes_then(sit: Sit) -> None:
    sitting = sit("three_harbours", "human", "novice", seed=3)
    controller, table = sitting.controller, sitting.table
    assert controller.choice is not None
    sitting.click(table.targets()[-1])
    assert table.chooser.clicked
    sitting.screen.back_out()
    assert not table.chooser.clicked
    assert controller.present == 0


def test_stepping_through_the_log(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    controller, screen = sitting.controller, sitting.screen
    for _ in range(12):
        sitting.until(sitting.ready)
        controller.uncover()
        controller.act(controller.choice.options[-1].action)
    sitting.until(sitting.ready)
    now = controller.view()
    log = screen.log
    moments = [log.item(row).data(Qt.ItemDataRole.UserRole) for row in range(log.count())]
    first = next(row for row, moment in enumerate(moments) if moment > 0)
    moment = moments[first]
    log.scrollToItem(log.item(first))
    spot = log.visualItemRect(log.item(first)).center()
    sitting.bot.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert controller.shown_index == moment
    assert controller.view() == controller.game.view(controller.match.steps[moment].before, controller.eyes)
    assert controller.view() != now
    assert screen.past.isVisible()
    assert sitting.table.targets() == [], "the past is read-only"
    done = controller.present
    sitting.bot.mouseClick(screen.past.present, Qt.MouseButton.LeftButton)
    assert controller.shown_index == -1
    assert controller.view() == now
    assert controller.present == done
    assert sitting.table.chooser is not None


# ------------------------------------------------------------------ hints, conceding, watching


def test_a_hint_names_the_best_three(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("three_harbours", "human", "novice", seed=3)
    with qtbot.waitSignal(sitting.controller.hinted, timeout=15000) as told:
        sitting.controller.hint()
    advice = told.args[0]
    state = sitting.controller.match.state
    legal = [sitting.controller.game.text(action) for action in state.legal()]
    assert len(advice) == min(3, len(legal))
    assert [option.text for option, _ in advice] == [suggestion.action for _, suggestion in advice]
    assert all(suggestion.action in legal and 0 <= suggestion.chance <= 1 for _, suggestion in advice)
    assert sitting.screen.prompt.consequence.text().startswith("1. ")


def test_conceding_lets_a_program_play_on(sit: Sit) -> None:
    sitting = sit("three_harbours", "human", "novice", seed=3)
    sitting.controller.concede(0)
    assert sitting.controller.humans() == []
    sitting.until(lambda: sitting.controller.match.over)
    assert not sitting.problems


def test_watching_with_pause_and_step(qtbot: QtBot, settings: Settings, workers: Workers) -> None:
    controller = controlled(settings, workers, "three_harbours", "novice", "novice")
    controller.pause()
    controller.start()
    qtbot.wait(150)
    assert controller.present == 0
    for number in range(1, 4):
        controller.step()
        qtbot.waitUntil(lambda number=number: controller.present == number, timeout=10000)
        qtbot.wait(60)
        assert controller.present == number
    controller.pause()
    with qtbot.waitSignal(controller.finished, timeout=15000):
        pass
    controller.close()


def test_a_disk_that_cannot_be_written_is_told_once(
    qtbot: QtBot, settings: Settings, workers: Workers, tmp_path: Path
) -> None:
    controller = controlled(settings, workers, "three_harbours", "human", "novice")
    controller.kept_at = tmp_path / "not-there" / "game.longhall"
    (tmp_path / "not-there").write_text("a file where the folder should be")
    told: list[str] = []
    controller.problem.connect(told.append)
    controller.start()
    controller.act(controller.match.state.legal()[0])
    qtbot.waitUntil(lambda: controller.present >= 2, timeout=15000)
    autosave.flush()
    qtbot.waitUntil(lambda: bool(told))
    QApplication.processEvents()
    assert len(told) == 1
    assert "could not be saved" in told[0]
    controller.close()


def test_only_the_newest_state_is_written_and_never_on_the_screens_thread(
    qtbot: QtBot, settings: Settings, workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.longhall"
    disk, writing, written = threading.Event(), [], []

    def slow_disk(where: Path, data: bytes) -> None:
        writing.append(threading.current_thread())
        assert disk.wait(20)
        written.append(len(record.decode(data, where.name).actions))
        write_safely(where, data)

    monkeypatch.setattr(autosave, "write_safely", slow_disk)
    controller = controlled(settings, workers, "lindisfarne", "human", "human", seed=4)
    controller.kept_at = path
    controller.start()
    for _ in range(5):
        qtbot.waitUntil(lambda: controller.choice is not None or controller.covered >= 0, timeout=15000)
        controller.uncover()
        controller.act(controller.choice.options[0].action)
    assert controller.present == 5, "play goes on while the disk is busy"
    assert not path.exists()
    with qtbot.waitSignal(controller.saved, timeout=15000):
        disk.set()
        autosave.flush()
    assert written[-1] == 5
    assert len(written) < 5, "what is out of date is not written"
    assert threading.main_thread() not in writing
    assert len(record.read(path).actions) == 5
    controller.close()


# ------------------------------------------------------------------ programs in their processes


def _longest_gap(seconds: float) -> float:
    """The most that the screen's thread worked between two ticks of a 5 ms timer, in ms. Its own time is counted, not
    the clock's: on a busy machine other programs make gaps that are no fault of this one."""
    ticks: list[float] = []
    timer = QTimer(interval=5, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: ticks.append(time.thread_time()))
    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    timer.start()
    loop.exec()
    timer.stop()
    return 1000 * max(after - before for before, after in itertools.pairwise(ticks))


MOST_MS = 50.0


def test_the_screen_never_waits_for_a_thought(sit: Sit) -> None:
    """No gap over 50 ms while a process thinks; the middle of three counts."""
    sitting = sit("slow_harbours", "human", "novice", seed=3)
    controller = sitting.controller
    gaps = []
    for _ in range(3):
        sitting.until(lambda: controller.choice is not None)
        controller.act(controller.choice.options[0].action)
        assert controller.match.state.seat == 1
        gaps.append(_longest_gap(SECONDS * 0.8))
        assert controller.match.state.seat == 1, "it should still be thinking"
        sitting.until(lambda: controller.choice is not None or controller.match.over)
    assert statistics.median(gaps) < MOST_MS, f"gaps {gaps}"


def test_zooming_while_a_program_thinks_does_not_hold_up_the_screen(sit: Sit) -> None:
    """Every picture and every name is wanted anew, and comes a few at a time."""
    sitting = sit("lindisfarne", "human", "novice", seed=4)
    view = sitting.table.board_view
    sitting.until(lambda: view.finished_map)
    gaps = []
    for factor in (1.6, 1.4, 0.5):
        view.zoom(factor, view.viewport().rect().center().toPointF())
        gaps.append(_longest_gap(0.5))
    assert statistics.median(gaps) < MOST_MS, f"gaps {gaps}"


def test_the_log_measures_an_entry_once(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit("three_harbours", "human", "novice", "novice", seed=3)
    controller, log = sitting.controller, sitting.screen.log
    measured: list[str] = []
    plain = log._measure
    monkeypatch.setattr(log, "_measure", lambda item: (measured.append(item.text()), plain(item)))
    while not controller.match.over:
        sitting.until(sitting.ready)
        if controller.choice is not None:
            controller.act(controller.choice.options[0].action)
    sitting.until(lambda: log.count() == len(log.sentences()) == len(controller.entries()))
    assert len(measured) <= log.count()
    assert all(log.sizeHintForRow(row) > 10 for row in range(log.count()))
    log.resize(log.width() - 40, log.height())
    assert len(measured) > log.count(), "another width breaks the lines elsewhere"


def test_a_process_that_dies_is_replaced(qtbot: QtBot, settings: Settings, workers: Workers) -> None:
    controller = controlled(settings, workers, "slow_harbours", "human", "novice")
    told: list[str] = []
    controller.problem.connect(told.append)
    controller.start()
    controller.act(controller.match.state.legal()[0])
    qtbot.waitUntil(lambda: bool(workers.busy_pids()), timeout=10000)
    os.kill(workers.busy_pids()[0], signal.SIGTERM)
    qtbot.waitUntil(lambda: controller.present == 2, timeout=20000)
    assert len(told) == 1
    assert "Another one" in told[0]
    assert len(workers.pids()) == 2
    controller.close()


def test_a_question_that_kills_every_process_is_given_up(qtbot: QtBot, settings: Settings, workers: Workers) -> None:
    """The fourth table kills whoever thinks for its second seat; any legal move is made, and the game goes on."""
    controller = controlled(settings, workers, "slow_harbours", "human", "novice", "human", "human")
    told: list[str] = []
    controller.problem.connect(told.append)
    controller.start()
    controller.uncover()
    state = controller.match.state
    controller.act(state.legal()[0])
    qtbot.waitUntil(lambda: controller.present == 2, timeout=40000)
    assert any("any legal move" in words for words in told)
    controller.close()


def test_closing_ends_a_thought_at_once(qtbot: QtBot, settings: Settings) -> None:
    pool = Workers(1)
    controller = controlled(settings, pool, "slow_harbours", "human", "novice")
    controller.start()
    controller.act(controller.match.state.legal()[0])
    qtbot.waitUntil(lambda: bool(pool.busy_pids()), timeout=10000)
    times = []
    with qtbot.waitSignal(pool.cancelled, timeout=5000):
        begun = time.perf_counter()
        controller.close()
    times.append(time.perf_counter() - begun)
    assert times[0] < 0.2
    begun = time.perf_counter()
    assert pool.close(5)
    assert time.perf_counter() - begun < 1.0
    assert pool.pids() == []


def test_a_late_answer_to_an_old_question_is_ignored(qtbot: QtBot, settings: Settings, workers: Workers) -> None:
    controller = controlled(settings, workers, "slow_harbours", "human", "novice")
    controller.match.take_back = True
    controller.start()
    controller.act(controller.match.state.legal()[0])
    controller.undo()
    assert controller.present == 0
    qtbot.wait(int(SECONDS * 1000) + 400)
    assert controller.present == 0
    assert controller.choice is not None
    controller.close()


def test_programs_play_on_while_somebody_looks_back(sit: Sit) -> None:
    sitting = sit("three_harbours", "human", "novice", "novice", seed=3)
    controller, screen = sitting.controller, sitting.screen
    controller.pause()
    controller.act(controller.choice.options[0].action)
    controller.view_at(0)
    assert controller.shown_index == 0
    then = controller.view()
    controller.pause()
    sitting.until(lambda: controller.choice is not None)
    assert controller.shown_index == 0
    assert controller.view() == then
    assert sitting.table.targets() == []
    assert "3" in screen.past.words.text()
    screen.back_out()
    assert controller.shown_index == -1
    assert sitting.table.targets()


def test_a_machine_without_room_for_processes_still_plays(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ui.workers

    def no_room() -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(ui.workers, "_Worker", no_room)
    pool = Workers(1)
    controller = controlled(settings, pool, "three_harbours", "novice", "novice")
    told: list[str] = []
    controller.problem.connect(told.append)
    with qtbot.waitSignal(controller.finished, timeout=15000):
        controller.start()
    assert "Resource temporarily unavailable" in told[0]
    controller.close()
    assert pool.close(5)


def test_an_event_without_words_moves_the_pieces_and_is_not_in_the_log(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ui import i18n

    plain = i18n.game_texts

    def quiet(game: Game[Any], language: str | None = None) -> Texts:
        texts = plain(game, language)
        return msgspec.structs.replace(texts, messages={**texts.messages, "event.laid": ""})

    monkeypatch.setattr(i18n, "game_texts", quiet)
    sitting = sit("three_harbours", "human", "novice", seed=3)
    controller = sitting.controller
    controller.pause()
    lay = next(option for option in controller.choice.options if option.text.startswith("lay"))
    throw = next(option for option in controller.choice.options if option.text.startswith("throw"))
    controller.act(lay.action)
    assert [event.kind for _, event in controller.entries()] == ["laid"]
    assert sitting.screen.log.sentences() == []
    controller.undo()
    sitting.until(lambda: controller.choice is not None)
    controller.act(throw.action)
    assert sitting.screen.log.sentences() == ["Sigrid throws a card away."]
