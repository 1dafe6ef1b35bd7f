"""Options that race: who is plainly behind drops out, who may only be unlucky does not."""

from functools import partial

from boardgames.ai.race import FIRST_JUDGEMENT, Finding, Race, merged, winner

SPREAD = 0.05
calm = partial(Race, spread=SPREAD)  # where one world is much like the next


def run(race: Race, *laps: dict[int, float]) -> Race:
    for lap in laps:
        for action in race.running:
            race.results[action].append(lap[action])
        race.lap_done()
    return race


def test_the_hopeless_drop_out_and_the_close_do_not() -> None:
    race = calm([1, 2, 3])
    race.results = {1: [0.6, 0.5, 0.7, 0.6], 2: [0.6, 0.6, 0.6, 0.5], 3: [0.1, 0.0, 0.2, 0.1]}
    race.drop_the_hopeless()
    assert race.running == [1, 2]


def test_nobody_drops_out_before_the_first_judgement() -> None:
    laps = [{1: 0.9, 2: 0.1}] * FIRST_JUDGEMENT
    assert run(calm([1, 2]), *laps[:-1]).running == [1, 2]
    assert run(calm([1, 2]), *laps).running == [1]


def test_a_small_lead_that_is_always_the_same_may_still_turn_in_another_world() -> None:
    race = run(calm([1, 2]), *[{1: 0.51, 2: 0.5}] * FIRST_JUDGEMENT)
    assert race.running == [1, 2]


def test_where_worlds_differ_much_a_few_of_them_decide_nothing() -> None:
    laps = [{1: 0.5, 2: 0.3}] * FIRST_JUDGEMENT
    assert run(calm([1, 2]), *laps).running == [1]
    assert run(Race([1, 2], spread=0.3), *laps).running == [1, 2]


def test_a_race_ends_when_more_thought_promises_next_to_nothing() -> None:
    even, ahead, wild = {1: 0.5, 2: 0.5}, {1: 0.5, 2: 0.502}, [{1: 0.5, 2: 0.9}, {1: 0.5, 2: 0.1}]
    assert run(calm([1, 2]), *[even] * 16).running == [1, 2], "it might still be worth something"
    assert run(calm([1, 2]), *[even] * 128).running == [1], "equals: the favourite will do"
    assert run(calm([1, 2]), *[ahead] * 8).running == [1, 2]
    assert run(calm([1, 2]), *[ahead] * 128).running == [2], "a small gain is a gain"
    assert run(calm([1, 2]), *wild * 512).running == [1, 2], "where much is at stake, thought is worth its while"


def test_the_promise_of_more_thought_grows_with_the_spread_and_falls_with_the_distance() -> None:
    def promise(*gaps: float, doubt: float = 0.0) -> float:
        return Finding(len(gaps), 0.5, sum(gaps), sum(gap * gap for gap in gaps)).promise(doubt, SPREAD)

    near, far = promise(*[-0.02, 0.0] * 8), promise(*[-0.06, -0.04] * 8)
    assert near > far > 0.0
    assert promise(*[-0.1, 0.08] * 8) > near
    assert promise(*[-0.02, 0.0] * 80) < near, "what is known needs no thought"
    assert promise(*[-0.02, 0.0] * 8, doubt=0.02) > near
    assert abs(promise(*[0.3] * 64) - 0.3) < 0.001, "who is plainly ahead is worth the gap"


def test_in_a_hurry_only_those_ahead_of_the_favourite_go_on() -> None:
    laps = [{1: 0.5, 2: 0.501, 3: 0.5, 4: 0.499}] * FIRST_JUDGEMENT
    assert run(calm([1, 2, 3, 4]), *laps).running == [1, 2, 3, 4]
    assert run(calm([1, 2, 3, 4], hurry=True), *laps).running == [1, 2]


def test_the_favourite_stays_to_measure_its_rivals_until_one_has_plainly_won() -> None:
    laps = [{1: 0.1, 2: 0.9, 3: 0.9}] * FIRST_JUDGEMENT
    assert run(calm([1, 2, 3]), *laps).running == [1, 2, 3]
    race = run(calm([1, 2]), *laps)
    assert race.running == [2]
    race.halve()
    assert race.running == [2]


def test_equals_keep_their_order_and_the_slower_half_of_the_rivals_goes() -> None:
    race = run(calm([3, 1, 2, 4, 5]), {1: 0.5, 2: 0.5, 3: 0.1, 4: 0.5, 5: 0.6})
    assert race.ranked() == [5, 1, 2, 4, 3]
    race.halve()
    assert race.running == [3, 5, 1]
    race.halve()
    race.halve()
    assert race.running == [3, 5], "the favourite and one rival stay"


def test_the_favourite_wins_unless_another_is_surely_ahead() -> None:
    race = calm([1, 2, 3])
    race.results = {1: [0.5, 0.5, 0.5, 0.5], 2: [0.9, 0.2, 0.9, 0.3], 3: [0.56, 0.57, 0.55, 0.56]}
    assert race.ranked()[0] == 2
    assert winner(race.findings()) == 3
    race.results[3] = []
    assert winner(race.findings()) == 1, "two good laps of four may be luck"


def test_a_small_lead_that_is_always_the_same_is_sure() -> None:
    assert winner(run(calm([1, 2]), {1: 0.5, 2: 0.501}, {1: 0.7, 2: 0.701}).findings()) == 2


def test_where_results_are_in_doubt_a_larger_lead_is_needed_to_win_and_to_drop_a_rival() -> None:
    laps = [{1: 0.5, 2: 0.52, 3: 0.3}] * FIRST_JUDGEMENT
    assert run(calm([1, 2, 3]), *laps).running == [1, 2]
    doubtful = run(calm([1, 2, 3], doubt=0.2), *laps)
    assert doubtful.running == [1, 2, 3]
    assert winner(doubtful.findings(), 0.01) == 2
    assert winner(doubtful.findings(), 0.03) == 1


def test_after_one_lap_the_better_result_counts() -> None:
    assert winner(run(calm([1, 2]), {1: 0.5, 2: 0.6}).findings()) == 2


def test_who_dropped_out_is_measured_by_the_laps_it_ran() -> None:
    race = calm([1, 2])
    race.results = {1: [0.5, 0.4, 0.9], 2: [0.4, 0.6]}
    finding = race.findings()[2]
    assert finding.visits == 2
    assert abs(finding.ahead - 0.1) < 1e-9
    assert abs(finding.squares - 0.05) < 1e-9


def test_findings_side_by_side_add_up_to_those_of_one_long_race() -> None:
    laps = [{1: 0.5, 2: 0.6}, {1: 0.4, 2: 0.3}, {1: 0.7, 2: 0.75}]
    together = merged([run(calm([1, 2]), *laps[:1]).findings(), {}, run(calm([1, 2]), *laps[1:]).findings()])
    alone = run(calm([1, 2]), *laps).findings()
    assert list(together) == [1, 2]
    for action, finding in alone.items():
        assert together[action].visits == finding.visits
        assert abs(together[action].worth - finding.worth) < 1e-9
        assert abs(together[action].gap() - finding.gap()) < 1e-9
        assert abs(together[action].error() - finding.error()) < 1e-9


def test_what_was_never_tried_is_neither_ahead_nor_sure() -> None:
    assert Finding(0, 0.0).gap() == 0.0
    assert Finding(0, 0.0).error() == 0.0
    assert Finding(0, 0.0).promise(0.0, SPREAD) > 0.0
