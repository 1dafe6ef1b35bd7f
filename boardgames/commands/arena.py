"""Let players play many games against each other and print how they fare, or tune their weights by such games.

Seats rotate over all positions and every rotation meets the same seeds. The standings come first, then how each seat
fared whoever sat there. With several equal names in `--seats`, e.g. `expert,standard,standard`, each has its own row.
`standard@FILE` believes the weights in that file instead of the game's own.

With `--blunders FILE` every decision of an expert is judged, and those that look like blunders are written down, a line
each. An expert that believes other weights is left out: the evaluation that judges would not be its own. With
`--iterations` the same games can be played again to look into them.

With `--tune` the line-up plays itself (a few quick players are best), and the weights in the tree are replaced if the
new ones win significantly; every run is written down in weights.log.yaml beside them.
"""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from boardgames.ai.arena import Bout, BoutResult, SeatStanding, Standing, line_up, play_bout, seat_standings, standings
from boardgames.ai.executors import Executor, executor
from boardgames.ai.players import player_named
from boardgames.ai.search import Budget
from boardgames.ai.tuning import Plan, Verdict, record_entry, tune
from boardgames.commands.common import add_game, add_json, add_options, add_seed, options_of, print_json, watched
from boardgames.core.errors import LonghallError
from boardgames.core.files import write_safely
from boardgames.core.game import Game, Setup
from boardgames.core.registry import game_named

LOG_HEAD = "# Runs of `arena --tune`: the weights beside this file are what the accepted ones made of them.\n"


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats",
        metavar="A,B,...",
        help="the line-up: expert, standard, novice, thumb, random, or NAME@WEIGHTS.yaml (--tune: standard)",
    )
    parser.add_argument("--games", metavar="N", type=int, default=200, help="at least so many games (default 200)")
    add_seed(parser)
    add_options(parser)
    parser.add_argument("--seconds", metavar="S", type=float, default=1.0, help="thinking time a move (default 1)")
    parser.add_argument("--iterations", metavar="I", type=int, default=0, help="think by iterations, not by the clock")
    parser.add_argument(
        "-j", "--jobs", metavar="J", type=int, default=os.cpu_count() or 1, help="processes (default: cores)"
    )
    parser.add_argument("--dask", metavar="ADDRESS", default="", help="play on the Dask cluster with this scheduler")
    parser.add_argument("--blunders", metavar="FILE", type=Path, help="write down what looks like an expert's blunder")
    tuning = parser.add_argument_group("tuning")
    tuning.add_argument("--tune", action="store_true", help="fit the game's weights; --games judge the result")
    tuning.add_argument("--rounds", metavar="R", type=int, default=20, help="rounds of tuning (default 20)")
    tuning.add_argument("--batch", metavar="B", type=int, default=24, help="games a round (default 24)")
    tuning.add_argument("--only", metavar="KEY,...", default="", help="tune these weights only: region,cards.3")
    tuning.add_argument("--weights", metavar="FILE", type=Path, help="the file to tune (default: the game's own)")
    add_json(parser)


def run(args: Namespace) -> int:
    game = game_named(args.game)
    if not args.seats and not args.tune:
        raise LonghallError("--seats is needed: who plays, e.g. --seats expert,standard,standard.")
    seats = args.seats or ",".join(["standard"] * game.min_players)
    players, weights = _line_up(seats)
    options = options_of(args)
    game.completed(Setup(len(players), args.seed, options))
    if min(args.games, args.jobs, args.rounds, args.batch) < 1 or args.seconds <= 0:
        raise LonghallError("--games, --jobs, --rounds and --batch must be at least 1, --seconds more than 0.")
    judged = _judged(args, players, weights)
    budget = Budget(args.seconds, args.iterations)
    if args.tune:
        only = [key for key in args.only.split(",") if key]
        plan = Plan(
            game.id, game.margin, players, args.rounds, args.batch, args.games, args.seed, options, budget, only
        )
        return _tune(game, plan, args)
    bouts = line_up(game.id, players, args.games, args.seed, options, budget, weights, judged)
    with executor(min(args.jobs, len(bouts)), args.dask) as place:
        results = _play(place, bouts, game.title)
    blunders = _blunder_lines(game.id, results)
    if args.blunders:
        write_safely(args.blunders, "".join(f"{line}\n" for line in blunders).encode())
    rows, by_seat = standings(seats.split(","), results), seat_standings(results)
    if args.json:
        told = {"game": game.id, "games": len(results), "seed": args.seed, "seats": rows, "by_seat": by_seat}
        print_json(told | {"blunders": len(blunders)} if args.blunders else told)
        return 0
    print(f"{game.title}: {len(results)} games, seed {args.seed}, fair share {1 / len(players):.1%}")
    _print_standings(rows, by_seat)
    if args.blunders:
        decisions = sum(result.moves[member] for result in results for member in judged)
        print(
            f"Blunders: {1000 * len(blunders) / max(1, decisions):.1f} per 1000 decisions of experts "
            f"({len(blunders)} of {decisions}), written to {args.blunders}."
        )
    return 0


