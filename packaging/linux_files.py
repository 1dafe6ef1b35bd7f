"""What a Linux desktop wants to know of a program: its folder under /usr, and the control file of the .deb."""

from __future__ import annotations

import os
import platform
import shutil
import time
from pathlib import Path

from facts import APP_ID, COMMAND, MAINTAINER, NAME, PACKAGING, ROOT, Project

LINUX = PACKAGING / "linux"
DESKTOP_FILE = LINUX / f"{APP_ID}.desktop"
HOME = Path("opt") / COMMAND  # where the bundle itself lies


def metainfo(about: Project) -> str:
    """The AppStream description, with the version and the day of this build."""
    moment = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    values = {
        "APP_ID": APP_ID,
        "AUTHOR": about.author,
        "DATE": time.strftime("%Y-%m-%d", moment),
        "LICENCE": about.licence,
        "VERSION": about.version,
    }
    text = (LINUX / f"{APP_ID}.metainfo.xml.in").read_text(encoding="utf-8")
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    return text


def share(target: Path, about: Project) -> None:
    """Fill a `share` folder: menu entry, description, type of records, icons, licences."""
    places = {
        DESKTOP_FILE: f"applications/{DESKTOP_FILE.name}",
        LINUX / f"{COMMAND}-record.xml": f"mime/packages/{COMMAND}.xml",
        ROOT / "LICENSE": f"doc/{COMMAND}/copyright",
        PACKAGING / "THIRD-PARTY.md": f"doc/{COMMAND}/THIRD-PARTY.md",
        PACKAGING / "icons" / f"{COMMAND}.svg": f"icons/hicolor/scalable/apps/{COMMAND}.svg",
    }
    for source, place in places.items():
        (target / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target / place)
    shutil.copytree(PACKAGING / "icons" / "hicolor", target / "icons" / "hicolor", dirs_exist_ok=True)
    (target / "metainfo").mkdir()
    (target / "metainfo" / f"{APP_ID}.metainfo.xml").write_text(metainfo(about), encoding="utf-8")


def control(about: Project, kilobytes: int) -> str:
    """What the package manager reads. A bundle needs a C library as new as that of the machine it was built on."""
    needs = f"libc6 (>= {platform.libc_ver()[1]}), libgl1, libegl1"
    return (
        f"Package: {COMMAND}\nVersion: {about.version}\nArchitecture: amd64\nSection: games\nPriority: optional\n"
        f"Maintainer: {MAINTAINER}\nInstalled-Size: {kilobytes}\nDepends: {needs}\n"
        f"Description: {about.summary}\n {NAME} needs no Python and no Qt from the system: it brings its own.\n"
    )


def debian_tree(target: Path, bundle: Path, about: Project) -> None:
    """The whole of the package: the bundle under /opt, a command in /usr/bin, and the desktop's files."""
    shutil.copytree(bundle, target / HOME, symlinks=True)
    (target / "usr" / "bin").mkdir(parents=True)
    (target / "usr" / "bin" / COMMAND).symlink_to(Path("/") / HOME / COMMAND)
    share(target / "usr" / "share", about)
    kilobytes = sum(path.lstat().st_size for path in target.rglob("*")) // 1024
    (target / "DEBIAN").mkdir()
    (target / "DEBIAN" / "control").write_text(control(about, kilobytes), encoding="utf-8")


INSTALL = f"""#!/bin/sh
# Puts {NAME} into the menus of this user; `./install.sh --remove` takes it out again. Nothing needs root.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
share="${{XDG_DATA_HOME:-$HOME/.local/share}}"
files=$(cd "$here/share" && find applications icons mime metainfo -type f)
for file in $files; do
    if [ "${{1:-}}" = --remove ]; then
        rm -f "$share/$file"
    else
        mkdir -p "$(dirname "$share/$file")"
        sed "s|^Exec={COMMAND}|Exec=\\"$here/{COMMAND}\\"|" "$here/share/$file" > "$share/$file" 2>/dev/null ||
            cp "$here/share/$file" "$share/$file"
    fi
done
command -v update-mime-database >/dev/null && update-mime-database "$share/mime" || true
command -v update-desktop-database >/dev/null && update-desktop-database "$share/applications" || true
"""


def portable_tree(target: Path, bundle: Path, about: Project) -> None:
    """What the tarball holds: the bundle, ready to run where it is unpacked, and a script for the menus."""
    shutil.copytree(bundle, target, symlinks=True)
    share(target / "share", about)
    script = target / "install.sh"
    script.write_text(INSTALL, encoding="utf-8")
    script.chmod(0o755)
