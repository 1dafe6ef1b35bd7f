"""The tree search: finds what is plainly best, stops when told, and adds up what was found side by side."""

import itertools
import time
from collections.abc import Iterator
from functools import partial

from boardgames.ai.race import winner
from boardgames.ai.reward import rewards
from boardgames.ai.search import LOOKS, Budget, Memory, search
from boardgames.ai.standard import look
from boardgames.core.game import Setup
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded

GAME = game_named("lindisfarne")
TWO = GAME.completed(Setup(2, 1))

# The last pick of the game: IRL-2 makes a run of two, ENG-4 brings nothing against three English cards of the rival.
LAST_PICK = {
    "expedition": 6,
    "phase": "picking",
    "seat": 0,
    "offers": {"north": [None, None], "centre": [None, None], "south": ["IRL-2", "ENG-4"]},
    "boards": {"north": [], "centre": [], "south": [{"clan": 0, "vikings": [3, 0, 0, 0, 0, 0]}]},
    "players": {
        0: {"cards": ["IRL-1", "SCO-3"], "home": True},
        1: {"cards": ["ENG-1", "ENG-2", "ENG-6"], "home": True},
    },
    "raid": {"board": "south", "ranked": [0], "rank": 0},
}


def test_the_plainly_best_card_is_taken() -> None:
    state = GAME.load(TWO, LAST_PICK)
    assert {GAME.text(action) for action in state.legal()} == {"take IRL-2", "take ENG-4", "objective"}
    found = search(GAME, state, seeded(1), Budget(iterations=200))
    worth = {GAME.text(action): finding.worth for action, finding in found.items()}
    assert worth["take IRL-2"] > worth["take ENG-4"]


def test_the_same_seed_and_iterations_find_the_same() -> None:
    state = GAME.new(TWO)
    one = search(GAME, state, seeded(7), Budget(iterations=40))
    two = search(GAME, state, seeded(7), Budget(iterations=40))
    assert one == two
    assert all(finding.visits for finding in one.values())


def test_thinking_stops_by_the_clock_and_when_cancelled() -> None:
    state = GAME.new(TWO)
    start = time.perf_counter()
    assert search(GAME, state, seeded(1), Budget(seconds=0.2))
    assert time.perf_counter() - start < 5
    found = search(GAME, state, seeded(1), Budget(seconds=60), cancelled=lambda: True)
    assert winner(found) in state.legal(), "even without a thought there is an answer"
    assert len(found) == 1, "what was not looked at is not talked about"


def test_all_that_race_meet_the_same_worlds() -> None:
    state = GAME.new(GAME.completed(Setup(3, 5)))
    found = search(GAME, state, seeded(2), Budget(iterations=300))
    laps = sorted((finding.visits for finding in found.values()), reverse=True)
    assert laps[0] == laps[1], "the last two run to the end together"
    assert laps[-1] >= 1


def test_who_did_not_start_cannot_win_by_a_glance() -> None:
    """In Invasions the glance sees what comes of an option by the end of the turn, and strikes out what is behind."""
    game = game_named("invasions")
    struck = 0
    for seed in range(1, 12):
        state = game.new(game.completed(Setup(3, seed)))
        chance = seeded(seed)
        while len(state.legal()) < 4:
            state.apply(state.legal()[chance.below(len(state.legal()))])
        glance = look(game, state, seeded(seed), LOOKS)
        out = [action for action, seen in glance.findings().items() if action not in glance.running]
        found = search(game, state, seeded(seed), Budget(iterations=60))
        if len(glance.running) > 1:
            struck += len(out)
            assert all(found[action].ahead == 0.0 and found[action].visits <= LOOKS for action in out)
            assert winner(found) in glance.running
    assert struck


def test_a_glance_that_judges_at_once_strikes_out_only_what_is_far_behind() -> None:
    state = GAME.load(TWO, LAST_PICK)
    objective = GAME.parse(state, "objective")
    assert objective not in look(GAME, state, seeded(3), LOOKS).running, "it is behind at a glance"
    found = search(GAME, state, seeded(3), Budget(iterations=60))
    assert found[objective].ahead < 0.0, "and is measured by the favourite all the same"
    assert found[GAME.parse(state, "take ENG-4")].ahead == 0.0, "this one is too far behind to start"


def _bored(asked: Iterator[int], patience: int) -> bool:
    return next(asked) > patience


def test_a_lap_that_is_called_off_counts_for_nobody() -> None:
    state = GAME.new(TWO)
    assert len(state.legal()) == 2
    for patience in range(24, 40):
        found = search(
            GAME, state, seeded(1), Budget(seconds=60), cancelled=partial(_bored, itertools.count(), patience)
        )
        assert len({finding.visits for finding in found.values()}) == 1


def test_what_was_found_below_a_decision_is_kept_for_the_next_of_the_same_seat() -> None:
    state = GAME.new(TWO)
    chance, memory = seeded(4), Memory()
    kept = 0
    for _ in range(40):
        if len(state.legal()) > 1:
            known = memory.recall(GAME, state)
            kept += bool(known)
            assert all(node.visits for node in known.values())
            action = winner(search(GAME, state, chance, Budget(iterations=60), memory=memory))
            fence = state.fence
            state.apply(action)
            assert not memory.sight or (state.fence == fence and memory.recall(GAME, state))
        else:
            state.apply(state.legal()[0])
    assert kept, "a turn has several decisions without a roll between them"


def test_rewards_are_shares_and_the_winner_is_happiest() -> None:
    state = GAME.new(GAME.completed(Setup(3, 2)))
    chance = seeded(3)
    while state.seat >= 0:
        found = rewards(GAME, state)
        assert all(0.0 <= value <= 1.0 for value in found)
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    found = rewards(GAME, state)
    assert found.index(max(found)) in [seat for seat, place in enumerate(state.ranking()) if place == 1]
