"""Exports: a row for each player in each match, as it was counted, from both databases and beside a running bot."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import os
import subprocess
import sys
from datetime import UTC, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.commands import export
from bot.commands.export import COLUMNS
from bot.errors import FAILED
from bot.sessions.registry import Registry
from bot.store.stats import rating_changes, stats
from tests.clock import FakeClock
from tests.sessions.matches import play_at_random
from tests.sessions.running import TroubledStore, count_all, execute
from tests.sessions.tables import ANN, BEN, CAT

ROOT = Path(__file__).parents[2]
Out = pytest.CaptureFixture[str]


async def exported(*words: str) -> int:
    """Run the command beside the bot of the test."""
    return await asyncio.to_thread(main, ["export", *words])


@pytest.fixture
def address(store: TroubledStore, database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The setting that leads to the test's database."""
    monkeypatch.setenv("DATABASE_URL", database_url)


@pytest.mark.usefixtures("address")
async def test_what_was_counted_is_in_it_and_nothing_else(
    registry: Registry, store: TroubledStore, tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "AT_ONCE", 2)
    chance = Random(5)
    played = [
        await play_at_random(registry, chance, (ANN, BEN, CAT), scoring="single", guild=guild, computers=1)
        for guild in (1, 1, 2, 1, 1)
    ]
    await count_all(store)
    file = tmp_path / "results.csv"
    assert await exported(str(file)) == 0
    rows = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert capsys.readouterr().out == f"{len(rows)} rows written to {file}.\n"
    assert list(rows[0]) == [name for name in COLUMNS if name != "name"]
    for user in (ANN, BEN, CAT):
        for guild in (1, 2):
            mine = [row for row in rows if (row["user"], row["server"]) == (str(user), str(guild))]
            counted = await store.read(stats, user, guild)
            if counted is None:  # by chance the player never finished a round there
                continue
            assert counted.points == sum(int(row["points"]) for row in mine if row["won"] == "true")
            assert counted.wins == sum(row["won"] == "true" for row in mine)
            ratings = [int(row["rating_after"]) for row in mine if row["rated"] == "true"]
            assert counted.rating == (ratings[-1] if ratings else None)
    for session in played:
        moved = await store.read(rating_changes, session.id) or ()
        assert {(str(one.user_id), *map(str, one.here), str(one.place)) for one in moved} == {
            (row["user"], row["rating_before"], row["rating_after"], row["place"])
            for row in rows
            if row["game"] == session.id and row["rated"] == "true"
        }
    assert all(row["players"] == "4" for row in rows)

    assert await exported("--format", "jsonl", "--names", "--server", "2") == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["game"] for line in lines] == [row["game"] for row in rows if row["server"] == "2"]
    assert all(line["name"] == f"p{line['user']}" for line in lines)
    assert all(isinstance(line["won"], bool) and isinstance(line["points"], int) for line in lines)


@pytest.mark.usefixtures("address")
async def test_since_a_day(registry: Registry, store: TroubledStore, clock: FakeClock, capsys: Out) -> None:
    chance = Random(1)
    for _ in range(2):
        await play_at_random(registry, chance, (ANN, BEN), scoring="single")
        clock.pass_by(timedelta(days=2).total_seconds())
    await count_all(store)
    day = clock.now().astimezone(UTC).date()
    for ago, matches in ((1, 0), (3, 1), (9, 2)):
        assert await exported("--since", str(day - timedelta(days=ago))) == 0
        rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
        assert len({row["game"] for row in rows}) == matches


@pytest.mark.usefixtures("address")
async def test_what_cannot_be_read_stops_no_row_and_names_are_no_formulas(
    registry: Registry, store: TroubledStore, capsys: Out
) -> None:
    await play_at_random(registry, Random(1), (ANN, BEN), scoring="single")
    await count_all(store)
    await execute(store, "UPDATE games SET snapshot = 'rubbish'")
    await execute(store, "UPDATE names SET name = '=HYPERLINK(1)'")
    assert await exported("--names") == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert {(row["name"], row["points"]) for row in rows} == {("'=HYPERLINK(1)", "")}


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [("export > /dev/full", FAILED, "The results cannot be written: No space"), ("export | head -n 0", 0, "")],
)
def test_an_output_that_takes_nothing(sqlite_url: str, command: str, code: int, said: str) -> None:
    environment = {**os.environ, "DATABASE_URL": sqlite_url}
    program = f"'{sys.executable}' -m bot {command}"
    ended = subprocess.run(  # noqa: S602  (the shell makes the pipe)
        program, shell=True, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == code
    assert ended.stderr.startswith(said)
    assert len(ended.stderr.splitlines()) == bool(said)


def test_where_it_cannot_be_written_it_says_so(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    assert main(["export", str(tmp_path / "nowhere" / "results.csv")]) == FAILED
    assert "cannot be written: No such file" in capsys.readouterr().err
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/none.db")
    assert main(["export"]) == FAILED
    assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
    for wrong in (["--since", "yesterday"], ["--server", "ours"], ["--format", "xml"]):
        with pytest.raises(SystemExit):
            main(["export", *wrong])
