"""Play a game: programs against each other, or against you at the terminal.

Seats are given as a list, e.g. `--seats human,novice,random`: `human` is asked at the terminal.
"""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from boardgames.ai.players import Player, player_named
from boardgames.commands.common import (
    add_game,
    add_json,
    add_language,
    add_options,
    add_seed,
    options_of,
    print_json,
    waiting,
)
from boardgames.core.errors import LonghallError
from boardgames.core.game import SPECTATOR, Event, Setup
from boardgames.core.match import Match
from boardgames.core.record import Seat
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded
from boardgames.core.texts import Texts, texts_of


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    kinds = "human, expert, standard, novice, thumb, random"
    parser.add_argument("--seats", metavar="A,B,...", required=True, help=f"who plays: {kinds}")
    add_seed(parser)
    add_options(parser)
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the game as a record")
    parser.add_argument("--quiet", action="store_true", help="print the result only")
    add_language(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    game = game_named(args.game)
    kinds = args.seats.split(",")
    players: list[Player | None] = [None if kind == "human" else player_named(kind) for kind in kinds]
    seats = [Seat(f"{kind.capitalize()} {number}", kind) for number, kind in enumerate(kinds, 1)]
    match = Match(game, Setup(len(kinds), args.seed, options_of(args)), seats)
    texts = texts_of(game, args.lang)
    talk = not (args.quiet or args.json)
    if talk:
        _print_events(match, texts, match.opening)
    thoughts = [seeded(args.seed * 1009 + seat) for seat in range(len(kinds))]
    with waiting(game.title, wanted=not talk and None not in players):
        while not match.over:
            player = players[match.state.seat]
            if player is None:
                events = _ask(match, texts)
                if events is None:
                    break
            else:
                events = match.act(player(game, match.state, thoughts[match.state.seat]))
            if talk:
                _print_events(match, texts, events)
    if args.save:
        _save(match, args.save)
    _print_result(match, texts, args.json)
    return 0


def _print_events(match: Match, texts: Texts, events: list[Event]) -> None:
    """With people at the table nobody's secrets are printed; among programs there are none."""
    people = any(seat.player == "human" for seat in match.seats)
    for event in events:
        told = event.visible_to(SPECTATOR) if people else not event.outline
        if told and (sentence := texts.say(event.message, match.names)):
            print(sentence)


def _ask(match: Match, texts: Texts) -> list[Event] | None:
    """A person's answer; None when they leave."""
    choice = match.game.choice(match.state)
    print(f"\n{texts.say(choice.prompt, match.names)}")
    for number, option in enumerate(choice.options, 1):
        label = texts.say(option.label, match.names) if option.label else option.text
        hint = f"  ({texts.say(option.hint, match.names)})" if option.hint else ""
        print(f"  {number:>2}  {label}{hint}")
    while True:
        try:
            answer = input("number, or undo, or quit > ").strip()
        except EOFError:
            return None
        if answer == "quit":
            return None
        try:
            if answer == "undo":
                match.undo()
                return []
            if answer.isdigit() and 1 <= int(answer) <= len(choice.options):
                return match.act(choice.options[int(answer) - 1].action)
            return match.act(answer)
        except LonghallError as error:
            print(error)


def _save(match: Match, path: Path) -> None:
    try:
        match.save(path)
    except OSError as error:
        raise LonghallError(f"{path}: the game could not be saved ({error.strerror}).") from None


def _print_result(match: Match, texts: Texts, as_json: bool) -> None:
    state = match.state
    lines = match.game.account(state)
    if as_json:
        result: dict[str, Any] = {
            "game": match.game.id,
            "over": match.over,
            "actions": len(match.steps),
            "scores": state.scores(),
            "ranking": state.ranking(),
            "account": {line.label.key: line.points for line in lines},
        }
        print_json(result)
        return
    if not match.over:
        print("\nThe game is not over.", file=sys.stderr)
        return
    print()
    width = max(len(name) for name in match.names)
    labels = [texts.say(line.label) for line in lines]
    for seat, place in sorted(enumerate(state.ranking()), key=lambda pair: pair[1]):
        parts = ", ".join(f"{label} {line.points[seat]}" for label, line in zip(labels, lines, strict=True))
        print(f"{place}. {match.names[seat]:<{width}}  {state.scores()[seat]:>3}  ({parts})")
