"""The components of Invasions fit together (IV-24), and the world is as wide as the rulebook says."""

from itertools import pairwise

import pytest

from boardgames.invasions.charts import DISTANCE, STEP, TRAVEL
from boardgames.invasions.data import (
    BASIC_DECK,
    CALM,
    FAIR,
    FULL_DECK,
    LARGE_TOWNS,
    LOSSES,
    MISSION,
    MISSIONS,
    NATION,
    NEAR,
    NODE,
    NODES,
    PERIOD,
    PORTS,
    RAID,
    REGION,
    REGION_PORTS,
    SAGA_PORTS,
    SAGAS,
    SMALL_TOWNS,
    TOWNS,
    VALUE,
    WINDS,
    WINTERING,
    ZONE,
    ZONES,
)
from boardgames.invasions.sheet import DATA


def days(start: str, end: str) -> int:
    return DISTANCE[NODE[start]][NODE[end]]


@pytest.mark.parametrize(
    ("start", "end", "expected"), [("denmark", "york", 3), ("york", "lincoln", 2), ("york", "horn", 7)]
)
def test_distances_of_the_rulebook(start: str, end: str, expected: int) -> None:
    assert days(start, end) == expected


def test_the_way_from_york_to_horn_has_five_western_days() -> None:
    """The third distance of the rulebook with its zones (EX-04)."""
    way = ["york", "w_humber", "w_northumbria", "w_moray", "w_fairisle", "w_faroe", "n_east_iceland", "horn"]
    assert all(NODE[step] in NEAR[NODE[before]] for before, step in pairwise(way))
    assert [ZONES[ZONE[NODE[step]]] for step in way[1:]] == ["west"] * 5 + ["north"] * 2


def test_the_world_hangs_together() -> None:
    reached = {node for node in range(len(NODES)) if DISTANCE[NODE["norway"]][node] < 99}
    assert reached == set(range(len(NODES))) - {WINTERING}


def test_neighbours_are_mutual_and_ports_touch_water_only() -> None:
    for node, near in enumerate(NEAR):
        assert all(node in NEAR[other] for other in near)
        assert len(near) == len(set(near))
        if node < WINTERING:
            assert near
            assert min(near) > WINTERING
    assert NEAR[WINTERING] == []


def test_a_port_lies_in_the_zone_of_its_water() -> None:
    """IV-7.3; Shetland and Faroe touch two zones and count as west."""
    for port in range(PORTS):
        zones = {ZONE[space] for space in NEAR[port]}
        assert ZONE[port] in zones
        if NODES[port] in ("shetland", "faroe"):
            assert zones == {ZONES.index("west"), ZONES.index("north")}
            assert ZONE[port] == ZONES.index("west")
        else:
            assert len(zones) == 1


def test_regions_have_three_ports_of_one_value() -> None:
    assert len(REGION_PORTS) == 12
    for ports in REGION_PORTS:
        assert len(ports) == 3
        assert len({VALUE[port] for port in ports}) == 1
    assert sum(region == -1 for region in REGION) == 12
    assert all(REGION[port] == -1 for port in LARGE_TOWNS)


def test_towns_and_treasures() -> None:
    assert (len(SMALL_TOWNS), len(LARGE_TOWNS)) == (12, 3)
    assert (len(DATA.treasures.small), len(DATA.treasures.large)) == (12, 3)
    assert {NODES[port] for port in LARGE_TOWNS} == {"paris", "rome", "constantinople"}


def test_sagas_are_three_for_each_nation_and_period() -> None:
    assert len(SAGAS) == 27
    for period in (1, 2, 3):
        for nation in range(3):
            assert sum(PERIOD[saga] == period and NATION[saga] == nation for saga in range(27)) == 3
    assert {MISSIONS[mission] for mission in MISSION} == {"trade", "raid", "settle"}
    for saga in range(27):
        if MISSION[saga] == RAID:
            assert set(SAGA_PORTS[saga]) <= set(TOWNS)


def test_runes_are_24_and_9() -> None:
    assert (len(BASIC_DECK), len(FULL_DECK)) == (24, 33)


def test_losses_climb_by_one_for_each_pair_of_bad_days() -> None:
    """IV-7.4, J3"""
    assert [(bad + 1) // 2 for bad in range(8)] == LOSSES


@pytest.mark.parametrize(
    ("wind", "north", "south", "west", "east"),
    [("none", 3, 6, 5, 5), ("north", 4, 5, 5, 5), ("south", 2, 7, 5, 5), ("west", 3, 6, 6, 4), ("east", 3, 6, 4, 6)],
)
def test_fair_days(wind: str, north: int, south: int, west: int, east: int) -> None:
    """IV-8.1, EX-19"""
    found = [FAIR[4 * WINDS.index(wind) + ZONES.index(zone)] for zone in ("north", "south", "west", "east")]
    assert found == [north, south, west, east]
    assert WINDS[CALM] == "none"


def test_a_voyage_costs_no_less_than_its_days() -> None:
    """Planning weighs a step by the fair days of its zone."""
    assert min(STEP) >= 1.0
    assert all(
        TRAVEL[start][end] >= DISTANCE[start][end]
        for start in range(len(NODES))
        for end in range(len(NODES))
        if WINTERING not in (start, end)
    )
