"""Units and leaders on the map: counting, moving and removing them, and who controls what (VK-5.2, VK-7)."""

from boardgames.core.game import Value
from boardgames.vikings878.data import (
    ALFRED,
    ENGLISH,
    FACTIONS,
    FYRD,
    FYRD_DECK,
    FYRD_VALUES,
    GAMBLE,
    HOSTS,
    MARKER,
    RAIDS,
    SHIRE_COUNT,
    SHIRES,
    VIKINGS,
)
from boardgames.vikings878.state import DEAD, NONE, Table, place_name

# ------------------------------------------------------------------------------------------------ counting


def force(s: Table, shire: int, side: int) -> int:
    """The regular units of a side in a shire, on the ground and on cards."""
    first = 4 * shire + 2 * side
    return s.here[first] + s.here[first + 1]


def on_ground(s: Table, shire: int, faction: int) -> int:
    """Units in a shire that are on no card."""
    number = s.here[4 * shire + faction]
    if shire in s.where:
        for host, place in enumerate(s.where):
            if place == shire:
                number -= s.cards[4 * host + faction]
    return number


def ready_on_ground(s: Table, shire: int, faction: int) -> int:
    """Units of the active side on the ground that have not moved this turn."""
    return on_ground(s, shire, faction) - s.spent[2 * shire + (faction & 1)]


def ready(s: Table, shire: int, faction: int) -> int:
    """Units of the active side that an army can be formed of: VK-4.2, those on cards of unmoved leaders included."""
    number = s.here[4 * shire + faction] - s.spent[2 * shire + (faction & 1)]
    if s.moved and shire in s.where:
        for host, place in enumerate(s.where):
            if place == shire and s.moved >> host & 1:
                number -= s.cards[4 * host + faction]
    return number


def hosts_at(s: Table, shire: int) -> list[int]:
    return [host for host, place in enumerate(s.where) if place == shire]


def sources(s: Table, shire: int, faction: int) -> list[int]:
    """The places within a shire where units of a faction are: the ground and the cards of leaders."""
    number = s.here[4 * shire + faction]
    if not number:
        return []
    if shire not in s.where:
        return [shire]
    places = []
    for host, place in enumerate(s.where):
        if place == shire and s.cards[4 * host + faction]:
            places.append(SHIRE_COUNT + host)
            number -= s.cards[4 * host + faction]
    return [shire, *places] if number else places


def speaker(s: Table, side: int) -> int:
    """VK-6.3: who decides for the side as a whole in the battle."""
    if s.active >> 1 == side:
        return s.active
    first = 4 * s.battle + 2 * side
    if side == VIKINGS:
        return 0 if s.here[first] >= s.here[first + 1] else 1
    return 3 if s.here[first + 1] >= s.here[first] else 2


# ------------------------------------------------------------------------------------------------ removing and adding


def take_away(s: Table, place: int, faction: int, number: int) -> None:
    """Take units from a place: a shire's ground or a host's card."""
    if place < SHIRE_COUNT:
        s.here[4 * place + faction] -= number
        return
    host = place - SHIRE_COUNT
    s.cards[4 * host + faction] -= number
    if s.where[host] >= 0:
        s.here[4 * s.where[host] + faction] -= number


def put_down(s: Table, place: int, faction: int, number: int) -> None:
    """Put units on a shire's ground or a host's card."""
    if place < SHIRE_COUNT:
        s.here[4 * place + faction] += number
        return
    host = place - SHIRE_COUNT
    s.cards[4 * host + faction] += number
    if s.where[host] >= 0:
        s.here[4 * s.where[host] + faction] += number


def kill(s: Table, place: int, faction: int, number: int, kind: str = "fell") -> None:
    """Units go back to their pool."""
    take_away(s, place, faction, number)
    s.pool[faction] += number
    if s.log is not None:
        tell_units(s, kind, faction, number, place_name(place), f"pool-{FACTIONS[faction]}")


def flee(s: Table, place: int, faction: int, number: int) -> None:
    """Units go to the fled box of their faction."""
    take_away(s, place, faction, number)
    s.fled[faction] += number
    if s.log is not None:
        tell_units(s, "fled", faction, number, place_name(place), f"fled-{FACTIONS[faction]}")


def send_home(s: Table, shire: int, faction: int, number: int) -> None:
    """As many units of a faction in a shire go to their pool by an event, those on the ground first (R-41)."""
    for place in sources(s, shire, faction):
        available = on_ground(s, shire, faction) if place == shire else s.cards[4 * (place - SHIRE_COUNT) + faction]
        taken = min(number, available)
        if taken:
            kill(s, place, faction, taken, "left")
            number -= taken


def recruit(s: Table, place: int, faction: int, number: int, kind: str = "placed") -> None:
    """Units come from the pool."""
    s.pool[faction] -= number
    put_down(s, place, faction, number)
    if s.log is not None and number:
        tell_units(s, kind, faction, number, f"pool-{FACTIONS[faction]}", place_name(place))


