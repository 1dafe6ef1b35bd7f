"""Rounds and turns: cubes from the bag, the Draw phase, the end of a round and of the game (VK-2, VK-8)."""

from boardgames.core.game import NOBODY, Value
from boardgames.vikings878.board import draw_bit, viking_controlled
from boardgames.vikings878.data import (
    CARD_NAMES,
    CARDS,
    CONQUEST,
    ENGLISH,
    FACTIONS,
    FULL,
    GAMBLE,
    GAMBLE_WIN,
    HAND,
    MOVING,
    NORSEMEN,
    RAIDS,
    REGION_MAJORS,
    SCENARIO_ROUNDS,
    SHIRES,
    SIDES,
    TREATY,
    TREATY_ROUND,
    TREATY_WIN,
    VIKINGS,
)
from boardgames.vikings878.reinforcements import arrivals
from boardgames.vikings878.state import BEGIN, CUBE, NONE, OVER, ROUND_END, Table

# ------------------------------------------------------------------------------------------------ 2 rounds and turns


def cube(s: Table) -> None:
    """VK-2.1, VK-2.2: the next cube; the Norsemen open round I (VK-1.8)."""
    bag = 0b1111
    for faction in s.order:
        bag ^= 1 << faction
    s.active = NORSEMEN if s.round == 1 and not s.order else draw_bit(s, bag)
    s.order = [*s.order, s.active]
    s.phase = BEGIN


def begin(s: Table) -> None:
    """VK-2.6: a turn starts with everybody ready and nothing in force."""
    s.spent = [0] * len(s.spent)
    s.moved = 0
    s.done = 0
    s.card = NONE
    s.armies = 0
    s.reach = 0
    s.closed = []
    s.lasting = 0
    if s.log is not None:
        s.tell("turn", {"faction": FACTIONS[s.active], "n": s.round}, "bag", "sequence", "cube")
    arrivals(s)


# ------------------------------------------------------------------------------------------------ 8 draw


def drawing(s: Table) -> None:
    """VK-8.1, then the next turn or the end of the round."""
    draw_hand(s, s.active)
    s.phase = CUBE if len(s.order) < 4 else ROUND_END


def draw_hand(s: Table, faction: int) -> None:
    """VK-1.2, VK-1.3, VK-8.2: up to three cards, shown and drawn again until one of them can move an army."""
    refill(s, faction)
    while not s.hands[faction] & MOVING and s.decks[faction] & MOVING:
        shown = s.shown[:]
        shown[faction] |= s.hands[faction]
        s.shown = shown
        if s.log is not None:
            name = FACTIONS[faction]
            values: dict[str, Value] = {"faction": name, "cards": names(faction, s.hands[faction])}
            s.tell("showed", values, f"hand-{name}", f"deck-{name}", "card")
        s.decks[faction] |= s.hands[faction]
        s.hands[faction] = 0
        refill(s, faction)


def refill(s: Table, faction: int) -> None:
    drawn = 0
    while s.decks[faction] and s.hands[faction].bit_count() < HAND:
        bit = 1 << draw_bit(s, s.decks[faction])
        s.decks[faction] ^= bit
        s.hands[faction] |= bit
        drawn |= bit
    if s.log is not None and drawn:
        outline: dict[str, Value] = {"faction": FACTIONS[faction], "n": drawn.bit_count()}
        s.tell_side("drew", {**outline, "cards": names(faction, drawn)}, outline, faction)


def names(faction: int, cards: int) -> tuple[str, ...]:
    return tuple(CARD_NAMES[faction][card] for card in range(CARDS) if cards >> card & 1)


# ------------------------------------------------------------------------------------------------ 8.3 end of a round


def round_end(s: Table) -> None:
    if s.scenario == RAIDS:
        take_plunder(s)
    s.winner = decided(s)
    if s.winner != NONE:
        finish(s)
        return
    s.round += 1
    s.order = []
    s.revealed = False
    if s.log is not None:
        s.tell("round", {"n": s.round}, "", "rounds", "round")
    s.phase = CUBE


def take_plunder(s: Table) -> None:
    """VK-10.6"""
    cities = [shire for shire in REGION_MAJORS[RAIDS] if viking_controlled(s, shire)]
    taken = min(len(cities), s.track - s.plunder)
    s.plunder += taken
    if s.log is not None and taken:
        left = s.track - s.plunder
        values: dict[str, Value] = {"n": taken, "left": left, "shires": tuple(SHIRES[city] for city in cities)}
        s.tell("plundered", values, "track", "", "marker")


def decided(s: Table) -> int:
    """VK-8.3, VK-10.7, VK-11.10: the side that has won at the end of this round, or NONE."""
    last = last_round(s)
    if s.scenario == RAIDS:
        if s.plunder >= s.track:
            return VIKINGS
        return ENGLISH if last else NONE
    held = s.markers.bit_count()
    if s.scenario == GAMBLE:
        if held in (0, s.track):
            return VIKINGS if held else ENGLISH
    elif held >= CONQUEST:
        return VIKINGS
    elif held == 0:
        return ENGLISH
    return leading_side(s) if last else NONE


def last_round(s: Table) -> bool:
    """VK-8.3: whether the game ends with this round, whatever happens on the map."""
    return s.round == SCENARIO_ROUNDS[s.scenario] or (s.scenario == FULL and s.round >= TREATY_ROUND and treaty_made(s))


def treaty_made(s: Table) -> bool:
    """Both factions of a side have played their Treaty."""
    gone = s.gone
    return bool(gone[0] & gone[1] & TREATY or gone[2] & gone[3] & TREATY)


def leading_side(s: Table) -> int:
    """Who would win if the game ended now."""
    if s.scenario == RAIDS:
        return VIKINGS if s.plunder >= s.track else ENGLISH
    need = GAMBLE_WIN if s.scenario == GAMBLE else TREATY_WIN
    return VIKINGS if s.markers.bit_count() >= need else ENGLISH


def finish(s: Table) -> None:
    """VK-8.4"""
    s.phase = OVER
    s.seat = NOBODY
    s.fence += 1
    if s.log is not None:
        s.tell("over", {"side": SIDES[s.winner], "n": s.markers.bit_count()})
