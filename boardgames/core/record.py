"""The save format: the set-up and the actions in words, as JSON. Loading is replaying, and verifies the result.

A record names the rules revision it was played with. One of another revision is still tried: it loads if every action
is still possible and the result is still the same, and otherwise says which move does not fit.
"""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from boardgames.core.errors import IllegalAction, LonghallError, RecordError
from boardgames.core.files import write_safely
from boardgames.core.game import NOBODY, Game, Setup, State
from boardgames.core.registry import game_named

FORMAT = 1
SUFFIX = ".longhall"


class Seat(Struct, forbid_unknown_fields=True):
    """Who sits there. `player` is "human" or the level of a program; `colour` the index of a colour, if chosen."""

    name: str
    player: str = "human"
    colour: int | None = None


class Record(Struct, forbid_unknown_fields=True):
    """A game as it is kept on disk."""

    format: int
    game: str
    revision: int
    seats: list[Seat]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    actions: list[str] = field(default_factory=list)
    result: list[int] | None = None  # the final scores, once the game is over

    @property
    def setup(self) -> Setup:
        return Setup(len(self.seats), self.seed, self.options)

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def save(record: Record, path: Path) -> None:
    write_safely(path, record.to_json())


def read(path: Path) -> Record:
    """The record in a file, checked for shape only; `replay` checks the game."""
    try:
        data = path.read_bytes()
    except OSError as error:
        kind = "missing" if isinstance(error, FileNotFoundError) else "unreadable"
        raise RecordError(f"{path}: cannot be read ({error.strerror}).", kind) from None
    return decode(data, str(path))


def decode(data: bytes, name: str) -> Record:
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        what = f"{name}: this is not a complete Longhall record (it is cut short or not JSON)."
        raise RecordError(what, "damaged") from None
    if not isinstance(head, dict) or "game" not in head or "format" not in head:
        raise RecordError(f"{name}: this is not a Longhall record (no 'game' and 'format' in it).", "foreign")
    if head["format"] != FORMAT:
        raise RecordError(
            f"{name}: this record has format {head['format']}, and this program reads format {FORMAT}; "
            "a newer Longhall may open it.",
            "format",
        )
    try:
        return msgspec.convert(head, Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"{name}: this record is damaged ({error}).", "damaged") from None


def replay(record: Record, name: str = "record") -> tuple[Game[Any], list[State]]:
    """Play the record again and verify it: the game, and the states before each action and after the last."""
    try:
        game = game_named(record.game)
        state = game.new(game.completed(record.setup))
    except LonghallError as error:
        raise RecordError(f"{name}: {error}", "setup") from None
    states: list[State] = [state]
    for number, text in enumerate(record.actions, 1):
        state = state.copy()
        try:
            state.apply(game.parse(state, text))
        except IllegalAction as error:
            raise RecordError(f"{name}, move {number}: {error}{_older(record, game)}", _misfit(record, game)) from None
        states.append(state)
    if record.result is not None:
        if state.seat != NOBODY:
            raise RecordError(
                f"{name}: the record has a result, but its {len(record.actions)} moves do not end the game.",
                _misfit(record, game),
            )
        if state.scores() != record.result:
            found = f"{state.scores()}{_older(record, game)}"
            what = f"{name}: the record says {record.result}, but its moves lead to {found}."
            raise RecordError(what, _misfit(record, game))
    return game, states


def _misfit(record: Record, game: Game[Any]) -> str:
    """Why a record may not fit: the rules have changed since, or somebody has changed the record."""
    return "changed" if record.revision == game.revision else "revision"


def _older(record: Record, game: Game[Any]) -> str:
    if record.revision == game.revision:
        return ""
    return f" (played with rules revision {record.revision}, this program has {game.revision})"
