"""Icons, pieces, dice, covers: everything in the registries paints something, inside its bounds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainterPath

from ui.paint import covers, dice, emblems, highlight, icons, labels, palette, tokens
from ui.paint.brush import painted


def inked(image: QImage) -> int:
    """How many of a grid of sampled pixels are not transparent."""
    return sum(image.pixelColor(x, y).alpha() > 40 for x in range(image.width()) for y in range(image.height()))


def rim_is_clear(image: QImage) -> bool:
    w, h = image.width(), image.height()
    rim = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for x in (0, w - 1) for y in range(h)]
    return all(image.pixelColor(x, y).alpha() < 60 for x, y in rim)


# ------------------------------------------------------------------ icons
@pytest.mark.parametrize("name", icons.names())
def test_an_icon_is_legible_small_and_stays_in_its_box(name: str) -> None:
    image = icons.image(name, 40)
    assert inked(image) > (15 if name == "blank" else 100)
    assert rim_is_clear(image)
    assert inked(icons.image(name, 17)) > (2 if name == "blank" else 20)


def test_an_alias_is_the_same_picture_and_a_wrong_name_says_what_there_is() -> None:
    assert icons.image("coin", 30) == icons.image("coins", 30)
    assert icons.known("raider")
    assert not icons.known("spaceship")
    with pytest.raises(KeyError, match=r"spaceship.*sword"):
        icons.image("spaceship", 30)


def test_every_alias_leads_somewhere() -> None:
    assert {name for name in icons._ALIASES.values() if not icons.known(name)} == set()


# ------------------------------------------------------------------ tokens
@pytest.mark.parametrize("name", tokens.names())
def test_a_piece_paints_itself_inside_its_bounds(name: str) -> None:
    look = tokens.player_look(palette.player(1), text="7" if name in ("badge", "port", "count") else "")
    image = tokens.image(name, 40, look)
    assert inked(image) > 40
    assert rim_is_clear(image)


@pytest.mark.parametrize("name", ["disc", "viking", "warrior", "ship", "meeple", "control", "leader", "jarl"])
def test_seats_differ_in_more_than_colour(name: str) -> None:
    """With all colours of two seats made equal, their pieces still differ: by the emblem."""
    plain = [tokens.Look(fill="#888888", sign="#ffffff", emblem=palette.player(seat).emblem) for seat in range(6)]
    pictures = [tokens.image(name, 40, look) for look in plain]
    for i, a in enumerate(pictures):
        for b in pictures[i + 1 :]:
            assert a != b


def test_sprites_are_shared() -> None:
    look = tokens.tinted("#8a5a33", icon="furs")
    assert tokens.sprite("tile", 30, look) is tokens.sprite("tile", 30, look)
    assert tokens.sprite("tile", 30, look, 2.0).pixmap.width() == round(tokens.extent("tile", 30).width() * 2)


def test_a_wrong_shape_says_what_there_is() -> None:
    with pytest.raises(KeyError, match=r"dragon.*disc"):
        tokens.image("dragon", 30, tokens.Look())


@pytest.mark.parametrize("name", [name for name in emblems.EMBLEMS if name != "none"])
def test_an_emblem_fills_its_disc(name: str) -> None:
    path = emblems.emblem_path(name, QPointF(0, 0), 10)
    assert not path.isEmpty()
    assert QRectF(-11, -11, 22, 22).contains(path.boundingRect())


# ------------------------------------------------------------------ players
def lightness(colour: str) -> float:
    c = QColor(colour)
    return 0.2126 * c.redF() + 0.7152 * c.greenF() + 0.0722 * c.blueF()


@pytest.mark.parametrize("colour_blind", [False, True])
def test_players_have_six_colours_emblems_and_readable_signs(colour_blind: bool) -> None:
    seats = [palette.player(seat, colour_blind) for seat in range(6)]
    assert len({seat.fill for seat in seats}) == 6
    assert len({seat.emblem for seat in seats}) == 6
    for seat in seats:
        assert abs(lightness(seat.fill) - lightness(seat.sign)) > 0.3, seat.id


def test_players_are_known_by_the_names_of_the_game_data() -> None:
    assert palette.player("red").id == "vermilion"
    assert palette.player("black").fill == "#2B2B2B"
    with pytest.raises(KeyError, match="mauve"):
        palette.player("mauve")


def test_a_suit_may_be_a_plain_colour() -> None:
    assert palette.suit("#804020").dark == "#432111"
    with pytest.raises(KeyError, match="plaid"):
        palette.suit("plaid")


# ------------------------------------------------------------------ dice
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6, "hit", "command", "flee", "blank"])
def test_every_face_of_a_die_is_another_picture(face: int | str) -> None:
    image = dice.image(face, 30)
    assert inked(image) > 500
    assert rim_is_clear(image)
    assert image != dice.image(1 if face != 1 else 2, 30)


def test_a_roll_settles_on_the_result_of_the_engine() -> None:
    for result in (1, 6, "hit"):
        frames = dice.tumble(result, seed=4)
        assert frames[-1].face == result
        assert frames[-1].lift == 0
        assert abs(frames[-1].turn) < 10
        assert frames == dice.tumble(result, seed=4)
        ways = [frame.way for frame in frames]
        assert ways == sorted(ways)


# ------------------------------------------------------------------ covers
@pytest.mark.parametrize("game", [*covers.SCENES, "a game nobody knows yet"])
def test_a_cover_fills_its_place(game: str) -> None:
    image = covers.image(game, 90, 120)
    assert image.pixelColor(45, 60).alpha() == 255
    assert len({image.pixel(x, y) for x in range(0, 90, 3) for y in range(0, 120, 3)}) > 200


def test_covers_differ() -> None:
    pictures = [covers.image(game, 60, 80) for game in covers.SCENES]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[i + 1 :])


def test_nothing_leaks_over_the_edge_of_a_cover() -> None:
    from PySide6.QtGui import QPainter

    def paint(painter: QPainter) -> None:
        painter.translate(40, 40)
        covers.paint_cover(painter, "878-vikings", 90, 120)

    image = painted(170, 200, 1.0, paint)
    assert all(image.pixelColor(x, y).alpha() == 0 for x in range(170) for y in (*range(38), *range(162, 200)))
    assert all(image.pixelColor(x, y).alpha() == 0 for y in range(200) for x in (*range(38), *range(132, 170)))


# ------------------------------------------------------------------ names and light
def test_names_do_not_lie_on_one_another() -> None:
    wanted = {str(i): labels.Label(QPointF(50 + i * 30, 50 + (i % 2) * 12), 60, 12, 6) for i in range(8)}
    boxes = labels.place(wanted, bounds=QRectF(0, 0, 400, 120))
    assert len(boxes) == 8
    keys = list(boxes)
    assert sum(labels.overlap(boxes[a], boxes[b]) for i, a in enumerate(keys) for b in keys[i + 1 :]) < 12
    assert boxes == labels.place(wanted, bounds=QRectF(0, 0, 400, 120))


def test_an_optional_name_stays_away_rather_than_cover_something() -> None:
    label = labels.Label(QPointF(50, 50), 80, 12, 6, optional=True)
    assert labels.place({"a": label}, blocked=[QRectF(-200, -200, 500, 500)]) == {}
    assert "a" in labels.place({"a": label})


def test_a_lit_region_covers_its_region() -> None:
    path = QPainterPath()
    path.addEllipse(QPointF(100, 80), 40, 30)
    image, corner = highlight.region_glow_image(path)
    assert QRectF(corner, image.size().toSizeF()).contains(path.boundingRect())
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() > 30
    sprite = highlight.label_sprite("Cluain Mac Nóis")
    assert sprite.pixmap.width() > 100
