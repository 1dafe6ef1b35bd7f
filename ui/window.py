"""The main window: what the menus do, and how a game begins, is kept and ends."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMessageBox

from ui.autosave import flush
from ui.crash import CrashGuard
from ui.keeping import Keeping
from ui.library import Kept, Library
from ui.pictures import gallery
from ui.settings import Settings
from ui.sound import Sounds
from ui.tidy import close_workers_at_exit, stop_painting
from ui.trouble import explained
from ui.widgets import Screen

if TYPE_CHECKING:
    from boardgames.core.match import Match
    from ui.match_controller import MatchController

TEXT_STEP = 10
QUIET = 500  # ms after sitting down, when the table is there and nothing has happened yet


class Window(Keeping):
    """The hall with games in it."""

    def __init__(self, settings: Settings, library: Library, version: str = "") -> None:
        super().__init__(settings, library)
        self.version = version
        self.board_file: Path | None = None  # a board definition to be reloaded whenever it is saved
        self.sounds = Sounds(settings, self)
        self.home.game_chosen.connect(self.new_game)
        self.home.continued.connect(self.resume_kept)
        self._connect_menus()
        self.crash_guard = CrashGuard(version, self.record_text, self.save_now, self)
        self.home.cut_short = bool(settings.store.value("session/open_game"))
        self.show_screen(self.home)

    def _connect_menus(self) -> None:
        doing: dict[str, Callable[[], object]] = {
            "new": self._new,
            "open": self.open_file,
            "save": self.save,
            "save_as": self.save_as,
            "restart": self.restart,
            "pause": lambda: self.controller and self.controller.pause(),
            "quit": self.close,
            "undo": lambda: self.controller and self.controller.undo(),
            "redo": lambda: self.controller and self.controller.redo(),
            "hint": lambda: self.controller and self.controller.hint(),
            "home": lambda: self.show_screen(self.home),
            "table": self.show_table,
            "larger": lambda: self._resize_text(TEXT_STEP),
            "smaller": lambda: self._resize_text(-TEXT_STEP),
            "full_screen": self._full_screen,
            "rules": lambda: self.open_rules(self.game_in_sight()),
        }
        for name in ("saves", "statistics", "settings", "learn", "about"):
            doing[name] = partial(self.open_screen, name)
        for name, action in self.menus.actions.items():
            action.triggered.connect(lambda _=False, do=doing[name]: do())
        self._list_recent()
        self.refresh_actions()

    def refresh_actions(self, *_: object) -> None:
        """What the menus offer follows what is possible."""
        playing = self.controller is not None
        at_table = playing and self.screen_in_sight is self.table
        over = playing and self.controller.match.over
        keepable = playing and self.controller.keepable
        self.menus.enable(
            save=keepable,
            save_as=keepable,
            restart=keepable,
            pause=playing and not over,
            undo=at_table and self.controller.can_undo(),
            redo=at_table and self.controller.can_redo(),
            hint=at_table and self.controller.choice is not None,
            table=playing and not at_table,
            home=self.screen_in_sight is not self.home,
        )
        self.menus.actions["pause"].setChecked(playing and self.controller.paused)

    def make_screen(self, name: str) -> Screen:
        screen: Screen
        if name == "saves":
            from ui.screens.saves import Saves

            screen = Saves(self.library)
            screen.opened.connect(self.resume_kept)
            screen.replayed.connect(self.replay_kept)
        elif name == "settings":
            from ui.screens.settings import SettingsScreen

            screen = SettingsScreen(self.settings)
            screen.tried.connect(self.sounds.play)
        elif name == "statistics":
            from ui.screens.statistics import StatisticsScreen

            screen = StatisticsScreen(self.library)
        elif name == "learn":
            from ui.screens.learn import Learn

            screen = Learn(self.settings)
            screen.lesson_chosen.connect(self.teach)
            screen.rules_asked.connect(self.open_rules)
            screen.game_chosen.connect(self.new_game)
            screen.watched.connect(self.watch)
        elif name == "about":
            from ui.screens.about import About

            screen = About(self.version)
        else:
            raise ValueError(f"no screen is called {name!r}")
        screen.left.connect(self.back)
        return screen

    # ------------------------------------------------------------------ a game begins

    def _new(self) -> None:
        """New: the game in sight once more, or the shelf."""
        if self.controller is not None:
            self.new_game(self.controller.match.game.id)
        else:
            self.show_screen(self.home)

    def new_game(self, game_id: str) -> None:
        from boardgames.core.errors import LonghallError
        from boardgames.core.registry import game_named
        from ui.screens.new_game import NewGame

        try:
            game = game_named(game_id)
        except LonghallError as error:
            self.tell(explained(error, self.tr("This game cannot be set up.")))
            return
        screen = NewGame(game, self.settings, self.library)
        screen.left.connect(self.back)
        screen.started.connect(self.start)
        screen.rules_asked.connect(self.open_rules)
        self.show_screen(screen)

    def watch(self, game_id: str) -> None:
        """A game among programs, to look on."""
        from boardgames.core.game import Setup
        from boardgames.core.match import Match
        from boardgames.core.record import Seat
        from boardgames.core.registry import game_named
        from ui.people import People, levels_here

        game = game_named(game_id)
        count = min(max(3, game.min_players), game.max_players)
        level = next(level for level in ("standard", "novice") if level in levels_here())
        seats = [Seat(name, level, number) for number, name in enumerate(People(self).names()[:count])]
        self.start(Match(game, Setup(count, _any_seed()), seats, autosave=self.library.new_path(game.id)))

    def teach(self, game_id: str, path: Path) -> None:
        """A lesson of a game; it ends where it was chosen."""
        from boardgames.core.errors import LonghallError
        from boardgames.core.record import Seat
        from boardgames.core.registry import game_named
        from ui import lessons
        from ui.coach import LessonController
        from ui.people import HUMAN, People

        def taught() -> None:
            lessons.remember(self.settings.store, game_id, path)
            if walk.match.over:
                self.open_result(walk.match)
            else:
                self.leave_table()
                self.open_screen("learn")

        try:
            lesson = lessons.load(path)
            names = People(self).names()[: lesson.players]
            seats = [Seat(name, HUMAN if n == lesson.seat else "novice", n) for n, name in enumerate(names)]
            walk = lessons.Walk(lesson, lessons.LessonMatch(game_named(game_id), lesson, seats))
            controller = LessonController(walk, self.settings, parent=self)
            self.sit_down(walk.match, controller)
        except LonghallError as error:
            self.tell(explained(error, self.tr("This lesson cannot be taken.")))
            return
        controller.lesson_over.connect(taught)

    def start(self, match: Match) -> None:
        """Sit down at the table with a match, new or resumed; a board that cannot be drawn is told."""
        from boardgames.core.errors import LonghallError

        try:
            self.sit_down(match)
        except LonghallError as error:
            self.tell(explained(error, self.tr("This game cannot be shown.")))

    def sit_down(self, match: Match, controller: MatchController | None = None) -> None:
        from ui.match_controller import MatchController
        from ui.screens.table import TableScreen

        close_workers_at_exit()
        self.leave_table()
        self.show_screen(self.home)
        controller = controller or MatchController(match, self.settings, parent=self)
        try:
            self.table = self._table_for(TableScreen, controller)
        except Exception:
            controller.close()
            controller.deleteLater()
            raise
        self.controller = controller
        self.table.left.connect(self._left_table)
        self.table.finished.connect(self._finished)
        self.table.rules_asked.connect(lambda rule: self.open_rules(match.game.id, rule))
        self.controller.problem.connect(self.tell)
        for signal in ("advanced", "choice_changed", "pause_changed", "cover_needed"):
            getattr(self.controller, signal).connect(self.refresh_actions)
        self.controller.advanced.connect(self._sound_events)
        self._saved_as = None
        if self.controller.kept_at is not None:
            self.settings.store.setValue("session/open_game", str(self.controller.kept_at))
        self.show_screen(self.table)
        self.controller.start()
        QTimer.singleShot(QUIET, self.sounds, self.sounds.warm)
        self.refresh_actions()

    def _table_for(self, screen: Any, controller: Any) -> Any:
        if self.board_file is None:
            return screen(controller, self.settings, self)
        return screen(controller, self.settings, self, board_file=self.board_file)

    def resume_kept(self, kept: Kept) -> None:
        self.open_path(kept.path)

    def replay_kept(self, kept: Kept) -> None:
        self.open_path(kept.path, replay=True)

    def open_path(self, path: Path, *, replay: bool = False) -> None:
        """Go on with a saved game; one that is over is shown again."""
        from boardgames.core import record
        from boardgames.core.errors import LonghallError
        from boardgames.core.match import Match

        flush()
        try:
            kept = record.read(path)
            own = path.parent == self.library.folder
            match = Match.resume(kept, path.name, autosave=path if own else self.library.new_path(kept.game))
        except LonghallError as error:
            self.tell(explained(error, self.tr("This game cannot be opened.")))
            return
        self._remember_recent(path)
        if match.over or replay:
            self.open_replay(match)
        else:
            self.start(match)

    def open_replay(self, match: Match) -> None:
        from boardgames.core.errors import LonghallError
        from ui.screens.replay import Replay

        try:
            screen = Replay(match, self.settings)
        except LonghallError as error:
            self.tell(explained(error, self.tr("This game cannot be shown.")))
            return
        screen.left.connect(self.back)
        self.show_screen(screen)

    def restart(self) -> None:
        """The same game from the start: the same seats, options and seed."""
        if self.controller is None:
            return
        old = self.controller.match
        if old.steps and not old.over and not self._sure(self.tr("Begin this game again with the same seed?")):
            return
        self.rematch(old, same_seed=True)

    def rematch(self, old: Match, *, same_seed: bool = False) -> None:
        from boardgames.core.game import Setup
        from boardgames.core.match import Match

        seed = old.setup.seed if same_seed else _any_seed()
        setup = Setup(old.setup.players, seed, old.setup.options)
        self.start(Match(old.game, setup, list(old.seats), autosave=self.library.new_path(old.game.id)))

    def _sure(self, question: str) -> bool:
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No
        answer = QMessageBox.question(self, self.windowTitle(), question, buttons)
        return answer == QMessageBox.StandardButton.Yes

    # ------------------------------------------------------------------ a game ends

    def _finished(self) -> None:
        if self.controller is not None:
            self.sounds.play("victory")
            self.open_result(self.controller.match)

    def open_result(self, match: Match) -> None:
        from ui.screens.result import Result

        screen = Result(match, self.settings)
        screen.left.connect(lambda: self.show_screen(self.home))
        screen.replay_asked.connect(lambda: self.open_replay(match))
        screen.rematch_asked.connect(lambda: self.rematch(match))
        screen.table_asked.connect(self.show_table)
        self.show_screen(screen)

    def _sound_events(self, events: list[Any]) -> None:
        self.sounds.play_events(events, self.table.board.sounds if self.table is not None else {})

    def _left_table(self) -> None:
        self.leave_table()
        self.show_screen(self.home)

    def leave_table(self) -> None:
        """Get up from the table; the game is kept as it stands."""
        if self.controller is None:
            return
        table, controller = self.table, self.controller
        self.table = self.controller = None
        stop_painting(table)
        controller.close()
        flush()
        if table in self._trail:
            self._trail.remove(table)
        self.stack.removeWidget(table)
        table.deleteLater()
        controller.deleteLater()
        self.settings.store.remove("session/open_game")
        self.home.cut_short = False

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leave_table()
        gallery().close()
        stop_painting(self)
        self.settings.store.setValue("window/geometry", self.saveGeometry())
        self.settings.store.sync()
        super().closeEvent(event)


def _any_seed() -> int:
    return random.randrange(1, 10**9)
