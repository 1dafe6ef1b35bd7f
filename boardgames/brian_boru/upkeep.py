"""The four steps after the tricks of a round: marriage, battle, church, regions (BB-7 to BB-10).

`STAGES` lists them in order; each stage says whether the next one may begin or a decision comes first.
"""

from collections.abc import Callable
from typing import Final

from boardgames.brian_boru import actions as act
from boardgames.brian_boru.data import (
    FOUR,
    IN_REGION,
    MARRIAGE_POINTS,
    MARRIAGE_REGION,
    MARRIAGE_RENOWN,
    MARRIAGES,
    NONE,
    REGIONS,
    SPURNED,
    TOWNS,
    TRACK_COINS,
    TRACK_RENOWN,
    TRACK_TOWN_SPACE,
)
from boardgames.brian_boru.data import PRINCESS as ESTRID
from boardgames.brian_boru.masks import is_one, listed, only
from boardgames.brian_boru.realm import flips, majority, put_disc, put_monastery, put_viking, sites
from boardgames.brian_boru.sheet import DATA
from boardgames.brian_boru.state import (
    LOSE_TOWN,
    MARRIAGE_TOWN,
    MONASTERY,
    MONASTERY_FOUR,
    ON_BOARD,
    PRINCESS,
    TRACK_TOWN,
    Table,
    controlled,
    seat_name,
)
from boardgames.brian_boru.symbols import gain_coins, gain_renown
from boardgames.core.game import Value


def run(s: Table) -> bool:
    """Go on with the upkeep; False when a decision comes first."""
    while s.stage < len(STAGES):
        stage = STAGES[s.stage]
        s.stage += 1
        if not stage(s):
            return False
    return True


def alone_first(numbers: list[int]) -> int:
    """The seat that alone has the most, and at least one (R-7, R-8), or NONE."""
    most = max(numbers)
    return numbers.index(most) if most and numbers.count(most) == 1 else NONE


def clockwise(s: Table) -> list[int]:
    """All seats, the marker holder first."""
    return [(s.holder + place) % s.players for place in range(s.players)]


def gain_points(s: Table, seat: int, number: int) -> None:
    s.points[seat] += number
    if s.log is not None:
        s.tell("points", {"seat": seat_name(seat), "n": number}, target=f"seat-{seat}")


# ------------------------------------------------------------------------------------------------ 7 Marriage


def marry(s: Table) -> bool:
    """BB-7.1 to BB-7.3: the highest disc wins the card and its rewards, in printed order."""
    card = s.marriage
    highest = max(s.space)
    if not highest:
        s.marriage = NONE
        if s.log is not None:
            s.tell("unwed", {"card": MARRIAGES[card]}, source="marriage", piece="marriage")
        return True
    seat = s.space.index(highest)
    s.seat = seat
    if s.log is not None:
        values: dict[str, Value] = {"seat": seat_name(seat), "card": MARRIAGES[card]}
        s.tell("married", values, "marriage", f"marriages-{seat}", "marriage")
    s.marriage = NONE
    if card == ESTRID:
        s.phase = PRINCESS
        return False
    s.wed[seat] |= 1 << card
    gain_points(s, seat, MARRIAGE_POINTS[card])
    if MARRIAGE_RENOWN[card]:
        gain_renown(s, seat, MARRIAGE_RENOWN[card])
    if MARRIAGE_REGION[card] != NONE:
        return grant_town(s, MARRIAGE_TOWN, IN_REGION[MARRIAGE_REGION[card]])
    return True


def grant_town(s: Table, phase: int, within: int) -> bool:
    """BB-7.2, BB-7.5: a free town for the seat to move, of its choice if there are several."""
    towns = s.free & within
    if not towns:
        if s.log is not None:
            s.tell("no_free_town", {"seat": seat_name(s.seat)})
        return True
    if is_one(towns):
        take_town(s, only(towns))
        return True
    s.phase = phase
    return False


def take_town(s: Table, town: int) -> None:
    seat = s.seat
    put_disc(s, seat, town)
    if s.log is not None:
        values: dict[str, Value] = {"seat": seat_name(seat), "town": TOWNS[town]}
        s.tell("took_town", values, f"seat-{seat}", TOWNS[town], "disc")


def legal_marriage_town(s: Table) -> list[int]:
    """The card is the last one won: its region is the bride's."""
    return listed(act.TAKES, s.free & IN_REGION[MARRIAGE_REGION[s.brides[s.round - 1]]])


def do_take(s: Table, action: int) -> None:
    take_town(s, action - act.TAKE)


_PRINCESS: Final = [act.MILITARY, act.TRADE, act.SPURN]


def legal_princess(s: Table) -> list[int]:
    return _PRINCESS


