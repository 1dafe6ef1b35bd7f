"""The nine symbols of the action cards (BB-6): an action is resolved from left to right until somebody must decide."""

from typing import Final

from boardgames.brian_boru import actions as act
from boardgames.brian_boru.data import (
    CHURCH,
    CLAIM,
    COIN,
    COURT,
    EXPANSION_PRICE,
    EXTRA_PRICE,
    LIBERATE,
    PAY,
    RAIDER,
    RENOWN,
    SCRIPTS,
    SHORTFALL,
    TOP,
    TOWNS,
)
from boardgames.brian_boru.masks import is_one, listed, only
from boardgames.brian_boru.realm import lift_viking, put_disc, reachable
from boardgames.brian_boru.state import BUY, EXPAND, Table, seat_name
from boardgames.brian_boru.state import LIBERATE as LIBERATING
from boardgames.core.game import Value


def run(s: Table) -> bool:
    """Go on with the action of the seat to move (BB-6.1); False when a decision comes first."""
    script = SCRIPTS[s.script]
    seat = s.seat
    while s.symbol < len(script):
        symbol, number = script[s.symbol]
        s.symbol += 1
        if symbol == COIN:
            gain_coins(s, seat, number)
        elif symbol == CLAIM:
            claim(s, seat)
        elif symbol == PAY:
            for _ in range(number):
                pay(s, seat)
        elif symbol == CHURCH:
            add_church(s, seat, number, "church")
        elif symbol == RAIDER:
            if not s.battle:  # BB-6.7: nothing to take and nothing for sale
                if s.log is not None:
                    s.tell("no_raiders", {"seat": seat_name(seat)}, target="battle")
                continue
            add_raiders(s, seat, min(number, s.battle), "raiders")
        elif symbol == COURT:
            add_steps(s, seat, min(number, TOP - s.space[seat]), "courted")
        elif symbol == RENOWN:
            gain_renown(s, seat, number)
        elif symbol == LIBERATE:
            if not free_a_town(s):
                return False
            continue
        elif s.coins[seat] >= EXPANSION_PRICE and reachable(s, seat):
            s.phase = EXPAND
            return False
        if symbol >= CHURCH and affordable(s, seat, symbol):
            s.phase = BUY
            return False
    settle(s, seat)
    return True


# ------------------------------------------------------------------------------------------------ coins and towns


def gain_coins(s: Table, seat: int, number: int) -> None:
    """BB-6.3"""
    s.coins[seat] += number
    if s.log is not None:
        s.tell("coins", {"seat": seat_name(seat), "n": number}, target=f"seat-{seat}", piece="coin")


def gain_renown(s: Table, seat: int, number: int) -> None:
    """BB-6.5"""
    s.renown[seat] += number
    if s.log is not None:
        s.tell("renown", {"seat": seat_name(seat), "n": number}, target=f"seat-{seat}", piece="renown")


def claim(s: Table, seat: int) -> None:
    """BB-6.2"""
    put_disc(s, seat, s.town)
    s.holder = seat
    if s.log is not None:
        town = TOWNS[s.town]
        s.tell("claimed", {"seat": seat_name(seat), "town": town}, f"seat-{seat}", town, "disc")
        s.tell("marker", {"seat": seat_name(seat)}, town, f"seat-{seat}", "marker")


def pay(s: Table, seat: int) -> None:
    """BB-6.4: a coin, else two points, else what is left of them (R-6)."""
    if s.coins[seat]:
        s.coins[seat] -= 1
        if s.log is not None:
            s.tell("paid", {"seat": seat_name(seat), "n": 1}, source=f"seat-{seat}", piece="coin")
        return
    lost = min(SHORTFALL, s.points[seat])
    s.points[seat] -= lost
    if s.log is not None:
        kind = "paid_points" if lost else "paid_nothing"
        s.tell(kind, {"seat": seat_name(seat), "n": lost}, target=f"seat-{seat}")


# ------------------------------------------------------------------------------------------------ church, battle, court


def add_church(s: Table, seat: int, number: int, kind: str) -> None:
    """BB-6.6"""
    s.church[seat] += number
    if s.log is not None:
        s.tell(kind, {"seat": seat_name(seat), "n": number}, f"seat-{seat}", f"church-{seat}", "disc")


