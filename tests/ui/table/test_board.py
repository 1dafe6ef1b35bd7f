"""The board definition: what it gives, and how it tells what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardgames.core.errors import SchemaError
from boardgames.core.game import SPECTATOR, Choice, Message, Option, SeatView, Setup, View
from boardgames.core.registry import game_named
from boardgames.core.texts import texts_of
from tests.ui.table.sitting import Sitting, SketchLoader
from ui.paint import palette
from ui.settings import Settings
from ui.table import board as boards
from ui.table.areas import areas_of
from ui.table.arranging import arranged
from ui.table.art import Art
from ui.table.board import PlaceSpec
from ui.table.table import Table

Sit = Callable[..., Sitting]
LINDISFARNE = game_named("lindisfarne").assets / "board.yaml"
TOY_BOARD = Path(__file__).parents[2] / "toy" / "assets" / "board.yaml"


def test_a_grid_of_places_is_one_entry() -> None:
    board = boards.load(LINDISFARNE)
    cells = [name for name in board.places if name.count("-") == 2]
    assert len(cells) == 3 * 4 * 6
    first, below, right = board.places["north-1-1"], board.places["north-2-1"], board.places["north-1-2"]
    assert (first.x, below.y - first.y > 0) == (below.x, True)
    assert (first.y, right.x - first.x > 0) == (right.y, True)
    assert board.places["south-4-6"].spec.name == "south"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_lindisfarne_shows_has_a_place(players: int) -> None:
    """Every place of every view of a whole game is on the board or in the strip, and every piece has a look."""
    from boardgames.ai.players import random_player
    from boardgames.core.rng import seeded

    game = game_named("lindisfarne")
    board = boards.load(LINDISFARNE)
    hand = {section.place.replace(boards.SEAT, str(seat)) for section in board.spec.hand for seat in range(players)}
    state, chance = game.new(game.completed(Setup(players, 5))), seeded(5)
    looks = set(board.spec.pieces) | set(board.spec.cards)
    while state.seat >= 0:
        for seat in (SPECTATOR, state.seat):
            view = game.view(state, seat)
            assert set(view.places) <= set(board.places) | hand
            assert {piece.kind for pieces in view.places.values() for piece in pieces} <= looks
        for option in game.choice(state).options:
            seen = {piece.id for pieces in game.view(state, state.seat).places.values() for piece in pieces}
            assert all(
                target in board.places or target in seen or target.startswith("seat-") for target in option.targets
            )
        state.apply(random_player(game, state, chance))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("shape: die", "shape: dye", "key 'pieces.die.shape': there is no shape 'dye'"),
        ("arrange: pile", "arrange: heap", "key 'places.deck.arrange'"),
        ("width: 118", "wide: 118", "key 'cards.destination.wide'"),
        ("{key: runes, icon: rune}", "{key: runes, icon: ruin}", "there is no icon 'ruin'"),
        ("counter: expedition", "counter: [expedition]", "key 'tracks"),
        ("row: {count: 4", "rows: {count: 4", "no slot '{rows}'"),
    ],
)
def test_a_mistake_is_told_with_file_line_and_key(tmp_path: Path, old: str, new: str, expected: str) -> None:
    text = LINDISFARNE.read_text(encoding="utf-8")
    assert old in text
    broken = tmp_path / "board.yaml"
    broken.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SchemaError) as told:
        boards.load(broken)
    line = text[: text.index(old)].count("\n") + 1
    assert expected in str(told.value)
    assert "board.yaml, line " in str(told.value)
    assert abs(int(str(told.value).split("line ")[1].split(",")[0].split(":")[0]) - line) <= 12


def test_saving_the_definition_changes_the_table(sit: Sit, tmp_path: Path, qtbot: QtBot) -> None:
    sitting = sit("three_harbours", "human", "novice", seed=3)
    copy = tmp_path / "board.yaml"
    copy.write_text(TOY_BOARD.read_text(encoding="utf-8"), encoding="utf-8")
    sitting.table.watch_board(copy)
    held = len(sitting.table.strip.stage.things)
    before = sitting.table.board_view.stage.areas["waste"].centre
    qtbot.wait(50)
    copy.write_text(TOY_BOARD.read_text(encoding="utf-8").replace("at: [810, 511]", "at: [200, 120]"), encoding="utf-8")
    sitting.until(lambda: sitting.table.board_view.stage.areas["waste"].centre != before)
    assert sitting.table.board_view.stage.areas["waste"].centre.x() == 200
    assert len(sitting.table.strip.stage.things) == held
    assert sitting.table.targets(), "the choice is still open"
    copy.write_text("map: [", encoding="utf-8")
    sitting.until(lambda: bool(sitting.problems))
    assert "board.yaml, line " in sitting.problems[-1]
    assert sitting.table.board_view.stage.areas["waste"].centre.x() == 200


def test_things_in_a_row_overlap_only_when_they_must() -> None:
    size = [QSizeF(40, 60)] * 3
    wide = arranged(PlaceSpec(at=(0, 0), size=(200, 80), gap=10), size, [False] * 3)
    assert [round(lie.x) for lie in wide] == [-50, 0, 50]
    tight = arranged(PlaceSpec(at=(0, 0), size=(80, 80), gap=10), size, [False, True, False])
    assert [round(lie.x) for lie in tight] == [-20, 0, 20]
    assert tight[1].turn > 0 == tight[0].turn
    start = arranged(PlaceSpec(at=(0, 0), size=(200, 80), gap=10, align="start"), size[:1], [False])
    assert start[0].x == -80


@pytest.mark.parametrize("language", ["en", "fr", "uk"])
def test_every_rule_that_the_board_names_can_be_read(language: str) -> None:
    text = (LINDISFARNE.parent / f"rules.{language}.md").read_text(encoding="utf-8")
    assert [rule for rule in boards.load(LINDISFARNE).spec.rules.values() if f"**{rule}" not in text] == []


REGIONS = """
map:
  id: regions
  geo: ireland
  size: [900, 620]
  projection: {scale: 1.1, left_km: -410, top_km: 285}
  regions: {file: ireland_regions}
