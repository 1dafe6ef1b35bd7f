"""dev.py without network: stamps, messages, the command line, the lock file."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import dev


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder of its own, in which installing anything is an error unless a test allows it."""
    for name, path in {"ROOT": "", "VENV": ".venv", "STAMP": ".venv/longhall-setup.json"}.items():
        monkeypatch.setattr(dev, name, tmp_path / path)
    for name in ("LOCK", "PYPROJECT"):
        monkeypatch.setattr(dev, name, tmp_path / name.lower())
        (tmp_path / name.lower()).write_text(name)
    monkeypatch.setattr(dev, "install_system_packages", lambda platform: None)
    monkeypatch.setattr(dev, "install_validators", lambda: None)
    monkeypatch.setattr(dev, "install_test_programs", lambda: None)
    return tmp_path


@pytest.fixture
def installed(tree: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What set_up() does, as a list of words, instead of doing it."""
    done: list[str] = []

    def create(path: Path) -> None:
        done.append("create")
        dev.venv_python(path).parent.mkdir(parents=True, exist_ok=True)
        dev.venv_python(path).touch()

    monkeypatch.setattr(dev, "create_environment", create)
    monkeypatch.setattr(dev, "pip", lambda python, *arguments: done.append(arguments[0]))
    return done


FULL = ["create", "--require-hashes", "--no-deps"]


def test_the_second_set_up_does_nothing(installed: list[str]) -> None:
    dev.set_up()
    assert installed == FULL
    dev.set_up()
    assert installed == FULL


@pytest.mark.parametrize("changed", ["LOCK", "PYPROJECT"])
def test_changed_dependencies_are_installed_into_the_same_environment(installed: list[str], changed: str) -> None:
    dev.set_up()
    getattr(dev, changed).write_text("changed")
    dev.set_up()
    assert installed == [*FULL, "--require-hashes", "--no-deps"]


def test_a_new_set_up_version_installs_again(installed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    dev.set_up()
    monkeypatch.setattr(dev, "SETUP_VERSION", "another")
    dev.set_up()
    assert installed == [*FULL, "--require-hashes", "--no-deps"]


def test_another_python_or_a_lost_one_makes_the_environment_anew(
    installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.set_up()
    monkeypatch.setattr(dev.sys, "base_prefix", "elsewhere")
    dev.set_up()
    assert installed == FULL * 2
    dev.venv_python().unlink()
    dev.set_up()
    assert installed == FULL * 3


@pytest.mark.parametrize("damage", ["", "{", "[]", "null", '{"environment": 1}'])
def test_a_damaged_stamp_counts_as_none(installed: list[str], damage: str) -> None:
    dev.set_up()
    dev.STAMP.write_text(damage)
    dev.set_up()
    assert installed == FULL * 2


def test_an_interrupted_set_up_is_finished_by_the_next(installed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(python: Path, *arguments: str) -> None:
        raise dev.CannotDo("no network")

    with monkeypatch.context() as patch:
        patch.setattr(dev, "pip", fail)
        with pytest.raises(dev.CannotDo):
            dev.set_up()
    dev.set_up()
    assert installed == FULL  # the environment was kept, the packages were not taken for installed


def test_hashed_values_keep_their_borders() -> None:
    assert dev.digest("ab", "c") != dev.digest("a", "bc")


# --- system packages


@pytest.fixture
def bare_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Debian on which nothing is installed and nothing may be."""
    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev, "loads", lambda library: False)
    monkeypatch.setattr(dev, "root_prefix", lambda *, sudo: None)
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(dev, "venv_package", lambda: ["python3.11-venv"])


@pytest.mark.usefixtures("bare_linux")
def test_tests_ask_for_no_x11_libraries() -> None:
    assert set(dev.missing_libraries("offscreen").values()) == {
        *("libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1", "libglib2.0-0")
    }
    assert "libxcb-cursor0" in dev.missing_libraries("xcb").values()
    assert "libgssapi-krb5-2" in dev.missing_libraries("vnc:port=5901").values()


def test_only_linux_lacks_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.sys, "platform", "darwin")
    monkeypatch.setattr(dev, "loads", lambda library: False)
    assert dev.missing_libraries("native") == {}


def test_the_loader_is_asked() -> None:
    assert not dev.loads("libno-such-library.so.9")


@pytest.mark.usefixtures("bare_linux")
def test_one_command_brings_all_that_is_missing() -> None:
    with pytest.raises(dev.CannotDo) as problem:
        dev.install_system_packages("offscreen")
    commands = [line.strip() for line in str(problem.value).splitlines() if line.startswith("    ")]
    assert commands == [
        "sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends python3.11-venv "
        "libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0'"
    ]


