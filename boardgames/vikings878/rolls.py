"""Dice and what they do: Hits, Flee and Command, each decided by those it concerns (VK-6.3 to VK-6.9)."""

from typing import Final

from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import (
    flee,
    force,
    kill,
    on_ground,
    sources,
    speaker,
    tell_units,
    watched,
)
from boardgames.vikings878.data import (
    ARCHERS,
    BERSERKERS,
    COMMAND,
    DICE,
    DIE,
    DISCORD_CARD,
    ENGLISH,
    FACES,
    FACTIONS,
    FLEE,
    FYRD,
    HIT,
    HOSTS,
    HOUSECARLS,
    NEXT,
    NORSEMEN,
    PRECEDENCE,
    RETREAT,
    ROLLING,
    SHIRE_COUNT,
    SHIRES,
    SURPRISE,
    THEGNS,
    TRAINING,
    VIKINGS,
)
from boardgames.vikings878.shelter import ignore_hits
from boardgames.vikings878.state import (
    COMMANDS,
    FLEEING,
    FOLLOWING,
    HITS,
    LOSSES,
    RESOLVE,
    ROLLED,
    Table,
    place_name,
)
from boardgames.vikings878.withdrawal import board

# ------------------------------------------------------------------------------------------------ rolling


def roll_dice(s: Table, side: int, with_fyrd: bool = True) -> int:
    """VK-6.4: all factions of a side roll together, a die for each unit, at most the faction's dice.

    Commands and flights are noted to be carried out; the number of Hits is given back."""
    s.fence += 1
    first = 4 * s.battle
    below = s.rng.below
    dice: list[int] = []
    hits = 0
    for faction in ROLLING[side]:
        number = s.here[first + faction] if faction != FYRD else s.fyrd if with_fyrd else 0
        if not number:
            continue
        faces = _TRAINED if faction == THEGNS and s.lasting >> TRAINING & 1 else DIE[faction]
        for _ in range(number if number < DICE[faction] else DICE[faction]):
            face = faces[below(6)]
            dice.append(4 * faction + face)
            if face == HIT:
                hits += 1
            elif face == COMMAND:
                s.commands[faction] += 1
            elif face == FLEE:
                s.flees[faction] += 1
    s.dice = dice
    if s.log is not None:
        tell_dice(s)
    return hits


# VK-9.28: a Flee is a Hit, before anything else is said about the results
_TRAINED: Final = [HIT if face == FLEE else face for face in DIE[THEGNS]]


def tell_dice(s: Table) -> None:
    for faction in (BERSERKERS, NORSEMEN, HOUSECARLS, THEGNS, FYRD):
        faces = tuple(FACES[die & 3] for die in s.dice if die >> 2 == faction)
        if faces:
            s.tell("rolled", {"faction": FACTIONS[faction], "dice": faces}, "", f"dice-{FACTIONS[faction]}", "die")


def regular_roll(s: Table) -> None:
    """VK-6.2: what shelters the Vikings counts only when it is known that nobody withdraws (VK-11.7)."""
    s.hits = roll_dice(s, s.roller)


def bonus_roll(s: Table, title: int) -> None:
    """VK-9.12, VK-9.16, VK-9.19, VK-9.25, VK-9.31: some of these rolls count only some of the results."""
    s.roller = VIKINGS if title == SURPRISE else ENGLISH
    hits = roll_dice(s, s.roller, title != DISCORD_CARD)
    if title == RETREAT:
        s.commands = [0] * 4
    elif title == DISCORD_CARD:  # each faction's Hits fall on the other
        for die in s.dice:
            if die & 3 == HIT:
                s.losses[(die >> 2) ^ 1] += 1
    else:
        if title == ARCHERS:
            s.flees = [0] * 5
        s.hits = hits
        ignore_hits(s)


# ------------------------------------------------------------------------------------------------ carrying out


_NOBODY: Final = [0] * 4
_NO_FLIGHT: Final = [0] * 5


