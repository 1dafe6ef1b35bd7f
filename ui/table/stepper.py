"""How many: options that differ in one number only, as a figure between a minus and a plus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QToolButton, QWidget

from boardgames.core.game import Option
from ui import theme
from ui.widgets import label

NUMBER = "n"  # the value of a label that counts
FEWEST = 4  # fewer options than this are buttons

Offer = tuple[Option, str, str]  # with its label and its hint in words


def numbered(offers: Sequence[Offer]) -> list[Offer]:
    """Those that say the same but for a number, if they are many; else none. The first of them is the proposal."""
    families: dict[tuple[object, ...], list[Offer]] = {}
    for offer in offers:
        message = offer[0].label
        if message is None or not isinstance(message.values.get(NUMBER), int):
            continue
        rest = tuple(sorted((key, value) for key, value in message.values.items() if key != NUMBER))
        families.setdefault((message.key, rest), []).append(offer)
    largest = max(families.values(), key=len, default=[])
    return largest if len(largest) >= FEWEST else []


def number_of(option: Option) -> int:
    value = option.label.values.get(NUMBER) if option.label is not None else None
    return value if isinstance(value, int) else 0


class Stepper(QWidget):
    """A minus, a slider, the figure, a plus. Arrows, wheel and the keys + and - step as well."""

    stepped = Signal(object)  # the Offer that is shown now

    def __init__(self, offers: Sequence[Offer], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offers = sorted(offers, key=lambda offer: number_of(offer[0]))
        self.place = self.offers.index(offers[0])
        self.less, self.more = QToolButton(), QToolButton()
        self.figure: QLabel = label("", "figure")
        self.figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.figure.setMinimumWidth(theme.px(34))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(self.offers) - 1)
        self.slider.setValue(self.place)
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(6))
        for button, sign, step in ((self.less, "−", -1), (self.more, "+", 1)):
            button.setText(sign)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setMinimumSize(theme.px(34), theme.px(30))
            button.clicked.connect(lambda _=False, step=step: self.step(step))
        row.addWidget(self.less)
        row.addWidget(self.slider, 1)
        row.addWidget(self.figure)
        row.addWidget(self.more)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the button below has it, and hands its arrows on
        self.slider.valueChanged.connect(self.go_to)
        self._show()

    def offer(self) -> Offer:
        """What is proposed now."""
        return self.offers[self.place]

    def step(self, by: int) -> None:
        self.go_to(self.place + by)

    def go_to(self, place: int) -> None:
        place = min(max(place, 0), len(self.offers) - 1)
        if place != self.place:
            self.place = place
            self._show()
            self.stepped.emit(self.offer())

    def _show(self) -> None:
        self.slider.setValue(self.place)
        self.figure.setText(str(number_of(self.offer()[0])))
        self.less.setEnabled(self.place > 0)
        self.more.setEnabled(self.place < len(self.offers) - 1)
        for button, place in ((self.less, self.place - 1), (self.more, self.place + 1)):
            if 0 <= place < len(self.offers):
                button.setAccessibleName(self.offers[place][1])
                button.setToolTip(self.offers[place][1])

    def key(self, event: QKeyEvent) -> bool:
        """Whether a key of the button below was a step."""
        steps = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1, Qt.Key.Key_Minus: -1,
            Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1,
            Qt.Key.Key_Home: -len(self.offers), Qt.Key.Key_End: len(self.offers),
        }  # fmt: skip
        by = steps.get(Qt.Key(event.key()), 0)
        if by:
            self.step(by)
        return bool(by)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.step(1 if event.angleDelta().y() > 0 else -1)
        event.accept()
