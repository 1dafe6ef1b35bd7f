"""Every word the game can say exists in the three languages, with the same values in it."""

import re
from functools import cache

import pytest

from boardgames.core.game import Event, Message, Setup, Value
from boardgames.core.rng import seeded
from boardgames.core.texts import Texts, texts_of
from boardgames.vikings878 import GAME
from boardgames.vikings878.data import CARD_NAMES, FACTIONS, HOSTS, SHIRES, TITLES
from boardgames.vikings878.sheet import DATA

LANGUAGES = ("en", "fr", "uk")
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (4, {"advanced": "yes"}),
    (3, {"scenario": "northumbrian-raids"}),
    (2, {"scenario": "alfreds-gamble"}),
]
GAMES = 100


@cache
def texts(language: str) -> Texts:
    return texts_of(GAME, language)


def slots(template: str) -> set[str]:
    return {found[1] for found in SLOT.finditer(template)}


class Heard:
    """All that was said in some games: message keys with the values they carry, and ids that need a name."""

    def __init__(self) -> None:
        self.values: dict[str, set[str]] = {}  # by key: the values that are always there
        self.ids: set[str] = set()

    def hear(self, message: Message) -> None:
        carried = set(message.values)
        self.values[message.key] = self.values.get(message.key, carried) & carried
        for value in message.values.values():
            self._name(value)

    def _name(self, value: Value) -> None:
        if isinstance(value, tuple):
            for part in value:
                self._name(part)
        elif isinstance(value, str):
            self.ids.add(value)


@cache
def heard(setting: int) -> Heard:
    """A hundred random games, half of them by rule of thumb so that battles and events happen; every tenth decision is
    looked at closely."""
    players, options = SETTINGS[setting]
    said = Heard()
    for seed in range(GAMES):
        events: list[Event] = []
        state = GAME.new(GAME.completed(Setup(players, seed, options)), events)
        chance = seeded(seed)
        step = 0
        while state.seat >= 0:
            step += 1
            if step % 10 == seed % 10:
                choice = GAME.choice(state)
                for message in (choice.prompt, *choice.so_far):
                    said.hear(message)
                for option in choice.options:
                    said.hear(option.label or choice.prompt)
                    if option.hint:
                        said.hear(option.hint)
                said.hear(GAME.view(state, state.seat).status)
            legal = state.legal()
            action = legal[chance.below(len(legal))]
            if seed % 2:
                worth = [value + chance.below(1000) / 2000 for value in GAME.rate(state, legal)]
                action = legal[worth.index(max(worth))]
            state.log = events
            state.apply(action)
        said.hear(GAME.view(state, 0).status)
        for line in GAME.account(state):
            said.hear(line.label)
        for event in events:
            said.hear(event.message)
    return said


@pytest.mark.parametrize("setting", range(len(SETTINGS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_random_games_has_words(setting: int, language: str) -> None:
    said, words = heard(setting), texts(language)
    assert sorted(set(said.values) - set(words.messages)) == []
    wrong = {key: slots(words.messages[key]) - carried for key, carried in said.values.items()}
    assert {key: missing for key, missing in wrong.items() if missing} == {}
    unnamed = {name for name in said.ids if name not in words.names}
    assert unnamed == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_say_the_same(language: str) -> None:
    english, other = texts("en"), texts(language)
    assert set(english.messages) == set(other.messages)
    assert set(english.names) == set(other.names)
    assert set(english.tips) == set(other.tips)
    for key, template in english.messages.items():
        assert slots(template) == slots(other.messages[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_have_all_their_forms(language: str) -> None:
    words = texts(language)
    used = {found[2] for template in words.messages.values() for found in SLOT.finditer(template) if found[2]}
    assert used <= set(words.nouns)
    assert {len(forms) for forms in words.nouns.values()} == {3 if language == "uk" else 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_tip(language: str) -> None:
    words = texts(language)
    cards = [name for names in CARD_NAMES for name in names]
    for thing in [*SHIRES, *FACTIONS, *HOSTS, *TITLES, *cards]:
        assert words.names.get(thing), thing
        assert words.tips.get(thing), thing
    for shire in DATA.shires:
        assert shire.old_name in words.tips[shire.id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_are_worded(language: str) -> None:
    words = texts(language)
    assert {option.key: set(option.choices) for option in GAME.options} == {
        key: set(option.choices) for key, option in words.options.items()
    }
