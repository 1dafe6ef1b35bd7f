"""How Invasions is played: laying out, the main decision of a turn, and the table of all decisions.

The chapters of the rules have a file each: turn, sailing, missions, runes, sagas, scoring. `State` ties them together.
"""

from collections.abc import Callable
from typing import Final

from boardgames.core.game import Event
from boardgames.core.rng import Rng, seeded
from boardgames.invasions import actions as act
from boardgames.invasions import effects, hand, missions, runes, sailing, scoring, turn
from boardgames.invasions.data import (
    ALL_TOWNS,
    ASIDE,
    BASIC_DECK,
    CALM,
    DAYS,
    FIRST_SPACE,
    FULL_DECK,
    HAND,
    HOMES,
    LARGE_TOWNS,
    LIMIT,
    OF_EACH,
    PERIOD,
    PORTS,
    RAID,
    SAGAS,
    SETTLE,
    SMALL_TOWNS,
    TYPES,
    VIKINGS,
    WANTED_AT_START,
    WIND_AT_START,
    WINTERING,
)
from boardgames.invasions.redraw import redraw
from boardgames.invasions.sheet import DATA
from boardgames.invasions.state import MAIN, NONE, Table, load_of

# ------------------------------------------------------------------------------------------------ 2 Setup


def lay_out(
    players: int, seed: int, expert: bool, calm: bool, first_seat: bool, log: list[Event] | None = None
) -> "State":
    """A new game at its first decision."""
    s = State()
    s.players = players
    s.fence = 0
    s.rng = seeded(seed)
    s.log = None
    s.expert = expert
    s.round = 1
    s.last_rounds = NONE
    lay_sagas(s)
    lay_ports(s)
    lay_seats(s)
    s.rune_deck = (FULL_DECK if expert else BASIC_DECK)[:]  # IV-2.4
    s.rng.shuffle(s.rune_deck)
    s.rune_discard = []
    s.wind = CALM if calm else WIND_AT_START  # IV-2.5
    s.first = 0 if first_seat else s.rng.below(players)  # IV-2.7
    s.vp = [1 + (seat - s.first) % players for seat in range(players)]
    for seat in range(players):
        hand.draw(s, seat)
    clear_decision(s)
    s.fence = 0
    s.log = log
    if log is not None:
        tell_opening(s)
    turn.begin_turn(s, s.first)
    return s


def lay_sagas(s: Table) -> None:
    """IV-2.1: six of each period, the first on top; three lie open."""
    s.aside = []
    s.saga_deck = []
    for period in (3, 2, 1):
        cards = [saga for saga in range(len(SAGAS)) if PERIOD[saga] == period]
        s.rng.shuffle(cards)
        s.aside += cards[:ASIDE]
        s.saga_deck += cards[ASIDE:]
    s.aside.sort()
    s.period = 1
    s.open_sagas = [s.saga_deck.pop() for _ in range(DATA.components.open_sagas)]
    s.saga_discard = []


def lay_ports(s: Table) -> None:
    """IV-2.2, IV-2.3"""
    small = DATA.treasures.small[:]
    large = DATA.treasures.large[:]
    s.rng.shuffle(small)
    s.rng.shuffle(large)
    s.treasure = [0] * PORTS
    for port, worth in zip([*SMALL_TOWNS, *LARGE_TOWNS], small + large, strict=True):
        s.treasure[port] = worth
    s.towns = ALL_TOWNS
    s.goods = [0] * TYPES
    s.stocked = 0
    s.settled = 0
    s.wanted = WANTED_AT_START
    s.supply = [OF_EACH] * TYPES
    s.supply[s.wanted] -= 1


def lay_seats(s: Table) -> None:
    """IV-2.6"""
    players = s.players
    s.at = [WINTERING] * players
    s.vikings = [0] * players
    s.reserve = [VIKINGS] * players
    s.cargo = [0] * (TYPES * players)
    s.runes = [NONE] * (HAND * players)
    s.known = [0] * (HAND * players)
    s.held = [0] * players
    s.traded = [0] * players
    s.by_runes = [0] * players
    s.frost = [0] * players
    s.ramparts = [0] * players
    s.won = [0] * players
    s.colonies = [0] * players
    s.tales = [0] * players


def clear_decision(s: Table) -> None:
    s.resume = MAIN
    s.card = NONE
    s.victim = NONE
    s.owed = 0
    s.steps = 0
    s.mission = NONE
    s.limit = 0
    s.dice = []
    s.bonus_all = 0
    s.bonus_best = 0
    s.shield = 0
    s.contested = False
    s.selling = NONE
    s.trade_bonus = 0


