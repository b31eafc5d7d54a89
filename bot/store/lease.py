"""Leases: which process runs which shard, where several processes share a database.

A game belongs to the shard of its guild, and a shard to one process at a time. A process says again and again that it
is there (`processes`), takes shards that no living process has, and hands over what it has too many of. Whoever takes
a shard raises its epoch, and every save asks for the epoch in its own transaction (`units.py`): a process that lost a
shard without noticing cannot write its games any more. All moments are those of the database's clock. All of this goes
over a connection of its own, so that no move ever waits for it, and its cost grows with the shards, not the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    DateTime,
    Insert,
    Interval,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.sql.dml import ReturningInsert

from bot.store.db import Database, transaction
from bot.store.errors import DATABASE_ERRORS, OtherShardCount, as_store_error
from bot.store.schema import identifies, insert_into, processes, shard_leases

T = TypeVar("T")

LASTS = timedelta(seconds=8)
"""For so long after a process last renewed it, its lease holds."""
IDENTIFIES_EVERY = timedelta(seconds=5)
"""How often Discord lets one of a bucket of shards identify."""

# Any number that is always the same, and no other lock's: of two that start at one time, the second sees the first.
STARTING_LOCK = 0x554E4F01

_NOW: ColumnElement[datetime] = func.clock_timestamp(type_=DateTime(timezone=True))
_END = _NOW + bindparam("lasts", type_=Interval)
_ENDED = select(processes.c.owner).where(processes.c.until <= _NOW).with_for_update(skip_locked=True)
_LIVING = select(processes.c.owner, processes.c.shard_count).where(processes.c.until > _NOW)
_SECONDS_LEFT = select(func.extract("epoch", identifies.c.next_at - _NOW)).where(
    identifies.c.bucket == bindparam("bucket")
)


class Held(NamedTuple):
    """The shards that a process holds, each with the epoch under which it took it."""

    shard_count: int
    epochs: Mapping[int, int]

    def shard_of(self, guild_id: int) -> int:
        """Return the shard of this guild, by Discord's own formula."""
        return (guild_id >> 22) % self.shard_count


class Lease:
    """The right of this process to run the games of some shards."""

    def __init__(self, database: Database, owner: str, lasts: timedelta = LASTS) -> None:
        self.owner = owner
        """The name under which this process holds shards; no other has it, nor had."""
        self.lasts = lasts
        self.held = Held(1, {})
        """What this process holds, as far as it knows."""
        self.processes = 1
        """How many processes were there at the last claim, this one included."""
        self.is_short = False
        """Whether others are about to hand shards over to this process."""
        self._database = database

    async def start(self, shard_count: int) -> None:
        """Agree with the other processes on the number of shards, and claim a share of them.

        Raise OtherShardCount where processes run with another number.
        """
        self.held = Held(shard_count, {})

        def start(connection: Connection) -> None:
            connection.execute(select(func.pg_advisory_xact_lock(STARTING_LOCK)))
            self._living(connection)  # they agree
            known = connection.scalars(select(shard_leases.c.shard).order_by(shard_leases.c.shard)).all()
            if list(known) != list(range(shard_count)):
                _number_shards(connection, shard_count)
            self._renew(connection)

        await self._transaction(start)
        await self.claim()

    async def claim(self) -> list[int]:
        """Renew the lease and take free shards up to this process's share.

        Return those that it should hand over, as others have room for them.
        """
        held, share, self.processes = await self._transaction(self._claim)
        self.held = Held(self.held.shard_count, held)
        self.is_short = len(held) < share
        return sorted(held)[share:]  # the last ones, as those are connected last after a start

    async def release(self, shards: Collection[int]) -> None:
        """Let other processes take these shards; nothing of theirs is saved any more."""
        self.held = Held(
            self.held.shard_count, {shard: epoch for shard, epoch in self.held.epochs.items() if shard not in shards}
        )
        mine = shard_leases.c.owner == self.owner
        free = update(shard_leases).where(mine, shard_leases.c.shard.in_(shards)).values(owner=None)
        await self._transaction(lambda connection: connection.execute(free))

    def suspend(self) -> None:
        """Save nothing until the next claim: it is not known whether other processes have taken the shards."""
        self.held = Held(self.held.shard_count, {})

    async def give_back(self) -> None:
        """End the lease: other processes may take all shards."""
        self.suspend()

        def give_back(connection: Connection) -> None:
            connection.execute(update(shard_leases).where(shard_leases.c.owner == self.owner).values(owner=None))
            connection.execute(delete(processes).where(processes.c.owner == self.owner))

        await self._transaction(give_back)

    async def take_turn(self, bucket: int) -> float:
        """Take the next turn to identify with this bucket of shards; return for how many seconds it is too early.

        0: it is this process's turn now, and the next one's only after five seconds.
        """

        def take_turn(connection: Connection) -> float:
            if connection.execute(_taking_turn(), {"bucket": bucket}).first() is not None:
                return 0.0
            return max(0.05, float(connection.execute(_SECONDS_LEFT, {"bucket": bucket}).scalar_one()))

        return await self._transaction(take_turn)

    # Inside a transaction

    def _living(self, connection: Connection) -> set[str]:
        """Return the processes that are there, this one included; raise OtherShardCount if another counts differently.

        This one stays among them, even if its own lease runs out before the transaction ends.
        """
        counts = {row.owner: row.shard_count for row in connection.execute(_LIVING)}
        ours = self.held.shard_count
        other = next((count for owner, count in counts.items() if owner != self.owner and count != ours), None)
        if other is not None:
            raise OtherShardCount(
                f"Other processes run on the database {self._database.name} with {other} shards, and this one has "
                f"{ours}; give SHARD_COUNT the same value everywhere, or stop the others first."
            )
        return {self.owner, *counts}

    def _renew(self, connection: Connection) -> None:
        connection.execute(_renewing(), {"me": self.owner, "lasts": self.lasts, "count": self.held.shard_count})

    def _claim(self, connection: Connection) -> tuple[dict[int, int], int, int]:
        """Return what this process holds now, how many shards it should hold, and how many processes are there."""
        # First who has what, then who lives: a process that comes in between has nothing of it.
        rows = connection.execute(select(shard_leases).order_by(shard_leases.c.shard)).all()
        living = self._living(connection)
        connection.execute(delete(processes).where(processes.c.owner.in_(_ENDED)))
        self._renew(connection)
        held = {row.shard: row.epoch for row in rows if row.owner == self.owner}
        share = _share(self.owner, living, [row.owner for row in rows])
        if len(held) < share:
            free = [(row.shard, row.epoch) for row in rows if row.owner not in living]
            held |= self._take(connection, free, share - len(held))
        return held, share, len(living)

    def _take(self, connection: Connection, free: Sequence[tuple[int, int]], count: int) -> dict[int, int]:
        """Take so many of these shards, seen to be free under these epochs.

        One that is locked, or has another epoch now, is another process's, and left alone.
        """
        is_still = tuple_(shard_leases.c.shard, shard_leases.c.epoch).in_(free)
        wanted = select(shard_leases.c.shard).where(is_still).order_by(shard_leases.c.shard).limit(count)
        taken = connection.scalars(wanted.with_for_update(skip_locked=True)).all()
        taking = update(shard_leases).where(shard_leases.c.shard.in_(taken))
        taking = taking.values(owner=self.owner, epoch=shard_leases.c.epoch + 1)
        rows = connection.execute(taking.returning(shard_leases.c.shard, shard_leases.c.epoch))
        return {row.shard: row.epoch for row in rows}

    async def _transaction(self, work: Callable[[Connection], T]) -> T:
        try:
            return await transaction(self._database.housekeeping, work)
        except DATABASE_ERRORS as error:
            raise as_store_error(error, self._database.name) from None


