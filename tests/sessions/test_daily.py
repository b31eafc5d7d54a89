"""The deal of the day: its days and seeds, one try, computers whose game follows from the answers, and its results."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from bot.players import Decision, player
from bot.players.fixed import FixedThought, wrong_answer
from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.chance import SEED_BYTES, seal
from bot.rules.editions import EDITIONS
from bot.rules.notation import SEAT_LETTERS, answer_text
from bot.rules.record import DEAL, Record, carry_out
from bot.rules.view import answers, view
from bot.sessions import actions, daily
from bot.sessions.housekeeping import Housekeeping
from bot.sessions.privacy import export
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.sessions.table import Change, Seat
from bot.store import daily as stored
from bot.store.clearing import DAILY_KEPT, PRIVATE_KEPT
from bot.store.games import GameStatus, answers_of, by_id
from tests.clock import NOW, FakeClock
from tests.sessions.running import Recorder, TroubledStore, new_registry, pass_until
from tests.sessions.tables import ANN, BEN, GUILD, match_of
from tests.sessions.test_moving import OTHER_GUILD, Processes, processes
from tests.sessions.test_session import until
from tests.thinking import PLAYOUTS, think_at_once

__all__ = ["processes"]

DAY = daily.day_at(NOW)
SEED = daily.seed_of(bytes(32), DAY)
FORGETS_SOON = bytes([5]) * SEED_BYTES
"""With this seed the player has one card left after a few answers."""


async def begin(registry: Registry, user: int = ANN, guild: int = GUILD, seed: bytes = SEED) -> Session:
    """Begin the deal of the day."""
    return await registry.open_private(
        daily.kind_of(DAY),
        user,
        guild,
        daily.seats_of(Seat(user, "Ann", global_name="Ann A."), "en-US"),
        daily.options_of(DAY),
        "en-US",
        seed,
        is_once=True,
    )


async def answer(session: Session, *, calls: bool = True) -> None:
    """Let the player answer, always the same to the same question."""
    table = session.table
    chance = daily.seed_of(bytes([table.number % 256]), DAY)
    option = player("normal", Random(chance)).answer(table.view(daily.PLAYER))
    await session.do(actions.play, table.host, option, table.number, uno=calls)


async def play_on(session: Session, clock: FakeClock, most: int = 1000) -> None:
    """Let the player answer at most so often, or to the end of the round, and the computers in between."""
    for _ in range(2000):
        if session.table.playing.state.over or not most:
            return
        if session.table.asked == daily.PLAYER and not session.table.playing.state.owes:
            await answer(session)
            most -= 1
        else:
            await clock.advance(1.5)
    pytest.fail("it has no end")


async def record_of(store: TroubledStore, session: Session) -> Record:
    """Return the record as it is stored."""
    return session.table.record(given.answer for given in await store.read(answers_of, session.id))


# Days and seeds


def test_each_edition_has_its_day_in_turn() -> None:
    days = [DAY + timedelta(days=after) for after in range(12)]
    editions = [daily.edition_of(day) for day in days]
    assert sorted(editions[:6]) == sorted(EDITIONS)
    assert editions[6:] == editions[:6]
    for day in days:
        assert daily.options_of(day).scoring == "single"


def test_a_day_is_one_of_utc() -> None:
    before, after = (datetime(2026, 11, 20, 23, 59, 59, tzinfo=UTC), datetime(2026, 11, 21, tzinfo=UTC))
    assert daily.day_at(before) == date(2026, 11, 20)
    assert daily.day_at(after) == date(2026, 11, 21)
    assert daily.ends_at(date(2026, 11, 20)) == after
    assert daily.closes_at(date(2026, 11, 20)) == after + daily.FINISHING
    assert daily.day_of_number(daily.number_of(date(2026, 11, 20))) == date(2026, 11, 20)
    assert daily.day_of_number(20261320) is None


def test_the_seed_follows_from_the_secret_and_the_day() -> None:
    secret = bytes(range(32))
    seeds = {daily.seed_of(secret, DAY + timedelta(days=after)) for after in range(100)}
    seeds |= {daily.seed_of(bytes(32), DAY)}
    assert len(seeds) == 101
    assert {len(seed) for seed in seeds} == {SEED_BYTES}


async def test_the_secret_is_made_once_and_stays(store: TroubledStore) -> None:
    first, second = await asyncio.gather(daily.secret_of(store), daily.secret_of(store))
    assert first == second == await daily.secret_of(store)
    assert len(first) == stored.SECRET_BYTES
    assert first != bytes(len(first))


async def test_all_processes_have_one_secret(processes: Processes) -> None:
    _, one, _ = await processes.start("first")
    _, other, _ = await processes.start("second")
    assert await daily.secret_of(one) == await daily.secret_of(other)


@pytest.mark.parametrize(
    ("played", "days"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),  # today's is still to come
        ((2,), 0),
        ((0, 1, 2), 3),
        ((1, 2, 3), 3),
        ((0, 2, 3), 1),
        ((0, 1, 3, 4), 2),
    ],
)
def test_a_streak_lasts_until_a_day_without_a_result_is_over(played: tuple[int, ...], days: int) -> None:
    today = date(2026, 3, 1)
    assert daily.streak([today - timedelta(days=ago) for ago in played], today) == days


# The computers


async def test_the_same_answers_bring_the_same_game(store: TroubledStore, clock: FakeClock) -> None:
    records = []
    for user, guild in ((ANN, GUILD), (BEN, 0)):
        registry = new_registry(store, clock)
        session = await begin(registry, user, guild)
        await play_on(session, clock)
        records.append(await record_of(store, session))
        registry.close()
        clock.pass_by(1234)
    assert records[0].answers == records[1].answers
    assert wrong_answer(records[0], daily.COMPUTERS, PLAYOUTS) is None


async def test_a_restart_changes_nothing_of_the_game(store: TroubledStore, clock: FakeClock) -> None:
    registry = new_registry(store, clock)
    whole = await begin(registry, BEN)
    await play_on(whole, clock)
    for times in (1, 3):
        session = await begin(registry)
        await play_on(session, clock, times)
        registry.close()
        registry = new_registry(store, clock)
        registry.resume(await registry.take())
    found = registry.private_of(ANN, daily.kind_of(DAY))
    assert found is not None
    await play_on(found, clock)
    assert (await record_of(store, found)).answers == (await record_of(store, whole)).answers
    registry.close()


async def test_another_answer_of_a_computer_is_found(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    session = await begin(registry)
    await play_on(session, clock, 3)
    record = await record_of(store, session)
    assert wrong_answer(record, daily.COMPUTERS, PLAYOUTS) is None
    found = 0
    for place, (game, given, _) in enumerate(record.replay()):
        seat = SEAT_LETTERS.find(given[0]) if given != DEAL else daily.PLAYER
        if seat == daily.PLAYER:
            continue
        before = replace(record, answers=record.answers[:place])
        texts = [answer_text(game.edition, seat, option) for option in answers_after(before, seat)]
        for other in texts:
            if other != given:
                changed = replace(record, answers=[*before.answers, other])
                assert wrong_answer(changed, daily.COMPUTERS, PLAYOUTS) == place
                found += 1
    assert found > 3


def answers_after(record: Record, seat: int) -> list[Option]:
    """Return what this seat could answer after a record."""
    game = record.start()
    for given in record.answers:
        carry_out(game, given)
    return answers(view(game, seat))


async def to_one_card(registry: Registry, clock: FakeClock) -> Session:
    """Play until the player has put down all cards but one without a call, and a computer is asked."""
    session = await begin(registry, seed=FORGETS_SOON)
    while not session.table.playing.state.over:
        if session.table.asked != daily.PLAYER:
            await clock.advance(1.5)
            continue
        table = session.table
        option = player("normal", Random(table.number)).answer(table.view(daily.PLAYER))
        await session.do(actions.play, ANN, option, table.number)
        if daily.PLAYER in session.table.playing.state.owes and session.table.asked != daily.PLAYER:
            return session
    pytest.fail("the player never has one card")


async def test_who_forgets_uno_is_caught_before_the_next_answer(registry: Registry, clock: FakeClock) -> None:
    session = await to_one_card(registry, clock)
    before = session.table
    await clock.advance(1.5)
    assert session.table.given is not None
    assert before.given is not None
    assert session.table.given[len(before.given)].split()[1:] == ["catch", "A"]
    assert len(session.table.playing.state.hands[daily.PLAYER]) == 1 + before.options.uno


async def test_who_calls_before_that_is_not_caught(registry: Registry, clock: FakeClock) -> None:
    session = await to_one_card(registry, clock)
    await clock.advance(1.0)
    await session.do(actions.call, session.table.host, UNO)
    await clock.advance(1.5)
    assert session.table.given is not None
    assert not any("catch" in given for given in session.table.given)
    assert len(session.table.playing.state.hands[daily.PLAYER]) == 1


async def test_computers_call_at_once(registry: Registry, store: TroubledStore, clock: FakeClock) -> None:
    session = await begin(registry)
    while not session.table.playing.state.over:
        assert not session.table.playing.state.owes.intersection(daily.COMPUTERS)
        await play_on(session, clock, 1)


class Slow:
    """Thinks when a test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[FixedThought, Future[Decision]]] = []

    def __call__(self, thought: object, _within_s: float) -> Future[Decision]:
        assert isinstance(thought, FixedThought)
        decision: Future[Decision] = Future()
        self.asked.append((thought, decision))
        return decision


