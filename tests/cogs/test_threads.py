"""A game in a thread of its own: how it gets there, and what happens where it was."""

from __future__ import annotations

import asyncio

import discord
import pytest
from simcord import ChannelHandle, GuildHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.playground.person import NoResponse
from bot.screens.words import refusal_words
from bot.sessions import actions, lobby
from bot.sessions.guild_settings import GuildSettings, keep_settings
from bot.store.games import GameStatus
from bot.text import text_for
from tests.discord_api.bodies import check
from tests.house import Online
from tests.party import Party, pressable, presses

ENGLISH = text_for("en-US")
MAKE = "POST /channels/*/messages/*/threads"
POST = "POST /channels/*/messages"


def said(answer: Response) -> str:
    """The text of a private answer."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message.text


async def sat_down(party: Party) -> RenderedMessage:
    """A lobby whose host wants a thread; return its message."""
    await party.sit_down()
    host = party.people[0]
    panel = (await party.press(host, "options")).message
    assert panel is not None
    await party.choose_option(host, panel, "thread", "with")
    shown = party.public(host)
    assert shown is not None
    return shown


async def started(party: Party) -> RenderedMessage:
    """Such a game in its thread; return the message that was its lobby."""
    left = await sat_down(party)
    await party.press(party.people[0], "start")
    party.channel = party.local.channel(party.table.channel_id)
    await party.local.until(lambda: party.public(party.people[0]))
    return left


@pytest.fixture
def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    return Party(bot, local, channel, ann, ben)


async def test_at_start_the_game_moves_to_its_thread(
    party: Party, bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    left = await sat_down(party)
    local.calls.clear()
    answer = await party.press(ann, "start")
    thread = local.channel(party.table.channel_id)
    assert thread.is_thread
    made = local.backend.get_channel(thread.id)
    assert (made.parent_id, made.name) == (channel.id, "UNO · Classic · Ann")
    assert (thread.id, party.table.parent_id) == (left.id, channel.id)
    assert answer.kind == "update", "the lobby itself says where the game is"
    now = ann.look(channel.id, left.id)
    assert now is not None
    assert f"<#{thread.id}>" in now.text
    assert not now.buttons
    party.channel = thread
    shown = await party.shown(ann.mention)
    assert ben.mention in shown.text
    (post,) = local.calls.of(POST)
    assert post.body["allowed_mentions"] == {"parse": [], "users": [ann.id, ben.id]}
    assert {ann.id, ben.id} <= made.thread_members.keys()
    assert [call.method for call in local.calls if "/threads" in call.path] == ["POST"]
    assert bot.registry.in_channel(channel.id) is None
    await party.play(until=lambda: party.moves > 2)
    assert ann.mention not in (await party.told()).text, "they are called once"
    assert check(local.calls) > 3


async def test_all_are_given_their_hands_where_they_joined_and_play_from_them(
    party: Party, local: LocalDiscord, channel: ChannelHandle
) -> None:
    """They are mentioned in the thread, once, and a hand that they open there takes the given one away."""
    await started(party)
    thread = party.channel
    party.channel = channel
    for person in party.people:
        hand = await party.dealt(person)
        assert f"The table is in <#{thread.id}>." in hand.text
    player, other = party.asked, party.others[0]
    before = party.table.version
    card = next(press for press in presses(party.hands[player.id]) if press.verb == "do")
    answer = await player.press(party.hands[player.id], card.custom_id)
    assert answer.kind == "update"
    assert party.table.version > before
    given = party.hands[other.id].id
    party.channel = thread
    await party.open_hand(other)
    await local.until(lambda: other.look(channel.id, given) is None)
    mentions = [call for call in local.calls.of(POST) if "<@" in str(call.body)]
    assert len(mentions) == 1


async def test_two_clicks_on_start_deal_once(party: Party, local: LocalDiscord, ann: Person) -> None:
    left = await sat_down(party)
    start = f"uno:{party.session.id}:0:start"
    answers = await asyncio.gather(ann.press(left, start), ann.press(left, start))
    assert [answer.kind for answer in answers] == ["update", "update"]
    assert (party.table.channel_id, party.table.answers) == (left.id, 1)
    party.channel = local.channel(left.id)
    await party.shown(ann.mention)


async def test_what_is_typed_in_the_channel_leads_to_the_thread(
    party: Party, bot: Uno, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    left = await started(party)
    link = f"<#{party.table.channel_id}>"
    for command in ("uno hand", "uno table", "uno stop", "uno leave"):
        assert link in said(await ann.slash(channel, command))
    assert link in said(await mei.slash(channel, "uno hand"))
    assert party.table.status is GameStatus.PLAYING
    second = await mei.slash(channel, "uno new")
    assert not second.ephemeral, "the channel is free"
    theirs = bot.registry.in_channel(channel.id)
    assert theirs is not None
    assert theirs is not party.session
    assert bot.registry.in_channel(party.table.channel_id) is party.session
    assert left.id == party.table.channel_id


async def test_a_lobby_that_could_not_say_so_does_at_the_next_press(
    party: Party, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    left = await sat_down(party)
    local.inject("POST /interactions/*/*/callback", 400)
    local.backend.answer_within_s = 0.3
    with pytest.raises(NoResponse):
        await party.press(ann, "start")
    local.backend.answer_within_s = 60.0
    answer = await ben.press(left, f"uno:{party.session.id}:0:join")
    assert answer.kind == "update"
    assert answer.message is not None
    assert f"<#{party.table.channel_id}>" in answer.message.text


async def test_killed_with_the_thread_made_and_nothing_stored(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        left = await sat_down(party)
    thread = local.backend.create_thread(
        channel.id, "UNO · Classic · Ann", local.backend.bot_user.id, message_id=left.id
    )
    async with online() as party.bot:
        await party.press(ann, "start")
        assert party.table.channel_id == thread.id == left.id
        party.channel = local.channel(thread.id)
        await party.shown(ann.mention)
    local.calls.clear()
    async with online() as party.bot:
        await party.told()
        assert local.calls.of(POST) == [], "nobody is called again"
        await party.play(until=lambda: party.moves > 2)


async def test_a_thread_that_is_taken_meanwhile_is_left_to_its_game(
    party: Party, bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, mei: Person
) -> None:
    left = await sat_down(party)
    local.backend.create_thread(channel.id, "theirs", local.backend.bot_user.id, message_id=left.id)
    await mei.slash(local.channel(left.id), "uno new")
    answer = await party.press(ann, "start")
    assert ENGLISH("answer-no-thread") in said(answer)
    assert party.table.channel_id == channel.id


@pytest.mark.parametrize("why", ["refused", "not allowed"])
async def test_where_there_can_be_no_thread_the_game_stays(
    party: Party, bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, why: str
) -> None:
    await sat_down(party)
    if why == "refused":
        local.inject(MAKE, 400, code=160006)
    else:
        forbid(local, channel, create_public_threads=False)
    answer = await party.press(ann, "start")
    assert ENGLISH("answer-no-thread") in said(answer)
    assert pressable(party.keep(ann, answer), "hand") is None
    assert (party.table.channel_id, party.table.parent_id) == (channel.id, None)
    await party.play(until=lambda: party.moves > 1)


def forbid(local: LocalDiscord, channel: ChannelHandle, **rights: bool) -> None:
    """Take rights from the bot in a channel."""
    allow, deny = discord.PermissionOverwrite(**rights).pair()
    local.backend.set_overwrite(
        channel.id, Overwrite(local.backend.bot_user.id, OverwriteType.MEMBER, allow.value, deny.value)
    )


async def test_what_is_lacking_is_said_when_it_is_chosen(
    party: Party, local: LocalDiscord, channel: ChannelHandle, ann: Person
) -> None:
    forbid(local, channel, create_public_threads=False)
    await party.sit_down()
    panel = (await party.press(ann, "options")).message
    assert panel is not None
    answer = await party.choose_option(ann, panel, "thread", "with")
    assert ENGLISH("permission-create-public-threads") in said(answer)
    assert not party.table.wants_thread


async def test_by_the_servers_default_but_not_in_a_thread(
    bot: Uno, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    await keep_settings(bot.store, house.id, GuildSettings(threads=True))
    await ann.slash(channel, "uno new")
    session = bot.registry.in_channel(channel.id)
    assert session is not None
    assert session.table.wants_thread
    there = ann.open_thread(channel, "chat")
    answer = await ben.slash(there, "uno new")
    session = bot.registry.in_channel(there.id)
    assert session is not None
    assert not session.table.wants_thread
    panel = (await ben.press(answer.message or there, "Options")).message
    assert panel is not None
    panel = (await ben.press(panel, ENGLISH("lobby-more-options"))).message
    assert panel is not None
    assert any((menu.custom_id or "").endswith("set time") for menu in panel.menus)
    assert not any((menu.custom_id or "").endswith("set thread") for menu in panel.menus)


async def test_a_rematch_opens_in_the_same_thread(party: Party, bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    await started(party)
    thread = party.table.channel_id
    first = party.session.id
    await party.session.do(actions.stop, ann.id, is_moderator=True)
    await party.press(ann, "rematch")
    rematch = bot.registry.in_channel(thread)
    assert rematch is not None
    assert rematch.id != first
    assert (rematch.table.parent_id, rematch.table.wants_thread) == (channel.id, False)


@pytest.mark.parametrize("gone", ["thread", "channel"])
async def test_a_game_ends_with_its_thread_and_with_the_channel(
    party: Party, local: LocalDiscord, channel: ChannelHandle, gone: str
) -> None:
    await started(party)
    session = party.session
    local.backend.delete_channel(party.table.channel_id if gone == "thread" else channel.id)
    await local.until(lambda: session.table.status is GameStatus.ENDED)


async def test_who_sees_the_channel_sees_what_was_played_in_its_threads(
    bot: Uno, local: LocalDiscord, house: GuildHandle, ann: Person, ben: Person
) -> None:
    """Discord is not asked about the thread, which may be archived, or gone."""
    closed = discord.PermissionOverwrite(view_channel=False)
    opened = discord.PermissionOverwrite(view_channel=True)
    secret = house.create_text_channel("secret", overwrites={house.default_role: closed, ann.user: opened})
    session = await bot.registry.open(house.id, secret.id, ann.id, "Ann", GuildSettings().options(), "en-US")
    await session.do(lobby.join, ben.id, "Ben")
    await bot.registry.start(session, ann.id, secret.id + 1)
    await session.do(actions.end)
    local.calls.clear()
    elsewhere = house.create_text_channel("elsewhere")
    assert "step 1 of" in said(await ann.slash(elsewhere, "uno replay", game=session.id))
    assert said(await ben.slash(elsewhere, "uno replay", game=session.id)) == refusal_words(ENGLISH, "not_visible")
    assert local.calls.of("GET /channels/*") == []
