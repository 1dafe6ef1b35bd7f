"""Every colour that means something: paper, sea, ink, suits, countries, and the players with their emblems."""

from __future__ import annotations

from dataclasses import dataclass

# ---- paper, sea and ink
PAPER = "#f0e2bd"
FOREIGN_LAND = "#e2d3aa"
CARD_LIGHT = "#f8eed2"
CARD_MIDDLE = "#efdfb6"
CARD_DARK = "#dcc594"
SEA = "#a8cbe0"
WATER_LINE = "#2f6078"
LAKE = "#93b3b8"
RIVER = "#86aab2"
RIVER_CASING = "#3f6470"
ICE = "#f6f2e6"
INK = "#3a2817"
DARK_INK = "#2b1a0c"
OUTLINE = "#2c1a0c"
COAST = "#2e1e10"
BORDER = "#4b2f18"
ROAD = "#5a3312"
TITLE_RED = "#7c2a1e"
REGION_LETTER = "#6b3a1c"
LAND_LETTER = "#6d5433"
SEA_LETTER = "#2f5560"
GOLD_LINE = "#e3bf62"
FRAME = "#3b2513"
VIGNETTE = "#5a3a14"
HALO = "#f3e7c6"

# ---- hand-coloured regions, for a board that names none of its own
REGIONS = ("#cf9c5e", "#7ba4cf", "#b4bb52", "#b886b6", "#74b383", "#eec04a", "#d97a63", "#76b4bb")

# ---- town discs of three kinds, and their signs
TOWN = {"red": "#b8382b", "blue": "#2f6690", "yellow": "#e0b030", "grey": "#8e8e8e"}


@dataclass(frozen=True)
class Suit:
    """The field of a card: its colour, the dark of it, and a light for lettering on it."""

    field: str
    dark: str
    light: str = "#fff4d0"


SUITS = {
    "red": Suit("#9d2f24", "#5f150f"),
    "blue": Suit("#2f5f86", "#173650"),
    "yellow": Suit("#c99a2c", "#7a5610"),
    "white": Suit("#8a8f86", "#4a4f48"),
    "green": Suit("#4f7a4a", "#28452a"),
    "purple": Suit("#6f4a8c", "#38204d"),
    "orange": Suit("#c2762a", "#6e3b0e"),
    "slate": Suit("#5b6f86", "#2c3a4a"),
    "brown": Suit("#7d5730", "#432b12"),
    "black": Suit("#45403c", "#1c1916"),
    # the countries of the western sea road
    "england": Suit("#a63a32", "#5e1813"),
    "scotland": Suit("#5b6fa8", "#2b3761"),
    "ireland": Suit("#3f8a4c", "#1d4a26"),
    "francia": Suit("#7a4b9a", "#3e2253"),
    "iberia": Suit("#d08a2e", "#7a4a0f"),
    "norway": Suit("#7c8b95", "#3d4a53"),
}


def suit(name: str) -> Suit:
    """A suit by name, or one made from a colour written as #rrggbb."""
    if name in SUITS:
        return SUITS[name]
    if name.startswith("#") and len(name) == 7:
        parts = [int(name[i : i + 2], 16) for i in (1, 3, 5)]
        dark = "#" + "".join(f"{round(part * 0.52):02x}" for part in parts)
        return Suit(name, dark)
    raise KeyError(f"no suit called {name!r}; known: {', '.join(sorted(SUITS))}, or a colour #rrggbb")


@dataclass(frozen=True)
class PlayerColour:
    """A seat's colour, the colour of the sign on it, and the sign: colour is never the only cue."""

    id: str
    fill: str
    sign: str
    emblem: str


# Smallest distance of any pair (CIE Lab): 51 in normal sight, 29 to 32 in the three kinds of colour blindness.
PLAYERS = (
    PlayerColour("blue", "#1B4F9C", "#ffffff", "cross"),
    PlayerColour("vermilion", "#D1491B", "#fff4dc", "star"),
    PlayerColour("teal", "#2FA98C", "#0d2b24", "shield"),
    PlayerColour("gold", "#F2C230", "#3a2817", "crescent"),
    PlayerColour("black", "#2B2B2B", "#f4efe0", "diamond"),
    PlayerColour("ivory", "#F4EFE0", "#3a2817", "ring"),
)

# The same seats pushed apart for those who see few hues: at least 44 in every kind of sight.
PLAYERS_COLOUR_BLIND = (
    PlayerColour("blue", "#0A12DE", "#ffffff", "cross"),
    PlayerColour("vermilion", "#B31D0C", "#fff4dc", "star"),
    PlayerColour("teal", "#0EAED9", "#06222c", "shield"),
    PlayerColour("gold", "#FDAF0F", "#3a2408", "crescent"),
    PlayerColour("black", "#100E0F", "#f4efe0", "diamond"),
    PlayerColour("ivory", "#FEFCEC", "#3a2817", "ring"),
)

# Names that game data use for seats, and the palette colour each one is drawn in.
_ALIASES = {"red": "vermilion", "yellow": "gold", "green": "teal", "white": "ivory"}


def player(which: int | str, colour_blind: bool = False) -> PlayerColour:
    """The colour of a seat by number (0 to 5) or by name (blue, red, green, yellow, black, white, ...)."""
    table = PLAYERS_COLOUR_BLIND if colour_blind else PLAYERS
    if isinstance(which, int):
        return table[which % len(table)]
    name = _ALIASES.get(which, which)
    for entry in table:
        if entry.id == name:
            return entry
    raise KeyError(f"no player colour {which!r}; known: {', '.join(entry.id for entry in table)}")
