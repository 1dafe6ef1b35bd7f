"""Cards painted before they are wanted, in a thread of their own, so that a new offer does not hold up the screen."""

from __future__ import annotations

import contextlib
import threading

from PySide6.QtCore import QCoreApplication, QObject, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QImage, QPixmap

from boardgames.core.game import Piece
from ui.paint import cards
from ui.paint.breath import PaintingStopped, at_once
from ui.paint.cards import CardBack, CardFace
from ui.table import cardart
from ui.table.art import Art

BREATH = 0.005  # seconds
SHARPEST = 2.0  # cards at greater ratios are large pictures: painted when they are seen, not on suspicion


class _Signals(QObject):
    painted = Signal(object, QImage)
    ended = Signal(object)


_running: set[_Job] = set()  # the pool does not keep Python's side of a job alive


class _Job(QRunnable):
    """Paints cards one after another until it is told to stop."""

    def __init__(self, wanted: list[tuple[Piece, CardFace | CardBack, float]], ratio: float, language: str) -> None:
        super().__init__()
        self.wanted, self.ratio, self.language = wanted, ratio, language
        self.signals = _Signals()
        self.stopped = threading.Event()
        self.setAutoDelete(False)

    def begin(self) -> None:
        _running.add(self)
        QThreadPool.globalInstance().start(self)

    def run(self) -> None:
        try:
            for piece, card, size in self.wanted:
                if self.stopped.is_set():
                    return
                steps = cards.image_steps(card, self.language, self.ratio, "", size)
                self.signals.painted.emit(piece, at_once(steps, self._pause))
        except PaintingStopped:
            return
        except Exception:  # a card that cannot be painted ahead is painted when it is seen, and told then
            return
        finally:
            with contextlib.suppress(RuntimeError):  # the app is gone already
                self.signals.ended.emit(self)

    def _pause(self) -> None:
        """After every step, or the screen's thread would wait for the interpreter most of the time."""
        if self.stopped.wait(BREATH):
            raise PaintingStopped


class Prefetch(QObject):
    """Fills the pictures of an `Art` with every card that its game has."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art: Art | None = None
        self._look = (0.0, 0.0, cardart.FULL)  # scale, ratio and detail of what is being painted
        self._job: _Job | None = None
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    def want(self, art: Art, scale: float, ratio: float, detail: int) -> None:
        """Paint all cards as they look at this scale and ratio, unless that is being done or is too much."""
        if ratio > SHARPEST or (art is self._art and self._look == (scale, ratio, detail)):
            return
        self.stop()
        self._art, self._look = art, (scale, ratio, detail)
        wanted = []
        for piece in _all_cards(art):
            if not art.has_picture(piece, scale, ratio, detail):
                spec = art.card_spec(piece)
                wanted.append((piece, cardart.card_of(art, piece, detail), spec.width * scale / spec.shape[0]))
        self._job = _Job(wanted, ratio, art.language)
        self._job.signals.painted.connect(self._painted)
        self._job.signals.ended.connect(_running.discard)
        self._job.begin()

    def _painted(self, piece: object, image: QImage) -> None:
        if isinstance(piece, Piece) and self._art is not None:
            self._art.keep_picture(piece, *self._look, QPixmap.fromImage(image))

    def stop(self) -> None:
        """Nothing is wanted any more, not even the rest of the card that is being painted."""
        if self._job is not None:
            self._job.stopped.set()
            self._job.signals.painted.disconnect(self._painted)
            self._job = None


def _all_cards(art: Art) -> list[Piece]:
    return [
        Piece(kind, face, -1, face)
        for kind, spec in art.board.spec.cards.items()
        for face in art.board.data.get(spec.data, ())
    ]
