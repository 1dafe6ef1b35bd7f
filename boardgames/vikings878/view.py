"""What people see of 878 Vikings: the view of a seat, and the account of the scores. `choosing` words the decisions."""

from boardgames.core.game import NOBODY, Message, Piece, ScoreLine, SeatView, Value, View
from boardgames.vikings878 import scoring
from boardgames.vikings878.board import city_id, hosts_at, on_ground
from boardgames.vikings878.data import (
    ALFRED,
    BACK_MASKS,
    CARD_NAMES,
    CARDS,
    EVENT_CARDS,
    EVENTS,
    FACES,
    FACTIONS,
    FULL,
    FYRD_DECK,
    FYRD_VALUES,
    HOSTS,
    MAJORS,
    RAIDERS,
    RAIDS,
    REGION,
    SCENARIO_ROUNDS,
    SHIRES,
    SIDES,
    TITLE,
    TITLES,
    TREATY,
)
from boardgames.vikings878.rules import State
from boardgames.vikings878.state import CHOOSING, DEAD, EXTRA, NONE, OFFSHORE, OVER, WAITING, Table

Places = dict[str, tuple[Piece, ...]]


def view(s: State, seat: int) -> View:
    """VK-14: everything is public but hands, decks and the chosen events; partners see each other's."""
    places: Places = {}
    _map(s, places)
    _hosts(s, places)
    _supplies(s, places)
    _decks(s, seat, places)
    _tracks(s, places)
    return View(
        seat=seat,
        to_move=s.seat,
        status=status(s),
        places=places,
        seats=_panels(s),
        counters=_counters(s),
    )


def status(s: Table) -> Message:
    """Where the game stands."""
    if s.phase == OVER:
        return Message("status.over", {"side": SIDES[s.winner]})
    if s.phase <= EXTRA:
        return Message("status.setup")
    values: dict[str, Value] = {"n": s.round, "rounds": SCENARIO_ROUNDS[s.scenario], "faction": FACTIONS[s.active]}
    if s.battle != NONE:
        return Message("status.battle", {**values, "shire": SHIRES[s.battle]})
    return Message("status", values)


def knows(s: Table, seat: int, faction: int) -> bool:
    """Whether a seat may look at the cards of a faction: its own, its partner's, and all when the game is over."""
    return s.phase == OVER or (seat != NOBODY and scoring.side_of(s, seat) == faction >> 1)


# ------------------------------------------------------------------------------------------------ the map


def unit_id(place: str, faction: int) -> str:
    """What options call a stack of units."""
    return f"{place}:{FACTIONS[faction]}"


def _stack(s: Table, place: str, faction: int, number: int, spent: int = 0) -> Piece:
    return Piece(
        FACTIONS[faction],
        id=unit_id(place, faction),
        seat=s.seats[faction],
        face=FACTIONS[faction],
        count=number,
        tilted=spent >= number,
    )


def _leader(s: Table, host: int) -> Piece:
    owner = s.seats[3] if host == ALFRED else s.seats[0]
    return Piece("leader", id=HOSTS[host], seat=owner, face=HOSTS[host])


def _map(s: Table, places: Places) -> None:
    for shire in REGION[s.scenario]:
        name = SHIRES[shire]
        pieces: list[Piece] = []
        for faction in range(4):
            number = on_ground(s, shire, faction) if s.here[4 * shire + faction] else 0
            if number:
                spent = s.spent[2 * shire + (faction & 1)] if faction >> 1 == s.active >> 1 else 0
                pieces.append(_stack(s, name, faction, number, spent))
        if shire == s.battle and s.fyrd:
            pieces.append(Piece("fyrd", id=f"{name}:fyrd", seat=s.seats[3], face="fyrd", count=s.fyrd))
        if shire in s.where:
            pieces += [_leader(s, host) for host in hosts_at(s, shire)]
        if shire in MAJORS and s.markers >> MAJORS.index(shire) & 1:
            places[city_id(shire)] = (Piece("marker", id=f"{name}:marker"),)
        if shire in s.closed:
            pieces.append(Piece("closed", id=f"{name}:closed"))
        if pieces:
            places[name] = tuple(pieces)
    if s.scenario != FULL:  # VK-10.2, VK-11.4
        for shire, name in enumerate(SHIRES):
            if shire not in REGION[s.scenario]:
                places[name] = (Piece("outside"),)


def _hosts(s: Table, places: Places) -> None:
    """The cards of leaders in play, and who waits at sea."""
    at_sea = []
    for host, name in enumerate(HOSTS):
        if s.where[host] < OFFSHORE:
            continue
        units = s.cards[4 * host : 4 * host + 4]
        spent = 99 if s.moved >> host & 1 else 0
        places[f"card-{name}"] = tuple(
            _stack(s, name, faction, number, spent) for faction, number in enumerate(units) if number
        )
        if s.where[host] == OFFSHORE:
            at_sea.append(
                _leader(s, host) if host != RAIDERS else Piece("raiders", id=name, seat=s.seats[0], face=name)
            )
    places["offshore"] = tuple(at_sea)
    places["waiting"] = (_leader(s, ALFRED),) if s.where[ALFRED] == WAITING and s.scenario != RAIDS else ()
    places["defeated"] = tuple(_leader(s, host) for host in range(len(HOSTS)) if s.where[host] == DEAD)


