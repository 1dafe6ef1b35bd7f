"""Programs that a build needs from the system: found, installed with apt where that may be done, or named plainly."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from facts import ROOT

import dev


class CheckFailed(Exception):
    """What was built is not good enough to hand out; the message says why."""


_began = time.monotonic()


def step(text: str) -> None:
    """Say what is being done, and when."""
    print(f"[{time.monotonic() - _began:5.0f} s] {text}", flush=True)


def ensure(programs: Mapping[str, str], libraries: Mapping[str, str] | None = None) -> None:
    """Make sure of programs and shared libraries, given with the Debian packages that bring them."""
    missing = {package for program, package in programs.items() if shutil.which(program) is None}
    missing |= {package for library, package in (libraries or {}).items() if not dev.loads(library)}
    if not missing:
        return
    apt, sudo = shutil.which("apt-get") is not None, shutil.which("sudo") is not None
    root = dev.root_prefix(sudo=sudo)
    if not apt or root is None:
        raise dev.CannotDo(f"This needs {', '.join(sorted(missing))} (names of Debian packages), which are not here.")
    step(f"Installing {' '.join(sorted(missing))}")
    script = f"export DEBIAN_FRONTEND=noninteractive; ({dev.apt_script(sorted(missing))}) >/dev/null"
    run([*root, "sh", "-c", script])


def run(
    command: Sequence[str | Path],
    *,
    environment: Mapping[str, str] | None = None,
    folder: Path = ROOT,
    seconds: float = 1200,
) -> str:
    """Run a program and give its output; one that fails or hangs ends the build with what it said last."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env=dict(environment) if environment is not None else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        raise CheckFailed(f"{Path(words[0]).name} was not done after {seconds:.0f} seconds.") from None
    if done.returncode != 0:
        raise CheckFailed(f"{' '.join(words[:6])} ... failed ({done.returncode}):\n{done.stdout[-3000:]}")
    return done.stdout


def size_of(path: Path) -> float:
    """Megabytes of a file or of all files in a folder, links counted once."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return sum(each.stat().st_size for each in files) / 1e6


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0
