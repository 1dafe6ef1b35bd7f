"""Setting up: seats and factions, decks and hands, the first units, and the choices before round I (VK-1, VK-12)."""

from typing import Final

from boardgames.core.game import Event, Setup
from boardgames.core.rng import seeded
from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import english_controlled, put_down, recruit, update_marker
from boardgames.vikings878.data import (
    ALFRED,
    ALFRED_AT,
    ALFRED_UNITS,
    BACK_MASKS,
    BERSERKERS,
    CARD_NAMES,
    CARDS,
    CHOSEN_EVENTS,
    DECK,
    EVENTS,
    EXTRA_UNITS,
    FACTIONS,
    FULL,
    FYRD_DECK,
    GAMBLE,
    GUTHRUM,
    GUTHRUM_AT,
    HALFDAN,
    HOSTS,
    HOUSECARLS,
    LEADER_UNITS,
    MARSH,
    MOVING,
    NORSEMEN,
    RAIDS,
    REGION,
    REGION_CENTRES,
    SCENARIOS,
    SHIRE_COUNT,
    SHIRES,
    SIDES,
    START,
    THEGNS,
    TRACK,
    UNITS,
    VIKINGS,
)
from boardgames.vikings878.reinforcements import fill_card
from boardgames.vikings878.state import ALFRED_START, CHOOSING, CUBE, EXTRA, NONE, OFFSHORE, REGULAR, WAITING, Table
from boardgames.vikings878.turn import draw_hand

STARTING: Final[list[list[tuple[int, int, int]]]] = [
    [
        (shire, HOUSECARLS + own, START[shire][own])
        for shire in region
        for own in (0, 1)
        if START[shire][own] and not (scenario == GAMBLE and shire == GUTHRUM_AT)
    ]
    for scenario, region in enumerate(REGION)
]  # by scenario: shire, faction, units


def seats_for(players: int, shared: int) -> list[int]:
    """VK-1.1: who plays each faction. With three, the `shared` side is played by two people."""
    if players == 2:
        return [0, 0, 1, 1]
    if players == 4:
        return [0, 1, 2, 3]
    return [0, 1, 2, 2] if shared == VIKINGS else [0, 0, 1, 2]


def lay_out(s: Table, setup: Setup, log: list[Event] | None) -> None:
    """Lay the table up to the first decision, which `rules` then looks for."""
    options = setup.options
    scenario = SCENARIOS.index(options["scenario"])
    s.players = setup.players
    s.log = log
    s.fence = 0
    s.rng = seeded(setup.seed)
    s.scenario = scenario
    s.advanced = options["advanced"] == "yes" and scenario == FULL
    s.any_city = options["alfred"] == "cities"
    s.track = int(options["markers"]) if scenario == RAIDS else TRACK[scenario]
    s.seats = seats_for(setup.players, SIDES.index(options["shared"]))
    s.seat = s.seats[NORSEMEN]
    s.options = []
    s.winner = NONE
    lay_map(s)
    lay_turn(s)
    place_printed(s)
    if scenario == FULL:
        s.where[HALFDAN] = OFFSHORE  # VK-1.9
        fill_leader(s, HALFDAN)
    elif scenario == GAMBLE:
        s.where[GUTHRUM] = GUTHRUM_AT  # VK-11.2
        fill_leader(s, GUTHRUM)
        update_marker(s, GUTHRUM_AT)
    if s.advanced:
        s.decks = [MOVING] * 4
        s.kind = NORSEMEN
        s.left = CHOSEN_EVENTS
        s.phase = CHOOSING
    else:
        s.decks = [DECK[scenario]] * 4
        deal(s)


def lay_map(s: Table) -> None:
    s.round = 1
    s.order = []
    s.active = NORSEMEN
    s.revealed = False
    s.here = [0] * (4 * SHIRE_COUNT)
    s.cards = [0] * (4 * len(HOSTS))
    s.spent = [0] * (2 * SHIRE_COUNT)
    s.where = [WAITING] * len(HOSTS)
    s.pool = UNITS[:]
    s.fled = [0] * 4
    s.markers = 0
    s.plunder = 0
    s.hands = [0] * 4
    s.decks = [0] * 4
    s.gone = [0] * 4
    s.shown = [0] * 4
    s.fyrd_deck = FYRD_DECK[s.scenario]
    s.leader_deck = BACK_MASKS[1] | BACK_MASKS[2] if s.scenario == FULL else 0


