"""`python -m bot [run | playground | emoji | rebuild-stats]`: the bot, until it is told to stop; a place to try it,
without a token; the upload of its emoji; or all results counted anew from the games' records.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy.engine import make_url

from bot import logs
from bot.client import serve
from bot.config import Settings, SettingsError
from bot.emoji import EmojiError, upload
from bot.sessions.recount import Recount
from bot.store import Store, StoreError

FAILED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line asks; returns the program's exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Play UNO in Discord channels.")
    parser.add_argument(
        "command",
        nargs="?",
        choices=("run", "playground", "emoji", "rebuild-stats"),
        default="run",
        help="run: start the bot (the default); playground: try it in the browser, without a token; "
        "emoji: give it an emoji for every card; "
        "rebuild-stats: count all results anew from the games' records, also while the bot runs",
    )
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given[:1] == ["playground"]:
        return playground(given[1:])
    command = parser.parse_args(given).command
    try:
        settings = Settings.load()
        if command == "rebuild-stats":
            return rebuild_stats(settings.database_url)
        settings.require_token()
        logs.set_up(settings.log_level, settings.log_format, secrets=secrets_of(settings))
        if command == "emoji":
            emoji(settings)
        else:
            run(settings)
    except (SettingsError, StoreError, EmojiError) as error:
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


def rebuild_stats(database_url: str) -> int:
    """Counts all results anew, and says how far it is."""

    async def rebuild() -> None:
        async with await Store.open(database_url) as store:
            await Recount(store, _said).run()

    try:
        asyncio.run(rebuild())
    except KeyboardInterrupt:
        print("\nInterrupted: the results are as they were before.", file=sys.stderr)
        return FAILED
    print("\nAll results are counted anew.")
    return 0


def _said(done: int, of: int) -> None:
    share = 100 * done // of if of else 100
    print(f"\r{done:,} of {of:,} ends of rounds and matches counted ({share} %)", end="", flush=True)


def run(settings: Settings) -> None:
    """Runs the bot, on the faster event loop where that is installed."""
    new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ModuleNotFoundError):
        from uvloop import new_event_loop as new_loop
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(settings))


def emoji(settings: Settings) -> None:
    """Uploads the emoji that are missing; raises `EmojiError` where it ends early."""
    try:
        asyncio.run(upload(settings, lambda line: print(line, flush=True)))
    except KeyboardInterrupt:
        raise EmojiError("Interrupted. What is uploaded stays; start the command again to go on.") from None


def secrets_of(settings: Settings) -> list[str]:
    """What must never be printed: the token, and the database's password."""
    return [secret for secret in (settings.discord_token, make_url(settings.database_url).password) if secret]


if __name__ == "__main__":
    sys.exit(main())
