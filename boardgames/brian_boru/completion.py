"""The rest of a state of which only a part is given: cards, marriages and turns that must be somewhere.

Positions name what matters to them. Cards that they name leave the places where they would otherwise lie; every seat
gets as many cards as the phase asks for, and the draft that led there is made up.
"""

from boardgames.brian_boru.data import (
    ALL_CARDS,
    CHURCH,
    COURT,
    DEAL,
    FITTING,
    FOUR,
    MARRIAGE_REGION,
    NONE,
    PICKS,
    PRINCESS,
    RAIDER,
    SCRIPTS,
    TOWN_COLOUR,
    TRACK_TOWN_SPACE,
    mask_of,
)
from boardgames.brian_boru.data import EXPAND as EXPAND_SYMBOL
from boardgames.brian_boru.data import LIBERATE as LIBERATE_SYMBOL
from boardgames.brian_boru.masks import members
from boardgames.brian_boru.realm import sites
from boardgames.brian_boru.rules import tricks_in_round
from boardgames.brian_boru.state import (
    BUY,
    DRAFT_PICK,
    EXPAND,
    FOLLOW_CARD,
    LEAD_CARD,
    LEAD_TOWN,
    LIBERATE,
    LOSE_TOWN,
    MARRIAGE_TOWN,
    MONASTERY,
    MONASTERY_FOUR,
    OVER,
    SECONDARY,
    START_TOWN,
    STEPS,
    TRACK_TOWN,
    Table,
    controlled,
)
from boardgames.brian_boru.state import PRINCESS as PRINCESS_PHASE
from boardgames.brian_boru.upkeep import alone_first, clockwise
from boardgames.core.errors import LonghallError
from boardgames.core.game import NOBODY

# ------------------------------------------------------------------------------------------------ marriages


def fill_brides(s: Table, offered: int) -> None:
    """An order of the marriage deck in which kept cards came first and the offered one comes now."""
    last = len(s.brides) - 1
    spare = [*s.brides[:last], *s.box]
    kept = [card for wed in s.wed for card in members(wed) if card != PRINCESS]
    now = min(s.round - 1, last) if s.round else last
    order = [NONE] * last
    if now < last:
        if offered not in (NONE, PRINCESS):
            order[now] = offered
        elif s.phase == MARRIAGE_TOWN:
            order[now] = next((card for card in reversed(kept) if MARRIAGE_REGION[card] != NONE), NONE)
    if offered == PRINCESS and now != last:
        raise LonghallError("the Princess is offered in the last round only.")
    for card in kept:
        if card not in order:
            free = [place for place in range(now) if order[place] == NONE]
            if not free:
                raise LonghallError(f"{len(kept)} marriage cards cannot have been won by round {s.round}.")
            order[free[0]] = card
    spare = [card for card in spare if card not in order]
    for place in range(last):
        if order[place] == NONE:
            order[place] = spare.pop(0)
    s.brides = [*order, PRINCESS]
    s.box = sorted(spare)


# ------------------------------------------------------------------------------------------------ cards


def fill_cards(s: Table, hand_given: list[bool], trick_given: bool) -> None:
    """Give every seat the cards it must have by now, and the rest to the cards aside."""
    named = s.aside | s.played
    for seat in range(s.players):
        named |= s.hands[seat] | s.packets[seat] | _laid(s, seat) | _drafted(s, seat)
    spare = members(ALL_CARDS & ~named)
    s.rng.copy().shuffle(spare)
    if s.phase == DRAFT_PICK:
        _fill_draft(s, spare)
    elif s.phase <= LIBERATE:
        _fill_tricks(s, spare, hand_given, trick_given)
    else:
        s.trick = tricks_in_round(s)
        for seat in range(s.players):
            _give_draft(s, seat, members(_drafted(s, seat)), spare)
            if s.spare:
                unseen = [card for card in members(_drafted(s, seat)) if not s.played >> card & 1]
                s.played |= mask_of(unseen[1:])
            else:
                s.played |= _drafted(s, seat)
    s.aside |= mask_of(spare)


def _laid(s: Table, seat: int) -> int:
    return 0 if s.table[seat] == NONE else 1 << s.table[seat]


def _drafted(s: Table, seat: int) -> int:
    first = STEPS * seat
    return s.drafted[first] | s.drafted[first + 1] | s.drafted[first + 2] | s.drafted[first + 3]


def _draw(spare: list[int], have: int, wanted: int, what: str) -> int:
    """The set filled up to the wanted size."""
    missing = wanted - have.bit_count()
    if missing < 0:
        raise LonghallError(f"{what} has {have.bit_count()} cards, and there should be {wanted}.")
    cards = spare[:missing]
    del spare[:missing]
    return have | mask_of(cards)


def _give_draft(s: Table, seat: int, cards: list[int], spare: list[int]) -> None:
    """Lay the cards of a seat out over the steps of the draft, filled up from the spare ones."""
    picks = PICKS[s.players]
    first = STEPS * seat
    left = [card for card in cards if not _drafted(s, seat) >> card & 1]
    for step, number in enumerate(picks):
        while s.drafted[first + step].bit_count() < number:
            s.drafted[first + step] |= 1 << (left.pop(0) if left else spare.pop(0))
    if left:
        raise LonghallError(f"seat {seat} has more than {DEAL[s.players]} cards.")


