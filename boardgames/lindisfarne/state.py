"""Everything that lies on the table of Lindisfarne, as plain ints and lists (LF-11.1)."""

from typing import Final

from boardgames.core.game import Event, Value
from boardgames.core.rng import Rng
from boardgames.lindisfarne.data import BOARDS

# Phases, each waiting for one kind of decision (LF-11.2).
TURN: Final = 0
ROLLED: Final = 1
REROLLING: Final = 2
TURNING: Final = 3
PLACING: Final = 4
RAISING: Final = 5
PICKING: Final = 6
KEEPING: Final = 7
DISCARDING: Final = 8
OVER: Final = 9
PHASES: Final = [
    "turn",
    "rolled",
    "rerolling",
    "turning",
    "placing",
    "raising",
    "picking",
    "keeping",
    "discarding",
    "over",
]

NEUTRAL: Final = 4  # the clan of nobody (LF-10); the others are the seats
NONE: Final = -1


class Table:
    """The components and where they are. `rules.State` adds how they move.

    Vikings on boards are counted in one flat list: `counts[at(board, clan) + value - 1]`."""

    __slots__ = (
        "board", "box", "cards", "counts", "deck", "dice", "discard", "drawn", "drawn_known", "effect", "expedition",
        "fence", "first_board", "home", "jarl", "log", "objectives", "offers", "phase", "picked", "pile",
        "pile_known", "placed", "players", "raid", "rank", "ranked", "ready", "rng", "rows", "rumours", "runes",
        "seat", "supply", "tilted", "turning", "vikings",
    )  # fmt: skip

    players: int
    seat: int
    fence: int
    rng: Rng
    log: list[Event] | None
    phase: int
    expedition: int  # 1 to 6
    jarl: int
    supply: int  # runes
    deck: list[int]  # the next card is the last
    box: list[int]  # the two Norway cards left out (LF-2.2)
    offers: list[int]  # two for each board, NONE when taken
    discard: list[int]
    pile: list[int]  # objectives; the next is the last
    pile_known: list[int]  # who put the objective there and so knows it, or NONE
    rumours: list[tuple[int, int, int, int]]  # what seats know of objectives that rivals drew: see memory.py
    vikings: list[int]  # in hand, by seat
    home: list[bool]
    runes: list[int]
    cards: list[list[int]]
    ready: list[int]  # bits: active effects not used yet
    tilted: list[int]  # bits: active effects used
    objectives: list[list[int]]
    rows: list[list[int]]  # by board: clans from north to south, in order of arrival (LF-3.5)
    counts: list[int]
    # the turn being taken
    dice: list[int]  # how many dice show each value
    effect: int  # the active effect used this turn, or NONE
    board: int  # where vikings are being placed, or NONE
    placed: int  # how many went there this turn
    first_board: int  # the board already served under two_boards, or NONE
    picked: list[int]  # dice chosen for a reroll
    turning: int  # value of the die being turned by set_die
    # the raid being settled
    raid: int  # its board, or NONE
    ranked: list[int]  # clans, best first
    rank: int  # whose turn it is to pick
    drawn: list[int]  # objectives being looked at
    drawn_known: list[int]  # who had put each of them under the pile, or NONE

    def __init__(self, source: "Table | None" = None) -> None:
        """A copy of the source; without one, a table still to be laid."""
        if source is None:
            return
        self.players = source.players
        self.seat = source.seat
        self.fence = source.fence
        self.rng = source.rng.copy()
        self.log = None
        self.phase = source.phase
        self.expedition = source.expedition
        self.jarl = source.jarl
        self.supply = source.supply
        self.deck = source.deck[:]
        self.box = source.box
        self.offers = source.offers[:]
        self.discard = source.discard[:]
        self.pile = source.pile[:]
        self.pile_known = source.pile_known[:]
        self.rumours = source.rumours[:]
        self.vikings = source.vikings[:]
        self.home = source.home[:]
        self.runes = source.runes[:]
        self.cards = [cards[:] for cards in source.cards]
        self.ready = source.ready[:]
        self.tilted = source.tilted[:]
        self.objectives = [objectives[:] for objectives in source.objectives]
        self.rows = [rows[:] for rows in source.rows]
        self.counts = source.counts[:]
        self.dice = source.dice[:]
        self.effect = source.effect
        self.board = source.board
        self.placed = source.placed
        self.first_board = source.first_board
        self.picked = source.picked[:]
        self.turning = source.turning
        self.raid = source.raid
        self.ranked = source.ranked
        self.rank = source.rank
        self.drawn = source.drawn[:]
        self.drawn_known = source.drawn_known[:]

    def tell(self, kind: str, values: dict[str, Value], source: str = "", target: str = "", piece: str = "") -> None:
        """Record an event that everybody sees. Call it only when somebody listens."""
        assert self.log is not None
        self.log.append(Event(kind, values, source, target, piece))

    def tell_secret(self, kind: str, values: dict[str, Value], outline: dict[str, Value], target: str) -> None:
        """Record an event that only the seat to move sees in full; the others get the outline."""
        assert self.log is not None
        others = tuple(seat for seat in range(self.players) if seat != self.seat)
        self.log.append(Event(kind, values, "objectives", target, "objective", (self.seat,)))
        self.log.append(Event(f"{kind}_secretly", outline, "objectives", target, "objective", (*others, NONE)))


def at(board: int, clan: int) -> int:
    """Where the clan's six counts on a board begin."""
    return 6 * (5 * board + clan)


def cell(board: int, row: int, value: int) -> str:
    """The name of a space on a board; rows count from 1 in the north."""
    return f"{BOARDS[board]}-{row}-{value}"


def clan_name(clan: int) -> str:
    return "neutral" if clan == NEUTRAL else f"seat:{clan}"
