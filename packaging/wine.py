"""A Windows to try things in: a Wine prefix of its own, with stand-ins for two system libraries that Wine 8 lacks.

The stand-ins (`windows/wine/*.c`) live in the prefix only; `windows_installer.py` checks that none gets into a bundle.
"""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from facts import PACKAGING, ROOT
from tools import run

PROGRAMS = {"wine": "wine", "/usr/lib/wine/wine64": "wine64", "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64"}
STAND_INS = ("icuuc", "mscms")
OVERRIDES = "mscms=n;winemenubuilder.exe=d;mscoree=d;mshtml=d"


class Wine:
    """One prefix."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        self.drive = prefix / "drive_c"
        self.local = self.drive / "users" / getpass.getuser() / "AppData" / "Local"

    def environment(self, display: str = "") -> dict[str, str]:
        """Wine's own settings; without a display unless one is given."""
        kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        own = {"WINEPREFIX": str(self.prefix), "WINEARCH": "win64", "WINEDEBUG": "-all", "WINEDLLOVERRIDES": OVERRIDES}
        return kept | own | ({"DISPLAY": display} if display else {})

    def create(self) -> None:
        shutil.rmtree(self.prefix, ignore_errors=True)
        self.prefix.mkdir(parents=True)
        run(["wine", "wineboot", "-i"], environment=self.environment())
        run(["wine", "winecfg", "-v", "win10"], environment=self.environment())  # Debian's Wine plays Windows 7
        self.settle()
        for name in STAND_INS:
            library = self.drive / "windows" / "system32" / f"{name}.dll"
            library.unlink(missing_ok=True)
            source = PACKAGING / "windows" / "wine" / f"{name}.c"
            run(["x86_64-w64-mingw32-gcc", "-O2", "-shared", "-s", "-o", library, source])

    def run(self, *words: str | Path, display: str = "", seconds: float = 600) -> str:
        """Run a Windows program to its end; paths of this machine are given as Windows sees them."""
        command = [windows_path(word) if isinstance(word, Path) else word for word in words]
        return run(["wine", *command], environment=self.environment(display), seconds=seconds)

    @contextmanager
    def running(self, *words: str | Path, display: str) -> Iterator[None]:
        """Have a Windows program run for as long as the block does; then everything in the prefix is ended."""
        command = ["wine", *(windows_path(word) if isinstance(word, Path) else word for word in words)]
        with subprocess.Popen(
            command, cwd=ROOT, env=self.environment(display), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ):
            try:
                yield
            finally:
                self.end()

    @contextmanager
    def users_classes(self, *names: str) -> Iterator[None]:
        """Windows looks up file types of the user and of the machine; Wine 8 only the latter: lend it the user's."""
        for name in names:
            self.run("reg", "copy", f"HKCU\\Software\\Classes\\{name}", f"HKLM\\Software\\Classes\\{name}", "/s", "/f")
        try:
            yield
        finally:
            for name in names:
                self.run("reg", "delete", f"HKLM\\Software\\Classes\\{name}", "/f")

    def settle(self) -> None:
        """Until every program has ended and the registry is on disk."""
        subprocess.run(["wineserver", "-w"], env=self.environment(), check=False, timeout=120)

    def end(self) -> None:
        """End what runs in this prefix, and only there."""
        subprocess.run(["wineserver", "-k"], env=self.environment(), check=False, timeout=60)
        self.settle()

    def registry(self, word: str) -> list[str]:
        """Lines of the registry with this word in them."""
        files = [self.prefix / name for name in ("user.reg", "system.reg")]
        lines = [line for file in files for line in file.read_text(encoding="utf-8", errors="replace").splitlines()]
        return [line for line in lines if word.casefold() in line.casefold()]

    def files(self) -> set[str]:
        """What lies on drive C, but for Windows itself and passing things."""
        found = {path.relative_to(self.drive).as_posix() for path in self.drive.rglob("*")}
        return {name for name in found if not name.startswith("windows/") and "/Temp/" not in name}


def windows_path(path: Path) -> str:
    """The path as a program under Wine sees it: this machine's root is its drive Z."""
    return "Z:" + str(path.absolute()).replace("/", "\\")
