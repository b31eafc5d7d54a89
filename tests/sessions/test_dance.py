"""The dance floor of the Dancing Wild."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from random import Random

import pytest

from bot.rules.editions.bts import DANCE, DECLINE, Danced
from bot.sessions import HONOUR, ROUTINE, VOTE, Denied, GuildSettings, Options, Session, Sessions, Told
from bot.sessions.dance import MOVES, ROUTINE_LENGTH, Dance
from bot.sessions.kept import Kept, from_json
from bot.sessions.seats import Seat
from bot.store import Store
from tests.sessions.tables import DAN, answer_once, asked, person, started


async def dancer_asked(sessions: Sessions, judging: str = ROUTINE) -> tuple[Session, int, int]:
    """A game in which somebody is asked to dance: who, and the number of the question."""
    chance = Random(2)
    session = await started(sessions, Options.for_edition("bts"), settings=GuildSettings(judging=judging))
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
    await session.dance_step(user, routine[0])
    wrong = next(move for move in MOVES if move != routine[1])
    told = await session.dance_step(user, wrong)
    assert session.dance is None
    assert session.view(None).counts[seat] == before + 3
    assert told.dance == Dance(seat, routine, 1), "everybody is shown where it went wrong"


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


def danced(told: Told) -> list[bool]:
    """How the dances went that this tells of."""
    return [event.danced for event in told.seen_by(None) if isinstance(event, Danced)]


def others(session: Session, user: int) -> list[int]:
    """The other people at the table."""
    return [person(session, seat) for seat in range(3) if person(session, seat) != user]


@pytest.mark.parametrize("well", [True, False])
async def test_most_of_the_others_decide(sessions: Sessions, *, well: bool) -> None:
    session, user, number = await dancer_asked(sessions, VOTE)
    assert await on_the_floor(session, user, number) == ()
    first, second = others(session, user)
    with pytest.raises(Denied, match="not_judging"):
        await session.judge_dance(user, danced=True)
    with pytest.raises(Denied, match="not_seated"):
        await session.judge_dance(DAN, danced=True)
    await session.judge_dance(first, danced=not well)
    assert danced(await session.judge_dance(first, danced=well)) == []
    assert danced(await session.judge_dance(second, danced=well)) == [well]
    assert session.dance is None


async def test_a_tie_is_for_the_dancer(sessions: Sessions) -> None:
    session, user, number = await dancer_asked(sessions, VOTE)
    await on_the_floor(session, user, number)
    first, second = others(session, user)
    await session.judge_dance(first, danced=False)
    assert danced(await session.judge_dance(second, danced=True)) == [True]


async def test_votes_are_kept_over_a_restart_and_silence_is_no_reproach(sessions: Sessions, store: Store) -> None:
    session, user, number = await dancer_asked(sessions, VOTE)
    await on_the_floor(session, user, number)
    await session.judge_dance(others(session, user)[0], danced=False)
    again = Sessions(store)
    (restored,) = await again.restore()
    assert restored.dance == session.dance
    assert restored.dance is not None
    assert len(restored.dance.noes) == 1
    again.close()
    heard: list[Told] = []
    ended = asyncio.Event()

    async def hears(_session: Session, told: Told) -> None:
        heard.append(told)
        ended.set()

    sessions.on_told = hears
    await session.judge_dance(others(session, user)[0], danced=True)
    session._kept = replace(session._kept, deadline=session.created)
    session._go_on()
    await asyncio.wait_for(ended.wait(), 60)
    assert danced(heard[0]) == [True]
    assert session.seats[session.seat_of(user) or 0].missed == 0


@pytest.mark.parametrize("well", [True, False])
async def test_on_ones_honour(sessions: Sessions, *, well: bool) -> None:
    session, user, number = await dancer_asked(sessions, HONOUR)
    await on_the_floor(session, user, number)
    with pytest.raises(Denied, match="not_judging"):
        await session.judge_dance(others(session, user)[0], danced=True)
    with pytest.raises(Denied, match="not_dancing"):
        await session.dance_step(user, "left")
    assert danced(await session.judge_dance(user, danced=well)) == [well]
    with pytest.raises(Denied, match="not_dancing"):
        await session.judge_dance(user, danced=well)


async def test_where_no_other_person_is_there_a_routine_judges(sessions: Sessions) -> None:
    session, user, _ = await dancer_asked(sessions, VOTE)
    seat = session.seat_of(user)
    assert seat is not None
    assert session.judging(seat) == VOTE
    for other in others(session, user):
        place = session.seat_of(other)
        assert place is not None
        session._kept = replace(session._kept, seats=session._with_seat(place, away=True))
    assert session.judging(seat) == ROUTINE


def test_what_was_stored_before_there_was_a_choice() -> None:
    kept = Kept(1, "en-US", Options.for_edition("bts"), (Seat(1, "Ann"),), dance=Dance(0, ("left",), 0))
    stored = json.loads(kept.to_json())
    for name in ("judging", "pings"):
        del stored[name]
    for name in ("judging", "ayes", "noes"):
        del stored["dance"][name]
    assert from_json(json.dumps(stored)) == kept
