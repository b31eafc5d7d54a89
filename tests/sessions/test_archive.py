"""Games that are over: every step again, as it was, and nothing of those that are not."""

from __future__ import annotations

from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.record import read
from bot.rules.view import View
from bot.sessions import Archive, Denied, Options, Sessions, Told, seats_in
from bot.store import SaveGame, Store
from tests.sessions.spoiling import DAMAGED, no_edition, spoil
from tests.sessions.tables import ANN, GUILD, answer_once, lobby, play_on, started
from tests.store.given import a_game


@pytest.fixture
def archive(store: Store) -> Archive:
    return Archive(store)


@pytest.mark.parametrize("key", EDITIONS)
async def test_every_step_is_as_it_was(
    sessions: Sessions, archive: Archive, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sessions.archive.EVERY", 7)
    session = await started(sessions, Options.for_edition(key).with_(target=60))
    chance = Random(5)
    seen: dict[int, tuple[list[View], Told]] = {}
    while not session.decided:
        await answer_once(session, chance)
        if session.dance is None:
            views = [session.view(seat) for seat in (None, 0, 1, 2)]
            seen[session._kept.answers] = (views, session.recent[-1])
    last = max(seen)
    for step, (views, told) in seen.items():
        past = await archive.past(session.id, GUILD, step)
        assert (past.step, past.steps) == (step, last)
        assert [past.view(seat) for seat in (None, 0, 1, 2)] == views
        for seat in (None, 0, 1, 2):
            said, again = told.seen_by(seat), past.recent[-1].seen_by(seat)
            assert again == said[len(said) - len(again) :]  # a call in the same click is a step of its own


async def test_where_one_may_go(sessions: Sessions, archive: Archive) -> None:
    session = await started(sessions, Options.for_edition("classic").with_(target=200))
    await play_on(session, Random(3))
    first = await archive.past(session.id, GUILD)
    assert first.step == 1
    assert first.rounds[0] == 1
    assert len(first.rounds) == session.view(None).round > 1

    async def gone(step: int, way: str) -> int:
        return (await archive.past(session.id, GUILD, step, way)).step

    steps, second = first.steps, first.rounds[1]
    assert [await gone(5, way) for way in ("first", "back", "on", "last", "here")] == [1, 4, 6, steps, 5]
    assert await gone(5, "round-on") == second
    assert await gone(second, "round-back") == 1
    assert await gone(second + 1, "round-back") == second
    assert await gone(first.rounds[-1], "round-on") == steps
    assert [await gone(1, "back"), await gone(steps, "on")] == [1, steps]
    assert [await gone(0, "here"), await gone(10**9, "here"), await gone(4, "sideways")] == [1, steps, 4]


async def test_a_game_that_was_stopped_can_be_seen_and_checked(sessions: Sessions, archive: Archive) -> None:
    session = await started(sessions)
    chance = Random(1)
    for _ in range(9):
        await answer_once(session, chance)
    await session.stop(ANN)
    assert (await archive.past(session.id, GUILD)).steps >= 10
    assert read(await archive.record(session.id, GUILD)).seed.hex() == session.revealed_seed


async def test_what_is_not_over_or_not_here_stays_closed(sessions: Sessions, archive: Archive) -> None:
    session = await started(sessions)
    for asking in (archive.past, archive.record):
        with pytest.raises(Denied, match="still_running"):
            await asking(session.id, GUILD)
        with pytest.raises(Denied, match="unknown_game"):
            await asking(session.id, GUILD + 1)
        with pytest.raises(Denied, match="unknown_game"):
            await asking("nonsense'; --\0", GUILD)
    assert await session.record_text() is None
    assert session.revealed_seed is None
    empty = await lobby(sessions, channel=77)
    await empty.stop(ANN)
    with pytest.raises(Denied, match="never_dealt"):
        await archive.past(empty.id, GUILD)


async def test_what_no_rules_can_play_any_more_is_refused(sessions: Sessions, store: Store, archive: Archive) -> None:
    session = await started(sessions)
    await session.stop(ANN)
    row = await store.game(session.id)
    assert row is not None
    await store.commit(SaveGame(row.then(row.updated, header="00" * 32)))
    broken = Sessions(store)
    async with store._engines.writer.begin() as connection:
        await connection.exec_driver_sql("UPDATE answers SET answer = 'A fly r7' WHERE number = 1")
    with pytest.raises(Denied, match="unreadable"):
        await archive.past(session.id, GUILD)
    broken.close()


async def test_a_game_of_an_edition_that_is_no_more_is_refused(
    sessions: Sessions, store: Store, archive: Archive
) -> None:
    session = await started(sessions)
    await session.stop(ANN)
    await spoil(store, session.id, no_edition)
    for asking in (archive.past, archive.record):
        with pytest.raises(Denied, match="unreadable"):
            await asking(session.id, GUILD)
    stored = await store.game(session.id)
    assert stored is not None
    assert [seat.name for seat in seats_in(stored)] == ["Ann", "Ben", "Cat"]


@pytest.mark.parametrize("damaged", DAMAGED)
def test_nobody_is_known_to_have_sat_in_a_game_that_is_damaged(damaged: str) -> None:
    assert seats_in(a_game(session=damaged)) == ()


async def test_only_so_many_are_kept_at_hand(
    sessions: Sessions, archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sessions.archive.MOST", 2)
    games = []
    for channel in (11, 12, 13):
        session = await started(sessions, channel=channel)
        await session.stop(ANN)
        games.append(session.id)
        await archive.past(session.id, GUILD)
    assert list(archive._replays) == games[1:]
    assert (await archive.past(games[0], GUILD)).id == games[0]
