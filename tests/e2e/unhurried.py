"""`python -m bot playground` on a machine that may be slow: the bot has minutes to start, and to answer."""

import sys

from bot.playground.launch import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], start_timeout_s=120, answer_within_s=120))
