"""What the programs believe about Lindisfarne: assets/games/lindisfarne/weights.yaml, typed."""

from msgspec import Struct

from boardgames.core import schema
from boardgames.core.assets import weights_file


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
