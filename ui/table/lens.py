"""What lies over the table for a moment: a card seen large with its words, and the cover between two people."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from boardgames.core.game import Piece
from ui import theme
from ui.paint import lettering, palette, parchment, tokens
from ui.paint.palette import PlayerColour
from ui.table.art import Art


@cache
def _sheet() -> QImage:
    return parchment.sheet(800, 500)


class Overlay(QWidget):
    """Fills its parent, whatever size that takes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        parent.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self.resize(self._over.size())
        return False

    def open(self) -> None:
        self.resize(self._over.size())
        self.raise_()
        self.show()
        self.setFocus()


class Lens(Overlay):
    """One card or piece, large, with its name and its explanation. Any click or key puts it away."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._art: Art | None = None
        self._piece: Piece | None = None

    def look(self, art: Art, piece: Piece) -> None:
        self._art, self._piece = art, Piece(piece.kind, piece.id, piece.seat, piece.face)
        self.open()
        self.update()

    def put_away(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.put_away()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.put_away()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(20, 10, 4, 170))
        if self._art is not None and self._piece is not None:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._paint(painter, self._art, self._piece)
        painter.end()

    def _paint(self, painter: QPainter, art: Art, piece: Piece) -> None:
        size = art.size(piece)
        tip = art.tip(piece)
        high = self.height() * 0.82
        factor = min(high / size.height(), self.width() * 0.4 / size.width()) * (1.0 if art.is_card(piece) else 0.5)
        sprite: QPixmap = art.sprite(piece, factor, self.devicePixelRatioF()).pixmap
        wide = sprite.deviceIndependentSize().width()
        words = min(self.width() - wide - 60, theme.px(380)) if tip else 0.0
        left = (self.width() - wide - words) / 2
        painter.drawPixmap(QPointF(left, (self.height() - sprite.deviceIndependentSize().height()) / 2), sprite)
        if words > 80:
            self._write(painter, art, piece, tip, QRectF(left + wide + 10, 0, words, self.height()))

    def _write(self, painter: QPainter, art: Art, piece: Piece, tip: str, room: QRectF) -> None:
        """The words beside the card on a sheet that is as high as they need."""
        inner = room.adjusted(24, 40, -24, -40)
        title = lettering.fitted(art.name(piece), "display", inner, art.language, theme.px(26), 12, most_lines=3)
        text = lettering.fitted(tip, "text", inner, art.language, theme.px(21), 12)
        high = title.height + text.height + theme.px(58)
        sheet = QRectF(room.left(), (room.height() - high) / 2, room.width(), high)
        parchment.panel(painter, sheet)
        head = QRectF(inner.left(), sheet.top() + theme.px(20), inner.width(), title.height)
        body = QRectF(inner.left(), head.bottom() + theme.px(12), inner.width(), text.height)
        lettering.write(painter, lettering.setting_path(title, head), palette.TITLE_RED)
        lettering.write(painter, lettering.setting_path(text, body, centre=False), palette.INK)


class Cover(Overlay):
    """Hides everything between two people with secrets, until the next one says that nobody else is looking."""

    confirmed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour: PlayerColour | None = None
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setWordWrap(True)
        self.note = QLabel()
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setWordWrap(True)
        self.button = QPushButton()
        self.button.setProperty("role", "main")
        self.button.clicked.connect(self._confirm)
        column = QVBoxLayout(self)
        column.addStretch(5)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addSpacing(18)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def ask(self, name: str, colour: PlayerColour) -> None:
        """Cover the table for this person."""
        self._colour = colour
        self.title.setText(self.tr("Pass to %1").replace("%1", name))
        self.note.setText(self.tr("The table is covered. Nobody else should be looking now."))
        self.button.setText(self.tr("I am %1: show my table").replace("%1", name))
        self.open()
        self.button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter confirms as Space does, but not the one that is still held down from the move before."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._confirm()
        else:
            super().keyPressEvent(event)

    def _confirm(self) -> None:
        self.hide()
        self.confirmed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.rect(), _sheet())
        if self._colour is not None:
            at = QPointF(self.width() / 2, self.height() * 0.34)
            size = min(150.0, self.height() * 0.24)
            tokens.draw_token(painter, "control", at, size, tokens.player_look(self._colour))
        painter.end()
