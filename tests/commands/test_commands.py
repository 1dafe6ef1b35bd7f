"""The headless command: what it prints, its JSON, and its exit codes."""

import json
from pathlib import Path

import pytest

from boardgames.__main__ import main
from boardgames.commands import COMMANDS
from boardgames.core.assets import ASSETS
from boardgames.core.registry import games

POSITION = """\
rules: [LF-3.3]
title: A turn begins with two ways
game: lindisfarne
players: 2
then: {only: [return, roll]}
"""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize("name", COMMANDS)
def test_every_subcommand_has_help(capsys: pytest.CaptureFixture[str], name: str) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    assert "usage: " in capsys.readouterr().out


def test_list_shows_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "list")
    assert code == 0
    assert all(game.id in out for game in games().values())
    code, out, _ = run(capsys, "list", "--json")
    rows = {row["id"]: row for row in json.loads(out)}
    assert rows["lindisfarne"]["seats"] == [2, 4]


def test_play_saves_a_record_that_replay_verifies(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.longhall"
    arguments = ["play", "--game", "lindisfarne", "--seats", "novice,random,random", "--seed", "3"]
    code, out, _ = run(capsys, *arguments, "--save", str(path), "--json")
    assert code == 0
    result = json.loads(out)
    assert result["over"]
    assert [sum(points) for points in zip(*result["account"].values(), strict=True)] == result["scores"]
    code, out, _ = run(capsys, "replay", str(path), "--json")
    assert code == 0
    assert json.loads(out)["scores"] == result["scores"]
    code, out, _ = run(capsys, "replay", str(path), "--lang", "uk")
    assert code == 0
    assert "[event." not in out


def test_the_same_seed_plays_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "--game", "lindisfarne", "--seats", "novice,novice", "--seed", "12"]
    assert run(capsys, *arguments) == run(capsys, *arguments)
    assert run(capsys, *arguments) != run(capsys, *arguments[:-1], "13")


def test_a_person_plays_at_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["dance", "roll", "undo", "1", "1", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    code, out, err = run(capsys, "play", "--game", "lindisfarne", "--seats", "human,human")
    assert code == 0
    assert "'dance' is not possible now" in out
    assert "cannot be undone" in out
    assert "not over" in err


def test_position_says_which_expectation_fails(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(POSITION)
    bad.write_text(POSITION.replace("[return, roll]", "[roll]"))
    assert run(capsys, "position", str(good))[0] == 0
    code, out, _ = run(capsys, "position", str(tmp_path))
    assert code == 1
    assert f"{bad}: then: possible should be ['roll'], is ['return', 'roll']" in out
    assert "1 passed, 1 failed" in out
    code, out, _ = run(capsys, "position", str(bad), "--json")
    assert json.loads(out)["positions"] == 1


def test_fuzz_counts_games_and_violations(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    arguments = ["fuzz", "--game", "lindisfarne", "--players", "2", "--games", "2", "--out", str(tmp_path)]
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    assert "2 games" in out
    assert "0 violations" in out
    monkeypatch.setattr("boardgames.lindisfarne.Lindisfarne.check", lambda game, state: ["a viking drowned"])
    code, out, _ = run(capsys, *arguments, "--jobs", "1")
    assert code == 1
    assert "a viking drowned" in out
    assert len(list(tmp_path.glob("fuzz-lindisfarne-2-*.longhall"))) == 2


def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "--game", "lindisfarne", "--players", "2", "--seconds", "0.05", "--json")
    assert code == 0
    (row,) = json.loads(out)
    assert row["actions_per_second"] > 0
    assert row["copies_per_second"] > 0
    assert row["iterations_per_second"] > 0
    assert row["bytes_per_state"] > 500


def test_bench_holds_one_engine_against_another(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("bench", "--game", "lindisfarne", "--players", "2", "--seconds", "0.05", "--against")
    code, out, _ = run(capsys, *words, str(ASSETS.parent))
    assert code == 0
    _, *engines, ratios = out.splitlines()
    assert [line.split()[:2] for line in engines] == [["lindisfarne", "2"]] * 2
    assert all(word.startswith("x") for word in ratios.split())
    assert len(ratios.split()) == 4
    code, _, err = run(capsys, *words, str(ASSETS))
    assert code == 2
    assert "no engine" in err


def test_rules_are_printed_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    texts = {run(capsys, "rules", "--game", "lindisfarne", "--lang", language)[1] for language in ("en", "fr", "uk")}
    assert len(texts) == 3
    assert all("LF-7.5" in text for text in texts)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--game", "chess", "--seats", "random,random"], "There is no game 'chess'"),
        (["play", "--game", "lindisfarne", "--seats", "random"], "2 to 4 players, not 1"),
        (["play", "--game", "lindisfarne", "--seats", "random,wizard"], "no player 'wizard'"),
        (["play", "--game", "lindisfarne", "--seats", "random,random", "--option", "x=y"], "no option 'x'"),
        (["play", "--game", "lindisfarne", "--seats", "random,random", "--option", "x"], "not of the form key=value"),
        (["replay", "nowhere.longhall"], "nowhere.longhall: cannot be read"),
        (["position", "nowhere.yaml"], "nowhere.yaml: cannot be read"),
        (["fuzz", "--game", "lindisfarne", "--players", "9"], "2 to 4 players, not 9"),
        (["fuzz", "--game", "lindisfarne", "--games", "0"], "at least 1"),
        (["bench", "--game", "go"], "no game 'go'"),
        (["bench", "--seconds", "0"], "more than 0"),
        (["playthrough", "--game", "lindisfarne"], "needs --game and --players"),
        (["playthrough", "--game", "lindisfarne", "--players", "1"], "2 to 4 players, not 1"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1
    assert "Traceback" not in err + out


def test_a_save_that_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("")
    arguments = ["play", "--game", "lindisfarne", "--seats", "random,random", "--quiet", "--save"]
    code, _, err = run(capsys, *arguments, str(blocker / "game.longhall"))
    assert code == 2
    assert "could not be saved" in err
