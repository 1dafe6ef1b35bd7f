"""What people see of Brian Boru: the view of a seat, and the final account. The decision before it is in choice.py.

Places: every town by its id, `claim-<region>`, `holder-<region>`, `track-<space>`, `score-<points>`, `battle`,
`marriage`, `marriage-deck`, `viking-deck`, `viking-card`, `deck`, `aside`, `trick`, `discard`; and for each seat
`hand-<n>`, `packet-<n>`, `raiders-<n>`, `church-<n>`, `claims-<n>`, `marriages-<n>`. Events also name `seat-<n>`, its
panel.
"""

from boardgames.brian_boru import scoring
from boardgames.brian_boru.data import CARDS, MARRIAGES, NONE, PICKS, PRINCESS, REGIONS, ROUNDS, TOWNS
from boardgames.brian_boru.masks import members
from boardgames.brian_boru.rules import State, tricks_in_round
from boardgames.brian_boru.state import (
    DRAFT_PICK,
    FACE_DOWN,
    LIBERATE,
    LOSE_TOWN,
    MONASTERY,
    OVER,
    SECONDARY,
    START_TOWN,
    Table,
    controlled,
)
from boardgames.core.game import Message, Piece, ScoreLine, SeatView, View

Places = dict[str, tuple[Piece, ...]]


def view(s: State, seat: int) -> View:
    """BB-15: hands, packets, the card aside and the decks are hidden, everything else is public (R-22)."""
    places: Places = {}
    _lay_map(s, places)
    _lay_tracks(s, places)
    _lay_decks(s, places)
    for owner in range(s.players):
        _lay_seat(s, owner, seat, places)
    return View(
        seat=seat,
        to_move=s.seat,
        status=status(s),
        places=places,
        seats=_panels(s),
        counters={
            "round": s.round,
            "rounds": ROUNDS[s.players],
            "trick": s.trick,
            "tricks": tricks_in_round(s),
            "battle": s.battle,
        },
    )


def status(s: State) -> Message:
    """Round, and where in it."""
    if s.phase == OVER:
        return Message("status.over")
    if s.phase == START_TOWN:
        return Message("status.start")
    if s.phase == DRAFT_PICK:
        step, steps = s.step + 1, len(PICKS[s.players]) - 1
        return Message("status.draft", {"round": s.round, "rounds": ROUNDS[s.players], "step": step, "steps": steps})
    if s.phase <= LIBERATE:
        values = {"round": s.round, "rounds": ROUNDS[s.players], "trick": s.trick, "tricks": tricks_in_round(s)}
        return Message("status.trick", dict(values))
    step_name = "marriage" if s.phase < LOSE_TOWN else "battle" if s.phase < MONASTERY else "church"
    return Message(f"status.{step_name}", {"round": s.round, "rounds": ROUNDS[s.players]})


# ------------------------------------------------------------------------------------------------ places


def _back(kind: str, number: int) -> tuple[Piece, ...]:
    return (Piece(kind, count=number),) if number else ()


def _lay_map(s: Table, places: Places) -> None:
    for owner in range(s.players):
        for town in members(s.discs[owner]):
            pieces = [Piece("disc", seat=owner)]
            if s.monasteries >> town & 1:
                pieces.append(Piece("monastery"))
            if s.vikings >> town & 1:
                pieces.append(Piece("viking"))
            places[TOWNS[town]] = tuple(pieces)
    if s.town != NONE and s.phase <= LIBERATE and s.free >> s.town & 1:
        places[TOWNS[s.town]] = (Piece("marker", seat=s.holder),)
    for region, name in enumerate(REGIONS):
        holder = s.claims[region]
        if holder < 0:
            face = "down" if holder == FACE_DOWN else "up"
            places[f"claim-{name}"] = (Piece("claim", id=name, face=face),)
        else:
            places[f"holder-{name}"] = (Piece("holder", seat=holder),)


def _lay_tracks(s: Table, places: Places) -> None:
    for seat in range(s.players):
        for place in (f"track-{s.space[seat]}", f"score-{s.points[seat]}"):
            places[place] = (*places.get(place, ()), Piece("disc", seat=seat))


