"""Options that race each other: in every lap all that are still running meet the same world with the same luck.

Their differences are then their own and not those of the dice, and few laps tell much. Who is plainly behind drops out.
"""

import math
from collections.abc import Iterable

FIRST_JUDGEMENT = 4  # laps before anybody can drop out; the next is at 8, then at 16, ...
BEHIND = 3.5  # standard errors by which an option must be behind the first to drop out
ROUGH = 0.02  # the least spread that is believed: what is alike in a few worlds may differ in the next one


class Race:
    """The options and what each got in every lap. Those who are running have run all laps there were."""

    def __init__(self, options: Iterable[int], looks: dict[int, float] | None = None, trust: int = 0) -> None:
        """`looks` is what is thought of the options beforehand: it counts like `trust` laps."""
        self.running: list[int] = list(options)
        self.results: dict[int, list[float]] = {action: [] for action in self.running}
        self.looks = looks or {}
        self.trust = trust
        self.laps = 0

    def mean(self, action: int) -> float:
        """What is thought of an option after all its laps."""
        results = self.results.get(action, [])
        before = self.trust * self.looks[action] if self.trust else 0.0
        return (before + sum(results)) / max(1, self.trust + len(results))

    def ranked(self) -> list[int]:
        """Who is running, best first; equals in the order in which they started."""
        return sorted(self.running, key=lambda action: -self.mean(action))

    def winner(self, caution: float) -> int:
        """Who is most surely ahead of the one that started first, by so many standard errors; else that one."""
        favourite = self.running[0]
        best, lead = favourite, 0.0
        for action in self.running[1:]:
            mean, error = self._gap(action, favourite)
            if mean - caution * error > lead:
                best, lead = action, mean - caution * error
        return best

    def lap_done(self) -> None:
        """Every running option has its result of this lap; after the first few laps, those beaten drop out."""
        self.laps += 1
        if self.laps >= FIRST_JUDGEMENT and self.laps & (self.laps - 1) == 0 and len(self.running) > 1:
            self.drop_the_beaten()

    def halve(self) -> None:
        """The slower half is out."""
        self.running = self.ranked()[: max(1, (len(self.running) + 1) // 2)]

    def drop_the_beaten(self) -> None:
        """Out with those whose distance to the first cannot be luck."""
        first = self.ranked()[0]
        self.running = [action for action in self.running if action == first or not self._beaten(action, first)]

    def _beaten(self, action: int, first: int) -> bool:
        mean, error = self._gap(first, action, ROUGH)
        return mean > BEHIND * error

    def _gap(self, ahead: int, behind: int, rough: float = 0.0) -> tuple[float, float]:
        """By how much one is ahead of the other, and the standard error of that; the spread is at least `rough`."""
        gaps = [a - b for a, b in zip(self.results[ahead], self.results[behind], strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1))
        return mean, max(rough, spread) / math.sqrt(len(gaps))
