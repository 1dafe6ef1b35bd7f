"""Players with weights of their own: they play along in another process, and only their beliefs differ."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardgames.ai.arena import line_up, play_bout
from boardgames.ai.minds import MOST_MINDS, Mind, Opening, close_minds, mind_of
from boardgames.ai.search import Budget
from boardgames.core.assets import WEIGHTS_VARIABLE, weights_file
from boardgames.core.errors import LonghallError
from boardgames.core.game import Setup
from boardgames.core.registry import game_named, games

OWN = weights_file("lindisfarne").read_text(encoding="utf-8")
FAST = Budget(iterations=2)


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    close_minds()


def test_with_the_games_own_weights_it_plays_the_same_game() -> None:
    (plain, *_) = line_up("lindisfarne", ["novice", "novice"], 1, 5, {}, FAST)
    (apart, *_) = line_up("lindisfarne", ["novice", "novice"], 1, 5, {}, FAST, [OWN, OWN])
    assert play_bout(apart).scores == play_bout(plain).scores
    assert play_bout(apart).scores == play_bout(plain).scores  # the same minds, a second game


def test_other_weights_are_believed() -> None:
    odd = re.sub(r"viking_price: [0-9.]+", "viking_price: -30.0", OWN)
    assert odd != OWN
    (plain, *_) = line_up("lindisfarne", ["novice", "novice"], 1, 5, {}, FAST)
    (apart, *_) = line_up("lindisfarne", ["novice", "novice"], 1, 5, {}, FAST, [odd, ""])
    assert play_bout(apart).scores != play_bout(plain).scores


def test_a_mind_that_cannot_start_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    mind = Mind("lindisfarne", "rune: lots\n")
    mind.open(Opening("lindisfarne", Setup(2, 1), "novice", FAST, 1))
    with pytest.raises(LonghallError, match="has stopped"):
        mind.choose()
    mind.close()
    assert "lindisfarne.yaml" in capfd.readouterr().err


def test_only_the_latest_minds_are_kept() -> None:
    first = mind_of(0, "lindisfarne", OWN)
    assert mind_of(0, "lindisfarne", OWN) is first
    for member in range(1, MOST_MINDS + 1):
        mind_of(member, "lindisfarne", OWN)
    assert mind_of(0, "lindisfarne", OWN) is not first


@pytest.mark.parametrize("game", games())
def test_every_game_can_be_given_other_weights(game: str) -> None:
    """Whatever its package is called, and whatever the other games believe."""
    weights = weights_file(game).read_text(encoding="utf-8")
    players = ["novice"] * game_named(game).min_players
    (plain, *_) = line_up(game, players, 1, 5, {}, FAST)
    (apart, *_) = line_up(game, players, 1, 5, {}, FAST, [weights, *[""] * (len(players) - 1)])
    assert play_bout(apart).scores == play_bout(plain).scores


def test_weights_come_from_the_game_unless_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(WEIGHTS_VARIABLE, raising=False)
    assert weights_file("lindisfarne").parts[-2:] == ("lindisfarne", "weights.yaml")
    (tmp_path / "lindisfarne.yaml").write_text("")
    monkeypatch.setenv(WEIGHTS_VARIABLE, str(tmp_path))
    assert weights_file("lindisfarne") == tmp_path / "lindisfarne.yaml"
    assert weights_file("brian-boru").parts[-2:] == ("brian-boru", "weights.yaml")
