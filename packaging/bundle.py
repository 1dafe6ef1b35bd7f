"""The bundle: an environment with pinned tools, PyInstaller in it, and the self-test of what came out."""

from __future__ import annotations

import json
import os
import re
import shutil
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from facts import BUILD, COMMAND, NAME, PACKAGING, ROOT, project
from tools import CheckFailed, run, step

import dev

REQUIREMENTS = PACKAGING / "requirements-build.txt"
SPEC = PACKAGING / f"{COMMAND}.spec"
ENVIRONMENT = BUILD / "environment"
SELF_TEST_SECONDS = 1000  # it gives up by itself before that
ROUNDS = 5  # starts of bundle and source tree, in turn


def build_environment() -> Path:
    """The Python that freezes, with exactly the packages of requirements-build.txt."""
    stamp, wanted = ENVIRONMENT / "stamp", dev.digest(REQUIREMENTS.read_bytes(), sys.base_prefix)
    python = dev.venv_python(ENVIRONMENT)
    if not (stamp.exists() and stamp.read_text() == wanted and python.exists()):
        step("Making the build environment")
        dev.create_environment(ENVIRONMENT)
        dev.pip(python, "--require-hashes", "--no-deps", "-r", str(REQUIREMENTS))
        stamp.write_text(wanted)
    return python


def freeze(tree: Path, target: Path) -> Path:
    """Freeze a staged tree; gives the folder of the bundle (on macOS the .app)."""
    python = build_environment()
    step("Freezing with PyInstaller")
    shutil.rmtree(target, ignore_errors=True)
    run(freeze_command(str(python), str(target), str(BUILD / "work"), str(SPEC), str(tree)))
    return target / (f"{NAME}.app" if sys.platform == "darwin" else COMMAND)


def freeze_command(python: str, target: str, work: str, spec: str, tree: str) -> list[str]:
    """The same for every system, also for the Windows Python under Wine."""
    options = ["--noconfirm", "--clean", "--log-level", "WARN", "--distpath", target, "--workpath", work]
    return [python, "-m", "PyInstaller", *options, spec, "--", "--tree", tree]


def program_of(bundle: Path) -> Path:
    """The program inside a bundle."""
    if bundle.suffix == ".app":
        return bundle / "Contents" / "MacOS" / COMMAND
    return bundle / (f"{COMMAND}.exe" if sys.platform == "win32" else COMMAND)


def bare_environment(**more: str) -> dict[str, str]:
    """What a program finds on a machine without Python: no path to it, no settings of it."""
    kept = {"HOME", "SYSTEMROOT", "TEMP", "TMP", "APPDATA", "LOCALAPPDATA", "USERPROFILE", "WINDIR"}
    return {key: value for key, value in os.environ.items() if key in kept} | {"PATH": ""} | more


def self_test(program: Sequence[str | Path], environment: Mapping[str, str], *checks: str) -> dict[str, Any]:
    """Run `--self-test` and read its report; anything that is missing ends the build."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        only = ["--checks", ",".join(checks)] if checks else []
        try:
            run([*program, "--self-test", report, *only], environment=environment, seconds=SELF_TEST_SECONDS)
        except CheckFailed as error:
            raise CheckFailed(f"The self-test failed: {read_report(report).get('failed') or error}") from None
        return read_report(report)


def read_report(path: Path) -> dict[str, Any]:
    """The report of a self-test; one that is not there says so."""
    if not path.exists():
        return {"failed": []}
    report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return report


def demand(report: Mapping[str, Any], *, engine: str) -> None:
    """The report is that of a frozen copy of this version, complete, with the engine that was meant."""
    expected = {"longhall": project().version, "frozen": True, "failed": [], "engine": engine}
    for key, value in expected.items():
        if report.get(key) != value:
            raise CheckFailed(f"The self-test reports {key} = {report.get(key)!r} instead of {value!r}.")


def tell(report: Mapping[str, Any]) -> None:
    """The findings of a self-test, for the person who builds."""
    for name, check in report["checks"].items():
        print(f"           {name:<13}{check['found']} ({check['seconds']} s)")


def first_frame(report: Mapping[str, Any]) -> float:
    found = re.search(r"first frame ([\d.]+) s", report["checks"]["home"]["found"])
    return float(found[1]) if found else 0.0


def compare_start(bundle: Path) -> tuple[float, float]:
    """Seconds from start to first frame, median of some starts: of the bundle, and of the source tree."""
    ours, sources = [], []
    here = bare_environment(QT_QPA_PLATFORM="offscreen")
    there = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    for _ in range(ROUNDS):
        ours.append(first_frame(self_test([program_of(bundle)], here, "home")))
        sources.append(first_frame(self_test([sys.executable, "-m", "ui"], there, "home")))
    return statistics.median(ours), statistics.median(sources)
