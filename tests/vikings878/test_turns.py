"""Turns of 878 Vikings: movement, leaders, the course of battles and the windows of events, in the corners."""

import pytest

from boardgames.core.errors import IllegalAction
from boardgames.core.game import Event
from boardgames.core.rng import ScriptedRng
from boardgames.vikings878 import GAME
from boardgames.vikings878.rules import State
from tests.vikings878.games import MOVE_ONLY, NO_HALFDAN, do, loaded, texts


def rolling(state: State, script: list[int], *actions: str) -> State:
    """Take the actions with chance forced."""
    state.rng = ScriptedRng(state.rng.a, state.rng.b, script)
    return do(state, *actions)


def marching(active: str, shires: dict[str, dict[str, int]], **more: object) -> State:
    """The Movement phase of a faction, with two armies of three shires; nobody holds events."""
    given: dict[str, object] = {
        "phase": "armies",
        "active": active,
        "round": 3,
        "turn": {"card": "02", "armies": 2, "reach": 3},
        "leaders": NO_HALFDAN,
        "shires": shires,
        "hands": MOVE_ONLY,
    }
    return loaded(2, None, **{**given, **more})


# ------------------------------------------------------------------------------------------------ turns


def test_a_faction_without_units_still_takes_its_turn() -> None:
    """VK-2.3, VK-2.4: it plays a card and draws; without a leader there is no Leaders phase."""
    state = loaded(
        2,
        phase="card",
        active="berserkers",
        round=3,
        order=["berserkers"],
        leaders=NO_HALFDAN,
        shires={"york": {"norsemen": 1}, "london": {"thegns": 1}},
        pools={"berserkers": 20},
        hands={**MOVE_ONLY, "berserkers": ["02", "03"]},
    )
    events: list[Event] = []
    state.log = events
    do(state, "play berserkers-02")
    assert [event.kind for event in events][:2] == ["movement", "drew"]
    assert GAME.dump(state)["order"][0] == "berserkers"
    assert len(GAME.dump(state)["order"]) == 2


def test_the_next_cube_is_drawn_only_when_a_turn_is_over() -> None:
    """VK-2.2, VK-2.5: and after the fourth the round ends."""
    state = marching("norsemen", {"york": {"norsemen": 2}, "london": {"thegns": 1}}, order=["thegns", "norsemen"])
    fence = state.fence
    do(state, "from york", "take 1", "to leeds", "stop")
    assert state.fence == fence
    do(state, "end")
    assert len(GAME.dump(state)["order"]) == 3
    last = ["thegns", "housecarls", "berserkers", "norsemen"]
    state = marching("norsemen", {"york": {"norsemen": 1}, "london": {"thegns": 1}}, order=last)
    do(state, "end")
    assert (state.round, len(state.order)) == (4, 1)


def test_a_hand_is_filled_at_the_end_of_ones_own_turn() -> None:
    """VK-8.1: a deck that is short gives what it has."""
    state = marching(
        "norsemen",
        {"york": {"norsemen": 1}, "london": {"thegns": 1}},
        hands={**MOVE_ONLY, "norsemen": ["03"]},
        decks={"norsemen": ["04"]},
    )
    do(state, "end")
    assert GAME.dump(state)["hands"]["norsemen"] == ["03", "04"]


# ------------------------------------------------------------------------------------------------ armies


def test_an_army_stops_where_enemies_are_and_fights_later() -> None:
    """VK-4.1, VK-4.4, VK-6.1, VK-7.3: the marker of a contested city stays until the battle is over."""
    state = marching(
        "thegns", {"bedford": {"thegns": 3}, "leicester": {"norsemen": 2}, "northampton": {"thegns": 1}}, round=3
    )
    do(state, "from bedford", "take 3", "to leicester")
    dump = GAME.dump(state)
    assert (dump["fights"], dump["turn"]["armies"], dump["markers"]) == (["leicester"], 1, ["leicester"])
    assert dump["spent"] == {"leicester": {"thegns": 3}}
    assert texts(state) == ["from northampton", "end"]


def test_armies_may_move_less_cross_friends_and_meet() -> None:
    """VK-4.5, VK-4.7: two armies end in one shire, through a third that is friendly."""
    shires = {
        "bedford": {"thegns": 2},
        "northampton": {"thegns": 1},
        "warwick": {"housecarls": 1},
        "york": {"norsemen": 1},
    }
    state = marching("thegns", shires)
    do(state, "from bedford", "take 1", "to warwick", "to worcester", "stop")
    do(state, "from northampton", "to warwick", "to worcester", "to gloucester")
    dump = GAME.dump(state)
    assert dump["shires"]["worcester"] == {"thegns": 1}
    assert dump["shires"]["gloucester"] == {"thegns": 1}
    assert dump["shires"]["warwick"] == {"housecarls": 1}


