"""Movement on the table: things glide, turn, roll and fade, all driven by one clock that a click can skip.

Nothing here decides anything: when the clock has run out, or is skipped, everything stands where the view says.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

TICK_MS = 16
SPEED = {"off": 0.0, "fast": 0.45, "normal": 1.0, "slow": 2.2}
LONGEST = 2.6  # seconds at normal speed: what takes longer is shown faster

_EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)
_SETTLE = QEasingCurve(QEasingCurve.Type.OutBounce)

Step = Callable[[float], None]


@dataclass
class Tween:
    """One movement: `step` is called with 0 to 1 while it lasts and always at last with 1, then `done`."""

    delay: float
    duration: float
    step: Step
    done: Callable[[], None] | None = None
    over: bool = False

    def end(self) -> None:
        if not self.over:
            self.over = True
            self.step(1.0)
            if self.done:
                self.done()


class Director(QObject):
    """Plays tweens together."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tweens: list[Tween] = []
        self._started = 0.0
        self._pace = 1.0
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def playing(self) -> bool:
        return bool(self._tweens)

    def play(self, tweens: list[Tween], pace: float) -> None:
        """Start; `pace` 0 shows the end at once. `finished` follows in every case, never from inside this call."""
        self.skip(quiet=True)
        self._tweens = tweens
        longest = max((tween.delay + tween.duration for tween in tweens), default=0.0)
        self._pace = pace * min(1.0, LONGEST / longest) if longest else 0.0
        if self._pace <= 0.0:
            self.skip(quiet=True)
            QTimer.singleShot(0, self.finished.emit)
            return
        for tween in tweens:
            tween.step(0.0)
        self._started = time.monotonic()
        self._timer.start()

    def skip(self, quiet: bool = False) -> None:
        """Everything to its end, now."""
        was_playing = self.playing
        tweens, self._tweens = self._tweens, []
        self._timer.stop()
        for tween in tweens:
            tween.end()
        if was_playing and not quiet:
            self.finished.emit()

    def _tick(self) -> None:
        now = (time.monotonic() - self._started) / self._pace
        for tween in self._tweens:
            share = (now - tween.delay) / tween.duration if tween.duration > 0 else 1.0
            if share >= 1.0:
                tween.end()
            elif share > 0.0 and not tween.over:
                tween.step(share)
        if all(tween.over for tween in self._tweens):
            self.skip()


# ------------------------------------------------------------------ the movements themselves


def glide(item: QGraphicsItem, start: QPointF, end: QPointF, delay: float, duration: float = 0.42) -> Tween:
    """From one spot to another, in a gentle arc."""
    lift = min(46.0, (end - start).manhattanLength() * 0.1)

    def step(share: float) -> None:
        eased = _EASE.valueForProgress(share)
        item.setPos(start + (end - start) * eased - QPointF(0, lift * 4 * eased * (1 - eased)))

    return Tween(delay, duration, step)


def fade(item: QGraphicsItem, start: float, end: float, delay: float, duration: float = 0.22) -> Tween:
    return Tween(delay, duration, lambda share: item.setOpacity(start + (end - start) * share))


def turn_over(item: QGraphicsItem, change: Callable[[], None], delay: float, duration: float = 0.34) -> Tween:
    """A card turns over: narrow, change its face, wide again."""
    changed = False

    def step(share: float) -> None:
        nonlocal changed
        if share >= 0.5 and not changed:
            changed = True
            change()
        width = abs(1.0 - 2.0 * share)
        transform = item.transform()
        transform.reset()
        if share < 1.0:
            transform.scale(max(0.02, width), 1.0)
        item.setTransform(transform)

    return Tween(delay, duration, step)


def tumble(
    item: QGraphicsItem, end: QPointF, fall: QPointF, show: Callable[[int], None], delay: float, duration: float = 0.75
) -> Tween:
    """A die comes in from a side, shows one face after another, bounces and settles. `show(-1)` is the last face."""
    faces = 9
    shown = -2
    rest = item.rotation()

    def step(share: float) -> None:
        nonlocal shown
        eased = _SETTLE.valueForProgress(share)
        item.setPos(end + fall * (1 - eased))
        item.setRotation(rest + (1 - share) ** 2 * 540 if share < 1.0 else rest)
        face = -1 if share > 0.82 else int(share * faces)
        if face != shown:
            shown = face
            show(face)

    return Tween(delay, duration, step)
