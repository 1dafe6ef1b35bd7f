"""Maps: the same spec gives the same picture; specs are read strictly; the cache is a favour, never a risk."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QColor, QImage

from tests.ui.paint.conftest import SPECS, read_spec
from ui.paint import cache as cache_module
from ui.paint.basemap import paint_map, plain_map
from ui.paint.breath import PaintingStopped
from ui.paint.cache import MapCache, key_of
from ui.paint.furniture import cell_centre, grid_box
from ui.paint.spec import MapSpec, map_spec, words


def same(a: QImage, b: QImage) -> bool:
    return a.size() == b.size() and bytes(a.constBits()) == bytes(b.constBits())


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)})


# ------------------------------------------------------------------ painting
def test_the_same_spec_gives_the_same_picture(small_map: MapSpec) -> None:
    first = paint_map(small_map)
    assert same(first, paint_map(small_map))
    assert (first.width(), first.height()) == small_map.size
    assert colours(first) > 200


def test_another_seed_gives_another_picture(small_map: MapSpec) -> None:
    assert not same(paint_map(small_map), paint_map(msgspec.structs.replace(small_map, seed=99)))


def test_a_map_can_be_painted_at_twice_the_size(small_map: MapSpec) -> None:
    image = paint_map(small_map, scale=2.0)
    assert (image.width(), image.height()) == (400, 300)


def test_a_map_is_lettered_in_the_language_asked_for(small_map: MapSpec) -> None:
    assert not same(paint_map(small_map, language="en"), paint_map(small_map, language="uk"))


def test_land_and_sea_have_their_colours(small_map: MapSpec) -> None:
    image = paint_map(msgspec.structs.replace(small_map, marks=(), names=(), compass=None, roads=()))
    sea, land = QColor(image.pixel(38, 38)), QColor(image.pixel(105, 82))
    assert sea.blue() - sea.red() > land.blue() - land.red() + 20


def test_painting_stops_when_nobody_wants_the_picture(small_map: MapSpec) -> None:
    with pytest.raises(PaintingStopped):
        paint_map(small_map, stopped=lambda: True)
    asked: list[int] = []

    def after_a_while() -> bool:
        asked.append(1)
        return len(asked) > 40

    with pytest.raises(PaintingStopped):  # in the middle of a layer, with several painters at work
        paint_map(small_map, stopped=after_a_while)
    assert len(asked) == 41
    paint_map(small_map)  # and the next one is not troubled by it


def test_the_sketch_is_there_at_once(small_map: MapSpec) -> None:
    image = plain_map(small_map, 0.5)
    assert (image.width(), image.height()) == (100, 75)
    assert colours(image) > 3


# ------------------------------------------------------------------ specs
@pytest.mark.parametrize("path", sorted(SPECS.glob("*.yaml")), ids=lambda path: path.stem)
def test_the_boards_are_well_formed(path: Path) -> None:
    spec = read_spec(path.stem)
    assert spec.id == path.stem
    assert {route.ends for route in spec.routes} == {route.ends for route in spec.routes if len(route.ends) == 2}
    known = spec.points.keys() | spec.pixel_points.keys()
    assert {end for route in spec.routes for end in route.ends} <= known
    assert {end for road in spec.roads for end in road} <= known
    assert {mark.point for mark in spec.marks if mark.point} <= known


def test_an_unknown_key_is_an_error_that_names_it() -> None:
    with pytest.raises(msgspec.ValidationError, match="compas"):
        map_spec({"id": "x", "geo": "ireland", "projection": {"scale": 1}, "compas": {}})


def test_a_spec_survives_the_way_through_json(small_map: MapSpec) -> None:
    assert map_spec(msgspec.json.decode(msgspec.json.encode(small_map))) == small_map


def test_words_fall_back_to_english() -> None:
    assert words({"en": "sea", "fr": "mer"}, "fr") == "mer"
    assert words({"en": "sea", "fr": "mer"}, "uk") == "sea"
    assert words("Ériu", "uk") == "Ériu"


def test_the_fields_of_a_grid_lie_on_its_sheet() -> None:
    for grid in read_spec("lindisfarne").grids:
        box = grid_box(grid)
        for column in range(grid.columns):
            for row in range(grid.rows):
                assert box.contains(cell_centre(grid, column, row))


def test_grids_and_slots_of_lindisfarne_do_not_lie_on_one_another() -> None:
    from PySide6.QtCore import QRectF

    spec = read_spec("lindisfarne")
    boxes = [grid_box(grid) for grid in spec.grids] + [QRectF(*slot.box) for slot in spec.slots]
    for i, a in enumerate(boxes):
        assert QRectF(0, 0, *spec.size).contains(a)
        for b in boxes[i + 1 :]:
            assert not a.intersects(b)


# ------------------------------------------------------------------ cache
def test_a_painted_map_is_found_again(small_map: MapSpec, tmp_path: Path) -> None:
    cache = MapCache(tmp_path, shipped=None)
    image = paint_map(small_map)
    assert cache.load(small_map, 1.0, "en") is None
    assert cache.store(small_map, 1.0, "en", image)
    found = cache.load(small_map, 1.0, "en")
    assert found is not None
    assert same(found, image)
    assert [path.name for path in tmp_path.iterdir()] == [f"{key_of(small_map, 1.0, 'en')}.png"]


def test_the_key_follows_everything_that_decides_the_picture(
    small_map: MapSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = key_of(small_map, 1.0, "en")
    assert key == key_of(small_map, 1.0, "en")
    assert key != key_of(small_map, 2.0, "en")
    assert key != key_of(small_map, 1.0, "fr")
    assert key != key_of(msgspec.structs.replace(small_map, seed=5), 1.0, "en")
    monkeypatch.setattr(cache_module, "PAINTER_VERSION", 999)
    assert key != key_of(small_map, 1.0, "en")


@pytest.mark.parametrize("damage", [b"", b"not a picture", b"\x89PNG\r\n\x1a\n then nothing"])
def test_a_damaged_picture_is_ignored(small_map: MapSpec, tmp_path: Path, damage: bytes) -> None:
    cache = MapCache(tmp_path, shipped=None)
    cache.path(key_of(small_map, 1.0, "en")).write_bytes(damage)
    assert cache.load(small_map, 1.0, "en") is None


def test_a_picture_of_the_wrong_size_is_ignored(small_map: MapSpec, tmp_path: Path) -> None:
    cache = MapCache(tmp_path, shipped=None)
    QImage(10, 10, QImage.Format.Format_RGB32).save(str(cache.path(key_of(small_map, 1.0, "en"))))
    assert cache.load(small_map, 1.0, "en") is None


def test_a_folder_that_cannot_be_written_is_no_harm(small_map: MapSpec, tmp_path: Path) -> None:
    image = plain_map(small_map, 1.0)
    blocked = tmp_path / "file"
    blocked.write_text("a file where the folder should be")
    cache = MapCache(blocked / "maps", shipped=None)
    assert not cache.store(small_map, 1.0, "en", image)
    assert cache.load(small_map, 1.0, "en") is None


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may write anywhere")
def test_a_read_only_folder_is_no_harm(small_map: MapSpec, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert not MapCache(tmp_path / "maps", shipped=None).store(small_map, 1.0, "en", plain_map(small_map, 1.0))
    finally:
        tmp_path.chmod(0o700)


def test_shipped_pictures_are_used(small_map: MapSpec, tmp_path: Path) -> None:
    image = plain_map(small_map, 1.0)
    MapCache(tmp_path / "shipped", shipped=None).store(small_map, 1.0, "en", image)
    found = MapCache(tmp_path / "own", shipped=tmp_path / "shipped").load(small_map, 1.0, "en")
    assert found is not None
    assert same(found, image)


def test_an_older_picture_of_the_same_map_is_dropped(small_map: MapSpec, tmp_path: Path) -> None:
    cache = MapCache(tmp_path, shipped=None)
    cache.store(small_map, 1.0, "en", plain_map(small_map, 1.0))
    newer = msgspec.structs.replace(small_map, seed=8)
    cache.store(newer, 1.0, "en", plain_map(newer, 1.0))
    assert [path.stem for path in tmp_path.iterdir()] == [key_of(newer, 1.0, "en")]
