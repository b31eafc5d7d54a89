"""Forgetting somebody: what others save at the same moment is kept."""

from __future__ import annotations

import asyncio

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import text

from bot.store import Forget, Game, SaveGame, Store
from bot.store.schema import games
from tests.store.given import a_game

ANN = 100


def without(game: Game, _user: int, _stranger: int) -> str:
    return f"{game.session} without Ann"


async def until_somebody_waits(connection: AsyncConnection) -> None:
    """Waits until a transaction waits for another one's locks."""
    waiting = text("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
    while await connection.scalar(waiting) is None:
        pass


async def test_a_move_that_another_process_is_saving_is_kept(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as owner, await Store.open(postgres_url) as other:
        game = a_game(session="before the move")
        await owner.commit(SaveGame(game, people={ANN}))
        async with owner._engines.writer.begin() as connection:
            await connection.execute(update(games).values(session="after the move", version=2))
            forgetting = asyncio.create_task(other.commit(Forget(ANN, without)))
            await until_somebody_waits(connection)
        await forgetting
        stored = await owner.game(game.id)
        assert stored is not None
        assert (stored.session, stored.version) == ("after the move without Ann", 3)


async def test_where_they_sit_down_meanwhile_they_are_found_again(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as owner, await Store.open(postgres_url) as other:
        before, meanwhile = a_game(1), a_game(2)
        await owner.commit(SaveGame(before, people={ANN}))
        async with owner._engines.writer.begin() as connection:
            await connection.execute(update(games).values(version=2))
            forgetting = asyncio.create_task(other.commit(Forget(ANN, without)))
            await until_somebody_waits(connection)
            async with await Store.open(postgres_url) as third:
                await third.commit(SaveGame(meanwhile, people={ANN}))
        await forgetting
        assert [game.id for game in (await owner.about(ANN)).games] == [meanwhile.id]
