"""What the subcommands share: arguments, results as JSON, and progress bars for people who wait."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boardgames.ai.executors import executor
from boardgames.core.assets import LANGUAGES
from boardgames.core.errors import LonghallError
from boardgames.core.game import Game
from boardgames.core.registry import game_named

T = TypeVar("T")
Job = TypeVar("Job")


def add_game(parser: ArgumentParser, required: bool = True) -> None:
    parser.add_argument("--game", metavar="G", required=required, help="id of the game, as `list` shows it")


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="an option of the game; may be repeated"
    )


def add_seed(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="N", type=int, default=1, help="seed of the chance (default 1)")


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the texts (default en)")


def options_of(args: Namespace) -> dict[str, str]:
    """The `--option k=v` arguments as a mapping."""
    options = {}
    for item in args.option:
        key, equals, value = item.partition("=")
        if not equals:
            raise LonghallError(f"'--option {item}' is not of the form key=value.")
        options[key] = value
    return options


def player_counts(game: Game[Any], chosen: int | None) -> list[int]:
    """The player counts asked for: one, or all that the game allows."""
    if chosen is None:
        return list(range(game.min_players, game.max_players + 1))
    return [chosen]


def games_asked(args: Namespace) -> list[Game[Any]]:
    from boardgames.core.registry import games

    return [game_named(args.game)] if args.game else list(games().values())


def print_json(result: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())


def watched(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The items, with a progress bar on a terminal and with nothing anywhere else."""
    if not (sys.stdout.isatty() and sys.stderr.isatty()):
        yield from items
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(items, total=total, description=label)


def waiting(label: str, wanted: bool) -> AbstractContextManager[Any]:
    """Something that moves on a terminal while work of unknown length goes on."""
    if wanted and sys.stdout.isatty() and sys.stderr.isatty():
        return Console(stderr=True).status(label)
    return nullcontext()


def in_parallel(work: Callable[[Job], T], jobs: list[Job], processes: int | None = None) -> Iterator[T]:
    """The results of the jobs as they are ready, made on all cores; a single core is used for a few jobs."""
    processes = processes or os.cpu_count() or 1
    with executor(processes if len(jobs) >= 2 * processes else 1) as place:
        yield from place.run(work, jobs)
