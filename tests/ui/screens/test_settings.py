"""Settings: typed, kept, announced, and usable whatever stands in the file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.screens.hall import open_window, settings_in
from ui.screens.settings import THINKING_STEPS, SettingsScreen
from ui.settings import Settings, system_language


def store(folder: Path) -> QSettings:
    return QSettings(str(folder / "other.ini"), QSettings.Format.IniFormat)


def test_defaults(tmp_path: Path) -> None:
    kept = Settings(store(tmp_path))
    assert kept.language == system_language()
    assert (kept.text_size, kept.animation, kept.volume, kept.thinking_seconds) == (100, "normal", 60, 3.0)
    assert (kept.sound, kept.tooltips) == (True, True)
    assert (kept.reduced_motion, kept.colour_blind, kept.confirm_end_turn) == (False, False, False)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "uk"),
        ("text_size", 130),
        ("animation", "slow"),
        ("reduced_motion", True),
        ("sound", False),
        ("volume", 15),
        ("colour_blind", True),
        ("thinking_seconds", 8.0),
        ("confirm_end_turn", True),
        ("tooltips", False),
    ],
)
def test_what_is_set_is_kept_and_announced(tmp_path: Path, qtbot: QtBot, name: str, value: object) -> None:
    first = Settings(store(tmp_path))
    with qtbot.waitSignal(first.changed) as told:
        setattr(first, name, value)
    assert told.args == [name]
    first.store.sync()
    again = getattr(Settings(store(tmp_path)), name)
    assert again == value
    assert type(again) is type(value)


def test_nonsense_in_the_file_gives_the_defaults(tmp_path: Path) -> None:
    torn = store(tmp_path)
    for name in ("language", "text_size", "animation", "reduced_motion", "sound", "volume", "thinking_seconds"):
        torn.setValue(name, "odin")
    kept = Settings(torn)
    assert kept.language in ("en", "fr", "uk")
    assert (kept.text_size, kept.animation, kept.volume, kept.thinking_seconds) == (100, "normal", 60, 3.0)
    assert (kept.sound, kept.reduced_motion) == (True, False)


def test_values_out_of_range_are_brought_back(tmp_path: Path) -> None:
    kept = Settings(store(tmp_path))
    kept.text_size, kept.volume, kept.thinking_seconds = 900, -4, 1e9
    assert (kept.text_size, kept.volume, kept.thinking_seconds) == (160, 0, 60.0)
    kept.store.setValue("thinking_seconds", "nan")
    assert kept.thinking_seconds == 3.0


def test_a_language_for_now_is_not_kept(tmp_path: Path) -> None:
    kept = Settings(store(tmp_path))
    kept.language = "fr"
    kept.language_for_now = "uk"
    assert kept.language == "uk"
    assert Settings(store(tmp_path)).language == "fr"
    kept.language = "en"
    assert kept.language == "en"


def test_the_screen_changes_the_settings_and_follows_them(tmp_path: Path, qtbot: QtBot) -> None:
    kept = settings_in(tmp_path)
    screen = SettingsScreen(kept)
    qtbot.addWidget(screen)
    screen.colour_blind.click()
    screen.sound.click()
    screen.volume.setValue(25)
    screen.thinking.setValue(len(THINKING_STEPS) - 1)
    screen.animation.setCurrentIndex(3)
    screen.animation.activated.emit(3)
    assert (kept.colour_blind, kept.sound, kept.volume) == (True, True, 25)
    assert (kept.thinking_seconds, kept.animation) == (THINKING_STEPS[-1], "slow")
    kept.tooltips = False
    assert not screen.tooltips.isChecked()
    screen.reset_button.click()
    assert (kept.colour_blind, kept.volume, kept.animation, kept.tooltips) == (False, 60, "normal", True)
    assert screen.volume.value() == 60


def test_language_and_size_take_effect_at_once(tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window(tmp_path)
    window.open_screen("settings")
    assert window.windowTitle() == "Settings – Longhall"
    before = window.screen_in_sight.font().pixelSize()
    window.settings.language = "fr"
    qtbot.waitUntil(lambda: window.windowTitle() == "Réglages – Longhall")
    assert window.menus.actions["quit"].text() == "&Quitter"
    window.menus.actions["larger"].trigger()
    window.menus.actions["larger"].trigger()
    assert window.settings.text_size == 120
    assert window.screen_in_sight.font().pixelSize() > before
    window.close()


def test_the_slider_of_text_size_works_by_key(tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window(tmp_path)
    window.open_screen("settings")
    screen = window.screen_in_sight
    assert isinstance(screen, SettingsScreen)
    screen.text_size.setFocus()
    QTest.keyClick(screen.text_size, Qt.Key.Key_Right)
    assert window.settings.text_size == 110
    window.close()
