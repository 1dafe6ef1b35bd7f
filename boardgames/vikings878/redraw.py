"""What a seat cannot know, drawn again (VK-14): the other side's hands and chosen events, and all chance to come.

Decks, the bag, the Fyrd cards and the leader cards have no order before they are drawn, so a new random source is all
that they need."""

from collections.abc import Callable
from typing import Final

from boardgames.core.rng import Rng
from boardgames.vikings878 import actions as act
from boardgames.vikings878.data import CARDS, EVENTS, MOVING
from boardgames.vikings878.state import NONE, OVER, WINDOW, Table

PLAUSIBLE: Final = 1000  # how often hands are drawn again to fit what was seen, at most


def redraw(s: Table, seat: int, rng: Rng, legal: Callable[[Table], list[int]]) -> None:
    """Turn `s` into a state that looks the same to the seat and is random in everything else.

    If an opponent decides, everybody sees that there is something to decide: an event to play, a choice of cards."""
    s.rng = rng.fork()
    if s.phase == OVER:  # everything is shown
        return
    theirs = [faction for faction in range(4) if s.seats[faction ^ 2] == seat or s.seats[faction ^ 3] == seat]
    deciding = s.seat in [s.seats[faction] for faction in theirs]
    hands, decks = s.hands[:], s.decks[:]
    for _ in range(PLAUSIBLE):
        for faction in theirs:
            redraw_faction(s, faction, rng)
        if not deciding:
            return
        s.options = legal(s)
        if len(s.options) > 1 and (s.phase != WINDOW or s.options[0] >= act.PLAY):
            return
    s.hands, s.decks = hands, decks  # as good as certain
    s.options = legal(s)


def redraw_faction(s: Table, faction: int, rng: Rng) -> None:
    """Chosen events are any that were not seen; a hand is any of the right size with a card to move, if it must."""
    if s.advanced:
        redraw_chosen(s, faction, rng)
    held = s.hands[faction].bit_count()
    unseen = s.hands[faction] | s.decks[faction]
    cards = [card for card in range(CARDS) if unseen >> card & 1]
    must_move = unseen & MOVING and (faction != s.active or s.card == NONE)
    rng.shuffle(cards)
    hand = sum(1 << card for card in cards[:held])
    while held and must_move and not hand & MOVING:
        rng.shuffle(cards)
        hand = sum(1 << card for card in cards[:held])
    s.hands[faction] = hand
    s.decks[faction] = unseen & ~hand


def redraw_chosen(s: Table, faction: int, rng: Rng) -> None:
    """VK-12.2: which events a faction of the other side took is known only as far as they were seen."""
    known = (s.gone[faction] | s.shown[faction]) & EVENTS
    chosen = (s.hands[faction] | s.decks[faction] | s.gone[faction]) & EVENTS
    missing = (chosen & ~known).bit_count()
    possible = [card for card in range(CARDS) if (EVENTS & ~known) >> card & 1]
    rng.shuffle(possible)
    events = sum(1 << card for card in possible[:missing])
    in_hand = (s.hands[faction] & EVENTS & ~known).bit_count()
    secret_hand = sum(1 << card for card in possible[:in_hand])
    s.hands[faction] = s.hands[faction] & (MOVING | known) | secret_hand
    s.decks[faction] = s.decks[faction] & (MOVING | known) | events & ~secret_hand
