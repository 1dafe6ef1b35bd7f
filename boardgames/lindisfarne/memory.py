"""What seats remember of objectives that went under the pile (LF-14).

Who puts an objective under the pile knows it there (`pile_known`). When a rival draws it later, that seat knows it to
be in the rival's hand, or back under the pile as the one the rival gave up: a rumour. A rumour ends when its seat sees
the truth; when a third seat draws the doubtful card it is let go, for then it could be anywhere.
"""

from boardgames.lindisfarne.state import NONE, Table

Rumour = tuple[int, int, int, int]
"""Who remembers, which objective, which rival may hold it, and its place in the pile if it is not in that hand."""


def draw(s: Table) -> int:
    """Take the top objective of the pile; rumours about its place come to an end or grow certain."""
    place = len(s.pile) - 1
    objective = s.pile.pop()
    s.drawn_known.append(s.pile_known.pop())
    if s.rumours:
        s.rumours = [after for rumour in s.rumours if (after := _drawn(rumour, s.seat, place, objective))]
    return objective


def _drawn(rumour: Rumour, drawer: int, place: int, objective: int) -> Rumour | None:
    seat, rumoured, rival, where = rumour
    if seat == drawer and rumoured == objective:
        return None
    if where != place:
        return rumour
    return (seat, rumoured, rival, NONE) if seat == drawer else None


def put_back(s: Table, seen: list[int], given_up: int) -> None:
    """After a draw: the objective given up (or NONE) goes under the pile; those who knew one of the pair wonder."""
    where = NONE
    if given_up != NONE:
        s.pile.insert(0, given_up)
        s.pile_known.insert(0, s.seat)
        s.rumours = [
            (seat, rumoured, rival, place + 1 if place != NONE else NONE) for seat, rumoured, rival, place in s.rumours
        ]
        where = 0
    for objective, known in zip(seen, s.drawn_known, strict=True):
        if known not in (NONE, s.seat):
            s.rumours.append((known, objective, s.seat, where))
    s.drawn_known = []
