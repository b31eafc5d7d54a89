"""One running game, the only place where its table changes: computed, committed, published."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Any, Concatenate, ParamSpec, Protocol

from bot.metrics import MOVES
from bot.rules.agenda import Option
from bot.rules.refusal import IllegalMove
from bot.sessions import actions, daily, deadlines
from bot.sessions.check import checked
from bot.sessions.clock import Clock, Timer
from bot.sessions.computers import Computers, Plan, Think
from bot.sessions.fixed_computers import FixedComputers
from bot.sessions.refusals import Damaged, SessionRefusal
from bot.sessions.results import ends_of
from bot.sessions.stored import SaveTable, table_of
from bot.sessions.table import UPDATES_KEPT, Change, Table, Update
from bot.sessions.votes import Votes
from bot.store import stats
from bot.store.daily import standing
from bot.store.errors import GameMoved, StoreError, UnitRefused
from bot.store.games import GameStatus, SetAside, with_answers
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

    def __init__(
        self,
        table: Table,
        store: Store,
        clock: Clock,
        presenter: Presenter,
        think: Think,
        chance: Random,
        *,
        is_checked: bool = True,
        is_held: bool = False,
    ) -> None:
        self.id = table.id
        self.table = table
        self.lock = asyncio.Lock()
        self.is_held = is_held
        """Whether its time stands still, as players cannot be heard."""
        self._is_checked = is_checked
        """Whether the table is known to be what was played; no move is taken before."""
        self._store = store
        self._clock = clock
        self._presenter = presenter
        self._computers: Computers | FixedComputers = Computers(clock, think, self._computer_moves, chance)
        if daily.day_of(table) is not None:
            self._computers = FixedComputers(clock, think, self._computer_moves, self._read_record)
        self._timer: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._last_seen = table.seen
        """When a player last did anything, were it only to look."""
        self._seen_at: dict[int, datetime] = {}
        """When each user last did, at the table or not, since this process has the game."""
        self._saving: asyncio.Future[None] | None = None
        """The save that is under way, or of which it is not known what became."""
        self._is_closed = False
        self._schedule_timer()

    async def do(self, action: Action[P], *args: P.args, **kwargs: P.kwargs) -> Update | None:
        """Carry an action out and return what it did, once that is durable; None where nothing changes.

        Raise SessionRefusal or IllegalMove where it is not allowed or cannot be saved: then nothing was touched.
        """
        async with self.lock:
            await self._make_sure()
            before = self.table
            change = action(before, self._clock.now(), *args, **kwargs)
            if change is None:
                return None
            change = self._computers.remarking(change)
            table, is_saved = change.table, change.table.version != before.version
            if is_saved:
                try:
                    await self._save(before, change)
                except asyncio.CancelledError:
                    if self._saving is not None:  # its outcome is not asked for if the game is given up meanwhile
                        self._saving.add_done_callback(_mark_seen)
                    self._start(self._catch_up())  # the caller is gone, but the change may be on its way, or stored
                    raise
            self.table = table
            if is_saved:
                self._saving = None
        if is_saved or change.update != Update():
            self._schedule(change.update)
            self._presenter.changed(self, change.update)
        if is_saved and daily.results_of(before, change):
            self._start(self.show_standing())
        if change.refusal is not None:
            raise change.refusal
        return change.update

    async def skip(self, user: int) -> Update | None:
        """Have computers answer without a pause until this user is asked, if they play alone against them."""
        update = await self.do(actions.skip, user)
        self._computers.plan(self.table)
        return update

    def notice(self, user: int) -> Coroutine[Any, Any, Update | None] | None:
        """Note that a user pressed or typed something.

        Return what brings back a player who was away, or wakes the game, to be awaited; None if nothing changes.
        """
        table = self.table
        seat = table.seat_of(user)
        self._seen_at[user] = now = self._clock.now()  # who joins by it is there as well
        if seat is None:
            return None
        self._last_seen = now
        player = table.seats[seat]
        if table.status is not GameStatus.ASLEEP and not player.away and not player.missed:
            return None
        return self.do(actions.mark_present, user)

    def seen_at(self, user: int) -> datetime | None:
        """Return when a user last pressed or typed something; None where this process does not know."""
        return self._seen_at.get(user)

    async def check(self) -> None:
        """Check a game that was restored against its record, which also tells what happened last.

        One that does not fit is set aside. Where the store is silent it is shown unchecked; the first move tries again.
        """
        if not self._is_checked:
            with suppress(SessionRefusal):
                async with self.lock:
                    await self._make_sure()

    async def set_aside(self, damaged: Damaged) -> None:
        """Give up a game that is not what was played: nothing of it is counted, and its channel is free."""
        log.error("A game cannot go on: %s", damaged.what, extra={"game": self.id})
        self._is_checked, self._saving = True, None
        if self.table.status is GameStatus.ENDED:
            return
        now = self._clock.now()
        self.table = self.table.set_aside(now)
        self._schedule(Update())
        try:
            await asyncio.shield(self._store.save(SetAside(self.id, now)))
        except StoreError as error:
            log.warning("It is not known whether a game was set aside: %s", error, extra={"game": self.id})
        finally:
            self._presenter.changed(self, Update())

    async def read_again(self) -> None:
        """Take over what others have stored, as where a user was forgotten. Call it with the lock held."""
        with suppress(SessionRefusal, StoreError):
            found = await self._stored()
            if found is not None:
                await self._adopt(found)

    def uninvite(self, user: int) -> None:
        """Forget that a user may want to join this rematch, or was asked into this lobby."""
        table = self.table
        invited = tuple(seat for seat in table.invited if seat.user != user)
        guests = tuple(replace(guest, user=None) if guest.user == user else guest for guest in table.guests)
        if (invited, guests) != (table.invited, table.guests):
            self.table = replace(table, invited=invited, guests=guests)
            self._presenter.changed(self, Update())

    async def show_ratings(self) -> None:
        """Show what the match made of the players' ratings, as soon as it is counted."""
        async with self.lock:
            self.table = await self._with_ratings(self.table)
        if self.table.ratings:
            self._presenter.changed(self, Update())

    async def show_standing(self) -> None:
        """Look up how the result of a daily deal stands, and show it."""
        day, user = daily.day_of(self.table), self.table.host
        if day is None:
            return
        with suppress(StoreError):
            found = await self._store.read(standing, user, daily.number_of(day))
            self.table = replace(self.table, daily=found)
            self._presenter.changed(self, Update())

    # Time

    def hold(self) -> None:
        """Let no time run out any more, as players cannot be heard."""
        self.is_held = True
        self._schedule_timer()

    def resume(self) -> None:
        """Go on after a restart, or after it was held; time that ran out meanwhile leaves some to answer."""
        self.is_held = False
        change = deadlines.resume(self.table, self._clock.now())
        self.table = change.table
        self._schedule(change.update)
        if change.update != Update():
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
        table, ends = change.table, ends_of(before, change)
        try:
            self._saving = self._store.save(SaveTable(change, before), *ends, *daily.results_of(before, change))
            self._presenter.prepare(self, table)
            await asyncio.shield(self._saving)
        except GameMoved:
            self._saving = None
            raise SessionRefusal("moved") from None
        except StoreError as error:
            log.warning("It is not known whether a change was saved: %s", error, extra={"game": self.id})
            await self._recover()
            is_stored = (self.table.version, self.table.answers) == (table.version, table.answers)
            is_stored = is_stored or (table.is_unplayed and self.table.is_unplayed)
            if isinstance(error, UnitRefused) or not is_stored:
                raise SessionRefusal("not_saved") from None
        if ends:
            self._store.end_saved.set()
        if change.answers:
            MOVES.labels(change.table.options.edition).inc(len(change.answers))

    async def _make_sure(self) -> None:
        """Let nothing be done to a table of which it is not known that it is what is stored, and what was played."""
        if self._saving is not None:
            await self._recover()
        if self.table.status is GameStatus.ASIDE:
            raise SessionRefusal(self.table.why_aside)
        if self._saving is not None:
            raise SessionRefusal("not_saved")
        if self._is_checked:
            return
        try:
            found = await self._stored()
        except StoreError:
            raise SessionRefusal("not_saved") from None
        now = self.table
        if found is None:
            raise SessionRefusal("moved")
        if found.version != now.version:
            await self._adopt(found)
            self._presenter.changed(self, Update())
        else:
            recent = (*found.recent, *now.recent)[-UPDATES_KEPT:]
            self.table = replace(
                now,
                recent=recent,
                given=found.given,
                answers_digest=found.answers_digest,
                rules=found.rules,
                feats=found.feats,
            )
        self._is_checked = True

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
        if found is None and self.table.status is GameStatus.LOBBY:  # it closed, and nothing is kept of it
            self.table = replace(self.table, status=GameStatus.ENDED, ended=self._clock.now(), votes=Votes())
            self._schedule(Update())
            self._presenter.changed(self, Update())
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
        recent = now.recent if found.answers == now.answers and _knows_moves(now) else found.recent
        kept = replace(found, recent=recent, race=now.race, invited=now.invited)
        self.table = await self._with_ratings(replace(kept, guests=now.guests or found.guests))
        self._schedule(Update())

    async def _stored(self) -> Table | None:
        """Read the table that is stored, and check it; None where nothing is stored any more.

        One that is damaged is set aside, and Damaged is raised.
        """
        stored, answers = await self._store.read(with_answers, self.id)
        if stored is None:
            return None
        try:
            return await asyncio.to_thread(checked, table_of(stored), answers)
        except Damaged as damaged:
            await self.set_aside(damaged)
            raise

    async def _with_ratings(self, table: Table) -> Table:
        """Look up what the match, if it is won, made of the players' ratings."""
        if table.decided and table.ratings is None:
            with suppress(StoreError):
                return replace(table, ratings=await self._store.read(stats.rating_changes, table.id))
        return table

    # What happens by itself

    def _schedule(self, update: Update) -> None:
        """Have the clock and the computers follow the table as it is now."""
        self._schedule_timer()
        if self.table.has_computers or (isinstance(self._computers, Computers) and self._computers.players):
            self._computers.follow(self.table, update)

    def _schedule_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        moment = None if self.is_held or self._is_closed else deadlines.next_moment(self.table, self._last_seen)
        if moment is not None:
            seconds = max(0.0, (moment - self._clock.now()).total_seconds())
            self._timer = self._clock.call_later(seconds, lambda: self._start(self._pass_time()))

    async def _pass_time(self) -> None:
        if self.is_held:
            return
        try:
            if await self.do(deadlines.pass_time, self._last_seen) is None:
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

    def _read_record(self) -> None:
        self._start(self._check_and_plan())

    async def _check_and_plan(self) -> None:
        await self.check()
        self._computers.plan(self.table)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._is_closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _knows_moves(table: Table) -> bool:
    """Tell whether it is known which moves were made last."""
    return any(update.edition is not None for update in table.recent)


def _mark_seen(saving: asyncio.Future[None]) -> None:
    """Keep asyncio from complaining about an error of which everybody concerned knows."""
    if not saving.cancelled():
        saving.exception()
