"""The prompt: what is asked, what was chosen so far, and a button for every answer without a place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from boardgames.core.game import Option
from ui import theme
from ui.widgets import Panel, label

MOST_SHORTCUTS = 9
LINES_KEPT = 3  # for the consequence of an option


class AnswerButton(QPushButton):
    """An answer: its number, its words (wrapped, never cut), and the hover that tells what it would do."""

    hovered = Signal(bool)

    def __init__(self, number: int, text: str, hint: str) -> None:
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
        if number <= MOST_SHORTCUTS:
            figure = label(str(number), "note")
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
        self.column.addWidget(self.consequence, 1)
        self.buttons: list[AnswerButton] = []

    def ask(self, question: str, so_far: list[str]) -> None:
        self.question.setText(question)
        self.question.setVisible(bool(question))
        self.so_far.setText("\n".join(so_far))
        self.so_far.setVisible(bool(so_far))

    def offer(self, options: list[tuple[Option, str, str]]) -> None:
        """A button for each option, with its label and its hint."""
        focused = any(button.hasFocus() for button in self.buttons)
        for button in self.buttons:
            self.buttons_box.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for number, (option, text, hint) in enumerate(options, 1):
            button = AnswerButton(number, text, hint)
            button.setToolTip(hint)
            button.clicked.connect(lambda _=False, chosen=option: self.answered.emit(chosen))
            button.hovered.connect(lambda inside, words=hint: self.told.emit(words if inside else ""))
            self.buttons_box.addWidget(button)
            self.buttons.append(button)
        if focused:
            self.focus_left.emit()

    def tell(self, words: str) -> None:
        """What the option under the pointer would do. Its room is always there, so that nothing below jumps."""
        self.consequence.setMinimumHeight(LINES_KEPT * self.consequence.fontMetrics().lineSpacing())
        self.consequence.setText(words)

    def press(self, number: int) -> bool:
        """A number key."""
        if 1 <= number <= len(self.buttons):
            self.buttons[number - 1].animateClick()
            return True
        return False