def test_no_army_without_a_unit_of_the_active_faction() -> None:
    """VK-4.8: the ally comes along, never alone."""
    shires = {"bedford": {"thegns": 2, "housecarls": 2}, "warwick": {"housecarls": 3}, "york": {"norsemen": 1}}
    state = marching("thegns", shires)
    assert texts(state) == ["from bedford", "end"]
    do(state, "from bedford", "take 2")
    assert texts(state) == ["take 2", "take 1", "take 0"]


def test_an_army_that_is_formed_takes_a_step() -> None:
    """R-40"""
    state = marching("thegns", {"bedford": {"thegns": 2}, "york": {"norsemen": 1}})
    do(state, "from bedford", "take 2")
    assert "stop" not in texts(state)
    do(state, "to warwick")
    assert "stop" in texts(state)


# ------------------------------------------------------------------------------------------------ leaders


def leading(**more: object) -> State:
    given: dict[str, object] = {
        "phase": "leaders",
        "active": "norsemen",
        "round": 3,
        "turn": {"card": "02", "armies": 2, "reach": 2},
        "leaders": {"halfdan": {"at": "leeds", "norsemen": 4, "berserkers": 2}},
        "shires": {"leeds": {"norsemen": 2}, "london": {"thegns": 2, "housecarls": 1}},
        "hands": MOVE_ONLY,
    }
    return loaded(2, None, **{**given, **more})


def test_the_steps_of_a_leader_are_counted_and_he_moves_once() -> None:
    """VK-5.1, VK-5.12: once he is done all on his card are spent, and one army is left."""
    state = leading()
    do(state, "lead halfdan", "to craven", "to ripon", "stop")
    dump = GAME.dump(state)
    assert dump["phase"] == "armies"
    assert dump["turn"]["armies"] == 1
    assert dump["leaders"]["halfdan"]["moved"]
    assert texts(state) == ["from leeds", "end"]


def test_a_leader_may_shift_at_the_end_and_programs_do_not_dwell_on_it() -> None:
    """VK-5.5, R-38"""
    state = do(leading(), "lead halfdan", "to craven", "to ripon")
    assert texts(state) == ["load norsemen", "load berserkers", "stop"]
    choice = GAME.choice(state)
    assert (choice.prompt.key, choice.plans) == ("prompt.arrived", ())
    worth = GAME.rate(state, state.legal())
    assert worth.index(max(worth)) == 2


def test_a_record_of_revision_one_does_not_say_that_a_leader_is_done() -> None:
    """VK-5.5: there was nothing to choose after his last step, so the next action comes at once."""
    state = do(leading(), "lead halfdan", "to craven", "to ripon")
    said = do(state.copy(), "stop", "from leeds")
    action = GAME.parse(state, "from leeds")
    assert GAME.text(action) == "from leeds"
    assert action not in state.legal()
    state.apply(action)
    assert GAME.dump(state) == GAME.dump(said)


def test_what_is_wrong_after_the_last_step_is_told_there() -> None:
    state = do(leading(), "lead halfdan", "to craven", "to ripon")
    with pytest.raises(IllegalAction, match="load norsemen, load berserkers, stop"):
        GAME.parse(state, "fly")


def test_an_ally_may_lead_with_a_unit_on_the_card() -> None:
    """R-07"""
    state = leading(active="berserkers")
    assert "lead halfdan" in texts(state)
    without = leading(active="berserkers", leaders={"halfdan": {"at": "leeds", "norsemen": 4, "berserkers": 0}})
    assert "lead halfdan" not in texts(without)


def test_a_leader_with_an_empty_card_stays_while_friends_are_there() -> None:
    """VK-5.11: and the active faction may put them on his card."""
    state = leading(leaders={"halfdan": {"at": "leeds", "norsemen": 0, "berserkers": 0}})
    do(state, "lead halfdan")
    assert texts(state) == ["load norsemen", "stop"]
    do(state, "load norsemen", "take 2")
    assert "to ripon" in texts(state)


def test_a_leader_without_anybody_is_out_with_his_card() -> None:
    """VK-5.10, R-35"""
    state = marching(
        "norsemen",
        {"london": {"thegns": 2}, "york": {"berserkers": 1}},
        leaders={"halfdan": {"at": "leeds", "norsemen": 2, "berserkers": 0}},
    )
    do(state, "from leeds", "take 2", "to ripon", "stop")
    halfdan = GAME.dump(state)["leaders"]["halfdan"]
    assert (halfdan["at"], halfdan["norsemen"]) == ("defeated", 0)
    assert "card-halfdan" not in GAME.view(state, 0).places


# ------------------------------------------------------------------------------------------------ battles and events


def test_both_sides_gone_leave_an_english_shire() -> None:
    """VK-6.10, R-28: the Norseman hits the last Thegn and runs."""
    state = marching("norsemen", {"warwick": {"norsemen": 2}, "bedford": {"thegns": 1}, "york": {"berserkers": 1}})
    # Thegns C; Norsemen H F, then nobody is left to roll against
    rolling(state, [2, 0, 5], "from warwick", "take 2", "to bedford", "end")
    dump = GAME.dump(state)
    assert dump["shires"]["bedford"] == {"norsemen": 1}
    assert dump["fled"]["norsemen"] == 1


