"""Seats can be told apart by everybody: distances of the players' colours in the four kinds of sight."""

from __future__ import annotations

import itertools
import math

import pytest

from ui.paint import palette

# Full-severity simulation on linear RGB (Machado, Oliveira and Fernandes 2009).
SIGHT = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def seen(colour: str, sight: str) -> tuple[float, float, float]:
    """A colour in CIE Lab as it is seen."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    r, g, b = (min(1.0, max(0.0, sum(k * v for k, v in zip(row, linear, strict=True)))) for row in SIGHT[sight])
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize(("colour_blind", "least"), [(False, 29), (True, 43)])
def test_no_two_seats_look_alike(sight: str, colour_blind: bool, least: float) -> None:
    seats = [seen(palette.player(seat, colour_blind).fill, sight) for seat in range(6)]
    assert min(math.dist(a, b) for a, b in itertools.combinations(seats, 2)) > least