def do_princess(s: Table, action: int) -> None:
    """BB-7.3. Spurned, the card leaves the game (R-19)."""
    seat = s.seat
    mode = act.TEXTS[action]
    if s.log is not None:
        s.tell(f"princess_{mode}", {"seat": seat_name(seat)}, target=f"marriages-{seat}", piece="marriage")
    if action == act.SPURN:
        gain_points(s, seat, SPURNED)
        return
    s.wed[seat] |= 1 << ESTRID
    if action == act.MILITARY:
        s.military = seat
    else:
        s.trade = seat


def reward_second(s: Table) -> bool:
    """BB-7.4, then the best reward of the track: a disc on any free town (BB-7.5, R-25)."""
    highest = max(s.space)
    if not highest:
        return True
    seat = s.space.index(highest)
    s.space[seat] = 0
    if s.log is not None:
        s.tell("back_to_start", {"seat": seat_name(seat)}, f"track-{highest}", "track-0", "disc")
    if TRACK_TOWN_SPACE not in s.space:
        return True
    s.seat = s.space.index(TRACK_TOWN_SPACE)
    return grant_town(s, TRACK_TOWN, s.free)


def reward_others(s: Table) -> bool:
    """BB-7.5: from the highest space down; nobody can be on the top space now."""
    for space in range(TRACK_TOWN_SPACE - 1, 0, -1):
        if space in s.space:
            seat = s.space.index(space)
            if TRACK_COINS[space]:
                gain_coins(s, seat, TRACK_COINS[space])
            if TRACK_RENOWN[space]:
                gain_renown(s, seat, TRACK_RENOWN[space])
    return True


def legal_track_town(s: Table) -> list[int]:
    return listed(act.TAKES, s.free)


# ------------------------------------------------------------------------------------------------ 8 Battle


def invade(s: Table) -> bool:
    """BB-8.1, BB-8.2: with raiders left, everybody with the fewest captured ones loses a town."""
    s.queue = []
    if not s.battle:
        if s.log is not None:
            s.tell("repelled", {}, target="battle")
        return True
    fewest = min(s.raiders)
    s.queue = [seat for seat in clockwise(s) if s.raiders[seat] == fewest]
    if s.log is not None:
        losers = tuple(seat_name(seat) for seat in s.queue)
        s.tell("incursion", {"n": s.battle, "losers": losers}, target="battle")
    return True


def lose_towns(s: Table) -> bool:
    """BB-8.3: the sole leader picks for each loser; without one, each loser picks."""
    leader = alone_first(s.raiders)
    while s.queue:
        loser = s.queue[0]
        towns = controlled(s, loser)
        if towns and not is_one(towns):
            s.seat = loser if leader == NONE else leader
            s.phase = LOSE_TOWN
            s.stage -= 1
            return False
        if towns:
            lose_town(s, loser, only(towns))
        elif s.log is not None:
            s.tell("nothing_to_lose", {"seat": seat_name(loser)})
        s.queue.pop(0)
    return True


def legal_lose(s: Table) -> list[int]:
    return listed(act.LOSSES, controlled(s, s.queue[0]))


def do_lose(s: Table, action: int) -> None:
    lose_town(s, s.queue.pop(0), action - act.LOSE)


def lose_town(s: Table, loser: int, town: int) -> None:
    """BB-8.4"""
    put_viking(s, loser, town)
    if s.log is not None:
        s.tell("lost_town", {"seat": seat_name(loser), "town": TOWNS[town]}, "battle", TOWNS[town], "viking")


def divide_spoils(s: Table) -> bool:
    """BB-8.4 to BB-8.7: the raiders sail home, then spoils, whether or not they were repelled."""
    if s.battle:
        if s.log is not None:
            s.tell("raiders_leave", {"n": s.battle}, source="battle", piece="raider")
        s.battle = 0
    leader = alone_first(s.raiders)
    if leader != NONE:
        if s.log is not None:
            values: dict[str, Value] = {"seat": seat_name(leader), "n": s.raiders[leader]}
            s.tell("first_spoils", values, f"raiders-{leader}", "", "raider")
        gain_renown(s, leader, DATA.upkeep.spoils_renown)
        gain_points(s, leader, s.renown[leader])
        s.raiders[leader] = 0
    elif s.log is not None:
        s.tell("no_first_spoils", {})
    most = max(s.raiders)
    for seat in clockwise(s):
        if most and s.raiders[seat] == most:
            s.raiders[seat] -= DATA.upkeep.second_returned
            if s.log is not None:
                s.tell("second_spoils", {"seat": seat_name(seat), "n": 1}, f"raiders-{seat}", "", "raider")
            gain_points(s, seat, DATA.upkeep.second_points)
    return True


# ------------------------------------------------------------------------------------------------ 9 Church


