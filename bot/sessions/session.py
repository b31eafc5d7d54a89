"""One running game, the only place where its table changes: computed, committed, published."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Concatenate, ParamSpec, Protocol

from bot.metrics import MOVES
from bot.rules.agenda import Option
from bot.rules.refusal import IllegalMove
from bot.sessions import actions
from bot.sessions.clock import Clock, Timer
from bot.sessions.computers import Computers, Plan
from bot.sessions.refusals import SessionRefusal
from bot.sessions.results import results_of
from bot.sessions.stored import SaveTable, table_of
from bot.sessions.table import UPDATES_KEPT, Change, Table, Update, replayed
from bot.store import stats
from bot.store.errors import GameMoved, StoreError, UnitRefused
from bot.store.games import GameStatus, answers_of, by_id
from bot.store.store import Store

log = logging.getLogger(__name__)

RETRY_S = 5.0
"""After this long, what the clock could not do is tried again."""

P = ParamSpec("P")
Action = Callable[Concatenate[Table, datetime, P], Change | None]


class Presenter(Protocol):
    """Shows people what became of a game."""

    def prepare(self, session: Session, table: Table) -> None:
        """Have drawn what this table, which is being saved, will need; show nothing of it yet, and never fail."""

    def changed(self, session: Session, update: Update) -> None:
        """Queue the table and every open hand that the update made stale; return at once, and never fail."""

    def forget(self, session: Session) -> None:
        """Show this session no more: another one, or another process, has the game now."""


class Session:
    """A game in its place, as it stands: `table` may be read at any time, and only `do` makes another of it."""

    def __init__(self, table: Table, store: Store, clock: Clock, presenter: Presenter) -> None:
        self.id = table.id
        self.table = table
        self.lock = asyncio.Lock()
        self.is_held = False
        """Whether its time stands still, as players cannot be heard."""
        self.has_moved = False
        """Whether another process runs it now."""
        self._store = store
        self._clock = clock
        self._presenter = presenter
        self._computers = Computers(clock, self._computer_moves)
        self._timer: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._last_seen = table.seen
        """When a player last did anything, were it only to look."""
        self._saving: asyncio.Future[None] | None = None
        """The save that is under way, or of which it is not known what became."""
        self._is_closed = False
        self._schedule_timer()

    async def do(self, action: Action[P], *args: P.args, **kwargs: P.kwargs) -> Update | None:
        """Carry an action out and return what it did, once that is durable; None where nothing changes.

        Raise SessionRefusal or IllegalMove where it is not allowed or cannot be saved: then nothing was touched.
        """
        async with self.lock:
            if self._saving is not None:
                await self._recover()
            before = self.table
            change = action(before, self._clock.now(), *args, **kwargs)
            if change is None:
                return None
            table, is_saved = change.table, change.table.version != before.version
            if is_saved:
                try:
                    await self._save(before, change)
                    table = await self._with_ratings(table)
                except asyncio.CancelledError:
                    self._start(self._catch_up())  # the caller is gone, but the change may be on its way, or stored
                    raise
            self.table = table
            if is_saved:
                self._saving = None
        if is_saved or change.update != Update():
            self._schedule(change.update)
            self._presenter.changed(self, change.update)
        if change.refusal is not None:
            raise change.refusal
        return change.update

    def notice(self, user: int) -> Coroutine[Any, Any, Update | None] | None:
        """Note that a user pressed or typed something.

        Return what brings back a player who was away, or wakes the game, to be awaited; None if nothing changes.
        """
        table = self.table
        seat = table.seat_of(user)
        if seat is None:
            return None
        self._last_seen = self._clock.now()
        player = table.seats[seat]
        if table.status is not GameStatus.ASLEEP and not player.away and not player.missed:
            return None
        return self.do(actions.mark_present, user)

    async def remember(self) -> None:
        """Replay what happened last, where it is not known, as after a restart."""
        table = self.table
        if table.recent or table.game is None:
            return
        # It can be shown without: where the store is silent, or the match was begun under other rules.
        with suppress(StoreError, IllegalMove, ValueError, LookupError):
            record = table.record(answer.answer for answer in await self._store.read(answers_of, self.id))
            recent = tuple(replayed(record.start(), record.answers))[-UPDATES_KEPT:]
            if not self.table.recent:
                self.table = replace(self.table, recent=recent)

    async def read_again(self) -> None:
        """Take over what others have stored, as where a user was forgotten. Call it with the lock held."""
        with suppress(SessionRefusal, StoreError):
            found = await self._stored()
            if found is not None:
                await self._adopt(found)

    # Time

    def hold(self) -> None:
        """Let no time run out any more, as players cannot be heard."""
        self.is_held = True
        self._schedule_timer()

    def resume(self, grace: timedelta) -> None:
        """Go on after a restart, or after it was held; time that ran out meanwhile leaves a moment to answer."""
        was_held, self.is_held = self.is_held, False
        change = actions.resume(self.table, self._clock.now(), grace)
        self.table = change.table
        self._schedule(change.update)
        if was_held and change.update != Update():  # after a restart all tables are shown anyway
            self._presenter.changed(self, change.update)

    def close(self) -> None:
        """Stop its clocks for good; what is stored stays."""
        self._is_closed = True
        self._schedule_timer()
        self._computers.close()
        for task in self._tasks:
            task.cancel()

    # Saving

    async def _save(self, before: Table, change: Change) -> None:
        """Make a change durable; raise SessionRefusal where that is not possible."""
        table = change.table
        try:
            results = await results_of(before, change, self._store) if change.is_end else []
            self._saving = self._store.save(SaveTable(change, before), *results)
            self._presenter.prepare(self, table)
            await asyncio.shield(self._saving)
        except GameMoved:
            self._saving = None
            self.has_moved = True
            raise SessionRefusal("moved") from None
        except StoreError as error:
            log.warning("It is not known whether a change was saved: %s", error, extra={"game": self.id})
            await self._recover()
            is_stored = (self.table.version, self.table.answers) == (table.version, table.answers)
            if isinstance(error, UnitRefused) or not is_stored:
                raise SessionRefusal("not_saved") from None
        if change.answers:
            MOVES.labels(change.table.options.edition).inc(len(change.answers))

    async def _recover(self) -> None:
        """Go on with what is stored, after a save that failed or was not waited for: it may have been durable."""
        if self._saving is not None:
            await asyncio.wait([self._saving])
            self._saving.exception()  # so that it counts as seen: its caller was told
        try:
            found = await self._stored()
        except (SessionRefusal, StoreError):
            return  # the next one tries again
        self._saving = None
        if found is not None and (found.version, found.answers) != (self.table.version, self.table.answers):
            await self._adopt(found)
            self._presenter.changed(self, Update())

    async def _catch_up(self) -> None:
        """Go on with a save that was not waited for."""
        async with self.lock:
            if self._saving is not None:
                await self._recover()

    async def _adopt(self, found: Table) -> None:
        """Go on with a table that was read, and with what is not stored of the one before."""
        now = self.table
        recent = now.recent if found.answers == now.answers else ()
        self.table = await self._with_ratings(replace(found, recent=recent, race=now.race, warned=now.warned))
        self._schedule(Update())

    async def _stored(self) -> Table | None:
        """Read the table that is stored; None where another process has taken it, and goes on with it."""
        stored = await self._store.read(by_id, self.id)
        answers = await self._store.read(answers_of, self.id)
        if stored is None or stored.owner != self.table.owner:
            return None
        found = table_of(stored)
        if found.answers == len(answers):
            return found
        # Something older was put in its place; what was asked then is not asked any more.
        return replace(found, answers=len(answers), interlude=None, deadline=None)

    async def _with_ratings(self, table: Table) -> Table:
        """Look up what the match, if it is won, made of the players' ratings."""
        if table.decided and not table.ratings:
            with suppress(StoreError):
                return replace(table, ratings=tuple(await self._store.read(stats.rating_changes, table.id)))
        return table

    # What happens by itself

    def _schedule(self, update: Update) -> None:
        """Have the clock and the computers follow the table as it is now."""
        self._schedule_timer()
        if self._computers.players or self.table.has_computers:
            self._computers.follow(self.table, update)

    def _schedule_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        moment = None if self.is_held or self._is_closed else actions.next_moment(self.table, self._last_seen)
        if moment is not None:
            seconds = max(0.0, (moment - self._clock.now()).total_seconds())
            self._timer = self._clock.call_later(seconds, lambda: self._start(self._pass_time()))

    async def _pass_time(self) -> None:
        if self.is_held:
            return
        try:
            if await self.do(actions.pass_time, self._last_seen) is None:
                self._schedule_timer()
        except (SessionRefusal, IllegalMove):
            self._retry_later()
        except Exception:  # whatever it is, the game must not stand still
            log.exception("Time could not pass", extra={"game": self.id})
            self._retry_later()

    def _retry_later(self) -> None:
        self._timer = self._clock.call_later(RETRY_S, self._schedule_timer)

    def _computer_moves(self, plan: Plan, option: Option) -> None:
        self._start(self._carry_out(plan, option))

    async def _carry_out(self, plan: Plan, option: Option) -> None:
        try:
            await self.do(actions.answer_for, plan.seat, option, plan.version)
        except (SessionRefusal, IllegalMove):
            self._computers.plan(self.table)
        except Exception:  # whatever it is, the game must not stand still
            log.exception("A computer player could not move", extra={"game": self.id})
            self._computers.plan(self.table)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._is_closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
