"""Printed furniture of a board: grids for pieces, frames for cards, parchment panels, signs with their names."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from . import labels, lettering, palette
from .brush import colour, dot, draw, is_light, linear, pen, radial, rounded, soft_rect
from .geo import MapGeometry
from .icons import draw_icon
from .ornaments import knot_corner
from .parchment import panel
from .spec import GridSpec, MapSpec, MarkSpec, PanelSpec, SlotSpec, words
from .tokens import Look, draw_token, extent

_HEAD = 36.0  # height of the row of figures over a grid
_PAD = 11.0
_TITLE = 25.0


def grid_box(grid: GridSpec) -> QRectF:
    """The sheet of a grid; its first cell's corner is at `px`."""
    x, y = grid.px
    w, h = grid.columns * grid.cell[0], grid.rows * grid.cell[1]
    title = _TITLE if grid.title else 0.0
    note = 20.0 if grid.note else 0.0
    return QRectF(
        x - grid.side - _PAD, y - _HEAD - title - _PAD, w + grid.side + 2 * _PAD, h + _HEAD + title + note + 2 * _PAD
    )


def cell_centre(grid: GridSpec, column: int, row: int) -> QPointF:
    """The middle of a cell, columns and rows from 0."""
    return QPointF(grid.px[0] + (column + 0.5) * grid.cell[0], grid.px[1] + (row + 0.5) * grid.cell[1])


def paint_grid(painter: QPainter, grid: GridSpec, language: str) -> None:
    """A sheet with a titled grid: figures in roundels above, row signs at the left, wells for pieces."""
    box = grid_box(grid)
    painter.save()
    panel(painter, box, 9.0, 232)
    tint = QColor(grid.tint)
    for corner, turn in (
        (box.topLeft() + QPointF(13, 13), -45),
        (box.topRight() + QPointF(-13, 13), 45),
        (box.bottomLeft() + QPointF(13, -13), -135),
        (box.bottomRight() + QPointF(-13, -13), 135),
    ):
        knot_corner(painter, corner, 9, turn, grid.tint)
    x0, y0 = grid.px
    cw, ch = grid.cell
    if grid.title:
        room = QRectF(box.left() + 23, box.top() + 8, box.width() - 46, _TITLE)
        lettering.write_in_box(
            painter, words(grid.title, language), "display", room, language, 21, 9, grid.tint, most_lines=1
        )
    for row in range(grid.rows):
        for column in range(grid.columns):
            well = QRectF(x0 + column * cw + 2.5, y0 + row * ch + 2.5, cw - 5, ch - 5)
            shade = colour(tint, 26 if (row + column) % 2 else 40)
            draw(painter, rounded(well, 7), shade, pen(colour("#5a3a1a", 150), 1.0))
            draw(painter, rounded(well.adjusted(1.2, 1.2, -1.2, -1.2), 6), None, pen(colour("#fff8e0", 120), 0.9))
    for column, head in enumerate(grid.heads):
        centre = QPointF(x0 + (column + 0.5) * cw, y0 - _HEAD / 2 + 1)
        dot(
            painter,
            centre.x(),
            centre.y(),
            15.5,
            radial(centre.x() - 5, centre.y() - 6, 26, (0, tint.lighter(150)), (0.6, tint), (1, tint.darker(140))),
            pen(palette.OUTLINE, 1.5),
        )
        dot(painter, centre.x(), centre.y(), 12.8, None, pen(colour(palette.GOLD_LINE, 230), 1.1))
        lettering.write(painter, lettering.centred(words(head, language), "strong", 20, centre, language), "#fff4d0")
    for row in range(grid.rows):
        centre = QPointF(x0 - grid.side / 2 - 2, y0 + (row + 0.5) * ch)
        sign = words(grid.row_signs[row], language) if row < len(grid.row_signs) else ""
        if sign:
            draw(
                painter,
                rounded(QRectF(centre.x() - 13, centre.y() - 12, 26, 24), 5),
                colour("#fdf6e0", 200),
                pen(colour("#5a3a1a", 170), 1.0),
            )
            lettering.write(painter, lettering.centred(sign, "strong", 19, centre, language), grid.tint)
    if grid.icon:
        draw_icon(painter, grid.icon, QPointF(x0 - grid.side / 2 - 2, y0 - _HEAD / 2 + 1), 30)
    if grid.note:
        room = QRectF(box.left() + 26, box.bottom() - _PAD - 19, box.width() - 52, 20)
        lettering.write_in_box(
            painter, words(grid.note, language), "italic", room, language, 14, 8, "#4a3218", most_lines=1
        )
    painter.restore()


