"""How far it is from place to place: in days, and in the pains of the voyage. Worked out once, for planning."""

import heapq
from typing import Final

from boardgames.invasions.data import COUNT, DAYS, HOMES, NEAR, PORTS, WINTERING, ZONE
from boardgames.invasions.sheet import DATA

FAR: Final = 99.0
_HOME_STEP: Final = DAYS / 5.0  # a home port lies between zones; five fair days are usual there

# What a step into a node costs, in days: a turn has seven, but only the fair ones of the zone are for sailing.
STEP: Final[list[float]] = [_HOME_STEP if zone < 0 else DAYS / DATA.zones[zone].fair_days for zone in ZONE]


def _days(start: int) -> list[int]:
    days = [int(FAR)] * COUNT
    days[start] = 0
    queue = [start]
    for node in queue:
        for near in NEAR[node]:
            if days[near] == int(FAR):
                days[near] = days[node] + 1
                queue.append(near)
    return days


def _pains(start: int) -> list[float]:
    """Dijkstra over the cost of steps."""
    pains = [FAR] * COUNT
    pains[start] = 0.0
    heap = [(0.0, start)]
    while heap:
        pain, node = heapq.heappop(heap)
        if pain > pains[node]:
            continue
        for near in NEAR[node]:
            longer = pain + STEP[near]
            if longer < pains[near]:
                pains[near] = longer
                heapq.heappush(heap, (longer, near))
    return pains


DISTANCE: Final[list[list[int]]] = [_days(node) for node in range(COUNT)]
"""Days from node to node by the shortest way; from the wintering zone through the best home port."""

TRAVEL: Final[list[list[float]]] = [_pains(node) for node in range(COUNT)]
"""The same as the cost of steps."""

for _node in range(COUNT):
    if _node != WINTERING:
        DISTANCE[WINTERING][_node] = min(DISTANCE[PORTS + home][_node] for home in range(HOMES))
        TRAVEL[WINTERING][_node] = min(TRAVEL[PORTS + home][_node] for home in range(HOMES))


def _onward(node: int, port: int) -> int:
    """The neighbour that is next on the way to a port."""
    return min(NEAR[node], key=lambda near: STEP[near] + TRAVEL[near][port])


ONWARD: Final[list[list[int]]] = [
    [node if node in (port, WINTERING) else _onward(node, port) for port in range(PORTS)] for node in range(COUNT)
]
"""From each node, the next one on the way to each port."""
