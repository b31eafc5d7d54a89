"""A program whose disk fails: it plays at six tables, and tells each change that the players were acknowledged.

It reads jobs, a line of JSON each, and does each in a child of its own, so that only one process has to be started.
What it writes are lines of JSON, too; the last of a job says how the child ended.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import sys
import traceback
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.chat.clock import SystemClock
from bot.rules.chance import SEED_BYTES
from bot.rules.editions import EDITIONS
from bot.rules.refusal import IllegalMove
from bot.rules.snapshot import to_json
from bot.rules.state import State
from bot.sessions import actions, lobby
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.sessions.table import Table
from bot.store.errors import StoreError
from bot.store.games import GameStatus
from bot.store.store import Store
from tests.resilience.faults import CONTROL, Faults, Kind
from tests.sessions.matches import go_on
from tests.sessions.running import Recorder
from tests.thinking import think_at_once

GUILD = 1
BEARS = 12
"""After so many refusals in one job the disk is mended."""
AFTERWARDS = 3
"""How much happens at each table after that."""
AT_MOST = 400
MENDED_WITHIN_S = 60.0


@dataclass(frozen=True, slots=True)
class Job:
    """What a child does: it opens the store, plays, and ends."""

    database: str
    seed: int
    nth: int = 0
    """Which write or sync fails, counted from the phase; 0: none."""
    kind: int = Kind.ONCE
    error: int = 0
    phase: str = "play"
    """From when on they are counted: open, play or close."""
    wal: int = 0
    """It plays until the write-ahead log is so large, in bytes."""
    is_killed: bool = False
    """Whether it is gone at the first refusal, and at the latest before anything is closed."""


def say(**facts: Any) -> None:
    """Write a line that is there even if this process is killed at once."""
    os.write(1, (json.dumps(facts, separators=(",", ":")) + "\n").encode())


def digest(state: State) -> str:
    """Return what tells states apart: hands, piles, all there is."""
    return hashlib.sha256(to_json(state).encode()).hexdigest()[:16]


def told(table: Table) -> dict[str, Any]:
    """Return what players were acknowledged: where the game stands."""
    return {
        "game": table.id,
        "version": table.version,
        "status": table.status.value,
        "answers": table.answers,
        "seats": [[seat.user, seat.away] for seat in table.seats],
        "state": None if table.game is None else digest(table.game.state),
    }


class Child:
    """One job."""

    def __init__(self, job: Job, faults: Faults) -> None:
        self._job = job
        self._faults = faults
        self._refused = 0
        self._chance = Random(job.seed)

    async def run(self) -> None:
        """Open, play, close."""
        self._arm_for("open")
        try:
            store = await Store.open(f"sqlite+aiosqlite:///{self._job.database}", to_run_games=True)
        except StoreError as error:
            say(unopened=str(error), failed=self._faults.failed)
            return
        registry = Registry(
            store,
            SystemClock(),
            Recorder(),
            think_at_once,
            make_seed=lambda: self._chance.getrandbits(8 * SEED_BYTES).to_bytes(32),
        )
        await registry.take()
        self._arm_for("play")
        await asyncio.gather(
            *(self._play(registry, channel, edition) for channel, edition in enumerate(EDITIONS, 1)),
        )
        self._arm_for("close")
        registry.close()
        if not self._job.is_killed:
            await store.close()
        self._sum_up()

    def _sum_up(self) -> None:
        say(failed=self._faults.failed, refused=self._refused)

    def _arm_for(self, phase: str) -> None:
        if self._job.phase == phase and self._job.nth:
            self._faults.arm(self._job.nth, Kind(self._job.kind), self._job.error)

    def _is_met(self) -> bool:
        """Tell whether everything that was to fail has failed."""
        if self._job.wal:
            log = Path(f"{self._job.database}-wal")
            return log.exists() and log.stat().st_size >= self._job.wal
        if self._job.phase != "play" or not self._job.nth:
            return True
        if self._job.kind == Kind.ONCE:
            return self._faults.failed > 0
        return self._refused >= BEARS or self._faults.calls > max(200, 2 * self._job.nth)

    async def _play(self, registry: Registry, channel: int, edition: str) -> None:
        chance = Random(self._job.seed * 100 + channel)
        left = AFTERWARDS
        tried = 0
        while left:
            tried += 1
            if tried > AT_MOST:
                raise TimeoutError("it does not go on")
            try:
                session = await _one_thing(registry, channel, edition, chance)
            except SessionRefusal as refused:
                if refused.code not in {"not_saved", "channel_taken"}:
                    raise
                self._refused += 1
                if self._job.is_killed:
                    self._sum_up()
                    os._exit(0)
            except IllegalMove:  # a computer was faster
                continue
            else:
                say(**told(session.table))
                if self._is_met():
                    left -= 1
            if self._refused >= BEARS or (self._job.phase == "play" and self._is_met()):
                self._faults.lift()


async def _one_thing(registry: Registry, channel: int, edition: str, chance: Random) -> Session:
    """Let one thing happen in a channel, from the opening of a lobby on."""
    session = registry.in_channel(channel)
    host = 10 * channel
    if session is None:
        options = Options.for_edition(edition, "single").with_(turn_seconds=None)
        return await registry.open(GUILD, channel, host, f"p{host}", options, "en-US")
    if session.table.status is not GameStatus.LOBBY:
        await go_on(session, chance)
    elif len(session.table.seats) < 3:
        user = host + len(session.table.seats)
        await session.do(lobby.join, user, f"p{user}")
    else:
        await session.do(actions.start, host)
    return session


def work(job: Job, faults: Faults) -> int:
    """Do a job in this process, and return its exit code."""
    try:
        asyncio.run(asyncio.wait_for(Child(job, faults).run(), MENDED_WITHIN_S))
    except BaseException:  # noqa: BLE001  (whatever it is, the test has to see it)
        say(error=traceback.format_exc())
        return 1
    return 0


def main() -> None:
    """Do one job after the other."""
    faults = Faults(Path(os.environ[CONTROL]))
    for line in sys.stdin:
        job = Job(**json.loads(line))
        faults.lift()
        child = os.fork()
        if child == 0:
            os._exit(work(job, faults))  # nothing is closed that was not closed by itself
        _, status = os.waitpid(child, 0)
        faults.lift()
        say(ended=os.waitstatus_to_exitcode(status), **asdict(job))


if __name__ == "__main__":
    main()
