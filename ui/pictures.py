"""Large pictures made in the background: the sheet of parchment, the covers. Painted once, then kept on disk.

Whoever wants one gets it at once when it is known, and otherwise a signal when it is ready; the screen never waits.

Qt for Python makes its classes when they are first imported, and is not safe while two threads do so: a picture is
painted in the background, but all that its painting imports is imported on the screen's thread before (`prepare`).
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QRunnable, QStandardPaths, QThreadPool, Signal
from PySide6.QtGui import QImage, QImageWriter, QPixmap

from ui.paint.assets import ASSETS

Paint = Callable[[], QImage]
Prepare = Callable[[], Paint]

SHIPPED = ASSETS / "pictures"  # what an installer brings along, painted by the very kit that lies beside it


@cache
def _edition() -> str:
    """Changes whenever the drawing kit does, so that no old picture is shown. A bundle has no sources but a version."""
    total = hashlib.sha256(QCoreApplication.applicationVersion().encode())
    for source in sorted((Path(__file__).parent / "paint").glob("*.py")):
        total.update(source.read_bytes())
    return total.hexdigest()[:12]


def cache_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)) / "pictures"


def _kept(name: str) -> Path:
    """Where a picture that was painted here is kept."""
    return cache_folder() / f"{name}-{_edition()}.png"


class _Job(QRunnable):
    """Fetches a picture from disk, or paints it and leaves it there."""

    def __init__(self, gallery: Gallery, name: str, path: Path, paint: Paint | None) -> None:
        super().__init__()
        self._gallery, self._name, self._path, self._paint = gallery, name, path, paint

    def run(self) -> None:
        if self._paint is None:
            image = QImage(str(self._path))
        else:
            image = self._paint()
            self._keep(image)
        self._gallery.painted.emit(self._name, image)

    def _keep(self, image: QImage) -> None:
        """A cache that cannot be written is only slower next time."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            half = self._path.with_suffix(f".{os.getpid()}.part")
            if QImageWriter(str(half), b"PNG").write(image):
                os.replace(half, self._path)
        except OSError:
            return


class Gallery(QObject):
    """The pictures of this run by name."""

    painted = Signal(str, QImage)  # from a worker thread
    ready = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[str, QPixmap] = {}
        self._asked: dict[str, Prepare] = {}
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self.painted.connect(self._arrived)

    def picture(self, name: str, prepare: Prepare) -> QPixmap | None:
        """The picture if it is there; otherwise it is fetched, and `ready` tells when to ask again."""
        if name not in self._known and name not in self._asked:
            self._asked[name] = prepare
            path = next((path for path in (SHIPPED / f"{name}.webp", _kept(name)) if path.exists()), None)
            job = _Job(self, name, _kept(name), prepare()) if path is None else _Job(self, name, path, None)
            self._pool.start(job)
        return self._known.get(name)

    def known(self, name: str) -> QPixmap | None:
        """The picture if it is there; nothing is set in motion."""
        return self._known.get(name)

    def wait(self, patience: int = 20000) -> None:
        """Until all that was asked for is painted: for screenshots and for the end of the app."""
        self._pool.waitForDone(patience)

    def close(self) -> None:
        self._pool.clear()
        self._pool.waitForDone(2000)

    def _arrived(self, name: str, image: QImage) -> None:
        if image.isNull():  # the file in the cache is damaged: paint over it
            self._pool.start(_Job(self, name, _kept(name), self._asked[name]()))
            return
        self._known[name] = QPixmap.fromImage(image)
        self.ready.emit(name)


_gallery: Gallery | None = None


def gallery() -> Gallery:
    """The one gallery of the app."""
    global _gallery  # noqa: PLW0603  (one app, one gallery)
    if _gallery is None:
        _gallery = Gallery()
    return _gallery
