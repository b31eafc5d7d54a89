"""Matches at random, with everything that befalls a table: people leave, fall asleep, are put out, stop the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from sqlalchemy import select

from bot.rules.random_player import random_answer
from bot.rules.state import SCORINGS
from bot.sessions import Options, Session, Sessions
from bot.store import Life, Store
from bot.store.result_tables import COUNTED, IN_FORCE, ends, rungs

LEAVES, MISSES, STOPS = 0.004, 0.03, 0.001
"""How likely each is at every answer."""


async def play_at_random(
    sessions: Sessions,
    chance: Random,
    people: Sequence[int],
    *,
    guild: int = 1,
    channel: int = 2,
    edition: str = "classic",
    computers: int = 0,
    scoring: str | None = None,
) -> Session:
    """A match from its lobby to its end, however that comes."""
    options = Options.for_edition(edition, scoring or chance.choice(SCORINGS), 40).with_(turn_seconds=None)
    host, *others = people
    session = await sessions.open(guild, channel, host, f"p{host}", options, "en-US")
    for user in others:
        await session.join(user, f"p{user}")
    for _ in range(computers):
        await session.add_computer(host, "easy")
    await session.start(host)
    while session.life is not Life.ENDED:
        await go_on(session, chance)
    return session


async def go_on(session: Session, chance: Random) -> None:
    """One thing happens: mostly, whoever is asked answers."""
    there = [session.seats[seat].user or 0 for seat in session.present_seats]
    luck = chance.random()
    if luck < LEAVES and there:
        await session.leave(chance.choice(there))
    elif luck < LEAVES + STOPS:
        await session.stop(0, moderator=True)
    elif not there:
        away = [
            seat.user for place, seat in enumerate(session.seats) if seat.away and session.view(None).in_match[place]
        ]
        await session.present(chance.choice([user for user in away if user is not None]))
    elif session.view(None).over:
        await session.next_round(chance.choice(there))
    else:
        await _answer(session, chance)


async def _answer(session: Session, chance: Random) -> None:
    seat = session.asked
    assert seat is not None
    if session.dance is not None:
        await session.dance_step(session.seats[seat].user or 0, chance.choice((session.dance.routine[0], "stumble")))
    elif seat in session.computer_seats:
        await session._moved(seat, [random_answer(session._playing().answers(seat), chance)])
    elif chance.random() < MISSES:
        await session._default_answer(seat)
    else:
        prompt = session.view(seat).prompt
        assert prompt is not None
        option = random_answer(session._playing().answers(seat), chance)
        await session.answer(session.seats[seat].user or 0, option, prompt.number, uno=chance.random() < 0.5)


Rows = dict[str, list[tuple[Any, ...]]]


async def counted(store: Store) -> Rows:
    """All that is counted, by table."""
    found: Rows = {}
    async with store._reading() as connection:
        for table in (*COUNTED, rungs):
            columns = [column for column in table.c if column.name != "recount"]
            rows = await connection.execute(select(*columns).where(table.c.recount == IN_FORCE))
            found[table.name] = sorted(map(tuple, rows), key=repr)
    return found


async def noted_ends(store: Store) -> int:
    """How many ends of rounds and matches were noted."""
    async with store._reading() as connection:
        return len((await connection.execute(select(ends.c.number))).all())
