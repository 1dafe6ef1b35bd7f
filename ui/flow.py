"""A layout that sets widgets in a row and begins a new one where the room ends, as words do in a paragraph."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Rows of items in their preferred sizes; the rows are as wide as the room and centred where asked."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 10, *, centred: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._centred = centred
        self.setSpacing(spacing)
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # Qt wants None past the end
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # as above
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self.spacing() * max(0, len(shown) - 1)
        return QSize(width, max((size.height() for size in shown), default=0))

    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _rows(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().expandedTo(item.minimumSize())
            size.setWidth(max(item.minimumSize().width(), min(size.width(), width)))
            if item.hasHeightForWidth():
                size.setHeight(item.heightForWidth(size.width()))
            if rows and used + self.spacing() + size.width() <= width:
                rows[-1].append((item, size))
                used += self.spacing() + size.width()
            else:
                rows.append([(item, size)])
                used = size.width()
        return rows

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        top = rect.top()
        for row in self._rows(rect.width()):
            height = max(size.height() for _, size in row)
            taken = sum(size.width() for _, size in row) + self.spacing() * (len(row) - 1)
            left = rect.left() + (max(0, (rect.width() - taken) // 2) if self._centred else 0)
            if place:
                for item, size in row:
                    item.setGeometry(QRect(QPoint(left, top + (height - size.height()) // 2), size))
                    left += size.width() + self.spacing()
            top += height + self.spacing()
        return max(0, top - rect.top() - (self.spacing() if top > rect.top() else 0))
