"""Rules of thumb for runes and the wind (IV-23): what a card is worth now, against keeping it."""

from collections.abc import Callable, Sequence
from typing import Final

from boardgames.invasions import actions as act
from boardgames.invasions import beliefs
from boardgames.invasions.charts import STEP, TRAVEL
from boardgames.invasions.conditions import other_goods, ports_in_reach, targets
from boardgames.invasions.data import (
    AMBUSH,
    AMOUNT,
    BOUNTY,
    CALM,
    DANEGELD,
    DAYS,
    DEMAND,
    FAIR,
    FIRST_SPACE,
    FROST,
    HAND,
    HEARTH,
    HEARTH_MOST,
    LIMIT,
    LOKI,
    LOTS,
    NJORD,
    OARS,
    OATHBREAK,
    OMEN,
    PORTS,
    RAMPARTS,
    RAN,
    RECRUITS,
    REGION_MASK,
    SILENCE,
    STOREHOUSE,
    SUNSTONE,
    TYPES,
    UPRISING,
    VALUE,
    WANTED_BONUS,
    ZONE,
)
from boardgames.invasions.plan import days_left
from boardgames.invasions.sailing import fair_days
from boardgames.invasions.scoring import MULTIPLIER
from boardgames.invasions.state import NONE, Table, load_of, members
from boardgames.invasions.worth import future_share


def rate_cards(s: Table, actions: Sequence[int], ratings: list[float], best: float, first: int) -> None:
    """Fill in the cards: they take no day, so they are as good as the best other action and what they add to it."""
    if not s.held[s.seat]:
        return
    keep = keeping(s)
    turned = 0.0
    if s.wind != CALM:
        stays = wind_worth(s, s.wind, first)
        turned = max(0.0, *(wind_worth(s, (s.wind + turn) % CALM, first) - stays for turn in (1, 3)))
    for index, action in enumerate(actions):
        if act.PLAY <= action < act.DISCARD:
            ratings[index] = best + EFFECTS[action - act.PLAY](s, first) - keep + turned
        elif act.DISCARD <= action < act.USE:
            ratings[index] = best - keep - 0.1 + turned


def keeping(s: Table) -> float:
    """What the last rune in hand is worth for later turns."""
    if days_left(s, s.seat) <= DAYS:
        return 0.0
    return beliefs.RUNE[s.held[s.seat] - 1] if s.held[s.seat] else 0.0


def wind_worth(s: Table, wind: int, first: int) -> float:
    """Towards one's own next steps, against rivals at sea."""
    worth = 0.0
    for seat in range(s.players):
        node = s.at[seat]
        if node < PORTS or node >= FIRST_SPACE:
            zone = ZONE[node]
            change = FAIR[4 * wind + zone] - FAIR[4 * CALM + zone]
            worth += (beliefs.WIND_OWN if seat == s.active else -beliefs.WIND_RIVAL) * change
    if first != NONE:
        zone = ZONE[first]
        worth += 0.5 * beliefs.WIND_OWN * (FAIR[4 * wind + zone] - FAIR[4 * CALM + zone])
    return worth


# ------------------------------------------------------------------------------------------------ effects


def _demand(s: Table, first: int) -> float:
    """Goods aboard that would be wanted, against those that are."""
    aboard = s.cargo[TYPES * s.seat : TYPES * s.seat + TYPES]
    more = max(aboard[kind] for kind in other_goods(s)) - aboard[s.wanted]
    return 0.7 * WANTED_BONUS * more


def _recruits(s: Table, first: int) -> float:
    return beliefs.VIKING


def _hearth(s: Table, first: int) -> float:
    points = min(HEARTH_MOST, AMOUNT[HEARTH] * s.colonies[s.seat].bit_count())
    return points - beliefs.PATIENCE_HEARTH * min(1.0, 2.0 * future_share(s))


