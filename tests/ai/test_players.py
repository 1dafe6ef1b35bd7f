"""Players: honest (they choose the same where a seat sees the same), repeatable, and better level by level."""

from typing import Any

import pytest

from boardgames.ai.players import PLAYERS, player_named
from boardgames.ai.search import Budget
from boardgames.core.errors import LonghallError
from boardgames.core.game import NOBODY, Game, Setup, State
from boardgames.core.registry import game_named, games
from boardgames.core.rng import seeded

SMALL = Budget(iterations=12)


def decisions(game: Game[Any], seed: int, number: int) -> list[State]:
    """Some states of a random game in which there is something to choose."""
    chance = seeded(seed)
    state = game.new(game.completed(Setup(game.min_players, seed)))
    found: list[State] = []
    while state.seat != NOBODY:
        legal = state.legal()
        if len(legal) > 1 and chance.below(8) == 0:
            found.append(state.copy())
        state.apply(legal[chance.below(len(legal))])
    step = max(1, len(found) // number)
    return found[::step][:number]


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_player_cannot_tell_apart_what_its_seat_cannot(game: Game[Any], name: str) -> None:
    player = player_named(name, SMALL)
    for number, state in enumerate(decisions(game, 3, 4)):
        twin = state.hidden(state.seat, seeded(1000 + number))
        assert player(game, state, seeded(5)) == player(game, twin, seeded(5))


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_player_chooses_a_legal_action_the_same_each_time_and_changes_nothing(game: Game[Any], name: str) -> None:
    player = player_named(name, SMALL)
    for state in decisions(game, 4, 3):
        before = game.dump(state)
        action = player(game, state, seeded(9))
        assert action in state.legal()
        assert player(game, state, seeded(9)) == action
        assert game.dump(state) == before


def test_an_unknown_player_is_told() -> None:
    with pytest.raises(LonghallError, match="no player 'wizard'; there is: random, thumb, novice, standard, expert"):
        player_named("wizard")


def test_a_single_option_needs_no_thought() -> None:
    game = game_named("lindisfarne")
    state = game.load(game.completed(Setup(2, 1)), {})
    while len(state.legal()) > 1:
        state.apply(state.legal()[-1])
        if state.seat == NOBODY:
            break
    if state.seat != NOBODY:
        assert player_named("expert", Budget(seconds=60))(game, state, seeded(1)) == state.legal()[0]
