"""Icons of realms and faith: crosses, crowns, beasts, the signs of countries, buildings."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QTransform

from .brush import NO_BRUSH, colour, dot, draw, pen
from .curves import interlace_ring, mirrored, shape
from .icons import LINE, THIN, ball, cloth, gold, icon, silver, stone, timber


@icon("cross")
def cross(p: QPainter) -> None:
    """The ringed cross of the Irish church."""
    arms = shape("")
    for turn, stretch in ((0, 1.0), (90, 0.84), (180, 1.05), (270, 0.84)):
        arm = shape("M-6 0 L-6 -10 Q-7 -30 -13 -45 L13 -45 Q7 -30 6 -10 L6 0 Z")
        arms = arms.united(QTransform().rotate(turn).scale(1, stretch).map(arm))
    ring = shape("E0 0 28 28").subtracted(shape("E0 0 19.5 19.5"))
    draw(p, arms.united(ring).simplified(), gold(), LINE)
    dot(p, 0, 0, 6.4, ball("#a2382c", 0, 0, 6.4), THIN)
    for x, y in ((0, -36), (0, 39), (-31, 0), (31, 0)):
        dot(p, x, y, 3.6, "#35576b", pen("#2c2620", 1))


@icon("crown")
def crown(p: QPainter) -> None:
    draw(p, shape("M-36 26 L-43 -20 L-20 2 L0 -35 L20 2 L43 -20 L36 26 Q0 34 -36 26 Z"), gold(-34, 32), LINE)
    draw(p, shape("M-36 16 Q0 24 36 16 L36 27 Q0 35 -36 27 Z"), cloth("#8c2f22", 14, 34), THIN)
    for x, y, tint in ((-43, -22, "#35576b"), (0, -37, "#a2382c"), (43, -22, "#35576b")):
        dot(p, x, y, 5.6, ball(tint, x, y, 5.6), THIN)
    for x in (-20, 0, 20):
        dot(p, x, 25 - abs(x) * 0.1, 3, "#f6e7a6", pen("#2c2620", 0.9))


@icon("raven")
def raven(p: QPainter) -> None:
    draw(
        p,
        shape(
            "M46 -26 L26 -35 C14 -42 2 -34 1 -23 L-14 -10 C-30 2 -40 20 "
            "-47 44 L-24 33 L-26 46 L-8 28 C14 26 27 10 27 -8 L27 -19 Z"
        ),
        cloth("#2f2d33", -40, 44),
        LINE,
    )
    p.setBrush(NO_BRUSH)
    p.setPen(pen(colour("#9aa0b0", 190), 1.8))
    p.drawPath(shape("M-6 -8 C-16 4 -26 16 -34 32 M2 0 C-6 12 -14 20 -22 30 M10 4 C6 14 0 20 -8 26"))
    draw(p, shape("M46 -26 L26 -34 L27 -20 Z"), "#8d8778", THIN)
    dot(p, 17, -27, 3, "#f6e7a6", pen("#000000", 0.8))
    p.setPen(pen("#2c2620", 3))
    p.drawLine(QPointF(2, 27), QPointF(6, 46))
    p.drawLine(QPointF(12, 23), QPointF(18, 44))


@icon("wolf")
def wolf(p: QPainter) -> None:
    head = mirrored(shape("M0 46 L-10 36 L-22 24 L-36 14 L-30 4 L-40 -8 L-34 -16 L-36 -46 L-16 -28 Q-8 -32 0 -32 Z"))
    draw(p, head, cloth("#77757a", -46, 46), LINE)
    draw(p, mirrored(shape("M0 40 L-8 34 L-15 20 L-10 2 L0 -6 Z")), cloth("#d9d6cd", -6, 40), THIN)
    draw(p, mirrored(shape("M-32 -38 L-20 -26 L-30 -20 Z")), "#b89a94", THIN)
    draw(p, mirrored(shape("M-10 -2 L-24 -8 L-20 4 Z")), "#f2d35c", THIN)
    draw(p, shape("M-8 30 Q0 26 8 30 Q6 40 0 42 Q-6 40 -8 30 Z"), "#2c2620")
    p.setPen(pen("#2c2620", 1.8))
    p.drawLine(QPointF(0, -30), QPointF(0, -14))


@icon("thistle")
def thistle(p: QPainter) -> None:
    p.setPen(pen("#2c2620", 7))
    p.drawPath(shape("M0 18 C2 32 -2 40 -4 49"))
    p.setPen(pen("#5f7f48", 4))
    p.drawPath(shape("M0 18 C2 32 -2 40 -4 49"))
    draw(
        p,
        shape("M0 38 C-14 40 -30 34 -40 18 C-30 22 -26 20 -22 18 C-18 26 -10 30 0 32 Z"),
        cloth("#6d9152", 16, 40),
        LINE,
    )
    draw(p, shape("M0 38 C14 40 30 34 40 18 C30 22 26 20 22 18 C18 26 10 30 0 32 Z"), cloth("#6d9152", 16, 40), LINE)
    draw(
        p,
        shape("M-16 -6 L-30 -40 L-18 -32 L-14 -48 L-5 -34 L0 -50 L5 -34 L14 -48 L18 -32 L30 -40 L16 -6 Z"),
        cloth("#8a5bb0", -50, -6),
        LINE,
    )
    draw(p, shape("E0 4 20 17"), cloth("#6d9152", -14, 22), LINE)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(colour("#2c3a20", 200), 1.8))
    p.drawPath(shape("M-14 -6 L12 18 M-18 4 L2 21 M-4 -12 L18 8 M14 -6 L-12 18 M18 4 L-2 21 M4 -12 L-18 8"))


@icon("harp")
def harp(p: QPainter) -> None:
    p.setPen(pen("#e8d9a8", 1.8))
    for x, top, low in ((-16, -22, 32), (-7, -26, 28), (2, -28, 22), (11, -28, 14), (20, -26, 4)):
        p.drawLine(QPointF(x, top), QPointF(x + 2, low))
    frame = shape(
        "M-30 -34 C-20 -44 -8 -40 2 -38 C14 -36 26 -38 34 -48 L42 "
        "-42 C44 -20 34 10 -14 46 L-24 44 C-32 40 -34 30 -30 20 Z"
    )
    hole = shape("M-19 -28 C-10 -32 -2 -29 6 -28 C16 -28 24 -30 31 -34 C30 -16 18 8 -14 33 C-20 30 -22 24 -20 18 Z")
    draw(p, frame.subtracted(hole), gold(), LINE)
    p.setPen(pen("#6b4a12", 1.7))
    for x, top, low in ((-13, -28, 30), (-5, -28, 25), (3, -28, 18), (11, -28, 11), (19, -29, 2)):
        p.drawLine(QPointF(x, top), QPointF(x + 1, low))
    dot(p, 38, -45, 6, ball("#d9ae4a", 38, -45, 6), THIN)


@icon("lily")
def lily(p: QPainter) -> None:
    draw(p, shape("M0 -50 C14 -34 16 -16 6 4 H-6 C-16 -16 -14 -34 0 -50 Z"), gold(-50, 6), LINE)
    side = shape("M6 6 C10 -14 18 -30 34 -30 C46 -30 48 -14 38 -8 C38 -16 32 -18 28 -12 C22 -4 20 2 18 10 Z")
    draw(p, side, gold(-30, 10), LINE)
    draw(p, QTransform.fromScale(-1, 1).map(side), gold(-30, 10), LINE)
    draw(p, mirrored(shape("M0 16 L-4 16 C-6 28 -12 34 -18 36 C-10 40 -4 38 0 48 Z")), gold(14, 48), LINE)
    draw(p, shape("M-20 5 H20 V15 H-20 Z"), gold(4, 16), LINE)


@icon("tower")
def tower(p: QPainter) -> None:
    draw(
        p, shape("M-24 46 L-21 -14 H-30 V-46 H-18 V-36 H-7 V-46 H7 V-36 H18 V-46 H30 V-14 H21 L24 46 Z"), stone(), LINE
    )
    p.setPen(pen(colour("#6b5a3a", 150), 1.5))
    for y in (-22, -2, 12, 26):
        p.drawLine(QPointF(-22, y), QPointF(22, y))
    for x, y in ((-8, -2), (9, -2), (0, 12), (-11, 26), (12, 26)):
        p.drawLine(QPointF(x, y), QPointF(x, y + 12))
    draw(p, shape("M-9 46 V30 C-9 18 9 18 9 30 V46 Z"), "#4a2f18", THIN)
    draw(p, shape("M-4 6 V-4 C-4 -9 4 -9 4 -4 V6 Z"), "#4a2f18", THIN)


@icon("castle")
def castle(p: QPainter) -> None:
    wall = (
        "M-46 44 V-8 H-36 V2 H-26 V-8 H-16 V-24 H-20 V-42 H-12 V-34 H-4 "
        "V-42 H4 V-34 H12 V-42 H20 V-24 H16 V-8 H26 V2 H36 V-8 H46 V44 Z"
    )
    draw(p, shape(wall), stone(), LINE)
    draw(p, shape("M-11 44 V24 C-11 10 11 10 11 24 V44 Z"), "#4a2f18", THIN)
    for x in (-31, 31):
        draw(p, shape(f"M{x - 4} 24 V12 H{x + 4} V24 Z"), "#4a2f18", THIN)
    draw(p, shape("M-4 -8 V-20 H4 V-8 Z"), "#4a2f18", THIN)
    p.setPen(pen(colour("#6b5a3a", 140), 1.4))
    p.drawLine(QPointF(-45, 8), QPointF(-13, 8))
    p.drawLine(QPointF(13, 8), QPointF(45, 8))


@icon("monastery")
def monastery(p: QPainter) -> None:
    draw(p, shape("M-46 46 V10 L-20 -8 L18 10 V46 Z"), stone(-8, 46), LINE)
    draw(p, shape("M-50 14 L-20 -14 L24 14 L20 18 L-20 -6 L-46 18 Z"), cloth("#8a5a34", -14, 18), LINE)
    draw(p, shape("M14 46 L18 -22 Q28 -28 38 -22 L42 46 Z"), stone(-26, 46), LINE)
    draw(p, shape("M13 -20 L28 -46 L43 -20 Q28 -27 13 -20 Z"), cloth("#77706a", -46, -20), LINE)
    draw(p, shape("M-28 46 V30 C-28 18 -12 18 -12 30 V46 Z"), "#4a2f18", THIN)
    draw(p, shape("M24 -6 H32 V8 H24 Z"), "#4a2f18", THIN)
    p.setPen(pen("#2c2620", 5.4))
    p.drawPath(shape("M-20 -12 V-38 M-30 -29 H-10"))
    p.setPen(pen("#e8c765", 2.6))
    p.drawPath(shape("M-20 -12 V-38 M-30 -29 H-10"))


@icon("longhouse")
def longhouse(p: QPainter) -> None:
    draw(p, shape("M-38 44 V12 L0 -20 L38 12 V44 Z"), timber(-10, 60), LINE)
    p.setPen(pen(colour("#2c1c0c", 150), 1.6))
    for x in (-28, -18, 18, 28):
        p.drawLine(QPointF(x, 10), QPointF(x, 43))
    draw(p, shape("M-10 44 V22 C-10 12 10 12 10 22 V44 Z"), "#2f1d0e", THIN)
    roof = "M-48 20 L-2 -26 L-10 -44 L0 -34 L10 -44 L2 -26 L48 20 L40 26 L0 -12 L-40 26 Z"
    draw(p, shape(roof), cloth("#a9853f", -40, 24), LINE)
    p.setPen(pen(colour("#4a3410", 150), 1.5))
    for x in (-32, -20, 20, 32):
        p.drawLine(QPointF(x, abs(x) * 0.9 - 14), QPointF(x * 0.9, abs(x) * 0.9 - 6))


@icon("high_cross")
def high_cross(p: QPainter) -> None:
    """A standing stone cross."""
    body = shape("M-7 -46 H7 V-26 H28 V-12 H7 V28 H-7 V-12 H-28 V-26 H-7 Z").united(
        shape("E0 -19 20 20").subtracted(shape("E0 -19 12.5 12.5"))
    )
    draw(p, body.simplified(), stone(), LINE)
    draw(p, shape("M-16 28 H16 L22 47 H-22 Z"), stone(26, 48), LINE)
    dot(p, 0, -19, 4.4, "#8c7a55", THIN)


@icon("dragon")
def dragon(p: QPainter) -> None:
    """The head of a ship's prow."""
    draw(
        p,
        shape(
            "M-30 49 C-34 20 -26 0 -12 -14 C-18 -22 -16 -36 -2 -42 L-8 -50 L10 -44 C26 "
            "-42 38 -32 46 -16 L34 -14 L40 -6 L24 -4 L26 2 L12 -2 C2 8 0 26 4 49 Z"
        ),
        timber(),
        LINE,
    )
    p.setBrush(NO_BRUSH)
    p.setPen(pen("#3a2413", 2))
    p.drawPath(shape("M-22 44 C-26 22 -18 6 -6 -4 M-12 46 C-16 26 -8 12 2 2"))
    dot(p, 12, -28, 5, "#f2d35c", THIN)
    dot(p, 13, -28, 2, "#2c2620")
    draw(p, shape("M14 -4 L18 4 L22 -4 Z M26 -6 L30 1 L33 -7 Z"), "#f6efe0", pen("#2c2620", 1))


