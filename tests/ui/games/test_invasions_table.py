"""Invasions on the real table: its definition agrees with its data, and its first turn goes by mouse."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QLineF, QPointF, Qt

from boardgames.ai.players import random_player
from boardgames.core import schema
from boardgames.core.game import SPECTATOR, Piece, Setup
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded
from boardgames.core.texts import texts_of
from tests.ui.table.sitting import Sitting
from ui.paint import highlight, icons, palette
from ui.paint.cards import CardFace
from ui.settings import Settings
from ui.table import board as boards
from ui.table import cardart
from ui.table.art import Art
from ui.table.choosing import Chooser

Sit = Callable[..., Sitting]
GAME = game_named("invasions")
BOARD = boards.load(GAME.assets / "board.yaml")
DATA: dict[str, Any] = schema.Document.read(GAME.assets / "data.yaml").data
LANGUAGES = ("en", "fr", "uk")
INDEPENDENT = "#8e8e8e"


def art(language: str = "en") -> Art:
    return Art(BOARD, texts_of(GAME, language), [palette.player(seat) for seat in range(5)])


def marks(shape: str) -> dict[str, Any]:
    return {mark.point: mark for mark in BOARD.spec.map.marks if mark.point and mark.shape.startswith(shape)}


# ------------------------------------------------------------------------------------------------ the definition


def test_every_node_is_a_place_on_its_own_point_of_the_map() -> None:
    nodes = [node["id"] for group in ("spaces", "ports", "home_ports") for node in DATA[group]]
    assert len(nodes) == 76 + 48 + 3
    for node in nodes:
        assert BOARD.places[node].spec.point == node
    assert set(BOARD.spec.map.pixel_points) == set(nodes)


def test_ports_show_their_value_and_the_colour_of_their_region() -> None:
    shown = marks("port")
    assert {name: mark.text for name, mark in shown.items()} == {p["id"]: str(p["value"]) for p in DATA["ports"]}
    colours = []
    for region in DATA["regions"]:
        (colour,) = {shown[port].colour for port in region["ports"]}
        colours.append(colour)
    assert len({*colours, INDEPENDENT}) == len(DATA["regions"]) + 1
    inside = {port for region in DATA["regions"] for port in region["ports"]}
    assert {shown[p["id"]].colour for p in DATA["ports"] if p["id"] not in inside} == {INDEPENDENT}
    legend = [row for panel in BOARD.spec.map.panels for row in panel.rows]
    values = {p["id"]: str(p["value"]) for p in DATA["ports"]}
    firsts = [region["ports"][0] for region in DATA["regions"]]
    assert [(row[0], row[1]) for row in legend] == [
        (colour, values[first]) for colour, first in zip(colours, firsts, strict=True)
    ]


def test_the_drawn_routes_are_the_edges_of_the_data() -> None:
    drawn = {frozenset(route.ends) for route in BOARD.spec.map.routes}
    edges = {frozenset(edge) for edge in DATA["edges"]}
    for node in (*DATA["ports"], *DATA["home_ports"]):
        edges |= {frozenset((node["id"], other)) for other in node["adjacent"]}
    assert drawn == edges


def test_each_zone_has_one_tint_and_rivers_a_sign_of_their_own() -> None:
    zones = BOARD.spec.map.zones
    assert zones is not None
    tints: dict[str, set[str]] = {}
    for space in DATA["spaces"]:
        tints.setdefault(space["zone"], set()).add(zones.points[space["id"]])
    assert all(len(found) == 1 for found in tints.values())
    assert len(set().union(*tints.values())) == len(DATA["zones"])
    signs = marks("space")
    for space in DATA["spaces"]:
        assert (signs[space["id"]].shape == "space:river") == (space["kind"] == "river")


def test_cards_carry_what_the_data_say() -> None:
    look = art()
    for saga in DATA["sagas"]:
        drawn = cardart.card_of(look, Piece("saga", id=saga["id"], face=saga["id"]))
        assert isinstance(drawn, CardFace)
        (row,) = drawn.rows
        assert row.text.endswith(f"+{saga['bonus']}")
        assert all(look.texts.name(port) in row.text for port in saga["ports"])
        assert row.icons == ({"trade": "scales", "raid": "axes", "settle": "longhouse"}[saga["mission"]],)
    suits = {saga["nation"]: look.filled("{nation:suit}", Piece("saga", face=saga["id"])) for saga in DATA["sagas"]}
    assert len(set(suits.values())) == len(suits) == 3
    for rune in DATA["runes"]:
        drawn = cardart.card_of(look, Piece("rune", id=rune["id"], face=rune["id"]))
        assert isinstance(drawn, CardFace)
        assert icons.known(drawn.icon)
        assert drawn.title
        assert drawn.text


@pytest.mark.parametrize(("players", "expert"), [(2, "yes"), (3, "no"), (5, "yes")])
def test_everything_that_is_shown_has_a_place_and_a_look(players: int, expert: str) -> None:
    """Every piece of every view of a whole game lies on the board or in a strip, and every target can be found."""
    held = {section.place.replace(boards.SEAT, str(seat)) for section in BOARD.spec.hand for seat in range(players)}
    looks = set(BOARD.spec.pieces) | set(BOARD.spec.cards)
    setup = GAME.completed(Setup(players, 7, {"expert_runes": expert}))
    state, chance = GAME.new(setup), seeded(7)
    while state.seat >= 0:
        view = GAME.view(state, state.seat)
        for shown in (view, GAME.view(state, SPECTATOR)):
            assert set(shown.places) <= set(BOARD.places) | held
            assert {piece.kind for pieces in shown.places.values() for piece in pieces} <= looks
        assert {track.counter for track in BOARD.spec.tracks} <= set(view.counters)
        assert {number.counter for number in BOARD.spec.numbers} <= set(view.counters)
        seen = {piece.id for pieces in view.places.values() for piece in pieces}
        for option in GAME.choice(state).options:
            assert all(target in BOARD.places or target in seen or target in held for target in option.targets)
        state.apply(random_player(GAME, state, chance))


def test_every_word_of_the_definition_is_in_three_languages() -> None:
    spec = BOARD.spec.map
    assert spec.cartouche is not None
    written = [name.text for name in spec.names] + [spec.cartouche.title]
    written += [row[2] for panel in spec.panels for row in panel.rows]
    for text in written:
        assert isinstance(text, dict)
        assert set(text) == set(LANGUAGES)
    for language in LANGUAGES:
        texts = texts_of(GAME, language)
        for place in BOARD.places.values():
            assert (place.spec.name or place.id) in texts.names
        for key in [section.title for section in BOARD.spec.hand] + [
            sign.key for sign in (*BOARD.spec.seats.counters, *BOARD.spec.seats.tags)
        ]:
            assert key in texts.names


def test_every_rule_that_is_named_is_in_the_rules() -> None:
    for language in LANGUAGES:
        rules = (GAME.assets / f"rules.{language}.md").read_text(encoding="utf-8")
        for number in BOARD.spec.rules.values():
            assert f"**{number}**" in rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_legible_and_keep_apart_in_a_small_window(sit: Sit, settings: Settings, language: str) -> None:
    settings.language = language
    sitting = sit("invasions", "human", "human", seed=3, size=(1024, 700))
    view = sitting.table.board_view
    view.sharpen()
    names = view._free_names.names
    sitting.until(lambda: not view._free_names.busy)
    shown = [name for name in names if name.isVisible()]
    assert all(name.pixels >= name.area.spec.label_least for name in shown)
    ports = [name for name in names if name.area.spec.label_order < 2]
    assert sum(name.isVisible() for name in ports) >= 0.85 * len(ports)
    scale = view.transform().m11()
    boxes = []
    for name in shown:
        room = highlight.label_box(name.text, name.area.spec.label_role, name.pixels, language)
        boxes.append(room.translated(name.pos() * scale))
    for first, second in itertools.combinations(boxes, 2):
        common = first.intersected(second)
        assert common.width() * common.height() <= 15
    view.zoom(2.0, view.viewport().rect().center().toPointF())
    view.sharpen()
    sitting.until(lambda: not view._free_names.busy)
    assert sum(name.isVisible() for name in names) > len(shown)


# ------------------------------------------------------------------------------------------------ playing


def test_the_first_turn_by_mouse(sit: Sit) -> None:
    """Load a viking and hides, leave for Norway, sail to Utsira: each by a click on what stands for it."""
    sitting = sit("invasions", "human", "human", seed=3, size=(1440, 900))
    seat = sitting.controller.match.state.seat
    sitting.until(lambda: sitting.controller.choice is not None or sitting.controller.covered >= 0)
    if sitting.controller.covered >= 0:
        sitting.bot.mouseClick(sitting.screen.cover.button, Qt.MouseButton.LeftButton)
        sitting.until(lambda: sitting.controller.choice is not None)
    for done, target in enumerate((f"reserve-{seat}", "supply-hides", "norway", "w_utsira"), 1):
        sitting.until(lambda target=target: sitting.table.is_target(target))
        sitting.click(target)
        sitting.until(lambda done=done: sitting.controller.present == done)
    assert sitting.controller.match.record().actions == [
        "embark viking",
        "embark hides",
        "leave norway",
        "sail w_utsira",
    ]
    things = sitting.table.board_view.stage.things
    assert next(thing for thing in things.values() if thing.piece.id == f"ship-{seat}").place == "w_utsira"


def test_a_far_place_tells_its_price_before_and_is_sailed_to_by_one_click(sit: Sit) -> None:
    """Days are told under the pointer; the whole way is one click (IV-6.1)."""
    sitting = sit("invasions", "human", "human", seed=3, size=(1440, 900))
    if sitting.controller.covered >= 0:
        sitting.bot.mouseClick(sitting.screen.cover.button, Qt.MouseButton.LeftButton)
    seat = sitting.controller.match.state.seat
    for done, target in enumerate((f"reserve-{seat}", f"reserve-{seat}", "norway"), 1):
        sitting.until(lambda target=target: sitting.table.is_target(target))
        sitting.click(target)
        sitting.until(lambda done=done: sitting.controller.present == done)
    sitting.until(lambda: sitting.table.is_target("orkney"))
    sitting.hover("orkney")
    assert "3 days" in sitting.screen.prompt.consequence.text()
    sitting.click("orkney")
    sitting.until(lambda: sitting.controller.present == 6)
    assert sitting.controller.match.record().actions[3:] == ["sail w_utsira", "sail w_fairisle", "sail orkney"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_costs_hide_no_word_and_stand_at_their_own_place(sit: Sit, settings: Settings, language: str) -> None:
    """From Denmark the crowded waters between England and Frisia are lit."""
    settings.language = language
    sitting = sit("invasions", "human", "human", seed=3, size=(1024, 700))
    if sitting.controller.covered >= 0:
        sitting.bot.mouseClick(sitting.screen.cover.button, Qt.MouseButton.LeftButton)
    seat = sitting.controller.match.state.seat
    for done, target in enumerate((f"reserve-{seat}", "denmark"), 1):
        sitting.until(lambda target=target: sitting.table.is_target(target))
        sitting.click(target)
        sitting.until(lambda done=done: sitting.controller.present == done)
    view = sitting.table.board_view
    view.sharpen()
    sitting.until(lambda: view.finished_map)
    scale, plates = view.transform().m11(), view.costs.plates
    assert len(plates) > 0.7 * len(sitting.table.chooser.far())
    written = [name.room(scale) for name in view._free_names.names if name.isVisible()] + view._printed()
    rooms = {name: plate.room(plate.pos(), scale) for name, plate in plates.items()}
    for name, room in rooms.items():
        for box in (*written, *(other for far, other in rooms.items() if far != name)):
            common = room.intersected(box)
            assert common.width() * common.height() <= 0.16 * room.width() * room.height(), name
        places = [area for area in view.stage.areas.values() if area.spec.point]
        nearest = min(places, key=lambda area: QLineF(area.centre, room.center()).length())
        assert nearest.place == name
    view.zoom(2.5, QPointF(view.viewport().rect().center()))
    view.sharpen()
    sitting.until(lambda: view.finished_map)
    scale = view.transform().m11()
    for name, plate in view.costs.plates.items():
        area = view.stage.areas[name]
        hides_it = plate.room(plate.pos(), scale).contains(area.centre)
        assert area.spec.plain or not hides_it, f"the value of {name} cannot be seen"


def test_the_odds_are_in_the_tooltip_of_a_port_that_offers_more_than_one_mission(sit: Sit) -> None:
    """A raid on Dublin with three vikings succeeds in seven of eight cases; the ship also brought hides (IV-23)."""
    sitting = sit("invasions", "human", "human", seed=3)
    controller, match = sitting.controller, sitting.controller.match
    given = {"seat": 0, "active": 0, "players": {0: {"at": "dublin", "vikings": 3, "goods": {"hides": 1}}}}
    match.state = GAME.load(match.setup, given)
    choice = GAME.choice(match.state)
    sitting.table.chooser = Chooser(choice)
    tip = sitting.table.tip_html(sitting.table.board_view.stage.areas["dublin"])
    assert tip.count("88%") == 1
    assert "Scores 5 points" in tip
    assert controller.present == 0


@pytest.mark.usefixtures("qapp")
def test_seals_tell_how_far_a_saga_is() -> None:
    state = GAME.load(
        GAME.completed(Setup(2, 1)),
        {"open_sagas": ["sg_isles", "sg_dublin", "sg_amber"], "colonies": {"shetland": 1}, "goods": {"truso": "furs"}},
    )
    places = GAME.view(state, SPECTATOR).places
    assert [piece.face for piece in places["deeds-1"]] == ["undone", "done"]
    assert [piece.face for piece in places["deeds-2"]] == ["undone"]
    assert [piece.face for piece in places["deeds-3"]] == ["done", "undone"]
    pictures = {art().sprite(piece, 1.0, 1.0).pixmap.toImage().pixel(12, 12) for piece in places["deeds-1"]}
    assert len(pictures) == 2
