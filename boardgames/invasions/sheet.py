"""The components of Invasions as assets/games/invasions/data.yaml describes them, typed. The rules read `data`."""

from msgspec import Struct, field

from boardgames.core import schema
from boardgames.core.assets import ASSETS


class Components(Struct, forbid_unknown_fields=True):
    days: int
    vikings: int
    hand: int
    dice: int
    faces: int
    open_sagas: int
    sagas_aside: int


class Zone(Struct, forbid_unknown_fields=True):
    id: str
    fair_days: int


class Wind(Struct, forbid_unknown_fields=True):
    start: str
    towards: int
    opposite: int


class Goods(Struct, forbid_unknown_fields=True):
    types: list[str]
    of_each: int
    wanted: str
    wanted_bonus: int


class Treasures(Struct, forbid_unknown_fields=True):
    small: list[int]
    large: list[int]


class Scoring(Struct, forbid_unknown_fields=True):
    town: int
    colonies: list[int]
    first_in_nation: int
    second_in_nation: int


class End(Struct, forbid_unknown_fields=True):
    last_rounds: int
    longest_game: int


class Space(Struct, forbid_unknown_fields=True):
    id: str
    zone: str
    kind: str
    lon: float
    lat: float


class HomePort(Struct, forbid_unknown_fields=True):
    id: str
    lon: float
    lat: float
    adjacent: list[str]


class Region(Struct, forbid_unknown_fields=True):
    id: str
    ports: list[str]


class Port(Struct, forbid_unknown_fields=True):
    id: str
    value: int
    zone: str
    adjacent: list[str]
    lon: float
    lat: float
    town: str | None = None


class Saga(Struct, forbid_unknown_fields=True):
    id: str
    period: int
    nation: str
    mission: str
    ports: list[str]
    bonus: int
    year: str


class Rune(Struct, forbid_unknown_fields=True):
    id: str
    count: int
    expert: bool
    timing: str
    effect: str
    amount: int = 0
    most: int = 0
    where: list[str] = field(default_factory=list)


class Data(Struct, forbid_unknown_fields=True):
    components: Components
    load_limit: list[int]
    zones: list[Zone]
    wind: Wind
    losses: list[int]
    goods: Goods
    treasures: Treasures
    scoring: Scoring
    end: End
    spaces: list[Space]
    edges: list[tuple[str, str]]
    home_ports: list[HomePort]
    regions: list[Region]
    ports: list[Port]
    sagas: list[Saga]
    runes: list[Rune]


DATA = schema.load(ASSETS / "games" / "invasions" / "data.yaml", Data)
