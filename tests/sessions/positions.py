"""Positions that several tests begin with, and tables in them."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.sessions import actions, deadlines
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.table import Change, Table
from tests.clock import NOW
from tests.sessions.tables import (
    given,
)

MATCH = """
    edition classic
    top   r5
    A     r7 g1 g2
    B     r8 g3 g4
    C     r9 g6 g7
    draw  b1 b2 b3 b4 b6 b7 b8 b9
"""
"""Ann is asked; a player who is late draws a card that cannot be played."""

TWO_LEFT = """
    edition classic
    top   r5
    A     r7 g1
    B     r8 g3 g4
    C     r9 g6 g7
    draw  b1 b2 b3 b4 b6 b7 b8 b9
"""
"""Ann is asked, and owes the call when she plays."""

LAST_CARD = """
    edition classic
    scoring {}
    top   r5
    A     r7
    B     r8 g3
    C     r9 g6
"""

FOUR = """
    edition classic
    top   r5
    A     r7 g1 g2
    B     r8 g3 g4
    C     r9 g6 g7
    D     r9 y6 y7
    draw  b1 b2 b3 b4 b6 b7 b8 b9
"""

SECOND = timedelta(seconds=1)
LATER = NOW + 7 * SECOND


def with_seat(table: Table, seat: int, *, missed: int = 0, away: bool = False) -> Table:
    """Return the table with this player late so many times, or away."""
    changed = replace(table.seats[seat], missed=missed, away=away)
    return replace(table, seats=(*table.seats[:seat], changed, *table.seats[seat + 1 :]))


def timed_out(table: Table) -> Change:
    """Let the time of the player who is asked run out."""
    assert table.deadline is not None
    change = deadlines.pass_time(table, table.deadline, table.deadline)
    assert change is not None
    return change


def all_away() -> Table:
    """Return a table at which all players have missed too many of their turns."""
    table = given(MATCH, GuildSettings(pings=False))
    while table.present_seats:
        table = timed_out(table).table
    return table


def asleep() -> Table:
    """Return a game that sleeps."""
    change = actions.sleep(given(MATCH), NOW)
    assert change is not None
    return change.table


def stopped() -> Table:
    """Return a game that was stopped."""
    return actions.stop(given(MATCH), NOW, 0, is_moderator=True).table
