"""A match turned into signals: whose choice it is, what happened, who is thinking, when to cover the table.

The controller decides which seats are people, asks the thinking processes for the others, and keeps to the pace of
the table: what a program decided is played when the table has finished showing the move before (`settled`).
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from boardgames.ai.players import PLAYERS, random_player
from boardgames.core.errors import LonghallError
from boardgames.core.game import NOBODY, SPECTATOR, Choice, Event
from boardgames.core.match import Match
from boardgames.core.rng import seeded
from ui import thinking as thoughts
from ui.errands import Errands
from ui.match_seen import MatchSeen
from ui.trouble import explained
from ui.workers import Workers, shared

PACE = {"off": 0, "fast": 120, "normal": 450, "slow": 1200}  # ms between the moves of programs
STAND_INS = ("standard", "novice")  # who takes over the seat of one who concedes, the first that exists


class MatchController(MatchSeen):
    """Owns a match. Every slot is quick; every result comes as a signal."""

    advanced = Signal(list)  # events of what happened; empty when the match jumped (undo, a loaded game)
    choice_changed = Signal(object)  # the Choice before the person at the screen, or None
    thinking = Signal(int)  # the seat whose program thinks, or -1
    cover_needed = Signal(int)  # hide everything until this seat confirms (`uncover`)
    finished = Signal()
    hinted = Signal(list)  # (Option, Suggestion), best first
    pause_changed = Signal(bool)
    closed = Signal()  # nobody looks at this match any more

    def __init__(
        self, match: Match, settings: Any = None, workers: Workers | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(match, settings, parent)
        self.paced = False  # set by a table that will call `settled` after each `advanced`
        self.paused = False
        self.choice: Choice | None = None
        self._errands = Errands()
        self._errand_step = QTimer(self, singleShot=True, interval=0)
        self._errand_step.timeout.connect(self._do_errand)
        self._workers = workers or shared()
        self._workers.answered.connect(self._answered)
        self._workers.replaced.connect(self._replaced)
        self._ticket = 0
        self._hint_ticket = 0
        self._decided: int | None = None  # what a program chose, until the table is ready for it
        self._settled = True
        self._something_shown = False  # the last action was one to look at
        self._steps = 0  # moves still allowed while paused
        self._told_finish = False
        self._closed = False
        self._pace = QTimer(self, singleShot=True)
        self._pace.timeout.connect(self._play_decided)
        if len(self.humans()) < len(match.seats):
            self._workers.warm()

    # ------------------------------------------------------------------ going on

    @Slot()
    def start(self) -> None:
        """Show the match as it stands and go on with it."""
        self._after([] if self.match.steps else list(self.match.opening))

    @Slot(int)
    def act(self, action: int) -> None:
        """What the person at the screen decided."""
        if self.choice is None or self.covered != NOBODY:
            return
        if self.shown_index >= 0:
            self.view_at(-1)
        self._do(action)

    def follow(self, actions: tuple[int, ...]) -> None:
        """The person at the screen wants all of these, one after the other, until something unforeseen happens."""
        if self.choice is not None and self.covered == NOBODY:
            self._errands.set_out(self.match.state, self.present, actions)
            self._do_errand()

    @Slot()
    def quick(self) -> None:
        """The person at the screen leaves what this choice is about to the rule of thumb, to its end."""
        if self.choice is not None and self.choice.quick is not None and self.covered == NOBODY:
            self._errands.leave(self.choice.seat, self.choice.quick)
            self._do_errand()

    def stop_errands(self) -> bool:
        """From here on the person is asked again; whether anything was under way."""
        stopped = self._errands.stop()
        if stopped and self._errand_step.isActive():
            self._errand_step.stop()
            self._go_on()
        return stopped

    def _do_errand(self) -> None:
        """The next step of what was left to the table; where there is none, the person is asked."""
        seat = self.match.state.seat
        if self._closed or self.covered != NOBODY or not self.is_human(seat):
            return
        action = self._errands.next(self.game, self.match.state, self.present, self._luck())
        if action is None:
            self._set_choice(self.game.choice(self.match.state))
        else:
            self.view_at(-1)
            self._do(action)

    def ends_turn(self, *actions: int) -> bool:
        """Whether somebody else decides after these actions."""
        after = self.match.state.copy()
        for action in actions:
            if after.seat == self.match.state.seat and action in after.legal():
                after.apply(action)
        return after.seat != self.match.state.seat

    def _do(self, action: int) -> None:
        try:
            events = self.match.act(action)
        except LonghallError as error:
            self.problem.emit(explained(error, self.tr("This is not possible now.")))
            self._go_on()
            return
        self.keep()
        self._after(events)

    def _after(self, events: list[Event]) -> None:
        self._forget_thoughts()
        self._set_choice(None)
        self._settled = not self.paced
        seen = [event for event in events if event.visible_to(self.eyes)]
        self._something_shown = bool(seen)
        self.advanced.emit(seen)
        self._go_on()

    @Slot()
    def settled(self) -> None:
        """The table has finished showing what happened."""
        if not self._settled:
            self._settled = True
            self._go_on()

    def _go_on(self) -> None:
        """Ask whoever decides now; people are asked when the table has come to rest, programs at once."""
        if self._closed or self.covered != NOBODY:
            return
        seat = self.match.state.seat
        if seat == NOBODY:
            self._finish()
        elif self.is_human(seat):
            if self._settled:
                self._ask_person(seat)
        else:
            self._ask_program(seat)

    def _finish(self) -> None:
        self.thinking.emit(-1)
        if self._settled and not self._told_finish:
            self._told_finish = True
            self.finished.emit()

    # ------------------------------------------------------------------ people

    def _ask_person(self, seat: int) -> None:
        if self.eyes != seat:
            if len(self.humans()) > 1 and (self.has_secrets(seat) or self.has_secrets(self.eyes)):
                self.cover(seat)
                return
            self._set_eyes(seat)
        if self._errands.busy(seat):
            self._errand_step.start()  # not at once: the table that tells of the last step is still speaking
        else:
            self._set_choice(self.game.choice(self.match.state))

    def cover(self, seat: int) -> None:
        """Hide everything until this seat confirms that nobody else is looking."""
        self.covered = seat
        self._errand_step.stop()
        self.view_at(-1)
        self._set_choice(None)
        self._set_eyes(SPECTATOR)
        self.cover_needed.emit(seat)

    @Slot()
    def hide(self) -> None:
        """The person at the screen wants their cards hidden for a while."""
        if self.covered == NOBODY and self.eyes != SPECTATOR:
            self.cover(self.eyes)

    @Slot()
    def uncover(self) -> None:
        """The next person confirmed: from here on they see, and nothing before this can be undone."""
        seat, self.covered = self.covered, NOBODY
        if seat == NOBODY:
            return
        self.match.seal()
        self._set_eyes(seat)
        self._go_on()

    def _set_choice(self, choice: Choice | None) -> None:
        if choice is not None or self.choice is not None:
            self.choice = choice
            self.choice_changed.emit(choice)

    # ------------------------------------------------------------------ programs

    def _ask_program(self, seat: int) -> None:
        if self._decided is not None:
            self._play_soon()
            return
        if self._ticket:
            return
        self.thinking.emit(seat)
        legal = self.match.state.legal()
        if len(legal) == 1:
            self._decided = legal[0]
            self._play_soon()
            return
        self._ticket = self._ask(self.match.seats[seat].player)

    def _ask(self, player: str) -> int:
        seconds = float(getattr(self.settings, "thinking_seconds", 1.0))
        asked = thoughts.question(self.game, self.match.setup, self.match.state, player, self._luck(), seconds)
        return self._workers.ask(asked)

    def _luck(self) -> int:
        """A seed of one's own for every decision."""
        return self.match.setup.seed * 7919 + 31 * len(self.match.steps) + self.match.state.seat + 1

    @Slot(int, object)
    def _answered(self, ticket: int, answer: thoughts.Answer) -> None:
        if self._closed or not ticket:
            return
        if ticket == self._hint_ticket:
            self._hint_ticket = 0
            self._tell_hint(answer)
        elif ticket == self._ticket:
            self._ticket = 0
            self._decided = self._decision(answer)
            self._play_soon()

    def _decision(self, answer: thoughts.Answer) -> int:
        """The action answered. When there is none the player is told and any legal move is made: whatever the player
        could not do in its own process must not be tried in this one."""
        state = self.match.state
        if not answer.problem:
            try:
                return self.game.parse(state, answer.action)
            except LonghallError as error:
                answer = thoughts.Answer(problem=str(error))
        self.problem.emit(
            self.tr("%1 could not decide and plays any legal move. (%2)")
            .replace("%1", self.names[state.seat])
            .replace("%2", answer.problem)
        )
        return random_player(self.game, state, seeded(self.match.setup.seed + len(self.match.steps)))

    @Slot(int)
    def _replaced(self, ticket: int) -> None:
        if ticket and ticket in (self._ticket, self._hint_ticket):
            self.problem.emit(self.tr("A thinking process ended unexpectedly. Another one has taken over."))

    def _play_soon(self) -> None:
        if self._settled and self._decided is not None and not self._pace.isActive() and self._may_move():
            speed = str(getattr(self.settings, "animation", "off"))
            self._pace.start(PACE.get(speed, 0) if self.paced and self._something_shown else 0)

    def _may_move(self) -> bool:
        return not self.paused or self._steps > 0

    def _play_decided(self) -> None:
        if self._decided is None or self._closed or not self._may_move():
            return
        action, self._decided = self._decided, None
        self._steps = max(0, self._steps - 1)
        self.thinking.emit(-1)
        self._do(action)

    def _forget_thoughts(self) -> None:
        """Whatever programs are thinking about is no longer wanted."""
        for ticket in (self._ticket, self._hint_ticket):
            if ticket:
                self._workers.cancel(ticket)
        self._ticket = self._hint_ticket = 0
        self._decided = None
        self._pace.stop()
        self._errand_step.stop()

    @Slot()
    def pause(self) -> None:
        """Stop the programs, or let them go on."""
        self.paused = not self.paused
        self._steps = 0
        self.pause_changed.emit(self.paused)
        self._play_soon()

    @Slot()
    def step(self) -> None:
        """Let the programs make one move, then pause."""
        if not self.paused:
            self.pause()
        self._steps = 1
        self._play_soon()

    @Slot(int)
    def concede(self, seat: int) -> None:
        """A program takes over the seat and plays on."""
        if not self.is_human(seat):
            return
        self._errands.stop()
        self.match.seats[seat].player = next(name for name in STAND_INS if name in PLAYERS)
        if self.covered == seat:
            self.covered = NOBODY
        if self.eyes == seat:
            self._set_eyes(self._first_eyes())
        self.keep()
        self._after([])

    # ------------------------------------------------------------------ back and forth

    def can_undo(self) -> bool:
        return self.covered == NOBODY and bool(self.humans()) and self.match.undo_depth(self._undo_seat()) > 0

    def can_redo(self) -> bool:
        return self.covered == NOBODY and bool(self.match.undone)

    def _undo_seat(self) -> int | None:
        return None if self.eyes == SPECTATOR else self.eyes

    @Slot()
    def undo(self) -> None:
        """Take back to the last decision of the person at the screen."""
        if self.can_undo():
            self._forget_thoughts()
            self.match.undo(self._undo_seat())
            self._jumped()

    @Slot()
    def redo(self) -> None:
        """Do again what was undone, up to the next decision of a person."""
        if self.can_redo():
            self._forget_thoughts()
            self.match.redo()
            while self.match.undone and not self.is_human(self.match.state.seat):
                self.match.redo()
            self._jumped()

    def _jumped(self) -> None:
        self._errands.stop()
        self._told_finish = self.match.over
        self.keep()
        self.view_at(-1)
        self._after([])

    # ------------------------------------------------------------------ hints

    @Slot()
    def hint(self) -> None:
        """What the expert would do; comes back as `hinted`."""
        if self.choice is not None and not self._hint_ticket:
            self._hint_ticket = self._ask(thoughts.HINT)

    def _tell_hint(self, answer: thoughts.Answer) -> None:
        if answer.problem:
            self.problem.emit(self.tr("No hint could be found. (%1)").replace("%1", answer.problem))
        elif self.choice is not None:
            options = {option.text: option for option in self.choice.options}
            told = [suggestion for suggestion in answer.suggestions if suggestion.action in options]
            self.hinted.emit([(options[suggestion.action], suggestion) for suggestion in told])

    # ------------------------------------------------------------------ the end

    def close(self) -> None:
        """Nobody looks at this match any more: stop what is still being thought about it."""
        if self._closed:
            return
        self._closed = True
        self.match.autosave = self.kept_at
        self._forget_thoughts()
        self._workers.answered.disconnect(self._answered)
        self._workers.replaced.disconnect(self._replaced)
        self.closed.emit()
