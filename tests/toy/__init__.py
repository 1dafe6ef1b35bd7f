"""Three Harbours: a toy game that proves that a fifth game is a folder. Hidden cards, a map, a hundred lines.

Everybody holds three of twelve cards. In turn one card is laid at a harbour, open or face down, or thrown away. When
all hands are empty, the highest sum at each harbour scores 3; who is tied for it scores nothing.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from boardgames.core.game import (
    NOBODY,
    Choice,
    Event,
    Game,
    Message,
    Option,
    Piece,
    ScoreLine,
    SeatView,
    Setup,
    View,
)  # fmt: skip
from boardgames.core.rng import Rng, seeded

HARBOURS = ("dublin", "waterford", "limerick")
CARDS, HAND, POINTS = 12, 3, 3
THROW = 2 * CARDS * len(HARBOURS)  # + card; before it come card, harbour and side, mixed into one number


class State:
    """Hands, and at each harbour (seat, card, face down)."""

    def __init__(self, players: int, rng: Rng) -> None:
        self.players, self.seat, self.fence, self.rng = players, 0, 0, rng
        self.log: list[Event] | None = None
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.laid: list[list[tuple[int, int, bool]]] = [[] for _ in HARBOURS]
        self.rest: list[int] = []

    def copy(self) -> "State":
        twin = State(self.players, self.rng.copy())
        twin.seat, twin.fence, twin.rest = self.seat, self.fence, self.rest[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = [laid[:] for laid in self.laid]
        return twin

    def legal(self) -> list[int]:
        if self.seat == NOBODY:
            return []
        hand = self.hands[self.seat]
        lay = [
            2 * (len(HARBOURS) * card + at) + side for card in hand for at in range(len(HARBOURS)) for side in (0, 1)
        ]
        return lay + [THROW + card for card in hand]

    def apply(self, action: int) -> None:
        seat, (rest, side) = self.seat, divmod(action, 2)
        card, at = (action - THROW, NOBODY) if action >= THROW else divmod(rest, len(HARBOURS))
        self.hands[seat].remove(card)
        if at == NOBODY:
            self.rest.append(card)
            self._tell("threw", {}, target="waste")
        else:
            self.laid[at].append((seat, card, bool(side)))
            known = {"card": f"card-{card}", "harbour": HARBOURS[at]}
            others = (*(other for other in range(self.players) if other != seat), NOBODY)
            self._tell("laid", known, target=HARBOURS[at], seen_by=(seat,) if side else None)
            if side:
                self._tell("hid", {"harbour": HARBOURS[at]}, target=HARBOURS[at], seen_by=others)
        self.seat = (seat + 1) % self.players
        if not any(self.hands):
            self.seat = NOBODY
            self.laid = [[(owner, card, False) for owner, card, _ in laid] for laid in self.laid]
            self._tell("over", {})

    def _tell(
        self, kind: str, values: dict[str, Any], target: str = "", seen_by: tuple[int, ...] | None = None
    ) -> None:
        if self.log is not None:
            values = {"seat": f"seat:{self.seat}", **values}
            self.log.append(Event(kind, values, f"hand-{max(0, self.seat)}" if target else "", target, "card", seen_by))

    def sums(self, at: int) -> list[int]:
        return [sum(card + 1 for owner, card, _ in self.laid[at] if owner == seat) for seat in range(self.players)]

    def scores(self) -> list[int]:
        best = [self.sums(at) for at in range(len(HARBOURS))]
        return [
            POINTS * sum(s[seat] > 0 and s.count(max(s)) == 1 and s[seat] == max(s) for s in best)
            for seat in range(self.players)
        ]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def hidden(self, seat: int, rng: Rng) -> "State":
        twin = self.copy()
        twin.rng = rng.fork()
        unseen = list(twin.rest)
        for other, hand in enumerate(twin.hands):
            unseen += hand if other != seat else []
        unseen += [card for laid in twin.laid for owner, card, down in laid if down and owner != seat]
        rng.shuffle(unseen)
        twin.rest = [unseen.pop() for _ in twin.rest]
        twin.hands = [hand if other == seat else [unseen.pop() for _ in hand] for other, hand in enumerate(twin.hands)]
        for at, laid in enumerate(twin.laid):
            twin.laid[at] = [(o, unseen.pop() if down and o != seat else card, down) for o, card, down in laid]
        return twin


class ThreeHarbours(Game[State]):
    id, title, revision, min_players, max_players = "three_harbours", "Three Harbours", 1, 2, 4

    @property
    def assets(self) -> Path:
        return Path(__file__).parent / "assets"

    def new(self, setup: Setup, log: list[Event] | None = None) -> State:
        state = State(setup.players, seeded(setup.seed))
        deck = list(range(CARDS))
        state.rng.shuffle(deck)
        state.hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(setup.players)]
        state.rest = deck
        return state

    def text(self, action: int) -> str:
        if action >= THROW:
            return f"throw {action - THROW + 1}"
        rest, side = divmod(action, 2)
        card, at = divmod(rest, len(HARBOURS))
        return f"{'hide' if side else 'lay'} {card + 1} {HARBOURS[at]}"

    def choice(self, state: State) -> Choice:
        return Choice(
            state.seat, Message("prompt", {"seat": f"seat:{state.seat}"}), tuple(map(self._option, state.legal()))
        )

    def _option(self, action: int) -> Option:
        if action >= THROW:
            values: dict[str, Any] = {"card": f"card-{action - THROW}"}
            return Option(action, self.text(action), (values["card"], "waste"), Message("option.throw", values))
        rest, side = divmod(action, 2)
        card, at = divmod(rest, len(HARBOURS))
        values = {"card": f"card-{card}", "harbour": HARBOURS[at]}
        kind = "hide" if side else "lay"
        return Option(
            action,
            self.text(action),
            (values["card"], HARBOURS[at]),
            Message(f"option.{kind}", values),
            Message(f"hint.{kind}", values),
        )

    def view(self, state: State, seat: int) -> View:
        def card(owner: int, number: int, down: bool) -> Piece:
            seen = not down or owner == seat
            return Piece("card", f"card-{number}" if seen else "", owner, str(number + 1) if seen else "")

        places = {name: tuple(card(*one) for one in state.laid[at]) for at, name in enumerate(HARBOURS)}
        for owner, hand in enumerate(state.hands):
            places[f"hand-{owner}"] = tuple(card(owner, number, True) for number in hand)
        places["waste"] = (Piece("card", count=len(state.rest)),) if state.rest else ()
        over = state.seat == NOBODY
        panels = tuple(
            SeatView(score if over else 0, {"cards": len(state.hands[s])}) for s, score in enumerate(state.scores())
        )
        return View(seat, state.seat, Message("status.over" if over else "status"), places, panels)

    def account(self, state: State) -> list[ScoreLine]:
        return [ScoreLine(Message("account.harbours"), tuple(state.scores()))]

    def dump(self, state: State) -> dict[str, Any]:
        return {
            "seat": state.seat,
            "hands": [h[:] for h in state.hands],
            "rest": state.rest[:],
            "laid": [[list(x) for x in laid] for laid in state.laid],
        }

    def load(self, setup: Setup, given: Mapping[Any, Any]) -> State:
        state = self.new(setup)
        state.seat = given["seat"]
        state.hands, state.rest = [list(hand) for hand in given["hands"]], list(given["rest"])
        state.laid = [[(one[0], one[1], one[2]) for one in laid] for laid in given["laid"]]
        return state

    def check(self, state: State) -> list[str]:
        known = state.rest + [c for hand in state.hands for c in hand] + [c for laid in state.laid for _, c, _ in laid]
        return [] if sorted(known) == list(range(CARDS)) else ["a card is missing or doubled"]

    def rate(self, state: State, actions: Sequence[int]) -> list[float]:
        return [0.0 if action >= THROW else 1.0 + action // 6 / 10 for action in actions]

    def evaluate(self, state: State) -> list[float]:
        return [float(score) for score in state.scores()]


GAME = ThreeHarbours()
