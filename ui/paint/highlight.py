"""Light on the table: a region under the mouse, a name beside a place, the rim of what may be chosen."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap

from . import lettering, palette
from .brush import colour, draw, painted, pen
from .tokens import Sprite

_REACH = 14.0


def region_glow_image(path: QPainterPath, tint: str = "#fff2b0", ratio: float = 1.0) -> tuple[QImage, QPointF]:
    """A region lit up: a pale wash and a bright rim inside its border; the image and where its corner lies."""
    box = path.boundingRect().adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def paint(painter: QPainter) -> None:
        painter.translate(-box.topLeft())
        for width, alpha in ((14, 34), (9, 60), (5, 110)):
            draw(painter, path, None, pen(colour(tint, alpha), width))
        painter.setClipPath(path, Qt.ClipOperation.ReplaceClip)
        draw(painter, path, colour(tint, 74))
        for width, alpha in ((26, 40), (14, 60)):
            draw(painter, path, None, pen(colour(tint, alpha), width))
        painter.setClipping(False)
        draw(painter, path, None, pen(colour("#fffbe4", 240), 2.2))

    image = painted(box.width(), box.height(), ratio, paint)
    image.setDevicePixelRatio(ratio)
    return image, box.topLeft()


def region_glow(path: QPainterPath, tint: str = "#fff2b0", ratio: float = 1.0) -> Sprite:
    """The same as a pixmap with its position (screen's thread only); make it on the first hover and keep it."""
    image, corner = region_glow_image(path, tint, ratio)
    return Sprite(QPixmap.fromImage(image), corner)


def label_box(text: str, role: str = "label", pixels: float = 14.5, language: str = "en") -> QRectF:
    """The room a name takes, its middle at the origin: what `labels.place` wants to know."""
    wide = lettering.width(text, role, pixels, language) + 2
    return QRectF(-wide / 2, -pixels * 0.46, wide, pixels * 0.92)


@lru_cache(maxsize=512)
def label_sprite(
    text: str,
    role: str = "label",
    pixels: float = 14.5,
    language: str = "en",
    ink: str = palette.DARK_INK,
    ratio: float = 2.0,
) -> Sprite:
    """A name with its halo, its middle at the item's position."""
    box = label_box(text, role, pixels, language).adjusted(-pixels * 0.4, -pixels * 0.5, pixels * 0.4, pixels * 0.5)

    def paint(painter: QPainter) -> None:
        painter.translate(-box.topLeft())
        path = lettering.outline(text, role, pixels, language)
        wide = lettering.width(text, role, pixels, language)
        lettering.halo(painter, path.translated(-wide / 2, pixels * 0.3), ink, pixels * 0.22, 205)

    image = painted(box.width(), box.height(), ratio, paint)
    image.setDevicePixelRatio(ratio)
    return Sprite(QPixmap.fromImage(image), box.topLeft())
