"""Tidying up: garbage collection kept to the screen's thread, and what runs in the background ended in good order.

Python collects cyclic garbage in whichever thread happens to ask for memory. Here threads paint maps and front the
thinking processes; a timer or a widget that is collected in one of them takes the whole program down. So automatic
collection is off while the app runs, and a timer of the screen's thread does the same work.
"""

from __future__ import annotations

import atexit
import gc
import sys
from functools import cache

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool, QTimer

EVERY = 500  # ms
PATIENCE = 10000  # ms for pictures that are being painted when the app ends


class Tidy(QObject):
    """Collects as Python itself would: the young often, the old when enough of the young have survived."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.collect)
        self._was_on = gc.isenabled()

    def start(self) -> None:
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        if self._was_on:
            gc.enable()

    @staticmethod
    def collect() -> int:
        """Collect the oldest generation whose limit is reached; gives what was found."""
        counts, limits = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > limits[generation] > 0:
                return gc.collect(generation)
        return 0


def stop_painting(widget: QObject) -> None:
    """Maps that are still being painted for this widget are not wanted any more."""
    module = sys.modules.get("ui.paint.worker")
    for loader in widget.findChildren(module.MapLoader) if module else ():
        loader.stop()


@cache
def close_workers_at_exit() -> None:
    """However the program ends. Python waits at its exit for processes that nobody would end otherwise."""
    atexit.register(close_workers)


def close_workers() -> None:
    """End the thinking processes, if a game ever started them, and let the last brush stroke dry.

    A thread object that is destroyed while its thread runs takes the program down: on a busy machine, where starting
    and ending processes takes seconds, this waits for them."""
    workers = sys.modules.get("ui.workers")
    if workers is not None:
        workers.shared().close(PATIENCE / 1000)
    QThreadPool.globalInstance().waitForDone(PATIENCE)


def put_away() -> None:
    """What was left to be deleted goes now, while there is an application for it to belong to. Otherwise Python would
    delete it at its exit, in any order."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
