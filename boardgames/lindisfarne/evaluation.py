"""What a player should think of a position of Lindisfarne: rules of thumb for actions, and an expected score.

Both judge a state in which everything hidden has been redrawn, so they may look at all of it. The weights are data.
"""

from collections.abc import Sequence
from typing import Final

from boardgames.lindisfarne import actions as act
from boardgames.lindisfarne import scoring
from boardgames.lindisfarne.beliefs import (
    COMPLETES,
    DENIES,
    EFFECT_WORTH,
    EXPEDITION,
    HELPS,
    JARL,
    MAJORITY_ALONE,
    MAJORITY_SHARED,
    NEIGHBOUR,
    OBJECTIVE_PER_CARD,
    OBJECTIVE_PLAIN,
    RANK_WORTH,
    RUNE,
    VIKING_PRICE,
)
from boardgames.lindisfarne.boards import Outlook, best_group
from boardgames.lindisfarne.data import (
    ACTIVE,
    COUNTRY,
    EFFECT,
    EXPEDITIONS,
    POSITION,
    PRESTIGE,
    RAISE_ROW,
    WANTED,
)
from boardgames.lindisfarne.promise import Prospects
from boardgames.lindisfarne.rules import State, free_steps
from boardgames.lindisfarne.state import DISCARDING, KEEPING, NONE, OVER, PLACING, ROLLED, Table

# ------------------------------------------------------------------------------------------------ cards


def card_worth(s: Table, seat: int, card: int) -> float:
    """What a destination card is worth to a seat."""
    mine = s.cards[seat]
    country = COUNTRY[card]
    left = 1.0 - s.expedition / EXPEDITIONS
    worth = float(PRESTIGE[card])
    if POSITION[card]:
        worth += scoring.fresco_points([*mine, card]) - scoring.fresco_points(mine)
        if left:
            to_come = [POSITION[other] for other in s.deck if COUNTRY[other] == country]
            worth += left * NEIGHBOUR * ((POSITION[card] - 1 in to_come) + (POSITION[card] + 1 in to_come))
    worth += _majority_worth(s, seat, country)
    have = scoring.cards_by_country(mine)
    goals = tuple(sorted(s.objectives[seat]))
    now = scoring.most_fulfilled(tuple(have), goals)
    have[country] += 1
    if scoring.most_fulfilled(tuple(have), goals) > now:
        worth += COMPLETES
    elif any(country in WANTED[objective] for objective in goals):
        worth += HELPS
    effect = EFFECT[card]
    if effect != NONE:
        worth += EFFECT_WORTH[effect] * (left if ACTIVE[effect] else 1.0)
    return worth


def _majority_worth(s: Table, seat: int, country: int) -> float:
    """One card more of a country: takes the lead, or catches up with it."""
    mine = most = 0
    for other in range(s.players):
        held = 0
        for card in s.cards[other]:
            if COUNTRY[card] == country:
                held += 1
        if other == seat:
            mine = held
        elif held > most:
            most = held
    if mine == most:
        return MAJORITY_ALONE
    return MAJORITY_SHARED if mine + 1 == most else 0.0


def objective_worth(s: Table, seat: int, objective: int) -> float:
    """What keeping an objective is worth: its points if it is fulfilled already, else by what it lacks."""
    have = tuple(scoring.cards_by_country(s.cards[seat]))
    held = s.objectives[seat]
    now = scoring.most_fulfilled(have, tuple(sorted(held)))
    if scoring.most_fulfilled(have, tuple(sorted([*held, objective]))) > now:
        return float(scoring.OBJECTIVE_POINTS)
    return OBJECTIVE_PER_CARD * sum(have[country] > 0 for country in WANTED[objective])


# ------------------------------------------------------------------------------------------------ actions


def rate(s: State, actions: Sequence[int]) -> list[float]:
    """How good each action looks to the seat to move, in points."""
    if s.phase == PLACING:
        return _rate_placing(s, actions)
    if s.phase == ROLLED:
        return _rate_rolled(s, actions)
    return [_rate_one(s, action) for action in actions]


