"""Planning a voyage: what a crew can expect of a deed, and the best chain of deeds from where a ship lies (IV-23)."""

from typing import Final

from boardgames.invasions import beliefs, odds
from boardgames.invasions.charts import FAR, TRAVEL
from boardgames.invasions.data import DAYS, DICE, TYPES, WINTERING
from boardgames.invasions.state import NONE, Table
from boardgames.invasions.worth import Deed

CREWS: Final = 8  # a ship holds at most seven vikings
_NEEDED: Final = 10  # what a die may have to beat, from 0
LOADING_DAYS: Final = 3.0
_WORTH_A_SECOND_LOOK: Final = 24  # deeds that a chain goes on with
_MOST_AIMS: Final = 10  # first deeds that are remembered


def _raid(needed: int, crew: int) -> tuple[float, float, float]:
    """Chance, cost, and vikings lost on average when all dice are used."""
    dice = min(DICE, crew)
    losses = odds.raid_losses(needed, dice)
    wreck = (1.0 - odds.success(needed, dice)) if crew <= DICE else 0.0
    return odds.success(needed, dice), losses * beliefs.VIKING + wreck * beliefs.SHIP, losses


def _settle(needed: int, crew: int) -> tuple[float, float, float]:
    """The same for settling, with one viking kept from the dice where that is possible."""
    dice = max(1, min(DICE, crew - 1))
    chance = odds.success(needed, dice)
    losses = odds.settle_losses(needed, dice)
    wreck = 1.0 if crew == 1 else 0.0
    cost = losses * beliefs.VIKING + chance * beliefs.COLONY_SETTLER + wreck * beliefs.SHIP
    return chance, cost, losses + chance


def _table(column: int) -> list[list[list[float]]]:
    """By combat (raid, settle), what a die must beat, and the crew less one."""
    return [
        [[combat(needed, crew)[column] for crew in range(1, CREWS)] for needed in range(_NEEDED)]
        for combat in (_raid, _settle)
    ]


CHANCE: Final[list[list[list[float]]]] = _table(0)
COST: Final[list[list[list[float]]]] = _table(1)
LOST: Final[list[list[list[float]]]] = _table(2)


def pay_of(deed: Deed, crew: int) -> float:
    """What doing a deed with so many vikings brings on average."""
    if deed.kind < TYPES:
        return deed.worth
    combat = deed.kind - TYPES
    return CHANCE[combat][deed.needed][crew - 1] * deed.worth - COST[combat][deed.needed][crew - 1]


def day_price(found: list[Deed]) -> float:
    """What a day is worth: the best that a fresh voyage for one deed brings by its days, but not more than usual."""
    travel = TRAVEL[WINTERING]
    best = 0.0
    for deed in found:
        rate = pay_of(deed, DICE) / (travel[deed.port] + LOADING_DAYS)
        if rate > best:
            best = rate
    return min(beliefs.DAY, best)


class Aim:
    """A deed that pays, as the first of a voyage: what it pays before the journey, and after it."""

    __slots__ = ("deed", "pay", "port", "value")

    def __init__(self, deed: Deed, pay: float, value: float) -> None:
        self.deed = deed
        self.pay = pay
        self.port: int = deed.port
        self.value = value


def _by_value(aim: Aim) -> float:
    return -aim.value


class Chain:
    """The deeds of a voyage, best first. `aims` are the best first deeds that pay, the best first."""

    __slots__ = ("aims", "first", "onward", "rest", "types", "value")

    def __init__(self) -> None:
        self.value = 0.0  # of the whole chain, the journey deducted
        self.rest = 0.0  # of what comes after the first deed
        self.onward = 0.0  # the price of the journey from the first deed to the others
        self.first = NONE  # the port of the first deed
        self.aims: list[Aim] = []
        self.types: list[int] = []  # goods sold


def days_left(s: Table, seat: int) -> float:
    """Days until the game ends for the seat, where that is known (IV-16.2)."""
    if s.last_rounds == NONE:
        return 99.0
    turns = sum((s.active + turn) % s.players == seat for turn in range(s.last_rounds))
    if seat == s.active:
        return float(DAYS * turns - s.prepared - s.sailed)
    return float(DAYS * turns)


def chain(
    found: list[Deed], price: float, start: int, crew: float, goods: list[int], spare: int, longest: float
) -> Chain:
    """Take the best next deed by what it pays and how far it is, again and again. `spare` goods are of any type."""
    plan = Chain()
    goods = goods[:]
    node = start
    trust = 1.0
    spent = 0.0
    live = found
    ranked: list[Aim] = []
    for link in range(beliefs.CHAIN_LENGTH):
        travel = TRAVEL[node]
        hands = min(CREWS - 1, int(crew + 0.5))
        best = 0.0 if link else -FAR
        taken: Deed | None = None
        for deed in live:
            far = travel[deed.port]
            if deed.kind < TYPES:
                if not goods[deed.kind] and not spare:
                    continue
            elif hands == 0:
                continue
            pay = pay_of(deed, hands)
            if pay <= 0.0 or spent + far > longest:
                continue
            value = pay - price * far
            if link == 0:
                ranked.append(Aim(deed, pay, value))
            if value > best:
                best = value
                taken = deed
        if link == 0:
            ranked.sort(key=_by_value)
            live = [aim.deed for aim in ranked[:_WORTH_A_SECOND_LOOK]]
            plan.aims = ranked[:_MOST_AIMS]
        if taken is None:
            break
        if link == 0:
            plan.first = taken.port
        else:
            plan.rest += trust * best
            plan.onward += trust * price * travel[taken.port]
        plan.value += trust * best
        trust *= beliefs.CHAIN_DISCOUNT
        node = taken.port
        spent += travel[node]
        live = [deed for deed in live if deed.port != node]
        if taken.kind >= TYPES:
            crew = max(0.0, crew - LOST[taken.kind - TYPES][taken.needed][hands - 1])
        else:
            plan.types.append(taken.kind)
            if goods[taken.kind]:
                goods[taken.kind] -= 1
            else:
                spare -= 1
    return plan
