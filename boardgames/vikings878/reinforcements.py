"""The Reinforcements phase: the new leader, new units, fled units, Alfred, and the card of the turn (VK-3)."""

from typing import Final

from boardgames.core.game import Value
from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import (
    draw_bit,
    force,
    put_down,
    recruit,
    tell_units,
    update_marker,
    viking_among,
    watched,
    without,
)
from boardgames.vikings878.data import (
    AFTER_CARD,
    ALFRED,
    ALFRED_ROUND,
    ALFRED_UNITS,
    BACK_MASKS,
    BERSERKERS,
    CARD_NAMES,
    CARDS,
    COASTS,
    ENGLISH,
    FACTIONS,
    FULL,
    GAMBLE,
    HOSTS,
    HOUSECARLS,
    LEADER_CARDS,
    LEADER_UNITS,
    MOVEMENT,
    MOVING,
    NORSEMEN,
    RAID_UNITS,
    RAIDERS,
    RAIDS,
    REGION,
    REGION_CENTRES,
    REGION_MAJORS,
    REINFORCE,
    REINFORCEMENTS,
    REINFORCING,
    SHIRE_COUNT,
    SHIRES,
    THEGNS,
    VIKING_LEADERS,
    VIKINGS,
)
from boardgames.vikings878.state import (
    ALFRED_ENTRY,
    CARD,
    OFFSHORE,
    PLACING,
    PLACING_NUMBER,
    PRINTED,
    WAITING,
    Table,
    place_name,
)
from boardgames.vikings878.state import REINFORCE as REINFORCE_PHASE
from boardgames.vikings878.windows import open_window

# Stages of the phase, for either side: three kinds of units to place, then the second window, then the card.
FIRST, SECOND, FLED, ALL_PLACED, LAST = range(5)

# By scenario and English faction: how many units each shire gets (VK-3.3, VK-10.3), and which get any
PRINTED_UNITS: Final[list[list[list[int]]]] = [
    [
        [
            REINFORCE[shire][own] * (shire in region) + (scenario == RAIDS and shire in REGION_MAJORS[RAIDS])
            for shire in range(SHIRE_COUNT)
        ]
        for own in (0, 1)
    ]
    for scenario, region in enumerate(REGION)
]
PRINTED_AT: Final[list[list[list[tuple[int, int, int, int]]]]] = [
    [
        [(shire, 4 * shire, 4 * shire + 1, units[shire]) for shire in range(SHIRE_COUNT) if units[shire]]
        for units in by_faction
    ]
    for by_faction in PRINTED_UNITS
]  # each with where the Vikings there are counted, and how many
CENTRES_WATCHED: Final = [watched(centres, VIKINGS) for centres in REGION_CENTRES]
MAJORS_WATCHED: Final = watched(REGION_MAJORS[FULL], VIKINGS)
COASTS_WATCHED: Final = watched(COASTS[FULL], ENGLISH)

# ------------------------------------------------------------------------------------------------ what arrives


def arrivals(s: Table) -> None:
    """Who comes over the sea at the start of a Viking turn, and the first event window."""
    s.stage = FIRST
    s.due = [0, 0]
    if s.active >> 1 == VIKINGS:
        if s.scenario == FULL:
            if not s.revealed:
                s.revealed = True
                if s.round > 1:
                    reveal_leader(s)
        elif s.scenario == RAIDS:
            gather_raiders(s)
        elif s.active == BERSERKERS:  # VK-11.5
            s.due = [0, 1]
        else:
            s.due = [len(viking_among(s, REGION_MAJORS[GAMBLE])), 0]
    open_window(s, REINFORCING)


