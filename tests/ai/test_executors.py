"""Where games are played does not matter to how they end: in this process, in others, or on a Dask cluster."""

import json
import logging
from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from boardgames.__main__ import main
from boardgames.ai.arena import line_up, play_bout
from boardgames.ai.blunders import Blunder
from boardgames.ai.executors import Cluster, Executor, Processes, ThisProcess, executor
from boardgames.ai.search import Budget
from boardgames.core.errors import LonghallError

BOUTS = line_up("lindisfarne", ["random", "random"], 6, 6, {}, Budget(iterations=1), judged=[1])


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a small cluster, in this process."""
    with LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, silence_logs=logging.ERROR
    ) as running:
        yield running.scheduler_address


def outcomes(place: Executor) -> dict[tuple[int, int], tuple[list[int], dict[int, Blunder]]]:
    results = place.run(play_bout, BOUTS)
    return {(result.seed, result.rotation): (result.scores, result.blunders) for result in results}


def test_processes_and_clusters_play_the_same_games(cluster: str) -> None:
    with ThisProcess() as place:
        here = outcomes(place)
    assert len(here) == len(BOUTS)
    assert any(blunders for _, blunders in here.values())  # who plays at random blunders, and it is told at home
    with Processes(2) as place:
        assert outcomes(place) == here
    with Cluster(cluster) as place:
        assert outcomes(place) == here


def test_the_arena_plays_on_a_cluster(cluster: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--game", "lindisfarne", "--seats", "novice,random", "--games", "4", "--json"]
    assert main([*words, "-j", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    assert main([*words, "--dask", cluster]) == 0
    there = json.loads(capsys.readouterr().out)
    for result in (here, there):
        for seat in result["seats"]:
            assert seat.pop("seconds_per_move") > 0
    assert there == here


def test_equal_jobs_are_each_done(cluster: str) -> None:
    with Cluster(cluster) as place:
        assert len(list(place.run(abs, [-1, -1, -1]))) == 3


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardgames.ai.executors.PATIENCE", 0.2)
    with pytest.raises(LonghallError, match=r"no Dask scheduler at 'tcp://127\.0\.0\.1:9'"):
        Cluster("tcp://127.0.0.1:9")


def test_without_distributed_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(LonghallError, match=r"longhall\[dask\]"):
        Cluster("tcp://127.0.0.1:9")


def test_the_place_follows_from_the_arguments() -> None:
    assert isinstance(executor(1), ThisProcess)
    with executor(2) as place:
        assert isinstance(place, Processes)
