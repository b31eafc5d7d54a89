"""The Discord client: makes everything that the bot needs, and follows its connections to Discord."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Any, cast

import discord
import yarl
from discord.backoff import ExponentialBackoff
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.state import AutoShardedConnectionState

from bot import metrics
from bot.chat.admission import Admission, Tree
from bot.chat.avatars import Avatars
from bot.chat.budget import Budget
from bot.chat.clock import SystemClock
from bot.chat.emoji import keep_emoji_known, learn_emoji
from bot.chat.invitation import invitation
from bot.chat.limits import (
    INVITES_AT_ONCE,
    INVITES_PER_SECOND,
    LOBBIES_AT_ONCE,
    LOBBIES_PER_SECOND,
    SHARES_AT_ONCE,
    SHARES_PER_SECOND,
    RateLimit,
)
from bot.chat.pictures import Draw, Pictures
from bot.chat.presenter import Presenter
from bot.chat.replies import Timing
from bot.chat.sending import send_lightly
from bot.chat.server_events import ServerEvents
from bot.chat.shards import Shards
from bot.chat.sync import sync
from bot.chat.translation import Translation
from bot.config import Settings
from bot.metrics import GATEWAY
from bot.players.reviewing.process import WorkOut
from bot.sessions.accuracy import Accuracies
from bot.sessions.clock import Clock
from bot.sessions.computers import Think
from bot.sessions.housekeeping import Housekeeping
from bot.sessions.puzzle_making import Prove, PuzzleMaking
from bot.sessions.puzzles import Puzzles
from bot.sessions.registry import OPEN_LIMITS, OpenLimits, Registry, new_seed
from bot.sessions.reviews import Reviews
from bot.sessions.session import Session
from bot.sessions.user_settings import Users
from bot.store.boards import Boards
from bot.store.errors import StoreError
from bot.store.store import Store

log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True, guild_messages=True)
"""None is privileged: of messages it is only heard that they are there, which is how a table gets buried."""

ACTIVITY = discord.CustomActivity("/uno new")
"""What stands below the bot's name. It is said in each IDENTIFY, and so kept over reconnects without a request."""

GOODBYES_S = 2.0
"""How long the tables may take to say that the bot is back in a moment."""
LAST_ANSWERS_S = 1.0
"""How long what is being answered may take after that."""
HANG_UP_S = 2.0
"""How long the end of each of its connections may take."""
PAUSE_DOUBLINGS = 6
"""How often the pause before a lost connection is tried again is doubled: to a minute. discord.py's is seventeen."""


