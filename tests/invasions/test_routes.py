"""Finding the way: what is promised before a voyage is what the voyage costs."""

from boardgames.core.game import NOBODY, Message, Plan
from boardgames.invasions import GAME, actions, routes
from boardgames.invasions.charts import DISTANCE
from boardgames.invasions.data import NODE, NODES, WINTERING
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


def plans(state: State) -> dict[str, Plan]:
    return {plan.target: plan for plan in GAME.choice(state).plans}


def test_far_places_say_what_they_cost_and_stop_at_the_first_loss() -> None:
    state = loaded(2, players={0: {"at": "shetland", "vikings": 3, "runes": []}}, turn={"prep_days": 2, "sail_days": 1})
    found = plans(state)
    assert found["orkney"].hint == Message("hint.journey", {"n": 2, "left": 2})
    assert found["horn"].hint == Message("hint.journey_loss", {"n": 4, "losses": 2, "node": "n_east_iceland"})
    assert (found["orkney"].cost, found["horn"].cost) == ("2", "4 −2")
    assert "w_fairisle" not in found  # a neighbour is an option of its own
    for action in found["horn"].actions:
        assert state.losses == 0
        state.apply(action)
    assert state.losses == 1
    assert GAME.dump(state)["players"][0]["at"] == "n_east_iceland"


def test_plans_can_be_followed_to_their_end() -> None:
    """Every action is legal in its turn, and nothing is asked or lost before the last one."""
    followed = 0
    for seed in range(20):
        for state, _ in moments(2 + seed % 4, seed, expert=seed % 2 == 1, longest=40):
            if state.seat == NOBODY:
                continue
            for plan in GAME.choice(state).plans:
                ship = state.copy()
                for action in plan.actions:
                    assert (ship.phase, ship.seat, ship.losses) == (state.phase, state.seat, state.losses)
                    assert action in ship.legal()
                    ship.apply(action)
                assert plan.hint is not None
                stop = plan.hint.values.get("node", plan.target)
                if ship.at[state.seat] != WINTERING:  # the last viking may have gone with the loss
                    assert NODES[ship.at[state.seat]] == stop
                followed += 1
    assert followed > 3000
