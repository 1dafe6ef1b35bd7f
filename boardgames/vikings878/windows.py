"""Event windows: who is asked when, and which cards may be played (VK-9.1 to VK-9.8)."""

from typing import Final

from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import english_controlled, force, viking_controlled
from boardgames.vikings878.data import (
    ALFRED,
    ASKING,
    BERSERKERS,
    CARD_NAMES,
    CARDS,
    CEOLWULF,
    CEOLWULF_CARD,
    CONVERSION,
    DANEGELD,
    DECLARE,
    DISCORD,
    DISCORD_CARD,
    ENGLISH,
    ESCAPE,
    FACTIONS,
    GAMBIT,
    HOUSECARLS,
    LEADERSHIP,
    MAJOR,
    MORALE,
    NAVY,
    NEXT,
    NORSEMEN,
    OWN_UNIT,
    PURSE,
    REBELLION,
    SPY,
    TERROR,
    THEGNS,
    TITLE,
    TITLES,
    TRAINING,
    TRAITORS,
    UNITS,
    VIKINGS,
    WALL,
    WINDOW_CARDS,
)
from boardgames.vikings878.state import (
    ASK,
    BONUS_ROLLS,
    BY_ARMIES,
    LASTING,
    LEADERS,
    REINFORCE,
    ROLL,
    WINDOW,
    Table,
)

AFTER_WINDOW: Final = [REINFORCE, LEADERS, LASTING, BONUS_ROLLS, ROLL]  # by window: where the game goes on


def open_window(s: Table, window: int) -> None:
    """Ask everybody who could play something; most windows close at once."""
    cards = WINDOW_CARDS[window][s.active]
    hands = s.hands
    if hands[0] & cards[0] or hands[1] & cards[1] or hands[2] & cards[2] or hands[3] & cards[3]:
        s.window = window
        s.asked = 0
        s.phase = ASK
    else:
        s.phase = AFTER_WINDOW[window]


def ask(s: Table) -> None:
    """VK-9.5: the next person with a playable card, or the window closes. A person is asked for all their factions."""
    asking = ASKING[s.active]
    cards = WINDOW_CARDS[s.window][s.active]
    asked = s.asked
    while asked < 4:
        faction = asking[asked]
        if s.hands[faction] & cards[faction]:
            seat = s.seats[faction]
            if not (s.quiet >> seat & 1 and s.window >= DECLARE) and playable(s, faction):
                first = asked & 2  # the two factions of a side are asked one after the other
                s.asked = first if s.seats[asking[first]] == seat else asked
                s.seat = seat
                s.phase = WINDOW
                return
        asked += 1
    s.phase = AFTER_WINDOW[s.window]


def legal_window(s: Table) -> list[int]:
    asking = ASKING[s.active]
    options = playable(s, asking[s.asked])
    if s.asked < 3 and s.seats[asking[s.asked + 1]] == s.seat:
        options += playable(s, asking[s.asked + 1])
    options.append(act.PASS)
    if s.window >= DECLARE:
        options.append(act.QUIET)
    return options


def passed(s: Table, action: int) -> None:
    """Nothing from this person until somebody plays a card, or for the whole battle."""
    if action == act.QUIET:
        s.quiet |= 1 << s.seat
    asking = ASKING[s.active]
    s.asked += 2 if s.asked < 3 and s.seats[asking[s.asked + 1]] == s.seat else 1
    s.phase = ASK


def discard_event(s: Table, faction: int, card: int) -> None:
    """VK-9.1: a played event is discarded."""
    s.hands[faction] &= ~(1 << card)
    s.gone[faction] |= 1 << card
    if s.log is not None:
        name = FACTIONS[faction]
        values = {"faction": name, "card": CARD_NAMES[faction][card], "event": TITLES[TITLE[faction][card]]}
        s.tell("event", {**values}, f"hand-{name}", f"discard-{name}", "card")


def playable(s: Table, faction: int) -> list[int]:
    """The events of a faction that may be played now; of two copies the lower."""
    cards = s.hands[faction] & WINDOW_CARDS[s.window][s.active][faction]
    options: list[int] = []
    if cards:
        for index in _TITLES_AMONG[(cards >> 7 | cards >> 13) & 63]:
            if can_play(s, faction, TITLE[faction][index]):
                copy = index if cards >> index & 1 else index + 6
                options.append(act.PLAY + CARDS * faction + copy)
    return options


# Cards 08 and 14, 09 and 15, ... bear the same title: by the mask of these pairs, the lower cards
_TITLES_AMONG: Final[list[list[int]]] = [[7 + pair for pair in range(6) if mask >> pair & 1] for mask in range(64)]


def can_play(s: Table, faction: int, title: int) -> bool:
    """VK-9.2, VK-9.6, VK-9.8: once in a battle, with a unit of one's own in it where the card asks for one, and to some
    effect."""
    if s.window >= DECLARE:
        if s.titles >> title & 1 or s.lasting >> title & 1:
            return False
        if OWN_UNIT[title] and not s.here[4 * s.battle + faction]:
            return False
    if title == MORALE:
        return s.pool[BERSERKERS] > 0 and UNITS[NORSEMEN] > s.pool[NORSEMEN] + s.fled[NORSEMEN]
    if title == TERROR:
        return MAJOR[s.battle]
    if title == CEOLWULF_CARD:
        return bool(ceolwulf_targets(s))
    if title == TRAITORS:
        return s.pool[NORSEMEN] > 0 and UNITS[THEGNS] > s.pool[THEGNS] + s.fled[THEGNS]
    if title == WALL:
        return s.here[4 * s.battle + NORSEMEN] > 0 or s.origin != BY_ARMIES or len(s.fights) > 0
    if title == DISCORD_CARD:
        first = 4 * s.battle
        return DISCORD[s.battle] and s.here[first + HOUSECARLS] > 0 and s.here[first + THEGNS] > 0
    if title == PURSE:
        return s.pool[HOUSECARLS] > 0 and any(s.here[HOUSECARLS::4])
    if title == REBELLION:
        return any(s.here[NORSEMEN::4]) or any(s.here[BERSERKERS::4])
    if title == CONVERSION:
        return s.pool[THEGNS] > 0 and any(s.here[NORSEMEN::4])
    if title == ESCAPE:
        return bool(escape_targets(s))
    if title == SPY:
        return bool(spy_sources(s))
    return title not in (NAVY, DANEGELD, GAMBIT, TRAINING, LEADERSHIP) or not s.lasting >> title & 1


# ------------------------------------------------------------------------------------------------ targets


def ceolwulf_targets(s: Table) -> list[int]:
    """VK-9.13: if one of the three is Viking, the others that are not and do not shelter Alfred."""
    if not any(viking_controlled(s, shire) for shire in CEOLWULF):
        return []
    return [shire for shire in CEOLWULF if english_controlled(s, shire) and s.where[ALFRED] != shire]


def escape_targets(s: Table) -> list[int]:
    """VK-9.27"""
    return [shire for shire in NEXT[s.scenario][ENGLISH][s.battle] if not force(s, shire, VIKINGS)]


def spy_sources(s: Table) -> list[int]:
    """VK-9.30: shires without Vikings, one or two steps away, with a Thegn who can come."""
    ways, here = NEXT[s.scenario][ENGLISH], s.here
    near = [shire for shire in ways[s.battle] if not force(s, shire, VIKINGS)]
    around = {shire for middle in near for shire in ways[middle] if here[4 * shire + THEGNS]}
    around.update(shire for shire in near if here[4 * shire + THEGNS])
    return [shire for shire in sorted(around) if shire != s.battle and not force(s, shire, VIKINGS)]
