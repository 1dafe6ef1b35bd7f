"""Errors of the engine in the language of the screen: a sentence that says what is wrong, and the detail below."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from boardgames.core.errors import LonghallError


def explained(error: LonghallError, otherwise: str = "") -> str:
    """The error for a player; `otherwise` is the sentence for mistakes of no particular kind."""
    sentence = _sentences().get(error.kind) or otherwise
    detail = str(error)
    return f"{sentence}\n{detail}" if sentence else detail


def _sentences() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "missing": translate("Trouble", "The file is not there any more."),
        "unreadable": translate("Trouble", "The file cannot be read."),
        "damaged": translate("Trouble", "The file is damaged or incomplete."),
        "foreign": translate("Trouble", "This is not a saved game of Longhall."),
        "format": translate("Trouble", "The game was saved by a newer Longhall. Bring this one up to date to open it."),
        "setup": translate("Trouble", "This house does not have the game, or not with these options."),
        "changed": translate(
            "Trouble", "The moves in the file do not fit the rules. It may have been changed by hand."
        ),
        "revision": translate(
            "Trouble", "The game was played by older rules, and its moves do not fit those of today."
        ),
    }
