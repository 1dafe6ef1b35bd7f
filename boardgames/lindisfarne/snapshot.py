"""A state of Lindisfarne in readable words, and back. Positions and playthroughs are written in it."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct, field

from boardgames.core.errors import LonghallError
from boardgames.core.game import NOBODY, Setup
from boardgames.core.position import overlay
from boardgames.lindisfarne.data import (
    ACTIVE,
    BOARDS,
    CARDS,
    COUNTRY,
    EFFECT,
    EFFECTS,
    NORWAY,
    NORWAY_CARDS,
    NORWAY_IN_GAME,
    OBJECTIVES,
    OFFERS,
    RUNES,
    VIKINGS,
)
from boardgames.lindisfarne.rules import State, lay_out
from boardgames.lindisfarne.state import NEUTRAL, NONE, OVER, PHASES, Table, at


class Line(Struct, forbid_unknown_fields=True):
    """A clan's row on a board: how many vikings stand on each value."""

    clan: int | str
    vikings: list[int]


class Seat(Struct, forbid_unknown_fields=True):
    vikings: int
    home: bool
    runes: int
    cards: list[str]
    tilted: list[str]
    objectives: list[str]


class Turn(Struct, forbid_unknown_fields=True):
    dice: list[int] = field(default_factory=list)  # the values that lie there
    effect: str | None = None
    board: str | None = None
    placed: int = 0
    first_board: str | None = None
    picked: list[int] = field(default_factory=list)
    turning: int = 0


class Raid(Struct, forbid_unknown_fields=True):
    board: str | None = None
    ranked: list[int | str] = field(default_factory=list)
    rank: int = 0
    drawn: list[str] = field(default_factory=list)
    drawn_known: list[int | None] = field(default_factory=list)


class Snapshot(Struct, forbid_unknown_fields=True):
    """The whole state. Piles are listed from the top."""

    expedition: int
    phase: str
    seat: int
    jarl: int
    supply: int
    offers: dict[str, list[str | None]]
    boards: dict[str, list[Line]]
    players: list[Seat]
    turn: Turn
    raid: Raid
    deck: list[str]
    box: list[str]
    discard: list[str]
    pile: list[str]
    pile_known: list[int | None]
    rumours: list[
        tuple[int, str, int, int | None]
    ]  # who knows, of what, drawn by whom, or else at this place from below


def dump(s: Table) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(_snapshot(s))
    return data


def _snapshot(s: Table) -> Snapshot:
    return Snapshot(
        expedition=s.expedition,
        phase=PHASES[s.phase],
        seat=s.seat,
        jarl=s.jarl,
        supply=s.supply,
        offers={
            name: [_name(CARDS, card) for card in s.offers[OFFERS * board : OFFERS * board + OFFERS]]
            for board, name in enumerate(BOARDS)
        },
        boards={name: [_line(s, board, clan) for clan in s.rows[board]] for board, name in enumerate(BOARDS)},
        players=[_seat(s, seat) for seat in range(s.players)],
        turn=Turn(
            dice=_values(s.dice),
            effect=_name(EFFECTS, s.effect),
            board=_name(BOARDS, s.board),
            placed=s.placed if s.board != NONE else 0,
            first_board=_name(BOARDS, s.first_board),
            picked=_values(s.picked),
            turning=s.turning,
        ),
        raid=Raid(
            board=_name(BOARDS, s.raid),
            ranked=[_clan(clan) for clan in s.ranked],
            rank=s.rank,
            drawn=[OBJECTIVES[objective] for objective in s.drawn],
            drawn_known=[_seat_or_none(seat) for seat in s.drawn_known],
        ),
        deck=[CARDS[card] for card in reversed(s.deck)],
        box=[CARDS[card] for card in s.box],
        discard=[CARDS[card] for card in s.discard],
        pile=[OBJECTIVES[objective] for objective in reversed(s.pile)],
        pile_known=[_seat_or_none(seat) for seat in reversed(s.pile_known)],
        rumours=[
            (seat, OBJECTIVES[objective], rival, _seat_or_none(place)) for seat, objective, rival, place in s.rumours
        ],
    )


def _name(names: list[str], index: int) -> str | None:
    return None if index == NONE else names[index]


def _seat_or_none(number: int) -> int | None:
    return None if number == NONE else number


def _clan(clan: int) -> int | str:
    return "neutral" if clan == NEUTRAL else clan


def _line(s: Table, board: int, clan: int) -> Line:
    first = at(board, clan)
    return Line(_clan(clan), s.counts[first : first + 6])


def _seat(s: Table, seat: int) -> Seat:
    return Seat(
        vikings=s.vikings[seat],
        home=s.home[seat],
        runes=s.runes[seat],
        cards=[CARDS[card] for card in s.cards[seat]],
        tilted=[name for effect, name in enumerate(EFFECTS) if s.tilted[seat] >> effect & 1],
        objectives=[OBJECTIVES[objective] for objective in s.objectives[seat]],
    )


def _values(counts: list[int]) -> list[int]:
    return [value for value, number in enumerate(counts, 1) for _ in range(number)]


# ------------------------------------------------------------------------------------------------ and back


def load(setup: Setup, given: Mapping[Any, Any]) -> State:
    """A state from part of a dump. Cards and objectives named in it leave the piles; everything else is as new."""
    s = lay_out(setup.players, setup.seed, None)
    whole = msgspec.convert(overlay(dump(s), given), Snapshot)
    s.expedition = whole.expedition
    s.phase = _index(PHASES, whole.phase, "phase")
    s.seat = NOBODY if s.phase == OVER else whole.seat
    s.jarl = whole.jarl
    _load_boards(s, whole, given)
    _load_seats(s, whole, given)
    _load_turn(s, whole.turn)
    _load_cards(s, whole, given)
    _load_objectives(s, whole, given)
    s.raid = _optional(BOARDS, whole.raid.board, "board")
    s.ranked = [NEUTRAL if clan == "neutral" else int(clan) for clan in whole.raid.ranked]
    s.rank = whole.raid.rank
    return s


