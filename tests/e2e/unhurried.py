"""`python -m bot playground` on a machine that may be slow: the bot has minutes to start, and to answer."""

import sys

from bot.commands.table import parsed
from bot.playground.launch import launch

if __name__ == "__main__":
    sys.exit(launch(parsed(["playground", *sys.argv[1:]]), start_timeout_s=120, answer_within_s=120))
