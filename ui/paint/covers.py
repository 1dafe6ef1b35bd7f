"""The covers of the four games: small scenes painted for the home screen.

Each is drawn in a space of 300 x 400 and scaled to fill the wanted size; the title ribbon is added on request, in the
language of the screen. A game without a scene of its own gets ships on an evening sea, so a fifth game has a cover too.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QTransform

from . import palette
from .brush import NO_BRUSH, clip, colour, dot, draw, linear, painted, pen, radial, rounded
from .curves import shape, thinned
from .geo import MapGeometry, geometry_of
from .icons import draw_icon
from .landmarks import cliffs
from .ornaments import cartouche, compass, knot_corner, longship, serpent
from .parchment import noise, paper_tile
from .relief import wave
from .scenery import clouds, hills, sky, sun, water
from .spec import MapSpec, ProjectionSpec, RegionSpec

WIDTH, HEIGHT = 300.0, 400.0
_ALL = QRectF(0, 0, WIDTH, HEIGHT)
Scene = Callable[[QPainter], None]


def _birds(painter: QPainter, places: tuple[tuple[float, float, float], ...], ink: str = "#1d1a20") -> None:
    painter.setBrush(NO_BRUSH)
    for x, y, s in places:
        painter.setPen(pen(colour(ink, 210), s * 0.16))
        painter.drawPath(
            shape(
                f"M{x - s} {y - s * 0.3} Q{x - s * 0.4} {y - s * 0.6} {x} "
                f"{y} Q{x + s * 0.4} {y - s * 0.6} {x + s} {y - s * 0.3}"
            )
        )


@lru_cache(maxsize=2)
def _ireland() -> MapGeometry:
    tints = RegionSpec(file="ireland_regions")
    return geometry_of(
        MapSpec(
            id="cover",
            geo="ireland",
            size=(300, 400),
            regions=tints,
            projection=ProjectionSpec(scale=0.66, left_km=-238.0, top_km=340.0),
        )
    )


@lru_cache(maxsize=2)
def _england() -> MapGeometry:
    tints = RegionSpec(file="england_shires", outlines=True)
    return geometry_of(
        MapSpec(
            id="cover",
            geo="england",
            size=(300, 400),
            regions=tints,
            projection=ProjectionSpec(scale=0.46, left_km=-330.0, top_km=372.0),
        )
    )


@lru_cache(maxsize=2)
def _europe() -> MapGeometry:
    return geometry_of(
        MapSpec(
            id="cover",
            geo="europe",
            size=(300, 400),
            projection=ProjectionSpec(scale=0.098, left_km=-1700.0, top_km=2000.0),
        )
    )


# ------------------------------------------------------------------ Lindisfarne: the abbey island at dawn
def lindisfarne(p: QPainter) -> None:
    rnd = random.Random(793)
    sky(p, QRectF(0, 0, 300, 236), ("#27324f", "#a8637a", "#f9c98a"))
    sun(p, QPointF(58, 208), 20, "#ffe7a8")
    clouds(p, QRectF(0, 20, 300, 230), rnd, 9, "#f7c7a0")
    hills(p, QRectF(0, 150, 300, 90), 0.4, 2.4, 234, 34, 1.2, 0.6, "#8a5f78")
    island = shape("M70 244 C88 212 118 198 146 194 C162 172 190 168 208 186 C240 190 276 212 296 244 Z")
    draw(p, island, linear(0, 170, 0, 244, (0, "#7a6a58"), (1, "#3f3840")), pen(colour("#241c22", 160), 1))
    p.fillRect(_ALL, radial(58, 208, 150, (0, colour("#ffe7a8", 90)), (1, colour("#ffe7a8", 0))))
    draw_icon(p, "monastery", QPointF(180, 152), 88)
    for x, y, s in ((122, 196, 17), (240, 198, 15), (262, 210, 12), (104, 210, 12)):
        draw_icon(p, "longhouse", QPointF(x, y), s)
    draw_icon(p, "high_cross", QPointF(224, 178), 22)
    water(p, QRectF(0, 240, 300, 160), ("#d99a80", "#27465e"), rnd, QPointF(58, 240), "#ffe2a8")
    p.fillRect(QRectF(0, 240, 300, 160), linear(0, 240, 0, 400, (0, colour("#f0b080", 60)), (1, colour("#0c1c2c", 90))))
    for x, y, s, flip, sail in (
        (34, 266, 30, False, "#5a2a2a"),
        (262, 272, 36, True, "#33465a"),
        (96, 280, 42, False, "#6d3026"),
        (196, 298, 54, True, "#8a6a20"),
    ):
        longship(p, QPointF(x, y), s, flip, sail)
    longship(p, QPointF(236, 352), 84, True, "#2f5f86")
    longship(p, QPointF(98, 366), 124, False, "#a2382c")
    _birds(p, ((60, 70, 9), (84, 58, 7), (232, 88, 8), (250, 76, 6), (120, 96, 6)))


# ------------------------------------------------------------------ Brian Boru: crown and ringed cross over Ireland
def brian_boru(p: QPainter) -> None:
    p.fillRect(_ALL, radial(150, 190, 300, (0, "#3f7a5c"), (0.55, "#1f4a3c"), (1, "#0c241f")))
    p.setPen(pen(colour("#f2d98c", 26), 5))
    for k in range(48):  # rays behind the island
        p.save()
        p.translate(150, 190)
        p.rotate(k * 7.5)
        p.drawLine(QPointF(0, 60), QPointF(0, 330))
        p.restore()
    geometry = _ireland()
    island = geometry.regions
    for width, alpha in ((26, 22), (16, 34), (9, 60)):
        for region in island.values():
            draw(p, region.path, None, pen(colour("#ffe9a8", alpha), width))
    tints = dict(zip(island, palette.REGIONS, strict=False))
    for key, region in island.items():
        tint = QColor(tints[key])
        draw(p, region.path, linear(0, 60, 0, 360, (0, tint.lighter(112)), (1, tint.darker(116))))
    for region in island.values():
        draw(p, region.path, None, pen("#2e1e10", 1.3))
    p.fillRect(
        _ALL, radial(150, 210, 150, (0, colour("#fff4d0", 90)), (0.7, colour("#fff4d0", 20)), (1, colour("#fff4d0", 0)))
    )
    for k in range(8):
        dot(p, 152, 234, 72 - k * 3, colour("#0c241f", 12))
    draw_icon(p, "cross", QPointF(150, 230), 138)
    p.fillRect(_ALL, radial(150, 74, 96, (0, colour("#ffe9a8", 150)), (1, colour("#ffe9a8", 0))))
    draw_icon(p, "crown", QPointF(150, 74), 92)
    for x, turn in ((46, -28), (254, 28)):
        draw_icon(p, "sword", QPointF(x, 338), 78, 180 + turn)


# ------------------------------------------------------------------ Invasions: a drakkar on a wide sea
def invasions(p: QPainter) -> None:
    rnd = random.Random(860)
    p.fillRect(_ALL, QColor(palette.PAPER))
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    p.fillRect(_ALL, QColor("#9cc4dc"))
    p.restore()
    coast = [thinned(path, 2.5) for path in _europe().land]
    for path in coast:
        draw(p, path, None, pen(colour("#f7f0d6", 60), 22))
        draw(p, path, None, pen(colour("#f7f0d6", 80), 10))
    for path in _europe().land:
        draw(p, path, "#e6d6a8", pen(colour(palette.COAST, 230), 1.1))
    p.setPen(pen(colour("#7c2a1e", 190), 1.6, dash=[3, 2.4], flat=True))
    p.setBrush(NO_BRUSH)
    p.drawPath(shape("M214 128 C186 112 150 96 106 90 C76 88 48 96 20 110"))
    p.drawPath(shape("M214 128 C196 150 160 196 140 232 C136 254 140 262 152 270"))
    sea = QPainterPath(QPointF(0, 226))
    sea.cubicTo(70, 196, 190, 206, 300, 240)
    sea.lineTo(300, 400)
    sea.lineTo(0, 400)
    sea.closeSubpath()
    draw(
        p, sea, linear(0, 206, 0, 400, (0, "#5f9fb6"), (0.5, "#2f6f8a"), (1, "#143a52")), pen(colour("#eaf4f4", 220), 2)
    )
    p.save()
    clip(p, sea)
    for row in range(11):
        y = 226 + row * 17
        p.setPen(pen(colour("#e8f2f2" if row % 2 else "#0f2f44", 110), 1.1 + row * 0.07))
        for k in range(9):
            wave(p, k * 40 + (row % 2) * 20 + rnd.uniform(-6, 6), y + rnd.uniform(-4, 4), 9 + row * 0.8)
    p.restore()
    compass(p, QPointF(62, 170), 42)
    serpent(p, QPointF(254, 292), 50, True)
    longship(p, QPointF(160, 352), 158, False, "#b8382b")
    longship(p, QPointF(46, 300), 52, False, "#8a6a20")
    _birds(p, ((220, 190, 7), (240, 180, 6), (30, 250, 6)))


# ------------------------------------------------------------------ 878 Vikings: shield wall under banners
def vikings878(p: QPainter) -> None:
    rnd = random.Random(878)
    sky(p, _ALL, ("#55708c", "#d9b48c", "#f6e2b4"))
    clouds(p, QRectF(0, 10, 300, 260), rnd, 9)
    geometry = _england()
    p.save()
    p.setOpacity(0.92)
    kingdoms = {"northumbria": "#7ba4cf", "mercia": "#d97a63", "east_anglia": "#b4bb52", "wessex": "#eec04a"}
    for width, alpha in ((22, 30), (12, 60)):
        for path in geometry.outlines.values():
            draw(p, path, None, pen(colour("#fff4d0", alpha), width))
    for region in geometry.regions.values():
        tint = QColor(kingdoms.get(region.group, "#cf9c5e"))
        draw(p, region.path, tint.lighter(rnd.randint(98, 112)), pen(colour(palette.BORDER, 150), 0.5))
    for path in geometry.outlines.values():
        draw(p, path, None, pen("#3a1f10", 1.5))
    p.restore()
    hills(p, QRectF(0, 250, 300, 150), 0.2, 2.0, 318, 34, 2.6, 0.4, "#6b6a44")
    p.fillRect(
        QRectF(0, 300, 300, 100), linear(0, 300, 0, 400, (0, colour("#4c4a2c", 0)), (0.3, "#4c4a2c"), (1, "#2a2a1c"))
    )
    for x, y, s, name in ((64, 214, 118, "banner"),):
        draw_icon(p, name, QPointF(x, y), s)
    p.save()
    p.translate(240, 214)
    p.scale(-1, 1)
    _white_banner(p)
    p.restore()
    for i in range(11):
        draw_icon(p, "spear", QPointF(12 + i * 28, 262 + (i % 3) * 5), 112, -35 + rnd.uniform(-7, 7))
    for i in range(8):
        draw_icon(p, "helmet" if i % 2 else "viking", QPointF(16 + i * 38, 296 + (i % 2) * 4), 44)
    tones = ("#a2382c", "#1B4F9C", "#2B2B2B", "#d9a92e", "#3f7d4e", "#a2382c", "#1B4F9C", "#d9a92e")
    for row, (y, size, shift) in enumerate(((338, 62, 0), (374, 70, 19))):
        for i in range(8):
            _shield(p, QPointF(2 + shift + i * 40 - row * 12, y), size, tones[(i * 3 + row) % len(tones)], i + row)


def _white_banner(p: QPainter) -> None:
    """The other side's banner: a gold cross on white."""
    draw(
        p,
        shape("M-36 -58 H-29 V60 H-36 Z"),
        linear(-36, 0, -29, 0, (0, "#b98a50"), (1, "#553618")),
        pen("#2c2620", 1.6),
    )
    draw(
        p,
        shape("M-29 -53 H46 L32 -29 L46 -5 H-29 Z"),
        linear(0, -53, 0, -5, (0, "#fffaf0"), (1, "#d9cba4")),
        pen("#2c2620", 2.4),
    )
    draw(
        p,
        shape("M-6 -50 H4 V-34 H28 V-24 H4 V-8 H-6 V-24 H-26 V-34 H-6 Z"),
        linear(0, -50, 0, -8, (0, "#f4d472"), (1, "#b98a24")),
        pen("#6b4a12", 1),
    )
    dot(p, -32.5, -60, 6, "#e3bf62", pen("#2c2620", 1.4))


