"""Rules of thumb for the main decision of a turn (IV-23): where to sail, what to load, when to go home.

The currency is points, and a day has a price: what a turn brings on average. A place is worth the best chain of deeds
from there, less the journey; what can still be sailed this turn costs no days that could be used otherwise."""

from collections.abc import Sequence

from boardgames.invasions import actions as act
from boardgames.invasions import beliefs, cards, routes
from boardgames.invasions.cargo import cargo_of
from boardgames.invasions.charts import DISTANCE, ONWARD, TRAVEL
from boardgames.invasions.data import DAYS, LOSSES, PORTS, REGION_MASK, TYPES, WINTERING, ZONE, ZONES
from boardgames.invasions.missions import combat_value, dice_modifier
from boardgames.invasions.outlook import HASTE, Outlook, outlook_of
from boardgames.invasions.plan import CHANCE, COST, days_left
from boardgames.invasions.sailing import fair_days
from boardgames.invasions.state import NONE, Table, load_of
from boardgames.invasions.worth import RAIDING_KIND, SETTLING_KIND, raid_worth, settle_worth


class Weather:
    """What the active jarl's sailing days bring for the rest of the turn."""

    __slots__ = ("fair", "piece")

    def __init__(self, s: Table) -> None:
        self.fair: list[int] = [DAYS if s.sheltered else fair_days(s, zone) for zone in range(len(ZONES))]
        self.piece = piece_worth(s)


def sailing_worth(look: Outlook, sky: Weather, node: int, day: int, last: int, lost: int, without: int = NONE) -> float:
    """The best voyage from a node that is reached on sailing day number `day`, with sailing days up to `last` to come:
    on towards each aim, with a stop for the night wherever that is best. Days this turn are free, for they buy nothing
    else; those of later turns have a price. A little haste keeps ships from wandering about with days to spare."""
    price = look.price
    onward = look.plan.onward
    fair = sky.fair
    best = -99.0
    for aim in look.aims:
        port = aim.port
        if port == without:
            continue
        # What the voyage would bring at most; most aims need no closer look.
        in_reach = onward if DISTANCE[node][port] <= last - day else 0.0
        if aim.pay + in_reach - HASTE * price * TRAVEL[node][port] <= best:
            continue
        at = node
        today = day
        due = lost
        zone = ZONE[node]
        way = TRAVEL[node][port]
        worth = -price * way
        while at != port and today < last:
            at = ONWARD[at][port]
            today += 1
            if ZONE[at] >= 0:
                zone = ZONE[at]
            if zone >= 0 and today > fair[zone]:
                due = max(due, LOSSES[today - fair[zone]])
            worth = max(worth, -price * TRAVEL[at][port] - sky.piece * (due - lost))
        if at == port:
            left = min(last, fair[zone]) - today
            if left > 0:
                worth = max(worth, min(price * left, onward) - sky.piece * (due - lost))
        best = max(best, aim.pay + worth - HASTE * price * way)
    return max(beliefs.HOME, best + look.plan.rest)


# ------------------------------------------------------------------------------------------------ at sea


def rate_main(s: Table, actions: Sequence[int]) -> list[float]:
    if s.at[s.seat] == WINTERING:
        return rate_wintering(s, actions)
    look = outlook_of(s, s.seat)
    sky = Weather(s)
    node = look.node
    last = DAYS - s.prepared
    ratings = [0.0] * len(actions)
    best = -99.0
    for index, action in enumerate(actions):
        if act.PLAY <= action < act.USE:
            continue
        if action >= act.SAIL:
            there = action - act.SAIL
            lost = routes.next_losses(s, there)
            rating = sailing_worth(look, sky, there, s.sailed + 1, last, s.losses + lost) - sky.piece * lost
        elif action == act.END:
            rating = max(look.resting_worth(node), waiting_worth(s, look))
        elif action == act.WINTER:
            rating = beliefs.HOME + 0.1  # with nothing left to sail for, at once rather than later
        elif action == act.DRAW:
            rune = beliefs.RUNE[s.held[s.seat]]
            rating = rune + sailing_worth(look, sky, node, s.sailed, last - 1, s.losses)
        else:
            rating = mission_pay(s, look, action) + sailing_worth(look, sky, node, s.sailed, last, s.losses, node)
        ratings[index] = rating
        best = max(best, rating)
    cards.rate_cards(s, actions, ratings, best, look.plan.first)
    return ratings


def piece_worth(s: Table) -> float:
    """What the sea would take: the cheaper kind of what is aboard."""
    if load_of(s, s.seat) == 1:
        return beliefs.VIKING + beliefs.SHIP
    goods = load_of(s, s.seat) - s.vikings[s.seat]
    return min(beliefs.VIKING, beliefs.GOODS) if goods else beliefs.VIKING


def mission_pay(s: Table, look: Outlook, action: int) -> float:
    """What a mission in this port can be expected to bring."""
    port = look.node
    if action >= act.TRADE:
        for deed in look.deeds:
            if deed.port == port and deed.kind == action - act.TRADE:
                return deed.worth
        return 0.0
    return combat_pay(s, port, action == act.RAID)


def combat_pay(s: Table, port: int, raid: bool) -> float:
    needed = max(0, combat_value(s, port) - dice_modifier(s))
    crew = s.vikings[s.seat]
    combat = (RAIDING_KIND if raid else SETTLING_KIND) - TYPES
    worth = raid_worth(s, s.seat, port) if raid else settle_worth(s, s.seat, port)
    return CHANCE[combat][needed][crew - 1] * worth - COST[combat][needed][crew - 1]


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
    look = outlook_of(s, s.seat)
    sky = Weather(s)
    last = DAYS - s.prepared
    return [
        sailing_worth(look, sky, look.node if action == act.STOP else action - act.SAIL, s.sailed, last, s.losses)
        for action in actions
    ]


def rate_wintering(s: Table, actions: Sequence[int]) -> list[float]:
    """Load what the plan still needs, then leave; with an unfinished load and no day left, stay."""
    cargo = cargo_of(s, s.seat)
    missing = cargo.vikings + len(cargo.goods)
    day_left = s.prepared < DAYS
    best_home = max(cargo.homes)
    ratings = [0.0] * len(actions)
    best = -99.0
    for index, action in enumerate(actions):
        if act.PLAY <= action < act.USE:
            continue
        if action == act.END:
            rating = -2.0 * beliefs.DAY if day_left or not missing else 0.0
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
