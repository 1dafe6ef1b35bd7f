"""The weights of Lindisfarne's players as plain numbers, for the judging code."""

from typing import Final

from boardgames.lindisfarne.data import EFFECTS, EXPEDITIONS
from boardgames.lindisfarne.weights import WEIGHTS

RANK_WORTH: Final[list[float]] = WEIGHTS.rank_worth
VIKING_PRICE: Final[float] = WEIGHTS.viking_price
RUNE: Final[float] = WEIGHTS.rune
JARL: Final[float] = WEIGHTS.jarl
GROWTH: Final[list[float]] = WEIGHTS.growth
SCALE: Final[list[float]] = WEIGHTS.scale
EXPEDITION: Final[float] = WEIGHTS.expedition
NEIGHBOUR: Final[float] = WEIGHTS.card.neighbour
MAJORITY_ALONE: Final[float] = WEIGHTS.card.majority_alone
MAJORITY_SHARED: Final[float] = WEIGHTS.card.majority_shared
COMPLETES: Final[float] = WEIGHTS.card.completes
HELPS: Final[float] = WEIGHTS.card.helps
DENIES: Final[float] = WEIGHTS.card.denies
OBJECTIVE_PLAIN: Final[float] = WEIGHTS.objective.plain
OBJECTIVE_PER_CARD: Final[float] = WEIGHTS.objective.per_card
EFFECT_WORTH: Final[list[float]] = [WEIGHTS.effects[name] for name in EFFECTS]


class Promise:
    """What is held is worth so much while a certain number of expeditions is to come."""

    __slots__ = ("card", "effects", "jarl", "lead", "neighbour", "open", "safe_lead")

    def __init__(self, to_come: int) -> None:
        weights = WEIGHTS.promise
        self.open: list[float] = [_between(pair, to_come) for pair in weights.open]
        self.lead: float = _between(weights.lead, to_come)
        self.safe_lead: float = _between(weights.safe_lead, to_come)
        self.card: float = _between(weights.card, to_come)
        self.neighbour: float = _between(weights.neighbour, to_come)
        self.jarl: float = _between(weights.jarl, to_come)
        self.effects: list[float] = [_between(weights.effects.get(name, [0.0, 0.0]), to_come) for name in EFFECTS]


def _between(pair: list[float], to_come: int) -> float:
    """On the line through both ends of a pair; after the last expedition nothing promises anything."""
    early, late = pair
    return late + (early - late) * (to_come - 1) / (EXPEDITIONS - 2) if to_come else 0.0


PROMISES: Final[list[Promise]] = [Promise(to_come) for to_come in range(EXPEDITIONS + 1)]
