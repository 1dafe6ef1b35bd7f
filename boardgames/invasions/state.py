"""Everything that lies on the table of Invasions, as plain ints and flat lists (IV-1.2 to IV-1.4)."""

from typing import Final

from boardgames.core.game import Event, Value
from boardgames.core.rng import Rng
from boardgames.invasions.data import HAND, NODES, TYPES

# Phases, each waiting for one kind of decision (IV-19).
MAIN: Final = 0
WIND: Final = 1
LOSING: Final = 2
TRADING: Final = 3
ARMING: Final = 4
RAIDING: Final = 5
PLACING: Final = 6
WANTING: Final = 7
LOADING: Final = 8
AIMING: Final = 9
MARKING: Final = 10
TAKING: Final = 11
REPLACING: Final = 12
ROWING: Final = 13
SILENCING: Final = 14
OVER: Final = 15
PHASES: Final = [
    "main",  # D1: any command
    "wind",  # D12: turn the arrow after a rune
    "losing",  # D5, D14: what the sea or a rival's rune takes
    "trading",  # runes named with a trade
    "arming",  # D7, D9: runes named with a raid or settle attempt, and the dice
    "raiding",  # D8: roll on or stop
    "placing",  # D10: the last viking
    "wanting",  # D13: the new wanted goods
    "loading",  # D13: goods taken aboard by a rune
    "aiming",  # D13: the rival a rune is meant for
    "marking",  # D13: the port a rune is meant for
    "taking",  # D13: goods out of the ambushed ship
    "replacing",  # D15: a viking for the deserter
    "rowing",  # D16: free steps
    "silencing",  # D17: the saga to be discarded
    "over",
]

NONE: Final = -1


