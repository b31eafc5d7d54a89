"""Matches at random, with everything that befalls a table: players leave, miss turns, are put out, stop the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Any

from sqlalchemy import select

from bot.rules.random_player import random_answer
from bot.rules.state import SCORINGS
from bot.sessions import actions, deadlines, lobby
from bot.sessions.options import Options
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.sessions.table import Change, Table
from bot.store.games import GameStatus
from bot.store.schema import COUNTED, ends
from bot.store.store import Store
from tests.sessions.running import count_all
from tests.sessions.tables import user_at

LEAVES, MISSES, STOPS = 0.004, 0.03, 0.001
"""How likely each is at every answer."""


async def play_at_random(
    registry: Registry,
    chance: Random,
    players: Sequence[int],
    *,
    guild: int = 1,
    channel: int = 2,
    edition: str = "classic",
    computers: int = 0,
    scoring: str | None = None,
    house: tuple[str, ...] = (),
) -> Session:
    """Play a match from its lobby to its end, however that comes."""
    options = Options.for_edition(edition, scoring or chance.choice(SCORINGS), 40)
    options = options.with_(turn_seconds=None, house=house)
    host, *others = players
    session = await registry.open(guild, channel, host, f"p{host}", options, "en-US")
    for user in others:
        await session.do(lobby.join, user, f"p{user}")
    for _ in range(computers):
        await session.do(lobby.add_computer, host, "easy")
    await session.do(actions.start, host)
    while session.table.status is not GameStatus.ENDED:
        await go_on(session, chance)
    return session


async def go_on(session: Session, chance: Random) -> None:
    """Let one thing happen: mostly, the player who is asked answers."""
    table = session.table
    there = [user_at(table, seat) for seat in table.present_seats]
    luck = chance.random()
    if luck < LEAVES and there:
        await session.do(actions.leave, chance.choice(there))
    elif luck < LEAVES + STOPS:
        await session.do(actions.stop, 0, is_moderator=True)
    elif not there:
        in_match = table.view(None).in_match
        away = [seat.user for place, seat in enumerate(table.seats) if seat.away and in_match[place]]
        await session.do(actions.mark_present, chance.choice([user for user in away if user is not None]))
    elif table.view(None).over:
        await session.do(actions.next_round, chance.choice(there))
    else:
        await _answer(session, chance)


async def _answer(session: Session, chance: Random) -> None:
    table, seat = session.table, session.table.asked
    assert seat is not None
    answers = table.playing.answers(seat)
    if table.interlude is not None:
        routine, done = table.interlude.routine, table.interlude.done
        await session.do(actions.act, user_at(table, seat), chance.choice((routine[done], "stumble")), done)
    elif seat in table.computer_seats:
        await session.do(actions.answer_for, seat, random_answer(answers, chance), table.version)
    elif chance.random() < MISSES:
        await session.do(miss)
    else:
        option = random_answer(answers, chance)
        await session.do(actions.play, user_at(table, seat), option, table.number, uno=chance.random() < 0.5)


def miss(table: Table, now: datetime) -> Change | None:
    """Let the time of the player who is asked run out."""
    return deadlines.pass_time(replace(table, deadline=now), now, now)


Rows = dict[str, list[tuple[Any, ...]]]


async def counted(store: Store) -> Rows:
    """Count what is left to be counted, and return all that is counted, by table."""
    await count_all(store)
    found: Rows = {}
    async with store.database.reading() as connection:
        for table in COUNTED:
            rows = await connection.execute(select(table))
            found[table.name] = sorted(map(tuple, rows), key=repr)
    return found


async def noted_ends(store: Store) -> int:
    """Return how many ends of rounds and matches were noted."""
    async with store.database.reading() as connection:
        return len((await connection.execute(select(ends.c.number))).all())