def honour_first(s: Table) -> bool:
    """BB-9.1, BB-9.2: who alone has the most church discs builds a monastery, if there is a site."""
    leader = alone_first(s.church)
    if leader == NONE:
        if s.log is not None:
            s.tell("no_first_honours", {})
        return True
    s.seat = leader
    if s.log is not None:
        s.tell("first_honours", {"seat": seat_name(leader), "n": s.church[leader]}, target=f"church-{leader}")
    return found_monastery(s, MONASTERY)


def found_monastery(s: Table, phase: int) -> bool:
    """BB-9.2: whether the seat to move built one, or could not, without a decision."""
    towns = sites(s, s.seat)
    if not towns:
        if s.log is not None:
            s.tell("no_site", {"seat": seat_name(s.seat)})
        return True
    if is_one(towns):
        build(s, only(towns))
        return True
    s.phase = phase
    return False


def legal_monastery(s: Table) -> list[int]:
    return listed(act.MONASTERIES, sites(s, s.seat))


def do_monastery(s: Table, action: int) -> None:
    build(s, action - act.MONASTERY)


def do_monastery_four(s: Table, action: int) -> None:
    build(s, action - act.MONASTERY)
    take_back_discs(s, s.queue.pop(0))


def build(s: Table, town: int) -> None:
    seat = s.seat
    put_monastery(s, seat, town)
    if s.log is not None:
        values: dict[str, Value] = {"seat": seat_name(seat), "town": TOWNS[town]}
        s.tell("monastery", values, f"church-{seat}", TOWNS[town], "monastery")


def take_back_discs(s: Table, seat: int) -> None:
    if s.log is not None:
        values: dict[str, Value] = {"seat": seat_name(seat), "n": s.church[seat]}
        s.tell("church_discs_back", values, f"church-{seat}", f"seat-{seat}", "disc")
    s.church[seat] = 0


def honour_others(s: Table) -> bool:
    """The rest of BB-9.1 (the marker moves even without a site), then BB-9.3; BB-9.4 is prepared."""
    leader = alone_first(s.church)
    if leader != NONE:
        if s.log is not None and s.holder != leader:
            s.tell("marker", {"seat": seat_name(leader)}, f"seat-{s.holder}", f"seat-{leader}", "marker")
        s.holder = leader
        take_back_discs(s, leader)
    most = max(s.church)
    for seat in clockwise(s):
        if most and s.church[seat] == most:
            s.church[seat] -= DATA.upkeep.second_returned
            if s.log is not None:
                values: dict[str, Value] = {"seat": seat_name(seat), "n": 1}
                s.tell("second_honours", values, f"church-{seat}", f"seat-{seat}", "disc")
            gain_points(s, seat, DATA.upkeep.second_points)
    s.queue = [seat for seat in clockwise(s) if s.church[seat] >= FOUR]
    return True


def honour_fours(s: Table) -> bool:
    """BB-9.4: a monastery for four discs; who has no site keeps them."""
    while s.queue:
        s.seat = s.queue[0]
        if not sites(s, s.seat):
            found_monastery(s, MONASTERY_FOUR)
            s.queue.pop(0)
        elif found_monastery(s, MONASTERY_FOUR):
            take_back_discs(s, s.queue.pop(0))
        else:
            s.stage -= 1
            return False
    return True


# ------------------------------------------------------------------------------------------------ 10 Regions


def claim_regions(s: Table) -> bool:
    """BB-10: tokens turn up, then go where the majority is. Regions do not touch each other (BB-10.4)."""
    for region, name in enumerate(REGIONS):
        if flips(s, region):
            s.claims[region] = ON_BOARD
            if s.log is not None:
                s.tell("token_up", {"region": name}, target=f"claim-{name}", piece="claim")
        before = s.claims[region]
        if before < ON_BOARD:
            continue
        after = majority(s, region)
        if after == before:
            continue
        s.claims[region] = after
        if s.log is not None:
            here = f"claim-{name}" if before == ON_BOARD else f"claims-{before}"
            if after == ON_BOARD:
                s.tell("token_back", {"seat": seat_name(before), "region": name}, here, f"claim-{name}", "claim")
            else:
                s.tell("token_taken", {"seat": seat_name(after), "region": name}, here, f"claims-{after}", "claim")
    return True


STAGES: Final[tuple[Callable[[Table], bool], ...]] = (
    marry,
    reward_second,
    reward_others,
    invade,
    lose_towns,
    divide_spoils,
    honour_first,
    honour_others,
    honour_fours,
    claim_regions,
)
# Where the upkeep goes on after each kind of decision; a state that is loaded needs to know.
STAGE_AFTER: Final[dict[int, int]] = {
    MARRIAGE_TOWN: STAGES.index(reward_second),
    PRINCESS: STAGES.index(reward_second),
    TRACK_TOWN: STAGES.index(reward_others),
    LOSE_TOWN: STAGES.index(lose_towns),
    MONASTERY: STAGES.index(honour_others),
    MONASTERY_FOUR: STAGES.index(honour_fours),
}
