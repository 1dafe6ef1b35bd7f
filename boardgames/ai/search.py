"""The expert's search: single-observer information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012).

It begins with what the standard player thinks of the options. Then each iteration redraws everything hidden, walks down
a tree that is shared by all redraws, adds one node, plays on by rules of thumb to the end of the chapter, and tells
every node on the way what each seat got out of it. Nodes count how often each action was available, because not every
redraw allows it. Where chance speaks the tree ends: what comes after a roll is left to the rollouts, which average
over the dice. Wide nodes are opened a few actions at a time, those first that look best to the rule of thumb.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from boardgames.ai.reward import rewards
from boardgames.ai.rollout import play_on
from boardgames.ai.standard import worths
from boardgames.core.game import NOBODY, Game, State
from boardgames.core.rng import Rng

EXPLORE = 0.5  # weight of curiosity against success
FIRST_OPEN = 3  # actions tried at once at a new node
OPENING = 1.2  # how quickly more are opened as visits grow
WHIM = 5  # per cent of a rollout's decisions that are made at random, so that rollouts differ
TRUST = 20  # visits that the standard player's first look at the options is worth


class Budget(Struct, frozen=True):
    """How long to think: by the clock, or by iterations where results must repeat exactly."""

    seconds: float = 2.0
    iterations: int = 0  # if given, the clock does not count


class Finding(Struct):
    """What the search thinks of an action: how often it was tried, and what the seat got out of it on average."""

    visits: int
    worth: float


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


def search(
    game: Game[Any], state: State, chance: Rng, budget: Budget, cancelled: Callable[[], bool] | None = None
) -> dict[int, Finding]:
    """Think about the decision before `state.seat`; gives a finding for every action that was tried."""
    root = _first_look(game, state, chance)
    ends = time.perf_counter() + budget.seconds
    done = 0
    while done < budget.iterations if budget.iterations else time.perf_counter() < ends:
        if cancelled is not None and cancelled():
            break
        _iterate(game, root, state.hidden(state.seat, chance), chance)
        done += 1
    return {action: Finding(node.visits, node.total / node.visits) for action, node in root.children.items()}


def best(findings: dict[int, Finding]) -> int:
    """The action most often tried; between equals the one of greater worth."""
    return max(findings, key=lambda action: (findings[action].visits, findings[action].worth))


def merged(parts: Sequence[dict[int, Finding]]) -> dict[int, Finding]:
    """The findings of searches that ran side by side."""
    together: dict[int, Finding] = {}
    for part in parts:
        for action, finding in part.items():
            known = together.setdefault(action, Finding(0, 0.0))
            visits = known.visits + finding.visits
            if visits:
                known.worth = (known.worth * known.visits + finding.worth * finding.visits) / visits
            known.visits = visits
    return together


def _first_look(game: Game[Any], state: State, chance: Rng) -> Node:
    """A root that knows what the standard player thinks: its actions met the same luck, so they compare well."""
    root = Node()
    for action, worth in worths(game, state, chance).items():
        child = Node()
        child.visits = child.available = TRUST
        child.total = TRUST * worth
        root.children[action] = child
    return root


def _iterate(game: Game[Any], root: Node, world: State, chance: Rng) -> None:
    """One walk: down, one node more, on to the end of the chapter, and back."""
    path: list[tuple[Node, int]] = []  # nodes entered, with the seat that chose them
    node = root
    chapter = game.chapter(world)
    while world.seat != NOBODY and game.chapter(world) == chapter:
        legal = world.legal()
        if len(legal) == 1:
            luck = world.rng.a
            world.apply(legal[0])
            if world.rng.a != luck:
                break
            continue
        action = _select(game, node, world, legal, chance)
        seat = world.seat
        luck = world.rng.a
        world.apply(action)
        fresh = action not in node.children
        if fresh:
            node.children[action] = Node()
        node = node.children[action]
        path.append((node, seat))
        if fresh or world.rng.a != luck:
            break
    play_on(game, world, chapter, chance, WHIM)
    result = rewards(game, world)
    for entered, seat in path:
        entered.visits += 1
        entered.total += result[seat]


def _select(game: Game[Any], node: Node, world: State, legal: Sequence[int], chance: Rng) -> int:
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
    if len(opened) < min(len(here), int(FIRST_OPEN + OPENING * math.sqrt(tries))):
        return next(action for action in here if action not in children)

    def promise(action: int) -> float:
        child = children[action]
        if child.visits == 0:
            return 1e9
        curiosity = math.sqrt(math.log(child.available + 1) / child.visits)
        return child.total / child.visits + EXPLORE * curiosity

    return max(opened, key=promise)
