"""What a seat of Lindisfarne can know (LF-14): views tell no secret, and a redraw keeps all that was seen."""

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from boardgames.core.game import NOBODY, SPECTATOR, View
from boardgames.core.rng import seeded
from boardgames.lindisfarne import GAME
from boardgames.lindisfarne.data import CARDS, COUNTRY, NORWAY, OBJECTIVES
from boardgames.lindisfarne.rules import State
from tests.lindisfarne.games import loaded, moments

GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(40, 46)]
PILE = [f"OB-{number:02}" for number in range(1, 21)]


def ids_in(view: View) -> set[str]:
    """Every card and objective that the view names anywhere."""
    text = msgspec.json.encode(view).decode()
    return {name for name in [*CARDS, *OBJECTIVES] if f'"{name}"' in text}


def secrets(state: State, seat: int) -> set[str]:
    """The ids that a seat must not be told: what is still to come, and what others hold or look at."""
    unseen = [CARDS[card] for card in state.deck + state.box] + [OBJECTIVES[objective] for objective in state.pile]
    for owner in range(state.players):
        if owner != seat:
            unseen += [OBJECTIVES[objective] for objective in state.objectives[owner]]
    if state.seat != seat:
        unseen += [OBJECTIVES[objective] for objective in state.drawn]
    return set(unseen)


def redraws(state: State, seat: int, number: int) -> list[State]:
    chance = seeded(99)
    return [state.hidden(seat, chance.fork()) for _ in range(number)]


def looking() -> State:
    """Seat 0 looks at OB-01 and OB-02; everybody has an objective already."""
    state = loaded(
        3,
        seat=2,
        expedition=2,
        boards={"north": [{"clan": 0, "vikings": [0, 0, 0, 0, 0, 2]}, {"clan": 1, "vikings": [0, 0, 0, 0, 0, 1]}]},
        players={
            0: {"home": True, "objectives": ["OB-18"]},
            1: {"home": True, "objectives": ["OB-19"]},
            2: {"objectives": ["OB-20"]},
        },
        pile=PILE,
    )
    for text in ("return", "objective"):
        state.apply(GAME.parse(state, text))
    return state


def kept() -> State:
    """Seat 0 has kept OB-01 and so knows that OB-02 lies under the pile; seat 1 is to pick."""
    state = looking()
    state.apply(GAME.parse(state, "keep OB-01"))
    return state


# ------------------------------------------------------------------------------------------------ views


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_view_names_a_secret(players: int, seed: int) -> None:
    for state, _ in moments(players, seed):
        if state.seat == NOBODY:
            break
        for seat in (*range(players), SPECTATOR):
            assert not ids_in(GAME.view(state, seat)) & secrets(state, seat)


@pytest.mark.parametrize(("players", "seed"), GAMES[::3])
def test_secret_events_come_in_full_and_in_outline(players: int, seed: int) -> None:
    """Those who did not see the objectives are told of the draw, and everybody is told once."""
    for _, events in moments(players, seed):
        for event, outline in pairwise(events):
            if event.kind in ("drew", "kept"):
                assert outline.kind == f"{event.kind}_secretly"
                assert not {"objective", "objectives"} & outline.values.keys()
                for seat in (*range(players), SPECTATOR):
                    assert event.visible_to(seat) == (f"seat:{seat}" == event.values["seat"])
                    assert outline.visible_to(seat) != event.visible_to(seat)


def test_the_number_of_objectives_is_public_and_their_points_are_not() -> None:
    """R-19: rivals' panels count what lies open; one's own counts all."""
    state = loaded(
        2,
        expedition=3,
        players={0: {"cards": ["ENG-3", "SCO-3", "IRL-3"], "objectives": ["OB-01"]}, 1: {"objectives": ["OB-02"]}},
    )
    own, rival, public = (GAME.view(state, seat).seats[0] for seat in (0, 1, SPECTATOR))
    assert own.score == 10 + 3 * 4
    assert rival.score == public.score == 3 * 4
    assert own.counters["objectives"] == rival.counters["objectives"] == public.counters["objectives"] == 1


