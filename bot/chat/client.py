"""The Discord client: makes everything that the bot needs, lets users in, and follows what happens in Discord."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Any, cast

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.state import AutoShardedConnectionState

from bot import metrics
from bot.chat.budget import Budget
from bot.chat.clock import SystemClock
from bot.chat.emoji import keep_emoji_known, learn_emoji
from bot.chat.limits import RateLimit, Verdict
from bot.chat.pictures import Draw, Pictures
from bot.chat.presenter import Presenter
from bot.chat.replies import Timing, UserError, say, start_timer, text_of
from bot.chat.shards import Shards
from bot.chat.sync import sync
from bot.chat.translation import Translation
from bot.config import Settings
from bot.metrics import GATEWAY
from bot.sessions import actions
from bot.sessions.clock import Clock
from bot.sessions.housekeeping import Housekeeping
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry, new_seed
from bot.sessions.session import Session
from bot.store.boards import Boards
from bot.store.games import GameStatus
from bot.store.store import Store

log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True, guild_messages=True)
"""None is privileged: of messages it is only heard that they are there, which is how a table gets buried."""

GOODBYES_S = 2.0
"""How long the tables may take to say that the bot is back in a moment."""
LAST_ANSWERS_S = 1.0
"""How long what is being answered may take after that."""
HANG_UP_S = 2.0
"""How long the end of each of its connections may take."""

GAME_COMMANDS = "uno"
"""The group of the commands for the game in a channel."""
TYPING_WEIGHT = 0.5
"""What a completion counts, for which Discord asks at nearly every letter."""

OTHER_COMMANDS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""What is raised where Discord shows commands as they were before the bot learned others."""


class Tree(app_commands.CommandTree["Uno"]):
    """The commands. Whatever one raises is told to the user who typed it."""

    async def interaction_check(self, interaction: discord.Interaction[Uno], /) -> bool:
        """Tell whether this is to be answered."""
        return await interaction.client.admits(interaction)

    async def on_error(self, interaction: discord.Interaction[Uno], error: app_commands.AppCommandError, /) -> None:
        """Tell the user what went wrong."""
        cause: Exception = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(error, OTHER_COMMANDS):
            log.warning("A command was used that is another one by now (%s)", error)
            cause = UserError("answer-old-command")
        if interaction.type is not discord.InteractionType.autocomplete:  # which takes no words
            bot = interaction.client
            session = bot.registry.in_channel(interaction.channel_id or 0) if is_of_the_game(interaction) else None
            await bot.presenter.fail(interaction, session, cause)


