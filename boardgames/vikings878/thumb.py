"""Rules of thumb: how good each action of 878 Vikings looks at a glance, in points.

They judge a state in which everything hidden has been redrawn, so they may look at all of it."""

from collections.abc import Callable, Sequence
from typing import Final

from boardgames.vikings878 import actions as act
from boardgames.vikings878 import thumb_battles as battles
from boardgames.vikings878 import thumb_marches as marches
from boardgames.vikings878.beliefs import EVENTS, SCALE
from boardgames.vikings878.board import force
from boardgames.vikings878.data import (
    ALFRED,
    CARDS,
    ENGLISH,
    ESCAPE,
    FACTIONS,
    HOUSECARLS,
    MAJOR,
    MOVEMENT,
    NAVY,
    NORSEMEN,
    RAIDERS,
    REINFORCING,
    SHIRE_COUNT,
    THEGNS,
    TITLE,
    TREATY_ROUND,
    VIKINGS,
)
from boardgames.vikings878.rules import State
from boardgames.vikings878.scoring import side_of
from boardgames.vikings878.state import OFFSHORE, OVER, PHASES
from boardgames.vikings878.turn import leading_side
from boardgames.vikings878.weights import SIDES, WEIGHTS
from boardgames.vikings878.worth import (
    city_worth,
    english_need,
    goals,
    prospect,
    rounds_left,
    standing_chance,
    targets,
    threat,
)

Rater = Callable[[State, Sequence[int]], list[float]]


def rate(s: State, actions: Sequence[int]) -> list[float]:
    """How good each action looks to the seat to move."""
    return [SCALE * worth for worth in _RATERS[s.phase](s, actions)]


def _most(s: State, actions: Sequence[int]) -> list[float]:
    """The higher the number the better."""
    return [0.01 * action for action in actions]


# ------------------------------------------------------------------------------------------------ set-up and placing


def _choosing(s: State, actions: Sequence[int]) -> list[float]:
    wanted = WEIGHTS.chosen[FACTIONS[s.kind]]
    return [3.0 if f"{(action - act.CHOOSE) % CARDS + 1:02}" in wanted else 0.0 for action in actions]


def _alfred_start(s: State, actions: Sequence[int]) -> list[float]:
    return [-0.1 * threat(s, action - act.PUT, ENGLISH) for action in actions]


def _placing_english(s: State, actions: Sequence[int]) -> list[float]:
    ratings = []
    for action in actions:
        place = action - act.PUT
        if place >= SHIRE_COUNT:
            ratings.append(1.2 if s.where[ALFRED] >= 0 else 0.0)
        else:
            ratings.append(english_need(s, place))
    return ratings


def _placing_vikings(s: State, actions: Sequence[int]) -> list[float]:
    """With a leader, the stronger the better; or into a city to take or to hold."""
    ratings = []
    for action in actions:
        place = action - act.PUT
        if place >= SHIRE_COUNT:
            host = place - SHIRE_COUNT
            own = s.cards[4 * host + NORSEMEN] + s.cards[4 * host + 1]
            ratings.append(1.2 + 0.01 * own)
        elif not force(s, place, VIKINGS):
            ratings.append(city_worth(s, place, VIKINGS) - 0.2)
        else:
            weak = threat(s, place, VIKINGS) > force(s, place, VIKINGS)
            ratings.append(0.9 if MAJOR[place] and weak else 0.3)
    return ratings


def _placing(s: State, actions: Sequence[int]) -> list[float]:
    return _placing_vikings(s, actions) if s.active >> 1 == VIKINGS else _placing_english(s, actions)


def _placing_number(s: State, actions: Sequence[int]) -> list[float]:
    """All together; but one or two are enough to take an empty city."""
    wanted = s.left
    if s.active >> 1 == VIKINGS and s.place < SHIRE_COUNT and not force(s, s.place, VIKINGS):
        wanted = min(2, s.left)
    return [-0.2 * abs(action - act.TAKE - wanted) for action in actions]


