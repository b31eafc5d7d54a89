"""The store's process is killed again and again while games are committed, and what it left is looked at each time.

`nice python -m tests.store.killing --kills 1000` tells what came of it. SIGKILL leaves the operating system alive, so
this proves the order of things (nothing is acknowledged early, nothing is half written), not that the disk keeps its
promises.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.store import Store, games
from tests.store.committing import GAMES
from tests.store.given import answer

ROOT = Path(__file__).parents[2]
STARTING_S = 0.2, 0.8
"""When it is killed while it starts, the first time perhaps in the midst of its migrations."""
PLAYING_S = 0, 0.1
STARTING_EVERY = 4
"""Every so many times it is killed while it starts, else while it commits."""


@dataclass(slots=True)
class Outcome:
    """What came of it all."""

    kills: int = 0
    committing: int = 0
    """How often it had acknowledged answers when it was killed."""
    acknowledged: int = 0
    stored: int = 0


async def kill(url: str, kills: int, chance: Random) -> Outcome:
    """Kill it that many times; raise AssertionError at the first thing that is lost, or half there."""
    outcome = Outcome()
    acknowledged: dict[str, int] = {}
    for turn in range(kills):
        starting = chance.uniform(*STARTING_S) if turn % STARTING_EVERY == 0 else None
        printed = killed(url, starting=starting, playing=chance.uniform(*PLAYING_S))
        for line in printed:
            game_id, number = line.split()
            acknowledged[game_id] = int(number)
        outcome.kills += 1
        outcome.committing += bool(printed)
        outcome.stored = await _look(url, acknowledged)
    outcome.acknowledged = sum(acknowledged.values())
    return outcome


def killed(url: str, *, starting: float | None, playing: float) -> list[str]:
    """Run the program, kill it after some seconds of starting or else of playing, and return what it printed."""
    command = [sys.executable, "-m", "tests.store.committing", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env={**os.environ, "PYTHONPATH": "."}) as program:
        assert program.stdout is not None
        first = b""
        if starting is None:
            first = program.stdout.readline()
            time.sleep(playing)
        else:
            time.sleep(starting)
        program.send_signal(signal.SIGKILL)
        # The last line may have been cut off: what was not printed whole was not acknowledged.
        lines = (first + program.stdout.read()).decode().split("\n")[:-1]
    assert program.returncode == -signal.SIGKILL, "the program ended by itself"
    return lines


async def _look(url: str, acknowledged: Mapping[str, int]) -> int:
    """Compare what is stored with what was acknowledged; return how many answers there are."""
    count = 0
    async with await Store.open(url) as store:
        table = {game.id: game for game in await store.read(games.live)}
        assert len(table) in {0, GAMES}
        assert table.keys() >= acknowledged.keys()
        for game in table.values():
            answers = await store.read(games.answers_of, game.id)
            assert len(answers) >= acknowledged.get(game.id, 0)
            # Whole: the answers, the snapshot and the version are of one moment.
            assert answers == [answer(number) for number in range(1, len(answers) + 1)]
            assert game.snapshot == str(len(answers))
            assert game.version == len(answers) + 1
            count += len(answers)
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite+aiosqlite:///"))) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return count


async def kill_anew(kills: int, every: int, chance: Random) -> Outcome:
    """Do the same, with another database after every so many kills: what is looked at grows with each."""
    whole = Outcome()
    while whole.kills < kills:
        with tempfile.TemporaryDirectory() as folder:
            found = await kill(f"sqlite+aiosqlite:///{folder}/uno.db", min(every, kills - whole.kills), chance)
        whole.kills += found.kills
        whole.committing += found.committing
        whole.acknowledged += found.acknowledged
        whole.stored += found.stored
        print(f"\r{whole.kills} kills ", end="", file=sys.stderr, flush=True)
    return whole


def main() -> None:
    """Print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.store.killing", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--every", type=int, default=20, help="how many kills one database sees")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = asyncio.run(kill_anew(given.kills, given.every, Random(given.seed)))
    print(f"{found.kills} kills, {found.committing} of them amid commits; {found.acknowledged:,} answers acknowledged,")
    print(f"{found.stored:,} stored; nothing that was acknowledged is missing, and nothing is half there")


if __name__ == "__main__":
    main()
