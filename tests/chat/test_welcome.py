"""A server that adds the bot is welcomed, once, where all can read it."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import discord
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.chat.invitation import PERMISSIONS
from bot.chat.welcome import JUST_JOINED, welcome_words
from bot.playground import LocalDiscord
from bot.store.settings import SaveGuildSettings
from bot.text import LOCALES, text_for
from tests.clock import FakeClock

POST = "POST /channels/*/messages"


@pytest.mark.parametrize("locale", LOCALES)
def test_two_lines_at_most_and_every_missing_permission_named(locale: str) -> None:
    text = text_for(locale)
    assert "\n" not in welcome_words(text, PERMISSIONS)
    first, second = welcome_words(text, discord.Permissions.none()).split("\n")
    assert first == welcome_words(text, PERMISSIONS)
    assert text("permission-create-public-threads") in second
    assert text("permission-view-channel") in second


async def test_a_server_that_adds_the_bot(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle
) -> None:
    """Where the system channel, or the first, is not for all, it is the next."""
    closed = discord.PermissionOverwrite(view_channel=False)
    local.backend.delete_channel(channel.id)
    house.create_text_channel("secret", overwrites={house.default_role: closed})
    there = house.create_text_channel("all")
    await local.until(lambda: bot.get_channel(there.id) and not bot.get_channel(channel.id))
    local.calls.clear()
    guild = bot.get_guild(house.id)
    assert guild is not None
    await bot.server_events.on_guild_join(guild)
    post = await local.until(lambda: next(iter(local.calls.of(POST)), None))
    assert post.path.split("/")[2] == str(there.id)
    assert post.body["allowed_mentions"] == {"parse": []}


async def test_the_event_itself(bot: Uno, local: LocalDiscord, caplog: pytest.LogCaptureFixture) -> None:
    """Discord names a new server to a bot that is on line; with no channel in it there is nowhere to write."""
    new = local.guild("New")
    await local.until(lambda: bot.get_guild(new.id))
    await local.until(lambda: not any(task.get_name() == "welcome" for task in bot._background if not task.done()))
    assert local.calls.of(POST) == []
    assert "welcomed" not in caplog.text


async def test_only_who_has_just_added_it(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, clock: FakeClock
) -> None:
    """Neither one that is known, nor one that Discord names anew: after a new connection, or an outage."""
    guild = bot.get_guild(house.id)
    assert guild is not None
    local.calls.clear()
    await bot.store.save(SaveGuildSettings(house.id, "{}"))
    await bot.server_events.on_guild_join(guild)
    await bot.store.save(SaveGuildSettings(house.id, None))
    clock.pass_by((JUST_JOINED + timedelta(minutes=1)).total_seconds())
    await bot.server_events.on_guild_join(guild)
    before = local.gateway.identified
    local.invalidate()
    await local.until(lambda: local.gateway.identified > before and local.gateway.live)
    assert local.calls.of(POST) == []


async def test_a_server_that_adds_it_while_it_closes(
    bot: Uno, local: LocalDiscord, house: GuildHandle, caplog: pytest.LogCaptureFixture
) -> None:
    guild = bot.get_guild(house.id)
    assert guild is not None
    local.calls.clear()
    await bot.close()
    await bot.server_events.on_guild_join(guild)
    welcoming = bot._background[-1]
    await asyncio.wait([welcoming])
    assert welcoming.get_name() == "welcome"
    assert welcoming.cancelled()
    assert local.calls.of(POST) == []
    assert caplog.text == ""
