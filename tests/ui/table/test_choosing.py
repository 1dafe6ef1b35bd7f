"""Narrowing a choice click by click, without any screen."""

from __future__ import annotations

from boardgames.core.game import Choice, Message, Option
from ui.table.choosing import Chooser


def chooser(*targets: tuple[str, ...]) -> Chooser:
    options = tuple(Option(number, f"do {number}", names) for number, names in enumerate(targets))
    return Chooser(Choice(0, Message("prompt"), options))


def actions(options: list[Option]) -> list[int]:
    return [option.action for option in options]


def test_one_target_answers_at_once() -> None:
    choice = chooser(("a",), ("b",), ())
    assert choice.targets() == ["a", "b"]
    assert actions(choice.buttons()) == [2]
    answer = choice.click("b")
    assert answer is not None
    assert answer.action == 1


def test_a_click_keeps_the_options_that_have_it() -> None:
    choice = chooser(("die", "one"), ("die", "two"), ("other", "one"))
    assert choice.click("die") is None
    assert choice.targets() == ["one", "two"]
    answer = choice.click("two")
    assert answer is not None
    assert answer.action == 1


def test_the_order_of_clicks_does_not_matter() -> None:
    choice = chooser(("die", "one"), ("die", "two"), ("other", "one"))
    answer = choice.click("two")
    assert answer is not None
    assert answer.action == 1


def test_options_that_no_click_can_tell_apart_are_tied() -> None:
    choice = chooser(("card", "port"), ("card", "port"), ("card", "sea"))
    choice.click("card")
    assert choice.tied() == []
    assert choice.click("port") is None
    assert actions(choice.tied()) == [0, 1]
    assert choice.targets() == []


def test_tied_with_the_same_rest_is_asked_at_once() -> None:
    choice = chooser(("card", "port"), ("card", "port"), ("other",))
    choice.click("card")
    assert actions(choice.tied()) == [0, 1]


def test_a_complete_option_becomes_a_button_while_others_need_more() -> None:
    choice = chooser(("card",), ("card", "port"), ("card", "sea"))
    assert choice.click("card") is None
    assert actions(choice.buttons()) == [0]
    assert choice.targets() == ["port", "sea"]


def test_a_click_on_anything_else_changes_nothing() -> None:
    choice = chooser(("a", "b"), ("a", "c"))
    assert choice.click("z") is None
    assert choice.clicked == []


def test_going_back_opens_what_was_open() -> None:
    choice = chooser(("a", "b"), ("a", "c"), ("d",))
    choice.click("a")
    assert choice.back()
    assert choice.targets() == ["a", "b", "c", "d"]
    assert not choice.back()
