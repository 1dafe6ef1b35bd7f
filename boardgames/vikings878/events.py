"""What the event cards do when they are played (VK-9.10 to VK-9.31)."""

from typing import Final

from boardgames.core.game import Value
from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import (
    carry,
    force,
    kill,
    on_ground,
    put_down,
    recruit,
    remove_lonely,
    send_home,
    sources,
    speaker,
    take_away,
    tell_units,
    update_marker,
)
from boardgames.vikings878.data import (
    ALFRED,
    BERSERKERS,
    CARDS,
    CEOLWULF_CARD,
    CLOSED_BY_NAVY,
    COASTS,
    CONVERSION,
    DECLARE,
    ENGLISH,
    ESCAPE,
    FACTIONS,
    FORT,
    HOSTS,
    HOUSECARLS,
    LEADERSHIP,
    MORALE,
    NAVY,
    NORSEMEN,
    PREROLL,
    PURSE,
    REBELLION,
    REGION,
    SHIRE_COUNT,
    SHIRES,
    SPY,
    TERROR,
    THEGNS,
    TITLE,
    TRAITORS,
    VIKINGS,
)
from boardgames.vikings878.state import (
    ASK,
    BATTLE_END,
    BATTLE_OPEN,
    BY_EVENT,
    CEOLWULF_AT,
    CEOLWULF_UNITS,
    CONVERT_AT,
    CONVERT_NUMBER,
    ESCAPE_AT,
    MORALE_AT,
    MORALE_NUMBER,
    NAVY_AT,
    NONE,
    OFFSHORE,
    PURSE_AT,
    REBELLION_AT,
    RESOLVE,
    SPY_ALFRED,
    SPY_FROM,
    SPY_HOUSECARLS,
    SPY_THEGNS,
    TITLE_MODE,
    Table,
    place_name,
)
from boardgames.vikings878.windows import ceolwulf_targets, discard_event, escape_targets, passed, spy_sources

ASK_AGAIN: Final = 0
LEADERSHIP_STEPS: Final = 2
MORE_HOUSECARLS: Final = 3
CHANGED_UNITS: Final = 2  # Morale, Traitors, Conversion, Ceolwulf


def do_window(s: Table, action: int) -> None:
    """D-11: play a card or pass."""
    if action < act.PLAY:
        passed(s, action)
        return
    faction, card = divmod(action - act.PLAY, CARDS)
    title = TITLE[faction][card]
    discard_event(s, faction, card)
    s.asked = ASK_AGAIN
    s.phase = ASK
    bit = 1 << title
    if s.window >= DECLARE:
        s.titles |= bit
    if s.window == PREROLL:
        s.prerolls |= bit
    elif title in _TARGETS:
        s.phase = _TARGETS[title]
        prepare(s, title)
    elif title not in (TERROR, FORT):
        s.lasting |= bit
        if title == LEADERSHIP:
            s.reach += LEADERSHIP_STEPS


_TARGETS: Final = {
    MORALE: MORALE_AT,
    CEOLWULF_CARD: CEOLWULF_AT,
    TRAITORS: CONVERT_AT,
    CONVERSION: CONVERT_AT,
    PURSE: PURSE_AT,
    REBELLION: REBELLION_AT,
    NAVY: NAVY_AT,
    ESCAPE: ESCAPE_AT,
    SPY: SPY_FROM,
}


def prepare(s: Table, title: int) -> None:
    """What the choices of the card start from, and who makes them."""
    if title == TRAITORS:
        s.kind = THEGNS
    elif title == CONVERSION:
        s.kind = NORSEMEN
    elif title == PURSE:
        s.left = min(MORE_HOUSECARLS, s.pool[HOUSECARLS])
        s.place = NONE
    elif title == NAVY:
        s.lasting |= 1 << NAVY
        s.left = CLOSED_BY_NAVY[s.scenario]
    elif title == ESCAPE:
        s.seat = s.seats[speaker(s, ENGLISH)]


# ------------------------------------------------------------------------------------------------ 9.10 Increased Morale


def legal_morale_at(s: Table) -> list[int]:
    """One shire's ground, or one card; the raiding army at sea counts as one."""
    shires = [shire for shire in REGION[s.scenario] if on_ground(s, shire, NORSEMEN)]
    hosts = [host for host in range(len(HOSTS)) if s.where[host] >= OFFSHORE and s.cards[4 * host + NORSEMEN]]
    return [act.AT + shire for shire in shires] + [act.AT + SHIRE_COUNT + host for host in hosts]


