"""What people see of Lindisfarne: the view of a seat, and the decision before it."""

from collections.abc import Callable

from boardgames.core.game import Choice, Message, Option, Piece, ScoreLine, SeatView, Value, View
from boardgames.lindisfarne import actions as act
from boardgames.lindisfarne import scoring
from boardgames.lindisfarne.data import (
    BOARDS,
    CARDS,
    EFFECT,
    EXPEDITIONS,
    OBJECTIVES,
    OFFERS,
    RAISE_ROW,
    SHIFT_ALL,
    TWO_BOARDS,
)
from boardgames.lindisfarne.rules import State, free_steps, offer_of, strength
from boardgames.lindisfarne.state import (
    DISCARDING,
    KEEPING,
    NEUTRAL,
    NONE,
    OVER,
    PHASES,
    PICKING,
    PLACING,
    Table,
    at,
    cell,
    clan_name,
)

# ------------------------------------------------------------------------------------------------ view


def view(s: State, seat: int) -> View:
    """LF-14: everything is public but the objectives, the piles and the box."""
    places: dict[str, tuple[Piece, ...]] = {
        "deck": _back("destination", len(s.deck)),
        "discard": tuple(_destination(card) for card in s.discard),
        "objectives": _back("objective", len(s.pile)),
        "dice": _dice(s.dice),
        "picked": _dice(s.picked),
        "drawn": tuple(_objective(objective) for objective in s.drawn) if s.seat == seat else (),
    }
    for board, name in enumerate(BOARDS):
        offer = s.offers[OFFERS * board : OFFERS * board + OFFERS]
        places[f"offer-{name}"] = tuple(_destination(card) for card in offer if card != NONE)
        for row, clan in enumerate(s.rows[board], 1):
            for value, number in enumerate(s.counts[at(board, clan) : at(board, clan) + 6], 1):
                if number:
                    places[cell(board, row, value)] = (Piece("viking", seat=_owner(clan), count=number),)
    for owner in range(s.players):
        places[f"cards-{owner}"] = tuple(_owned(s, owner, card) for card in s.cards[owner])
        held = s.objectives[owner]
        places[f"objectives-{owner}"] = (
            tuple(_objective(objective) for objective in held)
            if owner == seat or s.phase == OVER
            else _back("objective", len(held))
        )
    return View(
        seat=seat,
        to_move=s.seat,
        status=Message("status.over" if s.phase == OVER else "status", {"n": s.expedition}),
        places=places,
        seats=_panels(s, seat),
        counters={"runes": s.supply, "deck": len(s.deck), "expedition": s.expedition},
    )


def _owner(clan: int) -> int:
    return NONE if clan == NEUTRAL else clan


def _back(kind: str, number: int) -> tuple[Piece, ...]:
    return (Piece(kind, count=number),) if number else ()


def _destination(card: int) -> Piece:
    return Piece("destination", id=CARDS[card], face=CARDS[card])


def _objective(objective: int) -> Piece:
    return Piece("objective", id=OBJECTIVES[objective], face=OBJECTIVES[objective])


def _owned(s: Table, owner: int, card: int) -> Piece:
    effect = EFFECT[card]
    tilted = effect != NONE and bool(s.tilted[owner] >> effect & 1)
    return Piece("destination", id=CARDS[card], seat=owner, face=CARDS[card], tilted=tilted)


def _dice(counts: list[int]) -> tuple[Piece, ...]:
    return tuple(
        Piece("die", id=f"die-{value}", face=str(value))
        for value, number in enumerate(counts, 1)
        for _ in range(number)
    )


def _panels(s: Table, eyes: int) -> tuple[SeatView, ...]:
    """Others' objectives stay secret, so their scores are shown without them (R-19)."""
    lines = scoring.breakdown(s, None if s.phase == OVER else eyes)
    points = [sum(column) for column in zip(*lines.values(), strict=True)]
    panels = []
    for seat in range(s.players):
        tags = [tag for tag, holds in (("jarl", s.jarl == seat), ("home", s.home[seat])) if holds]
        counters = {
            "vikings": s.vikings[seat],
            "runes": s.runes[seat],
            "cards": len(s.cards[seat]),
            "objectives": len(s.objectives[seat]),
        }
        panels.append(SeatView(points[seat], counters, tuple(tags)))
    return tuple(panels)


def account(s: State) -> list[ScoreLine]:
    """The final scores taken apart (LF-9.1)."""
    return [ScoreLine(Message(f"account.{source}"), tuple(points)) for source, points in scoring.breakdown(s).items()]


# ------------------------------------------------------------------------------------------------ choice


def choice(s: State) -> Choice:
    """The decision before the seat to move (LF-11.3)."""
    return Choice(
        seat=s.seat,
        prompt=_prompt(s),
        options=tuple(_option(s, action) for action in s.legal()),
        so_far=_so_far(s),
        secret=s.phase == KEEPING,
    )


def _prompt(s: State) -> Message:
    values: dict[str, Value] = {"seat": clan_name(s.seat)}
    if s.phase == PLACING:
        values["board"] = BOARDS[s.board]
    if s.phase in (PICKING, DISCARDING):
        values["board"] = BOARDS[s.raid]
        values["rank"] = s.rank + 1
    return Message(f"prompt.{PHASES[s.phase]}", values)