def reveal_leader(s: Table) -> None:
    """VK-3.1, VK-3.2: the B cards lie above the C cards."""
    top = s.leader_deck & BACK_MASKS[1] or s.leader_deck & BACK_MASKS[2]
    if not top:
        return
    card = draw_bit(s, top)
    s.leader_deck ^= 1 << card
    if s.log is not None:
        s.tell("revealed", {"leader": LEADER_CARDS[card]}, "leader-deck", place_name(SHIRE_COUNT + card), "leader")
    norsemen, berserkers = LEADER_UNITS[card]
    if card == REINFORCEMENTS:
        s.due = [norsemen, berserkers]
        return
    s.where[card] = OFFSHORE
    fill_card(s, card, NORSEMEN, norsemen)
    fill_card(s, card, BERSERKERS, berserkers)


def fill_card(s: Table, host: int, faction: int, number: int) -> None:
    """Units from the pool, as far as it reaches."""
    recruit(s, SHIRE_COUNT + host, faction, min(number, s.pool[faction]))


def gather_raiders(s: Table) -> None:
    """VK-10.4: a raiding army offshore; one that could not land is joined by the next."""
    s.where[RAIDERS] = OFFSHORE
    fill_card(s, RAIDERS, NORSEMEN, RAID_UNITS[0])
    fill_card(s, RAIDERS, BERSERKERS, RAID_UNITS[1])


# ------------------------------------------------------------------------------------------------ placing


def reinforce(s: Table) -> None:
    """VK-3.7: a fixed order, for it never matters: new Norsemen, new Berserkers, or Alfred and the printed units; then
    the fled."""
    while s.stage < ALL_PLACED:
        stage = s.stage
        s.stage += 1
        if stage == FLED:
            start_placing(s, s.active, s.fled[s.active])
        elif s.active >> 1 == VIKINGS:
            start_placing(s, stage, min(s.due[stage], s.pool[stage]))
        elif stage == FIRST:
            alfred_enters(s)
        else:
            place_printed(s)
        if s.phase != REINFORCE_PHASE:
            return
    if s.stage == ALL_PLACED:
        s.stage = LAST
        open_window(s, REINFORCING)
    else:
        s.phase = CARD


def start_placing(s: Table, faction: int, number: int) -> None:
    """D-03, D-05: units of one faction; without a choice they are placed at once."""
    if not number:
        return
    s.kind = faction
    s.left = number
    places = placing_places(s)
    if len(places) == 1:
        place_units(s, places[0], number)
    elif places:
        s.phase = PLACING


def placing_places(s: Table) -> list[int]:
    """Where the units may go: VK-3.2, VK-3.4, VK-10.5, VK-11.5. The stage is already the next one."""
    fled = s.stage == ALL_PLACED
    if s.active >> 1 == ENGLISH:
        places = without(s, CENTRES_WATCHED[s.scenario])
        return [*places, SHIRE_COUNT + ALFRED] if s.where[ALFRED] >= 0 else places
    cards = [SHIRE_COUNT + host for host in VIKING_LEADERS if s.where[host] >= OFFSHORE]
    if not fled and s.scenario == FULL:
        return cards + without(s, COASTS_WATCHED)
    return cards + viking_among(s, COASTS[s.scenario] if fled else REGION[GAMBLE])


def legal_placing(s: Table) -> list[int]:
    return [act.PUT + place for place in placing_places(s)]


def do_placing(s: Table, action: int) -> None:
    s.place = action - act.PUT
    if s.left > 1:
        s.phase = PLACING_NUMBER
    else:
        place_units(s, s.place, 1)
        s.phase = REINFORCE_PHASE


def legal_placing_number(s: Table) -> list[int]:
    return act.numbers(s.left, 1)


def do_placing_number(s: Table, action: int) -> None:
    place_units(s, s.place, action - act.TAKE)
    s.phase = PLACING if s.left else REINFORCE_PHASE


def place_units(s: Table, place: int, number: int) -> None:
    faction = s.kind
    s.left -= number
    if s.stage == ALL_PLACED:
        s.fled[faction] -= number
        put_down(s, place, faction, number)
        if s.log is not None:
            tell_units(s, "returned", faction, number, f"fled-{FACTIONS[faction]}", place_name(place))
    else:
        due = s.due[:]
        due[faction] -= number
        s.due = due
        recruit(s, place, faction, number)
    if place < SHIRE_COUNT and faction < HOUSECARLS:
        update_marker(s, place)  # an empty city is taken (VK-7.1)


