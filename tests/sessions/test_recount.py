"""`python -m bot rebuild-stats`: what is counted anew from the records is what was counted at first.

And results that a kill cannot split.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bot.rules.editions import EDITIONS
from bot.sessions import actions
from bot.sessions.recount import Recount
from bot.sessions.registry import Registry
from bot.store import recount as recounts
from bot.store import stats
from bot.store.errors import StoreError, UnitRefused
from bot.store.recount import BeginRecount, CountAgain
from bot.store.store import Store
from tests.sessions.matches import counted, noted_ends, play_at_random
from tests.sessions.running import TroubledStore, execute, new_registry, open_match, play_on
from tests.sessions.spoiling import Spoils, half, no_edition, spoil
from tests.sessions.tables import ANN, BEN, CAT, CLASSIC, DAN
from tests.sessions.test_results import spoil_first_answer

ROOT = Path(__file__).parents[2]
FEW, MANY = 1, 5
"""Kills, or times as many matches; the many take long."""
TIMES = [FEW, pytest.param(MANY, marks=pytest.mark.slow)]
WON = "SELECT id FROM games WHERE status = 'ended' AND snapshot NOT LIKE '%\"champions\":[]%'"
COUNTED = "SELECT game_id FROM ends WHERE match_number IS NOT NULL"
WON_AND_NOT_COUNTED = f"{WON} AND id NOT IN ({COUNTED})"
COUNTED_AND_NOT_WON = f"{COUNTED} AND game_id NOT IN ({WON})"
SINGLE = CLASSIC.with_(scoring="single")


async def recounted(store: Store) -> None:
    """Count everything anew."""
    await Recount(store, lambda _done, _of: None).run()


async def check_recount(store: Store) -> None:
    """Check that nothing differs when everything is counted anew."""
    before = await counted(store)
    await recounted(store)
    assert await counted(store) == before


async def many_matches(registry: Registry, chance: Random, matches: int) -> None:
    """Play matches of all editions, in two servers."""
    for number in range(matches):
        players = chance.sample((ANN, BEN, CAT, DAN), chance.randint(2, 4))
        edition = list(EDITIONS)[number % len(EDITIONS)]
        computers = chance.choice((0, 0, 1, 2))
        await play_at_random(
            registry, chance, players, guild=chance.choice((1, 2)), edition=edition, computers=computers
        )


@pytest.mark.parametrize("times", TIMES)
async def test_counting_anew_gives_the_same(registry: Registry, store: TroubledStore, times: int) -> None:
    chance = Random(1)
    await many_matches(registry, chance, 3 * times)
    await registry.forget(CAT)
    await many_matches(registry, chance, 3 * times)
    await registry.forget(CAT)
    await registry.forget(BEN)
    await many_matches(registry, chance, 2 * times)
    assert all((await counted(store)).values())
    await check_recount(store)
    await check_recount(store)


async def test_a_game_that_was_stopped_is_counted_anew_as_well(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry)
    await session.do(actions.leave, CAT)
    await session.do(actions.stop, ANN)
    assert await noted_ends(store) == 1
    await check_recount(store)


async def test_a_recount_that_is_interrupted_changes_nothing(registry: Registry, store: TroubledStore) -> None:
    chance = Random(6)
    await many_matches(registry, chance, 3)
    before = await counted(store)
    reports: list[tuple[int, int]] = []

    def interrupt(done: int, of: int) -> None:
        reports.append((done, of))
        if len(reports) > 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await Recount(store, interrupt).run()
    assert reports[0] == (0, await noted_ends(store))
    assert await counted(store) == before
    await many_matches(registry, chance, 2)
    await check_recount(store)


async def test_what_ends_during_a_recount_is_counted_in_it(registry: Registry, store: TroubledStore) -> None:
    """Whenever it has caught up, others have played and one of them is forgotten, two times over."""
    chance = Random(7)
    await many_matches(registry, chance, 3)
    meanwhile: list[asyncio.Task[None]] = []

    async def others_play() -> None:
        await many_matches(registry, chance, 2)
        await registry.forget(DAN)

    class Slow(Recount):
        async def _catch_up(self, number: int, counted_to: int) -> int:
            reached = await super()._catch_up(number, counted_to)
            if len(meanwhile) < 2:
                meanwhile.append(asyncio.create_task(others_play()))
                await meanwhile[-1]
            return reached

    await Slow(store, lambda _done, _of: None).run()
    assert len(meanwhile) == 2
    await check_recount(store)


async def test_a_game_of_other_rules_stops_a_recount(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry)
    for user in (ANN, CAT):
        await session.do(actions.leave, user)
    await spoil_first_answer(store, session)
    before = await counted(store)
    with pytest.raises(StoreError, match="under other rules"):
        await recounted(store)
    assert await counted(store) == before


async def test_a_round_that_would_end_elsewhere_now_stops_a_recount(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry, options=SINGLE)
    await play_on(session, Random(1))
    before = await counted(store)
    await execute(store, "UPDATE ends SET answer = answer - 1")
    with pytest.raises(StoreError, match="under other rules"):
        await recounted(store)
    assert await counted(store) == before


@pytest.mark.parametrize("spoils", [no_edition, half])
async def test_a_game_that_cannot_be_read_is_left_out(registry: Registry, store: TroubledStore, spoils: Spoils) -> None:
    players = (ANN, BEN, CAT)
    sessions = [await play_at_random(registry, Random(number), players, scoring="single") for number in range(3)]
    before = [await store.read(stats.stats, user) for user in players]
    await spoil(store, sessions[1].id, spoils)
    recount = Recount(store, lambda _done, _of: None)
    await recount.run()
    assert recount.unreadable == {sessions[1].id}
    after = [await store.read(stats.stats, user) for user in players]
    assert sum(one.games for one in after if one) < sum(one.games for one in before if one)
    assert all(after), "the others are counted"
    await check_recount(store)


async def test_two_recounts_at_once_do_not_mix(registry: Registry, store: TroubledStore) -> None:
    await many_matches(registry, Random(8), 3)
    before = await counted(store)
    outcomes = await asyncio.gather(recounted(store), recounted(store), return_exceptions=True)
    assert [outcome for outcome in outcomes if outcome is None]
    assert await counted(store) == before


async def test_a_recount_that_was_given_up_writes_nothing_more(store: TroubledStore) -> None:
    number = await recounts.begin(store)
    await recounts.begin(store)
    with pytest.raises(UnitRefused, match="Another recount"):
        await store.save(CountAgain(number, []))
    await asyncio.gather(recounts.sweep(store), recounts.sweep(store))
    with pytest.raises(StoreError):
        await store.save(CountAgain(number, []))


async def test_of_two_recounts_that_take_one_number_the_second_is_given_up(store: TroubledStore) -> None:
    """Each would count everything for both."""
    number = await recounts.begin(store)
    with pytest.raises(UnitRefused, match="Another recount"):
        await store.save(BeginRecount(number))
    await store.save(CountAgain(number, []))


# As the operator runs it


def run(*module: str, url: str) -> subprocess.Popen[str]:
    """Start a program of ours."""
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
    """Play until a match is over, and some seconds more, and be killed."""
    with run("tests.sessions.playing", url, url=url) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "over\n"
        time.sleep(after)
        program.send_signal(signal.SIGKILL)
    assert program.returncode == -signal.SIGKILL, "the program ended by itself"


@pytest.mark.parametrize("kills", TIMES)
async def test_a_kill_does_not_split_a_result(database_url: str, kills: int) -> None:
    """Whatever is stored of a match, as much is counted of it."""
    chance = random.Random(database_url.partition(":")[0])
    for _ in range(kills):
        killed(database_url, chance.uniform(0, 0.5))
        async with await Store.open(database_url) as store, store.database.reading() as connection:
            assert (await connection.execute(text(WON_AND_NOT_COUNTED))).all() == []
            assert (await connection.execute(text(COUNTED_AND_NOT_WON))).all() == []
    async with await Store.open(database_url) as store:
        assert await noted_ends(store) > 0
        await check_recount(store)


@pytest.mark.parametrize(
    ("spoils", "end"),
    [
        (None, "All results have been counted again.\n"),
        (half, "All results have been counted again, but for those of 1 game that cannot be read any more.\n"),
    ],
)
async def test_the_command_says_how_far_it_is_and_what_it_left_out(
    sqlite_url: str, spoils: Spoils | None, end: str
) -> None:
    async with await Store.open(sqlite_url) as store:
        registry = new_registry(store)
        session = await play_at_random(registry, Random(1), (ANN, BEN), scoring="single")
        registry.close()
        if spoils is not None:
            await spoil(store, session.id, spoils)
    with run("bot", "rebuild-stats", url=sqlite_url) as program:
        said, _ = program.communicate(timeout=120)
    assert program.returncode == 0, said
    assert "(100%)" in said
    assert said.endswith(end)


def test_the_command_without_a_database_says_so() -> None:
    with run("bot", "rebuild-stats", url="postgresql://nobody@127.0.0.1:1/nothing") as program:
        said, _ = program.communicate(timeout=120)
    assert program.returncode == 1
    assert said.startswith("The database nothing on 127.0.0.1 cannot be reached")
