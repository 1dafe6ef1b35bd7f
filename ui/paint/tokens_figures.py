"""Figures: vikings, soldiers, leaders, the Jarl, pawns."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from .brush import colour, dot, draw, linear, mixed, pen, radial, soft_ellipse
from .curves import mirrored, shape
from .emblems import draw_emblem
from .icons import gold, timber
from .tokens import Look, token
from .tokens_parts import EDGE, FINE, body, mark

_FIGURE = shape("M-32 34 C-40 8 -34 -18 -16 -30 L-14 -44 H14 L16 -30 C34 -18 40 8 32 34 Q0 44 -32 34 Z")


@token("viking", (-66, -104, 140, 156))
def viking(p: QPainter, look: Look) -> None:
    """A warrior in a helmet behind his shield; cloak and shield in the seat's colour."""
    soft_ellipse(p, 8, 30, 52, 19)
    c = QColor(look.fill)
    p.setPen(pen("#1d130a", 9))  # the spear behind him
    p.drawLine(QPointF(37, 34), QPointF(37, -80))
    p.setPen(pen("#b98a50", 4.6))
    p.drawLine(QPointF(37, 34), QPointF(37, -80))
    draw(
        p,
        shape("M37 -100 C46 -90 46 -82 40 -72 H34 C28 -82 28 -90 37 -100 Z"),
        linear(28, 0, 46, 0, (0, "#f4f7f8"), (1, "#8d99a2")),
        FINE,
    )
    draw(p, _FIGURE, body(look.fill), EDGE)
    p.setPen(pen(colour("#000000", 60), 3))
    p.drawPath(shape("M-18 -14 Q-24 10 -22 34 M18 -14 Q24 10 22 34"))
    draw(p, shape("M-22 -58 C-24 -34 -14 -22 0 -18 C14 -22 24 -34 22 -58 Z"), "#eec9a0", FINE)
    draw(
        p,
        shape("M-23 -50 C-26 -28 -12 -8 0 -6 C12 -8 26 -28 23 -50 C16 -44 8 -44 0 -38 C-8 -44 -16 -44 -23 -50 Z"),
        linear(0, -50, 0, -6, (0, "#d08a3e"), (1, "#8a4d1a")),
        FINE,
    )
    draw(
        p,
        shape("M-26 -56 C-28 -84 -12 -94 0 -97 C12 -94 28 -84 26 -56 Q0 -66 -26 -56 Z"),
        linear(-26, 0, 26, 0, (0, "#f4f7f8"), (0.5, "#b6c0c6"), (1, "#7b868e")),
        EDGE,
    )
    draw(
        p,
        shape("M-28 -60 Q0 -70 28 -60 L27 -51 Q0 -61 -27 -51 Z M-4 -62 H4 V-44 Q0 -41 -4 -44 Z"),
        gold(-70, -42),
        FINE,
    )
    rim = QColor(mixed(c, "#000000", 0.25))
    dot(p, -8, 8, 31, rim, EDGE)
    dot(
        p,
        -8,
        8,
        26,
        radial(-18, -4, 44, (0, c.lighter(140)), (0.6, c), (1, c.darker(130))),
        pen(colour("#f6ecd0", 200), 3),
    )
    mark(p, look, -8, 8, 15)


@token("warrior", (-48, -98, 108, 144))
def warrior(p: QPainter, look: Look) -> None:
    """A plain soldier of an army: figure with a kite shield, made to be read small and in numbers."""
    soft_ellipse(p, 6, 24, 44, 15)
    draw(p, shape("M-30 30 C-36 2 -30 -20 -12 -28 H12 C30 -20 36 2 30 30 Q0 38 -30 30 Z"), body(look.fill), EDGE)
    dot(p, 0, -44, 22, radial(-8, -52, 36, (0, "#fbe2c2"), (1, "#d9a878")), EDGE)
    draw(
        p,
        shape("M-25 -42 C-26 -70 -10 -84 0 -88 C10 -84 26 -70 25 -42 Q0 -52 -25 -42 Z"),
        linear(-25, 0, 25, 0, (0, "#f4f7f8"), (0.5, "#b6c0c6"), (1, "#7b868e")),
        EDGE,
    )
    c = QColor(look.fill)
    draw(
        p,
        shape("M-21 -22 H21 C23 4 14 22 0 32 C-14 22 -23 4 -21 -22 Z"),
        radial(-8, -12, 52, (0, c.lighter(150)), (0.6, c.lighter(106)), (1, c.darker(130))),
        pen("#f6ecd0", 6),
    )
    draw(p, shape("M-21 -22 H21 C23 4 14 22 0 32 C-14 22 -23 4 -21 -22 Z"), None, FINE)
    mark(p, look, 0, 0, 14)


