"""Who may sit at the table: people and programs, in words, and the names they bring."""

from __future__ import annotations

from PySide6.QtCore import QObject

HUMAN = "human"
LEVELS = (HUMAN, "novice", "standard", "expert")


class People(QObject):
    """The words for players."""

    def level(self, player: str) -> str:
        known = {
            "human": self.tr("Person"),
            "novice": self.tr("Novice"),
            "standard": self.tr("Standard"),
            "expert": self.tr("Expert"),
            "random": self.tr("Dice-thrower"),
        }
        return known.get(player, player)

    def about(self, player: str) -> str:
        known = {
            "human": self.tr("Somebody at this screen."),
            "novice": self.tr("Plays by rules of thumb, with an unsteady hand."),
            "standard": self.tr("Weighs every move once and takes the best."),
            "expert": self.tr("Thinks ahead as long as it may."),
        }
        return known.get(player, "")

    def names(self) -> list[str]:
        return [
            self.tr("Sigrid"),
            self.tr("Ivar"),
            self.tr("Astrid"),
            self.tr("Leif"),
            self.tr("Gudrun"),
            self.tr("Harald"),
        ]

    def colours(self) -> list[str]:
        """In the order of the palette."""
        return [
            self.tr("blue"),
            self.tr("vermilion"),
            self.tr("teal"),
            self.tr("gold"),
            self.tr("black"),
            self.tr("ivory"),
        ]


def levels_here() -> list[str]:
    """Which of the levels this house has."""
    from boardgames.ai.players import PLAYERS

    return [level for level in LEVELS if level == HUMAN or level in PLAYERS]
