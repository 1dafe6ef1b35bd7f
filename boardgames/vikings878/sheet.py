"""The components of 878 Vikings as assets/games/878-vikings/data.yaml describes them, typed. The rules read `data`."""

from msgspec import Struct, field

from boardgames.core import schema
from boardgames.core.assets import ASSETS


class Components(Struct, forbid_unknown_fields=True):
    hand: int
    alfred_round: int
    treaty_round: int


class Victory(Struct, forbid_unknown_fields=True):
    conquest: int
    treaty: int
    points: int


class FactionData(Struct, forbid_unknown_fields=True):
    id: str
    side: str
    units: int
    dice: int
    faces: list[str]


class LeaderData(Struct, forbid_unknown_fields=True):
    id: str
    card: str
    back: str
    norsemen: int
    berserkers: int
    seas: list[str]


class AlfredData(Struct, forbid_unknown_fields=True):
    id: str
    housecarls: int
    thegns: int


class EventData(Struct, forbid_unknown_fields=True):
    id: str
    cards: dict[str, list[str]]
    window: str
    turn_of: list[str]
    own_unit: bool


class ShireData(Struct, forbid_unknown_fields=True):
    id: str
    old_name: str
    modern_name: str
    kingdom: str
    lon: float
    lat: float
    anchor: list[float]
    major: bool = False
    marsh: bool = False
    ceolwulf: bool = False
    start: list[int] = field(default_factory=lambda: [0, 0])
    reinforce: list[int] = field(default_factory=lambda: [0, 0])
    coasts: list[str] = field(default_factory=list)


class RaidersData(Struct, forbid_unknown_fields=True):
    norsemen: int
    berserkers: int
    seas: list[str]


class ScenarioData(Struct, forbid_unknown_fields=True):
    id: str
    rounds: int
    kingdoms: list[str]
    cards: list[str]
    fyrd: list[str]
    extra_units: int
    track: int
    closed_by_navy: int
    raiders: RaidersData | None = None
    guthrum_at: str | None = None
    alfred_at: list[str] = field(default_factory=list)
    alfred_extra_step: int = 0
    viking_win_at: int = 0


class Data(Struct, forbid_unknown_fields=True):
    components: Components
    victory: Victory
    factions: list[FactionData]
    kingdoms: list[str]
    seas: list[str]
    leaders: list[LeaderData]
    alfred: AlfredData
    fyrd: list[int]
    events: list[EventData]
    movement: dict[str, list[list[int]]]
    shires: list[ShireData]
    borders: list[list[str]]
    scenarios: list[ScenarioData]


DATA = schema.load(ASSETS / "games" / "878-vikings" / "data.yaml", Data)
