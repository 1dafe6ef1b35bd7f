"""The board itself: the painted map with its places, tracks and numbers, zoomed and panned.

The map is painted elsewhere (`ui.paint.worker`); a sketch is shown until it is there. Pictures follow the zoom: after
it has rested for a moment they are taken at the ratio that is sharp.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget

from boardgames.core.game import Event, Piece, View
from ui.paint import brush, parchment, tokens
from ui.paint.worker import MapLoader
from ui.pictures import gallery
from ui.table import items, names
from ui.table.areas import areas_of, furniture_of
from ui.table.art import Art, ratio_for
from ui.table.board import SHADE, NumberSpec
from ui.table.costs import Costs
from ui.table.items import Ground
from ui.table.motion import Tween
from ui.table.overlay import Overlay
from ui.table.prefetch import Prefetch
from ui.table.stage import Anchor, Stage
from ui.table.surface import Surface

ZOOM_STEP = 1.0015  # per unit of the wheel
LARGEST = 4.0
REST_MS = 140
MARGIN = 6.0
OAK = "#2b1a0c"


class BoardView(Surface):
    """The view of the board."""

    map_ready = Signal()  # the finished map is on the screen, not the sketch
    map_failed = Signal(str)

    def __init__(self, art: Art, loader: MapLoader | None = None, parent: QWidget | None = None) -> None:
        super().__init__(Stage(art), parent)
        self.art = art
        self._map_done = False  # as fine as it is wanted
        self._painted = False  # not a sketch
        self._loader = loader or MapLoader(parent=self)
        self._loader.changed.connect(self._map_changed)
        self._loader.failed.connect(self.map_failed)
        self._ahead = Prefetch(self)
        self._image = QImage()
        self._map_scale = 0.0
        self._fitted = True
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._rested)
        self.setTransformationAnchor(Surface.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(Surface.ViewportAnchor.NoAnchor)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        gallery().ready.connect(self._picture_ready)
        self._ground: Ground
        self._overlays: list[Overlay] = []
        self._numbers: list[_Number] = []
        self._names: list[items.Name] = []
        self._free_names = names.FreeNames(self)
        self._free_names.written.connect(self._lay_costs)
        self.costs = Costs(self.stage)
        self.build(art)

    # ------------------------------------------------------------------ building

    def build(self, art: Art) -> None:
        """Everything anew from a definition: at the start, and when the file, the language or the colours change."""
        self.art = self.stage.art = art
        self.stage.set_areas([])
        self.stage.clear()
        self.costs.forget()
        size = art.board.spec.map.size
        self._rect = QRectF(0, 0, *size)
        self._ground = Ground(self._rect)
        self.stage.addItem(self._ground)
        self._room_to_pan()
        self.stage.set_areas(areas_of(art.board))
        self._overlays = [
            Overlay(self.stage, art, spec, [area for area in self.stage.areas.values() if area.spec.overlay == name])
            for name, spec in art.board.spec.overlays.items()
        ]
        self._numbers = [_Number(art, number) for number in art.board.spec.numbers]
        self._names = self._written()
        self._free_names.set_names(self._looking_for_room())
        for item in (*self._numbers, *self._names, *self._free_names.names):
            self.stage.addItem(item)
        self._map_scale = 0.0
        self._painted = False
        self._image = QImage()
        self.fit()

    def _written(self) -> list[items.Name]:
        """The names of places that want one."""
        names = []
        for area in self.stage.areas.values():
            if area.spec.label > 0 and not area.spec.label_free:
                text = self.art.texts.name(area.spec.name or area.place)
                at = area.centre + QPointF(*area.spec.label_offset)
                names.append(items.Name(text, at, area.spec.label, self.art.language))
        return names

    def _looking_for_room(self) -> list[names.FreeName]:
        """The names of places whose name has no spot of its own."""
        free = [area for area in self.stage.areas.values() if area.spec.label > 0 and area.spec.label_free]
        texts, language = self.art.texts, self.art.language
        return [names.FreeName(texts.name(area.spec.name or area.place), area, language) for area in free]

    def _lay_names(self) -> None:
        """They find it at the present zoom, and keep off furniture, numbers and places without a name."""
        if self._free_names.names:
            unnamed = [area for area in self.stage.areas.values() if area.spec.label <= 0 and not area.spec.overlay]
            walls = [area.outline.boundingRect() for area in unnamed] + self._printed()
            bounds = self._rect.adjusted(24, 24, -24, -24)
            self._free_names.lay(self.transform().m11(), self.devicePixelRatioF(), walls, bounds)

    def _printed(self) -> list[QRectF]:
        """What nothing should be written over: furniture and numbers."""
        furniture = [QRectF(*box) for box in furniture_of(self.art.board.spec.map)]
        return [*furniture, *(number.sceneBoundingRect() for number in self._numbers)]

    def show_costs(self, costs: dict[str, str]) -> None:
        """What the ways to far places cost, at these places."""
        self.costs.show(costs, *self._seen())

    def _lay_costs(self) -> None:
        self.costs.lay(*self._seen())

    def _seen(self) -> tuple[float, float, list[QRectF]]:
        """The zoom, the pixels of the screen for one of the plates, and where words and numbers are."""
        scale = self.transform().m11()
        written = [name.room(scale) for name in self._names if name.isVisible()]
        written += [name.room(scale) for name in self._free_names.names if name.isVisible()]
        written += self._printed()
        return scale, self.devicePixelRatioF(), written

    def _room_to_pan(self) -> None:
        w, h = self._rect.width(), self._rect.height()
        self.stage.setSceneRect(self._rect.adjusted(-w, -h, w, h))

    def show_view(self, view: View, events: list[Event], anchor: Anchor | None) -> list[Tween]:
        places = dict(view.places)
        for area in self.stage.areas.values():
            if area.spec.mirror is not None:
                places[area.place] = area.spec.mirror.pieces(view)
        for i, track in enumerate(self.art.board.spec.tracks):
            numbers = (
                {seat: panel.counters.get(track.counter, panel.score) for seat, panel in enumerate(view.seats)}
                if track.seats
                else {-1: view.counters.get(track.counter, track.first)}
            )
            for seat, value in numbers.items():
                spots = track.spots()
                at = f"track-{i}-{min(max(value, min(spots)), max(spots))}"
                marker = Piece(track.marker, id=f"track-{i}-marker-{seat}", seat=seat)
                places[at] = (*places.get(at, ()), marker)
        for number in self._numbers:
            number.show_value(view.counters.get(number.counter, 0), self.stage.ratio)
        self._shade(places)
        told = [overlay.show_view(view, places, events if anchor else []) for overlay in self._overlays]
        tweens = self.stage.show(places, events, anchor)
        for overlay, frames in zip(self._overlays, told, strict=True):
            tweens += overlay.tell(frames)
        return tweens

    def _shade(self, places: dict[str, tuple[Piece, ...]]) -> None:
        """Darken what is out of play; the pieces that say so are not drawn."""
        pieces = self.art.board.spec.pieces
        shades = {kind for kind, spec in pieces.items() if spec.shape == SHADE}
        for area in self.stage.areas.values() if shades else ():
            here = places.get(area.place, ())
            left = tuple(piece for piece in here if piece.kind not in shades)
            area.set_shaded(len(left) < len(here))
            if area.shaded:
                places[area.place] = left

    # ------------------------------------------------------------------ the map

    @property
    def finished_map(self) -> bool:
        """Whether the map is as fine as it is wanted, with all pieces, and every name that has room is on it."""
        return self._map_done and not self._free_names.busy and not self.stage.slices.busy

    def _wanted_map_scale(self) -> float:
        return 1.0 if self._device_scale() <= 1.15 else 2.0

    def _device_scale(self) -> float:
        return self.transform().m11() * self.devicePixelRatioF()

    def _load_map(self) -> None:
        """The map as fine as it is seen, the plain size first: that one is quickest there."""
        wanted = self._wanted_map_scale()
        if wanted > self._map_scale:
            self._map_scale = min(wanted, 1.0) if self._map_scale == 0.0 else wanted
            self._map_done = False
            self._loader.load(self.art.board.spec.map, self._map_scale, self.art.language)

    def _map_changed(self, image: QImage, finished: bool) -> None:
        if not finished and self._painted:
            return  # a coarser finished map is better than a sketch
        self._image, self._painted = image, finished
        self._fill_ground()
        if not finished:
            return
        if self._wanted_map_scale() > self._map_scale:
            self._rest.start()
        else:
            self._map_done = True
            self.map_ready.emit()

    def _fill_ground(self) -> None:
        """The map at just the size it is seen at, when that is smaller than it was painted: crisp; quick to draw."""
        if self._image.isNull():
            return
        image = self._image
        seen = round(self._rect.width() * self._device_scale())
        if 0 < seen < image.width() * 0.97:
            image = image.scaledToWidth(seen, Qt.TransformationMode.SmoothTransformation)
        self._ground.set_pixmap(QPixmap.fromImage(image))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The table that the board lies on, in pixels of the screen: it neither zooms nor pans."""
        painter.save()
        painter.resetTransform()
        planks = gallery().picture("planks", lambda: _paint_planks)
        if planks is None:
            painter.fillRect(self.viewport().rect(), QColor(OAK))
        else:
            painter.drawTiledPixmap(self.viewport().rect(), planks)
        painter.restore()

    def _picture_ready(self, name: str) -> None:
        if name == "planks":
            self.viewport().update()

    # ------------------------------------------------------------------ zoom and pan

    def fit(self) -> None:
        """The whole board, as large as it goes."""
        self._fitted = True
        room = self.viewport().rect().adjusted(0, 0, -round(2 * MARGIN), -round(2 * MARGIN))
        if room.width() < 20 or room.height() < 20:
            return
        scale = min(room.width() / self._rect.width(), room.height() / self._rect.height())
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(self._rect.center())
        self._rest.start()

    def stop(self) -> None:
        """Nothing of this board is wanted any more: stop what is painted for it."""
        self._loader.stop()
        self._ahead.stop()

    def fit_scale(self) -> float:
        room = self.viewport().rect()
        return min(room.width() / self._rect.width(), room.height() / self._rect.height())

    def zoom(self, factor: float, at: QPointF) -> None:
        """Zoom so that what is under `at` stays under it."""
        now = self.transform().m11()
        lowest = self.fit_scale() * 0.98
        wanted = min(max(now * factor, lowest), max(LARGEST, lowest))
        if wanted <= lowest * 1.001:
            self.fit()
            return
        before = self.mapToScene(at.toPoint())
        self._fitted = False
        self.scale(wanted / now, wanted / now)
        after = self.mapToScene(at.toPoint())
        middle = self.mapToScene(self.viewport().rect().center())
        self.centerOn(self._kept_in(middle - (after - before)))
        self._rest.start()

    def pan_by(self, delta: QPoint) -> bool:
        if self._fitted:
            return True
        middle = self.mapToScene(self.viewport().rect().center())
        self.centerOn(self._kept_in(middle - QPointF(delta) / self.transform().m11()))
        return True

    def _kept_in(self, point: QPointF) -> QPointF:
        return QPointF(
            min(max(point.x(), self._rect.left()), self._rect.right()),
            min(max(point.y(), self._rect.top()), self._rect.bottom()),
        )

    def _rested(self) -> None:
        ratio = ratio_for(self._device_scale())
        self.stage.redraw(ratio, self.transform().m11())
        for number in self._numbers:
            number.redraw(ratio)
        items.write_names(self._names, ratio, self.transform().m11(), self.stage.slices)
        self._lay_names()
        self._lay_costs()
        self._load_map()
        self._fill_ground()
        widths = {spec.width for spec in self.art.board.spec.cards.values()}
        if widths:
            self._ahead.want(self.art, 1.0, ratio, self.stage.detail_for(min(widths)))

    def sharpen(self) -> None:
        """Do now what is done when the zoom has rested; for screenshots."""
        self._rest.stop()
        self._rested()

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta().y() or event.angleDelta().x()
        if delta:
            self.zoom(ZOOM_STEP**delta, event.position())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self.best_under(event.position().toPoint())[1]:
            self.fit()
        else:
            self.mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom(1.0 + event.value(), event.position())
            return True
        if event.type() == QEvent.Type.Gesture and isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.zoom(pinch.scaleFactor(), QPointF(self.viewport().mapFromGlobal(pinch.hotSpot().toPoint())))
                return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def bring_into_sight(self, name: str) -> None:
        """Pan so that a place is seen, when the board is zoomed in."""
        centre = self.stage.centre_of(name)
        if centre is not None and not self._fitted:
            at = self.mapFromScene(centre)
            if not self.viewport().rect().adjusted(30, 30, -30, -30).contains(at):
                self.centerOn(centre)


def _paint_planks() -> QImage:
    """A tile of dark oak."""

    def paint(painter: QPainter) -> None:
        parchment.wood(painter, QRectF(0, 0, 1400, 900), random.Random(5), OAK, 150.0)

    return brush.painted(1400, 900, 1.0, paint).convertToFormat(QImage.Format.Format_RGB32)


class _Number(items.Thing):
    """A number of the view on the board, with its icon."""

    def __init__(self, art: Art, spec: NumberSpec) -> None:
        super().__init__(f"number-{spec.counter}", art, Piece(spec.counter), spec.counter, 1.0)
        self.counter = spec.counter
        self.number = spec
        self.value = 0
        self.setPos(*spec.at)
        self.setZValue(items.NUMBER_Z)

    def show_value(self, value: int, ratio: float) -> None:
        self.value = value
        self.redraw(ratio)

    def redraw(self, ratio: float) -> None:
        look = tokens.tinted("#efdfb6", text=str(self.value), icon=self.number.icon)
        sprite = tokens.sprite("roundel", self.number.size, look, ratio)
        self.setPixmap(sprite.pixmap)
        self.setOffset(sprite.offset)
