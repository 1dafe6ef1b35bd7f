"""Lessons: a game taught step by step on its own table. `assets/games/<id>/lessons/*.yaml` holds them, in the order of
their names. No Qt in here, and nothing of any one game.

title: {en: A first raid, fr: ..., uk: ...}
players: 3                        # also: seat (whose part the learner plays), seed, options, given (as in a position)
steps:
  - text: {en: The northern board counts sums., fr: ..., uk: ...}
    show: [north]                 # places and pieces that are lit meanwhile
    rule: LF-7.3                  # the rule to read more in
  - text: {...}
    do: {do: roll, dice: [5, 5, 2]}         # what the learner must do, in words; chance can be forced
  - text: {...}
    do: [board north, put 5, "put * | done"]  # several in a row; `|` and `*` leave a choice
    others: [return]              # what the other seats do then; without it the rule of thumb plays them
  - text: {...}
    free: true                    # the rest of the game is the learner's own
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from boardgames.core import schema
from boardgames.core.assets import ASSETS, LANGUAGES
from boardgames.core.errors import LonghallError
from boardgames.core.game import Event, Game, Option, Setup, State
from boardgames.core.match import Match
from boardgames.core.record import Seat
from boardgames.core.registry import guests
from boardgames.core.rng import Rng, ScriptedRng
from ui.errands import rule_of_thumb

LONGEST_WAIT = 400  # decisions of others before a learner's turn; more is a mistake in the lesson


class Move(Struct, forbid_unknown_fields=True):
    """An action in words, and what chance has to bring."""

    do: str
    dice: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)

    def allows(self, text: str) -> bool:
        return any(fnmatchcase(text, part.strip()) for part in self.do.split("|"))

    @property
    def chance(self) -> list[int]:
        return [die - 1 for die in self.dice] + self.draws


Moves = str | Move | list[str | Move]


class Step(Struct, forbid_unknown_fields=True):
    """Something to read, to do, or both."""

    text: dict[str, str]
    show: list[str] = field(default_factory=list)
    rule: str = ""
    given: dict[str | int, Any] = field(default_factory=dict)  # another position, from here on
    do: Moves = field(default_factory=list)
    others: Moves = field(default_factory=list)
    free: bool = False

    def own_moves(self) -> list[Move]:
        return _moves(self.do)

    def other_moves(self) -> list[Move]:
        return _moves(self.others)


class Lesson(Struct, forbid_unknown_fields=True):
    """A lesson as it stands in its file."""

    title: dict[str, str]
    players: int
    steps: list[Step]
    seat: int = 0
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    given: dict[str | int, Any] = field(default_factory=dict)

    def words(self, said: dict[str, str], language: str) -> str:
        return said.get(language) or said.get("en", "")


def _moves(said: Moves) -> list[Move]:
    found = said if isinstance(said, list) else [said]
    return [Move(move) if isinstance(move, str) else move for move in found]


def files_of(game_id: str) -> list[Path]:
    """The lessons of a game, in order; its rules are not loaded for that."""
    guest = guests().get(game_id)
    folder = (guest.assets if guest is not None else ASSETS / "games" / game_id) / "lessons"
    return sorted(folder.glob("*.yaml"))


def load(path: Path) -> Lesson:
    return schema.load(path, Lesson)


def remember(store: Any, game_id: str, path: Path) -> None:
    """Keep in the settings' store that a lesson was finished."""
    store.setValue(f"lessons/{game_id}/{path.stem}", True)


def finished(store: Any, game_id: str, path: Path) -> bool:
    return bool(store.value(f"lessons/{game_id}/{path.stem}"))


# ------------------------------------------------------------------ a match that is taught in


class LessonMatch(Match):
    """A match that begins anywhere, and whose chance can be forced. It is not kept: no record would give it again."""

    def __init__(self, game: Game[Any], lesson: Lesson, seats: list[Seat] | None = None) -> None:
        super().__init__(game, Setup(lesson.players, lesson.seed, lesson.options), seats)
        self._forced: list[int] = []
        if lesson.given:
            self.place(lesson.given)

    def place(self, given: dict[str | int, Any]) -> None:
        """Another position; nothing before it can be undone."""
        self.state = self.game.load(self.setup, given)
        self.opening, self.steps, self.undone = [], [], []

    def force(self, chance: list[int]) -> None:
        """What chance brings with the next action."""
        self._forced = chance

    def _advance(self, action: int) -> list[Event]:
        forced, self._forced = self._forced, []
        before, plain = self.state, self.state.rng
        if forced:
            before.rng = ScriptedRng(plain.a, plain.b, forced)
        try:
            events = super()._advance(action)
        finally:
            before.rng = plain
        used = self.state.rng
        self.state.rng = Rng(used.a, used.b)
        if isinstance(used, ScriptedRng) and used.script:
            raise LonghallError(f"'{self.game.text(action)}' left {len(used.script)} forced draws unused.")
        return events


