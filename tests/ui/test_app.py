"""The command line: versions, bad input in one sentence, pictures of the real window."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from boardgames.core.errors import LonghallError
from ui import app
from ui.scripting import match_from

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module", autouse=True)
def painted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One cache of pictures for all runs of this module, and not the person's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


def longhall(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    quiet = {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_DATA_HOME": str(home)}
    environment = {**os.environ, **quiet, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, "-m", "ui", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_version_needs_no_qt(capsys: pytest.CaptureFixture[str]) -> None:
    code = "import sys; sys.modules['PySide6'] = None\nfrom ui.app import main\nmain(['--version'])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0
    assert done.stdout.startswith("Longhall ")


def test_no_display_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert app.main([]) == app.EXIT_NOT_HERE
    assert "no display" in capsys.readouterr().err


def test_a_picture_of_the_table_after_some_moves(tmp_path: Path) -> None:
    target = tmp_path / "out.png"
    done = longhall(
        "--game", "lindisfarne", "--seats", "human,novice", "--seed", "3", "--lang", "fr", "--moves", "25",
        "--size", "1100x750", "--screenshot", str(target), home=tmp_path,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    picture = QImage(str(target))
    assert (picture.width(), picture.height()) == (1100, 750)
    assert len({picture.pixel(x, y) for x in range(0, 1100, 37) for y in range(0, 750, 37)}) > 50
    assert list(tmp_path.rglob("*.longhall")) == []  # a picture leaves no game behind


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "hnefatafl"], "hnefatafl"),
        (["--game", "lindisfarne", "--seats", "human"], "2 to 4 players"),
        (["--game", "lindisfarne", "--seats", "human,odin"], "odin"),
        (["--game", "lindisfarne", "--option", "winter"], "key=value"),
        (["--game", "lindisfarne", "--option", "winter=long"], "winter"),
    ],
)
def test_bad_input_is_an_error_for_people(arguments: list[str], words: str) -> None:
    with pytest.raises(LonghallError, match=words):
        match_from(app._parser().parse_args(arguments))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--board", "nowhere.yaml"], "nowhere.yaml"), (["--seats", "human,odin"], "odin")],
)
def test_bad_input_is_one_sentence(tmp_path: Path, arguments: list[str], words: str) -> None:
    target = str(tmp_path / "out.png")
    done = longhall("--game", "lindisfarne", *arguments, "--screenshot", target, home=tmp_path)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_board_names_its_game() -> None:
    board = ROOT / "assets" / "games" / "lindisfarne" / "board.yaml"
    assert match_from(app._parser().parse_args(["--board", str(board)])).game.id == "lindisfarne"


@pytest.mark.parametrize("arguments", [["--size", "big"], ["--lang", "xx"], ["--screen", "cellar"]])
def test_bad_options_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        app.main(arguments)
    assert stopped.value.code == 2
    assert arguments[1] in capsys.readouterr().err


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = longhall("--screen", "about", "--screenshot", str(tmp_path / "no" / "where.png"), home=tmp_path)
    assert done.returncode == 2
    assert "could not be written" in done.stderr


def test_heavy_modules_wait_until_they_are_needed(tmp_path: Path) -> None:
    """The home screen is up before charts, sound, players, or any game is loaded."""
    code = """
import sys
from PySide6.QtCore import QSettings
from ui.app import make_application
app = make_application()
from ui.library import Library
from ui.settings import Settings
from ui.hall import dress
from ui.window import Window
from pathlib import Path
folder = Path(sys.argv[1])
settings = Settings(QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
dress(app, settings)
window = Window(settings, Library(folder), "")
window.show()
app.processEvents()
heavy = ("PySide6.QtCharts", "PySide6.QtMultimedia", "boardgames.ai", "boardgames.lindisfarne", "boardgames.invasions",
         "boardgames.brian_boru", "boardgames.vikings878", "ui.table", "ui.workers",
         "ui.match_controller", "multiprocessing")
print([name for name in heavy if name in sys.modules])
window.close()
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


@pytest.fixture
def x_server() -> Iterator[str]:
    """The name of a display that nobody sees."""
    if shutil.which("Xvfb") is None:
        pytest.skip("there is no Xvfb here")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        yield f":{number}"
        server.terminate()


def test_it_starts_on_a_real_x_server(tmp_path: Path, x_server: str) -> None:
    target = tmp_path / "out.png"
    done = subprocess.run(
        [sys.executable, "-m", "ui", "--game", "lindisfarne", "--moves", "5", "--screenshot", str(target)],
        cwd=ROOT,
        env={**os.environ, "DISPLAY": x_server, "QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    picture = QImage(str(target))
    assert picture.width() == 1280
    seen = {picture.pixel(x, y) for x in range(0, 1280, 8) for y in range(0, 800, 8)}
    assert len(seen) > 500, "a painted table has many colours"


def test_garbage_is_collected_on_the_screens_thread(qapp: QApplication) -> None:
    import gc

    from ui.tidy import Tidy

    tidy = Tidy()
    tidy.start()
    try:
        assert not gc.isenabled()
        junk: list[object] = []
        junk.append(junk)
        del junk
        for _ in range(1000):
            loop: list[object] = []
            loop.append(loop)
        assert tidy.collect() > 500
    finally:
        tidy.stop()
    assert gc.isenabled()


def test_the_thinking_processes_are_started_ahead(qapp: QApplication) -> None:
    from ui.tidy import close_workers
    from ui.workers import shared

    app.warm_up()
    workers = shared()
    assert workers.isRunning()
    deadline = time.monotonic() + 30
    while not workers.pids() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert workers.pids()
    assert not workers.busy_pids()
    close_workers()
    assert not workers.isRunning()
