"""What must hold in every state of Lindisfarne (LF-11.1). Fuzzing asks after every action."""

from collections.abc import Iterator

from boardgames.lindisfarne import actions as act
from boardgames.lindisfarne.data import CARDS, NORWAY_IN_GAME, OBJECTIVES, OFFERS, RUNES, VIKINGS
from boardgames.lindisfarne.rules import State
from boardgames.lindisfarne.state import KEEPING, NEUTRAL, NONE, OVER, PLACING, ROLLED, Table, at

DECK = 28 + NORWAY_IN_GAME


def broken(s: State) -> Iterator[str]:
    """One sentence for each invariant that does not hold."""
    yield from _vikings(s)
    yield from _runes(s)
    yield from _cards(s)
    yield from _objectives(s)
    yield from _turn(s)


def _vikings(s: Table) -> Iterator[str]:
    clans = [*range(s.players)] + ([NEUTRAL] if s.players == 2 else [])
    for clan in clans:
        on_boards = [sum(s.counts[at(board, clan) : at(board, clan) + 6]) for board in range(3)]
        in_hand = 0 if clan == NEUTRAL else s.vikings[clan]
        if in_hand + sum(on_boards) != VIKINGS or in_hand < 0:
            yield f"clan {clan} has {in_hand} vikings in hand and {sum(on_boards)} on the boards, not {VIKINGS} in all"
        for board in range(3):
            if (on_boards[board] > 0) != (clan in s.rows[board]):
                yield f"clan {clan} has {on_boards[board]} vikings on board {board}, its row says otherwise (LF-3.5)"


def _runes(s: Table) -> Iterator[str]:
    if sum(s.runes) + s.supply != RUNES or min(*s.runes, s.supply) < 0:
        yield f"runes {s.runes} and supply {s.supply} are not {RUNES} in all (LF-5.4)"


def _cards(s: Table) -> Iterator[str]:
    offered = [card for card in s.offers if card != NONE]
    in_game = s.deck + offered + s.discard + [card for cards in s.cards for card in cards]
    if len(in_game) != DECK or len(set(in_game)) != DECK:
        yield f"{len(in_game)} destination cards are in the game ({len(set(in_game))} different), not {DECK} (LF-2.2)"
    if set(in_game) | set(s.box) != set(range(len(CARDS))) or set(in_game) & set(s.box):
        yield "the box and the game do not share out the destination cards (LF-2.2)"
    if len(s.deck) != OFFERS * 3 * (6 - s.expedition):
        yield f"{len(s.deck)} cards are in the deck in expedition {s.expedition} (LF-2.8)"


def _objectives(s: Table) -> Iterator[str]:
    everywhere = s.pile + s.drawn + [objective for held in s.objectives for objective in held]
    if sorted(everywhere) != list(range(len(OBJECTIVES))):
        yield f"{len(everywhere)} objectives are in the game, not each of {len(OBJECTIVES)} once"
    if len(s.pile_known) != len(s.pile):
        yield "what is known of the objective pile does not fit its size"
    if s.drawn and s.phase != KEEPING:
        yield "objectives are being looked at outside a draw (LF-7.7)"


def _turn(s: State) -> Iterator[str]:
    if s.phase in (ROLLED, PLACING) and sum(s.dice) + s.placed * (s.board != NONE) > VIKINGS:
        yield f"{sum(s.dice)} dice lie there"
    if s.phase == OVER:
        if s.deck or any(card != NONE for card in s.offers):
            yield "the game is over with cards left to come (LF-2.8)"
    elif s.phase == PLACING and s.legal() in ([], [act.DONE]) and not s.placed:
        yield "nothing can be placed after a roll (LF-4.4)"
