"""`dev.py package`: builds what this system can build, proves it, and says plainly what it cannot.

linux      on Linux: bundle, tarball, .deb
windows    on Windows: bundle and installer; on Linux the same under Wine, to prove it, not to hand it out
macos      on a Mac: .app and .dmg; elsewhere only its inputs are checked
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import linux_bundle
import macos_app
import windows_installer
from facts import BUILD, ROOT
from tools import CheckFailed, step

import dev

BUILDERS: dict[str, Callable[[Path, Path], list[Path]]] = {
    "linux": linux_bundle.package,
    "windows": windows_installer.package,
    "macos": macos_app.package,
}


def package(target: str, tree: Path, out: Path) -> int:
    """Build for one system; what was made lies in `out`, with checksums beside it."""
    if target == "linux" and sys.platform != "linux":
        raise dev.CannotDo("The Linux bundle can only be built on Linux.")
    out.mkdir(parents=True, exist_ok=True)
    try:
        made = BUILDERS[target](tree, out)
    except CheckFailed as problem:
        print(f"dev.py: {target} is not fit to be handed out. {problem}", file=sys.stderr)
        return 1
    for path in made:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        path.with_name(f"{path.name}.sha256").write_text(f"{digest}  {path.name}\n")
        step(f"Made {path.relative_to(ROOT)}")
    return 0


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py package")
    parser.add_argument("--target", choices=tuple(BUILDERS), required=True)
    parser.add_argument("--tree", type=Path, default=ROOT, help="the tree whose code is shipped")
    options = parser.parse_args(words)
    try:
        return package(options.target, options.tree.resolve(), BUILD / "out")
    except dev.CannotDo as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
