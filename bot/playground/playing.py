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
from collections.abc import Sequence
from pathlib import Path

from simcord import SetupError
from simcord.backend.errors import BackendError

from bot.art.emoji import emoji_name, emoji_png, every_emoji
from bot.config import ROOT
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.screens.codec import parse
from bot.store import StoreError

from .answer import Answer, NoAnswer
from .house import House
from .local import LocalDiscord
from .people import Person
from .process import BotProcess
from .serving import add_page
from .staging import BadScenario, read_position, stage

HOST = "127.0.0.1"
PORT = 8020
TRIED_PORTS = 20
DATA = ROOT / "data" / "playground"
COMPUTERS = ("computer normal", "computer easy")
STARTING = 30.0
FAILED = 1


def parser() -> argparse.ArgumentParser:
    """The words after `python -m bot playground`."""
    words = argparse.ArgumentParser(
        prog="python -m bot playground", description="Try the bot in the browser, on this machine, without a token."
    )
    words.add_argument("--no-browser", action="store_true", help="only say where the page is, and open no browser")
    words.add_argument("--port", type=_port, default=PORT, help=f"its port, or else the next free one ({PORT})")
    words.add_argument("--edition", choices=sorted(EDITIONS), default="classic", help="what the first lobby plays")
    words.add_argument("--scenario", type=Path, metavar="FILE.uno", help="begin at the position in this file")
    words.add_argument("--reload", action="store_true", help="restart the bot whenever its code changes")
    words.add_argument("--data", type=Path, default=DATA, metavar="FOLDER", help=f"where all is kept ({DATA})")
    return words


def main(arguments: Sequence[str]) -> int:
    """Runs the playground until Ctrl-C; returns the exit code."""
    wanted = parser().parse_args(arguments)
    try:
        wanted.data = wanted.data.resolve()
        wanted.data.mkdir(parents=True, exist_ok=True)
        position = read_position(wanted.scenario) if wanted.scenario else None
        return asyncio.run(play(wanted, position))
    except KeyboardInterrupt:  # where signals cannot be handled
        return 0
    except TimeoutError:
        print(f"The bot was not online within {STARTING:.0f} seconds. Its log is in {wanted.data}.", file=sys.stderr)
        return FAILED
    except (BadScenario, StoreError) as error:
        print(error, file=sys.stderr)
        return FAILED
    except OSError as error:
        print(f"{error.filename or wanted.data} cannot be used: {error.strerror}.", file=sys.stderr)
        return FAILED


async def play(wanted: argparse.Namespace, position: Game | None) -> int:
    """Everything from the first free port to the last word."""
    folder: Path = wanted.data
    stopping = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    token = secrets.token_urlsafe(24)
    port = free_port(wanted.port)
    if port != wanted.port:
        print(f"Port {wanted.port} is taken; using {port}.")
    local = LocalDiscord(host=HOST, port=port, token=token)
    house = House(local, folder)
    bot = BotProcess(folder, token)
    add_page(local, house, bot.restart)
    for edition, face in every_emoji():
        local.add_emoji(emoji_name(edition, face), emoji_png(edition, face))
    if position is not None:
        await stage(position, bot.database_url, house, house.channels()[0].id)
    async with local:
        try:
            return await _open(local, house, bot, wanted, stopping)
        finally:
            await bot.stop()
            print(f"Closed. Games and statistics are kept in {folder}.")


async def _open(
    local: LocalDiscord, house: House, bot: BotProcess, wanted: argparse.Namespace, stopping: asyncio.Event
) -> int:
    await bot.start(local.url)
    failed = asyncio.create_task(bot.failed.wait())
    stopped = asyncio.create_task(stopping.wait())
    ready = asyncio.create_task(_prepare(local, house, wanted.edition))
    await asyncio.wait({failed, stopped, ready}, return_when=asyncio.FIRST_COMPLETED)
    failed.cancel()
    if not ready.done():
        ready.cancel()
        return 0 if stopped.done() else FAILED
    ready.result()
    print(f"The playground is open at {local.base_url} (only on this machine). Ctrl-C closes it.", flush=True)
    if not wanted.no_browser and _has_browser():
        await asyncio.to_thread(webbrowser.open, local.base_url)
    reloading = asyncio.create_task(bot.restart_on_change()) if wanted.reload else None
    await stopped
    if reloading is not None:
        reloading.cancel()
    return 0


async def _prepare(local: LocalDiscord, house: House, edition: str) -> None:
    """When the bot is there, the first person opens a lobby with two computer players, unless a game runs already."""
    await local.connected(seconds=STARTING)
    host = next(iter(house.people.values()))
    channel = house.channel(house.channels()[0].id)
    await local.until(lambda: "uno new" in host.commands(channel), STARTING)
    with contextlib.suppress(NoAnswer, SetupError, BackendError, TimeoutError):
        answer = await host.slash(channel, "uno new", edition=edition)
        if not answer.ephemeral:
            for computer in COMPUTERS:
                await _press(local, host, answer, computer)
        else:
            if answer.message is not None:
                host.delete(answer.message)
            await host.slash(channel, "uno table")


async def _press(local: LocalDiscord, person: Person, lobby: Answer, what: str) -> None:
    """Presses a button of the lobby, as soon as it can be pressed."""

    def found() -> str | None:
        buttons = lobby.message.buttons if lobby.message else ()
        pressable = (button.custom_id for button in buttons if not button.disabled)
        return next((one for one in pressable if (press := parse(one)) and press.what == what), None)

    custom_id = await local.until(found)
    if lobby.message is not None:
        await person.press(lobby.message, custom_id)


def free_port(first: int) -> int:
    """The first port from here on that nobody listens on; any at all where there is none."""
    for port in range(first, min(first + TRIED_PORTS, 65536)):
        with socket.socket() as probe:
            if os.name == "posix":  # as asyncio's servers do: what only lingers is no hindrance
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind((HOST, port))
                return port
    return 0


def _port(text: str) -> int:
    if not text.isdecimal() or not int(text) <= 65535:
        raise argparse.ArgumentTypeError("must be a port from 0 to 65535")
    return int(text)


def _has_browser() -> bool:
    """Whether opening a page could show it to somebody, and not in a text browser over the terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    with contextlib.suppress(webbrowser.Error):
        return webbrowser.get() is not None
    return False