def tell_opening(s: Table) -> None:
    for saga in s.open_sagas:
        s.tell("saga_opened", {"saga": SAGAS[saga]}, "saga-deck", "sagas", "saga")


# ------------------------------------------------------------------------------------------------ 3 The main decision

_LEAVES: Final = [act.LEAVE + home for home in range(HOMES)]


def legal_main(s: Table) -> list[int]:
    """D1: any command of IV-1.6 that the place of the ship and the days left allow, in any order (IV-3.5). The turn
    may end anywhere (IV-3.4, IV-6.3), and goes on until its jarl says so (IV-3.7)."""
    seat = s.seat
    node = s.at[seat]
    day_left = s.prepared + s.sailed < DAYS  # IV-3.2
    if node == WINTERING:
        options = legal_wintering(s, day_left)
    elif PORTS <= node < FIRST_SPACE:  # IV-13.3: a home port, no runes
        options = [act.END, act.WINTER]
        if day_left:
            if s.held[seat] < HAND and (s.rune_deck or s.rune_discard):  # IV-5.2
                options.append(act.DRAW)
            options += sailing.SAILS[node]
        return options
    else:
        options = [act.END, act.WINTER]
        if node < PORTS and not s.used >> node & 1:  # IV-3.3, IV-9.1, IV-9.3, IV-9.4: in ports, without a day
            options += missions.missions_in(s, node)
        if day_left:
            options += sailing.steps_from(s, node)
    if s.held[seat]:
        runes.add_cards(s, options)
    return options


def legal_wintering(s: Table, day_left: bool) -> list[int]:
    """IV-4.1, IV-4.2, IV-4.5; a ship may stay where it is with what it has (IV-4.6)"""
    seat = s.seat
    options = [act.END]
    if s.vikings[seat]:
        options += _LEAVES
    if day_left:
        room = LIMIT[s.period] - load_of(s, seat)  # IV-4.3
        if room and s.reserve[seat]:
            options.append(act.EMBARK_VIKING)
        if room > 1 or (room and s.vikings[seat]):  # IV-4.4: the last place is kept for a viking
            for kind in range(TYPES):
                if s.supply[kind]:  # IV-18.3
                    options.append(act.EMBARK + kind)
    return options


def do_main(s: Table, action: int) -> None:
    if action >= act.SAIL:
        sailing.sail(s, action - act.SAIL)
    elif action >= act.DISCARD:
        runes.discard(s, action - act.DISCARD)
    elif action >= act.PLAY:
        runes.play(s, action - act.PLAY)
    elif action == act.END:
        turn.end_turn(s)
    elif action == act.WINTER:
        turn.winter(s)
    elif action == act.DRAW:
        turn.draw_rune(s)
    elif action == act.RAID:
        missions.declare_combat(s, RAID)
    elif action == act.SETTLE:
        missions.declare_combat(s, SETTLE)
    elif action < act.TRADE:
        turn.embark(s, action)
    elif action < act.LEAVE:
        missions.declare_trade(s, action - act.TRADE)
    else:
        turn.leave(s, action - act.LEAVE)


# ------------------------------------------------------------------------------------------------ the state


def _nothing(s: Table) -> list[int]:
    return []


LEGAL: Final[tuple[Callable[[Table], list[int]], ...]] = (
    legal_main,
    sailing.legal_wind,
    sailing.legal_losing,
    runes.legal_trading,
    runes.legal_arming,
    missions.legal_raiding,
    missions.legal_placing,
    effects.legal_wanting,
    effects.legal_loading,
    effects.legal_aiming,
    effects.legal_marking,
    effects.legal_taking,
    effects.legal_replacing,
    effects.legal_rowing,
    effects.legal_silencing,
    _nothing,  # the game is over
)
DO: Final[tuple[Callable[[Table, int], None], ...]] = (
    do_main,
    sailing.do_wind,
    sailing.do_losing,
    runes.do_trading,
    runes.do_arming,
    missions.do_raiding,
    missions.do_placing,
    effects.do_wanting,
    effects.do_loading,
    effects.do_aiming,
    effects.do_marking,
    effects.do_taking,
    effects.do_replacing,
    effects.do_rowing,
    effects.do_silencing,
)


class State(Table):
    """The table with its rules: what the contract calls a state."""

    __slots__ = ()

    def copy(self) -> "State":
        return State(self)

    def legal(self) -> list[int]:
        return LEGAL[self.phase](self)

    def apply(self, action: int) -> None:
        DO[self.phase](self, action)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def hidden(self, seat: int, rng: Rng) -> "State":
        state = State(self)
        redraw(state, seat, rng)
        return state
