"""The doctor: what it finds and how it ends, with the bot running and with everything broken."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest
from simcord import GuildHandle

from bot.__main__ import main
from bot.art.emoji import emoji_name, every_emoji
from bot.chat import emoji_upload
from bot.chat.checkup import missing_permissions
from bot.chat.invitation import PERMISSIONS, invitation
from bot.commands.doctor import examined
from bot.errors import FAILED, WRONG_SETTINGS
from bot.findings import Finding, State
from bot.playground import LocalDiscord
from bot.store.store import Store
from bot.text.complete import missing_messages
from tests.house import TOKEN

Out = pytest.CaptureFixture[str]
FEW = tuple(every_emoji())[:3]
ASKED = ["GET /users/@me", "GET /oauth2/applications/@me", "GET /gateway/bot", "GET /users/@me/guilds"]


@pytest.fixture
def settings(local: LocalDiscord, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """What leads the doctor to the local Discord and to a database that is not there yet; few emoji are wanted."""
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_API_URL", local.url)
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    monkeypatch.setattr(emoji_upload, "every_emoji", lambda: iter(FEW))
    return monkeypatch


@pytest.fixture
def well(local: LocalDiscord, house: GuildHandle) -> None:
    """Nothing is missing: the emoji are there, and the bot may do all it needs in its server."""
    for edition, face in FEW:
        local.backend.create_application_emoji(emoji_name(edition, face))
    give(local, house, PERMISSIONS)


def give(local: LocalDiscord, house: GuildHandle, permissions: discord.Permissions) -> None:
    """Let everybody in a server do this, and nothing else."""
    guild = local.backend.guilds[house.id]
    guild.roles[house.id].permissions = permissions.value
    guild.owner_id = 1
    guild.members[local.backend.bot_user.id].role_ids.clear()


async def findings(servers: int = 10, ahead: float = 0.0) -> dict[str, Finding]:
    """Return what is found, the last about each thing."""
    clock = lambda: datetime.now(UTC) + timedelta(seconds=ahead)  # noqa: E731
    return {finding.about: finding async for finding in examined(servers, clock)}


@pytest.mark.usefixtures("settings", "well")
async def test_all_is_well_also_while_a_bot_runs(local: LocalDiscord, sqlite_url: str, capsys: Out) -> None:
    async with await Store.open(sqlite_url, to_run_games=True):
        assert await asyncio.to_thread(main, ["doctor"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "Everything is fine."
    abouts = ["settings", "versions", "disk", "languages", "database", "token"]
    abouts += ["application", "connections", "servers", "emoji", "clock"]
    assert [line.split(":")[0] for line in said[:-1]] == [f"ok       {about}" for about in abouts]
    assert [f"{call.method} {call.path}" for call in local.calls][:4] == ASKED
    assert len(local.calls) == len(ASKED) + 1
    assert TOKEN not in "".join(said)


@pytest.mark.usefixtures("settings", "well")
async def test_what_is_missing_on_a_server_is_named(local: LocalDiscord, house: GuildHandle, capsys: Out) -> None:
    give(local, house, discord.Permissions(view_channel=True, embed_links=True))
    local.backend.application_emojis.clear()
    assert await asyncio.to_thread(main, ["doctor", "--json"]) == FAILED
    told = json.loads(capsys.readouterr().out)
    assert told["exit_code"] == FAILED
    problems = {one["about"]: one for one in told["findings"] if one["state"] == "problem"}
    assert problems.keys() == {"servers", "emoji"}
    missing = ["send_messages", "attach_files", "send_messages_in_threads"]
    assert sorted(problems["servers"]["details"]["missing"]) == sorted(missing)
    assert invitation(local.backend.application_id) in problems["servers"]["says"]
    assert problems["emoji"]["details"] == {"missing": 3, "stale": 0}
    assert "start `uno emoji`" in problems["emoji"]["says"]


@pytest.mark.usefixtures("settings")
async def test_no_more_servers_are_asked_for_than_wanted(local: LocalDiscord) -> None:
    for number in range(3):
        local.guild(f"House {number}")
    for wanted, asked in ((0, 0), (2, 1)):
        local.calls.clear()
        found = await findings(wanted)
        assert len(local.calls.of("GET /users/@me/guilds")) == asked
        assert found["servers"].about == "servers"


def test_who_may_do_everything_lacks_nothing() -> None:
    assert missing_permissions(discord.Permissions(administrator=True).value) == []


@pytest.mark.usefixtures("settings", "well")
@pytest.mark.parametrize(("ahead", "way"), [(90.0, "90 s ahead of"), (-7200.0, "7,200 s behind")])
async def test_a_clock_that_is_wrong(ahead: float, way: str) -> None:
    clock = (await findings(ahead=ahead))["clock"]
    assert clock.state is State.PROBLEM
    assert way in clock.says.replace("89 s", "90 s").replace("7,201", "7,200")


@pytest.mark.usefixtures("well")
@pytest.mark.parametrize(
    ("token", "sentence"), [("", "DISCORD_TOKEN is missing"), ("wrong", "not a token that Discord knows")]
)
async def test_without_a_token_the_rest_is_looked_at(
    settings: pytest.MonkeyPatch, token: str, sentence: str, capsys: Out
) -> None:
    settings.setenv("DISCORD_TOKEN", token)
    assert await asyncio.to_thread(main, ["doctor"]) == WRONG_SETTINGS
    said = capsys.readouterr().out
    assert sentence in said
    assert "ok       database: " in said
    assert said.endswith("1 problem found.\n")


async def test_everything_is_broken_at_once(
    local: LocalDiscord, settings: pytest.MonkeyPatch, tmp_path: Path, capsys: Out
) -> None:
    (tmp_path / "uno.db").write_text("this is no database, whatever it is called")
    settings.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/uno.db")
    settings.setenv("LOG_LEVEL", "loud")
    settings.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(100, 99, 1))
    settings.setattr("bot.text.complete.missing_messages", lambda: {"en-US": [], "zh-TW": ["end-next"]})
    settings.setattr("importlib.metadata.requires", lambda _: ["uno-of-ours>=3", "aiohttp>=99,<100"])
    await local.stop()
    assert await asyncio.to_thread(main, ["doctor"]) == WRONG_SETTINGS
    said = capsys.readouterr().out
    for sentence in (
        "setting  settings: LOG_LEVEL must be one of",
        "problem  versions: uno-of-ours is not installed",
        "is too old: pip install -U 'aiohttp>=99'",
        "problem  disk: Only 1 B are free",
        "problem  languages: zh-TW lacks 1 messages (end-next …)",
        "setting  database: The file",
        "problem  token: Discord cannot be reached",
        "skipped  clock: ",
    ):
        assert sentence in said
    assert said.endswith("7 problems found.\n")


@pytest.mark.usefixtures("settings", "well")
async def test_one_question_that_is_refused_hides_no_other(local: LocalDiscord) -> None:
    local.inject("GET /gateway/bot", 403, times=None, code=50001, message="Missing Access")
    found = await findings()
    assert found["connections"].state is State.PROBLEM
    assert (found["servers"].state, found["emoji"].state) == (State.OK, State.OK)


async def test_a_database_is_only_looked_at(settings: pytest.MonkeyPatch, sqlite_url: str, tmp_path: Path) -> None:
    path = tmp_path / "data" / "uno.db"
    path.unlink()
    assert "has no tables yet" in (await findings())["database"].says
    assert not path.exists()
    await (await Store.open(sqlite_url)).close()
    assert "is whole: version" in (await findings())["database"].says
    for version, sentence in (("0001", "brought from version 0001"), ("9999", "newer version of this program")):
        with closing(sqlite3.connect(path)) as database:
            database.execute("UPDATE alembic_version SET version_num = ?", (version,))
            database.commit()
        assert sentence in (await findings())["database"].says


async def test_a_server_is_looked_at_too(settings: pytest.MonkeyPatch, postgres_url: str) -> None:
    settings.setenv("DATABASE_URL", postgres_url)
    assert "is whole: version" in (await findings())["database"].says


def test_a_language_that_lacks_messages(tmp_path: Path) -> None:
    for locale, text in (("en-US", "a = A\n    .b = B\nc = C\n"), ("zh-TW", "a = A\n")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "all.ftl").write_text(text)
    assert missing_messages(tmp_path) == {"en-US": [], "zh-TW": ["a.b", "c"]}
