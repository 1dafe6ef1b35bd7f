"""Trade, raid and settle (IV-9 to IV-12): what is allowed in a port, and how it goes.

Declaring comes first, then the runes that go with it (runes.py), then the goods or the dice."""

from typing import Final

from boardgames.core.game import Value
from boardgames.invasions import actions as act
from boardgames.invasions import hand, sagas, turn
from boardgames.invasions.data import (
    AMOUNT,
    COMBAT,
    DICE,
    DISPUTED,
    FACES,
    GOODS,
    HAND,
    NODES,
    RAID,
    RAMPARTS,
    REGION_MASK,
    RUNES,
    SCALES,
    SETTLE,
    TRADE,
    TYPES,
    VALUE,
    WANTED_BONUS,
)
from boardgames.invasions.sailing import ask_wind
from boardgames.invasions.state import ARMING, MAIN, NONE, OVER, PLACING, RAIDING, TRADING, Table, name_of

# ------------------------------------------------------------------------------------------------ 9 In general


def missions_in(s: Table, port: int) -> list[int]:
    """What may be declared in a port that was not used this turn (IV-9.2). Towns and colonies hinder no trade
    (IV-10.3)."""
    seat = s.seat
    here = 1 << port
    region = REGION_MASK[port]
    options = []
    if s.towns & here:
        options.append(act.RAID)  # IV-11.1: a ship in a port has a viking aboard
    elif not s.towns & region and (not s.settled & here or can_dispute(s, here)):
        options.append(act.SETTLE)  # IV-12.1
    if not s.stocked & here:  # IV-10.2
        first = TYPES * seat
        goods = s.goods
        for kind in range(TYPES):
            if s.cargo[first + kind] and not goods[kind] & region:
                options.append(act.TRADE + kind)
    return options


def can_dispute(s: Table, here: int) -> bool:
    """IV-12.1 (d): a rival's colony may be attacked with Disputed Land."""
    return not s.colonies[s.seat] & here and hand.holds(s, s.seat, DISPUTED)


def combat_value(s: Table, port: int) -> int:
    """IV-9.5"""
    return VALUE[port] - (s.stocked >> port & 1)


def dice_modifier(s: Table) -> int:
    """IV-9.6: what runes add to every die of the active jarl, rivals' Raised Ramparts included."""
    if s.expert:
        return s.bonus_all - AMOUNT[RAMPARTS] * (sum(s.ramparts) - s.ramparts[s.active])
    return s.bonus_all


def end_mission(s: Table) -> None:
    """What the runes gave to it is over too."""
    s.mission = NONE
    s.bonus_all = 0
    s.bonus_best = 0
    s.shield = 0
    s.contested = False
    s.trade_bonus = 0
    s.phase = MAIN


# ------------------------------------------------------------------------------------------------ 10 Trade


def declare_trade(s: Table, kind: int) -> None:
    s.used |= 1 << s.at[s.seat]
    s.mission = TRADE
    s.selling = kind
    if hand.holds(s, s.seat, SCALES):
        s.phase = TRADING
    else:
        deliver(s)


def deliver(s: Table) -> None:
    """IV-10.1, IV-10.4, IV-10.5, IV-10.6"""
    seat = s.seat
    port = s.at[seat]
    kind = s.selling
    s.cargo[TYPES * seat + kind] -= 1
    s.goods[kind] |= 1 << port
    s.stocked |= 1 << port
    points = VALUE[port] + s.trade_bonus + (WANTED_BONUS if kind == s.wanted else 0)
    s.vp[seat] += points
    s.traded[seat] += points
    if s.log is not None:
        s.tell(
            "traded",
            {"seat": name_of(seat), "goods": GOODS[kind], "port": NODES[port], "n": points},
            f"hold-{seat}",
            NODES[port],
            "goods",
        )
    end_mission(s)
    sagas.check(s)


# ------------------------------------------------------------------------------------------------ 11, 12 Combat


def declare_combat(s: Table, mission: int) -> None:
    """IV-11.2, IV-12.2: the runes are named before any die (IV-13.6); without any to name, a raid begins at once."""
    seat = s.seat
    port = s.at[seat]
    s.used |= 1 << port
    s.mission = mission
    s.limit = min(DICE, s.vikings[seat])
    s.dice = []
    s.phase = ARMING
    if s.log is not None:
        s.tell(
            "raid" if mission == RAID else "settle", {"seat": name_of(seat), "port": NODES[port]}, target=NODES[port]
        )
    if s.settled >> port & 1 and mission == SETTLE:
        s.contested = True
        hand.spend(s, seat, DISPUTED)
        if s.log is not None:
            tell_rune(s, "used", DISPUTED)
        ask_wind(s, ARMING)
    elif not any(COMBAT[rune] and rune != DISPUTED for rune in s.runes[HAND * seat : HAND * seat + s.held[seat]]):
        if mission == RAID:
            roll_raid(s)
        elif s.limit == 1:
            roll_settle(s, 1)


