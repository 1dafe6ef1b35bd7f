"""What a player should think of a position of Lindisfarne: rules of thumb for actions, and an expected score.

Both judge a state in which everything hidden has been redrawn, so they may look at all of it. The weights are data.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from boardgames.core import schema
from boardgames.core.assets import ASSETS
from boardgames.lindisfarne import actions as act
from boardgames.lindisfarne import scoring
from boardgames.lindisfarne.data import (
    ACTIVE,
    COUNTRY,
    EFFECT,
    EFFECTS,
    EXPEDITIONS,
    POSITION,
    PRESTIGE,
    RAISE_ROW,
    VIKINGS,
    WANTED,
)
from boardgames.lindisfarne.rules import State, free_steps, strength
from boardgames.lindisfarne.state import DISCARDING, KEEPING, NEUTRAL, NONE, OVER, PLACING, Table, at


class CardWeights(Struct, forbid_unknown_fields=True):
    neighbour: float
    majority_alone: float
    majority_shared: float
    completes: float
    helps: float
    denies: float


class ObjectiveWeights(Struct, forbid_unknown_fields=True):
    plain: float
    per_card: float


class Weights(Struct, forbid_unknown_fields=True):
    rank_worth: list[float]
    viking_price: float
    rune: float
    jarl: float
    growth: list[float]
    scale: list[float]
    expedition: float
    card: CardWeights
    objective: ObjectiveWeights
    effects: dict[str, float]


WEIGHTS = schema.load(ASSETS / "games" / "lindisfarne" / "weights.yaml", Weights)

# ------------------------------------------------------------------------------------------------ boards


def standing(s: Table, board: int, seat: int, mine: int) -> float:
    """Points to expect from a board on which the seat has this strength, rivals' later vikings considered."""
    if not mine:
        return 0.0
    ahead = 0.0
    rows = s.rows[board]
    own_row = rows.index(seat) if seat in rows else len(rows)
    for clan in [*range(s.players), *([NEUTRAL] if NEUTRAL in rows else [])]:
        if clan == seat:
            continue
        theirs = float(strength(s, board, clan))
        if clan != NEUTRAL and not s.home[clan]:
            theirs += WEIGHTS.growth[board] * s.vikings[clan] / VIKINGS
        if theirs:
            tie = 0.1 if clan in rows and rows.index(clan) < own_row else -0.1  # LF-7.4
            ahead += 1.0 / (1.0 + math.exp((mine - theirs - tie) / WEIGHTS.scale[board]))
    worth = WEIGHTS.rank_worth
    rank = min(int(ahead), len(worth) - 2)
    return worth[rank] + (worth[rank + 1] - worth[rank]) * min(1.0, ahead - rank)


def gain(s: Table, board: int, added: Sequence[int]) -> float:
    """What adding vikings to the seat's row brings, less the price of the vikings."""
    first = at(board, s.seat)
    before = s.counts[first : first + 6]
    after = [have + more for have, more in zip(before, added, strict=True)]
    now = standing(s, board, s.seat, scoring.strength(board, before))
    then = standing(s, board, s.seat, scoring.strength(board, after))
    return then - now - WEIGHTS.viking_price * sum(added)


