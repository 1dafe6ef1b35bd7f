"""The components of 878 Vikings, typed, and as the plain tables of ints that the rules work with."""

from typing import Final

from boardgames.vikings878.sheet import DATA

# ------------------------------------------------------------------------------------------------ factions and dice

VIKINGS: Final = 0
ENGLISH: Final = 1
SIDES: Final[list[str]] = ["vikings", "english"]
NORSEMEN: Final = 0
BERSERKERS: Final = 1
HOUSECARLS: Final = 2
THEGNS: Final = 3
FYRD: Final = 4
FACTIONS: Final[list[str]] = [faction.id for faction in DATA.factions]  # the side of a faction is `faction >> 1`
UNITS: Final[list[int]] = [faction.units for faction in DATA.factions]
DICE: Final[list[int]] = [faction.dice for faction in DATA.factions]
HIT: Final = 0
COMMAND: Final = 1
FLEE: Final = 2
BLANK: Final = 3
FACES: Final[list[str]] = ["hit", "command", "flee", "blank"]
DIE: Final[list[list[int]]] = [[FACES.index(face) for face in faction.faces] for faction in DATA.factions]
ROLLING: Final[tuple[tuple[int, ...], tuple[int, ...]]] = ((BERSERKERS, NORSEMEN), (HOUSECARLS, THEGNS, FYRD))
PRECEDENCE: Final[tuple[tuple[int, int], tuple[int, int]]] = (
    (NORSEMEN, BERSERKERS),
    (THEGNS, HOUSECARLS),
)  # VK-6.8, VK-9.5

HAND: Final[int] = DATA.components.hand
ALFRED_ROUND: Final[int] = DATA.components.alfred_round
TREATY_ROUND: Final[int] = DATA.components.treaty_round
CONQUEST: Final[int] = DATA.victory.conquest
TREATY_WIN: Final[int] = DATA.victory.treaty
VICTORY_POINTS: Final[int] = DATA.victory.points

# ------------------------------------------------------------------------------------------------ hosts
# A host is something that carries units outside a shire's own ground: the cards of the leaders and, in the place of
# card 04, which has no leader, the raiding army of VK-10.4.

HOSTS: Final[list[str]] = [leader.id for leader in DATA.leaders] + [DATA.alfred.id]
HALFDAN: Final = 0
IVAR: Final = 1
BJORN: Final = 2
RAIDERS: Final = 3
GUTHRUM: Final = 4
UBBE: Final = 5
ROLLO: Final = 6
ALFRED: Final = 7
REINFORCEMENTS: Final = RAIDERS  # card 04 in the leader deck
HOSTS[RAIDERS] = "raiders"
LEADER_CARDS: Final[list[str]] = [leader.id for leader in DATA.leaders]
VIKING_LEADERS: Final[list[int]] = [HALFDAN, IVAR, BJORN, GUTHRUM, UBBE, ROLLO]
LEADERS_OF: Final[list[list[int]]] = [VIKING_LEADERS, [ALFRED]]
LEADER_UNITS: Final[list[tuple[int, int]]] = [(leader.norsemen, leader.berserkers) for leader in DATA.leaders]
ALFRED_UNITS: Final[tuple[int, int]] = (DATA.alfred.housecarls, DATA.alfred.thegns)
BACKS: Final[list[str]] = [leader.back for leader in DATA.leaders]
BACK_MASKS: Final[list[int]] = [
    sum(1 << card for card, back in enumerate(BACKS) if back == letter) for letter in ("A", "B", "C")
]
FYRD_VALUES: Final[list[int]] = DATA.fyrd

# ------------------------------------------------------------------------------------------------ shires

