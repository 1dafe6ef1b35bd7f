"""Does the text fit its place? Looks at every label, button and list of a window and says what is cut or covered."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLabel, QPushButton, QScrollArea, QWidget

SLACK = 1  # pixels of rounding


def complaints(window: QWidget) -> list[str]:
    """One sentence for everything that does not fit."""
    shown = [widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window) and _speaks(widget)]
    found: list[str] = []
    for widget in shown:
        found += [f"{_name(widget)} {what}" for what in _cut(widget)]
        found += [f"{_name(widget)} {what}" for what in _outside(widget, window)]
    found += [f"{_name(a)} overlaps {_name(b)}" for a, b in _overlaps(shown)]
    return found


def _speaks(widget: QWidget) -> bool:
    return isinstance(widget, QLabel | QAbstractButton | QComboBox) and bool(_text(widget))


def _text(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} “{_text(widget)[:40]}” {widget.width()}x{widget.height()}"


def _cut(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel) and widget.wordWrap():
        room = widget.contentsRect().width()
        metrics = QFontMetrics(widget.font())
        words = [word for word in widget.text().split() if metrics.horizontalAdvance(word) > room + SLACK]
        if words:
            yield f"has no room for the word “{words[0]}”"
        if widget.heightForWidth(widget.width()) > widget.height() + SLACK:
            yield f"is too low: it needs {widget.heightForWidth(widget.width())}"
    elif isinstance(widget, QLabel | QPushButton | QCheckBox | QComboBox):
        needed = widget.sizeHint()
        if needed.width() > widget.width() + SLACK:
            yield f"is too narrow: it needs {needed.width()}"
        if needed.height() > widget.height() + SLACK:
            yield f"is too low: it needs {needed.height()}"


def _outside(widget: QWidget, window: QWidget) -> Iterator[str]:
    """Inside its parent; inside the window and the viewport that scrolls it at least from left to right."""
    parent = widget.parentWidget()
    if parent is not None and not parent.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()):
        yield f"sticks out of its {type(parent).__name__} ({parent.width()}x{parent.height()})"
    above: QWidget | None = parent
    while above is not None and above is not window:
        if isinstance(above.parentWidget(), QScrollArea):
            left = widget.mapTo(above, QPoint(0, 0)).x()
            if left < -SLACK or left + widget.width() > above.width() + SLACK:
                yield "is cut off at the side"
        above = above.parentWidget()
    left = widget.mapTo(window, QPoint(0, 0)).x()
    if left < -SLACK or left + widget.width() > window.width() + SLACK:
        yield "is outside the window"


def _overlaps(shown: list[QWidget]) -> Iterator[tuple[QWidget, QWidget]]:
    groups: dict[int, list[QWidget]] = {}
    for widget in shown:
        groups.setdefault(id(widget.parentWidget()), []).append(widget)
    for siblings in groups.values():
        for number, first in enumerate(siblings):
            for second in siblings[number + 1 :]:
                if not _inked(first).intersected(_inked(second)).isEmpty():
                    yield first, second


def _inked(widget: QWidget) -> QRect:
    """Where the words are: a label may be larger than what it says."""
    if isinstance(widget, QLabel):
        flags = int(widget.alignment().value) | (int(Qt.TextFlag.TextWordWrap.value) if widget.wordWrap() else 0)
        inside = widget.contentsRect().translated(widget.geometry().topLeft())
        return QFontMetrics(widget.font()).boundingRect(inside, flags, widget.text()).intersected(widget.geometry())
    return widget.geometry()
