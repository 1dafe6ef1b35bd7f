"""The words of Invasions: everything the rules can say is worded in every language, and nothing else is."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from boardgames.core import position, schema
from boardgames.core.game import NOBODY, SPECTATOR, Event, Message, Setup
from boardgames.core.rng import ScriptedRng
from boardgames.core.texts import Texts, texts_of
from boardgames.invasions import GAME
from boardgames.invasions.data import GOODS, NODES, PORTS, REGIONS, RUNES, SAGAS, VALUE, WINDS, ZONES
from boardgames.invasions.rules import State
from boardgames.invasions.sheet import DATA
from tests.invasions.games import do, moments

LANGUAGES = ["en", "fr", "uk"]
FORMS = {"en": 2, "fr": 2, "uk": 3}
PEOPLE = ["Olaf", "Astrid", "Leif", "Gudrun", "Ivar"]
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
SOURCES = sorted((GAME.assets.parents[2] / Path(GAME.__module__.replace(".", "/"))).glob("*.py"))
POSITIONS = sorted((GAME.assets.parents[2] / "tests" / "positions" / GAME.id).glob("*.yaml"))


# ------------------------------------------------------------------------------------------------ what can be said


@cache
def said_in_games() -> dict[str, Message]:
    """One message for each key that comes up in 200 random games and in all positions."""
    found: dict[str, Message] = {}
    for seed in range(200):
        for state, events in moments(2 + seed % 4, seed, expert=seed % 2 == 1):
            for message in messages_of(state, events):
                found.setdefault(message.key, message)
    for path in POSITIONS:
        for state, events in steps_of(path):
            for message in messages_of(state, events):
                found.setdefault(message.key, message)
    return found


def steps_of(path: Path) -> Iterator[tuple[State, list[Event]]]:
    """A position, step by step: it brings up what chance seldom does."""
    written = schema.load(path, position.Position)
    state = GAME.load(GAME.completed(Setup(written.players, written.seed, written.options)), written.given)
    yield state, []
    for item in written.when:
        step = position.Step(item) if isinstance(item, str) else item
        if step.dice or step.draws:
            state.rng = ScriptedRng(1, 1, [die - 1 for die in step.dice] + step.draws)
        yield state, do(state, step.do)


def messages_of(state: State, events: list[Event]) -> Iterator[Message]:
    yield from (event.message for event in events)
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
        if not isinstance(node, ast.Call):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called == "Message":
            yield from patterns(node.args[0])
        elif called == "tell":
            yield from (f"event.{kind}" for kind in patterns(node.args[0]))
        elif called == "tell_rune":
            yield from (f"event.{kind}" for kind in patterns(node.args[1]))
        elif called == "tell_secret":
            yield from (f"event.{kind}{end}" for kind in patterns(node.args[0]) for end in ("", "_secretly"))


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
    wanted = {
        "prompt.*",
        "option.sail",
        "hint.sail_loss",
        "so_far.dice",
        "event.used",
        "event.stole_secretly",
        "status",
    }
    assert wanted <= said_in_code()
    assert len(said_in_games()) > 140


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_is_worded(language: str) -> None:
    texts = words(language)
    for message in said_in_games().values():
        assert message.key in texts.messages
        sentence = texts.say(message, PEOPLE)
        assert not re.search(r"[{}\[\]]", sentence), f"{message.key}: {sentence}"
    for pattern in said_in_code():
        assert any(fnmatchcase(key, pattern) for key in texts.messages), f"nothing is worded for {pattern}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_worded_that_is_never_said(language: str) -> None:
    exact = {key for key in said_in_code() if "*" not in key}
    assert not words(language).messages.keys() - said_in_games().keys() - exact


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
def test_options_are_worded_with_all_their_choices(language: str) -> None:
    worded = words(language).options
    assert {option.key: set(option.choices) for option in GAME.options} == {
        key: set(option.choices) for key, option in worded.items()
    }
    assert all(option.name and option.note for option in worded.values())


# ------------------------------------------------------------------------------------------------ names and tips


def signs() -> set[str]:
    """Counters and tags that a view can show."""
    found: set[str] = set()
    for seed in range(6):
        for state, _ in moments(5, seed, expert=True, longest=60):
            view = GAME.view(state, 0)
            found |= view.counters.keys()
            for panel in view.seats:
                found |= {*panel.counters, *panel.tags}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    names = words(language).names
    things = [*NODES, *REGIONS, *ZONES, *GOODS, *SAGAS, *RUNES]
    assert {*things, *signs(), *WINDS, *(f"seat:{seat}" for seat in range(5))} <= names.keys()
    assert len({names[thing] for thing in things}) == len(things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_port_counter_and_sign_is_explained(language: str) -> None:
    texts = words(language)
    assert {*SAGAS, *RUNES, *NODES[:PORTS], *signs()} <= texts.tips.keys()
    assert texts.tips.keys() <= texts.names.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_of_sagas_tell_period_ports_and_bonus(language: str) -> None:
    texts = words(language)
    for saga in DATA.sagas:
        tip = texts.tips[saga.id]
        assert tip.startswith(texts.names[saga.nation])
        assert ", ".join(texts.names[port] for port in saga.ports) in tip
        assert [int(number) for number in re.findall(r"\d+", tip)][:2] == [saga.period, saga.bonus]
        assert re.findall(r"\d+", tip)[2:][: len(re.findall(r"\d+", saga.year))] == re.findall(r"\d+", saga.year)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_of_ports_tell_region_and_value(language: str) -> None:
    texts = words(language)
    regions = {port: region.id for region in DATA.regions for port in region.ports}
    for number, port in enumerate(DATA.ports):
        tip = texts.tips[port.id]
        assert re.findall(r"\d+", tip) == [str(VALUE[number])]
        if port.id in regions:
            assert tip.startswith(texts.names[regions[port.id]])
        if port.town:
            assert texts.names[port.town].lower() in tip.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_of_runes_tell_their_numbers(language: str) -> None:
    for rune in DATA.runes:
        numbers = {int(number) for number in re.findall(r"\d+", words(language).tips[rune.id])}
        figures = {rune.amount, rune.most} - {0}
        if figures - {1}:
            assert figures <= numbers, rune.id


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