class Walk:
    """How far a learner has come in a lesson."""

    def __init__(self, lesson: Lesson, match: LessonMatch) -> None:
        self.lesson, self.match = lesson, match
        self.at = -1
        self._own: list[Move] = []
        self._others: list[Move] = []
        self.go_on()

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def last(self) -> bool:
        return self.at >= len(self.lesson.steps) - 1

    @property
    def free(self) -> bool:
        return self.step.free

    @property
    def wanted(self) -> Move | None:
        """What the learner is to do now."""
        return self._own[0] if self._own else None

    @property
    def other(self) -> Move | None:
        """What somebody else is to do now."""
        return self._others[0] if self._others and not self._own else None

    @property
    def reading(self) -> bool:
        """Nothing is to be done; the learner says when to go on."""
        return not self.free and not self._own and not self._others and not self.step.do

    @property
    def complete(self) -> bool:
        """All that was to be done is done."""
        return not self.free and not self._own and not self._others and bool(self.step.do)

    def go_on(self) -> None:
        """To the next step."""
        self.at += 1
        if self.over:
            return
        self._own, self._others = self.step.own_moves(), self.step.other_moves()
        if self.step.given:
            self.match.place(self.step.given)

    def open(self, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options that the learner may take now."""
        if self.free:
            return options
        wanted = self.wanted
        return tuple(option for option in options if wanted is not None and wanted.allows(option.text))

    def taking(self) -> None:
        """The seat to move acts: what belongs to that is done, and its chance is forced."""
        queue = self._own if self.match.state.seat == self.lesson.seat else self._others if not self._own else []
        self.match.force(queue.pop(0).chance if queue else [])

    def others_move(self, seed: int) -> int:
        """What somebody else does: as the lesson says, or by the rule of thumb."""
        game, state = self.match.game, self.match.state
        if self.other is None:
            return rule_of_thumb(game, state, seed)
        return first_that(game, state, self.other)


def first_that(game: Game[Any], state: State, move: Move) -> int:
    """The first legal action that a move allows."""
    texts = {action: game.text(action) for action in state.legal()}
    for action, text in texts.items():
        if move.allows(text):
            return action
    raise LonghallError(f"'{move.do}' is not possible now; seat {state.seat} may: {', '.join(texts.values())}.")


# ------------------------------------------------------------------ checking


def rehearse(game: Game[Any], lesson: Lesson) -> list[str]:
    """Play a lesson to its end as a willing learner would; one sentence for everything that is wrong with it."""
    problems = _unsaid(lesson)
    match = LessonMatch(game, lesson)
    walk = Walk(lesson, match)
    rules = (game.assets / "rules.en.md").read_text(encoding="utf-8") if (game.assets / "rules.en.md").exists() else ""
    while not walk.over:
        where = f"step {walk.at + 1}"
        step = walk.step
        problems += [f"{where}: {name} is nowhere on the table" for name in step.show if not _seen(match, lesson, name)]
        if step.rule and f"**{step.rule}**" not in rules:
            problems.append(f"{where}: there is no rule {step.rule}")
        if step.free and not walk.last:
            problems.append(f"{where}: only the last step can be free")
        if step.do and walk.last:
            problems.append(f"{where}: the last step is for reading or for playing on, not for doing")
        try:
            _play_step(walk, lesson)
        except (LonghallError, ValueError) as error:
            return [*problems, f"{where}: {error}"]
        problems += [f"{where}: {broken}" for broken in game.check(match.state)]
        walk.go_on()
    return problems


def _play_step(walk: Walk, lesson: Lesson) -> None:
    match = walk.match
    for _ in range(LONGEST_WAIT):
        if walk.wanted is None and walk.other is None:
            return
        if match.over:
            raise LonghallError("the game is over before the step is.")
        if match.state.seat != lesson.seat:
            action = walk.others_move(len(match.steps))
        elif walk.wanted is None:
            raise LonghallError("others are to act, but it is the learner's turn.")
        else:
            action = first_that(match.game, match.state, walk.wanted)
        walk.taking()
        match.act(action)
    raise LonghallError("the learner's turn does not come.")


def _unsaid(lesson: Lesson) -> list[str]:
    said = {"title": lesson.title, **{f"step {number}": step.text for number, step in enumerate(lesson.steps, 1)}}
    return [
        f"{where}: no text in '{language}'"
        for where, words in said.items()
        for language in LANGUAGES
        if not words.get(language, "").strip()
    ]


def _seen(match: Match, lesson: Lesson, name: str) -> bool:
    """Whether there is a place, a piece or a seat of this name."""
    from ui.table import board as boards

    board = boards.load(match.game.assets / "board.yaml", match.game.assets / "data.yaml")
    view = match.game.view(match.state, lesson.seat)
    pieces = {piece.id for lying in view.places.values() for piece in lying}
    seats = {f"seat-{seat}" for seat in range(match.setup.players)}
    return name in board.places or name in pieces or name in seats
