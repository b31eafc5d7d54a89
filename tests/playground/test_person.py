"""People use a real bot, which is connected over real sockets."""

import asyncio

import aiohttp
import discord
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.playground import Impossible, LocalDiscord, NoResponse, Person
from tests.playground.table_bot import TableBot


async def test_the_bot_logs_in_and_syncs_its_commands(
    local: LocalDiscord, bot: TableBot, ann: Person, channel: ChannelHandle
) -> None:
    assert bot.user is not None
    assert bot.user.name == "UNO"
    assert [guild.name for guild in bot.guilds] == ["House"]
    assert {"table", "hello", "colour"} <= set(ann.commands(channel))
    assert len(local.calls.of("PUT /applications/*/commands")) == 1
    fetched = await bot.tree.fetch_commands()
    assert {command.name for command in fetched} == set(ann.commands(channel))


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_answer_is_seen_by_one(ann: Person, ben: Person, channel: ChannelHandle) -> None:
    answer = await ann.slash(channel, "hello", seats="6")
    assert answer.ephemeral
    assert answer.message is not None
    assert answer.message.text == f"Hello {ann.mention}, 6 seats, en-US"
    assert [seen.text for seen in ann.read(channel)] == [answer.message.text]
    assert ben.read(channel) == []


@pytest.mark.usefixtures("bot")
async def test_a_person_speaks_their_own_language(
    local: LocalDiscord, house: GuildHandle, channel: ChannelHandle
) -> None:
    mei = local.person("Mei", house, locale="zh-TW")
    answer = await mei.slash(channel, "hello")
    assert answer.message is not None
    assert answer.message.text.endswith("zh-TW")


@pytest.mark.usefixtures("bot")
async def test_a_layout_is_edited_by_its_buttons(ann: Person, ben: Person, channel: ChannelHandle) -> None:
    await ann.slash(channel, "table")
    assert str(ben.read(channel)[0]) == "UNO: Turn 1\n  [count] [hand] [later] [rename]"
    await ben.press(channel, "count")
    await ann.press(channel, "move:count:2")
    assert [seen.text for seen in ann.read(channel)] == ["Turn 3"]


@pytest.mark.usefixtures("bot")
async def test_an_answer_is_edited_through_its_token(ann: Person, channel: ChannelHandle) -> None:
    await ann.slash(channel, "table")
    answer = await ann.press(channel, "later")
    assert answer.kind == "deferred_update"
    assert (await ann.wait_for(channel, "Turn 11")).edited


@pytest.mark.usefixtures("bot")
async def test_a_select_in_a_private_message(ann: Person, ben: Person, channel: ChannelHandle) -> None:
    await ann.slash(channel, "table")
    hand = await ben.press(channel, "hand")
    assert hand.message is not None
    assert hand.message.ephemeral
    assert hand.message.menus[0].options[3].label == "Blue"
    with pytest.raises(Impossible):
        await ann.choose(channel, "Blue")
    with pytest.raises(Impossible):
        await ann.choose(hand.message, "Blue")
    await ben.choose(channel, "Blue")
    assert hand.message.text == "You chose blue"
    assert ann.look(channel.id, hand.message.id) is None


@pytest.mark.usefixtures("bot")
async def test_a_form_is_filled(ann: Person, channel: ChannelHandle) -> None:
    await ann.slash(channel, "table")
    opened = await ann.press(channel, "rename")
    assert opened.form is not None
    assert [(field.label, field.value) for field in opened.form.fields] == [("New name", "Table")]
    answer = await ann.submit(opened, {"New name": "Round"})
    assert answer.message is not None
    assert answer.message.text == "Renamed to Round"


@pytest.mark.usefixtures("bot")
async def test_autocomplete(ann: Person, channel: ChannelHandle) -> None:
    assert await ann.complete(channel, "colour", "name", "g") == [{"name": "Green", "value": "green"}]


@pytest.mark.usefixtures("bot")
async def test_pictures_are_uploaded_and_served(
    local: LocalDiscord, ann: Person, ben: Person, channel: ChannelHandle
) -> None:
    answer = await ann.slash(channel, "picture")
    (sent,) = local.calls.of("POST /interactions/*/callback")
    assert sent.files == [("hand_1.png", 5)]
    assert sent.answer["resource"]["message"]["attachments"] == [], "a component shows it"
    await local.until(lambda: answer.followups)
    (better,) = ben.read(channel)[0].pictures
    assert better.alt == "Three cards"
    (private,) = ann.read(channel)[1].pictures
    (gallery,) = sent.answer["resource"]["message"]["components"]
    assert await fetch(gallery["items"][0]["media"]["url"]) == b"first"
    assert await fetch(better.url) == b"second"
    assert await fetch(private.url) == b"third"
    assert await fetch(private.url + "x") is None


