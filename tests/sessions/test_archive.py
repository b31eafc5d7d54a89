"""Games that are over: every step again, as it was, and nothing of those that are not."""

from __future__ import annotations

from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.record import read
from bot.rules.view import View
from bot.sessions import actions
from bot.sessions.archive import Archive
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.sessions.stored import seats_of
from bot.sessions.table import Update
from bot.store.games import by_id
from tests.clock import FakeClock
from tests.sessions.running import TroubledStore, answer_once, execute, open_lobby, open_match, play_on
from tests.sessions.spoiling import SPOILS, Spoils, put_answer, spoil
from tests.sessions.tables import ANN, BEN, CLASSIC, GUILD


@pytest.fixture
def archive(store: TroubledStore) -> Archive:
    return Archive(store, FakeClock())


async def stopped(registry: Registry, moves: int = 0, channel: int = 2) -> Session:
    """Return a game that was stopped after so many moves."""
    session = await open_match(registry, channel=channel)
    await play_on(session, Random(1), moves)
    await session.do(actions.stop, ANN, is_moderator=True)
    return session


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("key", EDITIONS)
async def test_every_step_is_as_it_was(registry: Registry, store: TroubledStore, key: str) -> None:
    archive = Archive(store, FakeClock(), states_every=7)
    session = await open_match(registry, options=Options.for_edition(key).with_(target=60))
    chance = Random(5)
    seen: dict[int, tuple[list[View], Update]] = {}
    while not session.table.decided:
        await answer_once(session, chance)
        table = session.table
        if table.interlude is None:
            seen[table.answers] = [table.view(seat) for seat in (None, 0, 1, 2)], table.recent[-1]
    last = max(seen)
    for step, (views, update) in seen.items():
        past = await archive.past(session.id, GUILD, step)
        assert (past.step, past.steps) == (step, last)
        assert [past.table.view(seat) for seat in (None, 0, 1, 2)] == views
        for seat in (None, 0, 1, 2):
            told, again = update.seen_by(seat), past.table.recent[-1].seen_by(seat)
            assert again == told[len(told) - len(again) :]  # a call in the same click is a step of its own


async def test_where_users_may_go(registry: Registry, archive: Archive) -> None:
    session = await open_match(registry, options=CLASSIC.with_(target=200))
    await play_on(session, Random(3))
    first = await archive.past(session.id, GUILD)
    assert first.step == 1
    assert first.rounds[0] == 1
    assert len(first.rounds) == session.table.view(None).round > 1

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


async def test_a_past_table_is_over_and_has_all_its_players(registry: Registry, archive: Archive) -> None:
    session = await open_match(registry)
    await play_on(session, Random(1), 5)
    await session.do(actions.leave, BEN)
    await session.do(actions.stop, ANN, is_moderator=True)
    table = (await archive.past(session.id, GUILD)).table
    assert (table.is_open, table.deadline, table.interlude) == (True, None, None)
    assert table.revealed_seed == session.table.seed.hex()
    assert [seat.name for seat in table.seats] == ["Ann", "Ben", "Cat"]
    assert not any(seat.away for seat in table.seats)


async def test_a_game_that_was_stopped_can_be_seen_and_checked(registry: Registry, archive: Archive) -> None:
    session = await stopped(registry, 9)
    assert (await archive.past(session.id, GUILD)).steps >= 10
    assert read(await archive.record(session.id, GUILD)).seed.hex() == session.table.revealed_seed


async def test_what_is_not_over_or_not_here_stays_closed(registry: Registry, archive: Archive) -> None:
    session = await open_match(registry)
    assert session.table.revealed_seed is None
    empty = await open_lobby(registry, channel=77)
    await empty.do(actions.stop, ANN, is_moderator=True)
    for asking in (archive.past, archive.record):
        for game_id, guild, code in (
            (session.id, GUILD, "still_running"),
            (session.id, GUILD + 1, "unknown_game"),
            ("nonsense'; --\0", GUILD, "unknown_game"),
            ("nonsense", GUILD, "unknown_game"),
            (empty.id, GUILD, "unknown_game"),
        ):
            with pytest.raises(SessionRefusal, match=code):
                await asking(game_id, guild)


async def test_what_no_rules_can_play_any_more_is_refused(
    registry: Registry, store: TroubledStore, archive: Archive
) -> None:
    session = await stopped(registry)
    await put_answer(store, session.id, 1, "A fly r7")
    with pytest.raises(SessionRefusal, match="unreadable"):
        await archive.past(session.id, GUILD)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE answers SET answer = 'A fly r7' WHERE number = 1",
        "DELETE FROM answers WHERE number = 1",
        "UPDATE games SET seed = '00'",
        "UPDATE seats SET name = 'Bob' WHERE seat = 1",
    ],
)
async def test_what_was_damaged_is_not_shown(
    registry: Registry, store: TroubledStore, archive: Archive, damage: str
) -> None:
    session = await stopped(registry)
    await execute(store, damage)
    for asking in (archive.past, archive.record):
        with pytest.raises(SessionRefusal, match="damaged"):
            await asking(session.id, GUILD)


@pytest.mark.parametrize("spoils", SPOILS)
async def test_a_game_that_cannot_be_read_is_refused_although_its_players_are_known(
    registry: Registry, store: TroubledStore, archive: Archive, spoils: Spoils
) -> None:
    session = await stopped(registry)
    await spoil(store, session.id, spoils)
    for asking in (archive.past, archive.record):
        with pytest.raises(SessionRefusal, match="unreadable"):
            await asking(session.id, GUILD)
    game = await store.read(by_id, session.id)
    assert game is not None
    assert [seat.name for seat in seats_of(game)] == ["Ann", "Ben", "Cat"]


async def test_only_so_many_replays_are_kept(registry: Registry, store: TroubledStore) -> None:
    archive = Archive(store, FakeClock(), replays_kept=2)
    games = [(await stopped(registry, channel=channel)).id for channel in (11, 12, 13)]
    for game in games:
        await archive.past(game, GUILD)
    assert list(archive._replays) == games[1:]
    assert (await archive.past(games[0], GUILD)).table.id == games[0]
