"""878 Vikings, by David Kimmel (Academy Games, 2017). Rules are cited as VK-x.y, rulings as R-nn, decisions as D-nn.

Read on in state.py (what lies on the table) and rules.py (how it is played).
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from boardgames.core.errors import IllegalAction
from boardgames.core.game import Choice, Declared, Event, Game, ScoreLine, Setup, View
from boardgames.vikings878 import (
    actions,
    choosing,
    evaluation,
    invariants,
    leaders,
    loading,
    scoring,
    snapshot,
    thumb,
    view,
)
from boardgames.vikings878.data import RAIDS, SCENARIOS, TRACK
from boardgames.vikings878.rules import State, new_game


class Vikings878(Game[State]):
    """The game as the house knows it. A seat is a person; each of the four factions belongs to one (VK-1.1)."""

    id = "878-vikings"
    title = "878 Vikings"
    revision = 3
    min_players = 2
    max_players = 4
    margin = 14.0  # victory alone is worth 20 points
    doubt = 0.03  # where a host on its way will get to, the evaluation does not see
    options = (
        Declared("scenario", SCENARIOS[0], tuple(SCENARIOS)),
        Declared("advanced", "no"),  # VK-12: for the full game; the scenarios have decks of their own
        Declared("shared", "english", ("english", "vikings")),  # with three: the side that two people share
        Declared("alfred", "centres", ("centres", "cities")),  # where he may enter; cities are a house rule
        Declared("markers", str(TRACK[RAIDS]), ("7", "6", "5")),  # VK-10.1: in the Raids; fewer help the Vikings
    )

    def new(self, setup: Setup, log: list[Event] | None = None) -> State:
        return new_game(setup, log)

    def text(self, action: int) -> str:
        return actions.TEXTS[action % actions.AFTER_STOP]

    def parse(self, state: State, text: str) -> int:
        """Records of revision 1 do not say that a leader is done after his last step: there was nothing to choose."""
        try:
            return super().parse(state, text)
        except IllegalAction:
            if not leaders.arrived(state):
                raise
            later = state.copy()
            later.apply(actions.STOP)
            with suppress(IllegalAction):
                return actions.AFTER_STOP + super().parse(later, text)
            raise

    def choice(self, state: State) -> Choice:
        return choosing.choice(state)

    def view(self, state: State, seat: int) -> View:
        return view.view(state, seat)

    def account(self, state: State) -> list[ScoreLine]:
        return view.account(state)

    def dump(self, state: State) -> dict[str, Any]:
        return snapshot.dump(state)

    def load(self, setup: Setup, given: Mapping[Any, Any]) -> State:
        return loading.load(setup, given)

    def check(self, state: State) -> list[str]:
        return list(invariants.broken(state))

    def rate(self, state: State, actions: Sequence[int]) -> list[float]:
        return thumb.rate(state, actions)

    def evaluate(self, state: State) -> list[float]:
        return evaluation.evaluate(state)

    def terms(self, state: State) -> dict[str, list[float]]:
        return evaluation.terms(state)

    def progress(self, state: State) -> int:
        """In rounds: every faction has had its turn, and has answered what the others did."""
        return state.round

    def side(self, state: State, seat: int) -> int:
        return scoring.side_of(state, seat)


GAME = Vikings878()
