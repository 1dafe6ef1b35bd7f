"""The components of Brian Boru as assets/games/brian-boru/data.yaml describes them, typed. The rules read `data`."""

from msgspec import Struct

from boardgames.core import schema
from boardgames.core.assets import ASSETS


class Start(Struct, forbid_unknown_fields=True):
    coins: int
    renown: int
    points: int


class Table(Struct, forbid_unknown_fields=True):
    """What depends on the number of players."""

    rounds: int
    marriages: int
    deal: int
    picks: list[int]


class Prices(Struct, forbid_unknown_fields=True):
    extra: int
    expansion: int
    shortfall: int


class Colour(Struct, forbid_unknown_fields=True):
    id: str
    symbol: str | None = None


class Card(Struct, forbid_unknown_fields=True):
    value: int
    colour: str
    primary: list[str]
    secondary: list[list[str]]


class Marriage(Struct, forbid_unknown_fields=True):
    id: str
    points: int = 0
    renown: int = 0
    town: str | None = None
    princess: bool = False


class Space(Struct, forbid_unknown_fields=True):
    """The reward of a space of the marriage track."""

    coins: int = 0
    renown: int = 0
    town: bool = False


class Upkeep(Struct, forbid_unknown_fields=True):
    spoils_renown: int
    second_points: int
    second_returned: int
    church_discs_for_monastery: int


class Scoring(Struct, forbid_unknown_fields=True):
    most_coins: int
    marker: int
    renown: int
    spread: list[int]


class Region(Struct, forbid_unknown_fields=True):
    id: str
    threshold: int
    points: int
    lon: float
    lat: float


class Town(Struct, forbid_unknown_fields=True):
    id: str
    region: str
    colour: str
    kind: str
    lon: float
    lat: float


class Data(Struct, forbid_unknown_fields=True):
    start: Start
    tables: dict[int, Table]
    prices: Prices
    symbols: list[str]
    colours: list[Colour]
    cards: list[Card]
    invasions: list[int]
    marriages: list[Marriage]
    spurned_points: int
    track: list[Space]
    upkeep: Upkeep
    scoring: Scoring
    regions: list[Region]
    towns: list[Town]
    roads: list[tuple[str, str]]


DATA = schema.load(ASSETS / "games" / "brian-boru" / "data.yaml", Data)
