"""The components of 878 Vikings, typed, and as the plain tables of ints that the rules work with."""

from msgspec import Struct, field

from boardgames.core import schema
from boardgames.core.assets import ASSETS

# ------------------------------------------------------------------------------------------------ the file


class Components(Struct, forbid_unknown_fields=True):
    hand: int
    alfred_round: int
    treaty_round: int


class Victory(Struct, forbid_unknown_fields=True):
    conquest: int
    treaty: int
    points: int


class FactionData(Struct, forbid_unknown_fields=True):
    id: str
    side: str
    units: int
    dice: int
    faces: list[str]


class LeaderData(Struct, forbid_unknown_fields=True):
    id: str
    card: str
    back: str
    norsemen: int
    berserkers: int
    seas: list[str]


class AlfredData(Struct, forbid_unknown_fields=True):
    id: str
    housecarls: int
    thegns: int


class EventData(Struct, forbid_unknown_fields=True):
    id: str
    cards: dict[str, list[str]]
    window: str
    turn_of: list[str]
    own_unit: bool


class ShireData(Struct, forbid_unknown_fields=True):
    id: str
    old_name: str
    modern_name: str
    kingdom: str
    lon: float
    lat: float
    anchor: list[float]
    major: bool = False
    marsh: bool = False
    ceolwulf: bool = False
    start: list[int] = field(default_factory=lambda: [0, 0])
    reinforce: list[int] = field(default_factory=lambda: [0, 0])
    coasts: list[str] = field(default_factory=list)


class RaidersData(Struct, forbid_unknown_fields=True):
    norsemen: int
    berserkers: int
    seas: list[str]


class ScenarioData(Struct, forbid_unknown_fields=True):
    id: str
    rounds: int
    kingdoms: list[str]
    cards: list[str]
    fyrd: list[str]
    extra_units: int
    track: int
    closed_by_navy: int
    raiders: RaidersData | None = None
    guthrum_at: str | None = None
    alfred_at: list[str] = field(default_factory=list)
    alfred_extra_step: int = 0
    viking_win_at: int = 0


class Data(Struct, forbid_unknown_fields=True):
    components: Components
    victory: Victory
    factions: list[FactionData]
    kingdoms: list[str]
    seas: list[str]
    leaders: list[LeaderData]
    alfred: AlfredData
    fyrd: list[int]
    events: list[EventData]
    movement: dict[str, list[list[int]]]
    shires: list[ShireData]
    borders: list[list[str]]
    scenarios: list[ScenarioData]


DATA = schema.load(ASSETS / "games" / "878-vikings" / "data.yaml", Data)

# ------------------------------------------------------------------------------------------------ factions and dice

VIKINGS, ENGLISH = range(2)
SIDES: list[str] = ["vikings", "english"]
NORSEMEN, BERSERKERS, HOUSECARLS, THEGNS, FYRD = range(5)
FACTIONS: list[str] = [faction.id for faction in DATA.factions]  # the side of a faction is `faction >> 1`
UNITS: list[int] = [faction.units for faction in DATA.factions]
DICE: list[int] = [faction.dice for faction in DATA.factions]
HIT, COMMAND, FLEE, BLANK = range(4)
FACES: list[str] = ["hit", "command", "flee", "blank"]
DIE: list[list[int]] = [[FACES.index(face) for face in faction.faces] for faction in DATA.factions]
ROLLING: tuple[tuple[int, ...], tuple[int, ...]] = ((BERSERKERS, NORSEMEN), (HOUSECARLS, THEGNS, FYRD))
PRECEDENCE: tuple[tuple[int, int], tuple[int, int]] = ((NORSEMEN, BERSERKERS), (THEGNS, HOUSECARLS))  # VK-6.8, VK-9.5

HAND: int = DATA.components.hand
ALFRED_ROUND: int = DATA.components.alfred_round
TREATY_ROUND: int = DATA.components.treaty_round
CONQUEST: int = DATA.victory.conquest
TREATY_WIN: int = DATA.victory.treaty
VICTORY_POINTS: int = DATA.victory.points

# ------------------------------------------------------------------------------------------------ hosts
# A host is something that carries units outside a shire's own ground: the cards of the leaders and, in the place of
# card 04, which has no leader, the raiding army of VK-10.4.