@pytest.mark.usefixtures("bare_linux")
def test_headless_play_needs_no_qt_libraries() -> None:
    with pytest.raises(dev.CannotDo) as problem:
        dev.install_system_packages(None)
    assert "python3.11-venv" in str(problem.value)
    assert "libgl1" not in str(problem.value)


@pytest.mark.usefixtures("bare_linux")
def test_root_installs_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def record(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        monkeypatch.setattr(dev, "loads", lambda library: True)
        monkeypatch.setattr(dev, "venv_package", list)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(dev, "root_prefix", lambda *, sudo: [])
    monkeypatch.setattr(dev.subprocess, "run", record)
    dev.install_system_packages("offscreen")
    [[*shell, script]] = ran
    assert shell == ["sh", "-c"]
    assert re.search(r"apt-get update && apt-get install -y --no-install-recommends python3.11-venv libgl1 ", script)


@pytest.mark.usefixtures("bare_linux")
def test_a_compiler_is_what_this_python_asks_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "some-cc -O1")
    monkeypatch.setattr(dev.sysconfig, "get_path", lambda name: str(tmp_path))
    headers = f"python{sys.version_info.major}.{sys.version_info.minor}-dev"
    assert dev.compiler_packages() == [headers]
    (tmp_path / "Python.h").touch()
    assert dev.compiler_packages() == []
    monkeypatch.setattr(dev.shutil, "which", lambda name: None if name == "some-cc" else f"/usr/bin/{name}")
    assert dev.compiler_packages() == ["gcc", "libc6-dev"]
    with pytest.raises(dev.MayNotInstall, match=r"^A C compiler for Python is missing \(Debian: gcc libc6-dev\)\.$"):
        dev.install_compiler()


@pytest.mark.usefixtures("bare_linux")
@pytest.mark.parametrize(("code", "said"), [(100, "apt-get failed"), (0, "still missing")])
def test_a_compiler_that_apt_does_not_bring_is_told(monkeypatch: pytest.MonkeyPatch, code: int, said: str) -> None:
    monkeypatch.setattr(dev, "compiler_packages", lambda: ["gcc"])
    monkeypatch.setattr(dev, "root_prefix", lambda *, sudo: [])
    monkeypatch.setattr(dev.subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, code))
    with pytest.raises(dev.MissingPackages, match=f"{said}.* A C compiler for Python is missing") as problem:
        dev.install_compiler()
    assert not isinstance(problem.value, dev.MayNotInstall)


def test_without_sudo_the_command_uses_su() -> None:
    message = dev.missing_message(["libgl1"], ["libGL.so.1"], apt=True, sudo=False)
    assert "    su -c 'apt-get update && apt-get install" in message


def test_without_apt_the_libraries_are_named() -> None:
    message = dev.missing_message(["python3.11-venv", "libgl1"], ["libGL.so.1"], apt=False, sudo=True)
    assert "libGL.so.1" in message
    assert "ensurepip" in message
    assert "apt" not in message


def test_a_python_without_ensurepip_names_its_package(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None)
    assert re.fullmatch(r"python3\.\d+-venv", dev.venv_package()[0])
    dev.venv_python().parent.mkdir(parents=True)
    dev.venv_python().touch()
    assert dev.venv_package() == []  # an environment that exists already has its pip


# --- displays


