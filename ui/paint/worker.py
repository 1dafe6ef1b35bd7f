"""Maps painted off the screen's thread.

    loader = MapLoader()
    loader.changed.connect(show)           # (QImage, finished), in the receiver's thread
    loader.load(spec, scale, language)

Nothing heavy happens in `load` itself: reading the cache, the sketch and the finished picture all come from a job in a
thread pool, one after another, so opening a table never makes the screen wait.
"""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QImage

from .basemap import paint_map, plain_map
from .breath import PaintingStopped
from .cache import MapCache
from .spec import MapSpec


class MapSignals(QObject):
    """What a job tells; connect before starting it."""

    sketched = Signal(QImage)
    ready = Signal(QImage)
    failed = Signal(str)


class MapJob(QRunnable):
    """Load a map from the cache; or sketch it, paint it, keep it. A stopped job tells nothing more."""

    def __init__(self, spec: MapSpec, scale: float = 1.0, language: str = "en", cache: MapCache | None = None) -> None:
        super().__init__()
        self.spec, self.scale, self.language, self.cache = spec, scale, language, cache
        self.signals = MapSignals()
        self._stop = threading.Event()
        self.setAutoDelete(False)  # Python owns the job, the pool only runs it

    def stop(self) -> None:
        """The picture is not wanted any more; the job ends at its next step."""
        self._stop.set()

    def run(self) -> None:
        try:
            image = self.cache.load(self.spec, self.scale, self.language) if self.cache else None
            if image is None:
                sketch = plain_map(self.spec)
                if not self._stop.is_set():
                    self.signals.sketched.emit(sketch)
                image = paint_map(self.spec, self.scale, self.language, self._stop.is_set)
                if self.cache:
                    self.cache.store(self.spec, self.scale, self.language, image)
        except PaintingStopped:
            return
        except Exception as error:  # a broken spec must not take the pool's thread down
            if not self._stop.is_set():
                self.signals.failed.emit(f"{type(error).__name__}: {error}")
            return
        if not self._stop.is_set():
            self.signals.ready.emit(image)


class MapLoader(QObject):
    """Shows a map as soon as there is anything to show: a sketch (finished = False), then the picture (True)."""

    changed = Signal(QImage, bool)
    failed = Signal(str)

    def __init__(
        self, cache: MapCache | None = None, pool: QThreadPool | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.cache = cache if cache is not None else MapCache()
        self.pool = pool if pool is not None else QThreadPool.globalInstance()
        self._job: MapJob | None = None

    @property
    def busy(self) -> bool:
        """Whether a picture is still to come."""
        return self._job is not None

    def load(self, spec: MapSpec, scale: float = 1.0, language: str = "en") -> None:
        """Ask for a map; the answers come through `changed`. A newer call drops the older one."""
        self.stop()
        job = MapJob(spec, scale, language, self.cache)
        job.signals.sketched.connect(self._sketched)
        job.signals.ready.connect(self._finished)
        job.signals.failed.connect(self._failed)
        self._job = job
        self.pool.start(job)

    def stop(self) -> None:
        """Forget the map that was asked for; nothing more is told about it."""
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _current(self) -> bool:
        """Whether a telling job is the one that was asked last; an older one may still have told something."""
        return self._job is not None and self.sender() is self._job.signals

    def _sketched(self, image: QImage) -> None:
        if self._current():
            self.changed.emit(image, False)

    def _finished(self, image: QImage) -> None:
        if self._current():
            self._job = None
            self.changed.emit(image, True)

    def _failed(self, message: str) -> None:
        if self._current():
            self._job = None
            self.failed.emit(message)
