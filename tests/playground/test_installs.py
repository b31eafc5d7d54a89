"""The app of a user's own, and servers without the bot: what is offered, what an interaction tells, what is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from simcord import ChannelHandle, GuildHandle

from bot.playground import Impossible, LocalDiscord, Person
from tests.playground.conftest import online
from tests.playground.table_bot import Table, TableBot

EVERYWHERE = {"guilds": True, "dms": True, "private_channels": True}


@app_commands.command()
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(**EVERYWHERE)
async def where(asked: discord.Interaction, followups: int = 0) -> None:
    """Say where this is, and as often as asked once more."""
    await asked.response.send_message("Here")
    for number in range(followups):
        await asked.followup.send(str(number))


@app_commands.command()
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(**EVERYWHERE)
async def board(asked: discord.Interaction) -> None:
    """Put a table where this is."""
    await asked.response.send_message(view=Table(1))


@app_commands.command()
@app_commands.allowed_installs(users=True)
@app_commands.allowed_contexts(private_channels=True)
async def mine(asked: discord.Interaction) -> None:
    """Only for users, only in private."""


@app_commands.command()
@app_commands.guild_only()
async def servers(asked: discord.Interaction) -> None:
    """Only in servers."""


@app_commands.context_menu(name="Wave at")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(**EVERYWHERE)
async def wave(asked: discord.Interaction, user: discord.User) -> None:
    await asked.response.send_message(f"{asked.user.display_name} waves at {user.display_name}")


@pytest.fixture
async def bot(local: LocalDiscord, house: GuildHandle, channel: ChannelHandle) -> AsyncIterator[TableBot]:
    async with online() as bot:
        commands: tuple[Any, ...] = (where, board, mine, servers, wave)
        for command in commands:
            bot.tree.add_command(command)
        await bot.tree.sync()
        yield bot


@pytest.fixture
def lodge(local: LocalDiscord, ann: Person, ben: Person) -> ChannelHandle:
    """A channel of a server where the bot is not; only Ann has the app for herself."""
    ann.install()
    lodge = local.guild("Lodge", has_bot=False)
    ann.join(lodge)
    ben.join(lodge)
    return lodge.create_text_channel("general")


@pytest.mark.usefixtures("bot")
async def test_what_is_offered(
    local: LocalDiscord, ann: Person, ben: Person, channel: ChannelHandle, lodge: ChannelHandle
) -> None:
    pair, group = local.group(ann, ben), local.group(ann, ben, local.person("Cat"))
    own = {"where", "board"}
    assert own | {"servers", "table"} <= set(ann.commands(channel))
    assert "mine" not in ann.commands(channel)
    assert own | {"table"} <= set(ann.commands(ann.dm))
    assert not {"servers", "mine"} & set(ann.commands(ann.dm))
    assert set(ann.commands(lodge)) == own
    assert set(ann.commands(pair)) == set(ann.commands(group)) == own | {"mine"}
    assert ann.commands_on(lodge) == ann.commands_on(group) == ann.commands_on(channel) == ["Wave at"]
    assert ben.commands(lodge) == ben.commands(pair) == {}
    with pytest.raises(Impossible):
        await ann.slash(lodge, "servers")
    ann.uninstall()
    assert ann.commands(lodge) == ann.commands(pair) == {}


async def test_the_bot_knows_only_its_own_servers(bot: TableBot, local: LocalDiscord, lodge: ChannelHandle) -> None:
    assert [guild.name for guild in bot.guilds] == ["House"]
    assert [guild.name async for guild in bot.fetch_guilds()] == ["House"]
    assert (await bot.application_info()).approximate_guild_count == 1
    with pytest.raises(discord.NotFound):
        await bot.fetch_guild(local.backend.get_channel(lodge.id).guild_id or 0)


async def test_what_an_interaction_tells(
    bot: TableBot, local: LocalDiscord, ann: Person, ben: Person, channel: ChannelHandle, lodge: ChannelHandle
) -> None:
    group = local.group(ann, ben, local.person("Cat"))
    for place in (channel, lodge, ann.dm, local.group(ann, ben), group):
        await ann.slash(place, "where")
    in_house, in_lodge, in_dm, in_pair, in_group = bot.asked
    assert in_house.guild_id is not None
    assert [asked.context.to_array() for asked in bot.asked] == [[0], [0], [1], [2], [2]]
    assert in_house._integration_owners == {0: in_house.guild_id, 1: ann.id}
    assert in_dm._integration_owners == {0: 0, 1: ann.id}
    for asked in (in_lodge, in_pair, in_group):
        assert asked._integration_owners == {1: ann.id}
        assert asked.user.id == ann.id
    assert in_lodge.guild_id is not None
    assert bot.get_guild(in_lodge.guild_id) is None
    assert in_lodge.app_permissions == in_lodge.permissions
    assert in_house.app_permissions != in_house.permissions
    assert (in_pair.guild_id, in_group.guild_id) == (None, None)
    assert isinstance(in_dm.channel, discord.DMChannel)
    assert isinstance(in_pair.channel, discord.DMChannel)
    assert isinstance(in_group.channel, discord.GroupChannel)
    assert in_dm.app_permissions.external_emojis
    assert not in_pair.app_permissions.external_emojis
    assert in_pair.app_permissions.attach_files


async def test_a_press_names_who_brought_the_app(
    bot: TableBot, ann: Person, ben: Person, lodge: ChannelHandle, channel: ChannelHandle
) -> None:
    await ann.slash(lodge, "board")
    await ben.press(lodge, "count")
    assert "Turn 2" in ann.read(lodge)[-1].text
    await ben.slash(channel, "board")
    await ann.press(channel, "count")
    assert [asked._integration_owners for asked in bot.asked] == [
        {1: ann.id},
        {1: ann.id},
        {0: channel.guild.id if channel.guild else 0},
        {0: channel.guild.id if channel.guild else 0},
    ]


@pytest.mark.usefixtures("bot")
async def test_a_right_click(
    local: LocalDiscord, ann: Person, ben: Person, channel: ChannelHandle, lodge: ChannelHandle
) -> None:
    for place in (channel, lodge, local.group(ann, ben)):
        answer = await ann.use_on(place, "Wave at", ben)
        assert answer.message is not None
        assert answer.message.text == "Ann waves at Ben"
    answer = await ann.use_on(ann.dm, "Wave at", ann)
    assert answer.message is not None
    with pytest.raises(Impossible):
        await ben.use_on(lodge, "Wave at", ann)


@pytest.mark.usefixtures("bot")
async def test_channels_of_others_are_closed_to_the_bot(
    local: LocalDiscord, http: aiohttp.ClientSession, ann: Person, ben: Person, lodge: ChannelHandle
) -> None:
    for place in (lodge, local.group(ann, ben)):
        answer = await ann.slash(place, "board")
        assert answer.message is not None
        messages = f"{local.url}/channels/{place.id}/messages"
        for method, url in (
            ("POST", messages),
            ("PATCH", f"{messages}/{answer.message.id}"),
            ("DELETE", f"{messages}/{answer.message.id}"),
            ("GET", f"{local.url}/channels/{place.id}"),
        ):
            async with http.request(method, url, json={"content": "x"}) as refused:
                assert (refused.status, (await refused.json())["code"]) == (403, 50001), method


async def test_five_follow_ups(
    bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle, lodge: ChannelHandle
) -> None:
    allowed = await ann.slash(channel, "where", followups="6")
    await local.until(lambda: len(allowed.followups) == 6)
    limited = await ann.slash(lodge, "where", followups="6")
    await local.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.HTTPException)
    assert bot.errors[0].code == 40094
    assert len(limited.followups) == 5


@pytest.mark.usefixtures("bot")
async def test_without_external_apps_answers_are_private(
    local: LocalDiscord, ann: Person, ben: Person, lodge: ChannelHandle
) -> None:
    assert not (await ann.slash(lodge, "where")).ephemeral
    everyone = local.backend.get_guild(local.backend.get_channel(lodge.id).guild_id or 0).everyone_role
    everyone.permissions &= ~discord.Permissions(use_external_apps=True).value
    answer = await ann.slash(lodge, "where", followups="1")
    await local.until(lambda: answer.followups)
    assert answer.ephemeral
    assert len(ann.read(lodge)) == 3
    assert len(ben.read(lodge)) == 1
