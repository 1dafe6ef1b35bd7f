"""A match that is taught in, turned into signals: the learner may do what the lesson asks for, the others do what it
says, and nothing moves while there is something to read."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from boardgames.core.errors import LonghallError
from boardgames.core.game import Choice
from ui.lessons import Walk
from ui.match_controller import MatchController
from ui.trouble import explained
from ui.workers import Workers


class LessonController(MatchController):
    """The controller of a lesson. From a free step on it is that of any other match."""

    keepable = False  # it begins anywhere, and its chance is forced
    step_changed = Signal()
    lesson_over = Signal()  # the learner has read the last step

    def __init__(
        self, walk: Walk, settings: Any = None, workers: Workers | None = None, parent: QObject | None = None
    ) -> None:
        self.walk = walk
        super().__init__(walk.match, settings, workers, parent)

    @Slot()
    def read_on(self) -> None:
        """The learner has read what there was to read."""
        if self.walk.reading or (self.walk.free and self.walk.last):
            self._next_step()

    def _next_step(self) -> None:
        if self.walk.last:
            self.lesson_over.emit()
            return
        self._forget_thoughts()
        self.walk.go_on()
        if self.walk.step.given:
            self._jumped()
        self.step_changed.emit()
        self._go_on()

    # ------------------------------------------------------------------ the lesson decides what is possible

    def _go_on(self) -> None:
        if self._settled and self.walk.complete and not self._closed:
            self._next_step()
        else:
            super()._go_on()

    def _set_choice(self, choice: Choice | None) -> None:
        if choice is not None and not self.walk.free:
            options = self.walk.open(choice.options)
            choice = msgspec.structs.replace(choice, options=options, plans=(), quick=None) if options else None
        super()._set_choice(choice)

    def _ask_program(self, seat: int) -> None:
        if self.walk.free:
            super()._ask_program(seat)
        elif not self.walk.reading and self._decided is None:
            self.thinking.emit(seat)
            try:
                self._decided = self.walk.others_move(self.present)
            except LonghallError as error:
                self.problem.emit(explained(error, self.tr("This lesson cannot go on.")))
                return
            self._play_soon()
        elif self._decided is not None:
            self._play_soon()

    def _do(self, action: int) -> None:
        if not self.walk.free:
            self.walk.taking()
            self.step_changed.emit()
        super()._do(action)

    def _finish(self) -> None:
        """A game that ends within a lesson is spoken about first."""
        if self.walk.free:
            super()._finish()

    def can_undo(self) -> bool:
        return self.walk.free and super().can_undo()

    def can_redo(self) -> bool:
        return self.walk.free and super().can_redo()