def test_a_unit_may_join_another_battle_by_command() -> None:
    """VK-6.13: it fights there when that battle is chosen."""
    shires = {
        "bedford": {"thegns": 2, "norsemen": 2},
        "leicester": {"thegns": 2, "norsemen": 2},
        "york": {"berserkers": 1},
    }
    state = marching("thegns", shires, phase="battles", turn={"card": "02", "armies": 0, "reach": 2})
    assert set(texts(state)) == {"fight leicester", "fight bedford"}
    # Norsemen C C
    rolling(state, [3, 3], "fight bedford")
    assert "go leicester" in texts(state)
    do(state, "go leicester")
    assert GAME.dump(state)["shires"]["leicester"] == {"norsemen": 3, "thegns": 2}


def test_a_battle_event_needs_a_unit_of_its_faction_there() -> None:
    """VK-9.1, VK-9.3, VK-9.6, VK-9.8, R-13, R-14: Danegeld asks for a Housecarl in the battle."""
    hands = {**MOVE_ONLY, "housecarls": ["02", "11"]}
    for housecarls, asked in ((1, True), (0, False)):
        shires = {"warwick": {"norsemen": 4}, "bedford": {"thegns": 2}, "london": {"thegns": 1}}
        if housecarls:
            shires["bedford"]["housecarls"] = housecarls
        state = marching("norsemen", shires, hands=hands)
        do(state, "from warwick", "take 4", "to bedford")
        assert ("play housecarls-11" in texts(state)) is asked


def test_an_event_without_any_effect_is_not_offered() -> None:
    """VK-9.8, R-14: no Housecarl is in the pool, so the King's Purse stays shut."""
    for pool in (0, 2):
        state = loaded(
            2,
            phase="begin",
            active="housecarls",
            round=3,
            leaders=NO_HALFDAN,
            shires={
                "york": {"norsemen": 1},
                "manchester": {"norsemen": 1},
                "bedford": {"housecarls": 20 - pool},
                **{city: {"norsemen": 1} for city in ("winchester", "lichfield", "exeter", "london", "thetford")},
            },
            hands={**MOVE_ONLY, "housecarls": ["02", "03", "08"]},
        )
        assert ("play housecarls-08" in texts(state)) is bool(pool)


def test_a_spy_does_not_come_out_of_a_contested_shire() -> None:
    """R-22"""
    shires = {
        "warwick": {"norsemen": 4},
        "oxford": {"thegns": 1},
        "bedford": {"thegns": 2, "norsemen": 1},
        "gloucester": {"thegns": 2},
    }
    state = marching("norsemen", shires, hands={**MOVE_ONLY, "thegns": ["02", "12"]}, fights=["bedford"])
    do(state, "from warwick", "take 4", "to oxford", "end", "fight oxford", "play thegns-12")
    assert GAME.dump(state)["chain"]["place"] == "gloucester"  # those of Bedford are busy
    assert texts(state) == ["take 2", "take 1"]


def test_wall_and_fort_each_take_a_hit() -> None:
    """R-12, R-42: of three Hits one is left, and it falls on a Berserker."""
    state = marching(
        "thegns",
        {"bedford": {"norsemen": 4, "berserkers": 2}, "warwick": {"thegns": 3, "housecarls": 2}},
        hands={**MOVE_ONLY, "norsemen": ["02", "10"], "berserkers": ["02", "12"]},
    )
    do(state, "from warwick", "take 3", "take 2", "to bedford")
    # Vikings: C C, C C C; Housecarls H C, Thegns H H C
    rolling(state, [4, 4, 3, 3, 3, 0, 3, 0, 0, 2], "play norsemen-10", "play berserkers-12")
    dump = GAME.dump(state)
    assert dump["shires"]["bedford"]["berserkers"] == 1
    assert dump["shires"]["bedford"]["norsemen"] == 4


def test_a_wall_without_norsemen_needs_a_battle_to_come() -> None:
    """R-48"""
    hands = {**MOVE_ONLY, "norsemen": ["02", "10"]}
    shires = {"bedford": {"berserkers": 2}, "warwick": {"thegns": 3}, "york": {"norsemen": 1}}
    state = marching("thegns", shires, hands=hands, turn={"card": "02", "armies": 1, "reach": 2})
    do(state, "from warwick", "take 3", "to bedford")
    assert "play norsemen-10" not in texts(state)


def test_morale_reaches_the_raiders_at_sea() -> None:
    """R-37, R-20: the new Berserkers are ready."""
    state = loaded(
        2,
        {"scenario": "northumbrian-raids"},
        phase="begin",
        active="berserkers",
        round=2,
        shires={"york": {"thegns": 2}},
        hands={**MOVE_ONLY, "berserkers": ["02", "03", "08"]},
    )
    do(state, "play berserkers-08", "take 2")
    raiders = GAME.dump(state)["leaders"]["raiders"]
    assert (raiders["norsemen"], raiders["berserkers"]) == (2, 4)
