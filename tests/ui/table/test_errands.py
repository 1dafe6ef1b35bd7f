"""Far places and quick resolution, on the toy with ships: what a person leaves to the table, and where that ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from boardgames.core.game import Choice, Message, Option, Plan, Setup
from boardgames.core.registry import guest
from boardgames.core.rng import seeded
from tests.toy import State
from tests.toy.voyage import GAME as VOYAGE
from tests.toy.voyage import SAIL, Voyage
from tests.ui.table.sitting import Sitting
from tests.ui.table.test_play import play_by_clicks
from ui.errands import Errands, rule_of_thumb
from ui.settings import Settings
from ui.table import items
from ui.table.choosing import Chooser

Sit = Callable[..., Sitting]
WATERFORD, LIMERICK = SAIL + 1, SAIL + 2


@pytest.fixture(autouse=True)
def _voyage() -> Iterator[None]:
    with guest(VOYAGE):
        yield


def found_beacon(sitting: Sitting) -> None:
    """Nothing on the coast is a surprise any more: the first turn goes to Waterford and back."""
    for words in ("sail waterford", "sail dublin"):
        sitting.controller.act(sitting.controller.game.parse(sitting.controller.match.state, words))
        sitting.until(sitting.ready)
    throw(sitting)


def throw(sitting: Sitting) -> None:
    """End the turn."""
    sitting.until(sitting.ready)
    option = next(o for o in sitting.controller.choice.options if o.text.startswith("throw"))
    sitting.controller.act(option.action)
    sitting.until(sitting.ready)


def done(sitting: Sitting) -> list[str]:
    return sitting.controller.match.record().actions


# ------------------------------------------------------------------ far places


def test_what_is_near_and_far_at_once_is_near() -> None:
    options = (Option(1, "go a", ("a",)), Option(2, "go b", ("b",)))
    plans = (Plan("b", (1, 2)), Plan("c", (2, 3)), Plan("d", ()))
    chooser = Chooser(Choice(0, Message("prompt"), options, plans=plans))
    assert list(chooser.far()) == ["c"]
    assert chooser.targets() == ["a", "b"]


def test_far_places_close_with_the_first_click() -> None:
    options = (Option(1, "go a b", ("a", "b")), Option(2, "go a c", ("a", "c")))
    chooser = Chooser(Choice(0, Message("prompt"), options, plans=(Plan("z", (1, 2)),)))
    assert list(chooser.far()) == ["z"]
    chooser.click("a")
    assert not chooser.far()
    chooser.back()
    assert list(chooser.far()) == ["z"]


def test_a_far_place_is_lit_more_softly_and_says_what_the_way_costs(sit: Sit) -> None:
    sitting = sit("voyage", "human", "novice")
    table = sitting.table
    assert table.light_of("off-waterford")[0] == items.TARGET
    assert table.light_of("off-limerick")[0] == items.FAR
    assert table.targets().index("off-limerick") > table.targets().index("off-waterford")
    sitting.hover("off-limerick")
    assert table.light_of("off-limerick")[0] == items.HOVER
    assert sitting.screen.prompt.consequence.text() == "2 steps along the coast to Waters off Limerick"
    area = table.board_view.stage.areas["off-limerick"]
    assert "2 steps along the coast" in table.tip_html(area)


def test_the_cost_of_a_way_stands_at_its_place_while_it_is_open(sit: Sit) -> None:
    sitting = sit("voyage", "human", "novice")
    view = sitting.table.board_view
    assert {name: plate.text for name, plate in view.costs.plates.items()} == {"off-limerick": "2"}
    plate = view.costs.plates["off-limerick"]
    assert plate.scene() is view.stage
    room = plate.room(plate.pos(), view.transform().m11())
    area = view.stage.areas["off-limerick"]
    assert area.boundingRect().contains(room.center())
    assert not any(room.intersects(thing.sceneBoundingRect()) for thing in view.stage.things.values())
    sitting.click("off-waterford")
    sitting.until(sitting.ready)
    assert not view.costs.plates, "Limerick is near now"


def test_the_cost_of_a_way_keeps_its_size_on_the_screen(sit: Sit) -> None:
    sitting = sit("voyage", "human", "novice")
    view = sitting.table.board_view
    before = view.costs.plates["off-limerick"].pixmap().size()
    view.zoom(1.8, QPointF(view.viewport().rect().center()))
    view.sharpen()
    assert view.costs.plates["off-limerick"].pixmap().size() == before
    sitting.table.rebuild(sitting.table.art)
    sitting.screen.refresh()
    assert list(view.costs.plates) == ["off-limerick"]


def test_a_surprise_on_the_way_ends_it(sit: Sit) -> None:
    sitting = sit("voyage", "human", "novice")
    sitting.click("off-limerick")
    sitting.until(sitting.ready)
    assert done(sitting) == ["sail waterford"]
    assert sitting.controller.choice is not None
    assert sitting.table.light_of("off-limerick")[0] == items.TARGET, "the rest of the way is the player's"


def test_a_click_on_a_far_place_goes_all_the_way(sit: Sit) -> None:
    sitting = sit("voyage", "human", "novice")
    found_beacon(sitting)
    before = sitting.controller.present
    sitting.click("off-limerick")
    sitting.until(sitting.ready)
    sitting.until(lambda: sitting.controller.present == before + 2)
    assert done(sitting)[-2:] == ["sail waterford", "sail limerick"]
    sitting.until(sitting.ready)
    sitting.controller.undo()
    sitting.until(sitting.ready)
    assert done(sitting)[-1] == "sail waterford", "a way is taken back step by step"
    assert sitting.controller.match.state.seat == 0


def test_a_far_place_is_reached_with_the_keyboard(sit: Sit) -> None:
    sitting = sit("voyage", "human", "novice")
    found_beacon(sitting)
    sitting.activate()
    before = sitting.controller.present
    for _ in range(40):
        if sitting.table.focus_target == "off-limerick":
            break
        QTest.keyClick(sitting.table, Qt.Key.Key_Tab)
        sitting.table.setFocus()
    assert sitting.table.focus_target == "off-limerick"
    QTest.keyClick(sitting.table, Qt.Key.Key_Return)
    sitting.until(lambda: sitting.controller.present == before + 2)


def test_with_movement_a_way_is_walked_step_by_step(sit: Sit, settings: Settings) -> None:
    settings.animation = "fast"
    sitting = sit("voyage", "human", "novice")
    found_beacon(sitting)
    before = sitting.controller.present
    sitting.click("off-limerick")
    assert sitting.controller.present == before + 1
    assert sitting.controller.choice is None
    sitting.until(lambda: sitting.controller.present == before + 2)


def test_escape_stops_a_way(sit: Sit, settings: Settings) -> None:
    settings.animation = "slow"
    sitting = sit("voyage", "human", "novice")
    found_beacon(sitting)
    before = sitting.controller.present
    sitting.click("off-limerick")
    sitting.screen.back_out()
    sitting.until(sitting.ready)
    assert sitting.controller.present == before + 1


def test_a_way_ends_where_somebody_else_decides() -> None:
    state = VOYAGE.new(Setup(2, 1))
    errands = Errands()
    errands.set_out(state, 0, (WATERFORD, LIMERICK))
    assert errands.next(VOYAGE, state, 0, 1) == WATERFORD
    state.seat = 1
    assert not errands.busy(1)
    assert errands.next(VOYAGE, state, 1, 1) is None
    state.seat = 0
    assert errands.next(VOYAGE, state, 2, 1) is None, "and does not come to life again"


def test_a_way_ends_where_its_next_step_is_not_possible() -> None:
    state = VOYAGE.new(Setup(2, 1))
    errands = Errands()
    errands.set_out(state, 0, (WATERFORD, LIMERICK))
    assert errands.next(VOYAGE, state, 0, 1) == WATERFORD
    assert LIMERICK not in state.legal()
    assert errands.next(VOYAGE, state, 1, 1) is None


# ------------------------------------------------------------------ quick resolution


def test_quick_answers_to_the_end_of_what_it_is_about(sit: Sit) -> None:
    sitting = sit("voyage", "human", "novice")
    prompt = sitting.screen.prompt
    assert prompt.quick.isVisible()
    assert prompt.quick.words.text() == "Resolve quickly: the rest of your hand"
    sitting.bot.mouseClick(prompt.quick, Qt.MouseButton.LeftButton)
    sitting.until(lambda: sitting.controller.match.over)
    own = [step.action for step in sitting.controller.match.steps if step.seat == 0]
    assert len(own) == 3
    assert not sitting.problems


def test_quick_is_a_key_as_well_and_escape_stops_it(sit: Sit, settings: Settings) -> None:
    settings.animation = "slow"
    sitting = sit("voyage", "human", "novice")
    sitting.activate()
    QTest.keyClick(sitting.screen, Qt.Key.Key_Q)
    sitting.until(lambda: sitting.controller.present >= 1)
    sitting.screen.back_out()
    settings.animation = "off"
    sitting.table.skip()
    sitting.until(sitting.ready)
    assert sitting.controller.choice is not None, "the person decides again"


def test_no_quick_button_where_the_choice_offers_none(sit: Sit) -> None:
    sitting = sit("three_harbours", "human", "novice")
    assert not sitting.screen.prompt.quick.isVisible()


def test_quick_ends_when_it_would_be_about_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    state = VOYAGE.new(Setup(2, 1))
    errands = Errands()
    errands.leave(0, Message("quick.hand"))
    assert errands.next(VOYAGE, state, 0, 1) is not None
    errands.leave(0, Message("quick.battle"))
    assert errands.next(VOYAGE, state, 0, 1) is None
    assert not errands.busy(0)


def test_the_rule_of_thumb_sees_no_more_than_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked about a redrawn state: other hands, other covered cards."""
    state = VOYAGE.new(Setup(2, 5))
    seen: list[list[int]] = []
    rate = type(VOYAGE).rate

    def spying(self: Voyage, asked: State, actions: Sequence[int]) -> list[float]:
        seen.append(asked.hands[1])
        assert asked.hands[0] == state.hands[0]
        return rate(self, asked, actions)

    monkeypatch.setattr(type(VOYAGE), "rate", spying)
    chosen = {rule_of_thumb(VOYAGE, state, seed) for seed in range(20)}
    assert len({tuple(hand) for hand in seen}) > 5
    assert len(chosen) == 1
    assert chosen <= set(state.legal())


def test_a_whole_hot_seat_game_with_far_places_by_clicks(sit: Sit) -> None:
    sitting = sit("voyage", "human", "human", seed=3)
    play_by_clicks(sitting, 3)
    assert sitting.controller.match.over
    assert not sitting.problems


def test_chance_plays_the_voyage_without_breaking_it() -> None:
    chance = seeded(1)
    for seed in range(20):
        state = VOYAGE.new(Setup(3, seed))
        while state.seat >= 0:
            twin = VOYAGE.load(Setup(3, seed), VOYAGE.dump(state))
            assert twin.legal() == state.legal()
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
            assert VOYAGE.check(state) == []
