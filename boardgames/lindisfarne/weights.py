"""The weights of Lindisfarne's players, typed, and as plain numbers for the judging code."""

from msgspec import Struct

from boardgames.core import schema
from boardgames.core.assets import weights_file
from boardgames.lindisfarne.data import EFFECTS


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
