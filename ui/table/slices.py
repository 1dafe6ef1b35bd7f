"""Painting in small slices: what is too much for one breath of the screen is done over several.

A zoom, a new round or another language wants many pictures at once. Each keeps the one it has (or a plain stand-in)
until its turn comes. A large one is painted in steps, so that the screen is never held up for longer than a slice and
the one step that ends it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

SLICE = 0.010  # seconds

Work = Callable[[], Iterator[None] | None]  # done when it returns, or in steps
_DONE = object()


class Slices(QObject):
    """Work by name: whoever asks again under the same name replaces what was asked before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[object, Iterator[None]] = {}
        self._until = 0.0
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._some)

    @property
    def busy(self) -> bool:
        return bool(self._waiting)

    def begin(self) -> None:
        """A new breath: so much may be done at once."""
        self._until = time.perf_counter() + SLICE

    def do(self, name: object, work: Work) -> bool:
        """Now while there is time, else soon; whether it is done."""
        others = bool(self._waiting)
        self._waiting[name] = _in_steps(work)
        if not others:
            self._while_there_is_time()
        if self._waiting:
            self._timer.start()
        return name not in self._waiting

    def forget(self) -> None:
        self._waiting.clear()
        self._timer.stop()

    def finish(self) -> None:
        """All of it, now: for screenshots."""
        while self._waiting:
            self._step()
        self._timer.stop()

    def _step(self) -> None:
        name, steps = next(iter(self._waiting.items()))
        if next(steps, _DONE) is _DONE:
            self._waiting.pop(name)

    def _while_there_is_time(self) -> None:
        while self._waiting and time.perf_counter() < self._until:
            self._step()

    def _some(self) -> None:
        self.begin()
        self._while_there_is_time()
        if not self._waiting:
            self._timer.stop()


def _in_steps(work: Work) -> Iterator[None]:
    steps = work()
    if steps is not None:
        yield from steps