def tell_units(s: Table, kind: str, faction: int, number: int, source: str, target: str) -> None:
    """Record that units went from one place to another."""
    values: dict[str, Value] = {"faction": FACTIONS[faction], "n": number, "from": source, "to": target}
    s.tell(kind, values, source, target, FACTIONS[faction])


# ------------------------------------------------------------------------------------------------ control


def update_marker(s: Table, shire: int) -> None:
    """VK-7.2, VK-7.3: the marker follows control; a contested shire stays as it was."""
    bit = MARKER[shire]
    if not bit or s.scenario == RAIDS:  # VK-10.6: no markers on the map
        return
    first = 4 * shire
    here = s.here
    if not here[first] + here[first + 1]:
        if s.markers & bit:
            s.markers ^= bit
            if s.log is not None:
                s.tell("marker_back", _markers(s, shire), city_id(shire), "track", "marker")
    elif not here[first + 2] + here[first + 3] and not s.markers & bit:
        s.markers |= bit
        if s.log is not None:
            s.tell("marker_taken", _markers(s, shire), "track", city_id(shire), "marker")


def city_id(shire: int) -> str:
    """The sign of a city: the place where its marker lies."""
    return f"{SHIRES[shire]}-city"


def _markers(s: Table, shire: int) -> dict[str, Value]:
    return {"shire": SHIRES[shire], "n": s.markers.bit_count()}


def viking_controlled(s: Table, shire: int) -> bool:
    first = 4 * shire
    return s.here[first] + s.here[first + 1] > 0 and s.here[first + 2] + s.here[first + 3] == 0


def english_controlled(s: Table, shire: int) -> bool:
    """Every shire without Vikings is English, empty ones too."""
    first = 4 * shire
    return s.here[first] + s.here[first + 1] == 0


Watched = list[tuple[int, int, int]]
"""Shires that are often asked about, each with where its units of one side are counted in `here`."""


def watched(shires: list[int], side: int) -> Watched:
    return [(shire, 4 * shire + 2 * side, 4 * shire + 2 * side + 1) for shire in shires]


def without(s: Table, shires: Watched) -> list[int]:
    """Those of the shires where the side they are watched for has no unit: without Vikings, they are English."""
    here = s.here
    return [shire for shire, one, other in shires if not (here[one] or here[other])]


def viking_among(s: Table, shires: list[int]) -> list[int]:
    """Those of the shires that the Vikings control."""
    here = s.here
    return [
        shire
        for shire in shires
        if (here[4 * shire] or here[4 * shire + 1]) and not here[4 * shire + 2] and not here[4 * shire + 3]
    ]


# ------------------------------------------------------------------------------------------------ leaders


def carry(s: Table, host: int, to: int) -> None:
    """A host and the units on his card go to a shire, or land there."""
    origin = s.where[host]
    s.where[host] = to
    side = 2 if host == ALFRED else 0
    one, other = s.cards[4 * host + side], s.cards[4 * host + side + 1]
    s.here[4 * to + side] += one
    s.here[4 * to + side + 1] += other
    if origin >= 0:
        s.here[4 * origin + side] -= one
        s.here[4 * origin + side + 1] -= other


def remove_lonely(s: Table, shire: int, side: int) -> None:
    """VK-5.10: leaders of a side without any unit in their shire are defeated."""
    if shire not in s.where or force(s, shire, side):
        return
    for host in hosts_at(s, shire):
        if (host == ALFRED) == (side == ENGLISH):
            s.where[host] = DEAD
            if s.log is not None:
                s.tell("defeated", {"leader": HOSTS[host], "shire": SHIRES[shire]}, SHIRES[shire], "", "leader")
            if s.scenario == GAMBLE and s.winner == NONE:
                s.winner = 1 - side  # VK-11.10


# ------------------------------------------------------------------------------------------------ Fyrd


def draw_fyrd(s: Table) -> None:
    """VK-6.11: a Fyrd card, and that many Fyrd for the battle."""
    if not s.fyrd_deck:
        s.fyrd_deck = FYRD_DECK[s.scenario]
    card = draw_bit(s, s.fyrd_deck)
    s.fyrd_deck ^= 1 << card
    number = min(FYRD_VALUES[card], s.pool[FYRD])
    s.pool[FYRD] -= number
    s.fyrd += number
    if s.log is not None:
        s.tell("levied", {"n": number, "shire": SHIRES[s.battle]}, "fyrd-deck", SHIRES[s.battle], "fyrd")


def draw_bit(s: Table, mask: int) -> int:
    """A random one of the bits, lowest first; no dice are needed where there is just one."""
    s.fence += 1
    number = mask.bit_count()
    skip = s.rng.below(number) if number > 1 else 0
    while skip:
        mask &= mask - 1
        skip -= 1
    return (mask & -mask).bit_length() - 1
