"""The buttons over the table, and where the game stands beside them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from boardgames.core.game import SPECTATOR
from ui.match_controller import MatchController
from ui.match_seen import HUMAN
from ui.table.glyphs import glyph
from ui.widgets import label

NAMES = ("home", "undo", "redo", "hint", "pause", "step", "hide", "concede", "fit", "rules")


class ToolBar(QWidget):
    """What can always be done at the table."""

    pressed = Signal(str)  # one of the names

    def __init__(self, controller: MatchController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.tools: dict[str, QToolButton] = {}
        bar = QHBoxLayout(self)
        bar.setContentsMargins(8, 4, 8, 4)
        bar.setSpacing(4)
        for name in NAMES:
            button = QToolButton()
            button.setIcon(glyph(name))
            button.setIconSize(QSize(26, 26))
            button.setProperty("role", "tool")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setStyleSheet("QToolButton { padding: 3px; }")
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
            self.tools[name] = button
            bar.addWidget(button)
        self.status = label("", "heading")
        self.status.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        bar.addStretch(1)
        bar.addWidget(self.status)

    def refresh(self) -> None:
        """What is possible now."""
        c = self.controller
        programs = any(seat.player != HUMAN for seat in c.match.seats)
        self.tools["undo"].setEnabled(c.can_undo())
        self.tools["redo"].setEnabled(c.can_redo())
        self.tools["hint"].setEnabled(c.choice is not None)
        self.tools["pause"].setIcon(glyph("play" if c.paused else "pause"))
        self._name("pause", self.tr("Go on") if c.paused else self.tr("Pause the computer players"))
        for name in ("pause", "step"):
            self.tools[name].setVisible(programs)
        self.tools["hide"].setVisible(len(c.humans()) > 1)
        self.tools["hide"].setEnabled(c.eyes != SPECTATOR)
        self.tools["concede"].setEnabled(c.is_human(c.eyes) and not c.match.over)

    def retranslate(self) -> None:
        words = {
            "home": self.tr("Leave the table (the game is kept)"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "hint": self.tr("Hint"),
            "step": self.tr("One move of the computer players"),
            "hide": self.tr("Hide my cards"),
            "concede": self.tr("Let a computer player take over my seat"),
            "fit": self.tr("Show the whole board"),
            "rules": self.tr("Rules"),
        }
        for name, text in words.items():
            self._name(name, text)
        self.refresh()

    def _name(self, name: str, text: str) -> None:
        self.tools[name].setToolTip(text)
        self.tools[name].setAccessibleName(text)
