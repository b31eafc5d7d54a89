"""The Discord client: makes everything that the bot needs, lets users in, and follows what happens in Discord."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, cast

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot import metrics
from bot.chat.clock import SystemClock
from bot.chat.emoji import keep_emoji_known, learn_emoji
from bot.chat.limits import RateLimit, Verdict
from bot.chat.pictures import Draw, Pictures
from bot.chat.presenter import Presenter
from bot.chat.replies import Timing, UserError, give_up_after, say, start_timer, text_of
from bot.chat.sync import sync
from bot.chat.translation import Translation
from bot.config import Settings
from bot.metrics import GATEWAY
from bot.sessions import actions
from bot.sessions.clock import Clock
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry, new_seed
from bot.sessions.session import Session
from bot.store.errors import StoreError
from bot.store.games import GameStatus
from bot.store.store import Store

log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True, guild_messages=True)
"""None is privileged: of messages it is only heard that they are there, which is how a table gets buried."""

GOODBYES_S = 2.0
"""How long the tables may take to say that the bot is back in a moment."""
LAST_ANSWERS_S = 1.0
"""How long what is being answered may take after that."""
HANG_UP_S = 0.5
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
        make_seed: Callable[[], bytes] = new_seed,
        **options: Any,
    ) -> None:
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
            http_trace=metrics.tracing(),
            shard_ids=cast("list[int]", settings.shard_ids and list(settings.shard_ids)),  # None is taken as well
            **options,
        )
        self.settings = settings
        self.store = store
        self.clock = clock or SystemClock()
        self.timing = timing or Timing()
        self.rate_limit = RateLimit(time.monotonic) if rate_limit is None else rate_limit  # an empty one is false
        self.presenter = Presenter(self, Pictures(draw, self.timing.picture_within), self.timing, self.clock)
        self.registry = Registry(store, self.clock, self.presenter, make_seed)
        self.is_leaving = False
        """Whether it was told to stop."""
        self._answering: set[asyncio.Task[Any]] = set()
        self._background: list[asyncio.Task[None]] = []
        self._is_claim_known = True
        """Whether the database could be asked whose games this process's are."""

    async def setup_hook(self) -> None:
        """Make everything ready before the first event arrives."""
        await self._find_gateway()
        await learn_emoji(self)
        await self.load_extension("cogs")
        await self.tree.set_translator(Translation())
        await sync(self)
        restored = await self.registry.restore(self.settings.shard_count, self.settings.shard_ids)
        log.info("Restored %d games", len(restored))
        self._run(self.presenter.show_all(restored), "restored")
        self._run(keep_emoji_known(self), "emoji")
        if self.store.lease is not None:
            self._run(self._keep_claim(), "claim")

    def _run(self, work: Coroutine[Any, Any, None], name: str) -> None:
        self._background = [task for task in self._background if not task.done()]
        self._background.append(asyncio.create_task(work, name=name))

    # Presses and commands

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether a press or command is to be answered; who is not let in is told so here, if at all.

        The running task answers it: when the bot is stopped, it is waited for.
        """
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
        try:  # the channel's game may be about to change machines
            await give_up_after(interaction, self.registry.find_in(interaction.channel_id or 0))
        except Exception as error:  # noqa: BLE001  (told to the user, and logged)
            await self.presenter.fail(interaction, None, error)
            return False
        return True

    # What happens in Discord

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Let no time run out while players cannot be heard."""
        GATEWAY.labels("disconnect").inc()
        for session in self._games_of(shard_id):
            session.hold()

    async def on_shard_connect(self, shard_id: int) -> None:
        """Go on: players are heard, in a new gateway session."""
        GATEWAY.labels("connect").inc()
        self.registry.resume(self._games_of(shard_id))

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Go on: players are heard again, and what they did meanwhile."""
        GATEWAY.labels("resume").inc()
        self.registry.resume(self._games_of(shard_id))

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

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Where the bot is no more, games sleep until it is back, and lobbies close."""
        for session in self.registry.running():
            if session.table.guild_id == guild.id:
                is_lobby = session.table.status is GameStatus.LOBBY
                with suppress(SessionRefusal):
                    await session.do(actions.end if is_lobby else actions.sleep)
                self.presenter.forget(session)  # what changed could be shown nowhere

    async def _end_in(self, channel_id: int) -> None:
        session = self.registry.in_channel(channel_id)
        if session is not None:
            log.info("The channel is gone, and the game with it", extra={"game": session.id})
            with suppress(SessionRefusal):
                await session.do(actions.end)

    # Health

    def troubles(self) -> list[str]:
        """Return why people may not be answered now, a sentence each."""
        if self.is_ready():
            closed = sorted(shard for shard, connection in self.shards.items() if connection.is_closed())
            troubles = [f"Shard {shard} is not connected to Discord." for shard in closed]
        else:
            troubles = ["The bot is not connected to Discord yet."]
        if self.store.trouble is not None:
            troubles.append(self.store.trouble)
        if not self._is_claim_known:
            troubles.append("It is not known whether this process still runs its games: see the log.")
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
        for task in self._background:
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(HANG_UP_S):
                await super().close()
        await self.http.close()

    async def _keep_claim(self) -> None:
        """Keep this process's games its own, and take those of its shards that no process runs any more."""
        while True:
            await asyncio.sleep(self.timing.claim_every)
            try:
                taken = await self.registry.claim(self.settings.shard_count, self.settings.shard_ids)
            except StoreError as error:
                log.warning("It is not known whether this process still runs its games: %s", error)
                self._is_claim_known = False
                continue
            except Exception:  # whatever it is: without the claim all games would be lost
                log.exception("Games could not be claimed")
                self._is_claim_known = False
                continue
            self._is_claim_known = True
            if taken:
                self._run(self.presenter.show_all(taken), "taken")

    def _games_of(self, shard_id: int) -> list[Session]:
        count = self.shard_count or 1
        return [one for one in self.registry.running() if (one.table.guild_id >> 22) % count == shard_id]

    async def _take_leave(self) -> None:
        """Tell the tables, take no more presses, and finish what is being answered; none of it for long."""
        self.registry.close()
        if self.extensions:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYES_S):
                    await self.presenter.say_goodbye(self.registry.running())
        with suppress(TimeoutError):
            async with asyncio.timeout(HANG_UP_S):
                await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()), return_exceptions=True)
        if self._answering:
            await asyncio.wait(self._answering, timeout=LAST_ANSWERS_S)

    async def _find_gateway(self) -> None:
        """Take the socket's address from the API where that is not Discord's own.

        Only a client that chooses its number of shards itself asks for it, and no client does when it identifies anew.
        """
        if self.settings.discord_api_url is not None:
            _, address, _ = await self.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)


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
