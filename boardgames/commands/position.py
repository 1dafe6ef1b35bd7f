"""Run position files and say which expectation fails, and how."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from boardgames.commands.common import add_json, print_json, watched
from boardgames.core import position
from boardgames.core.errors import LonghallError


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, nargs="+", help="positions (.yaml), or folders of them")
    add_json(parser)


def run(args: Namespace) -> int:
    files = _files(args.file)
    results = {str(path): position.run(path) for path in watched(files, len(files), "positions")}
    failed = {name: failures for name, failures in results.items() if failures}
    if args.json:
        print_json({"positions": len(results), "failed": failed})
    else:
        for name, failures in failed.items():
            for failure in failures:
                print(f"{name}: {failure}")
        print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def _files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.yaml"))
            if not inside:
                raise LonghallError(f"{path}: there is no position (.yaml) in this folder.")
            found += inside
        else:
            found.append(path)
    return found
