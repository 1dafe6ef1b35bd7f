"""What a seat of 878 Vikings can know (VK-14): views tell no secret, and a redraw keeps all that was seen."""

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from boardgames.core.game import NOBODY, SPECTATOR
from boardgames.core.rng import seeded
from boardgames.vikings878 import GAME
from boardgames.vikings878.data import CARD_NAMES, CARDS, MOVING
from boardgames.vikings878.rules import State
from boardgames.vikings878.scoring import side_of
from tests.vikings878.games import MOVE_ONLY, NO_HALFDAN, TABLES, loaded, moments


def redraws(state: State, seat: int, number: int) -> list[State]:
    chance = seeded(99)
    return [state.hidden(seat, chance.fork()) for _ in range(number)]


def secrets(state: State, seat: int) -> set[str]:
    """Cards in the hands of the other side (all, for a spectator)."""
    return {
        CARD_NAMES[faction][card]
        for faction in range(4)
        for card in range(CARDS)
        if state.hands[faction] >> card & 1 and (seat == SPECTATOR or side_of(state, seat) != faction >> 1)
    }


# ------------------------------------------------------------------------------------------------ views


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_view_names_a_card_of_the_other_side(players: int, options: dict[str, str]) -> None:
    for state, _ in moments(players, 3, options):
        if state.seat == NOBODY:
            break
        for seat in (*range(players), SPECTATOR):
            text = msgspec.json.encode(GAME.view(state, seat)).decode()
            assert not [name for name in secrets(state, seat) if f'"{name}"' in text]


def test_partners_see_each_others_hands() -> None:
    state = loaded(4, phase="extra", hands={"thegns": ["02", "08", "09"], "housecarls": ["03", "10", "11"]})
    for seat in (2, 3):
        places = GAME.view(state, seat).places
        assert [piece.face for piece in places["hand-thegns"]] == ["thegns-02", "thegns-08", "thegns-09"]
        assert next(piece.face for piece in places["hand-housecarls"]) == "housecarls-03"
    for seat in (0, 1, SPECTATOR):
        (back,) = GAME.view(state, seat).places["hand-thegns"]
        assert (back.face, back.count) == ("", 3)


@pytest.mark.parametrize(("players", "options"), TABLES[::3])
def test_secret_events_come_in_full_and_in_outline(players: int, options: dict[str, str]) -> None:
    for state, events in moments(players, 4, options):
        for event, outline in pairwise(events):
            if event.kind in ("drew", "chose"):
                assert outline.kind == f"{event.kind}_secretly"
                assert not {"card", "cards"} & outline.values.keys()
                side = ["norsemen", "berserkers", "housecarls", "thegns"].index(str(event.values["faction"])) >> 1
                for seat in (*range(players), SPECTATOR):
                    assert event.visible_to(seat) == (seat != SPECTATOR and side_of(state, seat) == side)
                    assert outline.visible_to(seat) != event.visible_to(seat)


def test_cards_are_for_the_eyes_of_who_chooses() -> None:
    card = loaded(
        2, phase="card", active="norsemen", round=2, hands={"norsemen": ["02", "03"]}, shires={"york": {"norsemen": 1}}
    )
    assert GAME.choice(card).secret
    march = loaded(
        2,
        phase="armies",
        active="norsemen",
        round=2,
        turn={"armies": 1, "reach": 2},
        leaders=NO_HALFDAN,
        shires={"york": {"norsemen": 2}},
    )
    assert not GAME.choice(march).secret


# ------------------------------------------------------------------------------------------------ redraws


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_redraw_looks_the_same_to_the_seat(players: int, options: dict[str, str]) -> None:
    chance = seeded(17)
    for state, _ in moments(players, 5, options):
        seat = chance.below(players)
        other = state.hidden(seat, chance.fork())
        assert not GAME.check(other)
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert GAME.view(other, SPECTATOR) == GAME.view(state, SPECTATOR)
        assert other.seat == state.seat
        if state.seat == seat:
            assert GAME.choice(other) == GAME.choice(state)


