"""Places printed on a board: towns, ports, sea spaces, cities, shields with figures, raid sites, rings of light."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from . import lettering
from .brush import NO_BRUSH, colour, dot, draw, is_light, linear, pen, radial, soft_ellipse, soft_path
from .curves import shape
from .emblems import draw_emblem
from .icons import draw_icon, stone, timber
from .tokens import Look, token

_EDGE = pen("#2e1e10", 6.5)


@token("town", (-66, -62, 136, 136))
def town(p: QPainter, look: Look) -> None:
    """A glossy disc on a pale ring, with a sign: the colour is not the only cue."""
    soft_ellipse(p, 7, 11, 60, 60, 18, 5)
    dot(p, 0, 0, 50, "#f5ead0", pen("#2e1e10", 7))
    c = QColor(look.fill)
    dot(
        p,
        0,
        0,
        38,
        radial(-17, -20, 75, (0, c.lighter(142)), (0.6, c), (1, c.darker(135))),
        pen(colour("#2e1e10", 225), 5),
    )
    if look.icon:
        draw_icon(p, look.icon, QPointF(0, 0), 52)
    else:
        draw_emblem(p, look.emblem, QPointF(0, 0), 25, look.sign)


@token("port", (-80, -92, 164, 172))
def port(p: QPainter, look: Look) -> None:
    """A port with its value; `small` adds battlements, `large` also a gold ring."""
    r = 48
    soft_ellipse(p, 6, 10, 56, 56, 18, 5)
    if look.variant in ("small", "large"):
        wall = shape("M-48 10 V-72 H-28 V-56 H-10 V-72 H10 V-56 H28 V-72 H48 V10 Z")
        draw(p, wall, "#d8c79a" if look.variant == "small" else "#e9c75a", pen("#2e1e10", 6))
    if look.variant == "large":
        dot(p, 0, 0, r + 14, "#e9c75a", pen("#2e1e10", 6))
    c = QColor(look.fill)
    dot(p, 0, 0, r, radial(-17, -19, 77, (0, c.lighter(130)), (0.6, c), (1, c.darker(130))), pen("#2e1e10", 7))
    dot(p, 0, 0, r - 8.5, None, pen(colour("#fff8e0", 170), 4.5))
    if look.text:
        ink = "#2b1a0c" if is_light(c) else "#fffaf0"
        lettering.write(p, lettering.centred(look.text, "strong", 72, QPointF(0, 0)), ink)
    elif look.icon:
        draw_icon(p, look.icon, QPointF(0, 0), 62)


@token("home_port", (-66, -62, 136, 136))
def home_port(p: QPainter, look: Look) -> None:
    soft_ellipse(p, 6, 9, 56, 56, 18, 5)
    draw_icon(p, look.icon or "shield", QPointF(0, 0), 118)


@token("space", (-60, -60, 120, 120))
def space(p: QPainter, look: Look) -> None:
    """A stretch of water where a ship may lie; `river` gives a diamond."""
    dot(p, 0, 0, 50, "#f7f0d6", pen("#1f3a46", 10.5))
    tint = QColor(look.fill).darker(115)
    if look.variant == "river":
        draw(p, shape("M0 -34 L34 0 L0 34 L-34 0 Z"), tint)
    else:
        dot(p, 0, 0, 29, tint)


@token("city", (-70, -76, 146, 136))
def city(p: QPainter, look: Look) -> None:
    """A little walled town."""
    soft_ellipse(p, 8, 26, 62, 26, 24, 3)
    wall = shape("M-47 32 V-21 H-31 V-8 H-18 V-47 L0 -63 L18 -47 V-8 H31 V-21 H47 V32 Z")
    draw(p, wall, linear(-47, 0, 47, 0, (0, "#fbf1d4"), (1, "#c9ac72")), _EDGE)
    draw(p, shape("M-18 -47 L0 -63 L18 -47 Z"), look.fill if look.fill != "#8e8e8e" else "#a2382c", pen("#2e1e10", 4))
    draw(p, shape("M-9 32 V12 C-9 2 9 2 9 12 V32 Z"), "#7c2a1e", pen("#2e1e10", 3))


@token("spot", (-30, -30, 60, 60))
def spot(p: QPainter, look: Look) -> None:
    dot(p, 0, 0, 20, "#fbf1d4", pen("#2e1e10", 7))


@token("badge", (-62, -62, 140, 144))
def badge(p: QPainter, look: Look) -> None:
    """A shield with a region's value; `note` stands in the small roundel."""
    body = shape("M-44 -52 H44 C48 12 26 42 0 60 C-26 42 -48 12 -44 -52 Z")
    soft_path(p, body, 4, 16, 2.0, 2.6)
    draw(p, body, linear(-44, -52, 44, 60, (0, "#fdf6e0"), (1, "#dcc594")), pen("#2c1a0c", 5))
    draw(p, shape("M-36 -44 H36 C39 8 21 34 0 49 C-21 34 -39 8 -36 -44 Z"), None, pen(colour(look.fill, 200), 3))
    if look.text:
        lettering.write(p, lettering.centred(look.text, "strong", 74, QPointF(0, -6)), "#7c2a1e")
    elif look.icon:
        draw_icon(p, look.icon, QPointF(0, -4), 72)
    if look.note:
        dot(p, 40, 42, 27, "#7c2a1e", pen("#2c1a0c", 4.5))
        lettering.write(p, lettering.centred(look.note, "strong", 42, QPointF(40, 42)), "#fff4d0")