@token("meeple", (-62, -84, 128, 136))
def meeple(p: QPainter, look: Look) -> None:
    soft_ellipse(p, 8, 28, 50, 17)
    figure = mirrored(
        shape(
            "M0 -74 C-18 -74 -22 -54 -14 -44 C-30 -40 -50 -28 -52 -16 C-52 "
            "-8 -42 -8 -28 -10 C-30 6 -42 24 -40 34 H-10 C-8 24 -4 16 0 16 Z"
        )
    )
    draw(p, figure.simplified(), body(look.fill, -48, 48), EDGE)
    mark(p, look, 0, -20, 15)


@token("jarl", (-48, -130, 112, 182))
def jarl(p: QPainter, look: Look) -> None:
    """The Jarl: a tall carved pawn with a gold crown and a fur collar."""
    soft_ellipse(p, 8, 28, 48, 17)
    draw(
        p,
        shape("M-36 30 C-34 4 -20 -14 -16 -46 H16 C20 -14 34 4 36 30 Q0 42 -36 30 Z"),
        body(look.fill, -34, 34),
        EDGE,
    )
    draw(p, shape("M-36 24 Q0 36 36 24 L37 31 Q0 43 -37 31 Z"), gold(22, 44), FINE)
    draw(
        p,
        shape("M-24 -42 C-30 -32 -28 -20 -20 -16 C-14 -22 -8 -14 0 -12 C8 -14 14 -22 20 -16 C28 -20 30 -32 24 -42 Z"),
        linear(0, -44, 0, -12, (0, "#f8f0de"), (1, "#c9b48a")),
        FINE,
    )
    dot(p, 0, -62, 23, radial(-8, -70, 36, (0, "#fbe2c2"), (1, "#d9a878")), EDGE)
    draw(
        p,
        shape("M-22 -58 C-22 -34 -8 -26 0 -24 C8 -26 22 -34 22 -58 C14 -48 8 -50 0 -46 C-8 -50 -14 -48 -22 -58 Z"),
        linear(0, -58, 0, -24, (0, "#f0e6d2"), (1, "#b9a98a")),
        FINE,
    )
    dot(p, -8, -62, 2.6, "#2b1a0c")
    dot(p, 8, -62, 2.6, "#2b1a0c")
    draw(
        p,
        shape("M-26 -70 L-32 -102 L-14 -88 L0 -116 L14 -88 L32 -102 L26 -70 Q0 -62 -26 -70 Z"),
        gold(-114, -66),
        EDGE,
    )
    for x, y in ((-32, -104), (0, -116), (32, -104)):
        dot(p, x, y, 5, "#a2382c", FINE)
    mark(p, look, 0, 6, 15)


@token("leader", (-52, -128, 138, 180))
def leader(p: QPainter, look: Look) -> None:
    """A leader of armies: crowned helm, cloak, and a banner in the faction's colour with its sign."""
    soft_ellipse(p, 8, 26, 52, 17)
    draw(p, shape("M26 -118 H33 V32 H26 Z"), timber(-110, 40), FINE)
    draw(p, shape("M32 -114 H74 L64 -94 L74 -74 H32 Z"), body(look.fill, 30, 90), EDGE)
    draw_emblem(p, look.emblem, QPointF(48, -94), 13, look.sign)
    draw(
        p,
        shape("M-38 32 C-44 0 -36 -24 -16 -34 H12 C32 -26 36 0 30 32 Q-4 42 -38 32 Z"),
        body(look.fill, -42, 34),
        EDGE,
    )
    draw(
        p,
        shape("M-14 32 C-18 4 -14 -18 -4 -32 C6 -18 10 4 8 32 Z"),
        linear(-14, 0, 10, 0, (0, "#e2e6e8"), (1, "#8d99a2")),
        FINE,
    )
    dot(p, -3, -50, 23, radial(-10, -58, 36, (0, "#fbe2c2"), (1, "#d9a878")), EDGE)
    draw(
        p,
        shape("M-25 -46 C-26 -24 -12 -14 -3 -12 C8 -14 20 -24 19 -46 C10 -38 4 -40 -3 -36 C-10 -40 -16 -38 -25 -46 Z"),
        linear(0, -46, 0, -12, (0, "#a8642a"), (1, "#6b3a12")),
        FINE,
    )
    draw(p, shape("M-29 -52 C-30 -80 -14 -92 -3 -94 C10 -92 24 -80 23 -52 Q-3 -62 -29 -52 Z"), gold(-94, -50), EDGE)
    for x in (-20, -3, 14):
        draw(p, shape(f"M{x - 7} -84 L{x} -104 L{x + 7} -84 Z"), gold(-104, -80), FINE)


@token("pawn", (-50, -104, 104, 146))
def pawn(p: QPainter, look: Look) -> None:
    soft_ellipse(p, 7, 24, 42, 15)
    draw(p, shape("M-34 28 C-30 6 -14 -8 -14 -46 H14 C14 -8 30 6 34 28 Q0 38 -34 28 Z"), body(look.fill, -32, 32), EDGE)
    dot(
        p,
        0,
        -66,
        27,
        radial(-10, -76, 48, (0, QColor(look.fill).lighter(145)), (0.6, look.fill), (1, QColor(look.fill).darker(150))),
        EDGE,
    )
    mark(p, look, 0, 6, 13)
