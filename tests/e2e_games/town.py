"""The real bot on a local Discord, with many people in it and many channels."""

from __future__ import annotations

import logging
import math
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from simcord import GuildHandle

from bot.art.process import DrawProcess
from bot.chat.client import Uno
from bot.chat.replies import Timing
from bot.config import Settings
from bot.playground import LocalDiscord, Person
from bot.sessions.guild_settings import GuildSettings, keep_settings
from bot.sessions.registry import OpenLimits, new_seed
from tests.clock import FastClock
from tests.e2e_games.watching import Watch
from tests.house import ANSWER_WITHIN_S, TOKEN, on_line

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


TIMES_AS_FAST = 15
"""How fast the bot's clock runs: computers think, calls may be made and dances end sooner."""
UNTIMED = GuildSettings(turn_seconds=None)
"""No turn runs out, as it soon would by that clock: each answer is given by a player."""


@dataclass(slots=True)
class Town:
    """A server where people play; one bot serves all its channels."""

    bot: Uno
    clock: FastClock
    local: LocalDiscord
    house: GuildHandle
    people: list[Person]
    watch: Watch
    faults: list[str] = field(default_factory=list)


@asynccontextmanager
async def town(folder: Path, drawing: DrawProcess, locale: str = "en-US") -> AsyncIterator[Town]:
    """Open one, and look at the end whether all that was said to Discord was right."""
    async with LocalDiscord(token=TOKEN, answer_within_s=ANSWER_WITHIN_S) as local:
        with local.for_discord_py():
            watch = Watch(local)
            house = local.guild("House", preferred_locale=locale)
            people = [local.person(name, house, locale=spoken) for name, spoken in PEOPLE]
            settings = Settings(TOKEN, local.url, f"sqlite+aiosqlite:///{folder}/uno.db")
            # It begins so long ago that no message seems old by it.
            clock = FastClock(TIMES_AS_FAST, datetime.now(UTC) - timedelta(days=1))
            bot_on_line = on_line(
                local,
                settings,
                to_run_games=True,
                draw=drawing.draw,
                clock=clock,
                timing=Timing(),
                make_seed=new_seed,
                open_limits=OpenLimits(math.inf, math.inf),  # few people play in many channels
            )
            faults: list[str] = []
            with listening(faults):
                async with bot_on_line as bot:
                    await keep_settings(bot.store, house.id, UNTIMED)
                    yield Town(bot, clock, local, house, people, watch, faults)
            faults += watch.close()


@contextmanager
def listening(faults: list[str]) -> Iterator[None]:
    """Take every error that is logged for a fault."""

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            faults.append(f"logged: {self.format(record)}"[-3000:])

    ear = Ear(logging.ERROR)
    logging.getLogger().addHandler(ear)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(ear)
