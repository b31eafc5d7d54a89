"""People who are slow, away, asleep or put out: nobody's absence stops a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from random import Random

import pytest

from bot.sessions import Denied, GuildSettings, Life, Options, Session, Sessions, Told, Vote
from bot.sessions import computers as stand_ins
from bot.sessions import options as choices
from bot.sessions import session as sessions_of
from bot.store import Store
from tests.sessions.tables import ANN, BEN, CAT, DAN, asked, lobby, play_on, started


class Ear:
    """Hears what the clock and the computers do."""

    def __init__(self, sessions: Sessions) -> None:
        self.told: list[Told] = []
        self._news = asyncio.Event()
        sessions.on_told = self.hear

    async def hear(self, _session: Session, told: Told) -> None:
        """Remembers it."""
        self.told.append(told)
        self._news.set()

    async def until(self, truth: Callable[[], bool]) -> None:
        """Waits until something is so, looking again at each piece of news."""
        async with asyncio.timeout(60):
            while not truth():
                self._news.clear()
                await self._news.wait()


@pytest.fixture(autouse=True)
def _fast_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_ins, "THINKS", (0.0, 0.0))
    monkeypatch.setattr(stand_ins, "REACTS", (0.0, 0.0))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> Options:
    """A table where the time is always up."""
    monkeypatch.setattr(choices, "LEAST_SECONDS", 0)
    return Options.for_edition("classic").with_(turn_seconds=0)


async def test_a_lobby_without_news_closes_itself(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions_of, "LOBBY_WAITS", timedelta(milliseconds=20))
    ear = Ear(sessions)
    session = await lobby(sessions)
    await ear.until(lambda: session.life is Life.ENDED)


async def test_who_is_running_late_is_pinged_once(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions_of, "LAST_SECONDS", timedelta(hours=1))
    ear = Ear(sessions)
    session = await started(sessions)
    await ear.until(lambda: bool(ear.told))
    await asyncio.sleep(0.05)
    assert [told.late for told in ear.told] == [session.asked]


async def test_where_pings_are_off_nobody_is_pinged(
    sessions: Sessions, hurried: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions_of, "LAST_SECONDS", timedelta(hours=1))
    ear = Ear(sessions)
    session = await started(sessions, hurried, settings=GuildSettings(pings=False))
    await ear.until(lambda: not session.present_seats)
    assert [told.late for told in ear.told] == [None] * len(ear.told)


async def test_after_two_missed_turns_in_a_row_a_computer_stands_in(
    sessions: Sessions, hurried: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear(sessions)
    session = await started(sessions, hurried)
    await ear.until(lambda: not session.present_seats)
    assert sorted(seat for told in ear.told for seat in told.away) == [0, 1, 2]
    assert all(seat.away for seat in session.seats)
    before = session.version
    await asyncio.sleep(0.05)
    assert session.version == before, "without people the game stands still"


async def test_whoever_presses_anything_is_back(sessions: Sessions, hurried: Options) -> None:
    ear = Ear(sessions)
    session = await started(sessions, hurried)
    await ear.until(lambda: not session.present_seats)
    told = await session.present(BEN)
    assert told is not None
    assert told.back == (1,)
    assert session.seats[1].present
    assert await session.present(DAN) is None


async def test_who_is_there_is_seen_without_more(sessions: Sessions) -> None:
    session = await started(sessions)
    assert [session.sees(user) for user in (ANN, BEN, CAT, DAN)] == [True, True, True, False]
    async with session.lock:
        assert not session.sees(ANN), "what she would see may not be stored"


async def test_who_is_away_is_more_than_seen(sessions: Sessions, hurried: Options) -> None:
    ear = Ear(sessions)
    session = await started(sessions, hurried)
    await ear.until(lambda: not session.present_seats)
    assert [session.sees(user) for user in (ANN, BEN, CAT, DAN)] == [False] * 4


async def test_the_host_moves_on_when_the_host_is_away(sessions: Sessions, hurried: Options) -> None:
    ear = Ear(sessions)
    session = await started(sessions, hurried)
    await ear.until(lambda: session.seats[0].away)
    assert session.host != ANN or not session.present_seats


async def test_without_people_for_long_the_game_sleeps_and_wakes_at_a_press(
    sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear(sessions)
    session = await started(sessions)
    with monkeypatch.context() as patch:
        patch.setattr(sessions_of, "TABLE_WAITS", timedelta(0))
        user, number, answers = asked(session)
        await session.answer(user, answers[0], number)
        await ear.until(lambda: session.life is Life.ASLEEP)
    assert session.deadline is None
    user, number, answers = asked(session)
    with pytest.raises(Denied, match="asleep"):
        await session.answer(user, answers[0], number)
    again = Sessions(store)
    (restored,) = await again.restore()
    before = restored.deadline
    assert await restored.present(CAT) is not None
    assert (before, restored.deadline is None) == (None, False)
    again.close()


async def test_once_closed_no_clock_runs_whatever_comes_late(sessions: Sessions, hurried: Options) -> None:
    """The next client of this process takes the same games up; two must not play them."""
    session = await started(sessions, hurried)
    sessions.close()
    user, number, answers = asked(session)
    await session.answer(user, answers[0], number)
    version = session.version
    await asyncio.sleep(0.05)
    assert session.version == version


async def test_somebody_can_leave_a_sleeping_game(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(sessions)
    session = await started(sessions)
    monkeypatch.setattr(sessions_of, "TABLE_WAITS", timedelta(0))
    user, number, answers = asked(session)
    await session.answer(user, answers[0], number)
    await ear.until(lambda: session.life is Life.ASLEEP)
    await session.leave(ANN)
    await session.leave(BEN)
    assert session.decided


# Putting somebody out


async def test_the_host_and_moderators_put_out_at_once(sessions: Sessions) -> None:
    session = await started(sessions)
    assert isinstance(await session.kick(ANN, 2), Told)
    assert session.view(None).in_match == (True, True, False)
    await session.kick(DAN, 1, moderator=True)
    assert session.view(None).champions == (0,)


async def test_others_vote_on_it(sessions: Sessions) -> None:
    session = await lobby(sessions)
    await session.join(DAN, "Dan")
    await session.start(ANN)
    assert await session.kick(BEN, 0) == Vote(1, 2)
    assert await session.kick(BEN, 0) == Vote(1, 2), "nobody votes twice"
    with pytest.raises(Denied, match="not_seated"):
        await session.kick(999, 0)
    assert isinstance(await session.kick(CAT, 0), Told)
    assert session.host == BEN


async def test_who_has_left_votes_no_more(sessions: Sessions) -> None:
    session = await lobby(sessions)
    await session.join(DAN, "Dan")
    await session.start(ANN)
    await session.leave(DAN)
    with pytest.raises(Denied, match="not_seated"):
        await session.kick(DAN, 0)
    assert await session.stop(BEN) == Vote(1, 2)


async def test_in_the_lobby_others_vote_as_well(sessions: Sessions) -> None:
    session = await lobby(sessions)
    await session.join(DAN, "Dan")
    assert await session.kick(BEN, 0) == Vote(1, 2)
    assert isinstance(await session.kick(DAN, 0), Told)
    assert session.seat_of(ANN) is None


async def test_the_table_ends_the_game_by_a_vote(sessions: Sessions) -> None:
    session = await started(sessions)
    assert await session.stop(BEN) == Vote(1, 2)
    assert await session.stop(BEN) == Vote(1, 2), "nobody votes twice"
    with pytest.raises(Denied, match="not_seated"):
        await session.stop(999)
    assert isinstance(await session.stop(CAT), Told)
    assert session.life is Life.ENDED


async def test_a_seat_that_is_not_there_cannot_be_put_out(sessions: Sessions) -> None:
    session = await started(sessions)
    with pytest.raises(Denied, match="no_seat"):
        await session.kick(ANN, 7)


# Computer players


async def test_a_person_plays_a_match_against_computers(sessions: Sessions) -> None:
    ear = Ear(sessions)
    session = await sessions.open(1, 2, ANN, "Ann", Options.for_edition("minecraft", "single"), "en-US")
    for level in ("easy", "normal", "easy"):
        await session.add_computer(ANN, level)
    await session.start(ANN)
    chance = Random(4)
    while not session.decided:
        await ear.until(lambda: session.decided or session.asked == 0)
        if not session.decided:
            await play_on(session, chance, 1)
    assert len({seat.name for seat in session.seats}) == 4


async def test_the_host_seats_and_removes_computers(sessions: Sessions) -> None:
    session = await lobby(sessions)
    with pytest.raises(Denied, match="not_host"):
        await session.add_computer(BEN, "easy")
    with pytest.raises(Denied, match="bad_options"):
        await session.add_computer(ANN, "brilliant")
    await session.add_computer(ANN, "hard")
    with pytest.raises(Denied, match="no_seat"):
        await session.remove_computer(ANN, 1)
    await session.remove_computer(ANN, 3)
    assert len(session.seats) == 3


async def test_a_lobby_of_computers_alone_is_over(sessions: Sessions) -> None:
    session = await lobby(sessions)
    await session.add_computer(ANN, "easy")
    for user in (ANN, BEN, CAT):
        await session.leave(user)
    assert session.life is Life.ENDED


async def test_when_the_last_person_leaves_computers_do_not_play_on(sessions: Sessions) -> None:
    ear = Ear(sessions)
    session = await sessions.open(1, 2, ANN, "Ann", Options.for_edition("classic"), "en-US")
    await session.add_computer(ANN, "easy")
    await session.add_computer(ANN, "easy")
    await session.start(ANN)
    await session.leave(ANN)
    heard = len(ear.told)
    await asyncio.sleep(0.05)
    assert len(ear.told) == heard
