"""`python -m bot playground`: the whole bot in the browser, without a token."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import secrets
import signal
import socket
import sys
import webbrowser

from simcord import SetupError
from simcord.backend.errors import BackendError

from bot.art.emoji import emoji_name, emoji_png, every_emoji
from bot.config import Settings
from bot.errors import FAILED, OperatorError
from bot.screens.codec import parse

from .guild import PlaygroundGuild
from .local import LocalDiscord
from .person import NoResponse, Person, Response
from .process import BotProcess
from .scenario_game import BadScenario, read_scenario, store_scenario
from .server.backend import ANSWER_WITHIN_S
from .web.page import add_page, check_page

HOST = "127.0.0.1"
PORTS_TRIED = 20
FOLDER = "playground"
"""Where all is kept by default, in the folder UNO_DATA."""
COMPUTERS = ("normal", "easy")
START_TIMEOUT_S = 30.0


def launch(
    options: argparse.Namespace, *, start_timeout_s: float = START_TIMEOUT_S, answer_within_s: float = ANSWER_WITHIN_S
) -> int:
    """Run the playground with these options of the command line until Ctrl-C; return the exit code."""
    try:
        check_page()
        if options.data is None:
            data = Settings.load().data
            data.mkdir(exist_ok=True)
            options.data = data / FOLDER
        options.data = options.data.resolve()
        options.data.mkdir(exist_ok=True)
        return asyncio.run(_run(options, start_timeout_s, answer_within_s))
    except KeyboardInterrupt:  # where signals cannot be handled
        return 0
    except TimeoutError:
        reason = f"The bot was not online within {start_timeout_s:.0f} seconds. Its log is in {options.data}."
    except BadScenario as error:
        reason = str(error)
    except OSError as error:
        reason = f"{error.filename or options.data} cannot be used: {error.strerror}."
    raise OperatorError(reason)


async def _run(options: argparse.Namespace, start_timeout_s: float, answer_within_s: float) -> int:
    game = read_scenario(options.scenario) if options.scenario else None
    stopping = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    token = secrets.token_urlsafe(24)
    port = free_port(options.port)
    if port != options.port:
        print(f"Port {options.port} is taken; using {port}.")
    local = LocalDiscord(host=HOST, port=port, token=token, answer_within_s=answer_within_s, is_limited=True)
    guild = PlaygroundGuild(local, options.data)
    bot = BotProcess(options.data, token)
    add_page(local, guild, bot.restart)
    for edition, face in every_emoji():
        local.add_emoji(emoji_name(edition, face), emoji_png(edition, face))
    if game is not None:
        await store_scenario(game, bot.database_url, guild, guild.channels()[0].id, local.backend.clock.now())
    async with local:
        try:
            await bot.start(local.url, local.cdn_url)
            ready = asyncio.create_task(_open_lobby(local, guild, options.edition, start_timeout_s))
            return await _serve(local, bot, ready, stopping, options)
        finally:
            await bot.stop()
            print(f"Closed. Games and statistics are kept in {options.data}.")


async def _serve(
    local: LocalDiscord,
    bot: BotProcess,
    ready: asyncio.Task[None],
    stopping: asyncio.Event,
    options: argparse.Namespace,
) -> int:
    failed = asyncio.create_task(bot.failed.wait())
    stopped = asyncio.create_task(stopping.wait())
    await asyncio.wait({failed, stopped, ready}, return_when=asyncio.FIRST_COMPLETED)
    failed.cancel()
    if not ready.done():
        ready.cancel()
        return 0 if stopped.done() else FAILED
    ready.result()
    print(f"The playground is open at {local.base_url} (only on this machine). Ctrl-C closes it.", flush=True)
    if not options.no_browser and _has_browser():
        await asyncio.to_thread(webbrowser.open, local.base_url)
    reloading = asyncio.create_task(bot.restart_on_change()) if options.reload else None
    await stopped
    if reloading is not None:
        reloading.cancel()
    return 0


async def _open_lobby(local: LocalDiscord, guild: PlaygroundGuild, edition: str, start_timeout_s: float) -> None:
    """Wait for the bot; the first person opens a lobby with two computer players, unless a game runs already."""
    await local.connected(seconds=start_timeout_s)
    host = next(iter(guild.people.values()))
    channel = guild.channel(guild.channels()[0].id)
    await local.until(lambda: "uno new" in host.commands(channel), start_timeout_s)
    with contextlib.suppress(NoResponse, SetupError, BackendError, TimeoutError):
        lobby = await host.slash(channel, "uno new", edition=edition)
        if not lobby.ephemeral:
            for level in COMPUTERS:
                await _add_computer(local, host, lobby, level)
        else:
            if lobby.message is not None:
                host.delete(lobby.message)
            await host.slash(channel, "uno table")


async def _add_computer(local: LocalDiscord, host: Person, lobby: Response, level: str) -> None:
    """Choose a computer player in the lobby's menu as soon as it is there."""

    def find() -> str | None:
        menus = lobby.message.menus if lobby.message else ()
        return next(
            (one.custom_id for one in menus if (press := parse(one.custom_id)) and press.verb == "computer"), None
        )

    menu = await local.until(find)
    if lobby.message is not None:
        await host.choose(lobby.message, level, menu=menu)


def free_port(first: int) -> int:
    """Return the first free port from here on; 0, any port at all, if there is none."""
    for port in range(first, min(first + PORTS_TRIED, 65536)):
        with socket.socket() as probe:
            if os.name == "posix":  # as asyncio's servers do: what only lingers is no hindrance
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind((HOST, port))
                return port
    return 0


def _has_browser() -> bool:
    """Return whether a page can be opened in a window, and not in a text browser over the terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    with contextlib.suppress(webbrowser.Error):
        return webbrowser.get() is not None
    return False