def _lay_decks(s: Table, places: Places) -> None:
    places["battle"] = _back("raider", s.battle)
    places["marriage"] = () if s.marriage == NONE else (_marriage(s.marriage, MARRIAGES[s.marriage]),)
    places["marriage-deck"] = _back("marriage", ROUNDS[s.players] - s.round)
    places["viking-deck"] = _back("invasion", len(s.invasions) - s.round)
    places["viking-card"] = (Piece("invasion", face=str(s.invasions[s.round - 1])),) if s.round else ()
    places["deck"] = _back("action", 0 if s.round else len(CARDS))
    places["aside"] = _back("action", s.aside.bit_count())
    places["trick"] = _trick(s)
    held = sum(mask.bit_count() for mask in [*s.hands, *s.packets]) + s.aside.bit_count() + len(places["trick"])
    places["discard"] = _back("action", len(CARDS) - held if s.round else 0)


def _trick(s: Table) -> tuple[Piece, ...]:
    """Cards in the order of their resolution; the one being resolved is tilted, those before it are gone."""
    resolving = s.phase >= SECONDARY and bool(s.order)
    seats = s.order[s.turn :] if resolving else [seat for seat in range(s.players) if s.table[seat] != NONE]
    return tuple(
        Piece("action", id=CARDS[s.table[seat]], seat=seat, face=CARDS[s.table[seat]], tilted=resolving and not place)
        for place, seat in enumerate(sorted(seats, key=s.table.__getitem__))
    )


def _marriage(card: int, face: str) -> Piece:
    return Piece("marriage", id=MARRIAGES[card], face=face)


def _cards(mask: int, owner: int, open_to_eyes: bool) -> tuple[Piece, ...]:
    if not open_to_eyes:
        return _back("action", mask.bit_count())
    return tuple(Piece("action", id=CARDS[card], seat=owner, face=CARDS[card]) for card in members(mask))


def _lay_seat(s: Table, owner: int, eyes: int, places: Places) -> None:
    places[f"hand-{owner}"] = _cards(s.hands[owner], owner, owner == eyes)
    places[f"packet-{owner}"] = _cards(s.packets[owner], owner, owner == eyes)
    places[f"raiders-{owner}"] = _back("raider", s.raiders[owner])
    church = s.church[owner]
    places[f"church-{owner}"] = (Piece("disc", seat=owner, count=church),) if church else ()
    places[f"claims-{owner}"] = tuple(
        Piece("claim", id=name, seat=owner, face="up")
        for region, name in enumerate(REGIONS)
        if s.claims[region] == owner
    )
    places[f"marriages-{owner}"] = tuple(_marriage(card, _face(s, owner, card)) for card in members(s.wed[owner]))


def _face(s: Table, owner: int, card: int) -> str:
    """The Princess has two sides (BB-7.3)."""
    if card != PRINCESS:
        return MARRIAGES[card]
    return f"{MARRIAGES[card]}-{'military' if s.military == owner else 'trade'}"


# ------------------------------------------------------------------------------------------------ panels and account


def _panels(s: State) -> tuple[SeatView, ...]:
    """The score is what the game would give if it ended now; the points are those on the track."""
    scores = s.scores()
    panels = []
    for seat in range(s.players):
        signs = (("marker", s.holder), ("military", s.military), ("trade", s.trade))
        tags = [tag for tag, owner in signs if owner == seat]
        counters = {
            "points": s.points[seat],
            "coins": s.coins[seat],
            "renown": s.renown[seat],
            "raiders": s.raiders[seat],
            "church": s.church[seat],
            "space": s.space[seat],
            "towns": controlled(s, seat).bit_count(),
            "regions": scoring.regions_of(s, seat),
            "cards": s.hands[seat].bit_count(),
        }
        panels.append(SeatView(scores[seat], counters, tuple(tags)))
    return tuple(panels)


def account(s: State) -> list[ScoreLine]:
    """The final scores taken apart (BB-11)."""
    return [ScoreLine(Message(f"account.{source}"), tuple(points)) for source, points in scoring.breakdown(s).items()]
