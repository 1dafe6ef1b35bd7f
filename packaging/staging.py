"""The tree that is frozen: code, assets without their sources, painted maps and pictures, licences, a list of it all.

Players should not wait minutes for the first map: what the app would paint at its first table is painted here.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

from facts import BUILD, COMMAND, PACKAGING, ROOT, Project, project
from tools import run

PAINTED = BUILD / "painted"  # maps are kept from build to build, for as long as their painter stays the same
NOT_SHIPPED = shutil.ignore_patterns("*.ts", "README.md", "__pycache__", "*.pyc")
CODE = ("boardgames", "ui")


def stage(target: Path, source: Path) -> Path:
    """Make the tree anew at `target`, with the code of `source` (the project, or its compiled copy)."""
    shutil.rmtree(target, ignore_errors=True)
    for room in CODE:
        shutil.copytree(source / room, target / room, ignore=shutil.ignore_patterns("__pycache__"))
    for shared in source.glob("*__mypyc.*"):  # beside the packages, where mypyc puts what its modules share
        if shared.suffix in (".so", ".pyd"):
            shutil.copy2(shared, target)
    shutil.copytree(source / "assets", target / "assets", ignore=NOT_SHIPPED)
    shutil.copy2(PACKAGING / "launcher.py", target)
    shutil.copy2(PACKAGING / "THIRD-PARTY.md", target)
    shutil.copy2(ROOT / "LICENSE", target)
    paint(target)
    write_metadata(target, project())
    (target / "assets" / "contents.json").write_text(json.dumps(contents(target / "assets"), indent=1) + "\n")
    return target


def paint(tree: Path) -> None:
    """Maps in every language, covers and parchment, by the staged code; what was painted before is used if it fits."""
    maps, pictures = PAINTED / painter_edition(tree) / "maps", PAINTED / "pictures"
    for board in sorted((tree / "assets" / "games").glob("*/board.yaml")):
        run_python(tree, "-m", "ui.paint", board, "--cache", maps)
    run_python(tree, PACKAGING / "paint_pictures.py", pictures)
    for folder in (maps, pictures):
        shutil.copytree(folder, tree / "assets" / folder.name)
    for leftover in list(tree.rglob("__pycache__")):
        shutil.rmtree(leftover)


def painter_edition(tree: Path) -> str:
    """Changes with the drawing kit: the app relies on a number that people raise, a release does not."""
    total = hashlib.sha256()
    for kit in sorted((tree / "ui" / "paint").glob("*.py")):
        total.update(kit.read_bytes())
    return total.hexdigest()[:12]


def run_python(tree: Path, *words: str | Path) -> None:
    """Run this Python with the code of a tree, without a screen."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(tree)}
    run([sys.executable, *words], folder=tree, environment=environment)


def write_metadata(target: Path, about: Project) -> None:
    """What `importlib.metadata` reads the version from, as an installed package has it."""
    folder = target / f"{COMMAND}-{about.version}.dist-info"
    folder.mkdir()
    facts = {"Metadata-Version": "2.4", "Name": COMMAND, "Version": about.version, "Summary": about.summary}
    text = "".join(f"{key}: {value}\n" for key, value in facts.items())
    (folder / "METADATA").write_text(text, encoding="utf-8")


def contents(assets: Path) -> dict[str, str]:
    """Every asset with its fingerprint: the self-test of a bundle holds its files against this."""
    files = sorted(path for path in assets.rglob("*") if path.is_file() and path.name != "contents.json")
    return {path.relative_to(assets).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