def _bad_days(s: Table, most: int) -> float:
    """Days of this turn, at most so many, that only this card makes fair."""
    node = s.at[s.seat]
    if ZONE[node] < 0:
        return 0.0
    left = DAYS - s.prepared - s.sailed
    usable = max(0, min(left, fair_days(s, ZONE[node]) - s.sailed))
    return 0.7 * beliefs.DAY * STEP[node] * min(most, left - usable)


def _njord(s: Table, first: int) -> float:
    return _bad_days(s, AMOUNT[NJORD]) if first != NONE else 0.0


def _sunstone(s: Table, first: int) -> float:
    return _bad_days(s, DAYS) if first != NONE else 0.0


def _oars(s: Table, first: int) -> float:
    if first == NONE:
        return 0.0
    return beliefs.DAY * min(AMOUNT[OARS] * STEP[s.at[s.seat]], TRAVEL[s.at[s.seat]][first])


def _bounty(s: Table, first: int) -> float:
    return beliefs.GOODS


def _danegeld(s: Table, first: int) -> float:
    return VALUE[s.at[s.seat]] - beliefs.PATIENCE_DANEGELD + beliefs.RUNE[0]


def _lots(s: Table, first: int) -> float:
    held = s.held[s.seat] - 1
    return sum(beliefs.RUNE[held : held + AMOUNT[LOTS]])


def _strike(rune: int) -> Callable[[Table, int], float]:
    def worth(s: Table, first: int) -> float:
        return beliefs.RIVALS_PIECE * AMOUNT[rune]

    return worth


def colony_loss(s: Table, port: int) -> float:
    """What the owner of a colony there would lose."""
    return float(VALUE[port] * MULTIPLIER[(s.settled & REGION_MASK[port]).bit_count()])


def _uprising(s: Table, first: int) -> float:
    return beliefs.RIVALS_COLONY * max(colony_loss(s, port) for port in members(ports_in_reach(s, UPRISING)))


def _loki(s: Table, first: int) -> float:
    return beliefs.RUNE[s.held[s.seat] - 1] + beliefs.RIVALS_PIECE


def _ambush(s: Table, first: int) -> float:
    room = LIMIT[s.period] - load_of(s, s.seat)
    most = max(load_of(s, rival) - s.vikings[rival] for rival in targets(s, AMBUSH))
    return min(AMOUNT[AMBUSH], room, most) * (0.8 * beliefs.GOODS + beliefs.RIVALS_PIECE)


def _storehouse(s: Table, first: int) -> float:
    """It pays where one has goods to put in the place of those that burn."""
    port = s.at[s.seat]
    if port >= PORTS or s.used >> port & 1 or load_of(s, s.seat) == s.vikings[s.seat]:
        return 0.2
    return float(VALUE[port]) - beliefs.GOODS


def _oathbreak(s: Table, first: int) -> float:
    return 0.7 * beliefs.VIKING + beliefs.RIVALS_PIECE


def _ramparts(s: Table, first: int) -> float:
    return beliefs.RIVALS_RAMPARTS


def _frost(s: Table, first: int) -> float:
    return beliefs.RIVALS_FROST


def _silence(s: Table, first: int) -> float:
    return beliefs.RIVALS_SILENCE


EFFECTS: Final[dict[int, Callable[[Table, int], float]]] = {
    DEMAND: _demand,
    RECRUITS: _recruits,
    HEARTH: _hearth,
    NJORD: _njord,
    OARS: _oars,
    BOUNTY: _bounty,
    DANEGELD: _danegeld,
    LOTS: _lots,
    SUNSTONE: _sunstone,
    OMEN: _strike(OMEN),
    RAN: _strike(RAN),
    UPRISING: _uprising,
    LOKI: _loki,
    AMBUSH: _ambush,
    STOREHOUSE: _storehouse,
    OATHBREAK: _oathbreak,
    RAMPARTS: _ramparts,
    FROST: _frost,
    SILENCE: _silence,
}
assert len(beliefs.RUNE) == HAND
