"""What `uno doctor` looks at on this machine: settings, versions, disk, languages, the database."""

from __future__ import annotations

import os
import platform
import re
import shutil
import sqlite3
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from bot.config import Settings, SettingsError
from bot.errors import WRONG_SETTINGS
from bot.findings import Finding, State
from bot.progress import size
from bot.store.errors import StoreError
from bot.store.inspection import inspected
from bot.version import PACKAGE, version

LEAST_FREE = 200_000_000
"""How many bytes should be free where the database is."""
SHOWN = ("discord.py", "aiohttp", "SQLAlchemy", "Pillow")
"""The packages whose versions are said, of all that are needed."""


def load_settings() -> tuple[Settings, list[Finding]]:
    """Return the settings, those that are wrong as if they were not set, and what is found of them."""
    try:
        return Settings.load(), [Finding("settings", State.OK, "They can be read, and each makes sense.")]
    except SettingsError as error:
        found = [Finding("settings", State.WRONG_SETTING, problem) for problem in error.problems]
        wrong = {problem.partition(" ")[0] for problem in error.problems}
    try:
        return Settings.load({**os.environ, **dict.fromkeys(wrong, "")}), found
    except SettingsError:  # the file cannot be read
        return Settings(), found


def check_versions() -> Iterator[Finding]:
    """Look whether everything is installed, and new enough."""
    installed: dict[str, str] = {}
    problems = []
    for requirement in _requirements():
        name = re.split(r"[\[<>=!~; ]", requirement, maxsplit=1)[0]
        least = re.search(r">=\s*([0-9.]+)", requirement)
        try:
            installed[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            problems.append(f"{name} is not installed; install the bot again: pip install --upgrade {PACKAGE}.")
            continue
        if least is not None and _numbers(installed[name]) < _numbers(least[1]):
            problems.append(f"{name} {installed[name]} is too old: pip install -U '{name}>={least[1]}'.")
    of_machine = {PACKAGE: version(), "Python": platform.python_version(), "SQLite": sqlite3.sqlite_version}
    shown = {**of_machine, **{name: installed[name] for name in SHOWN if name in installed}}
    details = {**of_machine, **installed}
    for problem in problems:
        yield Finding("versions", State.PROBLEM, problem, details)
    if not problems:
        yield Finding("versions", State.OK, ", ".join(f"{name} {number}" for name, number in shown.items()), details)


def _requirements() -> list[str]:
    try:
        return [one for one in metadata.requires(PACKAGE) or () if "extra ==" not in one]
    except metadata.PackageNotFoundError:
        return list(SHOWN)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


def check_disk(folder: Path) -> Iterator[Finding]:
    """Look for room in the folder, or where it will be made."""
    there = next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())
    free = shutil.disk_usage(there).free
    details = {"folder": str(folder), "free": free}
    if free < LEAST_FREE:
        yield Finding("disk", State.PROBLEM, f"Only {size(free)} are free at {folder}; make room there.", details)
    else:
        yield Finding("disk", State.OK, f"{size(free)} are free at {folder}.", details)


def check_languages() -> Iterator[Finding]:
    """Look whether every language has every message."""
    from bot.text.complete import missing_messages

    missing = missing_messages()
    for locale, names in missing.items():
        if names:
            some = ", ".join(names[:3])
            says = f"{locale} lacks {len(names)} messages ({some} …); install the bot again: pip install -U {PACKAGE}."
            yield Finding("languages", State.PROBLEM, says, {"locale": locale, "missing": names})
    if not any(missing.values()):
        yield Finding("languages", State.OK, f"{', '.join(missing)} are complete.")


async def check_database(settings: Settings) -> Finding:
    """Look at the database from outside."""
    try:
        found = await inspected(settings.database_url)
    except StoreError as error:
        state = State.WRONG_SETTING if error.exit_code == WRONG_SETTINGS else State.PROBLEM
        return Finding("database", state, str(error))
    details = {"name": found.name, "version": found.version, "newest": found.newest, "bytes": found.size}
    if found.version is None:
        says = f"{found.name} has no tables yet; they are made at the first start."
    elif found.version != found.newest:
        says = (
            f"{found.name} is whole, and is brought from version {found.version} to {found.newest} at the next start."
        )
    else:
        says = f"{found.name} is whole: version {found.version}, {size(found.size)}."
    return Finding("database", State.OK, says, details)
