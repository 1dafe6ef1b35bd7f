"""Planning a voyage: what a crew can expect of a deed, and the best chain of deeds from where a ship lies (IV-23)."""

from boardgames.invasions import odds
from boardgames.invasions.charts import FAR, TRAVEL
from boardgames.invasions.data import DAYS, DICE, TYPES, WINTERING
from boardgames.invasions.state import NONE, Table
from boardgames.invasions.weights import WEIGHTS
from boardgames.invasions.worth import RAIDING_KIND, Deed

CREWS = 8  # a ship holds at most seven vikings
_NEEDED = 10  # what a die may have to beat, from 0
LOADING_DAYS = 3.0
_WORTH_A_SECOND_LOOK = 24  # deeds that a chain goes on with


def _raid(needed: int, crew: int) -> tuple[float, float, float]:
    """Chance, cost, and vikings lost on average when all dice are used."""
    dice = min(DICE, crew)
    losses = odds.raid_losses(needed, dice)
    wreck = (1.0 - odds.success(needed, dice)) if crew <= DICE else 0.0
    return odds.success(needed, dice), losses * WEIGHTS.viking + wreck * WEIGHTS.ship, losses


def _settle(needed: int, crew: int) -> tuple[float, float, float]:
    """The same for settling, with one viking kept from the dice where that is possible."""
    dice = max(1, min(DICE, crew - 1))
    chance = odds.success(needed, dice)
    losses = odds.settle_losses(needed, dice)
    wreck = 1.0 if crew == 1 else 0.0
    cost = losses * WEIGHTS.viking + chance * WEIGHTS.colony.settler + wreck * WEIGHTS.ship
    return chance, cost, losses + chance


RAIDS = [[_raid(needed, crew) for crew in range(1, CREWS)] for needed in range(_NEEDED)]
SETTLES = [[_settle(needed, crew) for crew in range(1, CREWS)] for needed in range(_NEEDED)]


def day_price(found: list[Deed]) -> float:
    """What a day is worth: the best that a fresh voyage for one deed brings by its days, but not more than usual."""
    travel = TRAVEL[WINTERING]
    best = 0.0
    for port, kind, worth, needed in found:
        pay = worth
        if kind >= TYPES:
            chance, cost, _ = (RAIDS if kind == RAIDING_KIND else SETTLES)[needed][DICE - 1]
            pay = chance * worth - cost
        rate = pay / (travel[port] + LOADING_DAYS)
        if rate > best:
            best = rate
    return min(WEIGHTS.day, best)


class Chain:
    """The deeds of a voyage, best first. `aims` are all first deeds that pay, with what they pay before the journey."""

    __slots__ = ("aims", "first", "onward", "rest", "types", "value")

    def __init__(self) -> None:
        self.value = 0.0  # of the whole chain, the journey deducted
        self.rest = 0.0  # of what comes after the first deed
        self.onward = 0.0  # the price of the journey from the first deed to the others
        self.first = NONE  # the port of the first deed
        self.aims: list[tuple[float, int]] = []
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
    for link in range(WEIGHTS.chain.length):
        travel = TRAVEL[node]
        hands = min(CREWS - 1, int(crew + 0.5))
        best = 0.0 if link else -FAR
        taken: Deed | None = None
        ranked: list[tuple[float, Deed]] = []
        for deed in live:
            port, kind, worth, needed = deed
            far = travel[port]
            if kind < TYPES:
                if not goods[kind] and not spare:
                    continue
                pay = worth
            elif hands == 0:
                continue
            else:
                chance, cost, _ = (RAIDS if kind == RAIDING_KIND else SETTLES)[needed][hands - 1]
                pay = chance * worth - cost
            if pay <= 0.0 or spent + far > longest:
                continue
            value = pay - price * far
            if link == 0:
                plan.aims.append((pay, port))
                ranked.append((value, deed))
            if value > best:
                best = value
                taken = deed
        if taken is None:
            break
        if link == 0:
            plan.first = taken[0]
            ranked.sort(reverse=True)
            live = [deed for _, deed in ranked[:_WORTH_A_SECOND_LOOK]]
        else:
            plan.rest += trust * best
            plan.onward += trust * price * travel[taken[0]]
        plan.value += trust * best
        trust *= WEIGHTS.chain.discount
        node = taken[0]
        spent += travel[node]
        live = [deed for deed in live if deed[0] != node]
        kind = taken[1]
        if kind >= TYPES:
            lost = (RAIDS if kind == RAIDING_KIND else SETTLES)[taken[3]][hands - 1][2]
            crew = max(0.0, crew - lost)
        else:
            plan.types.append(kind)
            if goods[kind]:
                goods[kind] -= 1
            else:
                spare -= 1
    return plan
