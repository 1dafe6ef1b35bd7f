"""The course of the turns (IV-3), loading and leaving (IV-4, IV-5), wintering and abandoned ships (IV-14)."""

from boardgames.invasions import hand, sagas
from boardgames.invasions.actions import EMBARK, EMBARK_VIKING
from boardgames.invasions.data import GOODS, LAST_ROUNDS, LONGEST_GAME, NODES, PORTS, TYPES, WINTERING
from boardgames.invasions.state import MAIN, NONE, Table, name_of, place_of

# ------------------------------------------------------------------------------------------------ 3 The turn


def begin_turn(s: Table, seat: int) -> bool:
    """TURN_START of IV-3.6: seven new days, for none are carried over (IV-3.1); False if the jarl has nobody left to
    act with (IV-18.2)."""
    s.active = seat
    s.seat = seat
    s.frost[seat] = 0
    s.ramparts[seat] = 0
    s.prepared = 0
    s.sailed = 0
    s.losses = 0
    s.used = 0
    s.fair_bonus = 0
    s.sheltered = False
    s.card = NONE
    s.mission = NONE
    s.phase = MAIN
    able = s.vikings[seat] + s.reserve[seat] > 0
    if s.log is not None:
        s.tell("turn" if able else "skipped", {"seat": name_of(seat), "n": s.round}, target=f"seat-{seat}")
    return able


def end_turn(s: Table) -> None:
    """TURN_END of IV-3.6, up to the next jarl who can act, or to the end of the game."""
    if not any(s.vikings) and not any(s.reserve):
        sagas.finish(s)  # IV-18.4
        return
    while True:
        count_last_rounds(s)
        if s.last_rounds == 0:
            sagas.finish(s)  # IV-16.3 (b)
            return
        seat = s.active + 1
        if seat == s.players:
            seat = 0
        if seat == s.first:
            next_round(s)
        if begin_turn(s, seat):
            return


def count_last_rounds(s: Table) -> None:
    """IV-16.1, IV-16.2"""
    if s.last_rounds != NONE:
        s.last_rounds -= 1
    elif not s.saga_deck:
        start_last_rounds(s)


def start_last_rounds(s: Table) -> None:
    s.last_rounds = LAST_ROUNDS * s.players
    if s.log is not None:
        s.tell("last_rounds", {"n": LAST_ROUNDS})


def next_round(s: Table) -> None:
    """IV-16.4: a game in which nobody cares for sagas must end too; its last rounds begin in time for that."""
    s.round += 1
    if s.round > LONGEST_GAME // s.players - LAST_ROUNDS and s.last_rounds == NONE:
        start_last_rounds(s)


# ------------------------------------------------------------------------------------------------ 4 Embarking


def embark(s: Table, action: int) -> None:
    """IV-4.2"""
    seat = s.seat
    s.prepared += 1
    if action == EMBARK_VIKING:
        board_viking(s, seat)
    else:
        board_goods(s, seat, action - EMBARK)


def board_viking(s: Table, seat: int) -> None:
    s.reserve[seat] -= 1
    s.vikings[seat] += 1
    if s.log is not None:
        s.tell("embarked_viking", {"seat": name_of(seat)}, f"reserve-{seat}", f"hold-{seat}", "viking")


def board_goods(s: Table, seat: int, kind: int) -> None:
    s.supply[kind] -= 1
    s.cargo[TYPES * seat + kind] += 1
    if s.log is not None:
        name = GOODS[kind]
        s.tell("embarked", {"seat": name_of(seat), "goods": name}, f"supply-{name}", f"hold-{seat}", "goods")


def leave(s: Table, home: int) -> None:
    """IV-4.5"""
    seat = s.seat
    s.at[seat] = PORTS + home
    if s.log is not None:
        name = NODES[PORTS + home]
        s.tell("left", {"seat": name_of(seat), "home": name}, NODES[WINTERING], name, "ship")


def draw_rune(s: Table) -> None:
    """IV-5.1"""
    s.prepared += 1
    hand.draw(s, s.seat)


# ------------------------------------------------------------------------------------------------ 14 Home again


def lose_viking(s: Table, seat: int) -> None:
    """IV-18.1: nobody is lost for good."""
    s.vikings[seat] -= 1
    s.reserve[seat] += 1
    if s.log is not None:
        s.tell("lost_viking", {"seat": name_of(seat)}, f"hold-{seat}", f"reserve-{seat}", "viking")


def lose_goods(s: Table, seat: int, kind: int) -> None:
    s.cargo[TYPES * seat + kind] -= 1
    s.supply[kind] += 1
    if s.log is not None:
        name = GOODS[kind]
        s.tell("lost", {"seat": name_of(seat), "goods": name}, f"hold-{seat}", f"supply-{name}", "goods")


def unload_goods(s: Table, seat: int) -> None:
    for kind in range(TYPES):
        s.supply[kind] += s.cargo[TYPES * seat + kind]
        s.cargo[TYPES * seat + kind] = 0


def winter(s: Table) -> None:
    """IV-14.1"""
    seat = s.seat
    if s.log is not None:
        s.tell("wintered", {"seat": name_of(seat)}, place_of(s, seat), NODES[WINTERING], "ship")
    unload_goods(s, seat)
    s.reserve[seat] += s.vikings[seat] - 1
    s.vikings[seat] = 1
    s.at[seat] = WINTERING
    end_turn(s)


def abandon(s: Table, seat: int) -> None:
    """IV-14.2, IV-14.3: a ship without a crew. Its owner's turn ends, a rival's goes on."""
    if s.log is not None:
        s.tell("abandoned", {"seat": name_of(seat)}, place_of(s, seat), NODES[WINTERING], "ship")
    unload_goods(s, seat)
    s.at[seat] = WINTERING
    if seat == s.active:
        end_turn(s)
