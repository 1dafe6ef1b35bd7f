"""What stands on the shore of a painted landscape: cliffs, abbeys, towns, camps, ships; burning or not."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from .brush import colour, dot, draw, linear, pen, radial
from .curves import shape
from .icons import draw_icon
from .ornaments import longship


def cliffs(painter: QPainter, x: float, y: float, size: float, tone: str = "#f1e9d4") -> None:
    """Chalk cliffs with grass on top; foot at (x, y)."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 100, size / 100)
    draw(
        painter,
        shape("M-60 0 L-56 -38 L-40 -46 L-30 -42 L-10 -54 L10 -50 L26 -60 L60 -62 V0 Z"),
        linear(-60, 0, 60, 0, (0, QColor(tone).lighter(108)), (1, QColor(tone).darker(130))),
        pen("#5a4a34", 1.4),
    )
    painter.setPen(pen(colour("#8a7a5c", 150), 1.2))
    for a, b, c, d in (
        (-46, -40, -44, -6),
        (-28, -38, -30, -4),
        (-8, -48, -6, -8),
        (14, -46, 12, -4),
        (34, -54, 36, -6),
    ):
        painter.drawLine(QPointF(a, b), QPointF(c, d))
    draw(
        painter,
        shape(
            "M-58 -36 L-40 -48 L-30 -44 L-10 -57 L10 -53 L26 -64 L60 "
            "-66 V-58 L28 -56 L10 -46 L-10 -50 L-30 -37 L-40 -41 Z"
        ),
        "#7f9150",
        pen("#4a5a2c", 1.2),
    )
    painter.restore()


def smoke(painter: QPainter, x: float, y: float, size: float) -> None:
    """A leaning column of smoke."""
    for k in range(9):
        t = k / 8
        dot(
            painter,
            x + size * (0.05 + 0.42 * t * t),
            y - size * 0.95 * t,
            size * (0.08 + 0.15 * t),
            colour("#3a302c", int(86 * (1 - t * 0.75))),
        )


def _standing(painter: QPainter, name: str, x: float, y: float, size: float) -> None:
    """An icon used as a building: its foot at (x, y)."""
    draw_icon(painter, name, QPointF(x, y - size * 0.46), size)


