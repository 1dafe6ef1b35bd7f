"""The tabletop: board and strip together, showing views and what happened between them.

It knows views and events, and nothing of any game. What may be chosen on it is the table's affair (table.py).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardgames.core.errors import LonghallError
from boardgames.core.game import Event, View
from ui import theme
from ui.paint.worker import MapLoader
from ui.table import board as boards
from ui.table.art import Art
from ui.table.boardview import BoardView
from ui.table.lighting import Lighting
from ui.table.motion import SPEED, Director
from ui.table.strip import Strip
from ui.table.surface import Surface
from ui.table.telling import Teller
from ui.table.watching import FileWatcher
from ui.trouble import explained

SEAT_TARGET = "seat-"  # an option with the target `seat-2` is answered on the panel of seat 2


class Tabletop(QWidget):
    """Board and strip."""

    settled = Signal()  # what happened has been shown
    problem = Signal(str)
    reloaded = Signal()  # the board definition was read again

    def __init__(self, art: Art, loader: MapLoader | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = art
        self.teller = Teller(art)
        self.data_file: Path | None = None  # the game's data, when a definition is read from elsewhere
        self.speed = "normal"
        self.seat_point: Callable[[int], QPoint | None] = lambda seat: None
        self.lighting = Lighting()
        self.board_view = BoardView(art, loader)
        self.strip = Strip(art)
        self.board_view.map_failed.connect(
            lambda why: self.problem.emit(self.tr("The map could not be painted. (%1)").replace("%1", why))
        )
        self.director = Director(self)
        self.director.finished.connect(self.settled)
        self._watcher: FileWatcher | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.board_view, 1)
        column.addWidget(self.strip)
        self.strip.setVisible(bool(art.board.spec.hand))

    def surfaces(self) -> tuple[Surface, Surface]:
        return (self.board_view, self.strip)

    def _refresh_lights(self) -> None:
        """Light what is to be lit."""
        self.lighting.apply(self.surfaces(), None, self.hasFocus())

    # ------------------------------------------------------------------ the definition

    def rebuild(self, art: Art) -> None:
        """Another language, other colours or another definition."""
        self.director.skip(quiet=True)
        self.art = art
        self.teller = Teller(art)
        view, seat = self.strip.view, self.strip.seat
        self.board_view.build(art)
        self.strip.build(art)
        self.strip.setVisible(bool(art.board.spec.hand))
        if view is not None:
            self.show_view(view, seat)

    def load_board(self, path: Path) -> bool:
        """Read a board definition; a mistake in it is told and the table stays as it is."""
        try:
            board = boards.load(path, self.data_file)
        except LonghallError as error:
            self.problem.emit(explained(error, self.tr("The board definition has a mistake.")))
            return False
        self.rebuild(Art(board, self.art.texts, self.art.colours, self.art.people))
        self.reloaded.emit()
        return True

    def watch_board(self, path: Path) -> None:
        """Read the definition now and whenever it is saved, so that a board can be tuned by eye."""
        self._watcher = FileWatcher(path, self)
        self._watcher.saved.connect(lambda: self.load_board(path))
        self.load_board(path)

    # ------------------------------------------------------------------ the view

    def show_view(self, view: View, seat: int, events: list[Event] | None = None, animate: bool = False) -> None:
        """Show a view with the strip of a seat. `settled` follows, at once or when the movements have ended."""
        happened = list(events or [])
        self.director.skip(quiet=True)
        moving = animate and SPEED.get(self.speed, 0.0) > 0.0
        self.strip.view = view
        self._size_strip()
        tweens = self.board_view.show_view(view, happened, self._anchor_for(self.board_view) if moving else None)
        tweens += self.strip.show_view(view, seat, happened, self._anchor_for(self.strip) if moving else None)
        self.lighting.happened = {name for event in happened for name in (event.target, event.source) if name}
        self._refresh_lights()
        self.director.play(tweens, SPEED.get(self.speed, 0.0) if moving else 0.0)

    def stop(self) -> None:
        """Nobody looks any more: stop what moves and what is painted for it."""
        self.director.skip(quiet=True)
        self.board_view.stop()
        self.strip.stop()

    def skip(self) -> None:
        """Whatever moves is where it goes, now."""
        self.director.skip()

    def _anchor_for(self, surface: Surface) -> Callable[[str], QPointF | None]:
        """Where any place of the table is, in the coordinates of one of its surfaces."""

        def anchor(name: str) -> QPointF | None:
            own = surface.stage.anchor(name)
            if own is not None:
                return own
            at = self.global_of(name)
            return surface.scene_of(at) if at is not None else None

        return anchor

    def global_of(self, name: str) -> QPoint | None:
        """Where a place, a thing or a seat is on the screen."""
        if name.startswith(SEAT_TARGET) and name[len(SEAT_TARGET) :].isdigit():
            at = self.seat_point(int(name[len(SEAT_TARGET) :]))
            if at is not None:
                return at
        for surface in self.surfaces():
            at = surface.global_of(name) if surface.isVisible() else None
            if at is not None:
                return at
        stem, _, seat = name.rpartition("-")
        return self.seat_point(int(seat)) if stem and seat.isdigit() else None

    # ------------------------------------------------------------------ size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_strip()

    def _size_strip(self) -> None:
        """As high as cards need to be read; only a line while nobody holds anything."""
        view = self.strip.view
        empty = view is not None and not any(
            view.places.get(section.place.replace(boards.SEAT, str(seat)))
            for section in self.art.board.spec.hand
            for seat in range(len(view.seats))
        )
        high = theme.text_pixels(0.8) + 20 if empty else min(max(self.height() * 0.23, 112), 440)
        if self.strip.height() != round(high):
            self.strip.setFixedHeight(round(high))
