"""The land of a map: its lift off the sea, hand-coloured regions, rivers and lakes, borders, coast, roads."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from . import palette
from .breath import breathe
from .brush import NO_BRUSH, NO_PEN, bands, clip, colour, draw, nested, painting, pen, stroke
from .curves import pieces, road, spline, thinned
from .geo import MapGeometry
from .spec import AreaSpec, MapSpec, RegionSpec, RouteSpec, Style

_Mode = QPainter.CompositionMode


def paint_ground(painter: QPainter, geometry: MapGeometry) -> None:
    """A shadow under the land, then the plain colour of land that belongs to nobody, then ice."""
    painter.setPen(NO_PEN)
    painter.setBrush(colour("#2a1c0e", 13))
    for k in range(5):
        for path in geometry.land:
            painter.drawPath(path.translated(2 + k * 0.8, 3 + k * 0.9))
    painter.setBrush(QColor(palette.FOREIGN_LAND))
    for path in geometry.land:
        painter.drawPath(path)


def paint_coast_shade(painter: QPainter, geometry: MapGeometry, coast: QPainterPath) -> None:
    """A warm rim inside the coast of uncoloured land, as if the brush had followed the line."""
    edges = _edges(geometry, coast, [], (34.0, 20.0, 10.0), 44)
    painter.save()
    clip(painter, coast)
    painter.setCompositionMode(_Mode.CompositionMode_Multiply)
    _lay(painter, geometry.board, _tinted(edges, "#b08a4c"))
    painter.restore()
    for path in geometry.ice:
        draw(painter, path, colour(palette.ICE, 235), pen(colour("#cfc7ae", 200), 1.0))


def tints_of(geometry: MapGeometry, spec: RegionSpec, seed: int) -> dict[str, QColor]:
    """The colour of each region: its own, its group's, or the next of the standard set."""
    rnd = random.Random(seed)
    result: dict[str, QColor] = {}
    for i, (key, region) in enumerate(geometry.regions.items()):
        named = spec.tints.get(key) or spec.tints.get(region.group) or palette.REGIONS[i % len(palette.REGIONS)]
        tint = QColor(named)
        if spec.vary:
            hue, saturation, value = tint.hue(), tint.saturation(), tint.value()
            tint = QColor.fromHsv(
                (hue + rnd.randint(-7, 7)) % 360,
                min(255, max(0, saturation + rnd.randint(-22, 14))),
                min(255, max(0, value + rnd.randint(-20, 6))),
            )
        result[key] = tint
    return result


def _wash(painter: QPainter, path: QPainterPath, edge: QPainterPath, tint: QColor, style: Style) -> None:
    """One hand-coloured field: a thin wash, darker towards its edge. The caller has set the clip."""
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(palette.PAPER))
    painter.drawPath(path)
    painter.setCompositionMode(_Mode.CompositionMode_Multiply)
    painter.setBrush(colour(tint, 138))
    painter.drawPath(path)
    painter.setBrush(NO_BRUSH)
    for width in style.inner_bands:
        painter.setPen(pen(colour(tint.darker(106), 58), width))
        painter.drawPath(edge)
    painter.setCompositionMode(_Mode.CompositionMode_SourceOver)


def paint_regions(painter: QPainter, geometry: MapGeometry, spec: RegionSpec, style: Style, seed: int) -> None:
    tints = tints_of(geometry, spec, seed)
    for key, region in geometry.regions.items():
        breathe()
        painter.save()
        clip(painter, region.path)
        _wash(painter, region.path, thinned(region.path, 1.6), tints[key], style)
        painter.restore()


def _edges(
    geometry: MapGeometry, coast: QPainterPath, outlines: list[QPainterPath], widths: tuple[float, ...], alpha: int
) -> QImage:
    """How near an edge each spot of land is, as alpha on a half-size layer: strokes one within the other."""
    board = geometry.board
    lines = pieces(thinned(coast, 3.0), board.adjusted(-30, -30, 30, 30)) + outlines
    return nested(board, 0.5, lines, [(width, colour("#000000", alpha)) for width in widths])


def _tinted(edges: QImage, tint: QColor | str) -> QImage:
    """The same layer in another colour."""
    result = edges.copy()
    with painting(result) as painter:
        painter.setCompositionMode(_Mode.CompositionMode_SourceIn)
        painter.fillRect(result.rect(), QColor(tint))
    return result


def _lay(painter: QPainter, board: QRectF, image: QImage) -> None:
    """Lay a half-size layer over the board."""
    for band in bands(round(board.width()), round(board.height())):
        painter.drawImage(band, image, QRectF(0, band.y() / 2, image.width(), band.height() / 2))


def paint_areas(
    painter: QPainter, geometry: MapGeometry, areas: tuple[AreaSpec, ...], coast: QPainterPath, style: Style
) -> None:
    """Hand-drawn areas: what of them is land gets the wash, darker along the coast and along the land border."""
    edges = _edges(geometry, coast, [geometry.areas[area.id] for area in areas], style.inner_bands, 58)
    for area in areas:
        path, tint = geometry.areas[area.id], QColor(area.tint)
        painter.save()
        clip(painter, coast)
        clip(painter, path)
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(palette.PAPER))
        painter.drawPath(path)
        painter.setCompositionMode(_Mode.CompositionMode_Multiply)
        painter.setBrush(colour(tint, 138))
        painter.drawPath(path)
        _lay(painter, geometry.board, _tinted(edges, tint.darker(106)))
        painter.restore()