def _shield(p: QPainter, at: QPointF, size: float, tint: str, kind: int) -> None:
    """A painted round shield, in one of four patterns."""
    p.save()
    p.translate(at)
    p.scale(size / 100, size / 100)
    dot(p, 3, 6, 50, colour("#100a06", 110))
    dot(p, 0, 0, 48, "#6b5a3c", pen("#1d130a", 3))
    inside = QPainterPath()
    inside.addEllipse(QPointF(0, 0), 43, 43)
    draw(p, inside, "#efe3c3" if kind % 2 else tint)
    p.save()
    clip(p, inside)
    patterns = (
        "M-50 -50 H0 V0 H-50 Z M0 0 H50 V50 H0 Z",
        "M-12 -50 H12 V50 H-12 Z M-50 -12 H50 V12 H-50 Z",
        "M0 0 L50 -30 L50 30 Z M0 0 L-50 -30 L-50 30 Z",
        "M0 -50 C34 -30 34 0 0 0 C-34 0 -34 30 0 50 L-50 50 V-50 Z",
    )
    draw(p, shape(patterns[kind % 4]), tint if kind % 2 else "#efe3c3")
    p.setPen(pen(colour("#1d130a", 60), 1.6))
    for x in range(-36, 40, 12):
        p.drawLine(QPointF(x, -46), QPointF(x, 46))
    p.fillRect(
        QRectF(-50, -50, 100, 100),
        radial(-14, -16, 66, (0, colour("#ffffff", 80)), (0.6, colour("#ffffff", 0)), (1, colour("#000000", 110))),
    )
    p.restore()
    dot(p, 0, 0, 43, None, pen(colour("#1d130a", 230), 2.2))
    dot(p, 0, 0, 13, radial(-4, -4, 16, (0, "#f8fafa"), (1, "#5f6a72")), pen("#1d130a", 2.2))
    p.restore()


