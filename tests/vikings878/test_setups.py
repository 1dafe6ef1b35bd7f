"""How the games of 878 Vikings begin, and which rules the scenarios change."""

import pytest

from boardgames.core.game import Setup
from boardgames.vikings878 import GAME
from boardgames.vikings878.data import DIE, FACES, FACTIONS, FLEE, MOVING, NEXT, SHIRES
from boardgames.vikings878.rules import State
from boardgames.vikings878.worth import WEIGHTS
from tests.vikings878.games import MOVE_ONLY, NO_HALFDAN, do, loaded, texts

RAIDS, GAMBLE = {"scenario": "northumbrian-raids"}, {"scenario": "alfreds-gamble"}


def new(seed: int = 1, **options: str) -> State:
    return GAME.new(GAME.completed(Setup(2, seed, options)))


def placed(state: State, *places: str) -> State:
    return do(state, *(f"put {place}" for place in places))


# ------------------------------------------------------------------------------------------------ the full game


@pytest.mark.parametrize("seed", range(12))
def test_hands_are_three_cards_with_one_to_move(seed: int) -> None:
    """VK-1.2, VK-1.3"""
    state = new(seed)
    for faction in range(4):
        assert state.hands[faction].bit_count() == 3
        assert state.hands[faction] & MOVING
        assert (state.hands[faction] | state.decks[faction]) == 0b1111_1111_1111


def test_the_printed_units_stand_and_the_rest_is_in_the_pools() -> None:
    """VK-1.4, VK-1.6, VK-1.7, VK-1.9, VK-1.10"""
    dump = GAME.dump(new())
    assert dump["pools"] == {"norsemen": 23, "berserkers": 12, "housecarls": 12, "thegns": 23, "fyrd": 10}
    assert dump["shires"]["york"] == {"housecarls": 1, "thegns": 1}
    assert (
        dump["leaders"]["halfdan"] | {"norsemen": 17, "berserkers": 8, "at": "offshore"} == dump["leaders"]["halfdan"]
    )
    assert dump["leaders"]["alfred"]["at"] == "waiting"
    assert len(dump["fyrd_deck"]) == 16
    assert GAME.view(new(), 0).counters["track"] == 17


def test_the_housecarls_place_four_then_the_thegns() -> None:
    """VK-1.5, R-01: anywhere but in marsh."""
    state = new()
    assert "put york" in texts(state)
    assert "put hallam" in texts(state)
    assert not {"put ely", "put athelney", "put wedmore", "put crowland"} & set(texts(state))
    placed(state, "york", "york", "hallam", "london", "exeter", "exeter", "exeter", "exeter")
    dump = GAME.dump(state)
    assert dump["shires"]["york"]["housecarls"] == 3
    assert dump["shires"]["exeter"]["thegns"] == 5
    assert (dump["active"], dump["round"]) == ("norsemen", 1)


def test_berserkers_never_flee_and_fyrd_never_command() -> None:
    """R-02"""
    faces = {name: {FACES[face] for face in DIE[faction]} for faction, name in enumerate(FACTIONS)}
    assert faces["berserkers"] == {"hit", "command"}
    assert faces["fyrd"] == {"hit", "flee", "blank"}
    assert FACES[FLEE] in faces["norsemen"] & faces["housecarls"] & faces["thegns"]


def test_the_board_is_corrected() -> None:
    """R-27: Portchester lies at the sea, Dorchester beside Winchester; nothing lies beyond the borders (VK-4.10)."""
    ways = NEXT[0][0]
    assert SHIRES.index("winchester") in ways[SHIRES.index("dorchester")]
    state = loaded(2, phase="card", active="norsemen", hands={**MOVE_ONLY, "norsemen": ["02", "03"]})
    do(state, "play norsemen-02")
    assert "to portchester" not in texts(state)  # on the Channel, and Halfdan comes from the North Sea
    guthrum = loaded(
        2,
        phase="leaders",
        active="norsemen",
        round=5,
        turn={"card": "02", "armies": 2, "reach": 4},
        leaders={**NO_HALFDAN, "guthrum": {"at": "offshore", "norsemen": 5}},
        leader_deck=["ubbe", "rollo"],
        shires={"york": {"norsemen": 1}, "london": {"thegns": 1}},
        hands=MOVE_ONLY,
    )
    assert "to portchester" in texts(guthrum)


