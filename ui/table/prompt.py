"""The prompt: what is asked, what was chosen so far, and a button for every answer without a place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from boardgames.core.game import Option
from ui import theme
from ui.table.stepper import Offer, Stepper, numbered
from ui.widgets import Panel, label

MOST_SHORTCUTS = 9
LINES_KEPT = 3  # for the consequence of an option


class AnswerButton(QPushButton):
    """An answer: its number, its words (wrapped, never cut), and the hover that tells what it would do."""

    hovered = Signal(bool)
    stepper: Stepper | None = None  # that its words depend on

    def __init__(self, number: int, text: str, hint: str, key: str = "") -> None:
        super().__init__()
        self.words = QLabel(text)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words.setProperty("role", "strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(9), theme.px(4), theme.px(9), theme.px(4))
        row.setSpacing(theme.px(7))
        if key or number <= MOST_SHORTCUTS:
            figure = label(key or str(number), "note")
            figure.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(figure)
        row.addWidget(self.words, 1)
        self.setAccessibleName(text)
        self.setAccessibleDescription(hint)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else super().heightForWidth(width)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.totalSizeHint() if layout is not None else super().sizeHint()

    def reword(self, text: str, hint: str) -> None:
        self.words.setText(text)
        self.setToolTip(hint)
        self.setAccessibleName(text)
        self.setAccessibleDescription(hint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.stepper is not None and self.stepper.key(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(False)
        super().leaveEvent(event)


class Prompt(Panel):
    """What is asked, and the answers that have no place on the table."""

    answered = Signal(object)  # an Option
    told = Signal(str)
    quick_asked = Signal()  # the rule of thumb shall do it
    focus_left = Signal()  # the button with the focus is gone

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column.setContentsMargins(16, 11, 16, 13)
        self.column.setSpacing(5)
        self.question = label("", "strong", wrap=True)
        self.so_far = label("", "note", wrap=True)
        self.consequence = label("", "faded", wrap=True)
        self.consequence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.buttons_box = QVBoxLayout()
        self.buttons_box.setSpacing(4)
        for widget in (self.question, self.so_far):
            widget.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self.column.addWidget(widget)
        self.column.addLayout(self.buttons_box)
        self.quick = AnswerButton(MOST_SHORTCUTS + 1, "", "", key="Q")
        self.quick.clicked.connect(self.quick_asked)
        self.quick.hovered.connect(lambda inside: self.told.emit(self.quick.toolTip() if inside else ""))
        self.quick.hide()
        self.column.addWidget(self.quick)
        self.column.addWidget(self.consequence, 1)
        self.buttons: list[AnswerButton] = []
        self.stepper: Stepper | None = None

    def ask(self, question: str, so_far: list[str]) -> None:
        self.question.setText(question)
        self.question.setVisible(bool(question))
        self.so_far.setText("\n".join(so_far))
        self.so_far.setVisible(bool(so_far))

    def offer(self, options: list[tuple[Option, str, str]]) -> None:
        """A button for each option, with its label and its hint; a stepper for those that differ in a number only."""
        focused = any(button.hasFocus() for button in self.buttons)
        for widget in (*self.buttons, *([self.stepper] if self.stepper is not None else [])):
            self.buttons_box.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.buttons, self.stepper = [], None
        counted = numbered(options)
        if counted:
            self._offer_number(counted)
        for option, text, hint in options:
            if (option, text, hint) not in counted:
                button = self._button(text, hint)
                button.clicked.connect(lambda _=False, chosen=option: self.answered.emit(chosen))
        if focused:
            self.focus_left.emit()

    def offer_quick(self, what: str) -> None:
        """A button that leaves something ("this battle") to the rule of thumb; "" takes it away."""
        words = self.tr("Resolve quickly: %1").replace("%1", what)
        self.quick.reword(words, self.tr("A simple rule of thumb decides for you until this is over. Esc stops it."))
        if not what and self.quick.hasFocus():
            self.focus_left.emit()
        self.quick.setVisible(bool(what))

    def _button(self, text: str, hint: str) -> AnswerButton:
        button = AnswerButton(len(self.buttons) + 1, text, hint)
        button.setToolTip(hint)
        button.hovered.connect(lambda inside: self.told.emit(button.toolTip() if inside else ""))
        self.buttons_box.addWidget(button)
        self.buttons.append(button)
        return button

    def _offer_number(self, counted: list[Offer]) -> None:
        """A stepper, and a button that takes what it shows."""
        stepper = self.stepper = Stepper(counted)
        self.buttons_box.addWidget(stepper)
        _, text, hint = stepper.offer()
        button = self._button(text, hint)
        button.stepper = stepper
        button.clicked.connect(lambda: self.answered.emit(stepper.offer()[0]))
        stepper.stepped.connect(lambda offer: button.reword(offer[1], offer[2]))

    def tell(self, words: str) -> None:
        """What the option under the pointer would do. Its room is always there, so that nothing below jumps."""
        self.consequence.setMinimumHeight(LINES_KEPT * self.consequence.fontMetrics().lineSpacing())
        self.consequence.setText(words)

    def press_quick(self) -> None:
        """Its key."""
        if self.quick.isVisible():
            self.quick.animateClick()

    def press(self, number: int) -> bool:
        """A number key."""
        if 1 <= number <= len(self.buttons):
            self.buttons[number - 1].animateClick()
            return True
        return False
