"""Rules of thumb for the small decisions inside a turn (IV-23): dice, losses, and the choices that runes ask for."""

from collections.abc import Sequence

from boardgames.invasions import actions as act
from boardgames.invasions import beliefs, cards, odds
from boardgames.invasions.charts import TRAVEL
from boardgames.invasions.data import (
    AMOUNT,
    BERSERK,
    CALM,
    MISSION,
    RAID,
    RAVEN,
    SAGA_MASK,
    SCALES,
    SHIELDWALL,
    TYPES,
)
from boardgames.invasions.missions import combat_value, dice_modifier
from boardgames.invasions.outlook import outlook_of
from boardgames.invasions.plan import days_left
from boardgames.invasions.state import Table, load_of
from boardgames.invasions.worth import deeds, raid_worth, saga_worth, settle_worth

Ratings = list[float]

# ------------------------------------------------------------------------------------------------ wind and losses


def rate_wind(s: Table, actions: Sequence[int]) -> Ratings:
    first = outlook_of(s, s.seat).plan.first
    turns = {act.WIND_STAYS: 0, act.WIND_CLOCKWISE: 1, act.WIND_COUNTER: 3}
    return [cards.wind_worth(s, (s.wind + turns[action]) % CALM, first) for action in actions]


def goods_worths(s: Table, seat: int) -> list[float]:
    """What one token of each type aboard may still bring from where the ship is."""
    travel = TRAVEL[s.at[seat]]
    longest = days_left(s, seat)
    worths = [0.0] * TYPES
    for deed in deeds(s, seat):
        far = travel[deed.port]
        if deed.kind < TYPES and far <= longest:
            worths[deed.kind] = max(worths[deed.kind], deed.worth - beliefs.DAY * far)
    return worths


def rate_losing(s: Table, actions: Sequence[int]) -> Ratings:
    """Goods without a market first, then surplus vikings, never the last."""
    seat = s.seat
    worths = goods_worths(s, seat)
    crew = s.vikings[seat]
    viking = beliefs.VIKING * (2.0 if crew <= 2 else 1.0) + (20.0 if crew == 1 else 0.0)
    return [-viking if action == act.LOSE_VIKING else -worths[action - act.LOSE] for action in actions]


# ------------------------------------------------------------------------------------------------ missions


def rate_trading(s: Table, actions: Sequence[int]) -> Ratings:
    gain = AMOUNT[SCALES] - cards.keeping(s)
    return [0.0 if action == act.DELIVER else gain for action in actions]


def rate_arming(s: Table, actions: Sequence[int]) -> Ratings:
    """Throw the dice that pay best; first name a card if it adds more than it is worth in hand."""
    value = combat_value(s, s.at[s.seat]) - dice_modifier(s)
    plain = _best_throw(s, value, s.bonus_best, s.shield)
    keep = cards.keeping(s)
    ratings = []
    for action in actions:
        if action == act.ROLL:
            ratings.append(plain)
        elif action < act.USE:
            ratings.append(settle_pay(s, value, s.bonus_best, s.shield, action - act.ROLL_DICE + 1))
        else:
            rune = action - act.USE
            better = _best_throw(
                s,
                value - (AMOUNT[RAVEN] if rune == RAVEN else 0),
                s.bonus_best + (AMOUNT[BERSERK] if rune == BERSERK else 0),
                s.shield + (AMOUNT[SHIELDWALL] if rune == SHIELDWALL else 0),
            )
            ratings.append(better - keep)
    return ratings


def _best_throw(s: Table, value: int, best: int, shield: int) -> float:
    if s.mission == RAID:
        return raid_pay(s, value - best, shield, s.limit)
    return max(settle_pay(s, value, best, shield, dice) for dice in range(1, s.limit + 1))


