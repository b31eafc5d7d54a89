"""Matches through sessions: every answer is durable before it is told, and nothing half done stays."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from random import Random

import pytest

from bot.rules.calls import UNO
from bot.rules.editions import EDITIONS
from bot.rules.events import CardsDrawn
from bot.rules.record import read
from bot.rules.refusal import Refused
from bot.rules.round_events import RoundDealt
from bot.sessions import Denied, Life, Options, Session, Sessions, Told
from bot.sessions import options as choices
from bot.sessions import sessions as registry
from bot.store import SaveGame, Store, StoreError
from tests.sessions.tables import ANN, BEN, CAT, CHANNEL, DAN, answer_once, asked, lobby, play_on, started


@pytest.mark.parametrize("key", EDITIONS)
async def test_a_whole_match_of_each_edition_ends_with_a_record_that_verifies(sessions: Sessions, key: str) -> None:
    session = await started(sessions, Options.for_edition(key).with_(target=150))
    await play_on(session, Random(7))
    assert session.life is Life.ENDED
    text = await session.record_text()
    assert text is not None
    assert read(text).seed.hex() == session.revealed_seed


@pytest.mark.parametrize("key", EDITIONS)
async def test_after_a_restart_everything_is_as_it_was(sessions: Sessions, store: Store, key: str) -> None:
    chance = Random(11)
    session = await started(sessions, Options.for_edition(key))
    for _ in range(25):
        await play_on(session, chance, 3)
        if session.decided:
            break
        again = Sessions(store)
        (restored,) = await again.restore()
        assert (restored.seats, restored.options, restored.dance) == (session.seats, session.options, session.dance)
        for seat in (None, 0, 1, 2):
            assert restored.view(seat) == session.view(seat)
        again.close()


@pytest.mark.parametrize("spoiled", [{"snapshot": "{}"}, {"session": "{"}, {"session": '{"host": 1}'}])
async def test_a_game_that_cannot_be_read_stops_no_other(
    sessions: Sessions, store: Store, spoiled: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    """As after an update that knows its rules no more: it stays stored, until somebody wants to play there."""
    good, bad = await started(sessions), await started(sessions, channel=CHANNEL + 1)
    row = await store.game(bad.id)
    assert row is not None
    await store.commit(SaveGame(row.then(row.updated, **spoiled)))
    again = Sessions(store)
    (restored,) = await again.restore()
    assert restored.view(None) == good.view(None)
    assert [getattr(record, "game", "") for record in caplog.records] == [bad.id]
    assert await again.find(bad.id) is None
    stored = await store.game_in(CHANNEL + 1)
    assert stored is not None
    assert stored.id == bad.id
    fresh = await started(again, channel=CHANNEL + 1)
    assert again.in_channel(CHANNEL + 1) is fresh
    with pytest.raises(Denied, match="channel_taken"):
        await lobby(sessions, channel=CHANNEL + 1)
    again.close()


async def test_every_answer_is_in_the_store_when_it_is_told(sessions: Sessions, store: Store) -> None:
    session = await started(sessions)
    chance = Random(3)
    for count in range(2, 30):
        user, number, answers = asked(session)
        await session.answer(user, answers[int(chance.random() * len(answers))], number)
        assert len(await store.answers(session.id)) == count


async def test_a_process_restores_the_games_of_its_shards_and_those_that_ended_lately(
    sessions: Sessions, store: Store
) -> None:
    session = await started(sessions)
    again = Sessions(store)
    assert await again.restore(2, [1 - (session.guild_id >> 22) % 2]) == []
    await session.stop(session.host)
    (restored,) = await again.restore(2, [(session.guild_id >> 22) % 2])
    assert (restored.id, restored.life, again.running()) == (session.id, Life.ENDED, [])
    again.close()


async def test_of_two_answers_at_once_the_first_counts_and_the_other_is_told(sessions: Sessions) -> None:
    session = await started(sessions)
    user, number, answers = asked(session)
    outcomes = await asyncio.gather(
        session.answer(user, answers[0], number), session.answer(user, answers[0], number), return_exceptions=True
    )
    assert isinstance(outcomes[0], Told)
    assert isinstance(outcomes[1], Refused)


async def test_an_old_button_does_nothing(sessions: Sessions) -> None:
    session = await started(sessions)
    user, number, answers = asked(session)
    before = session.view(None)
    with pytest.raises(Refused, match="stale"):
        await session.answer(user, answers[0], number - 1)
    assert session.view(None) == before


async def test_strangers_and_the_wrong_seat_are_told_so(sessions: Sessions) -> None:
    session = await started(sessions)
    user, number, answers = asked(session)
    other = next(person for person in (ANN, BEN, CAT) if person != user)
    with pytest.raises(Denied, match="not_seated"):
        await session.answer(DAN, answers[0], number)
    with pytest.raises(Refused, match="not_asked"):
        await session.answer(other, answers[0], number)


async def test_a_move_that_cannot_be_saved_was_not_made(
    sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await started(sessions)
    before = session.view(0), session.view(1), session.view(2)
    user, number, answers = asked(session)

    async def broken(*_changes: object, **_others: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(store, "commit", broken)
        with pytest.raises(Denied, match="not_saved"):
            await session.answer(user, answers[0], number)
    assert (session.view(0), session.view(1), session.view(2)) == before
    await session.answer(user, answers[0], number)


async def test_a_move_goes_on_when_the_one_who_made_it_is_gone(sessions: Sessions, store: Store) -> None:
    session = await started(sessions)
    user, number, answers = asked(session)
    move = asyncio.create_task(session.answer(user, answers[0], number))
    await asyncio.sleep(0)
    move.cancel()
    with pytest.raises(Refused):
        await session.answer(user, answers[0], number)
    assert len(await store.answers(session.id)) == 2


async def test_what_happened_is_told_to_each_as_far_as_they_may_know(sessions: Sessions) -> None:
    session = await started(sessions)
    dealt = session.recent[-1]
    (for_all,) = [event for event in dealt.seen_by(None) if isinstance(event, RoundDealt)]
    (for_ann,) = [event for event in dealt.seen_by(0) if isinstance(event, RoundDealt)]
    assert set(for_all.hands[0]) == {-1}
    assert for_ann.hands[0] == session.view(0).hand or CardsDrawn in {type(event) for event in dealt.seen_by(0)}
    assert set(for_ann.hands[1]) == {-1}


async def test_play_and_uno_go_together(sessions: Sessions) -> None:
    chance = Random(5)
    session = await started(sessions, Options.for_edition("classic", "single"))
    while not session.decided:
        user, number, answers = asked(session)
        seat = session.seat_of(user)
        assert seat is not None
        plays = [option for option in answers if option.verb == "play"]
        if plays and UNO in session.view(seat).options and len(session.view(seat).hand) == 2:
            await session.answer(user, plays[0], number, uno=True)
            assert seat not in session.view(None).owes
            return
        await answer_once(session, chance)
    pytest.fail("nobody came down to two cards")


@pytest.mark.parametrize("edition", ["classic", "transformers"])
async def test_what_happened_last_is_found_again_after_a_restart(
    sessions: Sessions, store: Store, edition: str
) -> None:
    session = await started(sessions, Options.for_edition(edition, "single"))
    await play_on(session, Random(3), 30)
    (restored,) = await Sessions(store).restore()
    assert not restored.recent
    await restored.recollect()
    known = [event for told in session.recent for event in told.seen_by(0)]
    found = [event for told in restored.recent for event in told.seen_by(0)]
    assert known[-1] == found[-1]
    assert all(event in known for event in found[-3:])
    assert restored.recent[-1].seat == session.recent[-1].seat
    restored.close()


async def test_who_leaves_is_out_and_the_next_hosts(sessions: Sessions) -> None:
    session = await started(sessions)
    await session.leave(ANN)
    assert session.view(None).in_match == (False, True, True)
    assert session.host == BEN
    await session.leave(BEN)
    assert session.view(None).champions == (2,)
    assert session.life is Life.ENDED


async def test_a_stopped_game_frees_the_channel(sessions: Sessions) -> None:
    session = await started(sessions)
    await session.stop(DAN, moderator=True)
    with pytest.raises(Denied, match="match_over"):
        await session.next_round(ANN)
    assert sessions.in_channel(CHANNEL) is None


async def test_a_rematch_seats_the_same_people_and_the_deal_moves_on(sessions: Sessions) -> None:
    session = await started(sessions)
    with pytest.raises(Denied, match="round_running"):
        await sessions.rematch(session, ANN)
    await session.stop(ANN)
    again = await sessions.rematch(session, CAT)
    assert [seat.user for seat in again.seats] == [BEN, CAT, ANN]
    assert again.options == session.options
    assert again.seal != session.seal
    with pytest.raises(Denied, match="channel_taken"):
        await sessions.rematch(session, ANN)


# Time


async def heard(sessions: Sessions, session: Session, times: int) -> list[Told]:
    """What the clock did, that many times."""
    told: list[Told] = []
    enough = asyncio.Event()

    async def hear(_session: Session, what: Told) -> None:
        told.append(what)
        if len(told) >= times:
            enough.set()

    sessions.on_told = hear
    async with asyncio.timeout(60):
        await enough.wait()
    session.close()
    return told


async def test_when_time_runs_out_the_default_is_answered(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "LEAST_SECONDS", 0)
    options = Options.for_edition("classic").with_(turn_seconds=0)
    session = await started(sessions, options)
    told = await heard(sessions, session, 5)
    assert all(each.seat is not None for each in told)


async def test_without_turn_time_no_clock_runs(sessions: Sessions) -> None:
    session = await started(sessions, Options.for_edition("classic").with_(turn_seconds=None))
    assert session.deadline is None


async def test_time_that_ran_out_during_a_restart_leaves_a_moment(
    sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "LEAST_SECONDS", -100)
    session = await started(sessions, Options.for_edition("classic").with_(turn_seconds=-50))
    session.close()
    monkeypatch.setattr(registry, "GRACE", timedelta(0))
    again = Sessions(store)
    (restored,) = await again.restore()
    assert await heard(again, restored, 1)
    again.close()


async def test_a_catch_leaves_the_clock_alone_and_a_new_question_sets_it(sessions: Sessions) -> None:
    session = await started(sessions)
    before = session.deadline
    user, number, answers = asked(session)
    await session.answer(user, answers[0], number)
    assert before is not None
    assert session.deadline is not None
    assert session.deadline > before
