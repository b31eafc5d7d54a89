"""Forgetting a user: what others save at the same moment is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.sql import text

from bot.store import (
    BoardFilter,
    By,
    GameStatus,
    SaveGame,
    SaveUserSettings,
    StillSeated,
    Store,
    StoredSeat,
    boards,
    games,
    history,
    privacy,
    stats,
)
from bot.store.names import SaveVisibility
from bot.store.schema import games as games_table
from bot.store.schema import ratings
from tests.store.given import NOW, a_game, forgotten
from tests.store.test_boards import ANN, BEN, HERE, finish

SEATED = (StoredSeat(ANN, "Ann"), StoredSeat(None, "Computer"), StoredSeat(BEN, "Bó"))


async def test_a_pseudonym_takes_the_seats_of_a_user_who_is_forgotten(store: Store) -> None:
    game_id, *_ = [await finish(store, {ANN: 1, BEN: 2}) for _ in range(6)]
    hosted = a_game(1, host=ANN, seats=(), status=GameStatus.ENDED)
    await store.save(SaveGame(hosted))
    was = await store.read(games.by_id, game_id)
    before = await store.read(stats.stats, BEN)
    await store.save(SaveVisibility(ANN, NOW), SaveUserSettings(ANN, '{"locale":"zh-TW"}'))
    assert (await store.read(privacy.about, ANN)).settings == {"locale": "zh-TW"}
    await forgotten(store, ANN)
    game = await store.read(games.by_id, game_id)
    assert was is not None
    assert game is not None
    pseudonym = game.seats[0].user_id
    assert pseudonym is not None
    assert pseudonym < 0
    assert game.seats == (replace(was.seats[0], user_id=pseudonym, name="?", global_name=None), was.seats[1])
    assert game.version == was.version + 1
    assert await store.read(games.by_id, hosted.id) == replace(hosted, host=0, version=2)
    about = await store.read(privacy.about, ANN)
    assert (about.is_hidden, dict(about.settings), list(about.games), dict(about.answers)) == (False, {}, [], {})
    assert not any(about.counted.values())
    assert await store.read(stats.stats, BEN) == before
    assert (await store.read(history.of_guild, HERE)).total == 6
    board = await store.read(boards.board, BoardFilter(HERE, by=By.WINS, at=NOW))
    assert board.total == 0
    async with store.database.reading() as connection:
        rated = set(await connection.scalars(select(ratings.c.user_id)))
    assert rated == {pseudonym, BEN}, "others' ratings can still be counted anew"


async def test_a_user_who_plays_is_not_forgotten(store: Store) -> None:
    game = a_game(seats=SEATED, host=ANN)
    await store.save(SaveGame(game))
    with pytest.raises(StillSeated):
        await forgotten(store, ANN)
    assert await store.read(games.by_id, game.id) == game
    left = game.next_version(NOW, seats=(replace(SEATED[0], left=True), *SEATED[1:]), host=BEN)
    await store.save(SaveGame(left))
    await forgotten(store, ANN)
    found = await store.read(games.by_id, game.id)
    assert found is not None
    assert (found.host, found.seats[0].name, found.seats[1:]) == (BEN, "?", SEATED[1:])


async def test_a_game_that_cannot_be_read_keeps_no_user(store: Store) -> None:
    game = a_game(seats=SEATED, host=ANN)
    await store.save(SaveGame(game))
    await forgotten(store, ANN, [game.id])
    found = await store.read(games.by_id, game.id)
    assert found is not None
    assert (found.host, found.seats[0].name) == (0, "?")


@asynccontextmanager
async def in_transaction(url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction of another program, which is committed at the end."""
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        yield connection


async def until_one_waits(connection: AsyncConnection) -> None:
    """Wait until a transaction waits for another one's locks."""
    waiting = text("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
    while await connection.scalar(waiting) is None:
        await connection.execute(text("SELECT pg_stat_clear_snapshot()"))  # or else a transaction sees the same again


async def test_a_move_that_another_process_is_saving_is_kept(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        game = a_game(session="before the move", seats=SEATED, status=GameStatus.ENDED)
        await store.save(SaveGame(game))
        async with in_transaction(postgres_url) as connection:
            await connection.execute(update(games_table).values(session="after the move", version=2))
            forgetting = asyncio.create_task(forgotten(store, ANN))
            await until_one_waits(connection)
        await forgetting
        stored = await store.read(games.by_id, game.id)
        assert stored is not None
        assert (stored.session, stored.version, stored.seats[0].name) == ("after the move", 3, "?")


async def test_a_game_in_which_they_sit_down_meanwhile_keeps_them(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store, await Store.open(postgres_url) as other:
        before, meanwhile = a_game(1, seats=SEATED, status=GameStatus.ENDED), a_game(2, seats=SEATED)
        await store.save(SaveGame(before))
        async with in_transaction(postgres_url) as connection:
            await connection.execute(update(games_table).values(version=2))
            forgetting = asyncio.create_task(forgotten(store, ANN))
            await until_one_waits(connection)
            await other.save(SaveGame(meanwhile))
        await forgetting
        assert [game.id for game in (await store.read(privacy.about, ANN)).games] == [meanwhile.id]