def test_the_pair_being_looked_at_is_for_the_drawer_only() -> None:
    state = looking()
    assert GAME.choice(state).secret
    assert {piece.id for piece in GAME.view(state, 0).places["drawn"]} == {"OB-01", "OB-02"}
    assert all(not GAME.view(state, seat).places["drawn"] for seat in (1, 2, SPECTATOR))


# ------------------------------------------------------------------------------------------------ redraws


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_redraw_looks_the_same_to_the_seat(players: int, seed: int) -> None:
    chance = seeded(seed)
    for state, _ in moments(players, seed):
        seat = chance.below(players)
        other = state.hidden(seat, chance.fork())
        assert not GAME.check(other)
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert GAME.view(other, SPECTATOR) == GAME.view(state, SPECTATOR)
        if state.seat == seat:
            assert GAME.choice(other) == GAME.choice(state)
        elif state.seat != NOBODY and not state.drawn:
            assert other.legal() == state.legal()


def test_a_redraw_leaves_the_state_alone() -> None:
    state = kept()
    before = GAME.dump(state)
    source = (state.rng.a, state.rng.b)
    redraws(state, 1, 20)
    assert GAME.dump(state) == before
    assert (state.rng.a, state.rng.b) == source


def test_the_drawer_still_knows_the_pair() -> None:
    assert all(GAME.dump(other)["raid"]["drawn"] == ["OB-01", "OB-02"] for other in redraws(looking(), 0, 30))
    seen_by_rival = {tuple(GAME.dump(other)["raid"]["drawn"]) for other in redraws(looking(), 1, 30)}
    assert len(seen_by_rival) > 20


def test_who_put_an_objective_under_the_pile_knows_it() -> None:
    for other in redraws(kept(), 0, 100):
        dump = GAME.dump(other)
        assert dump["pile"][-1] == "OB-02"
        assert dump["players"][0]["objectives"] == ["OB-18", "OB-01"]
    assert len({GAME.dump(other)["pile"][-1] for other in redraws(kept(), 1, 300)}) > 15


def test_later_draws_do_not_wash_the_knowledge_away() -> None:
    """Seat 1 puts another one under the pile: each of the two knows its own, at its own place."""
    state = kept()
    for text in ("objective", "keep OB-03"):
        state.apply(GAME.parse(state, text))
    for seat, place, objective in ((0, -2, "OB-02"), (1, -1, "OB-04")):
        assert {GAME.dump(other)["pile"][place] for other in redraws(state, seat, 60)} == {objective}
        other_place = -3 - place
        assert len({GAME.dump(other)["pile"][other_place] for other in redraws(state, seat, 60)}) > 8


def test_every_unseen_objective_turns_up_in_a_rivals_hand_equally_often() -> None:
    """Seat 0 knows OB-01, OB-02 and OB-18; the other 17 are as likely as one another in seat 1's hand."""
    number = 3400
    hands = Counter(GAME.dump(other)["players"][1]["objectives"][0] for other in redraws(kept(), 0, number))
    assert hands.keys() == set(PILE) - {"OB-01", "OB-02", "OB-18"}
    expected = number / len(hands)
    assert (
        sum((count - expected) ** 2 / expected for count in hands.values()) < 45
    )  # chi-square, 16 degrees: p < 0.0002


def test_every_unseen_norway_card_may_lie_in_the_box() -> None:
    state = loaded(
        3, seat=0, offers={"north": ["NOR-01", "NOR-02"], "centre": ["ENG-1", "ENG-2"], "south": ["SCO-1", "SCO-2"]}
    )
    number = 1600
    boxed = Counter(card for other in redraws(state, 0, number) for card in other.box)
    assert {CARDS[card] for card in boxed} == {f"NOR-{number:02}" for number in range(3, 11)}
    expected = 2 * number / 8
    assert all(0.8 * expected < count < 1.2 * expected for count in boxed.values())


