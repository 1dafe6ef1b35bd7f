"""A hint for people: the best options of a search, what may come of each, and why, in the evaluation's own terms."""

from typing import Any

from msgspec import Struct, field

from boardgames.ai.race import Finding, winner
from boardgames.ai.reward import chances
from boardgames.ai.rollout import play_on
from boardgames.core.game import Game, State
from boardgames.core.rng import Rng

WORLDS = 12  # redraws in which the options are compared
OPTIONS = 3
REASONS = 2
WORTH_SAYING = 0.1  # points; a smaller difference is no reason


class Reason(Struct, frozen=True):
    """A part of the evaluation in which an option differs from the other good ones, in points."""

    term: str
    points: float


class Advice(Struct, frozen=True):
    """An option worth choosing: the chance to win and the score that may come of it, and what speaks for it."""

    action: int
    chance: float
    points: float
    reasons: list[Reason] = field(default_factory=list)


def advise(game: Game[Any], state: State, chance: Rng, found: dict[int, Finding]) -> list[Advice]:
    """The best options, best first. All are looked at in the same worlds with the same luck."""
    best = winner(found)
    order = {action: (action != best, -finding.visits, -finding.worth) for action, finding in found.items()}
    ranked = sorted(found, key=order.__getitem__)[:OPTIONS]
    worlds = [state.hidden(state.seat, chance) for _ in range(WORLDS)]
    futures = {action: [_future(game, world, action) for world in worlds] for action in ranked}
    terms = {action: _mean_terms(game, futures[action], state.seat) for action in ranked}
    return [
        Advice(
            action,
            sum(chances(game, future)[state.seat] for future in futures[action]) / WORLDS,
            sum(game.evaluate(future)[state.seat] for future in futures[action]) / WORLDS,
            _reasons(terms[action], [terms[other] for other in ranked if other != action]),
        )
        for action in ranked
    ]


def _future(game: Game[Any], world: State, action: int) -> State:
    future = world.copy()
    future.apply(action)
    play_on(game, future, game.horizon(world))
    return future


def _mean_terms(game: Game[Any], futures: list[State], seat: int) -> dict[str, float]:
    """What each part of the evaluation gives the seat, on average. What everybody gets alike speaks for nothing."""
    total: dict[str, float] = {}
    for future in futures:
        for term, points in game.terms(future).items():
            if len(set(points)) > 1:
                total[term] = total.get(term, 0.0) + points[seat] / len(futures)
    return total


def _reasons(mine: dict[str, float], others: list[dict[str, float]]) -> list[Reason]:
    """The terms in which an option beats the mean of the others most."""
    if not others:
        return []
    gains = [
        Reason(term, points - sum(other.get(term, 0.0) for other in others) / len(others))
        for term, points in mine.items()
    ]
    gains.sort(key=lambda reason: -reason.points)
    return [reason for reason in gains[:REASONS] if reason.points >= WORTH_SAYING]