def groups(dice: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to choose from the dice, as counts by value."""
    return product(*[range(number + 1) for number in dice])


def best_group(s: Table, board: int) -> tuple[float, tuple[int, ...]]:
    """The dice best placed on a board as they lie; at least one."""
    return max((gain(s, board, group), group) for group in groups(s.dice) if any(group))


# ------------------------------------------------------------------------------------------------ cards


def card_worth(s: Table, seat: int, card: int) -> float:
    """What a destination card is worth to a seat."""
    weights = WEIGHTS.card
    mine = s.cards[seat]
    country = COUNTRY[card]
    with_card = [*mine, card]
    worth = PRESTIGE[card] + float(scoring.fresco_points(with_card) - scoring.fresco_points(mine))
    left = 1.0 - s.expedition / EXPEDITIONS
    if POSITION[card]:
        to_come = {POSITION[other] for other in s.deck + s.offers if other != NONE and COUNTRY[other] == country}
        worth += left * weights.neighbour * sum(POSITION[card] + step in to_come for step in (-1, 1))
    held = [sum(COUNTRY[other] == country for other in cards) for cards in s.cards]
    most = max(number for other, number in enumerate(held) if other != seat)
    if held[seat] <= most:
        worth += weights.majority_alone if held[seat] == most else 0.0
        worth += weights.majority_shared if held[seat] + 1 == most else 0.0
    have = scoring.cards_by_country(mine)
    now = scoring.most_fulfilled(tuple(have), tuple(sorted(s.objectives[seat])))
    have[country] += 1
    then = scoring.most_fulfilled(tuple(have), tuple(sorted(s.objectives[seat])))
    if then > now:
        worth += weights.completes
    elif any(country in WANTED[objective] for objective in s.objectives[seat]):
        worth += weights.helps
    effect = EFFECT[card]
    if effect != NONE:
        worth += WEIGHTS.effects[EFFECTS[effect]] * (left if ACTIVE[effect] else 1.0)
    return worth


def objective_worth(s: Table, seat: int, objective: int) -> float:
    """What keeping an objective is worth: ten points if it is fulfilled already, else by what it lacks."""
    have = scoring.cards_by_country(s.cards[seat])
    held = tuple(sorted(s.objectives[seat]))
    with_it = tuple(sorted((*held, objective)))
    if scoring.most_fulfilled(tuple(have), with_it) > scoring.most_fulfilled(tuple(have), held):
        return float(scoring.OBJECTIVE_POINTS)
    return WEIGHTS.objective.per_card * sum(have[country] > 0 for country in WANTED[objective])


# ------------------------------------------------------------------------------------------------ actions


def rate(s: State, actions: Sequence[int]) -> list[float]:
    """How good each action looks to the seat to move."""
    if s.phase == PLACING:
        return _rate_placing(s, actions)
    return [_rate_one(s, action) for action in actions]


def _rate_placing(s: State, actions: Sequence[int]) -> list[float]:
    """Go on with the best group of dice; a rune may better a single one."""
    dice_gain, group = best_group(s, s.board)
    ratings = []
    for action in actions:
        if action == act.DONE:
            ratings.append(0.0)
            continue
        rolled, placed = divmod(action - act.PUT, 6)
        runes = max(0, abs(placed - rolled) - free_steps(s))
        alone = [1 if value == placed else 0 for value in range(6)]
        rating = gain(s, s.board, alone) - WEIGHTS.rune * runes
        if rolled == placed and group[rolled]:
            rating = max(rating, dice_gain)
        ratings.append(rating)
    return ratings


def _rate_one(s: State, action: int) -> float:
    seat = s.seat
    if action == act.RETURN:
        last = s.expedition == EXPEDITIONS
        jarl = 0.0 if any(s.home) or last else WEIGHTS.jarl
        return jarl + (0.0 if last else WEIGHTS.rune * min(s.vikings[seat], s.supply))
    if action == act.ROLL:
        room = max(WEIGHTS.rank_worth[0] - standing(s, board, seat, strength(s, board, seat)) for board in range(3))
        return WEIGHTS.viking_price * s.vikings[seat] * min(1.0, room)
    if act.BOARD <= action < act.RAISE:
        return best_group(s, action - act.BOARD)[0]
    if act.RAISE <= action < act.REROLL_DIE:
        return WEIGHTS.rank_worth[0] - standing(s, action - act.RAISE, seat, strength(s, action - act.RAISE, seat))
    if act.TAKE <= action < act.DISCARD:
        return _rate_take(s, action - act.TAKE)
    if s.phase == DISCARDING:
        card = action - act.DISCARD
        return card_worth(s, 1 - seat, card) - card_worth(s, seat, card)
    if s.phase == KEEPING:
        return objective_worth(s, seat, action - act.KEEP)
    if action == act.OBJECTIVE:
        return WEIGHTS.objective.plain * (1.0 - (s.expedition - 1) / EXPEDITIONS)
    if action == act.END_TURN:
        return WEIGHTS.effects[EFFECTS[RAISE_ROW]]
    return _rate_effect(s, action)


def _rate_take(s: State, card: int) -> float:
    rivals = [card_worth(s, rival, card) for rival in range(s.players) if rival != s.seat]
    return card_worth(s, s.seat, card) + WEIGHTS.card.denies * max(rivals)


def _rate_effect(s: State, action: int) -> float:
    """Effects on the dice pay when the roll is poor; a low die is the one to turn or roll again."""
    best = max(best_group(s, board)[0] for board in range(3)) if any(s.dice) else 0.0
    if action == act.THROW:
        return 1.0
    if act.TO_VALUE <= action < act.PUT:
        with_value = s.copy()
        with_value.dice[action - act.TO_VALUE] += 1
        with_value.dice[s.turning - 1] -= 1
        return max(best_group(with_value, board)[0] for board in range(3))
    return 0.8 - best


# ------------------------------------------------------------------------------------------------ states


def evaluate(s: State) -> list[float]:
    """The score each seat may expect at the end: what it has, what the boards promise, and a share of the future."""
    points = [float(score) for score in s.scores()]
    if s.phase == OVER:
        return points
    left = EXPEDITIONS - s.expedition
    for seat in range(s.players):
        have = scoring.cards_by_country(s.cards[seat])
        done = scoring.most_fulfilled(tuple(have), tuple(sorted(s.objectives[seat])))
        open_ones = len(s.objectives[seat]) - done
        points[seat] += WEIGHTS.objective.plain * open_ones * left / EXPEDITIONS
        points[seat] += WEIGHTS.rune * s.runes[seat] + WEIGHTS.expedition * left
        points[seat] += WEIGHTS.jarl if s.jarl == seat and left else 0.0
        for board in range(max(0, s.raid), 3):
            points[seat] += standing(s, board, seat, strength(s, board, seat))
        if not s.home[seat] and s.raid == NONE:
            points[seat] += WEIGHTS.viking_price * s.vikings[seat]
    return points