places:
  %s: {region: %s}
pieces:
  marker: {shape: disc, size: 30}
tracks:
  - {counter: round, marker: marker, first: 1, spaces: 4, at: [60, 40], step: [50, 0]}
  - {counter: points, marker: marker, seats: true, points: [[60, 90], [110, 90], [160, 90]]}
numbers:
  - {counter: supply, icon: rune, at: [60, 150]}
"""


def test_a_region_of_the_map_is_a_place(settings: Settings, tmp_path: Path, qtbot: QtBot) -> None:
    """A click anywhere in a region means its place; tracks and numbers follow the view."""
    from ui.paint.geo import read_geo

    region = str(read_geo("ireland_regions")["regions"][0]["id"])
    path = tmp_path / "board.yaml"
    path.write_text(REGIONS % ("here", region), encoding="utf-8")
    art = Art(
        boards.load(path), texts_of(game_named("three_harbours"), "en"), list(palette.PLAYERS), ["Sigrid", "Ivar"]
    )
    table = Table(art, SketchLoader())
    qtbot.addWidget(table)
    table.resize(900, 640)
    table.show()
    seats = (SeatView(0, {"points": 2}), SeatView(0, {"points": 7}))
    view = View(0, 0, Message("status"), {}, seats, {"round": 3, "supply": 12})
    table.show_view(view, 0)
    stage = table.board_view.stage
    spots = {thing.place for thing in stage.things.values()}
    assert spots == {"track-0-3", "track-1-2"}, "a number beyond the track stands on its last space"
    table.set_choice(Choice(0, Message("prompt"), (Option(5, "go", ("here",)), Option(6, "stay"))))
    answers: list[int] = []
    table.answered.connect(answers.append)
    inside = table.board_view.mapFromScene(stage.areas["here"].centre)
    qtbot.mouseClick(table.board_view.viewport(), Qt.MouseButton.LeftButton, pos=inside)
    assert answers == [5]
    path.write_text(REGIONS % ("here", "atlantis"), encoding="utf-8")
    with pytest.raises(SchemaError, match="the map has no region 'atlantis'"):
        boards.load(path)


@pytest.mark.parametrize("game", ["lindisfarne", "brian-boru", "invasions", "878-vikings"])
def test_no_place_reaches_beyond_its_board(game: str, qapp: QApplication) -> None:
    """A region of the map may; what lights up of it stays within the frame."""
    folder = game_named(game).assets
    board = boards.load(folder / "board.yaml", folder / "data.yaml")
    sheet = QRectF(0, 0, *board.spec.map.size)
    areas = [area for area in areas_of(board) if not area.spec.overlay]  # an overlay finds its own spot
    outside = [area.place for area in areas if not sheet.contains(area.light.outline.boundingRect())]
    assert not outside