@token("site", (-56, -72, 116, 122))
def site(p: QPainter, look: Look) -> None:
    """A raid site: a small shield in the country's colour with a cross or another icon above a spark of fire."""
    body = shape("M-34 -44 H34 C37 4 20 26 0 38 C-20 26 -37 4 -34 -44 Z")
    soft_path(p, body, 4, 16, 1.6, 2.2)
    c = QColor(look.fill)
    draw(p, body, linear(-34, -44, 34, 38, (0, c.lighter(128)), (0.6, c), (1, c.darker(135))), pen("#2e1e10", 6))
    draw(p, shape("M-26 -36 H26 C28 2 16 18 0 28 C-16 18 -28 2 -26 -36 Z"), None, pen(colour("#fff4d0", 190), 3))
    if look.text:
        lettering.write(
            p, lettering.centred(look.text, "strong", 46, QPointF(0, -10)), "#fffaf0" if not is_light(c) else "#2b1a0c"
        )
    elif look.icon:
        draw_icon(p, look.icon, QPointF(0, -10), 50)
    else:
        draw_emblem(p, "cross", QPointF(0, -10), 20, "#fff4d0")


@token("hamlet", (-60, -66, 124, 116))
def hamlet(p: QPainter, look: Look) -> None:
    """A monastery on the map, small: what raiders look for."""
    soft_ellipse(p, 6, 24, 46, 16, 22, 3)
    draw(p, shape("M-40 26 V-6 L-18 -22 L6 -6 V26 Z"), stone(-22, 30), _EDGE)
    draw(p, shape("M-46 -2 L-18 -28 L10 -2 L4 4 L-18 -14 L-40 4 Z"), look.fill, pen("#2e1e10", 4))
    draw(p, shape("M6 26 V-34 H32 V26 Z"), stone(-34, 30), _EDGE)
    draw(p, shape("M2 -32 L19 -58 L36 -32 Z"), look.fill, pen("#2e1e10", 5))
    draw(p, shape("M-24 26 V10 H-12 V26 Z"), "#4a2f18")


@token("glow", (-100, -100, 200, 200))
def glow(p: QPainter, look: Look) -> None:
    """Light round a place that may be chosen."""
    c = QColor(look.fill if look.fill != "#8e8e8e" else "#ffe27a")
    dot(
        p,
        0,
        0,
        96,
        radial(0, 0, 96, (0.35, colour(c, 0)), (0.5, colour(c, 235)), (0.62, colour(c, 150)), (1, colour(c, 0))),
    )


@token("halo_ring", (-70, -70, 140, 140))
def halo_ring(p: QPainter, look: Look) -> None:
    """A firm ring round a chosen or focused place."""
    p.setBrush(NO_BRUSH)
    for width, ink in ((16, colour("#2b1a0c", 200)), (9, QColor(look.fill if look.fill != "#8e8e8e" else "#ffd84a"))):
        dot(p, 0, 0, 58, None, pen(ink, width))


@token("beacon", (-142, -182, 284, 324))
def beacon(p: QPainter, look: Look) -> None:
    """A place that everybody looks at: light and a jewelled ring round it, open in the middle, and a flag above."""
    light = ((0.0, 0), (0.46, 0), (0.5, 255), (0.66, 150), (1.0, 0))
    dot(p, 0, 0, 138, radial(0, 0, 138, *((at, colour("#ffe27a", alpha)) for at, alpha in light)))
    for width, ink in ((27, "#2b1a0c"), (19, "#b3261a"), (4, "#ffe9a0")):
        dot(p, 0, 0, 76, None, pen(ink, width))
    for k in range(8):
        x, y = 76 * math.cos(k * math.pi / 4), 76 * math.sin(k * math.pi / 4)
        dot(p, x, y, 10, radial(x - 4, y - 4, 16, (0, "#fff6d0"), (1, "#d9a92e")), pen("#2b1a0c", 3.4))
    draw(p, shape("M-5 -164 H5 V-66 H-5 Z"), timber(-164, -66), pen("#1d130a", 4))
    c = QColor(look.fill)
    cloth = linear(5, 0, 90, 0, (0, c.lighter(125)), (0.6, c), (1, c.darker(130)))
    draw(p, shape("M5 -162 C34 -174 52 -150 84 -162 C78 -142 79 -124 84 -104 C52 -92 34 -116 5 -104 Z"), cloth, _EDGE)
    draw_emblem(p, look.emblem, QPointF(42, -133), 18, look.sign)
    dot(p, 0, -166, 9, "#e9c75a", pen("#1d130a", 3))
