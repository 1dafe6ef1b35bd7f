"""Small flat signs for the buttons over the table, drawn as paths so that they are sharp at every size."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QTransform

from ui.paint import icons, palette


def _bent_arrow() -> QPainterPath:
    path = QPainterPath(QPointF(-30, -12))
    path.cubicTo(QPointF(0, -34), QPointF(38, -14), QPointF(28, 30))
    return path


def _undo(p: QPainter) -> None:
    p.drawPath(_bent_arrow())
    p.drawPolyline([QPointF(-12, -36), QPointF(-34, -10), QPointF(-4, 6)])


def _redo(p: QPainter) -> None:
    p.setTransform(QTransform().scale(-1, 1), True)
    _undo(p)


def _pause(p: QPainter) -> None:
    p.setBrush(p.pen().color())
    p.drawRect(QRectF(-24, -28, 12, 56))
    p.drawRect(QRectF(12, -28, 12, 56))


def _play(p: QPainter) -> None:
    p.setBrush(p.pen().color())
    p.drawPolygon([QPointF(-18, -30), QPointF(28, 0), QPointF(-18, 30)])


def _step(p: QPainter) -> None:
    p.setBrush(p.pen().color())
    p.drawPolygon([QPointF(-28, -28), QPointF(8, 0), QPointF(-28, 28)])
    p.drawRect(QRectF(18, -28, 9, 56))


def _fit(p: QPainter) -> None:
    for x in (-1, 1):
        for y in (-1, 1):
            p.drawPolyline([QPointF(34 * x, 14 * y), QPointF(34 * x, 34 * y), QPointF(14 * x, 34 * y)])
    p.drawRect(QRectF(-14, -11, 28, 22))


def _hide(p: QPainter) -> None:
    eye = QPainterPath(QPointF(-38, 0))
    eye.quadTo(QPointF(0, -42), QPointF(38, 0))
    eye.quadTo(QPointF(0, 42), QPointF(-38, 0))
    p.drawPath(eye)
    p.setBrush(p.pen().color())
    p.drawEllipse(QPointF(0, 0), 9, 9)
    p.drawLine(QPointF(-32, 34), QPointF(32, -34))


def _tick(p: QPainter) -> None:
    p.drawPolyline([QPointF(-30, 4), QPointF(-8, 28), QPointF(32, -28)])


_DRAWN: dict[str, Callable[[QPainter], None]] = {
    "undo": _undo, "redo": _redo, "pause": _pause, "play": _play, "step": _step, "fit": _fit, "hide": _hide,
    "tick": _tick,
}  # fmt: skip
_BORROWED = {"home": "longhouse", "hint": "torch", "rules": "scroll", "concede": "banner", "present": "hourglass"}


@cache
def glyph(name: str, size: int = 26) -> QIcon:
    """The sign of a button, with a pale one for when it cannot be pressed."""
    icon = QIcon()
    for mode, alpha in ((QIcon.Mode.Normal, 255), (QIcon.Mode.Disabled, 80)):
        for ratio in (1.0, 2.0, 3.0):
            icon.addPixmap(_pixmap(name, size, ratio, alpha), mode)
    return icon


def _pixmap(name: str, size: int, ratio: float, alpha: int) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if name in _BORROWED:
        painter.setOpacity(alpha / 255)
        icons.draw_icon(painter, _BORROWED[name], QPointF(size / 2, size / 2), size * 0.94)
    else:
        ink = QColor(palette.INK)
        ink.setAlpha(alpha)
        pen = QPen(ink, 9)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(size / 2, size / 2)
        painter.scale(size / 100, size / 100)
        _DRAWN[name](painter)
    painter.end()
    return pixmap
