"""The contract between the rules, the players and the screens. Read this first.

A game is a `State` that can be asked whose turn it is (`seat`), what they may do (`legal`), and to go on (`apply`).
That is all a search needs, so that is all a state is: plain lists and ints, an own `copy()`, no checks, no sentences.

What people need stands in the doors, which the `Game` keeps: a `Choice` says what may be clicked, a `View` what a seat
may see, an `Event` what just happened, `dump` the whole state in readable words. Doors are slow and kind; the state is
quick and trusts its caller. `Match` is the checked way in for people and files.

Words are never made here. A `Message` is a key with values; `texts.py` turns it into a sentence of some language.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from msgspec import Struct, field

from boardgames.core.assets import ASSETS
from boardgames.core.errors import IllegalAction, LonghallError
from boardgames.core.rng import Rng

NOBODY: Final = -1  # the `seat` of a state that is over
SPECTATOR: Final = -1  # the `seat` of a view that sees only what is public

Value = int | str | tuple[int | str, ...]
"""What a message can carry: a number, the id of a thing ("ENG-1"), a seat ("seat:2"), or several of these."""


# ------------------------------------------------------------------------------------------------ the state


class State(Protocol):
    """A moment of a game. An action is an int whose meaning is the game's own affair; `Game.text` says it in words."""

    players: int
    seat: int  # who decides now, or NOBODY when the game is over
    fence: int  # counts what cannot be unseen: each roll, draw or reveal adds one; undo never crosses it
    rng: Rng
    log: list[Event] | None  # events are recorded while somebody listens, i.e. when this is a list

    def copy(self) -> Self:
        """An independent twin (without the listener)."""

    def legal(self) -> Sequence[int]:
        """Everything the seat may do now, without repetition; the caller must not change the list."""

    def apply(self, action: int) -> None:
        """Do it, and all that is forced by it, up to the next decision of anybody. Trusts that the action is legal."""

    def scores(self) -> list[int]:
        """Points of each seat as if the game ended now."""

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; equal places are shared."""

    def hidden(self, seat: int, rng: Rng) -> Self:
        """A copy in which all that the seat cannot know is drawn again, consistent with what it has seen.

        Two states that look alike to the seat give the same copy for the same rng: nothing real shines through."""


S = TypeVar("S", bound=State)


# ------------------------------------------------------------------------------------------------ the doors


class Message(Struct, frozen=True):
    """Something to say, in no language yet."""

    key: str
    values: dict[str, Value] = field(default_factory=dict)


class Option(Struct, frozen=True):
    """One thing the deciding seat may do. It is answered by clicking its targets, or a button when it has none.

    Targets are ids of places, pieces or cards of the view. Options that share a target are told apart by the next one:
    a click keeps the options that have it, until one is left."""

    action: int
    text: str
    targets: tuple[str, ...] = ()
    label: Message | None = None  # the button, and the name of the option in lists
    hint: Message | None = None  # a short consequence, for the tooltip


class Plan(Struct, frozen=True):
    """A far place that several actions in a row lead to. They are done one after the other, and no further than the
    first surprise: a roll, a loss, a decision of somebody else."""

    target: str
    actions: tuple[int, ...]
    hint: Message | None = None  # what the way would cost, in words
    cost: str = ""  # a number or a sign or two of it, to be shown at the place itself


class Choice(Struct, frozen=True):
    """The decision before a seat."""

    seat: int
    prompt: Message
    options: tuple[Option, ...]
    so_far: tuple[Message, ...] = ()  # what was already chosen in this turn
    secret: bool = False  # the options themselves are for this seat's eyes only
    plans: tuple[Plan, ...] = ()  # far places that can be clicked as well
    quick: Message | None = None  # what may be left to the rule of thumb from here to its end: "this battle"


class Piece(Struct, frozen=True):
    """Something that lies at a place: a token, a card, a die. `face` is what is seen on it; "" is a card's back."""

    kind: str  # how it is drawn: a name under `pieces:` or `cards:` of board.yaml
    id: str = ""  # what options and events call it; "" where alike pieces need no name
    seat: int = NOBODY  # whose colour it has
    face: str = ""
    count: int = 1
    tilted: bool = False


class SeatView(Struct, frozen=True):
    """What the panel of a seat shows."""

    score: int
    counters: dict[str, int] = field(default_factory=dict)  # runes, coins, cards in hand, ...
    tags: tuple[str, ...] = ()  # "jarl", "home": signs shown while they hold


class View(Struct, frozen=True):
    """All that a seat may see, and nothing more. Hands, piles, tracks and dice trays are places like any other."""

    seat: int  # whose eyes, or SPECTATOR
    to_move: int
    status: Message  # where the game stands: round, phase
    places: dict[str, tuple[Piece, ...]]
    seats: tuple[SeatView, ...]
    counters: dict[str, int] = field(
        default_factory=dict
    )  # numbers on the board itself: supply, deck size, track marks


