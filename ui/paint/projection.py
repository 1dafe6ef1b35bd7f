"""From longitude and latitude to pixels of the board, and back.

Lambert azimuthal equal-area on the sphere, then an optional fish-eye that keeps the middle large and draws the rims
together, then a scale. Plain figures, no Qt: what a board needs to place a town is testable on paper.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

EARTH_RADIUS_KM = 6371.0


@dataclass(frozen=True)
class Projection:
    """How one board lays the globe on its pixels.

    x, y in kilometres (y up) round (lon0, lat0); less (centre_x, centre_y); with `bend_km` > 0 a point at radius r
    moves to bend * asinh(r / bend); then pixels = origin + scale * km, y down.
    """

    lon0: float
    lat0: float
    scale_x: float
    scale_y: float
    centre_x: float = 0.0
    centre_y: float = 0.0
    origin_x: float = 0.0
    origin_y: float = 0.0
    bend_km: float = 0.0

    def kilometres(self, lon: float, lat: float) -> tuple[float, float]:
        """Lambert azimuthal equal-area, y up."""
        phi0, phi, lam = math.radians(self.lat0), math.radians(lat), math.radians(lon - self.lon0)
        sin0, cos0, sin1, cos1 = math.sin(phi0), math.cos(phi0), math.sin(phi), math.cos(phi)
        k = math.sqrt(2.0 / max(1e-9, 1.0 + sin0 * sin1 + cos0 * cos1 * math.cos(lam)))
        x = EARTH_RADIUS_KM * k * cos1 * math.sin(lam)
        y = EARTH_RADIUS_KM * k * (cos0 * sin1 - sin0 * cos1 * math.cos(lam))
        return x, y

    def pixels(self, lon: float, lat: float) -> tuple[float, float]:
        """Where a place lies on the board."""
        x, y = self.kilometres(lon, lat)
        x, y = x - self.centre_x, y - self.centre_y
        if self.bend_km > 0:
            r = math.hypot(x, y)
            if r > 1e-9:
                k = self.bend_km * math.asinh(r / self.bend_km) / r
                x, y = x * k, y * k
        return self.origin_x + self.scale_x * x, self.origin_y - self.scale_y * y

    def lon_lat(self, px: float, py: float) -> tuple[float, float]:
        """The place under a pixel of the board: the way back."""
        x = (px - self.origin_x) / self.scale_x
        y = (self.origin_y - py) / self.scale_y
        if self.bend_km > 0:
            r = math.hypot(x, y)
            if r > 1e-9:
                k = self.bend_km * math.sinh(r / self.bend_km) / r
                x, y = x * k, y * k
        x, y = x + self.centre_x, y + self.centre_y
        rho = math.hypot(x, y)
        if rho < 1e-9:
            return self.lon0, self.lat0
        c = 2.0 * math.asin(min(1.0, rho / (2.0 * EARTH_RADIUS_KM)))
        phi0 = math.radians(self.lat0)
        sin_c, cos_c = math.sin(c), math.cos(c)
        lat = math.asin(max(-1.0, min(1.0, cos_c * math.sin(phi0) + y * sin_c * math.cos(phi0) / rho)))
        lon = math.atan2(x * sin_c, rho * math.cos(phi0) * cos_c - y * math.sin(phi0) * sin_c)
        return self.lon0 + math.degrees(lon), math.degrees(lat)
