"""Commands are registered when they changed, and not at every start; and Discord takes them, in every language."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.app_commands import locale_str
from simcord import ChannelHandle, GuildHandle

from bot.art.process import DrawProcess
from bot.chat.client import Uno
from bot.chat.sync import FILE, file_of
from bot.chat.translation import Translation
from bot.config import Settings
from bot.playground import LocalDiscord, Person
from bot.playground.server.faults import Trouble
from bot.store.store import Store
from bot.text import LOCALES, LOCALES_FOLDER, text_for
from tests.house import TOKEN, UNHURRIED, Online

PUT = "PUT /applications/*/commands"
NAME = re.compile(r"[-_'\w]{1,32}")


def everything_named(definition: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command, its subcommands, options and choices."""
    yield definition
    for part in (*definition.get("options", ()), *definition.get("choices", ())):
        yield from everything_named(part)


def paths(command: dict[str, Any], locale: str) -> Iterator[list[str]]:
    """Yield a command and its subcommands, as they are called in a language."""
    name = command.get("name_localizations", {}).get(locale, command["name"])
    yield [name]
    for part in command.get("options", ()):
        if part["type"] == 1:
            yield from ([name, *path] for path in paths(part, locale))


@pytest.mark.usefixtures("channel")
async def test_once_and_again_when_they_changed(
    online: Online, local: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        async with online():
            assert len(local.calls.of(PUT)) == 1

    async def shouted(_self: object, string: locale_str, locale: discord.Locale, _context: object) -> str | None:
        text = text_for(locale.value)
        message = string.extras.get("message")
        return f"{text(message)}啊" if message and text.locale == "zh-TW" else None

    monkeypatch.setattr(Translation, "translate", shouted)
    async with online():
        assert len(local.calls.of(PUT)) == 2
    (tmp_path / FILE).unlink()
    async with online():
        assert len(local.calls.of(PUT)) == 3


@pytest.mark.usefixtures("channel")
async def test_again_when_discord_has_lost_them(online: Online, local: LocalDiscord) -> None:
    async with online():
        pass
    local.backend.register_commands(None, [])
    async with online() as bot:
        assert len(local.calls.of(PUT)) == 2
        assert {command.name for command in await bot.tree.fetch_commands()} == {
            command.name for command in bot.tree.get_commands()
        }


@pytest.mark.usefixtures("channel")
async def test_a_server_for_developing_has_them_at_once(
    local: LocalDiscord,
    settings: Settings,
    house: GuildHandle,
    ann: Person,
    channel: ChannelHandle,
    draw_process: DrawProcess,
) -> None:
    developing = replace(settings, dev_guild_id=house.id)
    async with await Store.open(settings.database_url) as store, Uno(developing, store, draw=draw_process.draw) as bot:
        await bot.login(TOKEN)
    (call,) = local.calls.of(PUT)
    assert f"/guilds/{house.id}/" in call.path
    assert "uno new" in ann.commands(channel)


@pytest.mark.parametrize("trouble", [503, "cut", "hang"])
async def test_what_befalls_them_does_not_stop_the_bot(
    trouble: Trouble,
    online: Online,
    local: LocalDiscord,
    ann: Person,
    channel: ChannelHandle,
    caplog: pytest.LogCaptureFixture,
) -> None:
    local.inject(PUT, trouble, times=2)  # aiohttp tries a cut once more by itself
    async with online(timing=replace(UNHURRIED, sync_within=0.1 if trouble == "hang" else 60.0)):
        pass
    assert "could not be registered" in caplog.text
    local.faults.clear()
    caplog.clear()
    async with online():
        assert "uno new" in ann.commands(channel)


async def test_every_name_is_one_that_discord_takes(
    online: Online, local: LocalDiscord, channel: ChannelHandle
) -> None:
    async with online():
        pass
    (call,) = local.calls.of(PUT)
    named = [part for command in call.body for part in everything_named(command)]
    assert len(named) > 20
    for part in named:
        is_choice = "value" in part
        names = {"en-US": part["name"], **part.get("name_localizations", {})}
        assert "zh-TW" in names
        assert "zh-CN" in names
        for name in names.values():
            assert len(name) <= 100 if is_choice else NAME.fullmatch(name) and name == name.lower()
        if not is_choice:
            for words in (part["description"], *part["description_localizations"].values()):
                assert 1 <= len(words) <= 100
    for command in call.body:
        for siblings in (command["options"], *(option.get("options", []) for option in command["options"])):
            for locale in ("zh-TW", "zh-CN"):
                said = [sibling["name_localizations"][locale] for sibling in siblings]
                assert len(set(said)) == len(said)


async def test_the_texts_name_commands_that_are_there(
    online: Online, local: LocalDiscord, channel: ChannelHandle
) -> None:
    """In each language the sentences name commands as that language has them."""
    async with online():
        pass
    (call,) = local.calls.of(PUT)
    for locale in LOCALES:
        known = {" ".join(path) for command in call.body for path in paths(command, locale)}
        for file in (LOCALES_FOLDER / locale).glob("*.ftl"):
            for name in re.findall(r"`/([^`]+)`", file.read_text(encoding="utf-8")):
                assert name in known, file


def test_where_it_is_remembered(tmp_path: Path) -> None:
    beside = file_of(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/games/uno.db"))
    assert beside == tmp_path / "games" / FILE
    assert file_of(Settings(database_url="postgresql+asyncpg://uno:pw@host/uno")).parent.name == "data"
