"""Thinking leaves nothing behind: searches come and go, memory stays."""

import gc
import sys
from itertools import pairwise

import pytest

from boardgames.ai.search import Budget, search
from boardgames.core.game import Setup
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded

SEARCHES = 100
ROUNDS = 4
SEEDS = 5  # the same few seeds again and again, so that caches fill only once


def growth(name: str, kept: list[object]) -> list[int]:
    """By how many blocks the memory in use grew in each round of searches."""
    game = game_named(name)
    state = game.new(game.completed(Setup(game.min_players, 3)))
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])

    def think(number: int) -> None:
        found = search(game, state.copy(), seeded(number % SEEDS), Budget(iterations=2))
        if kept:
            kept.append(found)

    used = []
    for searches in [SEEDS, *[SEARCHES // ROUNDS] * ROUNDS]:
        for number in range(searches):
            think(number)
        gc.collect()
        used.append(sys.getallocatedblocks())
    return [after - before for before, after in pairwise(used)]


@pytest.mark.parametrize("name", ["lindisfarne", "brian-boru", "invasions", "878-vikings"])
def test_a_hundred_searches_do_not_grow_memory(name: str) -> None:
    # Not even one block a search. A cache that was filled by other tests begins afresh in some round, a leak is in all.
    assert min(growth(name, [])) < SEARCHES // ROUNDS


def test_the_scales_work() -> None:
    assert min(growth("lindisfarne", ["results are kept"])) >= SEARCHES // ROUNDS
