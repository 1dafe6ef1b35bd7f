"""Print the rules reference of a game, as Markdown."""

import sys
from argparse import ArgumentParser, Namespace

from rich.console import Console
from rich.markdown import Markdown

from boardgames.commands.common import add_game, add_language
from boardgames.core.errors import LonghallError
from boardgames.core.registry import game_named


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    game = game_named(args.game)
    path = game.assets / f"rules.{args.lang}.md"
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise LonghallError(f"The rules of {game.title} are not there in '{args.lang}' ({path.name}).") from None
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text, end="")
    return 0
