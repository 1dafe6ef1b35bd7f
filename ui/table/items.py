"""The items of the table's scenes: the painted ground, places, things that lie on them, and light round all of these.

Everything that has a picture is a pixmap; light is a few strokes and is painted only while it is wanted.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from boardgames.core.game import Piece
from ui.paint import highlight, palette
from ui.paint.curves import thinned
from ui.table.art import Art
from ui.table.board import PlaceSpec
from ui.table.cardart import FULL
from ui.table.slices import Slices

GROUND_Z, PLACE_Z, NUMBER_Z, THING_Z, OVERLAY_Z, FLIGHT_Z = -100.0, 10.0, 20.0, 50.0, 120.0, 500.0

# What light says. Later ones win where several apply.
DARK, LIT, FAR, HINT, TARGET, CHOSEN, HOVER = range(7)
_LIGHT = {
    LIT: ("#fff3c0", 2.6, 0),
    FAR: ("#e8dcae", 2.0, 12),
    HINT: ("#8fe0ff", 4.6, 26),
    TARGET: ("#ffd84a", 3.4, 22),
    CHOSEN: ("#ff7a3c", 4.2, 46),
    HOVER: ("#ffe98a", 4.6, 64),
}
MANY_ELEMENTS = 60
COARSE = 2.5  # the light round a coast need not follow every rock
SMALLEST_NAME = 10.5  # pixels of the screen
_FOCUS_INK = "#1b4f9c"
_SHADE = "#8a3c3a36"  # with the opacity first


class Ground(QGraphicsItem):
    """The map under everything: one pixmap, of which only the exposed part is drawn."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self.rect = rect
        self._pixmap = QPixmap()
        self.setZValue(GROUND_Z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_pixmap(self, pixmap: QPixmap) -> None:
        self._pixmap = pixmap
        self.update()

    def pixmap_width(self) -> int:
        return self._pixmap.width()

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._pixmap.isNull():
            return
        exposed = option.exposedRect & self.rect
        k = self._pixmap.width() / self.rect.width()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        source = QRectF(exposed.x() * k, exposed.y() * k, exposed.width() * k, exposed.height() * k)
        painter.drawPixmap(exposed, self._pixmap, source)


class Light(QGraphicsItem):
    """Light round an outline. Nothing at all is painted while it is dark and unfocused."""

    def __init__(self, outline: QPainterPath, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.outline = outline
        if outline.elementCount() > MANY_ELEMENTS:  # the coast of a region is slow to stroke
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.mode = DARK
        self.focused = False
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_light(self, mode: int, focused: bool = False) -> None:
        if (mode, focused) != (self.mode, self.focused):
            self.mode, self.focused = mode, focused
            self.setVisible(mode != DARK or focused)
            self.update()

    def set_outline(self, outline: QPainterPath) -> None:
        self.prepareGeometryChange()
        self.outline = outline

    def boundingRect(self) -> QRectF:
        return self.outline.boundingRect().adjusted(-14, -14, 14, 14)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.mode != DARK:
            ink, width, fill = _LIGHT[self.mode]
            colour = QColor(ink)
            colour.setAlpha(fill)
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPath(self.outline)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for wide, alpha in ((width + 8, 45), (width + 4, 90)):
                colour.setAlpha(alpha)
                painter.setPen(_pen(colour, wide))
                painter.drawPath(self.outline)
            painter.setPen(_pen(QColor("#4a2c08"), width))
            painter.drawPath(self.outline)
            painter.setPen(_pen(QColor(ink), width - 1.4))
            painter.drawPath(self.outline)
        if self.focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_pen(QColor("#ffffff"), 6.0))
            painter.drawPath(self.outline)
            dashed = _pen(QColor(_FOCUS_INK), 4.0)
            dashed.setDashPattern([3.0, 1.6])
            painter.setPen(dashed)
            painter.drawPath(self.outline)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


class Area(QGraphicsItem):
    """A place: invisible, but it can be hit, it can light up, and it can be dark."""

    def __init__(self, place: str, spec: PlaceSpec, centre: QPointF, outline: QPainterPath) -> None:
        super().__init__()
        self.place = place
        self.spec = spec
        self.centre = centre
        self.outline = outline
        self.shaded = False
        self.setZValue(PLACE_Z + spec.z)
        self.light = Light(thinned(outline, COARSE) if outline.elementCount() > MANY_ELEMENTS else outline)
        self.light.setZValue(PLACE_Z + spec.z + 0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def ids(self) -> tuple[str, ...]:
        return (self.place, *self.spec.aliases)

    def move_to(self, centre: QPointF) -> None:
        """A place that is no region of the map, elsewhere."""
        self.prepareGeometryChange()
        self.centre = centre
        self.outline = outline_of(self.spec, centre)
        self.light.set_outline(self.outline)

    def set_shaded(self, shaded: bool) -> None:
        """Dark: nothing happens here in this game."""
        if shaded != self.shaded:
            self.shaded = shaded
            mode = QGraphicsItem.CacheMode
            self.setCacheMode(mode.DeviceCoordinateCache if shaded else mode.NoCache)
            self.update()

    def boundingRect(self) -> QRectF:
        return self.outline.boundingRect()

    def shape(self) -> QPainterPath:
        return self.outline

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.shaded:
            painter.setPen(_pen(QColor(_SHADE), 1.0))
            painter.setBrush(QColor(_SHADE))
            painter.drawPath(self.outline)


class Name(QGraphicsPixmapItem):
    """The name of a place, written beside it."""

    def __init__(self, text: str, at: QPointF, size: float, language: str) -> None:
        super().__init__()
        self._words = (text, size, language)
        self.setPos(at)
        self.setZValue(NUMBER_Z)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def size(self) -> float:
        return self._words[1]

    def _pixels(self, seen_scale: float) -> float:
        """Never smaller than can be read on the screen."""
        return max(self.size, math.ceil(2 * SMALLEST_NAME / seen_scale) / 2)

    def room(self, seen_scale: float) -> QRectF:
        """The room it takes at a zoom."""
        text, _, language = self._words
        return highlight.label_box(text, "label", self._pixels(seen_scale), language).translated(self.pos())

    def draw(self, ratio: float, seen_scale: float) -> None:
        text, _, language = self._words
        pixels = self._pixels(seen_scale)
        sprite = highlight.label_sprite(text, "label", pixels, language, palette.DARK_INK, ratio)
        self.setPixmap(sprite.pixmap)
        self.setOffset(sprite.offset)


def write_names(names: Iterable[Name], ratio: float, seen_scale: float, slices: Slices) -> None:
    """All names for a zoom. Where the board is seen so small that two would run into one another, the larger stays;
    the other comes back when the board is seen nearer."""
    written: list[tuple[float, float, float, float]] = []
    for name in sorted(names, key=lambda name: -name.size):
        room = name.room(seen_scale)
        left, top, right, bottom = room.left() + 1, room.top() + 1, room.right() - 1, room.bottom() - 1
        free = not any(left < b[2] and b[0] < right and top < b[3] and b[1] < bottom for b in written)
        name.setVisible(free)
        if free:
            written.append((left, top, right, bottom))
            slices.do(name, partial(name.draw, ratio, seen_scale))


def outline_of(spec: PlaceSpec, centre: QPointF) -> QPainterPath:
    """The outline of a place that is not a region of the map."""
    w, h = spec.size
    box = QRectF(centre.x() - w / 2, centre.y() - h / 2, w, h)
    path = QPainterPath()
    if spec.shape == "round":
        path.addEllipse(box)
    else:
        path.addRoundedRect(box, 9, 9)
    return path


class Thing(QGraphicsPixmapItem):
    """A piece, card or die of the view."""

    def __init__(self, key: str, art: Art, piece: Piece, place: str, scale: float) -> None:
        super().__init__()
        self.key = key
        self.art = art
        self.piece = piece
        self.place = place
        self.size_factor = scale
        self.ratio = 0.0
        self.detail = FULL
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.light = Light(QPainterPath(), self)
        if not (art.is_card(piece) or art.is_die(piece)):  # round a figure it shines from behind: its count stays seen
            self.light.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.light.set_outline(self._outline())

    def ids(self) -> tuple[str, ...]:
        return (self.piece.id,) if self.piece.id else ()

    def become(self, piece: Piece, place: str, scale: float) -> None:
        """Show another piece (its face turned, its number changed)."""
        if (piece, scale) != (self.piece, self.size_factor):
            self.piece, self.size_factor = piece, scale
            self.light.set_outline(self._outline())
            self.draw(self.ratio, again=True)
        self.place = place

    def draw(self, ratio: float, detail: int | None = None, again: bool = False) -> None:
        """Take the picture that is sharp at this ratio, with as many words as can be read."""
        detail = self.detail if detail is None else detail
        if ratio > 0 and (again or (ratio, detail) != (self.ratio, self.detail)):
            self.ratio, self.detail = ratio, detail
            sprite = self.art.sprite(self.piece, self.size_factor, ratio, detail)
            self.setPixmap(sprite.pixmap)
            self.setOffset(sprite.offset)

    def is_drawn(self, ratio: float, detail: int) -> bool:
        """Whether it shows what it should at this ratio."""
        return (ratio, detail) == (self.ratio, self.detail)

    def stand_in(self) -> None:
        """Something plain until its picture is painted."""
        sprite = self.art.stand_in(self.piece, self.size_factor)
        self.setPixmap(sprite.pixmap)
        self.setOffset(sprite.offset)

    def show_face(self, piece: Piece) -> None:
        """Show a face for a moment, without becoming it: a card that turns, a die that rolls."""
        sprite = self.art.sprite(piece, self.size_factor, self.ratio or 1.0, self.detail)
        self.setPixmap(sprite.pixmap)
        self.setOffset(sprite.offset)

    def body(self) -> QRectF:
        return self.art.body(self.piece, self.size_factor)

    def _outline(self) -> QPainterPath:
        path = QPainterPath()
        box = self.body()
        if self.art.is_card(self.piece) or self.art.is_die(self.piece):
            path.addRoundedRect(box.adjusted(-2, -2, 2, 2), 9, 9)
        else:
            path.addEllipse(box)
        return path

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.body())
        return path
