"""What a player should think of a position of Brian Boru: rules of thumb for actions, and an expected score.

Rules of thumb judge by what the seat to move may know: its own hand, and which cards have been played.
"""

from collections.abc import Callable, Sequence
from typing import Final

from boardgames.brian_boru import actions as act
from boardgames.brian_boru import upkeep
from boardgames.brian_boru.beliefs import CARD_WORTH, RIVAL, ROUND, SECOND, WILLING
from boardgames.brian_boru.data import (
    ALL_CARDS,
    CHURCH,
    COIN,
    COLOUR,
    COURT,
    EXPAND,
    EXPANSION_PRICE,
    EXTRA_PRICE,
    FITTING,
    LIBERATE,
    NEAR,
    NONE,
    OPTIONS,
    PAY,
    RAIDER,
    REGION,
    REGIONS,
    SCRIPTS,
    SHORTFALL,
    TOP,
    TOWN_COLOUR,
    WHITE,
)
from boardgames.brian_boru.masks import members
from boardgames.brian_boru.outlook import Outlook
from boardgames.brian_boru.rules import State, winner_of
from boardgames.brian_boru.state import DRAFT_PICK, FOLLOW_CARD, LEAD_CARD, OVER, SECONDARY, SIDES, Table, owner_of
from boardgames.brian_boru.symbols import group_for_sale

# Equal actions of different cards have one number.
KIND: Final[list[int]] = [SCRIPTS.index(script) for script in SCRIPTS]

# ------------------------------------------------------------------------------------------------ cards


def effect(o: Outlook, seat: int, script: int) -> float:
    """What the symbols of an action bring. The claim is counted with its town, and purchases are left out."""
    key = SIDES * KIND[script] + seat
    known = o.effects.get(key)
    if known is None:
        known = o.effects[key] = work_out(o, seat, script)
    return known


def work_out(o: Outlook, seat: int, script: int) -> float:
    s = o.s
    coins = s.coins[seat]
    worth = 0.0
    for symbol, number in SCRIPTS[script]:
        if symbol == COIN:
            coins += number
        elif symbol == PAY:
            short = max(0, number - coins)
            coins = max(0, coins - number)
            worth -= SHORTFALL * short
        elif symbol == COURT:
            space = min(TOP, s.space[seat] + number)
            worth += o.court(seat, landing(s, seat, space)) - o.court(seat, s.space[seat])
        elif symbol == RAIDER:
            taken = min(number, s.battle)
            here = s.raiders[seat]
            worth += o.battle(seat, here + taken, s.battle - taken) - o.battle(seat, here, s.battle)
        elif symbol == CHURCH:
            worth += o.church(seat, s.church[seat] + number) - o.church(seat, s.church[seat])
        elif symbol == EXPAND:
            worth += o.expansion(seat, coins)
        elif symbol == LIBERATE:
            worth += max((freed(o, seat, town) for town in members(s.vikings)), default=0.0)
    return worth + o.coin * (coins - s.coins[seat])


def landing(s: Table, seat: int, space: int) -> int:
    """BB-6.9: where the disc would end."""
    while space > s.space[seat] and space in s.space:
        space -= 1
    return space


def freed(o: Outlook, seat: int, town: int) -> float:
    """What removing a Viking token means to a seat: much if the town is its own."""
    owner = owner_of(o.s, town)
    worth = o.gain(owner, REGION[town])
    return worth if owner == seat else -RIVAL * worth


def secondary(o: Outlook, seat: int, card: int) -> float:
    """The better option of a card that does not win."""
    return max(effect(o, seat, 3 * card + 1 + which) for which in range(OPTIONS[card]))


def primary(o: Outlook, seat: int, card: int) -> float:
    """What a winning card brings beside the town."""
    marker = 0.0 if o.s.holder == seat else o.marker()
    return marker + effect(o, seat, 3 * card)


def win_chance(s: Table, seat: int, card: int, colour: int, followers: int) -> float:
    """How likely the best card so far stays the best, with so many seats still to play."""
    unseen = ALL_CARDS & ~s.played & ~s.hands[seat] & ~(1 << card)
    beaters = (unseen & FITTING[colour] & -(2 << card)).bit_count()
    if not beaters or not followers:
        return 1.0
    held = followers * s.hands[(s.holder - 1) % s.players].bit_count()  # the last to play still has all cards
    return float((1.0 - WILLING * min(1.0, held / unseen.bit_count())) ** beaters)


def followers(s: Table) -> int:
    """How many seats play after the one to move."""
    return (s.holder - s.seat - 1) % s.players


# ------------------------------------------------------------------------------------------------ leading, following


