"""The components of Brian Boru, typed, and as the plain tables of ints that the rules work with.

Sets of cards and of towns are bit masks throughout: bit n stands for card or town number n.
"""

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

NONE = -1


def mask_of(members: list[int]) -> int:
    """The set of these cards or towns."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


# ------------------------------------------------------------------------------------------------ by player count

ROUNDS: list[int] = [0, 0, 0] + [DATA.tables[players].rounds for players in (3, 4, 5)]
MARRIAGES_IN_GAME: list[int] = [0, 0, 0] + [DATA.tables[players].marriages for players in (3, 4, 5)]
DEAL: list[int] = [0, 0, 0] + [DATA.tables[players].deal for players in (3, 4, 5)]
PICKS: list[list[int]] = [[], [], []] + [DATA.tables[players].picks for players in (3, 4, 5)]

START_COINS: int = DATA.start.coins
START_RENOWN: int = DATA.start.renown
START_POINTS: int = DATA.start.points
EXTRA_PRICE: int = DATA.prices.extra
EXPANSION_PRICE: int = DATA.prices.expansion
SHORTFALL: int = DATA.prices.shortfall

# ------------------------------------------------------------------------------------------------ cards

COLOURS: list[str] = [colour.id for colour in DATA.colours]
WHITE: int = COLOURS.index("white")  # the last: colours before it are those of towns

CARDS: list[str] = [f"{card.colour}-{card.value}" for card in DATA.cards]  # by ascending value (BB-5.7)
ALL_CARDS: int = (1 << len(CARDS)) - 1
COLOUR: list[int] = [COLOURS.index(card.colour) for card in DATA.cards]
OF_COLOUR: list[int] = [
    mask_of([card for card in range(len(CARDS)) if COLOUR[card] == colour]) for colour in range(len(COLOURS))
]
FITTING: list[int] = [cards | OF_COLOUR[WHITE] for cards in OF_COLOUR]  # BB-5.4: cards that can win a town of a colour

SYMBOLS: list[str] = DATA.symbols
CLAIM, COIN, PAY, RENOWN, CHURCH, RAIDER, COURT, EXPAND, LIBERATE = (
    SYMBOLS.index(name)
    for name in ("claim", "coin", "pay", "renown", "church", "raider", "court", "expand", "liberate")
)


def script(symbols: list[str]) -> list[tuple[int, int]]:
    """BB-6.1: the symbols of an action from left to right, equal neighbours as one group with its size."""
    groups: list[tuple[int, int]] = []
    for name in symbols:
        symbol = SYMBOLS.index(name)
        if groups and groups[-1][0] == symbol:
            groups[-1] = (symbol, groups[-1][1] + 1)
        else:
            groups.append((symbol, 1))
    return groups


# The action of script number 3 * card is its primary one, 3 * card + 1 and + 2 are its secondary options.
SCRIPTS: list[list[tuple[int, int]]] = [
    script(symbols)
    for card in DATA.cards
    for symbols in (card.primary, card.secondary[0], card.secondary[1] if len(card.secondary) > 1 else [])
]
OPTIONS: list[int] = [len(card.secondary) for card in DATA.cards]

# ------------------------------------------------------------------------------------------------ rounds

INVASIONS: list[int] = DATA.invasions
MARRIAGES: list[str] = [card.id for card in DATA.marriages]
PRINCESS: int = next(number for number, card in enumerate(DATA.marriages) if card.princess)
SUITORS: list[int] = [number for number in range(len(MARRIAGES)) if number != PRINCESS]
MARRIAGE_POINTS: list[int] = [card.points for card in DATA.marriages]
MARRIAGE_RENOWN: list[int] = [card.renown for card in DATA.marriages]

TOP: int = len(DATA.track) - 1
TRACK_COINS: list[int] = [space.coins for space in DATA.track]
TRACK_RENOWN: list[int] = [space.renown for space in DATA.track]
TRACK_TOWN_SPACE: int = next(number for number, space in enumerate(DATA.track) if space.town)

FOUR: int = DATA.upkeep.church_discs_for_monastery
SPURNED: int = DATA.spurned_points

# ------------------------------------------------------------------------------------------------ the map

REGIONS: list[str] = [region.id for region in DATA.regions]
THRESHOLD: list[int] = [region.threshold for region in DATA.regions]
WORTH: list[int] = [region.points for region in DATA.regions]
SPREAD: list[int] = DATA.scoring.spread
MARRIAGE_REGION: list[int] = [NONE if card.town is None else REGIONS.index(card.town) for card in DATA.marriages]

TOWNS: list[str] = [town.id for town in DATA.towns]
ALL_TOWNS: int = (1 << len(TOWNS)) - 1
REGION: list[int] = [REGIONS.index(town.region) for town in DATA.towns]
TOWN_COLOUR: list[int] = [COLOURS.index(town.colour) for town in DATA.towns]
IN_REGION: list[int] = [
    mask_of([town for town in range(len(TOWNS)) if REGION[town] == region]) for region in range(len(REGIONS))
]
WITH_COLOUR: list[int] = [
    mask_of([town for town in range(len(TOWNS)) if TOWN_COLOUR[town] == colour]) for colour in range(len(COLOURS))
]
WITH_COLOUR[WHITE] = ALL_TOWNS  # BB-5.2: a white card goes with every town


def neighbours() -> list[int]:
    """BB-6.10: the towns one road away from each town."""
    near = [0] * len(TOWNS)
    for one, other in DATA.roads:
        near[TOWNS.index(one)] |= 1 << TOWNS.index(other)
        near[TOWNS.index(other)] |= 1 << TOWNS.index(one)
    return near


NEAR: list[int] = neighbours()
ON_ROADS: int = mask_of([town for town in range(len(TOWNS)) if NEAR[town]])
