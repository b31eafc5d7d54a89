"""How accurately daily deals were played: reckoned one after another, by their reviews.

Accuracy is the share of a player's decisions at which their answer was the best, or cost so little that a review marks
it as fine. A deal that is not reckoned when its board is no longer looked at never is.
"""

from __future__ import annotations

import asyncio
import logging

from bot.players.reviewing.reckoning import finished_rounds
from bot.players.reviewing.review import Mark, RoundReview
from bot.rules.record import Record
from bot.rules.refusal import IllegalMove
from bot.sessions.clock import Clock
from bot.sessions.daily import ONE_DAY, PLAYER, day_at, number_of
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.reviews import Reviews
from bot.sessions.stored import UNREADABLE, table_of
from bot.store import daily as stored
from bot.store.daily import DailyResult, SaveAccuracy
from bot.store.errors import StoreError
from bot.store.games import with_answers
from bot.store.store import Store
from bot.worker import NotDone

EVERY_S = 5.0
"""How often to look for deals that are to be reckoned, where there was none."""

log = logging.getLogger(__name__)


def accuracy_of(review: RoundReview) -> int | None:
    """Return how many of a hundred decisions were the best or fine; None where there was nothing to decide."""
    good = sum(decision.mark in {Mark.BEST, Mark.FINE} for decision in review.decisions)
    return round(100 * good / len(review.decisions)) if review.decisions else None


class Accuracies:
    """Reckons the daily deals of one process."""

    def __init__(self, store: Store, registry: Registry, clock: Clock, reviews: Reviews) -> None:
        self._store = store
        self._registry = registry
        self._clock = clock
        self._reviews = reviews
        self._given_up: set[str] = set()
        """The games that cannot be reckoned, or have nothing to decide."""

    async def run(self) -> None:
        """Reckon whatever there is until it is cancelled."""
        trouble = ""
        while True:
            try:
                has_more = await self.reckon_next()
                trouble = ""
            except StoreError as error:
                if str(error) != trouble:  # once, and not every few seconds
                    log.warning("The accuracy of daily deals is not reckoned: %s", error)
                trouble, has_more = str(error), False
            except Exception:  # whatever it is, the next ones are to be reckoned
                log.exception("The accuracy of daily deals is not reckoned")
                has_more = False
            if not has_more:
                await asyncio.sleep(EVERY_S)

    async def reckon_next(self) -> bool:
        """Reckon one deal of today or yesterday; return False where there is none."""
        since = number_of(day_at(self._clock.now()) - ONE_DAY)
        waiting = await self._store.read(stored.not_reckoned, since)
        mine = (one for one in waiting if one.game_id not in self._given_up and self._registry.has(one.guild_id))
        result = next(mine, None)
        if result is None:
            return False
        self._given_up.add(result.game_id)  # whatever becomes of it, it is not tried again and again
        try:
            review = await self._reviewed(result)
        except NotDone as error:
            log.warning("A daily deal could not be reckoned: %s", error, extra={"game": result.game_id})
            return True
        accuracy = None if review is None else accuracy_of(review)
        if accuracy is not None:
            await self._store.save(SaveAccuracy(result.day, result.user_id, accuracy))
            session = self._registry.get(result.game_id)
            if session is not None:
                await session.show_standing()
        return True

    async def _reviewed(self, result: DailyResult) -> RoundReview | None:
        """Work out the review of a deal, and keep it; None where the game is gone, or cannot be read."""
        game, answers = await self._store.read(with_answers, result.game_id)
        if game is None or answers is None:
            return None
        try:
            record: Record = table_of(game).record(given.answer for given in answers)
            (span,) = await asyncio.to_thread(finished_rounds, record)
        except (SessionRefusal, IllegalMove, *UNREADABLE):
            return None
        return await self._reviews.review_round(result.game_id, record, span, PLAYER, result.user_id)
