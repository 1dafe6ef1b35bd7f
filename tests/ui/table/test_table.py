"""What one sees and touches on the table: light, words, zoom, popups, movement, languages."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table.sitting import Sitting
from ui import i18n
from ui.table import items

Sit = Callable[..., Sitting]


def lit(sitting: Sitting, mode: int) -> set[str]:
    """The ids of everything on the table that is lit in a mode."""
    found = set()
    for surface in sitting.table.surfaces():
        for thing in surface.stage.things.values():
            if thing.light.mode == mode:
                found |= set(thing.ids())
        for area in surface.stage.areas.values():
            if area.light.mode == mode:
                found.add(area.place)
    return found


def test_exactly_the_targets_are_lit(sit: Sit) -> None:
    sitting = sit("three_harbours", "human", "novice", seed=3)
    targets = {name for option in sitting.controller.choice.options for name in option.targets}
    assert lit(sitting, items.TARGET) == targets
    card = next(name for name in targets if name.startswith("card-"))
    sitting.click(card)
    sitting.bot.mouseMove(sitting.table.strip.viewport(), QPoint(1, 1))
    assert lit(sitting, items.TARGET) == {"dublin", "waterford", "limerick", "waste"}
    assert lit(sitting, items.CHOSEN) == {card}


def test_a_tie_opens_a_popup_and_escape_closes_it(sit: Sit) -> None:
    sitting = sit("three_harbours", "human", "novice", seed=3)
    card = next(name for name in sitting.table.targets() if name.startswith("card-"))
    sitting.click(card)
    sitting.click("dublin")
    popup = sitting.table.popup_options()
    assert popup is not None
    assert ["face down" in entry.text() for entry in popup.actions()] == [False, True]
    popup.close()
    sitting.until(lambda: sitting.table.popup_options() is None)
    sitting.until(lambda: sitting.table.chooser.clicked == [card])
    assert sitting.controller.present == 0


def test_hovering_says_what_a_click_would_do(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    sitting.hover("dice")
    assert sitting.screen.prompt.consequence.text().startswith("Roll the dice. You roll 6 dice")
    assert lit(sitting, items.HOVER) == {"dice"}


def test_everything_on_the_table_has_a_tooltip(sit: Sit) -> None:
    for game in ("three_harbours", "lindisfarne"):
        sitting = sit(game, "human", "novice", seed=3)
        for surface in sitting.table.surfaces():
            for thing in surface.stage.things.values():
                assert "<b>" in sitting.table.tip_html(thing), thing.key
        view = sitting.table.board_view
        numbers = [item for item in view.stage.items() if isinstance(item, items.Thing)]
        assert all("<b>" in sitting.table.tip_html(item) for item in numbers)
        for panel in sitting.screen.panels.panels:
            panel.grab()
            assert panel._spots
            for area, _, name, _ in panel._spots:
                assert name in panel.tip_at(area.center().toPoint())


def test_the_wheel_zooms_at_the_pointer_and_a_double_click_fits(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    view = sitting.table.board_view
    whole = view.transform().m11()
    at = QPointF(300, 200)
    under = view.mapToScene(at.toPoint())
    view.zoom(1.9, at)
    assert abs(view.transform().m11() / whole - 1.9) < 0.05
    now = view.mapToScene(at.toPoint())
    assert (now - under).manhattanLength() < 6
    view.zoom(100, at)
    assert view.transform().m11() <= 4.0
    free = next(
        QPoint(x, y) for x in range(5, 900, 7) for y in range(5, 500, 7) if not view.best_under(QPoint(x, y))[1]
    )
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=free)
    assert abs(view.transform().m11() - whole) < 0.01
    assert sitting.controller.present == 0


def test_a_card_is_seen_large_and_put_away(sit: Sit, qtbot: QtBot) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    view = sitting.table.board_view
    offer = next(thing for thing in view.stage.things.values() if thing.place.startswith("offer-"))
    view.inspected.emit(offer)
    assert sitting.table.lens.isVisible()
    assert not sitting.table.lens.grab().isNull()
    sitting.screen.back_out()
    assert not sitting.table.lens.isVisible()
    assert sitting.controller.present == 0
    spot = view.mapFromScene(offer.pos())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    sitting.until(sitting.table.lens.isVisible)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert sitting.controller.present == 0, "a long press is not a click"


def test_movements_end_where_the_view_says_and_a_click_skips_them(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    sitting.screen.settings.animation = "slow"
    controller, table = sitting.controller, sitting.table
    controller.act(controller.game.parse(controller.match.state, "roll"))
    assert table.director.playing
    assert controller.choice is None, "what is asked waits for the dice"
    rolling = {thing.key: thing.pos() for thing in table.board_view.stage.things.values() if thing.place == "dice"}
    table.board_view.touched.emit()
    assert not table.director.playing
    assert controller.choice is not None
    places = controller.view().places["dice"]
    shown = [thing for thing in table.board_view.stage.things.values() if thing.place == "dice"]
    assert sorted(thing.piece.face for thing in shown) == sorted(piece.face for piece in places)
    assert any(thing.pos() != rolling[thing.key] for thing in shown)
    assert all(thing.rotation() == 0 and thing.opacity() == 1 for thing in shown)


def test_the_language_changes_at_run_time(sit: Sit, qapp: QApplication) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    assert sitting.screen.log.sentences()[0].startswith("Expedition 1")
    i18n.speak("uk", qapp)
    sitting.screen.settings.language = "uk"
    assert sitting.table.art.language == "uk"
    assert not sitting.screen.log.sentences()[0].startswith("Expedition")
    assert "roll" not in sitting.screen.prompt.question.text()
    assert len(sitting.table.targets()) == 2


def test_a_hand_of_another_seat_shows_what_is_public_only(sit: Sit) -> None:
    sitting = sit("three_harbours", "human", "novice", seed=3)
    panel = sitting.screen.panels.panels[1]
    sitting.bot.mouseClick(panel, Qt.MouseButton.LeftButton)
    shown = list(sitting.table.strip.stage.things.values())
    assert sitting.table.strip.seat == 1
    assert shown
    assert all(thing.piece.face == "" for thing in shown)
    sitting.screen.back_out()
    assert sitting.table.strip.seat == 0


def test_a_tooltip_leads_to_the_rule(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    asked: list[str] = []
    sitting.screen.rules_asked.connect(asked.append)
    sitting.activate()
    sitting.hover("dice")
    assert "LF-4.2" in sitting.table.tip_html(sitting.table.board_view.stage.areas["dice"])
    QTest.keyClick(sitting.table, Qt.Key.Key_R)
    sitting.until(lambda: asked == ["LF-4.2"])


def test_nothing_jumps_while_the_pointer_walks_over_the_targets(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    sitting.controller.act(sitting.controller.game.parse(sitting.controller.match.state, "roll"))
    sitting.until(lambda: sitting.controller.choice is not None)
    QApplication.processEvents()
    places = set()
    for target in ("", *sitting.table.targets()):
        sitting.table.hover(target)
        QApplication.processEvents()
        places.add(sitting.screen.panels.mapTo(sitting.screen, QPoint(0, 0)).y())
    assert len(places) == 1
    assert sitting.screen.prompt.consequence.text()


def test_escape_undoes_when_nothing_was_started(sit: Sit) -> None:
    sitting = sit("lindisfarne", "human", "human", seed=4)
    controller = sitting.controller
    controller.act(controller.game.parse(controller.match.state, "roll"))
    sitting.until(lambda: controller.choice is not None)
    controller.act(controller.choice.options[0].action)
    sitting.until(lambda: controller.choice is not None)
    assert controller.present == 2
    sitting.activate()
    QTest.keyClick(sitting.table, Qt.Key.Key_Escape)
    sitting.until(lambda: controller.present == 1)
    QTest.keyClick(sitting.table, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert controller.present == 1, "the dice stay rolled"
