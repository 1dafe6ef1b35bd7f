"""The small list that opens where a click left several options that no further click can tell apart."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QMenu, QWidget

from boardgames.core.game import Option
from ui import theme
from ui.table.telling import Teller


class OptionMenu(QMenu):
    """Options to choose from; `left` when it closes without a choice."""

    chosen = Signal(object)
    told = Signal(str)
    left = Signal()

    def __init__(self, options: list[Option], teller: Teller, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(theme.font("label", 1.0, teller.art.language))
        for number, option in enumerate(options, 1):
            words = teller.label(option).replace("&", "&&")
            entry = self.addAction(f"&{number}  {words}" if number < 10 else words)
            entry.triggered.connect(lambda _=False, option=option: self.chosen.emit(option))
            entry.hovered.connect(lambda option=option: self.told.emit(teller.hint(option)))
        # a choice hides the menu first and is told then: wait for it
        self.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self.left.emit))
