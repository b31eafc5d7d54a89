"""Killed at any instant, the store has every answer that it acknowledged.

SIGKILL leaves the operating system alive, so this proves the order of things (nothing is acknowledged early, nothing
is half written), not that the disk keeps its promises.
"""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store, games
from tests.store.committing import GAMES
from tests.store.given import answer

ROOT = Path(__file__).parents[2]
FEW, MANY = 4, 20
"""How often it is killed."""


def killed(url: str, *, starting: float | None, playing: float) -> list[str]:
    """Runs the program, kills it after some seconds of starting or else of playing, and gives what it printed."""
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


@pytest.mark.parametrize("rounds", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
async def test_every_acknowledged_answer_survives_the_kill(database_url: str, rounds: int) -> None:
    chance = random.Random(database_url)
    acknowledged: dict[str, int] = {}
    rounds_played = 0
    for turn in range(rounds):
        # Every fourth time the program dies while it starts: the first time perhaps in the midst of its migrations.
        starting = chance.uniform(0.2, 0.8) if turn % 4 == 0 else None
        printed = killed(database_url, starting=starting, playing=chance.uniform(0, 0.1))
        rounds_played += bool(printed)
        for line in printed:
            game_id, number = line.split()
            acknowledged[game_id] = int(number)

        async with await Store.open(database_url) as store:
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
        if database_url.startswith("sqlite"):
            with closing(sqlite3.connect(database_url.removeprefix("sqlite+aiosqlite:///"))) as database:
                assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert rounds_played >= rounds * 3 // 4