def paint_borders(painter: QPainter, geometry: MapGeometry, spec: MapSpec, coast: QPainterPath) -> None:
    """Pale casing under an ink line; it also hides the seam between two anti-aliased fields."""
    style = spec.style
    painter.setBrush(NO_BRUSH)
    fields = [region.path for region in geometry.regions.values()]
    for path in fields:
        painter.setPen(pen(colour("#f6ecd0", 110), style.border * 2.4))
        painter.drawPath(path)
    for path in fields:
        painter.setPen(pen(colour(palette.BORDER, 190), style.border))
        painter.drawPath(path)
    if spec.regions and spec.regions.outlines:
        for path in geometry.outlines.values():
            painter.setPen(pen(colour("#3a1f10", 210), style.outline))
            painter.drawPath(path)
    if geometry.areas:
        painter.save()
        clip(painter, coast)
        for path in geometry.areas.values():
            painter.setPen(pen(colour("#f6ecd0", 120), style.border * 2.6))
            painter.drawPath(path)
            painter.setPen(pen(colour(palette.BORDER, 200), style.border, dash=[5, 2.4], flat=True))
            painter.drawPath(path)
        painter.restore()


def paint_rivers(painter: QPainter, geometry: MapGeometry, style: Style) -> None:
    """Rivers as splines with a casing; lakes over them, because a river's line runs on through its lakes."""
    k = style.river
    painter.setBrush(NO_BRUSH)
    for river in geometry.rivers:
        base = (2.5 if river.rank <= 8 else 1.8) * k
        path = spline(river.points)
        painter.setPen(pen(colour(palette.RIVER_CASING, 150), base + 0.9 * k))
        painter.drawPath(path)
        painter.setPen(pen(palette.RIVER, max(0.7, base - 0.3)))
        painter.drawPath(path)
    for path in geometry.lakes:
        draw(painter, path, palette.LAKE, pen(colour("#34525c", 220), 1.1))
        painter.save()
        clip(painter, path)
        draw(painter, path, None, pen(colour("#4f7784", 120), 5))
        painter.restore()


def paint_coast(painter: QPainter, geometry: MapGeometry, coast: QPainterPath, style: Style) -> None:
    """The line where land and sea meet, in pieces: a continent's coast in one stroke would take too long a breath."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour(palette.COAST, 240), style.coast))
    stroke(painter, pieces(coast, geometry.board.adjusted(-4, -4, 4, 4), most=96))


def paint_marshes(painter: QPainter, geometry: MapGeometry, regions: tuple[str, ...]) -> None:
    """Broken level lines, the old sign for wet ground."""
    for key in regions:
        path = geometry.regions[key].path
        box = path.boundingRect()
        painter.save()
        clip(painter, path)
        painter.setPen(pen(colour(palette.WATER_LINE, 190), 1.2))
        row, y = 0, box.top()
        while y < box.bottom():
            x = box.left() + (6 if row % 2 else 0)
            while x < box.right():
                painter.drawLine(QPointF(x, y), QPointF(x + 7, y))
                x += 14
            y, row = y + 7, row + 1
        painter.restore()


def road_paths(geometry: MapGeometry, spec: MapSpec, coast: QPainterPath) -> list[QPainterPath]:
    """The roads of the spec, each bent away from the places it does not lead to."""
    rnd = random.Random(spec.seed + 7)
    result = []
    for a, b in spec.roads:
        breathe()
        start, end = geometry.points[a], geometry.points[b]
        reach = QRectF(start, end).normalized().adjusted(-80, -80, 80, 80)
        others = [q for key, q in geometry.points.items() if key not in (a, b) and reach.contains(q)]
        result.append(road(start, end, others, rnd, coast))
    return result


def paint_roads(painter: QPainter, paths: list[QPainterPath]) -> None:
    painter.setBrush(NO_BRUSH)
    for path in paths:
        painter.setPen(pen(colour("#f7edcf", 150), 5.2))
        painter.drawPath(path)
    for path in paths:
        painter.setPen(pen(colour(palette.ROAD, 235), 2.3, dash=[2.6, 2.2], flat=True))
        painter.drawPath(path)


def route_path(geometry: MapGeometry, route: RouteSpec) -> QPainterPath:
    via = [geometry.place(*at) for at in route.via]
    return spline([geometry.points[route.ends[0]], *via, geometry.points[route.ends[1]]])


def paint_routes(painter: QPainter, geometry: MapGeometry, routes: tuple[RouteSpec, ...]) -> None:
    """Sea roads dashed, harbour links thin and red, sea borders dashed blue; all on a pale casing."""
    looks = {
        "link": (4.2, 170, pen(colour(palette.TITLE_RED, 210), 1.7)),
        "route": (4.6, 150, pen(colour("#1f3a46", 230), 1.9, dash=[3.4, 2.4], flat=True)),
        "border": (0.0, 0, pen(colour("#1f4f7a", 220), 2.4, dash=[3, 2], flat=True)),
    }
    painter.setBrush(NO_BRUSH)
    for kind in ("link", "route", "border"):
        casing, alpha, line = looks[kind]
        for route in routes:
            if route.kind == kind:
                path = route_path(geometry, route)
                if casing:
                    painter.setPen(pen(colour("#fdf6e0", alpha), casing))
                    painter.drawPath(path)
                painter.setPen(line)
                painter.drawPath(path)