SHIRES: Final[list[str]] = [shire.id for shire in DATA.shires]
SHIRE_COUNT: Final[int] = len(SHIRES)
PLACES: Final[list[str]] = SHIRES + HOSTS  # where units can be: place 63 + h is the card of host h
MAJOR: Final[list[bool]] = [shire.major for shire in DATA.shires]
MAJORS: Final[list[int]] = [index for index, major in enumerate(MAJOR) if major]
MARKER: Final[list[int]] = [1 << MAJORS.index(index) if major else 0 for index, major in enumerate(MAJOR)]
MARSH: Final[list[bool]] = [shire.marsh for shire in DATA.shires]
COASTAL: Final[list[bool]] = [bool(shire.coasts) for shire in DATA.shires]
START: Final[list[list[int]]] = [shire.start for shire in DATA.shires]
REINFORCE: Final[list[list[int]]] = [shire.reinforce for shire in DATA.shires]
CENTRE: Final[list[bool]] = [any(printed) for printed in REINFORCE]
CEOLWULF: Final[list[int]] = [index for index, shire in enumerate(DATA.shires) if shire.ceolwulf]
DISCORD: Final[list[bool]] = [name in ("york", "carlisle", "durham", "manchester") for name in SHIRES]  # VK-9.19

_neighbours: list[list[int]] = [[] for _ in SHIRES]
for _one, _other in DATA.borders:
    _neighbours[SHIRES.index(_one)].append(SHIRES.index(_other))
    _neighbours[SHIRES.index(_other)].append(SHIRES.index(_one))

# ------------------------------------------------------------------------------------------------ scenarios

FULL: Final = 0
RAIDS: Final = 1
GAMBLE: Final = 2
SCENARIOS: Final[list[str]] = [scenario.id for scenario in DATA.scenarios]
SCENARIO_ROUNDS: Final[list[int]] = [scenario.rounds for scenario in DATA.scenarios]
EXTRA_UNITS: Final[list[int]] = [scenario.extra_units for scenario in DATA.scenarios]
TRACK: Final[list[int]] = [scenario.track for scenario in DATA.scenarios]
CLOSED_BY_NAVY: Final[list[int]] = [scenario.closed_by_navy for scenario in DATA.scenarios]
FYRD_DECK: Final[list[int]] = [
    sum(1 << card for card in range(int(scenario.fyrd[0]) - 1, int(scenario.fyrd[1]))) for scenario in DATA.scenarios
]
RAID_UNITS: Final[tuple[int, int]] = next(
    (s.raiders.norsemen, s.raiders.berserkers) for s in DATA.scenarios if s.raiders
)
RAID_SEAS: Final[list[str]] = next(s.raiders.seas for s in DATA.scenarios if s.raiders)
GUTHRUM_AT: Final[int] = next(SHIRES.index(s.guthrum_at) for s in DATA.scenarios if s.guthrum_at)
ALFRED_AT: Final[list[int]] = [SHIRES.index(name) for s in DATA.scenarios for name in s.alfred_at]
ALFRED_EXTRA_STEP: Final[int] = DATA.scenarios[GAMBLE].alfred_extra_step
GAMBLE_WIN: Final[int] = DATA.scenarios[GAMBLE].viking_win_at

# By scenario: the shires that exist (VK-10.2, VK-11.4), the majors and centres among them, and ways between them.
REGION: Final[list[list[int]]] = [
    [index for index, shire in enumerate(DATA.shires) if shire.kingdom in scenario.kingdoms]
    for scenario in DATA.scenarios
]
REGION_MAJORS: Final[list[list[int]]] = [[shire for shire in region if MAJOR[shire]] for region in REGION]
REGION_CENTRES: Final[list[list[int]]] = [[shire for shire in region if CENTRE[shire]] for region in REGION]


def _open(scenario: int, side: int, shire: int) -> bool:
    """VK-4.9, VK-11.6: marsh is for nobody, but for the English in Alfred's Gamble."""
    return shire in REGION[scenario] and (not MARSH[shire] or (scenario == GAMBLE and side == ENGLISH))


NEXT: Final[list[list[list[list[int]]]]] = [
    [
        [[to for to in _neighbours[shire] if _open(scenario, side, to)] for shire in range(SHIRE_COUNT)]
        for side in (0, 1)
    ]
    for scenario in range(3)
]  # [scenario][side][shire]: where a unit of the side may go from there

COASTS: Final[list[list[int]]] = [
    [shire for shire in region if COASTAL[shire] and not MARSH[shire]] for region in REGION
]  # by scenario: where ships can land


