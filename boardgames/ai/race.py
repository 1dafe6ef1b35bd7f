"""Options that race each other: in every lap all that are still running meet the same world with the same luck.

Their differences are then their own and not those of the dice, and few laps tell much. Who starts first is the
favourite, what the rule of thumb would do: it wins unless another is surely better, because the best of many owes much
to luck. Who is plainly behind drops out.
"""

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

FIRST_JUDGEMENT = 4  # laps before anybody can drop out; the next is at 8, then at 16, ...
BEHIND = 3.5  # standard errors by which an option must be behind the first to drop out
CAUTION = 1.5  # standard errors by which an option must be ahead of the favourite to win
TRIFLE = 0.002  # of the reward: who is at best so little ahead of the favourite is worth no further thought
SURE = 2.0  # standard errors within which "at best" is looked for
ROUGH = 0.02  # the least spread that is believed: what is alike in a few worlds may differ in the next one


class Finding(Struct):
    """What is thought of an option: how often it was tried, what it gave on average, and how it did against the
    favourite in the same worlds: the sum of the gaps, and that of their squares."""

    visits: int
    worth: float
    ahead: float = 0.0
    squares: float = 0.0

    def gap(self) -> float:
        """By how much it is ahead of the favourite."""
        return self.ahead / self.visits if self.visits else 0.0

    def error(self, rough: float = 0.0) -> float:
        """The standard error of that; the spread is at least `rough`."""
        if not self.visits:
            return rough
        left = max(0.0, self.squares - self.ahead * self.ahead / self.visits)
        return max(rough, math.sqrt(left / max(1, self.visits - 1))) / math.sqrt(self.visits)


def winner(findings: dict[int, Finding], doubt: float = 0.0) -> int:
    """Who is most surely ahead of the favourite, which stands first, by more than the doubt; else that one."""
    best = next(iter(findings))
    lead = doubt
    for action, finding in findings.items():
        sure = finding.gap() - CAUTION * finding.error()
        if sure > lead:
            best, lead = action, sure
    return best


def merged(parts: Sequence[dict[int, Finding]]) -> dict[int, Finding]:
    """The findings of races with the same favourite that ran side by side."""
    together: dict[int, Finding] = {}
    for part in parts:
        for action, finding in part.items():
            known = together.setdefault(action, Finding(0, 0.0))
            visits = known.visits + finding.visits
            if visits:
                known.worth = (known.worth * known.visits + finding.worth * finding.visits) / visits
            known.visits = visits
            known.ahead += finding.ahead
            known.squares += finding.squares
    return together


class Race:
    """The options and what each got in every lap. Those who are running have run all laps there were."""

    def __init__(self, options: Iterable[int], hurry: bool = False, doubt: float = 0.0) -> None:
        """In a hurry, who is not ahead of the favourite after some laps is out as well. Results that are in doubt need
        to differ by so much more before anybody is out."""
        self.running: list[int] = list(options)
        self.favourite = self.running[0]
        self.hurry = hurry
        self.doubt = doubt
        self.results: dict[int, list[float]] = {action: [] for action in self.running}
        self.laps = 0

    def mean(self, action: int) -> float:
        """What an option gave on average."""
        results = self.results[action]
        return sum(results) / max(1, len(results))

    def findings(self) -> dict[int, Finding]:
        """What is thought of every option that ran at all, the favourite first."""
        return {action: self._finding(action, self.favourite) for action in self.results if self.results[action]}

    def ranked(self) -> list[int]:
        """Who is running, best first; equals in the order in which they started."""
        return sorted(self.running, key=lambda action: -self.mean(action))

    def lap_done(self) -> None:
        """Every running option has its result of this lap; after the first few laps, those beaten drop out."""
        self.laps += 1
        if self.laps >= FIRST_JUDGEMENT and self.laps & (self.laps - 1) == 0 and len(self.running) > 1:
            self.drop_the_beaten()

    def halve(self) -> None:
        """The slower half of the favourite's rivals is out; the last one stays."""
        if len(self.running) > 2:
            rivals = [action for action in self.ranked() if action != self.favourite]
            self.running = [self.favourite, *rivals[: (len(rivals) + 1) // 2]]

    def drop_the_beaten(self) -> None:
        """Out with those whose distance to the first cannot be luck, and with those who can no longer gain much on the
        favourite. That one stays as long as it has rivals that are measured by it."""
        first = self.ranked()[0]
        rivals = [
            action
            for action in self.running
            if action != self.favourite
            and not self._beaten(action, first, BEHIND)
            and not self._no_gain(action)
            and not (self.hurry and self._beaten(action, self.favourite, 0.0))
        ]
        alone = len(rivals) == 1 and self._beaten(self.favourite, first, BEHIND)
        self.running = rivals if alone else [self.favourite, *rivals]

    def _beaten(self, action: int, ahead: int, behind: float) -> bool:
        finding = self._finding(action, ahead)
        return finding.gap() + self.doubt <= -behind * finding.error(ROUGH)

    def _no_gain(self, action: int) -> bool:
        finding = self._finding(action, self.favourite)
        return finding.gap() + self.doubt + SURE * finding.error(ROUGH) < TRIFLE

    def _finding(self, action: int, rival: int) -> Finding:
        """What is thought of an option, measured by a rival who ran at least as many laps."""
        results, others = self.results[action], self.results[rival]
        gaps = [results[lap] - others[lap] for lap in range(min(len(results), len(others)))]
        return Finding(len(results), self.mean(action), sum(gaps), sum(gap * gap for gap in gaps))
