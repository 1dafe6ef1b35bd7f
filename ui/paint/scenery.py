"""Small painted landscapes: sky, hills, water, and what stands on the shore.

`paint_scene` paints part n of m of one long picture, so that cards laid side by side join into a frieze. The covers of
the games are built from the same elements.
"""

from __future__ import annotations

import math
import random
from collections.abc import Generator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from .breath import at_once
from .brush import NO_BRUSH, colour, dot, draw, linear, mixed, pen, radial
from .landmarks import landmark
from .ornaments import longship
from .relief import fir, tree, wave


@dataclass(frozen=True)
class Landscape:
    """The light of a country and what stands in each part of its frieze."""

    sky: tuple[str, str, str]  # zenith, middle, horizon
    far: str
    near: str
    ground: str
    sea: tuple[str, str]
    sun: str
    rough: float  # how steep the hills are
    parts: tuple[str, ...]
    trees: str = "tree"


LANDSCAPES = {
    "england": Landscape(
        ("#6d7fa6", "#d8a98c", "#f6ddb0"),
        "#9a8f9c",
        "#8a8a62",
        "#6f7d4a",
        ("#7fa3b4", "#3f6a80"),
        "#fbe7b0",
        0.5,
        ("cliffs", "abbey", "wreck", "fire", "camp", "city"),
    ),
    "scotland": Landscape(
        ("#5c6a86", "#a9b0bf", "#e8dcc6"),
        "#7d86a0",
        "#6f7a72",
        "#5f6c56",
        ("#7892a3", "#36566c"),
        "#f4ecd6",
        1.25,
        ("ship", "abbey_fire", "cross", "shields", "rock"),
        "fir",
    ),
    "ireland": Landscape(
        ("#5f8a9c", "#b9cfae", "#f2ecc4"),
        "#86a394",
        "#6f9a5c",
        "#4f7f44",
        ("#7fb0ac", "#3a7276"),
        "#fdf3c8",
        0.65,
        ("isle_fire", "abbey", "ship", "skellig", "camp", "abbey_fire"),
    ),
    "francia": Landscape(
        ("#6a5f94", "#cfa0ac", "#f8dcae"),
        "#978aa8",
        "#8d8a64",
        "#77824c",
        ("#8fa6bb", "#4a6688"),
        "#fde0a0",
        0.4,
        ("abbey", "city_fire", "city", "tower", "abbey_fire", "river_ship"),
    ),
    "iberia": Landscape(
        ("#3f86a8", "#f0c88a", "#fbe3b4"),
        "#c79a72",
        "#b98a4e",
        "#a3763c",
        ("#6fb6bc", "#2f7d8c"),
        "#fff0bd",
        0.7,
        ("ship", "lighthouse", "harbour", "city_fire", "dome"),
    ),
    "norway": Landscape(
        ("#3c5573", "#8ea7b8", "#e6dfd0"),
        "#8593a4",
        "#5d7180",
        "#4c5f58",
        ("#6f93a6", "#2b4f66"),
        "#f6eedc",
        1.6,
        ("fjord", "hall", "ship"),
        "fir",
    ),
}


def sky(painter: QPainter, box: QRectF, tones: tuple[str, str, str]) -> None:
    painter.fillRect(box, linear(0, box.top(), 0, box.bottom(), (0, tones[0]), (0.55, tones[1]), (1, tones[2])))


def sun(painter: QPainter, at: QPointF, radius: float, tone: str) -> None:
    """A low sun with a wide glow."""
    dot(
        painter,
        at.x(),
        at.y(),
        radius * 5,
        radial(at.x(), at.y(), radius * 5, (0, colour(tone, 190)), (0.3, colour(tone, 90)), (1, colour(tone, 0))),
    )
    dot(painter, at.x(), at.y(), radius, radial(at.x(), at.y(), radius, (0, QColor(tone).lighter(112)), (1, tone)))


def clouds(painter: QPainter, box: QRectF, rnd: random.Random, count: int, tone: str = "#fff4dc") -> None:
    """Long thin banks, as over a sea at dawn."""
    for _ in range(count):
        x, y = rnd.uniform(box.left(), box.right()), rnd.uniform(box.top(), box.top() + box.height() * 0.42)
        wide = rnd.uniform(0.16, 0.4) * box.width()
        for k in range(3):
            w = wide * (1 - 0.25 * k)
            dot(
                painter,
                x + rnd.uniform(-0.1, 0.1) * wide,
                y - k * wide * 0.02,
                w / 2,
                colour(tone, 46),
                radius_y=wide * 0.035,
            )


def ridge(u: float, seed: float, rough: float) -> float:
    """Height of a range at a place along it, 0 to 1: a sum of waves, so it goes on for ever without a seam."""
    h = (
        0.5
        + 0.24 * math.sin(u * 2.1 + seed)
        + 0.16 * math.sin(u * 4.7 + seed * 2.3)
        + 0.1 * rough * math.sin(u * 9.7 + seed * 1.7)
    )
    return h + 0.06 * rough * math.sin(u * 21.0 + seed * 3.1)


