"""`/uno-settings`: who may, what is kept, and what comes of it."""

import asyncio
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, GuildHandle, RoleHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.screens.pages.settings import page_of
from bot.sessions.guild_settings import GuildSettings, settings_of
from bot.text import text_for
from tests.discord_api.bodies import check
from tests.house import Online
from tests.party import Party, pressable

ENGLISH = text_for("en-US")


@pytest.fixture
def manager(local: LocalDiscord, house: GuildHandle) -> Person:
    person = local.person("Boss")
    person.join(house, house.create_role("managers", permissions=discord.Permissions(manage_guild=True)))
    return person


@pytest.fixture
def players(house: GuildHandle) -> RoleHandle:
    return house.create_role("players")


async def opened(manager: Person, channel: ChannelHandle) -> RenderedMessage:
    """The manager's private screen."""
    answer = await manager.slash(channel, "uno-settings")
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


async def choose(person: Person, screen: RenderedMessage, menu: str, *what: Any) -> Response:
    """Choose in one of the selects, on whichever page that is."""
    seen = person.look(screen.channel_id, screen.id)
    turn = f"uno::0:settings {page_of([menu])}"
    if seen is not None and any(button.custom_id == turn for button in seen.buttons):
        await person.press(screen, turn)
    return await person.choose(screen, *what, menu=f"uno::0:settings {menu}")


