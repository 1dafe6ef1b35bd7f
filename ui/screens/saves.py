"""The saved games: go on, look again, export, delete. A damaged one says why and is in nobody's way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QWidget

from ui import catalogue, i18n
from ui.flow import FlowLayout
from ui.library import SUFFIX, Kept, Library
from ui.people import People
from ui.widgets import Page, Panel, emptied, label

MOST = 60  # panels at once; older games are shown on demand


class KeptPanel(Panel):
    """One saved game."""

    def __init__(self, screen: Saves, kept: Kept, people: People) -> None:
        super().__init__()
        self.kept = kept
        self.column.setSpacing(6)
        when = i18n.locale().toString(QDateTime.fromSecsSinceEpoch(int(kept.modified)), QLocale.FormatType.ShortFormat)
        self.problem = label("", "problem", wrap=True)
        holder = QWidget()
        self.flow = FlowLayout(holder, 10)
        self.open_button: QPushButton | None = None
        if kept.record is None:
            self.column.addWidget(label(f"{kept.path.name} · {when}", "heading", wrap=True))
        else:
            title = catalogue.title_of(kept.record.game)
            self.column.addWidget(label(f"{title} · {when}", "heading", wrap=True))
            seats = [f"{seat.name} ({people.level(seat.player)})" for seat in kept.record.seats]
            self.column.addWidget(label(", ".join(seats), wrap=True))
            self.column.addWidget(label(screen.progress(kept), "note", wrap=True))
            self._add_open(screen)
        self.column.addWidget(self.problem)
        self._add("export", self.tr("Export…"), lambda: screen.export(self.kept))
        self._add("delete", self.tr("Delete"), lambda: screen.delete(self.kept))
        self.column.addWidget(holder)
        self.tell_problem(kept.problem)

    def _add_open(self, screen: Saves) -> None:
        if not self.kept.over:
            self.open_button = self._add("open", self.tr("Continue"), lambda: screen.opened.emit(self.kept))
        self.replay_button = self._add("replay", self.tr("Watch again"), lambda: screen.replayed.emit(self.kept))

    def _add(self, name: str, words: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.clicked.connect(do)
        self.flow.addWidget(button)
        return button

    def tell_problem(self, problem: str) -> None:
        """Damaged: the reason is shown, and only exporting and deleting are left."""
        self.problem.setVisible(bool(problem))
        if problem:
            self.problem.setText(self.tr("This game cannot be opened. %1").replace("%1", problem))
            for name in ("open", "replay"):
                button = self.findChild(QPushButton, name)
                if button is not None:
                    button.setEnabled(False)


class Saves(Page):
    """The list, newest first. Each game is verified by replaying it, one at a time, while the player reads."""

    opened = Signal(object)
    replayed = Signal(object)

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.people = People(self)
        self.panels: list[KeptPanel] = []
        self._most = MOST
        self._next = 0
        self._checker = QTimer(self)
        self._checker.setInterval(0)
        self._checker.timeout.connect(self._verify_one)
        self.say_title(lambda: self.tr("Saved games"))
        self.trouble = label("", "problem", wrap=True)
        self.trouble.hide()
        self.foot.addWidget(self.trouble)

    def entered(self) -> None:
        self.retranslate()
        super().entered()

    def retranslate(self) -> None:
        emptied(self.body)
        self.panels = []
        games = self.library.games()
        if not games:
            empty = self.tr("Nothing is saved yet. A game is kept by itself after every move, and waits for you here.")
            self.body.addWidget(label(empty, "faded", wrap=True))
        for kept in games[: self._most]:
            panel = KeptPanel(self, kept, self.people)
            self.panels.append(panel)
            self.body.addWidget(panel)
        if len(games) > self._most:
            more = QPushButton(self.tr("Show %n older game(s)", "", len(games) - self._most))
            more.clicked.connect(self._show_more)
            self.body.addWidget(more)
        self.body.addStretch(1)
        self._next = 0
        self._checker.start()

    def progress(self, kept: Kept) -> str:
        record = kept.record
        assert record is not None
        if record.result is None:
            return self.tr("%n move(s) made, still being played", "", len(record.actions))
        scores = ", ".join(
            f"{seat.name} {score}" for seat, score in zip(record.seats, record.result, strict=False)
        )  # fmt: skip
        return self.tr("Finished: %1").replace("%1", scores)

    def _show_more(self) -> None:
        self._most += MOST
        self.retranslate()

    def _verify_one(self) -> None:
        if self._next >= len(self.panels) or not self.isVisible():
            self._checker.stop()
            return
        panel = self.panels[self._next]
        self._next += 1
        problem, _ = self.library.verify(panel.kept)
        panel.tell_problem(problem)

    # -- what can be done with one

    def delete(self, kept: Kept) -> None:
        question = self.tr("Delete this game for good?") + f"\n{kept.path.name}"
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No
        if QMessageBox.question(self, self.heading(), question, buttons) != QMessageBox.StandardButton.Yes:
            return
        self._try(lambda: self.library.delete(kept))
        self.retranslate()

    def export(self, kept: Kept) -> None:
        suggested = str(Path.home() / kept.path.name)
        kinds = self.tr("Longhall games") + f" (*{SUFFIX})"
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Export the game"), suggested, kinds)
        if name:
            self._try(lambda: self.library.export(kept, Path(name)))

    def _try(self, do: Callable[[], object]) -> None:
        try:
            do()
            self.trouble.hide()
        except OSError as error:
            told = self.tr("That did not work: %1").replace("%1", error.strerror or str(error))
            self.trouble.setText(told)
            self.trouble.show()