def _index(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise LonghallError(f"there is no {what} '{name}'.")
    return names.index(name)


def _optional(names: list[str], name: str | None, what: str) -> int:
    return NONE if name is None else _index(names, name, what)


def _load_boards(s: State, whole: Snapshot, given: Mapping[Any, Any]) -> None:
    s.rows = [[], [], []]
    s.counts = [0] * 90
    for name, lines in whole.boards.items():
        board = _index(BOARDS, name, "board")
        for line in lines:
            clan = NEUTRAL if line.clan == "neutral" else int(line.clan)
            s.rows[board].append(clan)
            first = at(board, clan)
            s.counts[first : first + 6] = line.vikings


def _load_seats(s: State, whole: Snapshot, given: Mapping[Any, Any]) -> None:
    """Vikings in hand follow from those on the boards, and the supply from the runes, unless they are given."""
    stated = given.get("players", {})
    for seat, panel in enumerate(whole.players):
        mine = stated[seat] if isinstance(stated, list) else stated.get(seat, {})
        on_boards = sum(sum(s.counts[at(board, seat) : at(board, seat) + 6]) for board in range(3))
        s.vikings[seat] = panel.vikings if "vikings" in mine else VIKINGS - on_boards
        s.home[seat] = panel.home
        s.runes[seat] = panel.runes
        s.cards[seat] = [_index(CARDS, name, "card") for name in panel.cards]
        s.tilted[seat] = sum(1 << _index(EFFECTS, name, "effect") for name in panel.tilted)
        owned = {EFFECT[card] for card in s.cards[seat] if EFFECT[card] != NONE}
        s.ready[seat] = sum(1 << effect for effect in owned if ACTIVE[effect]) & ~s.tilted[seat]
        s.objectives[seat] = [_index(OBJECTIVES, name, "objective") for name in panel.objectives]
    s.supply = whole.supply if "supply" in given else RUNES - sum(s.runes)


def _load_turn(s: State, turn: Turn) -> None:
    s.dice = [turn.dice.count(value) for value in range(1, 7)]
    s.effect = _optional(EFFECTS, turn.effect, "effect")
    s.board = _optional(BOARDS, turn.board, "board")
    s.placed = turn.placed
    s.first_board = _optional(BOARDS, turn.first_board, "board")
    s.picked = [turn.picked.count(value) for value in range(1, 7)]
    s.turning = turn.turning


def _load_cards(s: State, whole: Snapshot, given: Mapping[Any, Any]) -> None:
    """Cards that are given elsewhere make room: offers are refilled, the rest is shared by deck, box and discard."""
    held = [card for cards in s.cards for card in cards]
    stated = given.get("offers", {})
    dealt = s.offers
    s.offers = []
    for name in BOARDS:
        row = whole.offers[name]
        s.offers += [NONE if card is None else _index(CARDS, card, "card") for card in row]
    if all(key in given for key in ("deck", "box", "discard", "offers")):
        s.deck = [_index(CARDS, name, "card") for name in reversed(whole.deck)]
        s.box = [_index(CARDS, name, "card") for name in whole.box]
        s.discard = [_index(CARDS, name, "card") for name in whole.discard]
        return
    fixed = {
        s.offers[OFFERS * board + slot] for board, name in enumerate(BOARDS) if name in stated for slot in range(OFFERS)
    }
    s.discard = [_index(CARDS, name, "card") for name in whole.discard]
    fresh = [_index(CARDS, name, "card") for name in reversed([*whole.deck])]
    spare = [
        card for card in [*fresh, *dealt, *s.box] if card not in fixed and card not in held and card not in s.discard
    ]
    spare = list(dict.fromkeys(spare))
    norway = [card for card in spare if COUNTRY[card] == NORWAY]
    seen_norway = len(NORWAY_CARDS) - len(norway)
    s.box = sorted(norway[: max(0, len(NORWAY_CARDS) - NORWAY_IN_GAME)]) if seen_norway <= NORWAY_IN_GAME else []
    spare = [card for card in spare if card not in s.box]
    for board, name in enumerate(BOARDS):
        if name not in stated:
            for slot in range(OFFERS * board, OFFERS * board + OFFERS):
                s.offers[slot] = spare.pop() if s.offers[slot] != NONE else NONE
    left = OFFERS * len(BOARDS) * (6 - s.expedition)  # LF-2.8: what later expeditions will need
    s.deck = spare[:left]
    s.discard += spare[left:]


def _load_objectives(s: State, whole: Snapshot, given: Mapping[Any, Any]) -> None:
    s.drawn = [_index(OBJECTIVES, name, "objective") for name in whole.raid.drawn]
    taken = set(s.drawn).union(*s.objectives)
    pairs = [
        (_index(OBJECTIVES, name, "objective"), NONE if known is None else known)
        for name, known in zip(whole.pile, [*whole.pile_known, *[None] * len(whole.pile)], strict=False)
    ]
    left = [pair for pair in reversed(pairs) if pair[0] not in taken]
    s.pile = [objective for objective, _ in left]
    s.pile_known = [known for _, known in left]
    known_drawn = [NONE if seat is None else seat for seat in whole.raid.drawn_known]
    s.drawn_known = known_drawn or [NONE] * len(s.drawn)
    s.rumours = [
        (seat, _index(OBJECTIVES, name, "objective"), rival, NONE if place is None else place)
        for seat, name, rival, place in whole.rumours
    ]
