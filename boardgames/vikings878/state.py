"""Everything that lies on the table of 878 Vikings, as plain ints and lists (VK-13), and the phases of a turn."""

from typing import Final

from boardgames.core.game import Event, Value
from boardgames.core.rng import Rng
from boardgames.vikings878.data import FACTIONS, HOSTS, PLACES, SHIRE_COUNT

NONE: Final = -1

# Where a host is when it is in no shire.
OFFSHORE, WAITING, DEAD = -1, -2, -3
AWAY: Final[dict[int, str]] = {OFFSHORE: "offshore", WAITING: "waiting", DEAD: "defeated"}

# Phases. Each of the first waits for one kind of decision (D-00 to D-20) ...
CHOOSING: Final = 0
ALFRED_START: Final = 1
EXTRA: Final = 2
WINDOW: Final = 3
ALFRED_ENTRY: Final = 4
PRINTED: Final = 5
PLACING: Final = 6
PLACING_NUMBER: Final = 7
CARD: Final = 8
LEADERS: Final = 9
LEADING: Final = 10
LOADING: Final = 11
ARMIES: Final = 12
ARMY_OWN: Final = 13
ARMY_ALLY: Final = 14
MARCHING: Final = 15
BATTLES: Final = 16
ORDER: Final = 17
HITS: Final = 18
LOSSES: Final = 19
FLEEING: Final = 20
COMMANDS: Final = 21
FOLLOWING: Final = 22
PAYING: Final = 23
WITHDRAWING: Final = 24
BOARDING: Final = 25
MORALE_AT: Final = 26
MORALE_NUMBER: Final = 27
CEOLWULF_AT: Final = 28
CEOLWULF_UNITS: Final = 29
CONVERT_AT: Final = 30
CONVERT_NUMBER: Final = 31
PURSE_AT: Final = 32
REBELLION_AT: Final = 33
NAVY_AT: Final = 34
ESCAPE_AT: Final = 35
SPY_FROM: Final = 36
SPY_ALFRED: Final = 37
SPY_THEGNS: Final = 38
SPY_HOUSECARLS: Final = 39
OVER: Final = 40
# ... and each of these goes on by itself.
CUBE: Final = 41
BEGIN: Final = 42
ASK: Final = 43
REINFORCE: Final = 44
FIGHTS: Final = 45
BATTLE_OPEN: Final = 46
LASTING: Final = 47
LEVY: Final = 48
BONUS_ROLLS: Final = 49
ROLL: Final = 50
RESOLVE: Final = 51
ROLLED: Final = 52
BATTLE_END: Final = 53
DRAWING: Final = 54
ROUND_END: Final = 55
PHASES: Final[list[str]] = [
    "choosing", "alfred_start", "extra", "window", "alfred_entry", "printed", "placing", "placing_number", "card",
    "leaders", "leading", "loading", "armies", "army_own", "army_ally", "marching", "battles", "order", "hits",
    "losses", "fleeing", "commands", "following", "paying", "withdrawing", "boarding", "morale_at", "morale_number",
    "ceolwulf_at", "ceolwulf_units", "convert_at", "convert_number", "purse_at", "rebellion_at", "navy_at",
    "escape_at", "spy_from", "spy_alfred", "spy_thegns", "spy_housecarls", "over",
    "cube", "begin", "ask", "reinforce", "fights", "battle_open", "lasting", "levy", "bonus_rolls", "roll", "resolve",
    "rolled", "battle_end", "drawing", "round_end",
]  # fmt: skip

# What a battle grew out of, and so where the game goes on after it.
BY_LEADER: Final = 0
BY_ARMIES: Final = 1
BY_EVENT: Final = 2
# What is being resolved in a battle: a regular roll, or 2 + the title of an event.
REGULAR, TITLE_MODE = 0, 2


