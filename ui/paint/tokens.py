"""The registry of pieces and places: named shapes in a seat's colour and emblem, as shared pixmaps.

A shape is drawn in units of a hundredth of its size, with the point it stands on at the origin, its shadow included.
`sprite` gives the pixmap and the offset that puts that point on the item's position. The drawings live in
`tokens_figures` and `tokens_pieces` (what players move) and `tokens_places` (what is printed on the board).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from .brush import is_light, painted
from .palette import PlayerColour


@dataclass(frozen=True)
class Look:
    """What makes one piece of a shape differ from another."""

    fill: str = "#8e8e8e"
    sign: str = "#fff8e6"
    emblem: str = "none"
    icon: str = ""
    text: str = ""
    note: str = ""  # a second, smaller text: the roundel of a badge
    variant: str = ""  # a shape's own kinds, as `small` and `large` for the walls of a port


Shape = Callable[[QPainter, Look], None]


@dataclass(frozen=True)
class _Entry:
    shape: Shape
    bounds: QRectF


_SHAPES: dict[str, _Entry] = {}


def token(name: str, bounds: tuple[float, float, float, float]) -> Callable[[Shape], Shape]:
    """Put a shape into the registry; bounds = left, top, width, height of all it paints, in its own units."""

    def register(shape: Shape) -> Shape:
        _SHAPES[name] = _Entry(shape, QRectF(*bounds))
        return shape

    return register


def names() -> tuple[str, ...]:
    return tuple(sorted(_SHAPES))


def player_look(colour: PlayerColour, **changes: str) -> Look:
    """The look of a seat's piece."""
    return replace(Look(fill=colour.fill, sign=colour.sign, emblem=colour.emblem), **changes)


def tinted(fill: str, **changes: str) -> Look:
    """The look of a piece that belongs to nobody: the sign's colour follows from the fill."""
    return replace(Look(fill=fill, sign="#2b1a0c" if is_light(QColor(fill)) else "#fff8e6"), **changes)


def _entry(name: str) -> _Entry:
    entry = _SHAPES.get(name)
    if entry is None:
        raise KeyError(f"no token shape called {name!r}; known: {', '.join(names())}")
    return entry


def draw_token(painter: QPainter, name: str, at: QPointF, size: float, look: Look) -> None:
    """Paint a piece standing on a point. `size` is its nominal width in pixels."""
    entry = _entry(name)
    painter.save()
    painter.translate(at)
    painter.scale(size / 100, size / 100)
    entry.shape(painter, look)
    painter.restore()


def extent(name: str, size: float) -> QRectF:
    """The rectangle a piece paints, relative to the point it stands on."""
    b = _entry(name).bounds
    k = size / 100
    return QRectF(b.x() * k, b.y() * k, b.width() * k, b.height() * k)


def image(name: str, size: float, look: Look, ratio: float = 1.0) -> QImage:
    """A piece alone on a transparent image (any thread)."""
    box = extent(name, size)
    result = painted(box.width(), box.height(), ratio, lambda p: draw_token(p, name, -box.topLeft(), size, look))
    result.setDevicePixelRatio(ratio)
    return result


@dataclass(frozen=True)
class Sprite:
    """A shared pixmap and where its top left corner lies relative to the point the piece stands on."""

    pixmap: QPixmap
    offset: QPointF


@lru_cache(maxsize=1024)
def sprite(name: str, size: float, look: Look, ratio: float = 2.0) -> Sprite:
    """The pixmap of a piece, made once per shape, size, look and ratio (screen's thread only)."""
    return Sprite(QPixmap.fromImage(image(name, size, look, ratio)), extent(name, size).topLeft())


from . import tokens_figures, tokens_pieces, tokens_places  # noqa: E402, F401  (they register their shapes)
