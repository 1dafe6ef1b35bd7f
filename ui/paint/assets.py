"""Where the shipped files lie: one place that knows the way from the code to `assets/`."""

from __future__ import annotations

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FONTS = ASSETS / "fonts"
GEO = ASSETS / "geo"


def geo_file(name: str) -> Path:
    """The file of a map layer: a bare name lies in `assets/geo`, anything with a suffix is a path of its own."""
    path = Path(name)
    return path if path.suffix else GEO / f"{name}.json"