def test_the_advanced_set_up_has_its_advice() -> None:
    """VK-12.3: what a program chooses, five of twelve for each faction."""
    state = new(advanced="yes")
    for faction in FACTIONS[:4]:
        wanted = WEIGHTS.chosen[faction]
        assert len(set(wanted)) == 5
        for _ in range(5):
            worth = GAME.rate(state, state.legal())
            text = texts(state)[worth.index(max(worth))]
            assert text.removeprefix(f"choose {faction}-") in wanted
            do(state, text)
    assert all((hand | deck).bit_count() == 12 for hand, deck in zip(state.hands, state.decks, strict=True))


# ------------------------------------------------------------------------------------------------ Northumbrian Raids


def test_the_raids_are_set_up_in_northumbria() -> None:
    """VK-10.1, VK-10.2, R-29, R-30, R-31"""
    state = new(**RAIDS)
    dump = GAME.dump(state)
    assert dump["shires"] == {
        "durham": {"thegns": 1},
        "carlisle": {"thegns": 1},
        "york": {"housecarls": 1, "thegns": 1},
        "manchester": {"thegns": 1},
    }
    assert dump["fyrd_deck"] == ["07", "08", "09", "10", "11", "12", "13", "14"]
    assert sorted(dump["hands"]["thegns"] + dump["decks"]["thegns"]) == ["02", "03", "04", "08", "09"]
    assert len(texts(state)) == 23
    assert "put lincoln" not in texts(state)
    placed(state, *["york"] * 8)
    dump = GAME.dump(state)
    assert dump["active"] == "norsemen"
    raiders = dump["leaders"]["raiders"]
    assert (raiders["at"], raiders["norsemen"], raiders["berserkers"]) == ("offshore", 4, 2)
    assert GAME.view(state, 0).counters["track"] == 7


@pytest.mark.parametrize("markers", ["7", "6", "5"])
def test_the_raids_may_be_played_for_fewer_markers(markers: str) -> None:
    """VK-10.1: a help for the Vikings, and the programs know it."""
    state = new(markers=markers, **RAIDS)
    assert GAME.view(state, 0).counters["track"] == int(markers)
    assert state.scores() == [0, int(markers) + 20]
    expected = GAME.evaluate(state)
    assert sum(expected) == pytest.approx(int(markers) + 20)
    if markers != "7":
        harder = GAME.evaluate(new(**RAIDS))
        assert expected[1] - expected[0] < harder[1] - harder[0]


def test_the_markers_of_the_raids_change_nothing_elsewhere() -> None:
    for options in ({}, GAMBLE):
        plain, fewer = new(**options), new(markers="5", **options)
        assert GAME.dump(plain) == GAME.dump(fewer)
        assert GAME.view(plain, 0) == GAME.view(fewer, 0)


def test_fled_raiders_come_back_to_viking_coasts_only() -> None:
    """VK-10.5: not to the army at sea, and not inland."""
    state = loaded(
        2,
        RAIDS,
        phase="begin",
        active="norsemen",
        round=2,
        fled={"norsemen": 2},
        shires={
            "durham": {"norsemen": 1},
            "whitby": {"berserkers": 1},
            "leeds": {"norsemen": 1},
            "york": {"thegns": 2},
        },
        hands=MOVE_ONLY,
    )
    assert texts(state) == ["put durham", "put whitby"]