async def test_an_answer_is_waited_for_and_asked_for_again(
    store: TroubledStore, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    slow = Slow()
    registry = new_registry(store, clock, Recorder(), slow)
    session = await begin(registry)
    while session.table.asked == daily.PLAYER:
        await answer(session)
    version = session.table.version
    await clock.advance(60)
    assert session.table.version == version
    ((thought, decision),) = slow.asked[-1:]
    decision.cancel()  # too much waits
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await clock.advance(5)
    thought, decision = slow.asked[-1]
    decision.set_exception(RuntimeError("it hangs"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await clock.advance(5)
    assert "could not decide" in caplog.text
    caplog.clear()
    assert session.table.version == version
    thought, decision = slow.asked[-1]
    decision.set_result(think_at_once(thought, 0).result())
    await until(lambda: session.table.version > version)
    registry.close()


# One try a day


async def test_there_is_one_try(registry: Registry, store: TroubledStore, clock: FakeClock) -> None:
    first, second = await asyncio.gather(begin(registry), begin(registry), return_exceptions=True)
    assert isinstance(first, Session)
    assert second is first or (isinstance(second, SessionRefusal) and second.code == "channel_taken")
    await play_on(first, clock, 2)
    assert await begin(registry, guild=OTHER_GUILD) is first
    assert first.table.status is GameStatus.PLAYING


async def test_another_process_begins_no_second_one(processes: Processes) -> None:
    first, _, lease = await processes.start("first")
    session = await begin(first)
    first.leave([1])
    await lease.release([lease.held.shard_of(OTHER_GUILD)])
    second, _, _ = await processes.start("second")
    with pytest.raises(SessionRefusal, match=r"channel_taken|moved"):
        await begin(second, guild=OTHER_GUILD)
    assert first.private_of(ANN, daily.kind_of(DAY)) is session


async def test_what_was_begun_may_be_finished_after_midnight(store: TroubledStore) -> None:
    clock = FakeClock(daily.ends_at(DAY) - timedelta(minutes=1))
    registry = new_registry(store, clock)
    session = await begin(registry)
    await play_on(session, clock, 1)
    clock.pass_by(300)
    await play_on(session, clock)
    found = await store.read(stored.result_of, ANN, daily.number_of(DAY))
    assert found is not None
    assert found.day == daily.number_of(DAY)
    registry.close()


async def test_what_is_not_finished_in_time_has_no_result(store: TroubledStore) -> None:
    clock = FakeClock(daily.ends_at(DAY) - timedelta(minutes=1))
    registry = new_registry(store, clock)
    session = await begin(registry)
    await pass_until(clock, lambda: session.table.asked == daily.PLAYER)
    clock.pass_by(daily.FINISHING.total_seconds() + 60)  # as while the process does not run
    with pytest.raises(SessionRefusal, match="day_over"):
        await answer(session)
    await clock.advance(0)
    assert session.table.status is GameStatus.ENDED
    assert await store.read(stored.result_of, ANN, daily.number_of(DAY)) is None
    registry.close()


async def test_a_result_is_saved_with_the_last_answer(
    registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder
) -> None:
    session = await begin(registry)
    await play_on(session, clock)
    found = await store.read(stored.result_of, ANN, daily.number_of(DAY))
    assert found == daily.result_of(session.table)
    assert found is not None
    state = session.table.playing.state
    assert found.won == (state.winner == daily.PLAYER)
    assert (found.points > 0) == found.won
    assert (found.name, found.global_name, found.guild_id) == ("Ann", "Ann A.", GUILD)
    await until(lambda: session.table.daily is not None)
    assert session.table.daily is not None
    assert (session.table.daily.rank, session.table.daily.total) == (1, 1)
    assert session.table.daily.played == [daily.number_of(DAY)]


def test_who_is_knocked_out_has_all_the_cards_left() -> None:
    day = next(day for day in (DAY + timedelta(days=n) for n in range(6)) if daily.edition_of(day) == "no-mercy")
    table = match_of(options=daily.options_of(day), computers=1)
    assert table.game is not None
    game = table.game.copy()
    game.state.over, game.state.winner = True, 1
    game.state.knocked_out = (daily.PLAYER,)
    game.state.hands[daily.PLAYER] = []
    over = replace(table, game=game, private=daily.kind_of(day))
    result = daily.result_of(over)
    assert result is not None
    assert (result.cards, result.won, result.points) == (25, False, 0)
    assert daily.results_of(replace(over, game=table.game), Change(over, answers=("A draw",))) == [result]
    assert daily.results_of(over, Change(over, answers=("A draw",))) == []


# What is kept


async def test_it_is_kept_for_a_week(registry: Registry, store: TroubledStore, clock: FakeClock) -> None:
    session = await begin(registry)
    await play_on(session, clock)
    housekeeping = Housekeeping(store, registry, clock)
    clock.pass_by((PRIVATE_KEPT * 2).total_seconds())
    await housekeeping.clear()
    assert await store.read(by_id, session.id) is not None
    clock.pass_by(DAILY_KEPT.total_seconds())
    await housekeeping.clear()
    assert await store.read(by_id, session.id) is None
    assert registry.get(session.id) is None
    assert await store.read(stored.result_of, ANN, daily.number_of(DAY)) is not None


async def test_who_is_forgotten_leaves_nothing_of_it(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    session = await begin(registry)
    await play_on(session, clock)
    (row,) = (await export(store, ANN))["daily_results"]
    assert (row["day"], row["server"], row["name"]) == (daily.number_of(DAY), str(GUILD), "Ann")
    assert SEED.hex() not in str(await export(store, ANN))
    await registry.forget(ANN)
    assert (await export(store, ANN))["daily_results"] == []
    assert await store.read(by_id, session.id) is None


def test_the_seal_is_that_of_the_seed() -> None:
    assert seal(SEED) != SEED.hex()
    assert len(seal(SEED)) == 64
