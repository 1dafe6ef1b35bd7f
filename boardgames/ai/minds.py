"""Players with weights of their own, each in a process of its own.

A game reads its weights once, when it is loaded, so that judging is quick. Two opinions about the same game therefore
need two processes. The other process is told the set-up and every action, plays along on its own table, and answers
with an action when it is asked for one. Both tables are the same: the same set-up and actions give the same game.
"""

import atexit
import contextlib
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from boardgames.ai.players import player_named
from boardgames.ai.search import Budget
from boardgames.core.assets import WEIGHTS_VARIABLE
from boardgames.core.errors import LonghallError
from boardgames.core.game import Setup
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded


class Opening(Struct):
    """What a mind is told at the beginning of a game."""

    game: str
    setup: Setup
    player: str
    budget: Budget
    luck: int  # seed of the player's own chance


class Mind:
    """The near side: a process that plays along with some weights."""

    def __init__(self, game: str, weights: str) -> None:
        """`weights` is the text of a weights.yaml of the game."""
        self._folder = tempfile.TemporaryDirectory(prefix="longhall-")
        Path(self._folder.name, f"{game}.yaml").write_text(weights, encoding="utf-8")
        search_path = os.pathsep.join(entry for entry in sys.path if entry)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "boardgames.ai.minds"],
            env={**os.environ, WEIGHTS_VARIABLE: self._folder.name, "PYTHONPATH": search_path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def open(self, opening: Opening) -> None:
        """Begin a game."""
        self._say(b"open " + msgspec.json.encode(opening))

    def see(self, action: int) -> None:
        """Somebody did this."""
        self._say(b"see %d" % action)

    def choose(self) -> int:
        """What the mind would do now, for the seat to move."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._say(b"choose")
        try:
            self._process.stdin.flush()
            return int(self._process.stdout.readline())
        except (BrokenPipeError, ValueError):
            raise LonghallError("A player with weights of its own has stopped; its complaint stands above.") from None

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()
        self._folder.cleanup()

    def _say(self, line: bytes) -> None:
        """It is read when an answer is due; until then it may wait."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")


class _Kept(threading.local):
    """Minds wait for the next game of the thread that started them; the threads of a cluster share a process."""

    def __init__(self) -> None:
        self.minds: dict[tuple[int, str, str], Mind] = {}


_kept = _Kept()
MOST_MINDS = 8


def mind_of(member: int, game: str, weights: str) -> Mind:
    """The mind of a member of the line-up that thinks by these weights."""
    minds = _kept.minds
    mind = minds.pop((member, game, weights), None) or Mind(game, weights)
    while len(minds) >= MOST_MINDS:
        minds.pop(next(iter(minds))).close()
    minds[member, game, weights] = mind  # the latest stands last
    return mind


@atexit.register
def close_minds() -> None:
    """End the processes that this thread started."""
    while _kept.minds:
        _kept.minds.popitem()[1].close()


# ------------------------------------------------------------------------------------------------ the far side


def serve(lines: Iterable[bytes], answers: IO[bytes]) -> None:
    """Play along: read what happens, and answer when asked."""
    for line in lines:
        word, _, rest = line.strip().partition(b" ")
        if word == b"open":
            opening = msgspec.json.decode(rest, type=Opening)
            game = game_named(opening.game)
            state = game.new(opening.setup)
            player = player_named(opening.player, opening.budget)
            luck = seeded(opening.luck)
        elif word == b"see":
            state.apply(int(rest))
        else:
            answers.write(b"%d\n" % player(game, state, luck))
            answers.flush()


def main() -> int:
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except LonghallError as error:
        print(f"longhall-engine: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
