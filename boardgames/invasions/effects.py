"""What each rune does (IV-13.7). A card whose effect needs a choice asks for it next; then comes the wind (IV-8.3)."""

from collections.abc import Callable
from typing import Final

from boardgames.invasions import actions as act
from boardgames.invasions import hand, missions, sagas, turn
from boardgames.invasions.conditions import has_room, other_goods, ports_in_reach, targets
from boardgames.invasions.data import (
    AMBUSH,
    AMOUNT,
    BOUNTY,
    DANEGELD,
    DEMAND,
    FROST,
    GOODS,
    HAND,
    HEARTH,
    HEARTH_MOST,
    LOKI,
    LOTS,
    NJORD,
    NODES,
    OARS,
    OATHBREAK,
    OMEN,
    RAMPARTS,
    RAN,
    RECRUITS,
    RUNES,
    SAGAS,
    SILENCE,
    STOREHOUSE,
    SUNSTONE,
    TYPES,
    UPRISING,
    VALUE,
)
from boardgames.invasions.sailing import ask_wind, charge, steps_from
from boardgames.invasions.state import (
    AIMING,
    LOADING,
    MAIN,
    MARKING,
    NONE,
    REPLACING,
    ROWING,
    SILENCING,
    TAKING,
    WANTING,
    Table,
    load_of,
    members,
    name_of,
)


# ------------------------------------------------------------------------------------------------ for oneself
def done(s: Table) -> None:
    ask_wind(s, MAIN)


def change_demand(s: Table) -> None:
    kinds = other_goods(s)
    if len(kinds) == 1:
        want(s, kinds[0])
    else:
        s.phase = WANTING


def want(s: Table, kind: int) -> None:
    s.supply[s.wanted] += 1
    s.supply[kind] -= 1
    s.wanted = kind
    if s.log is not None:
        s.tell("wanted", {"goods": GOODS[kind]}, f"supply-{GOODS[kind]}", "wanted", "goods")
    done(s)


def recruit(s: Table) -> None:
    turn.board_viking(s, s.seat)
    done(s)


def score_colonies(s: Table) -> None:
    gain(s, min(HEARTH_MOST, AMOUNT[HEARTH] * s.colonies[s.seat].bit_count()))
    done(s)


def gain(s: Table, points: int) -> None:
    s.vp[s.seat] += points
    s.by_runes[s.seat] += points
    if s.log is not None:
        s.tell("scored", {"seat": name_of(s.seat), "n": points}, target=f"seat-{s.seat}")


def fair_weather(s: Table) -> None:
    s.fair_bonus += AMOUNT[NJORD]
    done(s)


def row(s: Table) -> None:
    s.steps = AMOUNT[OARS]
    s.phase = ROWING


def load_bounty(s: Table) -> None:
    kinds = [kind for kind in range(TYPES) if s.supply[kind]]
    if len(kinds) == 1:
        load(s, kinds[0])
    else:
        s.phase = LOADING


def load(s: Table, kind: int) -> None:
    turn.board_goods(s, s.seat, kind)
    done(s)


def take_danegeld(s: Table) -> None:
    """Not a raid: no saga, no figure, but the port has had its mission."""
    port = s.at[s.seat]
    s.used |= 1 << port
    gain(s, VALUE[port])
    done(s)


def draw_lots(s: Table) -> None:
    for _ in range(AMOUNT[LOTS]):
        if s.held[s.seat] == HAND or not hand.draw(s, s.seat):
            break
    done(s)


def shelter(s: Table) -> None:
    s.sheltered = True
    done(s)


def raise_ramparts(s: Table) -> None:
    s.ramparts[s.seat] += 1
    done(s)


def send_frost(s: Table) -> None:
    s.frost[s.seat] += 1
    done(s)


def aim(s: Table) -> None:
    rivals = targets(s, s.card)
    if len(rivals) == 1:
        strike(s, rivals[0])
    else:
        s.phase = AIMING


def mark(s: Table) -> None:
    ports = members(ports_in_reach(s, s.card))
    if len(ports) == 1:
        ravage(s, ports[0])
    else:
        s.phase = MARKING


def silence(s: Table) -> None:
    s.phase = SILENCING


EFFECTS: Final[dict[int, Callable[[Table], None]]] = {
    DEMAND: change_demand,
    RECRUITS: recruit,
    HEARTH: score_colonies,
    NJORD: fair_weather,
    OARS: row,
    BOUNTY: load_bounty,
    DANEGELD: take_danegeld,
    LOTS: draw_lots,
    SUNSTONE: shelter,
    OMEN: aim,
    RAN: aim,
    UPRISING: mark,
    LOKI: aim,
    AMBUSH: aim,
    STOREHOUSE: mark,
    OATHBREAK: aim,
    RAMPARTS: raise_ramparts,
    FROST: send_frost,
    SILENCE: silence,
}

# ------------------------------------------------------------------------------------------------ against a rival


def strike(s: Table, rival: int) -> None:
    rune = s.card
    if s.log is not None:
        s.tell(
            "aimed", {"seat": name_of(s.seat), "rival": name_of(rival), "rune": RUNES[rune]}, target=NODES[s.at[rival]]
        )
    if rune == LOKI:
        steal_rune(s, rival)
    elif rune == AMBUSH:
        s.victim = rival
        s.owed = AMOUNT[AMBUSH]
        go_on_taking(s)
    elif rune == OATHBREAK:
        desert(s, rival)
    else:
        charge(s, rival, AMOUNT[rune])


