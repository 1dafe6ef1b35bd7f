"""Lindisfarne, by Alain Pradet and Damien Fleury (RUNES Editions, 2018). Rules are cited as LF-x.y and R-n.

Read on in state.py (what lies on the table) and rules.py (how it is played).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from boardgames.core.game import Choice, Event, Game, ScoreLine, Setup, View
from boardgames.lindisfarne import actions, evaluation, invariants, snapshot, view
from boardgames.lindisfarne.rules import State, lay_out


class Lindisfarne(Game[State]):
    """The game as the house knows it."""

    id = "lindisfarne"
    title = "Lindisfarne"
    revision = 1
    min_players = 2
    max_players = 4
    spread = 0.14  # dice decide much

    def new(self, setup: Setup, log: list[Event] | None = None) -> State:
        return lay_out(setup.players, setup.seed, log)

    def text(self, action: int) -> str:
        return actions.TEXTS[action]

    def choice(self, state: State) -> Choice:
        return view.choice(state)

    def view(self, state: State, seat: int) -> View:
        return view.view(state, seat)

    def account(self, state: State) -> list[ScoreLine]:
        return view.account(state)

    def dump(self, state: State) -> dict[str, Any]:
        return snapshot.dump(state)

    def load(self, setup: Setup, given: Mapping[Any, Any]) -> State:
        return snapshot.load(setup, given)

    def check(self, state: State) -> list[str]:
        return list(invariants.broken(state))

    def rate(self, state: State, actions: Sequence[int]) -> list[float]:
        return evaluation.rate(state, actions)

    def evaluate(self, state: State) -> list[float]:
        return evaluation.evaluate(state)

    def terms(self, state: State) -> dict[str, list[float]]:
        by_seat = evaluation.all_parts(state)
        return {term: [parts[number] for parts in by_seat] for number, term in enumerate(evaluation.TERMS)}

    def progress(self, state: State) -> int:
        """In expeditions: only when the boards are raided does it show what the vikings on them were worth."""
        return state.expedition


GAME = Lindisfarne()
