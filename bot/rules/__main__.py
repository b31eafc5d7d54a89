"""`python -m bot.rules`: see `bot/rules/cli/`."""

import sys

from bot.rules.cli.commands import from_shell

if __name__ == "__main__":
    sys.exit(from_shell())
