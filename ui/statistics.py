"""What the saved games tell: how often people won, against whom, and with how many points."""

from __future__ import annotations

from dataclasses import dataclass, field

from ui.library import Kept
from ui.people import HUMAN


@dataclass
class Tally:
    """Games and wins of somebody."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won

    @property
    def share(self) -> int:
        """Wins in a hundred games."""
        return round(100 * self.wins / self.games) if self.games else 0


@dataclass
class GameStatistics:
    """Everything about one game."""

    game: str
    begun: int = 0
    finished: int = 0
    people: dict[str, Tally] = field(default_factory=dict)  # by name
    against: dict[str, Tally] = field(default_factory=dict)  # people, by the strongest program at the table
    best: tuple[int, str] | None = None  # points, and who made them
    total_points: int = 0
    counted_scores: int = 0

    @property
    def average(self) -> int:
        return round(self.total_points / self.counted_scores) if self.counted_scores else 0

    def count(self, kept: Kept, places: tuple[int, ...]) -> None:
        """Take one game into account; `places` is the final ranking, empty for a game that is not over."""
        record = kept.record
        if record is None:
            return
        self.begun += 1
        if record.result is None or not places:
            return
        self.finished += 1
        programs = [seat.player for seat in record.seats if seat.player != HUMAN]
        for seat, points, place in zip(record.seats, record.result, places, strict=True):
            if seat.player != HUMAN:
                continue
            self.people.setdefault(seat.name, Tally()).add(place == 1)
            self.total_points += points
            self.counted_scores += 1
            if programs:
                self.against.setdefault(max(programs, key=_strength), Tally()).add(place == 1)
            if self.best is None or points > self.best[0]:
                self.best = (points, seat.name)


def _strength(player: str) -> int:
    order = ("random", "novice", "standard", "expert")
    return order.index(player) if player in order else 0
