"""The house rules of the tree: which room may know which, no unsafe loading, no leaking Qt release."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(state.parent.name for state in (ROOT / "boardgames").glob("*/state.py"))
QT = {"PySide6", "shiboken6", "PyQt5", "PyQt6"}
CODE_RUNNING_LOADERS = {"pickle", "cPickle", "cloudpickle", "dill", "jsonpickle", "marshal", "shelve"}
UNSAFE_YAML = {f"{flavour}load{all_}" for flavour in ("", "full_", "unsafe_") for all_ in ("", "_all")} | {
    f"{c}{flavour}Loader" for c in ("", "C") for flavour in ("", "Full", "Unsafe")
}


def sources(*rooms: str) -> list[Path]:
    """Every Python file in these folders (or these files themselves)."""
    return sorted(path for room in rooms for path in [ROOT / room, *(ROOT / room).rglob("*")] if path.suffix == ".py")


def imports(tree: ast.AST, package: str) -> Iterator[str]:
    """Full dotted names of all that a module imports, also inside functions; relative ones resolved."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def unsafe_loading(tree: ast.AST) -> Iterator[str]:
    """Uses of loaders that can run code out of a file."""
    for name in imports(tree, ""):
        first, _, last = name.rpartition(".")
        if name.split(".")[0] in CODE_RUNNING_LOADERS or (first == "yaml" and last in UNSAFE_YAML):
            yield name
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="yaml"), attr=name) if name in UNSAFE_YAML:
                yield f"yaml.{name}"


def read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def imports_of(path: Path) -> set[str]:
    return set(imports(read(path), ".".join(path.relative_to(ROOT).parent.parts)))


def within(name: str, rooms: set[str]) -> bool:
    """Whether a dotted name is one of these packages or lies inside one."""
    return any(name == room or name.startswith(f"{room}.") for room in rooms)


def strangers(rooms: list[str], *, of: str, but: set[str]) -> list[str]:
    """Imports in `rooms` of anything inside the package `of`, except what lies in `but`."""
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(*rooms)
        for name in sorted(imports_of(path))
        if within(name, {of}) and name != "boardgames" and not within(name, but)
    ]


def test_there_is_something_to_walk() -> None:
    assert "lindisfarne" in GAMES
    assert sources("boardgames/core")
    assert sources("ui")


def test_the_engine_knows_neither_screen_nor_qt() -> None:
    found = [
        f"{p.relative_to(ROOT)} imports {n}"
        for p in sources("boardgames")
        for n in imports_of(p)
        if within(n, {"ui", *QT})
    ]
    assert not found


def test_the_root_of_the_engine_pulls_nothing_in() -> None:
    """So that `import boardgames` is quick, and the other rules see the whole picture."""
    assert not imports_of(ROOT / "boardgames" / "__init__.py")


def test_core_knows_no_game_and_no_player() -> None:
    assert not strangers(["boardgames/core"], of="boardgames", but={"boardgames.core"})


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_core_and_itself_only(game: str) -> None:
    assert not strangers([f"boardgames/{game}"], of="boardgames", but={"boardgames.core", f"boardgames.{game}"})


def test_players_know_core_and_no_game() -> None:
    assert not strangers(["boardgames/ai"], of="boardgames", but={"boardgames.core", "boardgames.ai"})


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_knows_no_game(game: str) -> None:
    assert not strangers(["ui"], of=f"boardgames.{game}", but=set())


def test_assets_hold_no_code() -> None:
    assert not sources("assets")


def test_the_packaging_folder_is_no_package() -> None:
    """With an __init__.py it would hide the library `packaging`, which pytest needs."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_nothing_loads_code_out_of_files() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {use}"
        for path in sources("boardgames", "ui", "tests", "packaging", "dev.py")
        for use in unsafe_loading(read(path))
    }
    assert not found


@pytest.mark.parametrize(
    ("source", "package", "expected"),
    [
        ("import boardgames.ai.search", "boardgames.core", {"boardgames.ai.search"}),
        ("from boardgames import lindisfarne", "boardgames.core", {"boardgames.lindisfarne"}),
        ("from . import rng", "boardgames.core", {"boardgames.core.rng"}),
        ("from .. import ai", "boardgames.core", {"boardgames.ai"}),
        ("from ..ai import search", "boardgames.core", {"boardgames.ai.search"}),
        ("def f():\n    from PySide6.QtGui import QPen", "ui", {"PySide6.QtGui.QPen"}),
    ],
)
def test_the_walk_resolves_imports(source: str, package: str, expected: set[str]) -> None:
    assert set(imports(ast.parse(source), package)) == expected


@pytest.mark.parametrize(
    "source",
    [
        "import pickle",
        "from pickle import loads",
        "import yaml\nyaml.load(text, yaml.SafeLoader)",
        "import yaml\nyaml.unsafe_load(text)",
        "import yaml\nyaml.compose(text, Loader=yaml.CLoader)",
        "from yaml import FullLoader",
    ],
)
def test_the_walk_sees_unsafe_loading(source: str) -> None:
    assert list(unsafe_loading(ast.parse(source)))


def test_the_walk_lets_safe_loading_pass() -> None:
    safe = [
        "yaml.safe_load(t)",
        "yaml.compose(t, Loader=yaml.CSafeLoader)",
        "json.load(f)",
        "schema.load(p, Data)",
    ]
    assert not list(unsafe_loading(ast.parse("\n".join(["import json, yaml", *safe]))))


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on: nothing to lose")
def test_qt_gives_back_every_reference_to_none() -> None:
    """PySide6 6.12.0 drops one reference per call that returns nothing, and aborts after some thousands."""
    from PySide6.QtGui import QPainterPath

    calls = 200
    path = QPainterPath()
    before = sys.getrefcount(None)
    for _ in range(calls):
        path.lineTo(1, 2)
    assert sys.getrefcount(None) > before - calls // 2
