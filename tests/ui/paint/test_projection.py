"""The figures of the map READMEs, on paper."""

from __future__ import annotations

import math

import pytest

from tests.ui.paint.conftest import read_spec
from ui.paint.geo import geometry_of, read_geo
from ui.paint.projection import EARTH_RADIUS_KM, Projection

PLAIN = Projection(lon0=-8.0, lat0=53.4, scale_x=2.0, scale_y=2.0, centre_x=-415.0, centre_y=247.0)
BENT = Projection(-5.0, 52.0, 0.355, 0.327, 500.0, 300.0, 843.0, 436.0, 1200.0)


def test_the_centre_of_the_projection_is_the_zero_of_its_kilometres() -> None:
    assert PLAIN.kilometres(-8.0, 53.4) == pytest.approx((0.0, 0.0), abs=1e-9)
    assert PLAIN.pixels(-8.0, 53.4) == pytest.approx((830.0, 494.0))


def test_north_is_up_and_a_degree_of_latitude_is_as_long_as_on_the_globe() -> None:
    degree = EARTH_RADIUS_KM * math.pi / 180
    x, y = PLAIN.kilometres(-8.0, 54.4)
    assert x == pytest.approx(0.0, abs=1e-9)
    assert y == pytest.approx(degree, rel=1e-4)
    assert PLAIN.pixels(-8.0, 54.4)[1] < PLAIN.pixels(-8.0, 53.4)[1]


def test_areas_are_kept() -> None:
    def area(lon: float, lat: float, d: float = 0.01) -> float:
        ax, ay = PLAIN.kilometres(lon, lat)
        bx, by = PLAIN.kilometres(lon + d, lat)
        cx, cy = PLAIN.kilometres(lon, lat + d)
        return abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / math.cos(math.radians(lat))

    assert area(-8.0, 53.4) == pytest.approx(area(15.0, 66.0), rel=1e-3)


def test_the_fish_eye_has_its_full_scale_in_the_middle_and_less_at_the_rim() -> None:
    lon, lat = BENT.lon_lat(843.0, 436.0)
    assert BENT.kilometres(lon, lat) == pytest.approx((500.0, 300.0))
    near = BENT.lon_lat(843.0 + 35.5, 436.0)
    x, y = BENT.kilometres(*near)
    assert math.hypot(x - 500, y - 300) == pytest.approx(100.0, rel=0.01)
    vinland = BENT.pixels(-55.5, 51.6)
    assert 0 < vinland[0] < 120  # L'Anse aux Meadows is on the board, at its western rim


@pytest.mark.parametrize("projection", [PLAIN, BENT])
@pytest.mark.parametrize(("lon", "lat"), [(-9.5, 52.1), (-6.26, 53.35), (10.4, 63.4), (-5.6, 36.1), (29.0, 41.0)])
def test_there_and_back_again(projection: Projection, lon: float, lat: float) -> None:
    assert projection.lon_lat(*projection.pixels(lon, lat)) == pytest.approx((lon, lat), abs=1e-6)


def test_ireland_has_its_size() -> None:
    """83,071 square kilometres in the geo file's README, counted here from the projected rings."""
    plain = Projection(-8.0, 53.4, 1.0, 1.0)
    total = 0.0
    for feature in read_geo("ireland")["features"]:
        if feature["properties"]["kind"] == "land" and not feature["properties"]["cut"]:
            points = [plain.pixels(*c) for c in feature["geometry"]["coordinates"][0]]
            closed = zip(points, [*points[1:], points[0]], strict=True)
            total = max(total, abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in closed)) / 2)
    assert total == pytest.approx(83_071, rel=0.02)


def test_every_town_of_ireland_lies_in_a_region_and_every_shire_holds_its_anchor() -> None:
    ireland = geometry_of(read_spec("brian_boru"))
    for town, at in ireland.points.items():
        assert any(region.path.contains(at) for region in ireland.regions.values()), town
    england = geometry_of(read_spec("vikings878"))
    assert len(england.regions) == 63
    for shire, region in england.regions.items():
        assert region.path.contains(england.points[shire]), shire