def do_morale_at(s: Table, action: int) -> None:
    s.place = action - act.AT
    s.phase = MORALE_NUMBER


def legal_morale_number(s: Table) -> list[int]:
    if s.place < SHIRE_COUNT:
        number = on_ground(s, s.place, NORSEMEN)
    else:
        number = s.cards[4 * (s.place - SHIRE_COUNT) + NORSEMEN]
    return act.numbers(min(CHANGED_UNITS, number, s.pool[BERSERKERS]), 1)


def do_morale_number(s: Table, action: int) -> None:
    number = action - act.TAKE
    kill(s, s.place, NORSEMEN, number, "left")
    recruit(s, s.place, BERSERKERS, number)
    s.phase = ASK


# ------------------------------------------------------------------------------------------------ 9.13 Ceolwulf


def legal_ceolwulf_at(s: Table) -> list[int]:
    return [act.AT + shire for shire in ceolwulf_targets(s)]


def do_ceolwulf_at(s: Table, action: int) -> None:
    s.place = action - act.AT
    for faction in (HOUSECARLS, THEGNS):
        send_home(s, s.place, faction, s.here[4 * s.place + faction])
    s.left = CHANGED_UNITS
    s.phase = CEOLWULF_UNITS


def legal_ceolwulf_units(s: Table) -> list[int]:
    """Viking units anywhere on the map; those at sea cannot come."""
    options = [
        act.UNIT + 5 * place + faction
        for shire in REGION[s.scenario]
        if shire != s.place and force(s, shire, VIKINGS)
        for faction in (NORSEMEN, BERSERKERS)
        for place in sources(s, shire, faction)
    ]
    return [*options, act.END]


def do_ceolwulf_units(s: Table, action: int) -> None:
    if action == act.END:
        s.phase = ASK
        return
    source, faction = divmod(action - act.UNIT, 5)
    shire = source if source < SHIRE_COUNT else s.where[source - SHIRE_COUNT]
    take_away(s, source, faction, 1)
    put_down(s, s.place, faction, 1)
    if s.log is not None:
        tell_units(s, "marched", faction, 1, place_name(source), SHIRES[s.place])
    remove_lonely(s, shire, VIKINGS)
    update_marker(s, shire)
    update_marker(s, s.place)
    s.left -= 1
    if not s.left:
        s.phase = ASK


# ------------------------------------------------------------------------------------------------ 9.17, 9.26 converts


def legal_convert_at(s: Table) -> list[int]:
    return [act.AT + shire for shire in REGION[s.scenario] if s.here[4 * shire + s.kind]]


def do_convert_at(s: Table, action: int) -> None:
    s.place = action - act.AT
    s.phase = CONVERT_NUMBER


def legal_convert_number(s: Table) -> list[int]:
    new = NORSEMEN if s.kind == THEGNS else THEGNS
    return act.numbers(min(CHANGED_UNITS, s.here[4 * s.place + s.kind], s.pool[new]), 1)


def do_convert_number(s: Table, action: int) -> None:
    """Units change sides, those on the ground first; if both sides are there now, they fight."""
    number = action - act.TAKE
    old, new = s.kind, NORSEMEN if s.kind == THEGNS else THEGNS
    shire = s.place
    if s.log is not None:
        values: dict[str, Value] = {"from": FACTIONS[old], "to": FACTIONS[new], "n": number, "shire": SHIRES[shire]}
        s.tell("converted", values, SHIRES[shire], SHIRES[shire], FACTIONS[new])
    send_home(s, shire, old, number)
    recruit(s, shire, new, number)
    if force(s, shire, VIKINGS) and force(s, shire, ENGLISH):
        s.battle = shire
        s.origin = BY_EVENT
        s.phase = BATTLE_OPEN
        return
    remove_lonely(s, shire, old >> 1)
    update_marker(s, shire)
    s.phase = ASK


# ------------------------------------------------------------------------------------------------ 9.20 King's Purse


def legal_purse_at(s: Table) -> list[int]:
    shires = [act.PUT + shire for shire in REGION[s.scenario] if s.here[4 * shire + HOUSECARLS]]
    return shires if s.place == NONE else [*shires, act.END]


