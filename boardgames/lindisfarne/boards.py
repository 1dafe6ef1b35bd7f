"""Judging the boards of Lindisfarne: what a strength is worth, and which dice are best placed where."""

import math

from boardgames.lindisfarne.beliefs import GROWTH, RANK_WORTH, SCALE, VIKING_PRICE
from boardgames.lindisfarne.data import CENTRE, NORTH, VIKINGS
from boardgames.lindisfarne.scoring import longest_run
from boardgames.lindisfarne.state import NEUTRAL, Table, at


class Outlook:
    """A board as a seat sees it: the strengths it has to beat. Asked for many strengths, it remembers the answers."""

    __slots__ = ("board", "counts", "known", "rivals")

    def __init__(self, s: Table, board: int, seat: int) -> None:
        first = at(board, seat)
        self.board = board
        self.counts = s.counts[first : first + 6]
        self.known: dict[int, float] = {}
        self.rivals: list[float] = []
        rows = s.rows[board]
        own_row = rows.index(seat) if seat in rows else len(rows)
        for clan in range(s.players):
            if clan != seat:
                theirs = float(self.strength(s.counts[at(board, clan) : at(board, clan) + 6]))
                if not s.home[clan]:
                    theirs += GROWTH[board] * s.vikings[clan] / VIKINGS
                if theirs > 0.0:
                    before = clan in rows and rows.index(clan) < own_row
                    self.rivals.append(theirs + (0.1 if before else -0.1))  # LF-7.4
        if NEUTRAL in rows:
            tie = 0.1 if rows.index(NEUTRAL) < own_row else -0.1
            self.rivals.append(self.strength(s.counts[at(board, NEUTRAL) : at(board, NEUTRAL) + 6]) + tie)

    def strength(self, counts: list[int]) -> int:
        """LF-7.3"""
        if self.board == NORTH:
            return counts[0] + 2 * counts[1] + 3 * counts[2] + 4 * counts[3] + 5 * counts[4] + 6 * counts[5]
        return longest_run(counts) if self.board == CENTRE else max(counts)

    def worth(self, mine: int) -> float:
        """Points to expect from the board with this strength."""
        if mine == 0:
            return 0.0
        if mine not in self.known:
            ahead = 0.0
            for theirs in self.rivals:
                ahead += 1.0 / (1.0 + math.exp(min(30.0, (mine - theirs) / SCALE[self.board])))
            rank = min(int(ahead), len(RANK_WORTH) - 2)
            step = RANK_WORTH[rank + 1] - RANK_WORTH[rank]
            self.known[mine] = RANK_WORTH[rank] + step * min(1.0, ahead - rank)
        return self.known[mine]

    def now(self) -> float:
        return self.worth(self.strength(self.counts))

    def gain(self, added: list[int]) -> float:
        """What placing these dice brings, less the price of the vikings."""
        after = [self.counts[value] + added[value] for value in range(6)]
        return self.worth(self.strength(after)) - self.now() - VIKING_PRICE * sum(added)


def best_group(outlook: Outlook, dice: list[int]) -> tuple[float, list[int]]:
    """The dice best placed on a board as they lie, at least one; only groups that can be best are tried."""
    best = -1e9
    chosen: list[int] = []
    for group in candidates(outlook, dice):
        gain = outlook.gain(group)
        if gain > best:
            best = gain
            chosen = group
    return best, chosen


def candidates(outlook: Outlook, dice: list[int]) -> list[list[int]]:
    """North: the highest dice. Centre: what fills a stretch of values. South: dice of one value. And any single die."""
    groups = [[1 if value == die else 0 for value in range(6)] for die in range(6) if dice[die]]
    if outlook.board == NORTH:
        group = [0] * 6
        for value in range(5, -1, -1):
            for _ in range(dice[value]):
                group = group[:]
                group[value] += 1
                groups.append(group)
    elif outlook.board == CENTRE:
        groups += _stretches(outlook.counts, dice)
    else:
        for value in range(6):
            for number in range(2, dice[value] + 1):
                group = [0] * 6
                group[value] = number
                groups.append(group)
    return groups


def _stretches(counts: list[int], dice: list[int]) -> list[list[int]]:
    """Groups that complete a run between two values, one die for each value still missing."""
    groups = []
    for low in range(6):
        group = [0] * 6
        missing = 0
        for high in range(low, 6):
            if not counts[high]:
                if not dice[high]:
                    break
                group = group[:]
                group[high] = 1
                missing += 1
                if missing > 1:
                    groups.append(group)
    return groups
