"""Verify a record by playing it again, and print its log."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from boardgames.commands.common import add_json, add_language, print_json
from boardgames.core import record
from boardgames.core.match import Match
from boardgames.core.texts import texts_of


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a record (.longhall)")
    add_language(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    kept = record.read(args.file)
    match = Match.resume(kept, str(args.file))
    if args.json:
        print_json(
            {
                "file": str(args.file),
                "game": kept.game,
                "revision": kept.revision,
                "actions": len(kept.actions),
                "over": match.over,
                "scores": match.state.scores(),
                "ranking": match.state.ranking(),
            }
        )
        return 0
    texts = texts_of(match.game, args.lang)
    for events in [match.opening, *(step.events for step in match.steps)]:
        for event in events:
            if not event.outline and (sentence := texts.say(event.message, match.names)):
                print(sentence)
    state = "over" if match.over else "not over"
    print(f"{args.file}: {len(kept.actions)} moves verified, the game is {state}, scores {match.state.scores()}")
    return 0
