"""A local Discord with a server, a channel and two people in it: fixtures that several folders of tests begin with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.config import Settings
from bot.playground import LocalDiscord, Person

TOKEN = "local.token"


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(token=TOKEN) as discord:
        with discord.for_discord_py():
            yield discord


@pytest.fixture
def house(local: LocalDiscord) -> GuildHandle:
    return local.guild("House")


@pytest.fixture
def channel(house: GuildHandle) -> ChannelHandle:
    return house.create_text_channel("uno")


@pytest.fixture
def ann(local: LocalDiscord, house: GuildHandle) -> Person:
    return local.person("Ann", house)


@pytest.fixture
def ben(local: LocalDiscord, house: GuildHandle) -> Person:
    return local.person("Ben", house)


@pytest.fixture
def settings(local: LocalDiscord, tmp_path: Path) -> Settings:
    return Settings(TOKEN, local.url, f"sqlite+aiosqlite:///{tmp_path}/uno.db")
