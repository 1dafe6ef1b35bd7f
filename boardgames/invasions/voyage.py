"""Rules of thumb for the main decision of a turn (IV-23): where to sail, what to load, when to go home.

The currency is points, and a day has a price: what a turn brings on average. A place is worth the best chain of deeds
from there, less the journey; fair days still to be sailed are an asset that ending the turn throws away."""

from collections.abc import Sequence

from boardgames.invasions import actions as act
from boardgames.invasions import cards, routes
from boardgames.invasions.charts import STEP, TRAVEL
from boardgames.invasions.data import DAYS, DICE, LIMIT, PORTS, REGION_MASK, TYPES, WINTERING, ZONE, ZONES
from boardgames.invasions.missions import combat_value, dice_modifier
from boardgames.invasions.plan import RAIDS, SETTLES, Chain, chain, day_price, days_left
from boardgames.invasions.sailing import fair_days
from boardgames.invasions.state import NONE, Table, load_of
from boardgames.invasions.weights import WEIGHTS
from boardgames.invasions.worth import Deed, deeds, raid_worth, settle_worth

_WEST = ZONES.index("west")
_MOST_AIMS = 10
_HASTE = 0.1
_HOME_PORTS = range(PORTS, WINTERING)


class Outlook:
    """What a seat can hope for from where its ship lies."""

    __slots__ = ("aims", "deeds", "node", "plan", "price", "seat")

    def __init__(self, s: Table, seat: int) -> None:
        first = TYPES * seat
        goods = s.cargo[first : first + TYPES]
        self.seat = seat
        self.node = s.at[seat]
        self.deeds: list[Deed] = deeds(s, seat)
        self.price: float = day_price(self.deeds)
        crew = float(s.vikings[seat])
        self.plan: Chain = chain(self.deeds, self.price, self.node, crew, goods, 0, days_left(s, seat))
        near = TRAVEL[self.node]
        aims = sorted(self.plan.aims, key=lambda aim: self.price * near[aim[1]] - aim[0])
        self.aims = aims[:_MOST_AIMS]

    def worth_at(self, node: int, left: float = 0.0, without: int = NONE) -> float:
        """The best chain from a node, or else going home. Days that are `left` in the turn pay for the journey, for
        nothing else can be bought with them; a little haste keeps ships from wandering about with days to spare."""
        travel = TRAVEL[node]
        onward = self.plan.onward
        best = -99.0
        for pay, port in self.aims:
            if port == without:
                continue
            way = self.price * travel[port]
            best = max(best, pay + min(left - way, onward) - _HASTE * way)
        return max(WEIGHTS.home, best + self.plan.rest)


def asset(s: Table, price: float, node: int, prepared: int, sailed: int) -> float:
    """What the fair days are worth that the active jarl still has this turn."""
    zone = ZONE[node]
    fair = fair_days(s, zone if zone >= 0 else _WEST)
    usable = min(DAYS - prepared - sailed, fair - sailed)
    return price * STEP[node] * usable if usable > 0 else 0.0


# ------------------------------------------------------------------------------------------------ at sea


def rate_main(s: Table, actions: Sequence[int]) -> list[float]:
    if s.at[s.seat] == WINTERING:
        return rate_wintering(s, actions)
    look = Outlook(s, s.seat)
    node = look.node
    here = look.worth_at(node)
    left = asset(s, look.price, node, s.prepared, s.sailed)
    ratings = [0.0] * len(actions)
    best = -99.0
    for index, action in enumerate(actions):
        if act.PLAY <= action < act.USE:
            continue
        if action >= act.SAIL:
            there = action - act.SAIL
            rating = look.worth_at(there, asset(s, look.price, there, s.prepared, s.sailed + 1))
            rating -= piece_worth(s) * routes.next_losses(s, there)
        elif action == act.END:
            rating = max(here, waiting_worth(s, look))
        elif action == act.WINTER:
            rating = WEIGHTS.home + 0.1  # with nothing left to sail for, at once rather than later
        elif action == act.DRAW:
            rune = WEIGHTS.rune[s.held[s.seat]]
            rating = rune + look.worth_at(node, asset(s, look.price, node, s.prepared + 1, s.sailed))
        else:
            rating = mission_pay(s, look, action) + look.worth_at(node, left, node)
        ratings[index] = rating
        best = max(best, rating)
    cards.rate_cards(s, actions, ratings, best, look.plan.first)
    return ratings


def piece_worth(s: Table) -> float:
    """What the sea would take: the cheaper kind of what is aboard."""
    if load_of(s, s.seat) == 1:
        return WEIGHTS.viking + WEIGHTS.ship
    goods = load_of(s, s.seat) - s.vikings[s.seat]
    return min(WEIGHTS.viking, WEIGHTS.goods) if goods else WEIGHTS.viking


