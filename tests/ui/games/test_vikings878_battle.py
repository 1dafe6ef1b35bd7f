"""Battles and marches of 878 Vikings on the real table: the panel over the map, far shires, and what is left to the
rule of thumb."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from boardgames.ai.players import novice_player
from boardgames.core.game import Event, Piece, Setup, View
from boardgames.core.rng import seeded
from boardgames.vikings878.data import NEXT, REGION, SHIRES
from tests.ui.games.england import BOARD, GAME, SitDown
from ui.table.boardview import BoardView
from ui.table.overlay import Overlay
from ui.table.retelling import Retelling


def panel(view: BoardView) -> Overlay:
    (overlay,) = view._overlays
    return overlay


def units(contents: dict[str, tuple[Piece, ...]], side: str) -> int:
    return sum(piece.count for piece in contents.get(f"battle-{side}", ()) if piece.kind != "leader")


# ------------------------------------------------------------------------------------------------ the panel


def test_a_battle_opens_a_panel_that_leaves_its_shire_free(england: SitDown) -> None:
    sitting = england("full", "human", "novice", seed=3, until="prompt.hits")
    view = sitting.table.board_view
    overlay = panel(view)
    shire = SHIRES[sitting.controller.match.state.battle]
    assert overlay.isVisible()
    assert not overlay.sceneBoundingRect().contains(view.stage.anchor(shire))
    middle = view.mapFromScene(overlay.mapToScene(QPointF(0.0, 90.0)))
    hidden = [item for item in view.stage.under(view.mapToScene(middle)) if item.zValue() < overlay.zValue()]
    assert hidden == []  # the map is not clicked through it


def test_the_panel_is_closed_while_nobody_fights(england: SitDown) -> None:
    sitting = england("northumbrian-raids", "human", "novice", seed=2)
    overlay = panel(sitting.table.board_view)
    assert not overlay.isVisible()
    assert not any(area.isVisible() for area in overlay.areas.values())


@pytest.mark.parametrize("shire", SHIRES)
def test_no_neighbour_of_a_battle_is_under_the_panel(shire: str) -> None:
    """Command leads there, so it must be seen and clicked."""
    spec = BOARD.spec.overlays["battle"]
    points = {name: QPointF(*BOARD.spec.map.pixel_points[name]) for name in SHIRES}

    def box(spot: tuple[float, float]) -> QRectF:
        (x, y), (w, h) = spot, spec.size
        return QRectF(x - w / 2, y - h / 2, w, h)

    def away(spot: tuple[float, float]) -> float:
        (w, h), step = spec.size, points[shire] - QPointF(*spot)
        return max(abs(step.x()) - w / 2, abs(step.y()) - h / 2)

    chosen = box(max(spec.spots, key=away))
    near = [shire, *(SHIRES[to] for to in NEXT[0][1][SHIRES.index(shire)])]
    assert [name for name in near if chosen.contains(points[name])] == []


def battles(seed: int) -> int:
    """Play a game and look at everything that the panel tells of it; how often it told something."""
    mirrors = {place.id: place.spec.mirror for place in BOARD.places.values() if place.spec.overlay == "battle"}
    retelling = Retelling("shire", mirrors, BOARD.spec.pieces)
    chance = seeded(seed)
    state = GAME.new(GAME.completed(Setup(2, seed, {"scenario": "northumbrian-raids"})))
    told, shown = 0, ""
    while state.seat >= 0:
        action = novice_player(GAME, state, chance)
        events: list[Event] = []
        state.log = events
        state.apply(action)
        if any(event.kind == "rolled" for event in events):
            told += 1
            check(retelling, GAME.view(state, 0), events, shown)
        shown = SHIRES[state.battle] if state.battle >= 0 else ""
    return told


def check(retelling: Retelling, view: View, events: list[Event], shown: str) -> None:
    """Every roll has its frame, with the dice that were thrown, and losses come one after the other."""
    about = retelling.about(view, events, shown)
    fighting = "shire" in view.status.values
    frames = retelling.frames(view, about, events, shown, fighting)
    assert frames
    for earlier, later in pairwise(frames):
        assert later.words is not None
        if later.rolled:
            assert all(later.contents[place] for place in later.rolled)
            for side in ("vikings", "english"):
                assert units(later.contents, side) == units(earlier.contents, side)
    assert sum(len(frame.rolled) for frame in frames) <= sum(event.kind == "rolled" for event in events)
    if fighting:
        now = {place: tuple(stack.piece for stack in held) for place, held in retelling.stacks(view, about).items()}
        for side in ("vikings", "english"):
            assert units(frames[-1].contents, side) == units(now, side)


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_the_panel_tells_every_roll_and_what_it_did(seed: int) -> None:
    assert battles(seed) > 4


def test_what_is_told_ends_with_what_is_there(england: SitDown) -> None:
    """Whatever is skipped, the figures of the view stand on the panel at last."""
    sitting = england("full", "human", "novice", seed=3, until="prompt.hits")
    sitting.table.speed = "slow"
    view = sitting.table.board_view
    before = sitting.controller.present
    sitting.click(sitting.table.targets()[0])
    sitting.until(lambda: sitting.controller.present > before)
    sitting.table.skip()
    sitting.until(sitting.ready)
    overlay = panel(view)
    assert not overlay._puppets
    assert all(thing.isVisible() for thing in view.stage.things.values() if thing.place in overlay.areas)


# ------------------------------------------------------------------------------------------------ out of play


@pytest.mark.parametrize(("scenario", "region"), [("full", 0), ("northumbrian-raids", 1), ("alfreds-gamble", 2)])
def test_shires_outside_the_scenario_are_dark(england: SitDown, scenario: str, region: int) -> None:
    sitting = england(scenario, "human", "novice", seed=2)
    areas = sitting.table.board_view.stage.areas
    dark = {place for place, area in areas.items() if area.shaded}
    assert dark == set(SHIRES) - {SHIRES[shire] for shire in REGION[region]}


# ------------------------------------------------------------------------------------------------ far shires, quickly


def test_a_click_on_a_far_shire_goes_all_the_way(england: SitDown) -> None:
    sitting = england("full", "human", "novice", seed=3, until="prompt.marching", far=True)
    choice = sitting.controller.choice
    assert choice is not None
    state = sitting.controller.match.state
    plan = next(plan for plan in choice.plans if plan.hint is not None and plan.hint.key == "hint.way")
    assert 1 < len(plan.actions) <= state.steps
    before = sitting.controller.present
    sitting.click(plan.target)
    sitting.until(lambda: sitting.controller.present >= before + len(plan.actions))
    sitting.until(sitting.ready)
    words = [GAME.text(action) for action in plan.actions]
    assert sitting.controller.match.record().actions[before : before + len(words)] == words
    assert words[-1] == f"to {plan.target}"


def test_every_way_that_is_shown_can_be_gone() -> None:
    """Step by step, to the last one, with what it costs; nobody is attacked on the way."""
    chance = seeded(11)
    state = GAME.new(GAME.completed(Setup(2, 11)))
    tried = 0
    while state.seat >= 0 and tried < 300:
        plans = GAME.choice(state).plans if state.legal() else ()
        for plan in plans:
            twin, left = state.copy(), state.steps
            for action in plan.actions:
                assert action in twin.legal()
                assert twin.battle < 0
                twin.apply(action)
            assert plan.hint is not None
            assert plan.hint.values["left"] == left - len(plan.actions)
            assert plan.cost == str(len(plan.actions))
            tried += 1
        state.apply(novice_player(GAME, state, chance))
    assert tried >= 300


def test_a_battle_can_be_left_to_the_rule_of_thumb(england: SitDown) -> None:
    sitting = england("full", "human", "novice", seed=3, until="prompt.hits")
    sitting.activate()
    shire = sitting.controller.match.state.battle
    assert shire >= 0
    QTest.keyClick(sitting.screen, Qt.Key.Key_Q)
    sitting.until(lambda: sitting.ready() and sitting.controller.match.state.battle != shire)
    assert not sitting.problems