class Uno(commands.AutoShardedBot):
    """The bot: it makes everything that it needs, restores the games, and stays on line."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        draw: Draw,
        clock: Clock | None = None,
        timing: Timing | None = None,
        rate_limit: RateLimit | None = None,
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
            http_trace=http_trace,
            **options,
        )
        self.settings = settings
        self.store = store
        self.clock = clock or SystemClock()
        self.timing = timing or Timing()
        self.rate_limit = RateLimit(time.monotonic) if rate_limit is None else rate_limit  # an empty one is false
        pictures = Pictures(draw, self.timing.picture_within)
        self.presenter = Presenter(self, pictures, self.budget, self.timing, self.clock)
        self.registry = Registry(store, self.clock, self.presenter, make_seed)
        self.housekeeping = Housekeeping(store, self.registry, self.clock)
        self.boards = Boards(store, time.monotonic)
        self.is_leaving = False
        """Whether it was told to stop."""
        self._answering: set[asyncio.Task[Any]] = set()
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

    async def setup_hook(self) -> None:
        """Make everything ready before the first event arrives."""
        await self._find_gateway()
        await learn_emoji(self)
        await self.load_extension("cogs")
        await self.tree.set_translator(Translation())
        await sync(self)
        if self._shards is not None:
            await self._shards.start(self.shard_count or 1)
        else:
            restored = await self.registry.take()
            log.info("Restored %d games", len(restored))
            self._go_on(restored)
        self._run(keep_emoji_known(self), "emoji")
        self._run(self.housekeeping.run(), "housekeeping")

    def _run(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        self._background = [task for task in self._background if not task.done()]
        task = asyncio.create_task(work, name=name)
        self._background.append(task)
        return task

    # Connections

    async def launch_shards(self) -> None:
        """Connect all shards; where processes share the database, those of this one, now and later."""
        if self._shards is None:
            await super().launch_shards()
            return
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = cast("list[int]", _ReadyTogether(self._connection))
        self._keeping = self._run(self._shards.keep(), "shards")

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may identify: Discord takes one in five seconds, from all processes together."""
        if self._shards is not None and not initial:  # the first time it was waited for before it was connected
            await self._shards.may_identify(shard_id or 0, self._concurrency)
        elif self._shards is None and self._concurrency is not None:
            await super().before_identify_hook(shard_id, initial=initial)

    def connect_shard(self, shard: int) -> None:
        """Begin to connect a shard; return at once."""
        self._connecting[shard] = self._run(self._connect_shard(shard), f"shard {shard}")

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
            self._run(connection._parent.close(), f"shard {shard}")

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

    # Presses and commands

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether a press or command is to be answered; who is not let in is told so here, if at all.

        The running task answers it: when the bot is stopped, it is waited for.
        """
        if self._shards is not None and self._shards.has_stood_still:
            return False  # the process that took the shard answers, and of two answers the first counts
        metrics.begin_answer(interaction.id)
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
            task.add_done_callback(lambda _: metrics.end_answer(interaction.id))
        start_timer(interaction)
        is_typing = interaction.type is discord.InteractionType.autocomplete
        verdict = self.rate_limit.allow(interaction.user.id, TYPING_WEIGHT if is_typing else _weight_of(interaction))
        if verdict is not Verdict.ALLOWED:
            if verdict is Verdict.WARNED:
                log.warning("A user uses the bot too often, and is ignored for a while")
                if not is_typing:
                    await say(interaction, text_of(interaction)("answer-too-often"))
            return False
        if is_typing or not is_of_the_game(interaction):
            return True
        if self.registry.has(interaction.guild_id or 0):
            return True
        await self.presenter.fail(interaction, None, SessionRefusal("moved"))
        return False

    # What happens in Discord

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

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End a game with its channel."""
        await self._end_in(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End a game with its thread."""
        await self._end_in(thread.thread_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the server has the bot, maybe again."""
        await self.housekeeping.note_guilds([guild.id], lambda _: False)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Where the bot is no more, games sleep until it is back, and lobbies close."""
        for session in self.registry.running():
            if session.table.guild_id == guild.id:
                is_lobby = session.table.status is GameStatus.LOBBY
                with suppress(SessionRefusal):
                    await session.do(actions.end if is_lobby else actions.sleep)
                self.presenter.forget(session)  # what changed could be shown nowhere
        await self.housekeeping.note_guilds([], lambda known: known == guild.id)

    async def _end_in(self, channel_id: int) -> None:
        session = self.registry.in_channel(channel_id)
        if session is not None:
            log.info("The channel is gone, and the game with it", extra={"game": session.id})
            with suppress(SessionRefusal):
                await session.do(actions.end)

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
        self.presenter.close()
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
        if self._answering:
            await asyncio.wait(self._answering, timeout=LAST_ANSWERS_S)


class _ReadyTogether:
    """In the place of the list of shards: the client is ready when all that have connected so far know their guilds.

    discord.py compares its length with how many are getting ready, and takes their number to stand from the start.
    """

    def __init__(self, state: AutoShardedConnectionState[Any]) -> None:
        self._state = state

    def __len__(self) -> int:
        return len(self._state._ready_tasks)


def is_of_the_game(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether it is a command for the game in a channel; presses find theirs by themselves."""
    command = interaction.command
    return (
        isinstance(command, app_commands.Command)
        and command.root_parent is not None
        and (command.root_parent.name == GAME_COMMANDS)
    )


def _weight_of(interaction: discord.Interaction[Any]) -> float:
    """Return what this counts: mostly one, and more where its command says so."""
    return 1.0 if interaction.command is None else float(interaction.command.extras.get("weight", 1.0))
