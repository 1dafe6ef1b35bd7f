"""A display that nobody sees (Xvfb), and pictures of what is on it."""

from __future__ import annotations

import os
import subprocess
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


def photograph_root(display: str, picture: Path) -> None:
    """Keep what is on the display; an empty one is a failure."""
    environment = {**os.environ, "DISPLAY": display}
    run(["import", "-window", "root", picture], environment=environment, seconds=60)
    colours = int(run(["identify", "-format", "%k", picture], seconds=60).split()[0])
    if colours < FEWEST_COLOURS:
        raise CheckFailed(f"Nothing to be seen on the display: {colours} colours ({picture}).")