def _supplies(s: Table, places: Places) -> None:
    for faction, name in enumerate(FACTIONS):
        places[f"pool-{name}"] = (Piece(name, face=name, count=s.pool[faction]),) if s.pool[faction] else ()
    for faction, name in enumerate(FACTIONS[:4]):
        fled = s.fled[faction]
        places[f"fled-{name}"] = (Piece(name, seat=s.seats[faction], face=name, count=fled),) if fled else ()


# ------------------------------------------------------------------------------------------------ cards and tracks


def _card(s: Table, faction: int, card: int) -> Piece:
    name = CARD_NAMES[faction][card]
    return Piece("card", id=name, seat=s.seats[faction], face=name)


def _faces(s: Table, faction: int, cards: int) -> tuple[Piece, ...]:
    return tuple(_card(s, faction, card) for card in range(CARDS) if cards >> card & 1)


def _on_offer(s: Table, faction: int, cards: int) -> tuple[Piece, ...]:
    """VK-12.1: of two cards alike only the lower, which is the one to be chosen; so all titles can be read."""
    lowest: dict[int, Piece] = {}
    for card in EVENT_CARDS:
        if cards >> card & 1:
            lowest.setdefault(TITLE[faction][card], _card(s, faction, card))
    return tuple(lowest.values())


def _back(s: Table, faction: int, number: int) -> tuple[Piece, ...]:
    return (Piece("card", seat=s.seats[faction], count=number),) if number else ()


def _decks(s: Table, seat: int, places: Places) -> None:
    for faction, name in enumerate(FACTIONS[:4]):
        hand = s.hands[faction]
        known = knows(s, seat, faction)
        places[f"hand-{name}"] = _faces(s, faction, hand) if known else _back(s, faction, hand.bit_count())
        places[f"deck-{name}"] = _back(s, faction, s.decks[faction].bit_count())
        places[f"discard-{name}"] = _faces(s, faction, s.gone[faction] & ~TREATY)
        places[f"treaty-{name}"] = _faces(s, faction, s.gone[faction] & TREATY)
        if s.phase == CHOOSING and s.kind == faction and known:
            places[f"chosen-{name}"] = _faces(s, faction, s.decks[faction] & EVENTS)
            places[f"events-{name}"] = _on_offer(s, faction, EVENTS & ~s.decks[faction])
    left = s.fyrd_deck.bit_count()
    drawn = FYRD_DECK[s.scenario] & ~s.fyrd_deck
    places["fyrd-deck"] = (Piece("fyrd-card", count=left),) if left else ()
    places["fyrd-discard"] = tuple(
        Piece("fyrd-card", face=str(value)) for card, value in enumerate(FYRD_VALUES) if drawn >> card & 1
    )
    places["leader-deck"] = tuple(
        Piece("leader-card", face=back, count=(s.leader_deck & mask).bit_count())
        for back, mask in zip("BC", BACK_MASKS[1:], strict=True)
        if s.leader_deck & mask
    )


def _tracks(s: Table, places: Places) -> None:
    left = s.track - (s.plunder if s.scenario == RAIDS else s.markers.bit_count())
    places["track"] = (Piece("marker", count=left),) if left else ()
    places["bag"] = tuple(_cube(s, faction) for faction in range(4) if faction not in s.order)
    places["sequence"] = tuple(_cube(s, faction) for faction in s.order)
    places["in-force"] = tuple(
        Piece("event", id=name, face=name)
        for title, name in enumerate(TITLES)
        if (s.lasting | (s.titles if s.battle != NONE else 0)) >> title & 1
    )
    places["turn-card"] = (_card(s, s.active, s.card),) if s.card != NONE else ()
    for faction, name in enumerate(FACTIONS):
        dice = [die & 3 for die in s.dice if die >> 2 == faction] if s.battle != NONE else []
        places[f"dice-{name}"] = tuple(Piece("die", face=FACES[face]) for face in dice)


def _cube(s: Table, faction: int) -> Piece:
    return Piece("cube", id=f"cube-{FACTIONS[faction]}", seat=s.seats[faction], face=FACTIONS[faction])


# ------------------------------------------------------------------------------------------------ numbers


def _counters(s: Table) -> dict[str, int]:
    taken = s.plunder if s.scenario == RAIDS else s.markers.bit_count()
    return {
        "round": s.round,
        "rounds": SCENARIO_ROUNDS[s.scenario],
        "markers": taken,
        "track": s.track - taken,
        "armies": s.armies,
        "reach": s.reach,
        "fyrd": s.fyrd,
    }


def _panels(s: Table) -> tuple[SeatView, ...]:
    points = scoring.scores(s)
    panels = []
    for seat in range(s.players):
        factions = [faction for faction in range(4) if s.seats[faction] == seat]
        tags = [SIDES[scoring.side_of(s, seat)]] + [FACTIONS[faction] for faction in factions]
        if s.active in factions and s.order and s.phase != OVER:
            tags.append("active")
        counters = {
            "cards": sum(s.hands[faction].bit_count() for faction in factions),
            "deck": sum(s.decks[faction].bit_count() for faction in factions),
            "pool": sum(s.pool[faction] for faction in factions),
            "fled": sum(s.fled[faction] for faction in factions),
            "treaties": sum(s.gone[faction] & TREATY for faction in factions),
        }
        panels.append(SeatView(points[seat], counters, tuple(tags)))
    return tuple(panels)


def account(s: State) -> list[ScoreLine]:
    """The scores taken apart (VK-8.4)."""
    return [ScoreLine(Message(f"account.{source}"), tuple(points)) for source, points in scoring.breakdown(s).items()]
