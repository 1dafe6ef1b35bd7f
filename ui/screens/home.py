"""The first screen: the games as painted covers, the last game to go on with, and the ways to everything else."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QEvent, QLocale, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ui import catalogue, i18n, theme
from ui.covers import ask_for_cover, cover, cover_name
from ui.flow import FlowLayout
from ui.library import Kept, Library
from ui.paint import palette
from ui.pictures import gallery
from ui.widgets import Panel, Screen, draw_panel, label, scrolled

COVER = QSize(224, 190)  # the smallest


class CoverButton(QAbstractButton):
    """A game of the shelf: its picture, its name, and for how many, how long and how heavy it is."""

    def __init__(self, entry: catalogue.Entry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        self.setEnabled(catalogue.playable(entry))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self.isEnabled() else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 14)
        column.setSpacing(4)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.picture = QWidget()
        self.picture.setMinimumHeight(COVER.height())
        column.addWidget(self.picture, 10)
        self.name = label("", "heading", wrap=True)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.facts = label("", "small", wrap=True)
        self.facts.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.blurb = label("", "note", wrap=True)
        self.blurb.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        for part in (self.name, self.facts):
            column.addWidget(part)
        column.addWidget(self.blurb)
        self.picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for part in (self.name, self.facts, self.blurb):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        gallery().ready.connect(self._ready)
        self.retranslate()

    def retranslate(self) -> None:
        title = self.entry.title_now()
        self.name.setText(title)
        self.facts.setText(" · ".join(self.fact_list()))
        self.blurb.setText(self.entry.blurb_now())
        self.setText(title)
        self.setAccessibleName(", ".join([title, *self.fact_list()]))
        self.setToolTip("" if self.isEnabled() else self.tr("Still being carved: this game is not here yet."))

    def fact_list(self) -> list[str]:
        least, most = self.entry.players
        short, long = self.entry.minutes
        facts = [self.tr("%1–%n player(s)", "", most).replace("%1", str(least))]
        if long:
            facts.append(self.tr("%1–%2 min").replace("%1", str(short)).replace("%2", str(long)))
        if self.entry.weight:
            facts.append({1: self.tr("light"), 2: self.tr("medium"), 3: self.tr("heavy")}[self.entry.weight])
        return facts

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "blurb"):
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        width = max(COVER.width() + 24, theme.px(236))
        return QSize(width, self.column.heightForWidth(width))

    def end_with(self, tallest: int) -> None:
        """Let the picture grow to this height, and the whole no further than its words reach."""
        self.picture.setMaximumHeight(max(tallest, COVER.height()))
        words = sum(part.minimumHeight() + self.column.spacing() for part in (self.name, self.facts, self.blurb))
        edges = self.column.contentsMargins()
        self.setMaximumHeight(edges.top() + self.picture.maximumHeight() + words + edges.bottom() + 2)

    def _ready(self, name: str) -> None:
        if name == cover_name(self.entry.id):
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        draw_panel(painter, QRectF(self.rect()), lit=self.underMouse() and self.isEnabled())
        box = QRectF(self.picture.geometry())
        picture = cover(self.entry.id)
        if picture is not None:
            self._draw_picture(painter, picture, box)
            box = _fitted(picture, box)
        if not self.isEnabled():
            self._draw_veil(painter, box)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.FOCUS), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 2, -3, -4), 9, 9)
        painter.end()

    def _draw_picture(self, painter: QPainter, picture: QPixmap, box: QRectF) -> None:
        """The whole picture, as large as the box has room for."""
        painter.save()
        if not self.isEnabled():
            painter.setOpacity(0.4)
        painter.drawPixmap(_fitted(picture, box), picture, QRectF(picture.rect()))
        painter.restore()

    def _draw_veil(self, painter: QPainter, box: QRectF) -> None:
        """A game that is not there yet: pale, with a ribbon across."""
        words = self.tr("coming")
        face = theme.font("label", 0.95, i18n.language(), words)
        painter.setFont(face)
        high = theme.px(28)
        ribbon = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
        band = QColor(palette.FRAME)
        band.setAlpha(190)
        painter.fillRect(ribbon, band)
        painter.setPen(QColor("#fff4d0"))
        painter.drawText(ribbon, Qt.AlignmentFlag.AlignCenter, words)


def _fitted(picture: QPixmap, box: QRectF) -> QRectF:
    """The largest room of the picture's shape in the middle of the box."""
    share = min(box.width() / picture.width(), box.height() / picture.height())
    width, height = picture.width() * share, picture.height() * share
    return QRectF(box.center().x() - width / 2, box.center().y() - height / 2, width, height)


