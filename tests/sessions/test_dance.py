"""The dance floor of the Dancing Wild."""

from __future__ import annotations

from random import Random

import pytest

from bot.rules.editions.bts import DANCE, DECLINE, Danced
from bot.sessions import Denied, Options, Session, Sessions
from bot.sessions.dance import MOVES, ROUTINE_LENGTH
from bot.store import Store
from tests.sessions.tables import answer_once, asked, person, started


async def dancer_asked(sessions: Sessions) -> tuple[Session, int, int]:
    """A game in which somebody is asked to dance: who, and the number of the question."""
    chance = Random(2)
    session = await started(sessions, Options.for_edition("bts"))
    while True:
        if not session.view(None).over:
            user, number, answers = asked(session)
            if DANCE in answers:
                return session, user, number
        await answer_once(session, chance)


async def on_the_floor(session: Session, user: int, number: int) -> tuple[str, ...]:
    """The routine of somebody who has taken to the floor."""
    await session.answer(user, DANCE, number)
    assert session.dance is not None
    return session.dance.routine


async def test_six_right_moves_are_the_dance(sessions: Sessions) -> None:
    session, user, number = await dancer_asked(sessions)
    *moves, last = await on_the_floor(session, user, number)
    assert len(moves) == ROUTINE_LENGTH - 1
    for move in moves:
        await session.dance_step(user, move)
    told = await session.dance_step(user, last)
    assert session.dance is None
    assert [event.danced for event in told.seen_by(None) if isinstance(event, Danced)] == [True]


async def test_a_stumble_draws_three(sessions: Sessions) -> None:
    session, user, number = await dancer_asked(sessions)
    seat = session.seat_of(user)
    assert seat is not None
    before = session.view(None).counts[seat]
    routine = await on_the_floor(session, user, number)
    wrong = next(move for move in MOVES if move != routine[0])
    await session.dance_step(user, wrong)
    assert session.dance is None
    assert session.view(None).counts[seat] == before + 3


async def test_on_the_floor_only_moves_count(sessions: Sessions) -> None:
    session, user, number = await dancer_asked(sessions)
    with pytest.raises(Denied, match="not_dancing"):
        await session.dance_step(user, "left")
    await session.answer(user, DANCE, number)
    with pytest.raises(Denied, match="dancing"):
        await session.answer(user, DECLINE, number)
    other = next(person(session, seat) for seat in range(3) if person(session, seat) != user)
    with pytest.raises(Denied, match="not_dancing"):
        await session.dance_step(other, "left")


async def test_a_dance_goes_on_after_a_restart_and_ends_when_the_dancer_leaves(
    sessions: Sessions, store: Store
) -> None:
    session, user, number = await dancer_asked(sessions)
    routine = await on_the_floor(session, user, number)
    await session.dance_step(user, routine[0])
    again = Sessions(store)
    (restored,) = await again.restore()
    await restored.dance_step(user, routine[1])
    await restored.leave(user)
    assert restored.dance is None
    again.close()
