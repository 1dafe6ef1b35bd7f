"""The course of a battle: events, Danegeld, Fyrd, bonus rolls, regular rolls, its end (VK-6.1, VK-6.6 to VK-6.13)."""

from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import draw_fyrd, force, on_ground, remove_lonely, speaker, update_marker
from boardgames.vikings878.data import (
    AFTER_ENGLISH_ROLL,
    BERSERKERS,
    DANEGELD,
    DECLARE,
    ENGLISH,
    FACTIONS,
    FYRD,
    GAMBIT,
    GAMBLE,
    MAJOR,
    NORSEMEN,
    PREROLL,
    REBELLION,
    REINFORCING,
    SHIRES,
    SIDES,
    TERROR,
    TITLES,
    VIKINGS,
)
from boardgames.vikings878.rolls import bonus_roll, regular_roll, resolve
from boardgames.vikings878.shelter import ignore_hits
from boardgames.vikings878.state import (
    ASK,
    BATTLE_END,
    BATTLE_OPEN,
    BATTLES,
    BONUS_ROLLS,
    BY_ARMIES,
    BY_LEADER,
    DRAWING,
    FIGHTS,
    LEADERS,
    LEADING,
    LEVY,
    NONE,
    ORDER,
    PAYING,
    REGULAR,
    RESOLVE,
    ROLL,
    ROLLED,
    TITLE_MODE,
    Table,
)
from boardgames.vikings878.turn import finish
from boardgames.vikings878.windows import open_window
from boardgames.vikings878.withdrawal import offer_withdrawal

# ------------------------------------------------------------------------------------------------ D-13 which battle


def fights(s: Table) -> None:
    """VK-6.1: every contested shire is fought over before cards are drawn."""
    s.phase = BATTLES if s.fights else DRAWING


def legal_battles(s: Table) -> list[int]:
    return [act.FIGHT + shire for shire in s.fights]


def do_battles(s: Table, action: int) -> None:
    s.battle = action - act.FIGHT
    s.fights.remove(s.battle)
    s.origin = BY_ARMIES
    s.phase = BATTLE_OPEN


# ------------------------------------------------------------------------------------------------ 6.6 the start


def battle_open(s: Table) -> None:
    s.titles = 0
    s.quiet = 0
    s.prerolls = 0
    s.hits = 0
    s.mode = REGULAR
    s.berserk = 2
    s.wall = True
    s.struck = False
    s.dice = []
    if s.log is not None:
        side = s.active >> 1
        values = {"shire": SHIRES[s.battle], "attackers": SIDES[side], "defenders": SIDES[1 - side]}
        s.tell("battle", {**values}, "", SHIRES[s.battle])
    open_window(s, DECLARE)


def lasting(s: Table) -> None:
    """VK-6.6: Danegeld if the Vikings attack."""
    s.phase = LEVY
    if s.lasting >> DANEGELD & 1 and s.active >> 1 == VIKINGS:
        s.mode = TITLE_MODE + DANEGELD
        s.roller = ENGLISH
        s.seat = s.seats[speaker(s, VIKINGS)]
        s.phase = PAYING


def legal_paying(s: Table) -> list[int]:
    """D-18"""
    return [act.PAY + faction for faction in (NORSEMEN, BERSERKERS) if s.here[4 * s.battle + faction]]


def do_paying(s: Table, action: int) -> None:
    """VK-9.23: 1 Berserker, or 2 Norsemen (1 if there is just 1)."""
    faction = action - act.PAY
    s.losses[faction] = min(2, s.here[4 * s.battle + faction]) if faction == NORSEMEN else 1
    s.phase = RESOLVE
    if s.log is not None:
        s.tell("paid", {"faction": FACTIONS[faction], "n": s.losses[faction]}, "", SHIRES[s.battle])


def levy(s: Table) -> None:
    """VK-6.6: Alfred's Gambit for attackers, Fyrd for the defenders of a city; then the bonus rolls."""
    s.mode = REGULAR
    if over(s):
        s.phase = BATTLE_END
        return
    if s.active >> 1 == ENGLISH:
        if s.lasting >> GAMBIT & 1:
            draw_fyrd(s)
    elif MAJOR[s.battle] and not s.titles >> TERROR & 1:
        draw_fyrd(s)
    open_window(s, PREROLL)


def over(s: Table) -> bool:
    """Whether a side has no unit in the battle."""
    first = 4 * s.battle
    here = s.here
    return not here[first] + here[first + 1] or not here[first + 2] + here[first + 3] + s.fyrd


