"""The thinking processes and the thread that fronts them, so that the screen never waits for a thought.

A pool of `spawn`ed processes is started while the menu shows and kept. The screen asks from its own thread and gets a
signal back; it never touches a pipe that could block. A question that can be shared goes to all processes that are
free, each with luck of its own, and their answers are put together. To cancel a thought is to end its processes, which
takes a few milliseconds whatever they are busy with; others are started in their place at once.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
import time
from collections import deque
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue

import msgspec
from PySide6.QtCore import QObject, QThread, Signal

from ui.thinking import Answer, Question, put_together, serve, share
from ui.thinking import shared as can_be_shared

FEWEST, MOST = 2, 4  # processes: one for the seat to move and one for a hint meanwhile; more where there are cores
MOST_DEATHS = 3  # a question that ends this many processes is given up
_GOODBYE = b""


class _Thought:
    """A question on its way: who asked, who thinks about it, and what came back so far."""

    def __init__(self, ticket: int, question: Question) -> None:
        self.ticket = ticket
        self.question = question
        self.out = 0  # processes that are thinking about it
        self.parts: list[Answer] = []
        self.deaths = 0


class _Worker:
    """One process, its pipe, and what it is thinking about."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(theirs,), daemon=True, name="longhall-thinker")
        self.process.start()
        theirs.close()
        self.thought: _Thought | None = None

    def ask(self, thought: _Thought) -> None:
        question = share(thought.question, thought.out)
        self.thought = thought
        thought.out += 1
        self.pipe.send_bytes(msgspec.json.encode(question))

    def stop(self) -> None:
        """End it now, in whatever it is doing."""
        self.process.kill()
        self.process.join(1)
        self.pipe.close()


class Workers(QThread):
    """The pool. Ask from the screen's thread; answers come as signals."""

    answered = Signal(int, object)  # ticket, Answer
    replaced = Signal(int)  # a process died while it thought about this ticket; another one has taken over
    cancelled = Signal(int)

    def __init__(self, size: int = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._size = size or max(FEWEST, min(MOST, os.cpu_count() or 1))
        self._tickets = itertools.count(1)
        self._orders: SimpleQueue[tuple[str, int, Question | None]] = SimpleQueue()
        self._bell_out, self._bell_in = multiprocessing.Pipe()
        self._staff: list[_Worker] = []
        self._waiting: deque[_Thought] = deque()
        self._closing = False
        self._trouble = ""

    # -- called from the screen's thread; none of these waits

    def warm(self) -> None:
        """Start the thread and its processes, if they are not there yet."""
        if not self.isRunning() and not self._closing:
            self.start()

    def ask(self, question: Question) -> int:
        """Have it thought about; the ticket comes back with the answer."""
        self.warm()
        ticket = next(self._tickets)
        self._order("ask", ticket, question)
        return ticket

    def cancel(self, ticket: int) -> None:
        """Forget the question: its process is ended and replaced, and no answer comes any more."""
        self._order("cancel", ticket)

    def close(self, patience: float = 2.0) -> bool:
        """End all processes and the thread."""
        if not self.isRunning():
            return True
        self._closing = True
        self._order("close", 0)
        return self.wait(int(patience * 1000))

    def pids(self) -> list[int]:
        """The processes at work; for tests and the curious."""
        return [worker.process.pid for worker in list(self._staff) if worker.process.pid is not None]

    def busy_pids(self) -> list[int]:
        return [worker.process.pid for worker in list(self._staff) if worker.thought and worker.process.pid]

    def _order(self, what: str, ticket: int, question: Question | None = None) -> None:
        self._orders.put((what, ticket, question))
        self._bell_in.send_bytes(b"!")

    # -- the thread itself

    def run(self) -> None:
        try:
            for _ in range(self._size):
                self._hire()
            while self._attend():
                pass
        finally:
            for worker in self._staff:
                worker.stop()
            self._staff = []

    def _hire(self) -> None:
        """One more process; a machine that gives none is told of when somebody asks."""
        try:
            self._staff.append(_Worker())
        except OSError as error:
            self._trouble = error.strerror or str(error)

    def _replace(self, worker: _Worker) -> None:
        worker.stop()
        self._staff.remove(worker)
        self._hire()

    def _attend(self) -> bool:
        """Wait for orders, answers and deaths, and see to them; false when it is time to close."""
        ready = wait([self._bell_out, *(worker.pipe for worker in self._staff)])
        if self._bell_out in ready:
            self._bell_out.recv_bytes()
            if not self._take_orders():
                return False
        for worker in [worker for worker in self._staff if worker.pipe in ready]:
            self._hear(worker)
        self._hand_out()
        return True

    def _take_orders(self) -> bool:
        while True:
            try:
                what, ticket, question = self._orders.get_nowait()
            except Empty:
                return True
            if what == "close":
                return False
            if question is not None:
                self._waiting.append(_Thought(ticket, question))
            else:
                self._drop(ticket)

    def _drop(self, ticket: int) -> None:
        self._waiting = deque(thought for thought in self._waiting if thought.ticket != ticket)
        for worker in list(self._staff):
            if worker.thought is not None and worker.thought.ticket == ticket:
                self._replace(worker)
        self.cancelled.emit(ticket)

    def _hear(self, worker: _Worker) -> None:
        if worker not in self._staff:
            return  # it was ended a moment ago
        try:
            answer = msgspec.json.decode(worker.pipe.recv_bytes(), type=Answer)
        except (EOFError, OSError, msgspec.DecodeError):
            self._bury(worker)
            return
        thought, worker.thought = worker.thought, None
        if thought is not None:
            thought.out -= 1
            thought.parts.append(answer)
            self._conclude(thought)

    def _conclude(self, thought: _Thought) -> None:
        """The answer, once nobody is thinking about it any more."""
        if not thought.out and thought.parts:
            self.answered.emit(thought.ticket, put_together(thought.parts))

    def _bury(self, worker: _Worker) -> None:
        """A process died: put another in its place. A question that nobody else thinks about is asked again, but not
        for ever."""
        thought = worker.thought
        if thought is None:
            time.sleep(0.05)  # one that dies at its start must not be started as fast as the machine can
        self._replace(worker)
        if thought is None:
            return
        thought.out -= 1
        thought.deaths += 1
        if thought.out or thought.parts:
            self._conclude(thought)
        elif thought.deaths >= MOST_DEATHS:
            thought.parts.append(Answer(problem="the thinking process keeps ending unexpectedly"))
            self._conclude(thought)
            return
        else:
            self._waiting.appendleft(thought)
        self.replaced.emit(thought.ticket)

    def _hand_out(self) -> None:
        if not self._staff:
            self._hire()
        while self._waiting and not self._staff:
            thought = self._waiting.popleft()
            self.answered.emit(thought.ticket, Answer(problem=self._trouble))
        while self._waiting and (idle := [worker for worker in self._staff if worker.thought is None]):
            thought = self._waiting.popleft()
            for worker in idle if can_be_shared(thought.question) else idle[:1]:
                try:
                    worker.ask(thought)
                except OSError:
                    self._bury(worker)


_shared: Workers | None = None


def shared() -> Workers:
    """The pool of the app, started when first asked for."""
    global _shared  # noqa: PLW0603  (one pool for the whole app)
    if _shared is None or _shared.isFinished():
        _shared = Workers()
    return _shared


def close_shared() -> None:
    """End the pool of the app, if there is one; called when the app quits."""
    if _shared is not None:
        _shared.close()
