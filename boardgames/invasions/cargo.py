"""What to load for the next voyage, and where to start it (IV-23)."""

from typing import Final

from boardgames.invasions.data import DICE, LIMIT, PORTS, TYPES, WINTERING
from boardgames.invasions.outlook import Prospect, keep, prospect_of
from boardgames.invasions.plan import chain, days_left
from boardgames.invasions.state import Table, load_of
from boardgames.invasions.worth import Sight, sight

_HOME_PORTS: Final = range(PORTS, WINTERING)


class Cargo:
    """What to load for the best voyage, and where to start it."""

    __slots__ = ("goods", "home", "homes", "value", "vikings")

    def __init__(self) -> None:
        self.value = -99.0
        self.home = PORTS
        self.homes: list[float] = []  # by home port
        self.vikings = 0  # still to be loaded
        self.goods: list[int] = []  # types still to be loaded, the most useful first


_cargoes: dict[tuple[Sight, int, int, int, float], Cargo] = {}


def cargo_of(s: Table, seat: int) -> Cargo:
    """The plan for the load of a seat in the wintering zone, from memory where it is known."""
    seen = sight(s, seat)
    key = (seen, s.vikings[seat], s.reserve[seat], s.period, days_left(s, seat))
    return _cargoes.get(key) or keep(_cargoes, key, _plan(s, seat, prospect_of(s, seat, seen)))


def _plan(s: Table, seat: int, prospect: Prospect) -> Cargo:
    """Try some mixtures of crew and goods, and keep the one whose chain of deeds pays best."""
    first = TYPES * seat
    aboard = s.cargo[first : first + TYPES]
    crew = s.vikings[seat]
    room = LIMIT[s.period] - load_of(s, seat)
    found = prospect.deeds
    price = prospect.price
    longest = days_left(s, seat)
    cargo = Cargo()
    usual = min(max(crew, DICE), crew + min(room, s.reserve[seat]))
    for home in _HOME_PORTS:
        trial = chain(found, price, home, float(usual), aboard, crew + room - usual, longest)
        cargo.homes.append(trial.value)
        if trial.value > cargo.value:
            cargo.value = trial.value
            cargo.home = home
    cargo.value = -99.0
    for more in range(0 if crew else 1, min(room, s.reserve[seat]) + 1):
        if crew + more > 5 or (crew + more == 1 and room > 1):
            continue
        trial = chain(found, price, cargo.home, float(crew + more), aboard, room - more, longest)
        needs = trial.types[:]
        for kind in range(TYPES):
            for _ in range(aboard[kind]):
                if kind in needs:
                    needs.remove(kind)
        value = trial.value - 0.5 * price * (more + len(needs))
        if value > cargo.value:
            cargo.value = value
            cargo.vikings = more
            cargo.goods = [kind for kind in needs[: room - more] if s.supply[kind]]
    return cargo
