"""The components of Invasions, typed, and as the plain tables of ints that the rules work with.

Places a ship can be are nodes: first the ports, then the home ports, the wintering zone, and the spaces. Sets of ports
are the bits of one int, so that a rule about a region or a saga is one `&`."""

from msgspec import Struct, field

from boardgames.core import schema
from boardgames.core.assets import ASSETS


class Components(Struct, forbid_unknown_fields=True):
    days: int
    vikings: int
    hand: int
    dice: int
    faces: int
    open_sagas: int
    sagas_aside: int


class Zone(Struct, forbid_unknown_fields=True):
    id: str
    fair_days: int


class Wind(Struct, forbid_unknown_fields=True):
    start: str
    towards: int
    opposite: int


class Goods(Struct, forbid_unknown_fields=True):
    types: list[str]
    of_each: int
    wanted: str
    wanted_bonus: int


class Treasures(Struct, forbid_unknown_fields=True):
    small: list[int]
    large: list[int]


class Scoring(Struct, forbid_unknown_fields=True):
    town: int
    colonies: list[int]
    first_in_nation: int
    second_in_nation: int


class End(Struct, forbid_unknown_fields=True):
    last_rounds: int
    longest_game: int


class Space(Struct, forbid_unknown_fields=True):
    id: str
    zone: str
    kind: str
    lon: float
    lat: float


class HomePort(Struct, forbid_unknown_fields=True):
    id: str
    lon: float
    lat: float
    adjacent: list[str]


class Region(Struct, forbid_unknown_fields=True):
    id: str
    ports: list[str]


class Port(Struct, forbid_unknown_fields=True):
    id: str
    value: int
    zone: str
    adjacent: list[str]
    lon: float
    lat: float
    town: str | None = None


class Saga(Struct, forbid_unknown_fields=True):
    id: str
    period: int
    nation: str
    mission: str
    ports: list[str]
    bonus: int
    year: str


class Rune(Struct, forbid_unknown_fields=True):
    id: str
    count: int
    expert: bool
    timing: str
    effect: str
    amount: int = 0
    most: int = 0
    where: list[str] = field(default_factory=list)


class Data(Struct, forbid_unknown_fields=True):
    components: Components
    load_limit: list[int]
    zones: list[Zone]
    wind: Wind
    losses: list[int]
    goods: Goods
    treasures: Treasures
    scoring: Scoring
    end: End
    spaces: list[Space]
    edges: list[tuple[str, str]]
    home_ports: list[HomePort]
    regions: list[Region]
    ports: list[Port]
    sagas: list[Saga]
    runes: list[Rune]


DATA = schema.load(ASSETS / "games" / "invasions" / "data.yaml", Data)

# ------------------------------------------------------------------------------------------------ counts

DAYS: int = DATA.components.days
VIKINGS: int = DATA.components.vikings
HAND: int = DATA.components.hand
DICE: int = DATA.components.dice
FACES: int = DATA.components.faces
OPEN: int = DATA.components.open_sagas
ASIDE: int = DATA.components.sagas_aside
LIMIT: list[int] = [0, *DATA.load_limit]  # by period, from 1
LOSSES: list[int] = DATA.losses
GOODS: list[str] = DATA.goods.types
TYPES: int = len(GOODS)
OF_EACH: int = DATA.goods.of_each
WANTED_AT_START: int = GOODS.index(DATA.goods.wanted)
WANTED_BONUS: int = DATA.goods.wanted_bonus
LAST_ROUNDS: int = DATA.end.last_rounds
LONGEST_GAME: int = DATA.end.longest_game  # in turns

# ------------------------------------------------------------------------------------------------ zones and wind

ZONES: list[str] = [zone.id for zone in DATA.zones]  # clockwise, so that a quarter turn is one step
CALM: int = len(ZONES)  # no arrow: printed figures (tests and teaching)
WINDS: list[str] = [*ZONES, "none"]
WIND_AT_START: int = ZONES.index(DATA.wind.start)


def _fair(wind: int, zone: int) -> int:
    """IV-8.1"""
    printed = DATA.zones[zone].fair_days
    if wind == zone:
        return printed + DATA.wind.towards
    if wind != CALM and (wind + 2) % 4 == zone:
        return printed + DATA.wind.opposite
    return printed


FAIR: list[int] = [_fair(wind, zone) for wind in range(5) for zone in range(4)]  # at 4 * wind + zone

# ------------------------------------------------------------------------------------------------ nodes

PORTS: int = len(DATA.ports)
HOMES: int = len(DATA.home_ports)
WINTERING: int = PORTS + HOMES
FIRST_SPACE: int = WINTERING + 1
NODES: list[str] = [
    *(port.id for port in DATA.ports),
    *(home.id for home in DATA.home_ports),
    "wintering",
    *(space.id for space in DATA.spaces),
]
NODE: dict[str, int] = {name: node for node, name in enumerate(NODES)}
COUNT: int = len(NODES)

