"""The map: discs, Viking tokens and monasteries come and go here, and the weights of the regions with them."""

from boardgames.brian_boru.data import NEAR, NONE, ON_ROADS, REGION, THRESHOLD
from boardgames.brian_boru.masks import members
from boardgames.brian_boru.state import FACE_DOWN, ON_BOARD, SIDES, VIKINGS, Table, controlled, owner_of


def put_disc(s: Table, seat: int, town: int) -> None:
    bit = 1 << town
    s.discs[seat] |= bit
    s.free ^= bit
    s.weight[SIDES * REGION[town] + seat] += 1


def put_monastery(s: Table, seat: int, town: int) -> None:
    """BB-1.4: the town now weighs 2."""
    s.monasteries |= 1 << town
    s.weight[SIDES * REGION[town] + seat] += 1


def put_viking(s: Table, seat: int, town: int) -> None:
    """BB-8.4: the town is lost, with its monastery."""
    s.vikings |= 1 << town
    heavy = 1 + (s.monasteries >> town & 1)
    s.weight[SIDES * REGION[town] + seat] -= heavy
    s.weight[SIDES * REGION[town] + VIKINGS] += heavy


def lift_viking(s: Table, town: int) -> int:
    """BB-6.11: the town goes back to the owner of its disc, who is told."""
    s.vikings ^= 1 << town
    owner = owner_of(s, town)
    heavy = 1 + (s.monasteries >> town & 1)
    s.weight[SIDES * REGION[town] + owner] += heavy
    s.weight[SIDES * REGION[town] + VIKINGS] -= heavy
    return owner


def reachable(s: Table, seat: int) -> int:
    """BB-6.10: free towns one road away from a town the seat controls; never the active town (R-4)."""
    near = 0
    for town in members(controlled(s, seat) & ON_ROADS):
        near |= NEAR[town]
    near &= s.free
    return near if s.town == NONE else near & ~(1 << s.town)


def sites(s: Table, seat: int) -> int:
    """BB-9.2: where the seat may build a monastery."""
    return controlled(s, seat) & ~s.monasteries


# ------------------------------------------------------------------------------------------------ 10 Regions


def side_weights(s: Table, region: int) -> list[int]:
    """BB-10.2: what each player and, last, the Vikings weigh; under `military` the Vikings are no side."""
    first = SIDES * region
    weights = s.weight[first : first + s.players]
    vikings = s.weight[first + VIKINGS]
    if s.military != NONE:
        weights[s.military] += vikings
        vikings = 0
    weights.append(vikings)
    return weights


def flips(s: Table, region: int) -> bool:
    """BB-10.1: whether a face-down token reaches its threshold."""
    first = SIDES * region
    return s.claims[region] == FACE_DOWN and sum(s.weight[first : first + SIDES]) >= THRESHOLD[region]


def majority(s: Table, region: int) -> int:
    """BB-10.2: who has a face-up token once majorities are compared: a seat, or ON_BOARD. A tie changes nothing."""
    weights = side_weights(s, region)
    most = max(weights)
    if weights.count(most) > 1:
        return s.claims[region]
    leader = weights.index(most)
    return ON_BOARD if leader == s.players else leader
