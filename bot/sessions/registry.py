"""All games of this process, those running and the last that ended: by id, and by channel or, of private ones, user."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from random import Random

from bot.rules.chance import SEED_BYTES
from bot.rules.refusal import IllegalMove
from bot.sessions import actions
from bot.sessions.clock import Clock
from bot.sessions.computers import Think
from bot.sessions.guild_settings import DEFAULTS, GuildSettings
from bot.sessions.loading import is_readable, load_table
from bot.sessions.lobby import new_table, rematch_seats
from bot.sessions.options import Options
from bot.sessions.refusals import Damaged, SessionRefusal, TooManyGames
from bot.sessions.session import Action, Presenter, Session
from bot.sessions.stored import SaveTable, table_aside
from bot.sessions.table import Change, Seat, Table, Update
from bot.store.clearing import delete_games, kept_for
from bot.store.errors import ChannelTaken, GameMoved, StillSeated, StoreError
from bot.store.games import (
    GameStatus,
    Place,
    SetAside,
    StoredGame,
    hosted_by,
    in_channel,
    live,
    live_of,
    new_game_id,
)
from bot.store.lease import Held
from bot.store.privacy import forget
from bot.store.store import Store

log = logging.getLogger(__name__)

ENDED_LATELY = timedelta(minutes=15)
"""For how long after a game has ended a restart leaves its last screen as good as new: maybe no one has seen it."""
LOADED_AT_ONCE = 20
"""How many games are loaded before other work has its turn: players of other shards may be waiting."""
ENDED_KEPT = 200
"""How many games that ended are kept, and up to as many again until old ones are dropped."""


def new_seed() -> bytes:
    """Return what all chance of a deal comes from."""
    return secrets.token_bytes(SEED_BYTES)


@dataclass(frozen=True, slots=True)
class OpenLimits:
    """How many lobbies and games that are awake there may be at one time."""

    hosted: float = 3
    """That one user hosts, on all servers."""
    in_guild: float = 50


OPEN_LIMITS = OpenLimits()


class Registry:
    """Opens, restores and finds the games of this process."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        presenter: Presenter,
        think: Think,
        make_seed: Callable[[], bytes] = new_seed,
        limits: OpenLimits = OPEN_LIMITS,
        chance: Random | None = None,
    ) -> None:
        self._store = store
        self._limits = limits
        self._clock = clock
        self._presenter = presenter
        self._think = think
        self._make_seed = make_seed
        self._chance = chance or Random()
        """What computers take their time and remarks from: never the chance of a deal."""
        self._by_id: dict[str, Session] = {}
        """Oldest first."""
        self._by_place: dict[tuple[int, str], Session] = {}
        """The last of each channel, and of each user and kind of private game, that was not over when it was added."""
        self._opening: dict[str, Table] = {}
        """Lobbies that are being saved, the first first."""
        self._added_since = 0
        """How many were added since old ones were dropped."""
        self._taken: set[int] = set()
        """The shards whose games are loaded, where processes share the database."""

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
        global_name: str | None = None,
    ) -> Session:
        """Open a lobby with its host seated, by their name on this server and that everywhere."""
        seats = [Seat(host, name, global_name=global_name)]
        return await self._opened(guild_id, channel_id, host, seats, options, locale, settings)

    async def rematch(
        self, session: Session, user: int, locale: str | None = None, settings: GuildSettings = DEFAULTS
    ) -> Session:
        """Open a lobby with the same computers and options after a match; its other players join by themselves."""
        async with session.lock:
            await session.read_again()  # a user may have been forgotten
        table = session.table
        seats = rematch_seats(table, user)
        return await self._opened(
            table.guild_id, table.channel_id, user, seats, table.options, locale or table.locale, settings, table
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
        rematch_of: Table | None = None,
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
            rematch_of,
        )
        before = list(self._opening.values())
        self._opening[table.id] = table
        try:
            await self._check_limits(table, before)
            await self._save_new(table)
            return self._add(table)
        finally:
            del self._opening[table.id]

    async def open_private(
        self,
        kind: str,
        user: int,
        guild_id: int,
        seats: Sequence[Seat],
        options: Options,
        locale: str,
        seed: bytes | None = None,
        *,
        is_once: bool = False,
    ) -> Session:
        """Deal a game that this user plays for themselves, in the place of their last of this kind.

        `is_once`: where one of this kind is under way already, return that; it may be another process's.

        The guild is the one where they begin it; 0: none that has the bot. By it the game belongs to the process that
        hears what they press there.
        """
        former = self.private_of(user, kind)
        if former is not None and is_once:
            return await self._dealt(former, user)
        if former is not None:
            await former.do(actions.end)
        seed, now = seed or self._make_seed(), self._clock.now()
        lobby = new_table(new_game_id(), guild_id, user, user, seats, options, locale, seed, now)
        table = replace(lobby, private=kind, pings=False, has_remarks=False, wants_thread=False, given=())
        await self._save_new(table, may_replace=not is_once)
        return await self._dealt(self._add(table), user)

    async def _dealt(self, session: Session, user: int) -> Session:
        """Return a private game with its cards dealt."""
        if session.table.status is GameStatus.LOBBY:
            try:
                await session.do(actions.start, user)
            except SessionRefusal as refusal:
                if refusal.code != "started":  # by another press, at this very moment
                    raise
        return session

    async def _check_limits(self, table: Table, before: Iterable[Table]) -> None:
        """Raise TooManyGames if its host or its server has as many games as they may; those asleep do not count."""
        running = [one.table for one in self.running()]
        awake = [one for one in running if one.status is not GameStatus.ASLEEP and not one.private]
        awake += before
        if sum(one.guild_id == table.guild_id for one in awake) >= self._limits.in_guild:
            raise TooManyGames("too_many_here")
        hosted = {
            one.id: Place(one.id, one.guild_id, one.channel_id, one.message_id)
            for one in awake
            if one.host == table.host
        }
        if self._store.lease is not None:  # other processes run games, too
            try:
                elsewhere = await self._store.read(hosted_by, table.host)
            except StoreError:
                raise SessionRefusal("not_saved") from None
            hosted |= {place.game_id: place for place in elsewhere if place.game_id not in self._by_id}
        if len(hosted) >= self._limits.hosted:
            raise TooManyGames("too_many_hosted", tuple(hosted.values()))

    async def _save_new(self, table: Table, *, may_replace: bool = True) -> None:
        has_room = not may_replace
        while True:
            try:
                await self._store.save(SaveTable(Change(table)))
            except ChannelTaken:
                if has_room or not await self._make_room(table):  # where it was no use, it never is
                    raise SessionRefusal("channel_taken") from None
                has_room = True
            except GameMoved:
                raise SessionRefusal("moved") from None
            except StoreError:
                raise SessionRefusal("not_saved") from None
            else:
                return

    async def _make_room(self, table: Table) -> bool:
        """Set the game in this channel aside if it is one of ours that cannot be read, and so not played or stopped.

        One that can be read and is not at hand is taken up: its opening was said to have failed although it was stored.
        A private one that is not at hand is deleted: its user begins anew, where another process has their last one.
        """
        try:
            game = await self._store.read(in_channel, table.channel_id, table.private)
            if game is None:
                return bool(table.private)
            known = self.get(game.id)
            if known is None and table.private:
                await self._store.keep_house(partial(delete_games, ids=[game.id]))
                return True
            if known is not None and known.table.status is not GameStatus.ASIDE:
                return False
            if is_readable(game) and known is None:
                for session in await self._load([game]):
                    session.resume()
                    self._presenter.changed(session, Update())
                return False
            await self._store.save(SetAside(game.id, self._clock.now()))
        except StoreError:
            raise SessionRefusal("not_saved") from None
        log.warning("A game that cannot be read made room for another", extra={"game": game.id})
        return True

    # Restoring

    async def take(self, shards: Collection[int] | None = None) -> list[Session]:
        """Load the unfinished games of these shards and those that ended in the last 15 minutes; return them.

        By default those of all shards that this process has. Their time stands still until they are resumed.
        """
        held = self._held
        since = self._clock.now() - ENDED_LATELY
        if held is None:
            return await self._load(await self._store.read(live, ended_since=since))
        wanted = held.epochs.keys() if shards is None else shards
        loaded = await self._load(await self._store.read(live, held.shard_count, wanted, since))
        self._taken.update(wanted)
        return loaded

    def leave(self, shards: Collection[int]) -> None:
        """Let go of the games of these shards at once: another process runs them, or will."""
        self._taken.difference_update(shards)
        for session in list(self._by_id.values()):
            if not self.has(session.table.guild_id):
                self._give_up(session)

    def has(self, guild_id: int) -> bool:
        """Tell whether this process runs the games of this guild, and has loaded them."""
        held = self._held
        return held is None or held.shard_of(guild_id) in self._taken

    def resume(self, sessions: Iterable[Session]) -> None:
        """Let the time of those that were held go on; where it ran out meanwhile there is some more."""
        for session in sessions:
            if session.is_held:
                session.resume()

    async def _load(self, games: Iterable[StoredGame]) -> list[Session]:
        """Load those that can be read; the others stay stored as they are, and stop none of the rest."""
        loaded = []
        for game in games:
            try:
                table = await load_table(self._store, game, self._clock.now())
            except Damaged as damaged:
                session = await self._set_aside(game, damaged)
                if session is not None:
                    loaded.append(session)
                continue
            if table is None:
                continue
            loaded.append(self._add(table, is_checked=False, is_held=True))
            if len(loaded) % LOADED_AT_ONCE == 0:
                await asyncio.sleep(0)
        return loaded

    async def _set_aside(self, game: StoredGame, damaged: Damaged) -> Session | None:
        """Set a damaged game aside, or show once more that it was; None where it is over anyway."""
        if game.status is GameStatus.ENDED:
            log.error("A game that is over cannot be shown: %s", damaged.what, extra={"game": game.id})
            return None
        session = self._add(table_aside(game, self._clock.now()))
        if game.status is not GameStatus.ASIDE:
            await session.set_aside(damaged)
        return session

    # Finding

    def get(self, game_id: str) -> Session | None:
        """Return the game with this id, while it runs or if it ended lately."""
        return self._by_id.get(game_id)

    def in_channel(self, channel_id: int) -> Session | None:
        """Return the game that runs in this channel."""
        return self._running_in(channel_id, "")

    def private_of(self, user: int, kind: str) -> Session | None:
        """Return the private game of this kind that the user plays in this process."""
        return self._running_in(user, kind)

    def _running_in(self, place: int, private: str) -> Session | None:
        session = self._by_place.get((place, private))
        if session is None or session.table.status.is_over or session.table.channel_id != place:
            return None
        return session

    def in_threads_of(self, channel_id: int) -> list[Session]:
        """Return the games that run in threads of this channel which they got for themselves, oldest first."""
        return [session for session in self.running() if session.table.parent_id == channel_id]

    async def start(
        self, session: Session, user: int, thread_id: int | None = None, *, with_computers: bool = False
    ) -> Update | None:
        """Deal the first round of a lobby, in the thread that was made for it, if one was.

        `with_computers`: for a host who plays now, against computers.
        """
        if thread_id is not None:
            self._by_place[thread_id, ""] = session  # found there whatever becomes of the save
        return await session.do(actions.play_now if with_computers else actions.start, user, thread_id)

    def running(self) -> list[Session]:
        """Return the games that are not over."""
        return [session for session in self._by_id.values() if not session.table.status.is_over]

    def unrated(self) -> list[Session]:
        """Return the games that are won, and whose ratings are not known yet."""
        return [
            session
            for session in self._by_id.values()
            if session.table.status is GameStatus.ENDED
            and session.table.ratings is None
            and session.table.decided
            and not session.table.private
        ]

    async def read_again(self, where: Callable[[Table], bool]) -> None:
        """Take over what housekeeping has made of those games that run, of which this is true."""
        for session in self.running():
            if where(session.table):
                async with session.lock:
                    await session.read_again()

    # Forgetting

    def give_up(self, guilds: Collection[int]) -> None:
        """Drop the games of these servers, of which nothing is stored any more."""
        for session in list(self._by_id.values()):
            if session.table.guild_id in guilds:
                self._give_up(session)

    def drop_private(self, now: datetime) -> None:
        """Drop the private games in which nothing was done for so long that they are deleted."""
        for session in list(self._by_id.values()):
            private = session.table.private
            if private and session.table.updated <= now - kept_for(private):
                self._give_up(session)

    async def forget(self, user: int, *, leaves: bool = False) -> None:
        """Forget this user: nothing is kept about them any more, and others' results stay as they are.

        Their seats in lobbies, in games that sleep, and where they are away are given up. Raise SessionRefusal where
        they play in a game that runs, unless they leave it.
        """
        await self._give_up_seats(user, actions.leave if leaves else actions.give_up)
        async with AsyncExitStack() as locked:
            theirs = [session for session in self._by_id.values() if session.table.seat_of(user) is not None]
            for session in sorted(theirs, key=lambda session: session.id):
                await locked.enter_async_context(session.lock)
            try:
                games = await self._store.read(live_of, user)
                unreadable = [game.id for game in games if not is_readable(game)]
                await self._store.keep_house(partial(forget, user_id=user, unreadable=unreadable))
            except StillSeated:
                raise SessionRefusal("still_seated") from None
            except StoreError:
                raise SessionRefusal("not_saved") from None
            for session in theirs:
                if session.table.private:
                    self._give_up(session)  # nothing is stored of it any more
                else:
                    await session.read_again()
        for session in self.running():
            session.uninvite(user)

    async def _give_up_seats(self, user: int, action: Action[[int]]) -> None:
        """Have the user leave their games by this action, as far as it lets them."""
        for session in self.running():
            seat, game = session.table.seat_of(user), session.table.game
            if seat is not None and not session.table.private and (game is None or game.state.in_match[seat]):
                with suppress(IllegalMove, SessionRefusal):  # the store says whether they still sit anywhere
                    await session.do(action, user)

    def close(self) -> None:
        """Stop every clock."""
        for session in self._by_id.values():
            session.close()

    # The games at hand

    def _add(self, table: Table, *, is_checked: bool = True, is_held: bool = False) -> Session:
        former = self._by_id.get(table.id)
        if former is not None:
            self._give_up(former)
        session = Session(
            table,
            self._store,
            self._clock,
            self._presenter,
            self._think,
            self._chance,
            is_checked=is_checked,
            is_held=is_held,
        )
        self._by_id[table.id] = session
        if not table.status.is_over:
            self._by_place[table.channel_id, table.private] = session
        self._added_since += 1
        if self._added_since >= ENDED_KEPT:
            self._drop_old()
        return session

    @property
    def _held(self) -> Held | None:
        """The shards of this process; None where all games are its own."""
        return None if self._store.lease is None else self._store.lease.held

    def _give_up(self, session: Session) -> None:
        session.close()
        self._presenter.forget(session)
        self._drop(session)

    def _drop(self, session: Session) -> None:
        if self._by_id.get(session.id) is session:  # and not one that was loaded again meanwhile
            del self._by_id[session.id]
        table = session.table
        for place in (table.channel_id, table.parent_id, table.message_id):
            if place is not None and self._by_place.get((place, table.private)) is session:
                del self._by_place[place, table.private]

    def _drop_old(self) -> None:
        self._added_since = 0
        ended = [session for session in self._by_id.values() if session.table.status.is_over]
        for session in ended[:-ENDED_KEPT]:
            self._drop(session)
