"""What the command line asks the window to do: a game set up at once, some moves made, a screen, a picture of it."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEventLoop, QSettings
from PySide6.QtWidgets import QApplication

from boardgames.core.errors import LonghallError

if TYPE_CHECKING:
    from boardgames.core.match import Match
    from ui.window import Window

EXIT_BAD_INPUT = 2
PATIENCE = 60.0  # seconds for pictures that are painted in the background


def match_from(options: argparse.Namespace, autosave: Path | None = None) -> Match:
    """The match that the command line describes, after its automatic moves."""
    from boardgames.core.game import Setup
    from boardgames.core.match import Match
    from boardgames.core.record import Seat
    from boardgames.core.registry import game_named
    from ui.people import People

    game = game_named(options.game or _game_of_board(options) or "lindisfarne")
    players = options.seats.split(",") if options.seats else ["human"] + ["novice"] * (max(game.min_players, 3) - 1)
    players = [player.strip() for player in players]
    _check_players(players)
    names = People().names()
    seats = [Seat(names[number % len(names)], player, number) for number, player in enumerate(players)]
    setup = Setup(len(players), 1 if options.seed is None else options.seed, _game_options(options.option))
    match = Match(game, setup, seats, autosave=autosave)
    play_on(match, options.moves)
    return match


def _game_of_board(options: argparse.Namespace) -> str:
    """A board definition lies in the folder of its game."""
    from ui.catalogue import entry_of

    folder = options.board.resolve().parent.name if getattr(options, "board", None) else ""
    return folder if entry_of(folder) is not None else ""


def _check_players(players: list[str]) -> None:
    from boardgames.ai.players import player_named
    from ui.people import HUMAN

    for player in players:
        if player != HUMAN:
            player_named(player)


def _game_options(given: list[str]) -> dict[str, str]:
    chosen = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise LonghallError(f"'{text}' is not an option like key=value.")
        chosen[key] = value
    return chosen


def play_on(match: Match, moves: int) -> None:
    """Make automatic moves for whoever is to move, the same ones every time; -1 plays to the end."""
    from boardgames.ai.players import novice_player
    from boardgames.core.rng import seeded

    chance = seeded(match.setup.seed)
    while moves and not match.over:
        match.act(novice_player(match.game, match.state, chance))
        moves -= 1


def carry_out(window: Window, options: argparse.Namespace) -> None:
    """Bring the window to what the command line asks for."""
    window.board_file = options.board
    screen = options.screen or ("table" if options.game or options.board else "")
    if options.file is not None:
        window.open_path(options.file)
    elif options.lesson is not None:
        _take_lesson(window, options)
    elif screen == "new":
        window.new_game(options.game or "lindisfarne")
    elif screen == "rules":
        window.open_rules(options.game or "lindisfarne")
    elif screen in ("table", "replay", "result"):
        _show_match(window, options, screen)
    elif screen and screen != "home":
        window.open_screen(screen)


def _show_match(window: Window, options: argparse.Namespace, screen: str) -> None:
    if screen != "table" and not options.moves:
        options.moves = -1
    match = match_from(options)
    match.autosave = window.library.new_path(match.game.id)
    if screen == "replay":
        window.open_replay(match)
    elif screen == "result":
        window.open_result(match)
    else:
        window.sit_down(match)


def _take_lesson(window: Window, options: argparse.Namespace) -> None:
    """A lesson, some steps on, as a willing learner would take it."""
    path = options.lesson.resolve()
    window.teach(options.game or path.parent.parent.name, path)
    controller = window.controller
    deadline = time.monotonic() + PATIENCE
    while controller is not None and controller.walk.at < options.moves and time.monotonic() < deadline:
        if controller.walk.last:
            break
        if controller.walk.reading:
            controller.read_on()
        elif controller.choice is not None:
            controller.act(controller.choice.options[0].action)
        QApplication.processEvents()


def take_screenshot(app: QApplication, options: argparse.Namespace, version: str) -> int:
    """A picture of the real window, the same on every run: settings and saved games are set aside for it."""
    from ui.hall import dress
    from ui.library import Library
    from ui.settings import Settings
    from ui.tidy import close_workers
    from ui.window import Window

    with tempfile.TemporaryDirectory(prefix="longhall-") as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        settings = Settings(store)
        settings.language = options.lang or "en"
        settings.text_size = options.text_size or 100
        settings.animation = "off"
        settings.sound = False
        dress(app, settings)
        window = Window(settings, Library(Path(folder) / "games"), version)
        window.resize(*options.size)
        window.show()
        try:
            carry_out(window, options)
            code = 0 if _keep(app, window, options.screenshot) else EXIT_BAD_INPUT
        except LonghallError as error:
            print(f"longhall: {error}", file=sys.stderr)
            code = EXIT_BAD_INPUT
        window.close()
        close_workers()
    return code


def _keep(app: QApplication, window: Window, path: Path) -> bool:
    wait_for_pictures(app, window)
    if window.grab().save(str(path)):
        return True
    print(f"longhall: the picture could not be written to {path}", file=sys.stderr)
    return False


def _boards(window: Window) -> list[Any]:
    """The boards in sight: each begins as a sketch, and its map is painted in the background."""
    module = sys.modules.get("ui.table.boardview")
    return [board for board in window.findChildren(module.BoardView) if board.isVisible()] if module else []


def wait_for_pictures(app: QApplication, window: Window, patience: float = PATIENCE) -> None:
    """Until the parchment, the covers and the maps are painted and on the screen."""
    from ui.pictures import gallery

    deadline = time.monotonic() + patience
    quiet = 0
    while quiet < 5 and time.monotonic() < deadline:
        gallery().wait()
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        quiet = 0 if any(not board.finished_map for board in _boards(window)) else quiet + 1
        time.sleep(0.01)
