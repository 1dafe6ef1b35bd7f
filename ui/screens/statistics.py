"""Statistics from the saved games: counted one by one, so that a long history does not make the player wait."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QWidget

from ui import catalogue
from ui.library import Kept, Library
from ui.people import People
from ui.statistics import GameStatistics
from ui.widgets import Page, Panel, emptied, label


class StatisticsScreen(Page):
    """One panel a game that was ever begun."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.people = People(self)
        self.counted: dict[str, GameStatistics] = {}
        self._waiting: list[Kept] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._count_one)
        self.say_title(lambda: self.tr("Statistics"))

    def entered(self) -> None:
        self.counted = {}
        self._waiting = [kept for kept in self.library.games() if kept.record is not None]
        self._timer.start()
        self.retranslate()
        super().entered()

    def _count_one(self) -> None:
        if not self._waiting:
            self._timer.stop()
            self.retranslate()
            return
        kept = self._waiting.pop()
        problem, places = self.library.verify(kept)
        if kept.record is not None and not problem:
            self.counted.setdefault(kept.record.game, GameStatistics(kept.record.game)).count(kept, places)

    # -- words

    def retranslate(self) -> None:
        emptied(self.body)
        if not self.counted:
            told = self.tr("Counting…") if self._waiting else self.tr("No game has been played yet.")
            self.body.addWidget(label(told, "faded", wrap=True))
        for entry in catalogue.shelf():
            if entry.id in self.counted:
                self._add_game(self.counted[entry.id])
        self.body.addStretch(1)

    def _add_game(self, counted: GameStatistics) -> None:
        panel = Panel()
        panel.column.addWidget(label(catalogue.title_of(counted.game), "heading", wrap=True))
        begun = self.tr("%n game(s) begun", "", counted.begun)
        finished = self.tr("%n finished", "games", counted.finished)
        panel.column.addWidget(label(f"{begun}, {finished}.", wrap=True))
        if counted.best is not None:
            best = self.tr("Best score: %1, by %2; on average %3.")
            best = best.replace("%1", str(counted.best[0])).replace("%3", str(counted.average))
            panel.column.addWidget(label(best.replace("%2", counted.best[1]), wrap=True))
        self._add_table(panel, counted)
        self.body.addWidget(panel)

    def _add_table(self, panel: Panel, counted: GameStatistics) -> None:
        rows = [(name, tally) for name, tally in sorted(counted.people.items())]
        for level, tally in counted.against.items():
            rows.append((self.tr("against %1", "a level of play").replace("%1", self.people.level(level)), tally))
        if not rows:
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setColumnStretch(0, 1)
        for column, words in enumerate((self.tr("Who"), self.tr("Games"), self.tr("Wins"), self.tr("Share"))):
            grid.addWidget(label(words, "note"), 0, column, self._side(column))
        for number, (name, tally) in enumerate(rows, 1):
            for column, text in enumerate((name, str(tally.games), str(tally.wins), f"{tally.share} %")):
                grid.addWidget(label(text), number, column, self._side(column))
        panel.column.addLayout(grid)

    @staticmethod
    def _side(column: int) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
