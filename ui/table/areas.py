"""The places of a board definition as areas of the scene, and what is printed on it that nothing should cover."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ui.paint import furniture
from ui.paint.geo import geometry_of
from ui.paint.spec import Box, MapSpec
from ui.table import items
from ui.table.board import Board, PlaceSpec
from ui.table.items import Area
from ui.table.stage import path_area, rect_area

FRAME = 22.0  # of a painted map


def furniture_of(spec: MapSpec) -> list[Box]:
    """The boxes of what is printed on a map and should not be written over."""
    boxes = [*spec.keep_clear, *(panel.box for panel in spec.panels), *(slot.box for slot in spec.slots)]
    grids = [furniture.grid_box(grid) for grid in spec.grids]
    boxes += [(grid.x(), grid.y(), grid.width(), grid.height()) for grid in grids]
    if spec.cartouche is not None:
        boxes.append(spec.cartouche.box)
    if spec.compass is not None:
        (x, y), r = spec.compass.px, spec.compass.radius
        boxes.append((x - r, y - r, 2 * r, 2 * r))
    return boxes


def _on_board(path: QPainterPath, spec: MapSpec) -> QPainterPath:
    """The part of a region that lies within the frame."""
    rim = FRAME if spec.style.frame else 0.0
    inside = QRectF(0, 0, *spec.size).adjusted(rim, rim, -rim, -rim)
    if inside.contains(path.boundingRect()):
        return path
    sheet = QPainterPath()
    sheet.addRect(inside)
    return path.intersected(sheet)


def areas_of(board: Board) -> list[Area]:
    """The places of a definition, with those that the map places asked of it, and the spaces of tracks."""
    found: list[Area] = []
    geometry = None
    for place in board.places.values():
        spec = place.spec
        if spec.overlay:
            spec = msgspec.structs.replace(spec, z=spec.z + items.OVERLAY_Z)
        if spec.at is not None:
            found.append(rect_area(place.id, spec, QPointF(place.x, place.y)))
            continue
        geometry = geometry or geometry_of(board.spec.map)
        if spec.region:
            region = geometry.regions[spec.region]
            centre = geometry.points[spec.point] if spec.point else region.label
            found.append(path_area(place.id, spec, centre, _on_board(region.path, board.spec.map)))
        else:
            found.append(rect_area(place.id, spec, geometry.points[spec.point]))
    for i, track in enumerate(board.spec.tracks):
        for value, at in track.spots().items():
            spec = PlaceSpec(at=at, size=track.space, shape="round", arrange="spread", name=track.counter)
            found.append(rect_area(f"track-{i}-{value}", spec, QPointF(*at)))
    return found
