"""The rules reference: the same numbered rules in every language, and every number that is cited is there."""

import re
from pathlib import Path

import pytest

from boardgames.brian_boru import GAME
from boardgames.brian_boru.sheet import DATA
from boardgames.core.texts import texts_of

ROOT = GAME.assets.parents[2]
LANGUAGES = ["en", "fr", "uk"]
RULE = re.compile(r"^(?:\*\*(BB-\d+(?:\.\d+)*)\b[^*]*\*\*|\| ([RE]-\d+) \|)", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\.", re.MULTILINE)
CITED = re.compile(r"\b(?:BB-\d+(?:\.\d+)*|[RE]-\d+)\b")


def reference(language: str) -> str:
    return (GAME.assets / f"rules.{language}.md").read_text(encoding="utf-8")


def rules(language: str) -> list[str]:
    return [numbered or ruling for numbered, ruling in RULE.findall(reference(language))]


def where_rules_are_cited() -> list[Path]:
    return [
        *(ROOT / "boardgames" / "brian_boru").glob("*.py"),
        *GAME.assets.glob("*.yaml"),
        *(ROOT / "tests" / "positions" / "brian_boru").glob("*.yaml"),
        *(ROOT / "tests" / "brian_boru").glob("*.py"),
    ]


def order(rule: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", rule))


def test_rules_stand_once_and_in_order() -> None:
    found = rules("en")
    assert len(found) == len(set(found))
    for kind in ("BB", "R-", "E-"):
        of_kind = [rule for rule in found if rule.startswith(kind)]
        assert of_kind == sorted(of_kind, key=order)
    assert {f"R-{number}" for number in range(1, 26)} | {f"E-{number}" for number in range(1, 24)} <= set(found)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_rules(language: str) -> None:
    assert rules(language) == rules("en")
    assert SECTION.findall(reference(language)) == SECTION.findall(reference("en"))


def test_every_cited_rule_is_there() -> None:
    there = {*rules("en"), *(f"BB-{section}" for section in SECTION.findall(reference("en")))}
    cited = {rule for path in where_rules_are_cited() for rule in CITED.findall(path.read_text(encoding="utf-8"))}
    assert len(cited) > 80
    assert not cited - there


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_inside_the_reference_lead_somewhere(language: str) -> None:
    there = {*rules(language), *(f"BB-{section}" for section in SECTION.findall(reference(language)))}
    assert set(CITED.findall(reference(language))) <= there


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_regions_is_that_of_the_data(language: str) -> None:
    names = texts_of(GAME, language).names
    for region in DATA.regions:
        towns = sum(town.region == region.id for town in DATA.towns)
        row = f"| {names[region.id]} | {towns} | {region.threshold} | {region.points} |"
        assert row in reference(language)
