"""Tuning: numbers are changed in place, rounds follow who did better, and only a significant win is accepted."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
import yaml

from boardgames.__main__ import main
from boardgames.ai import tuning
from boardgames.ai.arena import Bout, BoutResult
from boardgames.ai.minds import close_minds
from boardgames.ai.search import Budget
from boardgames.core.assets import weights_file
from boardgames.core.errors import LonghallError

TEXT = """\
# What is believed.
day: 1.6  # a day at most
rune: [1.5, -1.0]  # in hand
length: 4  # a count, not a belief
card: {name: "x", worth: 0.0}  # nothing yet
"""


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    close_minds()


def plan(*, players: Sequence[str] = ("novice", "novice"), rounds: int = 12, games: int = 60) -> tuning.Plan:
    return tuning.Plan(
        game="lindisfarne", margin=10.0, players=list(players), rounds=rounds, batch=4, games=games,
        seed=1, options={}, budget=Budget(), only=[],
    )  # fmt: skip


def test_numbers_with_a_point_are_for_tuning() -> None:
    assert [(knob.path, knob.value) for knob in tuning.knobs(TEXT)] == [
        ("day", 1.6), ("rune.0", 1.5), ("rune.1", -1.0), ("card.worth", 0.0),
    ]  # fmt: skip
    assert [knob.path for knob in tuning.knobs(TEXT, ["rune"])] == ["rune.0", "rune.1"]
    with pytest.raises(LonghallError, match="there is: day, rune, card"):
        tuning.knobs(TEXT, ["run"])


def test_comments_and_all_else_stay() -> None:
    day, first, second, worth = tuning.knobs(TEXT)
    new = tuning.turned(TEXT, [(worth, 0.05), (day, 12.3456), (second, -2.0)])
    assert new == TEXT.replace("1.6", "12.3").replace("-1.0", "-2.0").replace("0.0}", "0.05}")
    assert tuning.knobs(new)[1].value == first.value


def test_every_game_has_weights_that_can_be_tuned_and_written_back() -> None:
    for path in sorted(weights_file("lindisfarne").parents[1].glob("*/weights.yaml")):
        text = path.read_text(encoding="utf-8")
        found = tuning.knobs(text)
        same = tuning.turned(text, [(knob, knob.value) for knob in found])
        assert yaml.safe_load(same) == yaml.safe_load(text), path


def toy_play(wanted: float) -> tuning.Play:
    """A world in which whoever believes a day is nearer to `wanted` wins."""

    def play(bouts: list[Bout], label: str) -> list[BoutResult]:
        results = []
        for bout in bouts:
            far = [abs(yaml.safe_load(text)["day"] - wanted) for text in bout.weights]
            nearest = [int(distance == min(far)) for distance in far]
            won = [near / sum(nearest) for near in nearest]
            results.append(
                BoutResult(bout.seed, bout.rotation, won, [round(-10 * distance) for distance in far], [], [])
            )
        return results

    return play


def test_the_weights_follow_who_does_better() -> None:
    text, verdict = tuning.tune(plan(), TEXT, toy_play(2.4))
    assert verdict.accepted
    assert verdict.low > 0.5
    assert abs(yaml.safe_load(text)["day"] - 2.4) < 0.8
    assert yaml.safe_load(text)["day"] > 1.6
    assert verdict.changed["day"] == [1.6, yaml.safe_load(text)["day"]]
    assert "# a day at most" in text


def test_what_is_not_significantly_better_is_refused() -> None:
    text, verdict = tuning.tune(plan(rounds=1, games=2), TEXT, toy_play(2.4))
    assert not verdict.accepted  # two games prove nothing
    assert text == TEXT
    assert not verdict.changed


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_draw_gives_no_advantage_whatever_the_sides(players: int) -> None:
    results = [BoutResult(1, 0, [1 / players] * players, [7] * players, [], [])] * 4
    sides = [member % 2 for member in range(players)]
    assert tuning.advantage(results, sides, 10.0) == pytest.approx(0.0)
    verdict = tuning.judge(plan(players=["novice"] * players), sides, results * 100)
    assert verdict.win_share == pytest.approx(verdict.fair, abs=0.001)
    assert not verdict.accepted


def test_the_last_word_is_spoken_on_fresh_seeds() -> None:
    seen: dict[str, set[int]] = {}

    def play(bouts: list[Bout], label: str) -> list[BoutResult]:
        seen.setdefault("last" if label == "last word" else "rounds", set()).update(bout.seed for bout in bouts)
        return toy_play(2.4)(bouts, label)

    tuning.tune(plan(), TEXT, play)
    assert not seen["last"] & seen["rounds"]


def test_a_run_is_written_down_beside_the_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The real thing, at its smallest: rules of thumb, two rounds of two games."""
    path = tmp_path / "weights.yaml"
    before = weights_file("lindisfarne").read_text(encoding="utf-8")
    path.write_text(before, encoding="utf-8")
    words = ["--seats", "novice,novice", "--rounds", "2", "--batch", "2", "--games", "4", "-j", "1", "--seed", "7"]
    for run in (1, 2):
        assert main(["arena", "--game", "lindisfarne", "--tune", *words, "--weights", str(path), "--json"]) == 0
        result = json.loads(capsys.readouterr().out)
        log = yaml.safe_load((tmp_path / "weights.log.yaml").read_text(encoding="utf-8"))
        assert len(log) == run
        assert {key: log[-1][key] for key in ("seed", "games", "rounds", "accepted")} == {
            "seed": 7, "games": 4, "rounds": 2, "accepted": result["accepted"],
        }  # fmt: skip
        assert (path.read_text(encoding="utf-8") == before) is not result["accepted"]
        before = path.read_text(encoding="utf-8")
