"""Learn to play: for each game its rules, a game to watch, and a first game against beginners."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ui import catalogue
from ui.flow import FlowLayout
from ui.widgets import Page, Panel, emptied, label


class Learn(Page):
    """One panel a game."""

    rules_asked = Signal(str)
    game_chosen = Signal(str)
    watched = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.say_title(lambda: self.tr("Learn to play"))
        self.rules_buttons: dict[str, QPushButton] = {}
        self.watch_buttons: dict[str, QPushButton] = {}
        self.retranslate()

    def retranslate(self) -> None:
        emptied(self.body)
        self.rules_buttons.clear()
        self.watch_buttons.clear()
        intro = self.tr(
            "Watch a game first, look into the rules when something surprises you, then sit down with beginners. "
            "At the table, everything explains itself under the pointer, and a hint is a key away."
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
        holder = QWidget()
        flow = FlowLayout(holder, 12)
        watch = QPushButton(self.tr("Watch a game"))
        watch.clicked.connect(lambda: self.watched.emit(entry.id))
        rules = QPushButton(self.tr("Read the rules"))
        rules.clicked.connect(lambda: self.rules_asked.emit(entry.id))
        play = QPushButton(self.tr("Play a first game"))
        play.clicked.connect(lambda: self.game_chosen.emit(entry.id))
        for button in (watch, rules, play):
            flow.addWidget(button)
        self.rules_buttons[entry.id], self.watch_buttons[entry.id] = rules, watch
        panel.column.addWidget(holder)
        self.body.addWidget(panel)
