"""`python -m ui.paint`: the way to look at pictures, and to fill the folder an installer ships."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import yaml
from PySide6.QtGui import QImage

from ui.paint.__main__ import main
from ui.paint.cache import MapCache
from ui.paint.fonts import LANGUAGES
from ui.paint.spec import MapSpec


@pytest.fixture
def written(small_map: MapSpec, tmp_path: Path) -> Path:
    """The small map as a board definition on disk."""
    path = tmp_path / "board.yaml"
    path.write_text(yaml.safe_dump({"map": msgspec.to_builtins(small_map), "places": {}}), encoding="utf-8")
    return path


def test_a_map_is_written(written: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.png"
    assert main([str(written), str(out), "--scale", "0.5", "--lang", "fr"]) == 0
    assert QImage(str(out)).width() == 100
    assert "100 x 75" in capsys.readouterr().out


def test_a_picture_that_cannot_be_written_is_told(
    written: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(written), str(tmp_path / "no" / "such" / "out.png"), "--plain"]) == 1
    assert "cannot write" in capsys.readouterr().err


def test_a_cache_folder_is_filled_in_every_language(written: Path, small_map: MapSpec, tmp_path: Path) -> None:
    folder = tmp_path / "maps"
    assert main([str(written), "--cache", str(folder), "--scale", "0.5"]) == 0
    assert len(list(folder.glob("*.webp"))) == len(LANGUAGES)
    cache = MapCache(tmp_path / "own", shipped=folder)
    assert all(cache.load(small_map, 0.5, language) is not None for language in LANGUAGES)


def test_the_contact_sheet_is_written(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    assert main(["--sheet", str(out), "--scale", "0.4", "--lang", "uk"]) == 0
    assert QImage(str(out)).width() == 640


def test_without_a_target_it_says_how_to_ask(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["board.yaml"])
    assert "OUT.png" in capsys.readouterr().err
