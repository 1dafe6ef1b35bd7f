"""What installers are made of, each held against its validator: icons, desktop files, plist, NSIS, workflow, pins."""

from __future__ import annotations

import plistlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from configparser import ConfigParser
from email.utils import parseaddr
from pathlib import Path
from typing import Any

import appimage
import facts
import freezing
import linux_files
import macos_app
import make_icons
import pytest
import windows_installer
import yaml
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage, QImageReader

from ui import app

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
BUILD_PINS = ROOT / "packaging" / "requirements-build.txt"
ABOUT = facts.project()


def needs(program: str, package: str) -> Any:
    """Marks a test that holds a file against a program of the system."""
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not here (Debian: {package})")


def run(*words: str | Path) -> str:
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# --- the version


def test_the_version_stands_in_one_place() -> None:
    """Everything else asks pyproject.toml; a second copy would be forgotten at the next release."""
    texts = (".py", ".spec", ".nsi", ".desktop", ".in", ".xml", ".yml", ".plist")
    files = [path for path in (ROOT / "packaging").rglob("*") if path.suffix in texts]
    stated = re.compile(rf"(?<![\d.]){re.escape(ABOUT.version)}(?![\d.])")
    found = [
        f"{path.name}: {line.strip()}"
        for path in [*files, WORKFLOW]
        for line in path.read_text(encoding="utf-8").splitlines()
        if stated.search(line) and "makensis -D" not in line
    ]
    assert not found
    assert ABOUT.version in linux_files.metainfo(ABOUT)
    assert f"Version: {ABOUT.version}\n" in linux_files.control(ABOUT, 1)
    assert freezing.info_plist(ABOUT)["CFBundleShortVersionString"] == ABOUT.version
    assert ABOUT.version in freezing.version_info(ABOUT)


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2", (1, 2, 0, 0)), ("2.0.3rc1", (2, 0, 3, 0))],
)
def test_windows_gets_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert facts.Project(version, "", "", "").numbers == numbers


# --- names


def test_every_system_knows_the_app_by_one_name() -> None:
    """Also the running app: a Wayland desktop finds the icon of a window by the name that the app gives."""
    assert re.fullmatch(r"[a-z]+(\.[a-z]+)+\.[A-Z][a-z]+", facts.APP_ID)
    assert facts.APP_ID == app.APP_ID == linux_files.DESKTOP_FILE.stem
    assert freezing.info_plist(ABOUT)["CFBundleIdentifier"] == facts.APP_ID
    assert f"<id>{facts.APP_ID}</id>" in linux_files.metainfo(ABOUT)


def test_the_maintainer_can_be_written_to_in_form() -> None:
    name, address = parseaddr(facts.MAINTAINER)
    assert name == ABOUT.author
    assert re.fullmatch(r"[a-z]+@[a-z]+(\.[a-z]+)+", address)


# --- icons


def pictures(path: Path) -> Iterator[int]:
    """The widths of the pictures in a file, as Qt reads them."""
    reader = QImageReader(str(path))
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        image = reader.read()
        assert not image.isNull(), f"{path.name}: picture {number}: {reader.errorString()}"
        assert image.width() == image.height()
        yield image.width()


def test_icons_follow_from_the_svg() -> None:
    assert run(sys.executable, ROOT / "packaging" / "make_icons.py", "--check") == ""


def test_an_icon_that_looks_different_is_noticed() -> None:
    icon = (make_icons.ICONS / "longhall.ico").read_bytes()
    small = (make_icons.ICONS / "hicolor/32x32/apps/longhall.png").read_bytes()
    large = (make_icons.ICONS / "hicolor/48x48/apps/longhall.png").read_bytes()
    assert make_icons.alike(icon, icon)
    assert not make_icons.alike(icon, small), "pictures are missing"
    assert not make_icons.alike(small, large)
    darker = QImage.fromData(small)
    darker.setPixelColor(16, 16, darker.pixelColor(16, 16).darker(110))
    buffer = QBuffer()
    darker.save(buffer, "PNG")
    assert not make_icons.alike(small, buffer.data().data()), "one pixel is enough"


def test_qt_reads_every_picture_of_the_windows_icon() -> None:
    assert sorted(pictures(make_icons.ICONS / "longhall.ico")) == sorted(make_icons.WINDOWS)


def test_qt_reads_every_picture_of_the_macos_icon() -> None:
    path = make_icons.ICONS / "longhall.icns"
    macos_app.check_icon(path.read_bytes())
    assert set(pictures(path)) == set(make_icons.MACOS.values())


def test_linux_icons_have_the_size_of_their_folder() -> None:
    found = {path.parts[-3]: list(pictures(path)) for path in make_icons.ICONS.glob("hicolor/*/apps/longhall.png")}
    assert found == {f"{size}x{size}": [size] for size in make_icons.LINUX}


# --- Linux


