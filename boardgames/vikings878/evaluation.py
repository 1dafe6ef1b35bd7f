"""What a position of 878 Vikings is worth: the score each seat may expect at the end.

What speaks for the Vikings is added up to one number, the same for all rounds; how many markers and what chance of
victory follow from it in each round was fitted to games that the rule-of-thumb player played against itself."""

import math
from typing import Final

from boardgames.vikings878 import beliefs, odds
from boardgames.vikings878.beliefs import BALANCE_UNITS
from boardgames.vikings878.data import (
    DECLARE,
    FULL,
    FYRD_DECK,
    MAJOR,
    REGION,
    REGION_MAJORS,
    TRACK,
    TREATY,
    TREATY_ROUND,
    VICTORY_POINTS,
    VIKINGS,
)
from boardgames.vikings878.rules import State
from boardgames.vikings878.scoring import side_of
from boardgames.vikings878.state import EXTRA, OVER, WINDOW, Table
from boardgames.vikings878.worth import mean_fyrd, rounds_left

HOST: Final = 3  # units; more are an army that can strike again
TERMS: Final = ("units", "hosts", "plunder", "battles", "cities", "time")


def balance(s: Table) -> float:
    """How well the Vikings stand, in markers."""
    return sum(parts(s))


def parts(s: Table) -> list[float]:
    """The balance taken apart as in TERMS. Battles that are due count by their odds."""
    here = s.here
    left = rounds_left(s)
    battles = cities = time = 0.0
    contested = [*s.fights, s.battle] if s.battle >= 0 else s.fights
    for shire in contested:
        chance, vikings, english = _outcome(s, shire)
        first = 4 * shire
        battles -= _share(here[first], here[first + 1], vikings, VIKINGS)
        battles -= _share(here[first + 2], here[first + 3], english, 1)
        if MAJOR[shire]:
            cities += chance
    for city in REGION_MAJORS[s.scenario]:
        if city in contested:
            continue
        if here[4 * city] or here[4 * city + 1]:
            cities += 1.0  # its marker; what its garrison would save, the host that left it behind does not win
        elif not here[4 * city + 2] + here[4 * city + 3]:
            cities += beliefs.BALANCE_EMPTY
    if s.phase > EXTRA:
        for faction in range(4):
            if faction not in s.order:
                time += beliefs.BALANCE_TURN if faction < 2 else -beliefs.BALANCE_TURN
    if s.scenario == FULL:
        time += beliefs.BALANCE_LONGER * min(treaties_missing(s), left)
    return [_units(s), _hosts(s), float(s.plunder), battles, cities, time]


def treaties_missing(s: Table) -> int:
    """VK-8.3: how many Treaty cards the side that is nearer to a treaty has still to play. Time works for the
    Vikings."""
    gone = s.gone
    played = [faction & TREATY for faction in gone]
    return 2 - max(played[0] + played[1], played[2] + played[3])


def _hosts(s: Table) -> float:
    """Vikings who stand together are worth more than as many who are scattered, as long as the war goes on: what they
    take they can hold."""
    if s.scenario != FULL or s.round >= TREATY_ROUND:
        return 0.0
    together = 0
    for shire in REGION[s.scenario]:
        number = s.here[4 * shire] + s.here[4 * shire + 1]
        if number > HOST:
            together += number - HOST
    return beliefs.BALANCE_TOGETHER * together


def _share(one: int, other: int, left: float, side: int) -> float:
    """What the units that a battle will cost are worth: positive for Vikings, negative for English."""
    number = one + other
    if not number:
        return 0.0
    price = (one * BALANCE_UNITS[2 * side] + other * BALANCE_UNITS[2 * side + 1]) / number
    return (number - left) * price


def _outcome(s: Table, shire: int) -> tuple[float, float, float]:
    """The Vikings' chance in a contested shire, and the units of both sides that are left on average."""
    units = s.here[4 * shire : 4 * shire + 4]
    attacker = s.active >> 1
    if shire == s.battle:
        levied = s.phase != WINDOW or s.window != DECLARE or attacker != VIKINGS or not MAJOR[shire]
        fyrd = float(s.fyrd) if levied else mean_fyrd(s.fyrd_deck or FYRD_DECK[s.scenario])
        roller = 1 - s.roller if s.dice else 1 - attacker
    else:
        fyrd = mean_fyrd(s.fyrd_deck or FYRD_DECK[s.scenario]) if attacker == VIKINGS and MAJOR[shire] else 0.0
        roller = 1 - attacker
    chance, vikings, english = odds.battle(units[0], units[1], units[2], units[3], fyrd, attacker, roller)
    return (chance if attacker == VIKINGS else 1.0 - chance), vikings, english


def _units(s: Table) -> float:
    """All units by their worth, the English negative; those who fled count less."""
    worth = 0.0
    for faction in range(4):
        number = sum(s.here[faction::4]) + beliefs.BALANCE_FLED * s.fled[faction]
        if faction < 2:
            for host, place in enumerate(s.where):
                if place < 0:
                    number += s.cards[4 * host + faction]
        worth += number * BALANCE_UNITS[faction]
    return worth


def evaluate(s: State) -> list[float]:
    """The final score each seat may expect from here."""
    if s.phase == OVER:
        return [float(points) for points in s.scores()]
    ahead = TRACK[s.scenario] - s.track  # fewer markers in the Raids: as if some had been taken before
    worth = balance(s) + ahead
    base, slope = beliefs.MARKERS[s.scenario][s.round - 1]
    taken = max(0.0, min(float(s.track), base + slope * worth - ahead))
    base, slope = beliefs.VICTORY[s.scenario][s.round - 1]
    chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, base + slope * worth))))
    vikings = taken + VICTORY_POINTS * chance
    english = s.track - taken + VICTORY_POINTS * (1.0 - chance)
    return [vikings if side_of(s, seat) == VIKINGS else english for seat in range(s.players)]


def terms(s: State) -> dict[str, list[float]]:
    """The balance by what it is made of, in markers; what speaks for one side speaks against the other."""
    found = parts(s)
    signs = [1.0 if side_of(s, seat) == VIKINGS else -1.0 for seat in range(s.players)]
    return {term: [sign * found[number] for sign in signs] for number, term in enumerate(TERMS)}
