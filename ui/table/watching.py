"""Tells when a file was saved, whichever way the editor saves: in place, or by writing beside it and renaming."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

CALM_MS = 120  # a save is several changes; only the last one counts


class FileWatcher(QObject):
    """Watches one file."""

    saved = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._seen = self._stamp()
        self._watcher = QFileSystemWatcher([str(path), str(path.parent)], self)
        self._calm = QTimer(self, singleShot=True, interval=CALM_MS)
        self._calm.timeout.connect(self._look)
        self._watcher.fileChanged.connect(self._calm.start)
        self._watcher.directoryChanged.connect(self._calm.start)

    def _look(self) -> None:
        if str(self.path) not in self._watcher.files() and self.path.exists():
            self._watcher.addPath(str(self.path))  # a renamed file is another file to the system
        stamp = self._stamp()
        if stamp != self._seen:
            self._seen = stamp
            self.saved.emit()

    def _stamp(self) -> tuple[int, int]:
        try:
            found = self.path.stat()
        except OSError:
            return (0, 0)
        return (found.st_mtime_ns, found.st_size)