def bonus_rolls(s: Table) -> None:
    """VK-6.6: the rolls before the battle, one by one; then the defenders begin."""
    if not s.prerolls:
        s.roller = 1 - (s.active >> 1)
        s.phase = ROLL
    elif s.prerolls & (s.prerolls - 1):
        s.phase = ORDER
    else:
        start_bonus(s, s.prerolls.bit_length() - 1)


def legal_order(s: Table) -> list[int]:
    """D-14"""
    return [act.ROLL + title for title in range(len(TITLES)) if s.prerolls >> title & 1]


def do_order(s: Table, action: int) -> None:
    start_bonus(s, action - act.ROLL)


def start_bonus(s: Table, title: int) -> None:
    s.prerolls ^= 1 << title
    s.mode = TITLE_MODE + title
    bonus_roll(s, title)
    s.phase = RESOLVE


# ------------------------------------------------------------------------------------------------ 6.7 to 6.10 rolls


def roll(s: Table) -> None:
    s.mode = REGULAR
    regular_roll(s)
    s.phase = RESOLVE
    if s.scenario == GAMBLE:
        offer_withdrawal(s)
        if s.phase != RESOLVE:
            return
    ignore_hits(s)
    resolve(s)
    if s.phase == ROLLED:
        rolled(s)


def rolled(s: Table) -> None:
    """VK-5.8, VK-6.10: a roll is carried out in full; what comes next?"""
    if s.mode == TITLE_MODE + DANEGELD:
        s.phase = LEVY
        return
    if s.mode == TITLE_MODE + REBELLION:
        rise_up(s)
        return
    if s.mode == REGULAR and s.roller == s.active >> 1 and not s.struck:
        s.struck = True
        if s.origin == BY_LEADER and s.steps:
            delay_leader(s)
    if over(s):
        s.phase = BATTLE_END
    elif s.mode != REGULAR:
        s.phase = BONUS_ROLLS
    else:
        s.roller = 1 - s.roller
        if s.roller == VIKINGS and s.active < 2:
            open_window(s, AFTER_ENGLISH_ROLL)
        else:
            s.phase = ROLL


def rise_up(s: Table) -> None:
    """VK-9.21: the Vikings have lost a unit; if some are left, the Fyrd attack them."""
    s.mode = REGULAR
    if force(s, s.battle, VIKINGS):
        draw_fyrd(s)
        s.phase = BATTLE_OPEN
    else:
        s.phase = BATTLE_END


def delay_leader(s: Table) -> None:
    """VK-5.8: defenders are left after the attackers' first regular roll."""
    defender = 1 - (s.active >> 1)
    if force(s, s.battle, defender) + (s.fyrd if defender == ENGLISH else 0):
        s.steps -= 1
        if s.log is not None:
            s.tell("delayed", {"n": s.steps, "shire": SHIRES[s.battle]}, "", SHIRES[s.battle])


# ------------------------------------------------------------------------------------------------ 6.12 the end


def battle_end(s: Table) -> None:
    """Fyrd go home, lonely leaders are lost, control is settled, and the game goes on where the battle began."""
    shire = s.battle
    s.pool[FYRD] += s.fyrd
    s.fyrd = 0
    remove_lonely(s, shire, VIKINGS)
    remove_lonely(s, shire, ENGLISH)
    update_marker(s, shire)
    forget_spent(s, shire)
    if s.log is not None:
        winner = VIKINGS if force(s, shire, VIKINGS) else ENGLISH
        s.tell("battle_won", {"shire": SHIRES[shire], "side": SIDES[winner]}, "", SHIRES[shire])
    s.battle = NONE
    if s.winner != NONE:
        finish(s)
    elif s.origin == BY_ARMIES:
        s.phase = FIGHTS
    elif s.origin == BY_LEADER:
        if s.where[s.lead] == shire:
            s.phase = LEADING  # VK-5.7
        else:  # he fell, or left the field: his move is over
            s.done |= 1 << s.lead
            s.moved |= 1 << s.lead
            s.phase = LEADERS
    else:
        s.window = REINFORCING
        s.asked = 0
        s.phase = ASK


def forget_spent(s: Table, shire: int) -> None:
    """Spent units that fell are no longer counted as spent."""
    side = s.active >> 1
    for index in (0, 1):
        if s.spent[2 * shire + index]:
            s.spent[2 * shire + index] = min(s.spent[2 * shire + index], on_ground(s, shire, 2 * side + index))