def landmark(painter: QPainter, what: str, x: float, shore: float, size: float) -> None:
    """What stands in the middle of one part of a frieze; `shore` is where land meets water."""
    s = size
    burning = what.endswith("_fire") or what == "fire"
    kind = what.removesuffix("_fire") if what != "fire" else "abbey"
    if burning:
        smoke(painter, x + s * 0.06, shore - s * 0.62, s * 0.9)
    if kind == "cliffs":
        cliffs(painter, x + s * 0.24, shore + s * 0.04, s * 1.15)
        longship(painter, QPointF(x - s * 0.42, shore + s * 0.34), s * 0.52, sail="#8c2f22")
    elif kind in ("abbey", "isle"):
        if kind == "isle":
            draw(
                painter,
                shape(
                    f"M{x - s * 0.7} {shore + s * 0.1} Q{x - s * 0.4} {shore - s * 0.24} {x} "
                    f"{shore - s * 0.16} Q{x + s * 0.5} {shore - s * 0.3} {x + s * 0.75} {shore + s * 0.1} Z"
                ),
                "#5f7a4a",
            )
        _standing(
            painter, "monastery", x, shore - s * (0.1 if kind == "isle" else 0.0), s * (0.7 if kind == "isle" else 0.92)
        )
    elif kind == "wreck":
        painter.save()
        painter.translate(x, shore + s * 0.2)
        painter.rotate(-24)
        longship(painter, QPointF(0, 0), s * 0.8, sail="#6d6250", waves=False)
        painter.restore()
    elif kind == "camp":
        for dx, k in ((-0.42, 0.34), (0.36, 0.4), (-0.02, 0.5)):
            w = s * k
            draw(
                painter,
                shape(
                    f"M{x + dx * s - w * 0.5} {shore} L{x + dx * s - w * 0.06} {shore - w * 0.9} "
                    f"L{x + dx * s + w * 0.06} {shore - w * 0.9} L{x + dx * s + w * 0.5} {shore} Z"
                ),
                linear(x + dx * s - w / 2, 0, x + dx * s + w / 2, 0, (0, "#f3e6c6"), (0.55, "#cfb27a"), (1, "#9a7a46")),
                pen("#3a2817", 1.2),
            )
        longship(painter, QPointF(x - s * 0.3, shore + s * 0.38), s * 0.44, sail="#8c2f22")
    elif kind in ("city", "harbour"):
        _standing(painter, "castle", x, shore + s * 0.02, s * 0.98)
        if kind == "harbour":
            longship(painter, QPointF(x - s * 0.34, shore + s * 0.36), s * 0.42, sail="#2f5f86")
    elif kind in ("ship", "river_ship"):
        longship(painter, QPointF(x, shore + s * 0.3), s * 0.98, sail="#a2382c" if kind == "ship" else "#6f4a8c")
    elif kind == "cross":
        _standing(painter, "high_cross", x, shore + s * 0.02, s * 0.98)
    elif kind == "shields":
        for i in range(-2, 3):
            draw_icon(painter, "spear", QPointF(x + i * s * 0.2 + s * 0.05, shore - s * 0.36), s * 0.6, -35)
        for i in range(-2, 3):
            draw_icon(painter, "shield", QPointF(x + i * s * 0.2, shore - s * 0.12 + abs(i) * s * 0.03), s * 0.34)
    elif kind in ("rock", "skellig"):
        draw(
            painter,
            shape(
                f"M{x - s * 0.62} {shore + s * 0.08} L{x - s * 0.3} "
                f"{shore - s * 0.46} L{x - s * 0.12} {shore - s * 0.36} "
                f"L{x + s * 0.08} {shore - s * 0.62} L{x + s * 0.34} "
                f"{shore - s * 0.3} L{x + s * 0.62} {shore + s * 0.08} Z"
            ),
            linear(x - s * 0.6, 0, x + s * 0.6, 0, (0, "#a39a8c"), (0.5, "#7d766c"), (1, "#4f4a46")),
            pen("#2c2620", 1.4),
        )
        _standing(painter, "tower" if kind == "rock" else "high_cross", x + s * 0.04, shore - s * 0.42, s * 0.46)
    elif kind in ("tower", "lighthouse"):
        _standing(painter, "tower", x, shore, s * 0.98)
        if kind == "lighthouse":
            dot(
                painter,
                x,
                shore - s * 0.98,
                s * 0.3,
                radial(x, shore - s * 0.98, s * 0.3, (0, colour("#ffe9a0", 230)), (1, colour("#ffe9a0", 0))),
            )
            _standing(painter, "fire", x, shore - s * 0.86, s * 0.26)
    elif kind == "dome":
        draw(
            painter,
            shape(f"M{x - s * 0.44} {shore} V{shore - s * 0.38} H{x + s * 0.3} V{shore} Z"),
            linear(x - s * 0.4, 0, x + s * 0.3, 0, (0, "#fbf3dc"), (1, "#cbb382")),
            pen("#3a2817", 1.3),
        )
        draw(
            painter,
            shape(
                f"M{x - s * 0.34} {shore - s * 0.38} C{x - s * 0.34} {shore - s * 0.78} "
                f"{x + s * 0.2} {shore - s * 0.78} {x + s * 0.2} {shore - s * 0.38} Z"
            ),
            linear(x - s * 0.34, 0, x + s * 0.2, 0, (0, "#7fc0b4"), (1, "#2f7d78")),
            pen("#3a2817", 1.3),
        )
        draw(
            painter,
            shape(
                f"M{x + s * 0.34} {shore} V{shore - s * 0.84} L{x + s * 0.42} "
                f"{shore - s * 1.0} L{x + s * 0.5} {shore - s * 0.84} V{shore} Z"
            ),
            linear(x + s * 0.34, 0, x + s * 0.5, 0, (0, "#fbf3dc"), (1, "#cbb382")),
            pen("#3a2817", 1.3),
        )
        for dx in (-0.28, -0.07, 0.14):
            draw(
                painter,
                shape(
                    f"M{x + s * (dx - 0.06)} {shore} V{shore - s * 0.16} C{x + s * (dx - 0.08)} {shore - s * 0.3} "
                    f"{x + s * (dx + 0.08)} {shore - s * 0.3} {x + s * (dx + 0.06)} {shore - s * 0.16} V{shore} Z"
                ),
                "#6b4a28",
            )
    elif kind == "hall":
        _standing(painter, "longhouse", x, shore + s * 0.02, s * 0.98)
    elif kind == "fjord":
        for dx, w, h in ((-0.62, 0.7, 1.0), (0.6, 0.8, 1.12)):
            draw(
                painter,
                shape(
                    f"M{x + s * (dx - w / 2)} {shore + s * 0.06} L{x + s * (dx - 0.08)} {shore - s * h} "
                    f"L{x + s * (dx + 0.06)} {shore - s * h * 0.86} L{x + s * (dx + w / 2)} {shore + s * 0.06} Z"
                ),
                linear(
                    x + s * (dx - w / 2), 0, x + s * (dx + w / 2), 0, (0, "#b9c4cc"), (0.5, "#75858f"), (1, "#46545c")
                ),
                pen("#2c3438", 1.3),
            )
        longship(painter, QPointF(x, shore + s * 0.3), s * 0.62, sail="#2f5f86")
    if burning:
        _standing(painter, "fire", x - s * 0.16, shore + s * 0.02, s * 0.42)
        _standing(painter, "fire", x + s * 0.3, shore + s * 0.02, s * 0.3)
