"""Every position of 878 Vikings holds, and every worked example has one."""

from pathlib import Path

import pytest

from boardgames.core import schema
from boardgames.core.position import Position, run

FOLDER = Path(__file__).parents[1] / "positions" / "vikings878"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_position_holds(path: Path) -> None:
    assert not run(path)


def test_every_example_and_every_event_has_its_position() -> None:
    cited = {rule for path in FILES for rule in schema.load(path, Position).rules}
    wanted = {f"EX-{number:02}" for number in range(1, 16)} | {f"VK-9.{number}" for number in range(10, 32)}
    assert wanted <= cited


def test_names_of_files_begin_with_a_rule_that_they_cite() -> None:
    for path in FILES:
        rule = "-".join(path.stem.split("-")[:2]).upper()
        assert rule in schema.load(path, Position).rules, path.name
