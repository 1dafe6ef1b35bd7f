"""Painted maps kept on disk, found again by content.

The key is a fingerprint of everything that decides the picture: spec, geo files, painter version, scale, language. So
a stale picture is never shown, and installers may ship a filled folder. The cache is a favour: a folder that cannot
be written or a file that cannot be read costs a repaint and nothing else.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

import msgspec
from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QImage

from .assets import ASSETS
from .basemap import PAINTER_VERSION
from .geo import geo_digest
from .spec import MapSpec

SHIPPED = ASSETS / "maps"  # pictures an installer brings along; looked at after the user's own
EXACT, SMALL = (".png", 60), (".webp", 90)  # how pictures are kept: to the pixel on disk, or small for a download


def default_folder() -> Path:
    """The user's cache folder for maps."""
    base = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
    return Path(base or tempfile.gettempdir()) / "maps"


def key_of(spec: MapSpec, scale: float, language: str) -> str:
    """The fingerprint of a painted map."""
    digest = hashlib.sha256(msgspec.json.encode(spec, order="deterministic"))
    digest.update(geo_digest(spec.geo).encode())
    if spec.regions:
        digest.update(geo_digest(spec.regions.file).encode())
    digest.update(f"{PAINTER_VERSION} {scale:.3f} {language}".encode())
    return f"{spec.id}-{scale:g}x-{language}-{digest.hexdigest()[:20]}"


class MapCache:
    """A folder of painted maps."""

    def __init__(
        self, folder: Path | None = None, shipped: Path | None = SHIPPED, kind: tuple[str, int] = EXACT
    ) -> None:
        self.folder = folder if folder is not None else default_folder()
        self.shipped = shipped
        self.suffix, self.quality = kind

    def path(self, key: str) -> Path:
        return self.folder / f"{key}{self.suffix}"

    def load(self, spec: MapSpec, scale: float, language: str) -> QImage | None:
        """The picture, or None when there is none or it is damaged or of the wrong size."""
        key = key_of(spec, scale, language)
        wanted = (round(spec.size[0] * scale), round(spec.size[1] * scale))
        folders = [folder for folder in (self.folder, self.shipped) if folder is not None]
        for path in (folder / f"{key}{suffix}" for folder in folders for suffix, _ in (EXACT, SMALL)):
            try:
                if not path.is_file():
                    continue
            except OSError:
                continue
            image = QImage()
            image.load(str(path))  # of Qt's ways to read a picture, this one lets other Python threads run meanwhile
            if not image.isNull() and (image.width(), image.height()) == wanted:
                return image.convertToFormat(QImage.Format.Format_RGB32)
        return None

    def store(self, spec: MapSpec, scale: float, language: str, image: QImage) -> bool:
        """Keep a picture; False when the folder does not let us. Written beside and renamed, so never half there."""
        target = self.path(key_of(spec, scale, language))
        draft = target.with_name(f".{os.getpid()}-{target.name}")
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            if not image.save(str(draft), quality=self.quality):
                raise OSError("picture could not be written")
            os.replace(draft, target)
        except OSError:
            with contextlib.suppress(OSError):
                draft.unlink()
            return False
        self._forget_older(spec, scale, language, target)
        return True

    def _forget_older(self, spec: MapSpec, scale: float, language: str, keep: Path) -> None:
        """Drop pictures of the same map, scale and language made from other content."""
        with contextlib.suppress(OSError):
            for other in self.folder.glob(f"{spec.id}-{scale:g}x-{language}-*{self.suffix}"):
                if other != keep:
                    other.unlink()
