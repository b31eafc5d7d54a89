"""`python -m bot playground` on a machine that may be slow: the bot has minutes to start, and to answer."""

import sys

from bot.__main__ import main
from bot.playground import playing
from bot.playground.world import LocalBackend

if __name__ == "__main__":
    playing.STARTING = LocalBackend.ANSWER_WITHIN = 120.0
    sys.exit(main(["playground", *sys.argv[1:]]))
