"""Icons of wealth and trade: coins, rings, cloth and furs, wine, chests, scales."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QPainter

from .brush import NO_BRUSH, colour, dot, draw, linear, pen
from .curves import shape
from .icons import LINE, THIN, ball, cloth, gold, icon, iron, silver, timber


def _coin(p: QPainter, x: float, y: float, r: float) -> None:
    dot(p, x, y, r, ball("#d9dad2", x, y, r), LINE)
    dot(p, x, y, r * 0.8, None, pen(colour("#4a4a42", 200), 1.5))


@icon("coins")
def coins(p: QPainter) -> None:
    for x, y in ((-14, 18), (16, 13), (0, -13)):
        _coin(p, x, y, 29)
    p.setPen(pen(colour("#4a4a42", 235), 3.6))
    p.drawLine(QPointF(0, -30), QPointF(0, 4))
    p.drawLine(QPointF(-17, -13), QPointF(17, -13))
    for a in (-1, 1):
        for b in (-1, 1):
            dot(p, a * 9, -13 + b * 9, 2.6, colour("#4a4a42", 230))


@icon("penny")
def penny(p: QPainter) -> None:
    """One silver penny."""
    dot(p, 0, 0, 44, ball("#d9dad2", 0, 0, 44), pen("#2c2620", 3))
    dot(p, 0, 0, 36, None, pen(colour("#4a4a42", 210), 2, dash=[0.6, 1.6]))
    p.setPen(pen(colour("#4a4a42", 240), 6))
    p.drawLine(QPointF(0, -26), QPointF(0, 26))
    p.drawLine(QPointF(-26, 0), QPointF(26, 0))
    for a in (-1, 1):
        for b in (-1, 1):
            dot(p, a * 13, b * 13, 4.4, colour("#4a4a42", 235))


@icon("ring")
def ring(p: QPainter) -> None:
    shine = QConicalGradient(0, 8, 60)
    for at, tint in ((0, "#fff2c0"), (0.2, "#c8952f"), (0.45, "#f7dd8b"), (0.7, "#91641a"), (1, "#fff2c0")):
        shine.setColorAt(at, QColor(tint))
    draw(p, shape("E0 12 33 33").subtracted(shape("E0 12 22.5 22.5")), QBrush(shine), LINE)
    draw(
        p,
        shape("M-16 -30 L-9 -44 L9 -44 L16 -30 L0 -12 Z"),
        linear(-12, -42, 12, -14, (0, "#f3a9a0"), (0.5, "#b8322a"), (1, "#6d1712")),
        LINE,
    )
    p.setPen(pen(colour("#ffffff", 160), 1.4))
    p.drawPath(shape("M-16 -30 H16 M-5 -30 L0 -14 M5 -30 L0 -14"))


@icon("rings")
def rings(p: QPainter) -> None:
    """Two joined rings: a marriage."""
    for x, tint in ((-16, "#dcb14d"), (16, "#e9ca74")):
        dot(p, x, 4, 25, None, pen("#2c2620", 12))
        dot(p, x, 4, 25, None, pen(tint, 7.5))
        dot(p, x - 0.6, 3.4, 25, None, pen(colour("#fff6d8", 150), 1.6))
    p.setPen(pen("#2c2620", 12, flat=True))
    p.drawArc(QRectF(-41, -21, 50, 50), 20 * 16, 40 * 16)
    p.setPen(pen("#dcb14d", 7.5))
    p.drawArc(QRectF(-41, -21, 50, 50), 15 * 16, 50 * 16)
    draw(
        p,
        shape("M0 -20 C-6 -34 -22 -30 -20 -42 C-18 -50 -4 -50 0 -40 C4 -50 18 -50 20 -42 C22 -30 6 -34 0 -20 Z"),
        cloth("#b8322a", -48, -20),
        THIN,
    )


@icon("purse")
def purse(p: QPainter) -> None:
    draw(p, shape("M-12 -18 C-40 0 -46 44 -18 46 H18 C46 44 40 0 12 -18 Z"), cloth("#9a6a38", -18, 46), LINE)
    draw(p, shape("M-16 -44 L-8 -38 L0 -46 L8 -38 L16 -44 L12 -20 H-12 Z"), cloth("#b98a50", -46, -18), LINE)
    draw(p, shape("M-15 -24 H15 V-15 H-15 Z"), cloth("#8c2f22", -24, -15), THIN)
    _coin(p, 0, 20, 15)


@icon("chest")
def chest(p: QPainter) -> None:
    draw(p, shape("M-42 0 H42 V42 H-42 Z"), timber(-10, 60), LINE)
    draw(p, shape("M-42 0 V-10 C-42 -38 42 -38 42 -10 V0 Z"), timber(-40, 20), LINE)
    for x in (-30, 22):
        draw(p, shape(f"M{x} -26 H{x + 9} V42 H{x} Z"), iron(x, x + 9), THIN)
    draw(p, shape("M-44 -5 H44 V4 H-44 Z"), iron(-44, 44), THIN)
    draw(p, shape("M-9 -6 H9 V16 Q0 22 -9 16 Z"), gold(-8, 20), LINE)
    dot(p, 0, 4, 3, "#2c2620")


@icon("furs")
def furs(p: QPainter) -> None:
    pelt = (
        "M-10 -46 L0 -38 L10 -46 L14 -28 C26 -26 36 -34 44 -30 C42 -18 32 "
        "-12 24 -8 C26 6 28 14 38 24 C34 32 24 30 18 26 C12 38 6 42 4 50 "
        "L0 42 L-4 50 C-6 42 -12 38 -18 26 C-24 30 -34 32 -38 24 C-28 14 "
        "-26 6 -24 -8 C-32 -12 -42 -18 -44 -30 C-36 -34 -26 -26 -14 -28 Z"
    )
    draw(p, shape(pelt), cloth("#8a5a33", -46, 50), LINE)
    p.setPen(pen(colour("#3d220c", 180), 1.8))
    for x, y in (
        (-10, -14),
        (4, -18),
        (-2, -2),
        (12, -4),
        (-14, 4),
        (2, 14),
        (-8, 22),
        (10, 12),
        (0, 30),
        (-30, -24),
        (28, -24),
        (-26, 20),
        (26, 20),
    ):
        p.drawLine(QPointF(x, y), QPointF(x + 2, y + 8))
    draw(p, shape("M-4 -30 L0 -36 L4 -30 L2 30 H-2 Z"), colour("#4a2a10", 90))


@icon("hides")
def hides(p: QPainter) -> None:
    for y, tint in ((24, "#a97a42"), (6, "#c9a36a"), (-12, "#b98c52")):
        draw(
            p,
            shape(
                f"M-40 {y - 10} C-20 {y - 18} 20 {y - 18} 40 {y - 10} "
                f"L46 {y + 6} C20 {y + 16} -20 {y + 16} -46 {y + 6} Z"
            ),
            cloth(tint, y - 16, y + 14),
            LINE,
        )
    for x in (-18, 14):
        p.setPen(pen("#2c2620", 7, flat=True))
        p.drawPath(shape(f"M{x} -27 Q{x + 6} 0 {x} 38"))
        p.setPen(pen("#e8d9ae", 3.4, flat=True))
        p.drawPath(shape(f"M{x} -27 Q{x + 6} 0 {x} 38"))


@icon("tusks")
def tusks(p: QPainter) -> None:
    left = "M-6 46 C-34 30 -44 -6 -34 -46 C-26 -16 -16 10 8 30 Z"
    right = "M10 46 C38 30 48 -6 38 -46 C30 -18 18 8 -4 34 Z"
    draw(p, shape(left), linear(-44, 0, 0, 10, (0, "#fffaf0"), (0.6, "#efe2c4"), (1, "#b89f72")), LINE)
    draw(p, shape(right), linear(48, 0, 0, 10, (0, "#fffaf0"), (0.6, "#efe2c4"), (1, "#b89f72")), LINE)
    draw(p, shape("M-16 28 L20 28 L16 42 L-12 42 Z"), cloth("#8c2f22", 26, 44), LINE)


@icon("wine")
def wine(p: QPainter) -> None:
    draw(p, shape("M-28 -36 H28 C40 -14 40 14 28 38 H-28 C-40 14 -40 -14 -28 -36 Z"), timber(-36, 40), LINE)
    p.setPen(pen(colour("#2c1c0c", 150), 1.6))
    for x in (-16, 0, 16):
        p.drawPath(shape(f"M{x} -36 Q{x * 1.4} 0 {x} 38"))
    for y in (-26, 20):
        draw(p, shape(f"M-35 {y} Q0 {y + 5} 35 {y} L37 {y + 8} Q0 {y + 13} -37 {y + 8} Z"), iron(-36, 36), THIN)
    draw(p, shape("M-6 2 H6 V8 H10 V14 H-10 V8 H-6 Z"), gold(2, 14), THIN)
    draw(p, shape("M0 34 C6 42 7 49 0 50 C-7 49 -6 42 0 34 Z"), "#8c1f2c", THIN)


@icon("amphora")
def amphora(p: QPainter) -> None:
    for side in (-1, 1):
        p.setBrush(NO_BRUSH)
        p.setPen(pen("#2c2620", 9))
        p.drawPath(shape(f"M{side * 9} -34 C{side * 34} -34 {side * 36} -16 {side * 24} -6"))
        p.setPen(pen("#c07a48", 4.6))
        p.drawPath(shape(f"M{side * 9} -34 C{side * 34} -34 {side * 36} -16 {side * 24} -6"))
    draw(
        p, shape("M-10 -46 H10 L8 -22 C30 -12 32 12 8 44 H-8 C-32 12 -30 -12 -8 -22 Z"), cloth("#c07a48", -46, 44), LINE
    )
    draw(p, shape("M-14 -48 H14 V-40 H-14 Z M-12 42 H12 V49 H-12 Z"), cloth("#a9622f", -48, 49), THIN)
    p.setPen(pen("#5a2c0e", 2))
    p.drawPath(shape("M-24 -2 Q0 6 24 -2 M-24 6 Q0 14 24 6"))


@icon("scales")
def scales(p: QPainter) -> None:
    draw(p, shape("M-3.5 -40 H3.5 V36 H-3.5 Z"), gold(), THIN)
    draw(p, shape("M-22 36 Q0 28 22 36 V46 H-22 Z"), gold(28, 48), LINE)
    draw(p, shape("M-42 -30 Q0 -44 42 -30 L41 -24 Q0 -36 -41 -24 Z"), gold(-42, -22), LINE)
    dot(p, 0, -42, 6, gold(-48, -36), THIN)
    for x in (-34, 34):
        p.setPen(pen("#2c2620", 1.6))
        p.drawPath(shape(f"M{x} -26 L{x - 14} 10 M{x} -26 L{x + 14} 10"))
        draw(p, shape(f"M{x - 17} 9 H{x + 17} C{x + 14} 26 {x - 14} 26 {x - 17} 9 Z"), silver(8, 26), LINE)


@icon("wheat")
def wheat(p: QPainter) -> None:
    p.setPen(pen("#7a5a18", 3.4))
    p.drawLine(QPointF(0, -20), QPointF(0, 48))
    for y in (-34, -18, -2, 14):
        for side in (-1, 1):
            draw(
                p,
                shape(
                    f"M0 {y + 14} C{side * 4} {y} {side * 14} {y - 8} {side * 18} "
                    f"{y - 12} C{side * 20} {y + 2} {side * 12} {y + 12} 0 {y + 14} Z"
                ),
                gold(y - 14, y + 14),
                THIN,
            )
    draw(p, shape("M0 -30 C-8 -38 -6 -46 0 -50 C6 -46 8 -38 0 -30 Z"), gold(-50, -28), THIN)


@icon("amber")
def amber(p: QPainter) -> None:
    draw(
        p,
        shape("M-26 -30 L4 -42 L34 -22 L40 12 L16 40 L-22 36 L-42 4 Z"),
        linear(-30, -40, 30, 40, (0, "#ffe39a"), (0.5, "#e39a26"), (1, "#8a4d0a")),
        LINE,
    )
    p.setPen(pen(colour("#fff6d8", 170), 1.8))
    p.drawPath(shape("M-26 -30 L-8 -6 L34 -22 M-8 -6 L-42 4 M-8 -6 L16 40"))


@icon("silver")
def ingots(p: QPainter) -> None:
    for x, y in ((-20, 26), (20, 26), (0, -4)):
        draw(
            p,
            shape(f"M{x - 26} {y + 16} L{x - 18} {y - 12} H{x + 18} L{x + 26} {y + 16} Z"),
            silver(y - 14, y + 18),
            LINE,
        )
        draw(p, shape(f"M{x - 18} {y - 12} H{x + 18} L{x + 14} {y - 4} H{x - 14} Z"), "#fdfdf8", THIN)
