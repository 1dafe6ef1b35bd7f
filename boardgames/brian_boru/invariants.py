"""What must hold in every state of Brian Boru (BB-12). Fuzzing asks after every action."""

from collections.abc import Iterator

from boardgames.brian_boru.data import (
    ALL_CARDS,
    ALL_TOWNS,
    CARDS,
    DEAL,
    MARRIAGES,
    NONE,
    PICKS,
    PRINCESS,
    REGION,
    REGIONS,
    ROUNDS,
    TOP,
    TOWNS,
)
from boardgames.brian_boru.masks import members
from boardgames.brian_boru.rules import State, tricks_in_round
from boardgames.brian_boru.state import (
    BUY,
    DRAFT_PICK,
    FACE_DOWN,
    LEAD_CARD,
    LEAD_TOWN,
    LIBERATE,
    MARRIAGE_TOWN,
    OVER,
    SECONDARY,
    SIDES,
    START_TOWN,
    STEPS,
    VIKINGS,
    Table,
    owner_of,
)


def broken(s: State) -> Iterator[str]:
    """One sentence for each invariant that does not hold."""
    yield from _cards(s)
    yield from _hands(s)
    yield from _map(s)
    yield from _seats(s)
    yield from _marriages(s)
    yield from _course(s)


def _share_out(parts: list[int], whole: int) -> bool:
    """Whether the sets have nothing in common and make up the whole."""
    together = 0
    for part in parts:
        if part & together:
            return False
        together |= part
    return together == whole


def _cards(s: Table) -> Iterator[str]:
    """Invariant 1: what was drafted, the packets and the cards aside are the 25 cards."""
    if s.phase == START_TOWN:
        if any(s.packets) or any(s.drafted) or any(s.hands) or s.aside:
            yield "cards are about before the first round (BB-3.1)"
        return
    if not _share_out([*s.drafted, *s.packets, s.aside], ALL_CARDS):
        yield f"the cards of the round are not each of the {len(CARDS)} once (BB-4.1)"
    if s.aside.bit_count() != len(CARDS) - s.players * DEAL[s.players]:
        yield f"{s.aside.bit_count()} cards lie aside (BB-4.1)"
    if s.phase != DRAFT_PICK and any(s.packets):
        yield "packets are about after the draft (BB-4.4)"
    picks = PICKS[s.players]
    for seat in range(s.players):
        for step in range(STEPS):
            number = s.drafted[STEPS * seat + step].bit_count()
            due = picks[step] if step < len(picks) else 0
            if s.phase == DRAFT_PICK and step >= s.step:
                now = seat < s.seat and step == s.step
                due = due if now else due - s.picks if seat == s.seat and step == s.step else 0
            if number != due:
                yield f"seat {seat} kept {number} cards in step {step + 1}, not {due} (BB-4.2)"


def _hands(s: Table) -> Iterator[str]:
    laid = [card for card in s.table if card != NONE]
    if any(not s.played >> card & 1 for card in laid):
        yield "a card lies in the trick and was not played (BB-5.5)"
    for seat in range(s.players):
        drafted = 0
        for step in range(STEPS):
            drafted |= s.drafted[STEPS * seat + step]
        if s.phase <= LIBERATE and s.hands[seat] != drafted & ~s.played:
            yield f"the hand of seat {seat} is not what it drafted and did not play (BB-4.5)"
        if s.phase > LIBERATE and (s.hands[seat] or (drafted & ~s.played).bit_count() != s.spare):
            yield f"seat {seat} did not discard its last card (BB-5.1)"
        if s.table[seat] != NONE and not drafted >> s.table[seat] & 1:
            yield f"seat {seat} laid a card that it never had"
    if s.phase in (LEAD_TOWN, LEAD_CARD):
        due = DEAL[s.players] + 1 - s.trick
        if any(hand.bit_count() != due for hand in s.hands) or laid:
            yield f"not everybody holds {due} cards before trick {s.trick} (BB-5.1)"


