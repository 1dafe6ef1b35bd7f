"""The expert's search: single-observer information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012).

At the root the options race each other. Those may start that are not plainly worse to the standard player. A lap
redraws everything hidden once, and every option still in the race is played in that same world with that same luck, so
that their differences are their own and not those of the dice. Who promises nothing more drops out, and after each
stretch of the budget the slower half does too (sequential halving), so that the thought goes where the decision is
close, and a decision that is clear takes little of the budget. What the rule of thumb would do stays to the end: the
others are measured by it.

Below the root there is a tree that is shared by all worlds. A walk goes down it, adds one node, plays on by rules of
thumb to the horizon, and tells every node on the way what the seat that chose it got out of it (max^n). Nodes count how
often each action was available, because not every world allows it; wide nodes are opened a few actions at a time, those
first that look best to the rule of thumb. Where chance speaks the tree ends: what comes after a roll is left to the
rollouts, which average over the dice.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from boardgames.ai.quiet import uncollected
from boardgames.ai.race import Finding, Race, winner
from boardgames.ai.reward import rewards
from boardgames.ai.rollout import play_on
from boardgames.ai.standard import look
from boardgames.core.game import NOBODY, Game, State
from boardgames.core.rng import Rng, seeded

EXPLORE = 0.03  # weight of curiosity against success; options of one decision differ by few hundredths
LOOKS = 8  # worlds in which the standard player looks at what may start
DOUBT = 0.15  # of the reward: how far that look may err where it judges at once and does not see what comes of it
FIRST_OPEN = 1  # actions tried at a new node: what the rule of thumb would do
OPENING = 0.03  # how quickly more are opened as visits grow: each costs all above it some walks through bad ideas, and
# the further results spread, the more visits it takes to tell a good idea from a bad one


class Budget(Struct, frozen=True):
    """How long to think: by the clock, or by iterations (walks) where results must repeat exactly."""

    seconds: float = 2.0
    iterations: int = 0  # if given, the clock does not count


class Clock:
    """How much of the budget is spent, and whether somebody calls."""

    def __init__(self, budget: Budget, cancelled: Callable[[], bool] | None) -> None:
        self.budget = budget
        self.cancelled = cancelled
        self.start = time.perf_counter()
        self.walked = 0

    def called(self) -> bool:
        """Whether an answer is wanted at once."""
        timed = self.budget.iterations == 0 and time.perf_counter() - self.start >= self.budget.seconds
        return timed or (self.cancelled is not None and self.cancelled())

    def reached(self, share: float) -> bool:
        """Whether this share of the budget is spent."""
        if self.budget.iterations:
            return self.walked >= self.budget.iterations * share or self.called()
        return time.perf_counter() - self.start >= self.budget.seconds * share or self.called()


class Node:
    """A decision of a seat as it is known to the searching player."""

    __slots__ = ("available", "children", "order", "rating", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.order: list[int] = []  # actions seen here, best looking first
        self.rating: dict[int, float] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0  # rewards of the seat that chose this node


class Memory:
    """The tree below the last decision, for the next one of the same seat if nothing was rolled or drawn between."""

    def __init__(self) -> None:
        self.sight = ""
        self.known: dict[int, Node] = {}

    def recall(self, game: Game[Any], state: State) -> dict[int, Node]:
        """What is known below this state, if it is the one that was looked forward to."""
        return self.known if self.sight and self.sight == _sight(game, state) else {}

    def keep(self, game: Game[Any], state: State, action: int, node: Node) -> None:
        """The action will be done: look forward to the state after it."""
        self.sight, self.known = "", node.children
        after = state.hidden(state.seat, seeded(1))
        after.apply(action)
        if node.children and after.seat == state.seat and after.fence == state.fence:
            self.sight = _sight(game, after)


def _sight(game: Game[Any], state: State) -> str:
    """All that the seat to move sees, as text: equal for any two states that look alike to it."""
    return f"{game.id} {state.seat} {game.dump(state.hidden(state.seat, seeded(1)))}"


def search(
    game: Game[Any],
    state: State,
    chance: Rng,
    budget: Budget,
    cancelled: Callable[[], bool] | None = None,
    memory: Memory | None = None,
) -> dict[int, Finding]:
    """Think about the decision before `state.seat`; gives a finding for every action worth trying."""
    with uncollected():
        return _think(game, state, chance, Clock(budget, cancelled), memory)


def _think(game: Game[Any], state: State, chance: Rng, clock: Clock, memory: Memory | None) -> dict[int, Finding]:
    known = memory.recall(game, state) if memory is not None else {}
    foresees = game.settled(state) > game.progress(state)
    first = look(game, state, chance, LOOKS, clock.called, doubt=0.0 if foresees else DOUBT)
    race = Race(first.running, game.spread)
    nodes = {action: known.get(action) or Node() for action in race.running}
    stretches = max(1, math.ceil(math.log2(len(race.running))))
    for stretch in range(1, stretches + 1):
        while len(race.running) > 1 and not clock.reached(stretch / stretches):
            _lap(game, state.hidden(state.seat, chance), race, nodes, clock)
        if not clock.called():
            race.halve()
    found = first.findings()
    if race.laps:  # a glance at those who did not start is no measure beside what the others have run
        found = {action: Finding(seen.visits, seen.worth) for action, seen in found.items()} | race.findings()
    if memory is not None:
        choice = winner(found)
        memory.keep(game, state, choice, nodes.get(choice) or Node())
    return found


def _lap(game: Game[Any], world: State, race: Race, nodes: dict[int, Node], clock: Clock) -> None:
    """Every option still in the race is played in the same world. A lap that is called off counts for nobody."""
    results = []
    for action in race.running:
        if clock.called():
            return
        results.append(_walk(game, nodes[action], world.copy(), action))
    for action, result in zip(race.running, results, strict=True):
        race.results[action].append(result)
    clock.walked += len(results)
    race.lap_done()


def _walk(game: Game[Any], node: Node, world: State, action: int) -> float:
    """Do the action, go down the tree below it, one node more, play on, and tell all; gives what the seat got."""
    now = game.progress(world)
    horizon = game.horizon(world)
    searcher = world.seat
    path: list[tuple[Node, int]] = [(node, searcher)]  # nodes entered, with the seat that chose them
    luck = world.rng.a
    world.apply(action)
    fresh = node.visits == 0
    while not fresh and world.rng.a == luck and world.seat != NOBODY and game.progress(world) == now:
        legal = world.legal()
        if len(legal) == 1:
            world.apply(legal[0])
            continue
        step = _select(game, node, world, legal)
        seat = world.seat
        world.apply(step)
        fresh = step not in node.children
        if fresh:
            node.children[step] = Node()
        node = node.children[step]
        path.append((node, seat))
    play_on(game, world, horizon)
    result = rewards(game, world)
    for entered, seat in path:
        entered.visits += 1
        entered.total += result[seat]
    return result[searcher]


def _select(game: Game[Any], node: Node, world: State, legal: Sequence[int]) -> int:
    """An action still to be opened, or the most promising of those that are."""
    unknown = [action for action in legal if action not in node.rating]
    if unknown:
        node.rating.update(zip(unknown, game.rate(world, unknown), strict=True))
        node.order = sorted(node.rating, key=lambda action: -node.rating[action])
    allowed = set(legal)
    here = [action for action in node.order if action in allowed]
    children = node.children
    opened = [action for action in here if action in children]
    for action in opened:
        children[action].available += 1
    tries = sum(children[action].visits for action in opened)
    if len(opened) < min(len(here), int(FIRST_OPEN + OPENING / game.spread * math.sqrt(tries))):
        return next(action for action in here if action not in children)

    def promise(action: int) -> float:
        child = children[action]
        if child.visits == 0:
            return 1e9
        curiosity = math.sqrt(math.log(child.available + 1) / child.visits)
        return child.total / child.visits + EXPLORE * curiosity

    return max(opened, key=promise)