class Table:
    """The components and where they are. `rules.State` adds how they move.

    A set of ports or of sagas is an int, one bit each. What belongs to a seat several times over lies in one flat list:
    goods at `TYPES * seat + type`, runes at `HAND * seat` and on, sorted, of which `held[seat]` are there."""

    __slots__ = (
        "active", "aside", "at", "bonus_all", "bonus_best", "by_runes", "card", "cargo", "colonies", "contested",
        "dice", "expert", "fair_bonus", "fence", "first", "frost", "goods", "held", "known", "last_rounds", "limit",
        "log", "losses", "mission", "open_sagas", "owed", "period", "phase", "players", "prepared", "ramparts",
        "reserve", "resume", "rng", "round", "rune_deck", "rune_discard", "runes", "saga_deck", "saga_discard",
        "sailed", "seat", "selling", "settled", "sheltered", "shield", "steps", "stocked", "supply", "tales", "towns",
        "trade_bonus", "traded", "treasure", "used", "victim", "vikings", "vp", "wanted", "wind", "won",
    )  # fmt: skip

    players: int
    seat: int  # who decides
    active: int  # whose turn it is
    fence: int
    rng: Rng
    log: list[Event] | None
    expert: bool
    phase: int
    round: int
    first: int  # the first player (IV-2.7)
    period: int
    wind: int
    wanted: int
    last_rounds: int  # turns still to be played, or NONE
    supply: list[int]
    # seats (IV-1.3)
    at: list[int]  # the node of the ship
    vikings: list[int]  # aboard
    reserve: list[int]
    cargo: list[int]
    runes: list[int]
    known: list[int]  # for each rune in a hand: bits of the rivals who know it is there (IV-22)
    held: list[int]
    vp: list[int]
    traded: list[int]  # points by trade, for the account
    by_runes: list[int]  # points by runes
    frost: list[int]  # effects that last until the owner's next turn, by owner
    ramparts: list[int]
    # ports
    towns: int  # standing
    won: list[int]  # towns taken, by seat
    treasure: list[int]  # by port
    goods: list[int]  # ports that hold each type
    stocked: int  # ports that hold any
    colonies: list[int]  # by seat
    settled: int  # ports with a colony of anybody
    # cards
    rune_deck: list[int]  # the next card is the last
    rune_discard: list[int]
    saga_deck: list[int]  # the next card is the last
    open_sagas: list[int]
    saga_discard: list[int]
    aside: list[int]
    tales: list[int]  # sagas won, by seat
    # the turn being taken
    prepared: int  # days
    sailed: int  # days
    losses: int  # by weather, so far
    used: int  # ports where a mission was declared
    fair_bonus: int
    sheltered: bool  # no weather losses this turn
    # the decision being made
    resume: int  # the phase after the wind decision
    card: int  # the rune being resolved, or NONE
    victim: int  # whose ship it is about, or NONE
    owed: int  # pieces still to be lost or taken
    steps: int  # free steps left
    mission: int  # TRADE, RAID or SETTLE while one is being carried out, or NONE
    limit: int  # most dice
    dice: list[int]  # rolled in this combat
    bonus_all: int
    bonus_best: int
    shield: int  # vikings that failed dice do not cost
    contested: bool  # Disputed Land is in play
    selling: int  # goods type
    trade_bonus: int

    def __init__(self, source: "Table | None" = None) -> None:
        """A copy of the source; without one, a table still to be laid."""
        if source is None:
            return
        self.players = source.players
        self.seat = source.seat
        self.active = source.active
        self.fence = source.fence
        self.rng = source.rng.copy()
        self.log = None
        self.expert = source.expert
        self.phase = source.phase
        self.round = source.round
        self.first = source.first
        self.period = source.period
        self.wind = source.wind
        self.wanted = source.wanted
        self.last_rounds = source.last_rounds
        self.supply = source.supply[:]
        self.at = source.at[:]
        self.vikings = source.vikings[:]
        self.reserve = source.reserve[:]
        self.cargo = source.cargo[:]
        self.runes = source.runes[:]
        self.known = source.known[:]
        self.held = source.held[:]
        self.vp = source.vp[:]
        self.traded = source.traded[:]
        self.by_runes = source.by_runes[:]
        self.frost = source.frost[:]
        self.ramparts = source.ramparts[:]
        self.towns = source.towns
        self.won = source.won[:]
        self.treasure = source.treasure  # never changed in place
        self.goods = source.goods[:]
        self.stocked = source.stocked
        self.colonies = source.colonies[:]
        self.settled = source.settled
        self.rune_deck = source.rune_deck[:]
        self.rune_discard = source.rune_discard[:]
        self.saga_deck = source.saga_deck[:]
        self.open_sagas = source.open_sagas[:]
        self.saga_discard = source.saga_discard[:]
        self.aside = source.aside  # never changed in place
        self.tales = source.tales[:]
        self.prepared = source.prepared
        self.sailed = source.sailed
        self.losses = source.losses
        self.used = source.used
        self.fair_bonus = source.fair_bonus
        self.sheltered = source.sheltered
        self.resume = source.resume
        self.card = source.card
        self.victim = source.victim
        self.owed = source.owed
        self.steps = source.steps
        self.mission = source.mission
        self.limit = source.limit
        self.dice = source.dice[:]
        self.bonus_all = source.bonus_all
        self.bonus_best = source.bonus_best
        self.shield = source.shield
        self.contested = source.contested
        self.selling = source.selling
        self.trade_bonus = source.trade_bonus

    def tell(self, kind: str, values: dict[str, Value], source: str = "", target: str = "", piece: str = "") -> None:
        """Record an event that everybody sees. Call it only when somebody listens."""
        assert self.log is not None
        self.log.append(Event(kind, values, source, target, piece))

    def tell_secret(
        self,
        kind: str,
        values: dict[str, Value],
        hidden: str,
        who: tuple[int, ...],
        source: str = "",
        target: str = "",
        piece: str = "",
    ) -> None:
        """Record an event that only some seats see in full; for the others the value named `hidden` is left out."""
        assert self.log is not None
        outline = {name: value for name, value in values.items() if name != hidden}
        others = tuple(seat for seat in range(self.players) if seat not in who)
        self.log.append(Event(kind, values, source, target, piece, who))
        self.log.append(Event(f"{kind}_secretly", outline, source, target, piece, (*others, NONE)))


def name_of(seat: int) -> str:
    return f"seat:{seat}"


def load_of(s: Table, seat: int) -> int:
    """IV-1.1: vikings and goods aboard."""
    first = TYPES * seat
    return s.vikings[seat] + s.cargo[first] + s.cargo[first + 1] + s.cargo[first + 2]


def place_of(s: Table, seat: int) -> str:
    """The name of the place where a ship lies."""
    return NODES[s.at[seat]]


def hand_of(s: Table, seat: int) -> list[int]:
    return s.runes[HAND * seat : HAND * seat + s.held[seat]]


def members(mask: int) -> list[int]:
    """The ports or sagas of a set."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
