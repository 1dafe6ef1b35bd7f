"""What the player has set: language, text size, motion, sound. Kept by QSettings, announced when it changes."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QLocale, QObject, QSettings, Signal

LANGUAGES: Final = ("en", "fr", "uk")
SPEEDS: Final = ("off", "fast", "normal", "slow")
TEXT_SIZES: Final = (80, 160)
THINKING: Final = (0.2, 60.0)

_DEFAULTS: Final[dict[str, Any]] = {
    "text_size": 100,
    "animation": "normal",
    "reduced_motion": False,
    "sound": True,
    "volume": 60,
    "colour_blind": False,
    "thinking_seconds": 3.0,
    "confirm_end_turn": False,
    "tooltips": True,
}


def system_language() -> str:
    """The first language of the system that the house speaks, or English."""
    for name in QLocale.system().uiLanguages():
        language = name.partition("-")[0].partition("_")[0]
        if language in LANGUAGES:
            return language
    return "en"


class Settings(QObject):
    """The settings as plain attributes. Whatever stands in the file, what is read here is always usable."""

    changed = Signal(str)  # the name of the setting

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store if store is not None else QSettings()
        self.language_for_now = ""  # given on the command line: holds until another one is chosen, and is not kept

    # -- typed attributes

    @property
    def language(self) -> str:
        kept = self.language_for_now or str(self.store.value("language", ""))
        return kept if kept in LANGUAGES else system_language()

    @language.setter
    def language(self, value: str) -> None:
        self.language_for_now = ""
        self.store.setValue("language", value if value in LANGUAGES else "en")
        self.changed.emit("language")

    @property
    def text_size(self) -> int:
        """Percent of the usual size."""
        return self._whole("text_size", *TEXT_SIZES)

    @text_size.setter
    def text_size(self, value: int) -> None:
        self._keep("text_size", min(max(int(value), TEXT_SIZES[0]), TEXT_SIZES[1]))

    @property
    def animation(self) -> str:
        kept = str(self.store.value("animation", _DEFAULTS["animation"]))
        return kept if kept in SPEEDS else str(_DEFAULTS["animation"])

    @animation.setter
    def animation(self, value: str) -> None:
        self._keep("animation", value if value in SPEEDS else _DEFAULTS["animation"])

    @property
    def reduced_motion(self) -> bool:
        return self._switch("reduced_motion")

    @reduced_motion.setter
    def reduced_motion(self, value: bool) -> None:
        self._keep("reduced_motion", bool(value))

    @property
    def sound(self) -> bool:
        return self._switch("sound")

    @sound.setter
    def sound(self, value: bool) -> None:
        self._keep("sound", bool(value))

    @property
    def volume(self) -> int:
        """0 to 100."""
        return self._whole("volume", 0, 100)

    @volume.setter
    def volume(self, value: int) -> None:
        self._keep("volume", min(max(int(value), 0), 100))

    @property
    def colour_blind(self) -> bool:
        return self._switch("colour_blind")

    @colour_blind.setter
    def colour_blind(self, value: bool) -> None:
        self._keep("colour_blind", bool(value))

    @property
    def thinking_seconds(self) -> float:
        """How long a computer player may think about a move."""
        try:
            kept = float(str(self.store.value("thinking_seconds", _DEFAULTS["thinking_seconds"])))
        except ValueError:
            kept = float(_DEFAULTS["thinking_seconds"])
        return min(max(kept, THINKING[0]), THINKING[1]) if kept == kept else float(_DEFAULTS["thinking_seconds"])

    @thinking_seconds.setter
    def thinking_seconds(self, value: float) -> None:
        self._keep("thinking_seconds", min(max(float(value), THINKING[0]), THINKING[1]))

    @property
    def confirm_end_turn(self) -> bool:
        return self._switch("confirm_end_turn")

    @confirm_end_turn.setter
    def confirm_end_turn(self, value: bool) -> None:
        self._keep("confirm_end_turn", bool(value))

    @property
    def tooltips(self) -> bool:
        return self._switch("tooltips")

    @tooltips.setter
    def tooltips(self, value: bool) -> None:
        self._keep("tooltips", bool(value))

    # -- all of them

    def restore_defaults(self) -> None:
        """Everything as on the first day, except the language."""
        for name, value in _DEFAULTS.items():
            self._keep(name, value)

    # -- the file: INI gives back strings, the registry gives back values

    def _keep(self, name: str, value: Any) -> None:
        if getattr(self, name) == value and self.store.contains(name):
            return
        self.store.setValue(name, value)
        self.changed.emit(name)

    def _whole(self, name: str, low: int, high: int) -> int:
        try:
            kept = int(float(str(self.store.value(name, _DEFAULTS[name]))))
        except (ValueError, OverflowError):
            kept = int(_DEFAULTS[name])
        return min(max(kept, low), high)

    def _switch(self, name: str) -> bool:
        kept = str(self.store.value(name, _DEFAULTS[name])).lower()
        return kept == "true" if kept in ("true", "false") else bool(_DEFAULTS[name])
