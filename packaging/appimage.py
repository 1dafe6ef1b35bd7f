"""An AppImage of the Linux bundle: AppImage's own start program, followed by a squashed folder.

    python packaging/appimage.py RUNTIME OUT      (after `dev.py package --target linux`; needs mksquashfs)

The start program comes from no package archive: the release workflow fetches it, and here it is held against its hash.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import linux_files
from facts import APP_ID, BUILD, COMMAND, NAME, PACKAGING, project

RUNTIME_SHA256 = "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"  # type2-runtime 20251108, x86_64
START = f"""#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/opt/{COMMAND}/{COMMAND}" "$@"
"""


def app_folder(target: Path, bundle: Path) -> None:
    """The folder inside: the bundle, the desktop's files, and the three that AppImage wants at the top."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(bundle, target / linux_files.HOME, symlinks=True)
    linux_files.share(target / "usr" / "share", project())
    shutil.copyfile(linux_files.DESKTOP_FILE, target / linux_files.DESKTOP_FILE.name)
    shutil.copyfile(PACKAGING / "icons" / "hicolor" / "256x256" / "apps" / f"{COMMAND}.png", target / f"{COMMAND}.png")
    metainfo = target / "usr" / "share" / "metainfo"
    shutil.copyfile(metainfo / f"{APP_ID}.metainfo.xml", metainfo / f"{APP_ID}.appdata.xml")
    start = target / "AppRun"
    start.write_text(START, encoding="utf-8")
    start.chmod(0o755)


def build(runtime: bytes, bundle: Path, out: Path) -> Path:
    """Put both together."""
    if hashlib.sha256(runtime).hexdigest() != RUNTIME_SHA256:
        sys.exit("The start program is not the one that was looked at (its hash differs).")
    app_folder(BUILD / "AppDir", bundle)
    squashed = BUILD / "AppDir.squashfs"
    command = [
        "mksquashfs",
        str(BUILD / "AppDir"),
        str(squashed),
        "-root-owned",
        "-noappend",
        "-comp",
        "zstd",
        "-quiet",
    ]
    subprocess.run(command, check=True)
    made = out / f"{NAME}-{project().version}-x86_64.AppImage"
    made.write_bytes(runtime + squashed.read_bytes())
    made.chmod(0o755)
    return made


if __name__ == "__main__":
    print(build(Path(sys.argv[1]).read_bytes(), BUILD / "linux" / COMMAND, Path(sys.argv[2])))
