"""Finding the way: what is promised before a voyage is what the voyage costs."""

from boardgames.invasions import GAME, actions, routes
from boardgames.invasions.charts import DISTANCE
from boardgames.invasions.data import NODE, WINTERING
from boardgames.invasions.rules import State
from boardgames.invasions.state import MAIN
from tests.invasions.games import do, loaded, moments


def sail_all(state: State, route: routes.Route) -> tuple[int, int]:
    """Sail the whole way with a copy that has plenty aboard; days and losses it took."""
    ship = state.copy()
    seat = ship.active
    days, losses = ship.sailed, ship.losses
    for action in route.actions:
        assert action in ship.legal()
        ship.apply(action)
        while ship.phase != MAIN:
            ship.apply(actions.LOSE_VIKING)
    assert ship.active == seat
    return ship.sailed - days, ship.losses - losses


def test_days_and_losses_are_as_promised() -> None:
    routes_tried = 0
    for seed in range(30):
        for state, _ in moments(2 + seed % 4, seed, expert=seed % 2 == 1, longest=40):
            if state.phase != MAIN or state.at[state.seat] == WINTERING:
                continue
            state = state.copy()
            state.vikings[state.seat] += 5  # so that no ship is abandoned on the way
            for node, route in routes.reachable(state).items():
                assert route.nodes[-1] == node
                assert sail_all(state, route) == (route.days, route.losses)
                routes_tried += 1
    assert routes_tried > 3000


def test_everything_in_reach_is_found_by_the_shortest_way() -> None:
    state = loaded(2, players={0: {"at": "denmark", "vikings": 3, "runes": []}})
    found = routes.reachable(state)
    near = [node for node in range(len(DISTANCE)) if 0 < DISTANCE[NODE["denmark"]][node] <= 7]
    assert sorted(found) == near
    assert all(route.days == DISTANCE[NODE["denmark"]][node] for node, route in found.items())


def test_of_two_equal_ways_the_calmer_one_is_taken() -> None:
    """From Shetland to Faroe through western waters nothing is lost; through the north a piece would be."""
    state = loaded(2, players={0: {"at": "shetland", "vikings": 3, "runes": []}}, turn={"sail_days": 1})
    route = routes.reachable(state)[NODE["faroe"]]
    assert route.nodes == (NODE["w_fairisle"], NODE["w_faroe"], NODE["faroe"])
    assert (route.days, route.losses, route.first_loss) == (3, 0, 0)


def test_an_occupied_port_is_out_of_reach() -> None:
    state = loaded(2, players={0: {"at": "w_humber", "vikings": 1, "runes": []}, 1: {"at": "york", "vikings": 1}})
    assert NODE["york"] not in routes.reachable(state)
    assert NODE["lincoln"] in routes.reachable(state)


def test_free_steps_cost_nothing() -> None:
    state = loaded(
        2, players={0: {"at": "w_jutland", "vikings": 1, "runes": ["rn_oars"]}}, turn={"prep_days": 2, "sail_days": 5}
    )
    assert routes.reachable(state) == {}
    do(state, "play rn_oars")
    found = routes.reachable(state)
    assert found[NODE["lincoln"]].actions == (actions.SAIL + NODE["w_humber"], actions.SAIL + NODE["lincoln"])
    assert {(route.days, route.losses) for route in found.values()} == {(0, 0)}


def test_there_is_no_way_out_of_the_wintering_zone() -> None:
    assert routes.reachable(loaded(2, players={0: {"vikings": 3}})) == {}


def test_hints_tell_what_the_next_step_costs() -> None:
    for seed in range(10):
        for state, _ in moments(3, seed, longest=60):
            if state.phase != MAIN:
                continue
            for option in GAME.choice(state).options:
                if option.action < actions.SAIL:
                    continue
                assert option.hint is not None
                losses = routes.next_losses(state, option.action - actions.SAIL)
                assert option.hint.values.get("n", 0) == losses
                assert option.hint.key == ("hint.sail_loss" if losses else "hint.sail")
                after = state.copy()
                after.vikings[after.seat] += 4
                before = after.losses
                after.apply(option.action)
                assert after.losses - before == losses


def test_journeys_say_what_they_cost() -> None:
    state = loaded(2, players={0: {"at": "shetland", "vikings": 3, "runes": []}}, turn={"prep_days": 2, "sail_days": 1})
    found = GAME.journeys(state)
    assert found["orkney"].hint.values == {"n": 2}
    assert found["horn"].hint.values == {"n": 4, "losses": 2, "step": 3}
    for action in found["horn"].actions[:2]:
        state.apply(action)
    assert state.phase == MAIN
    state.apply(found["horn"].actions[2])
    assert state.losses == 1
