"""Finding the way: what a step costs, and the cheapest way to every place in reach this turn (IV-6, IV-7).

A click on a far space follows one of the `plans`. They end at the place that was clicked, or where the weather takes
the first piece: what is worth sailing on for after that is the jarl's to say."""

from msgspec import Struct

from boardgames.core.game import Message, Plan
from boardgames.invasions import actions as act
from boardgames.invasions.data import DAYS, LOSSES, NODES, WINTERING
from boardgames.invasions.sailing import fair_days, step_zone, steps_from
from boardgames.invasions.state import MAIN, ROWING, Table


class Route(Struct, frozen=True):
    """A way through neighbouring nodes, with what it costs in all."""

    nodes: tuple[int, ...]
    days: int
    losses: int  # pieces the weather will take on the way, if the wind stays
    first_loss: int  # the step, counted from 1, on which the first piece is lost; 0 if none is

    @property
    def actions(self) -> tuple[int, ...]:
        return tuple(act.SAIL + node for node in self.nodes)


def losses_of_step(s: Table, before: int, node: int, day: int) -> int:
    """IV-7.2, IV-7.4: the running total of the turn that is due when this step is its sailing day number `day`."""
    if s.sheltered:
        return 0
    return LOSSES[max(0, day - fair_days(s, step_zone(before, node)))]


def next_losses(s: Table, node: int) -> int:
    """Pieces that the next step would cost the active jarl."""
    return max(0, losses_of_step(s, s.at[s.active], node, s.sailed + 1) - s.losses)


def reachable(s: Table) -> dict[int, Route]:
    """The best way to every node the active jarl can sail to now: the fewest days, then the fewest losses."""
    start = s.at[s.active]
    free = s.phase == ROWING
    if s.phase not in (MAIN, ROWING) or start == WINTERING:
        return {}
    found: dict[int, Route] = {start: Route((), 0, 0, 0)}
    edge = [start]
    for number in range(1, (s.steps if free else DAYS - s.prepared - s.sailed) + 1):
        layer: dict[int, Route] = {}
        for before in edge:
            for step in steps_from(s, before):
                node = step - act.SAIL
                if node in found:
                    continue
                route = _longer(s, found[before], before, node, number, free)
                if node not in layer or (route.losses, -route.first_loss) < (
                    layer[node].losses,
                    -layer[node].first_loss,
                ):
                    layer[node] = route
        found.update(layer)
        edge = list(layer)
    del found[start]
    return found


def _longer(s: Table, way: Route, before: int, node: int, number: int, free: bool) -> Route:
    """The way with one step more; a free step costs neither day nor loss."""
    if free:
        return Route((*way.nodes, node), 0, 0, 0)
    due = max(0, losses_of_step(s, before, node, s.sailed + number) - s.losses)
    losses = max(way.losses, due)
    first = way.first_loss or (number if losses else 0)
    return Route((*way.nodes, node), number, losses, first)


def plans(s: Table) -> tuple[Plan, ...]:
    """Every place in reach that is more than one step away, each with the actions towards it and what they cost."""
    return tuple(
        Plan(NODES[node], route.actions[: route.first_loss or None], _promise(s, route), _price(route))
        for node, route in reachable(s).items()
        if len(route.nodes) > 1
    )


def _price(route: Route) -> str:
    """Days and losses at a glance: "3", or "3 −1"; a free way has no price."""
    if not route.days:
        return ""
    return f"{route.days} −{route.losses}" if route.losses else str(route.days)


def _promise(s: Table, route: Route) -> Message:
    """Days and losses beforehand, and where a loss interrupts the voyage."""
    if not route.days:
        return Message("hint.journey_free", {"n": len(route.nodes)})
    if not route.losses:
        left = DAYS - s.prepared - s.sailed - route.days
        return Message("hint.journey", {"n": route.days, "left": left})
    where = NODES[route.nodes[route.first_loss - 1]]
    return Message("hint.journey_loss", {"n": route.days, "losses": route.losses, "node": where})
