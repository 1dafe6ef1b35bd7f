"""How the game at the table is kept in files: saved, saved elsewhere, opened, remembered as a recent one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from ui.autosave import flush
from ui.hall import Hall
from ui.library import SUFFIX

RECENT = 8


class Keeping(Hall):
    """The hall with files."""

    _saved_as: Path | None = None  # where the player keeps this game, besides its own file

    def open_path(self, path: Path, *, replay: bool = False) -> None:
        """Go on with a saved game; one that is over is shown again."""
        raise NotImplementedError  # the window's part

    def record_text(self) -> str:
        """The game at the table as it would stand in a file; "" when there is none."""
        return self.controller.match.record().to_json().decode() if self.controller is not None else ""

    def save_now(self) -> None:
        """Something went wrong: the game is in its file before anybody is told."""
        flush()
        if self.controller is not None and self.controller.kept_at is not None and self.controller.match.steps:
            self.controller.match.save(self.controller.kept_at)

    def save(self) -> None:
        if self.controller is None:
            return
        path = self._saved_as or self.controller.kept_at
        if path is None:
            self.save_as()
        elif self.controller.save(path):
            self.tell(self.tr("The game is saved."), good=True)

    def save_as(self) -> None:
        if self.controller is None:
            return
        suggested = str(Path.home() / f"{self.controller.match.game.id}{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the game"), suggested, self._file_kinds())
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(name + SUFFIX)
        if self.controller.save(path):
            self._saved_as = path
            self._remember_recent(path)
            self.tell(self.tr("The game is saved as %1.").replace("%1", path.name), good=True)

    def open_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a game"), str(Path.home()), self._file_kinds())
        if name:
            self.open_path(Path(name))

    def _file_kinds(self) -> str:
        return self.tr("Longhall games") + f" (*{SUFFIX})"

    def _recent(self) -> list[Path]:
        kept = self.settings.store.value("recent", [])
        if isinstance(kept, str):  # how Qt gives back a list of one
            return [Path(kept)]
        return [Path(str(name)) for name in kept] if isinstance(kept, list) else []

    def _remember_recent(self, path: Path) -> None:
        paths = [path, *(other for other in self._recent() if other != path)][:RECENT]
        self.settings.store.setValue("recent", [str(each) for each in paths])
        self._list_recent()

    def _list_recent(self) -> None:
        self.menus.list_recent([path for path in self._recent() if path.exists()], self.open_path)
