"""Random games with every invariant checked after every action: what examples miss, millions of actions find.

What a state is worth a close look for (its dump, its choice, what each seat sees of it) takes a hundred times as long
as an action. So chance picks the states that are looked at closely, the first and the last of a game among them.

A violation comes with the record that leads to it, so that it can be replayed and mended.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from boardgames.core.game import NOBODY, SPECTATOR, Game, Setup, State
from boardgames.core.match import Match
from boardgames.core.record import Record, replay
from boardgames.core.rng import seeded

LONGEST_GAME = 50_000  # actions; a game that goes on after that does not end
CLOSE_LOOK = 8  # one state in so many is looked at closely


class Outcome(Struct):
    """How one random game went; `violations` is empty if all is well, and then the record is not needed."""

    actions: int
    scores: list[int]
    violations: list[str]
    record: Record


def play_one(game: Game[Any], setup: Setup) -> Outcome:
    """One game of random legal actions, checked all the way; it stops at the first violation."""
    match = Match(game, setup)
    inspector = Inspector(game, match.setup)
    doing: list[str] = []  # the action under way: should the rules crash on it, the record must have it
    try:
        problems = inspector.look_closely_at(match.state)
        while not match.over and not problems:
            legal = match.state.legal()
            action = legal[inspector.chance.below(len(legal))]
            doing = [game.text(action)]
            match.act(action)
            doing = []
            problems = inspector.look_at(match.state)
            if len(match.steps) > LONGEST_GAME:
                problems.append(f"the game is not over after {LONGEST_GAME} actions")
        if not problems:
            problems = list(inspector.check_record(match))
    except Exception as error:  # a crash in the rules is a finding like any other
        problems = [f"{type(error).__name__}: {error}"]
    record = match.record()
    record.actions += doing
    return Outcome(len(match.steps), match.state.scores(), problems, record)


class Inspector:
    """Knows what must hold of any state of any game."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.chance = seeded(setup.seed ^ 0x5EED)

    def look_at(self, state: State) -> list[str]:
        """What is wrong with a state: its invariants always, everything else now and then."""
        if state.seat == NOBODY or self.chance.below(CLOSE_LOOK) == 0:
            return self.look_closely_at(state)
        return [*self.game.check(state), *self.check_actions(state)]

    def look_closely_at(self, state: State) -> list[str]:
        """Everything that is wrong with a state."""
        return [
            *self.game.check(state),
            *self.check_actions(state),
            *self.check_choice(state),
            *self.check_copy_and_dump(state),
            *self.check_hidden(state),
            *self.check_scores(state),
        ]

    def check_actions(self, state: State) -> Iterator[str]:
        """There is something to do, and its texts are all different."""
        if state.seat == NOBODY:
            return
        legal = state.legal()
        if not legal:
            yield f"seat {state.seat} has to move and cannot"
        if len({self.game.text(action) for action in legal}) != len(legal):
            yield "two legal actions read the same, or one is listed twice"

    def check_choice(self, state: State) -> Iterator[str]:
        """The choice offers exactly the legal actions, and its plans begin with one of them."""
        if state.seat == NOBODY:
            return
        choice = self.game.choice(state)
        legal = list(state.legal())
        if [option.action for option in choice.options] != legal:
            yield "the choice does not offer exactly the legal actions"
        if any(not plan.actions or plan.actions[0] not in legal for plan in choice.plans):
            yield "a plan begins with something that cannot be done"

    def check_copy_and_dump(self, state: State) -> Iterator[str]:
        """A copy is equal and independent; a state loaded from its dump is the same state."""
        before = self.game.dump(state)
        twin = state.copy()
        if self.game.dump(twin) != before:
            yield "a copy differs from its original"
        for _ in range(3):
            if twin.seat != NOBODY:
                legal = twin.legal()
                twin.apply(legal[self.chance.below(len(legal))])
        if self.game.dump(state) != before:
            yield "playing on with a copy changed the original"
        if self.game.dump(self.game.load(self.setup, before)) != before:
            yield "a state loaded from its dump differs"

    def check_hidden(self, state: State) -> Iterator[str]:
        """What a seat sees does not depend on what it cannot see."""
        public = self.game.view(state, SPECTATOR)
        for seat in {state.seat if state.seat != NOBODY else 0, self.chance.below(state.players)}:
            chance = self.chance.fork()
            other = state.hidden(seat, chance.copy())
            if self.game.dump(other.hidden(seat, chance.copy())) != self.game.dump(other):
                yield f"hidden({seat}) depends on what is really there"
            for broken in self.game.check(other):
                yield f"hidden({seat}) breaks an invariant: {broken}"
            if self.game.view(other, seat) != self.game.view(state, seat):
                yield f"the view of seat {seat} shows something hidden"
            if self.game.view(other, SPECTATOR) != public:
                yield "the spectator's view shows something hidden"
            if other.seat != state.seat:
                yield f"hidden({seat}) changes who is to move"
            elif seat == state.seat and self.game.choice(other) != self.game.choice(state):
                yield f"the choice of seat {seat} shows something hidden"

    def check_scores(self, state: State) -> Iterator[str]:
        """The account adds up to the scores, and somebody comes first."""
        scores = state.scores()
        lines = self.game.account(state)
        added = [sum(line.points[seat] for line in lines) for seat in range(state.players)]
        if added != scores:
            yield f"the account adds up to {added}, the scores are {scores}"
        places = state.ranking()
        if len(places) != state.players or min(places) != 1:
            yield f"the ranking {places} has no winner"

    def check_record(self, match: Match) -> Iterator[str]:
        """Saving and loading gives the same game."""
        try:
            _, states = replay(match.record())
        except Exception as error:
            yield f"the record does not replay: {error}"
        else:
            if self.game.dump(states[-1]) != self.game.dump(match.state):
                yield "the replayed record ends differently"