def tell_rune(s: Table, kind: str, rune: int) -> None:
    s.tell(kind, {"seat": name_of(s.seat), "rune": RUNES[rune]}, f"hand-{s.seat}", "rune-discard", "rune")


def roll_raid(s: Table) -> None:
    """IV-11.3: one die. The bonus for the best die goes to it, for a better one before it would have ended the raid."""
    s.fence += 1
    seat = s.seat
    port = s.at[seat]
    die = s.rng.below(FACES) + 1
    s.dice.append(die)
    if s.log is not None:
        s.tell("rolled", {"seat": name_of(seat), "dice": (die,)}, target="dice", piece="die")
    if die + dice_modifier(s) + s.bonus_best > combat_value(s, port):
        win_town(s, port)
        return
    if s.shield:
        s.shield -= 1
        if s.log is not None:
            s.tell("shielded", {"seat": name_of(seat), "n": 1}, target=f"hold-{seat}")
    else:
        turn.lose_viking(s, seat)
    if len(s.dice) < s.limit:
        s.phase = RAIDING
    else:
        give_up(s)


def win_town(s: Table, port: int) -> None:
    """IV-11.4; goods stay, and no colony is placed (IV-11.5)."""
    seat = s.seat
    s.towns &= ~(1 << port)
    s.won[seat] |= 1 << port
    s.vp[seat] += s.treasure[port]
    if s.log is not None:
        values: dict[str, Value] = {"seat": name_of(seat), "port": NODES[port], "n": s.treasure[port]}
        s.tell("raided", values, NODES[port], f"towns-{seat}", "town")
    end_mission(s)
    sagas.check(s)


def give_up(s: Table) -> None:
    """A raid or settle attempt that came to nothing; without a viking left the ship is abandoned (IV-11.6)."""
    seat = s.seat
    if s.log is not None:
        kind = "raid_failed" if s.mission == RAID else "settle_failed"
        s.tell(kind, {"seat": name_of(seat), "port": NODES[s.at[seat]]}, target=NODES[s.at[seat]])
    end_mission(s)
    if not s.vikings[seat]:
        turn.abandon(s, seat)


_ROLL_OR_STOP: Final = [act.ROLL, act.STOP]


def legal_raiding(s: Table) -> list[int]:
    """D8"""
    return _ROLL_OR_STOP


def do_raiding(s: Table, action: int) -> None:
    if action == act.ROLL:
        roll_raid(s)
    else:
        give_up(s)


def roll_settle(s: Table, number: int) -> None:
    """IV-12.3, IV-12.4: all dice together; the failed ones cost a viking each, success or not."""
    s.fence += 1
    seat = s.seat
    s.dice = [s.rng.below(FACES) + 1 for _ in range(number)]
    if s.log is not None:
        s.tell("rolled", {"seat": name_of(seat), "dice": tuple(s.dice)}, target="dice", piece="die")
    needed = combat_value(s, s.at[seat]) - dice_modifier(s)
    results = sorted(s.dice)
    results[-1] += s.bonus_best  # D11
    failed = sum(die <= needed for die in results)
    saved = min(failed, s.shield)
    if saved and s.log is not None:
        s.tell("shielded", {"seat": name_of(seat), "n": saved}, target=f"hold-{seat}")
    for _ in range(failed - saved):
        turn.lose_viking(s, seat)
    if failed == number:
        give_up(s)
    elif s.vikings[seat] == 1:
        s.phase = PLACING  # IV-12.5
    else:
        place_colony(s)


def place_colony(s: Table) -> None:
    """IV-12.4, IV-12.7; sagas come before an abandoned ship (IV-12.6, IV-14.4)."""
    seat = s.seat
    port = s.at[seat]
    here = 1 << port
    if s.settled & here:
        drive_out(s, here)
    s.vikings[seat] -= 1
    s.colonies[seat] |= here
    s.settled |= here
    if s.log is not None:
        s.tell("settled", {"seat": name_of(seat), "port": NODES[port]}, f"hold-{seat}", NODES[port], "viking")
    end_mission(s)
    sagas.check(s)
    if s.phase != OVER and not s.vikings[seat]:
        turn.abandon(s, seat)


def drive_out(s: Table, here: int) -> None:
    """The colony of this port goes back to its owner's reserve."""
    for owner in range(s.players):
        if s.colonies[owner] & here:
            s.colonies[owner] &= ~here
            s.settled &= ~here
            s.reserve[owner] += 1
            if s.log is not None:
                port = NODES[here.bit_length() - 1]
                s.tell("driven_out", {"seat": name_of(owner), "port": port}, port, f"reserve-{owner}", "viking")


_PLACE_OR_KEEP: Final = [act.PLACE, act.KEEP]


def legal_placing(s: Table) -> list[int]:
    """D10"""
    return _PLACE_OR_KEEP


def do_placing(s: Table, action: int) -> None:
    if action == act.PLACE:
        place_colony(s)
        return
    end_mission(s)
    if s.log is not None:
        where = NODES[s.at[s.seat]]
        s.tell("kept", {"seat": name_of(s.seat), "port": where}, target=where)
