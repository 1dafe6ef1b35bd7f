"""The menus: the usual names in the usual places, with the shortcuts of the desktop the app runs on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from ui.i18n import Said

Key = QKeySequence.StandardKey


class Menus(QObject):
    """All actions of the window by name, and the menus they stand in."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._said = Said()
        self.actions: dict[str, QAction] = {}
        bar = window.menuBar()
        self.game_menu, self.move_menu, self.view_menu, self.help_menu = (QMenu(bar) for _ in range(4))
        self.recent_menu = QMenu(self.game_menu)
        self._said.say(self.game_menu.setTitle, lambda: self.tr("&Game"))
        self._said.say(self.move_menu.setTitle, lambda: self.tr("&Move"))
        self._said.say(self.view_menu.setTitle, lambda: self.tr("&View"))
        self._said.say(self.help_menu.setTitle, lambda: self.tr("&Help"))
        self._said.say(self.recent_menu.setTitle, lambda: self.tr("Open &recent"))
        for menu in (self.game_menu, self.move_menu, self.view_menu, self.help_menu):
            bar.addMenu(menu)
        self._fill_game()
        self._fill_move()
        self._fill_view()
        self._fill_help()

    def _add(
        self, menu: QMenu, name: str, words: Callable[[], str], keys: list[QKeySequence | Key | str] | None = None
    ) -> QAction:
        action = QAction(self._window)
        self._said.say(action.setText, words)
        if keys:
            # Some standard keys have no binding on some desktops; then those named after it stand in.
            bound = {sequence.toString(): sequence for key in keys for sequence in self._sequences(key)}
            action.setShortcuts(list(bound.values()))
        menu.addAction(action)
        self.actions[name] = action
        return action

    @staticmethod
    def _sequences(key: QKeySequence | Key | str) -> list[QKeySequence]:
        return QKeySequence.keyBindings(key) if isinstance(key, Key) else [QKeySequence(key)]

    def _fill_game(self) -> None:
        menu = self.game_menu
        self._add(menu, "new", lambda: self.tr("&New…"), [Key.New])
        self._add(menu, "open", lambda: self.tr("&Open…"), [Key.Open])
        menu.addMenu(self.recent_menu)
        self._add(menu, "saves", lambda: self.tr("Saved &games"), ["Ctrl+L"])
        menu.addSeparator()
        self._add(menu, "save", lambda: self.tr("&Save"), [Key.Save])
        self._add(menu, "save_as", lambda: self.tr("Save &as…"), ["Ctrl+Shift+S"])
        menu.addSeparator()
        self._add(menu, "restart", lambda: self.tr("Res&tart"), ["Ctrl+R"])
        self._add(menu, "pause", lambda: self.tr("&Pause"), ["Pause", "Ctrl+P"]).setCheckable(True)
        menu.addSeparator()
        self._add(menu, "statistics", lambda: self.tr("S&tatistics"))
        settings = self._add(menu, "settings", lambda: self.tr("S&ettings…"), [Key.Preferences, "Ctrl+,"])
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        menu.addSeparator()
        quit_action = self._add(menu, "quit", lambda: self.tr("&Quit"), [Key.Quit, "Ctrl+Q"])
        quit_action.setMenuRole(QAction.MenuRole.QuitRole)

    def _fill_move(self) -> None:
        menu = self.move_menu
        self._add(menu, "undo", lambda: self.tr("&Undo"), [Key.Undo])
        self._add(menu, "redo", lambda: self.tr("&Redo"), [Key.Redo])
        menu.addSeparator()
        self._add(menu, "hint", lambda: self.tr("&Hint"), ["Ctrl+H"])

    def _fill_view(self) -> None:
        menu = self.view_menu
        self._add(menu, "home", lambda: self.tr("&Home"), ["Alt+Home"])
        self._add(menu, "table", lambda: self.tr("Back to the &table"), ["Ctrl+T"])
        menu.addSeparator()
        self._add(menu, "larger", lambda: self.tr("&Larger text"), [Key.ZoomIn, "Ctrl+="])
        self._add(menu, "smaller", lambda: self.tr("&Smaller text"), [Key.ZoomOut])
        menu.addSeparator()
        self._add(menu, "full_screen", lambda: self.tr("&Full screen"), [Key.FullScreen, "F11"]).setCheckable(True)

    def _fill_help(self) -> None:
        menu = self.help_menu
        self._add(menu, "rules", lambda: self.tr("&Rules"), [Key.HelpContents])
        self._add(menu, "learn", lambda: self.tr("&Learn to play"))
        menu.addSeparator()
        about = self._add(menu, "about", lambda: self.tr("&About Longhall"))
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def retranslate(self) -> None:
        self._said.again()

    def enable(self, **states: bool) -> None:
        for name, state in states.items():
            self.actions[name].setEnabled(state)

    def list_recent(self, paths: list[Path], opened: Callable[[Path], None]) -> None:
        self.recent_menu.clear()
        for path in paths:
            action = self.recent_menu.addAction(path.name.replace("&", "&&"))
            action.setToolTip(str(path))
            action.triggered.connect(lambda _=False, path=path: opened(path))
        self.recent_menu.setEnabled(bool(paths))
