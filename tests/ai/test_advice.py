"""Hints: the best options with what may come of them, and reasons that are worded in every language."""

from typing import Any

import pytest

from boardgames.ai.advice import advise
from boardgames.ai.search import Budget, search
from boardgames.core.assets import LANGUAGES
from boardgames.core.game import NOBODY, Game, Setup, State
from boardgames.core.registry import game_named, games
from boardgames.core.rng import seeded
from boardgames.core.texts import texts_of

GAMES = list(games().values())


def some_states(game: Game[Any], seed: int) -> list[State]:
    """A new game, and every twentieth state of a random one, the last included."""
    chance = seeded(seed)
    state = game.new(game.completed(Setup(game.min_players, seed)))
    found = [state.copy()]
    steps = 0
    while state.seat != NOBODY:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
        steps += 1
        if steps % 20 == 0:
            found.append(state.copy())
    return [*found, state]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_terms_are_named_and_given_to_every_seat(game: Game[Any]) -> None:
    for state in some_states(game, 5):
        terms = game.terms(state)
        assert terms
        assert all(len(points) == state.players for points in terms.values())
        for language in LANGUAGES:
            assert terms.keys() == texts_of(game, language).terms.keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_advice_names_the_best_options_with_reasons_that_exist(game: Game[Any]) -> None:
    spoken = False
    for number, state in enumerate(some_states(game, 6)[:8]):
        if state.seat == NOBODY or len(state.legal()) < 2:
            continue
        found = search(game, state, seeded(number), Budget(iterations=40))
        advice = advise(game, state, seeded(number), found)
        assert 2 <= len(advice) <= 3
        assert len({entry.action for entry in advice}) == len(advice)
        for entry in advice:
            assert entry.action in state.legal()
            assert 0.0 <= entry.chance <= 1.0
            assert all(reason.term in game.terms(state) and reason.points > 0 for reason in entry.reasons)
            spoken = spoken or bool(entry.reasons)
    assert spoken, "some option of some state must have something that speaks for it"


def test_what_everybody_gets_alike_is_no_reason() -> None:
    """The rounds still to come bring every jarl the same, so that they speak neither for nor against anything."""
    game = game_named("invasions")
    state = game.new(game.completed(Setup(3, 1)))
    assert set(game.terms(state)["rounds"]) != {0.0}
    found = search(game, state, seeded(1), Budget(iterations=60))
    told = [
        reason.term
        for number in range(6)
        for entry in advise(game, state, seeded(number), found)
        for reason in entry.reasons
    ]
    assert told
    assert "rounds" not in told
