"""`longhall --self-test [REPORT]`: whether this copy of Longhall, installed or not, has all that it needs.

It starts the real application without a screen, goes through the checks of `self_checks.py`, prints what each found,
and writes the same as JSON for the programs that build installers. It ends with 0, or with 1 and what is missing.

Nothing here may hang or ask: a program without a console would otherwise wait for a click that never comes.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

PATIENCE = 900.0  # seconds for everything; a healthy copy on a machine of its own needs some twenty
FAILED = 1


class Report:
    """What was found, on the screen and in a file."""

    def __init__(self, path: Path | None, version: str) -> None:
        self.path = path
        self.facts: dict[str, Any] = {
            "longhall": version,
            "python": platform.python_version(),
            "system": platform.platform(),
            "frozen": bool(getattr(sys, "frozen", False)),
            "checks": {},
            "failed": [],
        }
        self.current = "start"

    def found(self, check: str, text: str, seconds: float) -> None:
        self.facts["checks"][check] = {"found": text, "seconds": round(seconds, 2)}
        _say(f"  {check:<12} {text}  ({seconds:.1f} s)")

    def failed(self, check: str, text: str, trace: str = "") -> None:
        self.facts["failed"].append(f"{check}: {text}")
        if trace:
            self.facts.setdefault("traces", {})[check] = trace
        _say(f"  {check:<12} FAILED: {text}")

    def write(self) -> None:
        if self.path is not None:
            self.path.write_text(json.dumps(self.facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def run(report_path: Path | None, only: Sequence[str], version: str) -> int:
    """Go through the checks (all, or those named, or all but those named with a minus) and return the exit code."""
    report = Report(report_path, version)
    watch = threading.Timer(PATIENCE, _give_up, (report,))
    watch.daemon = True
    watch.start()
    try:
        _go_through(report, only, version)
    except BaseException as error:
        report.failed(report.current, _sentence(error), traceback.format_exc())
    watch.cancel()
    report.write()
    failed = report.facts["failed"]
    _say("Longhall is complete." if not failed else f"Longhall is not complete: {len(failed)} of the checks failed.")
    return FAILED if failed else 0


def _go_through(report: Report, only: Sequence[str], version: str) -> None:
    # One pixel is one pixel: what is tested must not depend on the screen of the machine.
    os.environ["QT_ENABLE_HIGHDPI_SCALING"] = "0"
    if sys.platform != "win32":  # Qt finds no fonts without a screen there; its real platform needs none either
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ui.self_checks import CHECKS, House

    unknown = {name.removeprefix("-") for name in only} - set(CHECKS)
    if unknown:
        raise ValueError(f"there is no check {', '.join(sorted(unknown))}; there is: {', '.join(CHECKS)}")
    named = [name for name in only if name in CHECKS]
    chosen = {name: check for name, check in CHECKS.items() if name in (named or CHECKS) and f"-{name}" not in only}
    _say(f"Longhall {version}, {report.facts['system']}, {'installed' if report.facts['frozen'] else 'from sources'}")
    with tempfile.TemporaryDirectory(prefix="longhall-", ignore_cleanup_errors=True) as folder:
        house = House(Path(folder), version)
        report.facts |= house.facts()
        for name, check in chosen.items():
            report.current = name
            _carry_out(report, name, partial(check, house))
        house.close()


def _carry_out(report: Report, name: str, check: Callable[[], str]) -> None:
    """One check; whatever goes wrong in it is a finding, and the others are still made."""
    began = time.perf_counter()
    try:
        text = check()
    except Exception as error:
        report.failed(name, _sentence(error), traceback.format_exc())
    else:
        report.found(name, text, time.perf_counter() - began)


def _give_up(report: Report) -> None:
    """From the watch's own thread: the program hangs, so it is ended hard, its children with it."""
    report.failed(report.current, f"not done after {PATIENCE:.0f} seconds")
    report.write()
    os._exit(FAILED)


def _sentence(error: BaseException) -> str:
    from boardgames.core.errors import LonghallError

    return str(error) if isinstance(error, LonghallError) else f"{type(error).__name__}: {error}"


def _say(text: str) -> None:
    """A program without a console has no stdout, and one with an old code page not every letter."""
    if sys.stdout is not None:
        shown = text.encode(sys.stdout.encoding or "ascii", "replace").decode(sys.stdout.encoding or "ascii")
        print(shown, flush=True)
