"""What a seat can hope for: the deeds that are worth sailing for, and the best chain of them from where its ship lies.

A line of play changes the world seldom and the luck of a redraw hardly ever, so the same questions come again and
again. Their answers are remembered: they depend on nothing but what stands in their keys.
"""

from typing import Final, TypeVar

from boardgames.invasions import beliefs
from boardgames.invasions.charts import TRAVEL
from boardgames.invasions.data import TYPES
from boardgames.invasions.plan import Aim, Chain, chain, day_price, days_left
from boardgames.invasions.state import Table
from boardgames.invasions.worth import Deed, Sight, deeds, sight

HASTE: Final = 0.1
_MOST_KEPT: Final = 2000  # answers of a kind; a full memory begins afresh

Key = TypeVar("Key")
Found = TypeVar("Found")


def keep(memory: dict[Key, Found], key: Key, found: Found) -> Found:
    """Remember it, and give it back."""
    if len(memory) >= _MOST_KEPT:
        memory.clear()
    memory[key] = found
    return found


class Prospect:
    """What there is to do in the world for a seat, and what that makes a day worth."""

    __slots__ = ("deeds", "price")

    def __init__(self, s: Table, seat: int) -> None:
        self.deeds: list[Deed] = deeds(s, seat)
        self.price: float = day_price(self.deeds)


class Outlook:
    """What a seat can hope for from where its ship lies."""

    __slots__ = ("aims", "deeds", "node", "plan", "price", "seat")

    def __init__(self, s: Table, seat: int, prospect: Prospect) -> None:
        first = TYPES * seat
        goods = s.cargo[first : first + TYPES]
        self.seat = seat
        self.node = s.at[seat]
        self.deeds = prospect.deeds
        self.price = prospect.price
        crew = float(s.vikings[seat])
        self.plan: Chain = chain(self.deeds, self.price, self.node, crew, goods, 0, days_left(s, seat))
        self.aims: list[Aim] = self.plan.aims

    def resting_worth(self, node: int) -> float:
        """With the turn ended at a node: the best chain from there, or else going home."""
        travel = TRAVEL[node]
        price = (1.0 + HASTE) * self.price
        best = -99.0
        for aim in self.aims:
            best = max(best, aim.pay - price * travel[aim.port])
        return max(beliefs.HOME, best + self.plan.rest)


_prospects: dict[Sight, Prospect] = {}
_outlooks: dict[tuple[Sight, int, int, float], Outlook] = {}


def prospect_of(s: Table, seat: int, seen: Sight) -> Prospect:
    """`seen` is what the deeds of the seat depend on."""
    return _prospects.get(seen) or keep(_prospects, seen, Prospect(s, seat))


def outlook_of(s: Table, seat: int) -> Outlook:
    seen = sight(s, seat)
    key = (seen, s.at[seat], s.vikings[seat], days_left(s, seat))
    return _outlooks.get(key) or keep(_outlooks, key, Outlook(s, seat, prospect_of(s, seat, seen)))