def steal_rune(s: Table, rival: int) -> None:
    """IV-22: both jarls know the card. Others who knew the rival's hand no longer do, unless it was its only card."""
    s.fence += 1
    seat = s.seat
    first = HAND * rival
    number = s.held[rival]
    place = first + s.rng.below(number)
    rune = s.runes[place]
    known = 1 << rival
    if number == 1:
        known |= s.known[place] & ~(1 << seat)
    hand.remove_at(s, rival, place)
    for other in range(first, first + s.held[rival]):
        s.known[other] &= 1 << seat
    hand.put_in(s, seat, rune, known)
    if s.log is not None:
        s.tell_secret(
            "stole",
            {"seat": name_of(seat), "rival": name_of(rival), "rune": RUNES[rune]},
            "rune",
            (seat, rival),
            f"hand-{rival}",
            f"hand-{seat}",
            "rune",
        )
    done(s)


def desert(s: Table, rival: int) -> None:
    turn.lose_viking(s, rival)
    if not s.vikings[rival]:
        turn.abandon(s, rival)  # IV-14.3
    if s.reserve[s.seat] and has_room(s):
        s.phase = REPLACING
    else:
        done(s)


_ABOARD_OR_NOT: Final = [act.ABOARD, act.DECLINE]


def legal_replacing(s: Table) -> list[int]:
    """D15"""
    return _ABOARD_OR_NOT


def do_replacing(s: Table, action: int) -> None:
    if action == act.ABOARD:
        turn.board_viking(s, s.seat)
    done(s)


def legal_aiming(s: Table) -> list[int]:
    """D13"""
    return [act.AGAINST + rival for rival in targets(s, s.card)]


def do_aiming(s: Table, action: int) -> None:
    strike(s, action - act.AGAINST)


def go_on_taking(s: Table) -> None:
    if s.owed and has_room(s) and load_of(s, s.victim) > s.vikings[s.victim]:
        s.phase = TAKING
    else:
        s.owed = 0
        s.victim = NONE
        done(s)


def legal_taking(s: Table) -> list[int]:
    """Up to so many tokens, as far as there is room."""
    first = TYPES * s.victim
    return [act.TAKE + kind for kind in range(TYPES) if s.cargo[first + kind]] + [act.ENOUGH]


def do_taking(s: Table, action: int) -> None:
    if action == act.ENOUGH:
        s.owed = 0
    else:
        kind = action - act.TAKE
        s.cargo[TYPES * s.victim + kind] -= 1
        s.cargo[TYPES * s.seat + kind] += 1
        s.owed -= 1
        if s.log is not None:
            values = {"seat": name_of(s.seat), "rival": name_of(s.victim), "goods": GOODS[kind]}
            s.tell("ambushed", {**values}, f"hold-{s.victim}", f"hold-{s.seat}", "goods")
    go_on_taking(s)


# ------------------------------------------------------------------------------------------------ on the board


def legal_marking(s: Table) -> list[int]:
    return [act.PORT + port for port in members(ports_in_reach(s, s.card))]


def do_marking(s: Table, action: int) -> None:
    ravage(s, action - act.PORT)


def ravage(s: Table, port: int) -> None:
    """A colony or a goods token leaves its port. No saga can be fulfilled by what is taken away (IV-13.8)."""
    here = 1 << port
    if s.card == UPRISING:
        missions.drive_out(s, here)
    else:
        kind = next(kind for kind in range(TYPES) if s.goods[kind] & here)
        s.goods[kind] &= ~here
        s.stocked &= ~here
        s.supply[kind] += 1
        if s.log is not None:
            values = {"goods": GOODS[kind], "port": NODES[port]}
            s.tell("burned", {**values}, NODES[port], f"supply-{GOODS[kind]}", "goods")
    done(s)


def legal_wanting(s: Table) -> list[int]:
    return [act.WANT + kind for kind in other_goods(s)]


def do_wanting(s: Table, action: int) -> None:
    want(s, action - act.WANT)


def legal_loading(s: Table) -> list[int]:
    return [act.LOAD + kind for kind in range(TYPES) if s.supply[kind]]


def do_loading(s: Table, action: int) -> None:
    load(s, action - act.LOAD)


def legal_rowing(s: Table) -> list[int]:
    """D16"""
    return [*steps_from(s, s.at[s.seat]), act.STOP]


def do_rowing(s: Table, action: int) -> None:
    """No day, no weather."""
    if action != act.STOP:
        node = action - act.SAIL
        before = s.at[s.seat]
        s.at[s.seat] = node
        s.steps -= 1
        if s.log is not None:
            s.tell("rowed", {"seat": name_of(s.seat), "node": NODES[node]}, NODES[before], NODES[node], "ship")
        if s.steps:
            return
    s.steps = 0
    done(s)


def legal_silencing(s: Table) -> list[int]:
    """D17"""
    return [act.SILENCE + saga for saga in s.open_sagas]


def do_silencing(s: Table, action: int) -> None:
    saga = action - act.SILENCE
    s.open_sagas.remove(saga)
    s.saga_discard.append(saga)
    if s.log is not None:
        s.tell("silenced", {"saga": SAGAS[saga]}, "sagas", "saga-discard", "saga")
    sagas.refill(s)
    done(s)
