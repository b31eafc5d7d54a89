"""Starting and stopping: without a token, without a database, without a network, and as it should be."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import discord
import pytest
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket

from bot.__main__ import main
from bot.art.process import DrawProcess
from bot.chat import serve as chat_serve
from bot.chat.client import Uno
from bot.chat.emoji_upload import EmojiError, upload
from bot.chat.invitation import invitation
from bot.chat.serve import growing_pauses, passing, serve, stay_on_line
from bot.commands.start import secrets_of
from bot.config import UNKNOWN_TOKEN, Settings, SettingsError
from bot.errors import WRONG_SETTINGS
from bot.playground import LocalDiscord
from bot.store.store import Store
from bot.version import version
from tests.house import ROOT, TOKEN, UNHURRIED
from tests.thinking import review_at_once, think_at_once

Sleep = Callable[[float], Awaitable[None]]


class Hasty(Uno):
    """Identifies anew without waiting five seconds."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for nothing."""


class StayOnLine(Protocol):
    """Keeps the bot on line for as long as this lasts, and gives its clients, the present one last."""

    def __call__(self, settings: Settings, sleep: Sleep = asyncio.sleep) -> AbstractAsyncContextManager[list[Uno]]:
        """Connect anew after pauses that `sleep` waits for."""


@pytest.fixture
def on_line(draw_process: DrawProcess) -> StayOnLine:
    @asynccontextmanager
    async def staying(settings: Settings, sleep: Sleep = asyncio.sleep) -> AsyncIterator[list[Uno]]:
        clients: list[Uno] = []

        async with await Store.open(settings.database_url) as store:

            def client() -> Uno:
                clients.append(
                    Hasty(
                        settings,
                        store,
                        draw=draw_process.draw,
                        think=think_at_once,
                        review=review_at_once,
                        timing=UNHURRIED,
                        guild_ready_timeout=0.02,
                    )
                )
                return clients[-1]

            running = asyncio.create_task(stay_on_line(client, TOKEN, sleep))
            try:
                yield clients
            finally:
                running.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await running

    return staying


def run(**environment: str) -> subprocess.CompletedProcess[str]:
    """The program, as people start it; what a `.env` says does not count here."""
    names = (
        "DISCORD_TOKEN",
        "DISCORD_API_URL",
        "DISCORD_GATEWAY_URL",
        "DATABASE_URL",
        "LOG_LEVEL",
        "LOG_FORMAT",
        "DEV_GUILD_ID",
    )
    plain = {**os.environ, **dict.fromkeys(names, ""), **environment}
    return subprocess.run(
        [sys.executable, "-m", "bot"], cwd=ROOT, env=plain, capture_output=True, text=True, timeout=60, check=False
    )


def test_without_a_token() -> None:
    ended = run()
    assert ended.returncode == WRONG_SETTINGS
    assert ended.stderr.startswith("DISCORD_TOKEN is missing: write DISCORD_TOKEN= and your bot's token into a")
    assert len(ended.stderr.splitlines()) == 1


def test_without_a_usable_database(tmp_path: Path) -> None:
    (tmp_path / "uno.db").write_text("this is no database, whatever it is called")
    ended = run(DISCORD_TOKEN=TOKEN, DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}/uno.db")
    assert ended.returncode == WRONG_SETTINGS
    assert "is not a database" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert TOKEN not in ended.stderr


def test_other_words_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["dance"])
    assert "invalid choice" in capsys.readouterr().err


def test_what_must_not_be_printed() -> None:
    settings = Settings(TOKEN, database_url="postgresql+asyncpg://uno:hush@host/uno")
    assert secrets_of(settings) == [TOKEN, "hush"]


async def test_a_token_that_discord_does_not_know(local: LocalDiscord, settings: Settings, tmp_path: Path) -> None:
    wrong = Settings("wrong", settings.discord_api_url, settings.database_url)
    with pytest.raises(SettingsError, match="DISCORD_TOKEN"):
        await serve(wrong)


async def test_the_program_ends_as_one_whose_settings_are_wrong(local: LocalDiscord, settings: Settings) -> None:
    told = {"DISCORD_TOKEN": "wrong", "DISCORD_API_URL": local.url, "DATABASE_URL": settings.database_url}
    ended = await asyncio.to_thread(run, **told)
    assert ended.returncode == WRONG_SETTINGS
    assert ended.stderr.splitlines()[-1] == UNKNOWN_TOKEN
    assert f"Starting version {version()}" in ended.stderr
    assert "Traceback" not in ended.stderr


