"""Icons of time, rule and rest: hourglass, scroll, rune, star, laurel, arrows, weather."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from .brush import NO_BRUSH, colour, dot, draw, linear, pen
from .curves import shape, star
from .icons import LINE, THIN, ball, cloth, gold, icon, iron, stone, timber


@icon("hourglass")
def hourglass(p: QPainter) -> None:
    draw(
        p,
        shape("M-24 -38 H24 C24 -16 6 -8 6 0 C6 8 24 16 24 38 H-24 C-24 16 -6 8 -6 0 C-6 -8 -24 -16 -24 -38 Z"),
        colour("#dcecf0", 235),
        LINE,
    )
    draw(
        p,
        shape(
            "M-16 -20 H16 C12 -12 4 -8 0 0 C-4 -8 -12 -12 -16 -20 Z M0 18 C10 22 18 28 20 37 H-20 C-18 28 -10 22 0 18 Z"
        ),
        cloth("#d9ae4a", -20, 38),
    )
    p.setPen(pen("#d9ae4a", 2))
    p.drawLine(QPointF(0, 0), QPointF(0, 20))
    for y in (-46, 36):
        draw(p, shape(f"M-32 {y} H32 V{y + 10} H-32 Z"), timber(y, y + 10), LINE)


@icon("scroll")
def scroll(p: QPainter) -> None:
    draw(
        p,
        shape("M-30 -34 H30 V36 H-30 Z"),
        linear(-30, 0, 30, 0, (0, "#e2cd9c"), (0.3, "#fbf3da"), (1, "#d3b981")),
        LINE,
    )
    for y in (-36, 34):
        draw(
            p,
            shape(f"M-40 {y - 8} H40 C46 {y - 8} 46 {y + 8} 40 {y + 8} H-40 C-46 {y + 8} -46 {y - 8} -40 {y - 8} Z"),
            linear(0, y - 8, 0, y + 8, (0, "#fbf3da"), (1, "#b8965a")),
            LINE,
        )
    p.setPen(pen("#6b4a20", 3))
    for y, w in ((-16, 20), (-5, 22), (6, 18)):
        p.drawLine(QPointF(-w, y), QPointF(w, y))
    dot(p, 12, 20, 7, ball("#a2382c", 12, 20, 7), THIN)


@icon("seal")
def seal(p: QPainter) -> None:
    """A treaty: parchment with a hanging seal."""
    draw(p, shape("M-36 -46 H36 V16 H-36 Z"), linear(0, -46, 0, 16, (0, "#fbf3da"), (1, "#d9c08a")), LINE)
    p.setPen(pen("#6b4a20", 3))
    for y in (-32, -21, -10):
        p.drawLine(QPointF(-24, y), QPointF(24, y))
    draw(p, shape("M-8 10 L-14 46 L-4 38 L0 48 L4 38 L14 46 L8 10 Z"), cloth("#2f5f86", 10, 46), THIN)
    draw(p, star(11, 22, 18).translated(0, 18), cloth("#a2382c", -4, 40), LINE)
    draw(p, shape("M-2.4 6 H2.4 V13 H9 V18 H2.4 V30 H-2.4 V18 H-9 V13 H-2.4 Z"), "#f6d9b0")


@icon("rune")
def rune(p: QPainter) -> None:
    draw(p, shape("M-26 46 C-34 10 -32 -30 -14 -44 C0 -50 20 -46 28 -28 C34 -6 32 26 26 46 Z"), stone(), LINE)
    for width, ink in ((7.5, "#7d1f16"), (4.2, "#c4402f")):
        p.setPen(pen(ink, width))
        p.drawPath(shape("M-6 32 V-30 M-6 -28 L14 -12 M-6 -8 L14 8"))


@icon("star")
def star_icon(p: QPainter) -> None:
    draw(p, star(5, 48, 20).translated(0, 4), gold(), LINE)
    dot(p, 0, 4, 9, ball("#a2382c", 0, 4, 9), THIN)


@icon("laurel")
def laurel(p: QPainter) -> None:
    """Victory points."""
    for side in (-1, 1):
        p.setBrush(NO_BRUSH)
        p.setPen(pen("#5a6b2c", 4))
        p.drawPath(shape(f"M0 42 C{side * 34} 36 {side * 42} 0 {side * 26} -36"))
        for k in range(6):
            t = k / 5
            x = side * (12 + 26 * math.sin(math.pi * (0.15 + 0.6 * t)))
            y = 36 - 74 * t
            turn = QTransform().translate(x, y).rotate(side * (70 - 86 * t))
            draw(p, turn.map(shape("M0 11 C-9 3 -7 -9 0 -15 C7 -9 9 3 0 11 Z")), cloth("#8fa64a", -14, 12), THIN)
    draw(p, star(5, 19, 8).translated(0, -2), gold(-20, 18), THIN)


@icon("torch")
def torch(p: QPainter) -> None:
    draw(p, shape("M-6 6 H6 L3 49 H-3 Z"), timber(0, 50), LINE)
    draw(
        p,
        shape(
            "M0 -50 C6 -34 26 -26 22 -4 C20 8 10 12 0 12 C-10 12 -20 "
            "8 -22 -4 C-24 -18 -10 -22 -12 -36 C-4 -32 -2 -40 0 -50 Z"
        ),
        linear(0, -50, 0, 12, (0, "#f7b733"), (0.6, "#e0601f"), (1, "#a22c14")),
        LINE,
    )
    draw(p, shape("M1 -24 C4 -14 13 -10 11 0 C9 8 -9 8 -11 0 C-12 -10 0 -12 1 -24 Z"), "#ffe48a")
    draw(p, shape("M-13 6 H13 L10 16 H-10 Z"), iron(-13, 13), THIN)


@icon("fire")
def fire(p: QPainter) -> None:
    draw(
        p,
        shape(
            "M2 -50 C8 -30 40 -14 34 18 C30 38 14 46 0 46 C-14 46 -32 "
            "38 -34 16 C-36 -4 -18 -10 -22 -30 C-10 -26 -2 -36 2 -50 Z"
        ),
        linear(0, -50, 0, 46, (0, "#f7b733"), (0.55, "#e0601f"), (1, "#94260f")),
        LINE,
    )
    draw(p, shape("M2 -14 C6 2 20 6 17 24 C14 38 -14 38 -17 24 C-18 10 -2 4 2 -14 Z"), "#ffe48a")


@icon("road")
def road(p: QPainter) -> None:
    draw(p, shape("M-16 -44 H16 L40 46 H-40 Z"), stone(), LINE)
    p.setPen(pen("#6b5a3a", 4.4, dash=[2.2, 1.8], flat=True))
    p.drawLine(QPointF(0, -40), QPointF(0, 44))
    for x, y in ((-20, 10), (18, -14), (22, 26), (-12, -24), (-26, 34)):
        draw(p, shape(f"E{x} {y} 5 3.4"), colour("#8a7850", 150))


@icon("broken_chain")
def broken_chain(p: QPainter) -> None:
    for x, y, turn in ((-26, 22, -40), (26, -22, -40)):
        p.save()
        p.translate(x, y)
        p.rotate(turn)
        p.setBrush(NO_BRUSH)
        for width, ink in ((12, "#2c2620"), (6.5, "#aab3b8")):
            p.setPen(pen(ink, width))
            p.drawRoundedRect(QRectF(-20, -11, 40, 22), 11, 11)
        p.restore()
    p.setPen(pen("#d08a1e", 5))
    for a, b, c, d in ((-2, -14, -10, -32), (4, 14, 12, 32), (-14, -6, -32, -12), (14, 4, 32, 12)):
        p.drawLine(QPointF(a, b), QPointF(c, d))


@icon("wind")
def wind(p: QPainter) -> None:
    p.setBrush(NO_BRUSH)
    for width, ink in ((10, "#2c2620"), (5.6, "#7fb0c8")):
        p.setPen(pen(ink, width))
        p.drawPath(
            shape(
                "M-44 -14 H16 C34 -14 34 -40 16 -40 C6 -40 2 -32 6 -26 M-44 6 H30 "
                "C48 6 48 32 30 32 C20 32 16 24 20 18 M-44 26 H0 C12 26 12 44 0 44"
            )
        )


@icon("storm")
def storm(p: QPainter) -> None:
    draw(
        p,
        shape("M-34 8 C-50 4 -48 -20 -30 -20 C-28 -44 6 -48 14 -28 C36 -34 50 -10 36 4 C34 8 28 8 24 8 Z"),
        cloth("#7f8c98", -44, 10),
        LINE,
    )
    draw(p, shape("M4 2 L-14 28 H-2 L-10 49 L18 18 H6 L14 2 Z"), cloth("#f2c94a", 2, 49), LINE)


@icon("arrow")
def arrow(p: QPainter) -> None:
    draw(p, shape("M-44 -12 H6 V-32 L46 0 L6 32 V12 H-44 Z"), cloth("#2f6690", -32, 32), LINE)


@icon("plus")
def plus(p: QPainter) -> None:
    draw(p, shape("M-12 -42 H12 V-12 H42 V12 H12 V42 H-12 V12 H-42 V-12 H-12 Z"), cloth("#4f7a4a", -42, 42), LINE)


@icon("minus")
def minus(p: QPainter) -> None:
    draw(p, shape("M-42 -12 H42 V12 H-42 Z"), cloth("#9d2f24", -12, 12), LINE)


@icon("reroll")
def reroll(p: QPainter) -> None:
    for turn in (0, 180):
        p.save()
        p.rotate(turn)
        p.setBrush(NO_BRUSH)
        for width, ink in ((15, "#2c2620"), (9.5, "#4f7a9a")):
            p.setPen(pen(ink, width, flat=True))
            p.drawArc(QRectF(-32, -32, 64, 64), 25 * 16, 120 * 16)
        draw(p, shape("M18 -34 L46 -22 L34 6 Z"), "#4f7a9a", LINE)
        p.restore()


@icon("die")
def die(p: QPainter) -> None:
    draw(p, shape("M0 -46 L42 -24 V24 L0 48 L-42 24 V-24 Z"), "#e9dcb8", LINE)
    draw(p, shape("M0 -46 L42 -24 L0 -2 L-42 -24 Z"), "#fbf4de", THIN)
    draw(p, shape("M0 -2 L42 -24 V24 L0 48 Z"), "#cbb98b", THIN)
    draw(p, shape("E0 -24 7 4"), "#8c2f22")
    for x, y in ((-30, -2), (-12, 26), (-21, 12)):
        draw(p, shape(f"E{x} {y} 4.4 6"), "#2c2620")
    for x, y in ((12, 14), (30, 8)):
        draw(p, shape(f"E{x} {y} 4.4 6"), "#2c2620")


@icon("eye")
def eye(p: QPainter) -> None:
    draw(p, shape("M-46 0 C-26 -32 26 -32 46 0 C26 32 -26 32 -46 0 Z"), "#fbf4de", LINE)
    dot(p, 0, 0, 18, ball("#2f6690", 0, 0, 18), LINE)
    dot(p, 0, 0, 8, "#1c1208")
    dot(p, -5, -6, 4, "#ffffff")


@icon("book")
def book(p: QPainter) -> None:
    draw(p, shape("M-46 -26 L0 -16 L46 -26 V34 L0 44 L-46 34 Z"), cloth("#8c2f22", -26, 44), LINE)
    for side in (-1, 1):
        draw(
            p,
            shape(f"M0 -14 C{side * 14} -26 {side * 30} -30 {side * 40} -28 V26 C{side * 28} 24 {side * 12} 28 0 38 Z"),
            linear(0, -30, side * 40, 30, (0, "#e2cd9c"), (0.3, "#fdf7e4"), (1, "#e2cd9c")),
            THIN,
        )
        p.setPen(pen("#7a5a30", 2))
        for y in (-12, -2, 8, 18):
            p.drawLine(QPointF(side * 9, y + 3), QPointF(side * 33, y - 4))


@icon("map")
def map_icon(p: QPainter) -> None:
    draw(
        p,
        shape("M-44 -30 L-16 -40 L14 -30 L44 -40 V30 L14 40 L-16 30 L-44 40 Z"),
        linear(
            -44,
            0,
            44,
            0,
            (0, "#f8eed2"),
            (0.32, "#d9c08a"),
            (0.34, "#f8eed2"),
            (0.65, "#d9c08a"),
            (0.67, "#f8eed2"),
            (1, "#e2cd9c"),
        ),
        LINE,
    )
    p.setPen(pen("#8c2f22", 4, dash=[1.6, 1.6], flat=True))
    p.drawPath(shape("M-34 22 C-20 -10 0 20 22 -12"))
    p.setPen(pen("#8c2f22", 4.6))
    p.drawPath(shape("M18 -24 L32 -10 M32 -24 L18 -10"))


@icon("heart")
def heart(p: QPainter) -> None:
    draw(
        p,
        shape("M0 44 C-20 24 -46 8 -44 -16 C-42 -40 -10 -44 0 -20 C10 -44 42 -40 44 -16 C46 8 20 24 0 44 Z"),
        cloth("#b8322a", -40, 44),
        LINE,
    )


@icon("check")
def check(p: QPainter) -> None:
    draw(p, shape("M-44 2 L-30 -12 L-12 8 L30 -38 L44 -24 L-12 38 Z"), cloth("#4f7a4a", -38, 38), LINE)


@icon("no")
def no(p: QPainter) -> None:
    draw(
        p,
        shape("M-40 -26 L-26 -40 L0 -14 L26 -40 L40 -26 L14 0 L40 26 L26 40 L0 14 L-26 40 L-40 26 L-14 0 Z"),
        cloth("#9d2f24", -40, 40),
        LINE,
    )


@icon("home")
def home(p: QPainter) -> None:
    """Back to the village."""
    draw(p, shape("M-32 44 V2 H32 V44 Z"), timber(0, 50), LINE)
    draw(p, shape("M-46 8 L0 -40 L46 8 L36 14 L0 -22 L-36 14 Z"), cloth("#a9853f", -40, 14), LINE)
    draw(p, shape("M-10 44 V22 C-10 12 10 12 10 22 V44 Z"), "#2f1d0e", THIN)
    draw(p, shape("M16 -36 H26 V-16 L16 -26 Z"), stone(-36, -16), THIN)


@icon("people")
def people(p: QPainter) -> None:
    """Number of players."""
    for x, y, s, tint in ((-22, 4, 0.8, "#4f7a9a"), (22, 4, 0.8, "#b8702c"), (0, 8, 1.0, "#8c2f22")):
        p.save()
        p.translate(x, y)
        p.scale(s, s)
        draw(p, shape("M-28 38 C-28 6 -16 0 0 0 C16 0 28 6 28 38 Z"), cloth(tint, 0, 38), LINE)
        dot(p, 0, -18, 17, ball("#eec9a0", 0, -18, 17), LINE)
        draw(p, shape("M-18 -18 C-20 -42 20 -42 18 -18 Q0 -28 -18 -18 Z"), iron(-18, 18), THIN)
        p.restore()


@icon("weight")
def weight(p: QPainter) -> None:
    """How heavy a game is."""
    dot(p, 0, -30, 12, None, pen("#2c2620", 10))
    dot(p, 0, -30, 12, None, pen("#8f989d", 5))
    draw(p, shape("M-20 -20 H20 L38 44 H-38 Z"), iron(-30, 30), LINE)


@icon("question")
def question(p: QPainter) -> None:
    dot(p, 0, 0, 44, ball("#c9a24a", 0, 0, 44), LINE)
    p.setBrush(NO_BRUSH)
    p.setPen(pen("#3a2817", 9))
    p.drawPath(shape("M-14 -12 C-14 -32 16 -32 16 -12 C16 2 0 2 0 16"))
    dot(p, 0, 29, 5.6, "#3a2817")