def said(answer: Response) -> str:
    """The text of a private answer."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message.text


async def test_every_choice_is_kept_and_shown_in_place(
    bot: Uno,
    local: LocalDiscord,
    house: GuildHandle,
    channel: ChannelHandle,
    manager: Person,
    players: RoleHandle,
) -> None:
    screen = await opened(manager, channel)
    await choose(manager, screen, "language", "zh-TW")
    await choose(manager, screen, "edition", "bts")
    await choose(manager, screen, "house", "stacking", "jump_in")
    await choose(manager, screen, "time", "none")
    await choose(manager, screen, "role", players)
    await choose(manager, screen, "channels", channel)
    await choose(manager, screen, "judging", "vote")
    answer = await manager.press(screen, "Turn pings off")
    assert answer.message is not None
    assert answer.message.id == screen.id
    chosen = GuildSettings("zh-TW", "bts", ("stacking", "jump_in"), None, players.id, (channel.id,), "vote", False)
    assert await settings_of(bot.store, house.id) == chosen
    assert "Turn pings on" in {button.label for button in answer.message.buttons}
    assert check(local.calls) > 9


async def test_new_games_begin_so(
    bot: Uno, house: GuildHandle, channel: ChannelHandle, manager: Person, ann: Person, mei: Person
) -> None:
    screen = await opened(manager, channel)
    for menu, what in (("language", "zh-TW"), ("edition", "bts"), ("house", "stacking"), ("time", "90")):
        await choose(manager, screen, menu, what)
    await choose(manager, screen, "judging", "honour")
    await ann.slash(channel, "uno new")
    session = bot.registry.in_channel(channel.id)
    assert session is not None
    assert session.table.locale == "zh-TW"
    options = session.table.options
    assert (options.edition, options.house, options.turn_seconds) == ("bts", ("stacking",), 90)
    assert session.table.judging == "honour"
    other = house.create_text_channel("other")
    await ann.slash(other, "uno new", edition="classic", scoring="points", target=77)
    second = bot.registry.in_channel(other.id)
    assert second is not None
    options = second.table.options
    assert (options.edition, options.target, options.house) == ("classic", 77, ("stacking",))


async def test_a_rematch_follows_the_settings_of_now(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, manager: Person, ann: Person, ben: Person
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.start(scoring="single")
    screen = await opened(manager, channel)
    await choose(manager, screen, "language", "zh-TW")
    await party.play()
    assert party.table.locale == "en-US"
    await party.told()
    await choose(manager, screen, "hosts", "managers")
    refused = await party.press(ann, "rematch")
    assert ENGLISH("settings-only-managers") in said(refused)
    await choose(manager, screen, "hosts", "everybody")
    await party.press(ann, "rematch")
    assert party.table.locale == "zh-TW"


async def test_who_may_open_a_game(
    bot: Uno,
    local: LocalDiscord,
    house: GuildHandle,
    channel: ChannelHandle,
    manager: Person,
    players: RoleHandle,
    ann: Person,
) -> None:
    screen = await opened(manager, channel)
    await choose(manager, screen, "role", players)
    refused = await ann.slash(channel, "uno new")
    assert said(refused) == ENGLISH("settings-only-role", role=f"<@&{players.id}>")
    await manager.slash(channel, "uno new")
    assert "already a game" in said(await ann.slash(channel, "uno new")), "a game that runs is the nearer reason"
    await manager.slash(channel, "uno stop")
    ann.leave(house)
    ann.join(house, players)
    assert not (await ann.slash(channel, "uno new")).ephemeral
    await ann.slash(channel, "uno stop")
    local.backend.delete_role(house.id, players.id)
    await local.until(lambda: players.id not in {role.id for guild in bot.guilds for role in guild.roles})
    refused = await ann.slash(channel, "uno new")
    assert said(refused) == ENGLISH("settings-role-gone")
    assert ENGLISH("settings-role-gone") in (await opened(manager, channel)).text
    assert not (await manager.slash(channel, "uno new")).ephemeral


async def test_the_role_that_everybody_has_is_everybody(
    bot: Uno, house: GuildHandle, channel: ChannelHandle, manager: Person
) -> None:
    screen = await opened(manager, channel)
    await choose(manager, screen, "hosts", "managers")
    await choose(manager, screen, "role", house.default_role)
    assert await settings_of(bot.store, house.id) == GuildSettings()


async def test_where_games_may_be_opened(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, manager: Person, ann: Person
) -> None:
    games = house.create_text_channel("games")
    screen = await opened(manager, channel)
    await choose(manager, screen, "channels", games)
    refused = await ann.slash(channel, "uno new")
    assert said(refused) == ENGLISH("settings-not-here", channels=f"<#{games.id}>")
    assert not (await ann.slash(games, "uno new")).ephemeral
    assert not (await ann.slash(ann.open_thread(games, "Round two"), "uno new")).ephemeral
    local.backend.delete_channel(games.id)
    await local.until(lambda: bot.get_channel(games.id) is None)
    refused = await ann.slash(channel, "uno new")
    assert said(refused) == ENGLISH("settings-channels-gone")
    screen = await opened(manager, channel)
    assert "One of the channels you chose is gone." in screen.text
    await choose(manager, screen, "channels")
    assert not (await ann.slash(channel, "uno new")).ephemeral


async def test_other_users_do_not_see_the_command_or_press_its_buttons(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, manager: Person, mei: Person
) -> None:
    assert "uno-settings" not in mei.commands(channel)
    assert "uno-settings" not in manager.commands(manager.dm)
    screen = await opened(manager, channel)
    manager.leave(house)
    manager.join(house)
    answer = await choose(manager, screen, "edition", "bts")
    assert said(answer) == ENGLISH("settings-managers-only")
    assert await settings_of(bot.store, house.id) == GuildSettings()


async def test_two_at_once_and_a_restart(
    online: Online, house: GuildHandle, channel: ChannelHandle, manager: Person
) -> None:
    async with online() as bot:
        first, second = await opened(manager, channel), await opened(manager, channel)
        await asyncio.gather(
            choose(manager, first, "edition", "bts"),
            choose(manager, second, "time", "90"),
            choose(manager, second, "judging", "vote"),
        )
        expected = GuildSettings(edition="bts", turn_seconds=90, judging="vote")
        assert await settings_of(bot.store, house.id) == expected
    async with online() as bot:
        await choose(manager, first, "language", "zh-TW")
        assert await settings_of(bot.store, house.id) == expected.with_(locale="zh-TW")


async def test_a_dance_is_voted_on(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, manager: Person, ann: Person, ben: Person, mei: Person
) -> None:
    screen = await opened(manager, channel)
    await choose(manager, screen, "judging", "vote")
    party = Party(bot, local, channel, ann, ben, mei)
    await party.start(edition="bts")
    await party.play(until=lambda: party.asks("dance"))
    dancer, (first, second) = party.asked, party.others
    assert "the others vote" in (await party.hand(dancer)).text or dancer is mei
    await party.move(wishes=("do dance",))
    floor = await party.shown("dances!")
    assert pressable(floor, "judge yes") is not None
    refused = await party.press(dancer, "judge yes")
    assert refused.ephemeral
    await party.press(first, "judge no")
    await party.shown("Was it a dance?")
    number = party.number
    assert party.table.interlude is not None
    offered = await second.complete(channel, "uno play", "answer", "")
    assert [choice["value"].split(":")[-1] for choice in offered] == ["judge yes", "judge no"]
    await second.slash(channel, "uno play", answer="yes")
    assert party.number > number
    await party.shown("danced!")