@pytest.mark.parametrize(
    ("asked", "environment", "system", "expected"),
    [
        (None, {}, "linux", None),
        (None, {"DISPLAY": "", "WAYLAND_DISPLAY": ""}, "linux", None),
        (None, {"DISPLAY": ":0"}, "linux", "xcb"),
        (None, {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "linux", "xcb"),
        (None, {"WAYLAND_DISPLAY": "wayland-0"}, "linux", "wayland"),
        (None, {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, "linux", "offscreen"),
        ("vnc", {"QT_QPA_PLATFORM": "offscreen"}, "linux", "vnc"),
        (None, {}, "darwin", "native"),
        (None, {}, "win32", "native"),
    ],
)
def test_the_platform_is_chosen(
    asked: str | None, environment: dict[str, str], system: str, expected: str | None
) -> None:
    assert dev.choose_platform(asked, environment, system) == expected


def test_play_without_a_display_says_what_works(
    installed: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(dev.sys, "platform", "linux")
    assert dev.main(["play"]) == 2
    message = capfd.readouterr().err
    assert installed == FULL  # the commands that it offers work at once
    assert "no display" in message
    assert "python3 dev.py play --platform vnc" in message
    assert f"{dev.venv_python().relative_to(dev.ROOT)} -m boardgames play" in message


def test_without_a_display_missing_qt_libraries_do_not_stand_in_the_way(
    installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(platform: str | None) -> None:
        if platform is not None:
            raise dev.MissingPackages("type this")

    monkeypatch.setattr(dev, "install_system_packages", refuse)
    with pytest.raises(dev.CannotDo, match=r"(?s)-m boardgames play.*type this"):
        dev.play_without_display()
    assert installed == FULL
    monkeypatch.setattr(dev, "venv_package", lambda: ["python3.11-venv"])
    with pytest.raises(dev.MissingPackages, match=r"^type this$"):
        dev.play_without_display()


@pytest.fixture
def started(installed: list[str], monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[str, ...], object]]:
    """Modules that would be run, with what they find in the environment beside the usual."""
    calls: list[tuple[tuple[str, ...], object]] = []

    def record(*arguments: str, environment: object = None, tree: object = None) -> int:
        calls.append((arguments, environment))
        return 1 if arguments == ("mypy",) else 0

    monkeypatch.setattr(dev, "run", record)
    return calls


def test_play_hands_its_arguments_on(started: list[tuple[tuple[str, ...], object]]) -> None:
    assert dev.main(["play", "--platform", "vnc", "--board", "x.yaml"]) == 0
    assert started == [(("ui", "--board", "x.yaml"), {"QT_QPA_PLATFORM": "vnc"})]


def test_a_failed_lint_fails_the_tests_but_does_not_hide_them(
    started: list[tuple[tuple[str, ...], object]],
) -> None:
    assert dev.main(["test", "tests/core", "-k", "rng"]) == 1
    assert [arguments[0] for arguments, _ in started] == ["ruff", "ruff", "mypy", "pytest"]
    assert started[-1] == (
        ("pytest", "-n", "auto", "tests/core", "-k", "rng"),
        {"QT_QPA_PLATFORM": "offscreen"},
    )
    started.clear()
    assert dev.main(["test", "--no-lint"]) == 0
    assert [arguments[0] for arguments, _ in started] == ["pytest"]


def test_both_ways_are_all_tests_and_the_engines_again_compiled(
    started: list[tuple[tuple[str, ...], object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "compiled_tree", lambda: dev.COMPILED)
    assert dev.main(["test", "--both", "--no-lint", "-q"]) == 0
    pure, compiled = (arguments for arguments, _ in started)
    assert pure == ("pytest", "-n", "auto", "-q")
    assert {word for word in compiled if word not in pure} == {f"--ignore-glob={path}" for path in dev.NOT_THE_ENGINE}


def test_what_the_compiled_tests_leave_out_is_there() -> None:
    assert all(any(dev.ROOT.glob(path)) for path in dev.NOT_THE_ENGINE)


@pytest.mark.parametrize(("problem", "code"), [(dev.MayNotInstall, 0), (dev.MissingPackages, 2), (dev.CannotDo, 2)])
def test_only_without_the_right_to_a_compiler_a_sentence_will_do(
    started: list[tuple[tuple[str, ...], object]],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    problem: type[Exception],
    code: int,
) -> None:
    def fail() -> Path:
        raise problem("There is no compiler.")

    monkeypatch.setattr(dev, "compiled_tree", fail)
    assert dev.main(["test", "--both", "--no-lint"]) == code
    assert len(started) == 1  # the pure engine was tested all the same
    said = "the compiled engine was not tested: There" if code == 0 else "dev.py: There"
    assert f"{said} is no compiler." in capfd.readouterr().err


@pytest.mark.parametrize("fails", [0, 1])
def test_a_failure_in_either_way_fails_the_tests(
    installed: list[str], monkeypatch: pytest.MonkeyPatch, fails: int
) -> None:
    codes = [int(way == fails) for way in (0, 1)]
    monkeypatch.setattr(dev, "compiled_tree", lambda: dev.COMPILED)
    monkeypatch.setattr(dev, "run", lambda *arguments, **_: codes.pop(0))
    assert dev.main(["test", "--both", "--no-lint"]) == 1
    assert codes == []


def test_lint_takes_no_stray_arguments(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        dev.main(["lint", "--fixx"])
    assert exit_.value.code == 2
    assert "--fixx" in capfd.readouterr().err


# --- the compiled tree


@pytest.fixture
def compiled(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project to compile, with a compiler that only notes what it was asked for."""
    target = tree / "build" / "compiled"
    monkeypatch.setattr(dev, "COMPILED", target)
    for name in ("boardgames/core", "boardgames/toy", "assets", "ui", "tests", "packaging"):
        (tree / name).mkdir(parents=True)
    for name in ("dev.py", "README.md", "CONTRIBUTING.md", "requirements.lock", ".gitignore", "pyproject.toml"):
        (tree / name).touch()
    for name in ("__init__.py", "core/__init__.py", "core/rng.py", "toy/__init__.py", "toy/rules.py", "toy/view.py"):
        (tree / "boardgames" / name).touch()
    dev.PYPROJECT.write_text('[tool.longhall]\ncompiled = ["boardgames/core/rng.py", "boardgames/toy/rules.py"]\n')
    return target


@pytest.fixture
def compilations(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    asked: list[list[str]] = []

    def compile_modules(modules: list[str]) -> None:
        asked.append(modules)
        for module in modules:
            (compiled / module).with_suffix(".cpython-311-x86_64-linux-gnu.so").touch()
            (compiled / f"longhall_{Path(module).parent.name}__mypyc.cpython-311-x86_64-linux-gnu.so").touch()

    monkeypatch.setattr(dev, "compile_modules", compile_modules)
    return asked


def binaries(compiled: Path) -> set[str]:
    return {path.relative_to(compiled).as_posix().partition(".")[0] for path in compiled.rglob("*.so")}


def test_only_a_change_is_compiled(compiled: Path, compilations: list[list[str]]) -> None:
    assert dev.compiled_tree() == compiled
    assert compilations == [["boardgames/core/rng.py", "boardgames/toy/rules.py"]]
    before = (compiled / "boardgames/core/rng.py").stat()
    dev.compiled_tree()
    assert len(compilations) == 1
    (dev.ROOT / "boardgames/toy/rules.py").write_text("changed")
    dev.compiled_tree()
    assert len(compilations) == 2
    assert (compiled / "boardgames/toy/rules.py").read_text() == "changed"
    after = (compiled / "boardgames/core/rng.py").stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)  # what is alike stays untouched


@pytest.mark.usefixtures("compilations")
def test_what_is_gone_from_the_project_is_gone_from_the_compiled_tree(compiled: Path) -> None:
    dev.compiled_tree()
    every = {"boardgames/core/rng", "boardgames/toy/rules", "longhall_core__mypyc", "longhall_toy__mypyc"}
    assert binaries(compiled) == every
    (dev.ROOT / "boardgames/toy/view.py").unlink()
    dev.PYPROJECT.write_text('[tool.longhall]\ncompiled = ["boardgames/core/rng.py"]\n')
    dev.compiled_tree()
    assert not (compiled / "boardgames/toy/view.py").exists()
    assert (compiled / "boardgames/toy/rules.py").exists()
    assert binaries(compiled) == {"boardgames/core/rng", "longhall_core__mypyc"}  # else it would hide its source


def test_a_failed_compilation_is_tried_again(
    compiled: Path, compilations: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(modules: list[str]) -> None:
        raise dev.CannotDo("no compiler")

    with monkeypatch.context() as patch:
        patch.setattr(dev, "compile_modules", fail)
        with pytest.raises(dev.CannotDo):
            dev.compiled_tree()
    dev.compiled_tree()
    assert len(compilations) == 1


def test_a_module_is_compiled_for_real(
    compiled: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The smallest engine there is, with the project's own compiler settings."""
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        pytest.skip("there is no C compiler on this machine")
    monkeypatch.setattr(dev, "venv_python", lambda venv=None: Path(sys.executable))
    sources = {"core/rng.py": "def roll(sides: int) -> int:\n    return sides - 2\n"}
    sources["toy/rules.py"] = (
        "from boardgames.core.rng import roll\n\n\ndef move(at: int) -> int:\n    return at + roll(6)\n"
    )
    for name, text in sources.items():
        (dev.ROOT / "boardgames" / name).write_text(text)
    code = "from boardgames.toy import rules; print(rules.__file__, rules.move(1))"

    def answer() -> list[str]:
        found = subprocess.run([sys.executable, "-c", code], cwd=dev.compiled_tree(), capture_output=True, check=True)
        return found.stdout.decode().split()

    file, result = answer()
    assert dev.is_binary(Path(file))
    assert result == "5"
    library = next(compiled.glob("longhall_core__mypyc*"))
    made = library.stat().st_mtime_ns
    (dev.ROOT / "boardgames/toy/rules.py").write_text(sources["toy/rules.py"].replace("at +", "10 * at +"))
    assert answer()[1] == "14"
    assert library.stat().st_mtime_ns == made  # the other package was left alone
    (dev.ROOT / "boardgames/toy/rules.py").write_text("def move(at: int) -> int:\n    return 'far'\n")
    with pytest.raises(dev.CannotDo, match="mypyc could not compile"):
        dev.compiled_tree()
    assert "Incompatible return value" in capfd.readouterr().err


def test_the_modules_to_compile_are_there_and_in_order() -> None:
    modules = tomllib.loads(dev.PYPROJECT.read_text(encoding="utf-8"))["tool"]["longhall"]["compiled"]
    assert all((dev.ROOT / module).is_file() for module in modules)
    assert len(set(modules)) == len(modules)
    games = {Path(module).parts[1] for module in modules} - {"core", "ai"}
    house = {path.parent.name for path in (dev.ROOT / "boardgames").glob("*/rules.py")} - {"commands"}
    assert games == house  # every game is quick


# --- failures in plain words


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
            "disk is full",
        ),
        ("NewConnectionError('...: Failed to establish a new connection", "cannot be reached"),
        ("Temporary failure in name resolution", "cannot be reached"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "requirements.lock"),
        ("ERROR: No matching distribution found for ruff==9", "or lacks a locked version"),
        ("something new", "see above."),
    ],
)
def test_pip_failures_become_one_sentence(output: str, expected: str) -> None:
    assert expected in dev.explain_pip(output, "see above")


def test_a_failed_pip_gives_exit_code_2_and_no_traceback(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """pip is started for real, against an index that is not there."""
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    for name in ("PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS", "PIP_NO_INDEX"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_RETRIES", "1")
    monkeypatch.setattr(dev, "create_environment", lambda path: path.mkdir())
    monkeypatch.setattr(dev, "venv_python", lambda venv=None: Path(sys.executable))
    dev.LOCK.write_text(f"no-such-package==1 --hash=sha256:{'0' * 64}\n")
    assert dev.main(["lint"]) == 2
    message = capfd.readouterr().err
    assert "The package index cannot be reached" in message.splitlines()[-1]
    assert "Traceback" not in message


def test_a_full_disk_gives_one_sentence(
    installed: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def full(path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(dev, "create_environment", full)
    assert dev.main(["lint"]) == 2
    assert "No space left on device" in capfd.readouterr().err


def test_uv_gets_the_index_and_certificates_of_pip() -> None:
    found = dev.uv_environment({"PIP_INDEX_URL": "https://index.test/simple", "PIP_EXTRA_INDEX_URL": "x", "HOME": "h"})
    assert found["UV_DEFAULT_INDEX"] == "https://index.test/simple"
    assert "UV_INDEX" not in found
    assert "SSL_CERT_FILE" not in found
    assert dev.uv_environment({"PIP_CERT": "a", "SSL_CERT_FILE": "b"})["SSL_CERT_FILE"] == "b"


# --- the lock file itself


def test_the_lock_pins_every_dependency_with_hashes_and_names_no_server() -> None:
    text = dev.LOCK.read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    pinned = {block.partition("==")[0] for block in blocks}
    assert all(re.match(r"[a-z0-9.-]+==\S+ ", block) and "--hash=sha256:" in block for block in blocks)
    assert not re.search(r"://|--index|--find-links|^-", text, flags=re.MULTILINE)

    project = tomllib.loads(dev.PYPROJECT.read_text(encoding="utf-8"))["project"]
    declared = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    assert {re.match(r"[\w.-]+", name)[0].lower() for name in declared} <= pinned


# ------------------------------------------------------------------ what tests need of the system


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The scripts that would have been run as root."""
    scripts: list[str] = []

    def run(command: list[str], check: bool) -> subprocess.CompletedProcess[str]:
        scripts.append(command[-1])
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev.subprocess, "run", run)
    monkeypatch.setattr(dev, "missing_libraries", lambda platform: {"libxcb-cursor.so.0": "libxcb-cursor0"})
    monkeypatch.setattr(dev, "root_prefix", lambda *, sudo: [])
    monkeypatch.setattr(dev.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    return scripts


def test_a_display_and_a_sound_device_are_installed_for_the_tests(ran: list[str]) -> None:
    dev.install_test_programs()
    assert len(ran) == 1, "and a failure is only told"
    assert all(package in ran[0] for package in ("xvfb", "pulseaudio", "libxcb-cursor0"))


@pytest.mark.parametrize("lacking", ["apt", "root", "nothing"])
def test_the_tests_run_without_them_where_nothing_may_be_installed(
    ran: list[str], lacking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if lacking == "apt":
        monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    elif lacking == "root":
        monkeypatch.setattr(dev, "root_prefix", lambda *, sudo: None)
    else:
        monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(dev, "missing_libraries", lambda platform: {})
    dev.install_test_programs()
    assert ran == []
