"""What a seat sees of Invasions (IV-22): all but rivals' runes, both decks, the sagas set aside, and treasures."""

from boardgames.core.game import Message, Piece, ScoreLine, SeatView, View
from boardgames.invasions import scoring
from boardgames.invasions.data import (
    CALM,
    DAYS,
    GOODS,
    HAND,
    LARGE_TOWNS,
    LIMIT,
    MISSION,
    NODES,
    RUNES,
    SAGA_PORTS,
    SAGAS,
    TYPES,
    WINDS,
    ZONES,
)
from boardgames.invasions.rules import State
from boardgames.invasions.sailing import fair_days
from boardgames.invasions.state import NONE, OVER, Table, load_of, members


def view(s: State, seat: int) -> View:
    places: dict[str, tuple[Piece, ...]] = {
        "sagas": tuple(_saga(saga) for saga in s.open_sagas),
        "saga-deck": _back("saga", len(s.saga_deck)),
        "saga-discard": tuple(_saga(saga) for saga in s.saga_discard),
        "rune-deck": _back("rune", len(s.rune_deck)),
        "rune-discard": tuple(Piece("rune", face=RUNES[rune]) for rune in s.rune_discard),
        "wanted": (Piece("goods", face=GOODS[s.wanted]),),
        "dice": tuple(Piece("die", face=str(die)) for die in s.dice),
    }
    for number, saga in enumerate(s.open_sagas, 1):
        places[f"deeds-{number}"] = _deeds(s, saga)
    if s.wind != CALM:
        places[f"wind-{WINDS[s.wind]}"] = (Piece("wind", face=WINDS[s.wind]),)
    for kind, name in enumerate(GOODS):
        places[f"supply-{name}"] = _stack(Piece("goods", face=name, count=s.supply[kind]))
    for owner in range(s.players):
        _add_seat(places, s, owner, seat)
    for node, pieces in _on_the_map(s).items():
        places[NODES[node]] = tuple(pieces)
    return View(
        seat=seat, to_move=s.seat, status=_status(s), places=places, seats=_panels(s), counters=_counters(s)
    )  # fmt: skip


def _stack(piece: Piece) -> tuple[Piece, ...]:
    return (piece,) if piece.count else ()


def _back(kind: str, number: int) -> tuple[Piece, ...]:
    return _stack(Piece(kind, count=number))


def _saga(saga: int) -> Piece:
    return Piece("saga", id=SAGAS[saga], face=SAGAS[saga])


def _deeds(s: Table, saga: int) -> tuple[Piece, ...]:
    """How far an open saga is (IV-15.1): a seal for each of its ports, in the order the card names them."""
    done = (s.stocked, ~s.towns, s.settled)[MISSION[saga]]
    return tuple(
        Piece("deed", id=f"deed-{SAGAS[saga]}-{NODES[port]}", face="done" if done >> port & 1 else "undone")
        for port in SAGA_PORTS[saga]
    )


def _add_seat(places: dict[str, tuple[Piece, ...]], s: Table, owner: int, eyes: int) -> None:
    first = TYPES * owner
    crew = Piece("viking", id=f"crew-{owner}", seat=owner, count=s.vikings[owner])
    goods = [
        Piece("goods", id=f"{name}-{owner}", face=name, count=s.cargo[first + kind]) for kind, name in enumerate(GOODS)
    ]
    places[f"hold-{owner}"] = tuple(piece for piece in [crew, *goods] if piece.count)
    places[f"reserve-{owner}"] = _stack(Piece("viking", seat=owner, count=s.reserve[owner]))
    places[f"towns-{owner}"] = tuple(
        Piece("treasure", id=f"town-{NODES[port]}", seat=owner, face=str(s.treasure[port]))
        for port in members(s.won[owner])
    )
    places[f"sagas-{owner}"] = tuple(_saga(saga) for saga in members(s.tales[owner]))
    places[f"hand-{owner}"] = _hand(s, owner, eyes)


def _hand(s: Table, owner: int, eyes: int) -> tuple[Piece, ...]:
    """One's own runes, and those of rivals that were seen going there; of the rest only the backs."""
    seen = []
    for place in range(HAND * owner, HAND * owner + s.held[owner]):
        if owner == eyes or (eyes >= 0 and s.known[place] >> eyes & 1):
            seen.append(Piece("rune", id=RUNES[s.runes[place]], seat=owner, face=RUNES[s.runes[place]]))
    backs = s.held[owner] - len(seen)
    return (*seen, *_stack(Piece("rune", seat=owner, count=backs)))


def _on_the_map(s: Table) -> dict[int, list[Piece]]:
    """Towns, goods, colonies and ships, in this order, by node."""
    there: dict[int, list[Piece]] = {}
    for port in members(s.towns):
        size = "large" if port in LARGE_TOWNS else "small"
        there.setdefault(port, []).append(Piece("town", id=f"town-{NODES[port]}", face=size))
    for kind, name in enumerate(GOODS):
        for port in members(s.goods[kind]):
            there.setdefault(port, []).append(Piece("goods", id=f"goods-{NODES[port]}", face=name))
    for owner in range(s.players):
        for port in members(s.colonies[owner]):
            there.setdefault(port, []).append(Piece("viking", id=f"colony-{NODES[port]}", seat=owner))
    for owner in range(s.players):
        there.setdefault(s.at[owner], []).append(Piece("ship", id=f"ship-{owner}", seat=owner))
    return there


def rounds_left(s: Table) -> int:
    """IV-16.2: the marker 3, 2 or 1 of the last rounds, or 0 before them."""
    return 0 if s.last_rounds == NONE else -(-s.last_rounds // s.players)


def _status(s: Table) -> Message:
    if s.phase == OVER:
        return Message("status.over")
    if s.last_rounds != NONE:
        return Message("status.last", {"n": rounds_left(s)})
    return Message("status", {"n": s.round, "period": s.period})


def _panels(s: State) -> tuple[SeatView, ...]:
    """Points are public (IV-20, J18). Until the end they are those taken so far; `final` adds what would be scored."""
    final = scoring.scores(s)
    panels = []
    for seat in range(s.players):
        counters = {
            "vikings": s.vikings[seat],
            "goods": load_of(s, seat) - s.vikings[seat],
            "reserve": s.reserve[seat],
            "runes": s.held[seat],
            "towns": s.won[seat].bit_count(),
            "colonies": s.colonies[seat].bit_count(),
            "sagas": s.tales[seat].bit_count(),
            "final": final[seat],
        }
        signs = (("first", s.first == seat), ("frost", s.frost[seat]), ("ramparts", s.ramparts[seat]))
        panels.append(
            SeatView(
                final[seat] if s.phase == OVER else s.vp[seat], counters, tuple(tag for tag, holds in signs if holds)
            )
        )
    return tuple(panels)


def _counters(s: Table) -> dict[str, int]:
    counters = {
        "round": s.round,
        "period": s.period,
        "load_limit": LIMIT[s.period],
        "prep_days": s.prepared,
        "sail_days": s.sailed,
        "days_left": DAYS - s.prepared - s.sailed,
        "weather_losses": s.losses,
        "last_rounds": rounds_left(s),
    }
    for zone, name in enumerate(ZONES):
        counters[f"fair-{name}"] = fair_days(s, zone)
    return counters


def account(s: State) -> list[ScoreLine]:
    """The scores taken apart (IV-17)."""
    return [ScoreLine(Message(f"account.{source}"), tuple(points)) for source, points in scoring.breakdown(s).items()]
