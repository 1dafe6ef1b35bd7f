"""Thinking leaves nothing behind: searches come and go, memory stays."""

import gc
import sys

import pytest

from boardgames.ai.quiet import uncollected
from boardgames.ai.search import Budget, search
from boardgames.core.game import Setup
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded

SEARCHES = 100
SEEDS = 5  # the same few seeds again and again, so that caches fill only once


def blocks_after(name: str, searches: int, kept: list[object]) -> tuple[int, int]:
    """Blocks of memory in use before and after so many searches."""
    game = game_named(name)
    state = game.new(game.completed(Setup(game.min_players, 3)))
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])

    def think(number: int) -> object:
        return search(game, state.copy(), seeded(number % SEEDS), Budget(iterations=2))

    for number in range(2 * SEEDS):  # twice: a cache that other tests had filled may begin afresh in the midst
        think(number)
    gc.collect()
    before = sys.getallocatedblocks()
    for number in range(searches):
        found = think(number)
        if kept:
            kept.append(found)
    del found
    gc.collect()
    return before, sys.getallocatedblocks()


@pytest.mark.parametrize("name", ["lindisfarne", "brian-boru", "invasions", "878-vikings"])
def test_a_hundred_searches_do_not_grow_memory(name: str) -> None:
    before, after = blocks_after(name, SEARCHES, [])
    assert after - before < SEARCHES  # not even one block a search


@pytest.mark.parametrize("name", ["lindisfarne", "brian-boru", "invasions", "878-vikings"])
def test_a_search_makes_no_cycles_so_that_none_need_to_be_looked_for(name: str) -> None:
    game = game_named(name)
    state = game.new(game.completed(Setup(game.min_players, 3)))
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    search(game, state, seeded(1), Budget(iterations=50))
    gc.collect()
    with uncollected():
        search(game, state, seeded(2), Budget(iterations=50))
        assert gc.collect() == 0


def test_collecting_goes_on_after_a_thought_as_before() -> None:
    def thinks() -> None:
        with uncollected():
            with uncollected():
                pass
            assert not gc.isenabled()
            raise InterruptedError

    assert gc.isenabled()
    with pytest.raises(InterruptedError):
        thinks()
    assert gc.isenabled()


def test_the_scales_work() -> None:
    before, after = blocks_after("lindisfarne", SEARCHES, ["results are kept"])
    assert after - before >= SEARCHES
