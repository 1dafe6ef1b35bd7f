"""`longhall --self-test`: it passes here, and it fails on trees from which something was taken."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import PySide6
import pytest
import staging
from PySide6.QtWidgets import QApplication

from ui.self_assets import unreadable
from ui.self_checks import CHECKS

ROOT = Path(__file__).resolve().parents[2]
UNUSED = shutil.ignore_patterns("__pycache__", "qml", "typesystems", "include", "glue", "resources", "*.pyi", "*.ts")


def link(source: str, target: str) -> None:
    """A second name for the same file: a copied tree costs nothing. Where that is impossible, a copy."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the app from which things can be taken away."""
    for room in ("boardgames", "ui", "assets"):
        shutil.copytree(ROOT / room, tmp_path / "tree" / room, copy_function=link, ignore=UNUSED)
    return tmp_path / "tree"


def self_test(tree: Path, home: Path, *checks: str, first: Path | None = None) -> tuple[int, dict[str, Any]]:
    """Exit code and report of the self-test of a tree; `first` is searched for packages before everything else."""
    report = home / "report.json"
    places = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
    path = os.pathsep.join(str(each) for each in (first, tree) if each)
    only = [f"--checks={','.join(checks)}"] if checks else []
    done = subprocess.run(
        [sys.executable, "-m", "ui", "--self-test", str(report), *only],
        cwd=tree,
        env={**os.environ, **places, "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert report.exists(), done.stdout + done.stderr
    return done.returncode, json.loads(report.read_text(encoding="utf-8"))


def test_this_tree_is_complete(tmp_path: Path) -> None:
    """Every check, with whole games in other processes."""
    code, report = self_test(ROOT, tmp_path)
    assert report["failed"] == []
    assert code == 0
    assert report["frozen"] is False
    assert set(report) >= {"longhall", "python", "qt", "pyside", "platform", "engine"}
    assert report["checks"]["play"]["found"].count(" moves") == 4
    assert report["checks"]["tables"]["found"].count(" colours") == 4


def test_checks_can_be_left_out(tmp_path: Path) -> None:
    left_out = ("play", "records", "tables", "result", "maps")
    code, report = self_test(ROOT, tmp_path, *(f"-{name}" for name in left_out))
    assert code == 0
    assert list(report["checks"]) == [name for name in CHECKS if name not in left_out]
    code, report = self_test(ROOT, tmp_path, "-plya")
    assert code == 1
    assert "there is no check plya" in report["failed"][0]


@pytest.mark.parametrize(
    ("lost", "check", "told"),
    [
        ("games/lindisfarne/rules.uk.md", "rules", "rules.uk.md"),
        ("games/brian-boru/texts.fr.yaml", "rules", "texts.fr.yaml"),
        ("fonts/Cardo_400Regular.ttf", "fonts", "Cardo"),
        ("i18n/longhall_fr.qm", "translations", "longhall_fr.qm"),
        ("sounds/dice.wav", "sound", "dice.wav"),
    ],
)
def test_what_is_missing_is_named(tree: Path, tmp_path: Path, lost: str, check: str, told: str) -> None:
    (tree / "assets" / lost).unlink()
    code, report = self_test(tree, tmp_path, check)
    assert code == 1
    assert len(report["failed"]) == 1
    assert told in report["failed"][0]


@pytest.mark.parametrize(
    "cut",
    [
        "icon.png",
        "geo/ireland.json",
        "fonts/UncialAntiqua_400Regular.ttf",
        "i18n/longhall_uk.qm",
        "sounds/card.wav",
        "games/878-vikings/data.yaml",
        "games/invasions/rules.fr.md",
    ],
)
def test_a_file_that_cannot_be_read_is_found(tmp_path: Path, qapp: QApplication, cut: str) -> None:
    """Cut short after its first bytes, as a broken download leaves it."""
    victim = tmp_path / Path(cut).name
    shutil.copyfile(ROOT / "assets" / cut, victim)
    assert unreadable(tmp_path) == (1, [])
    whole = victim.read_bytes()
    victim.write_bytes(b"" if victim.suffix == ".md" else b'"' + whole[:40])
    assert unreadable(tmp_path) == (1, [victim])


@pytest.mark.parametrize("harm", ["lost", "damaged", "none"])
def test_a_bundle_is_held_against_its_list(tree: Path, tmp_path: Path, harm: str) -> None:
    """The list that staging writes: any file of it counts, also one that no other check opens."""
    listed = staging.contents(tree / "assets")
    (tree / "assets" / "contents.json").write_text(json.dumps(listed))
    victim = tree / "assets" / "fonts" / "OFL-cardo.txt"
    text = victim.read_text(encoding="utf-8")
    if harm != "none":
        victim.unlink()
    if harm == "damaged":
        victim.write_text(text[:-10], encoding="utf-8")
    code, report = self_test(tree, tmp_path, "contents")
    assert code == (0 if harm == "none" else 1)
    assert [victim.name in failed for failed in report["failed"]] == ([] if harm == "none" else [True])


@pytest.mark.parametrize("whole", [True, False])
def test_a_lost_plugin_for_sound_is_noticed(tmp_path: Path, whole: bool) -> None:
    """A copy of PySide6 with and without its multimedia plugin: the module can be imported from both."""
    source, packages = Path(PySide6.__file__).parent, tmp_path / "packages"
    for name in ("PySide6", "shiboken6"):
        shutil.copytree(source.parent / name, packages / name, copy_function=link, ignore=UNUSED)
    if not whole:
        plugins = [path for path in packages.rglob("multimedia") if path.parent.name == "plugins"]
        assert len(plugins) == 1
        shutil.rmtree(plugins[0])
    code, report = self_test(ROOT, tmp_path, "sound", first=packages)
    assert code == (0 if whole else 1)
    assert [failed.startswith("sound: ") and "plugin" in failed for failed in report["failed"]] == [True] * (not whole)


def test_an_unknown_check_is_told(tmp_path: Path) -> None:
    code, report = self_test(ROOT, tmp_path, "sounds")
    assert code == 1
    assert "there is no check sounds" in report["failed"][0]
