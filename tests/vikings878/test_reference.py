"""The rules reference: the same numbered rules in every language, and every number that is cited is there."""

import re
from pathlib import Path

import pytest

from boardgames.vikings878 import GAME

ROOT = GAME.assets.parents[2]
LANGUAGES = ["en", "fr", "uk"]
RULE = re.compile(r"^(?:\*\*((?:VK|EX)-\d+(?:\.\d+)*)\*\*|\| (R-\d+) \|)", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\.", re.MULTILINE)
CITED = re.compile(r"\b(?:VK-\d+(?:\.\d+)*|EX-\d+|R-\d+)\b")
LAST = {1: 10, 2: 6, 3: 8, 4: 10, 5: 12, 6: 13, 7: 4, 8: 5, 9: 31, 10: 7, 11: 10, 12: 3}  # rules in each section


def reference(language: str) -> str:
    return (GAME.assets / f"rules.{language}.md").read_text(encoding="utf-8")


def rules(language: str) -> list[str]:
    return [numbered or ruling for numbered, ruling in RULE.findall(reference(language))]


def where_rules_are_cited() -> list[Path]:
    return [
        *(ROOT / "boardgames" / "vikings878").glob("*.py"),
        *GAME.assets.glob("*.yaml"),
        *(ROOT / "tests" / "positions" / "vikings878").glob("*.yaml"),
    ]


def order(rule: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", rule))


def test_the_reference_is_complete() -> None:
    wanted = {f"VK-{section}.{number}" for section, last in LAST.items() for number in range(1, last + 1)}
    wanted |= {f"R-{number:02}" for number in range(1, 36)} | {f"EX-{number:02}" for number in range(1, 16)}
    assert wanted - set(rules("en")) == {"VK-9.9"}  # there is none


def test_rules_stand_once_and_in_order() -> None:
    found = rules("en")
    assert len(found) == len(set(found))
    for kind in ("VK", "R-", "EX"):
        of_kind = [rule for rule in found if rule.startswith(kind)]
        assert of_kind == sorted(of_kind, key=order)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_rules(language: str) -> None:
    assert rules(language) == rules("en")
    assert SECTION.findall(reference(language)) == SECTION.findall(reference("en"))


def test_every_cited_rule_is_there() -> None:
    there = {*rules("en"), *(f"VK-{section}" for section in SECTION.findall(reference("en")))}
    cited = {rule for path in where_rules_are_cited() for rule in CITED.findall(path.read_text(encoding="utf-8"))}
    assert len(cited) > 100
    assert not cited - there


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_inside_the_reference_lead_somewhere(language: str) -> None:
    there = {*rules(language), *(f"VK-{section}" for section in SECTION.findall(reference(language)))}
    assert set(CITED.findall(reference(language))) <= there