def test_raiders_that_could_not_land_are_joined_by_the_next() -> None:
    """VK-10.4, R-36"""
    state = loaded(
        2,
        RAIDS,
        phase="begin",
        active="berserkers",
        round=2,
        leaders={"raiders": {"at": "offshore", "norsemen": 3, "berserkers": 0}},
        shires={"york": {"thegns": 2}},
        hands={**MOVE_ONLY, "berserkers": ["02", "03"]},
    )
    raiders = GAME.dump(state)["leaders"]["raiders"]
    assert (raiders["norsemen"], raiders["berserkers"]) == (7, 2)


# ------------------------------------------------------------------------------------------------ Alfred's Gamble


def test_the_gamble_is_set_up_in_wessex() -> None:
    """VK-11.1 to VK-11.4: Guthrum at Winchester, Alfred in a marsh, three more units for each English faction."""
    state = new(**GAMBLE)
    assert texts(state) == ["put wedmore", "put athelney"]
    do(state, "put athelney")
    assert "put alfred" in texts(state)
    assert not {"put winchester", "put york"} & set(texts(state))
    placed(state, "alfred", "london", "london", "alfred", "alfred", "exeter")
    dump = GAME.dump(state)
    guthrum = dump["leaders"]["guthrum"]
    assert (guthrum["at"], guthrum["norsemen"], guthrum["berserkers"]) == ("winchester", 17, 8)
    alfred = dump["leaders"]["alfred"]
    assert (alfred["at"], alfred["housecarls"], alfred["thegns"]) == ("athelney", 5, 5)
    assert dump["markers"] == ["winchester"]
    assert GAME.view(state, 0).counters["track"] == 4
    assert dump["fyrd_deck"] == [f"{card:02}" for card in range(4, 14)]
    assert dump["active"] == "norsemen"


@pytest.mark.parametrize(("faction", "number"), [("norsemen", 3), ("berserkers", 1)])
def test_the_vikings_of_the_gamble_get_a_few(faction: str, number: int) -> None:
    """VK-11.5: a Norseman for each city, or one Berserker; in any Viking shire."""
    state = loaded(
        2,
        GAMBLE,
        phase="begin",
        active=faction,
        round=2,
        leaders={
            "guthrum": {"at": "winchester", "norsemen": 5, "berserkers": 2},
            "alfred": {"at": "athelney", "housecarls": 2, "thegns": 2},
        },
        shires={"oxford": {}, "selsey": {"norsemen": 1}, "exeter": {"berserkers": 1}, "wilton": {"norsemen": 1}},
        hands={**MOVE_ONLY, faction: ["04", "05"]} | {name: ["04"] for name in FACTIONS[:4] if name != faction},
    )
    assert {"put guthrum", "put wilton", "put selsey", "put winchester"} <= set(texts(state))
    assert state.left == number


def test_the_navy_of_the_gamble_closes_one_shire() -> None:
    """VK-11.9"""
    state = loaded(
        2,
        GAMBLE,
        phase="card",
        active="norsemen",
        round=2,
        leaders={
            "guthrum": {"at": "winchester", "norsemen": 5, "berserkers": 2},
            "alfred": {"at": "athelney", "housecarls": 2, "thegns": 2},
        },
        shires={"london": {"thegns": 1}},
        hands={"norsemen": ["04", "05"], "berserkers": ["04"], "housecarls": ["04", "10"], "thegns": ["04"]},
    )
    do(state, "play norsemen-04", "play housecarls-10", "close selsey")
    assert state.seat == 0
    assert GAME.dump(state)["turn"]["closed"] == ["selsey"]


@pytest.mark.parametrize("where", ["centres", "cities"])
def test_alfred_enters_where_the_option_says(where: str) -> None:
    """R-03: a reinforcement centre, or as a house rule any English city."""
    state = loaded(
        2,
        {"alfred": where},
        phase="begin",
        active="thegns",
        round=5,
        leaders=NO_HALFDAN,
        shires={"york": {"norsemen": 1}, "oxford": {"thegns": 1}},
        hands=MOVE_ONLY,
    )
    assert "put oxford" in texts(state)
    assert ("put hereford" in texts(state)) is (where == "cities")
    assert "put york" not in texts(state)
