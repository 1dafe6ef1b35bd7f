"""A Debian with next to nothing in it, made by debootstrap and kept as an archive, to install and run bundles in."""

from __future__ import annotations

import platform
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bundle import SELF_TEST_SECONDS, read_report
from display import photograph_root, virtual_display
from facts import BUILD
from tools import CheckFailed, run

RELEASE = "bookworm"
ARCHIVE = BUILD / f"bare-{RELEASE}.tar"
ENVIRONMENT = ["env", "-i", "HOME=/root", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8"]
SHOWN_AFTER = 12.0  # seconds until the home screen has all its pictures


def fresh(packages: Sequence[str]) -> Path:
    """A new copy of the bare system."""
    if not ARCHIVE.exists():
        _make(packages)
    root = Path(tempfile.mkdtemp(prefix="longhall-bare-"))
    run(["tar", "-xf", ARCHIVE, "-C", root])
    run(["mount", "-t", "proc", "proc", root / "proc"])
    return root


def _make(packages: Sequence[str]) -> None:
    """debootstrap leaves out what is recommended, and the archive of packages stays outside."""
    with tempfile.TemporaryDirectory(prefix="longhall-bare-") as folder:
        root = Path(folder) / "root"
        run(["debootstrap", "--variant=minbase", f"--include={','.join(packages)}", RELEASE, root, *_mirror()])
        shutil.rmtree(root / "var" / "cache" / "apt", ignore_errors=True)
        ARCHIVE.parent.mkdir(parents=True, exist_ok=True)
        run(["tar", "-cf", ARCHIVE, "-C", root, "--exclude=./proc/*", "--exclude=./sys/*", "."])


def _mirror() -> list[str]:
    """The mirror that this machine itself uses, if it is a Debian and says so; otherwise debootstrap knows one."""
    if platform.freedesktop_os_release().get("ID") != "debian":
        return []
    found = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(SITE)"], capture_output=True, text=True, check=False
    )
    sites = [line.strip() for line in found.stdout.splitlines() if "security" not in line and line.strip()]
    return sites[:1]


def has_python(root: Path) -> bool:
    return any((root / "usr" / "bin").glob("python*"))


def inside(root: Path, *words: str, settings: Sequence[str] = (), seconds: float = SELF_TEST_SECONDS) -> str:
    """Run a program in the bare system, with nothing in its environment but what is given."""
    return run(["chroot", root, *ENVIRONMENT, *settings, *words], seconds=seconds)


def unpack(root: Path, archive: Path) -> str:
    """Unpack a tarball where a player might; gives the folder as seen from inside."""
    home = root / "root" / "Jeux à nous"  # with a space and a letter beyond ASCII
    home.mkdir()
    run(["tar", "-xf", archive, "-C", home])
    return f"/root/{home.name}/{next(home.iterdir()).name}"


def self_test(root: Path, program: str, sound: str) -> dict[str, Any]:
    """The report of `--self-test` in there; the device's socket lies in /tmp/sound."""
    report = root / "tmp" / "report.json"
    report.unlink(missing_ok=True)
    settings = ["QT_QPA_PLATFORM=offscreen", f"PULSE_SERVER=unix:/tmp/sound/{sound}"]
    try:
        inside(root, program, "--self-test", "/tmp/report.json", settings=settings)
    except CheckFailed as error:
        raise CheckFailed(f"The self-test failed: {read_report(report).get('failed') or error}") from None
    return read_report(report)


def install(root: Path, package: Path) -> None:
    shutil.copy2(package, root / "tmp" / "package.deb")
    inside(root, "dpkg", "-i", "/tmp/package.deb")


def remove(root: Path, package: str) -> None:
    """Take it out again; nothing of it may stay."""
    inside(root, "dpkg", "--purge", package)
    left = [path for folder in ("opt", "usr") for path in (root / folder).rglob(f"*{package}*")]
    if left:
        raise CheckFailed(f"Removing left {left[0].relative_to(root)} behind.")


def photograph(root: Path, program: str, picture: Path) -> None:
    """Show the program on a display of its own and keep a picture of it."""
    with virtual_display() as display:
        settings = [f"DISPLAY={display}", "QT_QPA_PLATFORM=xcb"]
        with subprocess.Popen(
            ["chroot", str(root), *ENVIRONMENT, *settings, program, "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as shown:
            time.sleep(SHOWN_AFTER)
            ended = shown.poll()
            if ended is None:
                photograph_root(display, picture)
            shown.terminate()
            said = shown.communicate()[0]
    if ended is not None:
        raise CheckFailed(f"The program ended at once on a display ({ended}):\n{said[-1500:]}")


def discard(root: Path) -> None:
    subprocess.run(["umount", str(root / "proc")], check=False, capture_output=True)
    if not (root / "proc" / "self").exists():  # never delete through a mount
        shutil.rmtree(root, ignore_errors=True)
