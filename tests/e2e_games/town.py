"""The real bot on a local Discord, with many people in it and many channels."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from simcord import GuildHandle

from bot.client import Uno
from bot.config import Settings
from bot.playground import LocalDiscord, Person
from bot.store import Store
from tests.e2e_games.watching import Watch
from tests.house import TOKEN
from tests.leaving import leave

PEOPLE = (
    ("Ann", "en-US"),
    ("小美", "zh-TW"),
    ("B_e*n*", "en-GB"),
    ("阿明", "zh-TW"),
    ("Cem 🎲", "de"),
    ("Dora", "en-US"),
    ("志豪", "zh-CN"),
    ("@everyone", "en-US"),
)


@dataclass(slots=True)
class Town:
    """A server where people play; one bot serves all its channels."""

    bot: Uno
    local: LocalDiscord
    house: GuildHandle
    people: list[Person]
    watch: Watch
    faults: list[str] = field(default_factory=list)


@asynccontextmanager
async def town(folder: Path, locale: str = "en-US", database_url: str | None = None) -> AsyncIterator[Town]:
    """Opens one, and looks at the end whether all that was said to Discord was right."""
    async with LocalDiscord(token=TOKEN) as local:
        with local.for_discord_py():
            watch = Watch(local)
            house = local.guild("House", preferred_locale=locale)
            people = [local.person(name, house, locale=spoken) for name, spoken in PEOPLE]
            settings = Settings(TOKEN, local.url, database_url or f"sqlite+aiosqlite:///{folder}/uno.db")
            async with await Store.open(settings.database_url, to_run_games=True) as store:
                bot = Uno(settings, store, guild_ready_timeout=0.02)
                opened = Town(bot, local, house, people, watch)
                running = asyncio.create_task(bot.start(TOKEN))
                try:
                    with listening(opened.faults):
                        await asyncio.wait(
                            {running, asyncio.create_task(local.connected())}, return_when="FIRST_COMPLETED"
                        )
                        yield opened
                finally:
                    await leave(bot)
                    await running
                opened.faults += watch.close()


@contextmanager
def listening(faults: list[str]) -> Iterator[None]:
    """Takes every error that is logged for a fault."""

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            faults.append(f"logged: {self.format(record)}"[-3000:])

    ear = Ear(logging.ERROR)
    logging.getLogger().addHandler(ear)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(ear)
