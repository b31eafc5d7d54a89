"""All games of this process, those running and the last that ended: by id, and by channel."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta
from functools import partial

from bot.rules.chance import SEED_BYTES
from bot.sessions.arrivals import MOVES_WITHIN_S, Arrivals
from bot.sessions.clock import Clock
from bot.sessions.guild_settings import DEFAULTS, GuildSettings
from bot.sessions.lobby import new_table, rematch_seats
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Presenter, Session
from bot.sessions.stored import UNREADABLE, SaveTable, table_of
from bot.sessions.table import Change, Seat, Table, Update
from bot.store import stats
from bot.store.errors import ChannelTaken, StillSeated, StoreError
from bot.store.games import GameStatus, SaveGame, StoredGame, by_id, in_channel, live, live_of, new_game_id
from bot.store.lease import Lease, runners
from bot.store.privacy import Forget
from bot.store.store import Store

log = logging.getLogger(__name__)

GRACE = timedelta(seconds=15)
"""How long a turn whose time ran out during a restart may still take."""
ENDED_LATELY = timedelta(minutes=15)
"""For how long after a game has ended a restart leaves its last screen as good as new: maybe no one has seen it."""
ENDED_KEPT = 200
"""How many games that ended are kept, and up to as many again until old ones are dropped."""


def new_seed() -> bytes:
    """Return what all chance of a deal comes from."""
    return secrets.token_bytes(SEED_BYTES)


class Registry:
    """Opens, restores and finds the games of this process."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        presenter: Presenter,
        make_seed: Callable[[], bytes] = new_seed,
        moves_within_s: float = MOVES_WITHIN_S,
    ) -> None:
        self._store = store
        self._clock = clock
        self._presenter = presenter
        self._make_seed = make_seed
        self._by_id: dict[str, Session] = {}
        """Oldest first."""
        self._by_channel: dict[int, Session] = {}
        """The last of each channel that was not over when it was added."""
        self._added_since = 0
        """How many were added since old ones were dropped."""
        lease = store.lease
        self._arrivals = None if lease is None else Arrivals(partial(self._arrived, lease), moves_within_s)

    # Opening

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
        """Open a lobby with its host seated."""
        return await self._opened(guild_id, channel_id, host, [Seat(host, name)], options, locale, settings)

    async def rematch(
        self, session: Session, user: int, locale: str | None = None, settings: GuildSettings = DEFAULTS
    ) -> Session:
        """Open a lobby with the same seats and options after a match."""
        async with session.lock:
            await session.read_again()  # a user may have been forgotten
        table = session.table
        seats = rematch_seats(table, user)
        return await self._opened(
            table.guild_id, table.channel_id, user, seats, table.options, locale or table.locale, settings
        )

    async def _opened(
        self,
        guild_id: int,
        channel_id: int,
        host: int,
        seats: Sequence[Seat],
        options: Options,
        locale: str,
        settings: GuildSettings,
    ) -> Session:
        table = new_table(
            new_game_id(),
            guild_id,
            channel_id,
            host,
            seats,
            options,
            locale,
            self._make_seed(),
            self._clock.now(),
            settings,
        )
        if self._store.lease is not None:
            table = replace(table, owner=self._store.lease.owner)
        while True:
            try:
                await self._store.save(SaveTable(Change(table)))
            except ChannelTaken:
                if not await self._make_room(channel_id):
                    raise SessionRefusal("channel_taken") from None
            except StoreError:
                raise SessionRefusal("not_saved") from None
            else:
                return self._add(table)

    async def _make_room(self, channel_id: int) -> bool:
        """End the game in this channel if it is one of ours that cannot be read, and so neither played nor stopped.

        One that can be read and is not at hand is taken up: its opening was said to have failed although it was stored.
        """
        try:
            game = await self._store.read(in_channel, channel_id)
            if game is None or not self._is_ours(game) or self.get(game.id) is not None:
                return False
            if _is_readable(game):
                for session in await self._load([game]):
                    self._presenter.changed(session, Update())
                return False
            now = self._clock.now()
            ended = game.next_version(now, status=GameStatus.ENDED, ended=now)
            await self._store.save(SaveGame(ended, seats_changed=False))
        except StoreError:
            raise SessionRefusal("not_saved") from None
        log.warning("A game that cannot be read made room for another", extra={"game": game.id})
        return True

    # Restoring

    async def restore(self, shard_count: int | None = None, shard_ids: Collection[int] | None = None) -> list[Session]:
        """Load this process's unfinished games, and those that ended in the last 15 minutes.

        Those that another process runs are left to it.
        """
        since = self._clock.now() - ENDED_LATELY
        lease = self._store.lease
        if lease is not None:
            await lease.renew()
            await lease.take(shard_count, shard_ids, since)
        games = await self._store.read(live, shard_count, shard_ids, since)
        return await self._load(game for game in games if self._is_ours(game))

    async def claim(self, shard_count: int | None = None, shard_ids: Collection[int] | None = None) -> list[Session]:
        """Renew the claim to this process's games, and take those of its shards that no process runs any more.

        Return those that were taken. Call it every few seconds where the database is shared.
        """
        lease = self._store.lease
        if lease is None:
            return []
        before = list(self._by_id.values())
        owned = None if await lease.renew() else await lease.owned()
        lost = [session for session in before if session.has_moved or (owned is not None and session.id not in owned)]
        if lost:
            log.warning("Other processes run %d games now that this one ran", len(lost))
        for session in lost:
            self._give_up(session)
        taken = await self._load(await lease.take(shard_count, shard_ids, self._clock.now() - ENDED_LATELY))
        if taken:
            log.info("Took up %d games that no process ran", len(taken))
        return taken

    def resume(self, sessions: Iterable[Session]) -> None:
        """Let the time of those that were held go on; where it ran out meanwhile there is a moment more."""
        for session in sessions:
            if session.is_held:
                session.resume(GRACE)

    async def _load(self, games: Iterable[StoredGame]) -> list[Session]:
        """Load those that can be read; the others stay stored as they are, and stop none of the rest."""
        loaded = []
        for game in games:
            try:
                table = table_of(game)
            except UNREADABLE as error:
                # What it says may hold cards.
                kind = type(error.__cause__ or error).__name__
                log.error("A stored game cannot be read (%s)", kind, extra={"game": game.id})  # noqa: TRY400
                continue
            if table.decided:
                try:
                    table = replace(table, ratings=tuple(await self._store.read(stats.rating_changes, table.id)))
                except StoreError:
                    log.warning("The ratings of a match are not known yet", extra={"game": game.id})
            former = self._by_id.get(game.id)
            if former is not None:
                self._give_up(former)
            session = self._add(table)
            session.resume(GRACE)
            loaded.append(session)
        return loaded

    # Finding

    def get(self, game_id: str) -> Session | None:
        """Return the game with this id, while it runs or if it ended lately."""
        session = self._by_id.get(game_id)
        return None if session is None or session.has_moved else session

    def in_channel(self, channel_id: int) -> Session | None:
        """Return the game that runs in this channel."""
        session = self._by_channel.get(channel_id)
        if session is None or session.has_moved or session.table.status is GameStatus.ENDED:
            return None
        return session

    async def find(self, game_id: str) -> Session | None:
        """Return the game with this id, even where another process ran it that is gone.

        Raise SessionRefusal where one still does.
        """
        session = self.get(game_id)
        if session is not None or self._arrivals is None:
            return session
        return await self._arrivals.wait(game_id)

    async def find_in(self, channel_id: int) -> Session | None:
        """Return the game that runs in this channel, as `find` does."""
        session = self.in_channel(channel_id)
        if session is not None or self._store.lease is None:
            return session
        stored = await self._store.read(in_channel, channel_id)
        return None if stored is None else await self.find(stored.id)

    def running(self) -> list[Session]:
        """Return the games that are not over."""
        return [
            session
            for session in self._by_id.values()
            if session.table.status is not GameStatus.ENDED and not session.has_moved
        ]

    # Forgetting

    async def forget(self, user: int) -> None:
        """Forget this user: nothing is kept about them any more, and others' results stay as they are.

        Raise SessionRefusal where they sit in a game that runs: they have to leave it first.
        """
        async with AsyncExitStack() as locked:
            theirs = [session for session in self._by_id.values() if session.table.seat_of(user) is not None]
            for session in sorted(theirs, key=lambda session: session.id):
                await locked.enter_async_context(session.lock)
            try:
                games = await self._store.read(live_of, user)
                await self._store.save(Forget(user, [game.id for game in games if not _is_readable(game)]))
            except StillSeated:
                raise SessionRefusal("still_seated") from None
            except StoreError:
                raise SessionRefusal("not_saved") from None
            for session in theirs:
                await session.read_again()

    def close(self) -> None:
        """Stop every clock."""
        for session in self._by_id.values():
            session.close()

    # The games at hand

    def _add(self, table: Table) -> Session:
        session = self._by_id[table.id] = Session(table, self._store, self._clock, self._presenter)
        if table.status is not GameStatus.ENDED:
            self._by_channel[table.channel_id] = session
        self._added_since += 1
        if self._added_since >= ENDED_KEPT:
            self._drop_old()
        return session

    def _is_ours(self, game: StoredGame) -> bool:
        """Tell whether no other process runs it."""
        return self._store.lease is None or game.owner == self._store.lease.owner

    async def _arrived(self, lease: Lease, awaited: Collection[str]) -> dict[str, Session | None]:
        """Return those of these games that are here, or are taken now; None for one that is nowhere, or unreadable."""
        runs = await self._store.read(runners, awaited)
        free = [game_id for game_id, runner in runs.items() if runner is None]
        if free:
            for taken in await self._load(await lease.take_these(free)):
                self._presenter.changed(taken, Update())
        found: dict[str, Session | None] = {}
        for game_id in awaited:
            session = self.get(game_id)
            if session is not None or game_id not in runs:
                found[game_id] = session
            elif runs[game_id] in {None, lease.owner}:
                game = await self._store.read(by_id, game_id)
                if game is not None and self._is_ours(game) and not _is_readable(game):
                    found[game_id] = None
        return found

    def _give_up(self, session: Session) -> None:
        session.close()
        self._presenter.forget(session)
        self._drop(session)

    def _drop(self, session: Session) -> None:
        if self._by_id.get(session.id) is session:  # and not one that was loaded again meanwhile
            del self._by_id[session.id]
        if self._by_channel.get(session.table.channel_id) is session:
            del self._by_channel[session.table.channel_id]

    def _drop_old(self) -> None:
        self._added_since = 0
        ended = [session for session in self._by_id.values() if session.table.status is GameStatus.ENDED]
        for session in ended[:-ENDED_KEPT]:
            self._drop(session)


def _is_readable(game: StoredGame) -> bool:
    """Tell whether this version of the program can go on with a game."""
    try:
        table_of(game)
    except SessionRefusal:
        return False
    return True
