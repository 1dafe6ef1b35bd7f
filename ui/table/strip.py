"""The strip of hands below the board: what one seat holds, part by part, in screen pixels that no zoom touches."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QWidget

from boardgames.core.game import Event, Piece, View
from ui import theme
from ui.paint import furniture, palette
from ui.paint.spec import SlotSpec
from ui.table.art import Art, ratio_for
from ui.table.board import SEAT, PlaceSpec, Section
from ui.table.items import Area
from ui.table.motion import Tween
from ui.table.prefetch import Prefetch
from ui.table.stage import Anchor, Stage, rect_area
from ui.table.surface import Surface

GAP = 16.0
EDGE = 10.0


class Strip(Surface):
    """The cards and pieces of one seat."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(Stage(art), parent)
        self.art = art
        self.seat = 0
        self.view: View | None = None
        self._titles: list[QGraphicsSimpleTextItem] = []
        self._slots: list[SlotSpec] = []
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setBackgroundBrush(QColor("#3a2614"))
        self._ahead = Prefetch(self)
        self._settle = QTimer(self, singleShot=True, interval=60)
        self._settle.timeout.connect(self._lay_again)

    def build(self, art: Art) -> None:
        self.art = self.stage.art = art
        self.stage.set_areas([])
        if self.view is not None:
            self.show_view(self.view, self.seat, [], None)

    # ------------------------------------------------------------------ the view

    def show_view(self, view: View, seat: int, events: list[Event], anchor: Anchor | None) -> list[Tween]:
        """Show what a seat holds."""
        self.view = view
        if seat != self.seat:
            events = []
        self.seat = seat
        areas = self._sections(view)
        old = {area.place: area for area in self.stage.areas.values()}
        if list(old) == [area.place for area in areas]:
            for area in areas:  # keep the things, so that they can move to their new spots
                known = old[area.place]
                known.spec, known.centre = area.spec, area.centre
                known.prepareGeometryChange()
                known.outline = area.outline
                known.light.set_outline(area.outline)
        else:
            self.stage.set_areas(areas)
        self.stage.ratio = ratio_for(self.devicePixelRatioF())
        self._paint_ahead()
        return self.stage.show(view.places, events, anchor)

    def _paint_ahead(self) -> None:
        """Cards of this height will be wanted again: for other seats, and when more are taken."""
        room, kinds = self._room_high(), list(self.art.board.spec.cards.values())
        if kinds and room > 40:
            scale = room / kinds[0].size[1]
            self._ahead.want(self.art, scale, self.stage.ratio, self.stage.detail_for(kinds[0].width * scale))

    def _room_high(self) -> float:
        return self.viewport().height() - theme.text_pixels(0.8) - 3 * EDGE

    def _sections(self, view: View) -> list[Area]:
        """Side by side, each as wide as it needs; when all need more than there is, cards overlap."""
        self.stage.setSceneRect(QRectF(0, 0, max(1, self.viewport().width()), max(1, self.viewport().height())))
        title = theme.text_pixels(0.8)
        for item in self._titles:
            self.stage.removeItem(item)
        self._titles = []
        self._slots = []
        wanted: list[tuple[Section, str, tuple[Piece, ...], float, float, float]] = []
        room_high = self._room_high()
        for section in self.art.board.spec.hand:
            name = section.place.replace(SEAT, str(self.seat))
            pieces = view.places.get(name, ())
            if not pieces and (section.brief or SEAT not in section.place):
                continue  # a place of the moment shows only while something lies there
            high = max((self.art.size(piece).height() for piece in pieces), default=0.0)
            scale = room_high / high * section.scale if high else 1.0
            wide = sum(self.art.size(piece).width() * scale + section.gap for piece in pieces)
            if section.slot:
                wide = max(wide + GAP, room_high)
            heading = self._heading(section, 0.0, 0.0)
            wanted.append((section, name, pieces, scale, wide, heading.boundingRect().width()))
        free = self.viewport().width() - 2 * EDGE - GAP * max(0, len(wanted) - 1)
        least = [max(heading, min(wide, 60.0)) for *_, wide, heading in wanted]
        needs = [max(wide, heading) for *_, wide, heading in wanted]
        squeeze = min(1.0, max(0.0, (free - sum(least)) / max(1.0, sum(needs) - sum(least))))
        areas: list[Area] = []
        x = EDGE
        for (section, name, _, scale, _, _), low, need, item in zip(
            wanted, least, needs, list(self._titles), strict=True
        ):
            width = low + (need - low) * squeeze
            item.setPos(x, EDGE * 0.6)
            centre = QPointF(x + width / 2, EDGE + title + EDGE * 0.8 + room_high / 2)
            spec = PlaceSpec(
                at=(centre.x(), centre.y()),
                size=(width, room_high),
                room=(width - GAP, room_high) if section.slot else None,  # clear of the frame
                scale=scale,
                gap=section.gap,
                name=section.title,
                z=-5.0,
            )
            areas.append(rect_area(name, spec, centre))
            if section.slot:
                left, top = centre.x() - width / 2, centre.y() - room_high / 2
                self._slots.append(SlotSpec(box=(left, top, width, room_high), icon=section.slot))
            x += width + GAP
        return areas

    def _heading(self, section: Section, x: float, y: float) -> QGraphicsSimpleTextItem:
        key = section.title or section.place.replace(f"-{SEAT}", "")
        text = self.art.texts.name(key)
        item = QGraphicsSimpleTextItem(text)
        font: QFont = theme.font("label", 0.8, self.art.language, text)
        item.setFont(font)
        item.setBrush(QColor("#f0dfb0"))
        item.setPos(x, y)
        self.stage.addItem(item)
        self._titles.append(item)
        return item

    def stop(self) -> None:
        self._ahead.stop()

    # ------------------------------------------------------------------ looks

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, QColor("#35220f"))
        painter.setPen(QPen(QColor(palette.GOLD_LINE), 1.2))
        painter.drawLine(QPointF(rect.left(), 1.5), QPointF(rect.right(), 1.5))
        for slot in self._slots:
            furniture.paint_slot(painter, slot, self.art.language)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle.start()

    def _lay_again(self) -> None:
        if self.view is not None:
            for tween in self.show_view(self.view, self.seat, [], None):
                tween.end()
