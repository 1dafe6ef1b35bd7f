"""Where the files that are not code lie: beside the packages, in the source tree, a wheel and an installer alike."""

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LANGUAGES = ("en", "fr", "uk")
