"""A state of Brian Boru in readable words, and back. Positions and playthroughs are written in it."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from boardgames.brian_boru.actions import MOST_BOUGHT
from boardgames.brian_boru.completion import fill_brides, fill_cards, fill_seat
from boardgames.brian_boru.data import (
    CARDS,
    EXTRA_PRICE,
    MARRIAGES,
    NONE,
    PICKS,
    REGIONS,
    ROUNDS,
    TOWNS,
    mask_of,
)
from boardgames.brian_boru.data import PRINCESS as ESTRID
from boardgames.brian_boru.masks import members
from boardgames.brian_boru.realm import put_disc, put_monastery, put_viking
from boardgames.brian_boru.rules import State, lay_out, winner_of
from boardgames.brian_boru.state import (
    DRAFT_PICK,
    FACE_DOWN,
    LIBERATE,
    LOSE_TOWN,
    ON_BOARD,
    OVER,
    PHASES,
    PRINCESS,
    START_TOWN,
    STEPS,
    Table,
    owner_of,
)
from boardgames.brian_boru.upkeep import STAGE_AFTER
from boardgames.core.errors import LonghallError
from boardgames.core.game import NOBODY, Setup
from boardgames.core.position import overlay

Coins = Annotated[int, Meta(ge=0, le=MOST_BOUGHT * EXTRA_PRICE)]
TOKENS = {"face_down": FACE_DOWN, "on_board": ON_BOARD}
ACTIONS = ["primary", "option 1", "option 2"]


class Seat(Struct, forbid_unknown_fields=True):
    points: int
    coins: Coins
    renown: int
    raiders: int
    church: int
    space: int
    towns: list[str]  # with the seat's disc, also under a Viking token
    marriages: list[str]
    hand: list[str]  # during the draft the cards kept so far
    card: str | None  # laid in the running trick
    packet: list[str]
    drafted: list[list[str]]  # what was kept in each step of the draft, played since or not


class Draft(Struct, forbid_unknown_fields=True):
    step: int  # from 1
    picks: int = 0  # cards the seat still has to keep in this step; 0 in a position: all of them


class Trick(Struct, forbid_unknown_fields=True):
    number: int
    town: str | None
    turn: int  # how many of its cards have been resolved
    action: str | None  # the action being resolved
    symbol: int  # how many of its groups of symbols are done


class Snapshot(Struct, forbid_unknown_fields=True):
    """The whole state."""

    round: int
    phase: str
    seat: int
    holder: int
    battle: int
    marriage: str | None  # to be won this round
    claims: dict[str, str | int]  # face_down, on_board, or the seat that holds the token
    vikings: list[str]
    monasteries: list[str]
    military: int | None
    trade: int | None
    players: list[Seat]
    draft: Draft | None
    trick: Trick
    queue: list[int]  # seats still to lose a town or to place a monastery
    played: list[str]  # in tricks of this round
    aside: list[str]
    marriages: list[str]  # by round
    box: list[str]
    invasions: list[int]  # by round


# ------------------------------------------------------------------------------------------------ a state in words


def dump(s: Table) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(_snapshot(s))
    return data


def _snapshot(s: Table) -> Snapshot:
    return Snapshot(
        round=s.round,
        phase=PHASES[s.phase],
        seat=s.seat,
        holder=s.holder,
        battle=s.battle,
        marriage=_name(MARRIAGES, s.marriage),
        claims={name: _token(s.claims[region]) for region, name in enumerate(REGIONS)},
        vikings=_names(TOWNS, s.vikings),
        monasteries=_names(TOWNS, s.monasteries),
        military=None if s.military == NONE else s.military,
        trade=None if s.trade == NONE else s.trade,
        players=[_seat(s, seat) for seat in range(s.players)],
        draft=Draft(s.step + 1, s.picks) if s.phase == DRAFT_PICK else None,
        trick=Trick(
            number=s.trick,
            town=_name(TOWNS, s.town),
            turn=s.turn,
            action=None if s.script == NONE else ACTIONS[s.script % 3],
            symbol=s.symbol,
        ),
        queue=s.queue[:],
        played=_names(CARDS, s.played),
        aside=_names(CARDS, s.aside),
        marriages=[MARRIAGES[card] for card in s.brides],
        box=[MARRIAGES[card] for card in s.box],
        invasions=s.invasions[:],
    )


def _seat(s: Table, seat: int) -> Seat:
    return Seat(
        points=s.points[seat],
        coins=s.coins[seat],
        renown=s.renown[seat],
        raiders=s.raiders[seat],
        church=s.church[seat],
        space=s.space[seat],
        towns=_names(TOWNS, s.discs[seat]),
        marriages=_names(MARRIAGES, s.wed[seat]),
        hand=_names(CARDS, s.hands[seat]),
        card=_name(CARDS, s.table[seat]),
        packet=_names(CARDS, s.packets[seat]),
        drafted=[_names(CARDS, s.drafted[STEPS * seat + step]) for step in range(len(PICKS[s.players]))],
    )


def _name(names: list[str], index: int) -> str | None:
    return None if index == NONE else names[index]


def _names(names: list[str], mask: int) -> list[str]:
    return [names[index] for index in members(mask)]


def _token(place: int) -> str | int:
    return next((name for name, value in TOKENS.items() if value == place), place)


# ------------------------------------------------------------------------------------------------ and back


def load(setup: Setup, given: Mapping[Any, Any]) -> State:
    """A state from part of a dump. What is not given follows from what is: see completion.py."""
    s = lay_out(setup.players, setup.seed, setup.options.get("five_player_full_hand") == "yes", None)
    stated = _stated_seats(setup.players, given)
    whole = msgspec.convert(overlay(dump(s), given), Snapshot)
    if len(whole.players) != setup.players:
        raise LonghallError(f"{setup.players} players are needed, not {len(whole.players)}.")
    s.phase = _index(PHASES, whole.phase, "phase")
    s.holder = _a_seat(s, whole.holder)
    s.round = whole.round if "round" in given else _usual_round(s, whole)
    _load_seats(s, whole)
    _load_map(s, whole)
    _load_decks(s, whole, given)
    s.town = _optional(TOWNS, whole.trick.town, "town")
    s.turn = whole.trick.turn
    s.symbol = whole.trick.symbol
    s.trick = whole.trick.number
    s.queue = [_a_seat(s, seat) for seat in whole.queue]
    s.seat = _a_seat(s, whole.seat) if "seat" in given and s.phase != OVER else NOBODY
    _load_cards(s, whole, stated, given)
    if all(card != NONE for card in s.table):
        s.winner = winner_of(s)
    trick = given.get("trick", {})
    fill_seat(s, "queue" in given, "turn" in trick)
    if whole.trick.action is not None:
        s.script = 3 * s.table[s.seat] + _index(ACTIONS, whole.trick.action, "action")
    s.stage = STAGE_AFTER.get(s.phase, 0)
    return s


def _stated_seats(players: int, given: Mapping[Any, Any]) -> list[Mapping[Any, Any]]:
    """What is given for each seat, whether as a list or by number."""
    stated = given.get("players", {})
    numbered = dict(enumerate(stated)) if isinstance(stated, list) else stated
    for seat in numbered:
        if seat not in range(players):
            raise LonghallError(f"there is no seat {seat} at a table of {players}.")
    return [numbered.get(seat, {}) for seat in range(players)]


def _index(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise LonghallError(f"there is no {what} '{name}'.")
    return names.index(name)


def _optional(names: list[str], name: str | None, what: str) -> int:
    return NONE if name is None else _index(names, name, what)


def _set(names: list[str], chosen: list[str], what: str) -> int:
    return mask_of([_index(names, name, what) for name in chosen])


def _a_seat(s: Table, seat: int) -> int:
    if seat not in range(s.players):
        raise LonghallError(f"there is no seat {seat} at a table of {s.players}.")
    return seat


def _usual_round(s: Table, whole: Snapshot) -> int:
    if s.phase in (PRINCESS, OVER) or whole.marriage == MARRIAGES[ESTRID]:
        return ROUNDS[s.players]
    return 0 if s.phase == START_TOWN else 1


def _load_seats(s: State, whole: Snapshot) -> None:
    for seat, panel in enumerate(whole.players):
        s.points[seat] = panel.points
        s.coins[seat] = panel.coins
        s.renown[seat] = panel.renown
        s.raiders[seat] = panel.raiders
        s.church[seat] = panel.church
        s.space[seat] = panel.space
        s.wed[seat] = _set(MARRIAGES, panel.marriages, "marriage card")
    s.military = NONE if whole.military is None else _a_seat(s, whole.military)
    s.trade = NONE if whole.trade is None else _a_seat(s, whole.trade)
    for owner in (s.military, s.trade):
        if owner != NONE:
            s.wed[owner] |= 1 << ESTRID


def _load_map(s: State, whole: Snapshot) -> None:
    for seat, panel in enumerate(whole.players):
        for name in panel.towns:
            town = _index(TOWNS, name, "town")
            if not s.free >> town & 1:
                raise LonghallError(f"two discs cannot lie on '{name}'.")
            put_disc(s, seat, town)
    for name in whole.monasteries:
        put_monastery(s, _owner(s, name), _index(TOWNS, name, "town"))
    for name in whole.vikings:
        put_viking(s, _owner(s, name), _index(TOWNS, name, "town"))
    for name, token in whole.claims.items():
        place = TOKENS.get(token, NONE - 2) if isinstance(token, str) else _a_seat(s, token)
        if place < FACE_DOWN:
            raise LonghallError(f"the token of '{name}' cannot be '{token}'; it can be face_down, on_board or a seat.")
        s.claims[_index(REGIONS, name, "region")] = place


def _owner(s: State, name: str) -> int:
    owner = owner_of(s, _index(TOWNS, name, "town"))
    if owner == NONE:
        raise LonghallError(f"nobody has a disc on '{name}'.")
    return owner


def _load_decks(s: State, whole: Snapshot, given: Mapping[Any, Any]) -> None:
    s.invasions = whole.invasions
    offered = START_TOWN < s.phase <= LIBERATE
    if "marriages" in given:
        s.brides = [_index(MARRIAGES, name, "marriage card") for name in whole.marriages]
        s.box = sorted(set(range(len(MARRIAGES))) - set(s.brides))
    else:
        fill_brides(s, _optional(MARRIAGES, whole.marriage, "marriage card"))
    s.marriage = NONE
    if "marriage" in given:
        s.marriage = _optional(MARRIAGES, whole.marriage, "marriage card")
    elif offered:
        s.marriage = s.brides[s.round - 1]
    s.battle = whole.battle
    if "battle" not in given and (offered or s.phase == LOSE_TOWN):
        s.battle = s.invasions[s.round - 1]


def _load_cards(s: State, whole: Snapshot, stated: list[Mapping[Any, Any]], given: Mapping[Any, Any]) -> None:
    for seat, panel in enumerate(whole.players):
        s.hands[seat] = _set(CARDS, panel.hand, "card")
        s.table[seat] = _optional(CARDS, panel.card, "card")
        s.packets[seat] = _set(CARDS, panel.packet, "card")
        for step, cards in enumerate(panel.drafted):
            s.drafted[STEPS * seat + step] = _set(CARDS, cards, "card")
    s.played = _set(CARDS, whole.played, "card")
    s.aside = _set(CARDS, whole.aside, "card")
    s.step = 0 if s.phase == START_TOWN else len(PICKS[s.players]) - 1
    if s.phase == DRAFT_PICK:
        draft = whole.draft or Draft(1)
        s.step = draft.step - 1
        if not 0 <= s.step < len(PICKS[s.players]) - 1:
            raise LonghallError(f"the draft has steps 1 to {len(PICKS[s.players]) - 1} to choose in.")
        s.picks = draft.picks or PICKS[s.players][s.step]
    complete = all(key in given for key in ("played", "aside"))
    complete = complete and all("drafted" in mine and "packet" in mine and "hand" in mine for mine in stated)
    if s.phase != START_TOWN and not complete:
        fill_cards(s, ["hand" in mine for mine in stated], "number" in given.get("trick", {}))
