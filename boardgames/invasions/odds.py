"""The odds of a raid or a settle attempt (IV-23): chances and mean losses by what a die must beat."""

from typing import Final

from boardgames.invasions.data import DICE, FACES


def _chance(needed: int) -> float:
    """That one die is greater than `needed`."""
    return min(FACES, max(0, FACES - needed)) / FACES


def _raid_losses(chance: float, dice: int) -> float:
    """Vikings lost on average by rolling on to the last die."""
    losses = 0.0
    still_failing = 1.0
    for _ in range(dice):
        still_failing *= 1.0 - chance
        losses += still_failing
    return losses


LOWEST, HIGHEST = -8, 14  # what a die may have to beat, with every rune in play

# All by [needed - LOWEST][dice]; the best-die bonus is not in them.
ONE: Final[list[float]] = [_chance(needed) for needed in range(LOWEST, HIGHEST)]
ANY: Final[list[list[float]]] = [[1.0 - (1.0 - one) ** dice for dice in range(DICE + 1)] for one in ONE]
RAID_LOSSES: Final[list[list[float]]] = [[_raid_losses(one, dice) for dice in range(DICE + 1)] for one in ONE]
SETTLE_LOSSES: Final[list[list[float]]] = [[dice * (1.0 - one) for dice in range(DICE + 1)] for one in ONE]


def success(needed: int, dice: int) -> float:
    """That at least one of the dice beats `needed`."""
    return ANY[needed - LOWEST][dice]


def raid_losses(needed: int, dice: int) -> float:
    return RAID_LOSSES[needed - LOWEST][dice]


def settle_losses(needed: int, dice: int) -> float:
    return SETTLE_LOSSES[needed - LOWEST][dice]


def percent(chance: float) -> int:
    """For people: only what is certain is told as 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))
