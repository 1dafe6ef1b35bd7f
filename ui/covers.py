"""The covers of the games, from the gallery: painted in the background by the drawing kit, one picture a game."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPixmap

from ui.pictures import Paint, gallery

SIZE = (300, 400)  # logical pixels
SCALE = 2.0


def cover_name(game_id: str) -> str:
    return f"cover-{game_id}"


def cover(game_id: str) -> QPixmap | None:
    """The picture of a game, or None while it is being painted."""
    return gallery().known(cover_name(game_id))


def ask_for_cover(game_id: str) -> None:
    """Have it fetched or painted; the gallery tells when it is ready."""
    gallery().picture(cover_name(game_id), lambda: _painter_of(game_id))


def _painter_of(game_id: str) -> Paint:
    from ui.paint import covers

    def paint() -> QImage:
        return covers.image(game_id, *SIZE, SCALE)

    return paint
