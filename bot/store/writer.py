"""The one writer: what all sessions want to save at one time goes into one transaction, and one wait for the disk."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from bot.metrics import COMMIT_SECONDS, COMMITTED, NOT_COMMITTED
from bot.store.batch import Unit, write
from bot.store.changes import Change
from bot.store.engine import Engines
from bot.store.errors import StoreError, plain

# Bounds how long the first of a crowd waits for the others' rows.
BATCH = 500
SILENT = 5.0
"""After how many seconds a transaction that is still under way is trouble; most take some milliseconds."""

Meanwhile = Callable[[], None]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Pending:
    unit: Unit
    done: asyncio.Future[None]
    meanwhile: Meanwhile | None


class Writer:
    """Commits units of all sessions in batches. Lives from `Writer(...)` in a running loop until `close()`."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._name = engines.name
        self._dialect = engines.writer.dialect.name
        self._pending: deque[_Pending] = deque()
        self._news = asyncio.Event()
        self._closing = False
        self._failure: str | None = None
        """What the last batch met with, if it could not be written."""
        self._writing_since: float | None = None
        self._task = asyncio.create_task(self._run(), name="store writer")

    @property
    def trouble(self) -> str | None:
        """Why nothing can be written now, in a sentence; None, as far as is known, where it can."""
        silent = 0.0 if self._writing_since is None else time.monotonic() - self._writing_since
        if silent > SILENT:
            return f"The database {self._name} has not answered for {silent:.0f} seconds; nothing can be saved."
        return self._failure

    async def commit(self, changes: Sequence[Change], meanwhile: Meanwhile | None = None) -> None:
        """Returns when the unit of these changes is durable; raises StoreError when it is not.

        Units are written in the order of the calls. Cancelling the wait does not take the unit back. What may be done
        `meanwhile` is done while the database writes: it costs no time then.
        """
        if self._closing:
            raise StoreError("The store is closed.")
        # Made now: what the caller changes while the unit waits must not reach the database.
        unit = [row for change in changes for row in change.rows(self._dialect)]
        pending = _Pending(unit, asyncio.get_running_loop().create_future(), meanwhile)
        self._pending.append(pending)
        self._news.set()
        await pending.done

    async def close(self) -> None:
        """Refuses new units, writes those that wait, and ends."""
        self._closing = True
        self._news.set()
        # Not awaited itself: whoever loses patience with the closing must not stop the writing.
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        batch: list[_Pending] = []
        try:
            while self._pending or not self._closing:
                await self._news.wait()
                self._news.clear()
                while self._pending:
                    batch = [self._pending.popleft() for _ in range(min(BATCH, len(self._pending)))]
                    await self._write(batch)
                    batch = []
                    # Lets those who were just released bring their next unit into the next batch.
                    await asyncio.sleep(0)
        finally:
            # Only reached with somebody still waiting if the program's end cancels every task.
            self._closing = True
            for pending in (*batch, *self._pending):
                _tell(pending, StoreError("The store was closed before the unit was known to be written."))

    async def _write(self, batch: list[_Pending]) -> None:
        self._writing_since = time.monotonic()
        units = [pending.unit for pending in batch]
        asyncio.get_running_loop().call_soon(_pass_the_time, batch)  # once it has begun
        try:
            with COMMIT_SECONDS.time():
                outcomes: Sequence[StoreError | None] = await write(self._engines, units)
            self._failure = None
        except Exception as error:
            # Whatever befell this batch, the next must be tried.
            failure = plain(error, self._name)
            self._failure = str(failure)
            # What a database says may hold values, so only a mistake of ours is shown whole.
            ours = not isinstance(error, SQLAlchemyError | sqlite3.Error | OSError)
            log.error("%d units could not be written: %s", len(batch), failure, exc_info=ours)  # noqa: TRY400
            # One exception each: a shared one would collect the tracebacks of all who raise it.
            outcomes = [StoreError(self._failure) for _ in batch]
        finally:
            self._writing_since = None
        for pending, outcome in zip(batch, outcomes, strict=True):
            _count(outcome)
            _tell(pending, outcome)


def _pass_the_time(batch: Sequence[_Pending]) -> None:
    for pending in batch:
        if pending.meanwhile is not None:
            pending.meanwhile()


def _count(outcome: StoreError | None) -> None:
    if outcome is None:
        COMMITTED.inc()
    else:
        NOT_COMMITTED.labels(type(outcome).__name__).inc()


def _tell(pending: _Pending, outcome: StoreError | None) -> None:
    if pending.done.done():
        if outcome is not None and pending.done.cancelled():
            log.error("A unit that nobody waits for any more was lost: %s", outcome)
    elif outcome is None:
        pending.done.set_result(None)
    else:
        pending.done.set_exception(outcome)
