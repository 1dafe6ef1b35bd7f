"""The rules reference: the same numbered rules in every language, and every number that is cited is there."""

import re
from pathlib import Path

import pytest

from boardgames.core.texts import texts_of
from boardgames.invasions import GAME
from boardgames.invasions.data import COPIES, RUNES

ROOT = GAME.assets.parents[2]
LANGUAGES = ["en", "fr", "uk"]
RULE = re.compile(r"^(?:\*\*(IV-\d+(?:\.\d+)*|EX-\d+)\*\*|\| (J\d+) \|)", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\.", re.MULTILINE)
CITED = re.compile(r"\bIV-\d+(?:\.\d+)*")
POSITIONS = ROOT / "tests" / "positions" / GAME.id
TESTS = ROOT / "tests" / GAME.id


def reference(language: str) -> str:
    return (GAME.assets / f"rules.{language}.md").read_text(encoding="utf-8")


def rules(language: str) -> list[str]:
    return [numbered or ruling for numbered, ruling in RULE.findall(reference(language))]


def cited_in(paths: list[Path]) -> set[str]:
    return {rule for path in paths for rule in CITED.findall(path.read_text(encoding="utf-8"))}


def there(language: str) -> set[str]:
    return {*rules(language), *(f"IV-{section}" for section in SECTION.findall(reference(language)))}


def order(rule: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", rule))


def test_rules_stand_once_and_in_order() -> None:
    found = rules("en")
    assert len(found) == len(set(found))
    for kind in ("IV", "EX", "J"):
        of_kind = [rule for rule in found if rule.startswith(kind)]
        assert of_kind == sorted(of_kind, key=order)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_rules(language: str) -> None:
    assert rules(language) == rules("en")
    assert SECTION.findall(reference(language)) == SECTION.findall(reference("en"))


def test_every_cited_rule_is_there() -> None:
    code = [*(ROOT / "boardgames" / GAME.id).glob("*.py"), *GAME.assets.glob("*.yaml")]
    cited = cited_in([*code, *POSITIONS.glob("*.yaml"), *TESTS.glob("*.py")])
    assert len(cited) > 90
    assert not cited - there("en") - {"IV-24"}  # the checklist of the specification itself


def test_every_rule_is_cited_by_a_test() -> None:
    """IV-24"""
    played = {rule for rule in rules("en") if rule.startswith("IV-") and order(rule)[0] <= 18}
    assert not played - cited_in([*POSITIONS.glob("*.yaml"), *TESTS.glob("*.py")])


def test_every_worked_example_is_a_test() -> None:
    """IV-21: EX-01 to EX-40"""
    text = "".join(
        path.read_text(encoding="utf-8") for path in [*POSITIONS.glob("*.yaml"), *TESTS.glob("test_rules.py")]
    )
    missing = [number for number in range(1, 41) if f"EX-{number:02}" not in text]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_inside_the_reference_lead_somewhere(language: str) -> None:
    assert set(CITED.findall(reference(language))) <= there(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rune_is_listed_with_its_copies(language: str) -> None:
    """IV-13.7"""
    rows = dict(re.findall(r"^\| ([^|]+?)(?: \([^)]*\))? \| (\d) \|", reference(language), re.MULTILINE))
    names = texts_of(GAME, language).names
    assert [rows.get(names[rune]) for rune in RUNES] == [str(copies) for copies in COPIES]
