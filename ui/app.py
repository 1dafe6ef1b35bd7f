"""Start-up of the desktop app: command line, platform, the main window.

Qt is imported only when a window is really wanted, so that `longhall --version` and the message about a
missing display work on a machine that has none of Qt's system libraries.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

from ui import vnc

if TYPE_CHECKING:
    from ui.documents import Application

APP_ID = "io.github.longhall.Longhall"  # the desktop file's name: Wayland finds the window's icon and title by it
EXIT_NOT_HERE = 2  # the app is fine, but cannot run on this machine as it was asked to
SCREENS = ("home", "new", "table", "result", "replay", "saves", "rules", "learn", "settings", "statistics", "about")
SIZE = (1280, 800)
WARM_UP_AFTER = 1500  # ms, when home has been painted and its pictures are there


def main(argv: Sequence[str] | None = None) -> int:
    """Run the app and return its exit code."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # an installed Longhall starts its thinking processes through this very door
    parser = _parser()
    options = parser.parse_args(argv)
    if options.self_test is not None:
        from ui.self_test import run

        if options.platform:
            os.environ["QT_QPA_PLATFORM"] = options.platform
        report = Path(options.self_test) if options.self_test else None
        return run(report, options.checks.split(",") if options.checks else (), _version())
    platform = options.platform or os.environ.get("QT_QPA_PLATFORM", "")
    if not platform and options.screenshot and not _has_display():
        platform = "offscreen"  # a picture needs no screen
    if not platform and not _has_display():
        print(
            "longhall: there is no display here; try --platform vnc, or play with longhall-engine",
            file=sys.stderr,
        )
        return EXIT_NOT_HERE
    if platform:
        os.environ["QT_QPA_PLATFORM"] = vnc.complete(platform) if vnc.is_vnc(platform) else platform
    return _show(options, over_vnc=vnc.is_vnc(platform))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="longhall", description="Four Viking-age board games at one table.")
    parser.add_argument("file", nargs="?", type=Path, help="a saved game to open")
    parser.add_argument("--version", action="version", version=f"Longhall {_version()}")
    parser.add_argument(
        "--platform",
        metavar="NAME",
        help="Qt platform to draw on: xcb, wayland, offscreen, or vnc[:port=5900][:size=1600x1000], "
        "which serves the window to a VNC viewer on this machine (127.0.0.1 only)",
    )
    parser.add_argument("--lang", choices=("en", "fr", "uk"), help="the language, for this run")
    parser.add_argument("--size", type=_size, default=SIZE, metavar="WxH", help="size of the window (1280x800)")
    parser.add_argument("--text-size", type=int, metavar="PERCENT", help="size of the text, 80 to 160")
    parser.add_argument("--screen", choices=SCREENS, help="the screen to begin with")
    game = parser.add_argument_group("start a game at once")
    game.add_argument("--game", metavar="ID", help="lindisfarne, brian-boru, invasions, 878-vikings")
    game.add_argument("--seats", metavar="LIST", help="who plays: human, novice, standard, expert, with commas between")
    game.add_argument("--seed", type=int, metavar="N", help="seed of chance")
    game.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    game.add_argument("--moves", type=int, default=0, metavar="K", help="make so many automatic moves first")
    game.add_argument("--board", type=Path, metavar="FILE", help="draw with this board definition, reloaded when saved")
    game.add_argument("--lesson", type=Path, metavar="FILE", help="take this lesson; --moves goes so many steps on")
    parser.add_argument("--screenshot", type=Path, metavar="PNG", help="write a picture of the window and quit")
    parser.add_argument(
        "--self-test", nargs="?", const="", metavar="REPORT", help="check that nothing is missing here, and quit"
    )
    parser.add_argument(
        "--checks",
        default="",
        metavar="LIST",
        help="which checks of the self-test, commas between; -NAME: all but this",
    )
    return parser


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"'{text}' is not a size like 1280x800")
    return int(found[1]), int(found[2])


def _version() -> str:
    try:
        return version("longhall")
    except PackageNotFoundError:
        return "(source tree, not installed)"


def _has_display() -> bool:
    """Elsewhere than on Linux a desktop is taken for granted; there Qt aborts without one, so ask first."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def make_application() -> Application:
    """The application object with its names, which decide where settings and saved games lie."""
    from PySide6.QtGui import QIcon

    from ui.documents import Application
    from ui.paint.assets import ASSETS
    from ui.tidy import Tidy

    app = Application(["longhall"])
    app.setApplicationName("Longhall")
    app.setOrganizationName("Longhall")
    app.setApplicationVersion(_version())
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(QIcon(str(ASSETS / "icon.png")))
    Tidy(app).start()
    return app


def _show(options: argparse.Namespace, *, over_vnc: bool) -> int:
    from ui.tidy import put_away

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C in the terminal ends the app at once; Qt would not hear it
    app = make_application()
    if over_vnc:
        try:
            port = vnc.confine_to_loopback()
        except vnc.VncError as error:
            print(f"longhall: {error}", file=sys.stderr)
            return EXIT_NOT_HERE
        print(f"longhall: open a VNC viewer at 127.0.0.1:{port} (reachable from this machine only)", flush=True)
    if options.screenshot:
        from ui.scripting import take_screenshot

        code = take_screenshot(app, options, _version())
    else:
        code = _play(app, options)
    put_away()
    return code


def _play(app: Application, options: argparse.Namespace) -> int:
    from PySide6.QtCore import QTimer

    from ui.hall import dress
    from ui.library import Library
    from ui.settings import Settings
    from ui.tidy import close_workers
    from ui.window import Window

    settings = Settings()
    settings.language_for_now = options.lang or ""
    if options.text_size:
        settings.text_size = options.text_size
    dress(app, settings)
    window = Window(settings, Library(), _version())
    window.crash_guard.install()
    window.resize(*options.size)
    geometry = settings.store.value("window/geometry")
    if geometry is not None and options.size == SIZE:
        window.restoreGeometry(geometry)  # what saveGeometry gave
    if wants_script(options):
        from boardgames.core.errors import LonghallError
        from ui.scripting import carry_out

        try:
            carry_out(window, options)
        except LonghallError as error:
            print(f"longhall: {error}", file=sys.stderr)
            return EXIT_NOT_HERE
    window.show()
    app.hand_documents_to(window.open_path)
    QTimer.singleShot(WARM_UP_AFTER, warm_up)
    code = app.exec()
    close_workers()
    return code


def warm_up() -> None:
    """Start the thinking processes while the player still looks round, so that the first answer does not wait."""
    from ui.workers import shared

    shared().warm()


def wants_script(options: argparse.Namespace) -> bool:
    """Whether the command line asks for more than the home screen."""
    return bool(options.game or options.screen or options.file or options.board or options.lesson)
