"""Playing runes (IV-13): alone, thrown away, or named with a mission. Conditions and effects have a file each."""

from boardgames.invasions import actions as act
from boardgames.invasions import hand, missions
from boardgames.invasions.conditions import PLAYABLE
from boardgames.invasions.data import AMOUNT, BERSERK, COMBAT, DISPUTED, HAND, RAID, RAVEN, SCALES, SHIELDWALL
from boardgames.invasions.effects import EFFECTS
from boardgames.invasions.sailing import ask_wind
from boardgames.invasions.state import MAIN, Table

# ------------------------------------------------------------------------------------------------ playing


def add_cards(s: Table, options: list[int]) -> None:
    """IV-13.1, IV-13.2: play or discard what is in hand. Not in a home port (IV-13.3)."""
    seat = s.seat
    first = HAND * seat
    before = -1
    for rune in s.runes[first : first + s.held[seat]]:
        if rune != before:
            before = rune
            options.append(act.DISCARD + rune)
            if PLAYABLE[rune](s):
                options.append(act.PLAY + rune)


def discard(s: Table, rune: int) -> None:
    """IV-13.2"""
    hand.spend(s, s.seat, rune)
    if s.log is not None:
        missions.tell_rune(s, "discarded", rune)
    ask_wind(s, MAIN)


def play(s: Table, rune: int) -> None:
    """IV-8.3: the card leaves the hand, its effect is resolved in full, then comes the wind."""
    hand.spend(s, s.seat, rune)
    s.card = rune
    if s.log is not None:
        missions.tell_rune(s, "played", rune)
    EFFECTS[rune](s)


# ------------------------------------------------------------------------------------------------ with a mission


def legal_trading(s: Table) -> list[int]:
    if hand.holds(s, s.seat, SCALES):
        return [act.USE + SCALES, act.DELIVER]
    return [act.DELIVER]


def do_trading(s: Table, action: int) -> None:
    if action == act.DELIVER:
        missions.deliver(s)
    else:
        s.trade_bonus += AMOUNT[SCALES]
        spend_on_mission(s, SCALES)


def legal_arming(s: Table) -> list[int]:
    """D7, D9: name a combat card, or throw. Disputed Land is named with the declaration itself."""
    options = [act.ROLL] if s.mission == RAID else [act.ROLL_DICE + number for number in range(s.limit)]
    before = -1
    first = HAND * s.seat
    for rune in s.runes[first : first + s.held[s.seat]]:
        if rune != before and COMBAT[rune] and rune != DISPUTED:
            options.append(act.USE + rune)
        before = rune
    return options


def do_arming(s: Table, action: int) -> None:
    if action == act.ROLL:
        missions.roll_raid(s)
    elif action < act.USE:
        missions.roll_settle(s, action - act.ROLL_DICE + 1)
    else:
        rune = action - act.USE
        if rune == RAVEN:
            s.bonus_all += AMOUNT[RAVEN]
        elif rune == BERSERK:
            s.bonus_best += AMOUNT[BERSERK]
        else:
            s.shield += AMOUNT[SHIELDWALL]
        spend_on_mission(s, rune)


def spend_on_mission(s: Table, rune: int) -> None:
    """IV-8.3: the effect is noted, the wind may turn, and the mission goes on."""
    hand.spend(s, s.seat, rune)
    if s.log is not None:
        missions.tell_rune(s, "used", rune)
    ask_wind(s, s.phase)