@needs("desktop-file-validate", "desktop-file-utils")
def test_the_desktop_file_is_valid() -> None:
    assert run("desktop-file-validate", linux_files.DESKTOP_FILE) == ""


class DesktopFile(ConfigParser):
    """Keys are told apart by case."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def test_the_desktop_file_fits_to_the_program() -> None:
    entry = DesktopFile(interpolation=None)
    entry.read(linux_files.DESKTOP_FILE, encoding="utf-8")
    values = entry["Desktop Entry"]
    assert (values["Exec"], values["Icon"]) == (f"{facts.COMMAND} %f", facts.COMMAND)
    assert values["MimeType"] == f"{facts.RECORD_TYPE};"
    assert all(f"Comment[{language}]" in values for language in facts.LANGUAGES if language != "en")


@needs("appstreamcli", "appstream")
def test_the_metainfo_is_valid(tmp_path: Path) -> None:
    path = tmp_path / f"{facts.APP_ID}.metainfo.xml"
    path.write_text(linux_files.metainfo(ABOUT), encoding="utf-8")
    run("appstreamcli", "validate", "--no-net", path)


def test_the_metainfo_fits_to_the_program() -> None:
    text = linux_files.metainfo(ABOUT)
    assert "@" not in text
    root = ElementTree.fromstring(text)
    assert root.findtext("id") == facts.APP_ID
    assert root.findtext("launchable") == linux_files.DESKTOP_FILE.name
    assert root.findtext("provides/mediatype") == facts.RECORD_TYPE
    assert root.findtext("project_license") == ABOUT.licence


def test_records_have_a_type() -> None:
    kind = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    root = ElementTree.parse(linux_files.LINUX / "longhall-record.xml").getroot()
    declared = root.find("m:mime-type", kind)
    assert declared is not None
    assert declared.get("type") == facts.RECORD_TYPE
    assert [glob.get("pattern") for glob in declared.findall("m:glob", kind)] == [f"*{facts.RECORD_SUFFIX}"]


@needs("dpkg-deb", "dpkg")
def test_a_package_can_be_built_from_the_files(tmp_path: Path) -> None:
    """With a stand-in for the bundle: what dpkg says about the rest is the same."""
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    (bundle / facts.COMMAND).write_text("#!/bin/sh\n")
    linux_files.debian_tree(tmp_path / "tree", bundle, ABOUT)
    run("dpkg-deb", "--root-owner-group", "-Znone", "--build", tmp_path / "tree", tmp_path / "x.deb")
    listed = run("dpkg-deb", "--contents", tmp_path / "x.deb")
    for wanted in ("./opt/longhall/longhall", f"applications/{facts.APP_ID}.desktop", "metainfo/", "mime/packages/"):
        assert wanted in listed


@pytest.mark.skipif(sys.platform == "win32", reason="a script for shells")
def test_the_tarball_brings_a_script_for_the_menus(tmp_path: Path) -> None:
    """It puts the entries into a home and takes out just what it put in."""
    bundle, home = tmp_path / "bundle", tmp_path / "home"
    bundle.mkdir()
    linux_files.portable_tree(tmp_path / "Long hall", bundle, ABOUT)
    script = [
        "env",
        f"HOME={home}",
        f"XDG_DATA_HOME={home}",
        "PATH=/usr/bin:/bin",
        tmp_path / "Long hall" / "install.sh",
    ]
    run(*script)
    entry = (home / "applications" / f"{facts.APP_ID}.desktop").read_text(encoding="utf-8")
    assert f'Exec="{tmp_path}/Long hall/longhall" %f\n' in entry
    icon = home / "icons" / "hicolor" / "48x48" / "apps" / "longhall.png"
    assert icon.read_bytes() == (make_icons.ICONS / "hicolor" / "48x48" / "apps" / "longhall.png").read_bytes()
    run(*script, "--remove")
    assert not [path for path in home.rglob("*") if path.is_file() and "longhall" in path.name]


@pytest.mark.skipif(sys.platform == "win32", reason="a script for shells")
def test_the_folder_of_the_appimage_starts_the_program(tmp_path: Path) -> None:
    """With a stand-in for the bundle, by another name of the start script, as AppImage calls it."""
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    (bundle / facts.COMMAND).write_text('#!/bin/sh\necho "started with $1"\n')
    (bundle / facts.COMMAND).chmod(0o755)
    appimage.app_folder(tmp_path / "App Dir", bundle)
    (tmp_path / "start").symlink_to(tmp_path / "App Dir" / "AppRun")
    assert run(tmp_path / "start", "a game.longhall") == "started with a game.longhall\n"
    top = {path.name for path in (tmp_path / "App Dir").iterdir() if path.is_file()}
    assert top == {"AppRun", f"{facts.APP_ID}.desktop", f"{facts.COMMAND}.png"}


def test_an_appimage_is_made_with_no_other_start_program(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="hash"):
        appimage.build(b"something else", tmp_path, tmp_path)


# --- Windows


@needs("makensis", "nsis")
@pytest.mark.parametrize("target", windows_installer.STUB.values())
def test_nsis_accepts_the_installer(tmp_path: Path, target: str) -> None:
    """Every warning counts. The bundle is a stand-in."""
    (tmp_path / "bundle").mkdir()
    (tmp_path / "bundle" / "longhall.exe").write_bytes(b"MZ")
    script = ROOT / "packaging" / "windows" / "installer.nsi"
    values = {"VERSION": "9.9.9", "NUMBERS": "9.9.9.0", "BUNDLE": tmp_path / "bundle", "OUT": tmp_path / "Longhall.exe"}
    values["TARGET"] = target
    done = subprocess.run(
        ["makensis", "-V2", "-WX", *(f"-D{key}={value}" for key, value in values.items()), script.name],
        cwd=script.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "Longhall.exe").exists()


def test_the_installer_speaks_every_language_and_knows_the_records() -> None:
    text = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    for language in ("English", "French", "Ukrainian"):
        assert f'MUI_LANGUAGE "{language}"' in text
        assert text.count(f"${{LANG_{language.upper()}}}") >= 3
    assert facts.RECORD_TYPE in text
    assert str(facts.OLDEST_WINDOWS.rpartition(".")[2]) in text
    assert windows_installer.SAMPLE.exists()


# --- macOS


def test_the_plist_is_complete() -> None:
    plist = freezing.info_plist(ABOUT)
    macos_app.check_plist(plist)
    kinds = plist["CFBundleDocumentTypes"][0]["LSItemContentTypes"]
    assert kinds == [declared["UTTypeIdentifier"] for declared in plist["UTExportedTypeDeclarations"]]
    assert all(key in plist for key in macos_app.REQUIRED)


@pytest.mark.parametrize("key", macos_app.REQUIRED)
def test_a_plist_that_lacks_something_is_noticed(key: str) -> None:
    plist = freezing.info_plist(ABOUT)
    del plist[key]
    with pytest.raises(macos_app.CheckFailed, match=key):
        macos_app.check_plist(plist)


def test_the_entitlements_are_a_plist() -> None:
    with (ROOT / "packaging" / "macos" / "entitlements.plist").open("rb") as file:
        assert all(value is True for value in plistlib.load(file).values())


# --- the workflow and the pins


def test_the_workflow_is_one_to_github() -> None:
    run(sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", WORKFLOW)


def test_a_broken_workflow_would_be_noticed(tmp_path: Path) -> None:
    broken = tmp_path / "release.yml"
    broken.write_text(WORKFLOW.read_text(encoding="utf-8").replace("runs-on:", "runs_on:"), encoding="utf-8")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(broken)]
    assert subprocess.run(command, capture_output=True, check=False, timeout=120).returncode == 1


def test_actions_are_pinned_by_hash_and_may_do_little() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    used = re.findall(r"uses:\s*(.+)", text)
    assert used
    assert all(re.fullmatch(r"[\w.-]+/[\w.-]+@[0-9a-f]{40} # v[\d.]+", use.strip()) for use in used), used
    workflow = yaml.safe_load(text)
    assert workflow["permissions"] == {}
    writing = [name for name, job in workflow["jobs"].items() if "write" in job["permissions"].values()]
    assert writing == ["release"]


def test_the_workflow_builds_for_every_system_after_the_tests() -> None:
    build = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]["build"]
    entries = build["strategy"]["matrix"]["include"]
    assert build["needs"] == "test"
    assert [(entry["target"], entry["runner"]) for entry in entries] == [
        ("linux", "ubuntu-22.04"),
        ("windows", "windows-2022"),
        ("macos", "macos-15"),
        ("macos", "macos-15-intel"),
    ]
    assert appimage.RUNTIME_SHA256 in WORKFLOW.read_text(encoding="utf-8")


def test_builds_are_pinned_with_hashes_and_name_no_server() -> None:
    text = BUILD_PINS.read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    pinned = dict(block.split()[0].split("==") for block in blocks)
    assert all("--hash=sha256:" in block for block in blocks)
    assert pinned["pyside6-essentials"] == pinned["pyside6-addons"] == pinned["shiboken6"] == "6.11.3"
    assert not re.search(r"https?:|index-url|find-links", text)
    assert "pyside6" not in pinned  # the umbrella brings 270 MB that nobody uses


def test_what_players_get_is_what_was_tested() -> None:
    """The bundle has the same versions as the environment in which the tests run."""
    locked = dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / "requirements.lock").read_text(), flags=re.MULTILINE))
    pinned = dict(re.findall(r"^([a-z0-9-]+)==(\S+)", BUILD_PINS.read_text(), flags=re.MULTILINE))
    assert {name: pinned[name] for name in ("pyside6-addons", "pyyaml", "msgspec")} == {
        name: locked[name] for name in ("pyside6-addons", "pyyaml", "msgspec")
    }
