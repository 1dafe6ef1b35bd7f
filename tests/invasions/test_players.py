"""What programs think of Invasions (IV-23): the odds are right, and the rules of thumb play a fair game."""

from typing import Any

import pytest

from boardgames.ai.rollout import play_on
from boardgames.core.game import NOBODY
from boardgames.core.rng import seeded
from boardgames.core.texts import texts_of
from boardgames.invasions import GAME, cargo, odds, outlook
from boardgames.invasions.rules import State
from tests.invasions.games import loaded, moments, setup


@pytest.mark.parametrize(
    ("value", "chances", "raid", "settle"),
    [
        (1, (0.83, 0.97, 0.995), 0.20, 0.50),
        (2, (0.67, 0.89, 0.96), 0.48, 1.00),
        (3, (0.50, 0.75, 0.88), 0.88, 1.50),
        (4, (0.33, 0.56, 0.70), 1.41, 2.00),
        (5, (0.17, 0.31, 0.42), 2.11, 2.50),
    ],
)
def test_odds(value: int, chances: tuple[float, float, float], raid: float, settle: float) -> None:
    """The table of IV-23"""
    assert [odds.success(value, dice) for dice in (1, 2, 3)] == pytest.approx(chances, abs=0.006)
    assert odds.raid_losses(value, 3) == pytest.approx(raid, abs=0.006)
    assert odds.settle_losses(value, 3) == pytest.approx(settle)


def test_only_what_is_certain_is_told_as_certain() -> None:
    assert [odds.percent(odds.success(needed, 3)) for needed in (-1, 0, 1, 5, 6)] == [100, 100, 99, 42, 0]


def best(state: State) -> str:
    legal = state.legal()
    worth = GAME.rate(state, legal)
    assert len(worth) == len(legal)
    return GAME.text(legal[worth.index(max(worth))])


def test_every_decision_is_rated() -> None:
    for seed in range(20):
        for state, _ in moments(2 + seed % 4, seed, expert=True, longest=60):
            if state.seat != NOBODY:
                best(state)
            assert len(GAME.evaluate(state)) == state.players


def test_goods_are_sold_where_a_saga_waits() -> None:
    state = loaded(
        2,
        players={0: {"at": "e_volkhov", "vikings": 2, "goods": {"furs": 1}, "runes": []}},
        open_sagas=["sg_holmgard", "sg_dublin", "sg_bremen"],
    )
    assert best(state) == "sail novgorod"
    state.apply(GAME.parse(state, "sail novgorod"))
    assert best(state) == "trade furs"


def test_an_empty_ship_far_from_everything_goes_home() -> None:
    towns = [
        "lincoln",
        "dublin",
        "bremen",
        "bayeux",
        "bordeaux",
        "seville",
        "arles",
        "lubeck",
        "lindisfarne",
        "pembroke",
    ]
    state = loaded(
        2,
        players={0: {"at": "n_hvarf", "vikings": 1, "runes": []}, 1: {"towns": towns}},
        colonies={"hvarf": 1, "brattahlid": 1, "lanse_aux_meadows": 1},
    )
    assert best(state) == "winter"


def test_the_last_viking_is_kept_while_goods_can_go() -> None:
    state = loaded(
        2, players={0: {"at": "w_faroe", "vikings": 1, "goods": {"tusks": 2}, "runes": []}}, turn={"sail_days": 2}
    )
    state.apply(GAME.parse(state, "sail n_aegir"))
    assert best(state) == "lose tusks"


def test_a_finished_game_is_worth_its_score() -> None:
    state = loaded(2, seat=1, last_rounds=1, saga_deck=[], open_sagas=["sg_rome"])
    state.apply(GAME.parse(state, "end"))
    assert GAME.evaluate(state) == [float(score) for score in state.scores()]


def test_the_rule_of_thumb_beats_chance() -> None:
    """One seat thinks, three roll dice for their moves."""
    chance = seeded(2)
    for seed in range(4):
        state = GAME.new(setup(4, seed))
        thinker = seed % 4
        while state.seat != NOBODY:
            legal = state.legal()
            if state.seat == thinker:
                worth = GAME.rate(state, legal)
                state.apply(legal[worth.index(max(worth))])
            else:
                state.apply(legal[chance.below(len(legal))])
        assert state.ranking()[thinker] == 1
        assert state.scores()[thinker] > 100


def test_a_turn_is_a_step_of_progress() -> None:
    state = GAME.new(setup(3))
    first = GAME.progress(state)
    state.apply(GAME.parse(state, "embark viking"))
    assert GAME.progress(state) == first
    state.apply(GAME.parse(state, "end"))
    assert GAME.progress(state) == first + 1


def test_the_expert_looks_to_the_end_of_its_next_turn_but_one() -> None:
    state = GAME.new(setup(3))
    seat, first, horizon = state.seat, state.round, GAME.horizon(state)
    play_on(GAME, state, horizon - 1)
    assert (state.seat, state.round) == (seat, first + 2)
    play_on(GAME, state, horizon)
    assert state.seat != seat


def test_what_is_remembered_is_what_would_be_found_anew() -> None:
    """Outlooks and cargoes are kept by all that they depend on: who has just forgotten them thinks the same."""
    memories: list[dict[Any, Any]] = [outlook._prospects, outlook._outlooks, cargo._cargoes]
    for seed in range(4):
        for state, _ in moments(2 + seed, seed, expert=True, longest=80):
            if state.seat != NOBODY:
                remembered = GAME.rate(state, state.legal()), GAME.evaluate(state)
                assert any(memories)
                for memory in memories:
                    kept = dict(memory)
                    memory.clear()
                    assert (GAME.rate(state, state.legal()), GAME.evaluate(state)) == remembered
                    memory.update(kept)


def test_the_terms_of_the_evaluation_add_up_and_have_names() -> None:
    for seed in range(6):
        for state, _ in moments(2 + seed % 4, seed, expert=True, longest=60):
            terms = GAME.terms(state)
            added = [sum(line[seat] for line in terms.values()) for seat in range(state.players)]
            assert added == pytest.approx(GAME.evaluate(state))
            for language in ("en", "fr", "uk"):
                assert set(terms) <= set(texts_of(GAME, language).terms)
