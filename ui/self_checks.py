"""What `--self-test` looks at, in order. A check returns what it found in a few words, or raises with what is missing.

What must be there is asked of the code that uses it (the faces in `fonts.py`, the sounds in `sound.py`, the shelf);
a bundle also carries `assets/contents.json`, the list of all files that went into it with their fingerprints.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QEvent, QLibraryInfo, QObject, QSettings, QTranslator, QUrl, qVersion
from PySide6.QtGui import QFontDatabase, QImage

from boardgames.core.assets import ASSETS, LANGUAGES
from boardgames.core.errors import LonghallError
from boardgames.core.game import Game, Setup
from boardgames.core.match import Match
from boardgames.core.record import Seat

CONTENTS: Final = ASSETS / "contents.json"  # written when a bundle is made
SIZE: Final = (1280, 800)
COLOURS: Final = 60  # a drawn table has hundreds; an empty or half-drawn one a handful
MOVES: Final = 30  # made before a table is drawn, so that pieces lie on it
SEED: Final = 7


class Missing(LonghallError):
    """This copy lacks something; the message says what."""


class House:
    """The application under test, with settings and saved games of its own."""

    def __init__(self, folder: Path, version: str) -> None:
        from ui.app import make_application
        from ui.hall import dress
        from ui.library import Library
        from ui.settings import Settings
        from ui.window import Window

        self.folder = folder
        self.app = make_application()
        self.settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        self.settings.language, self.settings.animation, self.settings.sound = "en", "off", False
        dress(self.app, self.settings)
        self.window = Window(self.settings, Library(folder / "games"), version)
        self.window.resize(*SIZE)
        self.matches: dict[str, Match] = {}  # those that were played to the end

    def facts(self) -> dict[str, str]:
        from boardgames.core import rng

        engine = "pure Python" if Path(rng.__file__).suffix in (".py", ".pyc") else "compiled"
        platform = self.app.platformName()
        return {"qt": qVersion() or "", "pyside": pyside_version, "platform": platform, "engine": engine}

    def until(self, reached: Callable[[], bool], seconds: float, what: str) -> None:
        """Let the application run until something is reached."""
        deadline = time.monotonic() + seconds
        while not reached():
            if time.monotonic() > deadline:
                raise Missing(f"{what} within {seconds:.0f} seconds.")
            self.app.processEvents()
            time.sleep(0.001)

    def close(self) -> None:
        from ui.tidy import close_workers

        self.window.close()
        close_workers()


def games() -> list[Game[Any]]:
    from boardgames.core.registry import game_named
    from ui import catalogue

    return [game_named(entry.id) for entry in catalogue.shelf()]


# --- checks -------------------------------------------------------------------------------------------


def home(house: House) -> str:
    """The window comes up and is painted."""
    first = _FirstPaint()
    house.app.installEventFilter(first)
    house.window.show()
    house.until(lambda: first.painted, 60, "The window was not painted")
    house.app.removeEventFilter(first)
    return "painted" if first.age is None else f"first frame {first.age:.2f} s after the start of the program"


class _FirstPaint(QObject):
    painted = False
    age: float | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self.painted:
            self.painted, self.age = True, _process_age()
        return False


def _process_age() -> float | None:
    """Seconds since the system started this program, where it tells."""
    try:
        began = int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19]) / os.sysconf("SC_CLK_TCK")
        return float(Path("/proc/uptime").read_text().split()[0]) - began
    except (OSError, ValueError, AttributeError):
        return None


def contents(house: House) -> str:
    """Every file that went into the bundle is in it, unchanged."""
    if not CONTENTS.exists():
        if getattr(sys, "frozen", False):
            raise Missing(f"The list of files is not there ({CONTENTS.name}).")
        return "no list of files: this is not a bundle"
    listed: dict[str, str] = json.loads(CONTENTS.read_text(encoding="utf-8"))
    for name, fingerprint in listed.items():
        path = ASSETS / name
        if not path.is_file():
            raise Missing(f"assets/{name} is not there.")
        if hashlib.sha256(path.read_bytes()).hexdigest() != fingerprint:
            raise Missing(f"assets/{name} is damaged.")
    return f"{len(listed)} files, each as it was built"


def assets(house: House) -> str:
    """Every file can be read by what reads it in the app."""
    from ui.self_assets import unreadable

    count, bad = unreadable(ASSETS)
    if bad:
        raise Missing(f"{bad[0].relative_to(ASSETS.parent).as_posix()} cannot be read.")
    return f"{count} files, all readable"


def rules(house: House) -> str:
    """Every game of the shelf: its rules and data, its board, its words and its rules reference in each language."""
    from boardgames.core.texts import texts_of
    from ui.table import board

    for game in games():
        board.load(game.assets / "board.yaml")
        for language in LANGUAGES:
            texts_of(game, language)
            if len(_text(game.assets / f"rules.{language}.md")) < 1000:
                raise Missing(f"The rules of {game.id} are cut short in '{language}'.")
    return ", ".join(game.id for game in games())


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        raise Missing(f"{path.relative_to(ASSETS.parent).as_posix()} cannot be read.") from None


def fonts(house: House) -> str:
    """Every font that the drawing kit names is the shipped one."""
    from ui.paint import fonts as kit
    from ui.paint.assets import FONTS

    faces = {kit.face(role, language) for role in kit.ROLES for language in kit.LANGUAGES}
    loaded = {family.casefold() for family in kit.load()}
    for face in faces:
        if not (FONTS / face.file).is_file() or face.family.casefold() not in loaded:
            raise Missing(f"The font {face.family} is not there ({face.file}).")
    return f"{len(faces)} shipped, {len(QFontDatabase.families())} families in all"


def translations(house: House) -> str:
    """The interface in each language, and the words of Qt itself in those that are not English."""
    from ui.i18n import CATALOGUES

    qt_own = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for language in LANGUAGES:
        own = QTranslator()
        if not own.load(f"longhall_{language}", str(CATALOGUES)):
            raise Missing(f"The translation longhall_{language}.qm is not there.")
        if language == "en":
            continue
        if own.translate("Result", "Play again") in ("", "Play again"):
            raise Missing(f"longhall_{language}.qm does not translate.")
        if not QTranslator().load(f"qtbase_{language}", qt_own):
            raise Missing(f"Qt's own translation qtbase_{language}.qm is not there.")
    return ", ".join(LANGUAGES)


def maps(house: House) -> str:
    """A bundle brings every map painted, in each language: nobody waits for the first table."""
    from ui.paint.cache import SHIPPED, MapCache
    from ui.table import board

    if not getattr(sys, "frozen", False):
        return "painted when they are wanted: this is not a bundle"
    cache = MapCache(house.folder / "maps", SHIPPED)
    for game in games():
        for language in LANGUAGES:
            if cache.load(board.load(game.assets / "board.yaml").spec.map, 1.0, language) is None:
                raise Missing(f"The painted map of {game.id} in '{language}' is not there or does not fit.")
    return f"{len(games()) * len(LANGUAGES)} painted"


def sound(house: House) -> str:
    """Sound can really be played: Qt has its plugin, every sound is readable, and a device is heard out to the end."""
    from PySide6.QtMultimedia import QMediaDevices, QMediaPlayer, QSoundEffect

    from ui.sound import FOLDER, SOUNDS

    if not QMediaPlayer().isAvailable():
        raise Missing("Qt's plugin for sound is not there or cannot be loaded.")
    for name in SOUNDS:
        if (FOLDER / f"{name}.wav").read_bytes()[:4] != b"RIFF":
            raise Missing(f"The sound {name}.wav is damaged.")
    device = QMediaDevices.defaultAudioOutput()
    if device.isNull():
        return f"{len(SOUNDS)} sounds and the plugin; no device to play them on here"
    effect = QSoundEffect(device, house.app)
    effect.setVolume(0.05)
    effect.setSource(QUrl.fromLocalFile(str(FOLDER / "card.wav")))
    house.until(lambda: effect.status() == QSoundEffect.Status.Ready, 10, "The sound was not loaded")
    effect.play()
    house.until(effect.isPlaying, 10, f"No sound began on {device.description()}")
    house.until(lambda: not effect.isPlaying(), 20, f"No sound ended on {device.description()}")
    return f"{len(SOUNDS)} sounds, played on {device.description()}"


def play(house: House) -> str:
    """A whole game of each game, side by side, decided by programs in processes of their own, as at the table."""
    tables = {game.id: Played(house, game) for game in games()}
    helpers: set[int] = set()

    def over() -> bool:
        helpers.update(_workers())
        return all(table.over for table in tables.values()) or any(table.problems for table in tables.values())

    house.until(over, 300, "The games did not end")
    for name, table in tables.items():
        table.controller.close()
        if table.problems:
            raise Missing(f"{name}: {table.problems[0]}")
        house.matches[name] = table.match
    if not helpers - {os.getpid()}:
        raise Missing("No other process thought.")
    return ", ".join(f"{name} {len(match.steps)} moves" for name, match in house.matches.items())


class Played:
    """A game that programs play, and what went wrong in it."""

    def __init__(self, house: House, game: Game[Any]) -> None:
        from ui.match_controller import MatchController

        self.match = _match(game)
        self.problems: list[str] = []
        self.controller = MatchController(self.match, house.settings, parent=house.window)
        self.controller.problem.connect(self.problems.append)
        self.controller.start()

    @property
    def over(self) -> bool:
        return self.match.over


def _workers() -> list[int]:
    from ui.workers import shared

    return shared().pids()


def _match(game: Game[Any]) -> Match:
    seats = [Seat(f"Seat {number}", "novice", number) for number in range(game.min_players)]
    return Match(game, Setup(game.min_players, SEED), seats)


def records(house: House) -> str:
    """Each game that was played is kept, read back, and replays to the same end."""
    from boardgames.core import record

    for name, match in house.matches.items():
        path = house.folder / f"{name}{record.SUFFIX}"
        record.save(match.record(), path)
        again = Match.resume(record.read(path), path.name)
        if again.record().to_json() != match.record().to_json() or not again.over:
            raise Missing(f"The record of {name} does not replay.")
    return f"{len(house.matches)} kept and replayed"


def tables(house: House) -> str:
    """One table of each game, drawn: in a bundle with its painted map, from sources as the sketch that comes first."""
    from ui.scripting import play_on, wait_for_pictures

    told = []
    for game in games():
        match = _match(game)
        play_on(match, MOVES)
        match.seats[match.state.seat].player = "human"  # one person, so that nothing is covered and nobody moves
        house.window.sit_down(match)
        if getattr(sys, "frozen", False):
            wait_for_pictures(house.app, house.window)
        told.append(f"{game.id} {_drawn(house, game.id)} colours")
        house.window.leave_table()
    return ", ".join(told)


def _drawn(house: House, name: str) -> int:
    house.app.processEvents()
    picture = house.window.grab().toImage()
    found = len(set(_pixels(picture)))
    if found < COLOURS:
        raise Missing(f"{name} was not drawn: only {found} colours on the screen.")
    return found


def _pixels(picture: QImage) -> Iterator[int]:
    return (picture.pixel(x, y) for x in range(0, picture.width(), 8) for y in range(0, picture.height(), 8))


def result(house: House) -> str:
    """The account of a game that is over, with its chart."""
    match = next(iter(house.matches.values()), None)
    if match is None:
        return "nothing was played"
    house.window.open_result(match)
    colours = _drawn(house, "The result")
    if getattr(house.window.screen_in_sight, "chart", None) is None:
        raise Missing("Qt came without its charts.")
    return f"with its chart, {colours} colours"


CHECKS: Final[dict[str, Callable[[House], str]]] = {
    check.__name__: check
    for check in (home, contents, assets, rules, fonts, translations, maps, sound, play, records, tables, result)
}
