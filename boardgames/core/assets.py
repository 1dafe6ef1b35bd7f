"""Where the files that are not code lie: beside the packages, in the source tree, a wheel and an installer alike."""

import os
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LANGUAGES = ("en", "fr", "uk")

WEIGHTS_VARIABLE = "LONGHALL_WEIGHTS"  # a folder with GAME.yaml for a game that shall have other weights


def weights_file(game: str) -> Path:
    """What the programs believe about a game. A process that tries out other weights is told where (`ai.minds`)."""
    other = Path(os.environ.get(WEIGHTS_VARIABLE, ""), f"{game}.yaml")
    return other if WEIGHTS_VARIABLE in os.environ and other.exists() else ASSETS / "games" / game / "weights.yaml"
