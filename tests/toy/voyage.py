"""The toy with a ship for everybody: cards are laid only where it lies. It has what the smallest game has no use for:
far places that several actions lead to, and decisions that can be left to the rule of thumb.

A turn is up to two steps along the coast (Dublin, Waterford, Limerick), then a card. Who comes to Waterford first
finds a beacon, which nobody could foresee.
"""

from collections.abc import Sequence
from typing import Any

from boardgames.core.game import NOBODY, Choice, Event, Message, Option, Piece, Plan, Setup, View
from boardgames.core.rng import Rng, seeded
from tests import toy
from tests.toy import CARDS, HARBOURS, THROW, ThreeHarbours

SAIL = THROW + CARDS  # + harbour
STEPS, BEACON = 2, HARBOURS.index("waterford")
SEAS = tuple(f"off-{name}" for name in HARBOURS)


class State(toy.State):
    """Also where the ships are, and what is left of this turn's steps."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.ships = [0] * players
        self.steps = STEPS
        self.found = False

    def copy(self) -> "State":
        twin = State(self.players, self.rng.copy())
        twin.seat, twin.fence, twin.rest = self.seat, self.fence, self.rest[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = [laid[:] for laid in self.laid]
        twin.ships, twin.steps, twin.found = self.ships[:], self.steps, self.found
        return twin

    def legal(self) -> list[int]:
        here = self.ships[self.seat] if self.seat != NOBODY else NOBODY
        cards = [action for action in super().legal() if action >= THROW or action // 2 % len(HARBOURS) == here]
        near = [at for at in range(len(HARBOURS)) if abs(at - here) == 1] if self.steps and cards else []
        return cards + [SAIL + at for at in near]

    def apply(self, action: int) -> None:
        if action < SAIL:
            super().apply(action)
            self.steps = STEPS
            return
        here, at = self.ships[self.seat], action - SAIL
        self.ships[self.seat], self.steps = at, self.steps - 1
        if self.log is not None:
            values = {"seat": f"seat:{self.seat}", "sea": SEAS[at]}
            self.log.append(Event("sailed", values, SEAS[here], SEAS[at], "ship"))
        if at == BEACON and not self.found:
            self.found, self.fence = True, self.fence + 1
            self._tell("beacon", {}, target=SEAS[at])


class Voyage(ThreeHarbours):
    id, title = "voyage", "Voyage"

    def new(self, setup: Setup, log: list[Event] | None = None) -> State:
        state, dealt = State(setup.players, seeded(0)), super().new(setup)
        state.rng, state.hands, state.rest = dealt.rng, dealt.hands, dealt.rest
        return state

    def text(self, action: int) -> str:
        return f"sail {HARBOURS[action - SAIL]}" if action >= SAIL else super().text(action)

    def choice(self, state: toy.State) -> Choice:
        assert isinstance(state, State)
        seat, here = state.seat, state.ships[state.seat]
        plain = super().choice(state)
        far = [at for at in range(len(HARBOURS)) if 1 < abs(at - here) <= state.steps]
        plans = tuple(
            Plan(SEAS[at], (SAIL + BEACON, SAIL + at), Message("hint.sail", {"n": 2, "sea": SEAS[at]}), "2")
            for at in far
        )
        return Choice(seat, plain.prompt, plain.options, plans=plans, quick=Message("quick.hand"))

    def _option(self, action: int) -> Option:
        if action < SAIL:
            return super()._option(action)
        sea = SEAS[action - SAIL]
        return Option(action, self.text(action), (sea,), Message("option.sail", {"sea": sea}))

    def view(self, state: toy.State, seat: int) -> View:
        assert isinstance(state, State)
        plain = super().view(state, seat)
        ships = {
            name: tuple(Piece("ship", f"ship-{s}", s) for s, at in enumerate(state.ships) if SEAS[at] == name)
            for name in SEAS
        }
        return View(seat, plain.to_move, plain.status, {**plain.places, **ships}, plain.seats)

    def dump(self, state: toy.State) -> dict[str, Any]:
        assert isinstance(state, State)
        return {**super().dump(state), "ships": state.ships[:], "steps": state.steps, "found": state.found}

    def load(self, setup: Setup, given: Any) -> State:
        plain, state = super().load(setup, given), self.new(setup)
        state.seat, state.hands, state.rest, state.laid = plain.seat, plain.hands, plain.rest, plain.laid
        state.ships, state.steps, state.found = list(given["ships"]), given["steps"], given["found"]
        return state

    def rate(self, state: toy.State, actions: Sequence[int]) -> list[float]:
        return [-1.0 if action >= SAIL else super(Voyage, self).rate(state, [action])[0] for action in actions]


GAME = Voyage()
