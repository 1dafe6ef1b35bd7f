"""Languages: the interface speaks through Qt Linguist, a game through its own texts, and both change at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ui.paint.assets import ASSETS

if TYPE_CHECKING:
    from boardgames.core.game import Game
    from boardgames.core.texts import Texts

CATALOGUES: Final = ASSETS / "i18n"
NAMES: Final = {"en": "English", "fr": "Français", "uk": "Українська"}  # each in its own words, as people look for it

_current = "en"
_installed: list[QTranslator] = []


def language() -> str:
    """The language that the interface speaks now."""
    return _current


def locale() -> QLocale:
    """How dates and numbers are written in it."""
    return QLocale({"en": "en_GB", "fr": "fr_FR", "uk": "uk_UA"}[_current])


def speak(wanted: str, app: QCoreApplication) -> None:
    """Change the language of the whole interface; Qt tells every widget with a LanguageChange event."""
    global _current  # noqa: PLW0603  (there is one interface, and it speaks one language)
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    _current = wanted if wanted in NAMES else "en"
    QLocale.setDefault(locale())
    qt_own = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{_current}", qt_own), (f"longhall_{_current}", str(CATALOGUES))):
        translator = QTranslator(app)
        if translator.load(name, folder):
            app.installTranslator(translator)
            _installed.append(translator)


def game_texts(game: Game[Any], wanted: str | None = None) -> Texts:
    """The words of a game in the language spoken now, or in English where it has not learnt that one yet."""
    from boardgames.core.errors import LonghallError
    from boardgames.core.texts import texts_of

    try:
        return texts_of(game, wanted or _current)
    except LonghallError:
        return texts_of(game, "en")


class Said:
    """What a widget has said and must say again in another language: pairs of a setter and the words for it."""

    def __init__(self) -> None:
        self._pairs: list[tuple[Any, Any]] = []

    def say(self, setter: Any, words: Any) -> None:
        """Set the words now and whenever the language changes. `words` is a function, so that it translates afresh."""
        self._pairs.append((setter, words))
        setter(words())

    def again(self) -> None:
        for setter, words in self._pairs:
            setter(words())

    def forget(self) -> None:
        self._pairs.clear()
