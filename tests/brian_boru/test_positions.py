"""Every position of Brian Boru holds, and every worked example and testable ruling has one."""

from pathlib import Path

import pytest

from boardgames.core import schema
from boardgames.core.position import Position, run

FOLDER = Path(__file__).parents[1] / "positions" / "brian_boru"
FILES = sorted(FOLDER.glob("*.yaml"))
NOT_IN_POSITIONS = {
    "R-16",  # the number of marriage cards: test_rules
    "R-22",  # what is public: test_hidden
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_position_holds(path: Path) -> None:
    assert not run(path)


def test_every_example_and_ruling_has_its_position() -> None:
    cited = {rule for path in FILES for rule in schema.load(path, Position).rules}
    wanted = {f"E-{number}" for number in range(1, 24)} | {f"R-{number}" for number in range(1, 26)}
    assert wanted - NOT_IN_POSITIONS <= cited


def test_names_of_files_begin_with_a_rule_that_they_cite() -> None:
    for path in FILES:
        rule = "-".join(path.stem.split("-")[:2]).upper()
        assert rule in schema.load(path, Position).rules, path.name
