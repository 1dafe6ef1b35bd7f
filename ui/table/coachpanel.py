"""The coach beside the table: what a lesson says now, how far it has come, and the way on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ui import i18n
from ui.coach import LessonController
from ui.widgets import Panel, label


class CoachPanel(Panel):
    """Reads a lesson to the learner."""

    rule_asked = Signal(str)

    def __init__(self, controller: LessonController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.column.setContentsMargins(16, 11, 16, 13)
        self.column.setSpacing(6)
        self.title = label("", "note", wrap=True)
        self.words = label("", wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.task = label("", "strong", wrap=True)
        self.next_button = QPushButton()
        self.next_button.setDefault(True)
        self.next_button.clicked.connect(controller.read_on)
        self.rule_button = QPushButton()
        self.rule_button.setProperty("role", "link")
        self.rule_button.clicked.connect(lambda: self.rule_asked.emit(controller.walk.step.rule))
        row = QHBoxLayout()
        row.addWidget(self.rule_button)
        row.addStretch(1)
        row.addWidget(self.next_button)
        for widget in (self.title, self.words, self.task):
            self.column.addWidget(widget)
        self.column.addLayout(row)
        self.retranslate()

    def retranslate(self) -> None:
        """The step as it stands, in the language of the screen."""
        walk = self.controller.walk
        step, language = walk.step, i18n.language()
        place = self.tr("%1 · step %2 of %3").replace("%1", walk.lesson.words(walk.lesson.title, language))
        count = len(walk.lesson.steps)
        self.title.setText(place.replace("%2", str(min(walk.at + 1, count))).replace("%3", str(count)))
        self.words.setText(walk.lesson.words(step.text, language).strip())
        self.task.setText(self.tr("Your turn: do it on the table."))
        self.task.setVisible(walk.wanted is not None)
        self.next_button.setText(self.tr("End the lesson") if walk.last else self.tr("Go on"))
        self.next_button.setVisible(walk.reading or walk.last)
        self.rule_button.setText(self.tr("Rule %1").replace("%1", step.rule))
        self.rule_button.setVisible(bool(step.rule))