@pytest.mark.parametrize(("players", "options"), TABLES[::2])
def test_nothing_real_shines_through(players: int, options: dict[str, str]) -> None:
    """Two states that look alike to a seat are redrawn alike."""
    chance = seeded(18)
    for number, (state, _) in enumerate(moments(players, 6, options)):
        if number % 4 == 0:
            seat = chance.below(players)
            other = state.hidden(seat, chance.fork())
            luck = chance.fork()
            assert GAME.dump(other.hidden(seat, luck.copy())) == GAME.dump(state.hidden(seat, luck.copy()))


def test_a_redraw_leaves_the_state_alone() -> None:
    state = loaded(2, phase="extra")
    before, source = GAME.dump(state), (state.rng.a, state.rng.b)
    redraws(state, 1, 20)
    assert (GAME.dump(state), state.rng.a, state.rng.b) == (before, *source)


def test_every_unseen_card_turns_up_in_a_hand() -> None:
    state = loaded(2, phase="extra", gone={"norsemen": ["02", "08"]})
    seen = Counter(card for other in redraws(state, 1, 600) for card in range(CARDS) if other.hands[0] >> card & 1)
    assert set(seen) == set(range(12)) - {1, 7}
    assert max(seen.values()) < 2 * min(seen.values())
    assert all(other.hands[2:] == state.hands[2:] for other in redraws(state, 1, 5))


def test_a_hand_always_has_a_card_to_move_with() -> None:
    """VK-8.2: everybody knows that."""
    state = loaded(
        2, phase="extra", gone={"norsemen": ["01", "02", "03", "04", "05", "06"]}, hands={"norsemen": ["07", "08"]}
    )
    assert all(other.hands[0] & MOVING for other in redraws(state, 1, 60))


def test_chosen_events_of_the_other_side_are_known_as_far_as_they_were_shown() -> None:
    """VK-12.2"""
    state = loaded(
        2,
        {"advanced": "yes"},
        phase="card",
        active="thegns",
        round=2,
        leaders=NO_HALFDAN,
        shires={"york": {"norsemen": 1}},
        hands={**MOVE_ONLY, "norsemen": ["02", "12", "13"], "thegns": ["02", "03"]},
        decks={"norsemen": ["01", "03", "04", "05", "06", "07", "10"]},
        gone={"norsemen": ["08", "14"]},
        shown={"norsemen": ["12"]},
    )
    everything = [other.hands[0] | other.decks[0] | other.gone[0] for other in redraws(state, 1, 300)]
    assert all(cards >> 11 & 1 and cards >> 7 & 1 and cards >> 13 & 1 for cards in everything)
    events = Counter(card for cards in everything for card in range(7, CARDS) if cards >> card & 1)
    assert set(events) == set(range(7, CARDS))
    assert events[12] < 120  # the Fort, really there, is no likelier than the rest


def test_who_is_asked_has_something_to_play() -> None:
    """A prompt in a window gives away that much, to everybody."""
    state = loaded(
        4,
        phase="armies",
        active="thegns",
        round=2,
        turn={"card": "04", "armies": 1, "reach": 2},
        leaders=NO_HALFDAN,
        shires={"warwick": {"thegns": 3}, "bedford": {"norsemen": 3}},
        hands={**MOVE_ONLY, "norsemen": ["02", "08", "10"]},
    )
    for text in ("from warwick", "take 3", "to bedford"):
        state.apply(GAME.parse(state, text))
    assert state.seat == 0
    for other in redraws(state, 3, 50):
        assert other.hands[0] >> 9 & 1  # only Shield Wall can be played here


def test_the_dice_to_come_are_not_known() -> None:
    state = loaded(
        2,
        phase="armies",
        active="norsemen",
        round=2,
        turn={"card": "04", "armies": 1, "reach": 2},
        leaders=NO_HALFDAN,
        shires={"warwick": {"norsemen": 9}, "bedford": {"thegns": 9, "housecarls": 3}},
        hands=MOVE_ONLY,
    )
    rolls = set()
    for other in redraws(state, 0, 30):
        for text in ("from warwick", "take 9", "to bedford"):
            other.apply(GAME.parse(other, text))
        rolls.add(tuple(other.dice))
    assert len(rolls) > 15


def test_at_the_end_everything_is_shown() -> None:
    state = loaded(2, phase="over", winner="english", round=5)
    assert [piece.face for piece in GAME.view(state, 1).places["hand-norsemen"]] != [""]
    assert GAME.dump(state.hidden(1, seeded(1))) == GAME.dump(state)