async def test_where_no_server_has_it_the_log_has_the_link(
    local: LocalDiscord, on_line: StayOnLine, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    link = invitation(local.backend.application_id)
    async with on_line(settings):
        await local.connected()
    assert f"The bot is in no server yet. Invite it: {link}" in caplog.messages
    caplog.clear()
    local.guild()
    async with on_line(settings):
        await local.connected()
    assert "Invite" not in caplog.text


@pytest.mark.parametrize("path", ["", "/cdn", "/page"])
async def test_what_is_not_discord_is_told(path: str, settings: Settings) -> None:
    async def page(_request: web.Request) -> web.Response:
        return web.Response(text="<html>Welcome</html>", content_type="text/html")

    elsewhere = LocalDiscord(token=TOKEN)
    elsewhere.app.router.add_get("/page/{path:.+}", page)
    async with elsewhere:
        wrong = Settings(TOKEN, f"{elsewhere.base_url}{path}", settings.database_url)
        for reach in (serve(wrong), upload(wrong, print, lambda done, of: None)):
            with pytest.raises((SettingsError, EmojiError)) as told:
                await reach
            assert len(str(told.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("code", "sentence"),
    [(4004, "DISCORD_TOKEN is not"), (4010, "SHARD_COUNT is not taken"), (4011, "SHARD_COUNT is too small")]
    + [(code, "refuses the intents") for code in (4013, 4014)],
)
async def test_what_discord_has_against_the_settings_is_told(
    local: LocalDiscord, settings: Settings, code: int, sentence: str
) -> None:
    local.gateway.identify_error = code
    with pytest.raises(SettingsError, match=sentence):
        await serve(settings)


async def test_it_stops_where_the_first_word_is_swallowed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    swallowed = 0

    async def deaf(*_: object) -> None:
        nonlocal swallowed
        os.kill(os.getpid(), signal.SIGTERM)
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        swallowed += 1
        await asyncio.Event().wait()

    monkeypatch.setattr(chat_serve, "stay_on_line", deaf)
    async with asyncio.timeout(30):
        await serve(settings)
    assert swallowed == 1


async def test_on_line_until_it_is_told_to_stop(local: LocalDiscord, settings: Settings) -> None:
    serving = asyncio.create_task(serve(settings))
    await local.connected()
    os.kill(os.getpid(), signal.SIGTERM)
    await serving
    await local.until(lambda: not local.gateway.sessions)


async def test_a_bad_beginning_is_tried_again(
    on_line: StayOnLine, local: LocalDiscord, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    local.inject("GET /users/@me", 503, times=2)
    local.inject("GET /users/@me", "cut", times=2)  # aiohttp tries once more by itself
    waited = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async with on_line(settings, sleep=wait):
        await local.connected()
    assert waited == [1, 2, 4]
    assert [record.levelname for record in caplog.records if record.name == "bot.chat.serve"][:3] == ["WARNING"] * 3


async def test_a_mistake_is_not_tried_again(local: LocalDiscord, settings: Settings) -> None:
    class Broken(discord.Client):
        async def setup_hook(self) -> None:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await stay_on_line(lambda: Broken(intents=discord.Intents.none()), TOKEN)


async def test_what_cannot_be_read_is_not_the_end(
    on_line: StayOnLine, local: LocalDiscord, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    house = local.guild()
    channel, ann = house.create_text_channel("uno"), local.person("Ann", house)
    waited = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async with on_line(settings, sleep=wait) as clients:
        await local.connected()
        await clients[-1].wait_until_ready()
        await ann.slash(channel, "uno new")
        (lobby,) = clients[-1].registry.running()
        await local.until(lambda: lobby.table.message_id)  # and nothing is being saved any more
        local.backend.emit("INTERACTION_CREATE", {"user": {"id": str(ann.id)}})
        await local.until(lambda: local.gateway.identified == 2)
        assert waited == [1]
        await ann.press(channel, "Join")
        await ann.slash(channel, "uno leave")
        await local.until(lambda: clients[-1].registry.in_channel(channel.id) is None)
    assert "could not be read" in caplog.text
    caplog.clear()


async def test_the_socket_is_where_the_api_says(on_line: StayOnLine, local: LocalDiscord, settings: Settings) -> None:
    """Also when the number of shards is given, and when it identifies anew."""
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("ws://127.0.0.1:9/nowhere")
    chosen = Settings(TOKEN, local.url, settings.database_url, shard_count=1)
    async with on_line(chosen):
        await local.connected()
        local.invalidate()
        await local.until(lambda: local.gateway.identified == 2)


async def test_what_stands_below_its_name_is_said_whenever_it_identifies(
    on_line: StayOnLine, local: LocalDiscord, settings: Settings
) -> None:
    async with on_line(settings):
        for times in (1, 2):
            await local.until(lambda times=times: local.gateway.identified == times)  # type: ignore[misc]
            (session,) = await local.connected()
            assert session.presence is not None
            assert session.presence["status"] == "online"
            assert session.presence["game"] == {"type": 4, "state": "/uno new", "name": "Custom Status"}
            local.invalidate()
        assert not local.calls.of("* /*/presence*")


@pytest.mark.parametrize("shard_count", [None, 1])
async def test_the_socket_is_where_the_settings_say(
    on_line: StayOnLine, local: LocalDiscord, settings: Settings, shard_count: int | None
) -> None:
    """As behind a proxy, of which the API knows nothing."""
    local.rest.gateway_url = "ws://127.0.0.1:9/nowhere"
    proxied = replace(settings, discord_gateway_url=local.gateway_url, shard_count=shard_count)
    async with on_line(proxied):
        await local.connected()


async def test_nothing_privileged_is_asked_for(settings: Settings, draw_process: DrawProcess) -> None:
    async with (
        await Store.open(settings.database_url) as store,
        Uno(settings, store, draw=draw_process.draw, think=think_at_once, review=review_at_once) as bot,
    ):
        assert not bot.intents.message_content
        assert not bot.intents.members
        assert not bot.intents.presences
        mentions = bot.allowed_mentions
        assert mentions is not None
        assert {mentions.everyone, mentions.users, mentions.roles} == {False}


def test_pauses_grow_and_stay_bearable() -> None:
    pauses = growing_pauses()
    assert [next(pauses) for _ in range(9)] == [1, 2, 4, 8, 16, 32, 60, 60, 60]


@pytest.mark.parametrize(
    ("error", "so"),
    [
        (OSError(), True),
        (TimeoutError(), True),
        (discord.LoginFailure(), False),
        (ZeroDivisionError(), False),
    ],
)
def test_what_passes_by_itself(error: Exception, so: bool) -> None:
    assert passing(error) is so
