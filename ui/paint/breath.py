"""Long paintings take breath: between two strokes they ask whether they are still wanted.

A Qt call cannot be interrupted, and a board is some ten thousand of them. `breathe` stands in the long loops; it costs
nothing when nobody may stop the painting and raises `PaintingStopped` when somebody has.

A painting in steps is a generator that takes breath by `yield`: the screen's thread paints it a few strokes at a time.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import TypeVar

Stop = Callable[[], bool]
_mine = threading.local()
_Made = TypeVar("_Made")


class PaintingStopped(Exception):
    """The picture is not wanted any more."""


@contextmanager
def stoppable(stopped: Stop) -> Iterator[None]:
    """Within, `breathe` asks `stopped`; of this thread only."""
    before = getattr(_mine, "stopped", None)
    _mine.stopped = stopped
    try:
        yield
    finally:
        _mine.stopped = before


def breathe() -> None:
    stopped: Stop | None = getattr(_mine, "stopped", None)
    if stopped is not None and stopped():
        raise PaintingStopped


def at_once(steps: Generator[None, None, _Made], between: Callable[[], None] = breathe) -> _Made:
    """All steps of a painting, and what it makes; `between` is called after each."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            made: _Made = done.value
            return made
        between()
