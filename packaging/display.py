"""A display that nobody sees (Xvfb), and pictures of what is on it."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import CheckFailed, run

SCREEN = "1440x900x24"
FEWEST_COLOURS = 500  # the home screen has thousands; an empty display has one


@contextmanager
def virtual_display() -> Iterator[str]:
    """A display for as long as the block runs; gives its name."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-ac", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise CheckFailed("Xvfb does not start.")
        try:
            yield f":{number}"
        finally:
            server.terminate()


def photograph_root(display: str, picture: Path, seconds: float = 60.0) -> None:
    """Keep what is on the display once it is painted and no longer changes; an empty one is a failure."""
    environment = {**os.environ, "DISPLAY": display}
    # Without the time of day in it: two pictures of the same are the same.
    words: list[str | Path] = ["import", "-window", "root", "-define", "png:exclude-chunks=date,time", picture]
    deadline = time.monotonic() + seconds
    before = b""
    while True:
        run(words, environment=environment, seconds=60)
        now = picture.read_bytes()
        colours = int(run(["identify", "-format", "%k", picture], seconds=60).split()[0])
        if now == before and colours >= FEWEST_COLOURS:
            return
        if time.monotonic() > deadline:
            break
        before = now
        time.sleep(0.5)
    raise CheckFailed(f"The display is empty or does not come to rest: {colours} colours ({picture}).")
