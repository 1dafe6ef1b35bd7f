"""Linux: the bundle, a portable tarball and a .deb, proved on a bare Debian and on a display.

Proved means: unpacked and installed in a system that has nothing but `libgl1 libegl1`, without any Python; the
self-test there, with a sound device that can be heard; the home screen under Xvfb, kept as a picture to look at.
"""

from __future__ import annotations

import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import bare_system
import linux_files
from bundle import bare_environment, compare_start, demand, freeze, program_of, self_test, tell
from facts import BUILD, COMMAND, NAME, project
from sound_device import null_sink
from staging import stage
from tools import CheckFailed, ensure, is_root, run, size_of, step

import dev

# What must be on the building machine to get into the bundle, beyond what `dev.py play` asks for.
LIBRARIES = {
    **dev.QT_LIBRARIES,
    **dev.PLATFORM_LIBRARIES["xcb"],
    **dev.PLATFORM_LIBRARIES["wayland"],
    "libwayland-egl.so.1": "libwayland-egl1",
    "libXrandr.so.2": "libxrandr2",
}
PROGRAMS = {"strip": "binutils", "xz": "xz-utils", "dpkg-deb": "dpkg", "Xvfb": "xvfb", "import": "imagemagick"}
PROVING = {"debootstrap": "debootstrap", "pulseaudio": "pulseaudio"}
# What a host has: the C library; what `libgl1 libegl1` bring; on Wayland its own client libraries. PyInstaller leaves
# these out on purpose, since they belong to the drivers and the display server.
C_LIBRARY = ("libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libresolv.so.2", "libutil.so.1")
DISPLAY = ("libGL.so.1", "libEGL.so.1", "libGLX.so.0", "libdrm.so.2", "libxcb.so.1", "libwayland-client.so.0")
FROM_HOST = {*C_LIBRARY, *DISPLAY, "ld-linux-x86-64.so.2", "libwayland-cursor.so.0", "libwayland-egl.so.1"}
# The x86 filter makes machine code pack better. Longer memories (-9) do more, but take minutes on a busy machine.
XZ = "xz -T0 --x86 --lzma2=preset=6"
SLOWEST_START = 1.5  # against the source tree
AIM_UNPACKED, AIM_PACKED = 210.0, 60.0  # megabytes


def package(source: Path, out: Path) -> list[Path]:
    """Build, prove and pack; gives what can be handed out."""
    ensure(PROGRAMS, LIBRARIES)
    engine = "pure Python" if source == dev.ROOT else "compiled"
    step(f"Staging ({engine} engine)")
    bundle = freeze(stage(BUILD / "tree", source), BUILD / "linux")
    strip_python(bundle)
    check_libraries(bundle)
    step(f"The bundle has {size_of(bundle):.0f} MB (aim: {AIM_UNPACKED:.0f})")
    step("Self-test without Python on the path")
    report = self_test([program_of(bundle)], bare_environment(QT_QPA_PLATFORM="offscreen"))
    demand(report, engine=engine)
    tell(report)
    check_alarm(bundle)
    check_start(bundle)
    step("Packing the tarball and the .deb, side by side: each keeps one core busy for a minute or two")
    with ThreadPoolExecutor() as hands:
        made = [job.result() for job in [hands.submit(pack, bundle, out) for pack in (tarball, deb)]]
    if is_root():
        ensure(PROVING)
        prove(made[0], made[1], out, engine)
    else:
        step("Not proved on a bare Debian: that needs root (debootstrap, chroot)")
    return made


def strip_python(bundle: Path) -> None:
    """Symbols out of Python and its extensions. Not out of Qt: its plugin for sound does not survive it."""
    inside = bundle / "_internal"
    ours = [path for room in ("boardgames", "yaml", "msgspec") for path in (inside / room).rglob("*.so")]
    ours += [*inside.glob("libpython*.so*"), *inside.glob("*__mypyc.*.so"), *inside.glob("python3*/lib-dynload/*.so")]
    run(["strip", "--strip-unneeded", *ours])


