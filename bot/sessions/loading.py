"""A game as it goes on after it was stored: its table, with what is stored elsewhere."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime

from bot.sessions.deadlines import without_future
from bot.sessions.lobby import rematch_invited
from bot.sessions.refusals import Damaged, SessionRefusal
from bot.sessions.stored import UNREADABLE, table_of
from bot.sessions.table import Seat, Table
from bot.store import stats
from bot.store.errors import StoreError
from bot.store.games import GameStatus, StoredGame, by_id
from bot.store.store import Store

log = logging.getLogger(__name__)


async def load_table(store: Store, game: StoredGame, now: datetime) -> Table | None:
    """Return the table of a stored game; None, which is logged, where this version of the program cannot read it.

    Raise Damaged where something else than a save has changed it, or the rules have changed.
    """
    try:
        table = table_of(game)
    except Damaged:
        raise
    except UNREADABLE as error:
        # What it says may hold cards.
        kind = type(error.__cause__ or error).__name__
        log.error("A stored game cannot be read (%s)", kind, extra={"game": game.id})  # noqa: TRY400
        return None
    if table.decided:
        try:
            table = replace(table, ratings=await store.read(stats.rating_changes, table.id))
        except (StoreError, *UNREADABLE):
            log.warning("The ratings of a match are not known yet", extra={"game": game.id})
    if table.rematch_of is not None and table.status is GameStatus.LOBBY:
        table = replace(table, invited=await _invited(store, table))
    return without_future(table, now)


def is_readable(game: StoredGame) -> bool:
    """Tell whether this version of the program can go on with a game."""
    try:
        table_of(game)
    except SessionRefusal:
        return False
    return True


async def _invited(store: Store, table: Table) -> tuple[Seat, ...]:
    """Return the players of a rematch's former match who may want to join; none if that cannot be read."""
    try:
        former = await store.read(by_id, table.rematch_of or "")
        return () if former is None else rematch_invited(table_of(former), table.host)
    except (StoreError, *UNREADABLE):
        return ()
