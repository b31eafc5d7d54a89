"""`python -m bot [run | playground | backup FILE | restore FILE]`.

The bot, until it is told to stop; a place to try it, without a token; a copy of its database, and the way back.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import make_url

from bot import logs
from bot.client import serve
from bot.config import Settings, SettingsError
from bot.store import StoreError
from bot.store.backup import backup, restore

FAILED = 1
COPYING = {
    "backup": "Copy the database to a file that is not there yet. The bot may be running.",
    "restore": "Put a backup in the place of the database, which is kept, too. The bot must not be running.",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line asks; returns the program's exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Play UNO in Discord channels.")
    parser.add_argument(
        "command",
        nargs="?",
        choices=("run", "playground", *COPYING),
        default="run",
        help="run: start the bot (the default); playground: try it in the browser, without a token; "
        "backup FILE: copy the database, also while the bot runs; restore FILE: put such a copy in its place",
    )
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given[:1] == ["playground"]:
        return playground(given[1:])
    if given[:1] and given[0] in COPYING:
        return copying(given[0], given[1:])
    parser.parse_args(given)
    try:
        settings = Settings.load()
        settings.require_token()
        logs.set_up(settings.log_level, settings.log_format, secrets=secrets_of(settings))
        run(settings)
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return FAILED
    return 0


def playground(arguments: Sequence[str]) -> int:
    """The bot on a Discord of this machine, with a page to play on; the extra may be missing."""
    try:
        from bot.playground.playing import main as play
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("bot"):
            raise
        print(
            f'The playground needs what is not installed here ({error.name}): pip install -e ".[playground]"',
            file=sys.stderr,
        )
        return FAILED
    return play(arguments)


def copying(what: str, arguments: Sequence[str]) -> int:
    """Copies the database to a file, or back from it."""
    parser = argparse.ArgumentParser(prog=f"python -m bot {what}", description=COPYING[what])
    parser.add_argument("file", type=Path, help="the backup")
    file = parser.parse_args(arguments).file
    try:
        url = Settings.load().database_url
        if what == "backup":
            backup(url, file)
            print(f"The database is copied to {file}.")
        else:
            kept = restore(url, file)
            print(f"The database is that of {file} now.", f"The former one is kept as {kept}." if kept else "")
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return FAILED
    return 0


def run(settings: Settings) -> None:
    """Runs the bot, on the faster event loop where that is installed."""
    new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ModuleNotFoundError):
        from uvloop import new_event_loop as new_loop
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(settings))


def secrets_of(settings: Settings) -> list[str]:
    """What must never be printed: the token, and the database's password."""
    return [secret for secret in (settings.discord_token, make_url(settings.database_url).password) if secret]


if __name__ == "__main__":
    sys.exit(main())
