"""`python -m bot [COMMAND]`: the bot (`run`, if no command is given), and what its operator does besides."""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import make_url

from bot import logs
from bot.chat.emoji_upload import EmojiError, upload
from bot.chat.serve import serve
from bot.config import Settings, SettingsError
from bot.sessions.counting import Counting
from bot.store.backup import backup, restore
from bot.store.counting import begin_again
from bot.store.ends import progress, skipped_games
from bot.store.errors import StoreError
from bot.store.store import Store

FAILED = 1
PAUSE_S = 0.5
"""How long `rebuild-stats` waits while a bot counts."""
GC_THRESHOLDS = (10_000, 20, 20)
"""How seldom Python collects garbage: by default, a thousand games would often stand still for it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; return the program's exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given[:1] == ["playground"]:
        return playground(given[1:])
    command = parsed(given)
    try:
        return int(command.does(command))
    except (SettingsError, StoreError, EmojiError) as error:
        print(error, file=sys.stderr)
        return FAILED


def parsed(given: Sequence[str]) -> argparse.Namespace:
    """Return the parsed command line; exit with the help, or with what is wrong with it, where argparse does."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Play UNO in Discord channels.")
    parser.set_defaults(does=run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, does, says in (
        ("run", run, "start the bot; this is what happens without a command"),
        ("playground", run, "try it in the browser, without a token"),
        ("emoji", emoji, "give the bot's application an emoji for every card"),
        (
            "rebuild-stats",
            rebuild_stats,
            "count all results again from the games' records; with SQLite, stop the bot first",
        ),
        ("backup", back_up, "copy the database to a new file; the bot may be running"),
        ("restore", put_back, "put a backup in the database's place and keep the old one too; the bot must be stopped"),
    ):
        command = commands.add_parser(name, help=says, description=says)
        command.set_defaults(does=does)
        if does in {back_up, put_back}:
            command.add_argument("file", type=Path, help="the backup")
    return parser.parse_args(given)


def playground(arguments: Sequence[str]) -> int:
    """Run the bot on a Discord of this machine, with a page to play on; the extra may be missing."""
    try:
        from bot.playground.launch import main as play
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("bot"):
            raise
        print(
            f'The playground needs a package that is not installed here ({error.name}): pip install -e ".[playground]"',
            file=sys.stderr,
        )
        return FAILED
    return play(arguments)


def run(_given: argparse.Namespace) -> int:
    """Run the bot, on the faster event loop where that is installed."""
    settings = with_token()
    new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ModuleNotFoundError):
        from uvloop import new_event_loop as new_loop
    gc.set_threshold(*GC_THRESHOLDS)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(settings))
    return 0


def emoji(_given: argparse.Namespace) -> int:
    """Upload the missing emoji, and print the progress."""
    try:
        asyncio.run(upload(with_token(), lambda line: print(line, flush=True)))
    except KeyboardInterrupt:
        print("Interrupted. What has been uploaded stays; start the command again to go on.", file=sys.stderr)
        return FAILED
    return 0


def rebuild_stats(_given: argparse.Namespace) -> int:
    """Count all results again, and print the progress."""
    database_url = Settings.load().database_url

    def report(done: int, of: int) -> None:
        share = 100 * done // of if of else 100
        print(f"\r{done:,} of {of:,} ends of rounds and matches counted ({share}%)", end="", flush=True)

    async def rebuild() -> int:
        async with await Store.open(database_url, to_count_again=True) as store:
            counting = Counting(store)
            await store.keep_house(begin_again)
            while True:
                done, of = await store.read(progress)
                report(done, of)
                if done == of:
                    return await store.read(skipped_games)
                if not await counting.count():
                    await asyncio.sleep(PAUSE_S)  # a bot counts

    try:
        skipped = asyncio.run(rebuild())
    except KeyboardInterrupt:
        print(
            "\nInterrupted: the rest is counted by the bot when it runs, or when you start the command again.",
            file=sys.stderr,
        )
        return FAILED
    games = f"{skipped:,} {'game' if skipped == 1 else 'games'} of older rules, or damaged,"
    was = "was" if skipped == 1 else "were"
    print(f"\nAll results have been counted again{f'; {games} {was} skipped' if skipped else ''}.")
    return 0


def back_up(given: argparse.Namespace) -> int:
    """Copy the database to a file."""
    backup(Settings.load().database_url, given.file)
    print(f"The database has been copied to {given.file}.")
    return 0


def put_back(given: argparse.Namespace) -> int:
    """Put a backup in the database's place."""
    kept = restore(Settings.load().database_url, given.file, datetime.now(UTC))
    print(f"The database is now the one from {given.file}.", f"The old one is kept as {kept}." if kept else "")
    return 0


def with_token() -> Settings:
    """Return the settings and set up the log, without secrets; raise SettingsError if there is no token."""
    settings = Settings.load()
    settings.require_token()
    logs.set_up(settings.log_level, settings.log_format, secrets=secrets_of(settings))
    return settings


def secrets_of(settings: Settings) -> list[str]:
    """Return what must never be printed: the token, and the database's password."""
    return [secret for secret in (settings.discord_token, make_url(settings.database_url).password) if secret]


if __name__ == "__main__":
    sys.exit(main())
