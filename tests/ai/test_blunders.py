"""Blunders: what the evaluation rates far below the rule of thumb's move is found, and nothing else."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from boardgames.__main__ import main
from boardgames.ai import arena
from boardgames.ai.arena import line_up, play_bout
from boardgames.ai.blunders import FAR_BELOW, LUCK, Blunder, blunder
from boardgames.ai.search import Budget
from boardgames.ai.standard import worths
from boardgames.core.game import NOBODY, Game, Setup, State
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded

FAST = Budget(iterations=2)
LINE = re.compile(
    r"lindisfarne, seed (\d+), rotation (\d+), action \d+, seat (\d+): "
    r"'.+' \([01]\.\d{3}\), the rule of thumb '.+' \([01]\.\d{3}\)"
)


def test_only_what_is_far_below_is_a_blunder() -> None:
    game = game_named("lindisfarne")
    chance = seeded(2)
    state = game.new(game.completed(Setup(2, 2)))
    found = 0
    while state.seat != NOBODY:
        legal = state.legal()
        if len(legal) > 1:
            rated = worths(game, state, seeded(LUCK))
            thumb, worst = next(iter(rated)), min(rated, key=lambda action: rated[action])
            luck = state.rng.a
            assert blunder(game, state, thumb) is None
            judged = blunder(game, state, worst)
            assert state.rng.a == luck
            if rated[thumb] - rated[worst] > FAR_BELOW:
                assert judged == Blunder(state.seat, game.text(worst), rated[worst], game.text(thumb), rated[thumb])
                found += 1
            else:
                assert judged is None
        state.apply(legal[chance.below(len(legal))])
    assert found


def test_a_blunder_names_the_action_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def every(game: Game[Any], state: State, action: int) -> Blunder:
        return Blunder(state.seat, game.text(action), 0.0, "", 1.0)

    monkeypatch.setattr(arena, "blunder", every)
    bout = line_up("lindisfarne", ["novice", "random"], 2, 9, {}, FAST, judged=[0, 1])[1]
    result = play_bout(bout)
    game = game_named("lindisfarne")
    state = game.new(game.completed(Setup(2, 9)))
    number = 0
    while state.seat != NOBODY:  # what was done is the whole game again
        number += 1
        if number in result.blunders:
            assert result.blunders[number].seat == state.seat
            state.apply(game.parse(state, result.blunders[number].done))
        else:
            (only,) = state.legal()
            state.apply(only)
    assert [state.scores()[seat] for seat in (1, 0)] == result.scores
    assert len(result.blunders) == sum(result.moves)


def test_only_those_asked_for_are_judged_and_play_on_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardgames.ai.blunders.FAR_BELOW", -2.0)  # every decision is one
    plain, judged = (
        play_bout(line_up("lindisfarne", ["novice", "random"], 2, 9, {}, FAST, judged=members)[1])
        for members in ([], [1])
    )
    assert not plain.blunders
    assert {found.seat for found in judged.blunders.values()} == {0}  # where the rotation put the random player
    assert judged.scores == plain.scores


def test_the_arena_writes_them_down(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("boardgames.ai.blunders.FAR_BELOW", -2.0)  # every decision is one
    file = tmp_path / "blunders.txt"
    words = ["arena", "--game", "lindisfarne", "--seats", "random,expert", "--games", "2", "--iterations", "2"]
    assert main([*words, "-j", "1", "--blunders", str(file), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert result["blunders"] == len(lines)
    matches = [LINE.fullmatch(line) for line in lines]
    assert all(matches)
    played = [tuple(map(int, match.groups())) for match in matches if match]
    assert list(dict.fromkeys(played)) == [(1, 0, 1), (1, 1, 0)]  # the expert's seats only
    assert main([*words, "-j", "1", "--blunders", str(file)]) == 0
    assert f"Blunders: 1000.0 per 1000 decisions of experts ({len(lines)} of {len(lines)})" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "standard,novice"], "needs an expert with the game's own weights"),
        (["--seats", "expert@{weights},novice"], "needs an expert with the game's own weights"),
        (["--seats", "expert,novice", "--tune"], "not for --tune"),
        (["--seats", "expert,novice", "--blunders", "no/such/folder/file.txt"], "no folder"),
    ],
)
def test_where_none_could_be_found_it_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], said: str
) -> None:
    weights = game_named("lindisfarne").assets / "weights.yaml"
    asked = [word.format(weights=weights) for word in words]
    assert main(["arena", "--game", "lindisfarne", "--blunders", str(tmp_path / "file.txt"), *asked]) == 2
    assert said in capsys.readouterr().err