class Event(Struct, frozen=True):
    """Something that happened. A secret one comes twice: in full for those who saw it, and in outline for the others
    and SPECTATOR. One with an empty sentence in the game's texts (`event.stepped: ""`) is seen, and not logged."""

    kind: str
    values: dict[str, Value] = field(default_factory=dict)
    source: str = ""  # the place it came from
    target: str = ""  # the place it went to, or where it happened
    piece: str = ""  # the kind of piece that moved
    seen_by: tuple[int, ...] | None = None  # None: everybody

    def visible_to(self, seat: int) -> bool:
        return self.seen_by is None or seat in self.seen_by

    @property
    def outline(self) -> bool:
        """Whether this only hints at a secret event; who may see everything skips it."""
        return self.seen_by is not None and SPECTATOR in self.seen_by

    @property
    def message(self) -> Message:
        """The sentence of the log."""
        return Message(f"event.{self.kind}", self.values)


class ScoreLine(Struct, frozen=True):
    """A line of the final account: what was counted, and the points each seat got for it."""

    label: Message
    points: tuple[int, ...]


# ------------------------------------------------------------------------------------------------ the game


class Declared(Struct, frozen=True):
    """An option that the game offers at set-up. Its name and its choices are worded in the game's texts."""

    key: str
    default: str
    choices: tuple[str, ...] = ("no", "yes")


class Setup(Struct, frozen=True):
    """All that a game is made from. The same set-up and the same actions give the same game everywhere."""

    players: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)


class Game(ABC, Generic[S]):
    """The rules of one game. `GAME` in the game's package is its only instance."""

    id: str
    title: str
    revision: int  # raised whenever the same set-up and actions could give another game
    min_players: int
    max_players: int
    options: tuple[Declared, ...] = ()
    margin: float = 10.0  # a lead of so many points is a clear one
    spread: float = 0.05  # how far two options' results differ from one world to the next, as a share of the reward
    doubt: float = 0.0  # how far the evaluation of what is `settled` may err, as a share of the reward

    @property
    def assets(self) -> Path:
        """The game's folder of YAML and Markdown."""
        return ASSETS / "games" / self.id

    # -- a new game

    @abstractmethod
    def new(self, setup: Setup, log: list[Event] | None = None) -> S:
        """The first decision of a new game; the set-up must be `completed`."""

    def completed(self, setup: Setup) -> Setup:
        """The set-up with every declared option in it, or a clear word on what is wrong with it."""
        if not self.min_players <= setup.players <= self.max_players:
            raise LonghallError(
                f"{self.title} is for {self.min_players} to {self.max_players} players, not {setup.players}."
            )
        declared = {option.key: option for option in self.options}
        for key, value in setup.options.items():
            if key not in declared:
                known = ", ".join(declared) or "none"
                raise LonghallError(f"{self.title} has no option '{key}'; it has: {known}.")
            if value not in declared[key].choices:
                choices = ", ".join(declared[key].choices)
                raise LonghallError(f"Option '{key}' of {self.title} cannot be '{value}'; it can be: {choices}.")
        options = {key: setup.options.get(key, option.default) for key, option in declared.items()}
        return Setup(setup.players, setup.seed, options)

    # -- actions in words

    @abstractmethod
    def text(self, action: int) -> str:
        """The action in words that `parse` understands: `take ENG-1`. Records, logs, tests and reports use it."""

    def parse(self, state: S, text: str) -> int:
        """The legal action that reads like this."""
        wanted = " ".join(text.split())
        for action in state.legal():
            if self.text(action) == wanted:
                return action
        if state.seat == NOBODY:
            raise IllegalAction(f"'{wanted}' cannot be done: the game is over.")
        legal = [self.text(action) for action in state.legal()]
        shown = ", ".join(legal[:12]) + (", ..." if len(legal) > 12 else "")
        raise IllegalAction(f"'{wanted}' is not possible now; seat {state.seat} may: {shown}.")

    # -- what people see

    @abstractmethod
    def choice(self, state: S) -> Choice:
        """The decision before `state.seat`. Only while the game is not over."""

    @abstractmethod
    def view(self, state: S, seat: int) -> View:
        """What a seat (or SPECTATOR) sees."""

    @abstractmethod
    def account(self, state: S) -> list[ScoreLine]:
        """The scores taken apart; each column adds up to `state.scores()`."""

    # -- the whole state in words, for positions, playthroughs and invariants

    @abstractmethod
    def dump(self, state: S) -> dict[str, Any]:
        """Everything there is, hidden things included, as plain readable data without the random source."""

    @abstractmethod
    def load(self, setup: Setup, given: Mapping[Any, Any]) -> S:
        """A state from (part of) a dump: what `given` does not name is as in a new game, rearranged to make room."""

    @abstractmethod
    def check(self, state: S) -> list[str]:
        """The invariants of the specification; one sentence for each that is broken."""

    # -- what players (the programs) need

    @abstractmethod
    def rate(self, state: S, actions: Sequence[int]) -> list[float]:
        """The rule of thumb: how good each action looks to `state.seat`, in points, at a glance."""

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """The final score each seat may expect from here."""

    def terms(self, state: S) -> dict[str, list[float]]:
        """The evaluation taken apart: what each named part of it gives each seat. The texts word them."""
        return {}

    def progress(self, state: S) -> int:
        """How far the game has got, in steps of its own: turns, rounds. It never goes back."""
        return 0

    def settled(self, state: S) -> int:
        """The progress at which what is done now can be judged: at once, or when a turn has shown what came of it."""
        return self.progress(state)

    def horizon(self, state: S) -> int:
        """The progress up to which the expert thinks ahead."""
        return self.progress(state) + 1

    def side(self, state: S, seat: int) -> int:
        """Seats of the same side win and lose together."""
        return seat
