"""Windows: the bundle and an NSIS installer, built on Windows, or elsewhere with a Windows Python under Wine.

Either way the installer is then used: installed silently, self-tested, uninstalled. Under Wine also: a window seen, a
record opened by its association, and nothing left behind.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import windows_python
import wine
from bundle import (
    SELF_TEST_SECONDS,
    bare_environment,
    demand,
    freeze,
    freeze_command,
    program_of,
    read_report,
    self_test,
    tell,
)
from display import photograph_root, virtual_display
from facts import BUILD, COMMAND, NAME, PACKAGING, RECORD_SUFFIX, ROOT, project
from staging import stage
from tools import CheckFailed, ensure, run, size_of, step
from wine import Wine, windows_path

import dev

AIM = 40.0  # megabytes
SAMPLE = ROOT / "tests" / "records" / "lindisfarne-2-r1.longhall"
WINDOW_SECONDS = 120.0
GAMES = ("play", "records", "result")  # checks that need games played to their ends
STUB = {
    "win32": "x86-unicode",
    "wine": "amd64-unicode",
}  # NSIS for Windows lacks the one, Wine without 32 bit the other
TIMESTAMPS = "http://timestamp.digicert.com"
UNDER_WINE = {
    **wine.PROGRAMS,
    **windows_python.PROGRAMS,
    "makensis": "nsis",
    "Xvfb": "xvfb",
    "import": "imagemagick",
    "xwininfo": "x11-utils",
}


def package(source: Path, out: Path) -> list[Path]:
    """Build and prove the installer."""
    return _on_windows(source, out) if sys.platform == "win32" else _under_wine(out)


def make_installer(bundle: Path, out: Path, label: str = "") -> Path:
    """Pack the bundle with NSIS; `label` tells installers apart that are not for handing out."""
    about = project()
    made = out / f"{NAME}-{about.version}-windows-x64{label}-setup.exe"
    values = {
        "TARGET": STUB["win32" if sys.platform == "win32" else "wine"],
        "VERSION": about.version,
        "NUMBERS": ".".join(map(str, about.numbers)),
        "BUNDLE": bundle,
        "OUT": made,
    }
    script = PACKAGING / "windows" / "installer.nsi"
    defined = [f"-D{key}={value}" for key, value in values.items()]
    run([makensis(), "-V2", *defined, script], folder=script.parent)
    step(f"{made.name}: {size_of(made):.1f} MB (aim: {AIM:.0f})")
    return made


def makensis() -> str:
    """NSIS does not put itself on the path of Windows."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "NSIS" / "makensis.exe"
    found = shutil.which("makensis") or (str(usual) if usual.exists() else None)
    if found is None:
        raise dev.CannotDo("The installer needs NSIS (makensis), which is not here.")
    return found


# --- on Windows ---------------------------------------------------------------------------------------


def _on_windows(source: Path, out: Path) -> list[Path]:
    engine = "pure Python" if source == ROOT else "compiled"
    bundle = freeze(stage(BUILD / "tree", source), BUILD / "windows")
    signed = sign(program_of(bundle))
    step(f"The bundle has {size_of(bundle):.0f} MB")
    demand(self_test([program_of(bundle)], bare_environment()), engine=engine)
    setup = make_installer(bundle, out, "" if signed else "-unsigned")
    sign(setup)
    home = Path(os.environ["LOCALAPPDATA"]) / "Programs" / NAME
    run([setup, "/S"])
    report = self_test([home / f"{COMMAND}.exe"], bare_environment())
    demand(report, engine=engine)
    tell(report)
    run([home / "uninstall.exe", "/S", "/PURGE"])
    wait_until(lambda: not home.exists(), 60, "Uninstalling left the program behind.")
    step("Installed silently, self-tested, uninstalled")
    return [setup]


def sign(program: Path) -> bool:
    """Sign with the certificate that the release workflow lays out, if there is one."""
    certificate = os.environ.get("LONGHALL_WINDOWS_PFX")
    if not certificate:
        return False
    secret = ["/f", certificate, "/p", os.environ["LONGHALL_WINDOWS_PFX_PASSWORD"]]
    run(["signtool", "sign", "/fd", "SHA256", "/tr", TIMESTAMPS, "/td", "SHA256", *secret, program])
    return True


# --- under Wine ---------------------------------------------------------------------------------------


def _under_wine(out: Path) -> list[Path]:
    ensure(UNDER_WINE)
    step("Windows installer under Wine: pure Python engine (no compiler for Windows here), not for handing out")
    work = BUILD / "wine"
    machine = Wine(work / "prefix")
    work.mkdir(parents=True, exist_ok=True)
    try:
        step("Windows Python with its wheels, a Wine prefix, and the tree to freeze, side by side")
        with ThreadPoolExecutor() as hands:
            python = hands.submit(windows_python.fetch, work / "python", work)
            prefix = hands.submit(machine.create)
            tree = stage(BUILD / "tree-windows", ROOT)
            prefix.result()
        bundle = _freeze(machine, python.result(), tree, work)
        setup = make_installer(bundle, out, "-wine")
        before = machine.files()
        program = _install(machine, setup)
        _self_test(machine, program)
        _see(machine, program, out)
        _uninstall(machine, program, before)
    finally:
        machine.end()
    return [setup]


