"""Learn to play: for each game its lessons, its rules, a game to watch, and a first game against beginners."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from boardgames.core.errors import LonghallError
from ui import catalogue, i18n, lessons
from ui.flow import FlowLayout
from ui.table.glyphs import glyph
from ui.widgets import Page, Panel, emptied, label


class Learn(Page):
    """One panel a game."""

    lesson_chosen = Signal(str, object)  # the game and the file
    rules_asked = Signal(str)
    game_chosen = Signal(str)
    watched = Signal(str)

    def __init__(self, settings: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.say_title(lambda: self.tr("Learn to play"))
        self.lesson_buttons: dict[str, list[QPushButton]] = {}
        self.rules_buttons: dict[str, QPushButton] = {}
        self.watch_buttons: dict[str, QPushButton] = {}
        self.retranslate()

    def entered(self) -> None:
        """Lessons may have been finished since."""
        self.retranslate()
        super().entered()

    def retranslate(self) -> None:
        emptied(self.body)
        for buttons in (self.lesson_buttons, self.rules_buttons, self.watch_buttons):
            buttons.clear()
        intro = self.tr(
            "Take the lessons or watch a game first, look into the rules when something surprises you, then sit down "
            "with beginners. At the table, everything explains itself under the pointer, and a hint is a key away."
        )
        self.body.addWidget(label(intro, "faded", wrap=True))
        for entry in catalogue.shelf():
            if catalogue.playable(entry):
                self._add_game(entry)
        self.body.addStretch(1)

    def _add_game(self, entry: catalogue.Entry) -> None:
        panel = Panel()
        panel.column.addWidget(label(entry.title_now(), "heading", wrap=True))
        panel.column.addWidget(label(entry.blurb_now(), wrap=True))
        taught = [button for path in lessons.files_of(entry.id) if (button := self._lesson(entry.id, path))]
        self.lesson_buttons[entry.id] = taught
        watch = QPushButton(self.tr("Watch a game"))
        watch.clicked.connect(lambda: self.watched.emit(entry.id))
        rules = QPushButton(self.tr("Read the rules"))
        rules.clicked.connect(lambda: self.rules_asked.emit(entry.id))
        play = QPushButton(self.tr("Play a first game"))
        play.clicked.connect(lambda: self.game_chosen.emit(entry.id))
        self.rules_buttons[entry.id], self.watch_buttons[entry.id] = rules, watch
        for row in (taught, [watch, rules, play]):
            if row:
                holder = QWidget()
                flow = FlowLayout(holder, 12)
                for button in row:
                    flow.addWidget(button)
                panel.column.addWidget(holder)
        self.body.addWidget(panel)

    def _lesson(self, game_id: str, path: Path) -> QPushButton | None:
        """The button of a lesson, ticked off once it was finished; none for a file that cannot be read."""
        try:
            lesson = lessons.load(path)
        except LonghallError:
            return None
        title = self.tr("Lesson: %1").replace("%1", lesson.words(lesson.title, i18n.language()))
        button = QPushButton(title)
        if lessons.finished(self.settings.store, game_id, path):
            button.setIcon(glyph("tick"))
        button.clicked.connect(lambda: self.lesson_chosen.emit(game_id, path))
        return button
