"""The table: the tabletop with the choice before a person lit up on it.

It knows choices, and nothing of any game. Clicks, keys and the popup all end in one place, `Chooser`; the answer leaves
as `answered`.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QToolTip, QWidget

from boardgames.core.game import Choice, Message, Option, Plan
from ui.paint.worker import MapLoader
from ui.table.art import Art
from ui.table.choosing import Chooser
from ui.table.items import Area, Thing
from ui.table.lens import Lens
from ui.table.popup import OptionMenu
from ui.table.tabletop import SEAT_TARGET, Tabletop
from ui.table.telling import MOST_NAMED

FEW = 4
_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class Table(Tabletop):
    """The tabletop, and the choice on it."""

    answered = Signal(int)  # the action that was chosen
    planned = Signal(object)  # the Plan whose far place was chosen
    narrowed = Signal()  # clicks have changed what is open; buttons and prompt should follow
    told = Signal(str)  # what the option under the pointer or the focus would do; "" when there is none
    lights_changed = Signal()  # for targets that live outside: the seat panels

    def __init__(self, art: Art, loader: MapLoader | None = None, parent: QWidget | None = None) -> None:
        super().__init__(art, loader, parent)
        self.tooltips = True
        self.chooser: Chooser | None = None
        self._under_pointer: Thing | Area | None = None
        self.lens = Lens(self)
        self._popup: OptionMenu | None = None
        for surface in self.surfaces():
            surface.is_target = self.is_target
            surface.pointed.connect(self._pointed)
            surface.clicked.connect(self.click)
            surface.touched.connect(self._touched)
            surface.inspected.connect(self._inspect)
            surface.tip_wanted.connect(self._show_tip)

    @property
    def focus_target(self) -> str:
        """The target that the keyboard is on."""
        return self.lighting.focus

    @focus_target.setter
    def focus_target(self, name: str) -> None:
        self.lighting.focus = name

    @property
    def hover_target(self) -> str:
        """The target that the pointer is on."""
        return self.lighting.hover

    @hover_target.setter
    def hover_target(self, name: str) -> None:
        self.lighting.hover = name

    # ------------------------------------------------------------------ the choice

    def set_choice(self, choice: Choice | None) -> None:
        """What the person at the screen may decide now."""
        self._close_popup()
        self.chooser = Chooser(choice) if choice is not None else None
        self.lighting.hints = set()
        self.focus_target = ""
        self.hover_target = ""
        self._refresh_lights()
        self.narrowed.emit()

    def is_target(self, name: str) -> bool:
        return self.chooser is not None and (name in self.chooser.targets() or name in self.chooser.far())

    def reachable(self, name: str) -> bool:
        """Whether a target is anywhere to be seen."""
        if name.startswith(SEAT_TARGET) and name[len(SEAT_TARGET) :].isdigit():
            return True
        return any(surface.stage.lights_of(name) for surface in self.surfaces())

    def targets(self) -> list[str]:
        """The targets that can be clicked, in reading order, the near ones first."""
        if self.chooser is None:
            return []
        far = self.chooser.far()
        found = [name for name in (*self.chooser.targets(), *far) if self.reachable(name)]

        def reading(name: str) -> tuple[bool, int, int]:
            at = self.global_of(name) or QPoint()
            return (name in far, at.y() // 24, at.x())

        return sorted(found, key=reading)

    def buttons(self) -> list[Option]:
        """Options to be offered beside the prompt: without targets, or with targets that nothing here shows.
        When there are only a few in all, each has its button, so that nobody must search the table for them."""
        if self.chooser is None or self.chooser.tied():
            return []
        options = self.chooser.options()
        if len(options) <= FEW:
            return options
        return [
            option
            for option in options
            if not self.chooser.rest(option) or not all(self.reachable(name) for name in self.chooser.rest(option))
        ]

    def click(self, target: str, at: object = None) -> None:
        """A target was clicked, or answered with a key."""
        if self.director.playing:
            self.skip()
        if self.chooser is None or not self.is_target(target):
            return
        plan = self.chooser.far().get(target)
        if plan is not None:
            self._go_far(plan)
            return
        answer = self.chooser.click(target)
        if answer is not None:
            self.answer(answer)
            return
        tied = self.chooser.tied()
        self.focus_target = next(iter(self.targets()), "") if self.focus_target else ""
        self._refresh_lights()
        self.narrowed.emit()
        if tied:
            where = at if isinstance(at, QPoint) else self.global_of(target)
            self._offer(tied, where or self.mapToGlobal(self.rect().center()))

    def answer(self, option: Option) -> None:
        self._close_popup()
        self.told.emit("")
        self.answered.emit(option.action)

    def _go_far(self, plan: Plan) -> None:
        self._close_popup()
        self.told.emit("")
        self.planned.emit(plan)

    def back(self) -> bool:
        """Take the last click back; false if there was none to take back."""
        self._close_popup()
        if self.lens.isVisible():
            self.lens.put_away()
            return True
        if self.chooser is not None and self.chooser.back():
            self._refresh_lights()
            self.narrowed.emit()
            return True
        return False

    def _offer(self, options: list[Option], at: QPoint) -> None:
        popup = OptionMenu(options, self.teller, self)
        popup.chosen.connect(self.answer)
        popup.told.connect(self.told)
        popup.left.connect(self._popup_left)
        self._popup = popup
        popup.popup(at)

    def popup_options(self) -> OptionMenu | None:
        """The list that is open, if one is."""
        return self._popup

    def _popup_left(self) -> None:
        """The list was closed without an answer: the click that opened it does not count."""
        popup, self._popup = self._popup, None
        if popup is not None:
            popup.deleteLater()
            if self.chooser is not None and self.chooser.tied():
                self.chooser.back()
                self._refresh_lights()
                self.narrowed.emit()

    def _close_popup(self) -> None:
        popup, self._popup = self._popup, None
        if popup is not None:
            popup.hide()
            popup.deleteLater()

    # ------------------------------------------------------------------ words

    def say(self, message: Message | None) -> str:
        return self.teller.say(message)

    def label(self, option: Option) -> str:
        return self.teller.label(option)

    def hint(self, option: Option) -> str:
        return self.teller.hint(option)

    def target_words(self, name: str) -> str:
        """What clicking a target would do."""
        if self.chooser is None or not self.is_target(name):
            return ""
        plan = self.chooser.far().get(name)
        return self.teller.plan(plan) if plan is not None else self.teller.options(self.chooser.with_target(name))

    def tip_html(self, item: Thing | Area) -> str:
        """The tooltip of a thing or a place, with what a click on it would do."""
        area = self._area_under(item)
        ids = dict.fromkeys((*item.ids(), *(area.ids() if area is not None else ())))
        acts = [words for name in ids if self.is_target(name) for words in self._acts(name)]
        return self.teller.tip_html(item, area, acts)

    def _acts(self, name: str) -> list[str]:
        """What a click there would do; where that leaves a few options open, each of them with what comes of it."""
        options = self.chooser.with_target(name) if self.chooser is not None else []
        if 1 < len(options) <= MOST_NAMED:
            return [self.teller.options([option]) for option in options]
        return [self.target_words(name)]

    def _area_under(self, item: Thing | Area) -> Area | None:
        if isinstance(item, Area):
            return item
        for surface in self.surfaces():
            area = surface.stage.areas.get(item.place)
            if area is not None:
                return area
        return None

    def _show_tip(self, item: object, at: object) -> None:
        if self.tooltips and isinstance(item, Thing | Area) and isinstance(at, QPoint):
            QToolTip.showText(at, self.tip_html(item), self)
        else:
            QToolTip.hideText()

    def _inspect(self, thing: object) -> None:
        if isinstance(thing, Thing):
            self.lens.look(self.art, thing.piece)

    # ------------------------------------------------------------------ light

    def light_of(self, name: str) -> tuple[int, bool]:
        """How a target is to be lit, and whether the keyboard is on it."""
        return self.lighting.of(name, self.chooser, self.hasFocus())

    def _refresh_lights(self) -> None:
        self.lighting.apply(self.surfaces(), self.chooser, self.hasFocus())
        far = self.chooser.far() if self.chooser is not None else {}
        self.board_view.show_costs({name: plan.cost for name, plan in far.items() if plan.cost})
        shape = Qt.CursorShape.PointingHandCursor if self.hover_target else Qt.CursorShape.ArrowCursor
        for surface in self.surfaces():
            surface.viewport().setCursor(shape)
        self.lights_changed.emit()

    def point_at(self, names: set[str]) -> None:
        """Show where something happened (the log is being read)."""
        if names != self.lighting.pointed:
            self.lighting.pointed = names
            self._refresh_lights()

    def show_hints(self, options: list[Option]) -> None:
        """Light the targets of the best options."""
        self.lighting.hints = {name for option in options for name in option.targets}
        self._refresh_lights()

    def rule_in_sight(self) -> str:
        """The rule about what the pointer is on."""
        item = self._under_pointer
        return self.teller.rule(item, self._area_under(item)) if item is not None else ""

    def _pointed(self, item: object) -> None:
        target = ""
        self._under_pointer = item if isinstance(item, Thing | Area) else None
        if isinstance(item, Thing | Area):
            target = next((name for name in item.ids() if self.is_target(name)), "")
        self.hover(target)

    def hover(self, target: str) -> None:
        """The pointer is on a target (or, with "", on none)."""
        if target != self.hover_target:
            self.hover_target = target
            self._refresh_lights()
            self.told.emit(self.target_words(target) if target else self._focus_words())

    def _focus_words(self) -> str:
        return self.target_words(self.focus_target) if self.focus_target and self.hasFocus() else ""

    def _touched(self) -> None:
        """A click beside every target: the movements are wanted no longer, or a started choice is dropped."""
        if self.director.playing:
            self.skip()
        self.setFocus()

    # ------------------------------------------------------------------ keys

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab walks the targets; past the last one it leaves the table, so that nothing is a trap."""
        names = self.targets()
        if not names:
            return super().focusNextPrevChild(next)
        place = names.index(self.focus_target) if self.focus_target in names else (-1 if next else len(names))
        place += 1 if next else -1
        if not 0 <= place < len(names):
            self._set_focus_target("")
            return super().focusNextPrevChild(next)
        self._set_focus_target(names[place])
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.director.playing:
            self.skip()
        key = Qt.Key(event.key())
        if key in _ARROWS and self.targets():
            self._walk(_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.is_target(self.focus_target):
            self.click(self.focus_target)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.board_view.zoom(1.25, QPointF(self.board_view.viewport().rect().center()))
        elif key == Qt.Key.Key_Minus:
            self.board_view.zoom(0.8, QPointF(self.board_view.viewport().rect().center()))
        else:
            super().keyPressEvent(event)

    def _walk(self, way: QPointF) -> None:
        """To the nearest target in this direction."""
        names = self.targets()
        start = self.global_of(self.focus_target) if self.focus_target in names else None
        if start is None:
            self._set_focus_target(names[0])
            return
        spots = {name: QPointF(at) for name in names if name != self.focus_target and (at := self.global_of(name))}
        if found := nearest(QPointF(start), way, spots):
            self._set_focus_target(found)

    def _set_focus_target(self, name: str) -> None:
        self.focus_target = name
        if name:
            self.board_view.bring_into_sight(name)
        self._refresh_lights()
        self.told.emit(self.target_words(name) if name else "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            names = self.targets()
            forward = event.reason() == Qt.FocusReason.TabFocusReason
            self._set_focus_target((names[0] if forward else names[-1]) if names else "")
        self._refresh_lights()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._refresh_lights()


def nearest(start: QPointF, way: QPointF, spots: Mapping[str, QPointF]) -> str:
    """The spot that lies ahead and least aside; "" if none lies ahead."""
    best, best_cost = "", 1e18
    for name, at in spots.items():
        step = at - start
        ahead = step.x() * way.x() + step.y() * way.y()
        aside = abs(step.x() * way.y() + step.y() * way.x())
        if ahead > 2 and ahead + 2.5 * aside < best_cost:
            best, best_cost = name, ahead + 2.5 * aside
    return best
