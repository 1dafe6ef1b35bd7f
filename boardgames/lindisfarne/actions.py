"""Actions of Lindisfarne: each is an int, and each reads as a few words that records and tests use."""

from typing import Final

from boardgames.lindisfarne.data import BOARDS, CARDS, OBJECTIVES

RETURN: Final = 0
ROLL: Final = 1
DONE: Final = 2
END_TURN: Final = 3
OBJECTIVE: Final = 4
USE_SHIFT_ALL: Final = 5
USE_TWO_BOARDS: Final = 6
THROW: Final = 7
BOARD: Final = 8  # + board
RAISE: Final = BOARD + 3  # + board
REROLL_DIE: Final = RAISE + 3  # + value - 1
TURN_DIE: Final = REROLL_DIE + 6  # + value - 1
TO_VALUE: Final = TURN_DIE + 6  # + value - 1
PUT: Final = TO_VALUE + 6  # + 6 * (rolled - 1) + (placed - 1)
TAKE: Final = PUT + 36  # + card
DISCARD: Final = TAKE + len(CARDS)  # + card
KEEP: Final = DISCARD + len(CARDS)  # + objective

TEXTS: Final[list[str]] = (
    ["return", "roll", "done", "end", "objective", "shift-all", "two-boards", "throw"]
    + [f"board {board}" for board in BOARDS]
    + [f"raise {board}" for board in BOARDS]
    + [f"reroll {value}" for value in range(1, 7)]
    + [f"turn {value}" for value in range(1, 7)]
    + [f"to {value}" for value in range(1, 7)]
    + [
        f"put {rolled}" if rolled == placed else f"put {rolled} as {placed}"
        for rolled in range(1, 7)
        for placed in range(1, 7)
    ]
    + [f"take {card}" for card in CARDS]
    + [f"discard {card}" for card in CARDS]
    + [f"keep {objective}" for objective in OBJECTIVES]
)
