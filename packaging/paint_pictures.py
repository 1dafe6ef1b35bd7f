"""Paints what the home screen shows, the parchment and the covers, into a folder for a bundle.

    python packaging/paint_pictures.py FOLDER      (with the project on PYTHONPATH)

They take seconds, so they are made anew for every bundle: no picture can be older than its painter.
"""

from __future__ import annotations

import sys
from pathlib import Path

QUALITY = 90


def main(folder: Path) -> int:
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication(sys.argv[:1])
    from ui import catalogue
    from ui.covers import SCALE, SIZE, cover_name
    from ui.hall import SHEET
    from ui.paint import covers, fonts
    from ui.paint.parchment import sheet

    fonts.load()
    folder.mkdir(parents=True, exist_ok=True)
    painted = {"sheet": sheet(*SHEET)}
    painted |= {cover_name(entry.id): covers.image(entry.id, *SIZE, SCALE) for entry in catalogue.shelf()}
    kept = [image.save(str(folder / f"{name}.webp"), quality=QUALITY) for name, image in painted.items()]
    del application
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
