"""What a seat of Invasions can know (IV-22): views and choices tell no secret, and a redraw keeps all that was seen."""

from collections import Counter

import msgspec
import pytest

from boardgames.core.game import NOBODY, SPECTATOR, View
from boardgames.core.rng import seeded
from boardgames.invasions import GAME
from boardgames.invasions.data import HAND, LARGE_TOWNS, NODES, PERIOD, RUNES, SAGAS, SMALL_TOWNS
from boardgames.invasions.rules import State
from boardgames.invasions.state import hand_of
from tests.invasions.games import do, loaded, moments

GAMES = [(players, seed, expert) for players in (2, 3, 4, 5) for seed in (40, 41) for expert in (False, True)]


@pytest.mark.parametrize(("players", "seed", "expert"), GAMES)
def test_what_a_seat_sees_does_not_depend_on_secrets(players: int, seed: int, expert: bool) -> None:
    """Equal views and equal choices for a state and its redraws, for every seat and for a spectator."""
    chance = seeded(seed)
    for state, _ in moments(players, seed, expert, longest=80):
        for seat in range(players):
            other = state.hidden(seat, chance)
            assert not GAME.check(other)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert GAME.view(other, SPECTATOR) == GAME.view(state, SPECTATOR)
            if seat == state.seat:
                assert GAME.choice(other) == GAME.choice(state)
                assert other.legal() == state.legal()


@pytest.mark.parametrize(("players", "seed", "expert"), GAMES[::3])
def test_nothing_real_shines_through_a_redraw(players: int, seed: int, expert: bool) -> None:
    """States that look alike to a seat give the same redraw for the same rng."""
    chance = seeded(seed)
    for state, _ in moments(players, seed, expert, longest=40):
        for seat in range(players):
            luck = chance.fork()
            first = state.hidden(seat, luck.copy())
            again = state.hidden(seat, chance.fork()).hidden(seat, luck.copy())
            assert GAME.dump(first) == GAME.dump(again)
            assert (first.rng.a, first.rng.b) == (again.rng.a, again.rng.b)


def names_in(view: View) -> set[str]:
    """Every rune and saga that the view names anywhere."""
    text = msgspec.json.encode(view).decode()
    return {name for name in [*RUNES, *SAGAS] if f'"{name}"' in text}


@pytest.mark.parametrize(("players", "seed", "expert"), GAMES)
def test_views_name_no_card_that_was_not_seen(players: int, seed: int, expert: bool) -> None:
    for state, _ in moments(players, seed, expert, longest=80):
        public = {RUNES[rune] for rune in state.rune_discard}
        secret = {SAGAS[saga] for saga in [*state.saga_deck, *state.aside]}
        for seat in range(players):
            own = {RUNES[rune] for rune in hand_of(state, seat)}
            named = names_in(GAME.view(state, seat))
            assert not named & secret
            known = {
                RUNES[state.runes[place]]
                for place in range(HAND * players)
                if state.known[place] >> seat & 1
            }  # fmt: skip
            assert {name for name in named if name.startswith("rn_")} == public | own | known
        seen_by_all = {name for name in names_in(GAME.view(state, SPECTATOR)) if name.startswith("rn_")}
        assert seen_by_all == public


def middle() -> State:
    """Some runes and sagas played, one town fallen."""
    return loaded(
        4,
        players={0: {"runes": ["rn_omen", "rn_lots"]}, 1: {"runes": ["rn_raven", "rn_hearth"], "towns": ["lincoln"]}},
        rune_discard=["rn_sunstone", "rn_danegeld"],
    )


def test_a_redraw_keeps_ones_own_hand_and_deals_the_others_again() -> None:
    state = middle()
    chance = seeded(3)
    hands = [state.hidden(0, chance) for _ in range(300)]
    assert all(hand_of(other, 0) == hand_of(state, 0) for other in hands)
    assert all(other.held == state.held for other in hands)
    dealt = Counter(rune for other in hands for rune in hand_of(other, 1))
    discarded = {RUNES.index("rn_sunstone"), RUNES.index("rn_danegeld")}
    assert not dealt.keys() & discarded
    assert RUNES.index("rn_omen") not in dealt  # there is one of it, and seat 0 holds it
    assert len(dealt) == 11  # of the fifteen basic cards all but those two, the omen and the lots


def test_treasures_are_redrawn_among_standing_towns_of_their_size() -> None:
    state = middle()
    lincoln = NODES.index("lincoln")
    chance = seeded(4)
    seen: dict[int, set[int]] = {port: set() for port in [*SMALL_TOWNS, *LARGE_TOWNS]}
    for _ in range(200):
        other = state.hidden(2, chance)
        for port, worths in seen.items():
            worths.add(other.treasure[port])
        assert sorted(other.treasure) == sorted(state.treasure)
    assert seen[lincoln] == {state.treasure[lincoln]}
    assert all(len(seen[port]) > 3 for port in SMALL_TOWNS if port != lincoln)
    assert all(seen[port] == {10, 12, 15} for port in LARGE_TOWNS)


def test_the_saga_deck_is_redrawn_within_its_periods() -> None:
    state = middle()
    chance = seeded(5)
    tops = set()
    for _ in range(200):
        other = state.hidden(0, chance)
        assert [PERIOD[saga] for saga in other.saga_deck] == [PERIOD[saga] for saga in state.saga_deck]
        assert sorted(other.saga_deck + other.aside) == sorted(state.saga_deck + state.aside)
        tops.add(other.saga_deck[-1])
    assert len(tops) == 6  # nine of the first period, three of them open


def thief() -> State:
    state = loaded(
        3,
        expert=True,
        players={
            0: {"at": "w_dover", "vikings": 1, "runes": ["rn_loki", "rn_lots"]},
            1: {"runes": ["rn_omen"]},
            2: {"runes": ["rn_frost", "rn_silence"]},
        },
    )
    do(state, "play rn_loki", "against 1", "wind stay")
    return state


def test_a_stolen_rune_stays_known_to_its_former_owner() -> None:
    state = thief()
    omen = RUNES.index("rn_omen")
    chance = seeded(6)
    assert all(omen in hand_of(state.hidden(1, chance), 0) for _ in range(60))
    assert not all(omen in hand_of(state.hidden(2, chance), 0) for _ in range(60))
    assert "rn_omen" in names_in(GAME.view(state, 1))
    assert "rn_omen" not in names_in(GAME.view(state, 2))


def test_a_known_rune_is_ticked_off_when_it_is_played() -> None:
    state = thief()
    do(state, "discard rn_omen", "wind stay")
    assert not any(state.known)


def test_a_second_theft_blurs_what_others_knew() -> None:
    """Seat 1 knows a card of seat 0; once seat 2 takes one of the two at random, seat 1 cannot be sure any more."""
    state = loaded(
        3,
        expert=True,
        seat=2,
        players={
            0: {"runes": ["rn_omen", "rn_lots"], "known": [[], [1]]},
            1: {"runes": []},
            2: {"at": "w_dover", "vikings": 1, "runes": ["rn_loki"]},
        },
    )
    do(state, "play rn_loki")
    assert state.known[HAND * 0] == 0
    assert state.known[HAND * 2] == 1


def test_a_game_that_is_over_hides_nothing_new() -> None:
    state = loaded(2, seat=1, last_rounds=1, saga_deck=[], open_sagas=["sg_rome"])
    do(state, "end")
    assert state.seat == NOBODY
    assert GAME.view(state.hidden(0, seeded(1)), 0) == GAME.view(state, 0)
