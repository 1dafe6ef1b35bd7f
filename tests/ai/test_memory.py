"""Thinking leaves nothing behind: searches come and go, memory stays."""

import gc
import sys

import pytest

from boardgames.ai.search import Budget, search
from boardgames.core.game import Setup
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded

SEARCHES = 100


@pytest.mark.parametrize("name", ["lindisfarne", "brian-boru", "invasions", "878-vikings"])
def test_a_hundred_searches_do_not_grow_memory(name: str) -> None:
    game = game_named(name)
    state = game.new(game.completed(Setup(game.min_players, 3)))
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])

    def think(kept: list[object] | None = None) -> int:
        """Blocks of memory in use after so many searches, all with the same luck, so that caches fill only once."""
        for number in range(SEARCHES):
            found = search(game, state.copy(), seeded(number), Budget(iterations=2))
            if kept is not None:
                kept.append(found)
        gc.collect()
        return sys.getallocatedblocks()

    think()
    before = think()
    assert think() - before < SEARCHES  # not even one block a search
    kept: list[object] = []
    assert think(kept) - before >= SEARCHES  # and the scales do work: results that are kept weigh something
