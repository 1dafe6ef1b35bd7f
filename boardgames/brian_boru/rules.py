"""How Brian Boru is played: each phase with what may be done in it and what that does, in the order of the rulebook.

The draft stands in draft.py, what the symbols of a card do in symbols.py, the end of a round in upkeep.py. `LEGAL` and
`DO` at the end tie the phases together; `State` is the table with these rules.
"""

from collections.abc import Callable
from typing import Final

from boardgames.brian_boru import actions as act
from boardgames.brian_boru import draft, scoring, symbols, upkeep
from boardgames.brian_boru.data import (
    ALL_TOWNS,
    CARDS,
    COLOUR,
    COLOURS,
    IN_REGION,
    INVASIONS,
    MARRIAGES,
    MARRIAGES_IN_GAME,
    NONE,
    OPTIONS,
    PICKS,
    PRINCESS,
    REGIONS,
    ROUNDS,
    START_COINS,
    START_POINTS,
    START_RENOWN,
    SUITORS,
    TOWN_COLOUR,
    TOWNS,
    WHITE,
)
from boardgames.brian_boru.leads import lead_cards, lead_towns
from boardgames.brian_boru.masks import is_one, listed, only
from boardgames.brian_boru.realm import put_disc
from boardgames.brian_boru.redraw import redraw
from boardgames.brian_boru.state import (
    FACE_DOWN,
    FOLLOW_CARD,
    LEAD_CARD,
    LEAD_TOWN,
    OVER,
    SECONDARY,
    SIDES,
    START_TOWN,
    STEPS,
    Table,
    seat_name,
)
from boardgames.core.game import NOBODY, Event, Value
from boardgames.core.rng import Rng, seeded

# ------------------------------------------------------------------------------------------------ 2 Setup


def lay_out(players: int, seed: int, full_hand: bool, log: list[Event] | None) -> "State":
    """A new game at its first decision. Chance: the marriage deck, the Viking deck, the first holder."""
    s = State()
    s.players = players
    s.log = log
    s.fence = 1
    s.rng = seeded(seed)
    s.spare = 0 if full_hand and players == 5 else 1
    s.points = [START_POINTS] * players  # BB-2.1
    s.coins = [START_COINS] * players
    s.renown = [START_RENOWN] * players
    s.raiders = [0] * players
    s.church = [0] * players
    s.space = [0] * players
    s.wed = [0] * players
    s.claims = [FACE_DOWN] * len(REGIONS)  # BB-2.2
    suitors = SUITORS[:]
    s.rng.shuffle(suitors)  # BB-2.3
    number = MARRIAGES_IN_GAME[players]
    s.brides = [*suitors[:number], PRINCESS]
    s.box = sorted(suitors[number:])
    s.marriage = NONE
    s.invasions = INVASIONS[:]
    s.rng.shuffle(s.invasions)  # BB-2.4
    s.holder = s.rng.below(players)  # BB-2.5
    s.discs = [0] * players
    s.free = ALL_TOWNS
    s.vikings = 0
    s.monasteries = 0
    s.weight = [0] * (SIDES * len(REGIONS))
    s.battle = 0
    s.military = NONE
    s.trade = NONE
    s.round = 0
    s.aside = 0
    s.packets = [0] * players
    s.drafted = [0] * (STEPS * players)
    s.hands = [0] * players
    s.played = 0
    s.step = 0
    s.picks = 0
    clear_trick(s)
    s.trick = 0
    s.stage = 0
    s.queue = []
    s.seat = s.holder
    s.phase = START_TOWN
    if log is not None:
        s.tell("first", {"seat": seat_name(s.holder)}, target=f"seat-{s.holder}", piece="marker")
    return s


def legal_start(s: Table) -> list[int]:
    """BB-2.6: any town of a region in which nobody has a disc yet."""
    towns = ALL_TOWNS
    for region in IN_REGION:
        if ~s.free & region:
            towns &= ~region
    return listed(act.STARTS, towns)


def do_start(s: Table, action: int) -> None:
    seat = s.seat
    town = action - act.START
    put_disc(s, seat, town)
    if s.log is not None:
        values: dict[str, Value] = {"seat": seat_name(seat), "town": TOWNS[town]}
        s.tell("started", values, f"seat-{seat}", TOWNS[town], "disc")
    s.seat = (seat + 1) % s.players
    if s.seat == s.holder:
        begin_round(s)


# ------------------------------------------------------------------------------------------------ 3 Preparation


