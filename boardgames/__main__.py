"""The headless command: `longhall-engine`, or `python -m boardgames`.

Exit codes: 0 all well, 1 something was found wrong (a failing position, a violated invariant), 2 bad input.
"""

import argparse
import sys
from collections.abc import Sequence

from boardgames.commands import COMMANDS
from boardgames.core.errors import LonghallError


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and give its exit code."""
    parser = argparse.ArgumentParser(
        prog="longhall-engine", description="Longhall without a screen: play, check and measure the games."
    )
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        summary = (command.__doc__ or "").splitlines()[0]
        subparser = subparsers.add_parser(name, help=summary, description=command.__doc__)
        command.add_arguments(subparser)
    args = parser.parse_args(argv)
    try:
        return COMMANDS[args.command].run(args)
    except LonghallError as error:
        print(f"longhall-engine: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("longhall-engine: stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
