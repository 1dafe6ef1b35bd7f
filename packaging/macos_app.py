"""macOS: the .app and a .dmg on a Mac; anywhere else only what goes into them is looked at, and nothing is built.

Signed and notarised when LONGHALL_MACOS_IDENTITY names a Developer ID; otherwise the .dmg is called unsigned.
"""

from __future__ import annotations

import os
import platform
import plistlib
import re
import shutil
import sys
import zipfile
from pathlib import Path

from bundle import REQUIREMENTS, bare_environment, demand, freeze, program_of, self_test, tell
from facts import BUILD, COMMAND, NAME, OLDEST_MACOS, PACKAGING, ROOT, project
from freezing import info_plist
from macho import slices
from staging import stage
from tools import CheckFailed, run, size_of, step

ICON = PACKAGING / "icons" / f"{COMMAND}.icns"
MACHINES = {"arm64", "x86_64"}
REQUIRED = (
    "CFBundleIdentifier",
    "CFBundleExecutable",
    "CFBundleShortVersionString",
    "CFBundleIconFile",
    "CFBundleDocumentTypes",
    "LSMinimumSystemVersion",
    "NSHighResolutionCapable",
)
SYSTEMS = (15, 14, 13, 12, 11, 10)  # what wheels may name: any macOS that is not newer than the plist's


def package(source: Path, out: Path) -> list[Path]:
    """Build on a Mac; elsewhere check the inputs."""
    if sys.platform == "darwin":
        return _on_mac(source, out)
    step("macOS inputs, not built here: that needs a Mac")
    check_plist(info_plist(project()))
    check_icon(ICON.read_bytes())
    check_wheels([wheel for machine in sorted(MACHINES) for wheel in fetch_wheels(machine)])
    step("macOS inputs are sound: plist, icon, wheels. Nothing was built and nothing was run")
    return []


# --- anywhere -----------------------------------------------------------------------------------------


def check_plist(plist: dict[str, object]) -> None:
    """It survives being written, and says all that the app needs."""
    again = plistlib.loads(plistlib.dumps(plist))
    missing = [key for key in REQUIRED if not again.get(key)]
    if missing or again != plist:
        raise CheckFailed(f"Info.plist lacks {', '.join(missing) or 'a form that can be written'}.")


def check_icon(data: bytes) -> None:
    if data[:4] != b"icns" or int.from_bytes(data[4:8], "big") != len(data):
        raise CheckFailed(f"{ICON.name} is not an icon that macOS can read.")


def fetch_wheels(machine: str) -> list[Path]:
    """The wheels of the bundle for one kind of Mac, each held against its hash."""
    folder = BUILD / "macos-wheels" / machine
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wanted = folder / "requirements.txt"
    wanted.write_text(for_macos(REQUIREMENTS.read_text(encoding="utf-8")), encoding="utf-8")
    minor = {number: (9, 10, 11, 12, 13, 14, 15) if number == 10 else (0,) for number in SYSTEMS}
    names = [f"macosx_{major}_{each}" for major, minors in minor.items() for each in minors]
    place = [word for name in names for kind in (machine, "universal2") for word in ("--platform", f"{name}_{kind}")]
    place += ["--python-version", "3.11", "--implementation", "cp", "--abi", "cp311", "--abi", "abi3", "--abi", "none"]
    options = ["--no-deps", "--require-hashes", "--only-binary=:all:", "--dest", str(folder), "-r", str(wanted)]
    run([sys.executable, "-m", "pip", "--quiet", "download", *place, *options])
    return sorted(folder.glob("*.whl"))


def for_macos(requirements: str) -> str:
    """Requirements as a Mac reads them: pip would otherwise ask the markers about this machine."""
    blocks = re.split(r"\n(?=\S)", requirements)
    blocks = [block for block in blocks if not re.search(r"^[^#\n]*;\s*sys_platform == '(?!darwin)", block)]
    return "\n".join(re.sub(r"\s*;\s*sys_platform == 'darwin'", "", block) for block in blocks)


def check_wheels(wheels: list[Path]) -> None:
    """No library asks for a newer macOS than Info.plist says, and those of Qt are for both kinds of machine."""
    allowed = tuple(map(int, OLDEST_MACOS.split(".")))
    different = {wheel.name: wheel for wheel in wheels}.values()
    for wheel in different:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not name.endswith((".so", ".dylib")) and ".framework/Versions/A/" not in name:
                    continue
                found = slices(archive.read(name))
                newest = max((part.oldest for part in found), default=(0, 0))
                if newest > allowed:
                    raise CheckFailed(f"{wheel.name}: {name} needs macOS {newest}, Info.plist says {OLDEST_MACOS}.")
                if found and wheel.name.startswith("pyside6") and {part.machine for part in found} != MACHINES:
                    raise CheckFailed(f"{wheel.name}: {name} is not for both kinds of machine.")
    step(f"{len(different)} wheels resolve for both machines, {sum(map(size_of, different)):.0f} MB")


# --- on a Mac -----------------------------------------------------------------------------------------


def _on_mac(source: Path, out: Path) -> list[Path]:
    engine = "pure Python" if source == ROOT else "compiled"
    identity = os.environ.get("LONGHALL_MACOS_IDENTITY", "")
    app = freeze(stage(BUILD / "tree", source), BUILD / "macos")
    check_app(app)
    step(f"The app has {size_of(app):.0f} MB")
    report = self_test([program_of(app)], bare_environment(QT_QPA_PLATFORM="offscreen"))
    demand(report, engine=engine)
    tell(report)
    run(["codesign", "--verify", "--deep", "--strict", app])
    label = "" if identity else "-unsigned"
    machine = "arm64" if platform.machine() == "arm64" else "x64"
    image = out / f"{NAME}-{project().version}-macos-{machine}{label}.dmg"
    make_image(app, image)
    if identity:
        notarise(image)
    return [image]


def check_app(app: Path) -> None:
    """The finished app says what it should, and each of its libraries fits to it."""
    with (app / "Contents" / "Info.plist").open("rb") as file:
        check_plist(plistlib.load(file))
    allowed = tuple(map(int, OLDEST_MACOS.split(".")))
    for path in app.rglob("*"):
        if path.is_file() and not path.is_symlink():
            for part in slices(path.read_bytes()):
                if part.oldest > allowed or (part.machine == "arm64" and not part.signed):
                    raise CheckFailed(f"{path.name}: {part} does not fit to macOS {OLDEST_MACOS}.")


def make_image(app: Path, image: Path) -> None:
    """A .dmg with the app and a way to drop it into Applications."""
    folder = BUILD / "image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run(["ditto", app, folder / app.name])
    (folder / "Applications").symlink_to("/Applications")
    image.unlink(missing_ok=True)
    run(["hdiutil", "create", "-volname", NAME, "-srcfolder", folder, "-format", "UDZO", image])
    step(f"{image.name}: {size_of(image):.1f} MB")


def notarise(image: Path) -> None:
    """Sign the image, have Apple look at it, and fasten its word to it."""
    run(["codesign", "--sign", os.environ["LONGHALL_MACOS_IDENTITY"], "--timestamp", image])
    account = ["--apple-id", os.environ["LONGHALL_APPLE_ID"], "--team-id", os.environ["LONGHALL_APPLE_TEAM"]]
    secret = ["--password", os.environ["LONGHALL_APPLE_PASSWORD"]]
    run(["xcrun", "notarytool", "submit", image, *account, *secret, "--wait"], seconds=3600)
    run(["xcrun", "stapler", "staple", image])
