"""What pieces have in common: painted wood, dark edges, and the sign that says whose it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QPainter

from . import lettering
from .brush import colour, linear, pen
from .emblems import draw_emblem
from .icons import draw_icon
from .tokens import Look

EDGE = pen(colour("#1d130a", 235), 4.2)
FINE = pen(colour("#1d130a", 220), 2.4)


def body(fill: str, left: float = -40, right: float = 40) -> QBrush:
    """Painted wood, lit from the left."""
    c = QColor(fill)
    return linear(left, 0, right, 0, (0, c.lighter(118)), (0.3, c.lighter(108)), (0.65, c), (1, c.darker(165)))


def short(p: QPainter, text: str, x: float, y: float, size: float, ink: str) -> None:
    """One to three figures, always inside about `size` units."""
    if text:
        size *= {1: 1.0, 2: 0.86}.get(len(text), 0.66)
        lettering.write(p, lettering.centred(text, "strong", size, QPointF(x, y)), ink)


def mark(p: QPainter, look: Look, x: float, y: float, radius: float) -> None:
    """The sign on a piece: its text, else its icon, else its emblem."""
    if look.text:
        short(p, look.text, x, y, radius * 1.9, look.sign)
    elif look.icon:
        draw_icon(p, look.icon, QPointF(x, y), radius * 2.2)
    else:
        draw_emblem(p, look.emblem, QPointF(x, y), radius, look.sign)
