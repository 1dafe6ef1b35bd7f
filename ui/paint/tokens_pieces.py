"""Pieces that players own and move: discs, ships, houses, coins, stones, markers, cardboard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from . import lettering
from .brush import NO_BRUSH, clip, colour, dot, draw, is_light, linear, mixed, pen, radial, soft_ellipse, soft_path
from .curves import shape, star
from .icons import draw_icon, gold, stone, timber
from .tokens import Look, token
from .tokens_parts import EDGE, FINE, body, mark, short


def _disc(p: QPainter, look: Look, r: float, height: float) -> None:
    ry = r * 0.86
    soft_ellipse(p, r * 0.16, height + r * 0.14, r * 1.2, ry * 1.18)
    c = QColor(look.fill)
    side = QPainterPath()
    side.setFillRule(Qt.FillRule.WindingFill)
    side.addEllipse(QPointF(0, height), r, ry)
    side.addRect(QRectF(-r, 0, 2 * r, height))
    side.addEllipse(QPointF(0, 0), r, ry)
    draw(p, side.simplified(), linear(-r, 0, r, 0, (0, c.darker(125)), (0.3, c.darker(102)), (1, c.darker(215))), EDGE)
    dot(p, 0, 0, r, radial(-r * 0.4, -ry * 0.5, r * 1.9, (0, c.lighter(138)), (0.55, c), (1, c.darker(132))), EDGE, ry)
    dot(p, 0, 0, r * 0.82, None, pen(colour("#ffffff", 120), 3.2), ry * 0.82)


@token("disc", (-62, -58, 130, 132))
def disc(p: QPainter, look: Look) -> None:
    p.translate(0, -10)
    _disc(p, look, 45, 20)
    mark(p, look, 0, 0, 25)


@token("cylinder", (-60, -84, 124, 140))
def cylinder(p: QPainter, look: Look) -> None:
    p.translate(0, -36)
    _disc(p, look, 38, 46)
    mark(p, look, 0, 0, 21)


@token("cube", (-60, -80, 124, 130))
def cube(p: QPainter, look: Look) -> None:
    soft_ellipse(p, 6, 14, 56, 30)
    c = QColor(look.fill)
    draw(p, shape("M0 -62 L42 -42 L0 -20 L-42 -42 Z"), c.lighter(125), FINE)
    draw(p, shape("M-42 -42 L0 -20 V28 L-42 6 Z"), c, FINE)
    draw(p, shape("M42 -42 L0 -20 V28 L42 6 Z"), c.darker(150), FINE)


@token("ship", (-78, -110, 156, 150))
def ship(p: QPainter, look: Look) -> None:
    """A drakkar whose sail carries the seat's colour and emblem."""
    soft_ellipse(p, 4, 18, 62, 15)
    p.setPen(pen("#1d130a", 7))
    p.drawLine(QPointF(0, 0), QPointF(0, -98))
    sail = shape("M-46 -88 Q0 -98 46 -88 C60 -66 58 -42 47 -20 Q4 -8 -46 -20 C-34 -42 -34 -66 -46 -88 Z")
    c = QColor(look.fill)
    draw(p, sail, linear(-46, 0, 54, 0, (0, c.darker(135)), (0.3, c.lighter(122)), (0.7, c), (1, c.darker(140))), EDGE)
    p.save()
    clip(p, sail)
    p.setPen(pen(colour("#ffffff" if not is_light(c) else "#3a2817", 60), 4))
    for fold in (-26, 28):
        p.drawPath(shape(f"M{fold} -100 C{fold + 8} -66 {fold + 8} -44 {fold} -6"))
    p.restore()
    mark(p, look, 4, -54, 23)
    p.setPen(pen("#1d130a", 6))
    p.drawLine(QPointF(-48, -89), QPointF(48, -89))
    hull = shape(
        "M-66 -20 C-78 -30 -72 -48 -58 -44 C-50 -41 -52 -32 -59 -34 C-56 -26 -54 -14 -48 -6 Q0 12 48 -6 "
        "C56 -16 58 -32 54 -48 L72 -46 L64 -40 C70 -24 68 -4 54 12 Q0 36 -54 12 C-66 0 -68 -12 -66 -20 Z"
    )
    draw(p, hull, linear(0, -24, 0, 26, (0, "#c2945a"), (0.5, "#93652f"), (1, "#54351a")), EDGE)
    for i in range(-2, 3):
        x, y = i * 19.0, 7 - abs(i) * 2.4
        dot(p, x, y, 9.4, radial(x - 3, y - 3, 14, (0, c.lighter(140)), (1, c)), pen("#1d130a", 2.4))
        dot(p, x, y, 2.6, "#f4efe0", pen("#1d130a", 1))


