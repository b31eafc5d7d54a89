"""The UNO race: a moment to call, a moment's pause for a wrong catch, and the first one counts."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.refusal import Refused
from bot.sessions import Denied, Options, Session, Sessions, Told, fairness
from tests.sessions.tables import ANN, BEN, CAT, answer_once, asked, person, started


@pytest.fixture(autouse=True)
def _slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """No moment is over before a slow machine has come to it."""
    for name in ("CATCH_AFTER", "PAUSE", "LATELY"):
        monkeypatch.setattr(fairness, name, 3600.0)


async def somebody_owes(sessions: Sessions) -> tuple[Session, int]:
    """A game in which a seat owes the call: which."""
    chance = Random(8)
    session = await started(sessions, Options.for_edition("classic"))
    while True:
        view = session.view(None)
        if view.owes:
            return session, view.owes[0]
        if not view.over:
            user, number, answers = asked(session)
            plays = [option for option in answers if option.verb == "play"]
            if plays:
                await session.answer(user, plays[0], number)
                continue
        await answer_once(session, chance)


def another(session: Session, seat: int) -> int:
    """Somebody else at the table."""
    return next(other.user for place, other in enumerate(session.seats) if place != seat and other.user is not None)


async def test_a_catch_counts_after_a_moment_to_call(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    session, seat = await somebody_owes(sessions)
    with pytest.raises(Denied, match="too_early"):
        await session.call(another(session, seat), Option("catch", seat))
    monkeypatch.setattr(fairness, "CATCH_AFTER", 0.0)
    before = session.view(None).counts[seat]
    await session.call(another(session, seat), Option("catch", seat))
    assert session.view(None).counts[seat] == before + 2


async def test_a_wrong_catch_costs_a_pause_and_nothing_else(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await started(sessions)
    user, number, answers = asked(session)
    seat = session.seat_of(user)
    assert seat is not None
    with pytest.raises(Refused, match="no_catch"):
        await session.call(user, Option("catch", (seat + 1) % 3))
    with pytest.raises(Denied, match="paused"):
        await session.answer(user, answers[0], number)
    with pytest.raises(Refused, match="not_asked"):
        await session.answer(person(session, (seat + 1) % 3), answers[0], number)
    monkeypatch.setattr(time, "monotonic", lambda: 1e12)
    await session.answer(user, answers[0], number)


async def test_of_two_catches_the_first_wins_and_the_other_is_told(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "CATCH_AFTER", 0.0)
    session, seat = await somebody_owes(sessions)
    catchers = [user for place, user in enumerate((ANN, BEN, CAT)) if place != seat]
    outcomes = await asyncio.gather(
        *(session.call(user, Option("catch", seat)) for user in catchers), return_exceptions=True
    )
    assert isinstance(outcomes[0], Told)
    assert isinstance(outcomes[1], Denied)
    assert outcomes[1].code == "too_late"


async def test_a_call_before_the_catch_is_safe_and_the_catch_costs_nothing(sessions: Sessions) -> None:
    session, seat = await somebody_owes(sessions)
    await session.call(person(session, seat), UNO)
    with pytest.raises(Denied, match="too_late"):
        await session.call(another(session, seat), Option("catch", seat))
