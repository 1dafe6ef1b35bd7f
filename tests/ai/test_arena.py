"""The arena: fair line-ups, honest figures, and the levels in their order."""

import json
import re

import pytest

from boardgames.__main__ import main
from boardgames.ai.arena import BoutResult, interval, line_up, play_bout, seat_standings, standings
from boardgames.ai.search import Budget

FAST = Budget(iterations=5)


def test_every_member_sits_on_every_seat_with_every_seed() -> None:
    bouts = line_up("lindisfarne", ["novice", "random", "random"], 7, 50, {}, FAST)
    assert len(bouts) == 9
    assert {(bout.seed, bout.rotation) for bout in bouts} == {(s, r) for s in (50, 51, 52) for r in range(3)}


def test_a_bout_is_the_same_each_time() -> None:
    (bout, *_) = line_up("lindisfarne", ["novice", "random"], 2, 9, {}, FAST)
    first, second = play_bout(bout), play_bout(bout)
    assert first.scores == second.scores
    assert sum(first.won) == 1.0


def test_shares_and_intervals() -> None:
    results = [BoutResult(1, 0, [1.0, 0.0], [30, 10], [1.0, 0.5], [10, 10])] * 60
    results += [BoutResult(1, 1, [0.0, 1.0], [20, 25], [1.0, 0.5], [10, 10])] * 40
    first, second = standings(["a", "b"], results)
    assert first.win_share == pytest.approx(0.6)
    assert first.low == pytest.approx(0.502, abs=0.002)
    assert first.high == pytest.approx(0.691, abs=0.002)
    assert second.score == pytest.approx(16.0)
    assert first.seconds_per_move == pytest.approx(0.1)
    assert interval([1.0] * 200)[0] > 0.98


def test_a_seat_is_credited_with_what_was_won_on_it() -> None:
    results = [BoutResult(1, rotation, [1.0, 0.0, 0.0], [3, 2, 1], [], []) for rotation in (0, 1, 1, 2)]
    seats = seat_standings(results)
    assert [(seat.seat, seat.win_share) for seat in seats] == [(0, 0.25), (1, 0.5), (2, 0.25)]
    assert (seats[1].low, seats[1].high) == interval([0.0, 1.0, 1.0, 0.0])
    shared = [BoutResult(1, 1, [0.5, 0.5, 0.0], [3, 3, 1], [], [])]
    assert [seat.win_share for seat in seat_standings(shared)] == [0.0, 0.5, 0.5]


def test_the_strong_member_wins_for_the_seat_it_was_moved_to() -> None:
    bouts = line_up("lindisfarne", ["novice", "random", "random"], 9, 1, {}, FAST)
    results = [play_bout(bout) for bout in bouts if bout.rotation == 1]
    assert max(seat_standings(results), key=lambda seat: seat.win_share).seat == 1


def test_a_novice_clearly_beats_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "lindisfarne", "--seats", "novice,random,random", "--games", "12", "--jobs", "1", "--json"]
    assert main(["arena", *arguments]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 12
    assert result["seats"][0]["low"] > 1 / 3
    assert [seat["seat"] for seat in result["by_seat"]] == [0, 1, 2]
    assert sum(seat["win_share"] for seat in result["by_seat"]) == pytest.approx(1.0)
    assert all(seat["low"] < seat["win_share"] < seat["high"] for seat in result["by_seat"])
    assert "blunders" not in result  # nobody asked


def test_the_seats_stand_below_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--game", "lindisfarne", "--seats", "random,random", "--games", "2", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"(?s)  random .*Whoever sat there:\n  seat 0 +wins +\d.*\n  seat 1 +wins +\d", out)


@pytest.mark.parametrize(
    ("seats", "said"), [("expert,wizard", "no player 'wizard'"), ("novice", "2 to 4 players, not 1")]
)
def test_a_line_up_that_cannot_play_is_told(capsys: pytest.CaptureFixture[str], seats: str, said: str) -> None:
    assert main(["arena", "--game", "lindisfarne", "--seats", seats]) == 2
    assert said in capsys.readouterr().err