def _print_standings(rows: list[Standing], by_seat: list[SeatStanding]) -> None:
    for row in rows:
        print(
            f"  {row.player:<10} wins {row.win_share:6.1%} ({row.low:.1%} to {row.high:.1%}), "
            f"score {row.score:6.1f}, {row.seconds_per_move:.3f} s a move"
        )
    print("Whoever sat there:")
    for seat in by_seat:
        name = f"seat {seat.seat}"
        print(f"  {name:<10} wins {seat.win_share:6.1%} ({seat.low:.1%} to {seat.high:.1%})")


def _judged(args: Namespace, players: list[str], weights: list[str]) -> list[int]:
    """The members whose blunders are written down: experts that believe the game's own weights."""
    if args.blunders is None:
        return []
    if args.tune:
        raise LonghallError("--blunders is for games that are judged, not for --tune.")
    if not args.blunders.parent.is_dir():  # said before hours of play, not after
        raise LonghallError(f"There is no folder '{args.blunders.parent}' for the blunders.")
    members = [member for member, player in enumerate(players) if player == "expert" and not weights[member]]
    if not members:
        raise LonghallError("--blunders needs an expert with the game's own weights in --seats.")
    return members


def _blunder_lines(game: str, results: list[BoutResult]) -> list[str]:
    """Each blunder and where it happened, in the order of the games."""
    return [
        f"{game}, seed {result.seed}, rotation {result.rotation}, action {number}, seat {found.seat}: "
        f"'{found.done}' ({found.worth:.3f}), the rule of thumb '{found.thumb}' ({found.thumb_worth:.3f})"
        for result in sorted(results, key=lambda result: (result.seed, result.rotation))
        for number, found in result.blunders.items()
    ]


def _line_up(seats: str) -> tuple[list[str], list[str]]:
    """The players' names, and for each the text of the weights it was given, or ""."""
    players, weights = [], []
    for seat in seats.split(","):
        name, at, file = seat.partition("@")
        player_named(name)
        players.append(name)
        weights.append(_read(Path(file)) if at else "")
    return players, weights


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LonghallError(f"The weights in '{path}' cannot be read ({error}).") from None


def _play(place: Executor, bouts: list[Bout], label: str) -> list[BoutResult]:
    return list(watched(place.run(play_bout, bouts), len(bouts), label))


def _tune(game: Game[Any], plan: Plan, args: Namespace) -> int:
    path = args.weights or game.assets / "weights.yaml"
    log = path.with_name("weights.log.yaml")
    with executor(args.jobs, args.dask) as place:
        text, verdict = tune(plan, _read(path), lambda bouts, label: _play(place, bouts, f"{game.title}, {label}"))
    before = log.read_bytes() if log.exists() else LOG_HEAD.encode()
    write_safely(log, before + record_entry(verdict).encode())
    if verdict.accepted:
        write_safely(path, text.encode())
    _print_verdict(game, path, verdict, args.json)
    return 0


def _print_verdict(game: Game[Any], path: Path, verdict: Verdict, as_json: bool) -> None:
    if as_json:
        print_json({"game": game.id, **{name: getattr(verdict, name) for name in verdict.__struct_fields__}})
        return
    done = f"written to {path}" if verdict.accepted else "not significant, so the weights stay as they were"
    print(
        f"{game.title}: the new weights win {verdict.win_share:.1%} ({verdict.low:.1%} to {verdict.high:.1%}) of "
        f"{verdict.games} games, fair share {verdict.fair:.1%}: {done}."
    )