def _map(s: Table) -> Iterator[str]:
    """Invariants 3 and 5, and that the weights are up to date."""
    if not _share_out([*s.discs, s.free], ALL_TOWNS):
        yield "a town has two discs, or is free with one (BB-1.2)"
    if (s.vikings | s.monasteries) & s.free:
        yield "a Viking token or a monastery lies on a free town (BB-1.2)"
    weight = [0] * (SIDES * len(REGIONS))
    for town in members(ALL_TOWNS & ~s.free):
        side = VIKINGS if s.vikings >> town & 1 else owner_of(s, town)
        weight[SIDES * REGION[town] + side] += 2 if s.monasteries >> town & 1 else 1
    if weight != s.weight:
        yield "the weights of the regions are not what lies on the map (BB-1.4)"
    if any(not FACE_DOWN <= place < s.players for place in s.claims):
        yield f"a claim token is nowhere: {s.claims}"
    if s.town != NONE and s.phase < SECONDARY and not s.free >> s.town & 1:
        yield f"the active town {TOWNS[s.town]} is not free (BB-5.2)"


def _seats(s: Table) -> Iterator[str]:
    """Invariants 2 and 4."""
    for name, numbers in (
        ("points", s.points),
        ("coins", s.coins),
        ("renown", s.renown),
        ("raiders", s.raiders),
        ("church discs", s.church),
    ):
        if min(numbers) < 0:
            yield f"{name} {numbers} are below 0 (BB-1.5)"
    if s.battle < 0:
        yield "raiders are missing in the battle area"
    if any(not 0 <= space <= TOP for space in s.space):
        yield f"a disc is beside the marriage track: {s.space} (BB-6.8)"
    acting = s.seat if BUY <= s.phase <= LIBERATE else NONE
    others = [space for seat, space in enumerate(s.space) if space and seat != acting]
    if len(set(others)) != len(others):
        yield f"two discs share a space of the marriage track: {s.space} (BB-6.9)"


def _marriages(s: Table) -> Iterator[str]:
    if sorted([*s.brides, *s.box]) != list(range(len(MARRIAGES))) or s.brides[-1] != PRINCESS:
        yield "the marriage deck and the box do not share out the cards, the Princess last (BB-2.3)"
    if len(s.brides) != ROUNDS[s.players]:
        yield f"{len(s.brides)} marriage cards are for {ROUNDS[s.players]} rounds (BB-2.3)"
    kept = 0
    for wed in s.wed:
        if wed & kept:
            yield "two seats keep the same marriage card (BB-7.2)"
        kept |= wed
    if any(card not in s.brides[: s.round] for card in members(kept)):
        yield "a marriage card was won before it was offered (BB-7.2)"
    for name, owner in (("military", s.military), ("trade", s.trade)):
        if owner != NONE and not s.wed[owner] >> PRINCESS & 1:
            yield f"seat {owner} has '{name}' without the Princess (BB-7.3)"
    if s.military != NONE and s.trade != NONE:
        yield "the Princess lies on both sides (BB-7.3)"
    if s.phase >= MARRIAGE_TOWN and s.marriage != NONE:
        yield "the marriage card is still there after its step (BB-7.2)"


def _course(s: State) -> Iterator[str]:
    """Invariants 5 and 6, and that somebody can go on."""
    if not 0 <= s.holder < s.players:
        yield f"nobody holds the marker: {s.holder} (BB-1.8)"
    if not 0 <= s.round <= ROUNDS[s.players] or (s.round == 0) != (s.phase == START_TOWN):
        yield f"this is round {s.round} of {ROUNDS[s.players]} (BB-3.1)"
    if s.phase > DRAFT_PICK and not 1 <= s.trick <= tricks_in_round(s):
        yield f"this is trick {s.trick} of {tricks_in_round(s)} (BB-5.1)"
    if s.phase == OVER and s.round != ROUNDS[s.players]:
        yield "the game is over before the last round (BB-3.1)"
    if SECONDARY <= s.phase <= LIBERATE:
        if NONE in s.table or s.order != sorted(s.order, key=s.table.__getitem__):
            yield "cards are resolved out of order (BB-5.7)"
        elif s.order[s.turn] != s.seat:
            yield f"seat {s.seat} acts out of turn (BB-5.7)"
    if s.phase != OVER and s.phase != SECONDARY and len(s.legal()) < 2:
        yield f"seat {s.seat} is asked without a choice (BB-12)"
