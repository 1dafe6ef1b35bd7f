"""A match before one pair of eyes: who are people, whose view is shown, which moment of it, and how it is kept.

It gives out nothing those eyes may not see. How the match goes on is the controller's affair (match_controller.py).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from boardgames.core.game import NOBODY, SPECTATOR, Event, State, View
from boardgames.core.match import Match
from ui.autosave import Writer, flush, writer

HUMAN = "human"


class MatchSeen(QObject):
    """What there is to see of a match."""

    keepable = True  # a record of it would give the same game again
    problem = Signal(str)
    saved = Signal()
    looking = Signal(int)  # which moment is shown, read-only; -1 is the present
    eyes_changed = Signal(int)  # whose view is shown now

    def __init__(self, match: Match, settings: Any = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.game = match.game
        self.settings = settings
        self.covered = NOBODY  # the seat that must confirm before anything is shown
        self.shown_index = -1  # the moment looked at, -1 for the present
        self.kept_at = match.autosave  # its own file, written after every move by a thread of its own
        match.autosave = None
        self._writer: Writer | None = None
        self._save_trouble = ""
        self.eyes = self._first_eyes()

    # ------------------------------------------------------------------ who is who

    def humans(self) -> list[int]:
        return [number for number, seat in enumerate(self.match.seats) if seat.player == HUMAN]

    def is_human(self, seat: int) -> bool:
        return seat in self.humans()

    def _first_eyes(self) -> int:
        people = self.humans()
        return people[0] if len(people) == 1 else SPECTATOR

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat now sees anything that the public does not."""
        if seat == SPECTATOR:
            return False
        state = self.match.state
        if state.seat == seat and self.game.choice(state).secret:
            return True
        return self.game.view(state, seat).places != self.game.view(state, SPECTATOR).places

    # ------------------------------------------------------------------ what is shown

    @property
    def names(self) -> list[str]:
        return self.match.names

    @property
    def present(self) -> int:
        """The index of the present moment: how many actions were done."""
        return len(self.match.steps)

    def state_at(self, index: int) -> State:
        steps = self.match.steps
        return steps[index].before if 0 <= index < len(steps) else self.match.state

    def view(self) -> View:
        """What the eyes at the screen see, at the moment that is looked at."""
        return self.game.view(self.state_at(self.shown_index), self.eyes)

    def entries(self) -> list[tuple[int, Event]]:
        """Everything that happened and that these eyes may know, each with the moment after it."""
        if self.covered != NOBODY:
            return []
        told = [(0, event) for event in self.match.opening]
        for index, step in enumerate(self.match.steps, 1):
            told += [(index, event) for event in step.events]
        return [(index, event) for index, event in told if event.visible_to(self.eyes)]

    def _set_eyes(self, seat: int) -> None:
        if self.eyes != seat:
            self.eyes = seat
            self.eyes_changed.emit(seat)

    @Slot(int)
    def view_at(self, index: int) -> None:
        """Look at the table as it was after so many actions; -1, or the present itself, is the present."""
        index = -1 if not 0 <= index < self.present else index
        if index != self.shown_index:
            self.shown_index = index
            self.looking.emit(index)

    # ------------------------------------------------------------------ keeping

    def save(self, path: Path) -> bool:
        """Keep the match in a file; a full disk or a read-only folder is told, and play goes on."""
        flush()
        try:
            self.match.save(path)
        except OSError as error:
            self._tell_trouble(error.strerror or str(error))
            return False
        self.saved.emit()
        return True

    def keep(self) -> None:
        """Keep the match as it stands in its own file, soon."""
        if self.kept_at is None:
            return
        if self._writer is None:
            self._writer = writer()
            self._writer.written.connect(self._written)
        self._writer.put(self.kept_at, self.match.record().to_json())

    @Slot(str, str)
    def _written(self, path: str, trouble: str) -> None:
        """The same trouble is told once."""
        if self.kept_at is None or path != str(self.kept_at):
            return
        if trouble and trouble != self._save_trouble:
            self._tell_trouble(trouble)
        elif not trouble:
            self.saved.emit()
        self._save_trouble = trouble

    def _tell_trouble(self, why: str) -> None:
        self.problem.emit(self.tr("The game could not be saved: %1").replace("%1", why))
