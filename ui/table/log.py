"""The log: every event that has words. Hovering one shows where it happened, a click the table as it was then."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from boardgames.core.game import Event, Message
from ui import theme
from ui.paint import palette, tokens
from ui.table.art import Art

_INDEX = Qt.ItemDataRole.UserRole
_PLACES = Qt.ItemDataRole.UserRole + 1
_COLOUR = Qt.ItemDataRole.UserRole + 2
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


def _room(wide: int) -> tuple[int, int]:
    """Where the text begins, and how wide it may be."""
    left = theme.px(24)
    return left, max(40, wide - left - theme.px(8))


class _Sentence(QStyledItemDelegate):
    """Draws an entry with its whole sentence, however many lines that takes. How high that is was measured once and
    stands in the entry: a list asks for all heights whenever it grows."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box = option.rect
        painter.save()
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            strong = bool(option.state & QStyle.StateFlag.State_Selected)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(227, 191, 98, 170 if strong else 90))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        left, wide = _room(box.width())
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(icon, QIcon):
            side = theme.px(15)
            icon.paint(painter, box.left() + theme.px(5), box.top() + theme.px(7), side, side)
        colour = index.data(_COLOUR)
        painter.setPen(QColor(str(colour) if colour else palette.INK))
        painter.setFont(option.widget.font() if option.widget is not None else option.font)
        where = QRect(box.left() + left, box.top() + theme.px(4), wide, box.height() - theme.px(4))
        painter.drawText(where, _WRAP, str(index.data() or ""))
        painter.restore()


class Log(QListWidget):
    """What happened, newest below."""

    visited = Signal(int)  # the moment that should be shown; -1 for the present
    pointed = Signal(object)  # the set of places that an entry is about

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = art
        self._shown: list[tuple[int, Event]] = []
        self._measured = 0  # the width that the entries were measured for
        self.setItemDelegate(_Sentence(self))
        self.setMouseTracking(True)
        self.setUniformItemSizes(False)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # or lines would be broken anew
        self.itemEntered.connect(self._entered)
        self.itemClicked.connect(self._clicked)
        self._dress()

    def _dress(self) -> None:
        self._measured = 0
        self.setFont(theme.font("text", 0.86, self.art.language))
        side = theme.px(15)
        self.setIconSize(QSize(side, side))

    def sizeHint(self) -> QSize:
        return QSize(theme.px(200), theme.px(110))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(120), theme.px(90))

    def rebuild(self, art: Art) -> None:
        self.art = art
        self._dress()
        entries, self._shown = self._shown, []
        self.clear()
        self.show_entries(entries)

    def show_entries(self, entries: Sequence[tuple[int, Event]]) -> None:
        """Show these entries; when they only grew, only the new ones are added."""
        known = len(self._shown)
        if list(entries[:known]) != self._shown:
            self.clear()
            known = 0
        for index, event in entries[known:]:
            item = self._entry(index, event)
            if item.text():  # an event without words is for the eye only
                self._measure(item)
                self.addItem(item)
        self._shown = list(entries)
        if len(entries) > known:
            self.scrollToBottom()

    def _entry(self, index: int, event: Event) -> QListWidgetItem:
        item = QListWidgetItem(self.art.texts.say(Message(f"event.{event.kind}", event.values), self.art.people))
        item.setData(_INDEX, index)
        places = {name for name in (event.source, event.target) if name}
        places |= {value for value in event.values.values() if isinstance(value, str) and not value.startswith("seat:")}
        item.setData(_PLACES, sorted(places))
        seat = event.values.get("seat")
        if isinstance(seat, str) and seat.startswith("seat:"):
            item.setIcon(self._sign(int(seat[5:])))
        return item

    def _sign(self, seat: int) -> QIcon:
        size = float(theme.px(15))
        return QIcon(
            QIcon(tokens.sprite("control", size * 0.85, tokens.player_look(self.art.colour(seat)), 2.0).pixmap)
        )

    def mark(self, index: int) -> None:
        """Fade what lies after the moment that is looked at; -1 fades nothing."""
        for row in range(self.count()):
            item = self.item(row)
            later = index >= 0 and item.data(_INDEX) > index
            item.setData(_COLOUR, "#b3a27c" if later else "")

    def sentences(self) -> list[str]:
        return [self.item(row).text() for row in range(self.count())]

    def _measure(self, item: QListWidgetItem) -> None:
        wide = self.viewport().width()
        high = QFontMetrics(self.font()).boundingRect(QRect(0, 0, _room(wide)[1], 100000), _WRAP, item.text()).height()
        item.setSizeHint(QSize(wide, high + theme.px(8)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._measured != self.viewport().width():
            self._measured = self.viewport().width()
            for row in range(self.count()):
                self._measure(self.item(row))
            self.scheduleDelayedItemsLayout()

    # ------------------------------------------------------------------ the pointer

    def _entered(self, item: QListWidgetItem) -> None:
        self.pointed.emit(set(item.data(_PLACES) or ()))

    def _clicked(self, item: QListWidgetItem) -> None:
        self.visited.emit(int(item.data(_INDEX)))

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(set())
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem() is not None:
            self._clicked(self.currentItem())
        else:
            super().keyPressEvent(event)
        if self.currentItem() is not None and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._entered(self.currentItem())