def check_libraries(bundle: Path) -> None:
    """Every library finds what it needs: in the bundle, or among the few that a host must have."""
    libraries = [path for path in bundle.rglob("*.so*") if path.is_file()]
    needed = re.findall(r"NEEDED\s+(\S+)", run(["objdump", "-p", program_of(bundle), *libraries]))
    lost = set(needed) - {path.name for path in libraries} - FROM_HOST
    if lost:
        raise CheckFailed(f"The bundle lacks {', '.join(sorted(lost))}.")


def check_alarm(bundle: Path) -> None:
    """The self-test notices what is missing: without an asset, a translation or the plugin for sound it must fail."""
    inside = bundle / "_internal"
    losses = {
        "contents": inside / "assets" / "games" / "lindisfarne" / "rules.uk.md",
        "translations": inside / "assets" / "i18n" / f"{COMMAND}_fr.qm",
        "sound": inside / "PySide6" / "Qt" / "plugins" / "multimedia",
    }
    for check, lost in losses.items():
        hidden = bundle / "hidden"
        lost.rename(hidden)
        try:
            self_test([program_of(bundle)], bare_environment(QT_QPA_PLATFORM="offscreen"), check)
        except CheckFailed:
            continue
        finally:
            hidden.rename(lost)
        raise CheckFailed(f"The self-test does not notice that {lost.name} is missing.")
    step(f"The self-test fails without {', '.join(path.name for path in losses.values())}, as it should")


def check_start(bundle: Path) -> None:
    ours, sources = compare_start(bundle)
    step(f"First frame after {ours:.2f} s, from sources {sources:.2f} s: {ours / sources:.2f} of it")
    if ours > sources * SLOWEST_START:
        raise CheckFailed(f"The bundle starts {ours / sources:.2f} times as slowly as the sources.")


def tarball(bundle: Path, out: Path) -> Path:
    about = project()
    name = f"{NAME}-{about.version}-linux-x86_64"
    tree = BUILD / "portable" / name
    shutil.rmtree(tree.parent, ignore_errors=True)
    linux_files.portable_tree(tree, bundle, about)
    made = out / f"{name}.tar.xz"
    options = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "-I", XZ]
    run(["tar", *options, "-cf", made, "-C", tree.parent, name])
    step(f"{made.name}: {size_of(made):.1f} MB (aim: {AIM_PACKED:.0f})")
    return made


def deb(bundle: Path, out: Path) -> Path:
    about = project()
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    linux_files.debian_tree(tree, bundle, about)
    made = out / f"{COMMAND}_{about.version}_amd64.deb"
    run(["dpkg-deb", "-Zxz", "--root-owner-group", "--build", tree, made])
    step(f"{made.name}: {size_of(made):.1f} MB")
    return made


def prove(portable: Path, package_file: Path, out: Path, engine: str) -> None:
    """Both downloads on a bare Debian, with a sound device and a display lent from this machine."""
    step("A bare Debian with libgl1 and libegl1 only")
    root = bare_system.fresh(("libgl1", "libegl1"))
    try:
        if bare_system.has_python(root):
            raise CheckFailed("The bare system has a Python: it proves nothing.")
        with null_sink(root / "tmp" / "sound") as sound:
            unpacked = bare_system.unpack(root, portable)
            report = bare_system.self_test(root, f"{unpacked}/{COMMAND}", sound)
            demand(report, engine=engine)
            if "played on" not in report["checks"]["sound"]["found"]:
                raise CheckFailed(f"No sound on a machine with a device: {report['checks']['sound']['found']}")
            step("The tarball passes there, with sound")
            tell(report)
            bare_system.install(root, package_file)
            demand(bare_system.self_test(root, f"/usr/bin/{COMMAND}", sound), engine=engine)
            step("The .deb passes there")
        picture = out / "linux-home.png"
        bare_system.photograph(root, f"/usr/bin/{COMMAND}", picture)
        step(f"The home screen under Xvfb: {picture}")
        bare_system.remove(root, COMMAND)
        step("The .deb is removed without leftovers")
    finally:
        bare_system.discard(root)


def main() -> int:
    """`python -m linux_bundle`: prove what was built before, without building it again."""
    out = BUILD / "out"
    prove(next(out.glob("*.tar.xz")), next(out.glob("*.deb")), out, sys.argv[1] if len(sys.argv) > 1 else "compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
