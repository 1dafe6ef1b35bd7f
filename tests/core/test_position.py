"""Positions: all of them hold, and the runner says which expectation fails and how."""

from pathlib import Path

import pytest

from boardgames.core import position
from boardgames.core.errors import SchemaError

FOLDER = Path(__file__).parents[1] / "positions"
ALL = sorted(FOLDER.rglob("*.yaml"))

PLAIN = """\
rules: [LF-4.2]
title: Two fives go north
game: lindisfarne
players: 3
given: {seat: 0, players: {0: {runes: 1}}}
when:
  - {do: roll, dice: [5, 5, 2, 1, 1, 1]}
  - board north
  - {do: put 5, then: {legal: [put 5, done], illegal: [put 6]}}
then:
  seat: 0
  events: [rolled, placed]
  state: {players: {0: {vikings: 5, runes: 1}}}
"""


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_position(path: Path) -> None:
    assert position.run(path) == []


def run(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "position.yaml"
    path.write_text(text, encoding="utf-8")
    return position.run(path)


def test_a_position_that_holds_has_no_failures(tmp_path: Path) -> None:
    assert run(tmp_path, PLAIN) == []


@pytest.mark.parametrize(
    ("old", "new", "failure"),
    [
        ("vikings: 5", "vikings: 4", "then: state.players.0.vikings should be 4, is 5"),
        ("seat: 0\n", "seat: 2\n", "then: seat should be 2, is 0"),
        ("illegal: [put 6]", "illegal: [done]", "step 3: 'done' should not be possible"),
        ("legal: [put 5, done]", "legal: [roll]", "step 3: 'roll' should be possible"),
        ("[rolled, placed]", "[placed, rolled]", "then: event 'rolled' did not happen in this order"),
        ("- board north", "- board east", "step 2: 'board east' is not possible now"),
        ("[5, 5, 2, 1, 1, 1]", "[5, 5, 2, 1, 1, 1, 4]", "step 1: 'roll' left 1 forced draws unused"),
        ("[5, 5, 2, 1, 1, 1]", "[9, 5, 2, 1, 1, 1]", "step 1: forced draw 8 is not in 0..5"),
        ("{runes: 1}", "{runes: 1, vikings: 2}", "given: clan 0 has 2 vikings in hand"),
        ("seat: 0\n", "over: true\n", "then: over should be True, is False"),
    ],
)
def test_a_failing_expectation_says_how(tmp_path: Path, old: str, new: str, failure: str) -> None:
    assert old in PLAIN
    assert any(found.startswith(failure) for found in run(tmp_path, PLAIN.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("title:", "titel:", "line 2, key 'titel'"),
        ("{runes: 1}", "{rune: 1}", "line 5, key 'given.players.0.rune'"),
        ("{runes: 1}", "{runes: many}", "line 5, key 'given.players.0.runes'"),
        ("game: lindisfarne", "game: monopoly", "no game 'monopoly'"),
        ("players: 3", "players: 7", "2 to 4 players"),
        ("{runes: 1}", "{cards: [ENG-9]}", "no card 'ENG-9'"),
        ("{0: {runes: 1}}", "{7: {runes: 1}}", "none has the number 7"),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in PLAIN
    with pytest.raises(SchemaError, match=said):
        run(tmp_path, PLAIN.replace(old, new))


def test_every_position_is_named_after_a_rule() -> None:
    for path in ALL:
        rules = position.schema.load(path, position.Position).rules
        assert rules, path
        assert any(path.stem.startswith(rule.lower()) for rule in rules), f"{path.name} is not named after {rules}"
