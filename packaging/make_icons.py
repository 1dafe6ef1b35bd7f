#!/usr/bin/env python3
"""Makes every icon of the app from `icons/longhall.svg`: PNGs for Linux, .ico for Windows, .icns for macOS.

    python packaging/make_icons.py            write them
    python packaging/make_icons.py --check    change nothing; fail if something would change

Both containers are simple: a table of contents, then PNGs. Qt reads them back in the tests.
"""

from __future__ import annotations

import argparse
import os
import struct
import sys
from collections.abc import Sequence
from pathlib import Path

from facts import COMMAND, PACKAGING, ROOT

ICONS = PACKAGING / "icons"
SVG = ICONS / f"{COMMAND}.svg"
LINUX = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MACOS = {  # the name of an entry and its pixels; ic11 to ic14 and ic10 are the fine ones of the size before
    "icp4": 16,
    "ic11": 32,
    "icp5": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}
WINDOW = ROOT / "assets" / "icon.png"  # what the app itself shows in its title bar
WINDOW_PIXELS = 256
PNG = b"\x89PNG\r\n\x1a\n"  # how each picture begins
ROUNDING = 1  # of 255


def pictures(sizes: set[int]) -> dict[int, bytes]:
    """The SVG at each size, as PNG."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication(["make_icons"])
    drawing = QSvgRenderer(str(SVG))
    if not drawing.isValid():
        sys.exit(f"{SVG.name} is not a drawing that Qt can read.")
    made = {}
    for size in sizes:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, QRectF(0, 0, size, size))
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, b"PNG")
        writer.setQuality(0)
        writer.write(image)
        made[size] = bytes(buffer.data().data())
    del application
    return made


def ico(images: dict[int, bytes]) -> bytes:
    """The Windows container; a side of 256 pixels is written as 0 there."""
    head, body = struct.pack("<HHH", 0, 1, len(images)), b""
    offset = len(head) + 16 * len(images)
    for size, png in sorted(images.items()):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), offset + len(body))
        body += png
    return head + body


def icns(images: dict[str, bytes]) -> bytes:
    """The macOS container: entries of name, length and PNG."""
    body = b"".join(struct.pack(">4sI", name.encode(), len(png) + 8) + png for name, png in images.items())
    return struct.pack(">4sI", b"icns", len(body) + 8) + body


def icons() -> dict[Path, bytes]:
    """Every file that follows from the SVG."""
    png = pictures({*LINUX, *WINDOWS, *MACOS.values(), WINDOW_PIXELS})
    made = {ICONS / "hicolor" / f"{size}x{size}" / "apps" / f"{COMMAND}.png": png[size] for size in LINUX}
    made[ICONS / f"{COMMAND}.ico"] = ico({size: png[size] for size in WINDOWS})
    made[ICONS / f"{COMMAND}.icns"] = icns({name: png[size] for name, size in MACOS.items()})
    made[WINDOW] = png[WINDOW_PIXELS]
    return made


def alike(old: bytes, new: bytes) -> bool:
    """Whether two files hold the same pictures. Processors round differently: a step of colour is no difference."""
    from PySide6.QtGui import QImage

    def pixels(png: bytes) -> bytes:
        image = QImage.fromData(PNG + png).convertToFormat(QImage.Format.Format_ARGB32)
        return bytes(image.constBits())

    before, after = old.split(PNG)[1:], new.split(PNG)[1:]
    pairs = [(pixels(one), pixels(other)) for one, other in zip(before, after, strict=False)]
    return len(before) == len(after) and all(
        len(one) == len(other) and all(abs(x - y) <= ROUNDING for x, y in zip(one, other, strict=True) if x != y)
        for one, other in pairs
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the icons from the SVG.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if something would change")
    options = parser.parse_args(words)
    stale = {path: data for path, data in icons().items() if not path.exists() or not alike(path.read_bytes(), data)}
    for path, data in stale.items():
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        print(path.relative_to(ROOT))
    return 1 if options.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
