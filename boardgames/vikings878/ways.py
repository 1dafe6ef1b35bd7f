"""Ways of more than one step for the leader or the army on the move: what a click on a far shire does (VK-4.3, VK-5.3).

A way crosses no enemies: whoever meets some stops, or fights at once (VK-4.4, VK-5.6), and has to decide again."""

from boardgames.core.game import Message, Plan, Value
from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import force
from boardgames.vikings878.data import ENGLISH, MAJOR, NEXT, SHIRES, VIKINGS
from boardgames.vikings878.state import LEADING, MARCHING, Table


def plans(s: Table) -> tuple[Plan, ...]:
    """The shortest way to every shire that is more than a step away and in reach."""
    if s.phase == MARCHING:
        start = s.at
    elif s.phase == LEADING and s.cards[4 * s.lead + s.active]:
        start = s.where[s.lead]
    else:
        return ()
    if start < 0:  # where to land is a decision of its own
        return ()
    return tuple(
        Plan(SHIRES[shire], tuple(act.TO + step for step in way), way_hint(s, shire, len(way)), str(len(way)))
        for shire, way in ways(s, start).items()
        if len(way) > 1
    )


def ways(s: Table, start: int) -> dict[int, tuple[int, ...]]:
    """By shire, the steps that lead there."""
    side = s.active >> 1
    found: dict[int, tuple[int, ...]] = {start: ()}
    edge = [start]
    for shire in edge:  # grows as new shires are reached
        way = found[shire]
        if len(way) == s.steps or (way and force(s, shire, 1 - side)):
            continue
        for to in NEXT[s.scenario][side][shire]:
            if to not in found and not (side == VIKINGS and to in s.closed):
                found[to] = (*way, to)
                edge.append(to)
    return found


def way_hint(s: Table, shire: int, steps: int) -> Message:
    """What a way costs and whom it meets at its end."""
    enemies = force(s, shire, 1 - (s.active >> 1))
    values: dict[str, Value] = {"shire": SHIRES[shire], "steps": steps, "left": s.steps - steps, "n": enemies}
    if not enemies:
        return Message("hint.way", values)
    city = MAJOR[shire] and s.active >> 1 != ENGLISH
    return Message("hint.way_to_city" if city else "hint.way_to_enemies", values)
