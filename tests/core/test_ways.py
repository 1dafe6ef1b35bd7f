"""The engine comes in two ways, pure and compiled, and the tests run on the one that they are meant to."""

import importlib
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPILED = (ROOT / "stamp").exists()  # `dev.py compile` leaves it in the tree that it makes
MODULES = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["longhall"]["compiled"]


@pytest.mark.parametrize("path", MODULES)
def test_the_engine_under_test_is_that_of_this_tree(path: str) -> None:
    module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
    assert module.__file__ is not None
    file = Path(module.__file__)
    assert file.parent == (ROOT / path).parent
    assert (file.suffix != ".py") == COMPILED