def raid_pay(s: Table, needed: int, shield: int, dice: int) -> float:
    chance = odds.success(needed, dice)
    losses = max(0.0, odds.raid_losses(needed, dice) - shield)
    wreck = 1.0 - chance if s.vikings[s.seat] <= dice and not shield else 0.0
    return chance * raid_worth(s, s.seat, s.at[s.seat]) - losses * beliefs.VIKING - wreck * ship_worth(s)


def settle_pay(s: Table, value: int, best: int, shield: int, dice: int) -> float:
    """At least one die must succeed; those that fail cost vikings, and the settler stays behind."""
    seat = s.seat
    failing = 1.0 - odds.success(value - best, 1)
    chance = 1.0 - failing**dice
    losses = max(0.0, odds.settle_losses(value, dice) - shield)
    crew = s.vikings[seat]
    wreck = 0.0
    if crew <= dice and not shield:
        wreck = failing**dice
    alone = chance if crew == 1 else 0.0
    pay = chance * (settle_worth(s, seat, s.at[seat]) - beliefs.COLONY_SETTLER) - losses * beliefs.VIKING
    return pay - (wreck + alone) * ship_worth(s)


def ship_worth(s: Table) -> float:
    """What goes down with the crew: the ship's place in the world, and its goods."""
    return beliefs.SHIP + 0.7 * beliefs.GOODS * (load_of(s, s.seat) - s.vikings[s.seat])


def rate_raiding(s: Table, actions: Sequence[int]) -> Ratings:
    needed = combat_value(s, s.at[s.seat]) - dice_modifier(s) - s.bonus_best
    pay = raid_pay(s, needed, s.shield, s.limit - len(s.dice))
    return [pay if action == act.ROLL else 0.0 for action in actions]


def rate_placing(s: Table, actions: Sequence[int]) -> Ratings:
    place = settle_worth(s, s.seat, s.at[s.seat]) - beliefs.COLONY_SETTLER - ship_worth(s)
    return [place if action == act.PLACE else beliefs.VIKING for action in actions]


# ------------------------------------------------------------------------------------------------ choices of runes


def rate_wanting(s: Table, actions: Sequence[int]) -> Ratings:
    """What oneself carries most, and rivals least."""
    ratings = []
    for action in actions:
        kind = action - act.WANT
        everybody = sum(s.cargo[kind::TYPES])
        own = s.cargo[TYPES * s.seat + kind]
        ratings.append(own - 0.3 * (everybody - own))
    return ratings


def rate_loading(s: Table, actions: Sequence[int]) -> Ratings:
    worths = goods_worths(s, s.seat)
    return [worths[action - act.LOAD] for action in actions]


def rate_aiming(s: Table, actions: Sequence[int]) -> Ratings:
    """The rival who is ahead; among equals the one with most to lose."""
    points = s.vp
    ratings = []
    for action in actions:
        rival = action - act.AGAINST
        wreck = 1.5 if s.vikings[rival] == 1 else 0.0
        ratings.append(0.1 * points[rival] + 0.2 * load_of(s, rival) + wreck)
    return ratings


def rate_marking(s: Table, actions: Sequence[int]) -> Ratings:
    return [cards.colony_loss(s, action - act.PORT) for action in actions]


def rate_taking(s: Table, actions: Sequence[int]) -> Ratings:
    return [0.0 if action == act.ENOUGH else 1.0 + (action - act.TAKE == s.wanted) for action in actions]


def rate_replacing(s: Table, actions: Sequence[int]) -> Ratings:
    return [1.0 if action == act.ABOARD else 0.0 for action in actions]


def rate_silencing(s: Table, actions: Sequence[int]) -> Ratings:
    """The saga that is worth most to rivals and least to oneself; those nearly told first."""
    done = (s.stocked, ~s.towns, s.settled)
    ratings = []
    for action in actions:
        saga = action - act.SILENCE
        missing = (SAGA_MASK[saga] & ~done[MISSION[saga]]).bit_count()
        rivals = max(saga_worth(s, rival, saga) for rival in range(s.players) if rival != s.seat)
        ratings.append((rivals - saga_worth(s, s.seat, saga)) / missing)
    return ratings
