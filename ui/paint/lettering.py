"""Letters as outlines: exact sizes, along curves, with halos, and always made to fit their box.

Text in pictures is drawn from glyph outlines made once at a large size and scaled, so that a name looks the same at
every zoom and fractions of a pixel count.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QTransform

from . import fonts, palette
from .brush import NO_BRUSH, NO_PEN, colour, pen

_MASTER = 64.0  # pixel size at which outlines are made before scaling


def outline(text: str, role: str, pixels: float, language: str = "en", spacing: float = 0.0) -> QPainterPath:
    """The text as a path, baseline at y = 0, starting at x = 0."""
    text = fonts.writable(text)
    factor = pixels / _MASTER
    font = fonts.font(role, _MASTER, language, text, spacing / factor if spacing else 0.0)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, 0, font, text)
    return QTransform.fromScale(factor, factor).map(path)


def width(text: str, role: str, pixels: float, language: str = "en", spacing: float = 0.0) -> float:
    """How far the pen moves when the text is written."""
    text = fonts.writable(text)
    extra = spacing * max(0, len(text) - 1)
    return _advance(text, role, language) * pixels / _MASTER + extra


@lru_cache(maxsize=8192)
def _advance(text: str, role: str, language: str) -> float:
    """The width at the size of the outlines; to make a text fit asks for the same words at many sizes."""
    fonts.load()  # what is measured without them would be remembered
    return QFontMetricsF(fonts.font(role, _MASTER, language, text)).horizontalAdvance(text)


def centred(
    text: str, role: str, pixels: float, at: QPointF, language: str = "en", spacing: float = 0.0
) -> QPainterPath:
    """The text with the middle of its ink at a point: for figures in roundels."""
    path = outline(text, role, pixels, language, spacing)
    box = path.boundingRect()
    return path.translated(at.x() - box.center().x(), at.y() - box.center().y())


def on_curve(
    curve: QPainterPath, text: str, role: str, pixels: float, language: str = "en", spacing: float = 0.0
) -> QPainterPath:
    """The text laid along a curve, centred; too long a text is set smaller rather than cut."""
    text = fonts.writable(text)
    length = curve.length()
    wanted = width(text, role, pixels, language, spacing)
    if wanted > length:
        pixels *= length / wanted
        spacing *= length / wanted
    factor = pixels / _MASTER
    font = fonts.font(role, _MASTER, language, text)
    metrics = QFontMetricsF(font)
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    at = (length - width(text, role, pixels, language, spacing)) / 2
    for i, letter in enumerate(text):
        # the advance up to here, measured on the whole text, keeps the kerning
        step = (metrics.horizontalAdvance(text[: i + 1]) - metrics.horizontalAdvance(text[:i])) * factor
        percent = curve.percentAtLength(min(max(at + step / 2, 0.0), length))
        point, angle = curve.pointAtPercent(percent), -curve.angleAtPercent(percent)
        glyph = QPainterPath()
        glyph.addText(0, 0, font, letter)
        place = QTransform().translate(point.x(), point.y()).rotate(angle).translate(-step / 2, 0).scale(factor, factor)
        result.addPath(place.map(glyph))
        at += step + spacing
    return result


def halo(
    painter: QPainter,
    path: QPainterPath,
    ink: QColor | str,
    halo_width: float = 4.0,
    halo_alpha: int = 170,
    halo_ink: str = palette.HALO,
) -> None:
    """Letters with a soft pale rim, so that they read on any ground."""
    painter.setBrush(NO_BRUSH)
    if halo_width:
        for factor, alpha in ((1.8, halo_alpha // 2), (1.0, halo_alpha)):
            painter.setPen(pen(colour(halo_ink, alpha), halo_width * factor))
            painter.drawPath(path)
    painter.setPen(NO_PEN)
    painter.setBrush(QBrush(QColor(ink)))
    painter.drawPath(path)


def write(painter: QPainter, path: QPainterPath, ink: QColor | str = palette.DARK_INK) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QBrush(QColor(ink)))
    painter.drawPath(path)


# ------------------------------------------------------------------ text that must fit
@dataclass(frozen=True)
class Setting:
    """A text broken into lines at the size at which it fits its box."""

    lines: tuple[str, ...]
    pixels: float
    line_height: float
    role: str
    language: str
    squeeze: float = 1.0  # below 1 only if a single word is wider than the box at the smallest size

    @property
    def height(self) -> float:
        return self.line_height * len(self.lines)


def _broken(text: str, role: str, pixels: float, language: str, room: float) -> list[str]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}".strip() if line else word
            if line and width(longer, role, pixels, language) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def fitted(
    text: str,
    role: str,
    box: QRectF,
    language: str = "en",
    largest: float = 16.0,
    smallest: float = 7.0,
    most_lines: int = 99,
    leading: float = 1.12,
) -> Setting:
    """Wrap and shrink until the text fits the box. Nothing is ever cut: a hopeless word is squeezed sideways."""
    text = fonts.writable(text)
    pixels = largest
    while True:
        lines = _broken(text, role, pixels, language, box.width())
        widest = max(width(line, role, pixels, language) for line in lines)
        fits = len(lines) <= most_lines and len(lines) * pixels * leading <= box.height() and widest <= box.width()
        if fits:
            return Setting(
                tuple(_balanced(lines, text, role, pixels, language, box.width())),
                pixels,
                pixels * leading,
                role,
                language,
            )
        if pixels <= smallest:
            break
        pixels = max(smallest, pixels - 0.5)
    while len(lines) > most_lines or len(lines) * pixels * leading > box.height():
        pixels *= 0.94
        lines = _broken(text, role, pixels, language, box.width())
        if most_lines == 1:
            lines = [text]
            break
    widest = max(width(line, role, pixels, language) for line in lines)
    return Setting(tuple(lines), pixels, pixels * leading, role, language, min(1.0, box.width() / max(widest, 1e-6)))


def _balanced(lines: list[str], text: str, role: str, pixels: float, language: str, room: float) -> list[str]:
    """Lines of about the same length instead of a full one and a lonely word."""
    if len(lines) < 2 or "\n" in text:
        return lines
    low, high = room / 2, room
    for _ in range(6):
        middle = (low + high) / 2
        trial = _broken(text, role, pixels, language, middle)
        if len(trial) <= len(lines) and all(width(t, role, pixels, language) <= room for t in trial):
            lines, high = trial, middle
        else:
            low = middle
    return lines


def setting_path(setting: Setting, box: QRectF, centre: bool = True, middle: bool = True) -> QPainterPath:
    """The outlines of a setting, placed in its box."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    for path in line_paths(setting, box, centre, middle):
        result.addPath(path)
    return result


