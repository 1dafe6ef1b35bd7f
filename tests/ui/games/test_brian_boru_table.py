"""Brian Boru on the real table: its definition agrees with its data, and whole games go by mouse and by keys."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardgames.ai.players import random_player
from boardgames.brian_boru.state import PHASES
from boardgames.core import schema
from boardgames.core.game import SPECTATOR, Piece, Setup
from boardgames.core.registry import game_named
from boardgames.core.rng import Rng, seeded
from boardgames.core.texts import texts_of
from tests.ui.table.sitting import Sitting
from ui.paint import icons, palette
from ui.paint.cards import CardFace
from ui.paint.geo import geometry_of
from ui.table import board as boards
from ui.table import cardart
from ui.table.art import Art
from ui.table.items import DARK
from ui.table.signs import sign_of

Sit = Callable[..., Sitting]
GAME = game_named("brian-boru")
BOARD = boards.load(GAME.assets / "board.yaml")
DATA: dict[str, Any] = schema.Document.read(GAME.assets / "data.yaml").data
SIGNS = {"red": "saltire", "blue": "cross", "yellow": "ring"}
MARCH = {"expand": "march"}  # on the cards an expansion is a pair of boots


def art(language: str = "en") -> Art:
    return Art(BOARD, texts_of(GAME, language), [palette.player(seat) for seat in range(5)])


# ------------------------------------------------------------------------------------------------ the definition


def test_towns_lie_where_the_data_put_them_with_their_colour_and_sign() -> None:
    spec = BOARD.spec.map
    marks = {mark.point: mark for mark in spec.marks if mark.shape == "town"}
    assert len(marks) == len(DATA["towns"]) == 53
    for town in DATA["towns"]:
        assert spec.points[town["id"]] == (town["lon"], town["lat"])
        mark = marks[town["id"]]
        assert (mark.colour, mark.emblem) == (palette.TOWN[town["colour"]], SIGNS[town["colour"]])
        assert BOARD.places[town["id"]].spec.point == town["id"]
    assert [list(road) for road in spec.roads] == DATA["roads"]


def test_every_region_shows_its_worth_and_has_its_token_inside(qapp: QApplication) -> None:
    geometry = geometry_of(BOARD.spec.map)
    shields = {mark.point: mark.text for mark in BOARD.spec.map.marks if mark.shape == "badge"}
    for region in DATA["regions"]:
        point = BOARD.places[f"claim-{region['id']}"].spec.point
        assert shields[point] == f"{region['points']}|{region['threshold']}"
        assert geometry.regions[region["id"]].path.contains(geometry.points[point])
        for town in DATA["towns"]:
            if town["region"] == region["id"]:
                assert geometry.regions[region["id"]].path.contains(geometry.points[town["id"]])


def test_the_track_shows_what_its_spaces_give() -> None:
    """Each reward is printed below the space whose players gain it."""
    shown: dict[float, tuple[str, str]] = {
        mark.px[0]: (mark.icon, str(mark.text))
        for mark in BOARD.spec.map.marks
        if mark.px is not None and mark.shape == "roundel" and mark.icon
    }
    icon = {"coins": "coins", "renown": "star", "town": "tower"}
    for space, reward in enumerate(DATA["track"]):
        printed = [(icon[what], str(int(number))) for what, number in reward.items()]
        found = shown.get(BOARD.places[f"track-{space}"].x)
        assert ([found] if found else []) == printed


def test_the_signs_of_every_action_card_are_those_of_the_data() -> None:
    look = art()
    for card in DATA["cards"]:
        face = f"{card['colour']}-{card['value']}"
        drawn = cardart.card_of(look, Piece("action", id=face, face=face))
        assert isinstance(drawn, CardFace)
        assert (drawn.suit, drawn.value) == (card["colour"], str(card["value"]))
        rows = [card["primary"], *card["secondary"]]
        assert [list(drawn.icons), *(list(row.icons) for row in drawn.rows)] == [
            [MARCH.get(symbol, symbol) for symbol in row] for row in rows
        ]
        assert all(icons.known(name) for name in drawn.icons)
        assert look.tip(Piece("action", face=face))  # and in words


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_that_is_shown_has_a_place_and_a_look(players: int) -> None:
    """Every piece of every view of a whole game lies on the board, in the strip, or is counted on a seat's panel; and
    every target of every option can be clicked."""
    hand = {section.place.replace(boards.SEAT, str(seat)) for section in BOARD.spec.hand for seat in range(players)}
    panel = {f"raiders-{seat}" for seat in range(players)}
    assert "raiders" in {sign.key for sign in BOARD.spec.seats.counters}
    looks = set(BOARD.spec.pieces) | set(BOARD.spec.cards)
    state, chance = GAME.new(GAME.completed(Setup(players, 7))), seeded(7)
    while state.seat >= 0:
        for seat in (SPECTATOR, state.seat):
            view = GAME.view(state, seat)
            assert set(view.places) <= set(BOARD.places) | hand | panel
            assert {piece.kind for pieces in view.places.values() for piece in pieces} <= looks
        seen = {piece.id for pieces in GAME.view(state, state.seat).places.values() for piece in pieces}
        for option in GAME.choice(state).options:
            assert all(target in BOARD.places or target in seen for target in option.targets)
        state.apply(random_player(GAME, state, chance))


def test_a_claim_token_is_grey_until_it_turns_up_gold(qapp: QApplication) -> None:
    look = art()
    spec = BOARD.spec.pieces["claim"]
    colours = {face: look.filled(spec.colour, Piece("claim", id="ulaid", face=face)) for face in ("down", "up")}
    assert colours == {"down": "#8f928f", "up": "#e2b64a"}
    worth = {region["id"]: str(region["points"]) for region in DATA["regions"]}
    assert {name: look.filled(spec.text, Piece("claim", id=name, face="up")) for name in worth} == worth


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Munster · face down"), ("fr", "Munster · face cachée"), ("uk", "Манстер · лицем донизу")],
)
def test_a_claim_token_is_called_by_its_region_and_side(language: str, name: str) -> None:
    assert art(language).name(Piece("claim", id="munster", face="down")) == name


def test_a_token_that_is_held_leaves_its_holders_flag_on_the_map() -> None:
    """Everybody sees who holds which region (BB-15), also of those whose strip is not shown."""
    setup = GAME.completed(Setup(3, 1))
    state = GAME.load(setup, {"phase": "lead_town", "claims": {"munster": 2, "ulaid": "on_board"}})
    places = GAME.view(state, 0).places
    assert [(piece.kind, piece.seat) for piece in places["holder-munster"]] == [("holder", 2)]
    assert "claim-munster" not in places
    assert [(piece.kind, piece.face) for piece in places["claim-ulaid"]] == [("claim", "up")]
    assert {f"holder-{region['id']}" for region in DATA["regions"]} <= set(BOARD.places)


def test_every_name_of_the_definition_is_in_three_languages() -> None:
    """What the map writes itself; Latin names of seas are the same in all."""
    spec = BOARD.spec.map
    written = [name.text for name in spec.names if name.kind != "sea"] + [panel.title for panel in spec.panels]
    written += [mark.label for mark in spec.marks] + [slot.label for slot in spec.slots]
    assert spec.cartouche is not None
    written += [spec.cartouche.title, spec.cartouche.subtitle]
    for text in written:
        assert not text or (isinstance(text, dict) and {"en", "uk"} <= set(text))
    for language in ("en", "fr", "uk"):
        texts = texts_of(GAME, language)
        for section in BOARD.spec.hand:
            assert section.title in texts.names
        for sign in (*BOARD.spec.seats.counters, *BOARD.spec.seats.tags):
            assert sign.key in texts.names


def test_every_rule_that_a_tooltip_names_exists() -> None:
    rules = (GAME.assets / "rules.en.md").read_text(encoding="utf-8")
    for number in set(BOARD.spec.rules.values()):
        assert f"**{number}" in rules


# ------------------------------------------------------------------------------------------------ the trick


def play_until(sitting: Sitting, true: Callable[[], bool], seed: int) -> None:
    """Answer with anything legal until something is so."""
    chance = seeded(seed)
    while not true():
        sitting.until(sitting.ready)
        choice = sitting.controller.choice
        assert choice is not None, "it never came to that"
        sitting.controller.act(choice.options[chance.below(len(choice.options))].action)
        QApplication.processEvents()


def test_the_trick_lies_in_order_and_the_card_at_work_is_lifted(sit: Sit) -> None:
    sitting = sit("brian-boru", "human", "novice", "novice", seed=3)
    stage = sitting.table.board_view.stage

    def trick() -> list[Any]:
        things = [thing for thing in stage.things.values() if thing.place == "trick"]
        return sorted(things, key=lambda thing: thing.pos().x())

    play_until(sitting, lambda: sitting.ready() and len(trick()) > 1 and trick()[0].piece.tilted, 3)
    lying = trick()
    values = [int(thing.piece.face.rpartition("-")[2]) for thing in lying]
    assert values == sorted(values)
    assert lying[0].pos().y() < min(thing.pos().y() for thing in lying[1:])
    assert all(sign_of(thing) for thing in lying)  # and shows whose it is
    assert not any(sign_of(thing) for thing in sitting.table.strip.stage.things.values())


def test_the_town_in_contest_carries_the_marker(sit: Sit) -> None:
    sitting = sit("brian-boru", "human", "novice", "novice", seed=3)
    stage = sitting.table.board_view.stage

    def marked() -> list[Any]:
        return [thing for thing in stage.things.values() if thing.piece.kind == "marker"]

    play_until(sitting, lambda: sitting.ready() and bool(marked()), 4)
    (marker,) = marked()
    town = stage.areas[marker.place]
    assert marker.pos() == town.centre
    disc = sitting.table.art.body(Piece("disc", seat=0))
    assert marker.body().width() > 2 * disc.width()  # nobody can overlook it


# ------------------------------------------------------------------------------------------------ whole games


def answer_by_mouse(sitting: Sitting, chance: Rng) -> bool:
    """One click for the decision at hand; whether it was on the board or on a card, not on a button."""
    targets, buttons = sitting.table.targets(), sitting.screen.prompt.buttons
    on_table = bool(targets) and (not buttons or chance.below(3) > 0)
    if on_table:
        name = targets[chance.below(len(targets))]
        assert sitting.table.light_of(name)[0] != DARK
        sitting.click(name)
    else:
        sitting.bot.mouseClick(buttons[chance.below(len(buttons))], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    return on_table


def test_a_whole_game_by_mouse(sit: Sit) -> None:
    sitting = sit("brian-boru", "human", "novice", "novice", seed=5)
    ended: list[bool] = []
    sitting.screen.finished.connect(lambda: ended.append(True))
    chance, controller = seeded(5), sitting.controller
    places = 0
    while True:
        sitting.until(sitting.ready)
        if controller.match.over:
            break
        places += answer_by_mouse(sitting, chance)
    sitting.until(lambda: bool(ended))
    assert places > 20
    assert not sitting.problems


def test_a_whole_hot_seat_game_passes_the_cover(sit: Sit) -> None:
    """BB-15: in the draft the cover goes from seat to seat, and behind it no card of anybody lies open."""
    sitting = sit("brian-boru", "human", "human", "human", seed=9)
    screen, controller = sitting.screen, sitting.controller
    chance, covers = seeded(9), list[tuple[str, int]]()
    while True:
        sitting.until(sitting.ready)
        if controller.match.over:
            break
        if controller.covered >= 0:
            covers.append((PHASES[controller.match.state.phase], controller.covered))
            assert screen.cover.isVisible()
            assert not controller.entries()
            in_strip = [thing.piece for thing in sitting.table.strip.stage.things.values()]
            assert not [piece for piece in in_strip if piece.kind == "action" and piece.face]
            sitting.bot.mouseClick(screen.cover.button, Qt.MouseButton.LeftButton)
            assert not screen.cover.isVisible()
        else:
            assert controller.eyes == controller.match.state.seat
            answer_by_mouse(sitting, chance)
    drafting = [seat for phase, seat in covers if phase == "draft_pick"]
    # three rounds of three steps; who chose a starting town or ended a round may still sit at the screen
    assert len(drafting) in range(25, 28)
    assert all(one != other for one, other in itertools.pairwise(drafting))
    assert {"lead_town", "follow_card"} <= {phase for phase, _ in covers}
    assert not sitting.problems


def wait_for_answer(sitting: Sitting, before: int) -> None:
    """A button that is pressed with a key answers when it is seen to come up again."""
    sitting.until(lambda: sitting.controller.present > before)


def test_a_whole_game_by_keyboard(sit: Sit) -> None:
    """Tab and arrows walk towns and cards, Return answers, numbers press the buttons."""
    sitting = sit("brian-boru", "human", "novice", "novice", seed=6)
    screen, controller, table = sitting.screen, sitting.controller, sitting.table
    sitting.activate()
    for turn in range(2000):
        sitting.until(sitting.ready)
        if controller.match.over:
            break
        if not table.hasFocus():
            table.setFocus(Qt.FocusReason.TabFocusReason)
        elif table.targets():
            QTest.keyClick(table, Qt.Key.Key_Right if table.focus_target and turn % 3 == 0 else Qt.Key.Key_Tab)
            if table.focus_target and table.hasFocus():
                assert any(light.focused for s in table.surfaces() for light in s.stage.all_lights())
                QTest.keyClick(table, Qt.Key.Key_Return)
        else:
            before = controller.present
            QTest.keyClick(screen, Qt.Key.Key_1 if turn % 2 or len(screen.prompt.buttons) < 2 else Qt.Key.Key_2)
            wait_for_answer(sitting, before)
        QApplication.processEvents()
    assert controller.match.over
    assert not sitting.problems


def test_the_names_of_towns_can_be_read_in_the_smallest_window(sit: Sit) -> None:
    view = sit("brian-boru", "human", "human", "human", size=(1024, 660)).table.board_view
    sizes = [mark.label_size for mark in BOARD.spec.map.marks if mark.label]
    assert len(sizes) == len(DATA["towns"])
    assert min(sizes) * view.transform().m11() >= 10.0
