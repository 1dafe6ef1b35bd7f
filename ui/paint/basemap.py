"""The base map of a board, painted back to front into one image: everything that never changes during play.

`paint_map` is the whole recipe; it uses QImage only, so it may run in any thread, and all its chance comes from the
spec's seed, so it always gives the same picture. `plain_map` is the quick sketch shown until the real one is ready.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from . import fonts, furniture, lettering, mapland, mapsea, palette, parchment, relief
from .breath import Stop, breathe, stoppable
from .brush import clip, colour, layer, painting, pen
from .curves import arc
from .geo import MapGeometry, geometry_of
from .ornaments import cartouche, compass, longship, serpent
from .spec import MapSpec, NameSpec, words

PAINTER_VERSION = 8  # raise it when the recipe changes, so that cached maps are painted again

_NAME_LOOK = {
    "region": ("display", palette.REGION_LETTER, 3.0),
    "land": ("display", palette.LAND_LETTER, 3.0),
    "sea": ("sea", palette.SEA_LETTER, 2.5),
    "zone": ("display", palette.TITLE_RED, 2.6),
}


def _never() -> bool:
    return False


_STRETCH = 1.25  # how much more room a name may take than was thought of


def name_path(name: NameSpec, geometry: MapGeometry, language: str, least: float = 0.0) -> QPainterPath:
    """The letters of a name where they stand on the map, no smaller than can be read if that can be helped: they are
    set closer, and take somewhat more room, before they shrink."""
    role = _NAME_LOOK[name.kind][0]
    if name.px is not None:
        centre = QPointF(*name.px)
    elif name.at is not None:
        centre = geometry.place(*name.at)
    else:
        raise ValueError(f"name {name.text!r} has neither `at` nor `px`")
    text = words(name.text, language)
    size = max(least, name.size) * (0.86 if fonts.face(role, language, text) is fonts.RUSLAN else 1.0)
    plain = lettering.width(text, role, size, language)
    length = max(name.length, min(plain, name.length * _STRETCH))
    spacing = min(name.spacing, max(0.0, (length - plain) / max(1, len(text) - 1)))
    return lettering.on_curve(arc(centre, length, name.angle, name.sag), text, role, size, language, spacing)


def _ornament_boxes(spec: MapSpec) -> list[QRectF]:
    """Where ornaments lie: no waves under them, no hills either."""
    boxes = [QRectF(*box) for box in spec.keep_clear]
    if spec.compass:
        r = spec.compass.radius * 1.4
        boxes.append(QRectF(spec.compass.px[0] - r, spec.compass.px[1] - r, 2 * r, 2 * r))
    for ship in spec.ships:
        boxes.append(QRectF(ship.px[0] - ship.size * 0.75, ship.px[1] - ship.size, ship.size * 1.5, ship.size * 1.4))
    for beast in spec.monsters:
        boxes.append(
            QRectF(beast.px[0] - beast.size * 0.75, beast.px[1] - beast.size * 0.5, beast.size * 1.5, beast.size * 0.8)
        )
    if spec.cartouche:
        boxes.append(QRectF(*spec.cartouche.box).adjusted(-60, -16, 60, 16))
    boxes += [QRectF(*panel.box).adjusted(-14, -10, 14, 14) for panel in spec.panels]
    boxes += [furniture.grid_box(grid).adjusted(-10, -8, 10, 14) for grid in spec.grids]
    boxes += [QRectF(*slot.box).adjusted(-8, -8, 8, 8) for slot in spec.slots]
    return boxes


class _MapPainting:
    """One run of the recipe."""

    def __init__(self, spec: MapSpec, scale: float, language: str) -> None:
        self.spec, self.scale, self.language = spec, scale, language
        self.geometry = geometry_of(spec)
        self.board = self.geometry.board
        self.coast = self.geometry.all_land
        self.rnd = random.Random(spec.seed)
        self.boxes = _ornament_boxes(spec)
        self.lettering = [(name, name_path(name, self.geometry, language, spec.least)) for name in spec.names]
        self.roads = mapland.road_paths(self.geometry, spec, self.coast)
        self.label_boxes = self.place_labels()

    def place_labels(self) -> dict[int, QRectF]:
        letters = [letter.boundingRect() for _, path in self.lettering for letter in path.toSubpathPolygons()]
        ways = self.roads + [mapland.route_path(self.geometry, route) for route in self.spec.routes]
        lines = [way.pointAtPercent(t / 14) for way in ways for t in range(1, 14)]
        return furniture.place_labels(self.spec, self.geometry, self.language, self.boxes + letters, lines)

    def run(self) -> QImage:
        width, height = round(self.board.width() * self.scale), round(self.board.height() * self.scale)
        image = layer(width, height)
        image.fill(QColor(palette.PAPER))
        with painting(image, self.scale) as painter:
            for step in (self.sea, self.land, self.signs, self.ornaments, self.paper):
                breathe()
                step(painter)
        if self.spec.cuts:
            image = self.cut(image)
        return image.convertToFormat(QImage.Format.Format_RGB32)

    def sea(self, painter: QPainter) -> None:
        spec, board, style = self.spec, self.board, self.spec.style
        mapsea.paint_water(painter, board, style)
        if spec.zones:
            mapsea.paint_zones(painter, board, spec.zones, self.geometry.points)
        mapsea.paint_shelf(painter, board, self.coast, style)
        if spec.compass and spec.compass.rhumb:
            mapsea.paint_rhumb(painter, board, QPointF(*spec.compass.px))
        lines = mapsea.water_lines(board, self.geometry.land, self.coast, style, self.scale)
        painter.save()
        painter.resetTransform()
        painter.drawImage(0, 0, lines)
        painter.restore()
        if style.wave_gap > 0:
            clear = spec.clear + 2
            spots = [QRectF(q.x() - clear, q.y() - clear, 2 * clear, 2 * clear) for q in self.geometry.points.values()]
            letters = [path.boundingRect() for name, path in self.lettering if name.kind in ("sea", "zone")]
            mapsea.paint_waves(painter, board, self.coast, self.boxes + spots + letters, self.rnd, style.wave_gap)

    def land(self, painter: QPainter) -> None:
        spec, geometry, style = self.spec, self.geometry, self.spec.style
        mapland.paint_ground(painter, geometry)
        mapland.paint_coast_shade(painter, geometry, self.coast)
        if spec.regions:
            mapland.paint_regions(painter, geometry, spec.regions, style, spec.seed)
        if spec.areas:
            mapland.paint_areas(painter, geometry, spec.areas, self.coast, style)
        mapland.paint_rivers(painter, geometry, style)
        mapland.paint_borders(painter, geometry, spec, self.coast)
        mapland.paint_coast(painter, geometry, self.coast, style)

    def signs(self, painter: QPainter) -> None:
        spec, geometry = self.spec, self.geometry
        lakes = geometry.all_lakes
        taken = [(q.x(), q.y(), spec.clear) for q in geometry.points.values()]
        for _, path in self.lettering:
            for letter in path.toSubpathPolygons():
                box = letter.boundingRect()
                taken.append((box.center().x(), box.center().y(), max(box.width(), box.height()) * 0.5))
        for mark in spec.marks:
            at = furniture.mark_point(mark, geometry)
            taken.append((at.x(), at.y(), mark.size * 0.6))
        for box in self.label_boxes.values():
            taken += [
                (box.left() + box.width() * k, box.center().y(), box.height() * 0.7) for k in (0.1, 0.37, 0.63, 0.9)
            ]
        patches = [
            (kind, geometry.place(*patch.at), patch)
            for kind, group in (("mountain", spec.mountains), ("tree", spec.woods), ("tuft", spec.bogs))
            for patch in group
        ]

        def dry(point: QPointF) -> bool:
            return self.coast.contains(point) and not lakes.contains(point)

        glyphs = relief.strewn(patches, self.rnd, dry, taken, self.boxes)
        relief.draw_glyphs(painter, glyphs, self.rnd)
        mapland.paint_marshes(painter, geometry, spec.marshes)
        mapland.paint_roads(painter, self.roads)
        mapland.paint_routes(painter, geometry, spec.routes)

    def ornaments(self, painter: QPainter) -> None:
        spec, language = self.spec, self.language
        if spec.compass:
            compass(painter, QPointF(*spec.compass.px), spec.compass.radius, language)
        for ship in spec.ships:
            longship(painter, QPointF(*ship.px), ship.size, ship.flip, ship.sail)
        for beast in spec.monsters:
            serpent(painter, QPointF(*beast.px), beast.size, beast.flip)
        for name, path in self.lettering:
            _, ink, halo = _NAME_LOOK[name.kind]
            lettering.halo(painter, path, ink, halo, 110)
        if not spec.cuts:
            self.furnish(painter)  # before the marks, so that a panel may carry signs of its own
        furniture.paint_marks(painter, spec, self.geometry, language, self.label_boxes)

    def furnish(self, painter: QPainter) -> None:
        spec, language = self.spec, self.language
        for panel in spec.panels:
            furniture.paint_panel(painter, panel, language)
        for slot in spec.slots:
            furniture.paint_slot(painter, slot, language)
        for grid in spec.grids:
            furniture.paint_grid(painter, grid, language)
        if spec.cartouche:
            cartouche(
                painter,
                QRectF(*spec.cartouche.box),
                words(spec.cartouche.title, language),
                words(spec.cartouche.subtitle, language),
                language,
            )

    def paper(self, painter: QPainter) -> None:
        style = self.spec.style
        width, height = round(self.board.width() * self.scale), round(self.board.height() * self.scale)
        if style.texture > 0:
            parchment.texture(painter, width, height, random.Random(self.spec.seed + 1), style.texture)
            parchment.stains(painter, self.board.width(), self.board.height(), random.Random(self.spec.seed + 2))
        if not self.spec.cuts:
            parchment.vignette(painter, self.board, style.vignette)
            if style.frame:
                parchment.frame(painter, self.board)

    def cut(self, whole: QImage) -> QImage:
        """Lay the boards that were cut from the map on a table, the southern over the northern."""
        image = layer(whole.width(), whole.height())
        with painting(image, self.scale) as painter:
            wood = self.spec.table.wood if self.spec.table else "#4a3018"
            parchment.wood(painter, self.board, random.Random(self.spec.seed + 3), wood)
            parchment.vignette(painter, self.board, 150, "#120a04")
            for cut in self.spec.cuts:
                box = QRectF(*cut.box)
                painter.save()
                painter.translate(box.center())
                painter.rotate(cut.tilt)
                painter.translate(-box.center())
                furniture.sheet_shadow(painter, box)
                k = self.scale
                painter.drawImage(box, whole, QRectF(box.x() * k, box.y() * k, box.width() * k, box.height() * k))
                painter.setClipRect(box)
                parchment.vignette(painter, box, self.spec.style.vignette)
                painter.setClipping(False)
                if self.spec.style.frame:
                    parchment.frame(painter, box, 7.0, 44.0)
                painter.restore()
            self.furnish(painter)
        return image


def paint_map(spec: MapSpec, scale: float = 1.0, language: str = "en", stopped: Stop = _never) -> QImage:
    """Paint a board at `scale` pixels per board pixel. Raises `PaintingStopped` when `stopped()` turns true."""
    fonts.load()
    with stoppable(stopped):
        return _MapPainting(spec, scale, language).run()


def plain_map(spec: MapSpec, scale: float = 0.5) -> QImage:
    """Coast and tints without any craft, in a few hundredths of a second: shown while the real map is painted."""
    geometry = geometry_of(spec)
    image = layer(round(spec.size[0] * scale), round(spec.size[1] * scale))
    image.fill(QColor("#a3bfae") if not spec.cuts else QColor(spec.table.wood if spec.table else "#4a3018"))
    with painting(image, scale) as painter:
        if spec.cuts:
            inside = QPainterPath()
            for cut in spec.cuts:
                inside.addRect(QRectF(*cut.box))
            clip(painter, inside.simplified())
            painter.fillRect(geometry.board, QColor("#a3bfae"))
        line = pen(colour(palette.COAST, 200), 1.2)
        for path in geometry.land:
            painter.setPen(line)
            painter.setBrush(QColor("#ddcda2"))
            painter.drawPath(path)
        if spec.regions:
            for key, tint in mapland.tints_of(geometry, spec.regions, spec.seed).items():
                painter.setBrush(tint)
                painter.drawPath(geometry.regions[key].path)
    return image.convertToFormat(QImage.Format.Format_RGB32)
