"""`python -m sobremesa COMMAND …`."""

import argparse
import sys
from collections.abc import Sequence

from sobremesa.cli import arena, replay

_COMMANDS = (replay, arena)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m sobremesa", description="Four card games.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in _COMMANDS:
        command.add_command(commands)
    chosen = parser.parse_args(arguments)
    return int(chosen.run(chosen))


if __name__ == "__main__":
    sys.exit(main())
