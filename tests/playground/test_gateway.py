"""Sockets break, sessions end, shards divide the servers, and nothing is lost."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from simcord import ChannelHandle, GuildHandle

from bot.playground import LocalDiscord, Person
from tests.house import ANSWER_WITHIN_S, TOKEN
from tests.playground.conftest import online
from tests.playground.table_bot import TableBot

LONG = 60
IDENTIFY = {"token": TOKEN, "intents": discord.Intents.default().value, "properties": {}}


def unpacker(compress: str) -> Callable[[bytes], bytes]:
    if compress == "zstd-stream":
        zstandard = pytest.importorskip("zstandard")
        unpack: Callable[[bytes], bytes] = zstandard.ZstdDecompressor().decompressobj().decompress
        return unpack
    return zlib.decompressobj().decompress


class Line:
    """A bare gateway connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compress: str) -> None:
        self.socket = socket
        self.unpack = unpacker(compress)

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def receive(self) -> dict[str, Any]:
        message = await self.socket.receive(timeout=LONG)
        text = self.unpack(message.data) if message.type is aiohttp.WSMsgType.BINARY else message.data
        received: dict[str, Any] = json.loads(text)
        return received

    async def receive_event(self, name: str) -> dict[str, Any]:
        while (received := await self.receive())["t"] != name:
            pass
        return received

    async def end(self) -> int | None:
        while (await self.socket.receive(timeout=LONG)).type not in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
            pass
        return self.socket.close_code


@asynccontextmanager
async def line(local: LocalDiscord, compress: str = "") -> AsyncIterator[Line]:
    async with (
        aiohttp.ClientSession() as client,
        client.ws_connect(f"{local.gateway_url}?v=10&encoding=json&compress={compress}") as socket,
    ):
        yield Line(socket, compress)


@pytest.mark.parametrize("compress", ["", "zlib-stream", "zstd-stream"])
async def test_a_session_from_hello_to_resumed(local: LocalDiscord, house: GuildHandle, compress: str) -> None:
    async with line(local, compress) as first:
        assert (await first.receive())["op"] == 10
        await first.send(1, None)
        assert (await first.receive())["op"] == 11
        await first.send(2, IDENTIFY)
        ready = await first.receive()
        assert (ready["t"], ready["s"], ready["d"]["guilds"]) == (
            "READY",
            1,
            [{"id": str(house.id), "unavailable": True}],
        )
        assert (await first.receive())["t"] == "GUILD_CREATE"
        local.drop()
    house.create_text_channel("missed")
    async with line(local, compress) as second:
        await second.send(6, {"token": TOKEN, "session_id": ready["d"]["session_id"], "seq": 1})
        received = [(await second.receive())["t"] for _ in range(4)]
        assert received == [None, "GUILD_CREATE", "CHANNEL_CREATE", "RESUMED"]


@pytest.mark.parametrize(
    ("identity", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"intents": discord.Intents.all().value}, 4014),
    ],
)
async def test_a_wrong_identity_is_refused(local: LocalDiscord, identity: dict[str, Any], code: int) -> None:
    async with line(local) as bare:
        await bare.send(2, IDENTIFY | identity)
        assert await bare.end() == code


async def test_nothing_is_allowed_before_identifying(local: LocalDiscord) -> None:
    async with line(local) as bare:
        await bare.send(8, {"guild_id": "1"})
        assert await bare.end() == 4003


async def test_an_unknown_session_is_invalid(local: LocalDiscord) -> None:
    async with line(local) as bare:
        await bare.receive()
        await bare.send(6, {"token": TOKEN, "session_id": "gone", "seq": 1})
        received = await bare.receive()
        assert (received["op"], received["d"]) == (9, False)


async def test_a_dropped_socket_resumes_and_nothing_is_lost(
    bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle
) -> None:
    local.drop()
    answers = await asyncio.gather(*(ann.slash(channel, "hello", seats=seats) for seats in range(2, 10)))
    assert len({answer.record.message_id for answer in answers}) == 8
    assert (local.gateway.identified, local.gateway.resumed) == (1, 1)
    await local.until(lambda: bot.events.count("resumed") == 1)


