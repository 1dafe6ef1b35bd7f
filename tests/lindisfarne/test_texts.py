"""Lindisfarne's words: everything the rules can say is worded in every language, and nothing else is."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from boardgames.core.game import NOBODY, SPECTATOR, Message
from boardgames.core.texts import Texts, texts_of
from boardgames.lindisfarne import GAME
from boardgames.lindisfarne.data import BOARDS, CARDS, COUNTRIES, OBJECTIVES
from boardgames.lindisfarne.rules import State
from boardgames.lindisfarne.sheet import DATA
from tests.lindisfarne.games import moments

LANGUAGES = ["en", "fr", "uk"]
FORMS = {"en": 2, "fr": 2, "uk": 3}
PEOPLE = ["Olaf", "Astrid", "Leif", "Gudrun"]
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
CODE = Path(GAME.__module__.replace(".", "/"))
SOURCES = sorted((GAME.assets.parents[2] / CODE).glob("*.py"))


# ------------------------------------------------------------------------------------------------ what can be said


@cache
def said_in_games() -> dict[str, Message]:
    """One message for each key that comes up in 300 random games."""
    found: dict[str, Message] = {}
    for seed in range(300):
        for state, events in moments(2 + seed % 3, seed):
            for event in events:
                found.setdefault(f"event.{event.kind}", Message(f"event.{event.kind}", event.values))
            for message in messages_of(state):
                found.setdefault(message.key, message)
    return found


def messages_of(state: State) -> Iterator[Message]:
    yield GAME.view(state, SPECTATOR).status
    if state.seat == NOBODY:
        yield from (line.label for line in GAME.account(state))
        return
    choice = GAME.choice(state)
    yield choice.prompt
    yield from choice.so_far
    for option in choice.options:
        yield from (message for message in (option.label, option.hint) if message is not None)


@cache
def said_in_code() -> frozenset[str]:
    """Keys and event kinds as the source has them; `*` stands for what is filled in."""
    return frozenset(key for path in SOURCES for key in keys_in(ast.parse(path.read_text(encoding="utf-8"))))


def keys_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        first = node.args[0]
        if called == "Message":
            yield from patterns(first)
        elif called == "tell":
            yield from (f"event.{kind}" for kind in patterns(first))
        elif called == "tell_secret":
            yield from (f"event.{kind}{end}" for kind in patterns(first) for end in ("", "_secretly"))


def patterns(node: ast.expr) -> Iterator[str]:
    """The strings an expression can be, as far as it says so itself."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from patterns(body)
            yield from patterns(orelse)
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)


def words(language: str) -> Texts:
    return texts_of(GAME, language)


# ------------------------------------------------------------------------------------------------ messages


def test_the_source_is_read() -> None:
    assert {"prompt.*", "option.roll", "so_far.used", "event.took", "event.kept_secretly", "status"} <= said_in_code()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_is_worded(language: str) -> None:
    texts = words(language)
    for message in said_in_games().values():
        sentence = texts.say(message, PEOPLE)
        assert message.key in texts.messages
        assert not re.search(r"[{}\[\]]", sentence), f"{message.key}: {sentence}"
    for pattern in said_in_code():
        assert any(fnmatchcase(key, pattern) for key in texts.messages), f"nothing is worded for {pattern}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_worded_that_is_never_said(language: str) -> None:
    exact = {key for key in said_in_code() if "*" not in key}
    assert not words(language).messages.keys() - said_in_games().keys() - exact


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("part", ["names", "nouns", "messages", "tips"])
def test_the_languages_word_the_same_things(language: str, part: str) -> None:
    assert getattr(words(language), part).keys() == getattr(words("en"), part).keys()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_fill_in_the_same_values(language: str) -> None:
    for key, template in words(language).messages.items():
        wanted = {name for name, _ in SLOT.findall(words("en").messages[key])}
        assert {name for name, _ in SLOT.findall(template)} == wanted, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_have_their_forms_and_are_used(language: str) -> None:
    texts = words(language)
    used = {noun for template in texts.messages.values() for _, noun in SLOT.findall(template) if noun}
    assert used == texts.nouns.keys()
    assert {len(forms) for forms in texts.nouns.values()} == {FORMS[language]}


# ------------------------------------------------------------------------------------------------ names and tips


def signs() -> set[str]:
    """Counters and tags that a view can show."""
    found: set[str] = set()
    for state, _ in moments(3, 1):
        view = GAME.view(state, 0)
        found |= view.counters.keys()
        for panel in view.seats:
            found |= {*panel.counters, *panel.tags}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    names = words(language).names
    things = [*BOARDS, *COUNTRIES, *CARDS, *OBJECTIVES, "blue", "black", "yellow", "red", "neutral"]
    assert {*things, *signs()} <= names.keys()
    assert len({names[thing] for thing in things}) == len(things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_objectives_are_named_after_their_countries(language: str) -> None:
    names = words(language).names
    for objective in DATA.objectives:
        assert names[objective.id] == " · ".join(names[country] for country in objective.countries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_counter_and_sign_is_explained(language: str) -> None:
    texts = words(language)
    assert {*CARDS, *signs(), *BOARDS, "neutral"} <= texts.tips.keys()
    assert texts.tips.keys() <= texts.names.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_of_cards_tell_country_place_and_prestige(language: str) -> None:
    texts = words(language)
    size = {country.id: country.cards for country in DATA.countries}
    for card in DATA.destinations:
        opening = texts.tips[card.id].split(".")[0]
        numbers = [int(number) for number in re.findall(r"\d+", opening)]
        place = [] if card.position is None else [card.position, size[card.country]]
        assert opening.startswith(texts.names[card.country])
        assert numbers == [*place, card.prestige], card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_of_effects_tell_their_numbers(language: str) -> None:
    texts = words(language)
    for card in DATA.destinations:
        effect = next((effect for effect in DATA.effects if effect.id == card.effect), None)
        if effect is not None and effect.kind == "instant":
            assert re.findall(r"\d+", texts.tips[card.id])[1:] == [str(effect.amount)], card.id


# ------------------------------------------------------------------------------------------------ typography


def sentences(language: str) -> Iterator[str]:
    texts = words(language)
    yield from (texts.title, texts.blurb)
    for part in (texts.names, texts.messages, texts.tips):
        yield from part.values()
    yield (GAME.assets / f"rules.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    for sentence in sentences(language):
        assert not re.search(r"['\"]", sentence), sentence


def test_french_has_its_unbreakable_spaces() -> None:
    for sentence in sentences("fr"):
        assert not re.search(r"(?<!\u00a0)[:;!?»](?!-|/)", re.sub(r"\{\w+:\w+\}|\|[-:|]+\|", "", sentence)), sentence
        assert not re.search(r"«(?!\u00a0)", sentence), sentence


def test_ukrainian_mixes_no_alphabets() -> None:
    """A Latin i among Cyrillic letters looks right and is wrong."""
    for sentence in sentences("uk"):
        assert not re.search(r"[A-Za-z][а-яіїєґ’]|[а-яіїєґ][A-Za-z]", sentence), sentence