def hills(
    painter: QPainter,
    box: QRectF,
    start: float,
    span: float,
    base: float,
    height: float,
    seed: float,
    rough: float,
    tone: QColor | str,
) -> None:
    """A range of hills: `start` and `span` say which stretch of the endless ridge is seen."""
    path = QPainterPath(QPointF(box.left(), box.bottom()))
    steps = max(24, int(box.width() / 3))
    for i in range(steps + 1):
        t = i / steps
        path.lineTo(box.left() + t * box.width(), base - height * ridge(start + t * span, seed, rough))
    path.lineTo(box.right(), box.bottom())
    path.closeSubpath()
    c = QColor(tone)
    draw(painter, path, linear(0, base - height, 0, base, (0, c.lighter(112)), (1, c.darker(112))))


def water(
    painter: QPainter,
    box: QRectF,
    tones: tuple[str, str],
    rnd: random.Random,
    glint: QPointF | None = None,
    tone: str = "#fff4dc",
) -> None:
    """A strip of sea with wave strokes and the sun's path on it."""
    painter.fillRect(box, linear(0, box.top(), 0, box.bottom(), (0, tones[0]), (1, tones[1])))
    painter.setBrush(NO_BRUSH)
    if glint is not None:
        for _ in range(int(box.height() * 0.9)):
            y = rnd.uniform(box.top() + 1, box.bottom())
            reach = (y - box.top()) * 0.35 + box.width() * 0.03
            x = glint.x() + rnd.gauss(0, reach)
            painter.setPen(pen(colour(tone, rnd.randint(50, 140)), max(0.6, box.height() * 0.008)))
            painter.drawLine(QPointF(x - reach * 0.15, y), QPointF(x + reach * 0.15, y))
    count = int(box.width() * box.height() / 420)
    for _ in range(count):
        y = rnd.uniform(box.top() + 3, box.bottom())
        near = (y - box.top()) / max(1.0, box.height())
        painter.setPen(pen(colour("#ffffff" if rnd.random() < 0.5 else tones[1], 70), 0.7 + 0.5 * near))
        wave(painter, rnd.uniform(box.left(), box.right()), y, 2.5 + 6 * near)


def paint_scene(painter: QPainter, box: QRectF, country: str, part: tuple[int, int] = (1, 1)) -> None:
    """One part of a country's frieze; the caller clips."""
    at_once(scene_steps(painter, box, country, part))


def scene_steps(
    painter: QPainter, box: QRectF, country: str, part: tuple[int, int] = (1, 1)
) -> Generator[None, None, None]:
    """The part in steps, from the sky to the shore."""
    land = LANDSCAPES.get(country) or LANDSCAPES["england"]
    number, count = part
    first = number - 1
    rnd = random.Random(f"{country} {number}")
    sky(painter, box, land.sky)
    sun_at = QPointF(box.left() + (count * 0.62 - first) * box.width(), box.top() + box.height() * 0.42)
    if -1.2 * box.width() < sun_at.x() - box.center().x() < 1.2 * box.width():
        sun(painter, sun_at, box.height() * 0.075, land.sun)
    clouds(painter, box, rnd, 3)
    yield
    horizon = box.top() + box.height() * 0.62
    shore = box.top() + box.height() * 0.72
    span = 1.6
    hills(
        painter,
        box,
        first * span,
        span,
        horizon + 2,
        box.height() * 0.34,
        1.3,
        land.rough,
        mixed(land.far, land.sky[1], 0.35),
    )
    hills(painter, box, first * span, span, shore + 1, box.height() * 0.26, 4.1, land.rough, land.near)
    yield
    what = land.parts[first % len(land.parts)]
    afloat = what in ("ship", "fjord", "wreck", "river_ship", "cliffs", "skellig", "isle_fire", "rock")
    hills(
        painter,
        box,
        first * span,
        span,
        shore + box.height() * 0.05,
        box.height() * (0.06 if afloat else 0.12),
        2.2,
        0.3,
        land.ground,
    )
    yield
    for _ in range(4 if not afloat else 2):
        x = rnd.choice((rnd.uniform(0.03, 0.2), rnd.uniform(0.82, 0.97)))
        plant = fir if land.trees == "fir" else tree
        plant(
            painter,
            box.left() + x * box.width(),
            shore - rnd.uniform(0, box.height() * 0.04),
            box.height() * rnd.uniform(0.07, 0.11),
            rnd,
        )
    yield
    sea_box = QRectF(box.left(), shore, box.width(), box.bottom() - shore)
    if not afloat:
        landmark(
            painter, what, box.center().x(), shore + box.height() * 0.01, min(box.width() * 0.62, box.height() * 0.6)
        )
    yield
    water(painter, sea_box, land.sea, rnd, sun_at, land.sun)
    yield
    if afloat or what in ("camp", "harbour"):
        if afloat:
            landmark(painter, what, box.center().x(), shore, min(box.width() * 0.62, box.height() * 0.6))
        else:
            longship(
                painter,
                QPointF(box.center().x() - box.width() * 0.2, shore + box.height() * 0.2),
                box.height() * 0.3,
                sail="#8c2f22",
            )
