"""What is given out for monitoring: figures that move, health that tells the truth, and no secrets."""

from __future__ import annotations

import asyncio
import errno
import logging
import math
import os
import platform
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from aiohttp import web
from prometheus_client.parser import text_string_to_metric_families
from simcord import ChannelHandle
from sqlalchemy import insert, text
from sqlalchemy.engine import make_url

from bot.chat.client import Uno
from bot.chat.monitor import LoopDelay, Monitor
from bot.chat.serve import serve
from bot.config import Settings, SettingsError
from bot.metrics import route_of
from bot.playground import LocalDiscord, Person
from bot.playground.launch import free_port
from bot.store.schema import ends
from bot.version import version
from tests.clock import FakeClock
from tests.house import ROOT, TOKEN, Online
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
        assert gained("uno_rest_budget_used_total") >= 1
        assert gained("uno_loop_delay_seconds_count") >= 1
        assert after["uno_away_seats", frozenset()] == 0
        assert after["uno_rest_waiting", frozenset()] == 0
    caplog.clear()


async def test_figures_tell_what_runs_and_on_what(
    online: Online, channel: ChannelHandle, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with online(budget=None) as bot, monitored(bot) as address:
        await bot.wait_until_ready()
        before = await figures(address)
        monkeypatch.setattr(bot.housekeeping, "count", AsyncMock())  # what ends here stays uncounted
        await ann.slash(channel, "uno new")
        (session,) = bot.registry.running()
        ended = bot.clock.now() - timedelta(seconds=90)
        row = {"game_id": session.id, "guild_id": 1, "edition": "classic", "answer": 1, "at": ended, "away": ""}
        await bot.store.keep_house(lambda connection: connection.execute(insert(ends).values(row)))
        after = await figures(address)
        assert after["uno_build_info", frozenset({version(), platform.python_version(), discord.__version__})] == 1
        assert after["uno_servers", frozenset()] == 1
        assert after["uno_database_bytes", frozenset()] >= before["uno_database_bytes", frozenset()] > 10_000
        assert after["uno_uncounted_ends", frozenset()] == 1
        assert after["uno_counting_lag_seconds", frozenset()] == 90
        assert after["uno_rest_budget_per_second", frozenset()] == 40
        # Nothing has ended before, and the database is counted up to there.
        assert before["uno_uncounted_ends", frozenset()] == before["uno_counting_lag_seconds", frozenset()] == 0


async def test_a_database_that_cannot_be_asked_leaves_the_other_figures(
    online: Online, channel: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with online() as bot, monitored(bot) as address:
        monkeypatch.setattr(bot.housekeeping, "count", AsyncMock())  # it would look at the table, too
        await bot.store.keep_house(lambda connection: connection.execute(text("ALTER TABLE ends RENAME TO lost")))
        seen = await figures(address)
        await bot.store.keep_house(lambda connection: connection.execute(text("ALTER TABLE lost RENAME TO ends")))
        for name in ("uno_database_bytes", "uno_uncounted_ends", "uno_counting_lag_seconds"):
            assert math.isnan(seen[name, frozenset()])
        assert seen["uno_servers", frozenset()] == 1


def test_a_loop_that_stands_is_noticed() -> None:
    clock = FakeClock()
    delay = LoopDelay(lambda: clock.now().timestamp(), clock.call_later)
    delay.start()
    clock.strike(1.0)
    assert delay.take_longest() < 1e-6
    clock.pass_by(0.5)  # nothing is called meanwhile
    clock.strike(1.0)
    assert 0.48 <= delay.take_longest() <= 0.5
    assert delay.take_longest() == 0.0
    delay.stop()
    assert not clock.timers


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
        ("/avatars/123456789012345678/a_0123456789abcdef.png", "X /avatars/{id}/{avatar}"),
        ("/cdn/avatars/123456789012345678/0123456789abcdef.png", "X /avatars/{id}/{avatar}"),
    ],
)
def test_routes_are_the_same_for_all_ids(path: str, route: str) -> None:
    assert route_of("X", path) == route
