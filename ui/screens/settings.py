"""Settings: everything takes effect at once and is kept; there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from ui import i18n
from ui.settings import SPEEDS, TEXT_SIZES, Settings
from ui.widgets import Page, Panel, Picker, Tick, label

THINKING_STEPS = (0.5, 1.0, 2.0, 3.0, 5.0, 8.0, 15.0, 30.0)


class Steady(QSlider):
    """A slider that the wheel leaves alone: the wheel scrolls the page."""

    def __init__(self, low: int, high: int, step: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(step * 2)
        self.setMinimumWidth(180)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SettingsScreen(Page):
    """The settings in four panels."""

    tried = Signal(str)  # a sound to be heard

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._filling = False
        self.say_title(lambda: self.tr("Settings"))
        self._add_reading()
        self._add_motion()
        self._add_sound()
        self._add_play()
        row = QHBoxLayout()
        self.reset_button = QPushButton()
        self.say(self.reset_button.setText, lambda: self.tr("As on the first day"))
        self.reset_button.clicked.connect(settings.restore_defaults)
        row.addStretch(1)
        row.addWidget(self.reset_button)
        self.body.addLayout(row)
        self.body.addStretch(1)
        settings.changed.connect(self._changed)
        self.fill()

    # -- panels

    def _panel(self, words: Callable[[], str]) -> QGridLayout:
        panel = Panel()
        title = label("", "heading")
        self.say(title.setText, words)
        panel.column.addWidget(title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        panel.column.addLayout(grid)
        self.body.addWidget(panel)
        return grid

    def _named(self, grid: QGridLayout, words: Callable[[], str], field: QWidget, value: QLabel | None = None) -> None:
        row = grid.rowCount()
        name = label("", wrap=True)
        self.say(name.setText, words)
        self.say(field.setAccessibleName, words)
        name.setBuddy(field)
        grid.addWidget(name, row, 0)
        grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft if isinstance(field, Picker) else Qt.AlignmentFlag(0))
        if value is not None:
            value.setMinimumWidth(64)
            grid.addWidget(value, row, 2)

    def _tick(
        self, grid: QGridLayout, name: str, words: Callable[[], str], note: Callable[[], str] | None = None
    ) -> Tick:
        tick = Tick()
        self.say(tick.setText, words)
        tick.toggled.connect(lambda on: self._set(name, on))
        grid.addWidget(tick, grid.rowCount(), 0, 1, 3)
        if note is not None:
            line = label("", "note", wrap=True)
            self.say(line.setText, note)
            grid.addWidget(line, grid.rowCount(), 0, 1, 3)
        return tick

    def _add_reading(self) -> None:
        grid = self._panel(lambda: self.tr("Reading"))
        self.language = Picker()
        for code, name in i18n.NAMES.items():
            self.language.addItem(name, code)
        self.language.activated.connect(lambda index: self._set("language", self.language.itemData(index)))
        self._named(grid, lambda: self.tr("Language"), self.language)
        self.text_size = Steady(*TEXT_SIZES, 10)
        self.text_value = label("", "strong")
        self.text_size.valueChanged.connect(lambda size: self.text_value.setText(f"{size} %"))
        self.text_size.valueChanged.connect(self._set_text_size)
        self.text_size.sliderReleased.connect(lambda: self._set("text_size", self.text_size.value()))
        self._named(grid, lambda: self.tr("Size of text"), self.text_size, self.text_value)
        self.colour_blind = self._tick(
            grid,
            "colour_blind",
            lambda: self.tr("Colours for the colour-blind"),
            lambda: self.tr("Every player also has a sign of their own, with or without this."),
        )
        self.tooltips = self._tick(grid, "tooltips", lambda: self.tr("Explain things under the pointer"))

    def _add_motion(self) -> None:
        grid = self._panel(lambda: self.tr("Motion"))
        self.animation = Picker()
        self.animation.activated.connect(lambda index: self._set("animation", self.animation.itemData(index)))
        self._named(grid, lambda: self.tr("Speed of moves"), self.animation)
        self.reduced_motion = self._tick(
            grid,
            "reduced_motion",
            lambda: self.tr("Less motion"),
            lambda: self.tr("Pieces stand in their new places at once, and dice do not tumble."),
        )

    def _add_sound(self) -> None:
        grid = self._panel(lambda: self.tr("Sound"))
        self.sound = self._tick(grid, "sound", lambda: self.tr("Sounds of cards, tokens and dice"))
        self.volume = Steady(0, 100, 5)
        self.volume_value = label("", "strong")
        self.volume.valueChanged.connect(lambda volume: self.volume_value.setText(f"{volume} %"))
        self.volume.valueChanged.connect(lambda volume: self._set("volume", volume))
        self.volume.sliderReleased.connect(lambda: self.tried.emit("token"))
        self._named(grid, lambda: self.tr("Volume"), self.volume, self.volume_value)

    def _add_play(self) -> None:
        grid = self._panel(lambda: self.tr("Play"))
        self.thinking = Steady(0, len(THINKING_STEPS) - 1, 1)
        self.thinking_value = label("", "strong")
        self.thinking.valueChanged.connect(self._set_thinking)
        self._named(grid, lambda: self.tr("The computer thinks for"), self.thinking, self.thinking_value)
        self.confirm_end_turn = self._tick(
            grid, "confirm_end_turn", lambda: self.tr("Ask before a turn ends"),
        )  # fmt: skip

    # -- values

    def fill(self) -> None:
        """Show what is set."""
        self._filling = True
        kept = self.settings
        self.language.setCurrentIndex(self.language.findData(kept.language))
        if not self.text_size.isSliderDown():
            self.text_size.setValue(kept.text_size)
        self.text_value.setText(f"{kept.text_size} %")
        self._word_speeds()
        self.volume.setValue(kept.volume)
        self.volume_value.setText(f"{kept.volume} %")
        nearest = min(range(len(THINKING_STEPS)), key=lambda step: abs(THINKING_STEPS[step] - kept.thinking_seconds))
        self.thinking.setValue(nearest)
        self._word_thinking()
        for name in ("colour_blind", "tooltips", "reduced_motion", "sound", "confirm_end_turn"):
            tick: Tick = getattr(self, name)
            tick.setChecked(getattr(kept, name))
        self.volume.setEnabled(kept.sound)
        self._filling = False

    def _word_speeds(self) -> None:
        words = {
            "off": self.tr("At once"),
            "fast": self.tr("Fast"),
            "normal": self.tr("Normal"),
            "slow": self.tr("Slow"),
        }
        self.animation.clear()
        for speed in SPEEDS:
            self.animation.addItem(words[speed], speed)
        self.animation.setCurrentIndex(self.animation.findData(self.settings.animation))

    def _word_thinking(self) -> None:
        seconds = THINKING_STEPS[self.thinking.value()]
        number = i18n.locale().toString(seconds, "f", 1 if seconds < 1 else 0)
        self.thinking_value.setText(self.tr("%1 s", "seconds").replace("%1", number))

    def _set(self, name: str, value: object) -> None:
        if not self._filling:
            setattr(self.settings, name, value)

    def _set_text_size(self, size: int) -> None:
        """While the handle is dragged the page must not grow under the pointer; keys act at once."""
        if not self.text_size.isSliderDown():
            self._set("text_size", size)

    def _set_thinking(self, step: int) -> None:
        self._word_thinking()
        self._set("thinking_seconds", THINKING_STEPS[step])

    def _changed(self, name: str) -> None:
        if not self._filling:
            self.fill()

    def retranslate(self) -> None:
        self.fill()

    def entered(self) -> None:
        self.fill()
        self.language.setFocus()
