"""Whose card it is: the token of its seat on the corner of a card that lies among those of others."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from ui.paint import tokens
from ui.table.items import Thing

SHARE = 0.36  # of the width of the card


class SeatSign(QGraphicsPixmapItem):
    """A token that goes wherever its card goes."""

    def __init__(self, thing: Thing) -> None:
        super().__init__(thing)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


def sign_of(thing: Thing) -> SeatSign | None:
    """The sign that a thing shows."""
    return next((child for child in thing.childItems() if isinstance(child, SeatSign) and child.isVisible()), None)


def show_sign(thing: Thing, wanted: bool) -> None:
    """Put the sign of its seat on a thing, or take it away; sharp at the ratio that the thing is drawn at."""
    sign = next((child for child in thing.childItems() if isinstance(child, SeatSign)), None)
    if not wanted or thing.piece.seat < 0:
        if sign is not None:
            sign.setVisible(False)
        return
    sign = sign or SeatSign(thing)
    body = thing.body()
    size = body.width() * SHARE
    look = tokens.player_look(thing.art.colour(thing.piece.seat))
    sprite = tokens.sprite(thing.art.board.spec.seats.token, size, look, thing.ratio or 1.0)
    sign.setPixmap(sprite.pixmap)
    sign.setOffset(sprite.offset)
    sign.setPos(body.right() - size * 0.42, body.top() + size * 0.42)
    sign.setVisible(True)