HOSTS: list[str] = [leader.id for leader in DATA.leaders] + [DATA.alfred.id]
HALFDAN, IVAR, BJORN, RAIDERS, GUTHRUM, UBBE, ROLLO, ALFRED = range(8)
REINFORCEMENTS = RAIDERS  # card 04 in the leader deck
HOSTS[RAIDERS] = "raiders"
LEADER_CARDS: list[str] = [leader.id for leader in DATA.leaders]
VIKING_LEADERS: list[int] = [HALFDAN, IVAR, BJORN, GUTHRUM, UBBE, ROLLO]
LEADERS_OF: list[list[int]] = [VIKING_LEADERS, [ALFRED]]
LEADER_UNITS: list[tuple[int, int]] = [(leader.norsemen, leader.berserkers) for leader in DATA.leaders]
ALFRED_UNITS: tuple[int, int] = (DATA.alfred.housecarls, DATA.alfred.thegns)
BACKS: list[str] = [leader.back for leader in DATA.leaders]
BACK_MASKS: list[int] = [
    sum(1 << card for card, back in enumerate(BACKS) if back == letter) for letter in ("A", "B", "C")
]
FYRD_VALUES: list[int] = DATA.fyrd

# ------------------------------------------------------------------------------------------------ shires

SHIRES: list[str] = [shire.id for shire in DATA.shires]
SHIRE_COUNT: int = len(SHIRES)
PLACES: list[str] = SHIRES + HOSTS  # where units can be: place 63 + h is the card of host h
MAJOR: list[bool] = [shire.major for shire in DATA.shires]
MAJORS: list[int] = [index for index, major in enumerate(MAJOR) if major]
MARKER: list[int] = [1 << MAJORS.index(index) if major else 0 for index, major in enumerate(MAJOR)]
MARSH: list[bool] = [shire.marsh for shire in DATA.shires]
COASTAL: list[bool] = [bool(shire.coasts) for shire in DATA.shires]
START: list[list[int]] = [shire.start for shire in DATA.shires]
REINFORCE: list[list[int]] = [shire.reinforce for shire in DATA.shires]
CENTRE: list[bool] = [any(printed) for printed in REINFORCE]
CEOLWULF: list[int] = [index for index, shire in enumerate(DATA.shires) if shire.ceolwulf]
DISCORD: list[bool] = [name in ("york", "carlisle", "durham", "manchester") for name in SHIRES]  # VK-9.19

_neighbours: list[list[int]] = [[] for _ in SHIRES]
for _one, _other in DATA.borders:
    _neighbours[SHIRES.index(_one)].append(SHIRES.index(_other))
    _neighbours[SHIRES.index(_other)].append(SHIRES.index(_one))

# ------------------------------------------------------------------------------------------------ scenarios

FULL, RAIDS, GAMBLE = range(3)
SCENARIOS: list[str] = [scenario.id for scenario in DATA.scenarios]
SCENARIO_ROUNDS: list[int] = [scenario.rounds for scenario in DATA.scenarios]
EXTRA_UNITS: list[int] = [scenario.extra_units for scenario in DATA.scenarios]
TRACK: list[int] = [scenario.track for scenario in DATA.scenarios]
CLOSED_BY_NAVY: list[int] = [scenario.closed_by_navy for scenario in DATA.scenarios]
FYRD_DECK: list[int] = [
    sum(1 << card for card in range(int(scenario.fyrd[0]) - 1, int(scenario.fyrd[1]))) for scenario in DATA.scenarios
]
RAID_UNITS: tuple[int, int] = next((s.raiders.norsemen, s.raiders.berserkers) for s in DATA.scenarios if s.raiders)
RAID_SEAS: list[str] = next(s.raiders.seas for s in DATA.scenarios if s.raiders)
GUTHRUM_AT: int = next(SHIRES.index(s.guthrum_at) for s in DATA.scenarios if s.guthrum_at)
ALFRED_AT: list[int] = [SHIRES.index(name) for s in DATA.scenarios for name in s.alfred_at]
ALFRED_EXTRA_STEP: int = DATA.scenarios[GAMBLE].alfred_extra_step
GAMBLE_WIN: int = DATA.scenarios[GAMBLE].viking_win_at

# By scenario: the shires that exist (VK-10.2, VK-11.4), the majors and centres among them, and ways between them.
REGION: list[list[int]] = [
    [index for index, shire in enumerate(DATA.shires) if shire.kingdom in scenario.kingdoms]
    for scenario in DATA.scenarios
]
REGION_MAJORS: list[list[int]] = [[shire for shire in region if MAJOR[shire]] for region in REGION]
REGION_CENTRES: list[list[int]] = [[shire for shire in region if CENTRE[shire]] for region in REGION]