async def fetch(url: str) -> bytes | None:
    async with aiohttp.ClientSession() as browser, browser.get(url) as answer:
        return await answer.read() if answer.status == 200 else None


async def test_a_second_answer_is_refused(
    bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle
) -> None:
    await ann.slash(channel, "twice")
    await local.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.HTTPException)
    assert (bot.errors[0].status, bot.errors[0].code) == (400, 40060)
    assert [seen.text for seen in ann.read(channel)] == ["once"]


async def test_an_answer_after_three_seconds_is_refused(
    bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle
) -> None:
    local.backend.answer_within_s = 3.0
    asked = asyncio.create_task(ann.slash(channel, "slow"))
    await asyncio.sleep(0)
    local.advance(3)
    with pytest.raises(NoResponse):
        await asked
    bot.gate.set()
    await local.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound)
    assert bot.errors[0].code == 10062
    assert ann.read(channel) == []


async def test_a_token_lives_fifteen_minutes(
    bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle
) -> None:
    await ann.slash(channel, "long")
    local.advance(15 * 60)
    bot.gate.set()
    await local.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.HTTPException)
    assert (bot.errors[0].status, bot.errors[0].code) == (401, 50027)
    assert [seen.text for seen in ann.read(channel)] == ["begun"]


@pytest.mark.usefixtures("bot")
async def test_what_no_client_allows_is_impossible(local: LocalDiscord, ann: Person, channel: ChannelHandle) -> None:
    await ann.slash(channel, "table")
    stranger = local.person("Stranger")
    with pytest.raises(Impossible):
        await stranger.press(channel, "count")
    with pytest.raises(Impossible):
        await ann.press(channel, "no such button")
    assert stranger.read(channel) == []


async def test_threads_and_deleted_messages(
    bot: TableBot, local: LocalDiscord, house: GuildHandle, ann: Person, channel: ChannelHandle
) -> None:
    thread = ann.open_thread(channel, "Round two")
    await ann.slash(thread, "table")
    said = ann.say(thread, "good luck")
    ann.delete(said)
    await local.until(lambda: f"delete {said.id}" in bot.events)
    local.backend.delete_channel(thread.id)
    await local.until(lambda: f"thread gone {thread.id}" in bot.events)
    other = local.guild("Other house")
    await local.until(lambda: "join Other house" in bot.events)
    local.backend.remove_guild(other.id)
    await local.until(lambda: len(bot.guilds) == 1)
    assert bot.events[0] == "available House"


@pytest.mark.usefixtures("bot")
async def test_commands_in_private_messages(ann: Person) -> None:
    answer = await ann.slash(ann.dm, "hello")
    assert answer.message is not None
    assert answer.message in ann.read(ann.dm)


async def test_emoji_of_the_application(bot: TableBot, local: LocalDiscord) -> None:
    image = b"\x89PNG\r\n\x1a\nred"
    emoji = await bot.create_application_emoji(name="red_5", image=image)
    assert [known.name for known in await bot.fetch_application_emojis()] == ["red_5"]
    assert await fetch(local.backend.cdn.emoji_url(emoji.id)) == image


async def test_an_avatar_is_that_of_its_user(bot: TableBot, local: LocalDiscord, ann: Person, ben: Person) -> None:
    ann.wear(b"\x89PNG\r\n\x1a\nred")
    user, other = await bot.fetch_user(ann.id), await bot.fetch_user(ben.id)
    assert user.avatar is not None
    assert user.avatar.url.startswith(local.cdn_url)
    assert await user.avatar.read() == b"\x89PNG\r\n\x1a\nred"
    assert other.avatar is None
    ann.wear(None)
    assert (await bot.fetch_user(ann.id)).avatar is None


async def test_two_presses_at_once_both_arrive(bot: TableBot, ann: Person, ben: Person, channel: ChannelHandle) -> None:
    await ann.slash(channel, "table")
    await asyncio.gather(ann.press(channel, "count"), ben.press(channel, "count"))
    assert bot.pressed == [1, 1]
