"""Registering the commands with Discord, where it does not have them already; and their ids, for what mentions them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import AppCommandType
from sqlalchemy.engine import make_url

from bot.chat.replies import UNREACHABLE
from bot.chat.translation import Translation
from bot.config import Settings
from bot.text import know_commands

if TYPE_CHECKING:
    from bot.chat.client import Uno

log = logging.getLogger(__name__)

T = TypeVar("T")

FILE = "commands.sha256"

REFUSED = 400
"""The status with which Discord refuses what it would refuse again."""
ONLY_GLOBAL = ("contexts", "dm_permission", "integration_types")
"""What only commands of all servers have (Discord's page "Application Commands"): those of one do without."""

Key = tuple[str, int]
"""The name of a command and its type: one on users may be called as one that is typed."""


async def sync(bot: Uno) -> None:
    """Register the commands that changed or were lost, and delete others; if that fails, the old ones stay."""
    guild = None if bot.settings.dev_guild_id is None else discord.Object(bot.settings.dev_guild_id)
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    wanted = await definitions(bot, guild)
    marks = {key: mark_of(bot, guild, definition) for key, definition in wanted.items()}
    known = read(file_of(bot.settings))
    ids: dict[Key, int] = {}
    registered: set[Key] = set()
    try:
        async with asyncio.timeout(bot.timing.sync_within):
            if known.items() & marks.items():
                ids.update({(one.name, one.type.value): one.id for one in await bot.tree.fetch_commands(guild=guild)})
            registered |= {key for key in wanted if key in ids and known.get(key) == marks[key]}
            await _register(_Commands(bot, guild), wanted, ids, registered)
    except UNREACHABLE:
        log.exception("The commands could not be registered; Discord keeps the old ones")
    know_commands({name: ids[name, kind] for name, kind in ids if kind == AppCommandType.chat_input.value})
    now_known = {key: mark for key, mark in marks.items() if key in registered}
    if ids and now_known != known:
        write(file_of(bot.settings), now_known)


async def _register(commands: _Commands, wanted: Mapping[Key, Any], ids: dict[Key, int], registered: set[Key]) -> None:
    """Have Discord take what is not registered, and forget others; note each that it has taken.

    Where nothing is known, it takes all in one request; if it refuses one of them, it takes none of all.
    """
    if not registered:
        with suppress(_Refused):
            ids_of_all = await commands.replace(list(wanted.values()))
            ids.clear()
            ids.update(ids_of_all)
            registered.update(wanted)
            log.info("Registered all commands anew")
    for key in wanted.keys() - registered:
        try:
            ids[key] = await commands.add(wanted[key])
        except _Refused as refused:
            log.error("Discord refuses the command %s, and keeps what it has: %s", key[0], refused)  # noqa: TRY400
        else:
            registered.add(key)
            log.info("Registered the command %s anew", key[0])
    for key in ids.keys() - wanted.keys():
        await commands.delete(ids.pop(key))
        log.info("Deleted the command %s", key[0])


class _Refused(Exception):
    """Discord does not take a definition."""


class _Commands:
    """The requests about commands, of all servers or of one."""

    def __init__(self, bot: Uno, guild: discord.Object | None) -> None:
        self._http = bot.http
        self._application_id = bot.application_id or 0
        self._guild = guild

    async def replace(self, definitions: list[Any]) -> dict[Key, int]:
        """Register these in the place of all; return their ids."""
        own, guild = self._application_id, self._guild
        if guild is None:
            request = self._http.bulk_upsert_global_commands(own, definitions)
        else:
            request = self._http.bulk_upsert_guild_commands(own, guild.id, definitions)
        return {(one["name"], one["type"]): int(one["id"]) for one in await _taken(request)}

    async def add(self, definition: Any) -> int:
        """Register this one in the place of that of its name; return its id."""
        own, guild = self._application_id, self._guild
        if guild is None:
            request = self._http.upsert_global_command(own, definition)
        else:
            request = self._http.upsert_guild_command(own, guild.id, definition)
        return int((await _taken(request))["id"])

    async def delete(self, number: int) -> None:
        """Delete one; it may be gone already."""
        own, guild = self._application_id, self._guild
        with suppress(discord.NotFound):
            if guild is None:
                await self._http.delete_global_command(own, number)
            else:
                await self._http.delete_guild_command(own, guild.id, number)


async def _taken(request: Awaitable[T]) -> T:
    """Return the answer; raise _Refused if Discord does not take what was sent."""
    try:
        return await request
    except discord.HTTPException as error:
        if error.status != REFUSED:
            raise
        raise _Refused(str(error)) from error


async def definitions(bot: Uno, guild: discord.Object | None) -> dict[Key, Any]:
    """Return the commands as Discord takes them, in all languages."""
    translator = Translation()
    found: dict[Key, Any] = {}
    for command in bot.tree.get_commands(guild=guild):
        definition = dict(await command.get_translated_payload(bot.tree, translator))
        if guild is not None:
            definition = {name: value for name, value in definition.items() if name not in ONLY_GLOBAL}
        found[command.name, definition["type"]] = definition
    return found


def mark_of(bot: Uno, guild: discord.Object | None, definition: Any) -> str:
    """Return a hash of a command, and of the application and the server that it is for."""
    of = [bot.application_id, guild and guild.id, definition]
    return hashlib.sha256(json.dumps(of, sort_keys=True).encode()).hexdigest()


def file_of(settings: Settings) -> Path:
    """Return the file for the last registered definitions: beside a database file, else in the folder for data."""
    url = make_url(settings.database_url)
    is_file = url.get_backend_name() == "sqlite" and url.database
    return (Path(url.database).parent if is_file and url.database else settings.data) / FILE


def read(path: Path) -> dict[Key, str]:
    """Return the hash of each command as it was written; nothing if that cannot be read."""
    found: dict[Key, str] = {}
    with suppress(OSError, ValueError):
        for line in path.read_text(encoding="utf-8").splitlines():
            mark, kind, name = line.split(maxsplit=2)
            found[name, int(kind)] = mark
    return found


def write(path: Path, marks: Mapping[Key, str]) -> None:
    """Write them; if that fails, the commands are registered again at the next start."""
    try:
        path.parent.mkdir(exist_ok=True)
        lines = [f"{mark} {kind} {name}\n" for (name, kind), mark in marks.items()]
        path.write_text("".join(lines), encoding="utf-8")
    except OSError as error:
        log.warning("%s cannot be written (%s)", path, error.strerror)
