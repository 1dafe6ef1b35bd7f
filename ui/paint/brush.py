"""Short words for Qt's long ones: colours with alpha, pens, gradients, layers, shadows.

Everything else in this package is written with these, so that a drawing reads as a drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from .breath import breathe

Stop = tuple[float, QColor | str]
NO_PEN = QPen(Qt.PenStyle.NoPen)
NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)
SHADOW = "#1c1208"


def colour(value: QColor | str, alpha: int = 255) -> QColor:
    """A colour with an alpha of 0 to 255."""
    result = QColor(value)
    result.setAlpha(alpha)
    return result


def mixed(a: QColor | str, b: QColor | str, share: float) -> QColor:
    """`share` of b in a, alpha of a kept."""
    first, second = QColor(a), QColor(b)
    keep = 1.0 - share
    return QColor(
        round(first.red() * keep + second.red() * share),
        round(first.green() * keep + second.green() * share),
        round(first.blue() * keep + second.blue() * share),
        first.alpha(),
    )


def is_light(value: QColor | str) -> bool:
    """Whether dark lettering reads better on this colour than pale lettering."""
    c = QColor(value)
    return 0.299 * c.red() + 0.587 * c.green() + 0.114 * c.blue() > 150


def pen(
    value: QColor | str,
    width: float,
    alpha: int | None = None,
    dash: list[float] | None = None,
    flat: bool = False,
) -> QPen:
    """A round pen; `flat` ends it square at the last point, as dashes want it."""
    ink = QColor(value)
    if alpha is not None:
        ink.setAlpha(alpha)
    cap = Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap
    result = QPen(ink, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
    if dash:
        result.setDashPattern(dash)
    return result


def linear(x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> QBrush:
    gradient = QLinearGradient(x1, y1, x2, y2)
    for at, value in stops:
        gradient.setColorAt(at, QColor(value))
    return QBrush(gradient)


def radial(x: float, y: float, radius: float, *stops: Stop) -> QBrush:
    gradient = QRadialGradient(x, y, radius)
    for at, value in stops:
        gradient.setColorAt(at, QColor(value))
    return QBrush(gradient)


def layer(width: int, height: int) -> QImage:
    """An empty transparent image."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def painter_on(image: QImage, scale: float = 1.0) -> QPainter:
    """A smooth painter on an image; the caller ends it."""
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
        | QPainter.RenderHint.TextAntialiasing
    )
    painter.scale(scale, scale)
    return painter


@contextmanager
def painting(image: QImage, scale: float = 1.0) -> Iterator[QPainter]:
    """A smooth painter on an image that is ended in any case: an image must not die under its painter."""
    painter = painter_on(image, scale)
    try:
        yield painter
    finally:
        painter.end()


def draw(painter: QPainter, path: QPainterPath, fill: QBrush | QColor | str | None, line: QPen | None = None) -> None:
    """Fill and outline a path in one go."""
    painter.setBrush(NO_BRUSH if fill is None else fill if isinstance(fill, QBrush) else QBrush(QColor(fill)))
    painter.setPen(line or NO_PEN)
    painter.drawPath(path)


def dot(
    painter: QPainter,
    x: float,
    y: float,
    radius: float,
    fill: QBrush | QColor | str | None,
    line: QPen | None = None,
    radius_y: float | None = None,
) -> None:
    """A circle (or ellipse) round a point."""
    painter.setBrush(NO_BRUSH if fill is None else fill if isinstance(fill, QBrush) else QBrush(QColor(fill)))
    painter.setPen(line or NO_PEN)
    painter.drawEllipse(QPointF(x, y), radius, radius if radius_y is None else radius_y)


def soft_ellipse(painter: QPainter, x: float, y: float, rx: float, ry: float, alpha: int = 17, layers: int = 6) -> None:
    """A soft shadow on the ground: stacked translucent ellipses."""
    painter.setPen(NO_PEN)
    painter.setBrush(colour(SHADOW, alpha))
    for i in range(layers):
        shrink = 1.0 - i * 0.05
        painter.drawEllipse(QPointF(x, y), rx * shrink, ry * shrink)


def soft_path(
    painter: QPainter, path: QPainterPath, steps: int = 5, alpha: int = 13, dx: float = 0.8, dy: float = 0.9
) -> None:
    """A soft shadow cast by a flat thing: the path drawn a few times, each a little further down and right."""
    painter.setPen(NO_PEN)
    painter.setBrush(colour(SHADOW, alpha))
    for i in range(1, steps + 1):
        painter.drawPath(path.translated(i * dx, i * dy))


def soft_rect(painter: QPainter, rect: QRectF, radius: float, spread: int = 8, alpha: int = 13) -> None:
    """The shadow of a card or a panel."""
    painter.setPen(NO_PEN)
    painter.setBrush(colour("#120a04", alpha))
    for i in range(spread):
        grown = rect.adjusted(-1 - i * 0.5, 0, 2 + i, 4 + i * 1.15)
        painter.drawRoundedRect(grown, radius + 1, radius + 1)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def clip(painter: QPainter, path: QPainterPath) -> None:
    """Draw only inside the path from here on, within whatever clip there is already."""
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)


def bands(width: int, height: int, step: int = 96) -> Iterator[QRectF]:
    """The image cut into strips.

    A Qt call keeps Python's interpreter lock until it returns; whole-image effects are painted strip by strip so
    that the screen's thread gets its turn in between.
    """
    for top in range(0, height, step):
        breathe()
        yield QRectF(0, top, width, min(step, height - top))


def painted(width: float, height: float, scale: float, paint: Callable[[QPainter], None]) -> QImage:
    """Run `paint` on a fresh transparent image of width x height logical pixels at `scale`."""
    image = layer(max(1, round(width * scale)), max(1, round(height * scale)))
    with painting(image, scale) as painter:
        paint(painter)
    return image


def stroke(painter: QPainter, lines: Iterable[QPainterPath]) -> None:
    """Many lines with the painter's pen, taking breath between them."""
    for line in lines:
        breathe()
        painter.drawPath(line)


def nested(board: QRectF, share: float, lines: list[QPainterPath], rings: Iterable[tuple[float, QColor]]) -> QImage:
    """Strokes one within the other on a layer of `share` of the board's size: (width, colour), widest first.

    Pieces of one ring replace one another instead of adding up, so that no joint shows; the rings then add up.
    """
    width, height = int(board.width() * share), int(board.height() * share)
    total = layer(width, height)
    with painting(total) as mix:
        for wide, ink in rings:
            ring = layer(width, height)
            with painting(ring, share) as painter:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
                painter.setPen(pen(ink, wide))
                stroke(painter, lines)
            mix.drawImage(0, 0, ring)
    return total
