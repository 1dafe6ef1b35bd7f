"""Setting up a game: who sits where, the options the game declares, the seed. One more click and it begins."""

from __future__ import annotations

import json
import random
from typing import Any

from PySide6.QtCore import QRegularExpression, QSettings, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from boardgames.core.errors import LonghallError
from boardgames.core.game import Declared, Game, Setup
from boardgames.core.match import Match
from boardgames.core.record import Seat
from ui import catalogue, theme
from ui.flow import FlowLayout
from ui.library import Library
from ui.paint import palette
from ui.people import HUMAN, LEVELS, People, levels_here
from ui.settings import Settings
from ui.trouble import explained
from ui.widgets import Page, Panel, Picker, Swatch, Tick, label

YES_NO = ("no", "yes")
SEED_DIGITS = 15


class SeatRow:
    """The widgets of one seat."""

    def __init__(self, number: int, colour_blind: bool) -> None:
        self.swatch = Swatch(number, colour_blind=colour_blind)
        self.name = QLineEdit()
        self.name.setMaxLength(24)
        self.who = Picker()
        self.typed = False  # the player gave this seat a name of their own

    def widgets(self) -> tuple[QWidget, ...]:
        return (self.swatch, self.name, self.who)


class NewGame(Page):
    """The form for one game; it is built anew for each, from what the engine declares."""

    started = Signal(object)  # a Match
    rules_asked = Signal(str)

    def __init__(
        self,
        game: Game[Any],
        settings: Settings,
        library: Library,
        store: QSettings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.settings = settings
        self.library = library
        self.store = store or settings.store
        self.people = People(self)
        self.here = levels_here()
        self.rows: list[SeatRow] = []
        self.option_fields: dict[str, Picker | Tick] = {}
        self.say_title(lambda: catalogue.title_of(self.game.id))
        self.blurb = label("", "faded", wrap=True)
        self.blurb.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self.blurb)
        self._add_seats()
        self._add_options()
        self.body.addStretch(1)
        self._add_start()
        self._recall()
        self.retranslate()

    # -- seats

    def _add_seats(self) -> None:
        panel = Panel()
        head = QHBoxLayout()
        title = label("", "heading")
        self.say(title.setText, lambda: self.tr("At the table"))
        head.addWidget(title)
        head.addStretch(1)
        self.count_group = QButtonGroup(self)
        self.count_label = label("", "note")
        self.say(self.count_label.setText, lambda: self.tr("Players:"))
        head.addWidget(self.count_label)
        for count in range(self.game.min_players, self.game.max_players + 1):
            button = QPushButton(str(count))
            button.setCheckable(True)
            self.count_group.addButton(button, count)
            head.addWidget(button)
        self.count_group.idClicked.connect(self.set_players)
        panel.column.addLayout(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for number in range(self.game.max_players):
            row = SeatRow(number, self.settings.colour_blind)
            row.swatch.clicked.connect(lambda _=False, row=row: self._next_colour(row))
            row.name.textEdited.connect(lambda _="", row=row: setattr(row, "typed", True))
            for place, widget in enumerate(row.widgets()):
                grid.addWidget(widget, number, place)
            self.rows.append(row)
        panel.column.addLayout(grid)
        self.body.addWidget(panel)

    def players(self) -> int:
        return self.count_group.checkedId()

    def set_players(self, count: int) -> None:
        self.count_group.button(count).setChecked(True)
        for number, row in enumerate(self.rows):
            for widget in row.widgets():
                widget.setVisible(number < count)

    def _next_colour(self, row: SeatRow) -> None:
        """The next colour that no other seat has; with as many seats as colours two seats change places."""
        total = len(palette.PLAYERS)
        wanted = (row.swatch.colour + 1) % total
        taken = {other.swatch.colour for other in self.rows[: self.players()] if other is not row}
        while wanted in taken and len(taken) < total - 1:
            wanted = (wanted + 1) % total
        for other in self.rows:
            if other is not row and other.swatch.colour == wanted:
                other.swatch.set_colour(row.swatch.colour)
        row.swatch.set_colour(wanted)
        self._name_swatches()

    def _name_swatches(self) -> None:
        for row in self.rows:
            colour = self.people.colours()[row.swatch.colour]
            row.swatch.setAccessibleName(colour)
            row.swatch.setToolTip(self.tr("Colour: %1. Click for another one.").replace("%1", colour))

    # -- options

    def _add_options(self) -> None:
        panel = Panel()
        title = label("", "heading")
        self.say(title.setText, lambda: self.tr("This game"))
        panel.column.addWidget(title)
        self.option_words: list[tuple[Declared, QLabel | None, QLabel]] = []
        for declared in self.game.options:
            self._add_option(panel.column, declared)
        row = QHBoxLayout()
        self.seed_label = label("")
        self.say(self.seed_label.setText, lambda: self.tr("Seed of chance"))
        self.seed = QLineEdit()
        self.seed.setMaxLength(SEED_DIGITS)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d*"), self.seed))
        self.say(self.seed.setPlaceholderText, lambda: self.tr("at random"))
        self.seed_label.setBuddy(self.seed)
        self.seed.setMaximumWidth(theme.px(260))
        row.addWidget(self.seed_label)
        row.addWidget(self.seed)
        row.addStretch(1)
        panel.column.addLayout(row)
        note = label("", "note", wrap=True)
        self.say(note.setText, lambda: self.tr("With the same number the same dice fall and the same cards come."))
        panel.column.addWidget(note)
        self.body.addWidget(panel)

    def _add_option(self, column: QVBoxLayout, declared: Declared) -> None:
        note = label("", "note", wrap=True)
        name: QLabel | None = None
        if declared.choices == YES_NO:
            tick = Tick()
            tick.setChecked(declared.default == "yes")
            self.option_fields[declared.key] = tick
            column.addWidget(tick)
        else:
            name = label("")
            picker = Picker()
            for choice in declared.choices:
                picker.addItem(choice, choice)
            picker.setCurrentIndex(picker.findData(declared.default))
            name.setBuddy(picker)
            self.option_fields[declared.key] = picker
            holder = QWidget()
            flow = FlowLayout(holder, 12)
            flow.addWidget(name)
            flow.addWidget(picker)
            column.addWidget(holder)
        column.addWidget(note)
        self.option_words.append((declared, name, note))

    def chosen_options(self) -> dict[str, str]:
        chosen = {}
        for key, field in self.option_fields.items():
            if isinstance(field, Tick):
                chosen[key] = "yes" if field.isChecked() else "no"
            else:
                chosen[key] = str(field.currentData())
        return chosen

    # -- starting

    def _add_start(self) -> None:
        self.problem = label("", "problem", wrap=True)
        self.problem.hide()
        self.foot.addWidget(self.problem)
        row = QHBoxLayout()
        self.rules_button = QPushButton()
        self.say(self.rules_button.setText, lambda: self.tr("Rules"))
        self.rules_button.clicked.connect(lambda: self.rules_asked.emit(self.game.id))
        self.start_button = QPushButton()
        self.start_button.setProperty("role", "main")
        self.start_button.setDefault(True)
        self.say(self.start_button.setText, lambda: self.tr("Begin the game"))
        self.start_button.clicked.connect(self.start)
        row.addWidget(self.rules_button)
        row.addStretch(1)
        row.addWidget(self.start_button)
        self.foot.addLayout(row)

    def setup(self) -> Setup:
        seed = int(self.seed.text()) if self.seed.text() else random.randrange(1, 10**9)
        return Setup(self.players(), seed, self.chosen_options())

    def seats(self) -> list[Seat]:
        names = self.people.names()
        return [
            Seat(row.name.text().strip() or names[number], str(row.who.currentData()), row.swatch.colour)
            for number, row in enumerate(self.rows[: self.players()])
        ]

    def start(self) -> None:
        try:
            match = Match(self.game, self.setup(), self.seats(), autosave=self.library.new_path(self.game.id))
        except LonghallError as error:
            self.problem.setText(explained(error, self.tr("The game cannot begin like this.")))
            self.problem.show()
            return
        self._remember()
        self.started.emit(match)

    # -- words

    def retranslate(self) -> None:
        from ui.i18n import game_texts

        try:
            texts = game_texts(self.game)
        except LonghallError:
            texts = None
        entry = catalogue.entry_of(self.game.id)
        self.blurb.setText(texts.blurb if texts else entry.blurb_now() if entry else "")
        for number, row in enumerate(self.rows):
            if not row.typed:
                row.name.setText(self.people.names()[number])
            row.name.setAccessibleName(self.tr("Name of player %1").replace("%1", str(number + 1)))
            row.who.setAccessibleName(self.tr("Who plays seat %1").replace("%1", str(number + 1)))
            self._word_levels(row.who)
        for declared, name, note in self.option_words:
            self._word_option(declared, name, note, texts)
        self._name_swatches()

    def _word_levels(self, picker: Picker) -> None:
        kept = picker.currentData()
        picker.clear()
        for level in LEVELS:
            picker.addItem(self.people.level(level), level)
            index = picker.count() - 1
            picker.setItemData(index, self.people.about(level), Qt.ItemDataRole.ToolTipRole)
            if level not in self.here:  # shown, but not to be had yet
                picker.setItemData(index, 0, Qt.ItemDataRole.UserRole - 1)
        picker.setCurrentIndex(max(0, picker.findData(kept)))

    def _word_option(self, declared: Declared, name: QLabel | None, note: QLabel, texts: Any) -> None:
        words = texts.options.get(declared.key) if texts else None
        field = self.option_fields[declared.key]
        title = words.name if words else declared.key
        if isinstance(field, Tick):
            field.setText(title)
        elif name is not None:
            name.setText(title)
            for index, choice in enumerate(declared.choices):
                field.setItemText(index, words.choices.get(choice, choice) if words else choice)
        note.setText(words.note if words else "")
        note.setVisible(bool(note.text()))

    # -- remembering how this game was last set up

    def _remember(self) -> None:
        kept = {
            "players": self.players(),
            "seats": [
                [row.name.text() if row.typed else "", str(row.who.currentData()), row.swatch.colour]
                for row in self.rows
            ],
            "options": self.chosen_options(),
        }
        self.store.setValue(f"new_game/{self.game.id}", json.dumps(kept))

    def _recall(self) -> None:
        programs = [level for level in ("standard", "novice") if level in self.here]
        for number, row in enumerate(self.rows):
            self._word_levels(row.who)
            row.who.setCurrentIndex(row.who.findData(HUMAN if number == 0 or not programs else programs[0]))
        players = min(max(self.game.min_players, 3), self.game.max_players)
        try:
            kept = json.loads(str(self.store.value(f"new_game/{self.game.id}", "{}")))
            for row, (name, who, colour) in zip(self.rows, kept.get("seats", []), strict=False):
                row.typed = bool(name)
                row.name.setText(name)
                if who in self.here:
                    row.who.setCurrentIndex(row.who.findData(who))
                row.swatch.set_colour(int(colour) % len(palette.PLAYERS))
            for key, value in kept.get("options", {}).items():
                self._recall_option(key, value)
            players = min(max(int(kept.get("players", players)), self.game.min_players), self.game.max_players)
        except (ValueError, TypeError, AttributeError):
            pass  # kept by another version, or by hand: the defaults do
        self.set_players(players)

    def _recall_option(self, key: str, value: str) -> None:
        field = self.option_fields.get(key)
        if isinstance(field, Tick):
            field.setChecked(value == "yes")
        elif field is not None and field.findData(value) >= 0:
            field.setCurrentIndex(field.findData(value))

    def entered(self) -> None:
        self.start_button.setFocus()
