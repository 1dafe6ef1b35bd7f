"""What the computer players expect of cards and objectives, beyond the points they count now."""

import pytest

from boardgames.core.game import Setup
from boardgames.lindisfarne import GAME, scoring
from boardgames.lindisfarne.data import COUNTRIES, OBJECTIVES
from boardgames.lindisfarne.promise import Prospects
from boardgames.lindisfarne.rules import State
from tests.lindisfarne.games import moments

THREE = GAME.completed(Setup(3, 1))


def cards(**held: int) -> tuple[int, ...]:
    return tuple(held.get(country, 0) for country in COUNTRIES)


def objectives(*names: str) -> tuple[int, ...]:
    return tuple(sorted(OBJECTIVES.index(name) for name in names))


def table(expedition: int = 2, **mine: list[str]) -> State:
    """Seat 0 holds this at the beginning of an expedition; seat 1 has an Irish card."""
    return GAME.load(THREE, {"expedition": expedition, "players": {0: mine, 1: {"cards": ["IRL-5"]}}})


@pytest.mark.parametrize(
    ("have", "goals", "lacking"),
    [
        (cards(), (), ()),
        (cards(), objectives("OB-01"), (3,)),
        (cards(ENG=1, IRL=2), objectives("OB-01"), (1,)),
        (cards(ENG=1, SCO=1, IRL=1), objectives("OB-01"), ()),
        # One of the two is fulfilled; the other then has nothing left of England and Scotland.
        (cards(ENG=1, SCO=1, IRL=1, FRA=1), objectives("OB-01", "OB-02"), (2,)),
        # Either can be fulfilled; the other then lacks the only Irish card.
        (cards(ENG=2, SCO=1, IRL=1, FRA=1), objectives("OB-01", "OB-05"), (1,)),
    ],
)
def test_open_objectives_lack_what_the_fulfilled_ones_leave(
    have: tuple[int, ...], goals: tuple[int, ...], lacking: tuple[int, ...]
) -> None:
    assert scoring.lacking(have, goals) == lacking


def test_an_objective_promises_more_the_nearer_it_is() -> None:
    far, near = table(objectives=["OB-01"]), table(objectives=["OB-01"], cards=["ENG-1", "SCO-3"])
    assert Prospects(near).objectives(0) > Prospects(far).objectives(0) > 0.0
    assert Prospects(far).objectives(1) == 0.0


def test_a_majority_is_safer_with_two_cards_more() -> None:
    shared, safe = table(cards=["IRL-1"]), table(cards=["IRL-1", "IRL-3", "IRL-6"])
    assert Prospects(shared).majorities(0) < Prospects(safe).majorities(0) < 0.0


def test_a_card_promises_more_while_its_neighbours_are_to_come() -> None:
    lone, hemmed_in = table(cards=["IRL-3"]), table(cards=["IRL-6"])  # IRL-5 is taken, and there is nothing after 6
    assert Prospects(lone).cards(0) > Prospects(hemmed_in).cards(0)


def test_nothing_is_promised_any_more_once_the_last_raid_begins() -> None:
    for state, _ in moments(3, 1):
        if state.expedition == 6 and state.raid >= 0:
            prospects = Prospects(state)
            for seat in range(3):
                assert prospects.objectives(seat) == prospects.majorities(seat) == prospects.cards(seat) == 0.0
            break
    else:
        pytest.fail("no game came to its last raid")


def test_the_terms_of_the_evaluation_add_up() -> None:
    for number, state in enumerate(state for state, _ in moments(3, 2)):
        if number % 20 == 0:
            by_seat = zip(*GAME.terms(state).values(), strict=True)
            assert [sum(parts) for parts in by_seat] == pytest.approx(GAME.evaluate(state))
