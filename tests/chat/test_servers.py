"""Which servers have the bot: noted when one removes it, and when the bot starts."""

from __future__ import annotations

from simcord import ChannelHandle
from sqlalchemy import select

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.store.schema import left_guilds
from tests.house import Online
from tests.party import playing


async def noted(bot: Uno) -> list[int]:
    """Return the servers that are noted as left."""
    async with bot.store.database.reading() as connection:
        return list(await connection.scalars(select(left_guilds.c.guild_id)))


async def test_a_server_that_removes_the_bot_is_noted_until_it_is_back(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        await playing(bot, local, channel, ann, ben)
        (guild,) = bot.guilds
        assert await noted(bot) == []
        await bot.server_events.on_guild_remove(guild)
        assert await noted(bot) == [guild.id]
        await bot.server_events.on_guild_join(guild)
        assert await noted(bot) == []
        await bot.server_events.on_guild_remove(guild)
    async with online() as bot:
        await bot.wait_until_ready()
        await bot.on_shard_connect(0)
        assert await noted(bot) == [], "it is there when the bot starts"
