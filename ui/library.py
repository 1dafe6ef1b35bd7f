"""The saved games: one folder, one file a game. A damaged file is listed with the reason, and never in the way."""

from __future__ import annotations

import os
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths

from ui.autosave import flush

if TYPE_CHECKING:
    from boardgames.core.errors import LonghallError
    from boardgames.core.record import Record

SUFFIX = ".longhall"


def default_folder() -> Path:
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "games"


@dataclass(frozen=True)
class Kept:
    """One file of the library: its record, or why it cannot be used."""

    path: Path
    modified: float
    record: Record | None
    error: LonghallError | None = None

    @property
    def problem(self) -> str:
        """What is wrong with it, in the language of the screen."""
        return _reason(self.path, self.error)

    @property
    def over(self) -> bool:
        return self.record is not None and self.record.result is not None


class Library:
    """A folder of saved games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_folder()
        self._read: dict[Path, tuple[tuple[float, int], Kept]] = {}
        self._verified: dict[Path, tuple[tuple[float, int], LonghallError | None, tuple[int, ...]]] = {}

    # -- looking

    def games(self) -> list[Kept]:
        """Everything in the folder, newest first; each file is read once until it changes."""
        found = []
        for path, stamp in self._files():
            known = self._read.get(path)
            if known is None or known[0] != stamp:
                known = (stamp, read(path, stamp[0]))
                self._read[path] = known
            found.append(known[1])
        return sorted(found, key=lambda kept: kept.modified, reverse=True)

    def _files(self) -> list[tuple[Path, tuple[float, int]]]:
        flush()
        try:
            with os.scandir(self.folder) as entries:
                found = []
                for entry in entries:
                    if entry.name.endswith(SUFFIX) and not entry.name.startswith(".") and entry.is_file():
                        facts = entry.stat()
                        found.append((Path(entry.path), (facts.st_mtime, facts.st_size)))
                return found
        except OSError:
            return []  # no folder yet, or none that may be read: no games

    def latest(self) -> Kept | None:
        """The game to go on with: the newest that is not over and not damaged."""
        return next((kept for kept in self.games() if kept.record is not None and not kept.over), None)

    def verify(self, kept: Kept) -> tuple[str, tuple[int, ...]]:
        """Replay a record: what is wrong with it ("" if nothing), and the final ranking of its seats if it is over."""
        from boardgames.core import record
        from boardgames.core.errors import LonghallError

        if kept.record is None:
            return kept.problem, ()
        stamp = (kept.modified, len(kept.record.actions))
        known = self._verified.get(kept.path)
        if known is not None and known[0] == stamp:
            return _reason(kept.path, known[1]), known[2]
        problem: LonghallError | None = None
        places: tuple[int, ...] = ()
        try:
            _, states = record.replay(kept.record, kept.path.name)
            if kept.over:
                places = tuple(states[-1].ranking())
        except LonghallError as error:
            problem = error
        self._verified[kept.path] = (stamp, problem, places)
        return _reason(kept.path, problem), places

    # -- keeping

    def new_path(self, game_id: str) -> Path:
        """A name nobody has yet, for a game that begins now."""
        base = f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}"
        path = self.folder / f"{base}{SUFFIX}"
        number = 2
        while path.exists():
            path = self.folder / f"{base}-{number}{SUFFIX}"
            number += 1
        return path

    def delete(self, kept: Kept) -> None:
        flush()
        kept.path.unlink(missing_ok=True)

    def export(self, kept: Kept, target: Path) -> None:
        """Copy the file as it is, damaged or not."""
        flush()
        shutil.copyfile(kept.path, target)


def read(path: Path, modified: float | None = None) -> Kept:
    """A file as the library lists it."""
    from boardgames.core import record
    from boardgames.core.errors import LonghallError, RecordError
    from ui import catalogue

    if modified is None:
        try:
            modified = path.stat().st_mtime
        except OSError:
            modified = 0.0
    try:
        kept = record.read(path)
    except LonghallError as error:
        return Kept(path, modified, None, error)
    entry = catalogue.entry_of(kept.game)
    if entry is None or not catalogue.playable(entry):
        return Kept(path, modified, None, RecordError(f"There is no game '{kept.game}'.", "setup"))
    return Kept(path, modified, kept)


def _reason(path: Path, error: LonghallError | None) -> str:
    """The error for a list in which the file's name already stands."""
    from ui.trouble import explained

    return "" if error is None else explained(error).replace(f"{path}: ", "").replace(f"{path.name}: ", "")
