"""Measure the engine: random playouts (actions/s, games/s), copies/s and memory per state.

All figures are per second of CPU time of one core.
"""

import sys
import time
from argparse import ArgumentParser, Namespace
from typing import Any

from msgspec import Struct

from boardgames.commands.common import add_game, add_json, games_asked, player_counts, print_json, watched
from boardgames.core.errors import LonghallError
from boardgames.core.game import NOBODY, Game, Setup, State
from boardgames.core.rng import seeded


class Figures(Struct):
    """The speed of one game with a number of players."""

    game: str
    players: int
    actions_per_second: int
    games_per_second: float
    copies_per_second: int
    actions_per_game: float
    bytes_per_state: int


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, required=False)
    parser.add_argument("--players", metavar="P", type=int, help="number of players (default: each that is allowed)")
    parser.add_argument("--seconds", metavar="S", type=float, default=2.0, help="CPU time for each figure (default 2)")
    add_json(parser)


def run(args: Namespace) -> int:
    if args.seconds <= 0:
        raise LonghallError("--seconds must be more than 0.")
    tasks = [(game, players) for game in games_asked(args) for players in player_counts(game, args.players)]
    for game, players in tasks:
        game.completed(Setup(players, 1))
    rows = [measure(game, players, args.seconds) for game, players in watched(tasks, len(tasks), "measuring")]
    if args.json:
        print_json(rows)
        return 0
    print(f"{'game':<14} {'players':>7} {'actions/s':>10} {'games/s':>9} {'copies/s':>9} {'per game':>9} {'bytes':>7}")
    for row in rows:
        print(
            f"{row.game:<14} {row.players:>7} {row.actions_per_second:>10,} {row.games_per_second:>9.1f} "
            f"{row.copies_per_second:>9,} {row.actions_per_game:>9.1f} {row.bytes_per_state:>7,}"
        )
    return 0


def measure(game: Game[Any], players: int, seconds: float) -> Figures:
    chance = seeded(1)
    actions = games = 0
    setup = game.completed(Setup(players, 1))
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new(Setup(players, games, setup.options))
        games += 1
        while state.seat != NOBODY:
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
            actions += 1
    spent = time.process_time() - start
    middle = _middle_state(game, setup, actions // games // 2)
    copies = 0
    start = time.process_time()
    while time.process_time() - start < seconds / 4:
        for _ in range(100):
            middle.copy()
        copies += 100
    copying = time.process_time() - start
    return Figures(
        game=game.id,
        players=players,
        actions_per_second=round(actions / spent),
        games_per_second=games / spent,
        copies_per_second=round(copies / copying),
        actions_per_game=actions / games,
        bytes_per_state=_size(middle),
    )


def _middle_state(game: Game[Any], setup: Setup, actions: int) -> State:
    """A state from the middle of a game: neither the empty beginning nor the full end is typical."""
    chance = seeded(2)
    state: State = game.new(setup)
    for _ in range(actions):
        after = state.copy()
        legal = after.legal()
        after.apply(legal[chance.below(len(legal))])
        if after.seat == NOBODY:
            break
        state = after
    return state


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
