"""The REST API as bare HTTP, and faults on purpose."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest
from simcord import ChannelHandle

from bot.playground import LocalDiscord, Person
from tests.playground.table_bot import TableBot


async def test_answers_are_plain_json(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    async with http.get(f"{local.url}/users/@me") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "application/json"
        assert "Via" in answer.headers
        assert (await answer.json())["username"] == "UNO"
    (call,) = local.calls
    assert (call.method, call.route, call.status) == ("GET", "/users/@me", 200)


async def test_where_the_gateway_is(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    async with http.get(f"{local.url}/gateway/bot") as answer:
        found = await answer.json()
        assert (found["url"], found["shards"]) == (local.gateway_url, 1)
    async with aiohttp.ClientSession() as stranger, stranger.get(f"{local.url}/gateway") as answer:
        assert await answer.json() == {"url": local.gateway_url}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/channels/1", None, 404, 10003),
        ("POST", "/channels/{channel}/messages", {"content": "x" * 2001}, 400, 50035),
        ("POST", "/channels/{channel}/messages", b"{", 400, 50109),
        ("PUT", "/applications/1/commands", [{}], 400, 50035),
        ("POST", "/interactions/1/token/callback", {"type": 4}, 404, 10062),
        ("GET", "/lobbies/1", None, 501, 0),
    ],
)
async def test_refusals(
    local: LocalDiscord,
    http: aiohttp.ClientSession,
    channel: ChannelHandle,
    method: str,
    path: str,
    body: Any,
    status: int,
    code: int,
) -> None:
    sent: dict[str, Any] = {"data": body} if isinstance(body, bytes) else {"json": body}
    async with http.request(method, local.url + path.format(channel=channel.id), **sent) as answer:
        assert (answer.status, (await answer.json())["code"]) == (status, code)
    assert len(local.calls.gaps) == (status == 501)


async def test_only_the_bot_is_authorized(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession() as stranger, stranger.get(f"{local.url}/users/@me") as answer:
        assert answer.status == 401


async def test_the_bot_reads_only_what_mentions_it(
    local: LocalDiscord, http: aiohttp.ClientSession, ann: Person, channel: ChannelHandle
) -> None:
    ann.say(channel, "secret")
    ann.say(channel, f"<@{local.backend.bot_user.id}> hello")
    async with http.get(f"{local.url}/channels/{channel.id}/messages") as answer:
        assert [message["content"][-5:] for message in await answer.json()] == ["hello", ""]


@pytest.mark.parametrize(("query", "status"), [("", 204), ("?with_response=1", 200), ("?with_response=true", 200)])
async def test_a_callback_answers_only_when_asked(
    local: LocalDiscord, http: aiohttp.ClientSession, ann: Person, channel: ChannelHandle, query: str, status: int
) -> None:
    record = local.backend.new_interaction(2, channel.id, ann.id, channel.guild.id if channel.guild else None)
    url = f"{local.url}/interactions/{record.id}/{record.token}/callback{query}"
    async with http.post(url, json={"type": 4, "data": {"content": "here"}}) as answer:
        assert answer.status == status
        if status == 200:
            assert (await answer.json())["resource"]["message"]["content"] == "here"


async def test_a_429_is_tried_again(bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle) -> None:
    local.inject("POST /channels/*/messages", 429, times=2, retry_after=0.01)
    await ann.slash(channel, "post", text="third time lucky")
    await ann.wait_for(channel, "third time lucky")
    assert [call.status for call in local.calls.of("POST /channels/*/messages")] == [429, 429, 200]
    assert not bot.errors


async def test_a_429_says_how_long(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    local.inject("GET /users/@me", 429, retry_after=1.5, everywhere=True)
    async with http.get(f"{local.url}/users/@me") as answer:
        assert answer.status == 429
        assert await answer.json() == {"message": "You are being rate limited.", "retry_after": 1.5, "global": True}
        assert answer.headers["Retry-After"] == "2"
        assert answer.headers["X-RateLimit-Global"] == "true"
        assert answer.headers["X-RateLimit-Remaining"] == "0"
    async with http.get(f"{local.url}/users/@me") as answer:
        assert answer.status == 200


async def test_limits_are_counted_for_each_channel(
    local: LocalDiscord, http: aiohttp.ClientSession, channel: ChannelHandle
) -> None:
    assert channel.guild is not None
    other = channel.guild.create_text_channel("other")
    local.limit("POST /channels/*/messages", 2, 600)

    async def post(where: ChannelHandle) -> tuple[int, str]:
        url = f"{local.url}/channels/{where.id}/messages"
        async with http.post(url, json={"content": "hi"}) as answer:
            return answer.status, answer.headers["X-RateLimit-Remaining"]

    assert [await post(channel) for _ in range(3)] == [(200, "1"), (200, "0"), (429, "0")]
    assert await post(other) == (200, "1")
    local.advance(600)
    assert await post(channel) == (200, "1")


async def test_discord_is_down(bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle) -> None:
    local.inject("POST /channels/*/messages", 503)
    await ann.slash(channel, "post", text="not sent")
    await local.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.DiscordServerError)
    assert "not sent" not in [seen.text for seen in ann.read(channel)]


async def test_a_500_is_answered_as_often_as_injected(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    local.inject("* /users/*", 500, times=2)
    statuses = []
    for _ in range(3):
        async with http.get(f"{local.url}/users/@me") as answer:
            statuses.append(answer.status)
    assert statuses == [500, 500, 200]


async def test_a_request_is_carried_out_but_its_answer_is_lost(
    bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle
) -> None:
    local.inject("POST /channels/*/messages", "cut", after=True)
    await ann.slash(channel, "post", text="sent")
    await local.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], aiohttp.ClientError)
    assert "sent" in [seen.text for seen in ann.read(channel)]


async def test_an_answer_that_never_comes(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    local.inject("GET /users/@me", "hang", times=2)
    hanging = [asyncio.create_task(http.get(f"{local.url}/users/@me")) for _ in range(2)]
    await local.until(lambda: len(local.calls) == 2)
    done, _ = await asyncio.wait(hanging, timeout=0.05)
    assert not done
    hanging[0].cancel()
    await local.stop()
    with pytest.raises(aiohttp.ClientError):
        await hanging[1]


async def test_a_slow_answer(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    local.inject("GET /users/@me", None, delay=0.05)
    async with http.get(f"{local.url}/users/@me") as answer:
        assert answer.status == 200
    (call,) = local.calls
    assert call.seconds is not None
    assert call.seconds > 0.04  # clocks are not that exact
