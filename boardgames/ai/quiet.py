"""Thinking without interruption: Python does not look for cyclic garbage while a player thinks.

A thought makes hundreds of thousands of states and plans and no cycles, so that looking through them finds nothing;
yet where a game remembers much it took more than half of the time. What a thought leaves behind counts as old at once:
it is looked through when everything is.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Nothing is collected inside; afterwards it is as it was."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.freeze()
            gc.unfreeze()  # together they move the young to the old
            gc.enable()
