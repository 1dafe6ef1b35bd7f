"""The subcommands of the headless command, one module each. A new one is a module here and a line below."""

from argparse import ArgumentParser, Namespace
from typing import Protocol

from boardgames.commands import arena, bench, fuzz, games, play, playthrough, position, replay, rules


class Command(Protocol):
    """What a module of this package offers; the first line of its docstring is its help."""

    __doc__: str | None

    def add_arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, args: Namespace) -> int: ...


COMMANDS: dict[str, Command] = {
    "list": games,
    "play": play,
    "replay": replay,
    "position": position,
    "fuzz": fuzz,
    "bench": bench,
    "arena": arena,
    "playthrough": playthrough,
    "rules": rules,
}
