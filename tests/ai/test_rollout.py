"""Playing on by rules of thumb: no further than asked, and to the end if nothing else stops it."""

from typing import Any

import pytest

from boardgames.ai.rollout import play_on, thumb
from boardgames.core.game import NOBODY, Game, Setup
from boardgames.core.registry import game_named, games

GAME = game_named("invasions")
THREE = GAME.completed(Setup(3, 2))


@pytest.mark.parametrize("steps", [1, 2, 4])
def test_it_stops_as_soon_as_there_is_so_much_progress(steps: int) -> None:
    state = GAME.new(THREE)
    step_by_step = state.copy()
    until = GAME.progress(state) + steps
    play_on(GAME, state, until)
    while GAME.progress(step_by_step) < until:
        step_by_step.apply(thumb(GAME, step_by_step))
    assert GAME.dump(state) == GAME.dump(step_by_step)


def test_with_enough_progress_nothing_is_played() -> None:
    state = GAME.new(THREE)
    before = GAME.dump(state)
    play_on(GAME, state, GAME.progress(state))
    assert GAME.dump(state) == before


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_progress_never_goes_back_and_both_borders_lie_ahead(game: Game[Any]) -> None:
    state = game.new(game.completed(Setup(game.max_players, 3)))
    last = game.progress(state)
    while state.seat != NOBODY:
        now = game.progress(state)
        assert last <= now <= game.settled(state) <= game.horizon(state)
        assert now < game.horizon(state)
        last = now
        state.apply(thumb(game, state))


def test_the_end_of_the_game_is_the_end() -> None:
    game = game_named("lindisfarne")
    state = game.new(Setup(2, 1))
    for _ in range(3):
        play_on(game, state, 99)
    assert state.seat == NOBODY
