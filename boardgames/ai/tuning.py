"""Weights fitted by self-play: simultaneous perturbation (SPSA, Spall 1992), accepted only on a significant win.

Each round shakes all weights at once, every one up or down by the toss of a coin. Players who believe the shaken
weights meet players who believe the opposite, and the weights move a little towards those who did better. It costs the
same however many weights there are. At the end the new weights play the old ones on seeds that no round has seen, and
only an interval that lies above the fair share counts as better.
"""

import datetime
import math
from collections.abc import Callable, Sequence

import msgspec
import yaml
from msgspec import Struct

from boardgames.ai.arena import Bout, BoutResult, interval, line_up
from boardgames.ai.search import Budget
from boardgames.core.errors import LonghallError
from boardgames.core.rng import seeded

SHAKE = 0.2  # share of a weight by which a round changes it
STEP = 0.25  # how far the weights follow the first round
MOST = 0.75  # share of a weight by which it can move in a run: no sign turns
SMALLEST = 0.05  # a weight near nothing is shaken as if it were so large
FRESH = 1_000_000  # from the rounds' seeds to those of the last word

Play = Callable[[list[Bout], str], list[BoutResult]]
"""Plays bouts somewhere; the text says what for."""


class Knob(Struct, frozen=True):
    """A number in a YAML text that can be changed without touching a comment."""

    path: str  # "region.hold", "cards.3"
    value: float
    start: int  # where its text begins and ends
    end: int

    @property
    def size(self) -> float:
        return max(abs(self.value), SMALLEST)


class Plan(Struct):
    """What to tune, and how much play to spend on it."""

    game: str
    margin: float  # `Game.margin`
    players: list[str]
    rounds: int
    batch: int  # games a round
    games: int  # for the last word
    seed: int
    options: dict[str, str]
    budget: Budget
    only: list[str]  # weights to tune, by the beginning of their path; empty for all


class Verdict(Struct, omit_defaults=True):
    """How the new weights fared against the old ones; with the plan, all that is needed to repeat the run."""

    date: str
    accepted: bool
    seed: int
    seats: list[str]
    rounds: int
    batch: int
    games: int
    win_share: float
    low: float
    high: float
    fair: float
    options: dict[str, str] = {}
    only: list[str] = []
    changed: dict[str, list[float]] = {}  # old and new


def knobs(text: str, only: Sequence[str] = ()) -> list[Knob]:
    """Every number with a point in it: whole numbers (counts, distances) and names are not for tuning."""
    found: list[Knob] = []

    def visit(node: yaml.Node, path: str) -> None:
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                visit(value, f"{path}.{key.value}")
        elif isinstance(node, yaml.SequenceNode):
            for number, value in enumerate(node.value):
                visit(value, f"{path}.{number}")
        elif node.tag == "tag:yaml.org,2002:float":
            found.append(Knob(path[1:], float(node.value), node.start_mark.index, node.end_mark.index))

    root = yaml.compose(text, Loader=yaml.SafeLoader)
    if root is not None:
        visit(root, "")
    chosen = [knob for knob in found if not only or any((knob.path + ".").startswith(word + ".") for word in only)]
    if not chosen:
        known = ", ".join(dict.fromkeys(knob.path.partition(".")[0] for knob in found))
        raise LonghallError(f"There is nothing to tune; there is: {known}.")
    return chosen


def turned(text: str, turns: Sequence[tuple[Knob, float]]) -> str:
    """The text with other numbers in it, each as short as three digits allow."""
    for knob, value in sorted(turns, key=lambda turn: -turn[0].start):
        text = text[: knob.start] + written(value) + text[knob.end :]
    return text


def written(value: float) -> str:
    return repr(float(f"{value:.3g}"))


def tune(plan: Plan, text: str, play: Play) -> tuple[str, Verdict]:
    """New weights, and whether they are better; the old text is returned where they are not."""
    chance = seeded(plan.seed)
    dials = knobs(text, plan.only)
    position = [0.0] * len(dials)  # how far each weight has moved, as a share of its size
    shaken = [int(member % 2 == 0) for member in range(len(plan.players))]
    for number in range(plan.rounds):
        coins = [1 - 2 * chance.below(2) for _ in dials]
        shake = SHAKE / (1 + number) ** 0.101  # Spall's exponents
        step = STEP / (1 + 0.1 * number) ** 0.602
        ways = [
            _weights(text, dials, [at + way * shake * coin for at, coin in zip(position, coins, strict=True)])
            for way in (-1, 1)
        ]
        bouts = _bouts(plan, [ways[up] for up in shaken], plan.batch, plan.seed + 1000 * number)
        gained = advantage(play(bouts, f"round {number + 1} of {plan.rounds}"), shaken, plan.margin)
        moved = [at + step * gained * coin for at, coin in zip(position, coins, strict=True)]
        position = [max(-MOST, min(MOST, at)) for at in moved]
    new = _weights(text, dials, position)
    sides = [int(member < max(1, len(plan.players) // 2)) for member in range(len(plan.players))]
    bouts = _bouts(plan, [new if side else text for side in sides], plan.games, plan.seed + FRESH)
    verdict = judge(plan, sides, play(bouts, "last word"))
    if verdict.accepted:
        verdict.changed = {
            before.path: [before.value, after.value]
            for before, after in zip(dials, knobs(new, plan.only), strict=True)
            if before.value != after.value
        }
    return (new if verdict.accepted else text), verdict


def judge(plan: Plan, sides: list[int], results: list[BoutResult]) -> Verdict:
    """Significantly better: the whole interval of the share won by side 1 lies above what is fair."""
    won = [sum(share for share, side in zip(result.won, sides, strict=True) if side) for result in results]
    low, high = interval(won)
    fair = sum(sides) / len(sides)
    return Verdict(
        date=datetime.date.today().isoformat(),
        accepted=low > fair,
        seed=plan.seed,
        seats=plan.players,
        rounds=plan.rounds,
        batch=plan.batch,
        games=len(results),
        win_share=round(sum(won) / len(won), 3),
        low=round(low, 3),
        high=round(high, 3),
        fair=round(fair, 3),
        options=plan.options,
        only=plan.only,
    )


def advantage(results: list[BoutResult], sides: list[int], margin: float) -> float:
    """How much better side 1 did than side 0, from -1 to 1: half by victories, half by leads, which say more."""
    totals, counts = [0.0, 0.0], [0, 0]
    for result in results:
        for member, side in enumerate(sides):
            rival = max(score for other, score in enumerate(result.scores) if other != member)
            lead = math.tanh((result.scores[member] - rival) / (2.0 * margin))
            totals[side] += 0.5 * result.won[member] + 0.25 * (1.0 + lead)
            counts[side] += 1
    return totals[1] / counts[1] - totals[0] / counts[0]


def _weights(text: str, dials: list[Knob], position: list[float]) -> str:
    return turned(text, [(dial, dial.value + at * dial.size) for dial, at in zip(dials, position, strict=True)])


def _bouts(plan: Plan, weights: list[str], games: int, seed: int) -> list[Bout]:
    return line_up(plan.game, plan.players, games, seed, plan.options, plan.budget, weights)


def record_entry(verdict: Verdict) -> str:
    """The run as an entry of the log that lies beside the weights."""
    plain = msgspec.to_builtins(verdict)
    return yaml.safe_dump([plain], sort_keys=False, default_flow_style=None, width=120)
