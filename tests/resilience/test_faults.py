"""Whichever write or sync fails, every acknowledged move is there afterwards, and the tables go on.

The program is `faulty.py`: the real store, registry and sessions, at a table of each edition.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from os import environ
from pathlib import Path
from typing import Any

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.record import carry_out
from bot.sessions.table import Table
from bot.store.games import GameStatus
from bot.store.store import Store
from tests.house import ROOT
from tests.resilience import stored
from tests.resilience.faults import ERRORS, Faults, Kind, compiled, environment
from tests.resilience.faulty import Job, digest
from tests.sessions.running import new_registry

NEARLY_FULL = 4_000_000
"""Of the write-ahead log, in bytes: after 4.1 million SQLite copies it into the database, with many writes."""
FEW = (2, 8, 55)
MANY = range(1, 201)
OPENING = range(1, 61)
CLOSING = range(1, 31)
Line = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Done:
    """A job, and what its players were told."""

    job: Job
    lines: list[Line]

    @property
    def acknowledged(self) -> list[Line]:
        return [line for line in self.lines if "game" in line]

    def __getitem__(self, name: str) -> Any:
        return next((line[name] for line in self.lines if name in line), None)


class Machine:
    """Runs the program, one job after the other."""

    def __init__(self, library: Path, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        control = folder / "control"
        Faults.new(control)
        self._errors = self.log.open("w", encoding="utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.resilience.faulty"],
            cwd=ROOT,
            env={**environ, "PYTHONPATH": ".", **environment(library, control, folder / "uno")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        self._before = self.folder / "before.db"
        self._acknowledged: list[Line] = []

    def do(self, job: Job) -> Done:
        """Do a job; fail if it does not end by itself, or ends badly."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asdict(job)) + "\n")
        self._process.stdin.flush()
        lines: list[Line] = []
        while "ended" not in (line := json.loads(self._process.stdout.readline())):
            lines.append(line)
        done = Done(job, lines)
        assert line["ended"] == 0, (job, done["error"])
        return done

    def play_before(self) -> None:
        """Play without faults, and leave games behind, and a write-ahead log that is nearly full."""
        self._acknowledged = self.do(Job(str(self._before), 1, wal=NEARLY_FULL, is_killed=True)).acknowledged

    def go_on(self, job: Job) -> Done:
        """Do a job with a copy of what was left behind; all that was acknowledged before still holds."""
        for ending in ("", "-wal"):
            shutil.copy(f"{self._before}{ending}", f"{job.database}{ending}")
        done = self.do(job)
        return replace(done, lines=[*self._acknowledged, *done.lines])

    def close(self) -> None:
        """Let it end; it may have shown no traceback."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._errors.close()
        log = self.log.read_text(encoding="utf-8")
        assert "Traceback" not in log, log[log.index("Traceback") :][:5000]


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("faults"))


@pytest.fixture
def machine(library: Path, tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(library, tmp_path)
    yield machine
    machine.close()


async def kept(done: Done) -> Counter[str]:
    """Fail unless all that players were told is stored, and taken up again as it is stored."""
    path = Path(done.job.database)
    found = stored.read(path)
    last: dict[str, Line] = {}
    for line in done.acknowledged:
        last[line["game"]] = line
    for game_id, line in last.items():
        told = [one for one in done.acknowledged if one["game"] == game_id]
        _check(found[game_id], told)
        assert found[game_id].table.version >= line["version"], (done.job, line)
    url = f"sqlite+aiosqlite:///{path}"
    async with await Store.open(url, to_run_games=True) as store:
        registry = new_registry(store)
        await registry.take()
        for game in found.values():
            session = registry.get(game.table.id)
            if session is None:
                assert game.table.status is GameStatus.ENDED
            else:
                assert _shape(session.table) == _shape(game.table)
        registry.close()
    ahead = sum(found[game].table.version > line["version"] for game, line in last.items())
    unknown = len(found.keys() - last.keys())
    return Counter(jobs=1, changes=len(done.acknowledged), games=len(last), ahead=ahead + unknown)


def _check(game: stored.Stored, told: Iterable[Line]) -> None:
    """Fail unless the game once stood at each point that its players were told of."""
    table = game.table
    stood: list[str | None] = [None]
    if table.game is not None:
        again = table.record().start()
        for answer in game.answers:
            carry_out(again, answer)
            stood.append(digest(again.state))
    for line in told:
        assert line["answers"] < len(stood), (line, "an answer is lost")
        assert stood[line["answers"]] == line["state"], (line, "another state")
        if line["version"] == table.version:
            assert line["status"] == table.status
            assert line["seats"] == [[seat.user, seat.away] for seat in table.seats]


def _shape(table: Table) -> object:
    state = None if table.game is None else digest(table.game.state)
    return table.version, table.status, table.answers, table.seats, table.options, table.seed, state


def _jobs(kind: Kind, counts: Iterable[int], folder: Path, phase: str = "play") -> Iterator[Job]:
    for nth in counts:
        error = ERRORS[(nth + kind) % 2]
        is_killed = nth % 4 < 2
        yield Job(str(folder / f"uno{nth}.db"), nth, nth, kind, error, phase, is_killed=is_killed)


async def _fail(machine: Machine, jobs: Iterable[Job]) -> Counter[str]:
    outcome: Counter[str] = Counter()
    machine.play_before()
    for job in jobs:
        done = machine.go_on(job)
        assert done["failed"], (job, "nothing failed")
        outcome += await kept(done) + Counter(failed=done["failed"], refused=done["refused"])
    return outcome


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("counts", [FEW, pytest.param(MANY, marks=pytest.mark.slow)], ids=["few", "many"])
async def test_whichever_write_fails_nothing_acknowledged_is_lost(
    machine: Machine, kind: Kind, counts: Iterable[int]
) -> None:
    outcome = await _fail(machine, _jobs(kind, counts, machine.folder))
    print(f"{kind.name}: {dict(outcome)}")
    assert outcome["refused"], "nobody noticed"


@pytest.mark.slow
async def test_whichever_write_fails_while_it_closes_nothing_is_lost(machine: Machine) -> None:
    machine.play_before()
    outcome: Counter[str] = Counter()
    for job in _jobs(Kind.FROM_THEN_ON, CLOSING, machine.folder, "close"):
        done = machine.go_on(replace(job, is_killed=False))
        outcome += await kept(done) + Counter(failed=done["failed"] or 0)
    print(dict(outcome))
    assert outcome["failed"]


@pytest.mark.parametrize("kind", [Kind.ONCE, Kind.FROM_THEN_ON])
@pytest.mark.parametrize("counts", [FEW, pytest.param(OPENING, marks=pytest.mark.slow)], ids=["few", "many"])
async def test_whichever_write_fails_while_a_new_database_is_made_it_opens_the_next_time(
    machine: Machine, kind: Kind, counts: Iterable[int]
) -> None:
    unopened = 0
    for job in _jobs(kind, counts, machine.folder, "open"):
        first = machine.do(job)
        unopened += first["unopened"] is not None
        second = machine.do(Job(job.database, job.seed))
        assert second["unopened"] is None, second
        assert {line["game"] for line in second.acknowledged}
        await kept(replace(second, lines=[*first.lines, *second.lines]))
    print(f"{kind.name}: {unopened} times it did not open")
    assert unopened


def test_a_table_of_each_edition_plays(machine: Machine) -> None:
    done = machine.do(Job(str(machine.folder / "uno.db"), 1))
    assert len({line["game"] for line in done.acknowledged}) >= len(EDITIONS)
