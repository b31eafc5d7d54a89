"""What time does to a table: it closes lobbies, lets games fall asleep, warns players, and answers in their place.

Pure: a table and the present moment in, a change out. A session's timer calls it (`session.py`).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from zlib import crc32

from bot.rules.notation import answer_text
from bot.sessions import daily
from bot.sessions.actions import sleep
from bot.sessions.changes import acted_out, ended, happened, seats_with
from bot.sessions.table import MISSED_BEFORE_AWAY, Change, Table, Update
from bot.store.games import GameStatus

LOBBY_WAITS = timedelta(minutes=15)
"""A lobby without news for this long closes."""
SLOW_LOBBY_WAITS = timedelta(hours=12)
"""The same for a slow game, as people need not be there at the same time."""
TABLE_WAITS = timedelta(minutes=10)
"""A match in which no player did anything for this long falls asleep; a slow one has its turn time for that."""
WARNING = timedelta(seconds=15)
"""How long before their time is up players are pinged."""
SETTLING = timedelta(seconds=15)
"""For how long after time stood still nothing befalls a player: neither a warning nor the end of their time."""
GRACE = timedelta(seconds=30)
"""How long a player of whom it would may still take, and up to as long again, so that not all run out at once."""
SLOW_GRACE = 120
"""How many times as long in a slow game: an hour or two."""


def next_moment(table: Table, last_seen: datetime) -> datetime | None:
    """Return when time does something to the table, if no player does anything before; see `pass_time`."""
    if table.private:
        return _closes_for_good_at(table)
    if table.status is GameStatus.LOBBY:
        return _closes_at(table)
    if table.status is not GameStatus.PLAYING:
        return None
    asleep = _falls_asleep_at(table, last_seen)
    if table.deadline is None or table.asked not in table.present_seats:
        return asleep
    due = table.deadline - WARNING if _is_to_be_warned(table) else table.deadline
    return due if asleep is None else min(asleep, due)


def pass_time(table: Table, now: datetime, last_seen: datetime) -> Change | None:
    """Close, fall asleep, warn or give the default answer (G15), whatever is due."""
    if table.private:
        closes = _closes_for_good_at(table)
        return None if closes is None or now < closes else ended(table, now)
    if table.status is GameStatus.LOBBY and now >= _closes_at(table):
        return ended(table, now)
    if table.status is GameStatus.PLAYING:
        asleep = _falls_asleep_at(table, last_seen)
        if asleep is not None and now >= asleep:
            return sleep(table, now)
    seat = table.asked
    if table.deadline is None or seat is None or seat not in table.present_seats:
        return None
    if now >= table.deadline:
        verdict = None if table.interlude is None else table.interlude.verdict_when_time_is_up()
        return _timed_out(table, seat, now) if verdict is None else acted_out(table, now, good=verdict)
    if now >= table.deadline - WARNING and _is_to_be_warned(table):
        return Change(table.next_version(now, warned=table.number), Update(late=seat))
    return None


def grace_of(game_id: str) -> timedelta:
    """Return how long this game's player may still take after time stood still: always the same, and spread."""
    return GRACE + GRACE * (crc32(game_id.encode()) / 2**32)


def resume(table: Table, now: datetime) -> Change:
    """Go on after time stood still; where it ran out meanwhile or is about to, leave some to answer."""
    grace = grace_of(table.id)
    table = replace(table, seen=max(table.seen, now + grace - TABLE_WAITS))
    if table.deadline is None:
        return Change(table)
    due = table.deadline - WARNING if _is_to_be_warned(table) else table.deadline
    if due >= now + SETTLING:
        return Change(table)
    table = replace(table, deadline=now + grace * (SLOW_GRACE if table.options.is_slow else 1))
    if table.asked not in table.present_seats:
        return Change(table)
    update = Update(spared=table.asked)
    return Change(replace(table, recent=table.with_update(update, now)), update)


def without_future(table: Table, now: datetime) -> Table:
    """Return a table that was stored with no moment after this one: the system's clock was set back meanwhile.

    How long a game has slept is not known then, nor how long its player has waited; both begin anew.
    """
    deadline = table.deadline
    if deadline is not None:
        seconds = table.options.turn_seconds or 0
        longest = seconds if table.interlude is None else max(seconds, table.interlude.seconds)
        deadline = min(deadline, now + timedelta(seconds=longest))
    if (deadline, min(table.updated, now), min(table.seen, now)) == (table.deadline, table.updated, table.seen):
        return table
    return replace(table, deadline=deadline, updated=min(table.updated, now), seen=min(table.seen, now))


def _timed_out(table: Table, seat: int, now: datetime) -> Change:
    game = table.playing.copy()
    side = game.state.side
    text = answer_text(game.edition, seat, game.answers(seat)[0])
    missed = table.seats[seat].missed + 1
    seats = seats_with(table, seat, missed=missed, away=missed >= MISSED_BEFORE_AWAY)
    return happened(table, game, seat, [text], side, game.time_out(seat), now, seats)


def _is_to_be_warned(table: Table) -> bool:
    is_quick = table.interlude is None and not table.options.is_slow
    return table.pings and is_quick and table.warned != table.number


def _closes_for_good_at(table: Table) -> datetime | None:
    """Return when a private game is over although it is not finished; None if it may wait."""
    day = daily.day_of(table)
    return None if day is None or table.status.is_over else daily.closes_at(day)


def _closes_at(table: Table) -> datetime:
    """Return when a lobby closes without news."""
    return table.updated + (SLOW_LOBBY_WAITS if table.options.is_slow else LOBBY_WAITS)


def _falls_asleep_at(table: Table, last_seen: datetime) -> datetime | None:
    """Return when the match falls asleep, if no player does anything; None where the time of a slow turn runs."""
    seen = max(table.seen, last_seen)
    if not table.options.is_slow or not table.present_seats:
        return seen + TABLE_WAITS
    return seen + timedelta(seconds=table.options.turn_seconds or 0) if table.deadline is None else None
