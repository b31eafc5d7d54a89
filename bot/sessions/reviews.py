"""Reviews of finished games: worked out one after another behind everything else, and kept with their games."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from bot.players.reviewing.points import Found
from bot.players.reviewing.process import Job, WorkOut, packed
from bot.players.reviewing.reckoning import RoundSpan, finished_rounds, put_together
from bot.players.reviewing.review import RECKONING, RoundReview, from_json, to_json
from bot.rules.record import Record
from bot.rules.refusal import IllegalMove
from bot.rules.version import RULES_VERSION
from bot.sessions.archive import Archive
from bot.sessions.clock import Clock
from bot.sessions.refusals import SessionRefusal
from bot.store.errors import StoreError
from bot.store.reviews import KeptReview, keep_review, of_seat
from bot.store.store import Store
from bot.worker import NotDone

MOST_OF_USER = 2
MOST_OF_SERVER = 8
MOST_WAITING = 40
"""How many reviews that users asked for, that are for a server, and of all, may be waiting or under way."""
SPANS_KEPT = 200

log = logging.getLogger(__name__)

Key = tuple[str, int]
"""A game and a seat."""


@dataclass(slots=True)
class ReviewWork:
    """One review that is waiting or under way."""

    game_id: str
    guild_id: int
    seat: int
    user: int
    """Who asked for it."""
    record: Record = field(repr=False)
    spans: Sequence[RoundSpan]
    """The rounds that are to be worked out."""
    rounds: int
    """How many rounds the game has, with those that are kept already."""
    share: float = 0.0
    """How much of the work is done."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced, whenever a round is ready; set for good at the end."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What there is of a review."""

    rounds: tuple[RoundReview, ...]
    """Those that are ready."""
    total: int
    """How many rounds there are."""
    work: ReviewWork | None = None
    """What is still under way."""
    before: int = 0
    """How many other reviews are worked out before it."""

    @property
    def is_ready(self) -> bool:
        """Whether all rounds are there."""
        return len(self.rounds) == self.total


class Reviews:
    """All reviews: those that are kept, and one process's queue of those that were asked for."""

    def __init__(self, store: Store, clock: Clock, work_out: WorkOut) -> None:
        self._store = store
        self._clock = clock
        self._work_out = work_out
        self._archive = Archive(store, clock)
        self._queue: OrderedDict[Key, ReviewWork] = OrderedDict()
        """The first one is under way."""
        self._failed: set[Key] = set()
        self._spans: OrderedDict[str, Sequence[RoundSpan]] = OrderedDict()
        self._running: asyncio.Task[None] | None = None

    async def kept(self, game_id: str, seat: int) -> tuple[RoundReview, ...]:
        """Return the reviews of a game for this seat that are ready and up to date."""
        return tuple(
            from_json(kept.body)
            for kept in await self._store.read(of_seat, game_id, seat)
            if (kept.rules, kept.reckoning) == (RULES_VERSION, RECKONING)
        )

    async def ask(self, game_id: str, guild_id: int, seat: int, user: int) -> Reviewed:
        """Return what there is of the review of a game for this seat; what is missing will be worked out.

        Raise SessionRefusal if there is nothing to review, if too many wait, or if it could not be worked out.
        """
        await self._archive.table(game_id, guild_id)  # of this server, and over
        spans = [span for span in await self._rounds(game_id, guild_id) if seat in span.dealt]
        if not spans:
            raise SessionRefusal("no_round")
        ready = await self.kept(game_id, seat)
        key = game_id, seat
        if len(ready) < len(spans) and key not in self._queue:
            if key in self._failed:
                self._failed.discard(key)
                raise SessionRefusal("review_failed")
            self._check_room(guild_id, user)
            record = await self._archive.finished(game_id, guild_id)
            known = {review.round for review in ready}
            missing = [span for span in spans if span.round not in known]
            self._queue.setdefault(key, ReviewWork(game_id, guild_id, seat, user, record, missing, len(spans)))
            self._go_on()
        before = list(self._queue).index(key) if key in self._queue else 0
        return Reviewed(ready, len(spans), self._queue.get(key), before)

    async def review_round(
        self,
        game_id: str,
        record: Record,
        span: RoundSpan,
        seat: int,
        user: int,
        tell: Callable[[float], None] = lambda _share: None,
    ) -> RoundReview:
        """Have one round worked out, keep the review for this user, and return it; `tell` is told how much is done."""
        work = packed(record, span, seat)
        parts = cast("int", await asyncio.wrap_future(self._work_out(Job(work, None))))
        found: list[Found] = []
        for part in range(parts):
            found.append(cast("Found", await asyncio.wrap_future(self._work_out(Job(work, part)))))
            tell((part + 1) / parts)
        review = put_together(span, seat, found)
        now = self._clock.now()
        kept = KeptReview(game_id, span.round, seat, RULES_VERSION, RECKONING, now, to_json(review))
        await self._store.keep_house(partial(keep_review, kept=kept, user_id=user))
        return review

    def close(self) -> None:
        """Give up what is under way; it is worked out when it is asked for again."""
        if self._running is not None:
            self._running.cancel()

    async def _rounds(self, game_id: str, guild_id: int) -> Sequence[RoundSpan]:
        if game_id not in self._spans:
            record = await self._archive.finished(game_id, guild_id)
            try:
                self._spans[game_id] = await asyncio.to_thread(finished_rounds, record)
            except (IllegalMove, ValueError, LookupError):
                raise SessionRefusal("unreadable") from None
            while len(self._spans) > SPANS_KEPT:
                self._spans.popitem(last=False)
        return self._spans[game_id]

    def _check_room(self, guild_id: int, user: int) -> None:
        waiting = self._queue.values()
        of_user = sum(work.user == user for work in waiting)
        of_server = sum(work.guild_id == guild_id for work in waiting)
        if of_user >= MOST_OF_USER or of_server >= MOST_OF_SERVER or len(waiting) >= MOST_WAITING:
            raise SessionRefusal("too_many_reviews")

    def _go_on(self) -> None:
        if self._running is None or self._running.done():
            self._running = asyncio.get_running_loop().create_task(self._run(), name="reviews")

    async def _run(self) -> None:
        while self._queue:
            key, work = next(iter(self._queue.items()))
            try:
                for number, span in enumerate(work.spans):
                    await self._review(work, number, span)
            except (NotDone, StoreError) as error:
                log.warning("A review could not be worked out: %s", error, extra={"game": work.game_id})
                self._failed.add(key)
            except Exception:  # whatever it is, the next ones are to be worked out
                log.exception("A review could not be worked out", extra={"game": work.game_id})
                self._failed.add(key)
            finally:
                del self._queue[key]
                work.changed.set()

    async def _review(self, work: ReviewWork, number: int, span: RoundSpan) -> None:
        def tell(share: float) -> None:
            work.share = (number + share) / len(work.spans)

        await self.review_round(work.game_id, work.record, span, work.seat, work.user, tell)
        changed, work.changed = work.changed, asyncio.Event()
        changed.set()