def rate_lead_town(o: Outlook, actions: Sequence[int]) -> list[float]:
    """The town that is best with one of the cards that could be led for it."""
    s = o.s
    seat = s.seat
    gains = [o.gain(seat, region) for region in range(len(REGIONS))]
    denied = [RIVAL * strongest_rival(o, seat, region) for region in range(len(REGIONS))]
    cards = members(s.hands[seat])
    seconds = {card: secondary(o, seat, card) for card in cards}
    firsts = {card: primary(o, seat, card) for card in cards}
    plans: list[list[tuple[float, float]]] = []  # by colour of the town: chance to win, and worth beside the town
    for colour in range(WHITE):
        fitting = [card for card in cards if FITTING[colour] >> card & 1] or cards
        plans.append([])
        for card in fitting:
            wins = win_chance(s, seat, card, colour, s.players - 1) if FITTING[colour] >> card & 1 else 0.0
            beside = wins * firsts[card] + (1.0 - wins) * seconds[card] - o.keeping * CARD_WORTH[card]
            plans[colour].append((wins, beside))
    best = [
        [
            max(wins * gains[region] - (1.0 - wins) * denied[region] + beside for wins, beside in plan)
            for region in range(len(REGIONS))
        ]
        for plan in plans
    ]
    return [best[TOWN_COLOUR[town]][REGION[town]] for town in actions]


def strongest_rival(o: Outlook, seat: int, region: int) -> float:
    return max(o.gain(rival, region) for rival in range(o.s.players) if rival != seat)


def rate_play(o: Outlook, actions: Sequence[int]) -> list[float]:
    """Win the town, or get the best out of a card that does not; and keep good cards for later."""
    s = o.s
    seat = s.seat
    town = s.town
    if town == NONE:
        cards = [action - act.PLAY for action in actions]
        return [secondary(o, seat, card) - o.keeping * CARD_WORTH[card] for card in cards]
    colour = TOWN_COLOUR[town]
    leader = winner_of(s)
    to_beat = s.table[leader] if leader != NONE else NONE
    gain = o.gain(seat, REGION[town])
    rival = o.gain(leader, REGION[town]) if leader != NONE else strongest_rival(o, seat, REGION[town])
    after = followers(s)
    ratings = []
    for action in actions:
        card = action - act.PLAY
        worth = secondary(o, seat, card)
        if card > to_beat and (COLOUR[card] == colour or COLOUR[card] == WHITE):
            wins = win_chance(s, seat, card, colour, after)
            worth += wins * (gain + RIVAL * rival + primary(o, seat, card) - worth)
        ratings.append(worth - o.keeping * CARD_WORTH[card])
    return ratings


# ------------------------------------------------------------------------------------------------ smaller decisions


def rate_start(o: Outlook, actions: Sequence[int]) -> list[float]:
    """A region to win, and roads to leave by."""
    s = o.s
    towns = [action - act.START for action in actions]
    return [o.gain(s.seat, REGION[town]) + 0.15 * NEAR[town].bit_count() for town in towns]


def rate_draft(o: Outlook, actions: Sequence[int]) -> list[float]:
    """Cards that win, and a little of what they do when they lose."""
    cards = [action - act.PICK for action in actions]
    return [CARD_WORTH[card] + SECOND * secondary(o, o.s.seat, card) for card in cards]


def rate_secondary(o: Outlook, actions: Sequence[int]) -> list[float]:
    card = o.s.table[o.s.seat]
    return [effect(o, o.s.seat, 3 * card + 1 + action - act.OPTION) for action in actions]


def rate_buy(o: Outlook, actions: Sequence[int]) -> list[float]:
    s = o.s
    seat = s.seat
    symbol = group_for_sale(s)
    ratings = []
    for action in actions:
        number = action - act.BUY
        if symbol == CHURCH:
            worth = o.church(seat, s.church[seat] + number)
        elif symbol == RAIDER:
            worth = o.battle(seat, s.raiders[seat] + number, s.battle - number)
        else:
            worth = o.court(seat, free_landing(s, seat, s.space[seat] + number))
        ratings.append(worth - o.coin * EXTRA_PRICE * number)
    return ratings


def free_landing(s: Table, seat: int, space: int) -> int:
    """BB-6.9 while the disc is on its way: its present space may be shared, so it counts for others only."""
    others = [s.space[other] for other in range(s.players) if other != seat]
    while space and space in others:
        space -= 1
    return space


def rate_expand(o: Outlook, actions: Sequence[int]) -> list[float]:
    price = EXPANSION_PRICE * o.coin
    return [
        0.0 if action == act.DECLINE else o.gain(o.s.seat, REGION[action - act.EXPAND]) - price for action in actions
    ]


def rate_liberate(o: Outlook, actions: Sequence[int]) -> list[float]:
    return [freed(o, o.s.seat, action - act.LIBERATE) for action in actions]


