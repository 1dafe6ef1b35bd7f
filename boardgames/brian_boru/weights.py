"""What the programs believe about Brian Boru: assets/games/brian-boru/weights.yaml, typed."""

from msgspec import Struct

from boardgames.core import schema
from boardgames.core.assets import weights_file


class RegionWeights(Struct, forbid_unknown_fields=True):
    sharp: float
    blunt: float
    hold: float
    growth: float


class MarriageWeights(Struct, forbid_unknown_fields=True):
    renown: float
    town: float
    princess: float
    scale: list[float]
    stays: float


class BattleWeights(Struct, forbid_unknown_fields=True):
    scale: list[float]
    second: float
    loss: float
    taken: float
    stays: float


class ChurchWeights(Struct, forbid_unknown_fields=True):
    scale: list[float]
    monastery: float
    second: float
    four: float
    stays: float


class TrickWeights(Struct, forbid_unknown_fields=True):
    willing: float
    rival: float
    hand: float
    second: float


class Weights(Struct, forbid_unknown_fields=True):
    coin: float
    spending: float
    renown: float
    marker: float
    town: float
    region: RegionWeights
    spread: float
    marriage: MarriageWeights
    battle: BattleWeights
    church: ChurchWeights
    trick: TrickWeights
    cards: list[float]
    round: float


WEIGHTS = schema.load(weights_file("brian-boru"), Weights)
