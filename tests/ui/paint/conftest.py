"""What the painting tests share: the fonts loaded, the specs read, one small map that is quick to paint."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from ui.paint import fonts
from ui.paint.spec import MapSpec, map_spec

SPECS = Path(__file__).parent / "specs"


def read_spec(name: str) -> MapSpec:
    return map_spec(yaml.safe_load((SPECS / f"{name}.yaml").read_text(encoding="utf-8")))


@pytest.fixture(autouse=True)
def _loaded_fonts(qapp: object) -> None:
    fonts.load()


@pytest.fixture
def small_map() -> MapSpec:
    """A corner of Ireland with a bit of everything, small enough to be painted in a blink."""
    return map_spec(
        {
            "id": "small",
            "geo": "ireland",
            "size": [200, 150],
            "projection": {"scale": 0.31, "left_km": -300, "top_km": 245},
            "regions": {"file": "ireland_regions"},
            "points": {"cashel": [-7.89, 52.52], "tara": [-6.61, 53.58]},
            "roads": [["cashel", "tara"]],
            "names": [{"text": {"en": "Munster", "uk": "Манстер"}, "at": [-8.6, 52.3], "length": 60, "size": 10}],
            "mountains": [{"at": [-9.7, 51.9], "count": 3, "spread": 10, "size": 9}],
            "woods": [{"at": [-7.5, 53.2], "count": 3, "spread": 10, "size": 8}],
            "compass": {"px": [172, 36], "radius": 16},
            "marks": [{"shape": "town", "point": "tara", "size": 10, "label": "Tara", "label_size": 9}],
        }
    )
