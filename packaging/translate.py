#!/usr/bin/env python3
"""Brings the translations of the interface up to date: collects every string of ui/, then compiles what is translated.

    python packaging/translate.py            update assets/i18n/*.ts and *.qm
    python packaging/translate.py --check    change nothing; fail if something would change

It needs PySide6, which brings the Qt Linguist tools. Translate with `pyside6-linguist assets/i18n/longhall_fr.ts` or
any editor, then run it again. English is the source; its own file holds only plural forms.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "assets" / "i18n"
LANGUAGES = {"en": "en_GB", "fr": "fr_FR", "uk": "uk_UA"}


def tool(name: str, *arguments: str | Path) -> None:
    """Run one of PySide6's command-line tools; they stand beside the Python that runs this."""
    found = shutil.which(f"pyside6-{name}", path=str(Path(sys.executable).parent)) or shutil.which(f"pyside6-{name}")
    if found is None:
        sys.exit(f"pyside6-{name} is not there; it comes with PySide6-Essentials.")
    done = subprocess.run([found, *map(str, arguments)], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)


def sources() -> list[str]:
    return [str(path.relative_to(ROOT)) for path in sorted((ROOT / "ui").rglob("*.py"))]


def bring_up_to_date(folder: Path) -> None:
    """Collect and compile in this folder."""
    listing = folder / "sources.lst"
    listing.write_text("\n".join(sources()), encoding="utf-8")
    for language, locale in LANGUAGES.items():
        catalogue = folder / f"longhall_{language}.ts"
        plural = ["-pluralonly"] if language == "en" else []
        options = ["-no-obsolete", "-locations", "none", "-source-language", "en_GB", "-target-language", locale]
        tool("lupdate", f"@{listing}", *options, *plural, "-ts", catalogue)
        tool("lrelease", "-silent", "-nounfinished", catalogue, "-qm", catalogue.with_suffix(".qm"))
    listing.unlink()


def stale() -> list[str]:
    """The files that would change."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in FOLDER.glob("*.ts"):
            shutil.copy(path, folder)
        bring_up_to_date(folder)
        fresh = {path.name: path.read_bytes() for path in folder.iterdir()}
    kept = {path.name: path.read_bytes() for path in FOLDER.iterdir() if path.suffix in (".ts", ".qm")}
    return sorted(name for name in fresh.keys() | kept.keys() if fresh.get(name) != kept.get(name))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; fail if something would change")
    if parser.parse_args().check:
        old = stale()
        print(f"out of date: {', '.join(old)}" if old else "the translations are up to date")
        return 1 if old else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    bring_up_to_date(FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
