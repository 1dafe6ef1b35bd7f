"""From home to a new game to the table and back: what the window does with games and screens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from boardgames.core import record, registry
from boardgames.core.game import Declared
from tests.ui.screens.hall import open_window, played, stocked
from ui import autosave, catalogue
from ui.screens.home import Home
from ui.screens.learn import Learn
from ui.screens.new_game import NewGame
from ui.screens.replay import Replay
from ui.screens.result import Result
from ui.screens.rules import Rules
from ui.widgets import Picker, Tick
from ui.window import Window


@pytest.fixture
def window(tmp_path: Path) -> Window:
    return open_window(tmp_path)


def lindisfarne_form(window: Window) -> NewGame:
    window.new_game("lindisfarne")
    form = window.screen_in_sight
    assert isinstance(form, NewGame)
    return form


# ------------------------------------------------------------------ home


def test_the_four_games_stand_on_the_shelf(window: Window) -> None:
    assert [button.entry.id for button in window.home.covers][:4] == [
        "lindisfarne", "brian-boru", "invasions", "878-vikings",
    ]  # fmt: skip
    first = window.home.covers[0]
    assert first.isEnabled()
    assert first.fact_list() == ["2–4 players", "30–45 min", "light"]


def test_the_shelf_agrees_with_the_rules() -> None:
    for entry in catalogue.shelf():
        if entry.id in registry.guests():
            continue  # other tests bring toys, which nobody has published
        if catalogue.playable(entry):
            game = registry.game_named(entry.id)
            assert entry.players == (game.min_players, game.max_players), entry.id
        assert set(entry.title) == set(entry.blurb) == {"en", "fr", "uk"}
        assert entry.original is not None
        assert entry.original.designers, entry.id
        assert entry.original.publishers, entry.id


def test_the_fonts_can_write_the_shelf(window: Window) -> None:
    from ui.paint import fonts

    for entry in catalogue.shelf():
        for language, blurb in entry.blurb.items():
            assert not fonts.missing(blurb + entry.title[language], "text", language)
            assert not fonts.missing(entry.title[language], "display", language)
            assert not fonts.missing(entry.title[language], "title", language)


def test_a_game_that_is_not_there_is_grey_and_says_so(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_packages", lambda: frozenset({"lindisfarne"}))
    home = Home(window.library)
    for button in home.covers[1:4]:
        assert not button.isEnabled()
        assert button.focusPolicy() == Qt.FocusPolicy.NoFocus
        assert "not here yet" in button.toolTip()
    home.deleteLater()


def test_a_guest_joins_the_shelf(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    class Guest:
        id, title, min_players, max_players, assets = "hnefatafl", "Hnefatafl", 2, 2, Path("nowhere")

    monkeypatch.setitem(registry._guests, "hnefatafl", Guest())
    window.home.entered()
    guest = window.home.covers[-1]
    assert (guest.entry.id, guest.isEnabled(), guest.name.text()) == ("hnefatafl", True, "Hnefatafl")


def test_two_clicks_start_a_game(window: Window, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.home.covers[0], Qt.MouseButton.LeftButton)
    form = window.screen_in_sight
    assert isinstance(form, NewGame)
    qtbot.mouseClick(form.start_button, Qt.MouseButton.LeftButton)
    assert window.table is window.screen_in_sight
    match, file = window.controller.match, window.controller.kept_at
    assert match.game.id == "lindisfarne"
    assert [seat.player for seat in match.seats].count("human") == 1
    assert file is not None
    assert file.parent == window.library.folder
    window.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_two_keys_start_a_game(window: Window, qtbot: QtBot, key: Qt.Key) -> None:
    window.home.covers[0].setFocus()
    QTest.keyClick(window.home.covers[0], key)
    form = window.screen_in_sight
    assert isinstance(form, NewGame)
    assert form.start_button.hasFocus()
    QTest.keyClick(form.start_button, key)
    assert window.table is window.screen_in_sight
    window.close()


def test_enter_leads_from_the_past_to_the_present(window: Window, qtbot: QtBot) -> None:
    window.start(played(10))
    assert window.table is not None
    window.controller.view_at(3)
    present = window.table.past.present
    present.setFocus()
    QTest.keyClick(present, Qt.Key.Key_Return)
    assert window.controller.shown_index == -1
    window.close()


def test_the_last_game_goes_on(tmp_path: Path, qtbot: QtBot) -> None:
    library = stocked(tmp_path)
    library.delete(next(kept for kept in library.games() if kept.path.name == "wrong.longhall"))
    window = open_window(tmp_path, library=library)
    qtbot.waitUntil(lambda: not window.home.continue_panel.isHidden())
    assert "Lindisfarne" in window.home.continue_text.text()
    window.home.continue_button.click()
    assert window.table is window.screen_in_sight
    assert len(window.controller.match.steps) >= 40
    assert window.controller.kept_at == library.folder / "open.longhall"
    window.close()


def test_after_a_crash_the_player_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window(tmp_path, library=stocked(tmp_path))
    window.start(played(10, autosave=window.library.folder / "open.longhall"))
    kept = window.settings.store.value("session/open_game")
    assert kept == str(window.library.folder / "open.longhall")
    window.settings.store.sync()
    other = open_window(tmp_path, library=window.library)  # the first one never said goodbye
    qtbot.waitUntil(lambda: not other.home.continue_panel.isHidden())
    assert "cut short" in other.home.continue_text.text()
    window.close()
    assert window.settings.store.value("session/open_game") is None
    other.close()


# ------------------------------------------------------------------ a new game


def test_seats_colours_and_seed_reach_the_match(window: Window, qtbot: QtBot) -> None:
    form = lindisfarne_form(window)
    form.count_group.button(4).click()
    assert [not row.name.isHidden() for row in form.rows] == [True] * 4
    form.rows[1].name.setText("")
    form.rows[2].name.setFocus()
    form.rows[2].name.selectAll()
    QTest.keyClicks(form.rows[2].name, "Ragnhild")
    form.rows[3].who.setCurrentIndex(form.rows[3].who.findData("human"))
    form.rows[0].swatch.click()
    form.seed.setText("793")
    with qtbot.waitSignal(form.started) as told:
        form.start_button.click()
    match = told.args[0]
    assert match.setup.seed == 793
    assert [seat.name for seat in match.seats] == ["Sigrid", "Ivar", "Ragnhild", "Leif"]
    assert match.seats[3].player == "human"
    colours = [seat.colour for seat in match.seats]
    assert colours[0] == 4
    assert len(set(colours)) == 4
    window.close()


def test_the_form_remembers_the_last_game(window: Window) -> None:
    form = lindisfarne_form(window)
    form.count_group.button(2).click()
    form.rows[0].name.setText("Unn")
    form.rows[0].typed = True
    form.start_button.click()
    window.leave_table()
    again = lindisfarne_form(window)
    assert again.players() == 2
    assert again.rows[0].name.text() == "Unn"
    window.settings.store.setValue("new_game/lindisfarne", "{torn")
    assert lindisfarne_form(window).players() == 3
    window.close()


def test_options_come_from_the_engine(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game_named("lindisfarne")
    declared = (Declared("long_winter", "yes"), Declared("map", "north", ("north", "south")))
    monkeypatch.setattr(game, "options", declared)
    form = lindisfarne_form(window)
    winter, where = form.option_fields["long_winter"], form.option_fields["map"]
    assert isinstance(winter, Tick)
    assert isinstance(where, Picker)
    assert winter.isChecked()
    winter.click()
    where.setCurrentIndex(1)
    assert form.setup().options == {"long_winter": "no", "map": "south"}


def test_names_follow_the_language_until_they_are_typed(window: Window, qtbot: QtBot) -> None:
    form = lindisfarne_form(window)
    QTest.keyClicks(form.rows[1].name, " Svidrir")
    window.settings.language = "uk"
    qtbot.waitUntil(lambda: form.rows[0].name.text() == "Сіґрід")
    assert form.rows[1].name.text() == "Ivar Svidrir"
    assert form.rows[0].who.currentText() == "Людина"
    window.close()


# ------------------------------------------------------------------ at the table


def test_the_game_is_kept_after_every_move_and_when_leaving(window: Window, qtbot: QtBot) -> None:
    path = window.library.new_path("lindisfarne")
    window.start(played(0, ("human", "human"), autosave=path))
    controller = window.controller
    qtbot.waitUntil(lambda: controller.choice is not None)
    controller.act(controller.choice.options[0].action)
    autosave.flush()
    assert len(record.read(path).actions) == 1
    window.table.left.emit()
    assert window.screen_in_sight is window.home
    assert window.controller is None
    qtbot.waitUntil(lambda: not window.home.continue_panel.isHidden())
    window.close()


def test_a_folder_that_cannot_be_written_is_told_and_play_goes_on(window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    window.start(played(0, ("human", "human"), autosave=blocked / "game.longhall"))
    controller = window.controller
    qtbot.waitUntil(lambda: controller.choice is not None)
    controller.act(controller.choice.options[0].action)
    qtbot.waitUntil(lambda: "could not be saved" in window.notice.text.text())
    assert not window.notice.isHidden()
    assert len(controller.match.steps) == 1
    qtbot.waitUntil(lambda: controller.choice is not None or controller.covered >= 0)
    window.close()


def test_save_as_and_open(window: Window, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window.start(played(12, ("human", "human")))
    target = tmp_path / "kept"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.menus.actions["save_as"].trigger()
    saved = tmp_path / "kept.longhall"
    assert len(record.read(saved).actions) == 12
    assert "kept.longhall" in window.notice.text.text()
    window.leave_table()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(saved), ""))
    window.menus.actions["open"].trigger()
    assert len(window.controller.match.steps) == 12
    assert window.controller.kept_at.parent == window.library.folder
    assert [action.text() for action in window.menus.recent_menu.actions()] == ["kept.longhall"]
    window.close()


def test_a_damaged_file_is_told_and_nothing_else_happens(window: Window, tmp_path: Path) -> None:
    torn = tmp_path / "torn.longhall"
    torn.write_text("{", encoding="utf-8")
    window.open_path(torn)
    assert "torn.longhall" in window.notice.text.text()
    assert window.screen_in_sight is window.home
    assert window.controller is None
    assert torn.read_text() == "{"


def test_restart_has_the_same_seed_and_asks_first(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start(played(12, ("human", "human")))
    old = window.controller.match
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.No)
    window.menus.actions["restart"].trigger()
    assert window.controller.match is old
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    window.menus.actions["restart"].trigger()
    new = window.controller.match
    assert new is not old
    assert (new.setup, new.steps) == (old.setup, [])
    window.close()


def test_the_menus_follow_what_is_possible(window: Window, qtbot: QtBot) -> None:
    actions = window.menus.actions
    for name in ("save", "save_as", "restart", "pause", "undo", "redo", "hint", "table"):
        assert not actions[name].isEnabled(), name
    window.start(played(0, ("human", "human"), autosave=window.library.new_path("lindisfarne")))
    qtbot.waitUntil(actions["hint"].isEnabled)
    assert actions["save"].isEnabled()
    assert not actions["undo"].isEnabled()
    window.open_screen("settings")
    assert actions["table"].isEnabled()
    assert not actions["hint"].isEnabled()
    actions["table"].trigger()
    assert window.screen_in_sight is window.table
    window.close()


def test_undo_and_redo_from_the_menu(window: Window, qtbot: QtBot) -> None:
    window.start(played(1, ("human", "human")))
    controller = window.controller
    if controller.covered >= 0:
        controller.uncover()
    qtbot.waitUntil(lambda: controller.choice is not None)
    choice = controller.choice
    placing = next(
        (option for option in choice.options if option.targets and option.text.startswith("board")), choice.options[0]
    )
    controller.act(placing.action)
    qtbot.waitUntil(window.menus.actions["undo"].isEnabled, timeout=3000)
    steps = len(controller.match.steps)
    window.menus.actions["undo"].trigger()
    assert len(controller.match.steps) == steps - 1
    assert window.menus.actions["redo"].isEnabled()
    window.menus.actions["redo"].trigger()
    assert len(controller.match.steps) == steps
    window.close()


def test_the_usual_keys(window: Window) -> None:
    keys = {"new": "Ctrl+N", "open": "Ctrl+O", "save": "Ctrl+S", "undo": "Ctrl+Z", "quit": "Ctrl+Q", "rules": "F1"}
    for name, key in keys.items():
        bound = [shortcut.toString() for shortcut in window.menus.actions[name].shortcuts()]
        assert key in bound, (name, bound)
    every = [shortcut.toString() for action in window.menus.actions.values() for shortcut in action.shortcuts()]
    assert len(every) == len(set(every))


def test_every_menu_entry_leads_somewhere(window: Window) -> None:
    assert len(window.menus.actions) >= 18
    for name in ("saves", "statistics", "settings", "learn", "about", "rules"):
        window.menus.actions[name].trigger()
        assert window.screen_in_sight is not window.home, name
        window.menus.actions["home"].trigger()
        assert window.screen_in_sight is window.home


# ------------------------------------------------------------------ the way back


def test_escape_and_back_go_where_one_came_from(window: Window, qtbot: QtBot) -> None:
    window.open_screen("learn")
    learn = window.screen_in_sight
    assert isinstance(learn, Learn)
    learn.rules_buttons["lindisfarne"].click()
    assert isinstance(window.screen_in_sight, Rules)
    window.escape.activated.emit()
    assert window.screen_in_sight is learn
    learn.back_button.click()
    assert window.screen_in_sight is window.home


def test_settings_in_the_middle_of_a_game_lead_back_to_the_table(window: Window, qtbot: QtBot) -> None:
    window.start(played(5, ("human", "human")))
    window.open_screen("settings")
    window.back()
    assert window.screen_in_sight is window.table
    window.close()


def test_screens_made_for_one_occasion_do_not_pile_up(window: Window, qtbot: QtBot) -> None:
    for _ in range(4):
        lindisfarne_form(window)
        window.open_rules("lindisfarne")
        window.show_screen(window.home)
    qtbot.wait(5)
    assert window.stack.count() == 1


def test_watching_seats_programs_only(window: Window) -> None:
    window.open_screen("learn")
    learn = window.screen_in_sight
    assert isinstance(learn, Learn)
    learn.watch_buttons["lindisfarne"].click()
    assert window.screen_in_sight is window.table
    assert all(seat.player != "human" for seat in window.controller.match.seats)
    window.close()


def test_every_screen_can_be_walked_by_tab(tmp_path: Path, qtbot: QtBot) -> None:
    """Every button that can be clicked comes up when one goes on pressing Tab."""
    window = open_window(tmp_path, library=stocked(tmp_path))
    window.activateWindow()
    for name in ("settings", "saves", "learn"):
        window.open_screen(name)
        screen: QWidget = window.screen_in_sight
        wanted = {b for b in screen.findChildren(QPushButton) if b.isVisibleTo(window) and b.isEnabled()}
        seen: set[Any] = set()
        for _ in range(120):
            QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
            seen.add(window.focusWidget())
        assert wanted <= seen, name
    window.close()


# ------------------------------------------------------------------ the end


def test_a_finished_game_shows_its_result_and_can_be_played_again(window: Window, qtbot: QtBot) -> None:
    match = played(-1, ("novice", "novice"), autosave=window.library.new_path("lindisfarne"))
    match.take_back = True
    match.undo()
    window.start(match)
    qtbot.waitUntil(lambda: isinstance(window.screen_in_sight, Result), timeout=20000)
    result = window.screen_in_sight
    assert isinstance(result, Result)
    result.replay_button.click()
    assert isinstance(window.screen_in_sight, Replay)
    window.back()
    assert window.screen_in_sight is result
    result.table_button.click()
    assert window.screen_in_sight is window.table
    window.open_result(match)
    again = window.screen_in_sight
    assert isinstance(again, Result)
    again.rematch_button.click()
    assert window.controller.match is not match
    assert window.controller.match.seats == match.seats
    window.close()


def test_a_finished_record_opens_as_a_replay(tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window(tmp_path, library=stocked(tmp_path))
    window.open_path(window.library.folder / "finished.longhall")
    assert isinstance(window.screen_in_sight, Replay)
    window.close()


def test_full_screen_and_back(window: Window) -> None:
    window.menus.actions["full_screen"].trigger()
    assert window.isFullScreen()
    window.menus.actions["full_screen"].trigger()
    assert not window.isFullScreen()


def test_the_smallest_window_is_1024_by_700(window: Window) -> None:
    window.resize(300, 200)
    assert (window.width(), window.height()) == (1024, 700)


def test_the_covers_end_at_one_line_and_leave_no_gap(window: Window, qtbot: QtBot) -> None:
    """After a narrow window and another language the words take no more room than they need."""
    window.settings.language = "uk"
    window.resize(1500, 900)
    qtbot.waitUntil(lambda: window.home.covers[0].name.text() == "Ліндісфарн")
    covers = window.home.covers

    def lines() -> float:
        return max(button.facts.height() / button.facts.fontMetrics().lineSpacing() for button in covers)

    qtbot.waitUntil(lambda: lines() < 1.6)
    assert len({button.picture.geometry().bottom() for button in covers}) == 1
    assert max(len(button.blurb.text()) for button in covers) > 40


def test_a_cache_that_cannot_be_written_costs_nothing_else(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtGui import QImage

    from ui import pictures

    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setattr(pictures, "cache_folder", lambda: blocked / "pictures")
    gallery = pictures.Gallery()
    made = QImage(8, 8, QImage.Format.Format_RGB32)
    with qtbot.waitSignal(gallery.ready):
        assert gallery.picture("small", lambda: lambda: made) is None
    shown = gallery.picture("small", lambda: lambda: made)
    assert shown is not None
    assert shown.width() == 8


def test_a_picture_is_painted_once_and_then_found(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtGui import QImage

    from ui import pictures

    monkeypatch.setattr(pictures, "cache_folder", lambda: tmp_path)
    painted = []

    def paint() -> QImage:
        painted.append(1)
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        image.fill(0x123456)
        return image

    for _ in range(2):
        gallery = pictures.Gallery()
        with qtbot.waitSignal(gallery.ready):
            gallery.picture("small", lambda: paint)
    assert len(painted) == 1
    torn = next(tmp_path.glob("small-*.png"))
    torn.write_bytes(b"torn")
    gallery = pictures.Gallery()
    with qtbot.waitSignal(gallery.ready):
        gallery.picture("small", lambda: paint)
    assert len(painted) == 2
