"""Slow games: half a day or a day for a turn, and nobody has to be there at the same time."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.sessions import actions, deadlines
from bot.sessions.dance import VOTE
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.options import MOST_SECONDS, SLOW_SECONDS
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.table import Table, Update
from bot.store.games import GameStatus
from tests.clock import NOW, FakeClock
from tests.sessions.positions import MATCH
from tests.sessions.running import Recorder, TroubledStore, open_match
from tests.sessions.tables import BEN, CLASSIC, given, lobby_of, play
from tests.sessions.test_dance import asked_to_dance
from tests.sessions.test_restarts import restarted

DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)
SLOW = CLASSIC.with_(turn_seconds=SLOW_SECONDS[-1])


def slow(position: str = MATCH) -> Table:
    """Return a match of this position in which a turn has a day, of which none has passed."""
    table = given(position)
    return replace(table, options=table.options.with_(turn_seconds=SLOW_SECONDS[-1]), deadline=NOW + DAY)


@pytest.mark.parametrize(
    ("seconds", "is_slow"), [(None, False), (60, False), (MOST_SECONDS, False), (12 * 3600, True), (24 * 3600, True)]
)
def test_which_games_are_slow(seconds: int | None, *, is_slow: bool) -> None:
    assert CLASSIC.with_(turn_seconds=seconds).is_slow is is_slow
    assert GuildSettings(turn_seconds=seconds).options().is_slow is is_slow


@pytest.mark.parametrize("seconds", [MOST_SECONDS + 1, 3600, 12 * 3600 - 1, 25 * 3600, -1])
def test_no_other_turn_is_that_long(seconds: int) -> None:
    with pytest.raises(SessionRefusal, match="bad_options"):
        CLASSIC.with_(turn_seconds=seconds)


@pytest.mark.parametrize(
    ("table", "does", "at"),
    [
        pytest.param(slow(), "answer", NOW + DAY, id="no warning, and no sleep"),
        pytest.param(replace(slow(), deadline=NOW), "answer", NOW, id="the default is answered when it is over"),
        pytest.param(replace(lobby_of(), options=SLOW), "close", NOW + deadlines.SLOW_LOBBY_WAITS, id="a lobby"),
        pytest.param(replace(slow(), deadline=None), "sleep", NOW + DAY, id="a round that is over"),
        pytest.param(
            replace(slow(), seats=tuple(replace(seat, away=True) for seat in slow().seats)),
            "sleep",
            NOW + deadlines.TABLE_WAITS,
            id="all are away",
        ),
    ],
)
def test_what_time_does_and_when(table: Table, does: str, at: datetime) -> None:
    assert deadlines.next_moment(table, NOW) == at
    assert deadlines.pass_time(table, at - SECOND, NOW) is None
    change = deadlines.pass_time(table, at, NOW)
    assert change is not None
    status = {"answer": GameStatus.PLAYING, "close": GameStatus.ENDED, "sleep": GameStatus.ASLEEP}[does]
    assert (change.table.status, bool(change.answers)) == (status, does == "answer")


def test_after_two_missed_turns_a_player_is_away() -> None:
    table, missed = slow(), 0
    while not table.seats[0].away:
        assert table.deadline is not None
        change = deadlines.pass_time(table, table.deadline, NOW)
        assert change is not None
        missed += table.asked == 0
        table = change.table
    assert missed == 2


def test_a_dance_and_its_votes_have_all_the_time_of_a_turn() -> None:
    asked = asked_to_dance(VOTE)
    asked = replace(asked, options=asked.options.with_(turn_seconds=SLOW_SECONDS[0]))
    assert play(asked, "B dance").table.deadline == NOW + timedelta(hours=12)


@pytest.mark.parametrize(
    ("ran_out", "more"), [(False, None), (True, deadlines.grace_of(slow().id) * deadlines.SLOW_GRACE)]
)
def test_time_that_ran_out_while_it_stood_still_leaves_an_hour_or_two(*, ran_out: bool, more: timedelta | None) -> None:
    now = NOW + DAY + SECOND if ran_out else NOW + DAY / 2
    change = deadlines.resume(slow(), now)
    assert change.table.deadline == (NOW + DAY if more is None else now + more)
    assert change.update == Update(spared=0 if ran_out else None)
    assert more is None or timedelta(hours=1) <= more <= timedelta(hours=2)


async def test_a_slow_game_goes_on_for_days_and_over_a_restart(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    session = await open_match(registry, BEN, options=SLOW)
    await clock.advance(DAY.total_seconds() - 1)
    assert session.table.status is GameStatus.PLAYING
    assert {update.late for update in presenter.updates} == {None}
    await session.do(actions.keep_ping, 77, session.table.number)
    restored = await restarted(registry, store, clock, presenter)
    assert (restored.table.called, restored.table.ping_id) == (restored.table.number, 77), "nobody is told twice"
    number = restored.table.number
    await clock.advance(2 * deadlines.grace_of(restored.id).total_seconds() * deadlines.SLOW_GRACE)
    assert restored.table.number > number
    assert restored.table.status is GameStatus.PLAYING
