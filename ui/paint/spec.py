"""What a board definition says about its map: typed, without a line of drawing.

A `MapSpec` is a block of YAML: which geo file, how it is laid on the board, what is tinted, named and drawn on it.
Points called `at` are longitude and latitude; points called `px` are pixels of the board at scale 1.
Texts are one string, or one string per language.
"""

from __future__ import annotations

import msgspec

from .projection import Projection

Words = str | dict[str, str]
Pair = tuple[float, float]
Box = tuple[float, float, float, float]


def words(text: Words, language: str) -> str:
    """The text in a language; English, then anything, if it has none."""
    if isinstance(text, str):
        return text
    return text.get(language) or text.get("en") or next(iter(text.values()), "")


class _Spec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A block of a map definition: named fields only, unknown ones are errors."""


class ProjectionSpec(_Spec, frozen=True):
    """Plain: `scale` with `left_km` and `top_km`. Bent: `scale`, `centre_km`, `origin_px` and `bend_km`."""

    scale: float | Pair
    left_km: float = 0.0
    top_km: float = 0.0
    centre_km: Pair | None = None
    origin_px: Pair = (0.0, 0.0)
    bend_km: float = 0.0
    lon0: float | None = None  # else the centre named in the geo file
    lat0: float | None = None

    def build(self, lon0: float, lat0: float) -> Projection:
        sx, sy = self.scale if isinstance(self.scale, tuple) else (self.scale, self.scale)
        cx, cy = self.centre_km if self.centre_km is not None else (self.left_km, self.top_km)
        return Projection(
            lon0=lon0 if self.lon0 is None else self.lon0,
            lat0=lat0 if self.lat0 is None else self.lat0,
            scale_x=sx,
            scale_y=sy,
            centre_x=cx,
            centre_y=cy,
            origin_x=self.origin_px[0],
            origin_y=self.origin_px[1],
            bend_km=self.bend_km,
        )


class Style(_Spec, frozen=True):
    """Widths and strengths that differ between a map of one island and a map of a continent."""

    sea: str = "#a8cbe0"
    coast: float = 2.0
    river: float = 1.0
    border: float = 1.6
    outline: float = 2.4
    inner_bands: tuple[float, ...] = (34.0, 22.0, 12.0)
    water_lines: float = 1.0  # distance of the lines that follow the coast
    shelf: float = 1.0  # reach of the light water along the coast
    wave_gap: float = 46.0  # 0 = no waves
    frame: bool = True
    texture: float = 1.0
    vignette: int = 120


class RegionSpec(_Spec, frozen=True):
    """Polygons to be tinted: a file of regions, a tint by region or by group of regions."""

    file: str
    tints: dict[str, str] = {}
    vary: bool = False  # each region a little off the tint of its group, as hand-colouring is
    outlines: bool = False  # heavy lines round the groups


class AreaSpec(_Spec, frozen=True):
    """A hand-drawn area; the coast cuts it, so only its land borders need care."""

    id: str
    tint: str
    border: tuple[Pair, ...]
    smooth: bool = True


LEGIBLE = 10.0  # pixels of the screen
LEAST_ROOM = (741.0, 470.0)  # for a board, in the smallest window


class NameSpec(_Spec, frozen=True):
    """Lettering on the map along a gentle arc."""

    text: Words
    at: Pair | None = None
    px: Pair | None = None
    length: float = 200.0
    angle: float = 0.0
    sag: float = 0.0
    size: float = 22.0
    spacing: float = 4.0
    kind: str = "region"  # region, land, sea, zone


class Patch(_Spec, frozen=True):
    """A patch of hills, trees or tufts: how many, how far they spread, how big they are (pixels)."""

    at: Pair
    count: int = 4
    spread: float = 20.0
    size: float = 14.0


class CompassSpec(_Spec, frozen=True):
    px: Pair
    radius: float = 70.0
    rhumb: bool = True


class ShipSpec(_Spec, frozen=True):
    px: Pair
    size: float = 70.0
    flip: bool = False
    sail: str = "#a2382c"


class MonsterSpec(_Spec, frozen=True):
    """A sea serpent where the chart knows nothing better."""

    px: Pair
    size: float = 70.0
    flip: bool = False


class CartoucheSpec(_Spec, frozen=True):
    box: Box
    title: Words
    subtitle: Words = ""


class RouteSpec(_Spec, frozen=True):
    """A line over sea or land between named points, led round by `via`."""

    ends: tuple[str, str]
    via: tuple[Pair, ...] = ()
    kind: str = "route"  # route = dashed, link = thin red, border = dashed blue


class ZoneSpec(_Spec, frozen=True):
    """Every stretch of sea takes the colour of its nearest point."""

    points: dict[str, str] = {}  # point -> colour
    opacity: float = 0.75


class MarkSpec(_Spec, frozen=True):
    """A sign printed on the board: a shape of the token registry with its colour, figure, icon and name."""

    shape: str
    point: str = ""
    at: Pair | None = None
    px: Pair | None = None
    size: float = 24.0
    colour: str = "#8e8e8e"
    text: Words = ""
    icon: str = ""
    emblem: str = "none"
    label: Words = ""
    label_px: Pair | None = None  # centre of the name; without it a place is looked for
    label_size: float = 14.0
    label_role: str = "label"
    label_ink: str = "#2b1a0c"
    label_order: int = 0  # lower ones choose first
    label_optional: bool = False  # rather no name than one over something


class GridSpec(_Spec, frozen=True):
    """A printed grid of fields for pieces: figures over the columns, a sign at each row."""

    px: Pair
    columns: int
    rows: int
    cell: Pair = (56.0, 48.0)
    heads: tuple[Words, ...] = ()
    title: Words = ""
    note: Words = ""
    icon: str = ""
    tint: str = "#7c2a1e"
    side: float = 40.0  # room left of the grid for the row signs
    row_signs: tuple[Words, ...] = ()


class SlotSpec(_Spec, frozen=True):
    """A printed frame where a card, a pile or a piece belongs."""

    box: Box
    icon: str = ""
    label: Words = ""
    round: float = 9.0


class PanelSpec(_Spec, frozen=True):
    """A parchment panel lying on the board, with a title and lines of icon, text."""

    box: Box
    title: Words = ""
    rows: tuple[tuple[str, str, Words], ...] = ()  # (colour of the disc, figure in it, text)
    columns: int = 1


class CutSpec(_Spec, frozen=True):
    """One of several boards cut from the same map and laid on a table, a little apart."""

    id: str
    box: Box
    tilt: float = 0.0


class TableSpec(_Spec, frozen=True):
    """What lies under boards that were cut out: dark wood."""

    wood: str = "#4a3018"


class MapSpec(_Spec, frozen=True):
    """One painted board."""

    id: str
    geo: str
    projection: ProjectionSpec
    size: tuple[int, int] = (1600, 1000)
    seed: int = 4
    style: Style = Style()
    regions: RegionSpec | None = None
    areas: tuple[AreaSpec, ...] = ()
    points: dict[str, Pair] = {}  # named places, longitude and latitude
    pixel_points: dict[str, Pair] = {}  # the same in pixels: wins over `points`
    clear: float = 20.0  # hills and waves keep this far from named points
    names: tuple[NameSpec, ...] = ()
    mountains: tuple[Patch, ...] = ()
    woods: tuple[Patch, ...] = ()
    bogs: tuple[Patch, ...] = ()
    marshes: tuple[str, ...] = ()  # regions that are hatched
    roads: tuple[tuple[str, str], ...] = ()
    routes: tuple[RouteSpec, ...] = ()
    zones: ZoneSpec | None = None
    compass: CompassSpec | None = None
    ships: tuple[ShipSpec, ...] = ()
    monsters: tuple[MonsterSpec, ...] = ()
    cartouche: CartoucheSpec | None = None
    panels: tuple[PanelSpec, ...] = ()
    grids: tuple[GridSpec, ...] = ()
    slots: tuple[SlotSpec, ...] = ()
    marks: tuple[MarkSpec, ...] = ()
    keep_clear: tuple[Box, ...] = ()  # no waves, hills or trees there
    cuts: tuple[CutSpec, ...] = ()
    table: TableSpec | None = None

    @property
    def least(self) -> float:
        """The smallest lettering on this board that can be read where the whole of it is seen in the least room."""
        return LEGIBLE / min(LEAST_ROOM[0] / self.size[0], LEAST_ROOM[1] / self.size[1])


def map_spec(data: object) -> MapSpec:
    """A `MapSpec` from plain data (a parsed YAML block); raises msgspec.ValidationError naming the key at fault."""
    return msgspec.convert(data, MapSpec, strict=False)
