"""`python -m bot playground`: its options, its port, a scenario as a table, and plain messages for what is wrong."""

from __future__ import annotations

import socket
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.table import parsed
from bot.errors import FAILED, WRONG_SETTINGS
from bot.playground import LocalDiscord
from bot.playground.guild import PlaygroundGuild
from bot.playground.launch import HOST, free_port
from bot.playground.process import DATABASE
from bot.playground.scenario_game import BadScenario, read_scenario, store_scenario
from bot.rules.view import view
from bot.store.store import Store
from tests.sessions.running import new_registry

NOW = datetime.now(UTC)
SCENARIOS = Path(__file__).parents[1] / "scenarios"


def test_a_taken_port_is_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port(port) != port


def test_it_is_on_this_machine_only() -> None:
    assert HOST == "127.0.0.1"
    assert not hasattr(parsed(["playground"]), "host")


def test_wrong_options_are_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for port in ("abc", "65536", "-1"):
        with pytest.raises(SystemExit):
            main(["playground", "--port", port])
        assert "argument --port: must be a port" in capsys.readouterr().err
    in_the_way, folder = tmp_path / "file", tmp_path / "data"
    in_the_way.touch()
    assert main(["playground", "--data", str(in_the_way)]) == FAILED
    assert capsys.readouterr().err == f"{in_the_way} cannot be used: File exists.\n"
    folder.mkdir()
    (folder / DATABASE).write_text("this is no database, whatever it is called")
    scenario = next((SCENARIOS / "classic").glob("*.uno"))
    words = ["playground", "--data", str(folder), "--port", "0", "--scenario", str(scenario)]
    assert main(words) == WRONG_SETTINGS
    assert "is not a database" in capsys.readouterr().err


def test_a_missing_extra_is_explained(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in [name for name in sys.modules if name.startswith("bot.playground")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert main(["playground", "--no-browser"]) == FAILED
    assert 'pip install "discord-uno[playground]"' in capsys.readouterr().err


@pytest.mark.parametrize("file", sorted(SCENARIOS.glob("*/*.uno"))[::25], ids=lambda file: file.stem)
async def test_the_bot_goes_on_with_a_scenario(file: Path, sqlite_url: str, tmp_path: Path) -> None:
    game = read_scenario(file)
    guild = PlaygroundGuild(LocalDiscord(), tmp_path)
    channel = guild.channels()[0].id
    await store_scenario(game, sqlite_url, guild, channel, NOW)
    await store_scenario(
        read_scenario(file), sqlite_url, guild, channel, NOW
    )  # a second visit replaces the first table
    async with await Store.open(sqlite_url) as store:
        registry = new_registry(store)
        try:
            await registry.take()
            (session,) = registry.running()
            table = session.table
            assert table.channel_id == channel
            assert table.options.edition == game.edition.key
            assert table.view(0).hand == view(game, 0).hand
            assert [seat.user for seat in table.seats][:2] == [person.id for person in guild.people.values()][:2]
        finally:
            registry.close()


@pytest.mark.parametrize("text", ["edition none\n", "edition classic\nnonsense\n"])
def test_a_bad_scenario_names_file_and_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.uno"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadScenario, match=r"bad\.uno:\d"):
        read_scenario(file)
    with pytest.raises(BadScenario, match="cannot be read"):
        read_scenario(tmp_path / "none.uno")
