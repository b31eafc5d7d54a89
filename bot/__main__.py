"""`uno [COMMAND]`, or `python -m bot [COMMAND]`: the bot (`run`, if no command is given), and what its operator does.

The commands are in `bot/commands/`. Exit codes: 0 it is done, 1 it could not be done, 2 the command line is wrong,
78 the settings cannot work, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from bot.commands.table import parsed
from bot.errors import FAILED, OperatorError

INTERRUPTED = 130
"""The exit code of what was broken off, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; return the program's exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal may not know all letters of a name
            stream.reconfigure(errors="backslashreplace")
    try:
        command = parsed(sys.argv[1:] if arguments is None else arguments)
        code = int(command.run(command))
    except OperatorError as error:
        print(error, file=sys.stderr)
        code = error.exit_code
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        code = INTERRUPTED
    except BrokenPipeError:  # what reads the output wants no more
        code = FAILED
    try:
        sys.stdout.flush()
    except OSError:  # Python would try again when it ends, and complain
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = code or FAILED
    return code


if __name__ == "__main__":
    sys.exit(main())