def paint_slot(painter: QPainter, slot: SlotSpec, language: str) -> None:
    """A frame sunk into the board where cards lie, with a faint icon so that an empty one says what it is for."""
    box = QRectF(*slot.box)
    painter.save()
    draw(painter, rounded(box.adjusted(-3, -3, 3, 3), slot.round + 2), colour("#1c1208", 120))
    draw(
        painter,
        rounded(box, slot.round),
        linear(
            0,
            box.top(),
            0,
            box.bottom(),
            (0, colour("#2a1a0c", 165)),
            (0.15, colour("#4a3018", 130)),
            (1, colour("#6b4a28", 120)),
        ),
        pen(colour(palette.GOLD_LINE, 190), 1.4),
    )
    draw(
        painter,
        rounded(box.adjusted(5, 5, -5, -5), max(2.0, slot.round - 3)),
        None,
        pen(colour(palette.GOLD_LINE, 110), 0.9, dash=[3, 3]),
    )
    if slot.icon:
        painter.setOpacity(0.42)
        draw_icon(
            painter, slot.icon, box.center() - QPointF(0, 8 if slot.label else 0), min(box.width(), box.height()) * 0.48
        )
        painter.setOpacity(1.0)
    if slot.label:
        small = box.height() < 60
        room = box.adjusted(3, 3, -3, -3) if small else QRectF(box.left() + 5, box.bottom() - 32, box.width() - 10, 27)
        lettering.write_in_box(
            painter,
            words(slot.label, language),
            "strong" if small else "label",
            room,
            language,
            22 if small else 20,
            7,
            colour("#f3dfae", 235),
            most_lines=1 if small else 2,
        )
    painter.restore()


