"""The small parts that every screen is made of: the page with its heading, panels of parchment, ticks and pickers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPixmap, QPolygonF, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from ui import theme
from ui.i18n import Said
from ui.paint import palette


class Speaking(QWidget):
    """A widget that says everything again when the language changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = Said()

    def say(self, setter: Callable[[str], Any], words: Callable[[], str]) -> None:
        """Set the words now and whenever the language changes."""
        self._said.say(setter, words)

    def retranslate(self) -> None:
        """Say what cannot be said by `say`: lists, tables, whatever is made from data."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_said"):
            self._said.again()
            self.retranslate()
        super().changeEvent(event)


class Screen(Speaking):
    """One of the window's screens."""

    left = Signal()  # the player wants to go back

    def heading(self) -> str:
        """What stands in the title of the window."""
        return ""

    def entered(self) -> None:
        """The screen comes into sight: fetch what may have changed, put the focus where one begins."""


class Page(Screen):
    """A screen with a heading, a way back, and a column that scrolls when there is more than fits."""

    WIDEST = 980

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 14, 24, 14)
        outer.setSpacing(10)
        top = QHBoxLayout()
        self.back_button = QPushButton()
        self.back_button.setProperty("role", "link")
        self.say(self.back_button.setText, lambda: "‹ " + self.tr("Back"))
        self.back_button.clicked.connect(self.left)
        self.title_label = label("", "title")
        self.title_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        top.addWidget(self.back_button)
        top.addWidget(self.title_label, 1)
        self._balance = QWidget()  # as wide as the button opposite: the title stands in the middle of the page
        top.addWidget(self._balance)
        outer.addLayout(top)
        self.column = QWidget()
        self.column.setMaximumWidth(theme.px(self.WIDEST) if theme.px(self.WIDEST) > self.WIDEST else self.WIDEST)
        self.body = QVBoxLayout(self.column)
        self.body.setContentsMargins(4, 4, 12, 4)
        self.body.setSpacing(14)
        self.area = scrolled(self.column)
        outer.addWidget(self.area, 1)
        holder = QWidget()
        holder.setMaximumWidth(self.column.maximumWidth())
        self.foot = QVBoxLayout(holder)
        self.foot.setContentsMargins(4, 0, 12, 0)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(holder, 1000)
        across.addStretch(1)
        outer.addLayout(across)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.back_button.sizeHint().width()
        spare = self.width() - 48 - 2 * room >= self.title_label.sizeHint().width()
        self._balance.setFixedWidth(room if spare else 0)

    def say_title(self, words: Callable[[], str]) -> None:
        self.say(self.title_label.setText, words)

    def heading(self) -> str:
        return self.title_label.text()

    def entered(self) -> None:
        self.back_button.setFocus()


class Panel(QFrame):
    """A sheet of parchment on the table: a soft rim, an ink line and a thin one within."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(20, 16, 20, 16)
        self.column.setSpacing(10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_panel(painter, QRectF(self.rect()))
        painter.end()


def draw_panel(painter: QPainter, whole: QRectF, *, lit: bool = False) -> None:
    rect = whole.adjusted(3, 2, -3, -4)
    shade = QColor(palette.VIGNETTE)
    painter.setPen(Qt.PenStyle.NoPen)
    for grow in (3.0, 2.0, 1.0):
        shade.setAlpha(18)
        painter.setBrush(shade)
        painter.drawRoundedRect(rect.adjusted(-grow, -grow + 1.5, grow, grow + 1), 9 + grow, 9 + grow)
    fill = QColor("#fff8e2" if lit else palette.CARD_LIGHT)
    fill.setAlpha(240)
    painter.setBrush(fill)
    painter.setPen(QPen(QColor(palette.FRAME), 1.4))
    painter.drawRoundedRect(rect, 9, 9)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thin = QColor(theme.RULE)
    thin.setAlpha(150)
    painter.setPen(QPen(thin, 1))
    painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 6, 6)


def label(text: str, role: str = "", *, wrap: bool = False) -> QLabel:
    """A label in one of the theme's roles."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    if wrap:
        made.setWordWrap(True)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    return made


def scrolled(content: QWidget) -> QScrollArea:
    """The content in an area that scrolls up and down and lets the paper shine through."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    content.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    return area


def rule() -> QFrame:
    """A thin ink line."""
    line = QFrame()
    line.setFixedHeight(1)
    line.setAutoFillBackground(True)
    colours = line.palette()
    colours.setColor(QPalette.ColorRole.Window, QColor("#c9b283"))
    line.setPalette(colours)
    return line


def emptied(layout: Any) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif inner is not None:
            emptied(inner)


class Tick(QCheckBox):
    """A check box whose mark is a stroke of the pen."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = QRectF(self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor("#fff4d0"), max(2.0, box.width() / 7))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        at = [(0.24, 0.52), (0.43, 0.72), (0.78, 0.28)]
        painter.drawPolyline(QPolygonF([QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in at]))
        painter.end()


class Picker(QComboBox):
    """A drop-down list with an inked arrow, as wide as its longest entry."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = theme.px(5)
        middle = QPointF(self.width() - theme.px(15), self.height() / 2)
        pen = QPen(QColor(palette.INK if self.isEnabled() else "#b5a27c"), 2.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        ends = [QPointF(-size, -size / 2), QPointF(0, size / 2), QPointF(size, -size / 2)]
        painter.drawPolyline(QPolygonF([middle + end for end in ends]))
        painter.end()

    def wheelEvent(self, event: Any) -> None:
        """The wheel scrolls the page; it must not change a setting on the way."""
        event.ignore()


class Backdrop(QWidget):
    """The sheet of parchment behind every screen: plain paper until the painted one is there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: QPixmap | None = None
        self._fitted: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def lay(self, sheet: QPixmap) -> None:
        self._sheet, self._fitted = sheet, None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._sheet is None:
            painter.fillRect(event.rect(), QColor(palette.PAPER))
        else:
            size = self.size() * self.devicePixelRatio()
            if self._fitted is None or self._fitted.size() != size:
                keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
                self._fitted = self._sheet.scaled(size, keep, smooth)
                self._fitted.setDevicePixelRatio(self.devicePixelRatio())
            painter.drawPixmap(0, 0, self._fitted)
        painter.end()


class Swatch(QAbstractButton):
    """A player's colour with its emblem; a button that steps to the next colour, or only a sign."""

    def __init__(self, colour: int, parent: QWidget | None = None, *, colour_blind: bool = False) -> None:
        super().__init__(parent)
        self.colour = colour
        self.colour_blind = colour_blind
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_colour(self, colour: int) -> None:
        self.colour = colour
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(34), theme.px(34))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        self.setFixedSize(self.sizeHint())
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        from ui.paint.emblems import draw_emblem

        colour = palette.player(self.colour, self.colour_blind)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, radius = QPointF(self.width() / 2, self.height() / 2), self.width() / 2 - 3
        rim = QColor(theme.FOCUS) if self.hasFocus() else QColor(palette.FRAME)
        painter.setPen(QPen(rim, 2.6 if self.hasFocus() else 1.6))
        painter.setBrush(QColor(colour.fill))
        painter.drawEllipse(middle, radius, radius)
        draw_emblem(painter, colour.emblem, middle, radius * 0.72, colour.sign)
        painter.end()