def test_the_next_card_of_the_deck_may_be_any_unseen_one() -> None:
    state = loaded(3, seat=0)
    unseen = set(state.deck + state.box)
    tops = Counter(other.deck[-1] for other in redraws(state, 0, 3000))
    assert tops.keys() == unseen
    raided = [tops[card] for card in unseen if COUNTRY[card] != NORWAY]
    assert max(raided) < 2 * min(raided)


def test_after_the_last_offers_the_box_is_known() -> None:
    """LF-14: all 36 cards have been seen by then, so what is missing is known to all."""
    state = loaded(3, seat=0, expedition=6)
    assert {tuple(other.box) for other in redraws(state, 0, 20)} == {tuple(state.box)}


def test_the_dice_to_come_are_not_known() -> None:
    state = loaded(3, seat=0)
    rolls = set()
    for other in redraws(state, 0, 30):
        other.apply(GAME.parse(other, "roll"))
        rolls.add(tuple(other.dice))
    assert len(rolls) > 20


def drawn_back() -> State:
    """Seat 0 had put OB-02 under the pile; seat 1 has drawn it back with OB-03 and kept one of the two."""
    state = loaded(
        4,
        seat=1,
        expedition=2,
        phase="picking",
        boards={"north": [{"clan": 1, "vikings": [0, 0, 0, 0, 0, 1]}, {"clan": 2, "vikings": [0, 0, 0, 0, 1, 0]}]},
        players={
            0: {"home": True, "objectives": ["OB-01"]},
            1: {"home": True, "objectives": ["OB-17"]},
            2: {"home": True, "objectives": ["OB-18"]},
            3: {"home": True, "objectives": ["OB-19"]},
        },
        raid={"board": "north", "ranked": [1, 2], "rank": 0},
        pile=[name for name in PILE if name not in ("OB-01", "OB-17", "OB-18", "OB-19")],
        pile_known=[0, *[None] * 15],
    )
    state.apply(GAME.parse(state, "objective"))
    return state


def whereabouts(state: State, objective: str) -> str:
    wanted = OBJECTIVES.index(objective)
    if wanted in state.drawn:
        return "drawn"
    for seat, held in enumerate(state.objectives):
        if wanted in held:
            return f"hand {seat}"
    return f"pile {state.pile.index(wanted)}"


def test_a_seat_knows_that_a_rival_looks_at_what_it_put_back() -> None:
    state = drawn_back()
    assert {whereabouts(other, "OB-02") for other in redraws(state, 0, 60)} == {"drawn"}
    assert {whereabouts(other, "OB-02") for other in redraws(state, 2, 200)} > {"drawn", "hand 0"}


@pytest.mark.parametrize("kept", ["OB-02", "OB-03"])
def test_a_seat_knows_that_the_rival_kept_it_or_put_it_back(kept: str) -> None:
    state = drawn_back()
    state.apply(GAME.parse(state, f"keep {kept}"))
    assert {whereabouts(other, "OB-02") for other in redraws(state, 0, 100)} == {"hand 1", "pile 0"}
    again = redraws(state, 2, 1)[0]
    assert {whereabouts(other, "OB-02") for other in redraws(again, 2, 200)} > {"hand 0", "hand 3"}


def test_at_the_end_everything_is_shown() -> None:
    state = loaded(
        2,
        phase="over",
        expedition=6,
        offers={"north": [None, None], "centre": [None, None], "south": [None, None]},
        players={0: {"cards": ["ENG-3", "SCO-3", "IRL-3"], "objectives": ["OB-01"]}},
    )
    rival = GAME.view(state, 1)
    assert [piece.id for piece in rival.places["objectives-0"]] == ["OB-01"]
    assert rival.seats[0].score == state.scores()[0]
