"""Runes in hand, the rune deck and its discard (IV-2.4, IV-5, IV-13.4)."""

from boardgames.invasions.data import HAND, RUNES
from boardgames.invasions.state import NONE, Table, name_of


def holds(s: Table, seat: int, rune: int) -> bool:
    return rune in s.runes[HAND * seat : HAND * seat + s.held[seat]]


def put_in(s: Table, seat: int, rune: int, known: int) -> None:
    """Into the hand, which stays sorted; `known` are the rivals who saw it."""
    first = HAND * seat
    place = first + s.held[seat]
    while place > first and s.runes[place - 1] > rune:
        s.runes[place] = s.runes[place - 1]
        s.known[place] = s.known[place - 1]
        place -= 1
    s.runes[place] = rune
    s.known[place] = known
    s.held[seat] += 1


def take_out(s: Table, seat: int, rune: int) -> None:
    """Out of the hand. Of two alike the one that rivals know of goes first: what they see played, they tick off."""
    first = HAND * seat
    last = first + s.held[seat] - 1
    place = first
    while s.runes[place] != rune:
        place += 1
    better = place
    while better < last and s.runes[better + 1] == rune:
        better += 1
        if s.known[better] > s.known[place]:
            place = better
    remove_at(s, seat, place)


def remove_at(s: Table, seat: int, place: int) -> None:
    last = HAND * seat + s.held[seat] - 1
    while place < last:
        s.runes[place] = s.runes[place + 1]
        s.known[place] = s.known[place + 1]
        place += 1
    s.runes[last] = NONE
    s.known[last] = 0
    s.held[seat] -= 1


def spend(s: Table, seat: int, rune: int) -> None:
    """IV-13.4: from the hand to the discard, face up."""
    take_out(s, seat, rune)
    s.rune_discard.append(rune)


def draw(s: Table, seat: int) -> bool:
    """The top card, if there is one (IV-5.3: the discard makes a new deck)."""
    if not s.rune_deck:
        if not s.rune_discard:
            return False
        s.rune_deck = s.rune_discard
        s.rune_discard = []
        s.rng.shuffle(s.rune_deck)
        if s.log is not None:
            s.tell("reshuffled", {"n": len(s.rune_deck)}, "rune-discard", "rune-deck", "rune")
    s.fence += 1
    rune = s.rune_deck.pop()
    put_in(s, seat, rune, 0)
    if s.log is not None:
        s.tell_secret(
            "drew", {"seat": name_of(seat), "rune": RUNES[rune]}, "rune", (seat,), "rune-deck", f"hand-{seat}", "rune"
        )
    return True
