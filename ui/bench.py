"""How light the app is, as ratios to an empty QMainWindow with a QGraphicsView in the same run.

`python -m ui.bench` prints the figures; `measure()` gives them. Each start is a process of its own, empty and real in
turn, and the median counts: on a busy machine only ratios mean anything.

    start       processor time to the first paint of home, its pictures already in the cache (aim: under 2.5)
    start_wall  the same by the clock
    memory      resident memory once its pictures are on the screen as well (aim: under 3)
    move        repaint after one piece moved, as a share of a full repaint of the table (aim: under 0.1)
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

ROUNDS = 5
ROOT = Path(__file__).resolve().parents[1]

_EMPTY = """
from PySide6.QtWidgets import QApplication, QGraphicsView, QMainWindow
app = QApplication(["empty"])
window = QMainWindow()
window.setCentralWidget(QGraphicsView())
window.resize(1280, 800)
"""

_HOME = """
from ui.app import make_application
app = make_application()
from pathlib import Path
from PySide6.QtCore import QSettings
from ui.library import Library
from ui.settings import Settings
from ui.hall import dress
from ui.window import Window
settings = Settings(QSettings({folder!r} + "/settings.ini", QSettings.Format.IniFormat))
dress(app, settings)
window = Window(settings, Library(Path({folder!r}) / "games"))
window.resize(1280, 800)
"""

_SHOW = """
import json, sys, time
from PySide6.QtCore import QEvent, QObject
class First(QObject):
    painted = False
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            First.painted = True
        return False
first = First()
app.installEventFilter(first)
window.show()
while not First.painted:
    app.processEvents()
app.removeEventFilter(first)
wall = time.time() - {begun}
cpu = time.process_time()
if {settle}:
    from ui.pictures import gallery
    for _ in range(20):
        app.processEvents()
        gallery().wait()
pages = 0
try:
    with open("/proc/self/status") as status:
        pages = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
except OSError:
    pass
print(json.dumps(dict(cpu=cpu, wall=wall, memory=pages)))
sys.stdout.flush()
window.close()
"""


def _started(program: str, folder: str, *, settle: bool = False) -> dict[str, float]:
    """Start a program in a process of its own, to its first paint."""
    code = program.format(folder=folder) + _SHOW.format(begun=repr(time.time()), settle=settle)
    environment = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    environment["XDG_CACHE_HOME"] = folder
    environment["PYTHONPYCACHEPREFIX"] = f"{folder}/bytecode"  # as an installed program has it, not compiled each time
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPATH"] = str(ROOT)
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    figures: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


def measure_start(rounds: int = ROUNDS) -> dict[str, float]:
    """Time and memory to the first paint of home, as ratios."""
    with tempfile.TemporaryDirectory(prefix="longhall-bench-") as folder:
        _started(_HOME, folder, settle=True)  # fills the cache of pictures, and Python's own
        _started(_EMPTY, folder)
        pairs = [(_started(_EMPTY, folder), _started(_HOME, folder, settle=True)) for _ in range(rounds)]

    def ratio(name: str) -> float:
        below = median(empty[name] for empty, _ in pairs)
        return round(median(home[name] for _, home in pairs) / below, 2) if below else 0.0

    return {"start": ratio("cpu"), "start_wall": ratio("wall"), "memory": ratio("memory")}


def measure_move(rounds: int = 60) -> dict[str, float]:
    """What it costs to repaint the table after one piece moved, as a share of repainting all of it."""
    code = f"import json; from ui.bench import repaint_share; print(json.dumps(repaint_share({rounds})))"
    environment = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=180
    )
    figures: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


def repaint_share(rounds: int) -> dict[str, float]:
    """In this process: move one piece to and fro on a real table and compare with full repaints."""
    import argparse

    from PySide6.QtCore import QSettings

    from ui.app import make_application
    from ui.hall import dress
    from ui.library import Library
    from ui.scripting import match_from, wait_for_pictures
    from ui.settings import Settings
    from ui.tidy import close_workers
    from ui.window import Window

    app = make_application()
    with tempfile.TemporaryDirectory(prefix="longhall-bench-") as folder:
        settings = Settings(QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat))
        settings.language, settings.animation = "en", "off"
        dress(app, settings)
        window = Window(settings, Library(Path(folder) / "games"))
        window.resize(1600, 1000)
        window.show()
        asked = argparse.Namespace(game="lindisfarne", seats="human,human", seed=1, option=[], moves=60)
        window.start(match_from(asked))
        wait_for_pictures(app, window)
        figures = _repaints(app, window, rounds)
        window.close()
    close_workers()
    return figures


def _repaints(app: Any, window: Any, rounds: int) -> dict[str, float]:
    view = window.table.table.board_view
    thing = next(thing for thing in view.stage.things.values() if thing.isVisible())
    moved, full = [], []
    for number in range(rounds):
        began = time.process_time()
        view.viewport().repaint()
        full.append(time.process_time() - began)
        thing.moveBy(6 if number % 2 else -6, 0)
        began = time.process_time()
        app.processEvents()
        moved.append(time.process_time() - began)
    quiet = rounds // 4  # the quicker quarter: what else runs on the machine only ever adds
    return {"move": round(sorted(moved)[quiet] / sorted(full)[quiet], 3)}


def measure(rounds: int = ROUNDS) -> dict[str, float]:
    """All figures."""
    return {**measure_start(rounds), **measure_move()}


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))
