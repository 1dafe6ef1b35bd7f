"""Records that the desktop hands to the running app. Windows and Linux name them on the command line; macOS sends an
event, to a program that has only just begun as well as to one that has been open for hours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Qt's application, with an ear for documents."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(list(words))
        self._open: Callable[[Path], None] | None = None
        self._waiting: list[Path] = []  # handed over before there was a window

    def hand_documents_to(self, opener: Callable[[Path], None]) -> None:
        """From now on documents are opened by this; so are those that came before."""
        self._open = opener
        waiting, self._waiting = self._waiting, []
        for path in waiting:
            opener(path)

    def event(self, event: QEvent) -> bool:
        # Asked for events of the application itself only, which are few: a filter would be asked for all of them.
        if isinstance(event, QFileOpenEvent) and event.file():
            if self._open is None:
                self._waiting.append(Path(event.file()))
            else:
                self._open(Path(event.file()))
            return True
        return super().event(event)
