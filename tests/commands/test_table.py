"""The command line as a whole: what every command has, how it ends, and what it need not load."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from bot.__main__ import INTERRUPTED, main
from bot.chat.invitation import PERMISSIONS, invitation
from bot.commands.table import COMMANDS
from bot.errors import FAILED, WRONG_SETTINGS
from bot.playground import LocalDiscord
from bot.version import version
from tests.house import ROOT, TOKEN

Out = pytest.CaptureFixture[str]


@pytest.mark.parametrize("words", [[], *([name] for name in COMMANDS)], ids=lambda words: " ".join(words) or "uno")
def test_every_command_tells_its_version_and_helps_in_a_narrow_terminal(
    words: list[str], capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    for option in ("--version", "--help"):
        with pytest.raises(SystemExit) as ended:
            sys.exit(main([*words, option]))
        assert ended.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith(f"uno {version()}\nusage: {' '.join(['uno', *words])}")
    wrapped = [line for line in said.splitlines() if "/" not in line and not line.startswith("  uno ")]  # no examples
    assert len(max(wrapped, key=len)) <= 40


def test_a_command_that_is_none(capsys: Out) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["dance"])
    assert ended.value.code == 2
    assert "invalid choice: 'dance'" in capsys.readouterr().err


def test_the_rules_have_their_own_words(capsys: Out) -> None:
    assert main(["rules", "simulate", "classic", "--games", "1", "--json"]) == 0
    assert '"games": 1' in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["rules", "dance"])
    assert capsys.readouterr().err.startswith("usage: uno rules ")


def test_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.commands.invite.invitation", interrupted)
    assert main(["invite", "--application", "1"]) == INTERRUPTED
    assert capsys.readouterr().err == "Interrupted.\n"


LOADED = """
import sys
from bot.commands.table import parsed
parsed(sys.argv[1:])
print(*sorted(name for name in sys.modules if name.startswith("bot.commands.")))
print(*sorted({"PIL", "alembic", "sqlalchemy", "discord"} & set(sys.modules)))
"""


@pytest.mark.parametrize(
    ("words", "ours", "libraries"),
    [
        (["run"], {"run", "start"}, {"PIL", "discord", "sqlalchemy"}),
        (["invite"], {"invite"}, {"discord", "sqlalchemy"}),
    ],
)
def test_a_command_loads_what_it_needs(words: list[str], ours: set[str], libraries: set[str]) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", LOADED, *words], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    modules, loaded = (set(line.split()) for line in ended.stdout.split("\n")[:2])
    assert modules == {"bot.commands.table", *(f"bot.commands.{name}" for name in ours)}
    assert loaded <= libraries


@pytest.mark.parametrize(
    ("address", "code", "sentence"),
    [
        ("sqlite:////dev/null/uno.db", WRONG_SETTINGS, "a file is in its place"),
        ("mysql://uno@host/uno", WRONG_SETTINGS, "DATABASE_URL must be an address like"),
        ("postgresql://uno@127.0.0.1:1/uno", FAILED, "cannot be reached"),
    ],
)
def test_only_what_a_setting_must_be_changed_for_ends_as_that(
    address: str, code: int, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setenv("DATABASE_URL", address)
    assert main(["rebuild-stats"]) == code
    assert sentence in capsys.readouterr().err


# The invitation


def test_the_link_without_asking_discord(capsys: Out) -> None:
    assert main(["invite", "--application", "123"]) == 0
    link = capsys.readouterr().out
    assert link == f"{invitation(123)}\n"
    assert "client_id=123&scope=bot+applications.commands&permissions=" in link
    assert {name for name, is_given in PERMISSIONS if is_given} == {
        "read_messages",  # as discord.py calls View Channel
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "connect",  # for the chat of voice channels
        "embed_links",
        "attach_files",
    }
    with pytest.raises(SystemExit):
        main(["invite", "--application", "uno"])


async def test_the_link_of_the_tokens_application(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setenv("DISCORD_API_URL", local.url)
    for token, code in ((TOKEN, 0), ("wrong", WRONG_SETTINGS)):
        monkeypatch.setenv("DISCORD_TOKEN", token)
        assert await asyncio.to_thread(main, ["invite"]) == code
    said = capsys.readouterr()
    assert said.out == f"{invitation(local.backend.application_id)}\n"
    assert said.err.startswith("DISCORD_TOKEN is not a token that Discord knows")
    await local.stop()
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert await asyncio.to_thread(main, ["invite"]) == FAILED
    assert capsys.readouterr().err.startswith("Discord cannot be reached")
