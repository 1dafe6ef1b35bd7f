"""Short sounds for cards, tokens, dice and victory. Without a device, or with the switch off, there is silence.

QtMultimedia is heavy and on some machines cannot even be loaded: it is asked for when somebody sits down at a table,
and a refusal is remembered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QObject, QUrl

from boardgames.core.assets import ASSETS
from ui.settings import Settings

SOUNDS: Final = ("card", "token", "dice", "victory")
FOLDER: Final = ASSETS / "sounds"


class Sounds(QObject):
    """Plays a sound by name."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._effects: dict[str, Any] = {}
        self._silent = False  # this machine cannot play anything

    def play(self, name: str) -> bool:
        """Play it if there is anything to play it with; says whether it was tried."""
        if self._silent or not self._settings.sound or not self._settings.volume:
            return False
        effect = self._effect(name)
        if effect is None:
            return False
        effect.setVolume(self._settings.volume / 100)
        effect.play()
        return True

    def warm(self) -> None:
        """Load what sounds need before the first one is wanted, where any is."""
        if not self._silent and self._settings.sound and self._settings.volume:
            for name in SOUNDS:
                self._effect(name)

    def play_events(self, events: list[Any], declared: Mapping[str, str] | None = None) -> None:
        """The sound of what happened: one, the most telling. `declared` are the sounds that the board names."""
        if self._settings.animation == "off" or not self._settings.sound:
            return
        heard = {sound_of(event, declared or {}) for event in events}
        for name in ("dice", "card", "token"):
            if name in heard:
                self.play(name)
                return

    def _effect(self, name: str) -> Any:
        if name not in self._effects:
            if name not in SOUNDS:
                return None
            effects = self._load()
            if effects is None:
                return None
            effect = effects(self)
            effect.setSource(QUrl.fromLocalFile(str(FOLDER / f"{name}.wav")))
            self._effects[name] = effect
        return self._effects[name]

    def _load(self) -> Any:
        """QSoundEffect, or None where there is no library or no device for it."""
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
        except ImportError:
            self._silent = True
            return None
        if QMediaDevices.defaultAudioOutput().isNull():
            self._silent = True
            return None
        return QSoundEffect


def sound_of(event: Any, declared: Mapping[str, str]) -> str:
    """The sound the board definition names for the event, or one that fits what moved."""
    if event.kind in declared:
        return declared[event.kind]
    if event.piece == "die" or "roll" in event.kind:
        return "dice"
    if "card" in event.piece:
        return "card"
    return "token" if event.piece else ""
