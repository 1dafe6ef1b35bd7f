"""Actions of Brian Boru: each is an int, and each reads as a few words that records and tests use."""

from typing import Final

from boardgames.brian_boru.data import CARDS, TOWNS
from boardgames.brian_boru.masks import listing

LEAD: Final = 0  # + town
START = LEAD + len(TOWNS)  # + town
EXPAND = START + len(TOWNS)  # + town
LIBERATE = EXPAND + len(TOWNS)  # + town
TAKE = LIBERATE + len(TOWNS)  # + town: by marriage, or for a space of the marriage track
LOSE = TAKE + len(TOWNS)  # + town
MONASTERY = LOSE + len(TOWNS)  # + town
PICK = MONASTERY + len(TOWNS)  # + card
PLAY = PICK + len(CARDS)  # + card
DECLINE = PLAY + len(CARDS)
MILITARY = DECLINE + 1
TRADE = MILITARY + 1
SPURN = TRADE + 1
OPTION = SPURN + 1  # + 0 or 1
BUY = OPTION + 2  # + number
MOST_BOUGHT: Final = 100  # more than anybody could ever pay

_VERBS = ("lead", "start", "expand", "liberate", "take", "lose", "monastery")
TEXTS: Final[list[str]] = (
    [f"{verb} {town}" for verb in _VERBS for town in TOWNS]
    + [f"{verb} {card}" for verb in ("pick", "play") for card in CARDS]
    + ["decline", "military", "trade", "spurn", "option 1", "option 2"]
    + [f"buy {number}" for number in range(MOST_BOUGHT + 1)]
)

# For `masks.listed`: a set of towns or cards as actions.
LEADS = listing(LEAD, len(TOWNS))
STARTS = listing(START, len(TOWNS))
EXPANSIONS = listing(EXPAND, len(TOWNS))
LIBERATIONS = listing(LIBERATE, len(TOWNS))
TAKES = listing(TAKE, len(TOWNS))
LOSSES = listing(LOSE, len(TOWNS))
MONASTERIES = listing(MONASTERY, len(TOWNS))
PICKS = listing(PICK, len(CARDS))
PLAYS = listing(PLAY, len(CARDS))
