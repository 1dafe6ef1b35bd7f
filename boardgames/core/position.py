"""Positions: given / when / then in YAML. Tests, lessons and bug reports share them.

rules: [LF-4.2]
title: Two fives go north
game: lindisfarne
players: 3
given: {seat: 0, players: {0: {vikings: 3}}}      # part of a dump; the rest is as in a new game
when:
  - {do: roll, dice: [5, 5, 2]}                   # dice are forced; `draws` forces any other chance
  - board north
  - {do: put 5, then: {legal: [done]}}            # an expectation in between
then: {state: {players: {0: {vikings: 1}}}}
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from boardgames.core import schema
from boardgames.core.errors import LonghallError, SchemaError
from boardgames.core.game import NOBODY, Event, Game, Setup, State
from boardgames.core.registry import game_named
from boardgames.core.rng import ScriptedRng


class Expect(Struct, forbid_unknown_fields=True):
    """What must hold. `state` is compared with the dump, as far as it goes."""

    seat: int | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    legal: list[str] = field(default_factory=list)  # all of these are possible
    illegal: list[str] = field(default_factory=list)  # none of these is
    only: list[str] | UnsetType = UNSET  # exactly these are
    state: dict[str | int, Any] = field(default_factory=dict)
    scores: list[int] | UnsetType = UNSET
    ranking: list[int] | UnsetType = UNSET
    account: dict[str, list[int]] = field(default_factory=dict)  # lines of the final account by their key
    events: list[str] = field(default_factory=list)  # kinds of events that happened, in this order


class Step(Struct, forbid_unknown_fields=True):
    """An action with what chance has to bring, and perhaps what must hold after it."""

    do: str
    dice: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    then: Expect | None = None


class Position(Struct, forbid_unknown_fields=True):
    """A position as it stands in its file."""

    rules: list[str]
    title: str
    game: str
    players: int
    then: Expect
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    given: dict[str | int, Any] = field(default_factory=dict)
    when: list[str | Step] = field(default_factory=list)


def run(path: Path) -> list[str]:
    """Play a position file; one sentence for each expectation that fails."""
    document = schema.Document.read(path)
    position = document.convert(Position)
    try:
        game = game_named(position.game)
        state = arrange(game, position)
    except msgspec.ValidationError as error:
        raise SchemaError(document.explain(str(error), ".given")) from None
    except SchemaError:
        raise
    except LonghallError as error:
        raise SchemaError(f"{path}: {error}") from None
    failures = [f"given: {broken}" for broken in game.check(state)]
    events: list[Event] = []
    for number, item in enumerate(position.when, 1):
        step = Step(item) if isinstance(item, str) else item
        try:
            _take(game, state, step, events)
        except (LonghallError, ValueError) as error:
            return [*failures, f"step {number}: {error}"]
        failures += [f"step {number}: {broken}" for broken in game.check(state)]
        if step.then is not None:
            failures += [f"step {number}: {failure}" for failure in compare(game, state, step.then, events)]
    return failures + [f"then: {failure}" for failure in compare(game, state, position.then, events)]


def arrange(game: Game[Any], position: Position) -> State:
    setup = game.completed(Setup(position.players, position.seed, position.options))
    state: State = game.load(setup, position.given)
    return state


def _take(game: Game[Any], state: State, step: Step, events: list[Event]) -> None:
    script = [die - 1 for die in step.dice] + step.draws
    plain = state.rng
    if script:
        state.rng = ScriptedRng(plain.a, plain.b, script)
    state.log = events
    state.apply(game.parse(state, step.do))
    state.log = None
    if script:
        left = len(script)
        state.rng = plain
        if left:
            raise LonghallError(f"'{step.do}' left {left} forced draws unused.")


def compare(game: Game[Any], state: State, expect: Expect, events: list[Event]) -> list[str]:
    """Where the state differs from what is expected."""
    legal = {game.text(action) for action in state.legal()} if state.seat != NOBODY else set()
    failures = [f"'{text}' should be possible" for text in expect.legal if text not in legal]
    failures += [f"'{text}' should not be possible" for text in expect.illegal if text in legal]
    if expect.only is not UNSET and set(expect.only) != legal:
        failures.append(f"possible should be {sorted(expect.only)}, is {sorted(legal)}")
    failures += _differences(expect.state, game.dump(state), "state")
    found = {
        "seat": state.seat,
        "over": state.seat == NOBODY,
        "scores": state.scores(),
        "ranking": state.ranking(),
    }
    for name, value in found.items():
        wanted = getattr(expect, name)
        if wanted is not UNSET and wanted != value:
            failures.append(f"{name} should be {wanted}, is {value}")
    if expect.account:
        lines = {line.label.key: list(line.points) for line in game.account(state)}
        failures += _differences(expect.account, lines, "account")
    kinds = iter(event.kind for event in events)
    failures += [f"event '{kind}' did not happen in this order" for kind in expect.events if kind not in kinds]
    return failures


def _differences(wanted: Any, found: Any, where: str) -> list[str]:
    """Mappings are compared key by key as far as wanted goes (a list counts as one by index), all else as a whole."""
    if isinstance(wanted, Mapping) and isinstance(found, (Mapping, list)):
        differences = []
        for key, value in wanted.items():
            if key in (range(len(found)) if isinstance(found, list) else found):
                differences += _differences(value, found[key], f"{where}.{key}")
            else:
                differences.append(f"{where}.{key} is not there")
        return differences
    return [] if wanted == found else [f"{where} should be {wanted}, is {found}"]


def overlay(base: Any, given: Any) -> Any:
    """The base with the given parts replaced: mappings key by key, lists by index when given as a mapping."""
    if isinstance(base, dict) and isinstance(given, Mapping):
        merged = dict(base)
        for key, value in given.items():
            merged[key] = overlay(base.get(key), value)
        return merged
    if isinstance(base, list) and isinstance(given, Mapping) and all(isinstance(key, int) for key in given):
        items = list(base)
        for index, value in given.items():
            if not 0 <= index < len(items):
                raise LonghallError(f"there are {len(items)} entries here, so none has the number {index}.")
            items[index] = overlay(items[index], value)
        return items
    return given
