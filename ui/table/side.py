"""The column beside the table: one panel under the other, the log taking the room that is left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from ui import theme

NARROWEST, WIDEST = 262, 430
SHARE = 0.265  # of the window


class Side(QScrollArea):
    """Panels above, the log below."""

    def __init__(self, panels: Sequence[QWidget], log: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        inner = QWidget()
        self._log = log
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        for panel in panels:
            self._column.addWidget(panel)
        self._column.addWidget(log, 1)
        self._column.addStretch(0)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)

    def show_log(self, shown: bool) -> None:
        """Without the log its room stays empty, and no panel grows into it."""
        self._log.setVisible(shown)
        self._column.setStretch(self._column.count() - 1, 0 if shown else 1)

    def fit_into(self, window: int) -> None:
        """A share of the window, within reason."""
        grow = theme.px(100) / 100
        wide = min(max(window * SHARE, NARROWEST * max(1.0, grow * 0.94)), max(WIDEST, WIDEST * grow))
        self.setFixedWidth(round(wide))