def _so_far(s: State) -> tuple[Message, ...]:
    done = []
    if s.effect != NONE:
        done.append(Message("so_far.used", {"card": CARDS[EFFECT.index(s.effect)]}))
    if s.phase == PLACING and s.placed:
        done.append(Message("so_far.placed", {"n": s.placed, "board": BOARDS[s.board]}))
    return tuple(done)


_Describe = Callable[[State, int], tuple[tuple[str, ...], Message, Message]]
"""Targets, label and hint of the option number `index` of its kind."""


def _option(s: State, action: int) -> Option:
    first, describe = next(pair for pair in _KINDS if action >= pair[0])
    targets, label, hint = describe(s, action - first)
    return Option(action, act.TEXTS[action], targets, label, hint)


def _plain(key: str) -> _Describe:
    def describe(s: State, index: int) -> tuple[tuple[str, ...], Message, Message]:
        return (), Message(f"option.{key}"), Message(f"hint.{key}")

    return describe


def _return(s: State, index: int) -> tuple[tuple[str, ...], Message, Message]:
    runes = min(s.vikings[s.seat], s.supply)
    start_matters = not any(s.home) and s.expedition < EXPEDITIONS
    key = "hint.return_first" if start_matters else "hint.return"
    return (f"seat-{s.seat}",), Message("option.return"), Message(key, {"n": runes})


def _roll(s: State, index: int) -> tuple[tuple[str, ...], Message, Message]:
    return ("dice",), Message("option.roll"), Message("hint.roll", {"n": s.vikings[s.seat]})


def _effect(effect: int, key: str) -> _Describe:
    card = CARDS[EFFECT.index(effect)]

    def describe(s: State, index: int) -> tuple[tuple[str, ...], Message, Message]:
        return (card,), Message(f"option.{key}", {"card": card}), Message(f"hint.{key}")

    return describe


def _objective_draw(s: State, index: int) -> tuple[tuple[str, ...], Message, Message]:
    return ("objectives",), Message("option.objective"), Message("hint.objective")


def _board(s: State, board: int) -> tuple[tuple[str, ...], Message, Message]:
    values: dict[str, Value] = {"board": BOARDS[board], "n": strength(s, board, s.seat)}
    return (BOARDS[board],), Message("option.board", values), Message(f"hint.board.{BOARDS[board]}", values)


def _raise(s: State, board: int) -> tuple[tuple[str, ...], Message, Message]:
    values: dict[str, Value] = {"board": BOARDS[board], "card": CARDS[EFFECT.index(RAISE_ROW)]}
    return (BOARDS[board],), Message("option.raise", values), Message("hint.raise", values)


def _die(key: str) -> _Describe:
    def describe(s: State, index: int) -> tuple[tuple[str, ...], Message, Message]:
        values: dict[str, Value] = {"value": index + 1}
        return (f"die-{index + 1}",), Message(f"option.{key}", values), Message(f"hint.{key}", values)

    return describe


def _to_value(s: State, index: int) -> tuple[tuple[str, ...], Message, Message]:
    values: dict[str, Value] = {"value": index + 1, "die": s.turning}
    return (), Message("option.to", values), Message("hint.to", values)


def _put(s: State, index: int) -> tuple[tuple[str, ...], Message, Message]:
    rolled, placed = divmod(index, 6)
    rows = s.rows[s.board]
    row = rows.index(s.seat) + 1 if s.seat in rows else len(rows) + 1
    cost = max(0, abs(placed - rolled) - free_steps(s))
    values: dict[str, Value] = {
        "die": rolled + 1,
        "value": placed + 1,
        "n": cost,
        "strength": _strength_with(s, placed),
    }
    label = "option.put" if rolled == placed else "option.put_as"
    hint = "hint.put_runes" if cost else "hint.put"
    return (f"die-{rolled + 1}", cell(s.board, row, placed + 1)), Message(label, values), Message(hint, values)


def _strength_with(s: State, value: int) -> int:
    counts = s.counts[at(s.board, s.seat) : at(s.board, s.seat) + 6]
    counts[value] += 1
    return scoring.strength(s.board, counts)


def _card(key: str) -> _Describe:
    def describe(s: State, index: int) -> tuple[tuple[str, ...], Message, Message]:
        values: dict[str, Value] = {"card": CARDS[index], "left": len(offer_of(s)) - 1}
        return (CARDS[index],), Message(f"option.{key}", values), Message(f"hint.{key}", values)

    return describe


def _keep(s: State, index: int) -> tuple[tuple[str, ...], Message, Message]:
    values: dict[str, Value] = {"objective": OBJECTIVES[index]}
    return (OBJECTIVES[index],), Message("option.keep", values), Message("hint.keep", values)


_KINDS: list[tuple[int, _Describe]] = [
    (act.KEEP, _keep),
    (act.DISCARD, _card("discard")),
    (act.TAKE, _card("take")),
    (act.PUT, _put),
    (act.TO_VALUE, _to_value),
    (act.TURN_DIE, _die("turn")),
    (act.REROLL_DIE, _die("reroll")),
    (act.RAISE, _raise),
    (act.BOARD, _board),
    (act.THROW, _plain("throw")),
    (act.USE_TWO_BOARDS, _effect(TWO_BOARDS, "two_boards")),
    (act.USE_SHIFT_ALL, _effect(SHIFT_ALL, "shift_all")),
    (act.OBJECTIVE, _objective_draw),
    (act.END_TURN, _plain("end")),
    (act.DONE, _plain("done")),
    (act.ROLL, _roll),
    (act.RETURN, _return),
]
