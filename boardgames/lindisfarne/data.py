"""The components of Lindisfarne, typed, and as the plain tables of ints that the rules work with."""

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

# What the rules count with: everything by index, -1 for none.
EXPEDITIONS: int = DATA.components.expeditions
VIKINGS: int = DATA.components.vikings_per_clan
RUNES: int = DATA.components.runes
NORWAY_IN_GAME: int = DATA.components.norway_cards_in_game
OFFERS: int = DATA.components.offers_per_board

BOARDS: list[str] = [board.id for board in DATA.boards]
NORTH, CENTRE, SOUTH = range(3)
NEUTRAL_BOARD: list[int] = [
    next(index for index, board in enumerate(DATA.boards) if value in board.neutral_values) for value in range(1, 7)
]  # LF-10.2: where the neutral clan's viking of each value goes

EFFECTS: list[str] = [effect.id for effect in DATA.effects]
REROLL, SET_DIE, SHIFT_ALL, TWO_BOARDS, RAISE_ROW = (
    EFFECTS.index(name) for name in ("reroll", "set_die", "shift_all", "two_boards", "raise_row")
)
MAJORITY_BONUS, MAJORITY_COUNT, FRESCO_BONUS = (
    EFFECTS.index(name) for name in ("majority_bonus", "majority_count", "fresco_bonus")
)
ACTIVE: list[bool] = [effect.kind == "active" for effect in DATA.effects]
RUNES_GAINED: list[int] = [effect.amount if effect.kind == "instant" else 0 for effect in DATA.effects]

COUNTRIES: list[str] = [country.id for country in DATA.countries]
RAIDED: list[int] = [index for index, country in enumerate(DATA.countries) if country.raided]
NORWAY: int = COUNTRIES.index("NOR")

CARDS: list[str] = [card.id for card in DATA.destinations]
COUNTRY: list[int] = [COUNTRIES.index(card.country) for card in DATA.destinations]
POSITION: list[int] = [card.position or 0 for card in DATA.destinations]  # 0: not in a fresco
PRESTIGE: list[int] = [card.prestige for card in DATA.destinations]
EFFECT: list[int] = [EFFECTS.index(card.effect) if card.effect else -1 for card in DATA.destinations]
NORWAY_CARDS: list[int] = [card for card in range(len(CARDS)) if COUNTRY[card] == NORWAY]
RAIDED_CARDS: list[int] = [card for card in range(len(CARDS)) if COUNTRY[card] != NORWAY]

OBJECTIVES: list[str] = [objective.id for objective in DATA.objectives]
WANTED: list[list[int]] = [[COUNTRIES.index(name) for name in objective.countries] for objective in DATA.objectives]
