"""Registering the commands with Discord, where it does not have them already."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING

import discord
from sqlalchemy.engine import make_url

from bot.chat.replies import UNREACHABLE
from bot.chat.translation import Translation
from bot.config import ROOT, Settings

if TYPE_CHECKING:
    from bot.chat.client import Uno

log = logging.getLogger(__name__)

FILE = "commands.sha256"


async def sync(bot: Uno) -> None:
    """Register the commands if their definition changed, or Discord has lost them; if that fails, the old ones stay."""
    guild = None if bot.settings.dev_guild_id is None else discord.Object(bot.settings.dev_guild_id)
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    known = file_of(bot.settings)
    mark = await definition(bot, guild)
    try:
        async with asyncio.timeout(bot.timing.sync_within):
            if read(known) == mark and await are_registered(bot, guild):
                return
            await bot.tree.sync(guild=guild)
    except UNREACHABLE:
        log.exception("The commands could not be registered; Discord keeps the old ones")
        return
    log.info("Registered the commands anew")
    write(known, mark)


async def definition(bot: Uno, guild: discord.Object | None) -> str:
    """Return a hash of the commands, in all languages, and of the server that they are for."""
    translator = Translation()
    commands = [
        await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands(guild=guild)
    ]
    of = [bot.application_id, guild and guild.id, commands]
    return hashlib.sha256(json.dumps(of, sort_keys=True).encode()).hexdigest()


async def are_registered(bot: Uno, guild: discord.Object | None) -> bool:
    """Return whether Discord has commands of these names; others may have been registered since."""
    registered = {command.name for command in await bot.tree.fetch_commands(guild=guild)}
    return registered == {command.name for command in bot.tree.get_commands(guild=guild)}


def file_of(settings: Settings) -> Path:
    """Return the file for the last registered definition: beside the database, or where one would be."""
    url = make_url(settings.database_url)
    beside = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else ROOT / "data" / "uno.db"
    return beside.with_name(FILE)


def read(path: Path) -> str:
    """Return the definition that was written, or an empty string."""
    try:
        return path.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def write(path: Path, mark: str) -> None:
    """Write the definition; if that fails, the commands are registered again at the next start."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{mark}\n", encoding="ascii")
    except OSError as error:
        log.warning("%s cannot be written (%s)", path, error.strerror)