def begin_round(s: Table) -> None:
    """BB-3.2, BB-3.3: raiders land, a marriage is offered; then cards are dealt."""
    s.round += 1
    s.fence += 1
    s.battle = s.invasions[s.round - 1]
    s.marriage = s.brides[s.round - 1]
    if s.log is not None:
        s.tell("round", {"n": s.round, "rounds": ROUNDS[s.players]})
        s.tell("invasion", {"n": s.battle}, "viking-deck", "battle", "raider")
        s.tell("bride", {"card": MARRIAGES[s.marriage]}, "marriage-deck", "marriage", "marriage")
        if s.round == ROUNDS[s.players]:
            s.tell("last_round", {})
    draft.deal(s)


# ------------------------------------------------------------------------------------------------ 4 Draft


def do_draft(s: Table, action: int) -> None:
    """The kept cards become the hands (BB-4.5), and tricks begin."""
    if draft.keep(s, action):
        begin_trick(s)


# ------------------------------------------------------------------------------------------------ 5 Tricks


def clear_trick(s: Table) -> None:
    s.town = NONE
    s.table = [NONE] * s.players
    s.winner = NONE
    s.order = []
    s.turn = 0
    s.script = NONE
    s.symbol = 0


def begin_trick(s: Table) -> None:
    """BB-5.2; with no free town at all the trick has no active town (R-2)."""
    s.trick += 1
    clear_trick(s)
    s.seat = s.holder
    towns = lead_towns(s)
    if not towns:
        if s.log is not None:
            s.tell("no_town", {"seat": seat_name(s.seat)})
        lead_card(s)
    elif is_one(towns):
        choose_town(s, only(towns))
    else:
        s.phase = LEAD_TOWN


def legal_lead_town(s: Table) -> list[int]:
    return listed(act.LEADS, lead_towns(s))


def do_lead_town(s: Table, action: int) -> None:
    choose_town(s, action - act.LEAD)


def choose_town(s: Table, town: int) -> None:
    s.town = town
    if s.log is not None:
        seat = s.seat
        values: dict[str, Value] = {"seat": seat_name(seat), "town": TOWNS[town], "colour": COLOURS[TOWN_COLOUR[town]]}
        s.tell("led", values, f"seat-{seat}", TOWNS[town], "marker")
    lead_card(s)


def lead_card(s: Table) -> None:
    cards = lead_cards(s)
    if is_one(cards):
        play(s, only(cards))
    else:
        s.phase = LEAD_CARD


def legal_lead_card(s: Table) -> list[int]:
    return listed(act.PLAYS, lead_cards(s))


def legal_follow(s: Table) -> list[int]:
    """BB-5.5: any card."""
    return listed(act.PLAYS, s.hands[s.seat])


def do_play(s: Table, action: int) -> None:
    play(s, action - act.PLAY)


def play(s: Table, card: int) -> None:
    """A card laid is a card seen. Then the next seat, or the resolution once all have played."""
    seat = s.seat
    bit = 1 << card
    s.fence += 1
    s.hands[seat] ^= bit
    s.played |= bit
    s.table[seat] = card
    if s.log is not None:
        s.tell("played", {"seat": seat_name(seat), "card": CARDS[card]}, f"hand-{seat}", "trick", "action")
    s.seat = seat = (seat + 1) % s.players
    if seat == s.holder:
        resolve(s)
        return
    hand = s.hands[seat]
    if is_one(hand):
        play(s, only(hand))  # only in the last trick of R-3
    else:
        s.phase = FOLLOW_CARD


def winner_of(s: Table) -> int:
    """BB-5.6: the highest card that is white or of the town's colour; NONE if there is none or no town."""
    if s.town == NONE:
        return NONE
    colour = TOWN_COLOUR[s.town]
    best = winner = NONE
    for seat in range(s.players):
        card = s.table[seat]
        if card > best and (COLOUR[card] == colour or COLOUR[card] == WHITE):
            best = card
            winner = seat
    return winner


def resolve(s: Table) -> None:
    """BB-5.7: in ascending value, whoever won."""
    s.winner = winner_of(s)
    table = s.table
    s.order = sorted(range(s.players), key=table.__getitem__)
    if s.log is not None:
        if s.winner == NONE:
            s.tell("no_winner", {})
        else:
            winner = seat_name(s.winner)
            s.tell("won", {"seat": winner, "card": CARDS[table[s.winner]], "town": TOWNS[s.town]}, target="trick")
    s.turn = 0
    next_card(s)


def next_card(s: Table) -> None:
    """BB-5.8: primary for the winner, a secondary option for everybody else."""
    while s.turn < s.players:
        seat = s.order[s.turn]
        card = s.table[seat]
        s.seat = seat
        if seat == s.winner:
            begin_action(s, 0)
        elif OPTIONS[card] > 1:
            s.phase = SECONDARY
            return
        else:
            begin_action(s, 1)
        if not symbols.run(s):
            return
        finish_card(s)
    end_trick(s)