def _fill_draft(s: Table, spare: list[int]) -> None:
    """BB-4: seats before the one to move have kept their cards of this step already."""
    if s.seat == NOBODY:
        s.seat = 0
    picks = PICKS[s.players]
    for seat in range(s.players):
        now = picks[s.step] if seat < s.seat else picks[s.step] - s.picks if seat == s.seat else 0
        sizes = [*picks[: s.step], now]
        kept = s.hands[seat] = _draw(spare, s.hands[seat] | _drafted(s, seat), sum(sizes), f"the hand of seat {seat}")
        wanted = DEAL[s.players] - sum(sizes)
        s.packets[seat] = _draw(spare, s.packets[seat], wanted, f"the packet of seat {seat}")
        left = members(kept & ~_drafted(s, seat))
        for step, number in enumerate(sizes):
            while s.drafted[STEPS * seat + step].bit_count() < number:
                s.drafted[STEPS * seat + step] |= 1 << left.pop(0)


def _fill_tricks(s: Table, spare: list[int], hand_given: list[bool], trick_given: bool) -> None:
    """BB-5: hands are equal before a trick, so one given hand tells which trick it is."""
    total = DEAL[s.players]
    _lay_missing_cards(s, spare)
    if not trick_given:
        given = [s.hands[seat] | _laid(s, seat) for seat in range(s.players) if hand_given[seat]]
        s.trick = total + 1 - given[0].bit_count() if given else 1
    before = total + 1 - s.trick
    if not 1 <= s.trick <= tricks_in_round(s):
        raise LonghallError(f"a round has {tricks_in_round(s)} tricks, so these hands do not fit.")
    for seat in range(s.players):
        laid = _laid(s, seat)
        wanted = before - 1 if laid else before
        if hand_given[seat] and s.hands[seat].bit_count() != wanted:
            number = s.hands[seat].bit_count()
            raise LonghallError(f"seat {seat} holds {number} cards, but in trick {s.trick} it should hold {wanted}.")
        s.hands[seat] = _draw(spare, s.hands[seat], wanted, f"the hand of seat {seat}")
    for seat in range(s.players):
        _give_draft(s, seat, members(s.hands[seat] | _laid(s, seat)), spare)
        s.played |= _drafted(s, seat) & ~s.hands[seat]


def _lay_missing_cards(s: Table, spare: list[int]) -> None:
    """Cards that must lie in the trick by now: all of them, or those of the seats between the holder and the next."""
    seats: list[int] = []
    if s.phase >= SECONDARY:
        seats = list(range(s.players))
    elif s.phase == FOLLOW_CARD:
        if s.seat == NOBODY:
            s.seat = next((seat for seat in clockwise(s)[1:] if s.table[seat] == NONE), s.holder)
        seats = [(s.holder + place) % s.players for place in range((s.seat - s.holder) % s.players)]
    for seat in seats:
        if s.table[seat] == NONE:
            fitting = ALL_CARDS if seat != s.holder or s.town == NONE else FITTING[TOWN_COLOUR[s.town]]
            card = next((card for card in spare if fitting >> card & 1), spare[0])
            spare.remove(card)
            s.table[seat] = card


# ------------------------------------------------------------------------------------------------ whose turn it is


def fill_seat(s: Table, queue_given: bool, turn_given: bool) -> None:
    """The seat to move, where the phase tells it, and its place in the order of things."""
    if SECONDARY <= s.phase <= LIBERATE:
        s.order = sorted(range(s.players), key=s.table.__getitem__)
        if s.seat == NOBODY:
            s.seat = s.order[s.turn]
        elif not turn_given:
            s.turn = s.order.index(s.seat)
        if s.phase != SECONDARY and not s.symbol:
            _find_symbol(s)
    elif s.phase == LOSE_TOWN and not queue_given:
        s.queue = [seat for seat in clockwise(s) if s.raiders[seat] == min(s.raiders) and controlled(s, seat)]
    elif s.phase == MONASTERY_FOUR and not queue_given:
        s.queue = [seat for seat in clockwise(s) if s.church[seat] >= FOUR and sites(s, seat)]
    if s.seat == NOBODY and s.phase != OVER:
        s.seat = _usual_seat(s)


_BOUGHT = (CHURCH, RAIDER, COURT)
_WAITING_FOR = {BUY: _BOUGHT, EXPAND: (EXPAND_SYMBOL,), LIBERATE: (LIBERATE_SYMBOL,)}


def _find_symbol(s: Table) -> None:
    """The first group of symbols on the card that asks for this kind of decision."""
    card = s.table[s.seat]
    for which in (0,) if s.seat == s.winner else (1, 2):
        for place, (symbol, _) in enumerate(SCRIPTS[3 * card + which]):
            if symbol in _WAITING_FOR[s.phase]:
                s.script = 3 * card + which
                s.symbol = place + 1
                return
    raise LonghallError(f"the card of seat {s.seat} never asks for that decision.")


def _usual_seat(s: Table) -> int:
    if s.phase == START_TOWN:
        return next((seat for seat in clockwise(s) if not s.discs[seat]), s.holder)
    if s.phase in (LEAD_TOWN, LEAD_CARD):
        return s.holder
    if s.phase in (MARRIAGE_TOWN, PRINCESS_PHASE):
        return s.space.index(max(s.space))
    if s.phase == TRACK_TOWN and TRACK_TOWN_SPACE in s.space:
        return s.space.index(TRACK_TOWN_SPACE)
    if s.phase == LOSE_TOWN and s.queue:
        leader = alone_first(s.raiders)
        return s.queue[0] if leader == NONE else leader
    if s.phase == MONASTERY and alone_first(s.church) != NONE:
        return alone_first(s.church)
    if s.phase == MONASTERY_FOUR and s.queue:
        return s.queue[0]
    raise LonghallError("it is not clear whose turn it is; give the seat.")
