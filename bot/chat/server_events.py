"""What happens to servers, channels and threads where games are played."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.chat.welcome import welcome
from bot.sessions import actions
from bot.sessions.refusals import SessionRefusal
from bot.store.games import GameStatus

if TYPE_CHECKING:
    from bot.chat.client import Uno

log = logging.getLogger(__name__)


class ServerEvents(commands.Cog):
    """Ends games with their channels, tries hidden tables again, and notes which servers have the bot."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End a game with its channel, and those in threads of it, which Discord does not name."""
        for place in (channel.id, *(one.table.channel_id for one in self._bot.registry.in_threads_of(channel.id))):
            await self._end_in(place)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End a game with its thread."""
        await self._end_in(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        self._show_hidden(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        self._show_hidden(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        if member == member.guild.me:
            self._show_hidden(member.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        self._show_hidden(thread.guild_id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        self._show_hidden(thread.guild.id)

    def _show_hidden(self, guild_id: int) -> None:
        """Try the tables again that could not be shown on a server, as permissions or threads have changed there."""
        there = [session for session in self._bot.registry.running() if session.table.guild_id == guild_id]
        self._bot.presenter.tables.show_hidden(there)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the server has the bot, maybe again; welcome one of which nothing is known."""
        if not await self._bot.housekeeping.knows(guild.id):
            self._bot.run_beside(welcome(guild, self._bot.budget, self._bot.clock), "welcome")
        await self._bot.housekeeping.note_guilds([guild.id], lambda _: False)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Where the bot is no more, games sleep until it is back, and lobbies close."""
        for session in self._bot.registry.running():
            if session.table.guild_id == guild.id:
                is_lobby = session.table.status is GameStatus.LOBBY
                with suppress(SessionRefusal):
                    await session.do(actions.end if is_lobby else actions.sleep)
                self._bot.presenter.forget(session)  # what changed could be shown nowhere
        await self._bot.housekeeping.note_guilds([], lambda known: known == guild.id)

    async def _end_in(self, channel_id: int) -> None:
        session = self._bot.registry.in_channel(channel_id)
        if session is not None:
            log.info("The channel is gone, and the game with it", extra={"game": session.id})
            with suppress(SessionRefusal):
                await session.do(actions.end)
