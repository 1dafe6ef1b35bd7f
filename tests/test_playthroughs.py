"""Whole games, line by line. After a wanted change: `python -m boardgames playthrough --write tests/playthroughs`."""

from pathlib import Path

import pytest

from boardgames.commands.playthrough import lines
from boardgames.core.game import Setup
from boardgames.core.registry import game_named, games

FOLDER = Path(__file__).parent / "playthroughs"
TABLES = [(g.id, players) for g in games().values() for players in range(g.min_players, g.max_players + 1)]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_playthrough_is_the_same_line_by_line(game_id: str, players: int) -> None:
    path = FOLDER / f"{game_id}-{players}.txt"
    assert path.exists(), f"there is no playthrough of {game_id} with {players} players: write it with --write"
    kept = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(kept, lines(game_named(game_id), Setup(players, 1)), strict=True), 1):
        assert new == old, f"{path.name}, line {number}"
