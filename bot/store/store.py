"""The store as the rest of the program sees it."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Self

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import boards, games, history, privacy, recount, settings, sqlite_file, stats
from bot.store.boards import Board, By, Wanted
from bot.store.changes import Change
from bot.store.engine import Engines, connect
from bot.store.errors import StoreError, plain
from bot.store.games import Answer, Game
from bot.store.history import Finished, History
from bot.store.lease import Lease, runners
from bot.store.migrate import migrate
from bot.store.periods import Period
from bot.store.privacy import About
from bot.store.recount import BeginRecount, End, Sweep
from bot.store.stats import RatingChange, RatingStep, Stats
from bot.store.writer import Meanwhile, Writer

CLOSING = 2.0
"""How many seconds each of the two steps of closing may take on a server."""


class Store:
    """Everything durable: reads at once, writes in units through the one writer."""

    def __init__(self, engines: Engines, *, lease: Lease | None = None, hold: sqlite3.Connection | None = None) -> None:
        self._engines = engines
        self._hold = hold
        self._writer = Writer(engines)
        self.lease = lease
        """By what right this process runs games; None where it has the database to itself."""

    @classmethod
    async def open(cls, database_url: str, *, to_run_games: bool = False) -> Self:
        """Opens the database and brings its tables up to date; raises StoreError and touches nothing if it cannot.

        To run games is what one process at a time may do with a file, and processes with a lease on a server.
        """
        engines = await connect(database_url)
        lease = hold = None
        try:
            if to_run_games and engines.file is not None:
                hold = sqlite_file.hold(engines.file)
            elif to_run_games:
                lease = Lease(engines, secrets.token_urlsafe(12))
            await migrate(engines)
        except BaseException:
            await engines.close()
            if hold is not None:
                hold.close()
            raise
        return cls(engines, lease=lease, hold=hold)

    async def close(self) -> None:
        """Writes what waits to be written, gives the games back, then closes every connection.

        A server that is silent is not waited for: of what it has not taken nobody was told that it is stored.
        """
        seconds = CLOSING if self._engines.file is None else None
        for end in (self._finish, self._engines.close):
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await end()
        if self._hold is not None:
            self._hold.close()

    async def _finish(self) -> None:
        await self._writer.close()
        if self.lease is not None:
            with suppress(StoreError):  # they are free soon anyway
                await self.lease.give_back()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def commit(self, *changes: Change, meanwhile: Meanwhile | None = None) -> None:
        """Writes these changes, all or none, and returns when they are durable; does something `meanwhile`, if it can.

        Raises UnitRefused (VersionConflict, ChannelTaken) when they contradict what is stored, and StoreError when
        the database fails. Cancelling the wait does not take them back.
        """
        await self._writer.commit(changes, meanwhile)

    @property
    def trouble(self) -> str | None:
        """Why nothing can be saved now, in a sentence for the operator; None, as far as is known, where it can."""
        return self._writer.trouble

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

    async def runners(self, ids: Collection[str]) -> dict[str, str | None]:
        """Who runs these games of a shared database, as far as they are not over; None: nobody who is there."""
        async with self._reading() as connection:
            return await runners(connection, ids)

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

    # Results

    async def board(
        self,
        guild_id: int | None,
        edition: str | None = None,
        period: Period = Period.ALL,
        by: By = By.RATING,
        *,
        page: int = 1,
        own: int | None = None,
        at: datetime | None = None,
    ) -> Board:
        """A page of a board (of the month or week of this moment, else of now), and the asker's place (`own`)."""
        wanted = Wanted(guild_id, edition, period, by, at or datetime.now(UTC))
        async with self._reading() as connection:
            return await boards.board(connection, wanted, page, own)

    async def stats(self, user_id: int, guild_id: int | None = None, edition: str | None = None) -> Stats | None:
        """What somebody has done, in a guild or everywhere; None, if they never finished a round there."""
        async with self._reading() as connection:
            return await stats.stats(connection, user_id, guild_id, edition)

    async def rating_steps(
        self, user_id: int, guild_id: int | None = None, edition: str | None = None, most: int = 200
    ) -> list[RatingStep]:
        """The last few steps of somebody's rating, oldest first."""
        async with self._reading() as connection:
            return await stats.rating_steps(connection, user_id, guild_id, edition, most)

    async def rating_changes(self, game_id: str) -> list[RatingChange]:
        """What a finished match made of the ratings of those whom it moved, best place first; maybe of nobody's."""
        async with self._reading() as connection:
            return await stats.rating_changes(connection, game_id)

    async def history(self, guild_id: int, page: int = 1) -> History:
        """The matches finished in a guild, the newest first."""
        async with self._reading() as connection:
            return await history.of_guild(connection, guild_id, page)

    async def history_of(self, user_id: int, guild_id: int | None = None, page: int = 1) -> History:
        """The finished matches that somebody sat in, in a guild or everywhere, the newest first."""
        async with self._reading() as connection:
            return await history.of_player(connection, user_id, guild_id, page)

    async def finished(self, game_id: str) -> Finished | None:
        """The finished match with this id; of which guild it is, is told by its game."""
        async with self._reading() as connection:
            return await history.of_game(connection, game_id)

    async def about(self, user_id: int) -> About:
        """All that is kept about somebody."""
        async with self._reading() as connection:
            return await privacy.about(connection, user_id)

    async def ends_after(self, number: int, most: int) -> list[End]:
        """The ends of rounds and matches after the one of this number, in the order in which they were counted."""
        async with self._reading() as connection:
            return await recount.ends_after(connection, number, most)

    async def last_end(self) -> int:
        """The number of the last end."""
        async with self._reading() as connection:
            return await recount.last_end(connection)

    async def begin_recount(self) -> int:
        """Begins to count everything anew, beside what is in force; gives its number."""
        async with self._reading() as connection:
            number = await recount.last_recount(connection) + 1
        await self.commit(BeginRecount(number))
        return number

    async def sweep(self) -> None:
        """Deletes all that is counted and not in force, a little at a time."""
        people: tuple[int, int] | None = None
        while True:
            async with self._reading() as connection:
                people = await recount.people_to_sweep(connection, people and people[1])
            if people is None:
                return
            await self.commit(Sweep(*people))

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engines.reader.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise plain(error, self._engines.name) from None
