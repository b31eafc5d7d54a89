"""`python -m tests.learn_odds EDITION... --rounds N`: learns `bot/players/learned_odds.py` by self-play.

Without editions, for all of them; what is there of others stays as it is.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.players import learned_odds
from bot.players.learned_odds import ODDS
from bot.players.odds import SIZES, learn
from bot.rules.editions import EDITIONS

FILE = Path(learned_odds.__file__)
ROUNDS = 1500
MOST_TURNS = 150_000


def main() -> None:
    """Learn, show and write."""
    parser = argparse.ArgumentParser(prog="python -m tests.learn_odds", description=__doc__)
    parser.add_argument("editions", nargs="*", default=list(EDITIONS), metavar="EDITION")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of each size")
    given = parser.parse_args()
    for key in given.editions:
        ODDS[key] = tuple(learn(EDITIONS[key], (), size, given.rounds, MOST_TURNS) for size in SIZES)
        print(key, ODDS[key], flush=True)
    head = FILE.read_text().split("ODDS:", 1)[0]
    rows = "".join(f'    "{key}": ({", ".join(map(row, ODDS[key]))}),\n' for key in EDITIONS if key in ODDS)
    FILE.write_text(f"{head}ODDS: dict[str, tuple[tuple[float, float, float], ...]] = {{\n{rows}}}\n")


def row(signs: tuple[float, ...]) -> str:
    """Return a row of the table."""
    return f"({', '.join(f'{sign:.2f}' for sign in signs)})"


if __name__ == "__main__":
    main()