# ------------------------------------------------------------------------------------------------ the English


def alfred_enters(s: Table) -> None:
    """VK-3.5, VK-3.6, D-06."""
    if s.scenario != FULL or s.round < ALFRED_ROUND or s.where[ALFRED] != WAITING:
        return
    shires = alfred_shires(s)
    if len(shires) == 1:
        place_alfred(s, shires[0])
    elif shires:
        s.phase = ALFRED_ENTRY


def alfred_shires(s: Table) -> list[int]:
    shires = without(s, MAJORS_WATCHED if s.any_city else CENTRES_WATCHED[FULL])
    if not s.pool[HOUSECARLS] + s.pool[THEGNS]:
        shires = [shire for shire in shires if force(s, shire, ENGLISH)]
    return shires


def legal_alfred_entry(s: Table) -> list[int]:
    return [act.PUT + shire for shire in alfred_shires(s)]


def do_alfred_entry(s: Table, action: int) -> None:
    place_alfred(s, action - act.PUT)
    s.phase = REINFORCE_PHASE


def place_alfred(s: Table, shire: int) -> None:
    s.where[ALFRED] = shire
    if s.log is not None:
        s.tell("alfred", {"leader": HOSTS[ALFRED], "shire": SHIRES[shire]}, "", SHIRES[shire], "leader")
    fill_card(s, ALFRED, HOUSECARLS, ALFRED_UNITS[0])
    fill_card(s, ALFRED, THEGNS, ALFRED_UNITS[1])


def printed_units(s: Table) -> list[tuple[int, int]]:
    """VK-3.3, VK-10.3: the shires that get units of the active faction, and how many."""
    here = s.here
    due = PRINTED_AT[s.scenario][s.active - HOUSECARLS]
    return [(shire, number) for shire, one, other, number in due if not (here[one] or here[other])]


def place_printed(s: Table) -> None:
    """Compulsory as far as the pool reaches; only a short pool needs a decision (D-04)."""
    due = printed_units(s)
    total = 0
    for _, number in due:
        total += number
    if total <= s.pool[s.active]:
        if s.log is None:  # as below, quicker
            s.pool[s.active] -= total
            for shire, number in due:
                s.here[4 * shire + s.active] += number
        else:
            for shire, number in due:
                recruit(s, shire, s.active, number)
    elif s.pool[s.active]:
        s.served = []
        s.phase = PRINTED


def legal_printed(s: Table) -> list[int]:
    return [act.PUT + shire for shire, number in printed_units(s) if number > s.served.count(shire)]


def do_printed(s: Table, action: int) -> None:
    shire = action - act.PUT
    recruit(s, shire, s.active, 1)
    s.served = [*s.served, shire]
    if not s.pool[s.active]:
        s.served = []
        s.phase = REINFORCE_PHASE


# ------------------------------------------------------------------------------------------------ 3.8 the card


def legal_card(s: Table) -> list[int]:
    """D-07"""
    held = s.hands[s.active] & MOVING
    first = act.PLAY + CARDS * s.active
    return [first + card for card in range(7) if held >> card & 1]


def do_card(s: Table, action: int) -> None:
    card = action - act.PLAY - CARDS * s.active
    s.hands[s.active] ^= 1 << card
    s.gone[s.active] |= 1 << card
    s.card = card
    s.armies, s.reach = MOVEMENT[s.active][card]
    if s.log is not None:
        name = FACTIONS[s.active]
        values: dict[str, Value] = {"faction": name, "card": CARD_NAMES[s.active][card]}
        values |= {"armies": s.armies, "shires": s.reach}
        target = f"discard-{name}" if card else f"treaty-{name}"
        s.tell("movement" if card else "treaty", values, f"hand-{name}", target, "card")
    open_window(s, AFTER_CARD)