def _freeze(machine: Wine, python: Path, tree: Path, work: Path) -> Path:
    step("Freezing with the Windows PyInstaller")
    target = work / "bundle"
    shutil.rmtree(target, ignore_errors=True)
    paths = (target, work / "work", PACKAGING / f"{COMMAND}.spec", tree)
    command = freeze_command(windows_path(python), *map(windows_path, paths))
    machine.run(*command, seconds=1800)
    bundle = target / COMMAND
    check_foreign(bundle)
    step(f"The bundle has {size_of(bundle):.0f} MB")
    return bundle


def check_foreign(bundle: Path) -> None:
    """Nothing of Wine and none of the stand-ins may be in it."""
    own = {f"{name}.dll" for name in (*wine.STAND_INS, "ucrtbase")}
    for path in bundle.rglob("*"):
        if path.suffix.lower() in (".dll", ".pyd", ".exe"):
            with path.open("rb") as file:
                head = file.read(96)
            if path.name.lower() in own or b"Wine" in head:
                raise CheckFailed(f"{path.name} is a part of Wine and must not be in the bundle.")


def _install(machine: Wine, setup: Path) -> Path:
    step("Installing silently")
    machine.run(setup, "/S")
    program = machine.local / "Programs" / NAME / f"{COMMAND}.exe"
    wait_until(program.exists, 60, "The installer installed nothing.")
    return program


def _self_test(machine: Wine, program: Path) -> None:
    """All checks, in two runs side by side: games take as long as everything else."""
    # Without a display Wine tells no window to paint itself; all programs of a prefix share one.
    with virtual_display() as display, ThreadPoolExecutor() as hands:
        games = hands.submit(_checks, machine, display, program, *GAMES)
        others = _checks(machine, display, program, *(f"-{name}" for name in GAMES))
        found = {**others, "checks": {**others["checks"], **games.result()["checks"]}}
    step("The installed program passes its self-test")
    tell(found)


def _checks(machine: Wine, display: str, program: Path, *names: str) -> dict[str, Any]:
    report = machine.drive / f"report{names[0]}.json"
    try:
        words = ("--self-test", report, f"--checks={','.join(names)}")
        machine.run(program, *words, display=display, seconds=SELF_TEST_SECONDS)
    except CheckFailed as error:
        raise CheckFailed(f"The self-test failed: {read_report(report).get('failed') or error}") from None
    found = read_report(report)
    report.unlink(missing_ok=True)
    demand(found, engine="pure Python")
    return found


def _see(machine: Wine, program: Path, out: Path) -> None:
    """The home screen on a display; then a record, opened as a double click does."""
    with virtual_display() as display:
        with machine.running(program, display=display):
            _photograph(display, lambda title: title == NAME, out / "windows-home.png")
        record = machine.drive / f"a game{SAMPLE.suffix}"
        shutil.copyfile(SAMPLE, record)
        lent = machine.users_classes(RECORD_SUFFIX, "Longhall.Record")
        with lent, machine.running("start", "C:\\" + record.name, display=display):
            _photograph(display, lambda title: title.endswith(NAME) and title != NAME, out / "windows-record.png")
        record.unlink()


def _photograph(display: str, wanted: Callable[[str], bool], picture: Path) -> None:
    """Wait for a window with the right title, let it paint, and keep a picture of the display."""

    def shown() -> list[str]:
        said = run(["xwininfo", "-root", "-tree", "-display", display], seconds=30)
        return [line.split('"')[1] for line in said.splitlines() if '"' in line and wanted(line.split('"')[1])]

    wait_until(lambda: bool(shown()), WINDOW_SECONDS, "No window with the right title came up.")
    title = shown()[0]
    photograph_root(display, picture)
    step(f"Seen: “{title}” ({picture})")


def _uninstall(machine: Wine, program: Path, before: set[str]) -> None:
    machine.run(program.parent / "uninstall.exe", "/S", "/PURGE")
    wait_until(lambda: not program.parent.exists(), 60, "Uninstalling left the program behind.")
    machine.settle()
    left = sorted(machine.files() - before) + machine.registry(NAME)
    if left:
        raise CheckFailed(f"Uninstalling left behind: {', '.join(left[:5])}")
    step("Uninstalled without leftovers in files and registry")


def wait_until(reached: Callable[[], bool], seconds: float, otherwise: str) -> None:
    deadline = time.monotonic() + seconds
    while not reached():
        if time.monotonic() > deadline:
            raise CheckFailed(otherwise)
        time.sleep(0.5)
