"""What the way to a far place costs, on a small plate at the place itself, while far places are lit.

A plate keeps its size on the screen. It lies on its place where it covers least of the pieces and names there. Where it
would hide a name or another plate, or could be taken for that of a neighbour, it waits until one zooms in; the words
under the pointer tell the cost at any zoom.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ui import theme
from ui.paint import brush, lettering, palette
from ui.table import items
from ui.table.items import Area
from ui.table.stage import Stage

HIGH = 14.0  # pixels of the screen at the plain size of text
LETTERS = 0.88  # of the height
ROOMY = 1.8  # times the size of a plate: a smaller place has it at its rim
STEPS = 4  # from the middle of a place to its rim, when a spot is looked for
OWN_SIGN = 0.4  # how much less it matters that the rim of its own small place is covered
MAY_COVER = 0.05  # of a plate may lie on names, on other plates and on what is printed
MAY_COVER_HERE = 0.15  # the same on the middle of its place, which is plainer than any other spot
HERE = 0.4  # how much less it matters what is covered from there
FAR_OFF = 0.04  # how much the eye dislikes a pixel from the middle, in covered pixels for each pixel of the height


class Plate(QGraphicsPixmapItem):
    """The cost of one way."""

    def __init__(self, text: str, area: Area, ratio: float) -> None:
        super().__init__()
        self.text = text
        self.area = area
        self.setPixmap(_plate(text, float(theme.px(HIGH)), ratio))
        size = self.pixmap().deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setZValue((items.FLIGHT_Z if area.spec.overlay else items.OVERLAY_Z) - 1.0)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def room(self, at: QPointF, scale: float) -> QRectF:
        """The part of the board that it would cover there."""
        size = self.pixmap().deviceIndependentSize() / scale
        return QRectF(at.x() - size.width() / 2, at.y() - size.height() / 2, size.width(), size.height())


class Costs:
    """The plates of a board."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._texts: dict[str, str] = {}
        self.plates: dict[str, Plate] = {}

    def forget(self) -> None:
        """The scene was cleared: its plates are gone already."""
        self._texts, self.plates = {}, {}

    def show(self, texts: Mapping[str, str], scale: float, ratio: float, names: Sequence[QRectF]) -> None:
        """These costs at these places, and no others."""
        if texts != self._texts:
            self._texts = dict(texts)
            self.lay(scale, ratio, names)

    def lay(self, scale: float, ratio: float, names: Sequence[QRectF]) -> None:
        """All plates anew, for a zoom."""
        for plate in self.plates.values():
            self._stage.removeItem(plate)
        self.plates = {}
        written = list(names)
        taken = [*names, *(thing.mapRectToScene(thing.body()) for thing in self._stage.things.values())]
        small = [area for area in self._stage.areas.values() if not area.spec.region]
        taken += [area.boundingRect() for area in small]
        for name, text in self._texts.items():
            area = self._stage.area_of(name)
            if area is None or not text or not area.isVisible():
                continue
            plate = Plate(text, area, ratio)
            spot = _spot(plate, scale, taken, written, small)
            if spot is None:
                continue
            plate.setPos(spot)
            room = plate.room(spot, scale)
            taken.append(room)
            written.append(room)
            self.plates[name] = plate
            self._stage.addItem(plate)


def _spot(
    plate: Plate, scale: float, taken: Iterable[QRectF], written: Iterable[QRectF], small: Iterable[Area]
) -> QPointF | None:
    """Where on its place, or round a small one, it covers least, as near the middle as may be; None for nowhere."""
    area = plate.area
    size = plate.room(QPointF(), scale).size()
    within = _roomy(area, size)
    spots = [at for at in _spots_on(area) if _inside(area, plate.room(at, scale))] if within else []
    around = area.boundingRect().adjusted(-2 * size.width(), -2 * size.height(), 2 * size.width(), 2 * size.height())
    own = area.boundingRect()
    near = [box for box in taken if box.intersects(around) and box != own]
    words = [box for box in written if box.intersects(around)]
    rivals = [] if within else [other.centre for other in small if other is not area and around.contains(other.centre)]
    own_sign = 0.0 if area.spec.plain else OWN_SIGN

    def fits(at: QPointF) -> bool:
        room, far = plate.room(at, scale), _squared(at - area.centre)
        if any(_squared(at - other) < far for other in rivals):
            return False
        may = MAY_COVER if far else MAY_COVER_HERE
        return sum(_area(room.intersected(box)) for box in words) <= may * _area(room)

    def cost(at: QPointF) -> float:
        room, away = plate.room(at, scale), at - area.centre
        covered = sum(_area(room.intersected(box)) for box in near)
        if not within:
            covered += own_sign * _area(room.intersected(own))
        if at == area.centre:
            covered *= HERE
        return covered + FAR_OFF * size.height() * (abs(away.x()) + abs(away.y()))

    return min(filter(fits, spots or _spots_round(area, size)), key=cost, default=None)


def _roomy(area: Area, size: QSizeF) -> bool:
    """Whether there is room on a place for more than the plate. One that is named beside it shows a sign, which is not
    written over at any zoom."""
    bounds = area.boundingRect()
    if area.spec.label_free:
        return False
    return bounds.width() > ROOMY * size.width() and bounds.height() > ROOMY * size.height()


def _spots_on(area: Area) -> list[QPointF]:
    bounds = area.boundingRect()
    steps = [(i, j) for i in range(-STEPS, STEPS + 1) for j in range(-STEPS, STEPS + 1)]
    return [area.centre, *(bounds.center() + QPointF(bounds.width() * i, bounds.height() * j) / 9.0 for i, j in steps)]


def _spots_round(area: Area, size: QSizeF) -> list[QPointF]:
    """Over the rim of a small place and beside it, the corners first; on its middle where that says nothing."""
    bounds = area.boundingRect()
    sides = [(1, -1), (-1, -1), (1, 1), (-1, 1), (1.2, 0), (-1.2, 0), (0, -1.2), (0, 1.2)]
    sides += [(x, y) for x in (1.1, -1.1) for y in (0.5, -0.5)] + [(x, y) for x in (0.5, -0.5) for y in (1.1, -1.1)]
    steps = [(bounds.width() / 2 + size.width() * k, bounds.height() / 2 + size.height() * k) for k in (0.1, 0.3, 0.5)]
    middle = [bounds.center()] if area.spec.plain else []
    return [*middle, *(bounds.center() + QPointF(x * i, y * j) for x, y in steps for i, j in sides)]


def _inside(area: Area, room: QRectF) -> bool:
    outline = area.light.outline  # the coast without every rock
    ends = (QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()), room.center())
    return all(outline.contains(at) for at in ends)


def _squared(way: QPointF) -> float:
    return QPointF.dotProduct(way, way)


def _area(box: QRectF) -> float:
    return box.width() * box.height() if box.isValid() else 0.0


@lru_cache(maxsize=128)
def _plate(text: str, high: float, ratio: float) -> QPixmap:
    pixels = high * LETTERS
    wide = max(high, lettering.width(text, "strong", pixels) + high * 0.7)
    box = QRectF(1, 1, wide, high)

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(brush.pen(brush.colour("#2b1a0c"), 1.4))
        painter.setBrush(brush.colour(palette.CARD_LIGHT, 244))
        painter.drawRoundedRect(box, high / 2, high / 2)
        lettering.write(painter, lettering.centred(text, "strong", pixels, box.center()), palette.DARK_INK)

    size = QSizeF(wide + 2, high + 2)
    image = brush.painted(size.width(), size.height(), ratio, paint)
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)
