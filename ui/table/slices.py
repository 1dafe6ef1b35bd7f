"""Painting in small slices: what is too much for one breath of the screen is done over several.

A zoom, a new round or another language wants many pictures at once. Each keeps the one it has (or a plain stand-in)
until its turn comes; the screen is never held up for longer than a slice and the one picture that ends it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

SLICE = 0.010  # seconds


class Slices(QObject):
    """Work by name: whoever asks again under the same name replaces what was asked before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[object, Callable[[], None]] = {}
        self._until = 0.0
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._some)

    @property
    def busy(self) -> bool:
        return bool(self._waiting)

    def begin(self) -> None:
        """A new breath: so much may be done at once."""
        self._until = time.perf_counter() + SLICE

    def do(self, name: object, work: Callable[[], None]) -> bool:
        """Now while there is time, else soon; whether it is done."""
        if not self._waiting and time.perf_counter() < self._until:
            work()
            return True
        self._waiting[name] = work
        self._timer.start()
        return False

    def forget(self) -> None:
        self._waiting.clear()
        self._timer.stop()

    def finish(self) -> None:
        """All of it, now: for screenshots."""
        while self._waiting:
            self._next()
        self._timer.stop()

    def _next(self) -> None:
        name = next(iter(self._waiting))
        self._waiting.pop(name)()

    def _some(self) -> None:
        self.begin()
        while self._waiting and time.perf_counter() < self._until:
            self._next()
        if not self._waiting:
            self._timer.stop()