class Uno(commands.AutoShardedBot):
    """The bot: it makes everything that it needs, restores the games, and stays on line."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        draw: Draw,
        think: Think,
        review: WorkOut,
        prove: Prove | None = None,
        clock: Clock | None = None,
        timing: Timing | None = None,
        rate_limit: RateLimit | None = None,
        openings: RateLimit | None = None,
        shares: RateLimit | None = None,
        invites: RateLimit | None = None,
        open_limits: OpenLimits = OPEN_LIMITS,
        budget: Budget | None = None,
        make_seed: Callable[[], bytes] = new_seed,
        **options: Any,
    ) -> None:
        self.budget = Budget(time.monotonic, asyncio.get_running_loop().call_later) if budget is None else budget
        http_trace = metrics.tracing()
        self.budget.watch(http_trace)
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            intents=INTENTS,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            shard_count=settings.shard_count,
            status=discord.Status.online,
            activity=ACTIVITY,
            http_trace=http_trace,
            **options,
        )
        self.settings = settings
        self.store = store
        self.clock = clock or SystemClock()
        self.timing = timing or Timing()
        self.rate_limit = RateLimit(time.monotonic) if rate_limit is None else rate_limit  # an empty one is false
        self.openings = RateLimit(time.monotonic, LOBBIES_AT_ONCE, LOBBIES_PER_SECOND) if openings is None else openings
        """How often each user opens a lobby."""
        self.shares = RateLimit(time.monotonic, SHARES_AT_ONCE, SHARES_PER_SECOND) if shares is None else shares
        """How often each user shows a page to everyone."""
        self.invites = RateLimit(time.monotonic, INVITES_AT_ONCE, INVITES_PER_SECOND) if invites is None else invites
        """How often each user asks others into a lobby."""
        self.user_settings = Users(store, self.clock)
        pictures = Pictures(draw, self.timing.picture_within)
        self.presenter = Presenter(self, store, pictures, self.budget, self.timing, self.clock, self.user_settings)
        self.registry = Registry(store, self.clock, self.presenter, think, make_seed, open_limits)
        self.housekeeping = Housekeeping(store, self.registry, self.clock)
        self.puzzles = Puzzles(store, self.clock)
        self._making = None if prove is None else PuzzleMaking(store, self.clock, prove, self.registry.has)
        """None: no puzzles are made of games."""
        self.boards = Boards(store, time.monotonic)
        self.reviews = Reviews(store, self.clock, review)
        self.accuracies = Accuracies(store, self.registry, self.clock, self.reviews)
        self.avatars = Avatars(time.monotonic)
        self.is_leaving = False
        """Whether it was told to stop."""
        self._background: list[asyncio.Task[None]] = []
        self._identifies_at_once = 1
        self._connecting: dict[int, asyncio.Task[None]] = {}
        """What connected each shard of this process, or is about to, where processes share the database."""
        self._heard_shards: set[int] = set()
        """Those that are connected."""
        self._keeping: asyncio.Task[None] | None = None
        self._shards: Shards | None = None
        if store.lease is not None:
            self._shards = Shards(store.lease, self.registry, self, self.budget, self._go_on, self.timing.claim_every)
        self.admission = Admission(self.registry, self.presenter, self.user_settings, self.rate_limit, self._shards)
        self.server_events = ServerEvents(self)

    async def setup_hook(self) -> None:
        """Make everything ready before the first event arrives."""
        send_lightly(self.http)
        await self._find_gateway()
        if self.application is not None and not self.application.approximate_guild_count:
            log.info("The bot is in no server yet. Invite it: %s", invitation(self.application.id))
        await learn_emoji(self)
        await self.add_cog(self.server_events)
        await self.load_extension("cogs")
        await self.tree.set_translator(Translation())
        await sync(self)
        try:
            await self.puzzles.keep_shipped()
        except StoreError as error:  # those of before are there
            log.warning("The puzzles that ship with the program could not be kept: %s", error)
        if self._shards is not None:
            await self._shards.start(self.shard_count or 1)
        else:
            restored = await self.registry.take()
            log.info("Restored %d games", len(restored))
            self._go_on(restored)
        self.run_beside(keep_emoji_known(self), "emoji")
        self.run_beside(self.housekeeping.run(), "housekeeping")
        if self._making is not None:
            self.run_beside(self._making.run(), "puzzles")
        self.run_beside(self.accuracies.run(), "accuracies")

    def run_beside(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Begin to do something until it is done or the bot is closed; return at once."""
        self._background = [task for task in self._background if not task.done()]
        task = asyncio.create_task(work, name=name)
        self._background.append(task)
        if self.is_closed():  # an event that came before may ask for it now
            task.cancel()
        return task

    # Connections

    async def launch_shards(self) -> None:
        """Connect all shards; where processes share the database, those of this one, now and later."""
        if self._shards is None:
            await super().launch_shards()
            return
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = cast("list[int]", _ReadyTogether(self._connection))
        self._keeping = self.run_beside(self._shards.keep(), "shards")

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may identify: Discord takes one in five seconds, from all processes together."""
        if self._shards is not None and not initial:  # the first time it was waited for before it was connected
            await self._shards.may_identify(shard_id or 0, self._concurrency)
        elif self._shards is None and self._concurrency is not None:
            await super().before_identify_hook(shard_id, initial=initial)

    def connect_shard(self, shard: int) -> None:
        """Begin to connect a shard; return at once."""
        self._connecting[shard] = self.run_beside(self._connect_shard(shard), f"shard {shard}")

    async def _connect_shard(self, shard: int) -> None:
        if self._shards is not None:
            await self._shards.may_identify(shard, self._concurrency)
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, initial=True)

    def disconnect_shard(self, shard: int) -> None:
        """Begin to end the connection of a shard, or give up making it; return at once."""
        connecting = self._connecting.pop(shard, None)
        if connecting is not None:
            connecting.cancel()
        connection = self.get_shard(shard)
        if connection is not None:
            # Its own disconnect() does nothing where the connection is broken, and then it would be made anew.
            self.run_beside(connection._parent.close(), f"shard {shard}")

    def connected_shards(self) -> Collection[int]:
        """Return the shards that are connected, or about to be."""
        return self._connecting.keys()

    def is_heard(self, shard: int) -> bool:
        """Tell whether the players on this shard are heard now."""
        connection = self.get_shard(shard)
        return connection is not None and not connection.is_closed()

    @property
    def _concurrency(self) -> int | None:
        """How many shards may identify at one time; None: a proxy sees to it that they do not too often."""
        return self._identifies_at_once if self.settings.discord_gateway_url is None else None

    async def _find_gateway(self) -> None:
        """Learn where the socket is, and how many shards there should be.

        The address is taken from the API where that is not Discord's own, unless the settings name one.
        """
        advised, address, limits = await self.http.get_bot_gateway()
        self._identifies_at_once = limits["max_concurrency"]
        self.shard_count = self.settings.shard_count or advised
        gateway = self.settings.discord_gateway_url or (address if self.settings.discord_api_url is not None else None)
        if gateway is not None:
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)

    # What happens to the connections

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Let no time run out while players cannot be heard."""
        GATEWAY.labels("disconnect").inc()
        self._heard_shards.discard(shard_id)
        for session in self._games_of(shard_id):
            session.hold()

    async def on_shard_connect(self, shard_id: int) -> None:
        """Go on: players are heard, in a new gateway session."""
        GATEWAY.labels("connect").inc()
        self._hear(shard_id)
        # Discord has just named the servers of this shard; those that it did not name have removed the bot.
        here = {guild.id for guild in self.guilds if self._shard_of(guild.id) == shard_id}
        await self.housekeeping.note_guilds(here, lambda guild: self._shard_of(guild) == shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Go on: players are heard again, and what they did meanwhile."""
        GATEWAY.labels("resume").inc()
        if self._shards is not None and shard_id not in self._connecting:  # it was being resumed when it was lost
            self.disconnect_shard(shard_id)
        self._hear(shard_id)

    def _hear(self, shard_id: int) -> None:
        self._heard_shards.add(shard_id)
        connection = self.get_shard(shard_id)
        if connection is not None:
            # discord.py forgets refused connections only after half an hour without another.
            backoff = connection._parent._backoff = ExponentialBackoff()
            backoff._max = PAUSE_DOUBLINGS
        self._go_on(self._games_of(shard_id))

    def _go_on(self, sessions: Sequence[Session]) -> None:
        """Have time go on where players are heard, and shown what is not shown yet; the others wait for their shard."""
        heard = [
            session
            for session in sessions
            if session.table.status.is_over or self._shard_of(session.table.guild_id) in self._heard_shards
        ]
        self.registry.resume(heard)
        self.presenter.show_all(heard)

    async def on_message(self, message: discord.Message, /) -> None:
        """Count what buries a table; there are no text commands."""
        if not message.flags.ephemeral:
            self.presenter.tables.count_message(message.channel.id)

    # Health

    def troubles(self) -> list[str]:
        """Return why people may not be answered now, a sentence each."""
        if self._shards is not None:
            closed = sorted(shard for shard in self._connecting if not self.is_heard(shard))
            troubles = [f"Shard {shard} is not connected to Discord." for shard in closed]
        elif self.is_ready():
            closed = sorted(shard for shard, connection in self.shards.items() if connection.is_closed())
            troubles = [f"Shard {shard} is not connected to Discord." for shard in closed]
        else:
            troubles = ["The bot is not connected to Discord yet."]
        if self.store.trouble is not None:
            troubles.append(self.store.trouble)
        if self._shards is not None and self._shards.trouble is not None:
            troubles.append(self._shards.trouble)
        return troubles

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Stay on line; stopped (by being cancelled), take leave."""
        try:
            await super().start(token, reconnect=reconnect)
        except asyncio.CancelledError:
            self.is_leaving = True
            await self._take_leave()
            raise

    async def close(self) -> None:
        """Stop the games' clocks and leave Discord, which need not agree; what is stored stays."""
        self.registry.close()
        self.reviews.close()
        self.presenter.close()
        self.avatars.close()
        self.budget.close()
        for task in self._background:
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(HANG_UP_S):
                await super().close()
        await self.http.close()

    def _games_of(self, shard_id: int) -> list[Session]:
        return [one for one in self.registry.running() if self._shard_of(one.table.guild_id) == shard_id]

    def _shard_of(self, guild_id: int) -> int:
        return (guild_id >> 22) % (self.shard_count or 1)

    async def _take_leave(self) -> None:
        """Tell the tables, take no more presses, and finish what is being answered; none of it for long."""
        self.registry.close()
        if self._keeping is not None:  # it takes no more shards; those that it has are given back soon
            self._keeping.cancel()
        if self.extensions:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYES_S):
                    await self.presenter.say_goodbye(self.registry.running())
        with suppress(TimeoutError):
            async with asyncio.timeout(HANG_UP_S):
                await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()), return_exceptions=True)
        await self.admission.wait(LAST_ANSWERS_S)


class _ReadyTogether:
    """In the place of the list of shards: the client is ready when all that have connected so far know their guilds.

    discord.py compares its length with how many are getting ready, and takes their number to stand from the start.
    """

    def __init__(self, state: AutoShardedConnectionState[Any]) -> None:
        self._state = state

    def __len__(self) -> int:
        return len(self._state._ready_tasks)
