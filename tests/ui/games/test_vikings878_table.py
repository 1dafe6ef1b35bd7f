"""878 Vikings on the real table: its definition agrees with its data; whole games are played by mouse and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardgames.ai.players import novice_player
from boardgames.core import schema
from boardgames.core.game import SPECTATOR, Choice, Message, Option, Piece, Setup
from boardgames.core.match import Match
from boardgames.core.record import Seat
from boardgames.core.rng import Rng, seeded
from boardgames.core.texts import texts_of
from tests.ui.games.england import BOARD, GAME, SitDown
from tests.ui.table.sitting import Sitting
from ui.paint import fonts, icons, palette
from ui.paint.geo import geometry_of
from ui.paint.highlight import label_box
from ui.table import cardart
from ui.table.art import Art
from ui.table.items import SMALLEST_NAME

DATA: dict[str, Any] = schema.Document.read(GAME.assets / "data.yaml").data
SCENARIOS = ("full", "northumbrian-raids", "alfreds-gamble")
NORMAL = 0.6  # of the board's pixels to those of a window of 1440 x 900


def art(language: str = "en") -> Art:
    return Art(BOARD, texts_of(GAME, language), [palette.player(seat) for seat in range(4)])


# ------------------------------------------------------------------------------------------------ the definition


def test_every_shire_is_its_own_region_and_its_pieces_stand_inside(qapp: QApplication) -> None:
    geometry = geometry_of(BOARD.spec.map)
    assert {shire["id"] for shire in DATA["shires"]} == set(geometry.regions)
    for shire in DATA["shires"]:
        place = BOARD.places[shire["id"]]
        assert place.spec.region == place.spec.point == shire["id"]
        assert geometry.regions[shire["id"]].path.contains(geometry.points[shire["id"]])
    marsh = {shire["id"] for shire in DATA["shires"] if shire.get("marsh")}
    assert set(BOARD.spec.map.marshes) == marsh


def test_cities_and_reinforcements_are_printed_as_the_data_say() -> None:
    marks = BOARD.spec.map.marks
    assert sum(mark.shape == "city" for mark in marks) == sum(bool(shire.get("major")) for shire in DATA["shires"])
    for index, faction in enumerate(("housecarls", "thegns")):
        colour = BOARD.spec.pieces[faction].colour
        printed = sorted(int(str(mark.text)) for mark in marks if mark.shape == "port" and mark.colour == colour)
        wanted = [shire["reinforce"][index] for shire in DATA["shires"] if "reinforce" in shire]
        assert printed == sorted(number for number in wanted if number)


@pytest.mark.parametrize("language", ["en", "fr", "uk"])
def test_every_shire_has_its_name_in_a_normal_window_and_none_runs_into_another(
    qapp: QApplication, language: str
) -> None:
    fonts.load()
    texts = texts_of(GAME, language)
    geometry = geometry_of(BOARD.spec.map)
    boxes = {}
    for shire in DATA["shires"]:
        spec = BOARD.places[shire["id"]].spec
        size = max(spec.label, SMALLEST_NAME / NORMAL)
        middle = geometry.points[shire["id"]] + QPointF(*spec.label_offset)
        boxes[shire["id"]] = label_box(texts.name(shire["id"]), "label", size, language).translated(middle)
    ids = sorted(boxes)
    clashes = [
        (one, other)
        for i, one in enumerate(ids)
        for other in ids[i + 1 :]
        if boxes[one].adjusted(1, 1, -1, -1).intersects(boxes[other])
    ]
    assert clashes == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_a_view_holds_has_a_place_on_the_table(scenario: str) -> None:
    match = Match(GAME, Setup(2, 5, {"scenario": scenario}), [Seat("Sigrid", "novice"), Seat("Ivar", "novice")])
    hand = {section.place for section in BOARD.spec.hand}
    kinds = set(BOARD.spec.pieces) | set(BOARD.spec.cards)
    chance = seeded(5)
    while not match.over:
        match.act(novice_player(GAME, match.state, chance))
        for seat in (SPECTATOR, 0, 1):
            for place, pieces in GAME.view(match.state, seat).places.items():
                assert place in BOARD.places or place in hand or not pieces, place
                assert {piece.kind for piece in pieces} <= kinds


def test_every_card_has_a_picture_and_the_figures_of_the_data() -> None:
    look = art()
    for faction, moves in DATA["movement"].items():
        for number in range(1, 20):
            face = cardart.card_of(look, Piece("card", face=f"{faction}-{number:02}"))
            assert isinstance(face, cardart.CardFace)
            assert face.title
            assert face.text
            assert icons.known(face.icon)
            figures = tuple(str(figure) for figure in moves[number - 1]) if number <= len(moves) else ("", "")
            assert (face.value, face.corner) == figures
    for event in DATA["events"]:
        assert icons.known(look.filled(BOARD.spec.pieces["event"].icon, Piece("event", face=event["id"])))


def test_factions_and_leaders_differ_in_colour_and_sign() -> None:
    look = art()
    factions = [faction["id"] for faction in DATA["factions"]]
    assert len({BOARD.spec.pieces[faction].colour for faction in factions}) == 5
    for faction in factions:
        assert look.filled("{face:faction}", Piece("cube", face=faction)) == BOARD.spec.pieces[faction].colour
    leaders = [leader["id"] for leader in DATA["leaders"] if leader["id"] != "reinforcements"] + ["alfred"]
    crests = [look.filled(BOARD.spec.pieces["leader"].emblem, Piece("leader", face=leader)) for leader in leaders]
    assert len(set(crests) - {"", "none"}) == len(leaders)


def test_the_rules_that_the_board_names_exist() -> None:
    rules = (GAME.assets / "rules.en.md").read_text(encoding="utf-8")
    assert [number for number in BOARD.spec.rules.values() if f"**{number}**" not in rules] == []


# ------------------------------------------------------------------------------------------------ the map at work


def test_a_shire_tells_both_its_names_and_who_stands_there(england: SitDown) -> None:
    sitting = england("full", "human", "novice", seed=3, until="prompt.leading")
    stage = sitting.table.board_view.stage
    words = sitting.table.tip_html(stage.areas["york"])
    assert "York" in words
    assert "Euruic" in words
    standing = [thing for thing in stage.things.values() if thing.place == "york"]
    assert standing
    for thing in standing:
        assert stage.art.name(thing.piece) in words
        assert "York" in sitting.table.tip_html(thing)
    for area in stage.areas.values():
        acts = [line for line in sitting.table.tip_html(area).split("<br>") if "→" in line]
        assert len(acts) == len(set(acts))


def test_the_marker_of_a_city_is_planted_on_its_sign_and_leaves_the_armies_their_room() -> None:
    signs = {(mark.px[0], mark.px[1]) for mark in BOARD.spec.map.marks if mark.shape == "city"}
    cities = {shire["id"] for shire in DATA["shires"] if shire.get("major")}
    places = {place.id: place for place in BOARD.places.values() if place.id.endswith("-city")}
    assert set(places) == {f"{city}-city" for city in cities}
    assert all((place.x, place.y + 6.0) in signs for place in places.values())


# ------------------------------------------------------------------------------------------------ the field of battle


def test_a_battle_shows_both_sides_and_a_stack_there_takes_the_hit(england: SitDown) -> None:
    sitting = england("full", "human", "novice", seed=3, until="prompt.hits")
    choice = sitting.controller.choice
    assert choice is not None
    stage = sitting.table.board_view.stage
    shown = {
        side: {thing.piece.kind for thing in stage.things.values() if thing.place == f"battle-{side}"}
        for side in ("vikings", "english")
    }
    assert {"norsemen", "berserkers"} <= shown["vikings"] <= {"norsemen", "berserkers", "leader"}
    assert shown["english"]
    assert shown["english"] <= {"housecarls", "thegns", "fyrd", "leader"}
    wanted = choice.options[0].targets[0]
    copy = next(
        thing for thing in stage.things.values() if thing.piece.id == wanted and thing.place.startswith("battle")
    )
    view = sitting.table.board_view
    before = sitting.controller.present
    sitting.bot.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(copy.mapToScene(copy.body().center()))
    )
    sitting.until(lambda: sitting.controller.present > before)
    assert sitting.controller.match.record().actions[before] == choice.options[0].text


# ------------------------------------------------------------------------------------------------ how many


def number_options(most: int) -> Choice:
    options = [
        Option(number, f"take {number}", (), Message("option.take", {"n": number, "faction": "norsemen"}))
        for number in (*range(most, 0, -1), 0)
    ]
    return Choice(seat=0, prompt=Message("prompt.army"), options=tuple(options))


def test_how_many_is_asked_with_a_stepper_that_proposes_all(england: SitDown) -> None:
    sitting = england("northumbrian-raids", "human", "human", seed=2)
    sitting.activate()
    prompt, table = sitting.screen.prompt, sitting.table
    answers: list[int] = []
    table.answered.disconnect()
    table.answered.connect(answers.append)
    table.set_choice(number_options(17))
    assert prompt.stepper is not None
    assert len(prompt.buttons) == 1
    assert prompt.stepper.figure.text() == "17"
    for _ in range(3):
        sitting.bot.mouseClick(prompt.stepper.less, Qt.MouseButton.LeftButton)
    assert prompt.buttons[0].words.text() == "Norsemen: 14"
    prompt.buttons[0].setFocus()
    QTest.keyClick(prompt.buttons[0], Qt.Key.Key_Left)
    assert prompt.stepper.figure.text() == "13"
    sitting.bot.mouseClick(prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert answers == [13]
    table.set_choice(number_options(2))
    assert prompt.stepper is None
    assert len(prompt.buttons) == 3


# ------------------------------------------------------------------------------------------------ whole games


def answer(sitting: Sitting, chance: Rng) -> None:
    """One click: on something that is lit, on a button, or on an entry of a list."""
    targets, buttons = sitting.table.targets(), sitting.screen.prompt.buttons
    popup = sitting.table.popup_options()
    if popup is not None:
        entries = popup.actions()
        entry = entries[chance.below(len(entries))]
        sitting.bot.mouseClick(popup, Qt.MouseButton.LeftButton, pos=popup.actionGeometry(entry).center())
    elif targets and (not buttons or chance.below(3)):
        sitting.click(targets[chance.below(len(targets))])
    else:
        sitting.bot.mouseClick(buttons[chance.below(len(buttons))], Qt.MouseButton.LeftButton)


def play_by_mouse(sitting: Sitting, seed: int, most: int = 1200) -> None:
    """Answer every choice with real clicks on lit targets, buttons and lists until the game is over."""
    chance = seeded(seed)
    controller = sitting.controller
    for _ in range(most):
        sitting.until(sitting.ready)
        if controller.match.over:
            return
        done = controller.present
        while controller.present == done and controller.choice is not None:
            answer(sitting, chance)
            QApplication.processEvents()
    raise AssertionError("the game does not end")


def test_a_whole_raid_by_mouse_against_a_program(england: SitDown) -> None:
    sitting = england("northumbrian-raids", "human", "novice", seed=4)
    ended: list[bool] = []
    sitting.screen.finished.connect(lambda: ended.append(True))
    play_by_mouse(sitting, 4)
    sitting.until(lambda: bool(ended))
    assert not sitting.problems


def test_a_whole_raid_by_keyboard_against_a_program(england: SitDown) -> None:
    sitting = england("northumbrian-raids", "novice", "human", seed=6)
    screen, controller, table = sitting.screen, sitting.controller, sitting.table
    sitting.activate()
    chance = seeded(6)
    for _ in range(2500):
        sitting.until(sitting.ready)
        if controller.match.over:
            break
        if (popup := table.popup_options()) is not None:
            QTest.keyClick(popup, Qt.Key.Key_Down)
            QTest.keyClick(popup, Qt.Key.Key_Return)
        elif screen.prompt.buttons and (not table.targets() or not chance.below(3)):
            number = chance.below(min(9, len(screen.prompt.buttons))) + 1
            before = controller.present
            QTest.keyClick(screen, Qt.Key(Qt.Key.Key_0 + number))
            sitting.until(lambda before=before: controller.present > before)
        elif not table.hasFocus():
            table.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            QTest.keyClick(table, Qt.Key.Key_Tab if chance.below(2) else Qt.Key.Key_Right)
            if table.focus_target:
                assert any(light.focused for surface in table.surfaces() for light in surface.stage.all_lights())
                QTest.keyClick(table, Qt.Key.Key_Return)
        QApplication.processEvents()
    assert controller.match.over
    assert not sitting.problems


def test_a_whole_raid_of_two_people_at_one_screen(england: SitDown) -> None:
    """Hot-seat: the table is covered whenever it passes to the other side, and nobody's cards are seen under it."""
    sitting = england("northumbrian-raids", "human", "human", seed=8)
    controller = sitting.controller
    covered: list[int] = []
    chance = seeded(8)
    for _ in range(1200):
        sitting.until(sitting.ready)
        if controller.match.over:
            break
        if controller.covered >= 0:
            covered.append(controller.covered)
            hands = [thing for thing in sitting.table.strip.stage.things.values() if thing.piece.kind == "card"]
            assert not [thing.piece.face for thing in hands if thing.piece.face]
            sitting.bot.mouseClick(sitting.screen.cover.button, Qt.MouseButton.LeftButton)
            sitting.until(lambda: controller.covered < 0)
            continue
        answer(sitting, chance)
        QApplication.processEvents()
    assert controller.match.over
    assert {0, 1} <= set(covered)
    assert not sitting.problems