def do_purse_at(s: Table, action: int) -> None:
    if action != act.END:
        s.place = action - act.PUT
        recruit(s, s.place, HOUSECARLS, 1)
        s.left -= 1
        if s.left:
            return
    s.phase = ASK


# ------------------------------------------------------------------------------------------------ 9.21 Rebellion


def legal_rebellion_at(s: Table) -> list[int]:
    return [act.AT + shire for shire in REGION[s.scenario] if force(s, shire, VIKINGS)]


def do_rebellion_at(s: Table, action: int) -> None:
    """The Vikings lose one unit of their choice; `battle.rolled` goes on from there."""
    s.battle = action - act.AT
    s.origin = BY_EVENT
    s.mode = TITLE_MODE + REBELLION
    s.roller = ENGLISH
    s.berserk = 0
    s.titles = 0
    s.dice = []
    s.hits = 1
    s.phase = RESOLVE


# ------------------------------------------------------------------------------------------------ 9.22 Saxon Navy


def legal_navy_at(s: Table) -> list[int]:
    return [act.CLOSE + shire for shire in COASTS[s.scenario] if shire not in s.closed]


def do_navy_at(s: Table, action: int) -> None:
    shire = action - act.CLOSE
    s.closed = [*s.closed, shire]
    if s.log is not None:
        s.tell("closed", {"shire": SHIRES[shire]}, "", SHIRES[shire], "closed")
    s.left -= 1
    if not s.left:
        s.phase = ASK


# ------------------------------------------------------------------------------------------------ 9.27 Escape


def legal_escape_at(s: Table) -> list[int]:
    return [act.AT + shire for shire in escape_targets(s)]


def do_escape_at(s: Table, action: int) -> None:
    """All regular English units leave, Alfred with them; the battle is over."""
    move_english(s, s.battle, action - act.AT, s.where[ALFRED] == s.battle, (1 << 30, 1 << 30))
    s.phase = BATTLE_END


def move_english(s: Table, origin: int, to: int, with_alfred: bool, most: tuple[int, int]) -> None:
    """English units on the ground go, at most so many of each faction, and Alfred with his card if he comes along."""
    if with_alfred:
        carry(s, ALFRED, to)
        if s.log is not None:
            values = {"leader": HOSTS[ALFRED], "from": SHIRES[origin], "to": SHIRES[to]}
            s.tell("led", {**values}, SHIRES[origin], SHIRES[to], "leader")
    for faction in (HOUSECARLS, THEGNS):
        number = min(on_ground(s, origin, faction), most[faction - HOUSECARLS])
        if number:
            s.here[4 * origin + faction] -= number
            s.here[4 * to + faction] += number
            if s.log is not None:
                tell_units(s, "marched", faction, number, SHIRES[origin], SHIRES[to])


# ------------------------------------------------------------------------------------------------ 9.30 Spy


def legal_spy_from(s: Table) -> list[int]:
    return [act.AT + shire for shire in spy_sources(s)]


def do_spy_from(s: Table, action: int) -> None:
    s.place = action - act.AT
    s.host = NONE
    s.phase = SPY_ALFRED if s.where[ALFRED] == s.place else SPY_THEGNS


def legal_spy_alfred(s: Table) -> list[int]:
    """Units on his card move only with him, for nothing is shifted in the enemy's turn (VK-5.2)."""
    return [act.FOLLOW, act.STAY] if on_ground(s, s.place, THEGNS) else [act.FOLLOW]


def do_spy_alfred(s: Table, action: int) -> None:
    if action == act.FOLLOW:
        s.host = ALFRED
    s.phase = SPY_THEGNS


def legal_spy_thegns(s: Table) -> list[int]:
    """At least one Thegn comes, on the ground or with Alfred."""
    least = 0 if s.host == ALFRED and s.cards[4 * ALFRED + THEGNS] else 1
    return act.numbers(on_ground(s, s.place, THEGNS), least)


def do_spy_thegns(s: Table, action: int) -> None:
    s.left = action - act.TAKE
    s.phase = SPY_HOUSECARLS


def legal_spy_housecarls(s: Table) -> list[int]:
    return act.numbers(on_ground(s, s.place, HOUSECARLS), 0)


def do_spy_housecarls(s: Table, action: int) -> None:
    move_english(s, s.place, s.battle, s.host == ALFRED, (action - act.TAKE, s.left))
    remove_lonely(s, s.place, ENGLISH)
    s.phase = ASK
