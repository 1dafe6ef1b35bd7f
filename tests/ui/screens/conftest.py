"""What the screen tests share: nothing of the person's own settings, saved games or caches is touched."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QStandardPaths, QThreadPool
from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session", autouse=True)
def no_thinkers_left() -> Iterator[None]:
    yield
    from ui.tidy import close_workers

    close_workers()


@pytest.fixture(autouse=True)
def own_house(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    from ui import i18n, pictures, theme
    from ui.paint import cache, worker
    from ui.tidy import Tidy

    # The sketch of a map is as good as the finished one to a test of screens, and there in no time.
    monkeypatch.setattr(worker, "paint_map", lambda spec, *_: worker.plain_map(spec))
    monkeypatch.setattr(cache.MapCache, "store", lambda *_: None)
    tidy = Tidy()
    tidy.start()
    theme.apply(qapp, "en", 100)
    i18n.speak("en", qapp)
    QStandardPaths.setTestModeEnabled(True)
    yield
    QApplication.closeAllWindows()
    for window in QApplication.topLevelWidgets():
        window.deleteLater()
    pictures.gallery().close()
    QThreadPool.globalInstance().waitForDone(20000)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QStandardPaths.setTestModeEnabled(False)
    gc.collect()  # here, where no other thread runs
    tidy.stop()
