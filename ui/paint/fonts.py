"""The shipped fonts and what each is for, language by language.

`load` registers the files with Qt once; `font` gives a font for a role; `missing` says which characters a role
cannot write, so that a test can hold every string of every language against the fonts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from .assets import FONTS
from .coverage import characters

LANGUAGES = ("en", "fr", "uk")


@dataclass(frozen=True)
class Face:
    """One shipped font file and how Qt is to be asked for it."""

    family: str
    file: str
    weight: QFont.Weight = QFont.Weight.Normal
    italic: bool = False


_GARAMOND = "EB Garamond"
GARAMOND = Face(_GARAMOND, "EBGaramond_400Regular.ttf")
GARAMOND_ITALIC = Face(_GARAMOND, "EBGaramond_400Regular_Italic.ttf", italic=True)
GARAMOND_MEDIUM = Face(_GARAMOND, "EBGaramond_500Medium.ttf", QFont.Weight.Medium)
GARAMOND_MEDIUM_ITALIC = Face(_GARAMOND, "EBGaramond_500Medium_Italic.ttf", QFont.Weight.Medium, True)
GARAMOND_SEMIBOLD = Face(_GARAMOND, "EBGaramond_600SemiBold.ttf", QFont.Weight.DemiBold)
GARAMOND_SEMIBOLD_ITALIC = Face(_GARAMOND, "EBGaramond_600SemiBold_Italic.ttf", QFont.Weight.DemiBold, True)
GARAMOND_BOLD = Face(_GARAMOND, "EBGaramond_700Bold.ttf", QFont.Weight.Bold)
UNCIAL = Face("Uncial Antiqua", "UncialAntiqua_400Regular.ttf")
RUSLAN = Face("Ruslan Display", "RuslanDisplay_400Regular.ttf")
FELL_ITALIC = Face("IM Fell English", "IMFellEnglish_400Regular_Italic.ttf", italic=True)
FELL_CAPITALS = Face("IM Fell English SC", "IMFellEnglishSC_400Regular.ttf")
ALEGREYA_CAPITALS = Face("Alegreya SC", "AlegreyaSC_700Bold.ttf", QFont.Weight.Bold)
CARDO = Face("Cardo", "Cardo_400Regular.ttf")

_EVERYWHERE = {
    "label": GARAMOND_SEMIBOLD,  # names on the map, figures, buttons
    "small": GARAMOND_MEDIUM,  # secondary names
    "text": GARAMOND,  # everything one reads
    "italic": GARAMOND_MEDIUM_ITALIC,  # asides, flavour
    "strong": GARAMOND_BOLD,  # numbers, emphasis
    "runes": CARDO,  # carved signs
}
_LATIN = {**_EVERYWHERE, "display": UNCIAL, "title": FELL_CAPITALS, "sea": FELL_ITALIC}
_CYRILLIC = {**_EVERYWHERE, "display": RUSLAN, "title": ALEGREYA_CAPITALS, "sea": GARAMOND_ITALIC}
_TABLE = {"en": _LATIN, "fr": _LATIN, "uk": _CYRILLIC}
ROLES = tuple(sorted(_LATIN))

# Characters a font lacks although another one does the same work.
_STAND_INS = {"\u02bc": "\u2019", "\u2011": "-", "\u202f": "\u00a0"}


@cache
def load() -> tuple[str, ...]:
    """Register every shipped font file; returns the families. Call once after the application object exists."""
    families: list[str] = []
    for path in sorted(FONTS.glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(path))
        if number >= 0:
            families += QFontDatabase.applicationFontFamilies(number)
    return tuple(sorted(set(families)))


def _script(text: str) -> str:
    return "uk" if any("\u0400" <= c <= "\u052f" for c in text) else "en"


def face(role: str, language: str = "en", text: str = "") -> Face:
    """The face of a role. With `text`, a role that cannot write it steps back to one that can.

    A Ukrainian screen still shows Latin names, an English one may show a Ukrainian player's name.
    """
    table = _TABLE.get(language, _LATIN)
    chosen = table[role]
    if text and _lacking(chosen.file, _plain(text)):
        other = _TABLE[_script(text)][role]
        if not _lacking(other.file, _plain(text)):
            return other
        return GARAMOND_ITALIC if chosen.italic else GARAMOND_SEMIBOLD
    return chosen


def font(role: str, pixels: float, language: str = "en", text: str = "", spacing: float = 0.0) -> QFont:
    """A font of a role at a whole pixel size. For fractions of a pixel use `lettering`, which scales outlines."""
    chosen = face(role, language, text)
    result = QFont(chosen.family)
    result.setPixelSize(max(1, round(pixels)))
    result.setWeight(chosen.weight)
    result.setItalic(chosen.italic)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    if spacing:
        result.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return result


def writable(text: str) -> str:
    """The text with look-alike characters put in for those that no shipped display font has."""
    for wanted, stand_in in _STAND_INS.items():
        text = text.replace(wanted, stand_in)
    return text


def _plain(text: str) -> str:
    return "".join(sorted({c for c in writable(text) if not c.isspace()}))


@cache
def _lacking(file: str, text: str) -> str:
    known = characters(FONTS / file)
    return "".join(c for c in text if ord(c) not in known)


def missing(text: str, role: str, language: str) -> str:
    """The characters of `text` that the role's own font of that language cannot write, sorted, each once."""
    return _lacking(_TABLE[language][role].file, _plain(text))
