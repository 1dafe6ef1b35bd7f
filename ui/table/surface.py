"""A view on a stage that tells what the pointer is on, what was clicked and what should be seen large.

A press that moves is a pan and never a click; a press that stays is a look at the card; the rest are clicks.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from ui.table.items import Area, Thing
from ui.table.stage import Stage

LONG_PRESS_MS = 550


class Surface(QGraphicsView):
    """The pointer's side of a stage."""

    pointed = Signal(object)  # the Thing or Area under the pointer that matters most, or None
    clicked = Signal(str, object)  # a target, and where on the screen
    touched = Signal()  # a click on nothing that can be chosen
    inspected = Signal(object)  # the Thing that should be seen large
    tip_wanted = Signal(object, object)  # the Thing or Area, and where on the screen

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(stage, parent)
        self.stage = stage
        self.is_target: Callable[[str], bool] = lambda name: False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pressed: QPoint | None = None
        self._panning = False
        self._held = QTimer(self, singleShot=True, interval=LONG_PRESS_MS)
        self._held.timeout.connect(self._long_press)

    # ------------------------------------------------------------------ what is where

    def best_under(self, at: QPoint) -> tuple[Thing | Area | None, str]:
        """What the pointer means: the uppermost thing that can be chosen, else the uppermost of all; and its target."""
        under = self.stage.under(self.mapToScene(at))
        for item in under:
            for name in item.ids():
                if self.is_target(name):
                    return item, name
        return (under[0] if under else None), ""

    def global_of(self, name: str) -> QPoint | None:
        """Where a place or thing is on the screen."""
        centre = self.stage.centre_of(name)
        return None if centre is None else self.viewport().mapToGlobal(self.mapFromScene(centre))

    def scene_of(self, at: QPoint) -> QPointF:
        return self.mapToScene(self.viewport().mapFromGlobal(at))

    # ------------------------------------------------------------------ the pointer

    def pan_by(self, delta: QPoint) -> bool:
        """Move the view; a surface that does not pan says so."""
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self._panning = False
            self._held.start()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed is not None:
            moved = at - self._pressed
            if self._panning or moved.manhattanLength() >= QApplication.startDragDistance():
                self._held.stop()
                if self.pan_by(moved):
                    self._pressed = at
                self._panning = True
            return
        self.pointed.emit(self.best_under(at)[0])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        self._held.stop()
        self._pressed = None
        if self._panning:
            self._panning = False
            return
        at = event.position().toPoint()
        _, target = self.best_under(at)
        if target:
            self.clicked.emit(target, self.viewport().mapToGlobal(at))
        else:
            self.touched.emit()

    def _long_press(self) -> None:
        if self._pressed is not None and not self._panning:
            item, _ = self.best_under(self._pressed)
            self._pressed = None
            if isinstance(item, Thing):
                self.inspected.emit(item)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        under = self.stage.under(self.mapToScene(event.pos()))
        thing = next((item for item in under if isinstance(item, Thing)), None)
        if thing is not None:
            self.inspected.emit(thing)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            item, _ = self.best_under(event.pos())
            self.tip_wanted.emit(item, event.globalPos())
            return True
        return super().viewportEvent(event)
