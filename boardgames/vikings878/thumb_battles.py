"""Rules of thumb in battle and for the targets of events."""

from collections.abc import Sequence

from boardgames.vikings878 import actions as act
from boardgames.vikings878.beliefs import LEADER, UNIT_WORTH
from boardgames.vikings878.board import force, on_ground
from boardgames.vikings878.data import (
    CENTRE,
    DICE,
    ENGLISH,
    FYRD,
    HOUSECARLS,
    LANDING,
    MAJOR,
    NORSEMEN,
    SHIRE_COUNT,
    THEGNS,
    VIKINGS,
)
from boardgames.vikings878.rules import State
from boardgames.vikings878.state import OFFSHORE
from boardgames.vikings878.weights import SIDES
from boardgames.vikings878.worth import (
    attack,
    city_worth,
    english_need,
    standing_chance,
    threat,
)

# ------------------------------------------------------------------------------------------------ in battle


def rate_hits(s: State, actions: Sequence[int]) -> list[float]:
    """Give what costs no die, then what is worth least; the ground before the card."""
    ratings = []
    for action in actions:
        place, faction = divmod(action - act.UNIT, 5)
        if faction == FYRD:
            spare = s.here[4 * s.battle + HOUSECARLS] > DICE[HOUSECARLS] or s.here[4 * s.battle + THEGNS] > DICE[THEGNS]
            ratings.append(1.0 if s.fyrd > DICE[FYRD] or not spare else 0.3)
            continue
        spare = s.here[4 * s.battle + faction] > DICE[faction]
        ratings.append(
            (0.6 if spare else 0.0) - UNIT_WORTH[faction >> 1][faction] + (0.05 if place < SHIRE_COUNT else 0.0)
        )
    return ratings


