"""The rules page: readable, searchable, and every rule reachable by its number."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui import i18n
from ui.paint.assets import ASSETS
from ui.screens.rules import RULE, Rules, linked

NUMBERS = re.compile(r"^[\s\-*]*\*\*(LF-[\d.]*\d)", re.MULTILINE)


@pytest.fixture
def page(qtbot: QtBot) -> Rules:
    rules = Rules("lindisfarne")
    qtbot.addWidget(rules)
    rules.resize(1024, 700)
    rules.show()
    qtbot.wait(20)
    return rules


def top_text(page: Rules) -> str:
    """The paragraph at the upper edge of what is seen."""
    from PySide6.QtCore import QPoint

    return page.page.cursorForPosition(QPoint(40, 26)).block().text()


def test_the_page_begins_at_its_beginning(page: Rules) -> None:
    assert page.page.verticalScrollBar().value() == 0
    assert page.contents.count() >= 10


@pytest.mark.parametrize("language", ["en", "fr", "uk"])
def test_every_rule_is_found_by_its_number(qapp: QApplication, qtbot: QtBot, language: str) -> None:
    i18n.speak(language, qapp)
    rules = Rules("lindisfarne")
    qtbot.addWidget(rules)
    stated = NUMBERS.findall((ASSETS / "games" / "lindisfarne" / f"rules.{language}.md").read_text(encoding="utf-8"))
    assert len(stated) > 40
    lost = [number for number in stated if rules.position_of(number) < 0]
    assert not lost
    i18n.speak("en", qapp)


def test_a_jump_brings_the_rule_to_the_top(page: Rules) -> None:
    assert page.jump("LF-5.2")
    assert top_text(page).startswith("LF-5.2")
    assert not page.jump("LF-99.9")


def test_a_number_is_not_taken_for_its_beginning(page: Rules) -> None:
    """LF-4.1 is not LF-4.1.1, LF-1.1 is not LF-1.10."""
    at = page.position_of("LF-4.1")
    assert re.match(r"\W*LF-4\.1(?![.\d]*\d)", page.page.document().findBlock(at).text())


def test_a_number_in_the_search_field_goes_there(page: Rules) -> None:
    for typed in ("5.2", "LF-5.2", "lf-5.2"):
        page.search.clear()
        page.search.setText(typed)
        assert top_text(page).startswith("LF-5.2")


def test_words_are_found_and_stepped_through(page: Rules) -> None:
    page.search.setText("rune")
    found = len(page._found)
    assert found > 5
    assert page.hits.text() == f"{found} places"
    assert page._at == 0
    page.previous_hit()
    assert page._at == found - 1
    page.next_hit()
    assert page._at == 0
    page.search.setText("hnefatafl")
    assert page.hits.text() == "0 places"
    page.search.clear()
    assert page.hits.text() == ""


def test_mentions_are_links_and_statements_are_not(page: Rules) -> None:
    text = linked("- **LF-1.1** as in LF-2.3 and LF-2.3.1\n| LF-4 | see LF-5.1 |")
    assert "[LF-2.3](rule:LF-2.3)" in text
    assert "[LF-2.3.1](rule:LF-2.3.1)" in text
    assert "[LF-1.1]" not in text
    assert "[LF-5.1](rule:LF-5.1)" in text
    page._follow(QUrl("rule:LF-5.2"))
    assert top_text(page).startswith("LF-5.2")


def test_a_rule_asked_for_is_shown_first(qtbot: QtBot) -> None:
    rules = Rules("lindisfarne", "LF-7.1")
    qtbot.addWidget(rules)
    rules.resize(1024, 700)
    rules.show()
    rules.entered()
    qtbot.waitUntil(lambda: top_text(rules).startswith("LF-7.1"))


def test_a_game_without_rules_says_so(qtbot: QtBot) -> None:
    rules = Rules("hnefatafl")
    qtbot.addWidget(rules)
    assert "not written down" in rules.page.toPlainText()


def test_rule_numbers_of_all_games_are_known() -> None:
    assert RULE.findall("LF-3.2, BB-6.1, IV-12.7, VK-1.1 and EX-03, R-3") == [
        "LF-3.2",
        "BB-6.1",
        "IV-12.7",
        "VK-1.1",
        "EX-03",
    ]
