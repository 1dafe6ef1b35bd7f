"""Sentences from templates, with the plural forms of each language."""

import pytest

from boardgames.core.errors import LonghallError
from boardgames.core.game import Message
from boardgames.core.registry import game_named
from boardgames.core.texts import Texts, plural_form, texts_of

UKRAINIAN = Texts(
    language="uk",
    title="",
    blurb="",
    names={"ENG-1": "Портленд", "ENG-2": "Ліндісфарн"},
    nouns={"rune": ["руна", "руни", "рун"]},
    messages={"got": "{seat}: {n:rune}", "took": "{seat}: {cards}"},
)


@pytest.mark.parametrize(
    ("number", "form"),
    [(0, 2), (1, 0), (2, 1), (4, 1), (5, 2), (11, 2), (12, 2), (14, 2), (21, 0), (22, 1), (111, 2), (121, 0)],
)
def test_ukrainian_has_three_forms(number: int, form: int) -> None:
    assert plural_form("uk", number) == form


def test_french_zero_is_singular_and_english_zero_is_not() -> None:
    assert [plural_form("fr", n) for n in (0, 1, 2)] == [0, 0, 1]
    assert [plural_form("en", n) for n in (0, 1, 2)] == [1, 0, 1]


def test_values_become_words() -> None:
    assert UKRAINIAN.say(Message("got", {"seat": "seat:1", "n": 3}), ["Олаф", "Сіґрід"]) == "Сіґрід: 3 руни"
    cards = Message("took", {"seat": "seat:0", "cards": ("ENG-1", "ENG-2")})
    assert UKRAINIAN.say(cards, ["Олаф"]) == "Олаф: Портленд, Ліндісфарн"


def test_a_missing_sentence_shows_its_key_and_does_not_crash() -> None:
    assert UKRAINIAN.say(Message("nothing")) == "[nothing]"


def test_a_language_that_is_not_there_is_told() -> None:
    with pytest.raises(LonghallError, match="does not speak 'xx'"):
        texts_of(game_named("lindisfarne"), "xx")
