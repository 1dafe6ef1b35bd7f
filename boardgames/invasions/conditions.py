"""When each rune can be played (IV-13.5): the conditions of IV-13.7, and the rivals and ports it can be meant for."""

from collections.abc import Callable
from typing import Final

from boardgames.invasions.data import (
    AMBUSH,
    BOUNTY,
    COMBAT,
    COUNT,
    DANEGELD,
    DEMAND,
    FIRST_SPACE,
    HEARTH,
    LIMIT,
    LOKI,
    NEAR,
    OARS,
    OATHBREAK,
    OMEN,
    PORTS,
    RAN,
    REACH,
    RECRUITS,
    RUNES,
    SCALES,
    SILENCE,
    STOREHOUSE,
    TYPES,
    UPRISING,
    WINTERING,
    ZONE,
)
from boardgames.invasions.sheet import DATA
from boardgames.invasions.state import Table, load_of


def has_room(s: Table) -> bool:
    return load_of(s, s.seat) < LIMIT[s.period]


def has_room_for_goods(s: Table) -> bool:
    """IV-4.4: a ship without a viking keeps its last place for one, or it could never leave."""
    return load_of(s, s.seat) + (s.vikings[s.seat] == 0) < LIMIT[s.period]


def other_goods(s: Table) -> list[int]:
    return [kind for kind in range(TYPES) if s.supply[kind] and kind != s.wanted]


def may_pay(s: Table) -> bool:
    """Danegeld: a port with a standing town, not used this turn."""
    node = s.at[s.seat]
    return node < PORTS and bool(s.towns & ~s.used & 1 << node)


def ports_in_reach(s: Table, rune: int) -> int:
    """Where the thralls may rise or a storehouse burn."""
    near = REACH[s.at[s.seat]]
    return near & s.stocked if rune == STOREHOUSE else near & s.settled & ~s.colonies[s.seat]


_STRIKES_PORTS: Final[list[bool]] = ["port" in rune.where or not rune.where for rune in DATA.runes]
_BESIDE: Final[list[list[bool]]] = [[a == b or b in NEAR[a] for b in range(COUNT)] for a in range(COUNT)]


def targets(s: Table, rune: int) -> list[int]:
    """The rivals a card can be meant for."""
    found = []
    own = s.at[s.seat]
    for rival in range(s.players):
        if rival == s.seat:
            continue
        node = s.at[rival]
        if rune == LOKI:
            fits = s.held[rival] > 0
        elif node < PORTS:
            fits = _STRIKES_PORTS[rune]
        else:
            fits = node >= FIRST_SPACE
        if fits and rune == AMBUSH:
            fits = _BESIDE[own][node] and load_of(s, rival) > s.vikings[rival]
        elif fits and rune == OATHBREAK:
            fits = ZONE[own] == ZONE[node]
        if fits:
            found.append(rival)
    return found


def can_aim(rune: int) -> Callable[[Table], bool]:
    def check(s: Table) -> bool:
        return bool(targets(s, rune))

    return check


CONDITIONS: Final[dict[int, Callable[[Table], bool]]] = {
    DEMAND: lambda s: bool(other_goods(s)),
    RECRUITS: lambda s: s.reserve[s.seat] > 0 and has_room(s),
    HEARTH: lambda s: s.colonies[s.seat] != 0,
    OARS: lambda s: s.at[s.seat] != WINTERING,  # nobody plays runes in a home port
    BOUNTY: lambda s: has_room_for_goods(s) and any(s.supply),
    DANEGELD: may_pay,
    OMEN: can_aim(OMEN),
    RAN: can_aim(RAN),
    UPRISING: lambda s: ports_in_reach(s, UPRISING) != 0,
    LOKI: can_aim(LOKI),
    AMBUSH: lambda s: has_room(s) and bool(targets(s, AMBUSH)),
    STOREHOUSE: lambda s: ports_in_reach(s, STOREHOUSE) != 0,
    OATHBREAK: lambda s: s.at[s.seat] != WINTERING and bool(targets(s, OATHBREAK)),
    SILENCE: lambda s: bool(s.saga_deck),
}


def _never(s: Table) -> bool:
    return False


def _always(s: Table) -> bool:
    return True


# Combat and trade cards are named with their mission, never played alone (IV-13.6).
PLAYABLE: Final[list[Callable[[Table], bool]]] = [
    _never if COMBAT[rune] or rune == SCALES else CONDITIONS.get(rune, _always) for rune in range(len(RUNES))
]
