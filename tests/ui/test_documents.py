"""Records that the desktop hands over by an event, as macOS does at a double click."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# An application of its own: there can be only one in a process, and the tests have theirs.
SCRIPT = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from ui.app import make_application

app = make_application()
opened = []
QCoreApplication.sendEvent(app, QFileOpenEvent("/games/early.longhall"))
assert opened == []
app.hand_documents_to(lambda path: opened.append(path.name))
assert opened == ["early.longhall"]
QCoreApplication.sendEvent(app, QFileOpenEvent("/games/late one.longhall"))
print(opened)
"""


def test_documents_are_opened_whenever_they_come(tmp_path: Path) -> None:
    places = {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env=places, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout == "['early.longhall', 'late one.longhall']\n", done.stderr