def rate_take(o: Outlook, actions: Sequence[int]) -> list[float]:
    towns = [action - act.TAKE for action in actions]
    return [o.gain(o.s.seat, REGION[town]) + 0.05 * (NEAR[town] & o.s.free).bit_count() for town in towns]


def rate_princess(o: Outlook, actions: Sequence[int]) -> list[float]:
    """Each choice, played to the next decision and scored as if regions were claimed there."""
    assert isinstance(o.s, State)
    ratings = []
    for action in actions:
        after = o.s.copy()
        after.apply(action)
        upkeep.claim_regions(after)
        ratings.append(float(after.scores()[o.s.seat]))
    return ratings


def rate_lose(o: Outlook, actions: Sequence[int]) -> list[float]:
    """One's own least, or another's most precious town."""
    loser = o.s.queue[0]
    sign = -1.0 if loser == o.s.seat else 1.0
    return [sign * o.loss(loser, action - act.LOSE) for action in actions]


def rate_monastery(o: Outlook, actions: Sequence[int]) -> list[float]:
    """Where one more decides most."""
    seat = o.s.seat
    regions = [REGION[action - act.MONASTERY] for action in actions]
    return [o.share(region, seat, 1) - o.share(region, seat, 0) for region in regions]


RATE: Final[tuple[Callable[[Outlook, Sequence[int]], list[float]], ...]] = (
    rate_start,
    rate_draft,
    rate_lead_town,
    rate_play,
    rate_play,
    rate_secondary,
    rate_buy,
    rate_expand,
    rate_liberate,
    rate_take,
    rate_princess,
    rate_take,
    rate_lose,
    rate_monastery,
    rate_monastery,
)


def rate(s: State, actions: Sequence[int]) -> list[float]:
    """How good each action looks to the seat to move."""
    return RATE[s.phase](Outlook(s), actions)


# ------------------------------------------------------------------------------------------------ states


TERMS: Final = (
    "points", "coins", "renown", "regions", "marriage", "battle", "church", "cards", "marker", "rounds", "trick",
)  # fmt: skip


def evaluate(s: State) -> list[float]:
    """The score each seat may expect at the end: what it has, what is in the balance, and a share of the future."""
    if s.phase == OVER:
        return [float(score) for score in s.scores()]
    o = Outlook(s)
    points = [sum(parts(o, seat)) for seat in range(s.players)]
    add_trick(o, points)
    return points


def parts(o: Outlook, seat: int) -> list[float]:
    """What a seat has and may hope for, in the order of TERMS; the running trick is judged apart."""
    s = o.s
    return [
        float(s.points[seat]),
        o.coin * s.coins[seat],
        o.renown * s.renown[seat],
        o.land(seat),
        o.court(seat, s.space[seat]),
        o.battle(seat, s.raiders[seat], s.battle),
        o.church(seat, s.church[seat]),
        hand_worth(o, seat),
        o.marker() if seat == s.holder else 0.0,
        ROUND * o.rounds,
    ]


def terms(s: State) -> dict[str, list[float]]:
    """The evaluation taken apart; it adds up to `evaluate`."""
    if s.phase == OVER:
        return {term: [float(x) for x in s.scores()] if term == "points" else [0.0] * s.players for term in TERMS}
    o = Outlook(s)
    columns = [list(column) for column in zip(*(parts(o, seat) for seat in range(s.players)), strict=True)]
    trick = [0.0] * s.players
    add_trick(o, trick)
    return dict(zip(TERMS, [*columns, trick], strict=True))


def hand_worth(o: Outlook, seat: int) -> float:
    """The cards still to be played: their worth as such, and a share of what they would bring now without winning.
    One of them will not be played, the worst once the draft is over (BB-5.1)."""
    s = o.s
    worths = [CARD_WORTH[card] + SECOND * secondary(o, seat, card) for card in members(s.hands[seat])]
    unplayed = min(worths) if worths and s.spare and s.phase != DRAFT_PICK else 0.0
    return o.keeping * (sum(worths) - unplayed)


def add_trick(o: Outlook, points: list[float]) -> None:
    """Cards that lie in the trick and have not acted yet."""
    s = o.s
    if not LEAD_CARD <= s.phase <= SECONDARY:
        return
    best = winner_of(s)
    wins = 1.0
    waiting = [seat for seat in range(s.players) if s.table[seat] != NONE]
    if s.phase == SECONDARY:
        waiting = s.order[s.turn :]
    elif best != NONE:
        left = followers(s) + (1 if s.phase == FOLLOW_CARD else 0)
        wins = win_chance(s, best, s.table[best], TOWN_COLOUR[s.town], left)
    for seat in waiting:
        card = s.table[seat]
        worth = secondary(o, seat, card)
        if seat == best:
            worth += wins * (o.gain(seat, REGION[s.town]) + primary(o, seat, card) - worth)
        points[seat] += worth
