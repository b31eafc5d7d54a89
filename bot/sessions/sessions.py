"""All running games of this process: by id, and by channel."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection, Iterable
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from functools import partial

from bot.rules.chance import SEED_BYTES
from bot.sessions.arrivals import Arrivals
from bot.sessions.denied import Denied
from bot.sessions.facts import Facts
from bot.sessions.guild_settings import DEFAULTS, GuildSettings
from bot.sessions.kept import UNREADABLE, Kept
from bot.sessions.options import Options
from bot.sessions.privacy import StillSeated, without
from bot.sessions.seats import Seat
from bot.sessions.session import Hears, Prepares, Session
from bot.sessions.told import Told
from bot.store import ChannelTaken, Forget, Lease, Life, SaveGame, Store, StoreError, new_game_id
from bot.store import Game as Row

log = logging.getLogger(__name__)

GRACE = timedelta(seconds=15)
"""How long a turn whose time ran out during a restart may still take."""
ENDED_LATELY = timedelta(minutes=15)
"""For how long after a game has ended a restart leaves its last screen as good as new: maybe nobody has seen it."""
ENDED_REMEMBERED = 200
"""How many games that ended are remembered, and up to as many again until old ones are forgotten."""


def _id(session: Session) -> str:
    return session.id


async def _unheard(_session: Session, _told: Told) -> None:
    """Nobody listens."""


def _unprepared(_session: Session) -> None:
    """Nobody has anything to prepare."""


class Sessions:
    """The games of this process, those running and the last that ended."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_id: dict[str, Session] = {}
        """Oldest first."""
        self._by_channel: dict[int, Session] = {}
        """The last of each channel that was not over when it was added."""
        self._added_since = 0
        """How many were added since old ones were forgotten."""
        self._arrivals = None if store.lease is None else Arrivals(partial(self._arrived, store.lease))
        self.on_told: Hears = _unheard
        """Hears of changes that no answer made: time ran out."""
        self.on_storing: Prepares = _unprepared
        """Prepares what is going to be shown, while it is being stored."""

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host: int,
        name: str,
        options: Options,
        locale: str,
        settings: GuildSettings = DEFAULTS,
    ) -> Session:
        """A new lobby with its host seated."""
        kept = Kept(host, locale, options, (Seat(host, name),), judging=settings.judging, pings=settings.pings)
        return await self._opened(guild_id, channel_id, kept)

    async def rematch(
        self, session: Session, user: int, locale: str | None = None, settings: GuildSettings = DEFAULTS
    ) -> Session:
        """A new lobby with the same seats and options, where the deal moves on: who sat second now sits first."""
        if session.seat_of(user) is None:
            raise Denied("not_seated")
        if session.life is not Life.ENDED:
            raise Denied("round_running")
        async with session.lock:
            await session.reread()  # somebody may have been forgotten
        seats = tuple(seat for seat in (*session.seats[1:], *session.seats[:1]) if seat.forgotten is None)
        kept = Kept(
            user,
            locale or session.locale,
            session.options,
            seats,
            judging=settings.judging,
            pings=settings.pings,
        )
        return await self._opened(session.guild_id, session.channel_id, kept)

    async def restore(self, shard_count: int | None = None, shard_ids: Collection[int] | None = None) -> list[Session]:
        """Takes up all games of these shards that are not over, as they were left, and those that ended lately.

        Those that another process runs are left to it.
        """
        since = datetime.now(UTC) - ENDED_LATELY
        lease = self._store.lease
        if lease is not None:
            await lease.renew()
            await lease.take(shard_count, shard_ids, since)
        rows = await self._store.live_games(shard_count, shard_ids, since)
        return await self._all_taken_up(row for row in rows if self._is_ours(row))

    async def look_after(
        self, shard_count: int | None = None, shard_ids: Collection[int] | None = None
    ) -> tuple[list[Session], list[Session]]:
        """Lets other processes know that this one is there; called every few seconds where the database is shared.

        Tells which games others took, because they had to think otherwise, and which were taken from one that is gone.
        """
        if self._store.lease is None:
            return [], []
        before = list(self._by_id.values())
        is_sure = await self._store.lease.renew()
        owned = None if is_sure else await self._store.lease.owned()
        lost = [session for session in before if session.has_moved or (owned is not None and session.id not in owned)]
        for session in lost:
            self._give_up(session)
        rows = await self._store.lease.take(shard_count, shard_ids, datetime.now(UTC) - ENDED_LATELY)
        return lost, await self._all_taken_up(rows)

    async def find(self, game_id: str) -> Session | None:
        """The game with this id, even where another process ran it that is gone; `Denied` where one still does."""
        session = self.get(game_id)
        if session is not None or self._arrivals is None:
            return session
        return await self._arrivals.wait(game_id)

    async def find_in(self, channel_id: int) -> Session | None:
        """The same, for the game that runs in this channel."""
        session = self.in_channel(channel_id)
        if session is not None or self._store.lease is None:
            return session
        stored = await self._store.game_in(channel_id)
        return None if stored is None else await self.find(stored.id)

    async def resume(self, sessions: Iterable[Session]) -> None:
        """Goes on with those that were held; where time ran out meanwhile there is a moment more, and that is told."""
        for session in sessions:
            told = session.resume(GRACE) if session.is_held else None
            if told is not None:
                await self._told(session, told)

    def get(self, game_id: str) -> Session | None:
        """The game with this id, while it runs or if it ended lately."""
        session = self._by_id.get(game_id)
        return None if session is None or session.has_moved else session

    def in_channel(self, channel_id: int) -> Session | None:
        """The game that runs in this channel."""
        session = self._by_channel.get(channel_id)
        return None if session is None or session.has_moved or session.life is Life.ENDED else session

    def running(self) -> list[Session]:
        """The games that are not over."""
        return [session for session in self._by_id.values() if session.life is not Life.ENDED and not session.has_moved]

    async def forget(self, user: int) -> None:
        """Forgets this person: nothing is kept about them any more, and others' results stay as they are.

        Who sits in a game that runs has to leave it first.
        """
        async with AsyncExitStack() as locked:
            theirs = sorted((session for session in self._by_id.values() if session.seat_of(user) is not None), key=_id)
            for session in theirs:
                await locked.enter_async_context(session.lock)
            try:
                await self._store.commit(Forget(user, without))
            except StillSeated:
                raise Denied("still_seated") from None
            except StoreError:
                raise Denied("not_saved") from None
            for session in theirs:
                await session.reread()

    def close(self) -> None:
        """Stops every clock."""
        for session in self._by_id.values():
            session.close()

    async def _opened(self, guild_id: int, channel_id: int, kept: Kept) -> Session:
        now = datetime.now(UTC)
        row = Row(
            id=new_game_id(),
            guild_id=guild_id,
            channel_id=channel_id,
            edition=kept.options.edition,
            life=Life.LOBBY,
            session=kept.to_json(),
            header=secrets.token_hex(SEED_BYTES),
            created=now,
            updated=now,
            owner=None if self._store.lease is None else self._store.lease.owner,
        )
        try:
            await self._store.commit(SaveGame(row, people=kept.people))
        except ChannelTaken:
            if not await self._cleared(channel_id):
                raise Denied("channel_taken") from None
            return await self._opened(guild_id, channel_id, kept)
        except StoreError:
            raise Denied("not_saved") from None
        return self._added(row)

    async def _cleared(self, channel_id: int) -> bool:
        """Ends the game in this channel if it is one of ours that cannot be read, as nobody can play it or stop it."""
        try:
            row = await self._store.game_in(channel_id)
            if row is None or not self._is_ours(row) or self._is_readable(row):
                return False
            now = datetime.now(UTC)
            await self._store.commit(SaveGame(row.then(now, life=Life.ENDED, ended=now)))
        except StoreError:
            raise Denied("not_saved") from None
        log.warning("A game that cannot be read made room for another", extra={"game": row.id})
        return True

    def _added(self, row: Row) -> Session:
        session = Session(self._store, row, self._told, self._storing)
        self._by_id[row.id] = session
        if row.life is not Life.ENDED:
            self._by_channel[row.channel_id] = session
        self._added_since += 1
        if self._added_since >= ENDED_REMEMBERED:
            self._forget_old()
        return session

    async def _told(self, session: Session, told: Told) -> None:
        await self.on_told(session, told)

    def _storing(self, session: Session) -> None:
        self.on_storing(session)

    def _is_ours(self, row: Row) -> bool:
        """Whether no other process runs it."""
        return self._store.lease is None or row.owner == self._store.lease.owner

    def _is_readable(self, row: Row) -> bool:
        """Whether this version of the program can go on with it."""
        try:
            Facts(self._store, row)
        except Denied:
            return False
        return True

    async def _all_taken_up(self, rows: Iterable[Row]) -> list[Session]:
        """Those that can be read; the others stay stored as they are, and stop nobody else's."""
        taken = []
        for row in rows:
            try:
                taken.append(await self._taken_up(row))
            except UNREADABLE as error:
                # What it says may hold cards.
                kind = type(error.__cause__ or error).__name__
                log.error("A stored game cannot be read (%s)", kind, extra={"game": row.id})  # noqa: TRY400
        return taken

    async def _taken_up(self, row: Row) -> Session:
        former = self._by_id.get(row.id)
        if former is not None:
            self._give_up(former)
        session = self._added(row)
        await session.read_ratings()
        session.resume(GRACE)
        return session

    async def _arrived(self, lease: Lease, awaited: Collection[str]) -> dict[str, Session | None]:
        """Those of these games that are here, or are taken now; None where there is none, or none that can be read."""
        runners = await self._store.runners(awaited)
        free = [game_id for game_id, runner in runners.items() if runner is None]
        if free:
            await self._all_taken_up(await lease.take_these(free))
        found: dict[str, Session | None] = {}
        for game_id in awaited:
            session = self.get(game_id)
            if session is not None or game_id not in runners:
                found[game_id] = session
            elif runners[game_id] in {None, lease.owner} and await self._cannot_be_read(game_id):
                found[game_id] = None
        return found

    async def _cannot_be_read(self, game_id: str) -> bool:
        row = await self._store.game(game_id)
        return row is not None and self._is_ours(row) and not self._is_readable(row)

    def _give_up(self, session: Session) -> None:
        session.close()
        self._forget(session)

    def _forget(self, session: Session) -> None:
        if self._by_id.get(session.id) is session:  # and not one that was taken up again meanwhile
            del self._by_id[session.id]
        if self._by_channel.get(session.channel_id) is session:
            del self._by_channel[session.channel_id]

    def _forget_old(self) -> None:
        self._added_since = 0
        ended = [session for session in self._by_id.values() if session.life is Life.ENDED]
        for session in ended[:-ENDED_REMEMBERED]:
            self._forget(session)
