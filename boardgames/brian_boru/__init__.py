"""Brian Boru: High King of Ireland, by Peer Sylvester (Osprey Games, 2021). Rules are cited as BB-x.y and R-n.

Read on in state.py (what lies on the table) and rules.py (how it is played).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from boardgames.brian_boru import actions, choice, evaluation, invariants, snapshot, view
from boardgames.brian_boru.rules import State, lay_out
from boardgames.core.game import Choice, Declared, Event, Game, ScoreLine, Setup, View


class BrianBoru(Game[State]):
    """The game as the house knows it."""

    id = "brian-boru"
    title = "Brian Boru"
    revision = 1
    min_players = 3
    max_players = 5
    options = (Declared("five_player_full_hand", "no"),)
    margin = 8.0
    spread = 0.12  # what the others hold decides much

    def new(self, setup: Setup, log: list[Event] | None = None) -> State:
        return lay_out(setup.players, setup.seed, setup.options["five_player_full_hand"] == "yes", log)

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
        return snapshot.load(setup, given)

    def check(self, state: State) -> list[str]:
        return list(invariants.broken(state))

    def rate(self, state: State, actions: Sequence[int]) -> list[float]:
        return evaluation.rate(state, actions)

    def evaluate(self, state: State) -> list[float]:
        return evaluation.evaluate(state)

    def terms(self, state: State) -> dict[str, list[float]]:
        return evaluation.terms(state)

    def progress(self, state: State) -> int:
        """In rounds: the upkeep settles most of what was fought over in it."""
        return state.round


GAME = BrianBoru()
