"""Every role can write its language; what it cannot write is found out."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QRawFont

from tests.ui.paint.conftest import SPECS
from ui.paint import fonts
from ui.paint.assets import FONTS
from ui.paint.coverage import characters

ALPHABETS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 ÆÐÞæðþØøÅåÖö ÁÉÍÓÚáéíóú .,;:!?’“”—–…·×()&%",
    "fr": "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ àâæçéèêëîïôœùûüÿ ABCXYZ abcxyz 0123456789 .,;:!?’«»—–…·×()&%",
    "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ абвгґдеєжзиіїйклмнопрстуфхцчшщьюя 0123456789 .,;:!?’ʼ«»—–…№()%",
}


@pytest.mark.parametrize("language", fonts.LANGUAGES)
@pytest.mark.parametrize("role", [role for role in fonts.ROLES if role != "runes"])
def test_a_role_covers_its_alphabet(role: str, language: str) -> None:
    assert fonts.missing(ALPHABETS[language], role, language) == ""


def test_runes_have_a_font() -> None:
    assert fonts.missing("ᚠᚢᚦᚬᚱᚴᚼᚾᛁᛅᛋᛏᛒᛘᛚᛦ", "runes", "en") == ""


def test_missing_characters_are_named_once_and_in_order() -> None:
    assert fonts.missing("Київ Київ", "display", "en") == "Квиї"


@pytest.mark.parametrize("language", fonts.LANGUAGES)
@pytest.mark.parametrize("role", fonts.ROLES)
def test_qt_gives_the_shipped_family_and_no_stand_in(role: str, language: str) -> None:
    face = fonts.face(role, language)
    assert QFontInfo(fonts.font(role, 16, language)).family().lower().startswith(face.family.lower())


def test_a_role_steps_back_for_a_name_in_another_script() -> None:
    assert fonts.face("display", "en", "Київ") is fonts.RUSLAN
    assert fonts.face("display", "uk", "Ériu") is fonts.UNCIAL or not fonts.missing("Ériu", "display", "uk")
    assert fonts.missing("Київ", "label", "en") == ""


def test_every_font_comes_with_its_licence() -> None:
    licences = {path.stem.removeprefix("OFL-").replace("-", "") for path in FONTS.glob("OFL-*.txt")}
    for path in FONTS.glob("*.ttf"):
        assert path.stem.split("_")[0].lower() in licences, path.name


@pytest.mark.parametrize("path", sorted(SPECS.glob("*.yaml")), ids=lambda path: path.stem)
def test_the_letters_on_the_maps_are_all_there(path: Path) -> None:
    import yaml

    from ui.paint.spec import map_spec, words

    spec = map_spec(yaml.safe_load(path.read_text(encoding="utf-8")))
    for language in fonts.LANGUAGES:
        for name in spec.names:
            text = words(name.text, language)
            role = "sea" if name.kind == "sea" else "display"
            face = fonts.face(role, language, text)
            assert not fonts._lacking(face.file, fonts._plain(text)), text


@pytest.mark.parametrize("path", sorted(FONTS.glob("*.ttf")), ids=lambda path: path.stem)
def test_the_character_map_is_read_as_qt_reads_it(path: Path) -> None:
    known, raw = characters(path), QRawFont(str(path), 16.0)
    for code in [*range(0x20, 0x250), *range(0x400, 0x4A0), *range(0x16A0, 0x16F0), *range(0x2010, 0x2040)]:
        assert (code in known) == raw.supportsCharacter(code), hex(code)


def test_a_file_that_is_no_font_is_named(tmp_path: Path) -> None:
    bad = tmp_path / "bad.ttf"
    bad.write_bytes(b"no font at all")
    with pytest.raises(ValueError, match=r"bad\.ttf"):
        characters(bad)