def _rate_rolled(s: State, actions: Sequence[int]) -> list[float]:
    """The board where the dice do most. Effects on the dice pay when the roll is poor."""
    worth = [best_group(Outlook(s, board, s.seat), s.dice)[0] for board in range(3)]
    best = max(worth)
    return [worth[action - act.BOARD] if act.BOARD <= action < act.RAISE else 0.8 - best for action in actions]


def _rate_placing(s: State, actions: Sequence[int]) -> list[float]:
    """Go on with the best group of dice; a rune may better a single one."""
    outlook = Outlook(s, s.board, s.seat)
    gain, group = best_group(outlook, s.dice)
    free = free_steps(s)
    alone = [0] * 6
    ratings = []
    for action in actions:
        if action == act.DONE:
            ratings.append(0.0)
            continue
        rolled, placed = divmod(action - act.PUT, 6)
        alone[placed] = 1
        rating = outlook.gain(alone) - RUNE * max(0, abs(placed - rolled) - free)
        alone[placed] = 0
        if rolled == placed and group[rolled] and gain > rating:
            rating = gain
        ratings.append(rating)
    return ratings


def _rate_one(s: State, action: int) -> float:
    seat = s.seat
    if action == act.RETURN:
        if s.expedition == EXPEDITIONS:
            return 0.0
        return (0.0 if any(s.home) else JARL) + RUNE * min(s.vikings[seat], s.supply)
    if action == act.ROLL:
        room = max(RANK_WORTH[0] - Outlook(s, board, seat).now() for board in range(3))
        return VIKING_PRICE * s.vikings[seat] * min(1.0, room)
    if act.TAKE <= action < act.DISCARD:
        card = action - act.TAKE
        rivals = [card_worth(s, rival, card) for rival in range(s.players) if rival != seat]
        return card_worth(s, seat, card) + DENIES * max(rivals)
    if s.phase == DISCARDING:
        card = action - act.DISCARD
        return card_worth(s, 1 - seat, card) - card_worth(s, seat, card)
    if s.phase == KEEPING:
        return objective_worth(s, seat, action - act.KEEP)
    if action == act.OBJECTIVE:
        return OBJECTIVE_PLAIN * (1.0 - (s.expedition - 1) / EXPEDITIONS)
    if act.RAISE <= action < act.REROLL_DIE:
        return RANK_WORTH[0] - Outlook(s, action - act.RAISE, seat).now()
    if action == act.END_TURN:
        return EFFECT_WORTH[RAISE_ROW]
    return _rate_dice(s, action)


def _rate_dice(s: State, action: int) -> float:
    """Rerolling and turning: throw what was picked; turn the die to what helps most."""
    if not act.TO_VALUE <= action < act.PUT:
        return 1.0 if action == act.THROW else 0.0
    dice = s.dice[:]
    dice[s.turning - 1] -= 1
    dice[action - act.TO_VALUE] += 1
    return max(best_group(Outlook(s, board, s.seat), dice)[0] for board in range(3))


# ------------------------------------------------------------------------------------------------ states


TERMS: Final = ("scored", "objectives", "majorities", "cards", "runes", "jarl", "boards", "vikings", "future")


def parts(s: State, prospects: Prospects, seat: int, scored: int) -> list[float]:
    """What the seat may expect at the end, part by part as in TERMS."""
    if s.phase == OVER:
        return [float(scored)] + [0.0] * (len(TERMS) - 1)
    left = EXPEDITIONS - s.expedition
    boards = 0.0
    for board in range(max(0, s.raid), 3):
        boards += Outlook(s, board, seat).now()
    waiting = not s.home[seat] and s.raid == NONE
    return [
        float(scored),
        prospects.objectives(seat),
        prospects.majorities(seat),
        prospects.cards(seat),
        RUNE * s.runes[seat] if left or s.raid == NONE else 0.0,
        prospects.jarl(seat),
        boards,
        VIKING_PRICE * s.vikings[seat] if waiting else 0.0,
        EXPEDITION * left,
    ]


def all_parts(s: State) -> list[list[float]]:
    """The parts of every seat."""
    prospects = Prospects(s)
    return [parts(s, prospects, seat, scored) for seat, scored in enumerate(s.scores())]


def evaluate(s: State) -> list[float]:
    """The score each seat may expect at the end: what it has, what that and the boards promise, and the future."""
    return [sum(line) for line in all_parts(s)]