# ------------------------------------------------------------------ any other game
def elsewhere(p: QPainter) -> None:
    rnd = random.Random(1000)
    sky(p, QRectF(0, 0, 300, 236), ("#2c3c58", "#7d8aa0", "#e8d0a4"))
    sun(p, QPointF(100, 206), 20, "#ffe7b8")
    clouds(p, QRectF(0, 20, 300, 230), rnd, 8)
    cliffs(p, 252, 240, 120)
    water(p, QRectF(0, 236, 300, 164), ("#9fb0ae", "#1d3a4c"), rnd, QPointF(100, 236))
    longship(p, QPointF(150, 350), 170, False, "#2f5f86")


SCENES: dict[str, Scene] = {
    "lindisfarne": lindisfarne,
    "brian-boru": brian_boru,
    "invasions": invasions,
    "878-vikings": vikings878,
}


def _finish(p: QPainter) -> None:
    """Paper over the paint, a darker rim, a gold line and knots in the corners."""
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    p.setOpacity(0.30)
    p.drawImage(_ALL, paper_tile(150, 214))
    p.setOpacity(0.16)
    p.drawImage(_ALL, _fine())
    p.restore()
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    p.fillRect(
        _ALL,
        radial(150, 200, 262, (0.5, colour("#5a3a14", 0)), (0.85, colour("#4a2c10", 90)), (1, colour("#2a1808", 190))),
    )
    p.restore()
    draw(p, rounded(_ALL.adjusted(2, 2, -2, -2), 10), None, pen(palette.FRAME, 13))
    draw(p, rounded(_ALL.adjusted(8.5, 8.5, -8.5, -8.5), 6), None, pen(palette.GOLD_LINE, 1.8))
    draw(p, rounded(_ALL.adjusted(12.5, 12.5, -12.5, -12.5), 4), None, pen(colour(palette.GOLD_LINE, 130), 0.9))


