"""Commands are registered when they changed, and not at every start; and Discord takes them, in every language."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import locale_str
from simcord import ChannelHandle, GuildHandle

from bot.art.process import DrawProcess
from bot.assets import LOCALES_FOLDER
from bot.chat.client import Uno
from bot.chat.sync import FILE, file_of
from bot.chat.translation import Translation
from bot.config import Settings
from bot.playground import LocalDiscord, Person
from bot.playground.server.commands import check_commands
from bot.playground.server.faults import Trouble
from bot.store.store import Store
from bot.text import LOCALES, know_commands, text_for
from tests.house import TOKEN, UNHURRIED, Online
from tests.thinking import review_at_once, think_at_once

PUT, GET = "PUT /applications/*/commands", "GET /applications/*/commands"
POST, DELETE = "POST /applications/*/commands", "DELETE /applications/*/commands/*"
ON_PEOPLE = 2
"""The type of commands that are used by a right click on a person."""
CODE = re.compile(r"`[^`\n]*`")
"""In which nothing is mentioned."""


def everything_named(definition: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command, its subcommands, options and choices."""
    yield definition
    for part in (*definition.get("options", ()), *definition.get("choices", ())):
        yield from everything_named(part)


def typed_in(commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return those that are typed, which have descriptions and options."""
    return [command for command in commands if command["type"] != ON_PEOPLE]


def paths(command: dict[str, Any], locale: str, *before: dict[str, str]) -> Iterator[dict[str, str]]:
    """Yield what a command, or each of its subcommands, is called in English and in this language."""
    names = {"en-US": command["name"], locale: command.get("name_localizations", {}).get(locale, command["name"])}
    path = [*before, names]
    inner = [part for part in command.get("options", ()) if part["type"] in {1, 2}]
    for part in inner:
        yield from paths(part, locale, *path)
    if not inner:
        yield {each: " ".join(one[each] for one in path) for each in names}


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
    (tmp_path / "data" / FILE).unlink()
    async with online():
        assert len(local.calls.of(PUT)) == 3


def without(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Have the bot have no such command any more."""
    every = app_commands.CommandTree.get_commands

    def fewer(self: Any, **given: Any) -> list[Any]:
        return [command for command in every(self, **given) if command.name != name]

    monkeypatch.setattr(app_commands.CommandTree, "get_commands", fewer)


def worded(monkeypatch: pytest.MonkeyPatch, description: str) -> None:
    """Have `/stats` be described by these words."""
    every = app_commands.CommandTree.get_commands

    def changed(self: Any, **given: Any) -> list[Any]:
        commands = list(every(self, **given))
        for command in commands:
            if command.name == "stats":
                command.description = description
        return commands

    monkeypatch.setattr(app_commands.CommandTree, "get_commands", changed)


@pytest.mark.usefixtures("channel")
async def test_only_what_changed_is_sent_and_what_went_is_deleted(
    online: Online, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with online() as bot:
        before = {command.name: command.id for command in await bot.tree.fetch_commands()}
    without(monkeypatch, "rules")
    worded(monkeypatch, "How well they play")
    async with online() as bot:
        after = {command.name: command.id for command in await bot.tree.fetch_commands()}
    (sent,) = local.calls.of(POST)
    assert sent.body["description"] == "How well they play"
    (deleted,) = local.calls.of(DELETE)
    assert deleted.path.endswith(str(before.pop("rules")))
    assert after == before
    async with online():
        assert len(local.calls.of(POST)) == len(local.calls.of(PUT)) == 1


@pytest.mark.usefixtures("channel")
@pytest.mark.parametrize("is_first", [True, False])
async def test_what_discord_refuses_is_named_and_keeps_no_other_back(
    online: Online,
    local: LocalDiscord,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    is_first: bool,
) -> None:
    if not is_first:
        async with online():
            pass
    worded(monkeypatch, "x" * 101)
    async with online() as bot:
        names = {command.name for command in await bot.tree.fetch_commands()}
        assert names == {command.name for command in bot.tree.get_commands()} - ({"stats"} if is_first else set())
    assert "refuses the command stats" in caplog.text
    assert "description of 101" in caplog.text
    caplog.clear()


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
    async with (
        await Store.open(settings.database_url) as store,
        Uno(developing, store, draw=draw_process.draw, think=think_at_once, review=review_at_once) as bot,
    ):
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


async def test_every_name_and_description_is_there_in_each_language(
    online: Online, local: LocalDiscord, channel: ChannelHandle
) -> None:
    """How long they may be, and that no two are the same, is what the local Discord sees to."""
    async with online():
        pass
    (call,) = local.calls.of(PUT)
    check_commands(call.body)
    named = [part for command in call.body for part in everything_named(command)]
    assert len(named) > 20
    for part in named:
        said = ("name", "description") if part.get("description") else ("name",)
        for text in said:
            assert {"zh-TW", "zh-CN"} <= part[f"{text}_localizations"].keys(), part["name"]


async def test_texts_mention_commands_by_the_ids_that_discord_gave_them(
    online: Online, local: LocalDiscord, channel: ChannelHandle
) -> None:
    """At every start, whether they were registered just now or before, and with no further request."""
    for requests in (1, 2):
        async with online() as bot:
            ids = {command.name: command.id for command in await bot.tree.fetch_commands()}
            for locale in LOCALES:
                assert f"</uno new:{ids['uno']}>" in text_for(locale)("answer-no-game")
        know_commands({})
        assert len(local.calls.of(PUT)) + len(local.calls.of(GET)) == 2 * requests


async def test_the_texts_name_commands_that_are_there(
    online: Online, local: LocalDiscord, channel: ChannelHandle
) -> None:
    """As `{ COMMAND("uno new") }` alone, which becomes what can be pressed; a group of commands cannot."""
    async with online():
        pass
    (call,) = local.calls.of(PUT)
    former = text_for(None)("former-description")
    present = [command for command in typed_in(call.body) if command["description"] != former]
    for locale in LOCALES:
        text = text_for(locale)
        usable = {names["en-US"]: names[locale] for command in present for names in paths(command, locale)}
        for name, shown in usable.items():
            assert " ".join(text(f"{part}-name") for part in name.split()) == shown
        plain = re.compile(rf"(?<![\w/])/({'|'.join(map(re.escape, {*usable, *usable.values(), 'uno'}))})\b")
        for file in (LOCALES_FOLDER / locale).glob("*.ftl"):
            written = file.read_text(encoding="utf-8")
            assert set(re.findall(r'COMMAND\("(.+?)"\)', written)) <= usable.keys(), file
            assert plain.search(written) is None, file
            assert CODE.sub("", written).count("COMMAND(") == written.count("COMMAND("), file


def test_where_it_is_remembered(tmp_path: Path) -> None:
    beside = file_of(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/games/uno.db"))
    assert beside == tmp_path / "games" / FILE
    on_a_server = Settings(database_url="postgresql+asyncpg://uno:pw@host/uno", data=tmp_path / "data")
    assert file_of(on_a_server) == tmp_path / "data" / FILE
