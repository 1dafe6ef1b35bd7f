"""What a player should think of a position of Invasions: rules of thumb for actions, and an expected score (IV-23).

Both judge a state in which everything hidden has been redrawn. The weights are data. The main decision is rated in
voyage.py, the small ones in decisions.py; this file puts them together and judges whole positions."""

from collections.abc import Callable, Sequence
from typing import Final

from boardgames.invasions import beliefs, decisions, voyage
from boardgames.invasions.data import NATIONS, OPEN, REGION_PORTS, VALUE
from boardgames.invasions.outlook import outlook_of
from boardgames.invasions.plan import days_left
from boardgames.invasions.rules import State
from boardgames.invasions.scoring import MULTIPLIER, breakdown
from boardgames.invasions.state import NONE, OVER, PHASES, Table
from boardgames.invasions.worth import future_share

_BY_PHASE: Final[dict[str, Callable[[Table, Sequence[int]], list[float]]]] = {
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
_RATE: Final = [_BY_PHASE[name] for name in PHASES[:OVER]]


def rate(s: State, actions: Sequence[int]) -> list[float]:
    """How good each action looks to the seat to move."""
    return _RATE[s.phase](s, actions)


# ------------------------------------------------------------------------------------------------ whole positions


def evaluate(s: State) -> list[float]:
    """The score each seat may expect: what it has, and what it may hope for. What a half-loaded ship or a half-fought
    raid is worth only shows at the end of a turn: judge there."""
    points = [float(score) for score in s.scores()]
    if s.phase != OVER:
        for line in promises(s).values():
            for seat, worth in enumerate(line):
                points[seat] += worth
    return points


def terms(s: State) -> dict[str, list[float]]:
    """The evaluation by what it is made of; adds up to it."""
    seats = range(s.players)
    scored = breakdown(s)
    apart = {*NATIONS, "colonies"}
    found = {
        "points": [float(sum(line[seat] for name, line in scored.items() if name not in apart)) for seat in seats],
        "colonies": [float(worth) for worth in scored["colonies"]],
        "sagas": [float(sum(scored[nation][seat] for nation in NATIONS)) for seat in seats],
    }
    share = 0.0 if s.phase == OVER else 1.0
    for name, line in promises(s).items():
        before = found.get(name, [0.0] * s.players)
        found[name] = [one + share * more for one, more in zip(before, line, strict=True)]
    return found


def promises(s: Table) -> dict[str, list[float]]:
    """What each seat may hope for beyond its points: the voyage its ship is on, regions that may grow, runes in hand,
    and the rounds still to come."""
    later = future_share(s)
    rounds = rounds_left(s)
    seats = range(s.players)
    return {
        "voyage": [voyage_promise(s, seat) for seat in seats],
        "colonies": [colony_promise(s, seat, later) for seat in seats],
        "runes": [sum(beliefs.RUNE[: s.held[seat]]) * min(1.0, rounds / 3.0) for seat in seats],
        "rounds": [beliefs.FUTURE_ROUND * rounds] * s.players,
    }


def rounds_left(s: Table) -> float:
    """Rounds still to be played: known in the end, guessed before by the sagas still to be told."""
    if s.last_rounds != NONE:
        return s.last_rounds / s.players
    return beliefs.FUTURE_SAGA_ROUNDS * 4.0 / s.players * (len(s.saga_deck) + OPEN)


def voyage_promise(s: Table, seat: int) -> float:
    """The best chain of deeds from where the ship lies, with less trust than in deeds that are done: otherwise a ship
    would lie before its prey for ever. In the wintering zone it is the chain from the best home port, with what is
    aboard: a full hold is worth what can be done with it."""
    if days_left(s, seat) <= 0:
        return 0.0
    if not s.vikings[seat]:
        return beliefs.HOME
    look = outlook_of(s, seat)
    return beliefs.FUTURE_TRUST * look.resting_worth(look.node)


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
    return beliefs.COLONY_GROWTH * later * worth