def _alfred_entry(s: State, actions: Sequence[int]) -> list[float]:
    """With friends around him, and a Viking city within reach."""
    ratings = []
    around = targets(s, ENGLISH)
    for action in actions:
        shire = action - act.PUT
        units = (s.here[4 * shire + HOUSECARLS] + 4, s.here[4 * shire + THEGNS] + 3)
        wanted = goals(s, around, units, ENGLISH, shire, 3)
        ratings.append(0.1 * sum(units) + prospect(s, shire, 3, wanted, ENGLISH))
    return ratings


# ------------------------------------------------------------------------------------------------ cards


def _card(s: State, actions: Sequence[int]) -> list[float]:
    """Far-reaching cards early; the Treaty when it suits."""
    weights = SIDES[s.active >> 1].card
    ratings = []
    for action in actions:
        card = (action - act.PLAY) % CARDS
        armies, shires = MOVEMENT[s.active][card]
        rating = weights.army * armies + weights.shire * shires
        if card == 0:
            rating += _treaty(s)
        ratings.append(rating)
    return ratings


def _treaty(s: State) -> float:
    side = s.active >> 1
    weights = SIDES[side].treaty
    if s.round < TREATY_ROUND - 1:
        return weights.early
    return weights.ahead if leading_side(s) == side else weights.behind


def _window(s: State, actions: Sequence[int]) -> list[float]:
    """Play an event where it matters, keep it otherwise; a card that will not come to use later is free."""
    price = SIDES[side_of(s, s.seat)].event_price * min(1.0, 0.4 + 0.3 * rounds_left(s))
    ratings = []
    for action in actions:
        if action < act.PLAY:
            ratings.append(0.0 if action == act.PASS else -0.01)
            continue
        faction, card = divmod(action - act.PLAY, CARDS)
        ratings.append(_event(s, TITLE[faction][card]) - price)
    return ratings


def _event(s: State, title: int) -> float:
    worth = EVENTS[title]
    if s.window == REINFORCING:
        return worth
    if title == NAVY:
        at_sea = any(place == OFFSHORE for host, place in enumerate(s.where) if host != RAIDERS)
        return worth if at_sea else 0.4 * worth
    if s.battle < 0:
        return worth
    side = side_of(s, s.seat)
    chance = standing_chance(s, side)
    if title == ESCAPE:
        return worth if chance < 0.2 else -worth
    stakes = 0.4 + 0.3 * city_worth(s, s.battle, side) + 0.03 * (force(s, s.battle, 0) + force(s, s.battle, 1))
    return worth * min(1.5, stakes) * (0.25 + 3.0 * chance * (1.0 - chance))


_BY_PHASE: Final[dict[str, Rater]] = {
    "choosing": _choosing,
    "alfred_start": _alfred_start,
    "extra": _placing_english,
    "window": _window,
    "alfred_entry": _alfred_entry,
    "printed": _placing_english,
    "placing": _placing,
    "placing_number": _placing_number,
    "card": _card,
    "leaders": marches.rate_leaders,
    "leading": marches.rate_leading,
    "loading": marches.rate_loading,
    "armies": marches.rate_armies,
    "army_own": marches.rate_army_number,
    "army_ally": marches.rate_army_number,
    "marching": marches.rate_marching,
    "battles": marches.rate_battles,
    "order": _most,
    "hits": battles.rate_hits,
    "losses": battles.rate_leaving,
    "fleeing": battles.rate_leaving,
    "commands": battles.rate_commands,
    "following": battles.rate_following,
    "paying": battles.rate_paying,
    "withdrawing": battles.rate_withdrawing,
    "boarding": _most,
    "morale_at": battles.rate_morale_at,
    "morale_number": _most,
    "ceolwulf_at": battles.rate_ceolwulf_at,
    "ceolwulf_units": battles.rate_ceolwulf_units,
    "convert_at": battles.rate_convert_at,
    "convert_number": _most,
    "purse_at": battles.rate_purse_at,
    "rebellion_at": battles.rate_rebellion_at,
    "navy_at": battles.rate_navy_at,
    "escape_at": battles.rate_escape_at,
    "spy_from": battles.rate_spy_from,
    "spy_alfred": battles.rate_spy_alfred,
    "spy_thegns": battles.rate_spy_number,
    "spy_housecarls": battles.rate_spy_number,
}
_RATERS: Final[list[Rater]] = [_BY_PHASE[name] for name in PHASES[:OVER]]