def lay_turn(s: Table) -> None:
    """Nothing has been chosen, nobody moves, nobody fights."""
    s.moved = s.done = 0
    s.card = NONE
    s.armies = s.reach = s.lasting = 0
    s.closed = []
    s.stage = s.window = s.asked = 0
    s.due = [0, 0]
    s.served = []
    s.place = s.kind = s.left = s.host = 0
    s.lead = NONE
    s.steps = s.loaded = 0
    s.stepped = False
    s.army = [0, 0]
    s.at = NONE
    s.fights = []
    s.battle = NONE
    s.origin = s.roller = 0
    s.mode = REGULAR
    s.fyrd = s.titles = s.quiet = s.prerolls = s.hits = s.berserk = 0
    s.losses = [0] * 4
    s.flees = [0] * 5
    s.commands = [0] * 4
    s.wall = s.struck = s.withdrawing = False
    s.dice = []


def place_printed(s: Table) -> None:
    """VK-1.4, VK-10.1, VK-11.1"""
    for shire, faction, number in STARTING[s.scenario]:
        s.pool[faction] -= number
        put_down(s, shire, faction, number)


def fill_leader(s: Table, host: int) -> None:
    norsemen, berserkers = LEADER_UNITS[host]
    fill_card(s, host, NORSEMEN, norsemen)
    fill_card(s, host, BERSERKERS, berserkers)


def deal(s: Table) -> None:
    """VK-1.2, VK-1.3: the hands; then Alfred's refuge or the extra units."""
    for faction in range(4):
        draw_hand(s, faction)
    if s.scenario == GAMBLE:
        s.seat = s.seats[HOUSECARLS]
        s.phase = ALFRED_START
    else:
        start_extra(s, HOUSECARLS)


# ------------------------------------------------------------------------------------------------ D-00


def legal_choosing(s: Table) -> list[int]:
    """VK-12.1: one of the titles left; of two copies the lower."""
    left = EVENTS & ~s.decks[s.kind]
    first = act.CHOOSE + CARDS * s.kind
    cards = [index if left >> index & 1 else index + 6 for index in range(7, 13) if left >> index & 65]
    return [first + card for card in cards]


def do_choosing(s: Table, action: int) -> None:
    card = (action - act.CHOOSE) % CARDS
    s.decks[s.kind] |= 1 << card
    if s.log is not None:
        name = FACTIONS[s.kind]
        s.tell_side("chose", {"faction": name, "card": CARD_NAMES[s.kind][card]}, {"faction": name}, s.kind)
    s.left -= 1
    if s.left:
        return
    s.left = CHOSEN_EVENTS
    s.kind += 1
    if s.kind < 4:
        s.seat = s.seats[s.kind]
    else:
        deal(s)


# ------------------------------------------------------------------------------------------------ D-02


def legal_alfred_start(s: Table) -> list[int]:
    return [act.PUT + shire for shire in ALFRED_AT]


def do_alfred_start(s: Table, action: int) -> None:
    """VK-11.2"""
    s.where[ALFRED] = action - act.PUT
    if s.log is not None:
        shire = SHIRES[s.where[ALFRED]]
        s.tell("alfred", {"leader": HOSTS[ALFRED], "shire": shire}, "", shire, "leader")
    fill_card(s, ALFRED, HOUSECARLS, ALFRED_UNITS[0])
    fill_card(s, ALFRED, THEGNS, ALFRED_UNITS[1])
    start_extra(s, HOUSECARLS)


# ------------------------------------------------------------------------------------------------ D-01

_ANYWHERE: Final = [
    [act.PUT + shire for shire in REGION[scenario] if not MARSH[shire]] for scenario in (FULL, RAIDS)
]  # VK-1.5, R-31


def start_extra(s: Table, faction: int) -> None:
    s.kind = faction
    s.left = EXTRA_UNITS[s.scenario]
    s.seat = s.seats[faction]
    s.phase = EXTRA


def legal_extra(s: Table) -> list[int]:
    if s.scenario != GAMBLE:
        return _ANYWHERE[s.scenario]
    centres = [act.PUT + shire for shire in REGION_CENTRES[GAMBLE] if english_controlled(s, shire)]
    return [*centres, act.PUT + SHIRE_COUNT + ALFRED]


def do_extra(s: Table, action: int) -> None:
    recruit(s, action - act.PUT, s.kind, 1)
    s.left -= 1
    if not s.left:
        if s.kind == HOUSECARLS:
            start_extra(s, THEGNS)
        else:
            s.phase = CUBE
