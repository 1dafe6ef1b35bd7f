"""What a person has left to the table: the rest of a way (`Choice.plans`), and decisions that the rule of thumb may
take until something ends (`Choice.quick`). No Qt in here.

An errand never goes further than its person could foresee. A way ends at the first surprise: something was rolled or
revealed, somebody else decides, or the next step is not possible any more.
"""

from __future__ import annotations

from typing import Any

from boardgames.core.game import Choice, Game, Message, State
from boardgames.core.rng import seeded


class Errands:
    """What is to be done without asking again, by the seat that left it."""

    def __init__(self) -> None:
        self._way: list[int] = []
        self._walker = -1
        self._moment = 0  # how many actions were done when the next step is due
        self._fence = 0
        self._quick: dict[int, Message] = {}

    def set_out(self, state: State, moment: int, actions: tuple[int, ...]) -> None:
        """The seat to move wants all of these, one after the other."""
        self._way, self._walker, self._moment, self._fence = list(actions), state.seat, moment, state.fence

    def leave(self, seat: int, what: Message) -> None:
        """The seat leaves its decisions to the rule of thumb for as long as they are about this."""
        self._quick[seat] = what

    def stop(self) -> bool:
        """Every decision is a person's again; whether any was not."""
        had = bool(self._way or self._quick)
        self._way, self._quick = [], {}
        return had

    def busy(self, seat: int) -> bool:
        """Whether the seat may have something under way."""
        return bool(self._way and seat == self._walker) or seat in self._quick

    def next(self, game: Game[Any], state: State, moment: int, seed: int) -> int | None:
        """What the seat to move does without being asked; None if it is to be asked."""
        step = self._step(state, moment)
        if step is not None:
            return step
        what = self._quick.get(state.seat)
        if what is None:
            return None
        choice: Choice = game.choice(state)
        if choice.quick == what:
            return rule_of_thumb(game, state, seed)
        del self._quick[state.seat]
        return None

    def _step(self, state: State, moment: int) -> int | None:
        foreseen = (state.seat, moment, state.fence) == (self._walker, self._moment, self._fence)
        if self._way and foreseen and self._way[0] in state.legal():
            self._moment += 1
            return self._way.pop(0)
        self._way = []
        return None


def rule_of_thumb(game: Game[Any], state: State, seed: int) -> int:
    """What looks best at a glance, to one who knows no more than the seat does."""
    legal = list(state.legal())
    if len(legal) == 1:
        return legal[0]
    worth = game.rate(state.hidden(state.seat, seeded(seed)), legal)
    return max(zip(worth, (-number for number in range(len(legal))), legal, strict=True))[2]