@pytest.mark.parametrize("how", ["reconnect", "invalidate"])
async def test_a_bot_that_is_asked_to_reconnect_resumes(
    bot: TableBot, local: LocalDiscord, ann: Person, channel: ChannelHandle, how: str
) -> None:
    local.reconnect() if how == "reconnect" else local.invalidate(resumable=True)
    await local.until(lambda: "resumed" in bot.events)
    await ann.slash(channel, "hello")
    assert local.gateway.identified == 1


@pytest.mark.usefixtures("bot")
async def test_an_invalid_session_identifies_anew(local: LocalDiscord, ann: Person, channel: ChannelHandle) -> None:
    (old,) = local.gateway.live
    await ann.slash(channel, "table")
    local.invalidate()
    await local.until(lambda: local.gateway.identified == 2)
    (new,) = await local.connected()
    assert new is not old
    await ann.press(channel, "count")
    assert (await ann.wait_for(channel, "Turn 2")).edited


async def test_the_first_connection_is_refused(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py gives up then, with an error of its own; its caller must try again."""

    class NoWait:
        def delay(self) -> float:
            return 0.0

    monkeypatch.setattr(discord.client, "ExponentialBackoff", NoWait)
    local.refuse()
    first = discord.Client(intents=discord.Intents.default())
    with pytest.raises(AttributeError):
        await first.start(TOKEN)
    await first.close()
    second = discord.Client(intents=discord.Intents.default())
    running = asyncio.create_task(second.start(TOKEN))
    assert len(await local.connected()) == 1
    await second.close()
    await running


async def test_shards_divide_the_servers() -> None:
    async with LocalDiscord(shards=2, answer_within_s=ANSWER_WITHIN_S) as local:
        houses = [local.guild(f"House {shard}", shard_id=shard) for shard in (0, 1)]
        channels = [house.create_text_channel("uno") for house in houses]
        ann = local.person("Ann", *houses)
        with local.for_discord_py():
            async with online() as bot:
                zero, one = sorted(await local.connected(2), key=lambda session: session.shard)
                assert (zero.shard, one.shard) == ((0, 2), (1, 2))
                assert {guild.id: guild.shard_id for guild in bot.guilds} == {houses[0].id: 0, houses[1].id: 1}
                before = zero.sequence
                await ann.slash(channels[1], "hello")
                assert zero.sequence == before
                local.drop(one)
                await ann.slash(channels[1], "hello")
                await ann.slash(channels[0], "hello")


async def test_members_are_sent_when_asked_for() -> None:
    approved = discord.Intents(members=True)
    async with LocalDiscord(privileged=approved) as local:
        ann = local.person("Ann", local.guild("House"))
        with local.for_discord_py():
            async with online(intents=discord.Intents.default() | approved) as bot:
                assert bot.guilds[0].get_member(ann.id) is not None


async def test_unapproved_intents(local: LocalDiscord) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with online(intents=discord.Intents.all()):
            pass
    assert not local.gateway.sessions


async def test_a_wrong_token(local: LocalDiscord) -> None:
    bot = TableBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("wrong")
    await bot.close()
    assert local.calls.of("GET /users/@me")[0].status == 401


async def test_discord_py_is_redirected_and_restored() -> None:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    async with LocalDiscord() as local:
        with local.for_discord_py():
            assert Route("GET", "/users/@me").url == f"http://127.0.0.1:{local.port}/api/v10/users/@me"
        assert before == (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)


async def test_a_bot_that_leaves_is_forgotten(bot: TableBot, local: LocalDiscord) -> None:
    await bot.close()
    await local.until(lambda: not local.gateway.sessions)


async def test_several_at_once_and_no_trace_afterwards() -> None:
    before = asyncio.all_tasks()
    async with LocalDiscord() as one, LocalDiscord() as other:
        assert one.port != other.port
        one.guild("Only here")
        assert not other.backend.guilds
        async with line(one) as bare:
            await bare.send(2, IDENTIFY)
            await bare.receive_event("GUILD_CREATE")
            await one.stop()
            assert await bare.end() == 1006
        await other.stop()
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == before
