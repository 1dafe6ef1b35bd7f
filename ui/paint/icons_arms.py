"""Icons of war and seafaring: weapons, shields, helmets, ships, the faces of battle dice."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .brush import NO_BRUSH, clip, colour, dot, draw, pen, radial
from .curves import shape
from .icons import LINE, THIN, ball, cloth, gold, icon, iron, silver, stone, timber
from .ornaments import longship as paint_longship


@icon("sword")
def sword(p: QPainter) -> None:
    draw(p, shape("M-6.5 20 L-5.5 -36 L0 -49 L5.5 -36 L6.5 20 Z"), iron(-7, 7), LINE)
    p.setPen(pen(colour("#55606a", 200), 1.8))
    p.drawLine(QPointF(0, -34), QPointF(0, 14))
    draw(p, shape("M-22 17 Q0 24 22 17 L23 25 Q0 32 -23 25 Z"), gold(16, 32), LINE)
    draw(p, shape("M-4.5 28 H4.5 V41 H-4.5 Z"), "#5e3a1f", LINE)
    draw(p, shape("E0 45 9 5.6"), gold(38, 50), LINE)


@icon("swords")
def swords(p: QPainter) -> None:
    for turn in (-42, 42):
        p.save()
        p.rotate(turn)
        sword(p)
        p.restore()


def _axe(p: QPainter) -> None:
    draw(p, shape("M-4 -44 H4 L5 48 H-5 Z"), timber(), LINE)
    draw(p, shape("M3 -36 C14 -38 26 -46 34 -48 C42 -26 40 -6 32 10 C24 0 14 -6 3 -8 Z"), iron(2, 40), LINE)
    draw(p, shape("M34 -48 C42 -26 40 -6 32 10 C36 -8 36 -28 28 -44 Z"), "#f4f7f8", THIN)
    draw(p, shape("M-9 -38 H4 V-6 H-9 Z"), iron(-10, 6), LINE)


@icon("axe")
def axe(p: QPainter) -> None:
    p.save()
    p.translate(-10, 0)
    _axe(p)
    p.restore()


@icon("axes")
def axes(p: QPainter) -> None:
    for side in (1, -1):
        p.save()
        p.scale(0.9 * side, 0.9)
        p.rotate(38)
        p.translate(-5, 0)
        _axe(p)
        p.restore()


@icon("spear")
def spear(p: QPainter) -> None:
    p.save()
    p.rotate(35)
    draw(p, shape("M-2.6 -24 H2.6 V49 H-2.6 Z"), timber(), THIN)
    draw(p, shape("M0 -50 C9 -40 10 -32 4 -20 H-4 C-10 -32 -9 -40 0 -50 Z"), iron(-9, 9), LINE)
    p.restore()


@icon("bow")
def bow(p: QPainter) -> None:
    p.setBrush(NO_BRUSH)
    for width, ink in ((8.5, "#2c2620"), (5.0, "#9a6b36")):
        p.setPen(pen(ink, width))
        p.drawPath(shape("M-22 -44 C14 -34 26 -14 26 0 C26 14 14 34 -22 44"))
    p.setPen(pen("#6d6250", 1.8))
    p.drawLine(QPointF(-22, -44), QPointF(-22, 44))
    p.setPen(pen("#2c2620", 4.4))
    p.drawLine(QPointF(-40, 0), QPointF(34, 0))
    p.setPen(pen("#c9a36a", 2.2))
    p.drawLine(QPointF(-40, 0), QPointF(34, 0))
    draw(p, shape("M48 0 L32 -8 L36 0 L32 8 Z"), silver(-8, 8), THIN)


@icon("shield")
def shield(p: QPainter) -> None:
    dot(p, 0, 0, 44, "#e9d9ae", LINE)
    p.save()
    inside = QPainterPath()
    inside.addEllipse(QPointF(0, 0), 43, 43)
    clip(p, inside)
    for k in range(4):
        wedge = QPainterPath(QPointF(0, 0))
        wedge.arcTo(QRectF(-44, -44, 88, 88), k * 90, 45)
        wedge.closeSubpath()
        draw(p, wedge, "#8c2f22")
    p.setPen(pen(colour("#2c2620", 70), 1))
    for x in range(-40, 41, 11):
        p.drawLine(QPointF(x, -44), QPointF(x, 44))
    p.fillRect(
        QRectF(-50, -50, 100, 100),
        radial(-14, -16, 62, (0, colour("#ffffff", 80)), (0.6, colour("#ffffff", 0)), (1, colour("#000000", 80))),
    )
    p.restore()
    dot(p, 0, 0, 41.5, None, pen("#8a7856", 4.4))
    dot(p, 0, 0, 43.8, None, pen("#2c2620", 1.6))
    dot(p, 0, 0, 39.2, None, pen("#2c2620", 1.2))
    dot(p, 0, 0, 12, radial(-4, -4, 15, (0, "#f8fafa"), (1, "#717b82")), pen("#2c2620", 1.8))
    for k in range(12):
        t = math.radians(k * 30 + 15)
        dot(p, 41.5 * math.cos(t), 41.5 * math.sin(t), 1.6, "#2c2620")


@icon("helmet")
def helmet(p: QPainter) -> None:
    draw(p, shape("M-34 16 C-38 -22 -18 -44 0 -48 C18 -44 38 -22 34 16 Z"), iron(-36, 36), LINE)
    draw(p, shape("M-5 -47 H5 L6 16 H-6 Z"), gold(-48, 16), LINE)
    draw(p, shape("M-38 8 Q0 -4 38 8 L37 22 Q0 10 -37 22 Z"), gold(4, 24), LINE)
    draw(p, shape("M-5 14 H5 L7 40 Q0 46 -7 40 Z"), gold(12, 44), LINE)
    draw(p, shape("M-36 21 Q-30 17 -22 16 L-20 40 Q-30 44 -34 38 Z"), iron(-36, -18), LINE)
    draw(p, shape("M36 21 Q30 17 22 16 L20 40 Q30 44 34 38 Z"), iron(18, 36), LINE)
    for x in (-30, -18, 18, 30):
        dot(p, x, 12 - abs(x) * 0.02, 1.8, "#5b3d12")


@icon("viking")
def viking(p: QPainter) -> None:
    draw(p, shape("M-30 10 C-36 34 -18 48 0 50 C18 48 36 34 30 10 Z"), cloth("#b8702c", 5, 50), LINE)
    p.setPen(pen(colour("#5d300c", 170), 1.8))
    for x in (-18, -9, 0, 9, 18):
        p.drawLine(QPointF(x, 26), QPointF(x * 0.8, 43))
    draw(p, shape("M-24 -10 H24 V10 C24 20 14 26 0 26 C-14 26 -24 20 -24 10 Z"), "#eec9a0", THIN)
    draw(
        p,
        shape("M-26 12 C-16 6 -6 8 0 13 C6 8 16 6 26 12 C18 22 6 22 0 18 C-6 22 -18 22 -26 12 Z"),
        cloth("#a05c20", 5, 24),
        THIN,
    )
    dot(p, -11, -1, 3.6, "#2c2620")
    dot(p, 11, -1, 3.6, "#2c2620")
    draw(p, shape("M-32 -6 C-34 -34 -16 -48 0 -50 C16 -48 34 -34 32 -6 Q0 -16 -32 -6 Z"), iron(-34, 34), LINE)
    draw(p, shape("M-34 -8 Q0 -20 34 -8 L34 2 Q0 -10 -34 2 Z"), gold(-14, 2), LINE)
    draw(p, shape("M-4 -8 H4 L5 9 Q0 13 -5 9 Z"), gold(-10, 12), THIN)
    p.setPen(THIN)
    p.drawLine(QPointF(0, -49), QPointF(0, -15))


@icon("longship")
def longship(p: QPainter) -> None:
    paint_longship(p, QPointF(-1, 34), 72, waves=False)


@icon("anchor")
def anchor(p: QPainter) -> None:
    body = shape(
        "M-4 -30 H4 V-18 H18 V-10 H4 V34 C18 32 28 24 32 12 L24 14 L36 "
        "-6 L46 16 L39 13 C34 34 18 45 0 47 C-18 45 -34 34 -39 13 "
        "L-46 16 L-36 -6 L-24 14 L-32 12 C-28 24 -18 32 -4 34 V-10 H-18 V-18 H-4 Z"
    )
    draw(p, body, iron(-40, 40), LINE)
    dot(p, 0, -38, 9, None, pen("#2c2620", 7.5))
    dot(p, 0, -38, 9, None, pen("#b9c2c8", 3.8))


@icon("hammer")
def hammer(p: QPainter) -> None:
    draw(p, shape("M-6 -6 H6 V38 H-6 Z"), silver(-6, 40), LINE)
    draw(p, shape("M-38 -44 H38 L42 -14 L26 -4 L0 4 L-26 -4 L-42 -14 Z"), silver(-44, 6), LINE)
    p.setBrush(NO_BRUSH)
    p.setPen(pen("#6b747a", 2))
    p.drawPath(shape("M-26 -34 L-14 -14 L0 -34 L14 -14 L26 -34 M-12 -8 L0 -24 L12 -8"))
    dot(p, 0, 42, 8, None, pen("#2c2620", 6))
    dot(p, 0, 42, 8, None, pen("#c9cfd0", 2.8))


@icon("horn")
def horn(p: QPainter) -> None:
    draw(
        p,
        shape(
            "M-44 -30 C-34 -40 -20 -36 -15 -26 C-4 0 14 12 32 9 C40 "
            "7 44 2 44 -8 C50 16 38 36 14 38 C-16 40 -38 8 -44 -30 Z"
        ),
        cloth("#d9b878", -36, 38),
        LINE,
    )
    draw(p, shape("M-46 -27 C-38 -42 -20 -40 -13 -27 L-20 -20 C-26 -30 -36 -28 -41 -18 Z"), gold(-40, -18), LINE)
    draw(p, shape("M-22 12 C-14 4 -8 -2 -4 -8 L4 0 C-2 8 -8 16 -14 24 Z"), gold(-8, 24), LINE)
    draw(p, shape("M34 9 C42 6 45 0 44 -10 L50 -14 C54 4 50 14 42 20 Z"), gold(-14, 20), LINE)
    p.setBrush(NO_BRUSH)
    p.setPen(pen("#6b4a20", 2))
    p.drawPath(shape("M-34 -26 C-20 -50 22 -50 46 -14"))


@icon("banner")
def banner(p: QPainter) -> None:
    draw(p, shape("M-30 -44 H-24 V49 H-30 Z"), timber(), THIN)
    draw(
        p, shape("M-24 -44 H40 L26 -24 L40 -4 L22 -6 L14 6 L6 -6 L-4 6 L-12 -6 H-24 Z"), cloth("#9d2f24", -44, 6), LINE
    )
    draw(
        p,
        shape(
            "M18 -34 L8 -38 C2 -39 0 -36 -1 -32 L-10 -24 C-14 -20 -16 "
            "-16 -18 -10 L-9 -13 L-8 -9 L-1 -15 C6 -16 10 -22 10 -29 Z"
        ),
        "#f6e7bd",
        pen("#4a120c", 1),
    )
    dot(p, -27, -46, 5, gold(-51, -41), THIN)


@icon("flee")
def flee(p: QPainter) -> None:
    """A man who runs and has let his shield fall."""
    man = shape(
        "M4 -22 C12 -22 18 -16 16 -8 L12 6 L24 20 L40 22 L39 30 L20 28 L6 14 "
        "L-4 24 L-8 46 L-17 44 L-13 20 L-3 4 L-3 -8 L-14 0 L-20 14 L-28 11 "
        "L-20 -8 L-6 -20 Z M14 -12 L26 -2 L38 -8 L41 -1 L26 8 L10 0 Z"
    )
    draw(p, man.simplified(), cloth("#6b7d8c", -22, 46), LINE)
    dot(p, 13, -34, 10.5, ball("#eec9a0", 13, -34, 11), LINE)
    draw(p, shape("M2 -36 C4 -48 22 -50 25 -36 Z"), iron(2, 26), THIN)
    p.setPen(pen("#2c2620", 3))
    for y, x in ((-26, -44), (-10, -48), (30, -46)):
        p.drawLine(QPointF(x, y), QPointF(x + 18, y))


@icon("blank")
def blank(p: QPainter) -> None:
    dot(p, 0, 0, 15, colour("#2c2620", 26), pen(colour("#2c2620", 90), 3, dash=[2.2, 2.2]))


@icon("fork")
def fork(p: QPainter) -> None:
    p.save()
    p.rotate(24)
    draw(p, shape("M-3 -6 H3 V49 H-3 Z"), timber(), THIN)
    draw(
        p,
        shape(
            "M-20 -46 H-14 V-20 Q-12 -12 -3 -11 V-48 H3 V-11 Q12 -12 "
            "14 -20 V-46 H20 V-18 Q18 -4 3 -3 H-3 Q-18 -4 -20 -18 Z"
        ),
        iron(-20, 20),
        LINE,
    )
    p.restore()


@icon("march")
def march(p: QPainter) -> None:
    """Boots going forward."""
    for dx, dy, turn in ((-20, 14, 10), (18, -12, 10)):
        p.save()
        p.translate(dx, dy)
        p.rotate(turn)
        draw(p, shape("M-11 -34 H9 L10 4 C22 8 32 12 32 22 L-12 22 Z"), cloth("#8d5a2c", -34, 20), LINE)
        draw(p, shape("M-13 21 H33 V29 H-13 Z"), "#3a2413", THIN)
        draw(p, shape("M-13 -36 H11 V-25 H-13 Z"), "#d8c08a", THIN)
        p.restore()


@icon("skull")
def skull(p: QPainter) -> None:
    draw(
        p,
        shape(
            "M-34 -6 C-36 -34 -18 -46 0 -46 C18 -46 36 -34 34 -6 C33 8 "
            "26 14 20 16 V36 Q0 44 -20 36 V16 C-26 14 -33 8 -34 -6 Z"
        ),
        stone(),
        LINE,
    )
    dot(p, -14, -4, 9.5, "#2c2620")
    dot(p, 14, -4, 9.5, "#2c2620")
    draw(p, shape("M0 6 L6 16 H-6 Z"), "#2c2620")
    p.setPen(pen("#2c2620", 2.4))
    for x in (-10, 0, 10):
        p.drawLine(QPointF(x, 24), QPointF(x, 37))
