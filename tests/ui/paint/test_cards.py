"""Cards: whatever is written on them stays inside its box, in every language."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from ui.paint import cards, lettering
from ui.paint.breath import at_once
from ui.paint.cards import CardBack, CardFace, CardRow

LONG = {
    "en": "Until your next turn every zone has 2 fewer fair days for your rivals, and they lose a viking if they sail.",
    "fr": "Après votre placement, déplacez votre ligne d’un plateau tout au nord ; les lignes dépassées reculent.",
    "uk": "Після розміщення пересуньте свій ряд на одному з полів на самісіньку північ; випереджені ряди відступають.",
}
TITLES = {
    "en": ["The host of Fortriu broken", "Ok"],
    "fr": ["L’incendie de Saint-Martin de Tours", "Anticonstitutionnellement"],
    "uk": ["Найвеличніша перемога Гарфаґра", "Превисокопреосвященніший"],
}


def settles(text: str, role: str, box: QRectF, language: str, largest: float, lines: int = 99) -> None:
    setting = lettering.fitted(text, role, box, language, largest, 6.5, lines)
    ink = lettering.setting_path(setting, box).boundingRect()
    assert "".join(setting.lines).replace(" ", "") == lettering.fonts.writable(text).replace(" ", "").replace("\n", "")
    assert len(setting.lines) <= lines
    assert ink.left() >= box.left() - 1.5
    assert ink.right() <= box.right() + 1.5
    assert ink.top() >= box.top() - 2
    assert ink.bottom() <= box.bottom() + 2


@pytest.mark.parametrize("language", LONG)
@pytest.mark.parametrize("size", [(128, 64), (128, 30), (60, 80), (300, 40)])
def test_a_text_fits_its_box_and_loses_nothing(language: str, size: tuple[int, int]) -> None:
    settles(LONG[language], "text", QRectF(10, 20, *size), language, 14)


@pytest.mark.parametrize("language", TITLES)
def test_a_title_fits_its_strip(language: str) -> None:
    for title in TITLES[language]:
        _, strip, _, _ = cards.field_and_text(CardFace(title=title), language)
        settles(title, "title", strip.adjusted(6, 1, -6, -1), language, 16.5, 2)


@pytest.mark.parametrize("language", LONG)
def test_the_parts_of_a_card_lie_under_one_another(language: str) -> None:
    face = CardFace(
        title=TITLES[language][0],
        value="12",
        icon="sword",
        rows=(CardRow(text="Vikings", icons=("raider", "raider")), CardRow(icons=("coin",) * 5)),
        text=LONG[language],
        footer="793",
    )
    field, strip, body, footer = cards.field_and_text(face, language)
    card = QRectF(0, 0, face.width, face.height)
    assert all(card.contains(part) for part in (field, strip, body, footer))
    assert field.height() > 30
    assert strip.bottom() <= body.top()
    assert body.bottom() <= footer.top() + 2
    settles(face.text, "text", QRectF(body.left(), body.top() + 45, body.width(), body.height() - 45), language, 13.5)


@pytest.mark.parametrize(
    "face",
    [
        CardFace(),
        CardFace(title="Abbot", value="8", icon="cross"),
        CardFace(suit="england", title="York", value="6", corner="2", scene="england", scene_part=(6, 6)),
        CardFace(suit="#336699", icons=("crown", "harp", "lily"), corner_icon="rune"),
        CardFace(suit="norway", title="Kaupang", scene="norway", text=LONG["en"], tag="once", footer="c. 800"),
    ],
    ids=["empty", "number", "fresco", "objective", "effect"],
)
def test_a_face_stays_inside_its_shadow(face: CardFace) -> None:
    image = cards.image(face)
    box = cards.extent(face)
    assert (image.width(), image.height()) == (round(box.width()), round(box.height()))
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
    corners = ((0, 0), (image.width() - 1, 0), (0, image.height() - 1))
    assert all(image.pixelColor(x, y).alpha() < 30 for x, y in corners)


def test_a_fresco_is_one_picture_cut_into_cards() -> None:
    """At the seam of two neighbouring cards the sky, the hills and the water meet."""
    from PySide6.QtGui import QPainter

    from ui.paint.brush import painted
    from ui.paint.scenery import paint_scene

    def strip(part: int) -> QImage:
        def paint(painter: QPainter) -> None:
            paint_scene(painter, QRectF(0, 0, 126, 130), "ireland", (part, 6))

        return painted(126, 130, 1.0, paint)

    left, right = strip(2), strip(3)
    near = 0
    for y in range(130):
        a, b = left.pixelColor(125, y), right.pixelColor(0, y)
        near += abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue()) < 70
    assert near > 100


def test_backs_differ_by_suit_and_icon() -> None:
    assert cards.image(CardBack(suit="red")) != cards.image(CardBack(suit="blue"))
    assert cards.image(CardBack(icon="cross")) != cards.image(CardBack(icon="shield"))


def test_a_card_can_be_looked_at_closely() -> None:
    face = CardFace(title="Abbot", value="8", icon="cross")
    assert cards.image(face, size=2.0).width() == 2 * cards.image(face).width()
    assert cards.pixmap(face) is cards.pixmap(face)


@pytest.mark.parametrize(
    "card",
    [
        CardBack(),
        CardFace(title="Abbot", value="8", icon="cross", text=LONG["en"], footer="793"),
        CardFace(suit="england", title="York", corner="2", scene="england", scene_part=(6, 6), tag="once"),
        CardFace(icons=("crown", "harp", "lily"), rows=(CardRow(icons=("coin",) * 5),)),
    ],
    ids=["back", "text", "fresco", "objective"],
)
def test_a_card_painted_in_steps_is_the_same_card(card: CardBack | CardFace) -> None:
    """However often the screen takes a breath, and whatever else is painted in between."""

    def disturbed() -> Generator[None, None, QImage]:
        steps = cards.image_steps(card)
        for number in range(6):
            next(steps)
            cards.image(CardBack(icon="cross"), ratio=0.1 * (number + 1))
            yield
        return (yield from steps)

    assert at_once(disturbed()) == cards.image(card)


def test_a_painting_that_is_not_wanted_any_more_can_be_dropped(capfd: pytest.CaptureFixture[str]) -> None:
    for number in range(12):
        steps = cards.image_steps(CardFace(suit="england", title="York", scene="england"))
        for _, _ in zip(range(number), steps, strict=False):
            pass
        steps.close()
    assert "QPainter" not in capfd.readouterr().err
