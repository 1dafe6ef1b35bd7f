"""What things are worth: strength on a board (LF-7.3) and the final account (LF-9)."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from boardgames.lindisfarne.data import (
    CENTRE,
    COUNTRIES,
    COUNTRY,
    EFFECT,
    FRESCO_BONUS,
    MAJORITY_BONUS,
    MAJORITY_COUNT,
    NORTH,
    POSITION,
    PRESTIGE,
    RAIDED,
    WANTED,
)
from boardgames.lindisfarne.sheet import DATA
from boardgames.lindisfarne.state import Table

OBJECTIVE_POINTS: Final[int] = DATA.scoring.objective
MAJORITY_POINTS: Final[int] = DATA.scoring.majority
FRESCO_POINTS: Final[list[int]] = DATA.scoring.fresco

REMEMBERED: Final = 1 << 15  # answers about objectives; a long evening asks for more than memory should keep


def strength(board: int, counts: list[int]) -> int:
    """LF-7.3: the sum in the north, the longest run in the centre, the tallest stack in the south."""
    if board == NORTH:
        return sum(value * number for value, number in enumerate(counts, 1))
    if board == CENTRE:
        return longest_run(counts)
    return max(counts)


def longest_run(counts: list[int]) -> int:
    best = run = 0
    for number in counts:
        run = run + 1 if number else 0
        best = max(best, run)
    return best


# ------------------------------------------------------------------------------------------------ 9 Final scoring


def scores(s: Table) -> list[int]:
    """LF-9.1: the points of each seat."""
    return [sum(line) for line in zip(*breakdown(s).values(), strict=True)]


def breakdown(s: Table, eyes: int | None = None) -> dict[str, list[int]]:
    """Points of each seat by source. Somebody's `eyes` see only their own objectives."""
    seats = range(s.players)
    lines = {
        "objectives": [objective_points(s, seat) if eyes is None or eyes == seat else 0 for seat in seats],
        "majorities": [0] * s.players,
        "prestige": [sum(PRESTIGE[card] for card in s.cards[seat]) for seat in seats],
        "frescoes": [fresco_points(s.cards[seat]) for seat in seats],
    }
    lines["majorities"] = majority_points(s, [sum(column) for column in zip(*lines.values(), strict=True)])
    return lines


def ranking(s: Table) -> list[int]:
    """LF-9.7 to LF-9.9: points, then unspent runes, then cards; equal on all counts share the place."""
    points = scores(s)
    keys = [(points[seat], s.runes[seat], len(s.cards[seat])) for seat in range(s.players)]
    return [1 + sum(other > key for other in keys) for key in keys]


def objective_points(s: Table, seat: int) -> int:
    """LF-9.2: a card serves one objective only, so the best assignment is looked for."""
    have = cards_by_country(s.cards[seat])
    return OBJECTIVE_POINTS * most_fulfilled(tuple(have), tuple(sorted(s.objectives[seat])))


def cards_by_country(cards: list[int]) -> list[int]:
    have = [0] * len(COUNTRIES)
    for card in cards:
        have[COUNTRY[card]] += 1
    return have


@lru_cache(REMEMBERED)
def most_fulfilled(have: tuple[int, ...], objectives: tuple[int, ...]) -> int:
    """LF-9.2.1: the largest set of objectives that names no country more often than there are cards of it."""
    possible = [objective for objective in objectives if all(have[country] for country in WANTED[objective])]
    for size in range(len(possible), 0, -1):
        for chosen in combinations(possible, size):
            need = [0] * len(have)
            for objective in chosen:
                for country in WANTED[objective]:
                    need[country] += 1
            if all(wanted <= held for wanted, held in zip(need, have, strict=True)):
                return size
    return 0


@lru_cache(REMEMBERED)
def lacking(have: tuple[int, ...], objectives: tuple[int, ...]) -> tuple[int, ...]:
    """How many cards each open objective lacks when as many as possible are fulfilled, and the others lack least."""
    size = most_fulfilled(have, objectives)
    best: tuple[int, ...] = ()
    for chosen in combinations(range(len(objectives)), size):
        spare = list(have)
        for index in chosen:
            for country in WANTED[objectives[index]]:
                spare[country] -= 1
        if min(spare) < 0:
            continue
        others = [objective for index, objective in enumerate(objectives) if index not in chosen]
        lack = tuple(sorted(sum(spare[country] == 0 for country in WANTED[objective]) for objective in others))
        if not best or lack < best:
            best = lack
    return best


def fresco_points(cards: list[int]) -> int:
    """LF-9.5, LF-6.12: runs of neighbouring positions, country by country."""
    bonus = 1 if any(EFFECT[card] == FRESCO_BONUS for card in cards) else 0
    points = 0
    for country in RAIDED:
        held = sorted(POSITION[card] for card in cards if COUNTRY[card] == country)
        run = 0
        for index, position in enumerate(held):
            run += 1
            if index + 1 == len(held) or held[index + 1] != position + 1:
                points += FRESCO_POINTS[run] + (bonus if run > 1 else 0)
                run = 0
    return points


def majority_points(s: Table, other: list[int]) -> list[int]:
    """LF-9.3, LF-6.10, LF-6.11. All `other` points decide where the extra card counts (LF-9.6)."""
    have = [cards_by_country(cards) for cards in s.cards]
    worth = [MAJORITY_POINTS + (1 if _holds(cards, MAJORITY_BONUS) else 0) for cards in s.cards]
    for seat, cards in enumerate(s.cards):
        if _holds(cards, MAJORITY_COUNT):
            have[seat][_best_extra(have, worth, seat, other)] += 1
    return _count_majorities(have, worth)


def _holds(cards: list[int], effect: int) -> bool:
    return any(EFFECT[card] == effect for card in cards)


def _count_majorities(have: list[list[int]], worth: list[int]) -> list[int]:
    points = [0] * len(have)
    for country in range(len(COUNTRIES)):
        most = max(row[country] for row in have)
        for seat, row in enumerate(have):
            if most and row[country] == most:
                points[seat] += worth[seat]
    return points


def _best_extra(have: list[list[int]], worth: list[int], seat: int, other: list[int]) -> int:
    """LF-6.11: the raided country in which one card more gives the owner most and the best rival least."""
    best, choice = (-1, 0), RAIDED[0]
    for country in RAIDED:
        have[seat][country] += 1
        points = _count_majorities(have, worth)
        have[seat][country] -= 1
        rival = max(other[rival] + points[rival] for rival in range(len(have)) if rival != seat)
        if (points[seat], -rival) > best:
            best, choice = (points[seat], -rival), country
    return choice
