#!/usr/bin/env python3
"""The one helper for people who build Longhall: play, test, lint, bench, compile, package, lock.

It needs Python 3.11 and nothing else. Every command first makes sure of the set-up, in this order: the system
packages that Python and Qt need, the virtual environment in .venv, the locked dependencies, the project. A
stamp in .venv remembers what was set up, so that a second run starts at once.

Exit codes: 0 all well; 1 a check or a test failed; 2 this machine cannot do it yet (the message says why).
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

if sys.version_info < (3, 11):
    print(f"Longhall needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "longhall-setup.json"
LOCK = ROOT / "requirements.lock"
PYPROJECT = ROOT / "pyproject.toml"
OWN_TARGET = {"linux": "linux", "win32": "windows", "darwin": "macos"}  # what each system builds natively
COMPILED = ROOT / "build" / "compiled"  # a second tree, so that compiled modules never hide edited sources

SETUP_VERSION = "1"  # raise it when set_up() itself changes, so that existing environments are brought up to date
UV = "uv>=0.9,<1"  # resolves the lock for all platforms at once; fetched for `lock` only

# Shared libraries that the PySide6 wheels expect from the system, with the Debian package that brings each.
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
PLATFORM_LIBRARIES = {
    "xcb": {
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-util.so.1": "libxcb-util1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libpulse.so.0": "libpulse0",  # sound
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libpulse.so.0": "libpulse0",
    },
    "vnc": {"libgssapi_krb5.so.2": "libgssapi-krb5-2"},
}
TEST_PROGRAMS = {"Xvfb": "xvfb", "pulseaudio": "pulseaudio"}  # a display and a sound device that nobody notices
# Programs that tests hold the files of installers against. Where they may not be installed, those tests say so.
VALIDATORS = {"desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream", "makensis": "nsis"}

# Tests to which it makes no difference whether the engine is compiled; the words of the games take long to read.
NOT_THE_ENGINE = ("tests/ui", "tests/packaging", "tests/*/test_texts.py", "tests/test_dev.py", "tests/test_house.py")


class CannotDo(Exception):
    """Something outside the project is in the way; the message is for the person at the keyboard."""


class MissingPackages(CannotDo):
    """System packages are missing and could not be installed from here; the message is the command to type."""


class MayNotInstall(MissingPackages):
    """System packages are missing, and this program has no right, or no apt, to install them."""


def say(text: str) -> None:
    """Tell how the set-up goes; on stderr, so that results on stdout can be piped."""
    print(text, file=sys.stderr, flush=True)


# --- system packages ------------------------------------------------------------------------------


def loads(library: str) -> bool:
    """Whether the dynamic loader finds this library: the same question that Qt will ask."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries(platform: str) -> dict[str, str]:
    """Libraries that Qt would not find on this machine, with their Debian packages."""
    if sys.platform != "linux":
        return {}
    needed = QT_LIBRARIES | PLATFORM_LIBRARIES.get(platform_name(platform), {})
    return {library: package for library, package in needed.items() if not loads(library)}


def venv_package() -> list[str]:
    """Debian splits ensurepip off Python; without it no virtual environment gets its pip."""
    if venv_python().exists() or importlib.util.find_spec("ensurepip"):
        return []
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def apt_script(packages: Iterable[str]) -> str:
    """The shell line that installs these packages as root."""
    return f"apt-get update && apt-get install -y --no-install-recommends {shlex.join(packages)}"


def missing_message(packages: Sequence[str], libraries: Iterable[str], *, apt: bool, sudo: bool) -> str:
    """What to type where this program may not install packages itself."""
    if apt:
        command = f"{'sudo sh' if sudo else 'su'} -c {shlex.quote(apt_script(packages))}"
        return f"Longhall needs some system packages. Type this once, then try again:\n\n    {command}\n"
    libraries = list(libraries)
    wanted = [f"these shared libraries: {', '.join(libraries)}"] if libraries else []
    if len(packages) > len(libraries):
        wanted.append("Python's own venv and ensurepip modules")
    what = " and ".join(wanted)
    return f"Longhall needs {what}. Install them with your system's package manager, then try again."


