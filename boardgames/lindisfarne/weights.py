"""The weights of Lindisfarne's players, typed, and as plain numbers for the judging code."""

from msgspec import Struct

from boardgames.core import schema
from boardgames.core.assets import weights_file
from boardgames.lindisfarne.data import EFFECTS, EXPEDITIONS


class CardWeights(Struct, forbid_unknown_fields=True):
    neighbour: float
    majority_alone: float
    majority_shared: float
    completes: float
    helps: float
    denies: float


class ObjectiveWeights(Struct, forbid_unknown_fields=True):
    plain: float
    per_card: float


class PromiseWeights(Struct, forbid_unknown_fields=True):
    """Pairs: while five expeditions are to come, and while one is."""

    open: list[list[float]]
    lead: list[float]
    safe_lead: list[float]
    card: list[float]
    neighbour: list[float]
    jarl: list[float]
    effects: dict[str, list[float]]


class Weights(Struct, forbid_unknown_fields=True):
    rank_worth: list[float]
    viking_price: float
    rune: float
    jarl: float
    growth: list[float]
    scale: list[float]
    expedition: float
    card: CardWeights
    objective: ObjectiveWeights
    effects: dict[str, float]
    promise: PromiseWeights


WEIGHTS = schema.load(weights_file("lindisfarne"), Weights)

RANK_WORTH: list[float] = WEIGHTS.rank_worth
VIKING_PRICE: float = WEIGHTS.viking_price
RUNE: float = WEIGHTS.rune
JARL: float = WEIGHTS.jarl
GROWTH: list[float] = WEIGHTS.growth
SCALE: list[float] = WEIGHTS.scale
EXPEDITION: float = WEIGHTS.expedition
NEIGHBOUR: float = WEIGHTS.card.neighbour
MAJORITY_ALONE: float = WEIGHTS.card.majority_alone
MAJORITY_SHARED: float = WEIGHTS.card.majority_shared
COMPLETES: float = WEIGHTS.card.completes
HELPS: float = WEIGHTS.card.helps
DENIES: float = WEIGHTS.card.denies
OBJECTIVE_PLAIN: float = WEIGHTS.objective.plain
OBJECTIVE_PER_CARD: float = WEIGHTS.objective.per_card
EFFECT_WORTH: list[float] = [WEIGHTS.effects[name] for name in EFFECTS]


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


PROMISES: list[Promise] = [Promise(to_come) for to_come in range(EXPEDITIONS + 1)]
