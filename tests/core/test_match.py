"""Match: the checked door, undo up to what was revealed, redo, autosave."""

from pathlib import Path

import pytest

from boardgames.core import record
from boardgames.core.errors import IllegalAction, LonghallError
from boardgames.core.game import Setup
from boardgames.core.match import Match
from boardgames.core.record import Seat
from boardgames.core.registry import game_named

GAME = game_named("lindisfarne")


def new_match(*, take_back: bool = False, autosave: Path | None = None) -> Match:
    return Match(GAME, Setup(3, 11), take_back=take_back, autosave=autosave)


def test_an_illegal_action_changes_nothing() -> None:
    match = new_match()
    before = GAME.dump(match.state)
    with pytest.raises(IllegalAction, match=r"'take ENG-1' is not possible now; seat . may: return, roll"):
        match.act("take ENG-1")
    with pytest.raises(IllegalAction, match="not possible now"):
        match.act(99)
    assert GAME.dump(match.state) == before
    assert not match.steps


def test_undo_is_free_until_dice_are_seen() -> None:
    match = new_match()
    match.act("roll")
    assert match.undo_depth() == 0
    with pytest.raises(LonghallError, match="cannot be undone"):
        match.undo()
    rolled = GAME.dump(match.state)
    match.act("board north")
    match.act(match.state.legal()[0])
    assert match.undo() == 1
    assert match.undo() == 1
    assert GAME.dump(match.state) == rolled
    assert match.undo_depth() == 0


def test_undo_goes_back_to_the_last_decision_of_a_seat() -> None:
    match = new_match()
    first = match.state.seat
    match.act("return")
    match.act("return")
    assert match.undo(first) == 2
    assert match.state.seat == first


def test_redo_does_again_what_was_undone_until_something_else_is_done() -> None:
    match = new_match()
    match.act("return")
    after = GAME.dump(match.state)
    match.undo()
    match.redo()
    assert GAME.dump(match.state) == after
    match.undo()
    match.act("roll")
    with pytest.raises(LonghallError, match="nothing to redo"):
        match.redo()


def test_free_take_back_goes_through_dice_and_the_same_dice_fall_again() -> None:
    match = new_match(take_back=True)
    match.act("roll")
    rolled = GAME.dump(match.state)
    match.undo()
    match.act("roll")
    assert GAME.dump(match.state) == rolled


def test_undo_does_not_cross_a_seal() -> None:
    match = new_match()
    match.act("return")
    match.seal()
    assert match.undo_depth() == 0


def test_every_action_is_kept_on_disk_and_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "autosave.longhall"
    match = new_match(autosave=path)
    for _ in range(20):
        match.act(match.state.legal()[-1])
    again = Match.resume(record.read(path), str(path))
    assert GAME.dump(again.state) == GAME.dump(match.state)
    assert again.undo_depth() == match.undo_depth()
    assert list(tmp_path.iterdir()) == [path], "no temporary file is left behind"


def test_a_disk_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("not a folder")
    match = new_match(autosave=blocker / "autosave.longhall")
    match.act("roll")
    assert match.autosave_problem
    match.autosave = tmp_path / "autosave.longhall"
    match.act("board north")
    assert not match.autosave_problem


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.longhall"
    match = new_match()
    match.save(path)
    old = path.read_bytes()
    match.act("roll")

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        match.save(path)
    assert path.read_bytes() == old
    assert list(tmp_path.iterdir()) == [path]


def test_set_ups_that_do_not_fit_are_told() -> None:
    with pytest.raises(LonghallError, match="2 to 4 players, not 5"):
        Match(GAME, Setup(5, 1))
    with pytest.raises(LonghallError, match="no option 'dragons'"):
        Match(GAME, Setup(2, 1, {"dragons": "yes"}))
    with pytest.raises(LonghallError, match="as many seats"):
        Match(GAME, Setup(2, 1), [Seat("Sigrid")])
