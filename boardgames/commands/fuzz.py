"""Play random legal games and check every invariant after every action.

A violation leaves a record that reproduces it.
"""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from msgspec import Struct

from boardgames.commands.common import (
    add_game,
    add_json,
    add_options,
    add_seed,
    in_parallel,
    options_of,
    player_counts,
    print_json,
    watched,
)
from boardgames.core import record
from boardgames.core.errors import LonghallError
from boardgames.core.fuzz import Outcome, play_one
from boardgames.core.game import Setup
from boardgames.core.registry import game_named


class Job(Struct):
    """One game to be played by a worker."""

    game: str
    setup: Setup


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", metavar="P", type=int, help="number of players (default: each that is allowed)")
    parser.add_argument("--games", metavar="N", type=int, default=100, help="games per number of players (default 100)")
    add_seed(parser)
    add_options(parser)
    parser.add_argument("--out", metavar="DIR", type=Path, default=Path(), help="where records of violations go")
    parser.add_argument("--jobs", metavar="J", type=int, default=os.cpu_count() or 1, help="processes (default: cores)")
    add_json(parser)


def run(args: Namespace) -> int:
    game = game_named(args.game)
    if args.games < 1 or args.jobs < 1:
        raise LonghallError("--games and --jobs must be at least 1.")
    options = options_of(args)
    rows = []
    for players in player_counts(game, args.players):
        game.completed(Setup(players, args.seed, options))
        jobs = [Job(game.id, Setup(players, args.seed + number, options)) for number in range(args.games)]
        games = actions = violations = 0
        for outcome in watched(in_parallel(_work, jobs, args.jobs), len(jobs), f"{game.title}, {players} players"):
            games += 1
            actions += outcome.actions
            violations += len(outcome.violations)
            if outcome.violations:
                _report(outcome, args)
        rows.append({"players": players, "games": games, "actions": actions, "violations": violations})
        if not args.json:
            print(
                f"{game.id}, {players} players: {games} games, {actions} actions, {violations} violations", flush=True
            )
    if args.json:
        print_json({"game": game.id, "options": options, "results": rows})
    return 1 if any(row["violations"] for row in rows) else 0


def _work(job: Job) -> Outcome:
    return play_one(game_named(job.game), job.setup)


def _report(outcome: Outcome, args: Namespace) -> None:
    kept = outcome.record
    path = args.out / f"fuzz-{kept.game}-{len(kept.seats)}-{kept.seed}{record.SUFFIX}"
    record.save(kept, path)
    if not args.json:
        for violation in outcome.violations:
            print(f"{path}: after {outcome.actions} actions: {violation}", flush=True)
