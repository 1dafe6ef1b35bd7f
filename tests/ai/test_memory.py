"""Thinking leaves nothing behind: searches come and go, memory stays."""

import gc
import tracemalloc

import pytest

from boardgames.ai.search import Budget, search
from boardgames.core.game import Setup
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded

WARM = 10  # searches until every cache is filled
SEARCHES = 100
ALLOWED = 64 * 1024  # bytes: less than one search leaves while it runs


@pytest.mark.parametrize("name", ["lindisfarne", "brian-boru", "invasions", "878-vikings"])
def test_a_hundred_searches_do_not_grow_memory(name: str) -> None:
    game = game_named(name)
    setup = game.completed(Setup(game.min_players, 3))
    state = game.new(setup)
    chance = seeded(1)
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])

    def think(times: int) -> None:
        for _ in range(times):
            search(game, state.copy(), chance, Budget(iterations=4))
        gc.collect()

    think(WARM)
    tracemalloc.start()
    try:
        think(1)
        before, _ = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        think(SEARCHES)
        after, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < ALLOWED
    assert peak > before  # the searches were seen at work
