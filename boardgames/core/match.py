"""A game being played: the checked door to a state, with undo, redo and autosave. It needs no screen."""

from pathlib import Path
from typing import Any

from boardgames.core import record
from boardgames.core.errors import IllegalAction, LonghallError
from boardgames.core.game import NOBODY, Event, Game, Setup, State
from boardgames.core.record import Record, Seat


class Step:
    """One action of the match: what was done, by whom, what happened, and the state before it."""

    __slots__ = ("action", "before", "events", "seat")

    def __init__(self, action: int, before: State, events: list[Event]) -> None:
        self.action = action
        self.before = before
        self.seat = before.seat
        self.events = events


class Match:
    """Seats round a table. `act` is the only way to change the state, and it checks.

    Undo goes back freely until something hidden or random was seen (`state.fence`); with `take_back` it goes through
    that as well, and the same dice fall again. Other people at the table may have seen hidden things too: `seal` says
    so, and undo does not cross it."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seats: list[Seat] | None = None,
        *,
        take_back: bool = False,
        autosave: Path | None = None,
    ) -> None:
        self.game = game
        self.setup = game.completed(setup)
        self.seats = seats or [Seat(f"Player {number + 1}") for number in range(setup.players)]
        if len(self.seats) != setup.players:
            raise LonghallError(f"{setup.players} players need as many seats, not {len(self.seats)}.")
        self.take_back = take_back
        self.autosave = autosave
        self.autosave_problem = ""  # why the last autosave failed; the game goes on
        self.opening: list[Event] = []
        self.state: State = game.new(self.setup, self.opening)
        self.state.log = None
        self.steps: list[Step] = []
        self.undone: list[int] = []
        self._sealed = 0

    # -- playing

    @property
    def over(self) -> bool:
        return self.state.seat == NOBODY

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def act(self, action: int | str) -> list[Event]:
        """Do what the seat to move wants, given as a legal action or in words, and say what happened."""
        if isinstance(action, str):
            action = self.game.parse(self.state, action)
        elif action not in self.state.legal():
            raise IllegalAction(f"'{self.game.text(action)}' is not possible now.")
        events = self._advance(action)
        self.undone.clear()
        return events

    def _advance(self, action: int) -> list[Event]:
        before = self.state
        after = before.copy()
        events: list[Event] = []
        after.log = events
        after.apply(action)
        after.log = None
        self.state = after
        self.steps.append(Step(action, before, events))
        self._save()
        return events

    # -- going back and forth

    def seal(self) -> None:
        """From here on nothing before this moment can be undone: somebody else has looked."""
        self._sealed = len(self.steps)

    def undo_depth(self, seat: int | None = None) -> int:
        """How many actions `undo(seat)` would take back; 0 if it would refuse."""
        for back in range(len(self.steps) - 1, -1, -1):
            step = self.steps[back]
            if not self.take_back and (back < self._sealed or step.before.fence != self.state.fence):
                return 0
            if seat is None or step.seat == seat:
                return len(self.steps) - back
        return 0

    def undo(self, seat: int | None = None) -> int:
        """Take back the last action, or all to the last decision of `seat`; gives the number of actions taken back."""
        depth = self.undo_depth(seat)
        if depth == 0:
            raise LonghallError("This cannot be undone: something hidden or random has been seen since.")
        for _ in range(depth):
            step = self.steps.pop()
            self.undone.append(step.action)
            self.state = step.before
        self._save()
        return depth

    def redo(self) -> list[Event]:
        """Do again what was undone last."""
        if not self.undone:
            raise LonghallError("There is nothing to redo.")
        return self._advance(self.undone.pop())

    # -- keeping

    def record(self) -> Record:
        return Record(
            format=record.FORMAT,
            game=self.game.id,
            revision=self.game.revision,
            seats=self.seats,
            seed=self.setup.seed,
            options=self.setup.options,
            actions=[self.game.text(step.action) for step in self.steps],
            result=self.state.scores() if self.over else None,
        )

    def save(self, path: Path) -> None:
        record.save(self.record(), path)

    def _save(self) -> None:
        if self.autosave is None:
            return
        try:
            self.save(self.autosave)
            self.autosave_problem = ""
        except OSError as error:
            self.autosave_problem = error.strerror or str(error)

    @classmethod
    def resume(
        cls, kept: Record, name: str = "record", *, take_back: bool = False, autosave: Path | None = None
    ) -> "Match":
        """The match of a record, replayed and verified, ready to go on."""
        game, _ = record.replay(kept, name)
        match = cls(game, kept.setup, kept.seats, take_back=take_back)
        for text in kept.actions:
            match._advance(game.parse(match.state, text))
        match.autosave = autosave
        return match