def mission_pay(s: Table, look: Outlook, action: int) -> float:
    """What a mission in this port can be expected to bring."""
    port = look.node
    if action >= act.TRADE:
        for where, kind, worth, _ in look.deeds:
            if where == port and kind == action - act.TRADE:
                return worth
        return 0.0
    return combat_pay(s, port, action == act.RAID)


def combat_pay(s: Table, port: int, raid: bool) -> float:
    needed = max(0, combat_value(s, port) - dice_modifier(s))
    crew = s.vikings[s.seat]
    if raid:
        chance, cost, _ = RAIDS[needed][crew - 1]
        return chance * raid_worth(s, s.seat, port) - cost
    chance, cost, _ = SETTLES[needed][crew - 1]
    return chance * settle_worth(s, s.seat, port) - cost


def waiting_worth(s: Table, look: Outlook) -> float:
    """A port used this turn may have another deed to offer in the next."""
    port = look.node
    if port >= PORTS or not s.used >> port & 1 or days_left(s, look.seat) <= DAYS:
        return -99.0
    if s.towns >> port & 1:
        return combat_pay(s, port, True)
    if s.towns & REGION_MASK[port] or s.settled >> port & 1:
        return -99.0
    return combat_pay(s, port, False)


def rate_rowing(s: Table, actions: Sequence[int]) -> list[float]:
    """Free steps: the nearer the better."""
    look = Outlook(s, s.seat)
    return [look.worth_at(look.node if action == act.STOP else action - act.SAIL) for action in actions]


# ------------------------------------------------------------------------------------------------ loading


class Cargo:
    """What to load for the best voyage, and where to start it."""

    __slots__ = ("goods", "home", "homes", "value", "vikings")

    def __init__(self) -> None:
        self.value = -99.0
        self.home = PORTS
        self.homes: list[float] = []  # by home port
        self.vikings = 0  # still to be loaded
        self.goods: list[int] = []  # types still to be loaded, the most useful first


def plan_cargo(s: Table, seat: int) -> Cargo:
    """Try some mixtures of crew and goods, and keep the one whose chain of deeds pays best."""
    first = TYPES * seat
    aboard = s.cargo[first : first + TYPES]
    crew = s.vikings[seat]
    room = LIMIT[s.period] - load_of(s, seat)
    found = deeds(s, seat)
    price = day_price(found)
    longest = days_left(s, seat)
    cargo = Cargo()
    usual = min(max(crew, DICE), crew + min(room, s.reserve[seat]))
    for home in _HOME_PORTS:
        trial = chain(found, price, home, float(usual), aboard, crew + room - usual, longest)
        cargo.homes.append(trial.value)
        if trial.value > cargo.value:
            cargo.value = trial.value
            cargo.home = home
    cargo.value = -99.0
    for more in range(0 if crew else 1, min(room, s.reserve[seat]) + 1):
        if crew + more > 5 or (crew + more == 1 and room > 1):
            continue
        trial = chain(found, price, cargo.home, float(crew + more), aboard, room - more, longest)
        needs = trial.types[:]
        for kind in range(TYPES):
            for _ in range(aboard[kind]):
                if kind in needs:
                    needs.remove(kind)
        value = trial.value - 0.5 * price * (more + len(needs))
        if value > cargo.value:
            cargo.value = value
            cargo.vikings = more
            cargo.goods = [kind for kind in needs[: room - more] if s.supply[kind]]
    return cargo


def rate_wintering(s: Table, actions: Sequence[int]) -> list[float]:
    """Load what the plan still needs, then leave; with an unfinished load and no day left, stay."""
    cargo = plan_cargo(s, s.seat)
    missing = cargo.vikings + len(cargo.goods)
    day_left = s.prepared < DAYS
    best_home = max(cargo.homes)
    ratings = [0.0] * len(actions)
    best = -99.0
    for index, action in enumerate(actions):
        if act.PLAY <= action < act.USE:
            continue
        if action == act.END:
            rating = -2.0 * WEIGHTS.day if day_left or not missing else 0.0
        elif action == act.EMBARK_VIKING:
            rating = 1.5 if cargo.vikings else -1.0
        elif action < act.LEAVE:
            kind = action - act.EMBARK
            rating = 1.2 if kind in cargo.goods else -1.5
        else:
            home = action - act.LEAVE
            rating = max(-4.0, cargo.homes[home] - best_home) - 1.2 * missing
        ratings[index] = rating
        best = max(best, rating)
    cards.rate_cards(s, actions, ratings, best, NONE)
    return ratings
