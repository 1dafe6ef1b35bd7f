"""Who Longhall is, for every installer: read from pyproject.toml, the only place where the version stands."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build" / "package"

NAME = "Longhall"
COMMAND = "longhall"
APP_ID = "io.github.longhall.Longhall"  # desktop file, AppStream and macOS want a name that is unique in the world
MAINTAINER = (
    "Longhall contributors <longhall@users.noreply.github.com>"  # a .deb wants an address; nobody reads this one
)
RECORD_SUFFIX = ".longhall"
RECORD_TYPE = "application/x-longhall-record"
LANGUAGES = ("en", "fr", "uk")
OLDEST_MACOS = "15.0"  # what the bindings of PySide6 6.10 and newer record as theirs
OLDEST_WINDOWS = "10.0.18362"  # Windows 10 1903: the first with the ICU that Qt 6.10 and newer ask for


@dataclass(frozen=True)
class Project:
    """The metadata of the project."""

    version: str
    summary: str
    licence: str
    author: str

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """The version as Windows wants it, four plain numbers: 2.0.3rc1 is 2.0.3.0 there."""
        digits = [int((re.match(r"\d+", part) or "0")[0]) for part in self.version.split(".")[:3]]
        first, second, third = (*digits, 0, 0, 0)[:3]
        return first, second, third, 0


def project(root: Path = ROOT) -> Project:
    """The project as pyproject.toml describes it."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return Project(table["version"], table["description"], table["license"], table["authors"][0]["name"])
