"""The toy with players that think long, to see what the screen does meanwhile."""

import os
import time
from collections.abc import Sequence

from tests.toy import State, ThreeHarbours

SECONDS = 1.2


class SlowHarbours(ThreeHarbours):
    id = "slow_harbours"

    def rate(self, state: State, actions: Sequence[int]) -> list[float]:
        """The same, after keeping a processor busy for a while."""
        if state.seat == 1 and state.players == 4:
            os._exit(3)  # a table of four kills its second player's process
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            sum(range(2000))
        return super().rate(state, actions)


GAME = SlowHarbours()
