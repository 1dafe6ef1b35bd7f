"""Print a whole random game: the events, the choice and what changed in the state at every step.

The output for every game and number of players is kept under tests/playthroughs and compared line by line, so any
change of behaviour shows up in a diff that a person can read. `--write DIR` makes all of them anew.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardgames.commands.common import add_game, add_options, add_seed, games_asked, options_of, player_counts, watched
from boardgames.core.errors import LonghallError
from boardgames.core.game import Event, Game, Setup
from boardgames.core.match import Match
from boardgames.core.rng import seeded
from boardgames.core.texts import Texts, texts_of

WIDTH = 150  # of the list of legal actions; the rest is counted


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, required=False)
    parser.add_argument("--players", metavar="P", type=int, help="number of players")
    add_seed(parser)
    add_options(parser)
    parser.add_argument("--write", metavar="DIR", type=Path, help="write GAME-PLAYERS.txt for all games into a folder")


def run(args: Namespace) -> int:
    if args.write:
        return _write_all(args)
    if not args.game or args.players is None:
        raise LonghallError("playthrough needs --game and --players, or --write DIR for all games.")
    (game,) = games_asked(args)
    for line in lines(game, Setup(args.players, args.seed, options_of(args))):
        print(line)
    return 0


def _write_all(args: Namespace) -> int:
    args.write.mkdir(parents=True, exist_ok=True)
    tasks = [(game, players) for game in games_asked(args) for players in player_counts(game, args.players)]
    for game, players in watched(tasks, len(tasks), "playthroughs"):
        text = "\n".join(lines(game, Setup(players, args.seed, options_of(args)))) + "\n"
        (args.write / f"{game.id}-{players}.txt").write_text(text, encoding="utf-8")
    return 0


def lines(game: Game[Any], setup: Setup) -> Iterator[str]:
    """The playthrough of a game, line by line."""
    chance = seeded(setup.seed + 17)
    match = Match(game, setup)
    texts = texts_of(game, "en")
    yield f"# {game.title}, {setup.players} players, seed {setup.seed}, rules revision {game.revision}"
    yield from _events(match, texts, match.opening)
    state = _flat(game.dump(match.state))
    yield from (f"  {key} = {value}" for key, value in state.items())
    while not match.over:
        legal = match.state.legal()
        yield ""
        prompt = texts.say(game.choice(match.state).prompt, match.names)
        yield f"## {len(match.steps) + 1}. {prompt}"
        yield f"may: {_shortened([game.text(action) for action in legal])}"
        action = legal[chance.below(len(legal))]
        yield f"does: {game.text(action)}"
        yield from _events(match, texts, match.act(action))
        after = _flat(game.dump(match.state))
        yield from (f"  {key} = {value}" for key, value in after.items() if state.get(key) != value)
        yield from (f"  {key} is gone" for key in state if key not in after)
        state = after
    yield ""
    yield f"scores {match.state.scores()}, places {match.state.ranking()}"


def _events(match: Match, texts: Texts, events: list[Event]) -> Iterator[str]:
    for event in events:
        eyes = "" if event.seen_by is None else f" (seen by {', '.join(map(str, event.seen_by))})"
        yield f"> {texts.say(event.message, match.names)}{eyes}"


def _shortened(texts: list[str]) -> str:
    shown = ""
    for number, text in enumerate(texts):
        if len(shown) + len(text) > WIDTH:
            return f"{shown}, and {len(texts) - number} more"
        shown += f", {text}" if shown else text
    return shown


def _flat(data: Any, prefix: str = "") -> dict[str, Any]:
    """Nested data as one line for each leaf; lists of plain values stay together."""
    if isinstance(data, dict):
        items = data.items()
    elif isinstance(data, list) and any(isinstance(item, (dict, list)) for item in data):
        items = {str(index): item for index, item in enumerate(data)}.items()
    else:
        return {prefix: data}
    flat: dict[str, Any] = {}
    for key, value in items:
        flat.update(_flat(value, f"{prefix}.{key}" if prefix else str(key)))
    return flat
