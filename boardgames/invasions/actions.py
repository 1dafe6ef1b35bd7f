"""Actions of Invasions: each is an int, and each reads as a few words that records and tests use."""

from typing import Final

from boardgames.invasions.data import COUNT, DICE, GOODS, HOMES, NODES, PORTS, RUNES, SAGAS, TYPES, WINTERING

SEATS: Final = 5

END: Final = 0
WINTER: Final = 1
DRAW: Final = 2
RAID: Final = 3
SETTLE: Final = 4
ROLL: Final = 5  # one die of a raid
STOP: Final = 6  # no more dice, or no more free steps
DELIVER: Final = 7  # the trade as declared
PLACE: Final = 8  # the last viking as a colony
KEEP: Final = 9  # ... or not
ABOARD: Final = 10  # a viking in place of the rival's deserter
DECLINE: Final = 11
ENOUGH: Final = 12  # no more goods from the ambushed ship
WIND_STAYS: Final = 13
WIND_CLOCKWISE: Final = 14
WIND_COUNTER: Final = 15
EMBARK_VIKING: Final = 16
EMBARK: Final = 17  # + type
TRADE: Final = EMBARK + TYPES  # + type
LOSE_VIKING: Final = TRADE + TYPES
LOSE: Final = LOSE_VIKING + 1  # + type
WANT: Final = LOSE + TYPES  # + type
LOAD: Final = WANT + TYPES  # + type
TAKE: Final = LOAD + TYPES  # + type
ROLL_DICE: Final = TAKE + TYPES  # + number of dice - 1, when settling
LEAVE: Final = ROLL_DICE + DICE  # + home port, counted from the first
AGAINST: Final = LEAVE + HOMES  # + seat
PORT: Final = AGAINST + SEATS  # + port
PLAY: Final = PORT + PORTS  # + rune
DISCARD: Final = PLAY + len(RUNES)  # + rune
USE: Final = DISCARD + len(RUNES)  # + rune
SILENCE: Final = USE + len(RUNES)  # + saga
SAIL: Final = SILENCE + len(SAGAS)  # + node

TEXTS: Final[list[str]] = (
    ["end", "winter", "draw", "raid", "settle", "roll", "stop", "deliver", "place", "keep", "aboard", "decline"]
    + ["enough", "wind stay", "wind clockwise", "wind counter"]
    + ["embark viking", *(f"embark {name}" for name in GOODS)]
    + [f"trade {name}" for name in GOODS]
    + ["lose viking", *(f"lose {name}" for name in GOODS)]
    + [f"want {name}" for name in GOODS]
    + [f"load {name}" for name in GOODS]
    + [f"take {name}" for name in GOODS]
    + [f"roll {number}" for number in range(1, DICE + 1)]
    + [f"leave {name}" for name in NODES[PORTS:WINTERING]]
    + [f"against {seat}" for seat in range(SEATS)]
    + [f"port {name}" for name in NODES[:PORTS]]
    + [f"play {name}" for name in RUNES]
    + [f"discard {name}" for name in RUNES]
    + [f"use {name}" for name in RUNES]
    + [f"silence {name}" for name in SAGAS]
    + [f"sail {name}" for name in NODES]
)
assert len(TEXTS) == SAIL + COUNT