@lru_cache(maxsize=1)
def _fine() -> QImage:
    return noise(300, 400, 120, random.Random(3))


def paint_cover(
    painter: QPainter, game: str, width: float, height: float, title: str = "", subtitle: str = "", language: str = "en"
) -> None:
    """Fill width x height with a game's cover, top left corner at the origin."""
    scale = max(width / WIDTH, height / HEIGHT)
    painter.save()
    inside = rounded(QRectF(0, 0, width, height), 11 * scale)
    clip(painter, inside)
    painter.translate(width / 2, height / 2)
    painter.scale(scale, scale)
    painter.translate(-WIDTH / 2, -HEIGHT / 2)
    SCENES.get(game, elsewhere)(painter)
    if title:
        cartouche(painter, QRectF(44, 20, 212, 92), title, subtitle, language)
    painter.restore()
    painter.save()
    clip(painter, inside)
    painter.setTransform(QTransform.fromScale(width / WIDTH, height / HEIGHT), True)
    _finish(painter)
    for x, y, turn in ((22, 22, -45), (278, 22, 45), (22, 378, -135), (278, 378, 135)):
        knot_corner(painter, QPointF(x, y), 11, turn, palette.GOLD_LINE)
    painter.restore()


def image(
    game: str,
    width: float,
    height: float,
    ratio: float = 1.0,
    title: str = "",
    subtitle: str = "",
    language: str = "en",
) -> QImage:
    result = painted(width, height, ratio, lambda p: paint_cover(p, game, width, height, title, subtitle, language))
    result.setDevicePixelRatio(ratio)
    return result


@lru_cache(maxsize=32)
def pixmap(
    game: str,
    width: float,
    height: float,
    ratio: float = 2.0,
    title: str = "",
    subtitle: str = "",
    language: str = "en",
) -> QPixmap:
    """A shared pixmap (screen's thread only)."""
    return QPixmap.fromImage(image(game, width, height, ratio, title, subtitle, language))
