"""The one writer: what all sessions save at one time goes into one transaction, and one wait for the disk."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from bot.metrics import COMMIT_SECONDS, COMMITTED, NOT_COMMITTED
from bot.store.db import Database
from bot.store.errors import StoreError, as_store_error
from bot.store.lease import Lease
from bot.store.units import Change, Outcome, write_units

BATCH_UNITS = 500
"""How many units one transaction takes at most, so that none waits long for the others."""
SILENT_AFTER_S = 5.0
"""A transaction under way for so long is trouble; most take some milliseconds."""

log = logging.getLogger(__name__)


class _Pending(NamedTuple):
    changes: Sequence[Change]
    done: asyncio.Future[None]


class Writer:
    """Commits the units of all sessions in batches, in the order in which they were saved."""

    def __init__(
        self, database: Database, clock: Callable[[], float] | None = None, lease: Lease | None = None
    ) -> None:
        self._database = database
        self._lease = lease
        self._loop = asyncio.get_running_loop()
        self._clock = clock or self._loop.time
        self._pending: deque[_Pending] = deque()
        self._closing = False
        self._failure: str | None = None
        self._writing_since: float | None = None
        self._idle = asyncio.Event()
        self._idle.set()

    @property
    def trouble(self) -> str | None:
        """Why nothing can be written now, in a sentence; None, as far as is known, where it can."""
        silent_s = 0.0 if self._writing_since is None else self._clock() - self._writing_since
        if silent_s > SILENT_AFTER_S:
            name = self._database.name
            return f"The database {name} has not answered for {silent_s:.0f} seconds; nothing can be saved."
        return self._failure

    def save(self, *changes: Change) -> asyncio.Future[None]:
        """Begin to write these changes, all or none, or leave them to the next batch; return a Future of how it ends.

        Awaiting it raises UnitRefused (VersionConflict, ChannelTaken, GameMoved, StillSeated) if they contradict what
        is stored, and StoreError if the database fails. Cancelling it does not take them back.
        """
        done: asyncio.Future[None] = self._loop.create_future()
        if self._closing:
            done.set_exception(StoreError("The store is closed."))
            return done
        self._pending.append(_Pending(changes, done))
        if self._idle.is_set():
            self._idle.clear()
            self._write_next()
        return done

    async def close(self) -> None:
        """Refuse new units, and return when those that wait are written."""
        self._closing = True
        await self._idle.wait()

    def _write_next(self) -> None:
        if not self._pending:
            self._idle.set()
            return
        batch = [self._pending.popleft() for _ in range(min(BATCH_UNITS, len(self._pending)))]
        self._writing_since = self._clock()
        held = None if self._lease is None else self._lease.held
        changes = [pending.changes for pending in batch]
        writing = self._database.writer.run(partial(write_units, changes=changes, held=held))
        writing.add_done_callback(partial(self._written, batch))

    def _written(self, batch: Sequence[_Pending], writing: asyncio.Future[list[Outcome]]) -> None:
        if self._writing_since is not None:
            COMMIT_SECONDS.observe(self._clock() - self._writing_since)
        self._writing_since = None
        if writing.cancelled():  # the program's end cancels every task
            self._closing = True
            for pending in (*batch, *self._pending):
                _settle(pending, StoreError("The store was closed before the unit was known to be written."))
            self._pending.clear()
            self._idle.set()
            return
        outcomes = self._outcomes(writing, len(batch))
        COMMITTED.inc(outcomes.count(None))
        for pending, outcome in zip(batch, outcomes, strict=True):
            _settle(pending, outcome)
        # Not at once: the sessions that go on now bring their next unit into the next batch.
        self._loop.call_soon(self._write_next)

    def _outcomes(self, writing: asyncio.Future[list[Outcome]], count: int) -> Sequence[StoreError | None]:
        error = writing.exception()
        if error is None:
            self._failure = None
            return writing.result()
        failure = as_store_error(error, self._database.name)
        self._failure = str(failure)
        # What a database says may hold values, so only a mistake of ours is shown whole.
        ours = None if isinstance(error, SQLAlchemyError | sqlite3.Error | OSError) else error
        log.error("%d units could not be written: %s", count, failure, exc_info=ours)
        # One exception each: a shared one would collect the tracebacks of all who raise it.
        return [StoreError(self._failure) for _ in range(count)]


def _settle(pending: _Pending, outcome: StoreError | None) -> None:
    if outcome is not None:
        NOT_COMMITTED.labels(type(outcome).__name__).inc()
    if pending.done.done():
        if outcome is not None:
            log.error("A unit was lost, and its caller had stopped waiting for it: %s", outcome)
    elif outcome is None:
        pending.done.set_result(None)
    else:
        pending.done.set_exception(outcome)