def _open(scenario: int, side: int, shire: int) -> bool:
    """VK-4.9, VK-11.6: marsh is for nobody, but for the English in Alfred's Gamble."""
    return shire in REGION[scenario] and (not MARSH[shire] or (scenario == GAMBLE and side == ENGLISH))


NEXT: list[list[list[list[int]]]] = [
    [
        [[to for to in _neighbours[shire] if _open(scenario, side, to)] for shire in range(SHIRE_COUNT)]
        for side in (0, 1)
    ]
    for scenario in range(3)
]  # [scenario][side][shire]: where a unit of the side may go from there

COASTS: list[list[int]] = [
    [shire for shire in region if COASTAL[shire] and not MARSH[shire]] for region in REGION
]  # by scenario: where ships can land


def _on(seas: list[str], scenario: int) -> list[int]:
    return [shire for shire in COASTS[scenario] if any(sea in seas for sea in DATA.shires[shire].coasts)]


LANDING: list[list[list[int]]] = [
    [_on(RAID_SEAS if host == RAIDERS else leader.seas, scenario) for host, leader in enumerate(DATA.leaders)] + [[]]
    for scenario in range(3)
]  # [scenario][host]
SAILING: list[list[list[int]]] = [
    [
        [to for to in _on(shire.coasts, scenario) if to != index and to not in NEXT[scenario][VIKINGS][index]]
        for index, shire in enumerate(DATA.shires)
    ]
    for scenario in range(3)
]  # [scenario][shire]: VK-9.15; sailing where one can walk would waste the card (VK-9.8)

# ------------------------------------------------------------------------------------------------ faction cards
# Card 01 to 19 of a faction is bit 0 to 18 of its hand, deck and discard.

CARDS = 19
MOVEMENT: list[list[list[int]]] = [DATA.movement[faction] for faction in FACTIONS[:4]]  # [faction][card]: armies, steps
TREATY = 1  # the mask of card 01
MOVING = 0b111_1111  # the mask of the Treaty and the Movement cards
EVENTS = 0b1111_1111_1111 << 7
EVENT_CARDS = range(7, CARDS)
CHOSEN_EVENTS = 5  # VK-12.1
CARD_NAMES: list[list[str]] = [[f"{faction}-{card:02}" for card in range(1, CARDS + 1)] for faction in FACTIONS[:4]]
DECK: list[int] = [sum(1 << int(card) - 1 for card in scenario.cards) for scenario in DATA.scenarios]

TITLES: list[str] = [event.id for event in DATA.events]
(
    MORALE, TERROR, SURPRISE, CEOLWULF_CARD, FORT, SHIPS, RETREAT, TRAITORS, WALL, DISCORD_CARD, PURSE,
    REBELLION, NAVY, DANEGELD, GAMBIT, ARCHERS, CONVERSION, ESCAPE, TRAINING, LEADERSHIP, SPY, AMBUSH,
) = range(22)  # fmt: skip
TITLE: list[list[int]] = [
    [
        next(
            (title for title, event in enumerate(DATA.events) if f"{card:02}" in event.cards.get(faction, [])),
            -1,
        )
        for card in range(1, CARDS + 1)
    ]
    for faction in FACTIONS[:4]
]  # [faction][card]: the event on it
OWN_UNIT: list[bool] = [event.own_unit for event in DATA.events]

WINDOWS: list[str] = ["reinforcement", "after_card", "declare", "preroll", "after_english_roll"]
REINFORCING, AFTER_CARD, DECLARE, PREROLL, AFTER_ENGLISH_ROLL = range(5)


def _window_cards(window: int, active: int, faction: int) -> int:
    mask = 0
    for card in EVENT_CARDS:
        event = DATA.events[TITLE[faction][card]]
        if event.window == WINDOWS[window] and FACTIONS[active] in event.turn_of:
            mask |= 1 << card
    return mask


WINDOW_CARDS: list[list[list[int]]] = [
    [[_window_cards(window, active, faction) for faction in range(4)] for active in range(4)]
    for window in range(len(WINDOWS))
]  # [window][active faction][faction]: the cards that may be played
ASKING: list[list[int]] = [
    [active, active ^ 1, *PRECEDENCE[1 - (active >> 1)]] for active in range(4)
]  # VK-9.5: who is asked, in order
SHIPS_CARDS: list[int] = [
    sum(1 << card for card in EVENT_CARDS if TITLE[faction][card] == SHIPS) for faction in range(4)
]
