"""Players against each other, many games, fairly: seats rotate and every rotation meets the same seeds."""

import math
import time
from collections.abc import Sequence

from msgspec import Struct

from boardgames.ai.blunders import Blunder, blunder
from boardgames.ai.minds import Opening, mind_of
from boardgames.ai.players import Player, player_named
from boardgames.ai.search import Budget
from boardgames.core.game import NOBODY, Setup
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded


class Bout(Struct):
    """One game to be played: who sits where, and with which luck."""

    game: str
    players: list[str]  # in the order of the line-up
    rotation: int  # line-up member m sits on seat (m + rotation) mod P
    seed: int
    options: dict[str, str]
    budget: Budget
    weights: list[str] = []  # by member: the text of other weights than the game's own, or ""
    judged: list[int] = []  # members whose decisions are looked at for blunders


class BoutResult(Struct):
    """How it went, in the order of the line-up; and which bout it was, because results come in any order."""

    seed: int
    rotation: int
    won: list[float]  # a shared victory is shared here too
    scores: list[int]
    seconds: list[float]  # thinking time of each
    moves: list[int]
    blunders: dict[int, Blunder] = {}  # by number of the action in the game, the first being 1


class Standing(Struct):
    """What a member of the line-up achieved over all games."""

    player: str
    win_share: float
    low: float  # of the 95 % interval
    high: float
    score: float
    seconds_per_move: float


class SeatStanding(Struct):
    """What a seat achieved over all games, whoever sat there."""

    seat: int
    win_share: float
    low: float  # of the 95 % interval
    high: float


def line_up(
    game: str,
    players: list[str],
    games: int,
    seed: int,
    options: dict[str, str],
    budget: Budget,
    weights: Sequence[str] = (),
    judged: Sequence[int] = (),
) -> list[Bout]:
    """At least so many games, full rotations only: P games share a seed, each with the line-up moved on by one seat."""
    rounds = math.ceil(games / len(players))
    return [
        Bout(game, players, rotation, seed + number, options, budget, list(weights), list(judged))
        for number in range(rounds)
        for rotation in range(len(players))
    ]


def play_bout(bout: Bout) -> BoutResult:
    """Play one game to its end."""
    game = game_named(bout.game)
    count = len(bout.players)
    setup = game.completed(Setup(count, bout.seed, bout.options))
    state = game.new(setup)
    at_seat = [(seat - bout.rotation) % count for seat in range(count)]
    players: list[Player] = [player_named(name, bout.budget) for name in bout.players]
    lucks = [bout.seed * 7919 + member for member in range(count)]
    luck = [seeded(seed) for seed in lucks]
    minds = {member: mind_of(member, bout.game, weights) for member, weights in enumerate(bout.weights) if weights}
    for member, mind in minds.items():
        mind.open(Opening(bout.game, setup, bout.players[member], bout.budget, lucks[member]))
    seconds = [0.0] * count
    moves = [0] * count
    blunders: dict[int, Blunder] = {}
    number = 0
    while state.seat != NOBODY:
        number += 1
        member = at_seat[state.seat]
        start = time.perf_counter()
        action = minds[member].choose() if member in minds else players[member](game, state, luck[member])
        if len(state.legal()) > 1:  # an action without a choice is no thought
            seconds[member] += time.perf_counter() - start
            moves[member] += 1
            if member in bout.judged and (found := blunder(game, state, action)) is not None:
                blunders[number] = found
        state.apply(action)
        for mind in minds.values():
            mind.see(action)
    places, scores = state.ranking(), state.scores()
    winners = places.count(1)
    seat_of = [at_seat.index(member) for member in range(count)]
    return BoutResult(
        seed=bout.seed,
        rotation=bout.rotation,
        won=[1.0 / winners if places[seat] == 1 else 0.0 for seat in seat_of],
        scores=[scores[seat] for seat in seat_of],
        seconds=seconds,
        moves=moves,
        blunders=blunders,
    )


def standings(players: list[str], results: list[BoutResult]) -> list[Standing]:
    """The line-up's share of the victories with its 95 % interval, mean score and time."""
    rows = []
    for member, player in enumerate(players):
        won = [result.won[member] for result in results]
        share = sum(won) / len(won)
        low, high = interval(won)
        moves = max(1, sum(result.moves[member] for result in results))
        rows.append(
            Standing(
                player=player,
                win_share=share,
                low=low,
                high=high,
                score=sum(result.scores[member] for result in results) / len(results),
                seconds_per_move=sum(result.seconds[member] for result in results) / moves,
            )
        )
    return rows


def seat_standings(results: list[BoutResult]) -> list[SeatStanding]:
    """The seats' share of the victories: all members sat on each, so that it shows what the seat itself is worth."""
    count = len(results[0].won)
    rows = []
    for seat in range(count):
        won = [result.won[(seat - result.rotation) % count] for result in results]
        rows.append(SeatStanding(seat, sum(won) / len(won), *interval(won)))
    return rows


def interval(won: list[float]) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; shared victories count as parts of one."""
    n, z = len(won), 1.96
    share = sum(won) / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)
