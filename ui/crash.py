"""When something breaks that nobody foresaw: the game is saved, there is a report to copy, the window lives on."""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from ui.widgets import label

Reporter = Callable[[], str]


class CrashDialog(QDialog):
    """Says what happened, and hands over a report with the game in it."""

    def __init__(self, summary: str, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report = report
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setMinimumWidth(620)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(label(self.tr("Something went wrong"), "title"))
        told = self.tr(
            "The program met an error that it did not expect. Your game is saved to its last move, and you can go on."
        )
        column.addWidget(label(told, wrap=True))
        column.addWidget(label(summary, "problem", wrap=True))
        text = QPlainTextEdit(report)
        text.setReadOnly(True)
        text.setMinimumHeight(180)
        text.setTabChangesFocus(True)
        column.addWidget(text)
        row = QHBoxLayout()
        self.copy_button = QPushButton(self.tr("Copy report"))
        self.copy_button.clicked.connect(self._copy)
        close = QPushButton(self.tr("Go on"))
        close.setProperty("role", "main")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row.addWidget(self.copy_button)
        row.addStretch(1)
        row.addWidget(close)
        column.addLayout(row)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(self.tr("Copied"))


class CrashGuard(QObject):
    """Takes over `sys.excepthook` and its sister for threads; a broken dialog never hides the error itself."""

    caught = Signal(str, str)  # summary, traceback; may come from any thread

    def __init__(
        self, version: str, record: Reporter, save: Callable[[], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._version = version
        self._record = record
        self._save = save
        self._window = parent
        self._open = False
        self.dialog: CrashDialog | None = None
        self.caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        sys.excepthook = self._hook
        threading.excepthook = self._thread_hook

    @staticmethod
    def uninstall() -> None:
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            from PySide6.QtCore import QCoreApplication

            QCoreApplication.quit()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        print(text, file=sys.stderr, end="")
        self.caught.emit(f"{kind.__name__}: {error}", text)

    def _thread_hook(self, hooked: threading.ExceptHookArgs) -> None:
        if hooked.exc_value is not None and not issubclass(hooked.exc_type, SystemExit):
            self._hook(hooked.exc_type, hooked.exc_value, hooked.exc_traceback)

    def report(self, trace: str) -> str:
        """What a maintainer needs: the version, the machine, the error, the game."""
        try:
            record = self._record()
        except Exception as error:  # the report must come out even if the game itself is what broke
            record = f"(the game could not be written: {error})"
        machine = f"{platform.system()} {platform.release()} {platform.machine()}"
        head = f"Longhall {self._version}, Python {platform.python_version()}, Qt {qVersion()}, {machine}"
        return f"{head}\n\n{trace}\n{record or '(no game was being played)'}\n"

    @Slot(str, str)
    def _show(self, summary: str, trace: str) -> None:
        if self._open:
            return  # one report at a time: an error in every repaint must not bury the player in dialogs
        self._open = True
        try:
            self._save()
        except Exception as error:  # told in the report, which is on its way
            trace += f"\nThe game could not be saved: {error}\n"
        self.dialog = CrashDialog(summary, self.report(trace), self._window)
        self.dialog.finished.connect(self._closed)
        self.dialog.open()

    def _closed(self) -> None:
        self._open = False
        self.dialog = None
