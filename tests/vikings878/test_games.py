"""Whole games of 878 Vikings: nothing breaks, the same set-up gives the same game, and everything comes up."""

from collections import Counter

import pytest

from boardgames.core.errors import LonghallError
from boardgames.core.fuzz import Inspector, play_one
from boardgames.core.game import NOBODY, Setup
from boardgames.core.rng import seeded
from boardgames.vikings878 import GAME
from boardgames.vikings878.data import TITLES, UNITS
from boardgames.vikings878.state import PHASES
from tests.vikings878.games import TABLES, loaded, moments


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_random_games_break_nothing(players: int, options: dict[str, str]) -> None:
    for seed in (900, 901):
        assert play_one(GAME, Setup(players, seed, options)).violations == []


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_games_by_rule_of_thumb_break_nothing(players: int, options: dict[str, str]) -> None:
    """They get further than random ones: leaders win battles and events are played."""
    setup = GAME.completed(Setup(players, 31, options))
    inspector = Inspector(GAME, setup)
    for number, (state, _) in enumerate(moments(players, 31, options)):
        broken = inspector.look_closely_at(state) if number % 5 == 0 else GAME.check(state)
        assert broken == []


def play(players: int, seed: int, options: dict[str, str]) -> list[str]:
    """A random game in words."""
    state = GAME.new(GAME.completed(Setup(players, seed, options)))
    chance = seeded(seed)
    said = []
    while state.seat != NOBODY:
        legal = state.legal()
        action = legal[chance.below(len(legal))]
        said.append(f"{state.seat} {GAME.text(action)} {state.rng.a} {state.rng.b}")
        state.apply(action)
    return [*said, str(GAME.dump(state))]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_same_set_up_gives_the_same_game(players: int, options: dict[str, str]) -> None:
    for seed in (5, 6):
        assert play(players, seed, options) == play(players, seed, options)
    assert play(players, 5, options) != play(players, 6, options)


def test_every_decision_and_every_event_comes_up() -> None:
    """The rooms are all visited, so that the other tests of whole games mean something."""
    phases: Counter[str] = Counter()
    titles: Counter[str] = Counter()
    for players, options in TABLES:
        for seed in range(12):
            for state, events in moments(players, seed, options):
                phases[PHASES[state.phase]] += 1
                titles.update(str(event.values["event"]) for event in events if event.kind == "event")
    decisions = PHASES[: PHASES.index("over") + 1]
    rare = {"losses", "boarding", "spy_alfred", "order", "fleeing"}
    assert {phase for phase in decisions if not phases[phase]} <= rare
    assert {title for title in TITLES if not titles[title]} == set()


@pytest.mark.parametrize(
    ("players", "shared", "seats"),
    [
        (2, "english", [["norsemen", "berserkers"], ["housecarls", "thegns"]]),
        (3, "english", [["norsemen", "berserkers"], ["housecarls"], ["thegns"]]),
        (3, "vikings", [["norsemen"], ["berserkers"], ["housecarls", "thegns"]]),
        (4, "english", [["norsemen"], ["berserkers"], ["housecarls"], ["thegns"]]),
    ],
)
def test_each_faction_belongs_to_one_person(players: int, shared: str, seats: list[list[str]]) -> None:
    """VK-1.1"""
    state = GAME.new(GAME.completed(Setup(players, 1, {"shared": shared})))
    panels = GAME.view(state, 0).seats
    assert [list(panel.tags[1:3] if len(panel.tags) > 2 else panel.tags[1:]) for panel in panels] == seats


def test_victory_belongs_to_the_side() -> None:
    """VK-8.4: partners share the place and the points."""
    state = loaded(
        4,
        phase="over",
        winner="english",
        round=5,
        shires={"york": {"norsemen": 3}},
        leaders={"halfdan": {"at": "defeated", "norsemen": 0, "berserkers": 0}},
    )
    assert state.ranking() == [3, 3, 1, 1]
    assert state.scores() == [1, 1, 36, 36]
    assert [GAME.side(state, seat) for seat in range(4)] == [0, 0, 1, 1]


def test_five_players_are_too_many() -> None:
    with pytest.raises(LonghallError, match="2 to 4 players"):
        GAME.completed(Setup(5, 1))


def test_the_advanced_set_up_is_for_the_full_game() -> None:
    """VK-12.1: the scenarios have decks of their own, so the option changes nothing there."""
    options = {"scenario": "alfreds-gamble", "advanced": "yes"}
    plain = GAME.new(GAME.completed(Setup(2, 3, {"scenario": "alfreds-gamble"})))
    assert GAME.dump(GAME.new(GAME.completed(Setup(2, 3, options)))) == GAME.dump(plain)


def test_there_are_as_many_units_as_in_the_box() -> None:
    assert UNITS == [40, 20, 20, 40, 10]
