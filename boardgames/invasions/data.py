"""The components of Invasions, typed, and as the plain tables of ints that the rules work with.

Places a ship can be are nodes: first the ports, then the home ports, the wintering zone, and the spaces. Sets of ports
are the bits of one int, so that a rule about a region or a saga is one `&`."""

from typing import Final

from boardgames.invasions.sheet import DATA

# ------------------------------------------------------------------------------------------------ counts

DAYS: Final[int] = DATA.components.days
VIKINGS: Final[int] = DATA.components.vikings
HAND: Final[int] = DATA.components.hand
DICE: Final[int] = DATA.components.dice
FACES: Final[int] = DATA.components.faces
OPEN: Final[int] = DATA.components.open_sagas
ASIDE: Final[int] = DATA.components.sagas_aside
LIMIT: Final[list[int]] = [0, *DATA.load_limit]  # by period, from 1
LOSSES: Final[list[int]] = DATA.losses
GOODS: Final[list[str]] = DATA.goods.types
TYPES: Final[int] = len(GOODS)
OF_EACH: Final[int] = DATA.goods.of_each
WANTED_AT_START: Final[int] = GOODS.index(DATA.goods.wanted)
WANTED_BONUS: Final[int] = DATA.goods.wanted_bonus
LAST_ROUNDS: Final[int] = DATA.end.last_rounds
LONGEST_GAME: Final[int] = DATA.end.longest_game  # in turns

# ------------------------------------------------------------------------------------------------ zones and wind

ZONES: Final[list[str]] = [zone.id for zone in DATA.zones]  # clockwise, so that a quarter turn is one step
CALM: Final[int] = len(ZONES)  # no arrow: printed figures (tests and teaching)
WINDS: Final[list[str]] = [*ZONES, "none"]
WIND_AT_START: Final[int] = ZONES.index(DATA.wind.start)


def _fair(wind: int, zone: int) -> int:
    """IV-8.1"""
    printed = DATA.zones[zone].fair_days
    if wind == zone:
        return printed + DATA.wind.towards
    if wind != CALM and (wind + 2) % 4 == zone:
        return printed + DATA.wind.opposite
    return printed


FAIR: Final[list[int]] = [_fair(wind, zone) for wind in range(5) for zone in range(4)]  # at 4 * wind + zone

# ------------------------------------------------------------------------------------------------ nodes

PORTS: Final[int] = len(DATA.ports)
HOMES: Final[int] = len(DATA.home_ports)
WINTERING: Final[int] = PORTS + HOMES
FIRST_SPACE: Final[int] = WINTERING + 1
NODES: Final[list[str]] = [
    *(port.id for port in DATA.ports),
    *(home.id for home in DATA.home_ports),
    "wintering",
    *(space.id for space in DATA.spaces),
]
NODE: Final[dict[str, int]] = {name: node for node, name in enumerate(NODES)}
COUNT: Final[int] = len(NODES)

ZONE: Final[list[int]] = [  # of a home port it is that of the space a ship comes from (IV-7.3)
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


NEAR: Final[list[list[int]]] = _neighbours()
NEAR_PORTS: Final[list[int]] = [sum(1 << port for port in nodes if port < PORTS) for nodes in NEAR]
REACH: Final[list[int]] = [  # the port a ship lies in, or those next to its space (IV-13.7)
    1 << node if node < PORTS else NEAR_PORTS[node] if node >= FIRST_SPACE else 0 for node in range(COUNT)
]

# ------------------------------------------------------------------------------------------------ ports

VALUE: Final[list[int]] = [port.value for port in DATA.ports]
REGIONS: Final[list[str]] = [region.id for region in DATA.regions]
REGION_PORTS: Final[list[list[int]]] = [[NODE[port] for port in region.ports] for region in DATA.regions]
REGION: Final[list[int]] = [  # -1: independent
    next((index for index, ports in enumerate(REGION_PORTS) if port in ports), -1) for port in range(PORTS)
]
REGION_MASK: Final[list[int]] = [  # the ports of the same region, an independent port alone
    1 << port if REGION[port] == -1 else sum(1 << other for other in REGION_PORTS[REGION[port]])
    for port in range(PORTS)
]
SMALL_TOWNS: Final[list[int]] = [node for node, port in enumerate(DATA.ports) if port.town == "small"]
LARGE_TOWNS: Final[list[int]] = [node for node, port in enumerate(DATA.ports) if port.town == "large"]
TOWNS: Final[list[int]] = sorted(SMALL_TOWNS + LARGE_TOWNS)
ALL_TOWNS: Final[int] = sum(1 << port for port in TOWNS)

# ------------------------------------------------------------------------------------------------ sagas

SAGAS: Final[list[str]] = [saga.id for saga in DATA.sagas]
NATIONS: Final[list[str]] = ["norway", "sweden", "denmark"]
MISSIONS: Final[list[str]] = ["trade", "raid", "settle"]
TRADE: Final = 0
RAID: Final = 1
SETTLE: Final = 2
PERIOD: Final[list[int]] = [saga.period for saga in DATA.sagas]
NATION: Final[list[int]] = [NATIONS.index(saga.nation) for saga in DATA.sagas]
MISSION: Final[list[int]] = [MISSIONS.index(saga.mission) for saga in DATA.sagas]
SAGA_PORTS: Final[list[list[int]]] = [[NODE[port] for port in saga.ports] for saga in DATA.sagas]
SAGA_MASK: Final[list[int]] = [sum(1 << port for port in ports) for ports in SAGA_PORTS]
BONUS: Final[list[int]] = [saga.bonus for saga in DATA.sagas]
NATION_MASK: Final[list[int]] = [
    sum(1 << saga for saga in range(len(SAGAS)) if NATION[saga] == nation) for nation in range(len(NATIONS))
]

# ------------------------------------------------------------------------------------------------ runes

RUNES: Final[list[str]] = [rune.id for rune in DATA.runes]  # kinds; copies of a card are alike
COPIES: Final[list[int]] = [rune.count for rune in DATA.runes]
EXPERT: Final[list[bool]] = [rune.expert for rune in DATA.runes]
AMOUNT: Final[list[int]] = [rune.amount for rune in DATA.runes]
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
HEARTH_MOST: Final[int] = DATA.runes[HEARTH].most
COMBAT: Final[list[bool]] = [rune.timing == "combat" for rune in DATA.runes]
BASIC_DECK: Final[list[int]] = [rune for rune in range(len(RUNES)) for _ in range(COPIES[rune]) if not EXPERT[rune]]
FULL_DECK: Final[list[int]] = [rune for rune in range(len(RUNES)) for _ in range(COPIES[rune])]
