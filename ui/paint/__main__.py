"""Look at pictures without starting the game.

python -m ui.paint SPEC.yaml OUT.png [--scale 2] [--lang fr]     one map (a map spec or a whole board definition)
python -m ui.paint SPEC.yaml --cache FOLDER [--scale 2]          fill a cache folder with it, in every language
python -m ui.paint --sheet OUT.png [--lang fr]                   everything the kit can draw, on one sheet
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m ui.paint", description="Paint a map or the contact sheet.")
    parser.add_argument("spec", nargs="?", help="a map spec or a board definition in YAML")
    parser.add_argument("out", nargs="?", help="the picture to write")
    parser.add_argument("--sheet", metavar="OUT", help="write the contact sheet instead")
    parser.add_argument("--cache", metavar="FOLDER", help="put the map into a cache folder instead, in every language")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--lang", default="en", choices=("en", "fr", "uk"))
    parser.add_argument("--plain", action="store_true", help="the quick sketch instead of the finished map")
    options = parser.parse_args(words)
    if not options.sheet and not (options.spec and (options.out or options.cache)):
        parser.error("give SPEC.yaml and OUT.png, SPEC.yaml and --cache FOLDER, or --sheet OUT.png")
    return options


def main(words: list[str] | None = None) -> int:
    options = _arguments(words)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    from . import fonts

    fonts.load()
    started = time.perf_counter()
    if options.sheet:
        from .sheet import contact_sheet

        image, target = contact_sheet(options.lang, options.scale), options.sheet
    else:
        import yaml

        from .basemap import paint_map, plain_map
        from .cache import SMALL, MapCache
        from .spec import map_spec

        data = yaml.safe_load(Path(options.spec).read_text(encoding="utf-8"))
        spec = map_spec(data.get("map", data))
        if options.cache:
            cache = MapCache(Path(options.cache), shipped=None, kind=SMALL)
            kept = True
            for language in fonts.LANGUAGES:
                if cache.load(spec, options.scale, language) is None:
                    kept &= cache.store(spec, options.scale, language, paint_map(spec, options.scale, language))
            print(f"{options.cache}: {spec.id}, {time.perf_counter() - started:.1f} s" if kept else "cannot write")
            return 0 if kept else 1
        image = plain_map(spec, options.scale) if options.plain else paint_map(spec, options.scale, options.lang)
        target = options.out
    if not image.save(target):
        print(f"cannot write {target}", file=sys.stderr)
        return 1
    print(f"{target}: {image.width()} x {image.height()}, {time.perf_counter() - started:.1f} s")
    del application  # only now: pictures need it alive
    return 0


if __name__ == "__main__":
    sys.exit(main())
