"""Playing on by rules of thumb: no further than asked, and to the end if nothing else stops it."""

import pytest

from boardgames.ai.rollout import play_on, thumb
from boardgames.core.game import NOBODY, Setup
from boardgames.core.registry import game_named

GAME = game_named("invasions")


@pytest.mark.parametrize("chapters", [1, 2, 4])
def test_it_stops_when_so_many_chapters_are_over(chapters: int) -> None:
    state = GAME.new(GAME.completed(Setup(3, 2)))
    step_by_step = state.copy()
    play_on(GAME, state, GAME.chapter(state), chapters)
    seen = [GAME.chapter(step_by_step)]
    while len(seen) <= chapters:
        step_by_step.apply(thumb(GAME, step_by_step))
        if GAME.chapter(step_by_step) != seen[-1]:
            seen.append(GAME.chapter(step_by_step))
    assert GAME.dump(state) == GAME.dump(step_by_step)


def test_a_chapter_that_is_over_counts() -> None:
    state = GAME.new(GAME.completed(Setup(3, 2)))
    before = GAME.dump(state)
    play_on(GAME, state, GAME.chapter(state) - 1)
    assert GAME.dump(state) == before


def test_the_end_of_the_game_is_the_end() -> None:
    state = game_named("lindisfarne").new(Setup(2, 1))
    game = game_named("lindisfarne")
    for _ in range(20):
        play_on(game, state, game.chapter(state), 9)
    assert state.seat == NOBODY
