"""What a seat cannot know, drawn again (BB-15): the other hands, the cards aside, and both decks.

A seat remembers the draft. A card that it saw in a packet and passed on lies with one of those who had that packet
later, or still in it; a card that it never saw lies anywhere it could not look. So the unknown cards fall into pools:
one for each packet that the seat has handed on, and one for all it never saw. Within a pool every arrangement is
possible and equally likely; cards that were played stay where everybody saw them.
"""

from typing import Final

from boardgames.brian_boru.data import FITTING, NONE, PRINCESS, TOWN_COLOUR
from boardgames.brian_boru.leads import lead_towns, towns_by_hand
from boardgames.brian_boru.masks import is_one, members
from boardgames.brian_boru.state import DRAFT_PICK, LEAD_CARD, LEAD_TOWN, STEPS, Table
from boardgames.core.rng import Rng

OWN: Final = -1  # the pool of what the seat knows


def redraw(s: Table, seat: int, rng: Rng) -> None:
    """Turn `s` into a state that looks the same to the seat and is random in everything else."""
    s.rng = rng.fork()
    redraw_decks(s, rng)
    if not s.round:
        return
    redraw_cards(s, seat, rng)
    while s.seat != seat and not could_choose(s):
        redraw_cards(s, seat, rng)


def redraw_decks(s: Table, rng: Rng) -> None:
    """Cards of past rounds and the offered marriage are known, and that the Princess comes last."""
    known = s.round
    unseen = sorted([*s.brides[known:], *s.box])
    if PRINCESS in unseen:
        unseen.remove(PRINCESS)
        rng.shuffle(unseen)
        ahead = len(s.brides) - 1 - known
        s.brides = [*s.brides[:known], *unseen[:ahead], PRINCESS]
        s.box = sorted(unseen[ahead:])
    strengths = sorted(s.invasions[known:])
    rng.shuffle(strengths)
    s.invasions = s.invasions[:known] + strengths


def could_choose(s: Table) -> bool:
    """Who has a town or a card to lead with holds cards that leave a choice: a lead without one needs no decision."""
    if s.phase == LEAD_TOWN:
        return not is_one(lead_towns(s))
    if s.phase == LEAD_CARD and s.town != NONE:
        fitting = s.hands[s.holder] & FITTING[TOWN_COLOUR[s.town]]
        return not is_one(fitting) if fitting else not towns_by_hand(s)
    return True


# ------------------------------------------------------------------------------------------------ pools


def pool_of(players: int, seat: int, holder: int, step: int) -> int:
    """The pool, for the seat, of what a holder has from the packet of a step. Its number is the seat that packet was
    dealt to, or `players` if the seat did not see the packet before."""
    if holder == seat:
        return OWN
    dealt_to = (holder - step) % players
    seen_in = (seat - dealt_to) % players
    return dealt_to if seen_in < step else players


Cells = tuple[int, list[int]]
"""A pool, and the places in `drafted` where a holder has cards of it."""


def cells_of(players: int, seat: int, holder: int) -> list[Cells]:
    cells: dict[int, list[int]] = {}
    for step in range(STEPS):
        cells.setdefault(pool_of(players, seat, holder, step), []).append(STEPS * holder + step)
    return list(cells.items())


# By players, seat and holder.
CELLS: Final[list[list[list[list[Cells]]]]] = [
    [[cells_of(players, seat, holder) for holder in range(players)] for seat in range(players)] for players in range(6)
]


def redraw_cards(s: Table, seat: int, rng: Rng) -> None:
    players = s.players
    others = [holder for holder in range(players) if holder != seat]
    drafting = s.phase == DRAFT_PICK
    unknown = [0] * (players + 1)  # mask by pool
    unknown[players] = s.aside
    for holder in others:
        for pool, cells in CELLS[players][seat][holder]:
            for cell in cells:
                unknown[pool] |= s.drafted[cell] & ~s.played
        if drafting:
            unknown[pool_of(players, seat, holder, s.step)] |= s.packets[holder]
    decks = [members(mask) for mask in unknown]
    for deck in decks:
        rng.shuffle(deck)
    s.aside = drawn(decks[players], s.aside.bit_count())
    for holder in others:
        hand = 0
        for pool, cells in CELLS[players][seat][holder]:
            hand |= refill(s, cells, decks[pool], rng)
        if s.hands[holder]:
            s.hands[holder] = hand & ~s.played
        if drafting:
            packet = s.packets[holder]
            s.packets[holder] = drawn(decks[pool_of(players, seat, holder, s.step)], packet.bit_count())


def drawn(deck: list[int], number: int) -> int:
    """The last cards of the deck."""
    mask = 0
    for _ in range(number):
        mask |= 1 << deck.pop()
    return mask


def refill(s: Table, cells: list[int], deck: list[int], rng: Rng) -> int:
    """Draw again what a holder took out of a pool, all but the cards that it has played; all of it is the answer."""
    taken = 0
    for cell in cells:
        taken |= s.drafted[cell]
    played = taken & s.played
    cards = played | drawn(deck, (taken ^ played).bit_count())
    if len(cells) == 1:
        s.drafted[cells[0]] = cards
        return cards
    mixed = members(cards)  # in which of the steps it was taken is unknown as well
    rng.shuffle(mixed)
    for cell in cells:
        s.drafted[cell] = drawn(mixed, s.drafted[cell].bit_count())
    return cards
