"""What the programs believe about 878 Vikings: odds of battles, rules of thumb, expected scores."""

import pytest

from boardgames.core.game import NOBODY, Setup
from boardgames.core.rng import seeded
from boardgames.vikings878 import GAME, odds
from boardgames.vikings878.data import ENGLISH, VIKINGS
from boardgames.vikings878.rules import State
from tests.vikings878.games import MOVE_ONLY, NO_HALFDAN, TABLES, do, loaded, moments, texts


@pytest.mark.parametrize(
    ("defenders", "attackers", "least", "most"),
    [
        ((0, 1), (17, 8), 0.98, 1.0),
        ((2, 3), (11, 4), 0.97, 1.0),
        ((2, 3), (6, 3), 0.76, 0.96),
        ((3, 4), (6, 3), 0.6, 0.82),
    ],
)
def test_odds_agree_with_simulated_battles(
    defenders: tuple[int, int], attackers: tuple[int, int], least: float, most: float
) -> None:
    """Defenders of a city, with an average Fyrd card."""
    chance, _, _ = odds.battle(*attackers, *defenders, 3.5, VIKINGS, ENGLISH)
    assert least <= chance <= most


def test_more_units_never_lower_the_odds() -> None:
    for thegns in range(1, 6):
        chances = [odds.battle(norsemen, 1, 1, thegns, 0.0, VIKINGS, ENGLISH)[0] for norsemen in range(8)]
        assert chances == sorted(chances)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_action_is_rated_and_every_state_judged(players: int, options: dict[str, str]) -> None:
    for state, _ in moments(players, 8, options):
        worth = GAME.evaluate(state)
        assert len(worth) == players
        if state.seat != NOBODY:
            before = GAME.dump(state)
            assert len(GAME.rate(state, state.legal())) == len(state.legal())
            assert GAME.dump(state) == before
        else:
            assert worth == [float(score) for score in state.scores()]


def best(state: State) -> str:
    worth = GAME.rate(state, state.legal())
    return texts(state)[worth.index(max(worth))]


def leader_in_a_city() -> State:
    state = loaded(
        2,
        phase="leaders",
        active="norsemen",
        round=2,
        turn={"card": "02", "armies": 2, "reach": 4},
        leaders={"halfdan": {"at": "thetford", "norsemen": 12, "berserkers": 5}},
        shires={"elmham": {"thegns": 1}, "london": {"thegns": 1, "housecarls": 1}},
        hands=MOVE_ONLY,
    )
    return do(state, "lead halfdan")


def test_a_leader_leaves_a_garrison_in_a_city() -> None:
    state = leader_in_a_city()
    assert best(state) == "load norsemen"
    do(state, "load norsemen")
    assert best(state) == "take 11"
    do(state, "take 11")
    assert best(state).startswith("to ")


def test_a_hopeless_attack_is_not_made() -> None:
    state = loaded(
        2,
        phase="armies",
        active="thegns",
        round=3,
        turn={"card": "04", "armies": 1, "reach": 2},
        leaders=NO_HALFDAN,
        shires={"warwick": {"thegns": 1}, "bedford": {"norsemen": 8, "berserkers": 5}},
        hands=MOVE_ONLY,
    )
    assert best(state) == "end"


def test_markers_are_good_for_the_vikings() -> None:
    """More cities in Viking hands raise what they expect and lower what the English expect."""
    cities = [
        "york",
        "durham",
        "lincoln",
        "leicester",
        "thetford",
        "elmham",
        "chester",
        "manchester",
        "carlisle",
        "london",
    ]
    expected = []
    for number in (2, 6, 10):
        shires = {city: {"norsemen": 2} for city in cities[:number]} | {"exeter": {"thegns": 3}}
        state = loaded(
            2,
            phase="armies",
            active="thegns",
            round=5,
            turn={"armies": 1, "reach": 1},
            leaders=NO_HALFDAN,
            shires=shires,
        )
        expected.append(GAME.evaluate(state))
    assert [vikings for vikings, _ in expected] == sorted(vikings for vikings, _ in expected)
    assert [english for _, english in expected] == sorted((english for _, english in expected), reverse=True)


def test_the_rule_of_thumb_beats_chance() -> None:
    for side in (VIKINGS, ENGLISH):
        won = 0
        for seed in range(8):
            state = GAME.new(GAME.completed(Setup(2, seed)))
            chance = seeded(seed)
            while state.seat != NOBODY:
                legal = state.legal()
                if state.seat == side:
                    worth = GAME.rate(state, legal)
                    state.apply(legal[worth.index(max(worth))])
                else:
                    state.apply(legal[chance.below(len(legal))])
            won += state.winner == side
        assert won >= 7
