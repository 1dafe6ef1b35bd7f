"""The scripts that build: what goes into a bundle, what is read out of foreign files, what each system is asked for."""

from __future__ import annotations

import struct
from pathlib import Path

import bundle
import freezing
import macho
import macos_app
import pytest
import staging
import windows_installer
import windows_python
import wine
from tools import CheckFailed

import dev
from boardgames.core.registry import games

ROOT = Path(__file__).resolve().parents[2]
PINS = (ROOT / "packaging" / "requirements-build.txt").read_text(encoding="utf-8")


# --- what goes in


def test_every_game_and_screen_is_named_to_the_freezer() -> None:
    named = freezing.modules(ROOT)
    assert {type(game).__module__ for game in games().values()} <= set(named)
    assert {"ui.app", "ui.screens.table", "ui.self_checks", "boardgames.ai.players"} <= set(named)
    assert not [name for name in named if name.startswith(("boardgames.commands", "tests", "dev"))]


def test_what_compiled_modules_import_is_named_too() -> None:
    named = freezing.imported(ROOT)
    assert {"msgspec", "yaml", "multiprocessing"} <= set(named)
    assert not [name for name in named if name.startswith(("PySide6", "rich", "ui", "boardgames"))]


@pytest.mark.parametrize(
    ("place", "kept"),
    [
        ("PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so", True),
        ("PySide6\\plugins\\multimedia\\ffmpegmediaplugin.dll", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", True),  # the plugin for sound needs it
        ("PySide6/Qt/lib/libQt6Svg.so.6", True),  # so do window frames on Wayland
        ("PySide6/Qt/plugins/imageformats/libqwebp.so", True),  # the painted maps are WebP
        ("PySide6/Qt/plugins/imageformats/libqpdf.so", False),
        ("PySide6\\plugins\\imageformats\\qpdf.dll", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", True),  # `--platform vnc`
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so", True),
        ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", False),
        ("libcrypto.so.3", False),
        ("libssl-3-x64.dll", False),
        ("PySide6/Qt/lib/libQt6FFmpegStub-crypto.so.3", True),  # the plugin for sound is linked against it
        ("libgio-2.0.so.0", False),
        ("libglib-2.0.so.0", True),
        ("libjpeg.so.62", False),  # GTK's; that of Qt is inside its plugin
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", True),
        ("PySide6/Qt/translations/qtbase_uk.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6\\translations\\qt_help_fr.qm", False),
        ("PySide6\\opengl32sw.dll", False),
        ("assets/i18n/longhall_fr.qm", True),
    ],
)
def test_unused_qt_is_left_out_but_not_what_sound_needs(place: str, kept: bool) -> None:
    assert freezing.wanted(place) is kept
    assert freezing.kept([(place, "", "DATA")]) == ([(place, "", "DATA")] if kept else [])


def test_used_bindings_are_not_excluded() -> None:
    out = freezing.excluded()
    assert "PySide6.QtQml" in out
    assert "ssl" in out
    assert not {f"PySide6.{name}" for name in freezing.QT_USED} & set(out)


def test_the_list_of_contents_names_every_asset(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "board.yaml").write_text("a: 1")
    first = staging.contents(tmp_path)
    (tmp_path / "contents.json").write_text("{}")
    assert staging.contents(tmp_path) == first
    assert list(first) == ["games/board.yaml"]
    (tmp_path / "games" / "board.yaml").write_text("a: 2")
    assert staging.contents(tmp_path) != first


def test_a_staged_tree_knows_its_version(tmp_path: Path) -> None:
    from importlib.metadata import distributions

    staging.write_metadata(tmp_path, staging.project())
    found = {each.metadata["Name"]: each.version for each in distributions(path=[str(tmp_path)])}
    assert found == {"longhall": staging.project().version}


# --- requirements of other systems


def test_windows_gets_its_own_requirements() -> None:
    text = windows_python.for_windows(PINS)
    assert "pefile==" in text
    assert "pywin32-ctypes==" in text
    assert "macholib" not in text.replace("#   macholib", "")
    assert "setuptools==" in PINS
    assert "setuptools==" not in text
    assert "sys_platform" not in text
    assert text.count("--hash=") > 20


def test_a_mac_gets_its_own_requirements() -> None:
    text = macos_app.for_macos(PINS)
    assert "macholib==" in text
    assert "pefile==" not in text
    assert "sys_platform" not in text


# --- foreign files


def thin(machine: int, minimum: int, *, signed: bool) -> bytes:
    """A Mach-O file with nothing in it but what is asked about."""
    commands = struct.pack("<6I", macho.BUILD_VERSION, 24, 1, minimum, 0, 0)
    commands += struct.pack("<4I", macho.SIGNATURE, 16, 0, 0) if signed else b""
    return macho.THIN + struct.pack("<7I", machine, 0, 6, 1 + signed, len(commands), 0, 0) + commands


def test_mach_o_files_are_read() -> None:
    arm = thin(0x0100000C, 15 << 16, signed=True)
    intel = thin(0x01000007, (13 << 16) + (2 << 8), signed=False)
    assert macho.slices(arm) == [macho.Slice("arm64", (15, 0), True)]
    head = macho.FAT + struct.pack(">I", 2)
    head += struct.pack(">5I", 0, 0, 48, len(intel), 0) + struct.pack(">5I", 0, 0, 48 + len(intel), len(arm), 0)
    assert macho.slices(head + intel + arm) == [
        macho.Slice("x86_64", (13, 2), False),
        macho.Slice("arm64", (15, 0), True),
    ]
    assert macho.slices(b"\x7fELF") == []


def test_parts_of_wine_are_found_in_a_bundle(tmp_path: Path) -> None:
    (tmp_path / "good.dll").write_bytes(b"MZ" + b"\0" * 100)
    windows_installer.check_foreign(tmp_path)
    (tmp_path / "bad.dll").write_bytes(b"MZ" + b"\0" * 62 + b"Wine builtin DLL" + b"\0" * 50)
    with pytest.raises(CheckFailed, match=r"bad\.dll"):
        windows_installer.check_foreign(tmp_path)
    (tmp_path / "bad.dll").rename(tmp_path / "ICUUC.dll")
    with pytest.raises(CheckFailed, match=r"ICUUC\.dll"):
        windows_installer.check_foreign(tmp_path)


def test_wine_sees_this_machine_as_a_drive() -> None:
    assert wine.windows_path(Path("/tmp/a b/c.exe")) == "Z:\\tmp\\a b\\c.exe"


# --- reports


GOOD = {"longhall": staging.project().version, "frozen": True, "failed": [], "engine": "compiled"}


@pytest.mark.parametrize(
    "change", [{"frozen": False}, {"failed": ["x"]}, {"engine": "pure Python"}, {"longhall": "0"}, {}]
)
def test_a_report_must_be_that_of_this_bundle(change: dict[str, object]) -> None:
    if not change:
        bundle.demand(GOOD, engine="compiled")
        return
    with pytest.raises(CheckFailed):
        bundle.demand({**GOOD, **change}, engine="compiled")


def test_the_command_is_thin(monkeypatch: pytest.MonkeyPatch) -> None:
    """For its own system the compiled tree is shipped, for another the sources."""
    asked: list[tuple[str, ...]] = []

    def run(*words: str, environment: dict[str, str]) -> int:
        asked.append(words)
        return 0

    monkeypatch.setattr(dev, "set_up", lambda platform: None)
    monkeypatch.setattr(dev, "compiled_tree", lambda: Path("compiled"))
    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(dev.sys, "platform", "linux")
    assert dev.main(["package"]) == dev.main(["package", "--target", "windows"]) == 0
    assert asked == [
        ("package", "--target", "linux", "--tree", "compiled"),
        ("package", "--target", "windows", "--tree", str(dev.ROOT)),
    ]


@pytest.mark.parametrize(("here", "root", "installed"), [(True, [], 0), (False, [], 1), (False, None, 0)])
def test_validators_are_installed_where_that_may_be_done(
    monkeypatch: pytest.MonkeyPatch, here: bool, root: list[str] | None, installed: int
) -> None:
    """A failure of apt is told and does not stop the tests."""
    done: list[list[str]] = []

    class Failed:
        returncode = 100

    def run(command: list[str], *, check: bool) -> Failed:
        done.append(command)
        return Failed()

    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev.shutil, "which", lambda name: name if here or name == "apt-get" else None)
    monkeypatch.setattr(dev, "root_prefix", lambda *, sudo: root)
    monkeypatch.setattr(dev.subprocess, "run", run)
    dev.install_validators()
    assert len(done) == installed
    assert all("appstream" in command[-1] for command in done)
