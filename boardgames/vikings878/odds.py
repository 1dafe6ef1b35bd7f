"""How a battle is likely to go: a battle of averages, played out roll by roll, and the chance that follows from it.

It is quick enough to be asked for every step of an army, and the latest results are kept."""

import math
from functools import lru_cache
from typing import Final

from boardgames.vikings878.data import DICE, DIE, FLEE, FYRD, HIT

_HIT: Final = [faces.count(HIT) / 6 for faces in DIE]
_FLEE: Final = [faces.count(FLEE) / 6 for faces in DIE]
_LOSE_FIRST: Final = ((0, 1), (FYRD, 3, 2))  # within a side, who falls first
REMEMBERED: Final = 1 << 16  # battles; an expert meets a million in an evening
STEEPNESS: Final = 1.7  # fitted to simulated battles: how sure a margin is


def _lose(units: list[float], side: int, number: float) -> float:
    """Take losses so that as many dice as possible stay; gives the losses that found no unit."""
    order = _LOSE_FIRST[side]
    for spare in (True, False):
        for faction in order:
            if number <= 0:
                return 0.0
            keep = float(DICE[faction]) if spare and faction != FYRD else 0.0
            taken = min(number, max(0.0, units[faction] - keep))
            units[faction] -= taken
            number -= taken
    return number


def _volley(units: list[float], factions: tuple[int, ...]) -> float:
    """Average Hits of a roll; those who flee leave."""
    hits = 0.0
    for faction in factions:
        dice = min(units[faction], float(DICE[faction]))
        if dice > 0:
            hits += dice * _HIT[faction]
            units[faction] = max(0.0, units[faction] - dice * _FLEE[faction])
    return hits


_FACTIONS: Final = ((1, 0), (2, 3, FYRD))


def _total(units: list[float], side: int) -> float:
    return units[0] + units[1] if side == 0 else units[2] + units[3] + units[4]


@lru_cache(REMEMBERED)
def battle(
    norsemen: int, berserkers: int, housecarls: int, thegns: int, fyrd: float, attacker: int, roller: int
) -> tuple[float, float, float]:
    """The attackers' chance to win, and how many units of the Vikings and of the English are left on average."""
    units = [float(norsemen), float(berserkers), float(housecarls), float(thegns), float(fyrd)]
    start = max(1.0, _total(units, 0)), max(1.0, _total(units, 1))
    if not norsemen + berserkers:
        return float(attacker == 1), 0.0, start[1]
    if housecarls + thegns + fyrd <= 0:
        return float(attacker == 0), start[0], 0.0
    side = roller
    missed = 0.0
    for _ in range(40):
        missed = _lose(units, 1 - side, _volley(units, _FACTIONS[side]))
        if _total(units, 1 - side) < 0.3 or _total(units, side) < 0.3:
            break
        side = 1 - side
    vikings, english = _total(units, 0), _total(units, 1)
    margin = (vikings - english) / math.sqrt(start[0] + start[1])
    if missed:
        margin += 0.1 * missed if side == 0 else -0.1 * missed
    chance = 1.0 / (1.0 + math.exp(-STEEPNESS * margin))
    return (chance if attacker == 0 else 1.0 - chance), vikings, english - min(english, units[FYRD])
