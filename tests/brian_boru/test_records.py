"""Saved games of Brian Boru come back exactly: the same state, the same log, the same result."""

from pathlib import Path

import pytest

from boardgames.ai.players import Player, novice_player, random_player
from boardgames.brian_boru import GAME
from boardgames.core import record
from boardgames.core.game import Setup
from boardgames.core.match import Match
from boardgames.core.rng import seeded


@pytest.mark.parametrize("player", [random_player, novice_player])
@pytest.mark.parametrize(("players", "full_hand"), [(3, "no"), (4, "no"), (5, "no"), (5, "yes")])
def test_a_saved_game_comes_back_exactly(tmp_path: Path, players: int, full_hand: str, player: Player) -> None:
    match = Match(GAME, Setup(players, 77, {"five_player_full_hand": full_hand}))
    chance = seeded(players)
    while not match.over:
        match.act(player(GAME, match.state, chance))
    path = tmp_path / "game.longhall"
    match.save(path)
    again = Match.resume(record.read(path))
    assert again.over
    assert (again.state.scores(), again.state.ranking()) == (match.state.scores(), match.state.ranking())
    assert GAME.dump(again.state) == GAME.dump(match.state)
    assert [step.events for step in again.steps] == [step.events for step in match.steps]
