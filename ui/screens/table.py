"""The table screen: board and hand, the seats, the prompt with its buttons, the log, and the ways back and forth."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QCursor, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from boardgames.core.game import SPECTATOR, Choice, Option, Plan
from ui import i18n
from ui.coach import LessonController
from ui.match_controller import MatchController
from ui.match_seen import HUMAN
from ui.paint import palette
from ui.paint.worker import MapLoader
from ui.people import People
from ui.table import board as boards
from ui.table.art import Art
from ui.table.coachpanel import CoachPanel
from ui.table.lens import Cover
from ui.table.log import Log
from ui.table.panels import SeatPanels
from ui.table.past import Past
from ui.table.prompt import Prompt
from ui.table.side import Side
from ui.table.table import Table
from ui.table.tabletop import SEAT_TARGET
from ui.table.toolbar import ToolBar
from ui.thinking import Suggestion
from ui.widgets import Screen


class TableScreen(Screen):
    """A match being played."""

    left = Signal()
    finished = Signal()
    rules_asked = Signal(str)  # the number of a rule, or "" for the whole

    def __init__(
        self,
        controller: MatchController,
        settings: Any,
        parent: QWidget | None = None,
        *,
        board_file: Path | None = None,
        loader: MapLoader | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.settings = settings
        self.game = controller.game
        self.people = People(self)
        data = self.game.assets / "data.yaml"
        self._definition = boards.load(board_file or self.game.assets / "board.yaml", data)
        self._hand_of = -1  # whose hand is looked at, when it is not one's own
        art = self._art()
        self.table = Table(art, loader)
        self.table.data_file = data
        self.panels = SeatPanels(art, controller.match.setup.players)
        self.prompt = Prompt()
        self.log = Log(art)
        self.coach = CoachPanel(controller) if isinstance(controller, LessonController) else None
        self.bar = ToolBar(controller)
        self.past = Past(controller)
        self.cover = Cover(self)
        self._build()
        self._connect()
        self.settings.changed.connect(self._setting_changed)
        self._take_settings()
        controller.paced = True
        if board_file is not None:
            self.table.watch_board(board_file)
        self.retranslate()
        self.refresh()

    @property
    def board(self) -> boards.BoardSpec:
        return self.table.art.board.spec

    def heading(self) -> str:
        return i18n.game_texts(self.game).title

    # ------------------------------------------------------------------ making

    def _art(self) -> Art:
        texts = i18n.game_texts(self.game, self.settings.language)
        seats = self.controller.match.seats
        colours = [
            palette.player(seat.colour if seat.colour is not None else number, bool(self.settings.colour_blind))
            for number, seat in enumerate(seats)
        ]
        return Art(self._definition, texts, colours, self.controller.names)

    def _build(self) -> None:
        coach = [self.coach] if self.coach is not None else []
        self.side = Side([*coach, self.prompt, self.past, self.panels], self.log)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self.side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(row, 1)
        QWidget.setTabOrder(self.table, self.side)

    def _connect(self) -> None:
        c, t = self.controller, self.table
        c.advanced.connect(self._advanced)
        c.choice_changed.connect(self._choice_changed)
        c.thinking.connect(lambda _: self._ask())
        c.cover_needed.connect(self._cover)
        c.finished.connect(self.finished)
        c.hinted.connect(self._hinted)
        c.looking.connect(self._looking)
        c.eyes_changed.connect(lambda _: self._eyes_changed())
        c.closed.connect(t.stop)
        c.pause_changed.connect(lambda _: self.bar.refresh())
        t.settled.connect(c.settled)
        t.answered.connect(self._answered)
        t.planned.connect(self._planned)
        t.narrowed.connect(self._ask)
        t.told.connect(self.prompt.tell)
        t.lights_changed.connect(self._light_panels)
        t.problem.connect(c.problem)
        t.reloaded.connect(self._reloaded)
        t.seat_point = self.panels.point
        self.prompt.answered.connect(t.answer)
        self.prompt.quick_asked.connect(self._quick)
        self.prompt.told.connect(self.prompt.tell)
        self.prompt.focus_left.connect(t.setFocus)
        self.panels.clicked.connect(self._seat_clicked)
        self.panels.hovered.connect(self._seat_hovered)
        self.log.pointed.connect(t.point_at)
        self.log.visited.connect(self._visit)
        self.cover.confirmed.connect(self._uncovered)
        if isinstance(c, LessonController) and self.coach is not None:
            c.step_changed.connect(self._taught)
            c.choice_changed.connect(lambda _: self._taught())
            self.coach.rule_asked.connect(self.rules_asked)
        doing: dict[str, Callable[[], object]] = {
            "home": self.left.emit, "undo": c.undo, "redo": c.redo, "hint": c.hint, "pause": c.pause, "step": c.step,
            "hide": c.hide, "concede": self._concede, "fit": t.board_view.fit,
            "rules": lambda: self.rules_asked.emit(""),
        }  # fmt: skip
        self.bar.pressed.connect(lambda name: doing[name]())
        for number in range(1, 10):
            key = QShortcut(QKeySequence(str(number)), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(lambda number=number: self.prompt.press(number))
        quick = QShortcut(QKeySequence("Q"), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        quick.activated.connect(self.prompt.press_quick)
        rule = QShortcut(QKeySequence("R"), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        rule.activated.connect(self._open_rule)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.back_out)

    def entered(self) -> None:
        """The screen comes into sight."""
        self.table.setFocus()

    # ------------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Everything as the controller has it, without movement."""
        self._show([], animate=False)
        self._choice_changed(self.controller.choice)

    def _advanced(self, events: list[Any]) -> None:
        if self.controller.shown_index >= 0:  # the game goes on while somebody looks back: only the log grows
            self._looking(self.controller.shown_index)
        else:
            self._show(events, animate=bool(events))

    def _show(self, events: list[Any], animate: bool) -> None:
        view = self.controller.view()
        seat = self._strip_seat(view.to_move)
        self.table.show_view(view, seat, events, animate=animate and not self.settings.reduced_motion)
        levels = [
            "" if seat.player == HUMAN else self.people.level(seat.player) for seat in self.controller.match.seats
        ]
        self.panels.show_view(view, self.controller.names, levels, seat)
        self.bar.status.setText(self.table.say(view.status))
        self.log.show_entries(self.controller.entries())
        self.bar.refresh()

    def _strip_seat(self, to_move: int) -> int:
        """Whose hand the strip shows: the one looked at, one's own, or that of whoever plays."""
        if self._hand_of >= 0:
            return self._hand_of
        if self.controller.eyes != SPECTATOR:
            return self.controller.eyes
        return max(0, to_move)

    def _choice_changed(self, choice: Choice | None) -> None:
        if choice is not None:
            self._hand_of = -1
            if self.table.strip.seat != self._strip_seat(choice.seat):
                self._show([], animate=False)
        self.table.set_choice(choice if self.controller.shown_index < 0 else None)
        self.bar.refresh()

    def _ask(self) -> None:
        """The prompt and its buttons for what is open now."""
        table, state = self.table, self.controller.match.state
        chooser = table.chooser
        if chooser is not None:
            so_far = [table.say(message) for message in chooser.choice.so_far]
            self.prompt.ask(table.say(chooser.choice.prompt), so_far)
        elif self.controller.match.over:
            self.prompt.ask(self.tr("The game is over."), [])
        elif self.controller.covered >= 0:
            self.prompt.ask("", [])
        elif not self.controller.is_human(state.seat):
            name = self.controller.names[state.seat]
            words = self.tr("Paused. %1 plays next.") if self.controller.paused else self.tr("%1 is thinking …")
            self.prompt.ask(words.replace("%1", name), [])
        quick = chooser.choice.quick if chooser is not None and not chooser.clicked else None
        self.prompt.offer_quick(table.say(quick) if quick is not None else "")
        self.prompt.offer([(option, table.label(option), table.hint(option)) for option in table.buttons()])
        self.prompt.tell("")

    def _light_panels(self) -> None:
        for panel in self.panels.panels:
            panel.set_light(*self.table.light_of(f"{SEAT_TARGET}{panel.seat}"))

    def _taught(self) -> None:
        """The coach says the step, and what it is about is lit."""
        c = self.controller
        if self.coach is None or not isinstance(c, LessonController):
            return
        self.coach.retranslate()
        self.side.show_log(c.walk.free)
        self.prompt.setVisible(c.choice is not None or not (c.walk.reading or c.walk.wanted))
        self.table.point_at(set() if c.walk.free else set(c.walk.step.show))
        if c.walk.reading:
            self.coach.next_button.setFocus()

    # ------------------------------------------------------------------ answering

    def _answered(self, action: int) -> None:
        if self.settings.confirm_end_turn and self.controller.ends_turn(action) and not self._sure():
            self.table.set_choice(self.controller.choice)
            return
        self._hand_of = -1
        self.controller.act(action)

    def _planned(self, plan: Plan) -> None:
        """A far place: all the steps to it, as long as nothing unforeseen happens."""
        if self.settings.confirm_end_turn and self.controller.ends_turn(*plan.actions) and not self._sure():
            self.table.set_choice(self.controller.choice)
            return
        self._hand_of = -1
        self.controller.follow(plan.actions)

    def _quick(self) -> None:
        self._hand_of = -1
        self.table.setFocus()
        self.controller.quick()

    def _sure(self) -> bool:
        """Whether the turn may end, for those who want to be asked."""
        title, question = self.tr("End of the turn"), self.tr("This ends your turn. Go on?")
        return QMessageBox.question(self, title, question) == QMessageBox.StandardButton.Yes

    def back_out(self) -> None:
        """Esc: what lies over the table, what is under way, a started choice, the past, and then the last action."""
        if self.cover.isVisible() or self.controller.stop_errands() or self.table.back():
            return
        if self.controller.shown_index >= 0:
            self.controller.view_at(-1)
        elif self._hand_of >= 0:
            self._hand_of = -1
            self._show([], animate=False)
        else:
            self.controller.undo()

    def _seat_clicked(self, seat: int) -> None:
        target = f"{SEAT_TARGET}{seat}"
        if self.table.is_target(target):
            self.table.click(target, self.panels.point(seat))
            return
        self._hand_of = -1 if self._hand_of == seat or seat == self.controller.eyes else seat
        self._show([], animate=False)

    def _seat_hovered(self, seat: int, inside: bool) -> None:
        target = f"{SEAT_TARGET}{seat}"
        self.table.hover(target if inside and self.table.is_target(target) else "")

    def _hinted(self, advice: list[tuple[Option, Suggestion]]) -> None:
        """The best three in words and in light."""
        self.table.show_hints([option for option, _ in advice])
        teller = self.table.teller
        self.prompt.tell("\n".join(f"{n}. {teller.advice(*entry)}" for n, entry in enumerate(advice, 1)))

    def _concede(self) -> None:
        """A program takes over one's own seat, after a question."""
        seat = self.controller.eyes
        question = self.tr("Shall a computer player take over the seat of %1 for the rest of the game?")
        answer = QMessageBox.question(self, self.tr("Concede"), question.replace("%1", self.controller.names[seat]))
        if answer == QMessageBox.StandardButton.Yes:
            self.controller.concede(seat)

    def _open_rule(self) -> None:
        """R: the rule about what the pointer is on; the whole rules otherwise."""
        for panel in self.panels.panels:
            if panel.underMouse():
                self.rules_asked.emit(panel.rule_at(panel.mapFromGlobal(QCursor.pos())))
                return
        self.rules_asked.emit(self.table.rule_in_sight())

    # ------------------------------------------------------------------ people and time

    def _cover(self, seat: int) -> None:
        self.table.director.skip(quiet=True)
        self.table.lens.hide()
        self.cover.ask(self.controller.names[seat], self.table.art.colour(seat))

    def _uncovered(self) -> None:
        self.table.setFocus()
        self.controller.uncover()

    def _eyes_changed(self) -> None:
        self._hand_of = -1
        self._show([], animate=False)

    def _visit(self, index: int) -> None:
        self.controller.view_at(index)

    def _looking(self, index: int) -> None:
        """A moment of the past, read-only, or the present again."""
        self.past.show_moment(index)
        self.prompt.setVisible(index < 0)
        self.log.mark(index)
        self._show([], animate=False)
        self.table.set_choice(self.controller.choice if index < 0 else None)

    # ------------------------------------------------------------------ settings and language

    def _take_settings(self) -> None:
        self.table.speed = "off" if self.settings.reduced_motion else self.settings.animation
        self.table.tooltips = bool(self.settings.tooltips)
        for panel in self.panels.panels:
            panel.tooltips = bool(self.settings.tooltips)

    def _setting_changed(self, name: str) -> None:
        self._take_settings()
        if name in ("language", "colour_blind", "text_size"):
            self._dress_again()

    def _dress_again(self) -> None:
        art = self._art()
        self.table.rebuild(art)
        self.panels.rebuild(art)
        self.log.rebuild(art)
        self.refresh()

    def _reloaded(self) -> None:
        self._definition = self.table.art.board
        self._dress_again()

    def retranslate(self) -> None:
        self.bar.retranslate()
        self.past.retranslate()
        self._ask()
        self._taught()

    # ------------------------------------------------------------------ looks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.side.fit_into(self.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), "#e9d8ad")
        painter.end()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.controller.close()
        super().closeEvent(event)

    def seat_point(self, seat: int) -> QPoint | None:
        return self.panels.point(seat)
