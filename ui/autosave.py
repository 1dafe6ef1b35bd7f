"""Games kept on disk without the screen waiting: what is to be kept is written by a thread of its own.

A file is written, synced and renamed (`write_safely`), which takes a disk its time after every move. The text is made
on the screen's thread, where the match is; only the newest text for a file is written. Whoever is about to read or
write these files calls `flush` first.
"""

from __future__ import annotations

import contextlib
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from boardgames.core.files import write_safely


class Writer(QObject):
    """Writes one file after another. Python itself waits at its exit for what was put here."""

    written = Signal(str, str)  # the file, and why it could not be written ("" if it was); from the writing thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="longhall-writer")
        self._lock = threading.Lock()
        self._waiting: dict[Path, bytes] = {}
        self._last: Future[None] | None = None

    def put(self, path: Path, data: bytes) -> None:
        """Write this soon; what was still waiting to be written there is out of date."""
        with self._lock:
            asked = path in self._waiting
            self._waiting[path] = data
        if not asked:
            self._last = self._thread.submit(self._write, path)

    def flush(self) -> None:
        """Wait until everything is on the disk."""
        if self._last is not None:
            self._last.result()
            self._last = None

    def _write(self, path: Path) -> None:
        with self._lock:
            data = self._waiting.pop(path)
        problem = ""
        try:
            write_safely(path, data)
        except OSError as error:
            problem = error.strerror or str(error)
        with contextlib.suppress(RuntimeError):  # the app is gone already; the file is there
            self.written.emit(str(path), problem)


@cache
def writer() -> Writer:
    """The one of the app."""
    return Writer()


def flush() -> None:
    """Wait until every game is on the disk; for those who never had one there is nothing to wait for."""
    if writer.cache_info().currsize:
        writer().flush()
