"""What goes into a bundle and what stays out, for `longhall.spec`. The same on every system."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from facts import APP_ID, COMMAND, NAME, OLDEST_MACOS, RECORD_SUFFIX, RECORD_TYPE, Project

ROOMS = ("boardgames", "ui")
LEFT_OUT = ("boardgames.commands", "boardgames.__main__", "ui.bench", "ui.__main__", "ui.paint.__main__")
FOREIGN = {"PySide6", "rich", *ROOMS}  # not looked for by name: found by PyInstaller itself, or not wanted

# Qt's bindings that the app imports, or that these import. No binding of QtQuick is among them, but its library stays
# in the bundle: the plugin for sound is linked against it, and without it sound is silently dead.
QT_USED = ("QtCore", "QtGui", "QtWidgets", "QtCharts", "QtMultimedia", "QtNetwork", "QtDBus")
PYTHON_UNUSED = ("tkinter", "unittest", "pydoc", "test", "lib2to3", "distutils", "setuptools", "pip", "rich")
OPENSSL = ("ssl", "_ssl", "_hashlib")  # nothing here talks to a network, and hashlib does without


def spare_collections() -> None:
    """Stop pefile from collecting garbage whenever it closes a DLL: with PyInstaller's graph in memory that took a
    third of the freezing. PyInstaller stops it as well, but only once the graph is complete."""
    if importlib.util.find_spec("pefile"):
        vars(importlib.import_module("pefile"))["gc"] = SimpleNamespace(collect=lambda: 0)


def excluded() -> list[str]:
    """What PyInstaller leaves out even where something seems to import it."""
    found = importlib.util.find_spec("PySide6")
    folder = Path(found.origin).parent if found and found.origin else Path()
    bindings = {path.name.partition(".")[0] for path in folder.glob("Qt*.*") if path.suffix in (".so", ".pyd")}
    return [*(f"PySide6.{name}" for name in sorted(bindings - set(QT_USED))), *PYTHON_UNUSED, *OPENSSL]


# Plugins and libraries of Qt that a table of cards and pieces never loads. The input plugins stay (dead keys, IME).
_DROP = re.compile(
    "|".join(
        (
            r"/plugins/(egldeviceintegrations|tls|networkinformation|generic|printsupport|sqldrivers|qmltooling)/",
            r"/plugins/(position|sensors|iconengines|wayland-graphics-integration-server|vectorimageformats)/",
            r"/plugins/platforms/(lib)?q(eglfs|linuxfb|vkkhrdisplay|minimal|minimalegl|direct2d)",
            r"/plugins/imageformats/(lib)?q(pdf|tiff|wbmp|tga|icns|gif|svg)\.",
            r"/plugins/platformthemes/libqgtk3",
            r"Qt6?(Pdf|VirtualKeyboard|EglF[Ss]|WebEngine|Test|Sql|Designer|PrintSupport)[A-Za-z0-9]*\.",
            r"qtvirtualkeyboardplugin",
            r"opengl32sw\.dll",
            r"/lib(g[dt]k-3|gdk_pixbuf|cairo|pango|atk|atspi|pixman|epoxy|thai|datrie|fribidi|harfbuzz|graphite2)",
            r"/lib(cloudproviders|Xcomposite|Xdamage|Xinerama|Xcursor)",
            r"/lib(gio|gobject|gmodule)-2\.0|/lib(mount|blkid|selinux|jpeg)\.so",  # all of these for GTK's dialogs only
            r"/lib(ssl|crypto)[.-]",  # PyInstaller adds them for QtNetwork, which asks for them through its tls plugin
        )
    )
)
_QT_WORDS = re.compile(r"/translations/(?!qtbase_(en|fr|uk)\.qm)")


def wanted(name: str) -> bool:
    """Whether a file that PyInstaller collected is to be in the bundle; `name` is its place there."""
    place = "/" + name.replace("\\", "/")
    return not _DROP.search(place) and not (_QT_WORDS.search(place) and "PySide6" in place)


def modules(tree: Path) -> list[str]:
    """Every module of the app: screens and games are imported by name at run time, where no analysis sees it."""
    found = set()
    for room in ROOMS:
        for path in (tree / room).rglob("*.py"):
            parts = path.relative_to(tree).with_suffix("").parts
            found.add(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    compiled = {path.name.partition(".")[0] for path in tree.glob("*__mypyc.*")}  # what mypyc's modules share
    return sorted(name for name in found if not name.startswith(LEFT_OUT)) + sorted(compiled)


def imported(tree: Path) -> list[str]:
    """What the app imports from elsewhere: inside compiled modules PyInstaller cannot see it."""
    names: set[str] = set()
    for room in ROOMS:
        for path in (tree / room).rglob("*.py"):
            names |= set(_imports(ast.parse(path.read_text(encoding="utf-8"))))
    return sorted(name for name in names if name.partition(".")[0] not in FOREIGN)


def _imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def data(tree: Path) -> list[tuple[str, str]]:
    """The files that are not code, each with its folder in the bundle."""
    places = [("assets", "assets"), ("LICENSE", "."), ("THIRD-PARTY.md", ".")]
    places += [(path.name, path.name) for path in tree.glob("*.dist-info")]  # where the version is looked up
    return [(str(tree / name), place) for name, place in places]


def kept(collected: Iterable[Any]) -> list[Any]:
    """The entries of a PyInstaller list (place, source, kind) that are wanted."""
    return [entry for entry in collected if wanted(entry[0])]


def info_plist(project: Project) -> dict[str, Any]:
    """What macOS is told about the app: a board game, sharp on fine screens, at home with `.longhall` records."""
    return {
        "CFBundleIdentifier": APP_ID,
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleExecutable": COMMAND,
        "CFBundleIconFile": f"{COMMAND}.icns",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": project.version,
        "CFBundleVersion": ".".join(map(str, project.numbers[:3])),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "fr", "uk"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": f"{project.author}, {project.licence} licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Longhall record",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": f"{COMMAND}.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{APP_ID}.record"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{APP_ID}.record",
                "UTTypeDescription": "Longhall record",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [RECORD_SUFFIX.lstrip(".")],
                    "public.mime-type": [RECORD_TYPE],
                },
            }
        ],
    }


def version_info(project: Project) -> str:
    """What Windows shows about longhall.exe, in the form that PyInstaller reads."""
    words = {
        "CompanyName": project.author,
        "FileDescription": NAME,
        "FileVersion": project.version,
        "InternalName": COMMAND,
        "LegalCopyright": f"{project.author}, {project.licence} licence",
        "OriginalFilename": f"{COMMAND}.exe",
        "ProductName": NAME,
        "ProductVersion": project.version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={project.numbers}, prodvers={project.numbers}, mask=0x3F, flags=0, OS=0x40004,
                    fileType=1, subtype=0, date=(0, 0)),
  kids=[StringFileInfo([StringTable('040904B0', [{strings}])]), VarFileInfo([VarStruct('Translation', [0x409, 1200])])]
)
"""
