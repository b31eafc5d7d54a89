"""Counting what ended: once, whoever dies, and the same when it is counted anew by `python -m bot rebuild-stats`."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, text

from bot.rules.editions import EDITIONS
from bot.sessions import actions
from bot.sessions.counting import Counting, Former
from bot.sessions.registry import Registry
from bot.sessions.results import seats_that_acted
from bot.sessions.session import Session
from bot.store import stats
from bot.store.counting import Skipped, begin_again
from bot.store.ends import progress, skipped_games
from bot.store.errors import StoreError
from bot.store.games import Answer, with_answers
from bot.store.schema import COUNTED as TABLES
from bot.store.store import Store
from tests.clock import NOW
from tests.sessions.matches import counted, noted_ends, play_at_random
from tests.sessions.running import TroubledStore, count_all, execute, new_registry, open_lobby, open_match, open_won
from tests.sessions.spoiling import Spoils, half, no_edition, older_rules, spoil
from tests.sessions.tables import ANN, BEN, CAT, DAN
from tests.sessions.test_results import spoil_first_answer

ROOT = Path(__file__).parents[2]
FEW, MANY = 1, 5
"""Kills, or times as many matches; the many take long."""
MOSTLY = 0.8
TIMES = [FEW, pytest.param(MANY, marks=pytest.mark.slow)]
WON = "SELECT id FROM games WHERE status = 'ended' AND snapshot NOT LIKE '%\"champions\":[]%'"
COUNTED = "SELECT game_id FROM ends WHERE match_number IS NOT NULL"
NOTED = "SELECT game_id FROM ends WHERE winners IS NOT NULL"
ENDED = "SELECT game_id FROM ends"
WON_AND_NOT_NOTED = f"{WON} AND id NOT IN ({ENDED})"
NOTED_AND_NOT_WON = f"{NOTED} AND game_id NOT IN ({WON})"


async def recounted(store: Store) -> None:
    """Count everything anew."""
    await store.keep_house(begin_again)
    await count_all(store)


async def check_recount(store: Store) -> None:
    """Check that nothing differs when everything is counted anew."""
    before = await counted(store)
    await recounted(store)
    assert await counted(store) == before


async def many_matches(registry: Registry, chance: Random, matches: int) -> None:
    """Play matches of all editions, in two servers; where there is an even number of seats, mostly in teams."""
    for number in range(matches):
        players = chance.sample((ANN, BEN, CAT, DAN), chance.randint(2, 4))
        edition = list(EDITIONS)[number % len(EDITIONS)]
        computers = chance.choice((0, 0, 1, 2))
        seats = len(players) + computers
        house = ("teams",) if seats in (4, 6) and chance.random() < MOSTLY else ()
        guild = chance.choice((1, 2))
        await play_at_random(registry, chance, players, guild=guild, edition=edition, computers=computers, house=house)


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
    await session.do(actions.stop, ANN, is_moderator=True)
    assert await noted_ends(store) == 1
    await check_recount(store)


async def test_an_interrupted_count_goes_on_where_it_was(registry: Registry, store: TroubledStore) -> None:
    chance = Random(6)
    await many_matches(registry, chance, 6)
    before = await counted(store)
    await store.keep_house(begin_again)
    assert not any(await without_counting(store))
    await Counting(store, at_once=2).count()
    done, of = await store.read(progress)
    assert (done, of) == (2, await noted_ends(store))
    await many_matches(registry, chance, 2)
    await store.keep_house(begin_again)
    assert (await store.read(progress))[0] == done
    after = await counted(store)
    assert len(after["results"]) >= len(before["results"])
    await check_recount(store)


async def without_counting(store: Store) -> list[list[Any]]:
    """Return all that is counted so far."""
    async with store.database.reading() as connection:
        return [list(await connection.execute(select(table))) for table in TABLES]


async def test_who_is_killed_while_counting_has_counted_nothing_of_it(
    registry: Registry, store: TroubledStore, database_url: str
) -> None:
    """Cancelled at every moment of it, again and again, in two processes; in the end all is counted once."""
    chance = Random(8)
    await many_matches(registry, chance, 6)
    await store.keep_house(begin_again)
    for pause in range(40):
        async with await Store.open(database_url) as other:
            counting = [asyncio.create_task(count_all(one)) for one in (store, other)]
            for _ in range(pause * 3):
                await asyncio.sleep(0)
            await asyncio.sleep(chance.random() / 50)
            for task in counting:
                task.cancel()
            await asyncio.gather(*counting, return_exceptions=True)
    await check_recount(store)


async def test_two_that_count_at_once_count_everything_once(
    registry: Registry, store: TroubledStore, database_url: str
) -> None:
    await many_matches(registry, Random(8), 6)
    before = await counted(store)
    await store.keep_house(begin_again)
    async with await Store.open(database_url) as other:
        await asyncio.gather(*(count_all(one) for one in (store, other, store, other)))
    assert await counted(store) == before


async def test_who_is_forgotten_before_it_is_counted_gets_nothing(registry: Registry, store: TroubledStore) -> None:
    await many_matches(registry, Random(9), 6)
    await registry.forget(BEN)
    await count_all(store)
    assert await store.read(stats.stats, BEN) is None
    await check_recount(store)


async def spoil_end(store: TroubledStore, session: Session) -> None:
    """Make the round end elsewhere now."""
    await execute(store, "UPDATE ends SET answer = answer - 1 WHERE game_id = :game", game=session.id)


async def spoil_seats(store: TroubledStore, session: Session) -> None:
    """Have nothing but nonsense where it was noted who was away."""
    await execute(store, "UPDATE ends SET winners = '7' WHERE game_id = :game", game=session.id)


def spoiling(spoils: Spoils) -> Callable[[TroubledStore, Session], Awaitable[None]]:
    async def spoil_game(store: TroubledStore, session: Session) -> None:
        await spoil(store, session.id, spoils)

    return spoil_game


POISONS = {
    "an answer that no rules know": (spoil_first_answer, Skipped.OTHER_RULES),
    "an end elsewhere": (spoil_end, Skipped.OTHER_RULES),
    "another winner": (spoil_seats, Skipped.OTHER_RULES),
    "other rules": (spoiling(older_rules), Skipped.OTHER_RULES),
    "an unknown edition": (spoiling(no_edition), Skipped.UNREADABLE),
    "half a game": (spoiling(half), Skipped.UNREADABLE),
}


@pytest.mark.parametrize(("poison", "why"), POISONS.values(), ids=POISONS.keys())
async def test_what_cannot_be_counted_is_skipped_and_named(
    registry: Registry,
    store: TroubledStore,
    caplog: pytest.LogCaptureFixture,
    poison: Callable[[TroubledStore, Session], Awaitable[None]],
    why: Skipped,
) -> None:
    players = (ANN, BEN, CAT)
    sessions = [await open_won(registry, seed=number) for number in range(3)]
    await poison(store, sessions[1])
    with caplog.at_level(logging.ERROR):
        await count_all(store)
    assert {getattr(record, "game", None) for record in caplog.records} == {sessions[1].id}
    assert f"({why})" in caplog.text
    assert await store.read(skipped_games) == 1
    async with store.database.reading() as connection:
        of_matches = set(await connection.scalars(text(COUNTED)))
    assert of_matches == {sessions[0].id, sessions[2].id}
    assert all([await store.read(stats.stats, user) for user in players]), "the others are counted"
    await check_recount(store)
    assert await store.read(skipped_games) == 1


async def test_a_game_that_the_database_does_not_give_is_skipped_after_a_while(
    registry: Registry, store: TroubledStore, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = [await play_at_random(registry, Random(number), (ANN, BEN), scoring="single") for number in (1, 2)]

    class Damaged(TroubledStore):
        async def read(self, query: Any, *args: Any, **kwargs: Any) -> Any:
            if query is with_answers and args == (first.id,):
                raise StoreError("It is damaged.")
            return await super().read(query, *args, **kwargs)

    counting = Counting(Damaged(store.database))
    for _ in range(2):
        with pytest.raises(StoreError):
            await counting.count()
    await counting.count_all()
    assert await store.read(stats.rating_changes, first.id) == ()
    assert await store.read(stats.rating_changes, second.id)
    assert "not counted (unreadable)" in caplog.text


# What former versions left


def given(*answers: tuple[str, float]) -> list[Answer]:
    """Return answers, and how many seconds after the deal each was given."""
    return [Answer(n, text, NOW + timedelta(seconds=at)) for n, (text, at) in enumerate((("deal", 0.0), *answers), 1)]


ACTED = {
    "in time": (given(("B draw", 59), ("A pass", 61)), 60, {0, 1}),
    "late once, and then in time": (given(("A draw", 60), ("B draw", 61), ("A draw", 100)), 60, {0, 1}),
    "late twice, and then a computer": (
        given(("A draw", 60), ("B draw", 61), ("A draw", 121), ("A draw", 123)),
        60,
        {1},
    ),
    "without a clock": (given(("A draw", 9000)), None, {0}),
    "leaving": (given(("B quit", 3), ("C draw", 4)), 60, {2}),
}


@pytest.mark.parametrize(("answers", "seconds", "acted"), ACTED.values(), ids=ACTED.keys())
def test_who_acted_is_told_by_when_answers_were_given(
    answers: list[Answer], seconds: int | None, acted: set[int]
) -> None:
    assert seats_that_acted(answers, seconds) == acted


async def test_of_a_farmed_match_of_a_former_version_nothing_is_counted(
    registry: Registry, store: TroubledStore
) -> None:
    """Two were seated unasked and put out, which was stored as leaving; the third was noted as the winner."""
    session = await open_lobby(registry)
    session.table = replace(session.table, everyone_joined=False)
    await session.do(actions.start, ANN)
    for user in (BEN, CAT):
        await session.do(actions.leave, user)
    await execute(store, "UPDATE ends SET winners = '0'")
    counting = Counting(store)
    await counting.count_all()
    assert counting.former() == Former(1, 1, 1)
    assert not any((await counted(store)).values())
    assert await store.read(skipped_games) == 0


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
            assert (await connection.execute(text(WON_AND_NOT_NOTED))).all() == []
            assert (await connection.execute(text(NOTED_AND_NOT_WON))).all() == []
    async with await Store.open(database_url) as store:
        assert await noted_ends(store) > 0
        await check_recount(store)


@pytest.mark.parametrize(
    ("spoils", "end"),
    [
        (None, "All results have been counted again.\n"),
        (half, "All results have been counted again; 1 game of older rules, or damaged, was skipped.\n"),
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


async def test_the_command_waits_for_no_bot_on_a_file(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url, to_run_games=True):
        with run("bot", "rebuild-stats", url=sqlite_url) as program:
            said, _ = program.communicate(timeout=120)
    assert program.returncode == 1
    assert "stop it first" in said
