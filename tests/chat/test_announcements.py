"""Who asked for it is told when a table opens: quietly, once in half an hour, and the message goes with the lobby."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.announcements import EVERY
from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person
from bot.sessions import actions
from bot.sessions.guild_settings import GuildSettings, keep_settings
from bot.sessions.session import Session
from bot.store.watchers import SaveWatcher, is_watching, some_watchers
from tests.clock import FakeClock
from tests.house import Online
from tests.party import Party

POST = "POST /channels/*/messages"


async def ask(bot: Uno, house: GuildHandle, *people: Person) -> None:
    """Have these people told."""
    for person in people:
        await bot.store.save(SaveWatcher(house.id, person.id, is_told=True))


async def test_it_is_chosen_for_a_server_in_ones_own_settings(
    bot: Uno, house: GuildHandle, channel: ChannelHandle, ben: Person
) -> None:
    shown = await ben.slash(channel, "uno me")
    for told_now, wanted in ((False, "on"), (True, "off"), (False, "on")):
        assert await bot.store.read(is_watching, house.id, ben.id) is told_now
        assert shown.message is not None
        shown = await ben.press(shown.message, f"uno::0:me tables {wanted}")
    assert await bot.store.read(some_watchers, house.id, 5, 0) == [ben.id]
    private = (await ben.slash(ben.dm, "uno me")).message
    assert private is not None
    assert not any("tables" in button.custom_id for button in private.buttons)


async def told(local: LocalDiscord, bot: Uno, channel: ChannelHandle) -> tuple[Session, dict[str, object]]:
    """The lobby that is open, and the message that told people of it, once it is stored."""

    def kept() -> Session | None:
        session = bot.registry.in_channel(channel.id)
        return session if session is not None and session.table.announcement_id is not None else None

    session = await local.until(kept)
    (post,) = local.calls.of(POST)
    return session, post.body


async def idle(local: LocalDiscord, bot: Uno) -> None:
    """Wait until all is answered, and people are told or not."""
    await local.until(lambda: not bot.admission.answering)
    await bot.presenter.announcements.idle()


@pytest.mark.parametrize("ends_by", ["its start", "closing", "a restart"])
async def test_exactly_those_are_told_who_asked_and_see_it(
    online: Online, local: LocalDiscord, house: GuildHandle, ann: Person, ben: Person, mei: Person, ends_by: str
) -> None:
    closed = discord.PermissionOverwrite(view_channel=False)
    channel = house.create_text_channel("uno", overwrites={mei.user: closed})
    async with online() as bot:
        await ask(bot, house, ann, ben, mei)
        party = Party(bot, local, channel, ann, ben)
        await party.sit_down()
        session, body = await told(local, bot, channel)
        assert body["allowed_mentions"] == {"parse": [], "users": [ben.id]}, "not the host, nor who cannot see it"
        assert ben.mention in str(body["content"])
        message = session.table.announcement_id
        assert ann.look(channel.id, message) is not None
        if ends_by == "closing":
            await session.do(actions.stop, ann.id)
        elif ends_by == "its start":
            await party.press(ann, "start")
        else:
            bot.presenter._removals.close()
            bot.presenter._updates[session.id] = []  # as if it were killed before anything of it is shown
            await session.do(actions.start, ann.id)
            bot.presenter._updates.pop(session.id)
        if ends_by != "a restart":
            await local.until(lambda: ann.look(channel.id, message) is None)
    async with online():
        await local.until(lambda: ann.look(channel.id, message) is None)


async def test_the_role_is_told_instead(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    role = house.create_role("players", mentionable=True)
    await keep_settings(bot.store, house.id, GuildSettings(told_role=role.id))
    await ask(bot, house, ben)
    await ann.slash(channel, "uno new")
    _, body = await told(local, bot, channel)
    assert body["allowed_mentions"] == {"parse": [], "roles": [role.id]}
    assert ben.mention not in str(body["content"])


async def test_once_in_half_an_hour_and_not_for_rematches(
    bot: Uno,
    local: LocalDiscord,
    house: GuildHandle,
    channel: ChannelHandle,
    clock: FakeClock,
    ann: Person,
    ben: Person,
) -> None:
    await ask(bot, house, ben)
    await ann.slash(channel, "uno new")
    await told(local, bot, channel)
    other = house.create_text_channel("other")
    await ann.slash(other, "uno new")
    await idle(local, bot)
    clock.pass_by(EVERY.total_seconds())
    local.calls.clear()
    third = house.create_text_channel("third")
    party = Party(bot, local, third, ann, ben)
    await party.sit_down()
    await told(local, bot, third)
    second = bot.registry.in_channel(other.id)
    assert second is not None
    assert second.table.announcement_id is None
    await party.press(ann, "start")
    await party.session.do(actions.end)
    clock.pass_by(EVERY.total_seconds())
    local.calls.clear()
    await party.press(ann, "rematch")
    await idle(local, bot)
    assert [call for call in local.calls.of(POST) if call.body.get("content")] == []


async def test_where_none_asked_nothing_is_posted_and_a_refusal_harms_nothing(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    await ann.slash(channel, "uno new")
    await idle(local, bot)
    assert local.calls.of(POST) == []
    await ask(bot, house, ben)
    local.inject(POST, 403)
    other = house.create_text_channel("other")
    await ann.slash(other, "uno new")
    await idle(local, bot)
    assert len(local.calls.of(POST)) == 1
    third = house.create_text_channel("third")
    local.calls.clear()
    await ann.slash(third, "uno new")
    await told(local, bot, third)
