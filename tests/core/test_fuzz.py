"""Random games of every game with all invariants; and the inspector sees what it is there to see."""

from typing import Any

import msgspec
import pytest

from boardgames.core import fuzz
from boardgames.core.game import Game, Setup, State, View
from boardgames.core.registry import game_named, games

TABLES = [(g.id, players) for g in games().values() for players in range(g.min_players, g.max_players + 1)]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_random_games_break_no_invariant(game_id: str, players: int) -> None:
    game = game_named(game_id)
    for seed in range(3):
        outcome = fuzz.play_one(game, Setup(players, seed))
        assert outcome.violations == [], f"seed {seed}"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_choice_of_an_option_can_be_played(game: Game[Any]) -> None:
    for option in game.options:
        for choice in option.choices:
            outcome = fuzz.play_one(game, Setup(game.max_players, 5, {option.key: choice}))
            assert outcome.violations == [], f"{option.key}={choice}"


class Doctored:
    """Lindisfarne with one thing wrong."""

    def __init__(self, **wrong: Any) -> None:
        self.__dict__.update(wrong)

    def __getattr__(self, name: str) -> Any:
        return getattr(game_named("lindisfarne"), name)


def leaking_view(state: Any, seat: int) -> View:
    view = game_named("lindisfarne").view(state, seat)
    return msgspec.structs.replace(view, counters={**view.counters, "next": state.deck[-1] if state.deck else 0})


def short_choice(state: State) -> Any:
    choice = game_named("lindisfarne").choice(state)
    return msgspec.structs.replace(choice, options=choice.options[:-1])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"view": leaking_view}, "shows something hidden"),
        ({"choice": short_choice}, "does not offer exactly the legal actions"),
        ({"check": lambda state: ["a rune is missing"]}, "a rune is missing"),
        ({"text": lambda action: "same"}, "read the same"),
        ({"account": lambda state: []}, "the account adds up to"),
    ],
)
def test_a_fault_is_found_and_its_record_kept(wrong: dict[str, Any], said: str) -> None:
    game: Any = Doctored(**wrong)
    outcome = fuzz.play_one(game, Setup(3, 1))
    assert any(said in violation for violation in outcome.violations)
    assert outcome.record.game == "lindisfarne"


def test_a_state_whose_copies_are_shared_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from boardgames.lindisfarne.rules import State as LindisfarneState

    monkeypatch.setattr(LindisfarneState, "copy", lambda self: self)
    inspector = fuzz.Inspector(game_named("lindisfarne"), Setup(3, 1))
    state = game_named("lindisfarne").new(Setup(3, 1))
    assert "playing on with a copy changed the original" in list(inspector.check_copy_and_dump(state))


def test_a_crash_in_the_rules_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(state: Any, action: int) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("boardgames.lindisfarne.rules.State.apply", crash)
    for look in ("look_at", "look_closely_at"):
        monkeypatch.setattr(fuzz.Inspector, look, lambda inspector, state: [])
    outcome = fuzz.play_one(game_named("lindisfarne"), Setup(2, 1))
    assert outcome.violations == ["ZeroDivisionError: division by zero"]
    assert len(outcome.record.actions) == 1, "the action that crashed is in the record"
