"""Brian Boru's words: everything the rules can say is worded in every language, and nothing else is."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

import pytest

from boardgames.brian_boru import GAME
from boardgames.brian_boru.data import CARDS, COLOURS, MARRIAGES, REGIONS, TOWNS
from boardgames.brian_boru.rules import State
from boardgames.brian_boru.sheet import DATA
from boardgames.brian_boru.state import LIBERATE
from boardgames.core.game import NOBODY, SPECTATOR, Message
from boardgames.core.texts import Texts, texts_of
from tests.brian_boru.games import loaded, moments

LANGUAGES = ["en", "fr", "uk"]
FORMS = {"en": 2, "fr": 2, "uk": 3}
PEOPLE = ["Orla", "Niamh", "Eoin", "Conor", "Máire"]
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
SOURCES = sorted((GAME.assets.parents[2] / "boardgames" / "brian_boru").glob("*.py"))


# ------------------------------------------------------------------------------------------------ what can be said


@cache
def said_in_games() -> dict[str, Message]:
    """One message for each key that comes up in 200 random games and in two rare moments."""
    found: dict[str, Message] = {}
    for seed in range(200):
        for state, events in moments(3 + seed % 3, seed, "yes" if seed % 2 else "no"):
            for event in events:
                found.setdefault(event.message.key, event.message)
            if state.phase > LIBERATE or seed < 12:  # decisions of the upkeep are few, those of tricks come up soon
                for message in messages_of(state):
                    found.setdefault(message.key, message)
    for state in rare_moments():
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


def rare_moments() -> Iterator[State]:
    """R-1 and R-2, which random games hardly ever meet."""
    yellow = [town.id for town in DATA.towns if town.colour == "yellow"]
    hand = ["yellow-1", "yellow-4", "yellow-7"]
    yield loaded(3, phase="lead_town", holder=0, players={0: {"hand": hand}, 1: {"towns": yellow}})
    yield loaded(
        3, phase="lead_card", holder=0, trick={"town": "cork"}, players={0: {"hand": hand}, 1: {"towns": yellow}}
    )
    for phase in ("lead_card", "follow_card"):
        yield loaded(3, phase=phase, holder=0, players={0: {"towns": TOWNS}})


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
    assert {"prompt.*", "option.pick", "so_far.kept", "event.claimed", "event.kept_secretly"} <= said_in_code()


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
    filled_in = {"event.paid_nothing"}  # the kind is chosen before it is told
    assert not words(language).messages.keys() - said_in_games().keys() - exact - filled_in


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("part", ["names", "nouns", "messages", "tips", "options"])
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_worded(language: str) -> None:
    options = words(language).options
    assert {option.key: set(option.choices) for option in GAME.options} == {
        key: set(texts.choices) for key, texts in options.items()
    }


# ------------------------------------------------------------------------------------------------ names and tips


def signs() -> set[str]:
    """Counters and tags that a view can show, and kinds of pieces."""
    found = {"military", "trade"}
    for state, _ in moments(3, 1):
        view = GAME.view(state, 0)
        found |= view.counters.keys()
        found |= {piece.kind for pieces in view.places.values() for piece in pieces}
        for panel in view.seats:
            found |= {*panel.counters, *panel.tags}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    names = words(language).names
    things = [*TOWNS, *REGIONS, *CARDS, *MARRIAGES, *COLOURS, "estrid-military", "estrid-trade"]
    assert {*things, *signs(), *(f"seat:{seat}" for seat in range(5))} <= names.keys()
    assert len({names[thing] for thing in things}) == len(things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_towns_regions_and_counters_are_explained(language: str) -> None:
    texts = words(language)
    counters = {key for panel in GAME.view(loaded(3), 0).seats for key in panel.counters}
    assert {*CARDS, *TOWNS, *REGIONS, *MARRIAGES, *COLOURS, *counters} <= texts.tips.keys()
    assert texts.tips.keys() <= texts.names.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_of_cards_tell_their_numbers(language: str) -> None:
    """Every group of symbols that has a number is named with it, in its order."""
    tips = words(language).tips
    for card in DATA.cards:
        numbers = []
        for symbols in (card.primary, *card.secondary):
            counted = [symbol for symbol in symbols if symbol not in ("claim", "expand", "liberate")]
            groups = list(dict.fromkeys(counted))
            numbers += [counted.count(symbol) for symbol in groups]
        assert [int(number) for number in re.findall(r"\d+", tips[f"{card.colour}-{card.value}"])] == numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_of_regions_tell_threshold_and_points(language: str) -> None:
    tips = words(language).tips
    for region in DATA.regions:
        towns = sum(town.region == region.id for town in DATA.towns)
        numbers = [int(number) for number in re.findall(r"\d+", tips[region.id])]
        assert numbers == [towns, region.threshold, region.points]


# ------------------------------------------------------------------------------------------------ typography


def sentences(language: str) -> Iterator[str]:
    texts = words(language)
    yield from (texts.title, texts.blurb)
    for part in (texts.names, texts.messages, texts.tips):
        yield from part.values()
    for option in texts.options.values():
        yield from (option.name, option.note, *option.choices.values())
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
