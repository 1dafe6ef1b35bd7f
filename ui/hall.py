"""The hall: a window with one screen in sight, the way back from it, the menus, and the parchment behind it all.

What the menus do and how games are played is the window's affair (window.py).
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QStackedWidget, QVBoxLayout

from ui import catalogue, i18n, theme
from ui.library import Library
from ui.menus import Menus
from ui.notice import Notice
from ui.pictures import Paint, gallery
from ui.screens.home import Home
from ui.settings import Settings
from ui.widgets import Backdrop, Screen

SMALLEST = QSize(1024, 700)
SHEET = (1600, 1000)


class Hall(QMainWindow):
    """Screens that are not in sight are not made until somebody asks for them."""

    def __init__(self, settings: Settings, library: Library) -> None:
        super().__init__()
        self.settings = settings
        self.library = library
        self.controller: Any = None  # of the match at the table, while there is one
        self.table: Any = None
        self._kept_screens: dict[str, Screen] = {}
        self._trail: list[Screen] = []
        self.setMinimumSize(SMALLEST)
        self._build()
        settings.changed.connect(self._setting_changed)
        gallery().ready.connect(self._picture_ready)
        QTimer.singleShot(0, self, self._lay_sheet)

    def _build(self) -> None:
        self.backdrop = Backdrop()
        column = QVBoxLayout(self.backdrop)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.stack = QStackedWidget()
        self.notice = Notice()
        column.addWidget(self.stack, 1)
        column.addWidget(self.notice)
        self.setCentralWidget(self.backdrop)
        self.menus = Menus(self)
        self.home = Home(self.library)
        self.home.asked.connect(self.open_screen)
        self._kept_screens["home"] = self.home
        self.stack.addWidget(self.home)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self.stack)
        escape.activated.connect(self._escape)
        self.escape = escape

    def make_screen(self, name: str) -> Screen:
        """A screen that is kept once it is made."""
        raise NotImplementedError  # the window's part, as below: a class of Qt cannot be an abstract one of Python

    def refresh_actions(self, *_: object) -> None:
        """What the menus offer follows what is possible."""
        raise NotImplementedError

    # ------------------------------------------------------------------ going from screen to screen

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button with the focus, as Space does; Qt does so in dialogs only."""
        held = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and isinstance(held, QAbstractButton):
            held.click()
        else:
            super().keyPressEvent(event)

    @property
    def screen_in_sight(self) -> Screen:
        shown = self.stack.currentWidget()
        assert isinstance(shown, Screen), "only screens are put on the stack"
        return shown

    def show_screen(self, screen: Any) -> None:
        """Bring a screen into sight and remember the way back from it."""
        if screen is self.home:
            self._forget_trail()
        elif self._trail and screen in self._trail:
            self._cut_trail(screen)
        else:
            self._trail.append(screen)
        if self.stack.indexOf(screen) < 0:
            self.stack.addWidget(screen)
        self.stack.setCurrentWidget(screen)
        self._title()
        self.refresh_actions()
        self.escape.setEnabled(screen is not self.table)
        if hasattr(screen, "entered"):
            screen.entered()

    def show_table(self) -> None:
        if self.table is not None:
            self.show_screen(self.table)

    def _forget_trail(self) -> None:
        old, self._trail = self._trail, []
        for screen in old:
            self._let_go(screen)

    def _cut_trail(self, screen: Any) -> None:
        while self._trail[-1] is not screen:
            self._let_go(self._trail.pop())

    def _let_go(self, screen: Any) -> None:
        """Screens made for one occasion leave the stack; the table stays while its game is on."""
        if screen is self.table or screen in self._kept_screens.values():
            return
        self.stack.removeWidget(screen)
        screen.deleteLater()

    def back(self) -> None:
        if self._trail:
            self._let_go(self._trail.pop())
        self.show_screen(self._trail[-1] if self._trail else self.home)

    def _escape(self) -> None:
        if self.notice.isVisible():
            self.notice.hide()
        elif self.screen_in_sight is not self.home:
            self.back()

    def open_screen(self, name: str) -> None:
        """One of the screens that are made once and kept."""
        if name not in self._kept_screens:
            self._kept_screens[name] = self.make_screen(name)
        self.show_screen(self._kept_screens[name])

    def open_rules(self, game_id: str, rule: str = "") -> None:
        """The rules of a game, opened at a rule where one is named ("LF-3.2")."""
        from ui.screens.rules import Rules

        screen = Rules(game_id, rule)
        screen.left.connect(self.back)
        self.show_screen(screen)

    def game_in_sight(self) -> str:
        """Which game the player has before them; the first that can be played otherwise."""
        screen = self.screen_in_sight
        game = getattr(screen, "game", None)
        if game is not None:
            return str(game.id)
        if self.controller is not None:
            return str(self.controller.match.game.id)
        return next((entry.id for entry in catalogue.shelf() if catalogue.playable(entry)), "lindisfarne")

    # ------------------------------------------------------------------ small things

    def tell(self, text: str, *, good: bool = False) -> None:
        """A word to the player that does not stop the game."""
        self.notice.tell(text, good=good)

    def _title(self) -> None:
        name = self.tr("Longhall", "the name of the program")
        screen = self.screen_in_sight
        heading = screen.heading() if hasattr(screen, "heading") else ""
        if screen is self.table and self.controller is not None:
            heading = catalogue.title_of(self.controller.match.game.id)
        self.setWindowTitle(f"{heading} – {name}" if heading else name)

    def _full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _resize_text(self, change: int) -> None:
        self.settings.text_size = self.settings.text_size + change

    def _setting_changed(self, name: str) -> None:
        app = QApplication.instance()
        if name in ("language", "text_size") and isinstance(app, QApplication):
            dress(app, self.settings)

    def _lay_sheet(self) -> None:
        sheet = gallery().picture("sheet", _sheet_painter)
        if sheet is not None:
            self.backdrop.lay(sheet)

    def _picture_ready(self, name: str) -> None:
        if name == "sheet":
            self._lay_sheet()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "menus"):
            self.menus.retranslate()
            QTimer.singleShot(0, self, self._title)  # when the screen has said its heading again
        super().changeEvent(event)


def dress(app: QApplication, settings: Settings) -> None:
    """Language and theme, as the settings want them."""
    theme.apply(app, settings.language, settings.text_size)
    i18n.speak(settings.language, app)


def _sheet_painter() -> Paint:
    from ui.paint.parchment import sheet

    def paint() -> QImage:
        return sheet(*SHEET)

    return paint
