"""Everything that lies on the table of Brian Boru, as plain ints and lists (BB-1.5, BB-1.7).

Sets of cards and towns are bit masks (see masks.py), so most of a state is a few dozen numbers.
"""

from typing import Final

from boardgames.brian_boru.data import NONE
from boardgames.core.game import Event, Value
from boardgames.core.rng import Rng

# Phases, each waiting for one kind of decision (BB-12).
START_TOWN: Final = 0
DRAFT_PICK: Final = 1
LEAD_TOWN: Final = 2
LEAD_CARD: Final = 3
FOLLOW_CARD: Final = 4
SECONDARY: Final = 5
BUY: Final = 6
EXPAND: Final = 7
LIBERATE: Final = 8
MARRIAGE_TOWN: Final = 9
PRINCESS: Final = 10
TRACK_TOWN: Final = 11
LOSE_TOWN: Final = 12
MONASTERY: Final = 13
MONASTERY_FOUR: Final = 14
OVER: Final = 15
PHASES: Final = [
    "start_town",
    "draft_pick",
    "lead_town",
    "lead_card",
    "follow_card",
    "secondary",
    "buy",
    "expand",
    "liberate",
    "marriage_town",
    "princess",
    "track_town",
    "lose_town",
    "monastery",
    "monastery_four",
    "over",
]

STEPS: Final = 4  # cells of `drafted` for each seat; only three players need all four
SIDES: Final = 6  # five players and the Vikings
VIKINGS: Final = 5  # their side
FACE_DOWN: Final = -2  # a claim token that nobody can take yet
ON_BOARD: Final = -1  # face up, and nobody's


class Table:
    """The components and where they are. `rules.State` adds how they move.

    What a seat remembers of the draft need not be kept apart: who took which cards in which step is the whole story,
    because the packet that a seat holds in a step came from a known seat (`redraw` reads it so)."""

    __slots__ = (
        "aside", "battle", "box", "brides", "church", "claims", "coins", "discs", "drafted", "fence", "free", "hands",
        "holder", "invasions", "log", "marriage", "military", "monasteries", "order", "packets", "phase", "picks",
        "played", "players", "points", "queue", "raiders", "renown", "rng", "round", "script", "seat", "space",
        "spare", "stage", "step", "symbol", "table", "town", "trade", "trick", "turn", "vikings", "wed", "weight",
        "winner",
    )  # fmt: skip

    players: int
    seat: int
    fence: int
    rng: Rng
    log: list[Event] | None
    phase: int
    round: int  # from 1; 0 while starting towns are chosen
    spare: int  # cards of a hand that are never played: 1, or 0 with five_player_full_hand
    holder: int  # of the active town marker (BB-1.8)
    # the decks
    invasions: list[int]  # strengths of the Viking cards; the one of round n is number n - 1
    brides: list[int]  # marriage cards in the order of the rounds, the Princess last (BB-2.3)
    box: list[int]  # marriage cards out of the game
    marriage: int  # the card to be won this round, or NONE
    # the seats
    points: list[int]
    coins: list[int]
    renown: list[int]
    raiders: list[int]
    church: list[int]  # discs in the church area
    space: list[int]  # on the marriage track
    wed: list[int]  # mask of marriage cards kept
    # the map
    discs: list[int]  # mask of towns by seat, also under Viking tokens
    free: int  # mask of towns without a disc
    vikings: int  # mask of towns with a Viking token
    monasteries: int  # mask of towns
    weight: list[int]  # of each side in each region (BB-1.4), at SIDES * region + side; kept up to date by realm.py
    claims: list[int]  # by region: FACE_DOWN, ON_BOARD or the seat that holds it
    battle: int  # raiders in the battle area
    military: int  # the seat that Viking towns count for in BB-10, or NONE
    trade: int  # the seat that Viking towns count for in BB-11.6, or NONE
    # the cards of the round
    aside: int  # mask
    packets: list[int]  # mask by the seat that holds it now
    drafted: list[int]  # mask of what a seat took in a step, at STEPS * seat + step
    hands: list[int]  # mask by seat; during the draft the cards kept so far
    played: int  # mask of all cards laid in tricks
    step: int  # of the draft
    picks: int  # cards the seat still has to keep in this step
    # the trick
    trick: int  # from 1
    town: int  # the active town, or NONE
    table: list[int]  # card by seat, or NONE
    winner: int  # a seat, or NONE while cards are played and when nobody wins
    order: list[int]  # seats by ascending card (BB-5.7), once all have played
    turn: int  # whose card is being resolved, as a place in `order`
    script: int  # the action being resolved (data.SCRIPTS)
    symbol: int  # its next group of symbols
    # the upkeep
    stage: int  # the next step (upkeep.STAGES)
    queue: list[int]  # seats that still have to lose a town or to place a monastery

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
        self.round = source.round
        self.spare = source.spare
        self.holder = source.holder
        self.invasions = source.invasions  # never changed in play, like the next two
        self.brides = source.brides
        self.box = source.box
        self.marriage = source.marriage
        self.points = source.points[:]
        self.coins = source.coins[:]
        self.renown = source.renown[:]
        self.raiders = source.raiders[:]
        self.church = source.church[:]
        self.space = source.space[:]
        self.wed = source.wed[:]
        self.discs = source.discs[:]
        self.free = source.free
        self.vikings = source.vikings
        self.monasteries = source.monasteries
        self.weight = source.weight[:]
        self.claims = source.claims[:]
        self.battle = source.battle
        self.military = source.military
        self.trade = source.trade
        self.aside = source.aside
        self.packets = source.packets[:]
        self.drafted = source.drafted[:]
        self.hands = source.hands[:]
        self.played = source.played
        self.step = source.step
        self.picks = source.picks
        self.trick = source.trick
        self.town = source.town
        self.table = source.table[:]
        self.winner = source.winner
        self.order = source.order  # replaced, never changed
        self.turn = source.turn
        self.script = source.script
        self.symbol = source.symbol
        self.stage = source.stage
        self.queue = source.queue[:]

    def tell(self, kind: str, values: dict[str, Value], source: str = "", target: str = "", piece: str = "") -> None:
        """Record an event that everybody sees. Call it only when somebody listens."""
        assert self.log is not None
        self.log.append(Event(kind, values, source, target, piece))

    def tell_secret(
        self,
        kind: str,
        values: dict[str, Value],
        secret: dict[str, Value],
        seats: tuple[int, ...],
        source: str,
        target: str,
    ) -> None:
        """Record what happens to action cards that only these seats see; the others get it without the secret."""
        assert self.log is not None
        others = tuple(seat for seat in range(self.players) if seat not in seats)
        self.log.append(Event(kind, {**values, **secret}, source, target, "action", seats))
        self.log.append(Event(f"{kind}_secretly", values, source, target, "action", (*others, NONE)))


# ------------------------------------------------------------------------------------------------ names and questions


def seat_name(seat: int) -> str:
    return f"seat:{seat}"


def owner_of(s: Table, town: int) -> int:
    """Whose disc lies on a town, or NONE."""
    for seat in range(s.players):
        if s.discs[seat] >> town & 1:
            return seat
    return NONE


def controlled(s: Table, seat: int) -> int:
    """BB-1.3: the towns with the seat's disc and no Viking token."""
    return s.discs[seat] & ~s.vikings