@token("colony", (-60, -80, 124, 126))
def colony(p: QPainter, look: Look) -> None:
    """A longhouse roofed in the seat's colour."""
    soft_ellipse(p, 8, 24, 52, 18)
    draw(p, shape("M-40 28 V-8 L0 -40 L40 -8 V28 Q0 36 -40 28 Z"), timber(-20, 60), EDGE)
    draw(p, shape("M-10 30 V6 C-10 -4 10 -4 10 6 V30 Z"), "#2f1d0e", FINE)
    draw(
        p,
        shape("M-52 0 L-3 -46 L-10 -64 L0 -54 L10 -64 L3 -46 L52 0 L42 12 L0 -28 L-42 12 Z"),
        body(look.fill, -50, 50),
        EDGE,
    )
    mark(p, look, 0, -12, 10)


@token("monastery", (-62, -100, 128, 146))
def monastery(p: QPainter, look: Look) -> None:
    """A carved church: nave, round tower, gold cross; roofs in the seat's colour."""
    soft_ellipse(p, 8, 24, 54, 18)
    draw(p, shape("M-46 28 V-10 L-16 -32 L16 -10 V28 Z"), stone(-32, 40), EDGE)
    draw(p, shape("M-54 -4 L-16 -42 L22 -4 L14 2 L-16 -24 L-46 2 Z"), body(look.fill, -54, 22), EDGE)
    draw(p, shape("M14 28 L17 -48 Q30 -56 43 -48 L46 28 Z"), stone(-50, 34), EDGE)
    draw(p, shape("M12 -44 L30 -84 L48 -44 Q30 -54 12 -44 Z"), body(look.fill, 10, 50), EDGE)
    draw(p, shape("M-26 28 V8 C-26 -4 -6 -4 -6 8 V28 Z"), "#4a2f18", FINE)
    draw(p, shape("M26 -26 H34 V-12 H26 Z"), "#4a2f18", FINE)
    p.setPen(pen("#1d130a", 8))
    p.drawPath(shape("M-16 -42 V-72 M-27 -62 H-5"))
    p.setPen(pen("#e8c765", 4))
    p.drawPath(shape("M-16 -42 V-72 M-27 -62 H-5"))


@token("rune_stone", (-52, -78, 110, 122))
def rune_stone(p: QPainter, look: Look) -> None:
    """A small standing stone with a red rune; `text` may name another rune character."""
    soft_ellipse(p, 8, 24, 44, 14)
    body = shape("M-34 30 C-42 -4 -40 -42 -20 -60 C-4 -72 22 -66 32 -44 C40 -18 38 10 34 30 Q0 38 -34 30 Z")
    draw(p, body, linear(-38, -60, 38, 30, (0, "#f1eddf"), (0.5, "#c4bba4"), (1, "#857a62")), EDGE)
    p.setPen(pen(colour("#5a513c", 90), 2))
    p.drawPath(shape("M-24 -40 L-18 -28 M22 8 L28 20 M16 -52 L24 -44"))
    if look.text:
        path = lettering.centred(look.text, "runes", 66, QPointF(0, -16))
        p.setBrush(NO_BRUSH)
        p.setPen(pen("#7d1f16", 3))
        p.drawPath(path)
        lettering.write(p, path, "#c4402f")
    else:
        for width, ink in ((11, "#6d1710"), (6, "#c4402f")):
            p.setPen(pen(ink, width))
            p.drawPath(shape("M-8 20 V-48 M-8 -46 L16 -28 M-8 -24 L16 -6"))


def _coin(p: QPainter, metal: str, look: Look) -> None:
    _disc(p, Look(fill=metal), 44, 12)
    dot(p, 0, 0, 36, None, pen(colour("#4a4a42", 150), 2.4, dash=[0.5, 1.4]), 31)
    if look.text:
        short(p, look.text, 0, 0, 52, "#3a3a34" if metal != "#e2b64a" else "#5a3a08")
    else:
        p.setPen(pen(colour("#4a4a42", 230), 6))
        p.drawLine(QPointF(0, -22), QPointF(0, 22))
        p.drawLine(QPointF(-25, 0), QPointF(25, 0))
        for a in (-1, 1):
            for b in (-1, 1):
                dot(p, a * 12, b * 10, 4, colour("#4a4a42", 230))


@token("coin", (-60, -54, 128, 124))
def coin(p: QPainter, look: Look) -> None:
    p.translate(0, -6)
    _coin(p, "#d9dad2", look)


@token("gold_coin", (-60, -54, 128, 124))
def gold_coin(p: QPainter, look: Look) -> None:
    p.translate(0, -6)
    _coin(p, "#e2b64a", look)


