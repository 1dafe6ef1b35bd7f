"""Flat signs that tell players apart without colour, and small flat signs for towns: paths in a box of +-10."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from .brush import NO_PEN
from .curves import mirrored, shape, star


def _crescent() -> QPainterPath:
    return shape("E0 0 7.5 7.5").subtracted(shape("E3 -1.5 6 6"))


def _ring() -> QPainterPath:
    return shape("E0 0 7.2 7.2").subtracted(shape("E0 0 4 4"))


def _saltire() -> QPainterPath:
    return shape("M-7 -4.6 L-4.6 -7 L0 -2.4 L4.6 -7 L7 -4.6 L2.4 0 L7 4.6 L4.6 7 L0 2.4 L-4.6 7 L-7 4.6 L-2.4 0 Z")


EMBLEMS: dict[str, Callable[[], QPainterPath]] = {
    "cross": lambda: shape("M-2 -8 H2 V-4 H7 V0 H2 V8 H-2 V0 H-7 V-4 H-2 Z"),
    "star": lambda: star(5, 8.4, 3.5),
    "shield": lambda: shape("M-7 -6.5 H7 Q7 4 0 9 Q-7 4 -7 -6.5 Z"),
    "crescent": _crescent,
    "diamond": lambda: shape("M0 -8.4 L7 0 L0 8.4 L-7 0 Z"),
    "ring": _ring,
    "saltire": _saltire,
    "axe": lambda: shape(
        "M-1.4 -8 H1.2 V-6.4 C4 -7.6 6.4 -8 7.6 -8.6 C8.4 -4 8.2 0 6.8 3.4 C5.4 1.4 3.4 0 1.2 -0.4 V9 H-1.4 Z"
    ),
    "raven": lambda: shape(
        "M8.6 -5.4 L4.8 -7.4 C2.6 -8.4 0.6 -7 0.4 -5 L-3 -2 C-6 0.4 -7.8 "
        "4 -9 8.6 L-4.8 6.6 L-5 9 L-1.6 5.6 C2.6 5.2 5 2 5 -1.6 L5 -4 Z"
    ),
    "horn": lambda: shape(
        "M-8.4 -6.6 C-6.6 -8.2 -3.8 -7.6 -3 -5.6 C-1 -0.6 2.8 1.6 6.4 1.2 C8 "
        "1 8.8 0 8.8 -1.6 C9.6 2.6 7.4 6.4 3 7 C-2.6 7.6 -7 2 -8.4 -6.6 Z"
    ),
    "wolf": lambda: shape(
        "M-8 8.4 C-8.6 3 -7.2 -1 -4.8 -3.4 L-5.2 -8.8 L-1.6 -5.6 L1 -6 C3.6 "
        "-5.4 5 -4 6 -2.6 L9 -0.4 L8.2 2.4 L3.6 3 C2.6 5 3 6.6 3.4 8.4 Z"
    ),
    "hammer": lambda: shape("M-7 -8 H7 V-2 L4.6 -0.6 H1.6 V8.6 H-1.6 V-0.6 H-4.6 L-7 -2 Z"),
    "crown": lambda: shape("M-7 6 L-8.4 -5 L-3.8 -0.6 L0 -7.6 L3.8 -0.6 L8.4 -5 L7 6 Z"),
    "ship": lambda: shape(
        "M-8.6 -1.6 C-7 3 -6 4.6 -4 5.6 H4 C6 4.6 7 3 8.6 -2.4 C6.4 0.6 5 1.4 3.6 1.4 H-3.6 C-5 "
        "1.4 -6.8 0.6 -8.6 -1.6 Z M-5 -7 Q0 -8.4 5 -7 Q6 -3 4.6 0 Q0 1 -4.6 0 Q-4 -3.4 -5 -7 Z"
    ),
    "triquetra": lambda: mirrored(
        shape("M0 -8.6 C3.6 -6 4.4 -1 1.6 2.6 C4.8 1.8 8.4 3.4 8.8 7.4 C4.4 8.4 1.2 6.6 0 3.6 Z")
    ),
    "none": QPainterPath,
}


def emblem_path(name: str, at: QPointF, radius: float) -> QPainterPath:
    """The emblem with its middle at a point; `radius` is about half its height."""
    return QTransform().translate(at.x(), at.y()).scale(radius / 10, radius / 10).map(EMBLEMS[name]())


def draw_emblem(painter: QPainter, name: str, at: QPointF, radius: float, ink: QColor | str) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(ink))
    painter.drawPath(emblem_path(name, at, radius))