@icon("knot")
def knot(p: QPainter) -> None:
    p.setBrush(NO_BRUSH)
    for width, ink in ((11, "#2c2620"), (6.5, "#dcb14d")):
        p.setPen(pen(ink, width))
        for k in range(3):
            p.save()
            p.rotate(k * 120)
            p.drawPath(shape("M0 6 C-34 -8 -26 -40 0 -44 C26 -40 34 -8 0 6"))
            p.restore()
    for phase in (0.0,):
        p.setPen(pen("#2c2620", 7))
        p.drawPath(interlace_ring(25, 0.0, 3, phase))
        p.setPen(pen("#c9cfd0", 3.4))
        p.drawPath(interlace_ring(25, 0.0, 3, phase))


@icon("sun")
def sun(p: QPainter) -> None:
    from .curves import star

    draw(p, star(12, 48, 30), cloth("#e8a53a", -48, 48), LINE)
    dot(p, 0, 0, 26, ball("#f6d25c", 0, 0, 26), LINE)


@icon("ox")
def ox(p: QPainter) -> None:
    draw(
        p, mirrored(shape("M0 -20 H-18 C-34 -20 -44 -28 -44 -46 C-36 -36 -28 -34 -16 -34 H0 Z")), silver(-46, -18), LINE
    )
    draw(
        p,
        mirrored(shape("M0 -30 H-16 L-22 -14 L-40 -8 L-24 0 L-18 30 C-14 44 -8 46 0 46 Z")),
        cloth("#8d5a2c", -30, 46),
        LINE,
    )
    draw(p, shape("M-16 26 C-16 18 16 18 16 26 C16 44 -16 44 -16 26 Z"), cloth("#d9b891", 20, 44), THIN)
    for x in (-7, 7):
        dot(p, x, 32, 2.6, "#2c2620")
        dot(p, x * 2, -4, 3.6, "#2c2620")
