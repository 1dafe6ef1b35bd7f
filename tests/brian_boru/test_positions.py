"""Every position of Brian Boru holds, and every rule, worked example and testable ruling has one."""

import re
from pathlib import Path

import pytest

from boardgames.core import schema
from boardgames.core.assets import ASSETS
from boardgames.core.position import Position, run

FOLDER = Path(__file__).parents[1] / "positions" / "brian_boru"
FILES = sorted(FOLDER.glob("*.yaml"))
NOT_IN_POSITIONS = {
    "R-16",  # the number of marriage cards: test_rules
    "R-22",  # what is public: test_hidden
}
RULES = (ASSETS / "games" / "brian-boru" / "rules.en.md").read_text(encoding="utf-8")
RULES_ELSEWHERE = {
    "BB-1.2": "test_rules, the invariants: a town has one disc at most",
    "BB-1.6": "the supply has no limit, so nothing can run out",
    "BB-1.7": "a list of what is common; the snapshot has all of it",
    "BB-2.3": "test_rules: the marriage deck",
    "BB-2.4": "test_hidden: the order of both decks is unknown",
    "BB-2.5": "test_rules: the first holder",
    "BB-5.9": "test_hidden: nobody looks through the discard",
    "BB-6.5": "test_rules: no action card shows renown, marriages and spoils give it",
    "BB-15.1": "test_hidden",
    "BB-15.2": "test_hidden",
    "BB-15.3": "test_hidden",
    "BB-15.4": "test_hidden",
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_position_holds(path: Path) -> None:
    assert not run(path)


def test_every_example_and_ruling_has_its_position() -> None:
    cited = {rule for path in FILES for rule in schema.load(path, Position).rules}
    wanted = {f"E-{number}" for number in range(1, 24)} | {f"R-{number}" for number in range(1, 26)}
    assert wanted - NOT_IN_POSITIONS <= cited


def test_every_rule_has_its_position_or_its_reason() -> None:
    cited = {rule for path in FILES for rule in schema.load(path, Position).rules}
    written = set(re.findall(r"\*\*(BB-\d+\.\d+)", RULES))
    assert len(written) > 60
    assert written - cited == RULES_ELSEWHERE.keys()


def test_names_of_files_begin_with_a_rule_that_they_cite() -> None:
    for path in FILES:
        rule = "-".join(path.stem.split("-")[:2]).upper()
        assert rule in schema.load(path, Position).rules, path.name
