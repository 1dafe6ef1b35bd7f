"""The components of Brian Boru, typed, and as the plain tables of ints that the rules work with.

Sets of cards and of towns are bit masks throughout: bit n stands for card or town number n.
"""

from typing import Final

from boardgames.brian_boru.sheet import DATA

NONE: Final = -1


def mask_of(members: list[int]) -> int:
    """The set of these cards or towns."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


# ------------------------------------------------------------------------------------------------ by player count

ROUNDS: Final[list[int]] = [0, 0, 0] + [DATA.tables[players].rounds for players in (3, 4, 5)]
MARRIAGES_IN_GAME: Final[list[int]] = [0, 0, 0] + [DATA.tables[players].marriages for players in (3, 4, 5)]
DEAL: Final[list[int]] = [0, 0, 0] + [DATA.tables[players].deal for players in (3, 4, 5)]
PICKS: Final[list[list[int]]] = [[], [], []] + [DATA.tables[players].picks for players in (3, 4, 5)]

START_COINS: Final[int] = DATA.start.coins
START_RENOWN: Final[int] = DATA.start.renown
START_POINTS: Final[int] = DATA.start.points
EXTRA_PRICE: Final[int] = DATA.prices.extra
EXPANSION_PRICE: Final[int] = DATA.prices.expansion
SHORTFALL: Final[int] = DATA.prices.shortfall

# ------------------------------------------------------------------------------------------------ cards

COLOURS: Final[list[str]] = [colour.id for colour in DATA.colours]
WHITE: Final[int] = COLOURS.index("white")  # the last: colours before it are those of towns

CARDS: Final[list[str]] = [f"{card.colour}-{card.value}" for card in DATA.cards]  # by ascending value (BB-5.7)
ALL_CARDS: Final[int] = (1 << len(CARDS)) - 1
COLOUR: Final[list[int]] = [COLOURS.index(card.colour) for card in DATA.cards]
OF_COLOUR: Final[list[int]] = [
    mask_of([card for card in range(len(CARDS)) if COLOUR[card] == colour]) for colour in range(len(COLOURS))
]
FITTING: Final[list[int]] = [
    cards | OF_COLOUR[WHITE] for cards in OF_COLOUR
]  # BB-5.4: cards that can win a town of a colour

SYMBOLS: Final[list[str]] = DATA.symbols
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
SCRIPTS: Final[list[list[tuple[int, int]]]] = [
    script(symbols)
    for card in DATA.cards
    for symbols in (card.primary, card.secondary[0], card.secondary[1] if len(card.secondary) > 1 else [])
]
OPTIONS: Final[list[int]] = [len(card.secondary) for card in DATA.cards]

# ------------------------------------------------------------------------------------------------ rounds

INVASIONS: Final[list[int]] = DATA.invasions
MARRIAGES: Final[list[str]] = [card.id for card in DATA.marriages]
PRINCESS: Final[int] = next(number for number, card in enumerate(DATA.marriages) if card.princess)
SUITORS: Final[list[int]] = [number for number in range(len(MARRIAGES)) if number != PRINCESS]
MARRIAGE_POINTS: Final[list[int]] = [card.points for card in DATA.marriages]
MARRIAGE_RENOWN: Final[list[int]] = [card.renown for card in DATA.marriages]

TOP: Final[int] = len(DATA.track) - 1
TRACK_COINS: Final[list[int]] = [space.coins for space in DATA.track]
TRACK_RENOWN: Final[list[int]] = [space.renown for space in DATA.track]
TRACK_TOWN_SPACE: Final[int] = next(number for number, space in enumerate(DATA.track) if space.town)

FOUR: Final[int] = DATA.upkeep.church_discs_for_monastery
SPURNED: Final[int] = DATA.spurned_points

# ------------------------------------------------------------------------------------------------ the map

REGIONS: Final[list[str]] = [region.id for region in DATA.regions]
THRESHOLD: Final[list[int]] = [region.threshold for region in DATA.regions]
WORTH: Final[list[int]] = [region.points for region in DATA.regions]
SPREAD: Final[list[int]] = DATA.scoring.spread
MARRIAGE_REGION: Final[list[int]] = [NONE if card.town is None else REGIONS.index(card.town) for card in DATA.marriages]

TOWNS: Final[list[str]] = [town.id for town in DATA.towns]
ALL_TOWNS: Final[int] = (1 << len(TOWNS)) - 1
REGION: Final[list[int]] = [REGIONS.index(town.region) for town in DATA.towns]
TOWN_COLOUR: Final[list[int]] = [COLOURS.index(town.colour) for town in DATA.towns]
IN_REGION: Final[list[int]] = [
    mask_of([town for town in range(len(TOWNS)) if REGION[town] == region]) for region in range(len(REGIONS))
]
WITH_COLOUR: Final[list[int]] = [
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


NEAR: Final[list[int]] = neighbours()
ON_ROADS: Final[int] = mask_of([town for town in range(len(TOWNS)) if NEAR[town]])
