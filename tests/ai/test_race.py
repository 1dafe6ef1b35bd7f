"""Options that race: who is plainly behind drops out, who may only be unlucky does not."""

from boardgames.ai.race import FIRST_JUDGEMENT, Race


def run(race: Race, *laps: dict[int, float]) -> Race:
    for lap in laps:
        for action in race.running:
            race.results[action].append(lap[action])
        race.lap_done()
    return race


def test_the_beaten_drop_out_and_the_close_do_not() -> None:
    race = Race([1, 2, 3])
    race.results = {1: [0.6, 0.5, 0.7, 0.6], 2: [0.6, 0.6, 0.6, 0.5], 3: [0.1, 0.0, 0.2, 0.1]}
    race.drop_the_beaten()
    assert race.running == [1, 2]


def test_nobody_drops_out_before_the_first_judgement() -> None:
    laps = [{1: 0.9, 2: 0.1}] * FIRST_JUDGEMENT
    assert run(Race([1, 2]), *laps[:-1]).running == [1, 2]
    assert run(Race([1, 2]), *laps).running == [1]


def test_a_small_lead_that_is_always_the_same_may_still_turn_in_another_world() -> None:
    race = run(Race([1, 2]), *[{1: 0.51, 2: 0.5}] * FIRST_JUDGEMENT)
    assert race.running == [1, 2]


def test_what_was_thought_before_counts_like_laps() -> None:
    race = Race([1, 2], {1: 0.4, 2: 0.6}, trust=3)
    assert race.ranked() == [2, 1]
    run(race, {1: 1.0, 2: 0.0})
    assert race.mean(1) == (3 * 0.4 + 1.0) / 4
    assert race.ranked() == [1, 2]


def test_equals_keep_their_order_and_the_slower_half_goes() -> None:
    race = run(Race([3, 1, 2]), {1: 0.5, 2: 0.5, 3: 0.5})
    assert race.ranked() == [3, 1, 2]
    race.halve()
    assert race.running == [3, 1]
    race.halve()
    race.halve()
    assert race.running == [3], "somebody wins"


def test_the_favourite_wins_unless_another_is_surely_ahead() -> None:
    lucky = {1: [0.5, 0.5, 0.5, 0.5], 2: [0.9, 0.2, 0.8, 0.2], 3: [0.56, 0.57, 0.55, 0.56]}
    race = Race([1, 2, 3])
    race.results = lucky
    assert race.winner(0.0) == 3
    race.running = [1, 2]
    assert race.winner(0.0) == 2
    assert race.winner(1.5) == 1, "two good laps of four may be luck"


def test_a_small_lead_that_is_always_the_same_is_sure() -> None:
    race = run(Race([1, 2]), {1: 0.5, 2: 0.501}, {1: 0.7, 2: 0.701})
    assert race.winner(1.5) == 2


def test_after_one_lap_the_better_result_counts() -> None:
    assert run(Race([1, 2]), {1: 0.5, 2: 0.6}).winner(1.5) == 2