def _on(seas: list[str], scenario: int) -> list[int]:
    return [shire for shire in COASTS[scenario] if any(sea in seas for sea in DATA.shires[shire].coasts)]


LANDING: Final[list[list[list[int]]]] = [
    [_on(RAID_SEAS if host == RAIDERS else leader.seas, scenario) for host, leader in enumerate(DATA.leaders)] + [[]]
    for scenario in range(3)
]  # [scenario][host]
SAILING: Final[list[list[list[int]]]] = [
    [
        [to for to in _on(shire.coasts, scenario) if to != index and to not in NEXT[scenario][VIKINGS][index]]
        for index, shire in enumerate(DATA.shires)
    ]
    for scenario in range(3)
]  # [scenario][shire]: VK-9.15; sailing where one can walk would waste the card (VK-9.8)

# ------------------------------------------------------------------------------------------------ faction cards
# Card 01 to 19 of a faction is bit 0 to 18 of its hand, deck and discard.

CARDS: Final = 19
MOVEMENT: Final[list[list[list[int]]]] = [
    DATA.movement[faction] for faction in FACTIONS[:4]
]  # [faction][card]: armies, steps
TREATY: Final = 1  # the mask of card 01
MOVING: Final = 0b111_1111  # the mask of the Treaty and the Movement cards
EVENTS: Final = 0b1111_1111_1111 << 7
EVENT_CARDS: Final = range(7, CARDS)
CHOSEN_EVENTS: Final = 5  # VK-12.1
CARD_NAMES: Final[list[list[str]]] = [
    [f"{faction}-{card:02}" for card in range(1, CARDS + 1)] for faction in FACTIONS[:4]
]
DECK: Final[list[int]] = [sum(1 << int(card) - 1 for card in scenario.cards) for scenario in DATA.scenarios]

TITLES: Final[list[str]] = [event.id for event in DATA.events]
MORALE: Final = 0
TERROR: Final = 1
SURPRISE: Final = 2
CEOLWULF_CARD: Final = 3
FORT: Final = 4
SHIPS: Final = 5
RETREAT: Final = 6
TRAITORS: Final = 7
WALL: Final = 8
DISCORD_CARD: Final = 9
PURSE: Final = 10
REBELLION: Final = 11
NAVY: Final = 12
DANEGELD: Final = 13
GAMBIT: Final = 14
ARCHERS: Final = 15
CONVERSION: Final = 16
ESCAPE: Final = 17
TRAINING: Final = 18
LEADERSHIP: Final = 19
SPY: Final = 20
AMBUSH: Final = 21
TITLE: Final[list[list[int]]] = [
    [
        next(
            (title for title, event in enumerate(DATA.events) if f"{card:02}" in event.cards.get(faction, [])),
            -1,
        )
        for card in range(1, CARDS + 1)
    ]
    for faction in FACTIONS[:4]
]  # [faction][card]: the event on it
OWN_UNIT: Final[list[bool]] = [event.own_unit for event in DATA.events]

WINDOWS: Final[list[str]] = ["reinforcement", "after_card", "declare", "preroll", "after_english_roll"]
REINFORCING: Final = 0
AFTER_CARD: Final = 1
DECLARE: Final = 2
PREROLL: Final = 3
AFTER_ENGLISH_ROLL: Final = 4


def _window_cards(window: int, active: int, faction: int) -> int:
    mask = 0
    for card in EVENT_CARDS:
        event = DATA.events[TITLE[faction][card]]
        if event.window == WINDOWS[window] and FACTIONS[active] in event.turn_of:
            mask |= 1 << card
    return mask


WINDOW_CARDS: Final[list[list[list[int]]]] = [
    [[_window_cards(window, active, faction) for faction in range(4)] for active in range(4)]
    for window in range(len(WINDOWS))
]  # [window][active faction][faction]: the cards that may be played
ASKING: Final[list[list[int]]] = [
    [active, active ^ 1, *PRECEDENCE[1 - (active >> 1)]] for active in range(4)
]  # VK-9.5: who is asked, in order
SHIPS_CARDS: Final[list[int]] = [
    sum(1 << card for card in EVENT_CARDS if TITLE[faction][card] == SHIPS) for faction in range(4)
]
