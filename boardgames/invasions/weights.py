"""What the programs believe about Invasions: assets/games/invasions/weights.yaml, typed."""

from msgspec import Struct

from boardgames.core import schema
from boardgames.core.assets import weights_file


class SagaWeights(Struct, forbid_unknown_fields=True):
    share: float
    deny: float
    step: float


class RaidWeights(Struct, forbid_unknown_fields=True):
    axe_leading: float
    axe_behind: float


class ColonyWeights(Struct, forbid_unknown_fields=True):
    growth: float
    rivals: float
    settler: float


class ChainWeights(Struct, forbid_unknown_fields=True):
    length: int
    discount: float


class RivalWeights(Struct, forbid_unknown_fields=True):
    piece: float
    colony: float
    frost: float
    ramparts: float
    silence: float


class PatienceWeights(Struct, forbid_unknown_fields=True):
    hearth: float
    danegeld: float


class WindWeights(Struct, forbid_unknown_fields=True):
    own: float
    rival: float


class FutureWeights(Struct, forbid_unknown_fields=True):
    round: float
    trust: float
    saga_rounds: float


class Weights(Struct, forbid_unknown_fields=True):
    day: float
    viking: float
    goods: float
    rune: list[float]
    home: float
    ship: float
    saga: SagaWeights
    raid: RaidWeights
    colony: ColonyWeights
    chain: ChainWeights
    rivals: RivalWeights
    patience: PatienceWeights
    wind: WindWeights
    future: FutureWeights


WEIGHTS = schema.load(weights_file("invasions"), Weights)
