"""Let players play many games against each other and print how they fare.

Seats rotate over all positions and every rotation meets the same seeds. With several equal names in `--seats`, e.g.
`expert,standard,standard`, each has its own row.
"""

import os
from argparse import ArgumentParser, Namespace

from boardgames.ai.arena import line_up, play_bout, standings
from boardgames.ai.players import player_named
from boardgames.ai.search import Budget
from boardgames.commands.common import (
    add_game,
    add_json,
    add_options,
    add_seed,
    in_parallel,
    options_of,
    print_json,
    watched,
)
from boardgames.core.errors import LonghallError
from boardgames.core.game import Setup
from boardgames.core.registry import game_named


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats", metavar="A,B,...", required=True, help="the line-up: expert, standard, novice, random"
    )
    parser.add_argument("--games", metavar="N", type=int, default=200, help="at least so many games (default 200)")
    add_seed(parser)
    add_options(parser)
    parser.add_argument("--seconds", metavar="S", type=float, default=1.0, help="thinking time a move (default 1)")
    parser.add_argument("--iterations", metavar="I", type=int, default=0, help="think by iterations, not by the clock")
    parser.add_argument("--jobs", metavar="J", type=int, default=os.cpu_count() or 1, help="processes (default: cores)")
    add_json(parser)


def run(args: Namespace) -> int:
    game = game_named(args.game)
    players = args.seats.split(",")
    options = options_of(args)
    game.completed(Setup(len(players), args.seed, options))
    for name in players:
        player_named(name)
    if args.games < 1 or args.jobs < 1 or args.seconds <= 0:
        raise LonghallError("--games and --jobs must be at least 1, --seconds more than 0.")
    bouts = line_up(game.id, players, args.games, args.seed, options, Budget(args.seconds, args.iterations))
    results = list(watched(in_parallel(play_bout, bouts, args.jobs), len(bouts), game.title))
    rows = standings(players, results)
    if args.json:
        print_json({"game": game.id, "games": len(results), "seed": args.seed, "seats": rows})
        return 0
    print(f"{game.title}: {len(results)} games, seed {args.seed}, fair share {1 / len(players):.1%}")
    for row in rows:
        print(
            f"  {row.player:<10} wins {row.win_share:6.1%} ({row.low:.1%} to {row.high:.1%}), "
            f"score {row.score:6.1f}, {row.seconds_per_move:.3f} s a move"
        )
    return 0
