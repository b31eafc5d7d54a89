"""The store as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from datetime import datetime
from types import TracebackType
from typing import Any, Self

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, settings
from bot.store.changes import Change
from bot.store.engine import Engines, connect
from bot.store.errors import plain
from bot.store.games import Answer, Game
from bot.store.migrate import migrate
from bot.store.writer import Writer


class Store:
    """Everything durable: reads at once, writes in units through the one writer."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._writer = Writer(engines)

    @classmethod
    async def open(cls, database_url: str) -> Self:
        """Opens the database and brings its tables up to date; raises StoreError and touches nothing if it cannot."""
        engines = await connect(database_url)
        try:
            await migrate(engines)
        except BaseException:
            await engines.close()
            raise
        return cls(engines)

    async def close(self) -> None:
        """Writes what waits to be written, then closes every connection."""
        await self._writer.close()
        await self._engines.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def commit(self, *changes: Change) -> None:
        """Writes these changes, all or none, and returns when they are durable.

        Raises UnitRefused (VersionConflict, ChannelTaken) when they contradict what is stored, and StoreError when
        the database fails. Cancelling the wait does not take them back.
        """
        await self._writer.commit(changes)

    async def game(self, game_id: str) -> Game | None:
        """The game with this id, live or ended."""
        async with self._reading() as connection:
            return await games.by_id(connection, game_id)

    async def game_in(self, channel_id: int) -> Game | None:
        """The live game in this channel."""
        async with self._reading() as connection:
            return await games.in_channel(connection, channel_id)

    async def live_games(
        self,
        shard_count: int | None = None,
        shard_ids: Collection[int] | None = None,
        ended_since: datetime | None = None,
    ) -> list[Game]:
        """The live games, and those ended since then, oldest first; only of the guilds on these shards, if told."""
        async with self._reading() as connection:
            return await games.live(connection, shard_count, shard_ids, ended_since)

    async def answers(self, game_id: str) -> list[Answer]:
        """The answers of this game so far, in order."""
        async with self._reading() as connection:
            return await games.answers_of(connection, game_id)

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """The guild's settings, empty if it has none."""
        async with self._reading() as connection:
            return await settings.of_guild(connection, guild_id)

    async def player_settings(self, user_id: int) -> dict[str, Any]:
        """The player's settings, empty if they have none."""
        async with self._reading() as connection:
            return await settings.of_player(connection, user_id)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engines.reader.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise plain(error, self._engines.name) from None
