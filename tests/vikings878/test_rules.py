"""Corners of the rules of 878 Vikings that positions do not reach."""

import pytest

from boardgames.core.errors import LonghallError
from boardgames.core.game import Event, Setup
from boardgames.core.rng import ScriptedRng
from boardgames.vikings878 import GAME
from boardgames.vikings878.data import (
    FULL,
    FYRD_DECK,
    FYRD_VALUES,
    GAMBLE,
    LANDING,
    MAJORS,
    NEXT,
    RAIDS,
    REGION,
    REGION_CENTRES,
    SHIRES,
    TITLE,
    WINDOW_CARDS,
)
from boardgames.vikings878.rules import State
from boardgames.vikings878.sheet import DATA
from tests.vikings878.games import MOVE_ONLY, NO_HALFDAN, do, loaded, texts


def rolling(state: State, script: list[int], *actions: str) -> State:
    """Take the actions with chance forced."""
    state.rng = ScriptedRng(state.rng.a, state.rng.b, script)
    return do(state, *actions)


# ------------------------------------------------------------------------------------------------ the board


def test_the_board_has_its_known_figures() -> None:
    assert (len(SHIRES), len(DATA.borders), len(MAJORS), len(REGION_CENTRES[FULL])) == (63, 147, 17, 11)
    assert [len(REGION[scenario]) for scenario in (FULL, RAIDS, GAMBLE)] == [63, 23, 16]
    assert sum(shire.start[0] for shire in DATA.shires) == 8
    assert sum(shire.start[1] for shire in DATA.shires) == 17
    assert sorted(FYRD_VALUES) == [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4
    assert [deck.bit_count() for deck in FYRD_DECK] == [16, 8, 10]


def test_borders_are_mutual_and_named_once() -> None:
    pairs = {frozenset(pair) for pair in DATA.borders}
    assert len(pairs) == len(DATA.borders)
    for scenario in (FULL, RAIDS, GAMBLE):
        for side in (0, 1):
            for shire, ways in enumerate(NEXT[scenario][side]):
                assert all(frozenset((SHIRES[shire], SHIRES[to])) in pairs for to in ways)


def test_landings_are_on_the_seas_of_the_card() -> None:
    north = {SHIRES[shire] for shire in LANDING[FULL][0]}
    assert "canterbury" in north
    assert not north & {"winchester", "carlisle", "ely", "thetford"}
    assert {"winchester", "carlisle", "gloucester"} <= {SHIRES[shire] for shire in LANDING[FULL][4]}


def test_each_faction_has_its_six_titles_twice() -> None:
    for titles in TITLE:
        assert titles[:7] == [-1] * 7
        assert titles[7:13] == titles[13:19]
        assert len(set(titles[7:13])) == 6
    held = sum(cards != 0 for by_active in WINDOW_CARDS for cards_of in by_active for cards in cards_of)
    assert held > 0


# ------------------------------------------------------------------------------------------------ turns


def test_the_norsemen_open_and_every_faction_acts_once_in_a_round() -> None:
    """VK-1.8, VK-2.1"""
    events: list[Event] = []
    state = GAME.new(GAME.completed(Setup(2, 8)), events)
    while state.round < 4 and state.seat >= 0:
        state.log = events
        legal = state.legal()
        worth = GAME.rate(state, legal)
        state.apply(legal[worth.index(max(worth))])
    turns = [str(event.values["faction"]) for event in events if event.kind == "turn"]
    assert turns[0] == "norsemen"
    for first in (0, 4, 8):
        assert len(set(turns[first : first + 4])) == 4


def test_halfdan_lands_in_round_one_and_nobody_is_revealed() -> None:
    """VK-1.9, VK-3.1"""
    state = loaded(2, phase="begin", active="norsemen", hands={"norsemen": ["02", "03", "04"]})
    assert GAME.dump(state)["leader_deck"] == ["ivar", "bjorn", "reinforcements", "guthrum", "ubbe", "rollo"]
    state = loaded(2, phase="card", active="norsemen", hands={**MOVE_ONLY, "norsemen": ["02", "03"]})
    do(state, "play norsemen-02")
    assert "to york" in texts(state)
    assert "stop" not in texts(state)


def test_an_offshore_leader_without_a_unit_of_the_active_faction_waits() -> None:
    """VK-5.4"""
    state = loaded(
        2,
        phase="leaders",
        active="berserkers",
        round=2,
        turn={"card": "02", "armies": 2, "reach": 4},
        leaders={"halfdan": {"at": "offshore", "norsemen": 9, "berserkers": 0}},
        shires={"york": {"berserkers": 1}},
        hands=MOVE_ONLY,
    )
    assert texts(state) == ["from york", "end"]


def test_a_leader_at_sea_waits_when_no_army_is_left() -> None:
    """VK-5.4: other leaders may move first and use the armies up."""
    state = loaded(
        2,
        phase="leaders",
        active="norsemen",
        round=2,
        turn={"card": "02", "armies": 1, "reach": 4},
        leaders={
            "halfdan": {"at": "york", "norsemen": 9, "berserkers": 0},
            "ivar": {"at": "offshore", "norsemen": 9, "berserkers": 0},
        },
        leader_deck=["bjorn", "guthrum", "ubbe", "rollo"],
        shires={"london": {"thegns": 1}},
        hands={**MOVE_ONLY, "thegns": ["02", "03"]},
    )
    assert texts(state) == ["lead halfdan", "lead ivar"]
    do(state, "lead halfdan", "to leeds", "stop")
    assert GAME.dump(state)["leaders"]["ivar"]["at"] == "offshore"


def test_the_last_army_is_kept_for_the_raiders() -> None:
    """VK-10.4, R-32: they may not be left at sea for want of an army."""
    state = loaded(
        2,
        {"scenario": "northumbrian-raids"},
        phase="armies",
        active="norsemen",
        round=2,
        turn={"card": "02", "armies": 2, "reach": 4},
        leaders={"raiders": {"at": "offshore", "norsemen": 4, "berserkers": 2}},
        shires={"durham": {"norsemen": 2}, "york": {"thegns": 1}},
        hands={**MOVE_ONLY, "thegns": ["02", "03"]},
    )
    assert texts(state) == ["from durham", "from raiders"]
    do(state, "from durham", "take 1", "to hexham", "stop")
    assert "to durham" in texts(state)
    assert "end" not in texts(state)


def test_the_fyrd_deck_is_shuffled_again_when_it_is_used_up() -> None:
    """VK-6.11"""
    state = loaded(
        2,
        phase="armies",
        active="norsemen",
        round=2,
        turn={"card": "02", "armies": 1, "reach": 4},
        leaders=NO_HALFDAN,
        shires={"warwick": {"norsemen": 3}, "oxford": {"thegns": 2, "housecarls": 2}},
        hands=MOVE_ONLY,
        fyrd_deck=[],
    )
    # card 01 of the new deck; Housecarls C C, Thegns C C, Fyrd - -; Norsemen H C C
    rolling(state, [0, 3, 3, 2, 2, 5, 5, 0, 3, 3], "from warwick", "take 3", "to oxford")
    assert state.fyrd == 5
    assert state.fyrd_deck.bit_count() == 15


def test_fyrd_never_exceed_their_pool() -> None:
    """VK-6.11: a second card in the same battle takes what is left of the ten."""
    state = loaded(
        2,
        phase="battles",
        active="housecarls",
        round=2,
        turn={"card": "02", "armies": 0, "reach": 2, "lasting": ["alfreds_gambit"]},
        leaders=NO_HALFDAN,
        shires={"bedford": {"norsemen": 3, "housecarls": 2}, "derby": {"norsemen": 1, "housecarls": 1}},
        pools={"fyrd": 10},
        hands=MOVE_ONLY,
        fyrd_deck=["01", "02"],
    )
    rolling(state, [0, 0, 3, 3], "fight bedford")
    assert (state.fyrd, state.pool[4]) == (5, 5)


def test_a_hand_without_a_card_to_move_is_shown_and_drawn_again() -> None:
    """VK-8.2"""
    state = loaded(
        2,
        phase="armies",
        active="norsemen",
        round=2,
        order=["norsemen"],
        turn={"card": "02", "armies": 1, "reach": 4},
        leaders=NO_HALFDAN,
        shires={"york": {"norsemen": 1}, "london": {"thegns": 1}},
        hands={**MOVE_ONLY, "norsemen": ["08", "09"]},
        decks={"norsemen": ["03", "10"]},
    )
    events: list[Event] = []
    state.log = events
    rolling(state, [1], "end")  # card 10 first
    shown = next(event for event in events if event.kind == "showed")
    assert shown.values["cards"] == ("norsemen-08", "norsemen-09", "norsemen-10")
    assert shown.visible_to(1)
    assert GAME.dump(state)["shown"]["norsemen"] == ["08", "09", "10"]
    assert state.hands[0] >> 2 & 1


def test_after_round_seven_no_card_to_move_is_left_and_the_game_ends() -> None:
    """VK-8.5"""
    state = loaded(
        2,
        phase="armies",
        active="norsemen",
        round=7,
        order=["thegns", "housecarls", "berserkers", "norsemen"],
        turn={"card": "07", "armies": 1, "reach": 2},
        leaders=NO_HALFDAN,
        shires={"york": {"norsemen": 1}, "london": {"thegns": 1}},
        hands={**MOVE_ONLY, "norsemen": ["08", "09"]},
        decks={"norsemen": ["10", "11", "12"]},
        gone={"norsemen": ["01", "02", "03", "04", "05", "06", "07"]},
    )
    do(state, "end")
    assert state.seat == -1
    assert GAME.dump(state)["winner"] == "english"


# ------------------------------------------------------------------------------------------------ battles


def battle(**more: object) -> State:
    """Thegns and Housecarls march into Bedford against Vikings; nobody holds events."""
    given: dict[str, object] = {
        "phase": "armies",
        "active": "thegns",
        "round": 2,
        "turn": {"card": "04", "armies": 1, "reach": 2},
        "leaders": NO_HALFDAN,
        "shires": {"warwick": {"thegns": 3, "housecarls": 2}, "bedford": {"norsemen": 3, "berserkers": 2}},
        "hands": MOVE_ONLY,
    }
    return loaded(2, None, **{**given, **more})


def test_a_faction_rolls_at_most_its_dice() -> None:
    """VK-6.4"""
    state = battle(shires={"warwick": {"thegns": 9, "housecarls": 5}, "bedford": {"norsemen": 7, "berserkers": 6}})
    rolling(state, [0, 4, 3, 3, 3], "from warwick", "take 9", "take 5", "to bedford")
    assert GAME.dump(state)["battle"]["dice"] == ["berserkers hit", "berserkers command"] + ["norsemen command"] * 3


def test_hits_beyond_the_last_unit_are_lost() -> None:
    """VK-6.7"""
    state = battle(
        shires={"warwick": {"thegns": 1}, "bedford": {"norsemen": 3, "berserkers": 2}, "york": {"thegns": 1}}
    )
    rolling(state, [0, 0, 0, 0, 5], "from warwick", "to bedford")
    dump = GAME.dump(state)
    assert dump["shires"]["bedford"] == {"norsemen": 2, "berserkers": 2}
    assert dump["fled"]["norsemen"] == 1  # flights of the winners count all the same


def test_no_command_after_the_last_enemy_is_gone() -> None:
    """R-10"""
    state = battle(
        shires={
            "warwick": {"thegns": 1},
            "bedford": {"norsemen": 3},
            "leicester": {"norsemen": 1},
            "york": {"thegns": 1},
        }
    )
    rolling(state, [0, 3, 3], "from warwick", "to bedford")
    assert GAME.dump(state)["shires"]["bedford"] == {"norsemen": 3}


def test_the_speaker_of_the_defenders_has_more_units() -> None:
    """VK-6.3: and in a tie it is the Norsemen or the Thegns."""
    for vikings, speaker in (({"norsemen": 1, "berserkers": 3}, 1), ({"norsemen": 2, "berserkers": 2}, 0)):
        given = GAME.dump(battle(shires={"warwick": {"thegns": 3, "housecarls": 2}, "bedford": vikings}))
        state = GAME.load(GAME.completed(Setup(4, 1)), given)
        # Vikings without effect; Housecarls C C, Thegns H H C: the first Hit takes a Berserker
        script = [4] * min(2, vikings["berserkers"]) + [3] * vikings["norsemen"] + [3, 3, 0, 0, 2]
        rolling(state, script, "from warwick", "take 3", "take 2", "to bedford")
        assert state.seat == speaker


def test_units_that_left_by_command_are_spent() -> None:
    """VK-6.8, R-21"""
    state = battle(
        turn={"card": "04", "armies": 2, "reach": 2},
        phase="leaders",
        round=5,
        leaders={**NO_HALFDAN, "alfred": {"at": "warwick", "housecarls": 1, "thegns": 2}},
        shires={"bedford": {"norsemen": 2}, "leicester": {"thegns": 1}},
    )
    # Norsemen C C; Housecarls C, Thegns C C
    rolling(state, [3, 3, 3, 2, 2], "lead alfred", "to bedford")
    assert texts(state) == ["go leicester from alfred", "stay"]
    do(state, "go leicester from alfred")
    dump = GAME.dump(state)
    assert dump["shires"]["leicester"] == {"thegns": 2}
    assert dump["spent"] == {"leicester": {"thegns": 1}}


def test_alfred_is_lost_if_only_fyrd_are_left() -> None:
    """VK-5.10"""
    state = loaded(
        2,
        phase="armies",
        active="norsemen",
        round=5,
        order=["thegns", "housecarls", "berserkers", "norsemen"],
        turn={"card": "02", "armies": 1, "reach": 4},
        leaders={**NO_HALFDAN, "alfred": {"at": "oxford", "housecarls": 1, "thegns": 0}},
        shires={"warwick": {"norsemen": 1}, "york": {"berserkers": 1}},
        hands=MOVE_ONLY,
        decks={"norsemen": []},
        fyrd_deck=["16"],
    )
    # Housecarls F, Fyrd H -: the Norseman falls while the Housecarl runs
    rolling(state, [5, 0, 5, 1], "from warwick", "to oxford")
    assert GAME.dump(state)["leaders"]["alfred"]["at"] == "defeated"


# ------------------------------------------------------------------------------------------------ odds and ends


def test_undo_stops_at_the_dice() -> None:
    state = battle()
    before = state.fence
    do(state, "from warwick", "take 3", "take 2")
    assert state.fence == before
    do(state, "to bedford")
    assert state.fence > before


def test_a_position_may_not_name_what_is_not_there() -> None:
    with pytest.raises(LonghallError, match="no shire 'camelot'"):
        loaded(2, shires={"camelot": {"thegns": 1}})
    with pytest.raises(LonghallError, match="no card '20'"):
        loaded(2, hands={"thegns": ["20"]})


def test_a_leader_cannot_be_left_on_the_table_twice() -> None:
    """A dump is complete: loading it gives the same state, whatever the seed."""
    state = battle()
    do(state, "from warwick")
    other = GAME.load(GAME.completed(Setup(2, 77)), GAME.dump(state))
    assert GAME.dump(other) == GAME.dump(state)
    assert other.legal() == state.legal()


def test_choices_say_what_they_cost() -> None:
    state = battle(shires={"warwick": {"thegns": 3}, "bedford": {"norsemen": 3}})
    do(state, "from warwick", "take 3")
    hints = {option.text: option.hint for option in GAME.choice(state).options}
    attack, walk = hints["to bedford"], hints["to worcester"]
    assert attack is not None
    assert walk is not None
    assert (attack.key, attack.values["n"]) == ("hint.attack", 3)
    assert (walk.key, walk.values["left"]) == ("hint.step", 1)


def test_the_number_that_strands_a_leader_says_so() -> None:
    state = loaded(
        2,
        phase="armies",
        active="norsemen",
        round=2,
        turn={"card": "02", "armies": 1, "reach": 4},
        leaders={"halfdan": {"at": "york", "norsemen": 2, "berserkers": 0}},
        shires={"york": {"norsemen": 1}, "london": {"thegns": 1}},
        hands=MOVE_ONLY,
    )
    do(state, "from york")
    assert texts(state) == ["take 2", "take 1", "take 3"]
    keys = [option.hint.key if option.hint else "" for option in GAME.choice(state).options]
    assert keys == ["", "", "hint.leader_lost"]
