"""What happened in a channel is for who can see that channel: history, replay, its completion, records."""

from random import Random

import discord
import pytest
from simcord import ChannelHandle, GuildHandle
from simcord.enums import ChannelType

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, Response
from bot.screens.words import refusal_words
from bot.sessions import actions, lobby
from bot.sessions.options import Options
from bot.text import text_for
from tests.cogs.test_places import forge
from tests.house import Online
from tests.sessions.tables import random_move

ENGLISH = text_for("en-US")
GAME = Options.for_edition("classic").with_(scoring="single"), "en-US"
CLOSED = discord.PermissionOverwrite(view_channel=False)
OPEN = discord.PermissionOverwrite(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True
)


@pytest.fixture
def eve(local: LocalDiscord, house: GuildHandle) -> Person:
    """She is a member like others."""
    return local.person("Eve", house)


@pytest.fixture
def moderator(local: LocalDiscord, house: GuildHandle) -> Person:
    """She may manage every channel."""
    person = local.person("Mo")
    person.join(house, house.create_role("mod", permissions=discord.Permissions(manage_channels=True)))
    return person


@pytest.fixture
def secret(local: LocalDiscord, house: GuildHandle, ann: Person, ben: Person) -> ChannelHandle:
    """A channel that only Ann and Ben see."""
    return house.create_text_channel("secret", overwrites={house.default_role: CLOSED, ann.user: OPEN, ben.user: OPEN})


async def finished(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, *people: Person, thread_id: int | None = None
) -> str:
    """Play a match to its end, maybe in a thread of its own, and return its id."""
    host, *others = people
    session = await bot.registry.open(channel.guild.id if channel.guild else 0, channel.id, host.id, host.name, *GAME)
    for person in others:
        await session.do(lobby.join, person.id, person.name)
    if thread_id is None:
        await session.do(actions.start, host.id)
    else:
        await bot.registry.start(session, host.id, thread_id)
    chance = Random(1)
    while not session.table.decided:
        await session.do(random_move(session.table, chance))
    await local.until(lambda: session.table.ratings is not None)
    return session.id


def told(answer: Response) -> str:
    """Return what a private answer says."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message.text


async def sees_nothing(person: Person, local: LocalDiscord, where: ChannelHandle, game: str) -> None:
    """Whatever they try, they learn nothing of this game."""
    refused = refusal_words(ENGLISH, "not_visible")
    assert told(await person.slash(where, "uno history")) == ENGLISH("history-none-seen")
    assert await person.complete(where, "uno replay", "game", "") == []
    assert told(await person.slash(where, "uno replay", game=game)) == refused
    for pressed in (f"uno:{game}:1:replay open on", f"uno:{game}:0:record"):
        assert told(await forge(person, local, where, pressed)) == refused


async def sees_all(person: Person, local: LocalDiscord, where: ChannelHandle, game: str) -> None:
    """They see the game, as all do who see the channel."""
    assert "**1.** Classic" in told(await person.slash(where, "uno history"))
    assert [choice["value"] for choice in await person.complete(where, "uno replay", "game", "")] == [game]
    assert "step 1 of" in told(await person.slash(where, "uno replay", game=game))
    assert "step 2 of" in told(await forge(person, local, where, f"uno:{game}:1:replay open on"))
    answer = await forge(person, local, where, f"uno:{game}:0:record")
    assert answer.message is not None
    assert answer.message.payload["attachments"]


async def test_a_private_channel(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, secret: ChannelHandle, ann: Person, ben: Person, eve: Person
) -> None:
    game = await finished(bot, local, secret, ann, ben)
    await sees_nothing(eve, local, channel, game)
    assert told(await eve.slash(channel, "uno history", player=ann)) == ENGLISH("history-none-seen")
    await sees_all(ann, local, channel, game)
    await finished(bot, local, channel, ann, ben)
    partly = told(await eve.slash(channel, "uno history"))
    assert "**2.** Classic" in partly
    assert "**1.** Classic" not in partly
    assert ENGLISH("history-unseen") in partly
    assert "**1.** Classic" not in told(await eve.slash(channel, "uno history", player=ann))
    assert "**1.** Classic" in told(await ann.slash(channel, "uno history", player=ann))


async def test_a_private_thread(
    bot: Uno,
    local: LocalDiscord,
    house: GuildHandle,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    eve: Person,
) -> None:
    thread = local.backend.create_thread(channel.id, "us", ann.id, type=ChannelType.PRIVATE_THREAD)
    local.backend.add_thread_member(thread.id, ben.id)
    game = await finished(bot, local, ChannelHandle(local.env, house, thread), ann, ben)
    await sees_nothing(eve, local, channel, game)
    await sees_all(ben, local, channel, game)


async def test_an_archived_thread_after_a_restart(
    online: Online,
    local: LocalDiscord,
    house: GuildHandle,
    channel: ChannelHandle,
    secret: ChannelHandle,
    ann: Person,
    ben: Person,
    eve: Person,
) -> None:
    """Discord does not name it any more, and has to be asked."""
    there = ben.open_thread(channel, "open to all")
    hidden = ben.open_thread(secret, "open to few")
    async with online() as bot:
        game = await finished(bot, local, there, ann, ben)
        other = await finished(bot, local, hidden, ann, ben)
    for thread in (there, hidden):
        metadata = local.backend.get_channel(thread.id).thread_metadata
        assert metadata is not None
        metadata.archived = True
    async with online():
        await sees_all(eve, local, channel, game)
        answer = await eve.slash(channel, "uno replay", game=other)
        assert told(answer) == refusal_words(ENGLISH, "not_visible")


async def test_a_channel_that_was_deleted_is_for_moderators(
    bot: Uno,
    local: LocalDiscord,
    channel: ChannelHandle,
    secret: ChannelHandle,
    ann: Person,
    ben: Person,
    eve: Person,
    moderator: Person,
) -> None:
    game = await finished(bot, local, secret, ann, ben)
    local.backend.delete_channel(secret.id)
    await local.until(lambda: bot.get_channel(secret.id) is None)
    await sees_nothing(eve, local, channel, game)
    await sees_all(moderator, local, channel, game)


async def test_what_discord_does_not_tell_is_refused(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, secret: ChannelHandle, ann: Person, ben: Person, eve: Person
) -> None:
    game = await finished(bot, local, secret, ann, ben)
    local.backend.delete_channel(secret.id)
    await local.until(lambda: bot.get_channel(secret.id) is None)
    local.inject(f"GET /channels/{secret.id}", 403)
    answer = await eve.slash(channel, "uno replay", game=game)
    assert told(answer) == refusal_words(ENGLISH, "not_visible")
