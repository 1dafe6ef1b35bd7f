"""Typed loading of YAML. A mistake becomes one sentence that names the file, the line and the key.

The shape is declared as msgspec Structs; msgspec does the checking. What it does not know is where in the file the
mistake stands, so the path in its message is followed through the YAML nodes, which remember their lines.
"""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from boardgames.core.errors import SchemaError

T = TypeVar("T")

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PATH = re.compile(r" - at `(?:key in )?\$?(?P<path>[^`]*)`$")
_STEP = re.compile(r"\.(?P<key>[^.\[]+)|\[(?P<index>\d+|\.\.\.)\]")
_UNKNOWN = re.compile(r"unknown field `(?P<key>[^`]+)`")


def load(path: Path, kind: type[T]) -> T:
    """The file as a `kind`."""
    return Document.read(path).convert(kind)


class Document:
    """A YAML text that still knows on which line each of its keys stands."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        try:
            self.root: yaml.Node | None = yaml.compose(text, Loader=_Loader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = mark.line + 1 if mark else 1
            raise SchemaError(f"{name}, line {line}: this is not YAML ({error.problem}).") from None
        except yaml.YAMLError as error:
            raise SchemaError(f"{name}: this is not YAML ({error}).") from None
        self.data: Any = None
        if self.root is not None:
            self._refuse_repeated_keys(self.root)
            self.data = self._plain(self.root)

    @classmethod
    def read(cls, path: Path) -> "Document":
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise SchemaError(f"{path}: cannot be read (it is not UTF-8 text).") from None
        except OSError as error:
            raise SchemaError(f"{path}: cannot be read ({error.strerror}).") from None
        return cls(text, str(path))

    def convert(self, kind: type[T]) -> T:
        try:
            return msgspec.convert(self.data, kind)
        except msgspec.ValidationError as error:
            raise SchemaError(self.explain(str(error))) from None

    def explain(self, message: str, inside: str = "") -> str:
        """A msgspec message with file, line and key; `inside` is the path of the part that was converted."""
        found = _PATH.search(message)
        what = message[: found.start()] if found else message
        node, keys = _follow(self.root, inside + (found["path"] if found else ""))
        unknown = _UNKNOWN.search(what)
        if unknown:
            keys.append(unknown["key"])
            node = _child(node, unknown["key"], as_key=True) or node
        line = node.start_mark.line + 1 if node is not None else 1
        where = f"{self.name}, line {line}"
        return f"{where}, key '{'.'.join(keys)}': {what}." if keys else f"{where}: {what}."

    def _plain(self, root: yaml.Node) -> Any:
        try:
            return yaml.constructor.SafeConstructor().construct_document(root)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise SchemaError(f"{self.name}, line {line}: {error.problem}.") from None

    def _refuse_repeated_keys(self, node: yaml.Node) -> None:
        """YAML readers silently take the last of two equal keys; here that is a typo to be told."""
        if isinstance(node, yaml.MappingNode):
            seen: set[str] = set()
            for key, value in node.value:
                if isinstance(key, yaml.ScalarNode):
                    if key.value in seen:
                        line = key.start_mark.line + 1
                        raise SchemaError(f"{self.name}, line {line}: the key '{key.value}' stands here twice.")
                    seen.add(key.value)
                self._refuse_repeated_keys(value)
        elif isinstance(node, yaml.SequenceNode):
            for item in node.value:
                self._refuse_repeated_keys(item)


def _follow(node: yaml.Node | None, path: str) -> tuple[yaml.Node | None, list[str]]:
    """The node at a msgspec path such as `.boards[2].rows`, or as near as the path leads."""
    keys: list[str] = []
    steps = [step["key"] if step["key"] is not None else step["index"] for step in _STEP.finditer(path)]
    for place, key in enumerate(steps):
        if key == "..." and isinstance(node, yaml.MappingNode):
            key = _likely_key(node, steps[place + 1 :])
        keys.append(key)
        inner = _child(node, key)
        if inner is None:
            break
        node = inner
    return node, keys


def _likely_key(node: yaml.MappingNode, rest: list[str]) -> str:
    """msgspec does not name the key of a free mapping; the first that has the rest of the path will do."""
    for name, value in node.value:
        if not rest or _child(value, rest[0]) is not None:
            return str(name.value)
    return "..."


def _child(node: yaml.Node | None, key: str, as_key: bool = False) -> yaml.Node | None:
    found: yaml.Node | None = None
    if isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            if name.value == key:
                found = name if as_key else value
    elif isinstance(node, yaml.SequenceNode) and key.isdigit() and int(key) < len(node.value):
        found = node.value[int(key)]
    return found
