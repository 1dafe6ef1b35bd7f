"""The contact sheet: everything the kit can draw, on one page, to be looked at after a change."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from . import cards, covers, dice, fonts, icons, lettering, palette, parchment, tokens
from .brush import painted

WIDTH = 1600.0
_ICON_STEP = 76.0
_LONGEST = 4000.0
_TEXTED = ("badge", "port", "count")
_SAMPLE = {
    "en": ("The abbey of Lindisfarne", "Until your next turn every zone has 2 fewer fair days for your rivals."),
    "fr": ("L’incendie de Saint-Martin de Tours", "Après votre lancer, tournez un dé sur la valeur de votre choix."),
    "uk": ("Падіння Йорка та всієї Нортумбрії", "Після кидка переверніть один кубик на будь-яке значення."),
}


def _heading(painter: QPainter, text: str, y: float) -> float:
    path = lettering.outline(text, "display", 24)
    lettering.halo(painter, path.translated(24, y + 26), palette.TITLE_RED, 3, 120)
    return y + 40


def _icons(painter: QPainter, top: float) -> float:
    columns = int((WIDTH - 40) // _ICON_STEP)
    for i, name in enumerate(icons.names()):
        x, y = 20 + (i % columns + 0.5) * _ICON_STEP, top + (i // columns) * 92 + 30
        icons.draw_icon(painter, name, QPointF(x - 10, y), 50)
        icons.draw_icon(painter, name, QPointF(x + 26, y + 16), 18)
        lettering.write_in_box(
            painter, name, "small", QRectF(x - 37, y + 29, 74, 16), largest=11.5, ink=palette.INK, most_lines=1
        )
    return top + (-(-len(icons.names()) // columns)) * 92 + 8


def _tokens(painter: QPainter, top: float) -> float:
    columns = 8
    wide = (WIDTH - 40) / columns
    for i, name in enumerate(tokens.names()):
        x, y = 20 + (i % columns) * wide + 36, top + (i // columns) * 118 + 74
        for k, seat in enumerate((0, 1, 3)):
            look = tokens.player_look(palette.player(seat))
            changes: dict[str, str] = {}
            if name in _TEXTED:
                changes = {"text": str(3 + k), "note": "2", "variant": ("", "small", "large")[k]}
            if name in ("tile", "roundel"):
                changes = {"icon": ("furs", "crown", "tusks")[k]}
            look = tokens.player_look(palette.player(seat), **changes)
            tokens.draw_token(painter, name, QPointF(x + k * 52, y), 44, look)
        tokens.draw_token(painter, name, QPointF(x + 140, y), 20, look)
        box = QRectF(x - 30, y + 24, 170, 18)
        lettering.write_in_box(painter, name, "small", box, largest=12.5, ink=palette.INK, most_lines=1)
    return top + (-(-len(tokens.names()) // columns)) * 118 + 8


def _players(painter: QPainter, top: float) -> float:
    for row, colour_blind in enumerate((False, True)):
        for seat in range(6):
            look = tokens.player_look(palette.player(seat, colour_blind))
            for k, name in enumerate(("disc", "viking", "ship", "control")):
                tokens.draw_token(painter, name, QPointF(56 + seat * 230 + k * 52, top + 58 + row * 84), 42, look)
    return top + 180


def _dice(painter: QPainter, top: float) -> float:
    for i in range(6):
        dice.draw_die(painter, i + 1, QPointF(50 + i * 62, top + 34), 42)
        dice.draw_die(
            painter,
            i + 1,
            QPointF(430 + i * 62, top + 34),
            42,
            dice.DieLook(chosen=i % 2 == 0, spent=i % 2 == 1),
            i * 5 - 12,
        )
    for i, face in enumerate(("hit", "command", "flee", "blank")):
        for k, fill in enumerate(("#2b2b2b", "#b5332e", "#2f6db5")):
            dice.draw_die(painter, face, QPointF(830 + (i * 3 + k) * 60, top + 34), 42, dice.DieLook(fill=fill))
    for i, frame in enumerate(dice.tumble(5, frames=20)):
        painter.drawImage(QPointF(20 + i * 74, top + 66), dice.image(frame.face, 42, turn=frame.turn, lift=frame.lift))
    return top + 170


def _cards(painter: QPainter, top: float, language: str) -> float:
    title, text = _SAMPLE[language]
    row = cards.CardRow
    faces: list[cards.CardFace | cards.CardBack] = [
        cards.CardFace(
            suit="red",
            title="War-band",
            value="17",
            icon="sword",
            rows=(row(text="Vikings", icons=("raider", "raider")), row(text="Town", icons=("crown",))),
        ),
        cards.CardFace(
            suit="blue",
            title="Abbot",
            value="8",
            icon="cross",
            rows=(
                row(icons=("claim", "church", "coin")),
                row(icons=("coin", "coin", "coin", "expand")),
                row(icons=("church", "church")),
            ),
        ),
        cards.CardFace(
            suit="england",
            title=title,
            value="2",
            corner="1",
            scene="england",
            scene_part=(2, 6),
            icon="crown",
            footer="793",
        ),
        cards.CardFace(
            suit="norway", title="Kaupang", corner="1", scene="norway", scene_part=(2, 3), text=text, footer="800"
        ),
        cards.CardFace(suit="purple", title=title, value="3", icon="longhouse", text=text, footer="862", tag="saga"),
        cards.CardFace(suit="slate", title=title, icon="storm", text=text),
        cards.CardFace(suit="brown", icons=("crown", "thistle", "harp"), value="10"),
        cards.CardBack(suit="red"),
        cards.CardBack(suit="norway", icon="longship"),
    ]
    for i, card in enumerate(faces):
        painter.save()
        painter.translate(28 + i * 174, top + 10)
        if isinstance(card, cards.CardFace):
            cards.paint_face(painter, card, language, "#ffe28a" if i == 4 else "")
        else:
            cards.paint_back(painter, card)
        painter.restore()
    for k, (country, parts) in enumerate((("england", 6), ("iberia", 3))):
        for part in range(parts):
            painter.save()
            painter.translate(28 + (k * 6 + part) * 152 + k * 20, top + 256)
            cards.paint_face(
                painter,
                cards.CardFace(
                    suit=country,
                    title=f"{country} {part + 1}",
                    value=str(part + 1),
                    scene=country,
                    scene_part=(part + 1, parts),
                ),
                language,
            )
            painter.restore()
    return top + 496


def _covers(painter: QPainter, top: float, language: str) -> float:
    for i, game in enumerate([*covers.SCENES, "another game"]):
        painter.save()
        painter.translate(24 + i * 315, top)
        covers.paint_cover(painter, game, 300, 400, game if i == 4 else "", "", language)
        painter.restore()
    return top + 420


def contact_sheet(language: str = "en", scale: float = 1.0) -> QImage:
    """Everything on one page; painted on a long sheet that is then cut below the last line."""
    fonts.load()
    bottom = 0.0

    def paint(painter: QPainter) -> None:
        nonlocal bottom
        painter.fillRect(QRectF(0, 0, WIDTH, _LONGEST), QColor("#e6d7b0"))
        y = _icons(painter, _heading(painter, "Icons", 10))
        y = _tokens(painter, _heading(painter, "Tokens and places", y))
        y = _players(painter, _heading(painter, "Seats: usual palette, colour-blind palette", y))
        painter.fillRect(QRectF(0, y + 38, WIDTH, 176), QColor("#8a6a42"))
        y = _dice(painter, _heading(painter, "Dice", y))
        y = _cards(painter, _heading(painter, "Cards", y + 8), language)
        y = _covers(painter, _heading(painter, "Covers", y), language)
        parchment.panel(painter, QRectF(24, y + 6, 420, 80))
        lettering.write_in_box(painter, _SAMPLE[language][1], "text", QRectF(44, y + 16, 380, 60), language, 18)
        bottom = y + 100

    whole = painted(WIDTH, _LONGEST, scale, paint).convertToFormat(QImage.Format.Format_RGB32)
    return whole.copy(0, 0, whole.width(), round(bottom * scale))
