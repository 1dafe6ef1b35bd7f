"""Start-up of the desktop app: command line, platform, the main window.

Qt is imported only when a window is really wanted, so that `longhall --version` and the message about a
missing display work on a machine that has none of Qt's system libraries.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

from ui import vnc

EXIT_NOT_HERE = 2  # the app is fine, but cannot run on this machine as it was asked to


def main(argv: Sequence[str] | None = None) -> int:
    """Run the app and return its exit code."""
    options = _parser().parse_args(argv)
    platform = options.platform or os.environ.get("QT_QPA_PLATFORM", "")
    if not platform and not _has_display():
        print(
            "longhall: there is no display here; try --platform vnc, or play with longhall-engine",
            file=sys.stderr,
        )
        return EXIT_NOT_HERE
    if platform:
        os.environ["QT_QPA_PLATFORM"] = vnc.complete(platform) if vnc.is_vnc(platform) else platform
    return _show(over_vnc=vnc.is_vnc(platform))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="longhall", description="Four Viking-age board games at one table.")
    parser.add_argument("--version", action="version", version=f"Longhall {_version()}")
    parser.add_argument(
        "--platform",
        metavar="NAME",
        help="Qt platform to draw on: xcb, wayland, offscreen, or vnc[:port=5900][:size=1600x1000], "
        "which serves the window to a VNC viewer on this machine (127.0.0.1 only)",
    )
    return parser


def _version() -> str:
    try:
        return version("longhall")
    except PackageNotFoundError:
        return "(source tree, not installed)"


def _has_display() -> bool:
    """Elsewhere than on Linux a desktop is taken for granted; there Qt aborts without one, so ask first."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _show(*, over_vnc: bool) -> int:
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication(["longhall"])
    app.setApplicationName("Longhall")
    app.setApplicationVersion(_version())
    if over_vnc:
        try:
            port = vnc.confine_to_loopback()
        except vnc.VncError as error:
            print(f"longhall: {error}", file=sys.stderr)
            return EXIT_NOT_HERE
        print(
            f"longhall: open a VNC viewer at 127.0.0.1:{port} (reachable from this machine only)", flush=True
        )

    window = QMainWindow()
    window.setWindowTitle("Longhall")
    window.resize(1280, 800)
    window.show()
    return app.exec()
