"""What is given out for monitoring: figures that move, health that tells the truth, and no secrets."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from prometheus_client.parser import text_string_to_metric_families
from simcord import ChannelHandle
from sqlalchemy.engine import make_url

from bot.chat.client import Uno
from bot.chat.monitor import Monitor
from bot.chat.serve import serve
from bot.config import ROOT, Settings, SettingsError
from bot.metrics import route_of
from bot.playground import LocalDiscord, Person
from bot.playground.launch import free_port
from tests.house import TOKEN, Online
from tests.party import Party

HERE = "127.0.0.1"


@asynccontextmanager
async def monitored(bot: Uno | None) -> AsyncIterator[str]:
    """Serve what is known of this bot, and give the address."""
    async with Monitor(HERE, 0) as monitor:
        monitor.bot = bot
        yield f"http://{HERE}:{monitor.port}"


async def read(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        return response.status, await response.text()


async def figures(address: str) -> dict[tuple[str, frozenset[str]], float]:
    """Return all figures by their names and labels."""
    _, text = await read(f"{address}/metrics")
    families = list(text_string_to_metric_families(text))
    return {
        (sample.name, frozenset(sample.labels.values())): sample.value for one in families for sample in one.samples
    }


async def test_figures_move_with_the_game(
    online: Online,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with online() as bot, monitored(bot) as address:
        before = await figures(address)
        party = Party(bot, local, channel, ann, ben)
        await party.start()
        for _ in range(4):
            await party.move()
        local.inject("PATCH /channels/*/messages/*", 429)
        await party.move()
        await local.until(lambda: [call for call in local.calls if call.status == 429])
        await party.told()  # it was tried again, so the refusal was counted
        logging.getLogger("somewhere").error("An error on purpose")
        after = await figures(address)

        def gained(name: str, *labels: str) -> float:
            key = name, frozenset(labels)
            return after.get(key, 0) - before.get(key, 0)

        assert after["uno_games", frozenset({"classic", "playing"})] == 1
        assert gained("uno_moves_total", "classic") >= 5
        assert gained("uno_answer_seconds_count") >= 7
        assert gained("uno_commit_seconds_count") >= 6
        assert gained("uno_committed_units_total") >= 6
        assert gained("uno_rest_calls_total", "POST /interactions/{id}/{token}/callback", "200") >= 7
        assert gained("uno_rest_calls_total", "PATCH /channels/{id}/messages/{id}", "429") == 1
        assert gained("uno_errors_total", "somewhere") == 1
        assert after["uno_away_seats", frozenset()] == 0
        assert after["uno_rest_waiting", frozenset()] == 0
    caplog.clear()


async def test_nothing_that_is_given_out_names_a_person_or_a_game(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot, monitored(bot) as address:
        party = Party(bot, local, channel, ann, ben)
        await party.start()
        await party.move()
        _, text = await read(f"{address}/metrics")
        for secret in (
            str(ann.id),
            str(channel.id),
            party.session.id,
            TOKEN,
            *local.backend.interaction_tokens,
        ):
            assert secret not in text


async def test_health_tells_the_truth(online: Online, local: LocalDiscord, channel: ChannelHandle) -> None:
    async with monitored(None) as address:
        assert await read(f"{address}/healthz") == (503, "The bot has not started yet.\n")
    async with online() as bot, monitored(bot) as address:
        await bot.wait_until_ready()
        assert await read(f"{address}/healthz") == (200, "ok\n")
        local.refuse(1000)
        local.drop()
        told = 200, "ok\n"
        while told[0] == 200:
            told = await read(f"{address}/healthz")
        assert told == (503, "Shard 0 is not connected to Discord.\n")


async def test_health_tells_that_nothing_can_be_saved(
    online: Online, settings: Settings, channel: ChannelHandle, ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with online() as bot, monitored(bot) as address:
        await bot.wait_until_ready()
        with closing(sqlite3.connect(make_url(settings.database_url).database or "")) as other:
            other.execute("BEGIN IMMEDIATE")
            await ann.slash(channel, "uno new")
            status, told = await read(f"{address}/healthz")
        assert status == 503
        assert told.endswith("is locked by another program; close that one and try again.\n")
        await ann.slash(channel, "uno new")
        assert await read(f"{address}/healthz") == (200, "ok\n")
    caplog.clear()


async def test_a_port_that_is_taken_is_told(settings: Settings) -> None:
    with socket.create_server((HERE, 0)) as taken:
        port = taken.getsockname()[1]
        busy = Settings("x", settings.discord_api_url, settings.database_url, metrics_port=port)
        with pytest.raises(SettingsError, match=f"METRICS_PORT {HERE}:{port} is in use by another program"):
            await serve(busy)


async def test_an_address_of_another_machine_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(_site: web.TCPSite) -> None:
        raise OSError(errno.EADDRNOTAVAIL, "error while attempting to bind on address ('192.0.2.1', 9100): and so on")

    monkeypatch.setattr(web.TCPSite, "start", refused)
    with pytest.raises(SettingsError) as told:
        await Monitor("192.0.2.1", 9100).__aenter__()
    why = os.strerror(errno.EADDRNOTAVAIL)
    assert str(told.value) == f"METRICS_PORT 192.0.2.1:9100 cannot be used ({why}); choose another."


async def test_the_program_serves_them(local: LocalDiscord, tmp_path: Path) -> None:
    port = free_port(20_000 + os.getpid() % 10_000)  # none that the system gives to another program meanwhile
    environment = {
        **os.environ,
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": local.url,
        "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/uno.db",
        "METRICS_PORT": str(port),
    }
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=ROOT, env=environment, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        await local.connected()
        assert "process_start_time_seconds" in (await read(f"http://{HERE}:{port}/metrics"))[1]
    finally:
        program.terminate()
        assert await program.wait() == 0


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123456789012345678/messages/2345678901234567", "X /channels/{id}/messages/{id}"),
        ("/api/v10/interactions/123456789012345678/aW50ZXJhY3Rpb24/callback", "X /interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/12345678/to_ken-x/messages/@original", "X /webhooks/{id}/{token}/messages/@original"),
        ("/api/v10/gateway/bot", "X /gateway/bot"),
    ],
)
def test_routes_are_the_same_for_all_ids(path: str, route: str) -> None:
    assert route_of("X", path) == route
