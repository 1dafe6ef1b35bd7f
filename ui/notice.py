"""A line under the screen for what the player should know without being stopped: saved, not saved, cannot be opened."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ui.paint import palette
from ui.widgets import Speaking, label

GOOD_FOR = 4000  # ms; bad news stay until they are read


class Notice(Speaking):
    """Shows one message at a time; good news goes by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 8, 16, 8)
        self.text = label("", wrap=True)
        self.close_button = QPushButton()
        self.close_button.setProperty("role", "link")
        self.say(self.close_button.setText, lambda: self.tr("Close"))
        self.close_button.clicked.connect(self.hide)
        row.addWidget(self.text, 1)
        row.addWidget(self.close_button)
        self._good = True
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def tell(self, text: str, *, good: bool = False) -> None:
        self.text.setText(text)
        self._good = good
        self.show()
        self.update()
        self._timer.stop()
        if good:
            self._timer.start(GOOD_FOR)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor("#e9efd0" if self._good else "#f6d9c2"))
        painter.setPen(QPen(QColor(palette.FRAME), 1))
        painter.drawLine(QRectF(self.rect()).topLeft(), QRectF(self.rect()).topRight())
        painter.end()
