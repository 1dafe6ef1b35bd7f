"""What a player should think of a position of Invasions: rules of thumb for actions, and an expected score (IV-23).

Both judge a state in which everything hidden has been redrawn. The weights are data. The main decision is rated in
voyage.py, the small ones in decisions.py; this file puts them together and judges whole positions."""

from collections.abc import Callable, Sequence

from boardgames.invasions import decisions, voyage
from boardgames.invasions.data import DAYS, OPEN, REGION_PORTS, TYPES, VALUE, WINTERING
from boardgames.invasions.plan import days_left
from boardgames.invasions.rules import State
from boardgames.invasions.scoring import MULTIPLIER
from boardgames.invasions.state import NONE, OVER, PHASES, Table
from boardgames.invasions.weights import WEIGHTS
from boardgames.invasions.worth import future_share

_BY_PHASE: dict[str, Callable[[Table, Sequence[int]], list[float]]] = {
    "main": voyage.rate_main,
    "wind": decisions.rate_wind,
    "losing": decisions.rate_losing,
    "trading": decisions.rate_trading,
    "arming": decisions.rate_arming,
    "raiding": decisions.rate_raiding,
    "placing": decisions.rate_placing,
    "wanting": decisions.rate_wanting,
    "loading": decisions.rate_loading,
    "aiming": decisions.rate_aiming,
    "marking": decisions.rate_marking,
    "taking": decisions.rate_taking,
    "replacing": decisions.rate_replacing,
    "rowing": voyage.rate_rowing,
    "silencing": decisions.rate_silencing,
}
_RATE = [_BY_PHASE[name] for name in PHASES[:OVER]]


def rate(s: State, actions: Sequence[int]) -> list[float]:
    """How good each action looks to the seat to move."""
    return _RATE[s.phase](s, actions)


def evaluate(s: State) -> list[float]:
    """The score each seat may expect: what it has, what ship and colonies promise, and a share of the future."""
    points = [float(score) for score in s.scores()]
    if s.phase == OVER:
        return points
    later = future_share(s)
    rounds = rounds_left(s)
    for seat in range(s.players):
        points[seat] += ship_promise(s, seat)
        points[seat] += colony_promise(s, seat, later)
        points[seat] += sum(WEIGHTS.rune[: s.held[seat]]) * min(1.0, rounds / 3.0)
        points[seat] += WEIGHTS.future.round * rounds
    return points


def rounds_left(s: Table) -> float:
    """Rounds still to be played: known in the end, guessed before by the sagas still to be told."""
    if s.last_rounds != NONE:
        return s.last_rounds / s.players
    return WEIGHTS.future.saga_rounds * 4.0 / s.players * (len(s.saga_deck) + OPEN)


def ship_promise(s: Table, seat: int) -> float:
    """The best chain of deeds from where the ship lies. In the wintering zone nothing is sure but the load."""
    if s.at[seat] == WINTERING:
        if days_left(s, seat) < DAYS:
            return 0.0
        goods = sum(s.cargo[TYPES * seat : TYPES * seat + TYPES])
        return WEIGHTS.viking * s.vikings[seat] + WEIGHTS.goods * goods
    look = voyage.Outlook(s, seat)
    return look.worth_at(look.node) if days_left(s, seat) > 0 else 0.0


def colony_promise(s: Table, seat: int, later: float) -> float:
    """Regions in which one's colonies may still gain company."""
    worth = 0.0
    for ports in REGION_PORTS:
        region = 1 << ports[0] | 1 << ports[1] | 1 << ports[2]
        mine = (s.colonies[seat] & region).bit_count()
        if mine:
            settled = (s.settled & region).bit_count()
            if settled < 3:
                worth += mine * VALUE[ports[0]] * (MULTIPLIER[settled + 1] - MULTIPLIER[settled])
    return WEIGHTS.colony.growth * later * worth
