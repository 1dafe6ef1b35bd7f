"""The panel of one who looks back: which moment it is, and the ways to others and to the present."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from ui.match_controller import MatchController
from ui.table.glyphs import glyph
from ui.widgets import Panel, label


class Past(Panel):
    """Shown in place of the prompt while the past is."""

    def __init__(self, controller: MatchController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.column.setContentsMargins(14, 8, 14, 10)
        self.words = label("", "strong", wrap=True)
        self.present = QToolButton()
        self.present.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.present.setIcon(glyph("present"))
        self.column.addWidget(self.words)
        steps = QHBoxLayout()
        self.earlier, self.later = QToolButton(), QToolButton()
        for button, sign in ((self.earlier, "‹"), (self.later, "›")):
            button.setText(sign)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            steps.addWidget(button)
        self.present.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.column.addLayout(steps)
        self.column.addWidget(self.present)  # a row of its own: beside the others it is wider than the column
        self.present.clicked.connect(lambda: controller.view_at(-1))
        self.earlier.clicked.connect(lambda: controller.view_at(max(0, controller.shown_index - 1)))
        self.later.clicked.connect(lambda: controller.view_at(controller.shown_index + 1))
        self.hide()

    def show_moment(self, index: int) -> None:
        """Which moment is looked at; -1 is the present."""
        self.setVisible(index >= 0)
        words = self.tr("You look back: move %1 of %2.")
        self.words.setText(words.replace("%1", str(index)).replace("%2", str(self.controller.present)))

    def retranslate(self) -> None:
        self.present.setText(self.tr("Back to the present"))
        self.earlier.setToolTip(self.tr("One move earlier"))
        self.later.setToolTip(self.tr("One move later"))
        self.show_moment(self.controller.shown_index)