ZONE: list[int] = [  # of a home port it is that of the space a ship comes from (IV-7.3)
    *(ZONES.index(port.zone) for port in DATA.ports),
    *([-1] * (HOMES + 1)),
    *(ZONES.index(space.zone) for space in DATA.spaces),
]


def _neighbours() -> list[list[int]]:
    """IV-6.1"""
    near: list[list[int]] = [[] for _ in NODES]
    pairs = [(NODE[a], NODE[b]) for a, b in DATA.edges]
    pairs += [(NODE[port.id], NODE[space]) for port in DATA.ports for space in port.adjacent]
    pairs += [(NODE[home.id], NODE[space]) for home in DATA.home_ports for space in home.adjacent]
    for a, b in pairs:
        near[a].append(b)
        near[b].append(a)
    return [sorted(nodes) for nodes in near]


NEAR: list[list[int]] = _neighbours()
NEAR_PORTS: list[int] = [sum(1 << port for port in nodes if port < PORTS) for nodes in NEAR]
REACH: list[int] = [  # the port a ship lies in, or those next to its space (IV-13.7)
    1 << node if node < PORTS else NEAR_PORTS[node] if node >= FIRST_SPACE else 0 for node in range(COUNT)
]

# ------------------------------------------------------------------------------------------------ ports

VALUE: list[int] = [port.value for port in DATA.ports]
REGIONS: list[str] = [region.id for region in DATA.regions]
REGION_PORTS: list[list[int]] = [[NODE[port] for port in region.ports] for region in DATA.regions]
REGION: list[int] = [  # -1: independent
    next((index for index, ports in enumerate(REGION_PORTS) if port in ports), -1) for port in range(PORTS)
]
REGION_MASK: list[int] = [  # the ports of the same region, an independent port alone
    1 << port if REGION[port] == -1 else sum(1 << other for other in REGION_PORTS[REGION[port]])
    for port in range(PORTS)
]
SMALL_TOWNS: list[int] = [node for node, port in enumerate(DATA.ports) if port.town == "small"]
LARGE_TOWNS: list[int] = [node for node, port in enumerate(DATA.ports) if port.town == "large"]
TOWNS: list[int] = sorted(SMALL_TOWNS + LARGE_TOWNS)
ALL_TOWNS: int = sum(1 << port for port in TOWNS)

# ------------------------------------------------------------------------------------------------ sagas

SAGAS: list[str] = [saga.id for saga in DATA.sagas]
NATIONS: list[str] = ["norway", "sweden", "denmark"]
MISSIONS: list[str] = ["trade", "raid", "settle"]
TRADE, RAID, SETTLE = range(3)
PERIOD: list[int] = [saga.period for saga in DATA.sagas]
NATION: list[int] = [NATIONS.index(saga.nation) for saga in DATA.sagas]
MISSION: list[int] = [MISSIONS.index(saga.mission) for saga in DATA.sagas]
SAGA_PORTS: list[list[int]] = [[NODE[port] for port in saga.ports] for saga in DATA.sagas]
SAGA_MASK: list[int] = [sum(1 << port for port in ports) for ports in SAGA_PORTS]
BONUS: list[int] = [saga.bonus for saga in DATA.sagas]
NATION_MASK: list[int] = [
    sum(1 << saga for saga in range(len(SAGAS)) if NATION[saga] == nation) for nation in range(len(NATIONS))
]

# ------------------------------------------------------------------------------------------------ runes

RUNES: list[str] = [rune.id for rune in DATA.runes]  # kinds; copies of a card are alike
COPIES: list[int] = [rune.count for rune in DATA.runes]
EXPERT: list[bool] = [rune.expert for rune in DATA.runes]
AMOUNT: list[int] = [rune.amount for rune in DATA.runes]
(
    DEMAND, RECRUITS, DISPUTED, RAVEN, BERSERK, HEARTH, NJORD, OARS, SCALES, SHIELDWALL, BOUNTY, DANEGELD,
    LOTS, SUNSTONE, OMEN, RAN, UPRISING, LOKI, AMBUSH, STOREHOUSE, OATHBREAK, RAMPARTS, FROST, SILENCE,
) = (
    RUNES.index(f"rn_{name}")
    for name in (
        "demand", "recruits", "disputed", "raven", "berserk", "hearth", "njord", "oars", "scales", "shieldwall",
        "bounty", "danegeld", "lots", "sunstone", "omen", "ran", "uprising", "loki", "ambush", "storehouse",
        "oathbreak", "ramparts", "frost", "silence",
    )
)  # fmt: skip
HEARTH_MOST: int = DATA.runes[HEARTH].most
COMBAT: list[bool] = [rune.timing == "combat" for rune in DATA.runes]
BASIC_DECK: list[int] = [rune for rune in range(len(RUNES)) for _ in range(COPIES[rune]) if not EXPERT[rune]]
FULL_DECK: list[int] = [rune for rune in range(len(RUNES)) for _ in range(COPIES[rune])]