class Table:
    """The components and where they are. `rules.State` adds how they move.

    `here[4 * shire + faction]` counts all units in a shire, those on the cards of leaders there included;
    `cards[4 * host + faction]` those on a card; `spent[2 * shire + (faction & 1)]` the active side's units on the
    ground that have moved (VK-2.6). Units on the card of a host in `moved` are spent too."""

    __slots__ = (
        "active", "advanced", "any_city", "armies", "army", "asked", "at", "battle", "berserk", "card", "cards",
        "closed", "commands", "decks", "dice", "done", "due", "fence", "fights", "fled", "flees", "fyrd", "fyrd_deck",
        "gone", "hands", "here", "hits", "host", "kind", "lasting", "lead", "leader_deck", "left", "loaded", "log",
        "losses", "markers", "mode", "moved", "options", "order", "origin", "phase", "place", "players", "plunder",
        "pool", "prerolls", "quiet", "reach", "revealed", "rng", "roller", "round", "scenario", "seat", "seats",
        "served", "shown", "spent", "stage", "stepped", "steps", "struck", "titles", "track", "wall", "where",
        "window", "winner", "withdrawing",
    )  # fmt: skip

    players: int
    seat: int
    fence: int
    rng: Rng
    log: list[Event] | None
    scenario: int
    advanced: bool
    any_city: bool  # Alfred may enter in any English city
    track: int  # how many markers there are; never changed
    seats: list[int]  # who plays each faction; never changed
    phase: int
    options: list[int]  # what the seat may do now; never changed, only replaced
    winner: int  # the side that has won, or NONE
    round: int
    order: list[int]  # the factions whose cubes were drawn this round; never changed, only replaced
    active: int  # the faction whose turn it is
    revealed: bool  # this round's leader card is out (VK-3.1)
    # the map
    here: list[int]
    cards: list[int]
    spent: list[int]
    where: list[int]  # by host: its shire, or OFFSHORE, WAITING, DEAD
    moved: int  # bits: hosts that moved this turn
    done: int  # bits: hosts that will not be led (again) this turn
    pool: list[int]  # by faction, the Fyrd last
    fled: list[int]
    markers: int  # bits: majors with a marker on them
    plunder: int  # markers taken off the track in the Raids (VK-10.6)
    # cards: bit c is card c + 1. Decks have no order: a card is drawn at random when it is drawn.
    hands: list[int]
    decks: list[int]
    gone: list[int]  # discarded, or a Treaty beside the board
    shown: list[int]  # shown to everybody at some time (VK-1.3, VK-8.2); never changed, only replaced
    fyrd_deck: int
    leader_deck: int
    # the turn
    card: int  # the Movement or Treaty card of the turn, or NONE
    armies: int  # how many may still move
    reach: int  # how far each
    closed: list[int]  # shires closed by the Saxon Navy; never changed, only replaced
    lasting: int  # bits: titles in force until the end of the turn
    # the chain of choices
    stage: int  # of the reinforcements
    window: int
    asked: int  # how many factions of the asking order have passed
    due: list[int]  # Viking units still to be placed this phase; never changed, only replaced
    served: list[int]  # centres that got units from a short pool; never changed, only replaced
    place: int
    kind: int  # the faction whose units are chosen
    left: int  # how many are left to choose
    host: int  # the leader who may follow, or withdraws
    # leaders and armies on the move
    lead: int
    steps: int
    stepped: bool
    loaded: int  # bits: factions whose load was set at this stop
    army: list[int]  # by faction & 1; never changed, only replaced
    at: int
    fights: list[int]  # contested shires
    # the battle
    battle: int  # its shire, or NONE
    origin: int
    roller: int  # the side that rolls
    mode: int
    fyrd: int  # in the battle
    titles: int  # bits: events played in this battle (VK-9.2)
    quiet: int  # bits: seats that want to hear no more of it
    prerolls: int  # bits: titles whose roll is to come
    hits: int
    losses: list[int]  # by faction: units to be removed by the faction itself
    flees: list[int]  # by faction, the Fyrd last
    commands: list[int]
    berserk: int  # VK-6.9: 2 before the first English roll, 1 while its first Hit is due, 0 after
    wall: bool  # the first English Hit has not fallen yet (VK-9.18)
    struck: bool  # the attackers have made a regular roll (VK-5.8)
    withdrawing: bool  # a leader leaves once the flights of this roll are done (VK-11.7)
    dice: list[int]  # the last roll: 4 * faction + face; never changed, only replaced

    def __init__(self, source: "Table | None" = None) -> None:
        """A copy of the source; without one, a table still to be laid."""
        if source is None:
            return
        self.players = source.players
        self.seat = source.seat
        self.fence = source.fence
        self.rng = source.rng.copy()
        self.log = None
        self.scenario = source.scenario
        self.advanced = source.advanced
        self.any_city = source.any_city
        self.track = source.track
        self.seats = source.seats
        self.phase = source.phase
        self.options = source.options
        self.winner = source.winner
        self.round = source.round
        self.order = source.order
        self.active = source.active
        self.revealed = source.revealed
        self.here = source.here[:]
        self.cards = source.cards[:]
        self.spent = source.spent[:]
        self.where = source.where[:]
        self.moved = source.moved
        self.done = source.done
        self.pool = source.pool[:]
        self.fled = source.fled[:]
        self.markers = source.markers
        self.plunder = source.plunder
        self.hands = source.hands[:]
        self.decks = source.decks[:]
        self.gone = source.gone[:]
        self.shown = source.shown
        self.fyrd_deck = source.fyrd_deck
        self.leader_deck = source.leader_deck
        self.card = source.card
        self.armies = source.armies
        self.reach = source.reach
        self.closed = source.closed
        self.lasting = source.lasting
        self.stage = source.stage
        self.window = source.window
        self.asked = source.asked
        self.due = source.due
        self.served = source.served
        self.place = source.place
        self.kind = source.kind
        self.left = source.left
        self.host = source.host
        self.lead = source.lead
        self.steps = source.steps
        self.stepped = source.stepped
        self.loaded = source.loaded
        self.army = source.army
        self.at = source.at
        self.fights = source.fights[:]
        self.battle = source.battle
        self.origin = source.origin
        self.roller = source.roller
        self.mode = source.mode
        self.fyrd = source.fyrd
        self.titles = source.titles
        self.quiet = source.quiet
        self.prerolls = source.prerolls
        self.hits = source.hits
        self.losses = source.losses[:]
        self.flees = source.flees[:]
        self.commands = source.commands[:]
        self.berserk = source.berserk
        self.wall = source.wall
        self.struck = source.struck
        self.withdrawing = source.withdrawing
        self.dice = source.dice

    def tell(self, kind: str, values: dict[str, Value], source: str = "", target: str = "", piece: str = "") -> None:
        """Record an event that everybody sees. Call it only when somebody listens."""
        assert self.log is not None
        self.log.append(Event(kind, values, source, target, piece))

    def tell_side(self, kind: str, values: dict[str, Value], outline: dict[str, Value], faction: int) -> None:
        """Record a card event that the faction's side sees in full (VK-14); the others get the outline."""
        assert self.log is not None
        side = faction >> 1
        friends = tuple(sorted({self.seats[2 * side], self.seats[2 * side + 1]}))
        others = tuple(seat for seat in range(self.players) if seat not in friends)
        source, target = f"deck-{FACTIONS[faction]}", f"hand-{FACTIONS[faction]}"
        self.log.append(Event(kind, values, source, target, "card", friends))
        self.log.append(Event(f"{kind}_secretly", outline, source, target, "card", (*others, NONE)))


def place_name(place: int) -> str:
    """What views and events call a place."""
    return PLACES[place] if place < SHIRE_COUNT else f"card-{HOSTS[place - SHIRE_COUNT]}"