def install_system_packages(platform: str | None) -> None:
    """Make sure of ensurepip and, where a Qt platform is named, of its libraries; with apt where it may."""
    libraries = missing_libraries(platform) if platform is not None else {}
    packages = venv_package() + list(libraries.values())
    if not packages:
        return
    apt, sudo = shutil.which("apt-get") is not None, shutil.which("sudo") is not None
    advice = missing_message(packages, libraries, apt=apt, sudo=sudo)
    apt_install(packages, advice)
    importlib.invalidate_caches()
    if venv_package() or (platform is not None and missing_libraries(platform)):
        raise MissingPackages(f"apt-get is done, but something is still missing. {advice}")


def apt_install(packages: Sequence[str], advice: str) -> None:
    """Install them if that is possible without a question; the advice is for the person where it is not."""
    become_root = root_prefix(sudo=shutil.which("sudo") is not None)
    if shutil.which("apt-get") is None or become_root is None:
        raise MayNotInstall(advice)
    say(f"Installing system packages: {' '.join(packages)}")
    script = f"export DEBIAN_FRONTEND=noninteractive; ({apt_script(packages)}) >&2"
    if subprocess.run([*become_root, "sh", "-c", script], check=False).returncode != 0:
        raise MissingPackages(f"apt-get failed, see above. {advice}")


def compiler_packages() -> list[str]:
    """The Debian packages that bring what is missing to compile for this Python: the C compiler that it asks for and
    its headers. Other systems have other ways, so nothing is looked for there."""
    if sys.platform != "linux":
        return []
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    packages = [] if shutil.which(compiler) else ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        packages.append(f"python{sys.version_info.major}.{sys.version_info.minor}-dev")
    return packages


def install_compiler() -> None:
    """Make sure of what mypyc needs beside Python, with apt where it may."""
    packages = compiler_packages()
    if not packages:
        return
    what = f"A C compiler for Python is missing (Debian: {' '.join(packages)})."
    apt_install(packages, what)
    if compiler_packages():
        raise MissingPackages(f"apt-get is done, but something is still missing. {what}")


def install_test_programs() -> None:
    """What a few tests need to try the real thing. Where it may not be installed they are skipped, so nothing fails."""
    if sys.platform != "linux":
        return
    packages = [package for program, package in TEST_PROGRAMS.items() if shutil.which(program) is None]
    packages += missing_libraries("xcb").values()
    become_root = root_prefix(sudo=shutil.which("sudo") is not None)
    if not packages or shutil.which("apt-get") is None or become_root is None:
        return
    say(f"Installing system packages for the tests: {' '.join(packages)}")
    script = f"export DEBIAN_FRONTEND=noninteractive; ({apt_script(packages)}) >&2"
    if subprocess.run([*become_root, "sh", "-c", script], check=False).returncode != 0:
        say("They could not be installed; the tests that need them are skipped.")


def install_validators() -> None:
    """Make sure of the validators with apt where it may; they are a help, and nothing fails without them."""
    missing = [package for program, package in VALIDATORS.items() if shutil.which(program) is None]
    become_root = root_prefix(sudo=shutil.which("sudo") is not None)
    if sys.platform != "linux" or not missing or shutil.which("apt-get") is None or become_root is None:
        return
    say(f"Installing validators: {' '.join(missing)}")
    script = f"export DEBIAN_FRONTEND=noninteractive; ({apt_script(missing)}) >/dev/null 2>&1"
    if subprocess.run([*become_root, "sh", "-c", script], check=False).returncode != 0:
        say("They could not be installed; the tests that need them are skipped.")


