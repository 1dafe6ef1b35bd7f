"""When something breaks the window lives on; where there is no sound there is silence."""

from __future__ import annotations

import builtins
import os
import shutil
import subprocess
import sys
import threading
import time
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from boardgames.core import record
from boardgames.core.game import Event
from tests.ui.screens.hall import open_window, played, settings_in
from ui import sound
from ui.crash import CrashGuard
from ui.window import Window

ROOT = Path(__file__).resolve().parents[3]


def throw(guard: CrashGuard, error: Exception) -> None:
    """As Python hands an error over that nobody caught."""
    try:
        raise error
    except Exception as caught:
        guard._hook(type(caught), caught, caught.__traceback__)


@pytest.fixture
def window(tmp_path: Path) -> Window:
    return open_window(tmp_path)


def test_an_error_is_shown_with_the_game_and_the_window_lives_on(
    window: Window, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    path = window.library.new_path("lindisfarne")
    window.start(played(9, ("human", "human"), autosave=path))
    throw(window.crash_guard, ZeroDivisionError("the oar broke"))
    qtbot.waitUntil(lambda: window.crash_guard.dialog is not None)
    dialog = window.crash_guard.dialog
    assert dialog is not None
    for part in ("ZeroDivisionError: the oar broke", "Traceback", "0.0-test", '"game": "lindisfarne"', "Qt "):
        assert part in dialog.report
    assert len(record.read(path).actions) == 9
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == dialog.report
    assert dialog.copy_button.text() == "Copied"
    dialog.accept()
    assert window.isVisible()
    assert window.controller is not None
    assert "the oar broke" in capsys.readouterr().err
    window.close()


def test_a_storm_of_errors_is_one_dialog(window: Window, qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(5):
        throw(window.crash_guard, ValueError(str(number)))
    qtbot.waitUntil(lambda: window.crash_guard.dialog is not None)
    first = window.crash_guard.dialog
    qtbot.wait(20)
    assert window.crash_guard.dialog is first
    assert first is not None
    first.accept()
    throw(window.crash_guard, ValueError("later"))
    qtbot.waitUntil(lambda: window.crash_guard.dialog is not None)
    second = window.crash_guard.dialog
    assert second is not None
    assert "later" in second.report


def test_a_game_that_cannot_be_saved_still_gets_its_report(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full() -> None:
        raise OSError("No space left on device")

    def broken() -> str:
        raise RuntimeError("no record")

    guard = CrashGuard("1", broken, full, window)
    throw(guard, KeyError("x"))
    qtbot.waitUntil(lambda: guard.dialog is not None)
    assert guard.dialog is not None
    assert "No space left" in guard.dialog.report
    assert "could not be written" in guard.dialog.report


def test_errors_of_threads_are_seen(window: Window, qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    window.crash_guard.install()
    try:

        def fail() -> None:
            raise RuntimeError("in a thread")

        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        qtbot.waitUntil(lambda: window.crash_guard.dialog is not None)
        dialog = window.crash_guard.dialog
        assert dialog is not None
        assert "in a thread" in dialog.report
    finally:
        CrashGuard.uninstall()
    assert sys.excepthook is sys.__excepthook__


# ------------------------------------------------------------------ sound


class Effect:
    """Stands in for QSoundEffect."""

    played: list[tuple[str, float]]

    def __init__(self, parent: Any) -> None:
        self.volume = 0.0

    def setSource(self, url: Any) -> None:
        self.name = Path(url.toLocalFile()).stem

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        Effect.played.append((self.name, self.volume))


@pytest.fixture
def sounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> sound.Sounds:
    settings = settings_in(tmp_path)
    settings.sound, settings.volume, settings.animation = True, 50, "normal"
    made = sound.Sounds(settings)
    Effect.played = []
    monkeypatch.setattr(made, "_load", lambda: Effect)
    return made


def test_sounds_play_at_the_volume_that_is_set(sounds: sound.Sounds) -> None:
    assert sounds.play("card")
    assert Effect.played == [("card", 0.5)]
    assert not sounds.play("trumpet")


def test_the_switch_and_the_volume_silence_everything(sounds: sound.Sounds) -> None:
    sounds._settings.sound = False
    assert not sounds.play("card")
    sounds._settings.sound, sounds._settings.volume = True, 0
    assert not sounds.play("card")
    assert Effect.played == []


def test_one_sound_for_what_happened(sounds: sound.Sounds) -> None:
    sounds.play_events([Event("moved", piece="viking"), Event("rolled", piece="die"), Event("told")])
    sounds.play_events([Event("moved", piece="viking")])
    sounds.play_events([Event("draws", piece="rune")], {"draws": "card"})
    sounds.play_events([Event("told")])
    assert [name for name, _ in Effect.played] == ["dice", "token", "card"]


def test_a_machine_without_sound_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_in(tmp_path)
    settings.sound = True
    made = sound.Sounds(settings)
    really_import = builtins.__import__
    asked = []

    def refuse(name: str, *rest: Any, **more: Any) -> Any:
        if name == "PySide6.QtMultimedia":
            asked.append(name)
            raise ImportError("libpulse.so.0: cannot open shared object file")
        return really_import(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", refuse)
    assert not made.play("dice")
    assert not made.play("dice")
    assert len(asked) == 1  # a refusal is remembered


def test_the_real_thing_does_not_crash_here(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    settings.sound = True
    made = sound.Sounds(settings)
    for name in sound.SOUNDS:
        made.play(name)


def test_every_sound_is_there_and_short() -> None:
    for name in sound.SOUNDS:
        with wave.open(str(sound.FOLDER / f"{name}.wav")) as file:
            seconds = file.getnframes() / file.getframerate()
            assert 0.05 < seconds < 3, name
            assert any(file.readframes(file.getnframes()))


def test_the_sounds_are_what_the_script_makes() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "make_sounds.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stdout


# ------------------------------------------------------------------ a device that can be heard


@pytest.fixture
def sound_server(tmp_path: Path) -> Iterator[str]:
    """PulseAudio with a device that goes nowhere."""
    if shutil.which("pulseaudio") is None:
        pytest.skip("there is no PulseAudio here")
    socket = tmp_path / "native"
    command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
    for module in ("module-null-sink", f"module-native-protocol-unix auth-anonymous=1 socket={socket}"):
        command += ["-L", module]
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as server:
        deadline = time.monotonic() + 20
        while not socket.exists() and server.poll() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        yield f"unix:{socket}"
        server.terminate()


def test_with_a_device_every_sound_is_really_played(tmp_path: Path, sound_server: str) -> None:
    code = """
import sys, time
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tests.ui.screens.hall import settings_in
from ui.sound import SOUNDS, Sounds
app = QApplication([])
settings = settings_in(Path(sys.argv[1]))
settings.sound, settings.volume = True, 50
sounds = Sounds(settings)
assert "PySide6.QtMultimedia" not in sys.modules
sounds.warm()
assert set(sounds._effects) == set(SOUNDS)
for name in SOUNDS:
    assert sounds.play(name), f"{name} was not tried"
    end = time.monotonic() + 15
    while not sounds._effects[name].isPlaying() and time.monotonic() < end:
        app.processEvents()
    print(name, sounds._effects[name].isPlaying())
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PULSE_SERVER": sound_server, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.stdout.split() == [word for name in sound.SOUNDS for word in (name, "True")], done.stderr
