"""What the programs believe about 878 Vikings: assets/games/878-vikings/weights.yaml, typed."""

from msgspec import Struct

from boardgames.core import schema
from boardgames.core.assets import weights_file


class CardWeights(Struct, forbid_unknown_fields=True):
    army: float
    shire: float


class TreatyWeights(Struct, forbid_unknown_fields=True):
    ahead: float
    behind: float
    early: float


class BalanceWeights(Struct, forbid_unknown_fields=True):
    """What speaks for the Vikings, in markers; English units are negative."""

    norsemen: float
    berserkers: float
    housecarls: float
    thegns: float
    fled: float
    empty: float
    together: float
    turn: float
    longer: float


class ExpectWeights(Struct, forbid_unknown_fields=True):
    """By round, where a line begins and how steep it is: from the balance to markers, and to the chance of victory."""

    markers: list[tuple[float, float]]
    victory: list[tuple[float, float]]


class SideWeights(Struct, forbid_unknown_fields=True):
    """What a side goes for. Own units are what it spares, the others' what it hunts."""

    unit: dict[str, float]
    city: float
    centre: float
    delay: float
    later: float
    garrison: int
    boldness: float
    army: float
    refuge: float
    card: CardWeights
    treaty: TreatyWeights
    event_price: float


class Weights(Struct, forbid_unknown_fields=True):
    scale: float
    leader: float
    threat: int
    vikings: SideWeights
    english: SideWeights
    events: dict[str, float]
    chosen: dict[str, list[str]]
    balance: BalanceWeights
    expect: dict[str, ExpectWeights]


WEIGHTS = schema.load(weights_file("878-vikings"), Weights)
SIDES = [WEIGHTS.vikings, WEIGHTS.english]
