"""Geo files to painter paths: coast, lakes, rivers, ice, and regions, in pixels of one board.

`MapGeometry` is what a table screen asks for anchors and hit areas as well, so that what is clicked is what is seen.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from .assets import geo_file
from .breath import breathe
from .curves import closed_spline
from .projection import Projection
from .spec import MapSpec

_MARGIN = 170.0  # coast this far outside the board still throws its water lines onto it


@lru_cache(maxsize=8)
def read_geo(name: str) -> dict[str, Any]:
    """The parsed JSON of a geo file."""
    with open(geo_file(name), encoding="utf-8") as file:
        data: dict[str, Any] = json.load(file)
    return data


@lru_cache(maxsize=16)
def geo_digest(name: str) -> str:
    """A short fingerprint of a geo file, for cache keys."""
    return hashlib.sha256(geo_file(name).read_bytes()).hexdigest()[:16]


@dataclass
class River:
    points: list[QPointF]
    rank: int


@dataclass
class Region:
    """One clickable and tinted area."""

    id: str
    name: str
    group: str
    label: QPointF
    path: QPainterPath


@dataclass
class MapGeometry:
    """Everything of a map that is shape and not colour, in board pixels."""

    projection: Projection
    board: QRectF
    land: list[QPainterPath] = field(default_factory=list)
    lakes: list[QPainterPath] = field(default_factory=list)
    ice: list[QPainterPath] = field(default_factory=list)
    rivers: list[River] = field(default_factory=list)
    regions: dict[str, Region] = field(default_factory=dict)
    outlines: dict[str, QPainterPath] = field(default_factory=dict)
    areas: dict[str, QPainterPath] = field(default_factory=dict)
    points: dict[str, QPointF] = field(default_factory=dict)

    def place(self, lon: float, lat: float) -> QPointF:
        return QPointF(*self.projection.pixels(lon, lat))

    @property
    def all_land(self) -> QPainterPath:
        return _joined(self.land)

    @property
    def all_lakes(self) -> QPainterPath:
        return _joined(self.lakes)


def _joined(paths: list[QPainterPath]) -> QPainterPath:
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        result.addPath(path)
    return result


def _rings(geometry: MapGeometry, polygons: list[Any]) -> QPainterPath:
    path = QPainterPath()
    place = geometry.projection.pixels
    for rings in polygons:
        for ring in rings:
            path.addPolygon(QPolygonF([QPointF(*place(lon, lat)) for lon, lat in ring]))
    return path


def geometry_of(spec: MapSpec) -> MapGeometry:
    """Project a spec's geo and region files onto its board."""
    data = read_geo(spec.geo)
    centre = data["projection"]
    projection = spec.projection.build(centre["lon0"], centre["lat0"])
    geometry = MapGeometry(projection, QRectF(0, 0, *spec.size))
    near = geometry.board.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
    for feature in data["features"]:
        breathe()
        properties, coordinates = feature["properties"], feature["geometry"]["coordinates"]
        kind = properties["kind"]
        if kind == "river":
            for line in coordinates:
                points = [geometry.place(*c) for c in line]
                if len(points) > 1 and QPolygonF(points).boundingRect().intersects(near):
                    geometry.rivers.append(River(points, properties["rank"]))
            continue
        path = _rings(geometry, [coordinates])
        if path.boundingRect().intersects(near):
            {"land": geometry.land, "lake": geometry.lakes, "ice": geometry.ice}[kind].append(path)
    if spec.regions:
        _add_regions(geometry, spec.regions.file)
    for area in spec.areas:
        points = [geometry.place(*c) for c in area.border]
        if area.smooth:
            geometry.areas[area.id] = closed_spline(points)
        else:
            path = QPainterPath()
            path.addPolygon(QPolygonF([*points, points[0]]))
            geometry.areas[area.id] = path
    geometry.points = {key: geometry.place(*at) for key, at in spec.points.items()}
    geometry.points.update({key: QPointF(*px) for key, px in spec.pixel_points.items()})
    return geometry


def _add_regions(geometry: MapGeometry, name: str) -> None:
    data = read_geo(name)
    for r in data["regions"]:
        breathe()
        geometry.regions[r["id"]] = Region(
            id=r["id"],
            name=r.get("name", r["id"]),
            group=r.get("group") or "",
            label=geometry.place(*r["label"]),
            path=_rings(geometry, r["polygons"]),
        )
    for outline in data.get("outlines", []):
        geometry.outlines[outline["id"]] = _rings(geometry, outline["polygons"])
