"""The panels of the seats: who sits there, in which colour and sign, with which counters, and whose turn it is."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QVBoxLayout, QWidget

from boardgames.core.game import SeatView, View
from ui import theme
from ui.paint import icons, palette, parchment, tokens
from ui.table import cardart, items
from ui.table.art import Art
from ui.table.telling import tip_of


@lru_cache(maxsize=24)
def _sheet(width: int, height: int, selected: bool, ratio: float) -> QPixmap:
    """The parchment under a panel."""

    def paint(painter: QPainter) -> None:
        parchment.panel(painter, QRectF(4, 3, width - 8, height - 8), 8, 255 if selected else 232)

    return cardart.painted(QSizeF(width, height), ratio, paint)


class SeatPanel(QWidget):
    """One seat."""

    clicked = Signal(int)
    hovered = Signal(int, bool)

    def __init__(self, seat: int, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.art = art
        self.name = ""
        self.level = ""  # "" for a person
        self.shown: SeatView | None = None
        self.to_move = False
        self.selected = False  # its hand is in the strip
        self.light = (items.DARK, False)
        self.tooltips = True
        self._spots: list[tuple[QRectF, str, str, str]] = []  # where each sign is, its key, name and explanation
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(230), theme.px(62))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(180), theme.px(58))

    def show_seat(self, name: str, level: str, shown: SeatView, to_move: bool, selected: bool) -> None:
        state = (name, level, shown, to_move, selected)
        if state != (self.name, self.level, self.shown, self.to_move, self.selected):
            self.name, self.level, self.shown, self.to_move, self.selected = state
            self.setAccessibleName(f"{name} {shown.score}")
            self.update()

    def set_light(self, mode: int, focused: bool) -> None:
        if self.light != (mode, focused):
            self.light = (mode, focused)
            self.update()

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Everything is a shared pixmap or plain text: panels are repainted with every move of anybody."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(4, 3, -4, -5)
        painter.drawPixmap(0, 0, _sheet(self.width(), self.height(), self.selected, self.devicePixelRatioF()))
        self._paint_rim(painter, box)
        self._spots = []
        if self.shown is not None:
            self._paint_inside(painter, box, self.shown)
        painter.end()

    def _paint_rim(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.to_move:
            painter.setPen(QPen(QColor(palette.TITLE_RED), 3))
            painter.drawRoundedRect(box, 8, 8)
        mode, focused = self.light
        if mode != items.DARK:
            ink = {items.HOVER: "#fff2a8", items.HINT: "#8fe0ff", items.CHOSEN: "#ff7a3c", items.LIT: "#f6e3a0"}
            painter.setPen(QPen(QColor("#4a2c08"), 5.5))
            painter.drawRoundedRect(box, 8, 8)
            painter.setPen(QPen(QColor(ink.get(mode, "#ffd84a")), 3.5))
            painter.drawRoundedRect(box, 8, 8)
        if focused:
            painter.setPen(QPen(QColor("#ffffff"), 5))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 7, 7)
            painter.setPen(QPen(QColor(theme.FOCUS), 3, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 7, 7)

    def _paint_inside(self, painter: QPainter, box: QRectF, shown: SeatView) -> None:
        spec = self.art.board.spec.seats
        unit = theme.px(100) / 100
        disc = 30 * unit
        centre = QPointF(box.left() + 12 + disc / 2, box.center().y())
        look = tokens.player_look(self.art.colour(self.seat))
        sprite = tokens.sprite("control", disc, look, self.devicePixelRatioF())
        painter.drawPixmap(centre + sprite.offset, sprite.pixmap)
        left, right = centre.x() + disc / 2 + 9, box.right() - 12
        top, high = box.top() + 6, box.height() * 0.46
        if spec.score:
            room = QRectF(left, top, right - left, high)
            wide = self._write(painter, str(shown.score), "strong", 1.4, room, palette.TITLE_RED, right=True)
            at = QPointF(right - wide - 12 * unit, room.center().y())
            self._icon(painter, "laurel", at, 18 * unit)
            whole = QRectF(at.x() - 12 * unit, top, right - at.x() + 12 * unit, high)
            self._spots.append((whole, "score", self.tr("Score"), self.tr("Points as far as you can see them now.")))
            right = at.x() - 14 * unit
        tag = 19 * unit
        for sign in reversed(spec.tags):
            if sign.key in shown.tags:
                at = QPointF(right - tag / 2, box.top() + box.height() * 0.3)
                self._icon(painter, sign.icon, at, tag)
                self._spot(at, tag, sign.key, "")
                right -= tag + 4
        self._write(painter, self.name, "label", 1.1, QRectF(left, top, right - left, high), palette.DARK_INK)
        self._paint_counters(painter, box, shown, left, unit)

    def _paint_counters(self, painter: QPainter, box: QRectF, shown: SeatView, left: float, unit: float) -> None:
        signs = [sign for sign in self.art.board.spec.seats.counters if sign.key in shown.counters]
        y = box.bottom() - box.height() * 0.27
        right = box.right() - 12
        if self.level:
            room = QRectF(left, y - 10 * unit, right - left, 20 * unit)
            right -= self._write(painter, self.level, "italic", 0.8, room, theme.FADED, right=True) + 8
        step = min(52 * unit, (right - left) / max(1, len(signs)))
        size = min(19 * unit, step * 0.44)
        gap = min(3.0, step * 0.04)  # a number stands nearer to its own sign than to the next one
        for i, sign in enumerate(signs):
            at = QPointF(left + i * step + size / 2, y)
            self._icon(painter, sign.icon, at, size)
            room = QRectF(at.x() + size / 2 + gap, y - 12 * unit, (step - size) * 0.82 - gap, 24 * unit)
            self._write(painter, str(shown.counters[sign.key]), "strong", 0.95, room, palette.INK)
            self._spot(QPointF(at.x() + step * 0.3, y), step * 0.9, sign.key, str(shown.counters[sign.key]))

    def _icon(self, painter: QPainter, name: str, at: QPointF, size: float) -> None:
        picture = icons.pixmap(name, round(size), self.devicePixelRatioF())
        painter.drawPixmap(at - QPointF(round(size) / 2, round(size) / 2), picture)

    def _write(
        self, painter: QPainter, text: str, role: str, share: float, room: QRectF, ink: str, right: bool = False
    ) -> float:
        """Write one line, smaller where it would not fit; gives its width."""
        while True:
            font = theme.font(role, share, self.art.language, text)
            wide = QFontMetricsF(font).horizontalAdvance(text)
            if wide <= room.width() or share < 0.5:
                break
            share *= 0.93
        painter.setFont(font)
        painter.setPen(QColor(ink))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(room, int(flags), text)
        return wide

    def _spot(self, at: QPointF, size: float, key: str, value: str) -> None:
        texts = self.art.texts
        name = texts.name(key)
        area = QRectF(at.x() - size / 2, at.y() - 13, size, 26)
        self._spots.append((area, key, f"{name}: {value}" if value else name, texts.tips.get(key, "")))

    # ------------------------------------------------------------------ the pointer

    def tip_at(self, at: QPoint) -> str:
        for area, key, name, tip in self._spots:
            if area.contains(QPointF(at)):
                lines = [f"<b>{escape(name)}</b>", *([escape(tip)] if tip else [])]
                return tip_of(lines, self.art.board.rule_about(key))
        return tip_of([f"<b>{escape(self.name)}</b>"], "")

    def rule_at(self, at: QPoint) -> str:
        """The rule about the sign under a point."""
        return next((self.art.board.rule_about(key) for area, key, *_ in self._spots if area.contains(QPointF(at))), "")

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            if self.tooltips:
                QToolTip.showText(event.globalPos(), self.tip_at(event.pos()), self)
            return True
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit(self.seat)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(self.seat, True)

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(self.seat, False)


class SeatPanels(QWidget):
    """All seats, one under the other."""

    clicked = Signal(int)
    hovered = Signal(int, bool)

    def __init__(self, art: Art, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.panels = [SeatPanel(seat, art) for seat in range(seats)]
        for panel in self.panels:
            column.addWidget(panel)
            panel.clicked.connect(self.clicked)
            panel.hovered.connect(self.hovered)

    def rebuild(self, art: Art) -> None:
        for panel in self.panels:
            panel.art = art
            panel.updateGeometry()
            panel.update()

    def show_view(self, view: View, names: list[str], levels: list[str], selected: int) -> None:
        for panel, name, level, shown in zip(self.panels, names, levels, view.seats, strict=True):
            panel.show_seat(name, level, shown, panel.seat == view.to_move, panel.seat == selected)

    def point(self, seat: int) -> QPoint | None:
        """The middle of a seat's panel on the screen."""
        if not 0 <= seat < len(self.panels):
            return None
        panel = self.panels[seat]
        return panel.mapToGlobal(panel.rect().center())
