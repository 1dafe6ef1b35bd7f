"""List the games, their seats and their options."""

from argparse import ArgumentParser, Namespace

from boardgames.commands.common import add_json, print_json
from boardgames.core.registry import games


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser)


def run(args: Namespace) -> int:
    if args.json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": game.title,
                    "revision": game.revision,
                    "seats": [game.min_players, game.max_players],
                    "options": game.options,
                }
                for game in games().values()
            ]
        )
        return 0
    for game in games().values():
        print(f"{game.id:<14} {game.title}, {game.min_players} to {game.max_players} players")
        for option in game.options:
            choices = ", ".join(
                f"{choice} (default)" if choice == option.default else choice for choice in option.choices
            )
            print(f"{'':<14} --option {option.key}={{{choices}}}")
    return 0