def root_prefix(*, sudo: bool) -> list[str] | None:
    """How to run a command as root without a question: directly, by sudo, or (None) not at all."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if sudo and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0:
        return ["sudo", "-n"]
    return None


# --- the virtual environment ----------------------------------------------------------------------


def venv_python(venv: Path | None = None) -> Path:
    """The interpreter of a virtual environment (this project's, unless told)."""
    return (venv or VENV) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def digest(*parts: str | bytes) -> str:
    """One hash of several values, with their borders kept."""
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()


def wanted_stamp() -> dict[str, str]:
    """What a set-up depends on: interpreter and place of the environment, and what is put into it."""
    version = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    return {
        "environment": digest(version, sys.base_prefix, str(VENV)),
        "packages": digest(SETUP_VERSION, LOCK.read_bytes(), PYPROJECT.read_bytes()),
    }


def read_stamp() -> dict[str, str]:
    """The stamp of the last set-up; empty where there is none or it is damaged."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def set_up(platform: str | None = None) -> None:
    """Bring system packages, environment, dependencies and project up to date; quick when they are."""
    install_system_packages(platform)
    wanted, found = wanted_stamp(), read_stamp()
    if found == wanted and venv_python().exists():
        return
    if found.get("environment") != wanted["environment"] or not venv_python().exists():
        say("Creating the virtual environment in .venv")
        create_environment(VENV)
    # Half a stamp: a set-up that is interrupted below keeps the environment but does not count as done.
    STAMP.write_text(json.dumps({"environment": wanted["environment"]}), encoding="utf-8")
    say("Installing the locked dependencies (some 260 MB to download the first time)")
    pip(venv_python(), "--require-hashes", "--no-deps", "-r", str(LOCK))
    pip(venv_python(), "--no-deps", "--no-build-isolation", "-e", str(ROOT))
    STAMP.write_text(json.dumps(wanted), encoding="utf-8")


def create_environment(path: Path) -> None:
    """A fresh virtual environment with pip in it; what stood there before goes."""
    import venv

    try:
        venv.EnvBuilder(clear=True, symlinks=os.name != "nt", with_pip=True).create(path)
    except subprocess.CalledProcessError as error:
        output = error.output.decode(errors="replace") if error.output else ""
        raise CannotDo(explain_pip(output, "Python could not put pip into the virtual environment")) from None


def pip(python: Path, *arguments: str) -> None:
    """`pip install` with the user's own settings; its complaints are shown, then put in one sentence."""
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check", *arguments]
    if not sys.stderr.isatty():
        command.append("--quiet")
    with subprocess.Popen(command, cwd=ROOT, stdout=sys.stderr, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        complaints = []
        for line in process.stderr:
            sys.stderr.write(line)
            complaints.append(line)
    if process.returncode != 0:
        raise CannotDo(explain_pip("".join(complaints), "pip could not install the packages, see above"))


def explain_pip(output: str, otherwise: str) -> str:
    """The likely reason, in a sentence, for a pip that failed with this output."""
    reasons = {
        r"No space left on device|Errno 28": "The disk is full: Longhall's dependencies take about 800 MB.",
        r"DO NOT MATCH THE HASHES": "A downloaded package is not the one that requirements.lock names.",
        r"Connection|Name or service|name resolution|timed out|Network is unreachable|SSLError|ProxyError": (
            "The package index cannot be reached: check the network and pip's settings (index, proxy)."
        ),
        r"No matching distribution": (
            "The package index cannot be reached or lacks a locked version for this machine: check the "
            "network, pip's settings, and that this is Python 3.11 to 3.14."
        ),
    }
    return next((text for pattern, text in reasons.items() if re.search(pattern, output)), f"{otherwise}.")


# --- displays -------------------------------------------------------------------------------------


def platform_name(platform: str) -> str:
    """`vnc` of `vnc:port=5901`."""
    return platform.partition(":")[0]


def choose_platform(asked: str | None, environment: Mapping[str, str], system: str) -> str | None:
    """The Qt platform to prepare for; None where there is no display and none was asked for."""
    explicit = asked or environment.get("QT_QPA_PLATFORM")
    if explicit:
        return explicit
    if system != "linux":
        return "native"
    if environment.get("DISPLAY"):
        return "xcb"
    return "wayland" if environment.get("WAYLAND_DISPLAY") else None


def no_display_message() -> str:
    """What a person can do on a machine without a display."""
    python = venv_python().relative_to(ROOT)
    return f"""\
There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open. What works:

  python3 dev.py play --platform vnc
      the app, in any VNC viewer on this machine, at 127.0.0.1:5900; to see it from another machine,
      type there first:  ssh -L 5900:127.0.0.1:5900 USER@THIS-MACHINE
  {python} -m boardgames play --game lindisfarne --seats human,novice,novice
      a game in this terminal, you against two programs; {python} -m boardgames --help  lists more"""


# --- commands -------------------------------------------------------------------------------------


def run(*arguments: str, environment: Mapping[str, str] | None = None, tree: Path = ROOT) -> int:
    """Run a module with the environment's Python, from the project's folder or the compiled tree."""
    command = [str(venv_python()), "-m", *arguments]
    code = subprocess.run(command, cwd=tree, env={**os.environ, **(environment or {})}, check=False).returncode
    return code if code >= 0 else 128 - code  # ended by a signal: as the shell reports it


def play(options: argparse.Namespace, rest: list[str]) -> int:
    """Start the desktop app."""
    platform = choose_platform(options.platform, os.environ, sys.platform)
    if platform is None:
        return play_without_display()
    set_up(platform)
    return run("ui", *rest, environment={"QT_QPA_PLATFORM": options.platform} if options.platform else None)


def play_without_display() -> int:
    """Prepare what still works, and say what that is."""
    lacking = ""
    try:
        set_up("vnc")
    except MissingPackages as problem:
        if venv_package():
            raise  # nothing works yet, and the command in the message brings all that is needed
        set_up()
        lacking = f"\n\nFor VNC, {problem}"
    raise CannotDo(no_display_message() + lacking)


def test(options: argparse.Namespace, rest: list[str]) -> int:
    """Lint, then run the whole test suite without a screen."""
    set_up("offscreen")
    install_validators()
    install_test_programs()
    linted = 0 if options.no_lint else lint_tree(fix=False)
    tested = run_tests(compiled_tree() if options.compiled else ROOT, *rest)
    if options.both:
        tested = test_compiled_engine(rest) or tested
    if linted:
        say("dev.py: lint failed, see above the tests.")
    return tested or linted


def run_tests(tree: Path, *arguments: str) -> int:
    """pytest on all cores, in the project's folder or the compiled tree."""
    return run("pytest", "-n", "auto", *arguments, environment={"QT_QPA_PLATFORM": "offscreen"}, tree=tree)


def test_compiled_engine(rest: Sequence[str]) -> int:
    """The engine's tests once more on the compiled engine. Where there is no C compiler and none may be installed, a
    sentence has to do."""
    try:
        tree = compiled_tree()
    except MayNotInstall as lacking:
        say(f"dev.py: the compiled engine was not tested: {lacking}")
        return 0
    return run_tests(tree, *(f"--ignore-glob={path}" for path in NOT_THE_ENGINE), *rest)


def lint(options: argparse.Namespace, rest: list[str]) -> int:
    """Check style and types (ruff, mypy --strict)."""
    set_up()
    return lint_tree(fix=options.fix)


def lint_tree(*, fix: bool) -> int:
    """All checks, also after one has failed; pyproject.toml says what mypy reads and how strictly."""
    check = ["ruff", "check", *(["--fix"] if fix else []), "."]
    layout = ["ruff", "format", *([] if fix else ["--check"]), "."]
    return max([run(*command) for command in (check, layout, ["mypy"])])  # a list: run every one


def bench(options: argparse.Namespace, rest: list[str]) -> int:
    """Measure the speed of the engine."""
    if options.ui:
        set_up("offscreen")
        return run("ui.bench", *rest, environment={"QT_QPA_PLATFORM": "offscreen"})
    set_up()
    if options.compiled:
        return run("boardgames", "bench", "--against", str(ROOT), *rest, tree=compiled_tree())
    return run("boardgames", "bench", *rest)


def compile_engine(options: argparse.Namespace, rest: list[str]) -> int:
    """Compile the rules and the search."""
    set_up()
    say(f"The compiled tree is in {compiled_tree().relative_to(ROOT)}: test and bench take --compiled.")
    return 0


def compiled_tree() -> Path:
    """A copy of the project with the modules that pyproject.toml names compiled by mypyc, as far as they changed."""
    modules = sorted(tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["longhall"]["compiled"])
    for name in ("boardgames", "assets", "ui", "tests", "packaging"):
        mirror(ROOT / name, COMPILED / name)
    for name in ("pyproject.toml", "dev.py", "README.md", "CONTRIBUTING.md", "requirements.lock", ".gitignore"):
        shutil.copy2(ROOT / name, COMPILED / name)
    sources = sorted((COMPILED / "boardgames").rglob("*.py"))
    wanted = digest(wanted_stamp()["environment"], COMPILER, *modules, *(path.read_bytes() for path in sources))
    stamp = COMPILED / "stamp"
    if not (stamp.exists() and stamp.read_text(encoding="utf-8") == wanted):
        drop_stale_binaries(modules)
        say(f"Compiling what changed of {len(modules)} modules with mypyc (the first time takes some minutes)")
        compile_modules(modules)
        stamp.write_text(wanted, encoding="utf-8")
    return COMPILED


def is_binary(path: Path) -> bool:
    """Whether this is an extension module."""
    return path.suffix in (".so", ".pyd")


def mirror(source: Path, target: Path) -> None:
    """Make the target like the source. Files that are alike stay untouched, and so does what was compiled beside them:
    that is how the compiler sees what changed."""
    wanted = {
        path.relative_to(source) for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    for path in sorted(target.rglob("*")):
        if path.is_file() and path.relative_to(target) not in wanted and not is_binary(path):
            path.unlink()
    for name in wanted:
        old, new = target / name, source / name
        if not (old.exists() and old.read_bytes() == new.read_bytes()):
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(new, old)


def drop_stale_binaries(modules: Sequence[str]) -> None:
    """Remove what was compiled from modules that are no longer named: it would hide their sources."""
    names = {module.removesuffix(".py") for module in modules}
    names |= {f"longhall_{Path(module).parent.name}__mypyc" for module in modules}
    for path in filter(is_binary, [*COMPILED.glob("*"), *(COMPILED / "boardgames").rglob("*")]):
        if path.relative_to(COMPILED).with_name(path.name.partition(".")[0]).as_posix() not in names:
            path.unlink()


# One library for each package: a change in one game leaves the others as they are. -O2 without debug information keeps
# the compiler's work short.
COMPILER = """\
import json
import sys
from collections import defaultdict
from pathlib import PurePosixPath

from mypyc.build import mypycify
from setuptools import setup

modules = json.loads(sys.argv.pop(1))
packages = defaultdict(list)
for module in modules:
    packages[PurePosixPath(module).parent.name].append(module)
groups = [(files, f"longhall_{package}") for package, files in packages.items()]
setup(
    name="longhall-compiled",
    packages=[],
    ext_modules=mypycify(["--strict", *modules], separate=groups, opt_level="2", debug_level="0"),
)
"""


def compile_modules(modules: Sequence[str]) -> None:
    """Run mypyc and the C compiler in the compiled tree."""
    install_compiler()
    script = COMPILED / "build" / "setup.py"
    script.parent.mkdir(exist_ok=True)
    script.write_text(COMPILER, encoding="utf-8")
    jobs = f"-j{os.cpu_count() or 1}"
    command = [str(venv_python()), str(script), json.dumps(modules), "build_ext", "--inplace", jobs]
    result = subprocess.run(command, cwd=COMPILED, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if result.returncode != 0:
        say(result.stdout.decode(errors="replace")[-4000:])
        raise CannotDo("mypyc could not compile the engine, see above.")


def package(options: argparse.Namespace, rest: list[str]) -> int:
    """Build what this system can build of the installers, and prove it; packaging/package.py does the work."""
    set_up("offscreen")
    own = OWN_TARGET.get(sys.platform, "linux")
    target: str = options.target or own
    tree = compiled_tree() if target == own else ROOT  # for another system nothing can be compiled here
    environment = {"PYTHONPATH": str(ROOT / "packaging")}
    return run("package", "--target", target, "--tree", str(tree), environment=environment)


def lock(options: argparse.Namespace, rest: list[str]) -> int:
    """Write requirements.lock anew from pyproject.toml, and what bundles are made with from its list."""
    install_system_packages(None)
    with tempfile.TemporaryDirectory() as folder:
        python = venv_python(Path(folder))
        create_environment(Path(folder))
        pip(python, UV)
        more = ["--upgrade"] if options.upgrade else []
        resolve(python, PYPROJECT, LOCK, "--extra", "dev", *more)
        wanted = ROOT / "packaging" / "requirements-build.in"
        resolve(python, wanted, wanted.with_suffix(".txt"), "--constraint", str(LOCK.relative_to(ROOT)), *more)
    return 0


def resolve(python: Path, wanted: Path, target: Path, *more: str) -> None:
    """Pin what a file asks for, with hashes, for every system at once."""
    command = [str(python), "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--custom-compile-command", "python3 dev.py lock", *more]
    command += ["-o", str(target.relative_to(ROOT)), str(wanted.relative_to(ROOT))]
    result = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, env=uv_environment(os.environ), check=False)
    if result.returncode != 0:
        raise CannotDo(f"uv could not resolve the dependencies, see above; {target.name} is as it was.")


def uv_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """uv does not read pip's variables: hand on the index and the certificates.

    Extra indexes are left out on purpose: they may hold files for one platform only, and the lock is for all.
    """
    handed_on = {"UV_DEFAULT_INDEX": "PIP_INDEX_URL", "SSL_CERT_FILE": "PIP_CERT"}
    return {uv: environment[pip] for uv, pip in handed_on.items() if environment.get(pip)} | dict(environment)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(prog="dev.py", description="Set up, run and check Longhall.", allow_abbrev=False)
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, handler: object, text: str, extra: str = "") -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text, description=f"{text}. {extra}".strip(), allow_abbrev=False)
        command.set_defaults(handler=handler, takes_more=bool(extra))
        return command

    command = add("play", play, "start the desktop app", "Other arguments go to the app.")
    command.add_argument("--platform", metavar="NAME", help="Qt platform: xcb, wayland, offscreen, vnc[:port=5900]")
    command = add("test", test, "lint, then run all tests without a screen", "Other arguments go to pytest.")
    command.add_argument("--no-lint", action="store_true", help="run the tests only")
    ways = command.add_mutually_exclusive_group()
    ways.add_argument("--compiled", action="store_true", help="test the compiled engine")
    ways.add_argument("--both", action="store_true", help="all tests, then the engine's once more, compiled")
    command = add("lint", lint, "check style and types")
    command.add_argument("--fix", action="store_true", help="mend what can be mended and format the code")
    command = add("bench", bench, "measure the engine", "Other arguments go to `python -m boardgames bench`.")
    command.add_argument("--compiled", action="store_true", help="measure the compiled engine beside the pure one")
    command.add_argument("--ui", action="store_true", help="measure the app instead, against an empty window")
    add("compile", compile_engine, "compile the rules and the search with mypyc into build/compiled")
    command = add("package", package, "build installers into build/package/out and prove them")
    command.add_argument("--target", choices=sorted(OWN_TARGET.values()), help="for which system (default: this one)")
    command = add("lock", lock, "write requirements.lock anew from pyproject.toml")
    command.add_argument("--upgrade", action="store_true", help="take the newest versions that pyproject.toml allows")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    options, rest = parser().parse_known_args(arguments)
    if rest and not options.takes_more:
        parser().error(f"{options.command} does not understand {' '.join(rest)}")
    try:
        code: int = options.handler(options, rest)
    except CannotDo as problem:
        say(f"dev.py: {problem}")
        return 2
    except OSError as error:
        say(f"dev.py: {error.strerror or error}{f': {error.filename}' if error.filename else ''}.")
        return 2
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
