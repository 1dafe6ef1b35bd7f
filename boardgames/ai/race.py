"""Options that race each other: in every lap all that are still running meet the same world with the same luck.

Their differences are then their own and not those of the dice, and few laps tell much. Who starts first is the
favourite, what the rule of thumb would do: it wins unless another is surely better, because the best of many owes much
to luck. A race goes on while more of it promises something.
"""

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

FIRST_JUDGEMENT = 4  # laps before anybody can drop out
DOUBLING = 16  # laps up to which their number doubles until the next judgement; later it grows by a quarter
CAUTION = 1.5  # standard errors by which an option must be ahead of the favourite to win
TRIFLE = 0.0005  # of the reward: what further thought of an option promises to gain must be worth more than that
KNOWN = 4  # worlds that count as much as the spread that is expected: what is alike in a few may differ in the next


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

    def error(self) -> float:
        """The standard error of that, as far as it has shown."""
        if not self.visits:
            return 0.0
        return math.sqrt(self._left() / max(1, self.visits - 1) / self.visits)

    def promise(self, doubt: float, spread: float) -> float:
        """What can be hoped to gain by knowing the true gap instead of staying with the favourite: the mean of that
        part of what the gap may be that lies above nothing. Results may err by the doubt, and are expected to spread
        so far from one world to the next."""
        shown = math.sqrt((self._left() + KNOWN * spread * spread) / (self.visits + KNOWN - 1))
        error = shown / math.sqrt(max(1, self.visits))
        gap = self.gap() + doubt
        way = gap / error
        above = 0.5 * (1.0 + math.erf(way / math.sqrt(2.0)))
        return gap * above + error * math.exp(-0.5 * way * way) / math.sqrt(2.0 * math.pi)

    def _left(self) -> float:
        """The squares of the gaps around their mean."""
        return max(0.0, self.squares - self.ahead * self.ahead / max(1, self.visits))


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

    def __init__(self, options: Iterable[int], spread: float, hurry: bool = False, doubt: float = 0.0) -> None:
        """Results are expected to spread so far from world to world. In a hurry, who is not ahead of the favourite
        after some laps is out as well. Where results may err by a doubt, they need to differ by so much more before
        anybody is out."""
        self.running: list[int] = list(options)
        self.favourite = self.running[0]
        self.spread = spread
        self.hurry = hurry
        self.doubt = doubt
        self.results: dict[int, list[float]] = {action: [] for action in self.running}
        self.laps = 0
        self.judgement = FIRST_JUDGEMENT  # the lap after which it is judged who goes on

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
        """Every running option has its result of this lap; now and then those who promise nothing drop out."""
        self.laps += 1
        if self.laps == self.judgement:
            self.judgement += self.laps if self.laps < DOUBLING else self.laps // 4
            self.drop_the_hopeless()

    def halve(self) -> None:
        """The slower half of the favourite's rivals is out; the last one stays."""
        if len(self.running) > 2:
            rivals = [action for action in self.ranked() if action != self.favourite]
            self.running = [self.favourite, *rivals[: (len(rivals) + 1) // 2]]

    def drop_the_hopeless(self) -> None:
        """Out with those of whom further thought can hope to gain next to nothing on who would win now. The favourite
        stays as long as it has rivals that are measured by it."""
        leader = winner({action: self._finding(action, self.favourite) for action in self.running})
        rivals = [
            action
            for action in self.running
            if action != self.favourite and (action == leader or self._hopeful(action, leader))
        ]
        decided = rivals == [leader] and not self._hopeful(self.favourite, leader)
        self.running = rivals if decided else [self.favourite, *rivals]

    def _hopeful(self, action: int, leader: int) -> bool:
        if self.hurry and action != self.favourite and self._finding(action, self.favourite).gap() <= 0.0:
            return False
        return self._finding(action, leader).promise(self.doubt, self.spread) >= TRIFLE

    def _finding(self, action: int, rival: int) -> Finding:
        """What is thought of an option, measured by a rival who ran at least as many laps."""
        results, others = self.results[action], self.results[rival]
        gaps = [results[lap] - others[lap] for lap in range(min(len(results), len(others)))]
        return Finding(len(results), self.mean(action), sum(gaps), sum(gap * gap for gap in gaps))