def rate_leaving(s: State, actions: Sequence[int]) -> list[float]:
    return [0.1 if (action - act.UNIT) // 5 < SHIRE_COUNT else 0.0 for action in actions]


def rate_commands(s: State, actions: Sequence[int]) -> list[float]:
    """Away from a lost battle, to where it is safe."""
    side = s.kind >> 1
    chance = standing_chance(s, side)
    weights = SIDES[side]
    ratings = []
    for action in actions:
        if action == act.STAY:
            ratings.append(0.0)
            continue
        to = (action - act.GO) % SHIRE_COUNT
        safe = 0.3 if not force(s, to, 1 - side) else -0.2
        ratings.append(weights.refuge * (weights.boldness - chance) / weights.boldness + 0.2 * safe)
    return ratings


def rate_following(s: State, actions: Sequence[int]) -> list[float]:
    return [1.0 if action == act.FOLLOW else 0.0 for action in actions]


def rate_paying(s: State, actions: Sequence[int]) -> list[float]:
    ratings = []
    for action in actions:
        faction = action - act.PAY
        number = min(2, s.here[4 * s.battle + faction]) if faction == NORSEMEN else 1
        ratings.append(-UNIT_WORTH[VIKINGS][faction] * number)
    return ratings


def rate_withdrawing(s: State, actions: Sequence[int]) -> list[float]:
    """A leader lost is a game lost (VK-11.10)."""
    side = s.roller
    chance = standing_chance(s, side)
    ratings = []
    for action in actions:
        if action == act.STAY:
            ratings.append(3.0 * chance)
        else:
            to = action - act.WITHDRAW
            ratings.append(1.2 - 0.03 * threat(s, to, side) + 0.03 * force(s, to, side))
    return ratings


# ------------------------------------------------------------------------------------------------ events


def rate_morale_at(s: State, actions: Sequence[int]) -> list[float]:
    ratings = []
    for action in actions:
        place = action - act.AT
        if place < SHIRE_COUNT:
            number = on_ground(s, place, NORSEMEN)
            ratings.append(0.3 * min(2, number) - 0.1)
        else:
            number = s.cards[4 * (place - SHIRE_COUNT) + NORSEMEN]
            ratings.append(0.3 * min(2, number) + 0.01 * number)
    return ratings


def rate_ceolwulf_at(s: State, actions: Sequence[int]) -> list[float]:
    return [city_worth(s, action - act.AT, VIKINGS) + 0.2 * force(s, action - act.AT, ENGLISH) for action in actions]


def rate_ceolwulf_units(s: State, actions: Sequence[int]) -> list[float]:
    """From where they are least missed."""
    ratings = []
    for action in actions:
        if action == act.END:
            ratings.append(0.0)
            continue
        place, faction = divmod(action - act.UNIT, 5)
        shire = place if place < SHIRE_COUNT else s.where[place - SHIRE_COUNT]
        left = force(s, shire, VIKINGS) - 1
        lost = city_worth(s, shire, VIKINGS) if not left else 0.0
        if not left and place >= SHIRE_COUNT:
            lost += LEADER
        first = not force(s, s.place, VIKINGS)
        ratings.append((1.0 if first else 0.2) + 0.02 * left - lost - UNIT_WORTH[VIKINGS][faction])
    return ratings


def rate_convert_at(s: State, actions: Sequence[int]) -> list[float]:
    """Where the converts take a city, or begin a battle that they win."""
    side = s.active >> 1
    ratings = []
    for action in actions:
        shire = action - act.AT
        here = s.here[4 * shire : 4 * shire + 4]
        number = min(2, here[s.kind])
        here[s.kind] -= number
        here[NORSEMEN if s.kind == THEGNS else THEGNS] += number
        chance = 1.0
        if here[0] + here[1] and here[2] + here[3]:
            before = s.here[4 * shire : 4 * shire + 4]
            s.here[4 * shire : 4 * shire + 4] = here
            chance, _ = attack(s, shire, (0, 0), side)
            s.here[4 * shire : 4 * shire + 4] = before
        prize = city_worth(s, shire, side) if MAJOR[shire] else 0.0
        ratings.append(chance * (prize + 0.3) + 0.1 * number - 0.3 * (1.0 - chance))
    return ratings


def rate_rebellion_at(s: State, actions: Sequence[int]) -> list[float]:
    """Where few Vikings hold a city."""
    return [
        (city_worth(s, action - act.AT, ENGLISH) + 0.3) / (1.0 + 0.7 * max(0, force(s, action - act.AT, VIKINGS) - 1))
        for action in actions
    ]


def rate_purse_at(s: State, actions: Sequence[int]) -> list[float]:
    return [0.0 if action == act.END else 0.3 + english_need(s, action - act.PUT) for action in actions]


def rate_navy_at(s: State, actions: Sequence[int]) -> list[float]:
    """Cities on the coast that somebody at sea could land at, the weaker the sooner."""
    at_sea = [host for host, place in enumerate(s.where) if place == OFFSHORE]
    landing = {shire for host in at_sea for shire in LANDING[s.scenario][host]}
    ratings = []
    for action in actions:
        shire = action - act.CLOSE
        rating = city_worth(s, shire, ENGLISH) / (1.0 + 0.3 * force(s, shire, ENGLISH))
        rating += 0.5 * (shire in landing) + 0.02 * threat(s, shire, ENGLISH)
        ratings.append(rating - (2.0 if force(s, shire, VIKINGS) else 0.0))
    return ratings


def rate_escape_at(s: State, actions: Sequence[int]) -> list[float]:
    return [
        0.3 * (CENTRE[action - act.AT] > 0)
        + 0.05 * force(s, action - act.AT, ENGLISH)
        - 0.03 * threat(s, action - act.AT, ENGLISH)
        for action in actions
    ]


def rate_spy_from(s: State, actions: Sequence[int]) -> list[float]:
    return [
        0.1 * force(s, action - act.AT, ENGLISH) - 0.2 * city_worth(s, action - act.AT, ENGLISH) for action in actions
    ]


def rate_spy_alfred(s: State, actions: Sequence[int]) -> list[float]:
    chance = standing_chance(s, ENGLISH)
    return [chance - 0.5 if action == act.FOLLOW else 0.0 for action in actions]


def rate_spy_number(s: State, actions: Sequence[int]) -> list[float]:
    keep = 1 if MAJOR[s.place] else 0
    return [-0.1 * abs(action - max(actions) + keep) for action in actions]
