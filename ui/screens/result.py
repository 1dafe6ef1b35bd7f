"""The end of a game: who won, how the points came together, and how the scores grew."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from boardgames.core.errors import LonghallError
from boardgames.core.match import Match
from ui import i18n
from ui.flow import FlowLayout
from ui.people import People
from ui.settings import Settings
from ui.widgets import Page, Panel, Swatch, emptied, label, rule


class Result(Page):
    """The account of a finished match (or, read as such, of one that stands where it stands)."""

    replay_asked = Signal()
    rematch_asked = Signal()
    table_asked = Signal()

    def __init__(self, match: Match, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.game = match.game
        self.settings = settings
        self.people = People(self)
        self.chart: QWidget | None = None
        self.say_title(lambda: self.tr("The saga is told"))
        self.say(self.back_button.setText, lambda: "‹ " + self.tr("Home"))
        self._add_foot()
        self.retranslate()

    def _add_foot(self) -> None:
        holder = QWidget()
        flow = FlowLayout(holder, 12, centred=True)
        self.table_button, self.replay_button, self.rematch_button = QPushButton(), QPushButton(), QPushButton()
        self.say(self.table_button.setText, lambda: self.tr("See the table"))
        self.say(self.replay_button.setText, lambda: self.tr("Watch again"))
        self.say(self.rematch_button.setText, lambda: self.tr("Play again"))
        self.rematch_button.setProperty("role", "main")
        self.table_button.clicked.connect(self.table_asked)
        self.replay_button.clicked.connect(self.replay_asked)
        self.rematch_button.clicked.connect(self.rematch_asked)
        for button in (self.table_button, self.replay_button, self.rematch_button):
            flow.addWidget(button)
        self.foot.addWidget(holder)

    def retranslate(self) -> None:
        emptied(self.body)
        self._add_winner()
        self._add_account()
        self._add_chart()
        self.body.addStretch(1)

    # -- ranking

    def order(self) -> list[int]:
        """The seats, best first."""
        places = self.match.state.ranking()
        return sorted(range(len(places)), key=lambda seat: (places[seat], seat))

    def swatch(self, seat: int) -> Swatch:
        colour = self.match.seats[seat].colour
        made = Swatch(seat if colour is None else colour, colour_blind=self.settings.colour_blind)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        made.setAccessibleName(self.people.colours()[made.colour])
        return made

    def _add_winner(self) -> None:
        places = self.match.state.ranking()
        winners = [self.match.names[seat] for seat in self.order() if places[seat] == 1]
        told = self.tr("%1 wins!") if len(winners) == 1 else self.tr("%1 share the victory!")
        words = label(told.replace("%1", ", ".join(winners)), "title", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(words)
        panel = Panel()
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(2, 1)
        scores = self.match.state.scores()
        for row, seat in enumerate(self.order()):
            name = label(self.match.names[seat], "strong", wrap=True)
            level = label(self.people.level(self.match.seats[seat].player), "note")
            grid.addWidget(label(f"{places[seat]}.", "figure"), row, 0)
            grid.addWidget(self.swatch(seat), row, 1)
            grid.addWidget(name, row, 2)
            grid.addWidget(level, row, 3)
            points = label(self.tr("%n point(s)", "", scores[seat]), "figure")
            grid.addWidget(points, row, 4, Qt.AlignmentFlag.AlignRight)
        panel.column.addLayout(grid)
        self.body.addWidget(panel)

    # -- the account

    def _add_account(self) -> None:
        panel = Panel()
        panel.column.addWidget(label(self.tr("How the points came together"), "heading", wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(0, 1)
        order = self.order()
        for column, seat in enumerate(order, 1):
            head = QHBoxLayout()
            head.addStretch(1)
            head.addWidget(self.swatch(seat))
            grid.addLayout(head, 0, column)
            grid.addWidget(label(self.match.names[seat], "note"), 1, column, Qt.AlignmentFlag.AlignRight)
        row = 2
        for words, points in self.account():
            grid.addWidget(label(words, wrap=True), row, 0)
            for column, seat in enumerate(order, 1):
                figure = label(str(points[seat]) if points[seat] else "–")
                grid.addWidget(figure, row, column, Qt.AlignmentFlag.AlignRight)
            row += 1
        grid.addWidget(rule(), row, 0, 1, len(order) + 1)
        grid.addWidget(label(self.tr("Together"), "strong"), row + 1, 0)
        scores = self.match.state.scores()
        for column, seat in enumerate(order, 1):
            grid.addWidget(label(str(scores[seat]), "figure"), row + 1, column, Qt.AlignmentFlag.AlignRight)
        panel.column.addLayout(grid)
        self.body.addWidget(panel)

    def account(self) -> list[tuple[str, tuple[int, ...]]]:
        """The lines of the account in words; the plain key where a game has no words for it."""
        lines = self.game.account(self.match.state)
        try:
            texts = i18n.game_texts(self.game)
        except LonghallError:
            return [(line.label.key, line.points) for line in lines]
        return [(texts.say(line.label, self.match.names), line.points) for line in lines]

    # -- the chart

    def history(self) -> list[list[int]]:
        """The scores of each seat at every moment of the game."""
        states = [step.before for step in self.match.steps] + [self.match.state]
        moments = [state.scores() for state in states]
        return [list(column) for column in zip(*moments, strict=True)]

    def _add_chart(self) -> None:
        from ui.chart import score_chart

        self.chart = score_chart(self, self.tr("Moves"))
        if self.chart is None:
            return
        panel = Panel()
        panel.column.addWidget(label(self.tr("How the scores grew"), "heading", wrap=True))
        panel.column.addWidget(self.chart)
        self.chart.setAccessibleName(self.tr("How the scores grew"))
        self.body.addWidget(panel)

    def entered(self) -> None:
        self.rematch_button.setFocus()
