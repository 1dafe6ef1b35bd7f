"""What is lit on the table and why: targets near and far, what was clicked, what a hint advises, what just happened."""

from __future__ import annotations

from collections.abc import Iterable

from ui.table import items
from ui.table.choosing import Chooser
from ui.table.surface import Surface

DARKNESS = (items.DARK, False)


class Lighting:
    """The reasons for light, by the ids of places and things. The strongest one counts."""

    def __init__(self) -> None:
        self.happened: set[str] = set()  # where the last events took place
        self.pointed: set[str] = set()  # where the entry of the log that is being read took place
        self.hints: set[str] = set()
        self.hover = ""
        self.focus = ""

    def of(self, name: str, chooser: Chooser | None, keyboard: bool) -> tuple[int, bool]:
        """How something is to be lit, and whether the keyboard is on it."""
        open_now = chooser is not None and name in chooser.targets()
        mode = items.DARK
        if name in self.pointed:
            mode = items.HINT
        elif open_now:
            mode = items.HOVER if name == self.hover else items.HINT if name in self.hints else items.TARGET
        elif chooser is not None and name in chooser.clicked:
            mode = items.CHOSEN
        elif chooser is not None and name in chooser.far():
            mode = items.HOVER if name == self.hover else items.FAR
        elif name in self.happened:
            mode = items.LIT
        return mode, keyboard and bool(name) and name == self.focus

    def apply(self, surfaces: Iterable[Surface], chooser: Chooser | None, keyboard: bool) -> None:
        """Light every surface accordingly."""
        names = self.happened | self.pointed | self.hints
        if chooser is not None:
            names |= set(chooser.targets()) | set(chooser.clicked) | set(chooser.far())
        states = {name: self.of(name, chooser, keyboard) for name in names}
        for surface in surfaces:
            wanted: dict[items.Light, tuple[int, bool]] = {}
            for name, state in states.items():
                for light in surface.stage.lights_of(name):
                    wanted[light] = max(wanted.get(light, DARKNESS), state)
            for light in surface.stage.all_lights():
                light.set_light(*wanted.get(light, DARKNESS))