def line_paths(setting: Setting, box: QRectF, centre: bool = True, middle: bool = True) -> Iterator[QPainterPath]:
    """The same line by line: Qt fills a path strip by strip, each time going through all of it, so that a page of
    letters takes several times as long as its lines one by one."""
    top = box.top() + ((box.height() - setting.height) / 2 if middle else 0.0)
    for i, line in enumerate(setting.lines):
        path = outline(line, setting.role, setting.pixels, setting.language)
        if setting.squeeze < 1.0:
            path = QTransform.fromScale(setting.squeeze, 1.0).map(path)
        advance = width(line, setting.role, setting.pixels, setting.language) * setting.squeeze
        x = box.center().x() - advance / 2 if centre else box.left()
        y = top + i * setting.line_height + setting.line_height / 2 + setting.pixels * 0.31
        yield path.translated(x, y)


def write_in_box(
    painter: QPainter,
    text: str,
    role: str,
    box: QRectF,
    language: str = "en",
    largest: float = 16.0,
    smallest: float = 7.0,
    ink: QColor | str = palette.DARK_INK,
    centre: bool = True,
    middle: bool = True,
    most_lines: int = 99,
) -> Setting | None:
    """Write a text into a box, wrapped and shrunk as needed; returns how it was set."""
    if not text:
        return None
    setting = fitted(text, role, box, language, largest, smallest, most_lines)
    for path in line_paths(setting, box, centre, middle):
        write(painter, path, ink)
    return setting
