"""About: what this is, who made the board games it plays, and whose fonts and maps it uses."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QWidget

from ui import catalogue
from ui.widgets import Page, Panel, emptied, label

FONTS = (
    ("EB Garamond", "The EB Garamond Project Authors"),
    ("IM Fell English, IM Fell English SC", "Igino Marini"),
    ("Uncial Antiqua", "Brian J. Bonislawsky (Astigmatic)"),
    ("Ruslan Display", "Denis Masharov, Vladimir Rabdu"),
    ("Alegreya SC", "The Alegreya Project Authors"),
    ("Cardo", "David J. Perry"),
)


class About(Page):
    """Credits, made anew in each language."""

    def __init__(self, version: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.version = version
        self.say_title(lambda: self.tr("About Longhall"))
        self.retranslate()

    def retranslate(self) -> None:
        emptied(self.body)
        self._add_program()
        self._add_games()
        self._add_pictures()
        self._add_licences()
        self.body.addStretch(1)

    def _panel(self, title: str) -> Panel:
        panel = Panel()
        panel.column.addWidget(label(title, "heading", wrap=True))
        self.body.addWidget(panel)
        return panel

    def _add_program(self) -> None:
        panel = self._panel(self.tr("Longhall"))
        told = self.tr(
            "A desktop home for four Viking-age board games: play against the computer or with friends at one screen, "
            "stop, come back, and learn the games while you play."
        )
        panel.column.addWidget(label(told, wrap=True))
        own = self.tr(
            "This is an independent implementation. It is neither made nor endorsed by the designers and publishers "
            "named below. Every sentence and every picture in it was made for it; nothing was taken from the original "
            "games’ rulebooks or art. If you like a game, buy it: around a real table it is better still."
        )
        panel.column.addWidget(label(own, wrap=True))
        versions = self.tr("Version %1, with Qt %2").replace("%1", self.version or "–").replace("%2", qVersion())
        note = label(versions, "note", wrap=True)
        note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        panel.column.addWidget(note)

    def _add_games(self) -> None:
        panel = self._panel(self.tr("The original games"))
        for entry in catalogue.shelf():
            made = entry.original
            if made is None:
                continue
            panel.column.addWidget(label(f"{made.title} ({made.year})", "strong", wrap=True))
            lines = [self.tr("Designed by %1").replace("%1", ", ".join(made.designers))]
            if made.illustrators:
                lines.append(self.tr("illustrated by %1").replace("%1", ", ".join(made.illustrators)))
            lines.append(self.tr("published by %1").replace("%1", ", ".join(made.publishers)))
            panel.column.addWidget(label("; ".join(lines) + ".", wrap=True))

    def _add_pictures(self) -> None:
        panel = self._panel(self.tr("Maps and letters"))
        maps = self.tr("Coastlines, rivers and lakes: Natural Earth (naturalearthdata.com), in the public domain.")
        panel.column.addWidget(label(maps, wrap=True))
        letters = self.tr("Fonts, all under the SIL Open Font License 1.1:")
        panel.column.addWidget(label(letters, wrap=True))
        for name, makers in FONTS:
            panel.column.addWidget(label(f"{name} – {makers}", "small", wrap=True))

    def _add_licences(self) -> None:
        panel = self._panel(self.tr("Licences"))
        own = self.tr("Longhall itself is free software under the MIT licence.")
        panel.column.addWidget(label(own, wrap=True))
        others = self.tr(
            "It stands on Python (PSF licence), Qt for Python (LGPL 3), msgspec (BSD), PyYAML (MIT) and Rich (MIT)."
        )
        panel.column.addWidget(label(others, wrap=True))
