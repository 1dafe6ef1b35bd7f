"""Whether every file of `assets` can be read by what reads it in the app: a part of `--self-test`.

That a file is missing is told by the list of a bundle and by the code that asks for it; here a file that is there but
cut short or garbled is found, also in a source tree, which has no list.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QImageReader, QRawFont

from boardgames.core.errors import SchemaError
from boardgames.core.schema import Document


def unreadable(folder: Path) -> tuple[int, list[Path]]:
    """How many files there are, and those that cannot be read."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    return len(files), [path for path in files if not _readable(path)]


def _readable(path: Path) -> bool:
    try:
        return bool(READERS.get(path.suffix, _bytes)(path))
    except (OSError, ValueError, SchemaError):
        return False


def _bytes(path: Path) -> object:
    return path.read_bytes()


def _words(path: Path) -> object:
    return path.read_text(encoding="utf-8").strip()


def _yaml(path: Path) -> object:
    return Document.read(path).data


def _json(path: Path) -> object:
    return json.loads(path.read_bytes())


def _picture(path: Path) -> bool:
    return not QImageReader(str(path)).read().isNull()


def _font(path: Path) -> bool:
    return QRawFont(str(path), 12.0).isValid()


def _sound(path: Path) -> bool:
    data = path.read_bytes()
    return data[:4] == b"RIFF" and int.from_bytes(data[4:8], "little") == len(data) - 8


def _translation(path: Path) -> bool:
    return QTranslator().load(str(path))


READERS: Final[dict[str, Callable[[Path], object]]] = {
    ".json": _json,
    ".md": _words,
    ".png": _picture,
    ".qm": _translation,
    ".ttf": _font,
    ".txt": _words,
    ".wav": _sound,
    ".webp": _picture,
    ".yaml": _yaml,
}
