"""Measure the engine: random playouts (actions/s, games/s), copies/s, the expert's iterations/s, memory per state.

All figures are per second of CPU time of one core, the best of three tries. With `--against DIR` the engine in another
folder is measured in turns with this one (`dev.py bench --compiled` holds the compiled engine against the pure one).
"""

import json
import os
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from boardgames.ai.search import Budget, search
from boardgames.commands.common import add_game, add_json, games_asked, player_counts, print_json, watched
from boardgames.core import rng
from boardgames.core.errors import LonghallError
from boardgames.core.game import NOBODY, Game, Setup, State
from boardgames.core.playout import copy_often, play_at_random
from boardgames.core.rng import seeded

TRIES = 3
ITERATIONS = 100  # of the expert, in one search


class Figures(Struct):
    """The speed of one game with a number of players."""

    game: str
    players: int
    compiled: bool
    actions_per_second: int
    games_per_second: float
    copies_per_second: int
    iterations_per_second: int  # of the expert, in the middle of a game
    actions_per_game: float
    bytes_per_state: int


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, required=False)
    parser.add_argument("--players", metavar="P", type=int, help="number of players (default: each that is allowed)")
    parser.add_argument("--seconds", metavar="S", type=float, default=2.0, help="CPU time for each figure (default 2)")
    parser.add_argument("--against", metavar="DIR", type=Path, help="measure the engine in this folder as well")
    add_json(parser)


def run(args: Namespace) -> int:
    if args.seconds <= 0:
        raise LonghallError("--seconds must be more than 0.")
    if args.against and not (args.against / "boardgames").is_dir():
        raise LonghallError(f"There is no engine in '{args.against}'.")
    tasks = [(game, players) for game in games_asked(args) for players in player_counts(game, args.players)]
    for game, players in tasks:
        game.completed(Setup(players, 1))
    rows = []
    for game, players in watched(tasks, len(tasks), "measuring"):
        if args.against:
            rows.append(measure_elsewhere(args.against, game.id, players, args.seconds))
        rows.append(measure(game, players, args.seconds))
    if args.json:
        print_json(rows)
        return 0
    print_table(rows)
    return 0


def print_table(rows: list[Figures]) -> None:
    print(
        f"{'game':<12} {'players':>7} {'engine':>8} {'actions/s':>10} {'games/s':>9} {'copies/s':>10} "
        f"{'iterations/s':>12} {'per game':>9} {'bytes':>7}"
    )
    before: Figures | None = None
    for row in rows:
        engine = "compiled" if row.compiled else "pure"
        print(
            f"{row.game:<12} {row.players:>7} {engine:>8} {row.actions_per_second:>10,} {row.games_per_second:>9.1f} "
            f"{row.copies_per_second:>10,} {row.iterations_per_second:>12,} {row.actions_per_game:>9.1f} "
            f"{row.bytes_per_state:>7,}"
        )
        if before and (before.game, before.players) == (row.game, row.players):
            ratios = (
                row.actions_per_second / before.actions_per_second,
                row.games_per_second / before.games_per_second,
                row.copies_per_second / before.copies_per_second,
                row.iterations_per_second / before.iterations_per_second,
            )
            actions, games, copies, iterations = (f"x{ratio:.1f}" for ratio in ratios)
            print(f"{'':<29} {actions:>10} {games:>9} {copies:>10} {iterations:>12}")
        before = row


def measure(game: Game[Any], players: int, seconds: float) -> Figures:
    setup = game.completed(Setup(players, 1))
    chance = seeded(1)
    played = [0, 0]  # games, actions

    def playouts() -> int:
        actions = play_at_random(game.new(Setup(players, played[0], setup.options)), chance)
        played[0] += 1
        played[1] += actions
        return actions

    actions = rate(playouts, seconds)
    per_game = played[1] / played[0]
    middle = _middle_state(game, setup, int(per_game) // 2)

    def copies() -> int:
        copy_often(middle, 200)
        return 200

    def iterations() -> int:
        search(game, middle, chance, Budget(iterations=ITERATIONS))
        return ITERATIONS

    return Figures(
        game=game.id,
        players=players,
        compiled=not str(rng.__file__).endswith(".py"),
        actions_per_second=round(actions),
        games_per_second=actions / per_game,
        copies_per_second=round(rate(copies, seconds / 4)),
        iterations_per_second=round(rate(iterations, seconds)),
        actions_per_game=per_game,
        bytes_per_state=_size(middle),
    )


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much work is done in a second, at best: what else goes on in the machine only ever makes it slower."""
    best = 0.0
    for _ in range(TRIES):
        done = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / TRIES:
            done += work()
        best = max(best, done / spent)
    return best


def measure_elsewhere(folder: Path, game: str, players: int, seconds: float) -> Figures:
    """The same figures of the engine in another folder."""
    words = ["--game", game, "--players", str(players), "--seconds", str(seconds), "--json"]
    command = [sys.executable, "-m", "boardgames", "bench", *words]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise LonghallError(f"The engine in '{folder}' cannot be measured: {result.stderr.strip()}")
    return msgspec.convert(json.loads(result.stdout)[0], Figures)


def _middle_state(game: Game[Any], setup: Setup, actions: int) -> State:
    """A state from the middle of a game with something to decide: neither the beginning nor the end is typical."""
    chance = seeded(2)
    state: State = game.new(setup)
    middle = state
    for _ in range(actions):
        legal = state.legal()
        if len(legal) > 1:
            middle = state.copy()
        state.apply(legal[chance.below(len(legal))])
        if state.seat == NOBODY:
            break
    return middle


def _size(thing: Any) -> int:
    """Bytes of an object with all lists it owns; small ints are shared and cost nothing."""
    size = sys.getsizeof(thing)
    if isinstance(thing, list):
        size += sum(_size(item) for item in thing if not isinstance(item, int))
    else:
        kinds = type(thing).__mro__
        names = {name for kind in kinds for name in getattr(kind, "__slots__", ())}
        names |= {name for kind in kinds for name in getattr(kind, "__mypyc_attrs__", ())}
        size += sum(_size(value) for name in names if isinstance(value := getattr(thing, name, None), list))
    return size