def paint_panel(painter: QPainter, spec: PanelSpec, language: str) -> None:
    """A legend: discs with figures and names in columns."""
    box = QRectF(*spec.box)
    painter.save()
    panel(painter, box)
    top = box.top() + 14
    if spec.title:
        room = QRectF(box.left() + 12, top - 3, box.width() - 24, 30)
        lettering.write_in_box(
            painter, words(spec.title, language), "display", room, language, 25, 9, palette.TITLE_RED, most_lines=1
        )
        top += 30
    if spec.rows:
        deep = -(-len(spec.rows) // spec.columns)
        step = (box.bottom() - 12 - top) / deep
        wide = (box.width() - 28) / spec.columns
        size = max(15.0, min(23.0, step * 0.82))  # larger where the rows have room
        for i, (tint, figure, text) in enumerate(spec.rows):
            x, y = box.left() + 14 + (i // deep) * wide, top + (i % deep + 0.5) * step
            draw_token(painter, "port", QPointF(x + 11, y), 21, Look(fill=tint, text=figure))
            room = QRectF(x + 29, y - step / 2, wide - 33, step)
            lettering.write_in_box(
                painter,
                words(text, language),
                "label",
                room,
                language,
                size,
                7,
                palette.INK,
                centre=False,
                most_lines=1,
            )
    painter.restore()


def mark_point(mark: MarkSpec, geometry: MapGeometry) -> QPointF:
    if mark.px is not None:
        return QPointF(*mark.px)
    if mark.at is not None:
        return geometry.place(*mark.at)
    return geometry.points[mark.point]


_LINE = 0.92  # height of a name's box, as a share of its size


def place_labels(
    spec: MapSpec, geometry: MapGeometry, language: str, blocked: list[QRectF], lines: list[QPointF]
) -> dict[int, QRectF]:
    """The box of each mark's name, by number of the mark: as the spec says, or where there is room. A name that may be
    left out is written large enough to be read in the smallest window; others have the size that fits among the pieces
    of their game."""
    fixed = list(blocked)
    for mark in spec.marks:
        if not words(mark.label, language):
            shape = extent(mark.shape.partition(":")[0], mark.size)  # all of it: a shield has a roundel at its corner
            fixed.append(shape.translated(mark_point(mark, geometry)))
    for cut in spec.cuts:  # a name on the frame of a board would be cut
        box = QRectF(*cut.box)
        fixed += [QRectF(box.left(), y, box.width(), 18) for y in (box.top(), box.bottom() - 18)]
        fixed += [QRectF(x, box.top(), 18, box.height()) for x in (box.left(), box.right() - 18)]
    named = {i: mark for i, mark in enumerate(spec.marks) if words(mark.label, language)}
    sizes = {i: max(m.label_size, spec.least if m.label_optional else 0.0) for i, m in named.items()}
    return _placed(spec, geometry, language, sizes, fixed, lines)


def _placed(
    spec: MapSpec,
    geometry: MapGeometry,
    language: str,
    sizes: dict[int, float],
    blocked: list[QRectF],
    lines: list[QPointF],
) -> dict[int, QRectF]:
    """The boxes of names at these sizes."""
    result: dict[int, QRectF] = {}
    wanted: dict[str, labels.Label] = {}
    fixed = list(blocked)
    for i, size in sizes.items():
        mark = spec.marks[i]
        wide, high = lettering.width(words(mark.label, language), mark.label_role, size, language) + 2, size * _LINE
        if mark.label_px is not None:
            result[i] = QRectF(mark.label_px[0] - wide / 2, mark.label_px[1] - high / 2, wide, high)
            fixed.append(result[i])
        else:
            at, optional = mark_point(mark, geometry), mark.label_optional
            wanted[str(i)] = labels.Label(
                at, wide, high, mark.size * 0.5, order=mark.label_order, optional=optional, above=2.0
            )
    rim = 26 if spec.style.frame else 6
    found = labels.place(wanted, fixed, lines, geometry.board.adjusted(rim, rim, -rim, -rim))
    result.update({int(key): box for key, box in found.items()})
    return result


def paint_marks(
    painter: QPainter, spec: MapSpec, geometry: MapGeometry, language: str, label_boxes: dict[int, QRectF]
) -> None:
    """All printed signs back to front, then all names, so that no sign covers a name."""
    placed = [(mark_point(mark, geometry), mark) for mark in spec.marks]
    for at, mark in sorted(placed, key=lambda pair: pair[0].y()):
        shape, _, variant = mark.shape.partition(":")  # `port:large` asks for one of a shape's own kinds
        text, _, note = words(mark.text, language).partition("|")  # `7|5`: the second goes into the small roundel
        sign = "#2b1a0c" if is_light(QColor(mark.colour)) else "#fff8e0"
        look = Look(mark.colour, sign, mark.emblem, mark.icon, text, note, variant)
        draw_token(painter, shape, at, mark.size, look)
    for i, box in label_boxes.items():
        mark = spec.marks[i]
        text = words(mark.label, language)
        size = box.height() / _LINE
        path = lettering.outline(text, mark.label_role, size, language)
        path.translate(box.left() + 1, box.center().y() + size * 0.3)
        lettering.halo(painter, path, mark.label_ink, size * 0.21, 205)


def sheet_shadow(painter: QPainter, box: QRectF) -> None:
    """A board lying on a table: a deep shadow and a thick edge."""
    soft_rect(painter, box, 3, 16, 15)
    painter.setBrush(QColor("#d9c08c"))
    painter.setPen(pen("#2a1a0e", 1))
    painter.drawRect(box.translated(1.5, 3.5))
