"""A game's words in one language: names of things, sentences for messages, plural forms.

`assets/games/<id>/texts.<lang>.yaml` holds them. A sentence is a template: `{card}` is a value by its name,
`{n:rune}` a number with its noun in the right plural form, and a list of values is joined with commas.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct, field

from boardgames.core import schema
from boardgames.core.errors import LonghallError
from boardgames.core.game import Game, Message, Value

_SLOT = re.compile(r"\{(?P<name>\w+)(?::(?P<noun>\w+))?\}")


class OptionTexts(Struct, forbid_unknown_fields=True):
    """The wording of a declared option."""

    name: str
    choices: dict[str, str]
    note: str = ""


class Texts(Struct, forbid_unknown_fields=True):
    """All words of one game in one language."""

    language: str
    title: str
    blurb: str
    names: dict[str, str]
    nouns: dict[str, list[str]]
    messages: dict[str, str]
    tips: dict[str, str] = field(default_factory=dict)  # longer explanations by id: cards, tracks, tags
    terms: dict[str, str] = field(default_factory=dict)  # what the evaluation counts, for hints
    options: dict[str, OptionTexts] = field(default_factory=dict)

    def name(self, thing: str) -> str:
        return self.names.get(thing, thing)

    def say(self, message: Message, people: Sequence[str] = ()) -> str:
        """The message as a sentence; `people` are the names of the seats."""
        template = self.messages.get(message.key, f"[{message.key}]")
        return self.fill(template, message.values, people)

    def fill(self, template: str, values: Mapping[str, Value], people: Sequence[str]) -> str:
        def slot(found: re.Match[str]) -> str:
            value = values.get(found["name"])
            if value is None:
                return found[0]
            if found["noun"]:
                return self.count(int(str(value)), found["noun"])
            return self.value(value, people)

        return _SLOT.sub(slot, template)

    def value(self, value: Value, people: Sequence[str]) -> str:
        if isinstance(value, tuple):
            return ", ".join(self.value(part, people) for part in value)
        if isinstance(value, int):
            return str(value)
        if value.startswith("seat:"):
            seat = int(value[5:])
            return people[seat] if seat < len(people) else self.names.get(value, value)
        return self.name(value)

    def count(self, number: int, noun: str) -> str:
        """`3 runes`, with the plural form that the language wants."""
        forms = self.nouns[noun]
        return f"{number} {forms[min(plural_form(self.language, number), len(forms) - 1)]}"


def plural_form(language: str, number: int) -> int:
    """Which of a noun's forms goes with the number (Unicode CLDR rules; Ukrainian: one, few, many)."""
    n = abs(number)
    if language == "uk":
        if n % 10 == 1 and n % 100 != 11:
            return 0
        return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2
    if language == "fr":
        return 0 if n < 2 else 1
    return 0 if n == 1 else 1


@cache
def texts_of(game: Game[Any], language: str) -> Texts:
    """The game's words in a language."""
    path = game.assets / f"texts.{language}.yaml"
    if not path.exists():
        raise LonghallError(f"{game.title} does not speak '{language}' ({path.name} is not there).")
    return schema.load(path, Texts)
