"""Actions of 878 Vikings: each is an int, and each reads as a few words that records and tests use."""

from typing import Final

from boardgames.vikings878.data import CARD_NAMES, CARDS, FACTIONS, HOSTS, PLACES, SHIRE_COUNT, SHIRES, TITLES

PASS: Final = 0  # no event now
QUIET: Final = 1  # no event in this battle
END: Final = 2  # of a phase, or of a series of choices
STOP: Final = 3  # of a move
STAY: Final = 4  # no Command, no withdrawal; a leader who does not come along
FOLLOW: Final = 5  # a leader who does
TAKE: Final = 6  # + number
LOAD: Final = TAKE + 41  # + faction: set how many of them the leader carries
PAY: Final = LOAD + 4  # + faction
LEAD: Final = PAY + 2  # + host
ROLL: Final = LEAD + len(HOSTS)  # + title of the event whose bonus roll comes next
PLAY: Final = ROLL + len(TITLES)  # + 19 * faction + card
CHOOSE: Final = PLAY + 4 * CARDS  # + 19 * faction + card
PUT: Final = CHOOSE + 4 * CARDS  # + place
AT: Final = PUT + len(PLACES)  # + place: the target of an event
FROM: Final = AT + len(PLACES)  # + place: where an army is formed
UNIT: Final = FROM + len(PLACES)  # + 5 * place + faction
TO: Final = UNIT + 5 * len(PLACES)  # + shire
SAIL: Final = TO + SHIRE_COUNT  # + shire
FIGHT: Final = SAIL + SHIRE_COUNT  # + shire
CLOSE: Final = FIGHT + SHIRE_COUNT  # + shire
WITHDRAW: Final = CLOSE + SHIRE_COUNT  # + shire
GO: Final = WITHDRAW + SHIRE_COUNT  # + shire, for a unit on the ground
GO_FROM: Final = GO + SHIRE_COUNT  # + 63 * host + shire, for a unit on a card
AFTER_STOP: Final = GO_FROM + SHIRE_COUNT * len(HOSTS)  # + action: a stop that goes without saying, and then the action

TEXTS: Final[list[str]] = (
    ["pass", "pass battle", "end", "stop", "stay", "follow"]
    + [f"take {number}" for number in range(41)]
    + [f"load {faction}" for faction in FACTIONS[:4]]
    + [f"pay {faction}" for faction in FACTIONS[:2]]
    + [f"lead {host}" for host in HOSTS]
    + [f"roll {title}" for title in TITLES]
    + [f"play {card}" for cards in CARD_NAMES for card in cards]
    + [f"choose {card}" for cards in CARD_NAMES for card in cards]
    + [f"put {place}" for place in PLACES]
    + [f"at {place}" for place in PLACES]
    + [f"from {place}" for place in PLACES]
    + [f"{faction} {place}" for place in PLACES for faction in FACTIONS]
    + [f"to {shire}" for shire in SHIRES]
    + [f"sail {shire}" for shire in SHIRES]
    + [f"fight {shire}" for shire in SHIRES]
    + [f"close {shire}" for shire in SHIRES]
    + [f"withdraw {shire}" for shire in SHIRES]
    + [f"go {shire}" for shire in SHIRES]
    + [f"go {shire} from {host}" for host in HOSTS for shire in SHIRES]
)


def numbers(most: int, least: int) -> list[int]:
    """The choices of a number, all first."""
    return list(range(TAKE + most, TAKE + least - 1, -1))
