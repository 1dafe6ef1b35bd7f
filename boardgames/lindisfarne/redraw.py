"""What a seat cannot know, drawn again (LF-14): both piles, the box, the rivals' objectives, the dice to come."""

from boardgames.core.rng import Rng
from boardgames.lindisfarne.data import COUNTRY, NORWAY
from boardgames.lindisfarne.state import KEEPING, Table


def redraw(s: Table, seat: int, rng: Rng) -> None:
    """Turn `s` into a state that looks the same to the seat and is random in everything else."""
    s.rng = rng.fork()
    redraw_destinations(s, rng)
    redraw_objectives(s, seat, rng)


def redraw_destinations(s: Table, rng: Rng) -> None:
    """All unseen raided-country cards are in the deck; two of the unseen Norway cards lie in the box."""
    unseen = sorted(s.deck + s.box)
    norway = [card for card in unseen if COUNTRY[card] == NORWAY]
    rng.shuffle(norway)
    s.box = sorted(norway[: len(s.box)])
    s.deck = [card for card in unseen if card not in s.box]
    rng.shuffle(s.deck)


def redraw_objectives(s: Table, seat: int, rng: Rng) -> None:
    """A seat knows its own objectives, the pair it looks at, and those it has itself put under the pile."""
    looking = s.phase == KEEPING and s.seat != seat
    places = [place for place, known in enumerate(s.pile_known) if known != seat]
    unseen = [s.pile[place] for place in places]
    for rival in range(s.players):
        if rival != seat:
            unseen += s.objectives[rival]
    if looking:
        unseen += s.drawn
    unseen.sort()  # the redraw must not depend on what is really there
    rng.shuffle(unseen)
    for place in places:
        s.pile[place] = unseen.pop()
    for rival in range(s.players):
        if rival != seat:
            s.objectives[rival] = [unseen.pop() for _ in s.objectives[rival]]
    if looking:
        s.drawn = [unseen.pop() for _ in s.drawn]