def add_raiders(s: Table, seat: int, number: int, kind: str) -> None:
    """BB-6.7"""
    s.raiders[seat] += number
    s.battle -= number
    if s.log is not None:
        s.tell(kind, {"seat": seat_name(seat), "n": number}, "battle", f"raiders-{seat}", "raider")


def add_steps(s: Table, seat: int, number: int, kind: str) -> None:
    """BB-6.8: discs may be passed and, until the action is over, share a space."""
    start = s.space[seat]
    s.space[seat] = start + number
    if s.log is not None:
        values: dict[str, Value] = {"seat": seat_name(seat), "n": number, "space": start + number}
        s.tell(kind, values, f"track-{start}", f"track-{start + number}", "disc")


def affordable(s: Table, seat: int, symbol: int) -> int:
    """BB-6.6 to BB-6.8: how many more of a symbol the seat may buy. Other symbols are not for sale (BB-6.12)."""
    most = s.coins[seat] // EXTRA_PRICE
    if symbol == CHURCH:
        return most
    if symbol == RAIDER:
        return min(most, s.battle)
    if symbol == COURT:
        return min(most, TOP - s.space[seat])
    return 0


def group_for_sale(s: Table) -> int:
    """The symbol of the group just resolved."""
    return SCRIPTS[s.script][s.symbol - 1][0]


_BUYS: Final = [list(range(act.BUY, act.BUY + most + 1)) for most in range(act.MOST_BOUGHT + 1)]


def legal_buy(s: Table) -> list[int]:
    return _BUYS[affordable(s, s.seat, group_for_sale(s))]


def do_buy(s: Table, action: int) -> None:
    number = action - act.BUY
    if not number:
        return
    seat = s.seat
    symbol = group_for_sale(s)
    s.coins[seat] -= EXTRA_PRICE * number
    if s.log is not None:
        s.tell("spent", {"seat": seat_name(seat), "n": EXTRA_PRICE * number}, source=f"seat-{seat}", piece="coin")
    if symbol == CHURCH:
        add_church(s, seat, number, "church_bought")
    elif symbol == RAIDER:
        add_raiders(s, seat, number, "raiders_bought")
    else:
        add_steps(s, seat, number, "courted_bought")


def settle(s: Table, seat: int) -> None:
    """BB-6.9: after the whole action a shared space above 0 is left for the nearest empty one below."""
    start = space = s.space[seat]
    while space and s.space.count(space) > (1 if space == start else 0):
        space -= 1
    if space != start:
        s.space[seat] = space
        if s.log is not None:
            values: dict[str, Value] = {"seat": seat_name(seat), "n": start - space, "space": space}
            s.tell("stepped_back", values, f"track-{start}", f"track-{space}", "disc")


# ------------------------------------------------------------------------------------------------ expand, liberate


def legal_expand(s: Table) -> list[int]:
    """BB-6.10"""
    options = listed(act.EXPANSIONS, reachable(s, s.seat))
    options.append(act.DECLINE)
    return options


def do_expand(s: Table, action: int) -> None:
    if action == act.DECLINE:
        return
    seat = s.seat
    town = action - act.EXPAND
    s.coins[seat] -= EXPANSION_PRICE
    put_disc(s, seat, town)
    if s.log is not None:
        values: dict[str, Value] = {"seat": seat_name(seat), "town": TOWNS[town], "n": EXPANSION_PRICE}
        s.tell("expanded", values, f"seat-{seat}", TOWNS[town], "disc")


def free_a_town(s: Table) -> bool:
    """BB-6.11: whether it happened, or could not happen, without a decision."""
    if not s.vikings:
        if s.log is not None:
            s.tell("none_to_liberate", {"seat": seat_name(s.seat)})
        return True
    if is_one(s.vikings):
        liberate(s, only(s.vikings))
        return True
    s.phase = LIBERATING
    return False


def legal_liberate(s: Table) -> list[int]:
    """R-12: any token on the board."""
    return listed(act.LIBERATIONS, s.vikings)


def do_liberate(s: Table, action: int) -> None:
    liberate(s, action - act.LIBERATE)


def liberate(s: Table, town: int) -> None:
    owner = lift_viking(s, town)
    if s.log is not None:
        values: dict[str, Value] = {"seat": seat_name(s.seat), "town": TOWNS[town], "owner": seat_name(owner)}
        s.tell("liberated", values, source=TOWNS[town], piece="viking")
