"""Where many games are played: in this process, in several on this machine, or on a running Dask cluster.

An executor is handed a function and its jobs, and hands back results as they are ready. The function must be one that
another process can import, and jobs and results must be picklable.
"""

import importlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from boardgames.core.errors import LonghallError

Job = TypeVar("Job")
Result = TypeVar("Result")

PATIENCE = 10.0  # seconds until a cluster that does not answer counts as gone


class Executor(AbstractContextManager["Executor"], Protocol):
    """Does jobs somewhere. Leave its `with` block and everything it started is gone, finished or not."""

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        """The results, in the order in which they are ready."""


class _Closing:
    """What all executors share: a `with` block that ends with `close`."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of what was started."""


class ThisProcess(_Closing):
    """One job after the other, here."""

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        return map(work, jobs)


class Processes(_Closing):
    """Several processes on this machine, started afresh: nothing of this process leaks into them."""

    def __init__(self, count: int) -> None:
        self._pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        futures = [self._pool.submit(work, job) for job in jobs]
        for future in as_completed(futures):
            yield future.result()

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


class Cluster(_Closing):
    """A Dask cluster that runs already, on whichever machines; they must have this version of Longhall installed."""

    def __init__(self, address: str) -> None:
        try:
            self._dask: Any = importlib.import_module("distributed")  # an extra: most people have no cluster
        except ImportError:
            raise LonghallError("--dask needs the package 'distributed': install longhall[dask].") from None
        try:
            self._client: Any = self._dask.Client(address, timeout=PATIENCE)
        except (OSError, ValueError, TypeError) as error:
            raise LonghallError(f"There is no Dask scheduler at '{address}' ({error}).") from None
        if not self._client.scheduler_info()["workers"]:
            self._client.close()
            raise LonghallError(f"The Dask cluster at '{address}' has no workers.")

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        futures = self._client.map(work, jobs, pure=False)  # not pure: equal jobs are played again, not looked up
        try:
            for future in self._dask.as_completed(futures):
                yield future.result()
        finally:
            self._client.cancel(futures)

    def close(self) -> None:
        self._client.close()


def executor(processes: int = 1, dask: str = "") -> Executor:
    """The cluster if there is one; else so many processes, or none beside this one."""
    if dask:
        return Cluster(dask)
    return Processes(processes) if processes > 1 else ThisProcess()