def begin_action(s: Table, which: int) -> None:
    """Start the primary action (0) or a secondary option (1, 2) of the card being resolved."""
    card = s.table[s.seat]
    s.script = 3 * card + which
    s.symbol = 0
    if s.log is not None:
        kind = "acts_second" if which else "acts_first"
        s.tell(kind, {"seat": seat_name(s.seat), "card": CARDS[card], "option": which}, target="trick", piece="action")


def finish_card(s: Table) -> None:
    """BB-5.9: the card goes to the face-down discard."""
    if s.log is not None:
        card = CARDS[s.table[s.seat]]
        s.tell("discarded", {"seat": seat_name(s.seat), "card": card}, "trick", "discard", "action")
    s.turn += 1
    s.script = NONE
    s.symbol = 0


def go_on_resolving(s: Table) -> None:
    """After a decision within an action."""
    if symbols.run(s):
        finish_card(s)
        next_card(s)


_BOTH: Final = [act.OPTION, act.OPTION + 1]


def legal_secondary(s: Table) -> list[int]:
    """R-18: also an option without effect."""
    return _BOTH


def do_secondary(s: Table, action: int) -> None:
    begin_action(s, action - act.OPTION + 1)
    go_on_resolving(s)


def do_buy(s: Table, action: int) -> None:
    symbols.do_buy(s, action)
    go_on_resolving(s)


def do_expand(s: Table, action: int) -> None:
    symbols.do_expand(s, action)
    go_on_resolving(s)


def do_liberate(s: Table, action: int) -> None:
    symbols.do_liberate(s, action)
    go_on_resolving(s)


def tricks_in_round(s: Table) -> int:
    """BB-5.1"""
    return sum(PICKS[s.players]) - s.spare


def end_trick(s: Table) -> None:
    """BB-5.10, or BB-5.1: the last cards are discarded unseen."""
    if s.trick < tricks_in_round(s):
        begin_trick(s)
        return
    clear_trick(s)
    for seat in range(s.players):
        if s.hands[seat]:
            if s.log is not None:
                card = CARDS[only(s.hands[seat])]
                values: dict[str, Value] = {"seat": seat_name(seat)}
                s.tell_secret("last_card", values, {"card": card}, (seat,), f"hand-{seat}", "discard")
            s.hands[seat] = 0
    s.stage = 0
    go_on_upkeep(s)


# ------------------------------------------------------------------------------------------------ 7 to 11 Upkeep


def go_on_upkeep(s: Table) -> None:
    """BB-3.1: after the upkeep the next round, or the end."""
    if not upkeep.run(s):
        return
    if s.round < ROUNDS[s.players]:
        begin_round(s)
        return
    s.phase = OVER
    s.seat = NOBODY
    s.fence += 1
    if s.log is not None:
        winners = tuple(seat_name(seat) for seat, place in enumerate(scoring.ranking(s)) if place == 1)
        s.tell("over", {"winners": winners})


def then_upkeep(do: Callable[[Table, int], None]) -> Callable[[Table, int], None]:
    """The decision, and on with the upkeep."""

    def decide(s: Table, action: int) -> None:
        do(s, action)
        go_on_upkeep(s)

    return decide


# ------------------------------------------------------------------------------------------------ the state

LEGAL: Final[tuple[Callable[[Table], list[int]], ...]] = (
    legal_start,
    draft.legal_pick,
    legal_lead_town,
    legal_lead_card,
    legal_follow,
    legal_secondary,
    symbols.legal_buy,
    symbols.legal_expand,
    symbols.legal_liberate,
    upkeep.legal_marriage_town,
    upkeep.legal_princess,
    upkeep.legal_track_town,
    upkeep.legal_lose,
    upkeep.legal_monastery,
    upkeep.legal_monastery,
    lambda s: [],  # the game is over
)
DO: Final[tuple[Callable[[Table, int], None], ...]] = (
    do_start,
    do_draft,
    do_lead_town,
    do_play,
    do_play,
    do_secondary,
    do_buy,
    do_expand,
    do_liberate,
    then_upkeep(upkeep.do_take),
    then_upkeep(upkeep.do_princess),
    then_upkeep(upkeep.do_take),
    then_upkeep(upkeep.do_lose),
    then_upkeep(upkeep.do_monastery),
    then_upkeep(upkeep.do_monastery_four),
)


class State(Table):
    """The table with its rules: what the contract calls a state."""

    __slots__ = ()

    def copy(self) -> "State":
        return State(self)

    def legal(self) -> list[int]:
        return LEGAL[self.phase](self)

    def apply(self, action: int) -> None:
        DO[self.phase](self, action)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def hidden(self, seat: int, rng: Rng) -> "State":
        state = State(self)
        redraw(state, seat, rng)
        return state
