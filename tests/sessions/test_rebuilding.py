"""`python -m bot rebuild-stats`, as the operator runs it; and results that a kill cannot split."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import Store, StoreError, UnitRefused
from bot.store.recount import BeginRecount, CountAgain
from tests.sessions.matches import counted, noted_ends
from tests.sessions.playing import PEOPLE
from tests.sessions.spoiling import Spoils, half, no_edition, spoil
from tests.sessions.test_results import recounted

ROOT = Path(__file__).parents[2]
KILLS = 5
WON = "SELECT id FROM games WHERE life = 'ended' AND snapshot NOT LIKE '%\"champions\":[]%'"
COUNTED = "SELECT game_id FROM ends WHERE nth IS NOT NULL"
WON_AND_NOT_COUNTED = f"{WON} AND id NOT IN ({COUNTED})"
COUNTED_AND_NOT_WON = f"{COUNTED} AND game_id NOT IN ({WON})"


def run(*module: str, url: str) -> subprocess.Popen[str]:
    """Starts a program of ours."""
    environment = {**os.environ, "PYTHONPATH": ".", "DATABASE_URL": url}
    return subprocess.Popen(
        [sys.executable, "-m", *module],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def killed(url: str, after: float) -> None:
    """Plays until a match is over, and some seconds more, and is killed."""
    with run("tests.sessions.playing", url, url=url) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "over\n"
        time.sleep(after)
        program.send_signal(signal.SIGKILL)
    assert program.returncode == -signal.SIGKILL, "the program ended by itself"


async def test_a_kill_does_not_split_a_result(database_url: str) -> None:
    """Whatever is stored of a match, as much is counted of it."""
    chance = random.Random(database_url.partition(":")[0])
    for _ in range(KILLS):
        killed(database_url, chance.uniform(0, 0.5))
        async with await Store.open(database_url) as store, store._reading() as connection:
            assert (await connection.execute(text(WON_AND_NOT_COUNTED))).all() == []
            assert (await connection.execute(text(COUNTED_AND_NOT_WON))).all() == []
    async with await Store.open(database_url) as store:
        assert await noted_ends(store) > 0
        before = await counted(store)
        await recounted(store)
        assert await counted(store) == before


def test_the_command_says_how_far_it_is(sqlite_url: str) -> None:
    with run("tests.sessions.playing", sqlite_url, "3", url=sqlite_url) as program:
        assert program.wait(120) == 0
    with run("bot", "rebuild-stats", url=sqlite_url) as program:
        said, _ = program.communicate(timeout=120)
    assert program.returncode == 0
    assert "(100%)" in said
    assert said.endswith("All results have been counted again.\n")


def test_the_command_without_a_database_says_so() -> None:
    with run("bot", "rebuild-stats", url="postgresql://nobody@127.0.0.1:1/nothing") as program:
        said, _ = program.communicate(timeout=120)
    assert program.returncode == 1
    assert said.startswith("The database nothing on 127.0.0.1 cannot be reached")


async def test_a_recount_that_was_given_up_writes_nothing_more(store: Store) -> None:
    number = await store.begin_recount()
    await store.begin_recount()
    with pytest.raises(UnitRefused, match="Another recount"):
        await store.commit(CountAgain(number, []))
    await asyncio.gather(store.sweep(), store.sweep())
    with pytest.raises(StoreError):
        await store.commit(CountAgain(number, []))


@pytest.mark.parametrize("spoils", [no_edition, half])
async def test_a_game_that_cannot_be_read_is_left_out(sqlite_url: str, spoils: Spoils) -> None:
    with run("tests.sessions.playing", sqlite_url, "1", url=sqlite_url) as program:
        assert program.wait(120) == 0
    async with await Store.open(sqlite_url) as store:
        people = [await store.stats(user) for user in PEOPLE]
        ends = await store.ends_after(0, 1000)
        await spoil(store, ends[0].game_id, spoils)
    with run("bot", "rebuild-stats", url=sqlite_url) as program:
        said, _ = program.communicate(timeout=120)
    assert program.returncode == 0, said
    assert said.endswith("All results have been counted again, but for those of 1 game that cannot be read any more.\n")
    assert "(100%)" in said
    async with await Store.open(sqlite_url) as store:
        after = [await store.stats(user) for user in PEOPLE]
        await recounted(store)
        assert [await store.stats(user) for user in PEOPLE] == after
    assert sum(one.games for one in after if one) < sum(one.games for one in people if one)
    assert any(after), "the others are counted"


async def test_of_two_recounts_that_take_one_number_the_second_is_given_up(store: Store) -> None:
    """Each would count everything for both."""
    number = await store.begin_recount()
    with pytest.raises(UnitRefused, match="Another recount"):
        await store.commit(BeginRecount(number))
    await store.commit(CountAgain(number, []))