@token("control", (-60, -56, 126, 122))
def control(p: QPainter, look: Look) -> None:
    """A round shield laid on a town: whose it is."""
    soft_ellipse(p, 5, 7, 52, 50, 15)
    c = QColor(look.fill)
    dot(p, 0, 0, 48, mixed("#8a7856", c, 0.2), EDGE)
    dot(p, 0, 0, 40, radial(-14, -16, 66, (0, c.lighter(140)), (0.6, c), (1, c.darker(140))), pen("#1d130a", 2.4))
    p.save()
    inside = QPainterPath()
    inside.addEllipse(QPointF(0, 0), 39, 39)
    clip(p, inside)
    p.setPen(pen(colour("#000000", 46), 2.2))
    for x in range(-36, 40, 14):
        p.drawLine(QPointF(x, -44), QPointF(x, 44))
    p.restore()
    for k in range(8):
        turn = QPointF(44, 0)
        p.save()
        p.rotate(k * 45 + 22.5)
        dot(p, turn.x(), 0, 2.6, "#2b2118")
        p.restore()
    mark(p, look, 0, 0, 22)


@token("roundel", (-60, -56, 126, 122))
def roundel(p: QPainter, look: Look) -> None:
    """A round cardboard marker with a text or an icon: renown, claims, turn and round markers."""
    soft_ellipse(p, 4, 6, 51, 50, 14)
    c = QColor(look.fill)
    dot(p, 0, 3, 47, c.darker(170), EDGE)
    dot(p, 0, 0, 47, radial(-14, -16, 74, (0, c.lighter(128)), (0.6, c), (1, c.darker(122))), EDGE)
    dot(p, 0, 0, 39, None, pen(colour(look.sign, 190), 2.6))
    if look.icon and look.text:
        draw_icon(p, look.icon, QPointF(0, -13), 46)
        short(p, look.text, 0, 22, 34, look.sign)
    else:
        mark(p, look, 0, 0, 27)


@token("tile", (-58, -56, 122, 120))
def tile(p: QPainter, look: Look) -> None:
    """A square cardboard tile: goods, treasures."""
    base = QRectF(-44, -44, 88, 88)
    path = QPainterPath()
    path.addRoundedRect(base, 12, 12)
    soft_path(p, path, 6, 15, 1.0, 1.6)
    c = QColor(look.fill)
    draw(p, path.translated(0, 4), c.darker(175), EDGE)
    draw(p, path, linear(-44, -44, 44, 44, (0, c.lighter(128)), (0.6, c), (1, c.darker(118))), EDGE)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(colour(look.sign, 170), 2.4))
    p.drawRoundedRect(base.adjusted(7, 7, -7, -7), 8, 8)
    if look.icon and look.text:
        draw_icon(p, look.icon, QPointF(0, -8), 54)
        dot(p, 26, 26, 17, "#fbf3da", FINE)
        short(p, look.text, 26, 26, 24, "#7c2a1e")
    else:
        mark(p, look, 0, 0, 29)


@token("flag", (-32, -112, 106, 150))
def flag(p: QPainter, look: Look) -> None:
    soft_ellipse(p, 6, 18, 30, 11)
    draw(p, shape("M-6 -96 H2 V20 H-6 Z"), timber(-90, 30), FINE)
    draw(
        p,
        shape("M2 -94 C22 -104 36 -84 62 -94 C56 -76 58 -62 62 -44 C36 -34 22 -54 2 -44 Z"),
        body(look.fill, 0, 70),
        EDGE,
    )
    mark(p, look, 28, -69, 16)
    dot(p, -2, -98, 6, gold(-104, -92), FINE)


@token("star_marker", (-60, -62, 124, 122))
def star_marker(p: QPainter, look: Look) -> None:
    path = star(5, 52, 23)
    soft_path(p, path, 5, 15, 1.0, 1.4)
    draw(p, path, body(look.fill, -46, 46), EDGE)
    mark(p, look, 0, 2, 15)


@token("wind_arrow", (-64, -64, 128, 128))
def wind_arrow(p: QPainter, look: Look) -> None:
    """A vane pointing up; the table turns it."""
    path = shape("M0 -56 L26 -10 H11 V34 L24 54 L0 42 L-24 54 L-11 34 V-10 H-26 Z")
    soft_path(p, path, 5, 15, 0.8, 1.2)
    draw(p, path, gold(-56, 54), EDGE)
    p.setPen(pen(colour("#5a3a08", 160), 3))
    p.drawLine(QPointF(0, -40), QPointF(0, 34))


@token("count", (-52, -50, 106, 106))
def count(p: QPainter, look: Look) -> None:
    """A small badge with a number: how many lie here."""
    soft_ellipse(p, 3, 5, 42, 42, 14)
    dot(p, 0, 0, 40, radial(-12, -14, 60, (0, "#fffaea"), (1, "#e2c98e")), EDGE)
    dot(p, 0, 0, 33, None, pen(look.fill, 4))
    short(p, look.text or "1", 0, 0, 48, "#2b1a0c")
