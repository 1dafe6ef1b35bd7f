"""Sagas: when they are fulfilled, who takes them, what comes next, and how the game ends with them (IV-15, IV-16.3)."""

from boardgames.core.game import NOBODY
from boardgames.invasions import scoring
from boardgames.invasions.data import BONUS, MISSION, OPEN, PERIOD, RAID, SAGA_MASK, SAGAS, TRADE
from boardgames.invasions.state import OVER, Table, name_of


def fulfilled(s: Table, saga: int) -> bool:
    """IV-15.1: whoever placed or removed the pieces."""
    ports = SAGA_MASK[saga]
    mission = MISSION[saga]
    if mission == TRADE:
        return s.stocked & ports == ports
    if mission == RAID:
        return not s.towns & ports
    return s.settled & ports == ports


def check(s: Table) -> None:
    """IV-15.2, IV-15.3: the active jarl takes every open saga that is fulfilled now, for good (IV-15.6); then the row
    is filled up."""
    for saga in s.open_sagas:
        if fulfilled(s, saga):
            break
    else:
        return
    seat = s.active
    for saga in s.open_sagas[:]:
        if fulfilled(s, saga):
            s.open_sagas.remove(saga)
            s.tales[seat] |= 1 << saga
            s.vp[seat] += BONUS[saga]
            if s.log is not None:
                s.tell(
                    "saga_won",
                    {"seat": name_of(seat), "saga": SAGAS[saga], "n": BONUS[saga]},
                    "sagas",
                    f"sagas-{seat}",
                    "saga",
                )
    refill(s)
    if not s.open_sagas:
        finish(s)  # IV-16.3 (a): the refill found nothing


def refill(s: Table) -> None:
    """IV-15.4: cards that nobody can complete any more are passed over."""
    deck = s.saga_deck
    if not deck:
        return
    s.fence += 1
    while deck and len(s.open_sagas) < OPEN:
        saga = deck.pop()
        if fulfilled(s, saga):
            s.saga_discard.append(saga)
            if s.log is not None:
                s.tell("saga_passed", {"saga": SAGAS[saga]}, "saga-deck", "saga-discard", "saga")
        else:
            open_saga(s, saga)
    if not deck and s.log is not None:
        s.tell("last_saga", {}, target="saga-deck")  # IV-16.1; the count starts when the turn ends


def open_saga(s: Table, saga: int) -> None:
    """IV-15.5: a card of a later period changes the period for everybody at once."""
    s.open_sagas.append(saga)
    if s.log is not None:
        s.tell("saga_opened", {"saga": SAGAS[saga]}, "saga-deck", "sagas", "saga")
    if PERIOD[saga] > s.period:
        s.period = PERIOD[saga]
        if s.log is not None:
            s.tell("period", {"n": s.period})


def finish(s: Table) -> None:
    """IV-3.6, IV-17.4"""
    s.phase = OVER
    s.seat = NOBODY
    s.fence += 1
    if s.log is not None:
        winners = tuple(name_of(seat) for seat, place in enumerate(scoring.ranking(s)) if place == 1)
        s.tell("over", {"winners": winners})