def resolve(s: Table) -> None:
    """Hits, then losses, then flights, then Commands; it stops where somebody has to decide."""
    if s.hits:
        victims = 1 - s.roller
        first = 4 * s.battle + 2 * victims
        standing = s.here[first] + s.here[first + 1] + (s.fyrd if victims == ENGLISH else 0)
        if s.hits < standing:
            s.seat = s.seats[speaker(s, victims)]
            s.phase = HITS
            return
        wipe_out(s, victims)
    s.berserk &= 2
    if s.losses != _NOBODY and _leave(s, s.losses, LOSSES):
        return
    if s.flees != _NO_FLIGHT and _leave(s, s.flees, FLEEING):
        return
    if s.withdrawing:
        s.kind = 2 * s.roller
        board(s)
        return
    if s.commands != _NOBODY and _offer_commands(s):
        return
    s.phase = ROLLED


def wipe_out(s: Table, side: int) -> None:
    """There are at least as many Hits as units: nothing to choose."""
    s.hits = 0
    for faction in (2 * side, 2 * side + 1):
        for place in sources(s, s.battle, faction):
            kill(s, place, faction, _number_at(s, place, faction))
    if side == ENGLISH and s.fyrd:
        lose_fyrd(s, s.fyrd)


def lose_fyrd(s: Table, number: int) -> None:
    s.fyrd -= number
    s.pool[FYRD] += number
    if s.log is not None:
        tell_units(s, "fyrd_lost", FYRD, number, SHIRES[s.battle], "pool-fyrd")


def _number_at(s: Table, place: int, faction: int) -> int:
    if place < SHIRE_COUNT:
        return on_ground(s, place, faction)
    return s.cards[4 * (place - SHIRE_COUNT) + faction]


# -- D-15


def legal_hits(s: Table) -> list[int]:
    """VK-6.5, VK-6.9: a unit of the side's choice; the first in the first English roll is a Berserker."""
    side = 1 - s.roller
    if s.berserk == 1 and s.here[4 * s.battle + BERSERKERS]:
        return [act.UNIT + 5 * place + BERSERKERS for place in sources(s, s.battle, BERSERKERS)]
    first = act.UNIT + 5 * s.battle
    if s.battle not in s.where:  # nobody is on a card
        options = [first + faction for faction in (2 * side, 2 * side + 1) if s.here[4 * s.battle + faction]]
    else:
        options = [
            act.UNIT + 5 * place + faction
            for faction in (2 * side, 2 * side + 1)
            for place in sources(s, s.battle, faction)
        ]
    if side == ENGLISH and s.fyrd:
        options.append(first + FYRD)
    return options


def do_hits(s: Table, action: int) -> None:
    place, faction = divmod(action - act.UNIT, 5)
    if faction == FYRD:
        lose_fyrd(s, 1)
    else:
        kill(s, place, faction, 1)
    s.hits -= 1
    s.berserk &= 2  # VK-6.9: only the first
    s.phase = RESOLVE


# -- D-16


def _leave(s: Table, leaving: list[int], phase: int) -> bool:
    """Units that flee or are lost, faction by faction. True if a faction has to choose between ground and card."""
    if s.flees[FYRD]:
        number = min(s.flees[FYRD], s.fyrd)
        s.flees[FYRD] = 0
        if number:
            lose_fyrd(s, number)
    for faction in range(4):
        if leaving[faction]:
            places = sources(s, s.battle, faction)
            left = s.here[4 * s.battle + faction]
            if len(places) > 1 and leaving[faction] < left:
                s.kind = faction
                s.seat = s.seats[faction]
                s.phase = phase
                return True
            number = min(leaving[faction], left)
            leaving[faction] = 0
            for place in places:
                going = min(number, _number_at(s, place, faction))
                number -= going
                if phase == FLEEING:
                    flee(s, place, faction, going)
                else:
                    kill(s, place, faction, going)
    return False


def legal_leaving(s: Table) -> list[int]:
    return [act.UNIT + 5 * place + s.kind for place in sources(s, s.battle, s.kind)]


