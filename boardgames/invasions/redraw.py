"""What a seat cannot know, drawn again (IV-22): rivals' runes, both decks, the sagas set aside, treasures, the dice."""

from boardgames.core.rng import Rng
from boardgames.invasions.data import HAND, LARGE_TOWNS, PERIOD, SMALL_TOWNS
from boardgames.invasions.state import NONE, Table


def redraw(s: Table, seat: int, rng: Rng) -> None:
    """Turn `s` into a state that looks the same to the seat and is random in everything else.

    Whatever is drawn again is sorted first, so that nothing of its real order shines through."""
    s.rng = rng.fork()
    redraw_sagas(s, rng)
    redraw_treasures(s, rng)
    redraw_runes(s, seat, rng)


def redraw_sagas(s: Table, rng: Rng) -> None:
    """Unseen sagas are in the deck or set aside; the period of each card of the deck is known, and three of each
    period lie aside."""
    deck = s.saga_deck
    aside = []
    for period in (1, 2, 3):
        unseen = [saga for saga in deck if PERIOD[saga] == period]
        places = [place for place, saga in enumerate(deck) if PERIOD[saga] == period]
        unseen += [saga for saga in s.aside if PERIOD[saga] == period]
        unseen.sort()
        rng.shuffle(unseen)
        for place in places:
            deck[place] = unseen.pop()
        aside += unseen
    aside.sort()
    s.aside = aside


def redraw_treasures(s: Table, rng: Rng) -> None:
    """Small and large ones apart, under the towns that still stand."""
    treasure = s.treasure[:]
    for towns in (SMALL_TOWNS, LARGE_TOWNS):
        standing = [port for port in towns if s.towns >> port & 1]
        worths = sorted(treasure[port] for port in standing)
        rng.shuffle(worths)
        for port, worth in zip(standing, worths, strict=True):
            treasure[port] = worth
    s.treasure = treasure


def redraw_runes(s: Table, seat: int, rng: Rng) -> None:
    """A seat knows its own runes and those it has seen go into a rival's hand."""
    pool = s.rune_deck
    own = HAND * seat
    for place, rune in enumerate(s.runes):
        if rune != NONE and not own <= place < own + HAND and not s.known[place] >> seat & 1:
            pool.append(rune)
            s.runes[place] = NONE
    pool.sort()
    rng.shuffle(pool)
    for rival in range(s.players):
        if rival != seat:
            refill_hand(s, rival, 1 << seat, pool)


def refill_hand(s: Table, rival: int, eyes: int, pool: list[int]) -> None:
    """Deal the gaps in a hand again. Who else knows of its cards is none of the seat's knowledge."""
    first = HAND * rival
    number = s.held[rival]
    seen = [rune for rune in s.runes[first : first + number] if rune != NONE]
    drawn = [pool.pop() for _ in range(number - len(seen))]
    cards = sorted([(rune, eyes) for rune in seen] + [(rune, 0) for rune in drawn])
    for offset, (rune, known) in enumerate(cards):
        s.runes[first + offset] = rune
        s.known[first + offset] = known
