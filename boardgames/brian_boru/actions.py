"""Actions of Brian Boru: each is an int, and each reads as a few words that records and tests use."""

from typing import Final

from boardgames.brian_boru.data import CARDS, TOWNS
from boardgames.brian_boru.masks import listing

LEAD: Final = 0  # + town
START: Final = LEAD + len(TOWNS)  # + town
EXPAND: Final = START + len(TOWNS)  # + town
LIBERATE: Final = EXPAND + len(TOWNS)  # + town
TAKE: Final = LIBERATE + len(TOWNS)  # + town: by marriage, or for a space of the marriage track
LOSE: Final = TAKE + len(TOWNS)  # + town
MONASTERY: Final = LOSE + len(TOWNS)  # + town
PICK: Final = MONASTERY + len(TOWNS)  # + card
PLAY: Final = PICK + len(CARDS)  # + card
DECLINE: Final = PLAY + len(CARDS)
MILITARY: Final = DECLINE + 1
TRADE: Final = MILITARY + 1
SPURN: Final = TRADE + 1
OPTION: Final = SPURN + 1  # + 0 or 1
BUY: Final = OPTION + 2  # + number
MOST_BOUGHT: Final = 100  # more than anybody could ever pay

_VERBS: Final = ("lead", "start", "expand", "liberate", "take", "lose", "monastery")
TEXTS: Final[list[str]] = (
    [f"{verb} {town}" for verb in _VERBS for town in TOWNS]
    + [f"{verb} {card}" for verb in ("pick", "play") for card in CARDS]
    + ["decline", "military", "trade", "spurn", "option 1", "option 2"]
    + [f"buy {number}" for number in range(MOST_BOUGHT + 1)]
)

# For `masks.listed`: a set of towns or cards as actions.
LEADS: Final = listing(LEAD, len(TOWNS))
STARTS: Final = listing(START, len(TOWNS))
EXPANSIONS: Final = listing(EXPAND, len(TOWNS))
LIBERATIONS: Final = listing(LIBERATE, len(TOWNS))
TAKES: Final = listing(TAKE, len(TOWNS))
LOSSES: Final = listing(LOSE, len(TOWNS))
MONASTERIES: Final = listing(MONASTERY, len(TOWNS))
PICKS: Final = listing(PICK, len(CARDS))
PLAYS: Final = listing(PLAY, len(CARDS))