def do_losses(s: Table, action: int) -> None:
    kill(s, (action - act.UNIT) // 5, s.kind, 1)
    s.losses[s.kind] -= 1
    s.phase = RESOLVE


def do_fleeing(s: Table, action: int) -> None:
    flee(s, (action - act.UNIT) // 5, s.kind, 1)
    s.flees[s.kind] -= 1
    s.phase = RESOLVE


# -- D-17, D-19


def _offer_commands(s: Table) -> bool:
    """VK-6.8, R-10: only while both sides are there. True if a faction may move somebody."""
    side = s.roller
    if force(s, s.battle, VIKINGS) and (s.fyrd or force(s, s.battle, ENGLISH)):
        order = (s.active, s.active ^ 1) if s.active >> 1 == side else PRECEDENCE[side]
        for faction in order:
            if s.commands[faction]:
                if s.here[4 * s.battle + faction] and command_targets(s, side):
                    s.kind = faction
                    s.seat = s.seats[faction]
                    s.phase = COMMANDS
                    return True
                s.commands[faction] = 0
    else:
        s.commands = [0, 0, 0, 0]
    return False


_AROUND: Final = [
    [[watched(ways, side) for ways in by_shire] for side, by_shire in enumerate(by_side)] for by_side in NEXT
]  # [scenario][side][shire]


def command_targets(s: Table, side: int) -> list[int]:
    """Adjacent shires with a unit of the side, not closed to it (R-23)."""
    here = s.here
    shires = [shire for shire, one, other in _AROUND[s.scenario][side][s.battle] if here[one] or here[other]]
    if s.closed and side == VIKINGS:
        shires = [shire for shire in shires if shire not in s.closed]
    return shires


def legal_commands(s: Table) -> list[int]:
    targets = command_targets(s, s.roller)
    options: list[int] = []
    for place in sources(s, s.battle, s.kind):
        first = act.GO if place < SHIRE_COUNT else act.GO_FROM + SHIRE_COUNT * (place - SHIRE_COUNT)
        options += [first + shire for shire in targets]
    options.append(act.STAY)
    return options


def do_commands(s: Table, action: int) -> None:
    s.phase = RESOLVE
    if action == act.STAY:
        s.commands[s.kind] = 0
        return
    s.commands[s.kind] -= 1
    if action < act.GO_FROM:
        s.place = action - act.GO
        leave_by_command(s, s.battle, s.place)
        return
    s.host, s.place = divmod(action - act.GO_FROM, SHIRE_COUNT)
    s.cards[4 * s.host + s.kind] -= 1
    leave_by_command(s, SHIRE_COUNT + s.host, s.place)
    if not any(s.cards[4 * s.host : 4 * s.host + 4]):
        s.phase = FOLLOWING  # VK-5.9


def leave_by_command(s: Table, source: int, to: int) -> None:
    """R-21: units of the active side that leave are spent."""
    s.here[4 * s.battle + s.kind] -= 1
    s.here[4 * to + s.kind] += 1
    if s.roller == s.active >> 1:
        s.spent[2 * to + (s.kind & 1)] += 1
    if s.log is not None:
        tell_units(s, "commanded", s.kind, 1, place_name(source), SHIRES[to])


def legal_following(s: Table) -> list[int]:
    return [act.FOLLOW, act.STAY]


def do_following(s: Table, action: int) -> None:
    """He goes along, the unit on his card; or he stays, and is lost if he is alone."""
    s.phase = RESOLVE
    if action == act.STAY:
        return
    s.where[s.host] = s.place
    s.cards[4 * s.host + s.kind] = 1
    if s.roller == s.active >> 1:
        s.spent[2 * s.place + (s.kind & 1)] -= 1
        s.moved |= 1 << s.host
        s.done |= 1 << s.host
    if s.log is not None:
        values = {"leader": HOSTS[s.host], "from": SHIRES[s.battle], "to": SHIRES[s.place]}
        s.tell("led", {**values}, SHIRES[s.battle], SHIRES[s.place], "leader")
