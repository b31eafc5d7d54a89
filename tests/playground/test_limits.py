"""How often a bot may ask, as bare HTTP; and discord.py, which waits where it is told to."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
from simcord import ChannelHandle

from bot.playground import LocalDiscord, Person
from bot.playground.server.limits import BAN_S, INVALID_WITHIN_S, MOST_INVALID, PER_SECOND, Counts
from tests.house import ANSWER_WITHIN_S, TOKEN
from tests.playground.table_bot import TableBot


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(token=TOKEN, answer_within_s=ANSWER_WITHIN_S, is_limited=True) as discord:
        with discord.for_discord_py():
            yield discord


async def statuses(http: aiohttp.ClientSession, method: str, url: str, times: int) -> list[int]:
    """Ask the same so many times, one after the other."""
    found = []
    for _ in range(times):
        async with http.request(method, url, json={"content": "hi"} if method in {"POST", "PATCH"} else None) as answer:
            await answer.read()
            found.append(answer.status)
    return found


async def test_fifty_requests_a_second_in_all(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    url = f"{local.url}/users/@me"
    local.backend.clock.monotonic = lambda: 7.0  # type: ignore[method-assign]
    assert set(await statuses(http, "GET", url, PER_SECOND)) == {200}
    async with http.get(url) as answer:
        assert answer.status == 429
        assert answer.headers["X-RateLimit-Global"] == "true"
        assert answer.headers["X-RateLimit-Scope"] == "global"
        assert answer.headers["Retry-After"] == "1"
        assert "Via" in answer.headers
        assert "X-RateLimit-Bucket" not in answer.headers
        assert await answer.json() == {"message": "You are being rate limited.", "retry_after": 1.0, "global": True}
    counts = local.limits.counts
    assert (counts.requests, counts.most_in_a_second, counts.refused) == (51, 51, {"GET users": 1})
    assert [call.status for call in local.calls][-1] == 429
    local.backend.clock.monotonic = lambda: 8.0  # type: ignore[method-assign]
    assert await statuses(http, "GET", url, 1) == [200]


@pytest.mark.parametrize(
    ("method", "path", "uses", "seconds"),
    [
        ("POST", "/channels/{channel}/messages", 5, 5),
        ("PATCH", "/channels/{channel}/messages/1", 5, 5),
        ("DELETE", "/channels/{channel}/messages/1", 5, 1),
        ("POST", "/webhooks/1/token", 5, 2),
        ("PATCH", "/webhooks/1/token/messages/@original", 5, 2),
    ],
)
async def test_each_route_has_its_own_limit(
    local: LocalDiscord,
    http: aiohttp.ClientSession,
    channel: ChannelHandle,
    method: str,
    path: str,
    uses: int,
    seconds: int,
) -> None:
    local.backend.clock.monotonic = lambda: 7.0  # type: ignore[method-assign]
    url = local.url + path.format(channel=channel.id)
    assert 429 not in await statuses(http, method, url, uses)
    async with http.request(method, url, json={"content": "hi"}) as answer:
        told = {name: answer.headers[f"X-RateLimit-{name}"] for name in ("Limit", "Remaining", "Reset-After", "Scope")}
        assert told == {"Limit": str(uses), "Remaining": "0", "Reset-After": f"{seconds:.3f}", "Scope": "user"}
        assert float(answer.headers["X-RateLimit-Reset"]) > local.backend.clock.now().timestamp()
        assert answer.headers["Retry-After"] == str(seconds)
        assert answer.status == 429
        assert not (await answer.json())["global"]
    elsewhere = url.replace("token", "other").replace(str(channel.id), str(channel.id + 1))
    assert 429 not in await statuses(http, method, elsewhere, 1)
    local.backend.clock.monotonic = lambda: 7.0 + seconds  # type: ignore[method-assign]
    assert 429 not in await statuses(http, method, url, uses)


async def test_answers_tell_what_is_left(
    local: LocalDiscord, http: aiohttp.ClientSession, channel: ChannelHandle
) -> None:
    url = f"{local.url}/channels/{channel.id}/messages"
    told = []
    for method, where in (("POST", url), ("POST", url), ("PATCH", f"{url}/1")):
        async with http.request(method, where, json={"content": "hi"}) as answer:
            told.append((answer.headers["X-RateLimit-Remaining"], answer.headers["X-RateLimit-Bucket"]))
    assert [remaining for remaining, _ in told] == ["4", "3", "4"]
    assert told[0][1] == told[1][1] != told[2][1]


async def test_interactions_are_not_counted(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    found = []
    for number in range(2 * PER_SECOND):
        found += await statuses(http, "POST", f"{local.url}/interactions/{number}/token/callback", 1)
        found += await statuses(http, "PATCH", f"{local.url}/webhooks/1/token{number}/messages/@original", 1)
    assert 429 not in found
    assert local.limits.counts == Counts()


async def test_ten_thousand_refusals_are_a_ban(local: LocalDiscord, http: aiohttp.ClientSession) -> None:
    limits, clock = local.limits, local.backend.clock
    for _ in range(MOST_INVALID - 2):  # as many requests would take long
        limits._count_invalid(clock.monotonic())
    local.advance(INVALID_WITHIN_S)
    assert await statuses(http, "GET", f"{local.url}/users/@me", 1) == [200]
    for _ in range(MOST_INVALID - 1):
        limits._count_invalid(clock.monotonic())
    assert await statuses(http, "GET", f"{local.url}/users/@me", 1) == [200]
    async with aiohttp.ClientSession() as stranger, stranger.get(f"{local.url}/users/@me") as answer:
        assert answer.status == 401
    async with http.get(f"{local.url}/users/@me") as answer:
        assert (answer.status, await answer.text(), "Via" in answer.headers) == (429, "error code: 1015", False)
    assert (limits.counts.bans, limits.counts.refused) == (1, {"GET users": 1})
    local.advance(BAN_S)
    assert await statuses(http, "GET", f"{local.url}/users/@me", 1) == [200]


async def test_where_it_is_off_nothing_is_refused_but_counted(http: aiohttp.ClientSession) -> None:
    async with LocalDiscord(token=TOKEN) as free:
        assert set(await statuses(http, "GET", f"{free.url}/users/@me", 2 * PER_SECOND)) == {200}
        assert free.limits.counts.requests == 2 * PER_SECOND


async def test_discord_py_waits_and_gets_through(
    bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle
) -> None:
    """Its requests to one channel follow the headers; all of it together is refused once, and tried again."""
    await asyncio.gather(*(ann.slash(channel, "post", text=f"number {number}") for number in range(7)))
    await local.until(lambda: sum("number" in seen.text for seen in ann.read(channel)) == 7)
    assert not local.limits.counts.refused
    later = local.backend.clock.monotonic() + 1
    local.backend.clock.monotonic = lambda: later  # type: ignore[method-assign]
    for _ in range(PER_SECOND):
        local.limits._wait_of_all(later)
    asking = asyncio.create_task(bot.fetch_user(ann.id))
    await local.until(lambda: local.limits.counts.refused)
    local.backend.clock.monotonic = lambda: later + 1  # type: ignore[method-assign]
    assert (await asking).id == ann.id
    assert local.limits.counts.refused == {"GET users": 1}
    assert not bot.errors


async def test_discord_py_gives_up_where_it_is_banned(bot: TableBot, local: LocalDiscord, ann: Person) -> None:
    for _ in range(MOST_INVALID):
        local.limits._count_invalid(local.backend.clock.monotonic())
    with pytest.raises(discord.HTTPException, match="1015"):
        await bot.fetch_user(ann.id)
