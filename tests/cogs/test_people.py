"""Right click on a person: their stats, and an invitation into the lobby of the channel."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.chat.limits import INVITES_AT_ONCE, INVITES_PER_SECOND, RateLimit
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.screens.words import refusal_words
from bot.text import text_for
from tests.cogs.test_channels import finished
from tests.discord_api.bodies import check
from tests.house import Online
from tests.party import Party

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
STATS, INVITE = ENGLISH("person-stats-name"), ENGLISH("person-invite-name")
CHANNEL_POSTS = "POST /channels/*/messages"


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person) -> Party:
    """A lobby in which Ann sits."""
    party = Party(bot, local, channel, ann)
    await party.sit_down()
    return party


def told(answer: Response) -> str:
    """Return what only the user reads."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message.text


async def asked_in(host: Person, channel: ChannelHandle, guest: Person) -> RenderedMessage:
    """Have a person asked into the lobby; return what they read."""
    answer = await host.use_on(channel, INVITE, guest)
    assert not answer.ephemeral
    assert answer.message is not None
    return answer.message


async def test_stats_of_a_person(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    session = bot.registry.get(await finished(bot, local, channel, ann, ben))
    assert session is not None
    await local.until(lambda: session.table.ratings is not None)
    own = told(await ben.slash(channel, "stats"))
    assert told(await ann.use_on(channel, STATS, ben)) == own
    local.backend.get_user(ben.id).bot = True
    assert told(await ann.use_on(channel, STATS, ben)) == ENGLISH("stats-bot")


async def test_the_commands_have_names_in_both_languages(bot: Uno, local: LocalDiscord, channel: ChannelHandle) -> None:
    of_people = {one["name"]: one for one in local.backend.commands[None].values() if one["type"] == 2}
    assert set(of_people) == {STATS, INVITE}
    assert of_people[INVITE]["name_localizations"]["zh-TW"] == "邀請來玩 UNO"
    assert of_people[STATS]["name_localizations"]["zh-TW"] == "UNO 戰績"
    assert of_people[INVITE]["contexts"] == [0]
    assert of_people[STATS]["integration_types"] == [0, 1]


async def test_a_person_is_asked_in_and_joins(
    party: Party, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    """One message that mentions them alone; it goes once they sit, and others may press it, too."""
    local.calls.clear()
    asking = await asked_in(ann, channel, ben)
    sent = next(call.body["data"] for call in local.calls if call.path.endswith("/callback"))
    assert sent["allowed_mentions"] == {"parse": [], "users": [ben.id]}
    assert asking.text == ENGLISH("invite-says", guest=ben.mention, name="Ann", edition="Classic")
    assert local.calls.of(CHANNEL_POSTS) == []
    assert told(await ann.use_on(channel, INVITE, ben)) == refusal_words(ENGLISH, "guest_asked")
    before = party.public(ann)
    await mei.press(asking, ENGLISH("lobby-join"))
    still = ann.look(channel.id, asking.id)
    assert still is not None
    assert still.text == asking.text, "it is no second lobby"
    await ben.press(asking, ENGLISH("lobby-join"))
    await local.until(lambda: ann.look(channel.id, asking.id) is None)
    assert [seat.name for seat in party.table.seats] == ["Ann", "小美", "Ben"]
    shown = await party.shown("Ben")
    assert before is not None
    assert shown.id == before.id
    assert told(await ann.use_on(channel, INVITE, ben)) == refusal_words(ENGLISH, "guest_seated")
    assert check(local.calls) > 2


@pytest.mark.parametrize("end", ["start", "leave"])
async def test_what_was_not_answered_goes_with_the_lobby(
    party: Party, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person, end: str
) -> None:
    asking = await asked_in(ann, channel, ben)
    if end == "start":
        await party.choose(ann, "computer", "easy")
        await party.press(ann, "start")
    else:
        await ann.slash(channel, "uno leave")
    await local.until(lambda: ann.look(channel.id, asking.id) is None)


async def test_it_goes_after_a_restart_too(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann)
        await party.sit_down()
        asking = await asked_in(ann, channel, ben)
    async with online() as bot:
        party = Party(bot, local, channel, ann)
        await ann.slash(channel, "uno leave")
        await local.until(lambda: ann.look(channel.id, asking.id) is None)


async def test_who_asks_and_whom(
    party: Party, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    eve = local.person("Eve", house)
    empty = house.create_text_channel("empty")
    assert told(await ann.use_on(empty, INVITE, ben)) == ENGLISH("invite-no-lobby")
    assert told(await mei.use_on(channel, INVITE, ben)) == CHINESE("invite-not-seated")
    assert told(await ann.use_on(channel, INVITE, ann)) == ENGLISH("invite-own")
    local.backend.get_user(eve.id).bot = True
    assert told(await ann.use_on(channel, INVITE, eve)) == ENGLISH("invite-bot")
    for _ in range(9):
        await party.choose(ann, "computer", "easy")
        await party.told()
    assert told(await ann.use_on(channel, INVITE, ben)) == refusal_words(ENGLISH, "full")
    await party.press(ann, "start")
    assert told(await ann.use_on(channel, INVITE, ben)) == refusal_words(ENGLISH, "started")


async def test_who_does_not_see_the_channel_is_not_asked(
    bot: Uno, local: LocalDiscord, house: GuildHandle, ann: Person, ben: Person
) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    party = Party(bot, local, house.create_text_channel("few", overwrites={ben.user: hidden}), ann)
    await party.sit_down()
    assert told(await ann.use_on(party.channel, INVITE, ben)) == ENGLISH("invite-absent")


async def test_who_could_not_be_told_can_be_asked_again(
    party: Party,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    local.inject("POST /interactions/*", 400, code=50035)
    assert told(await ann.use_on(channel, INVITE, ben)) == ENGLISH("answer-trouble")
    caplog.clear()
    await asked_in(ann, channel, ben)


async def test_few_are_asked_in_a_minute_and_who_was_not_can_be_later(
    online: Online, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person
) -> None:
    now = 0.0
    guests = [local.person(f"Guest {number}", house) for number in range(4)]
    async with online(invites=RateLimit(lambda: now, INVITES_AT_ONCE, INVITES_PER_SECOND)) as bot:
        await Party(bot, local, channel, ann).sit_down()
        for guest in guests[:3]:
            await asked_in(ann, channel, guest)
        assert told(await ann.use_on(channel, INVITE, guests[3])) == ENGLISH("invite-too-often")
        now = 20.0
        await asked_in(ann, channel, guests[3])
