"""What a seat cannot know, drawn again (LF-14): both piles, the box, the rivals' objectives, the dice to come."""

from boardgames.core.rng import Rng
from boardgames.lindisfarne.data import COUNTRY, NORWAY
from boardgames.lindisfarne.state import KEEPING, NONE, OVER, Table


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
    """A seat knows its own objectives, the pair it looks at, those it put under the pile, and rumours (memory.py)."""
    if s.phase == OVER:
        return  # everything has been shown
    looking = s.phase == KEEPING and s.seat != seat
    places = [place for place, known in enumerate(s.pile_known) if known != seat]
    unseen = [s.pile[place] for place in places]
    for rival in range(s.players):
        if rival != seat:
            unseen += s.objectives[rival]
            s.objectives[rival] = [NONE] * len(s.objectives[rival])
    for place in places:
        s.pile[place] = NONE
    if looking:
        unseen += [objective for objective, known in zip(s.drawn, s.drawn_known, strict=True) if known != seat]
        s.drawn = [
            objective if known == seat else NONE for objective, known in zip(s.drawn, s.drawn_known, strict=True)
        ]
    _heed_rumours(s, seat, rng, unseen)
    unseen.sort()  # the redraw must not depend on what is really there
    rng.shuffle(unseen)
    for cards in [s.pile, *s.objectives, s.drawn]:
        for index, card in enumerate(cards):
            if card == NONE:
                cards[index] = unseen.pop()
    _retell_rumours(s, seat)


def _heed_rumours(s: Table, seat: int, rng: Rng, unseen: list[int]) -> None:
    """Put each rumoured objective into the rival's hand or at its place in the pile, as the seat believes."""
    kept: list[tuple[int, int]] = []  # of a pair that the seat knew whole, one was kept and one put back
    for knower, objective, rival, place in s.rumours:
        if knower != seat:
            continue
        unseen.remove(objective)
        in_pile = place != NONE and s.pile[place] == NONE
        in_hand = NONE in s.objectives[rival] and (rival, place) not in kept
        if in_pile and not (in_hand and rng.below(2)):
            s.pile[place] = objective
        else:
            s.objectives[rival][s.objectives[rival].index(NONE)] = objective
            kept.append((rival, place))


def _retell_rumours(s: Table, seat: int) -> None:
    """What the rivals believe must fit the redrawn world too."""
    s.rumours = [
        rumour if rumour[0] == seat else (rumour[0], _believable(s, rumour[2], rumour[3]), rumour[2], rumour[3])
        for rumour in s.rumours
    ]


def _believable(s: Table, rival: int, place: int) -> int:
    return s.pile[place] if place != NONE else s.objectives[rival][0]
