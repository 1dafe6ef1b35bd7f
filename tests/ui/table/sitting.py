"""A match at a real table, and hands to play it with: clicks, keys and a pointer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ui.match_controller import MatchController
from ui.paint.basemap import plain_map
from ui.paint.spec import MapSpec
from ui.paint.worker import MapLoader
from ui.screens.table import TableScreen

NAMES = ("Sigrid", "Ivar", "Astrid", "Leif")


class SketchLoader(MapLoader):
    """Takes the sketch for the finished map: tests look at clicks, not at coasts."""

    def load(self, spec: MapSpec, scale: float = 1.0, language: str = "en") -> None:
        self.changed.emit(_sketch(spec.id, spec), True)


_SKETCHES: dict[str, QImage] = {}


def _sketch(name: str, spec: MapSpec) -> QImage:
    if name not in _SKETCHES:
        _SKETCHES[name] = plain_map(spec)
    return _SKETCHES[name]


class Sitting:
    """A match at a table, and hands to play it with."""

    def __init__(self, screen: TableScreen, controller: MatchController, qtbot: QtBot) -> None:
        self.screen, self.controller, self.bot = screen, controller, qtbot
        self.problems: list[str] = []
        controller.problem.connect(self.problems.append)

    @property
    def table(self) -> Any:
        return self.screen.table

    def click(self, target: str) -> None:
        """A real click of the left button on the middle of a target."""
        if target.startswith("seat-"):
            panel = self.screen.panels.panels[int(target[5:])]
            self.bot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.rect().center())
            return
        for surface in self.table.surfaces():
            spot = self.spot(surface, target)
            if spot is not None:
                self.bot.mouseClick(surface.viewport(), Qt.MouseButton.LeftButton, pos=spot)
                return
        raise AssertionError(f"{target} is nowhere to be clicked")

    def spot(self, surface: Any, target: str) -> QPoint | None:
        """A pixel of a surface where a click means this target, as a person would look for one."""
        stage = surface.stage
        boxes = [thing.sceneBoundingRect() for thing in stage.things.values() if target in thing.ids()]
        area = stage.area_of(target)
        if not boxes and area is not None:
            boxes = [area.boundingRect()]
        for box in boxes:
            for i in range(1, 10):
                for j in range(1, 10):
                    x, y = box.left() + box.width() * i / 10, box.top() + box.height() * j / 10
                    at = surface.mapFromScene(x, y)
                    if surface.viewport().rect().contains(at) and surface.best_under(at)[1] == target:
                        return QPoint(at)
        return None

    def hover(self, target: str) -> None:
        """Move the pointer onto a target of the board, from elsewhere."""
        view = self.table.board_view
        spot = self.spot(view, target)
        assert spot is not None
        self.bot.mouseMove(view.viewport(), QPoint(2, 2))
        self.bot.mouseMove(view.viewport(), spot)
        self.until(lambda: self.table.hover_target == target)

    def until(self, true: Callable[[], bool], timeout: int = 20000) -> None:
        self.bot.waitUntil(true, timeout=timeout)

    def activate(self) -> None:
        self.screen.activateWindow()
        self.until(self.screen.isActiveWindow)
        self.screen.entered()

    def ready(self) -> bool:
        """A person may act, must uncover the table, or the game is over."""
        c = self.controller
        return c.choice is not None or c.covered >= 0 or c.match.over
