"""What is painted in slices: a step at a time, the newest wish only, and in the end the same picture as at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from boardgames.core.game import Piece, Setup
from boardgames.core.match import Match
from boardgames.core.registry import games
from boardgames.core.texts import texts_of
from tests.ui.table.sitting import Sitting
from ui.paint import cards, palette
from ui.table import board as boards
from ui.table import slices as slicing
from ui.table.art import Art
from ui.table.cardart import FULL
from ui.table.slices import Slices

clock = [0.0]


@pytest.fixture
def slices(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Slices:
    """Slices by a clock that a step moves on by a whole slice."""
    monkeypatch.setattr(slicing, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    clock[0] = 0.0
    return Slices()


def walk(told: list[str], *steps: str) -> Callable[[], Iterator[None]]:
    def work() -> Iterator[None]:
        for step in steps:
            told.append(step)
            clock[0] += slicing.SLICE
            yield

    return work


def test_a_slice_holds_no_more_than_a_step_of_a_long_work(slices: Slices) -> None:
    told: list[str] = []
    slices.begin()
    assert not slices.do("card", walk(told, "sheet", "picture", "words"))
    assert told == ["sheet"], "the rest waits for the next breath"
    slices._some()
    assert told == ["sheet", "picture"]
    slices.finish()
    assert told == ["sheet", "picture", "words"]
    assert not slices.busy


def test_what_is_asked_again_begins_anew_and_what_is_forgotten_ends(slices: Slices) -> None:
    told: list[str] = []
    slices.begin()
    slices.do("card", walk(told, "old sheet", "old words"))
    slices.do("card", walk(told, "sheet", "words"))
    slices.do("name", lambda: told.append("name"))
    slices.finish()
    assert told == ["old sheet", "sheet", "words", "name"]
    slices.do("card", walk(told, "never"))
    slices.forget()
    slices.finish()
    assert "never" not in told


def test_quick_work_is_done_at_once(slices: Slices) -> None:
    told: list[str] = []
    slices.begin()
    assert slices.do("name", lambda: told.append("name"))
    assert told == ["name"]


def _cards(game: Any, art: Art) -> dict[tuple[str, bool], Piece]:
    """Of each kind of card that is seen at the beginning of a game a face, and a pile or a back."""
    match = Match(game, Setup(game.max_players, 5))
    seen: list[Piece] = []
    while not any(piece.face for piece in seen):  # Brian Boru begins without hands
        view = game.view(match.state, match.state.seat)
        seen += [piece for pieces in view.places.values() for piece in pieces if art.is_card(piece)]
        match.act(match.state.legal()[0])
    return {(piece.kind, bool(piece.face)): piece for piece in seen}


@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_card_of_a_game_comes_in_many_steps_and_is_there_only_after_the_last(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    monkeypatch.setattr(cards, "_shared", {})
    game: Any = games()[game_id]
    board = boards.load(game.assets / "board.yaml")
    art = Art(board, texts_of(game, "en"), [palette.player(seat) for seat in range(5)])
    seen = _cards(game, art)
    assert any(not piece.face for piece in seen.values())
    for piece in seen.values():
        steps = 0
        for _ in art.sprite_steps(piece, 1.0, 0.37, FULL):
            steps += 1
            assert not art.knows(piece, 1.0, 0.37, FULL)
        assert steps >= 6, piece
        assert art.knows(piece, 1.0, 0.37, FULL)
        assert list(art.sprite_steps(piece, 1.0, 0.37, FULL)) == [], "painted once"


def test_zooming_back_while_a_card_is_painted_keeps_the_picture_of_this_zoom(
    sit: Callable[..., Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    view = sitting.table.board_view
    sitting.until(lambda: view.finished_map)
    stage = view.stage
    before, scale = stage.ratio, stage.seen_scale
    deck = next(thing for thing in stage.things.values() if thing.art.is_card(thing.piece))
    seen = deck.pixmap().cacheKey()
    monkeypatch.setattr(slicing, "SLICE", 0.0)  # nothing at once, however fast the machine is
    stage.redraw(0.41, scale)  # a ratio that nothing else has painted already
    for _ in range(3):
        stage.slices._step()
    assert deck.pixmap().cacheKey() == seen, "the old picture stays until the new one is painted"
    stage.redraw(before, scale)
    stage.slices.finish()
    assert all(thing.ratio == before for thing in stage.things.values())
    assert deck.pixmap().cacheKey() == seen
