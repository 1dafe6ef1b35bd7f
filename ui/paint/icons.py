"""The registry of icons: small pictures by name, drawn in a box of +-50, legible from 17 pixels.

`draw_icon` paints one into a painter, `pixmap` gives a shared pixmap at a device pixel ratio. The drawings live in the
`icons_*` rooms; they register themselves when this module is loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap

from .brush import linear, painted, pen, radial

Drawing = Callable[[QPainter], None]
_ICONS: dict[str, Drawing] = {}
# Other names under which game data may ask for the same picture.
_ALIASES = {
    "coin": "coins", "church": "monastery", "raider": "viking", "court": "ring", "claim": "crown",
    "hit": "axes", "command": "banner", "prestige": "star", "objective": "scroll",
    "liberate": "broken_chain", "expand": "road", "pay": "purse", "points": "laurel", "raid": "torch",
    "settle": "longhouse", "trade": "scales", "jarl": "helmet", "runes": "rune", "treaty": "seal", "event": "scroll",
    "movement": "march", "fyrd": "fork", "cross_ringed": "cross", "fleur_de_lis": "lily", "drakkar": "longship",
}  # fmt: skip

LINE = pen("#2c2620", 2.2)
THIN = pen("#2c2620", 1.4)


def icon(name: str) -> Callable[[Drawing], Drawing]:
    """Put a drawing into the registry."""

    def register(drawing: Drawing) -> Drawing:
        _ICONS[name] = drawing
        return drawing

    return register


# ------------------------------------------------------------------ materials
def gold(top: float = -45, bottom: float = 45) -> QBrush:
    return linear(-20, top, 20, bottom, (0, "#fdf0bd"), (0.45, "#dcb14d"), (1, "#8e6420"))


def silver(top: float = -45, bottom: float = 45) -> QBrush:
    return linear(-20, top, 20, bottom, (0, "#fbfbf6"), (0.5, "#cfd3d2"), (1, "#80868a"))


def iron(left: float = -12, right: float = 12) -> QBrush:
    return linear(left, 0, right, 0, (0, "#eef1f2"), (0.48, "#c3ccd2"), (0.52, "#8d99a2"), (1, "#dfe5e8"))


def timber(top: float = -45, bottom: float = 45) -> QBrush:
    return linear(-12, top, 12, bottom, (0, "#b98a50"), (0.5, "#8d5f30"), (1, "#553618"))


def stone(top: float = -45, bottom: float = 45) -> QBrush:
    return linear(-25, top, 25, bottom, (0, "#f4ecd6"), (0.55, "#cdbf9c"), (1, "#94835e"))


def cloth(tint: str, top: float = -45, bottom: float = 45) -> QBrush:
    base = QColor(tint)
    return linear(-20, top, 20, bottom, (0, base.lighter(135)), (0.5, base), (1, base.darker(150)))


def ball(tint: str, x: float, y: float, radius: float) -> QBrush:
    base = QColor(tint)
    return radial(
        x - radius * 0.35, y - radius * 0.4, radius * 1.7, (0, base.lighter(150)), (0.55, base), (1, base.darker(150))
    )


# ------------------------------------------------------------------ use
def names() -> tuple[str, ...]:
    """Every icon, without the aliases."""
    return tuple(sorted(_ICONS))


def known(name: str) -> bool:
    return _ALIASES.get(name, name) in _ICONS


def draw_icon(painter: QPainter, name: str, at: QPointF, size: float, turn: float = 0.0) -> None:
    """Paint an icon with its middle at a point, `size` pixels high, turned by degrees."""
    drawing = _ICONS.get(_ALIASES.get(name, name))
    if drawing is None:
        raise KeyError(f"no icon called {name!r}; known: {', '.join(names())}")
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    painter.scale(size / 100, size / 100)
    drawing(painter)
    painter.restore()


def image(name: str, size: float, ratio: float = 1.0) -> QImage:
    """An icon alone on a transparent image of `size` logical pixels."""
    result = painted(size, size, ratio, lambda p: draw_icon(p, name, QPointF(size / 2, size / 2), size * 0.9))
    result.setDevicePixelRatio(ratio)
    return result


@lru_cache(maxsize=512)
def pixmap(name: str, size: float, ratio: float = 2.0) -> QPixmap:
    """A shared pixmap (screen's thread only)."""
    return QPixmap.fromImage(image(name, size, ratio))


from . import icons_arms, icons_goods, icons_realm, icons_signs  # noqa: E402, F401  (they register their drawings)