def _share(me: str, living: Collection[str], owners: Sequence[str | None]) -> int:
    """Return how many shards a process should hold, so that the shares of the living differ by one at most.

    Those that hold the most keep the odd ones, so that as few as possible change hands.
    """
    holds = Counter(owners)
    ranked = sorted(living, key=lambda owner: (-holds[owner], owner))
    least, odd = divmod(len(owners), len(ranked))
    return least + (ranked.index(me) < odd)


def _number_shards(connection: Connection, count: int) -> None:
    """Begin anew with so many shards, whose epochs are higher than any before; no process runs."""
    epoch = (connection.scalar(select(func.max(shard_leases.c.epoch))) or 0) + 1
    connection.execute(delete(shard_leases))
    rows: list[dict[str, Any]] = [{"shard": shard, "owner": None, "epoch": epoch} for shard in range(count)]
    connection.execute(insert(shard_leases), rows)
    connection.execute(text("DROP INDEX IF EXISTS live_games_by_shard"))
    # As `games.on_shards` asks; a shard's games are found by it, however many there are of others.
    connection.execute(
        text(
            f"CREATE INDEX live_games_by_shard ON games (((guild_id >> 22) % {count})) "
            f"WHERE status != 'ended' AND status != 'aside'"
        )
    )


@cache
def _renewing() -> Insert:
    """Return the statement that begins the lease of a process, or renews it."""
    begin = insert_into(processes, "postgresql")
    begin = begin.values(owner=bindparam("me"), until=_END, shard_count=bindparam("count"))
    renewed = {"until": begin.excluded.until, "shard_count": begin.excluded.shard_count}
    return begin.on_conflict_do_update(index_elements=[processes.c.owner], set_=renewed)


@cache
def _taking_turn() -> ReturningInsert[int]:
    """Return the statement that takes the turn to identify in a bucket, if it is free."""
    turn = insert_into(identifies, "postgresql").values(bucket=bindparam("bucket"), next_at=_NOW + IDENTIFIES_EVERY)
    is_free = identifies.c.next_at <= _NOW
    taken = turn.on_conflict_do_update(
        index_elements=[identifies.c.bucket], set_={"next_at": turn.excluded.next_at}, where=is_free
    )
    return taken.returning(identifies.c.bucket)
