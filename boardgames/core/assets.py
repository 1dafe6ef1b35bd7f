"""Where the files that are not code lie: beside the packages, in the source tree, a wheel and an installer alike."""

import os
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LANGUAGES = ("en", "fr", "uk")

WEIGHTS_VARIABLE = "LONGHALL_WEIGHTS"  # a file to take instead of the game's own weights; `ai.minds` sets it


def weights_file(game: str) -> Path:
    """What the programs believe about a game. A process that tries out other weights names their file (tuning)."""
    return Path(os.environ.get(WEIGHTS_VARIABLE) or ASSETS / "games" / game / "weights.yaml")
