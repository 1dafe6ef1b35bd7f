"""The components of Lindisfarne as assets/games/lindisfarne/data.yaml describes them, typed. The rules read `data`."""

from msgspec import Struct

from boardgames.core import schema
from boardgames.core.assets import ASSETS


class Components(Struct, forbid_unknown_fields=True):
    expeditions: int
    clans: int
    vikings_per_clan: int
    runes: int
    norway_cards_in_game: int
    offers_per_board: int


class Scoring(Struct, forbid_unknown_fields=True):
    objective: int
    majority: int
    fresco: list[int]


class Country(Struct, forbid_unknown_fields=True):
    id: str
    cards: int
    raided: bool


class Board(Struct, forbid_unknown_fields=True):
    id: str
    metric: str
    neutral_values: list[int]


class Effect(Struct, forbid_unknown_fields=True):
    id: str
    kind: str
    amount: int = 0


class Destination(Struct, forbid_unknown_fields=True):
    id: str
    country: str
    position: int | None
    prestige: int
    year: int
    circa: bool
    lon: float
    lat: float
    effect: str | None = None


class Objective(Struct, forbid_unknown_fields=True):
    id: str
    countries: list[str]


class Data(Struct, forbid_unknown_fields=True):
    components: Components
    scoring: Scoring
    countries: list[Country]
    boards: list[Board]
    effects: list[Effect]
    destinations: list[Destination]
    objectives: list[Objective]


DATA = schema.load(ASSETS / "games" / "lindisfarne" / "data.yaml", Data)
