"""What Discord refuses because of where something is written: as bare HTTP, where the bot's rights are what counts."""

from __future__ import annotations

import io
from typing import Any

import aiohttp
import discord
import pytest
from simcord import ChannelHandle, GuildHandle
from simcord.enums import ChannelType

from bot.playground import LocalDiscord, Person
from bot.playground.server.places import MIB, MOST_OLD_EDITS
from bot.playground.server.unicode_emoji import is_emoji

Http = aiohttp.ClientSession


def forbid(local: LocalDiscord, house: GuildHandle, **permissions: bool) -> None:
    """Take permissions from the bot everywhere in the server, and from everybody."""
    taken = discord.Permissions(**permissions).value
    for role in local.backend.get_guild(house.id).roles.values():
        role.permissions &= ~taken


async def answer(http: Http, method: str, url: str, **given: Any) -> tuple[int, int]:
    """Return the status of an answer, and Discord's code."""
    async with http.request(method, url, **given) as got:
        body = await got.json()
        return got.status, body.get("code", 0)


async def post(local: LocalDiscord, http: Http, channel: ChannelHandle) -> str:
    """Post a message; return its address."""
    url = f"{local.url}/channels/{channel.id}/messages"
    async with http.post(url, json={"content": "x"}) as got:
        return f"{url}/{(await got.json())['id']}"


async def test_an_archived_thread(local: LocalDiscord, http: Http, ann: Person, channel: ChannelHandle) -> None:
    thread = ann.open_thread(channel, "Round")
    message = await post(local, http, thread)
    local.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    assert await answer(http, "PATCH", message, json={"content": "y"}) == (400, 50083)
    await post(local, http, thread)
    meta = local.backend.get_channel(thread.id).thread_metadata
    assert meta is not None
    assert not meta.archived
    assert await answer(http, "PATCH", message, json={"content": "y"}) == (200, 0)


@pytest.mark.parametrize("status", [400, 403])
async def test_a_locked_thread(
    local: LocalDiscord, http: Http, house: GuildHandle, ann: Person, channel: ChannelHandle, status: int
) -> None:
    thread = ann.open_thread(channel, "Round")
    message = await post(local, http, thread)
    local.backend.places.locked_status = status
    local.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    assert await answer(http, "PATCH", message, json={"content": "y"}) == (200, 0)  # it manages threads
    forbid(local, house, manage_threads=True)
    assert await answer(http, "PATCH", message, json={"content": "y"}) == (status, 160005)
    assert await answer(http, "POST", message.rpartition("/")[0], json={"content": "y"}) == (status, 160005)
    local.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    record = local.backend.new_interaction(2, thread.id, ann.id, house.id)
    url = f"{local.url}/interactions/{record.id}/{record.token}/callback"
    assert await answer(http, "POST", url, json={"type": 4, "data": {"content": "y"}}) == (400, 50083)


async def test_a_private_thread(
    local: LocalDiscord, http: Http, house: GuildHandle, ann: Person, channel: ChannelHandle
) -> None:
    thread = local.channel(
        local.backend.create_thread(channel.id, "Secret", ann.id, type=ChannelType.PRIVATE_THREAD).id
    )
    message = await post(local, http, thread)
    forbid(local, house, manage_threads=True)
    for method, url in (
        ("POST", message.rpartition("/")[0]),
        ("PATCH", message),
        ("DELETE", message),
        ("GET", message),
    ):
        assert await answer(http, method, url, json={"content": "y"}) == (403, 50001)
    local.backend.add_thread_member(thread.id, local.backend.bot_user.id)
    assert await answer(http, "PATCH", message, json={"content": "y"}) == (200, 0)


async def test_the_chat_of_a_voice_channel(local: LocalDiscord, http: Http, house: GuildHandle) -> None:
    voice = house.create_voice_channel("Talk")
    message = await post(local, http, voice)
    forbid(local, house, connect=True)
    for method, url in (("POST", message.rpartition("/")[0]), ("PATCH", message), ("GET", message)):
        assert await answer(http, method, url, json={"content": "y"}) == (403, 50001)


async def test_old_messages_are_edited_seldom(local: LocalDiscord, http: Http, channel: ChannelHandle) -> None:
    old = await post(local, http, channel)
    local.advance(3601)
    for _ in range(MOST_OLD_EDITS):
        assert await answer(http, "PATCH", old, json={"content": "y"}) == (200, 0)
    assert await answer(http, "PATCH", old, json={"content": "y"}) == (429, 30046)
    new = await post(local, http, channel)
    assert await answer(http, "PATCH", new, json={"content": "y"}) == (200, 0)
    local.advance(3601)
    assert await answer(http, "PATCH", old, json={"content": "y"}) == (200, 0)


@pytest.mark.parametrize(("boosts", "largest"), [(0, 10), (1, 10), (2, 50), (3, 100)])
def test_large_files(
    local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, boosts: int, largest: int
) -> None:
    local.backend.places.boosts[house.id] = boosts
    assert local.backend.places.largest_file(channel.id) == largest * MIB


async def test_an_answer_with_a_large_file(
    local: LocalDiscord, http: Http, house: GuildHandle, ann: Person, channel: ChannelHandle
) -> None:
    record = local.backend.new_interaction(2, channel.id, ann.id, house.id)
    url = f"{local.url}/interactions/{record.id}/{record.token}/callback"

    def form() -> aiohttp.FormData:
        filled = aiohttp.FormData({"payload_json": '{"type": 4, "data": {"content": "x"}}'})
        filled.add_field("files[0]", io.BytesIO(bytes(10 * MIB + 1)), filename="a.png")
        return filled

    assert await answer(http, "POST", url, data=form()) == (413, 40005)
    local.backend.places.boosts[house.id] = 2
    async with http.post(url, data=form()) as got:
        assert got.status == 204


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("🟥", True),
        ("⭐", True),
        ("▶️", True),
        ("▶", True),
        ("👍🏽", True),
        ("🇹🇼", True),
        ("👨‍👩‍👧", True),
        ("5️⃣", True),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", True),
        ("", False),
        ("5", False),
        ("é", False),
        ("紅", False),
        ("♛", False),
        ("→", False),
        ("🟥🟥", False),
        ("\ufe0f", False),
    ],
)
def test_emoji_of_unicode(text: str, is_one: bool) -> None:
    assert is_emoji(text) is is_one
