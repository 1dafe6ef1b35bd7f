"""Invasions, by the Ragnar Brothers (French edition of Viking Fury, Asmodée). Rules are cited as IV-x.y.

Read on in state.py (what lies on the table) and rules.py (how it is played).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from boardgames.core.game import Choice, Declared, Event, Game, ScoreLine, Setup, View
from boardgames.invasions import actions, choice, evaluation, invariants, loading, snapshot, view
from boardgames.invasions.rules import State, lay_out


class Invasions(Game[State]):
    """The game as the house knows it."""

    id = "invasions"
    title = "Invasions"
    revision = 1
    min_players = 2
    max_players = 5
    options = (
        Declared("expert_runes", "no"),
        Declared("first_player", "drawn", ("drawn", "first_seat")),
        Declared("wind", "arrow", ("arrow", "none")),
    )
    margin = 50.0
    spread = 0.2  # two rounds of dice lie before what is judged

    def new(self, setup: Setup, log: list[Event] | None = None) -> State:
        chosen = setup.options
        return lay_out(
            setup.players,
            setup.seed,
            expert=chosen["expert_runes"] == "yes",
            calm=chosen["wind"] == "none",
            first_seat=chosen["first_player"] == "first_seat",
            log=log,
        )

    def text(self, action: int) -> str:
        return actions.TEXTS[action]

    def choice(self, state: State) -> Choice:
        return choice.choice(state)

    def view(self, state: State, seat: int) -> View:
        return view.view(state, seat)

    def account(self, state: State) -> list[ScoreLine]:
        return view.account(state)

    def dump(self, state: State) -> dict[str, Any]:
        return snapshot.dump(state)

    def load(self, setup: Setup, given: Mapping[Any, Any]) -> State:
        return loading.load(self.new(setup), given)

    def check(self, state: State) -> list[str]:
        return list(invariants.broken(state))

    def rate(self, state: State, actions: Sequence[int]) -> list[float]:
        return evaluation.rate(state, actions)

    def evaluate(self, state: State) -> list[float]:
        return evaluation.evaluate(state)

    def terms(self, state: State) -> dict[str, list[float]]:
        return evaluation.terms(state)

    def progress(self, state: State) -> int:
        """In turns: plans are made and carried out within one, and what it left behind can be judged."""
        return state.players * state.round + (state.active - state.first) % state.players

    def settled(self, state: State) -> int:
        return self.progress(state) + 1

    def horizon(self, state: State) -> int:
        """To the end of one's next turn but one: what a ship was loaded for is done by then, and it shows where that
        has left it. Looking no further than the next turn finds half as much to gain on the rule of thumb."""
        return self.progress(state) + 2 * state.players + 1


GAME = Invasions()
