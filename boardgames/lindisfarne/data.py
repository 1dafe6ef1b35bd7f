"""The components of Lindisfarne, typed, and as the plain tables of ints that the rules work with."""

from typing import Final

from boardgames.lindisfarne.sheet import DATA

# What the rules count with: everything by index, -1 for none.
EXPEDITIONS: Final[int] = DATA.components.expeditions
VIKINGS: Final[int] = DATA.components.vikings_per_clan
RUNES: Final[int] = DATA.components.runes
NORWAY_IN_GAME: Final[int] = DATA.components.norway_cards_in_game
OFFERS: Final[int] = DATA.components.offers_per_board

BOARDS: Final[list[str]] = [board.id for board in DATA.boards]
NORTH: Final = 0
CENTRE: Final = 1
SOUTH: Final = 2
NEUTRAL_BOARD: Final[list[int]] = [
    next(index for index, board in enumerate(DATA.boards) if value in board.neutral_values) for value in range(1, 7)
]  # LF-10.2: where the neutral clan's viking of each value goes

EFFECTS: Final[list[str]] = [effect.id for effect in DATA.effects]
REROLL, SET_DIE, SHIFT_ALL, TWO_BOARDS, RAISE_ROW = (
    EFFECTS.index(name) for name in ("reroll", "set_die", "shift_all", "two_boards", "raise_row")
)
MAJORITY_BONUS, MAJORITY_COUNT, FRESCO_BONUS = (
    EFFECTS.index(name) for name in ("majority_bonus", "majority_count", "fresco_bonus")
)
ACTIVE: Final[list[bool]] = [effect.kind == "active" for effect in DATA.effects]
RUNES_GAINED: Final[list[int]] = [effect.amount if effect.kind == "instant" else 0 for effect in DATA.effects]

COUNTRIES: Final[list[str]] = [country.id for country in DATA.countries]
RAIDED: Final[list[int]] = [index for index, country in enumerate(DATA.countries) if country.raided]
NORWAY: Final[int] = COUNTRIES.index("NOR")

CARDS: Final[list[str]] = [card.id for card in DATA.destinations]
COUNTRY: Final[list[int]] = [COUNTRIES.index(card.country) for card in DATA.destinations]
POSITION: Final[list[int]] = [card.position or 0 for card in DATA.destinations]  # 0: not in a fresco
PRESTIGE: Final[list[int]] = [card.prestige for card in DATA.destinations]
EFFECT: Final[list[int]] = [EFFECTS.index(card.effect) if card.effect else -1 for card in DATA.destinations]
NORWAY_CARDS: Final[list[int]] = [card for card in range(len(CARDS)) if COUNTRY[card] == NORWAY]
RAIDED_CARDS: Final[list[int]] = [card for card in range(len(CARDS)) if COUNTRY[card] != NORWAY]

OBJECTIVES: Final[list[str]] = [objective.id for objective in DATA.objectives]
WANTED: Final[list[list[int]]] = [
    [COUNTRIES.index(name) for name in objective.countries] for objective in DATA.objectives
]
