"""`uno doctor`: all that the bot needs, looked at from outside; it works while the bot runs, and while it cannot."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import math
import shutil
import sys
import textwrap
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.arguments import number
from bot.commands.checks import check_database, check_disk, check_languages, check_versions, load_settings
from bot.config import Settings
from bot.errors import FAILED, WRONG_SETTINGS
from bot.findings import Finding, State
from bot.store.inspection import folder_of
from bot.version import version

SERVERS = 1000
"""Of how many servers it asks, if nothing else is said: five requests."""
LABEL = 9
"""How wide the first column is."""
EXIT_CODES = {
    State.OK: 0,
    State.SKIPPED: 0,
    State.PROBLEM: FAILED,
    State.WRONG_SETTING: WRONG_SETTINGS,
}
"""The exit code that a finding asks for; the highest counts."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add its options."""
    parser.add_argument("--json", action="store_true", help="print all as one JSON object")
    parser.add_argument(
        "--servers",
        type=number(0, math.inf, "must be a whole number"),
        default=SERVERS,
        metavar="N",
        help=f"look at no more servers ({SERVERS}); 0: at none",
    )


def run(given: argparse.Namespace) -> int:
    """Print what is found; return 0 if all is fine, 78 if a setting must be changed, else 1."""
    for name in ("discord", "aiosqlite", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters of it is a finding
    findings = asyncio.run(_collected(given, lambda: datetime.now(UTC)))
    code = max(EXIT_CODES[finding.state] for finding in findings)
    if given.json:
        told = [{"about": one.about, "state": one.state, "says": one.says, "details": one.details} for one in findings]
        print(json.dumps({"version": version(), "exit_code": code, "findings": told}, ensure_ascii=False))
    return code


async def _collected(given: argparse.Namespace, clock: Callable[[], datetime]) -> list[Finding]:
    found = []
    async for finding in examined(given.servers, clock):
        found.append(finding)
        if not given.json:
            print(line_of(finding), flush=True)
    if not given.json:
        problems = sum(one.state in {State.PROBLEM, State.WRONG_SETTING} for one in found)
        print(f"{problems} {'problem' if problems == 1 else 'problems'} found." if problems else "Everything is fine.")
    return found


async def examined(servers: int, clock: Callable[[], datetime]) -> AsyncIterator[Finding]:
    """Yield all findings, one check after the other; a check that fails itself is a finding."""
    settings, found = load_settings()
    for finding in found:
        yield finding
    folder = folder_of(settings.database_url) or Path.cwd()
    checks: dict[str, Callable[[], Iterator[Finding]]] = {
        "versions": check_versions,
        "disk": partial(check_disk, folder),
        "languages": check_languages,
    }
    for about, check in checks.items():
        try:
            for finding in check():
                yield finding
        except Exception as error:  # noqa: BLE001  (whatever is broken, the rest is looked at)
            yield _failed(about, error)
    try:
        yield await check_database(settings)
    except Exception as error:  # noqa: BLE001
        yield _failed("database", error)
    async for finding in _of_discord(settings, servers, clock, is_read=all(one.state is State.OK for one in found)):
        yield finding


async def _of_discord(
    settings: Settings, servers: int, clock: Callable[[], datetime], *, is_read: bool
) -> AsyncIterator[Finding]:
    if settings.discord_token is None and not is_read:
        yield Finding("token", State.SKIPPED, "Correct the settings first.")
        return
    try:
        from bot.chat.checkup import check_discord

        async for finding in check_discord(settings, servers, clock):
            yield finding
    except Exception as error:  # noqa: BLE001
        yield _failed("token", error)


def _failed(about: str, error: Exception) -> Finding:
    """Return that a check could not be made; what the error says may be secret, and is not repeated."""
    what = f" ({error.name} is missing)" if isinstance(error, ModuleNotFoundError) else ""
    return Finding(
        about, State.PROBLEM, f"It cannot be looked at: {type(error).__name__}{what}; install the bot again."
    )


def line_of(finding: Finding) -> str:
    """Return a finding to read; on a terminal it is as wide as that."""
    text = f"{finding.state.value:<{LABEL}}{finding.about}: {finding.says}"
    if not sys.stdout.isatty():
        return text
    width = max(30, shutil.get_terminal_size().columns)
    return textwrap.fill(text, width, subsequent_indent=" " * LABEL, break_long_words=False, break_on_hyphens=False)
