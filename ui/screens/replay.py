"""A game shown again: step, play, scrub, through the eyes of anybody who sat at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QVBoxLayout, QWidget

from boardgames.core.game import SPECTATOR, Event, View
from boardgames.core.match import Match
from ui import catalogue, i18n, theme
from ui.paint import palette
from ui.people import HUMAN, People
from ui.settings import Settings
from ui.widgets import Picker, Screen, label

PACE = {"off": 250, "fast": 450, "normal": 1000, "slow": 2200}  # ms between moves
SIDE = 330  # pixels for seats and log at 100 %
SHARE = 0.36  # of the window, at most


class Stand(QWidget):
    """What shows the moments: board, hands, seats and log, all of it read-only."""

    visited = Signal(int)

    def __init__(self, match: Match, settings: Settings, parent: QWidget | None = None) -> None:
        from ui.table import board as boards
        from ui.table.log import Log
        from ui.table.panels import SeatPanels
        from ui.table.table import Table

        super().__init__(parent)
        self.match = match
        self.settings = settings
        self.people = People(self)
        self._definition = boards.load(match.game.assets / "board.yaml")
        art = self._art()
        self.table, self.panels, self.log = Table(art), SeatPanels(art, match.setup.players), Log(art)
        self.table.seat_point = self.panels.point
        self.log.visited.connect(self.visited)
        self.log.pointed.connect(self.table.point_at)
        self.side = QWidget()
        column = QVBoxLayout(self.side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.panels)
        column.addWidget(self.log, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self.side)
        self.take_settings()

    def _art(self) -> Any:
        from ui.table.art import Art

        blind = self.settings.colour_blind
        colours = [
            palette.player(number if seat.colour is None else seat.colour, blind)
            for number, seat in enumerate(self.match.seats)
        ]
        return Art(self._definition, i18n.game_texts(self.match.game), colours, self.match.names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.side.setFixedWidth(round(min(theme.px(SIDE), self.width() * SHARE)))

    def take_settings(self) -> None:
        self.table.speed = "off" if self.settings.reduced_motion else self.settings.animation
        self.table.tooltips = self.settings.tooltips

    def dress_again(self) -> None:
        art = self._art()
        self.table.rebuild(art)
        self.panels.rebuild(art)
        self.log.rebuild(art)

    def show_moment(self, view: View, events: list[Event], eyes: int, *, animate: bool) -> None:
        seat = eyes if eyes != SPECTATOR else max(0, view.to_move)
        self.table.show_view(view, seat, events, animate=animate)
        levels = ["" if seat.player == HUMAN else self.people.level(seat.player) for seat in self.match.seats]
        self.panels.show_view(view, self.match.names, levels, seat)

    def show_log(self, entries: list[tuple[int, Event]]) -> None:
        self.log.show_entries(entries)

    def status(self, view: View) -> str:
        return str(self.table.say(view.status))


StandFactory = Callable[[Match, Settings], Any]


class Replay(Screen):
    """The viewer: a stand for the moments, and the means to go through them."""

    def __init__(
        self, match: Match, settings: Settings, factory: StandFactory | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.game = match.game
        self.settings = settings
        self.index = 0
        self.eyes = self.allowed_eyes()[0]
        self.stand = (factory or Stand)(match, settings)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_on)
        self.playing = False
        self._build()
        self.stand.visited.connect(self.go)
        settings.changed.connect(self._setting_changed)
        self.retranslate()

    # -- making

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        column.setSpacing(6)
        top = QHBoxLayout()
        self.back_button = QPushButton()
        self.back_button.setProperty("role", "link")
        self.say(self.back_button.setText, lambda: "‹ " + self.tr("Back"))
        self.back_button.clicked.connect(self.left)
        self.status = label("", "heading")
        self.eyes_label = label("", "note")
        self.say(self.eyes_label.setText, lambda: self.tr("Seen by"))
        self.eyes_picker = Picker()
        self.say(self.eyes_picker.setAccessibleName, lambda: self.tr("Seen by"))
        self.eyes_picker.activated.connect(lambda row: self.look_with(int(self.eyes_picker.itemData(row))))
        top.addWidget(self.back_button)
        top.addWidget(self.status, 1)
        top.addWidget(self.eyes_label)
        top.addWidget(self.eyes_picker)
        column.addLayout(top)
        column.addWidget(self.stand, 1)
        column.addLayout(self._transport())

    def _transport(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.buttons: dict[str, QPushButton] = {}
        keys: dict[str, tuple[str, Qt.Key, Callable[[], object]]] = {
            "first": ("«", Qt.Key.Key_Home, lambda: self.go(0)),
            "previous": ("‹", Qt.Key.Key_Left, lambda: self.go(self.index - 1)),
            "play": ("", Qt.Key.Key_Space, self.toggle),
            "next": ("›", Qt.Key.Key_Right, self.step),
            "last": ("»", Qt.Key.Key_End, lambda: self.go(self.last)),
        }
        for name, (sign, key, do) in keys.items():
            button = QPushButton(sign)
            button.clicked.connect(lambda _=False, do=do: do())
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(button.click)
            self.buttons[name] = button
            row.addWidget(button)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, self.last)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.say(self.slider.setAccessibleName, lambda: self.tr("Moment of the game"))
        self.slider.valueChanged.connect(self._scrubbed)
        self.moment = label("", "strong")
        row.addWidget(self.slider, 1)
        row.addWidget(self.moment)
        return row

    def heading(self) -> str:
        return self.tr("%1, shown again").replace("%1", catalogue.title_of(self.game.id))

    def entered(self) -> None:
        self.buttons["play"].setFocus()

    # -- whose eyes

    def allowed_eyes(self) -> list[int]:
        """Once a game is over everybody may see everything; before that only one's own hand."""
        seats = range(self.match.setup.players)
        if self.match.over:
            return [SPECTATOR, *seats]
        people = [seat for seat in seats if self.match.seats[seat].player == HUMAN]
        return people if len(people) == 1 else [SPECTATOR]

    def look_with(self, eyes: int) -> None:
        self.eyes = eyes
        self._show(animate=False)

    # -- moments

    @property
    def last(self) -> int:
        return len(self.match.steps)

    def go(self, index: int) -> None:
        """Show the table as it was after so many moves."""
        self.pause()
        self.index = max(0, min(index, self.last))
        self._show(animate=False)

    def step(self) -> None:
        """One move on, shown as it happened."""
        if self.index < self.last:
            self.index += 1
            self._show(animate=True)

    def _show(self, *, animate: bool) -> None:
        steps = self.match.steps
        state = steps[self.index].before if self.index < self.last else self.match.state
        view = self.game.view(state, self.eyes)
        happened = steps[self.index - 1].events if self.index else self.match.opening
        events = [event for event in happened if event.visible_to(self.eyes)]
        self.stand.show_log([entry for entry in self.entries() if entry[0] <= self.index])
        self.stand.show_moment(view, events if animate else [], self.eyes, animate=animate)
        self.status.setText(self.stand.status(view))
        self.slider.blockSignals(True)
        self.slider.setValue(self.index)
        self.slider.blockSignals(False)
        told = self.tr("Move %1 of %2").replace("%1", str(self.index)).replace("%2", str(self.last))
        self.moment.setText(told)
        for name in ("first", "previous"):
            self.buttons[name].setEnabled(self.index > 0)
        for name in ("next", "last", "play"):
            self.buttons[name].setEnabled(self.index < self.last)

    def entries(self) -> list[tuple[int, Event]]:
        told = [(0, event) for event in self.match.opening]
        for index, step in enumerate(self.match.steps, 1):
            told += [(index, event) for event in step.events]
        return [(index, event) for index, event in told if event.visible_to(self.eyes)]

    def _scrubbed(self, index: int) -> None:
        self.go(index)

    # -- playing

    def toggle(self) -> None:
        if self.playing:
            self.pause()
        else:
            self.playing = True
            self._word_play()
            self._play_on()

    def pause(self) -> None:
        self._timer.stop()
        self.playing = False
        self._word_play()

    def _play_on(self) -> None:
        self.step()
        if self.index < self.last and self.playing:
            self._timer.start(PACE.get(self.settings.animation, 1000))
        else:
            self.pause()

    # -- words

    def _word_play(self) -> None:
        self.buttons["play"].setText(self.tr("Pause") if self.playing else self.tr("Play"))

    def retranslate(self) -> None:
        names = {
            "first": self.tr("To the beginning"),
            "previous": self.tr("One move back"),
            "play": self.tr("Play on by itself"),
            "next": self.tr("One move on"),
            "last": self.tr("To the end"),
        }
        for name, words in names.items():
            self.buttons[name].setToolTip(words)
            self.buttons[name].setAccessibleName(words)
        self.eyes_picker.clear()
        for eyes in self.allowed_eyes():
            words = self.tr("onlookers") if eyes == SPECTATOR else self.match.names[eyes]
            self.eyes_picker.addItem(words, eyes)
        self.eyes_picker.setCurrentIndex(self.eyes_picker.findData(self.eyes))
        self._word_play()
        if hasattr(self, "moment"):
            self.stand.dress_again()
            self._show(animate=False)

    def _setting_changed(self, name: str) -> None:
        self.stand.take_settings()
        if name == "colour_blind":
            self.stand.dress_again()
            self._show(animate=False)