class Home(Screen):
    """The hall itself."""

    game_chosen = Signal(str)
    continued = Signal(object)  # the Kept game to go on with
    asked = Signal(str)  # the name of another screen: saves, learn, settings, statistics, about

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.last: Kept | None = None
        self._arranged: tuple[int, int] | None = None  # covers side by side, covers in all
        self.cut_short = False  # the app ended in the middle of a game
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 6, 24, 14)
        column.setSpacing(9)
        column.addStretch(1)
        self._add_banner(column)
        self.shelf = QGridLayout()
        self.shelf.setSpacing(14)
        self.covers: list[CoverButton] = []
        column.addLayout(self.shelf, 200)
        self._add_continue(column)
        self._add_ways(column)
        column.addStretch(1)
        self.area = scrolled(content)
        outer.addWidget(self.area)
        self.area.viewport().installEventFilter(self)
        self._fill_shelf()

    # -- parts

    def _add_banner(self, column: QVBoxLayout) -> None:
        self.name_label = label("", "huge")
        self.name_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.motto = label("", "faded", wrap=True)
        self.motto.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.say(self.name_label.setText, lambda: self.tr("Longhall", "the name of the program"))
        self.say(self.motto.setText, lambda: self.tr("Four tales of the Viking age, one table"))
        column.addWidget(self.name_label)
        column.addWidget(self.motto)

    def _add_continue(self, column: QVBoxLayout) -> None:
        self.continue_panel = Panel()
        row = QHBoxLayout()
        self.continue_panel.column.setContentsMargins(20, 10, 20, 12)
        self.continue_panel.column.addLayout(row)
        self.continue_text = label("", wrap=True)
        self.continue_button = QPushButton()
        self.continue_button.setProperty("role", "main")
        self.say(self.continue_button.setText, lambda: self.tr("Continue"))
        self.continue_button.clicked.connect(self._continue)
        row.addWidget(self.continue_text, 1)
        row.addWidget(self.continue_button)
        self.continue_panel.hide()
        column.addWidget(self.continue_panel)

    def _add_ways(self, column: QVBoxLayout) -> None:
        ways = QWidget()
        flow = FlowLayout(ways, 12, centred=True)
        self.ways: dict[str, QPushButton] = {}
        words = {
            "saves": lambda: self.tr("Open a saved game"),
            "learn": lambda: self.tr("Learn to play"),
            "statistics": lambda: self.tr("Statistics"),
            "settings": lambda: self.tr("Settings"),
            "about": lambda: self.tr("About"),
        }
        for name, say in words.items():
            button = QPushButton()
            self.say(button.setText, say)
            button.clicked.connect(lambda _=False, name=name: self.asked.emit(name))
            flow.addWidget(button)
            self.ways[name] = button
        column.addWidget(ways)

    def _fill_shelf(self) -> None:
        for entry in catalogue.shelf():
            if entry.id not in {button.entry.id for button in self.covers}:
                button = CoverButton(entry)
                button.clicked.connect(lambda _=False, game=entry.id: self.game_chosen.emit(game))
                self.covers.append(button)
        self._arrange()

    def _arrange(self) -> None:
        """As many covers side by side as there is room for, but never three and one."""
        room = max(1, (self.area.viewport().width() - 48 + 14) // (max(COVER.width() + 4, theme.px(224)) + 14))
        across = min(len(self.covers), room)
        if len(self.covers) == 4 and across == 3:
            across = 2
        if (across, len(self.covers)) == self._arranged:
            return
        self._arranged = (across, len(self.covers))
        for button in self.covers:
            self.shelf.removeWidget(button)
        for column in range(self.shelf.columnCount()):
            self.shelf.setColumnStretch(column, 0)
        for index, button in enumerate(self.covers):
            self.shelf.addWidget(button, index // across, index % across)
        for column in range(across):
            self.shelf.setColumnStretch(column, 1)

    # -- life

    def heading(self) -> str:
        return ""

    def entered(self) -> None:
        self._fill_shelf()
        first = next((button for button in self.covers if button.isEnabled()), None)
        if first is not None:
            first.setFocus()
        QTimer.singleShot(0, self, self._after_first_paint)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The room for the covers changes with the window, and when the scroll bar comes or goes."""
        if event.type() == QEvent.Type.Resize and watched is self.area.viewport():
            self._arrange()
            self._level()
        return super().eventFilter(watched, event)

    def _level(self) -> None:
        """All covers give their words the same room, so that the pictures end at one line."""
        across = self._arranged[0] if self._arranged else 1
        room = (self.area.viewport().width() - 48 - 14 * (across - 1)) // across - 24
        for part in ("name", "facts", "blurb"):
            labels = [getattr(button, part) for button in self.covers]
            for one in labels:
                one.setMinimumHeight(0)  # it would count in what the label asks for
            high = max((one.heightForWidth(room) for one in labels), default=0)
            for one in labels:
                one.setMinimumHeight(high)
        for button in self.covers:
            button.end_with(room * 4 // 3)

    def retranslate(self) -> None:
        self._tell_last()
        self._arranged = None  # the text may have another size as well
        self._arrange()
        QTimer.singleShot(0, self, self._level)  # when the covers have said their words again

    def _after_first_paint(self) -> None:
        for button in self.covers:
            ask_for_cover(button.entry.id)
        self.find_last()

    def find_last(self) -> None:
        self.last = self.library.latest()
        self._tell_last()

    def _tell_last(self) -> None:
        self.continue_panel.setVisible(self.last is not None)
        if self.last is None or self.last.record is None:
            return
        when = QDateTime.fromSecsSinceEpoch(int(self.last.modified))
        told = self.tr("Your last game: %1, with %2, %3.")
        if self.cut_short:
            told = self.tr("Your last game was cut short and is kept to its last move: %1, with %2, %3.")
        people = ", ".join(seat.name for seat in self.last.record.seats)
        moment = i18n.locale().toString(when, QLocale.FormatType.ShortFormat)
        told = told.replace("%1", catalogue.title_of(self.last.record.game)).replace("%3", moment)
        self.continue_text.setText(told.replace("%2", people))

    def _continue(self) -> None:
        if self.last is not None:
            self.continued.emit(self.last)
