"""Stored games that something has damaged: each is noticed, and set aside."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st
from sqlalchemy import text

from bot.rules.refusal import IllegalMove
from bot.screens.game.public import public_screen
from bot.sessions import actions
from bot.sessions.check import checked
from bot.sessions.refusals import Damaged, SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.rules_checksum import MIXED, RULES
from bot.sessions.session import Session
from bot.sessions.stored import stored_game
from bot.sessions.table import Update
from bot.store.errors import StoreError
from bot.store.games import GameStatus, SetAside, StoredGame, by_id
from bot.store.store import Store
from bot.text import text_for
from tests.clock import FakeClock
from tests.screens.reading import texts
from tests.sessions.matches import noted_ends
from tests.sessions.running import (
    Recorder,
    TroubledStore,
    answer_once,
    execute,
    move,
    new_registry,
    open_lobby,
    open_match,
    play_on,
    stored,
)
from tests.sessions.spoiling import Spoils, older_rules, other_rules, put_answer, spoil
from tests.sessions.tables import ANN, BEN, CAT, CHANNEL, DAN, match_of

OTHER_CHANNEL = CHANNEL + 1
Restart = Callable[[], Registry]


@pytest.fixture
def restart(registry: Registry, store: TroubledStore, clock: FakeClock, presenter: Recorder) -> Iterator[Restart]:
    """Begin another run of the program, where the one before ends."""
    runs = [registry]

    def begin() -> Registry:
        runs[-1].close()
        runs.append(new_registry(store, clock, presenter))
        return runs[-1]

    yield begin
    runs[-1].close()


async def rows_of(store: Store, game_id: str) -> list[dict[str, Any]]:
    """Return all that is stored of a game, but for what setting it aside changes."""
    found = []
    async with store.database.reading() as connection:
        for table, key in (("games", "id"), ("seats", "game_id"), ("answers", "game_id")):
            statement = text(f"SELECT * FROM {table} WHERE {key} = :game")  # noqa: S608 (constants)
            rows = (await connection.execute(statement, {"game": game_id})).mappings()
            found += [{name: row[name] for name in row if name not in {"status", "ended"}} for row in rows]
    return sorted(found, key=str)


# What is damaged

ROWS = (
    "UPDATE games SET session = REPLACE(session, 'true', 'false')",
    "UPDATE games SET session = '{}'",
    "UPDATE games SET session = ''",
    "UPDATE games SET snapshot = REPLACE(snapshot, '1', '2')",
    "UPDATE games SET snapshot = NULL",
    "UPDATE games SET seed = REPLACE(seed, '0', '1')",
    "UPDATE games SET seed = NULL",
    "UPDATE games SET version = version + 1",
    "UPDATE games SET host = 101",
    "UPDATE games SET message_id = 5",
    "UPDATE games SET edition = 'flip'",
    "UPDATE games SET status = 'asleep'",
    "UPDATE games SET status = 'plbying'",
    "UPDATE games SET guild_id = guild_id + 1",
    "UPDATE games SET updated = '2026-02-03 04:05:06.000001+00:00'",
    "UPDATE games SET created = '2026-02-03 04:05:05.000000+00:00'",
    "UPDATE games SET ended = updated",
    "UPDATE games SET answers_digest = answers_digest + 1",
    "UPDATE games SET answers_digest = NULL",
    "UPDATE games SET digest = digest + 1",
    "UPDATE seats SET name = 'Bem' WHERE seat = 1",
    "UPDATE seats SET user_id = 103 WHERE seat = 1",
    "UPDATE seats SET user_id = NULL WHERE seat = 1",
    "UPDATE seats SET missed = 1 WHERE seat = 0",
    "UPDATE seats SET away = NOT away WHERE seat = 0",
    'UPDATE seats SET "left" = NOT "left" WHERE seat = 0',
    "UPDATE seats SET level = 'easy' WHERE seat = 2",
    "UPDATE seats SET seat = 7 WHERE seat = 0",
    "DELETE FROM seats WHERE seat = 2",
    "DELETE FROM seats",
)
"""Of a match; noticed when it is restored, as its digest does not fit."""

ANSWERS = (
    "UPDATE answers SET answer = 'C quit' WHERE number = 4",
    "UPDATE answers SET answer = 'A fly r7' WHERE number = 4",
    "UPDATE answers SET number = 99 WHERE number = 4",
    "DELETE FROM answers WHERE number = 4",
    "DELETE FROM answers WHERE number = 10",
    "DELETE FROM answers",
    "UPDATE answers SET number = number + 100",
    "INSERT INTO answers SELECT game_id, 11, answer, at FROM answers WHERE number = 10",
)
"""Of the record of ten answers; noticed when it is checked."""

NO_TEXT = (
    "UPDATE games SET session = CAST(x'ff' AS TEXT)",
    "UPDATE games SET snapshot = x'ff'",
    "UPDATE games SET status = x'00'",
    "UPDATE games SET created = 'then'",
    "UPDATE games SET created = 7",
    "UPDATE games SET guild_id = 'here'",
    "UPDATE games SET channel_id = 'here'",
    "UPDATE games SET version = 1.5",
    "UPDATE games SET message_id = 'it'",
    "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE seat = 1",
    "UPDATE seats SET user_id = 'Ann' WHERE seat = 0",
    "UPDATE answers SET answer = CAST(x'ff' AS TEXT) WHERE number = 3",
    "UPDATE answers SET at = 'then' WHERE number = 3",
)
"""What only SQLite takes, and cannot always be read."""


def another_seed(game: StoredGame) -> StoredGame:
    """Return the game with a seed that did not deal it."""
    return replace(game, seed="00" * 32)


def short_seed(game: StoredGame) -> StoredGame:
    """Return the game with half of its seed."""
    return replace(game, seed=(game.seed or "")[:32])


def _with_snapshot(game: StoredGame, changed: Callable[[dict[str, Any]], object]) -> StoredGame:
    snapshot = json.loads(game.snapshot or "")
    changed(snapshot)
    return replace(game, snapshot=json.dumps(snapshot, separators=(",", ":")))


def card_lost(game: StoredGame) -> StoredGame:
    """Return the game with one card less in the draw pile."""
    return _with_snapshot(game, lambda snapshot: snapshot["pile"].pop())


def card_twice(game: StoredGame) -> StoredGame:
    """Return the game with a card in a hand that is in the pile as well."""
    return _with_snapshot(game, lambda snapshot: snapshot["hands"][0].append(snapshot["pile"][0]))


def cards_swapped(game: StoredGame) -> StoredGame:
    """Return the game with all its cards, but in other hands."""
    return _with_snapshot(game, lambda snapshot: snapshot["hands"].reverse())


def other_turn(game: StoredGame) -> StoredGame:
    """Return the game with the direction turned."""
    return _with_snapshot(game, lambda snapshot: snapshot.update(direction=-snapshot["direction"]))


def other_target(game: StoredGame) -> StoredGame:
    """Return the game with options that its cards know nothing of."""
    return replace(game, session=game.session.replace('"target":500', '"target":50'))


def never_dealt(game: StoredGame) -> StoredGame:
    """Return the game without its cards."""
    return replace(game, snapshot=None)


def fewer_answers(game: StoredGame) -> StoredGame:
    """Return the game as it was behind its record."""
    return replace(game, session=game.session.replace('"answers":10', '"answers":9'))


NOT_PLAYED = (
    another_seed,
    short_seed,
    card_lost,
    card_twice,
    cards_swapped,
    other_turn,
    other_target,
    never_dealt,
    fewer_answers,
)
"""What was saved as it is, and cannot have been played."""


async def ten_answers(registry: Registry) -> Session:
    """Return a match whose record has ten answers."""
    session = await open_match(registry)
    while session.table.answers < 10:
        await move(session)
    return session


async def is_set_aside(again: Registry, store: TroubledStore, presenter: Recorder, game_id: str) -> None:
    """Check all that has to be so of a damaged game, the first time that it is looked at."""
    session = again.get(game_id)
    assert session is not None
    before = await rows_of(store, game_id)
    await session.check()
    assert session.table.status is GameStatus.ASIDE
    assert presenter.shown[-1] == (session.table, Update()), "there is a word at its table"
    with pytest.raises(SessionRefusal, match="damaged"):
        await session.do(actions.start, ANN)
    assert again.in_channel(CHANNEL) is None
    assert await rows_of(store, game_id) == before, "the operator finds it as it was"
    assert await noted_ends(store) == 0
    fresh = await open_match(again)
    assert again.in_channel(CHANNEL) is fresh


@pytest.mark.parametrize("damage", [*ROWS, *ANSWERS])
async def test_what_was_damaged_is_set_aside(
    registry: Registry,
    store: TroubledStore,
    presenter: Recorder,
    restart: Restart,
    damage: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    session = await ten_answers(registry)
    await execute(store, damage)
    again = restart()
    await again.take()
    await is_set_aside(again, store, presenter, session.id)
    assert [(record.levelname, getattr(record, "game", "")) for record in caplog.records] == [("ERROR", session.id)]
    assert session.table.seed.hex() not in caplog.text
    assert (await stored(store, session)).status is GameStatus.ASIDE


@pytest.mark.parametrize("spoils", NOT_PLAYED)
async def test_what_cannot_have_been_played_is_set_aside(
    registry: Registry, store: TroubledStore, presenter: Recorder, restart: Restart, spoils: Spoils
) -> None:
    session = await ten_answers(registry)
    await spoil(store, session.id, spoils)
    again = restart()
    await again.take()
    await is_set_aside(again, store, presenter, session.id)


async def test_answers_that_lead_elsewhere_are_noticed(
    registry: Registry, store: TroubledStore, presenter: Recorder, restart: Restart
) -> None:
    session = await ten_answers(registry)
    await put_answer(store, session.id, 10, "A quit")
    again = restart()
    await again.take()
    await is_set_aside(again, store, presenter, session.id)


@pytest.mark.parametrize("damage", NO_TEXT)
async def test_what_sqlite_cannot_read_is_set_aside_and_stops_no_other(
    sqlite_url: str, clock: FakeClock, presenter: Recorder, damage: str
) -> None:
    async with await TroubledStore.open(sqlite_url) as store:
        before = new_registry(store, clock)
        session = await ten_answers(before)
        await execute(store, damage)
        for channel in (OTHER_CHANNEL, OTHER_CHANNEL + 1):
            await open_match(before, channel=channel)
        before.close()
        again = new_registry(store, clock, presenter)
        sessions = await again.take()
        for restored in sessions:
            await restored.check()
        (bad,) = [restored for restored in sessions if restored.table.status is GameStatus.ASIDE]
        assert bad.id == session.id
        assert {restored.table.channel_id for restored in again.running()} == {OTHER_CHANNEL, OTHER_CHANNEL + 1}
        await open_match(again)
        again.close()


async def test_no_move_is_taken_on_a_game_that_was_not_checked(
    registry: Registry, store: TroubledStore, restart: Restart
) -> None:
    """Whatever came first: nobody has looked at the table yet."""
    session = await ten_answers(registry)
    await execute(store, "UPDATE answers SET answer = 'C quit' WHERE number = 4")
    again = restart()
    (restored,) = await again.take()
    assert again.running() == [restored]
    with pytest.raises(SessionRefusal, match="damaged"):
        await move(restored)
    assert restored.table.status is GameStatus.ASIDE
    assert (await stored(store, session)).version == session.table.version


async def test_while_it_cannot_be_checked_a_game_waits(
    registry: Registry, store: TroubledStore, restart: Restart
) -> None:
    session = await ten_answers(registry)
    (restored,) = await restart().take()
    store.is_unreadable = True
    await restored.check()
    with pytest.raises(SessionRefusal, match="not_saved"):
        await move(restored)
    store.is_unreadable = False
    await move(restored)
    assert restored.table.version == session.table.version + 1


async def test_time_and_computers_wait_for_the_check_as_well(
    registry: Registry, store: TroubledStore, clock: FakeClock, restart: Restart
) -> None:
    session = await open_match(registry, BEN, computers=1)
    await move(session)
    await execute(store, "DELETE FROM answers")
    again = restart()
    (restored,) = await again.take()
    again.resume([restored])
    await clock.advance(300)
    assert restored.table.status is GameStatus.ASIDE
    assert (await stored(store, session)).version == session.table.version


async def test_a_game_that_could_not_be_set_aside_makes_room_all_the_same(
    registry: Registry, store: TroubledStore, restart: Restart
) -> None:
    session = await ten_answers(registry)
    await execute(store, "UPDATE games SET host = 7")
    again = restart()
    store.failure = StoreError("The disk is full.")
    (restored,) = await again.take()
    assert restored.table.status is GameStatus.ASIDE
    store.failure = None
    assert (await stored(store, session)).status is GameStatus.PLAYING
    await open_match(again)
    assert (await stored(store, session)).status is GameStatus.ASIDE


async def test_one_that_was_set_aside_is_shown_once_more_after_a_restart_and_then_no_more(
    registry: Registry, store: TroubledStore, presenter: Recorder, clock: FakeClock, restart: Restart
) -> None:
    """The word may not have been shown yet."""
    session = await ten_answers(registry)
    await execute(store, "DELETE FROM answers WHERE number = 3")
    again = restart()
    (restored,) = await again.take()
    await restored.check()
    (once_more,) = await restart().take()
    assert (once_more.id, once_more.table.status) == (session.id, GameStatus.ASIDE)
    assert once_more.table.channel_id == CHANNEL
    clock.pass_by(3600)
    assert await restart().take() == []


async def test_a_game_that_is_over_and_damaged_is_left_alone(
    registry: Registry, store: TroubledStore, restart: Restart, caplog: pytest.LogCaptureFixture
) -> None:
    session, other = await open_match(registry), await open_match(registry, channel=OTHER_CHANNEL)
    for one in (session, other):
        await one.do(actions.stop, ANN, is_moderator=True)
    await execute(store, "UPDATE games SET seed = '00' WHERE id = :game", game=session.id)
    await execute(store, "DELETE FROM answers WHERE game_id = :game", game=other.id)
    (restored,) = await restart().take()
    await restored.check()
    assert (restored.id, restored.table.status) == (other.id, GameStatus.ENDED)
    assert {getattr(record, "game", "") for record in caplog.records} == {session.id, other.id}
    assert (await stored(store, session)).status is GameStatus.ENDED


async def test_lobbies_are_checked_as_well(registry: Registry, store: TroubledStore, restart: Restart) -> None:
    await open_lobby(registry)
    await execute(store, "UPDATE seats SET user_id = 103 WHERE seat = 1")
    (restored,) = await restart().take()
    assert restored.table.status is GameStatus.ASIDE


# What is whole


async def test_whole_games_go_on_and_know_what_happened_last(
    registry: Registry, store: TroubledStore, restart: Restart, caplog: pytest.LogCaptureFixture
) -> None:
    session = await ten_answers(registry)
    (restored,) = await restart().take()
    await restored.check()
    assert stored_game(restored.table) == stored_game(session.table)
    assert [update.seat for update in restored.table.recent] == [update.seat for update in session.table.recent]
    await move(restored)
    assert not caplog.records


async def test_a_game_of_a_former_version_has_no_digests_and_gets_them(
    registry: Registry, store: TroubledStore, restart: Restart
) -> None:
    session = await ten_answers(registry)
    await spoil(store, session.id, lambda game: replace(other_rules(game), answers_digest=None))
    await execute(store, "UPDATE games SET digest = NULL")
    (restored,) = await restart().take()
    await move(restored)
    assert restored.table.rules == MIXED, "it is played on under other rules than it was dealt under"
    await execute(store, "UPDATE answers SET answer = 'C quit' WHERE number = 4")
    (restored,) = await restart().take()
    with pytest.raises(SessionRefusal, match="damaged"):
        await move(restored)


async def test_the_cards_of_a_former_version_are_counted(
    registry: Registry, store: TroubledStore, restart: Restart
) -> None:
    session = await ten_answers(registry)
    await spoil(store, session.id, lambda game: replace(card_lost(other_rules(game)), answers_digest=None))
    (restored,) = await restart().take()
    with pytest.raises(SessionRefusal, match="damaged"):
        await move(restored)


async def test_a_match_is_dealt_under_the_rules_of_now(registry: Registry, restart: Restart) -> None:
    lobby = await open_lobby(registry)
    assert lobby.table.rules == MIXED
    await lobby.do(actions.start, ANN)
    (restored,) = await restart().take()
    await restored.check()
    assert restored.table.rules == RULES != MIXED


def test_answers_that_cannot_be_read_are_damage() -> None:
    with pytest.raises(Damaged):
        checked(match_of(), None)


# Forgetting


async def test_a_user_can_be_forgotten_in_a_game_that_was_set_aside(
    registry: Registry, store: TroubledStore, restart: Restart
) -> None:
    bad = await ten_answers(registry)
    good = await open_match(registry, BEN, DAN, channel=OTHER_CHANNEL)
    await good.do(actions.leave, BEN)
    await execute(store, "UPDATE answers SET answer = 'C quit' WHERE number = 4 AND game_id = :game", game=bad.id)
    again = restart()
    for session in await again.take():
        await session.check()
    await again.forget(BEN)
    aside = await stored(store, bad)
    assert BEN not in {seat.user_id for seat in aside.seats}
    assert aside.is_damaged, "what is damaged stays so"
    assert not (await stored(store, good)).is_damaged
    goes_on = again.get(good.id)
    assert goes_on is not None
    await move(goes_on)


async def test_what_is_damaged_and_not_noticed_yet_is_forgotten_as_well(
    registry: Registry, store: TroubledStore
) -> None:
    session = await ten_answers(registry)
    await execute(store, "UPDATE games SET seed = '00'")
    await registry.forget(CAT)
    game = await stored(store, session)
    assert CAT not in {seat.user_id for seat in game.seats}
    assert game.is_damaged


# Saves of which it is not known what became


@pytest.mark.parametrize("is_made", [True, False])
async def test_a_session_that_may_differ_from_the_store_takes_no_move(
    registry: Registry, store: TroubledStore, presenter: Recorder, is_made: bool
) -> None:
    session = await ten_answers(registry)
    before, shown = session.table, len(presenter.shown)
    store.loses_answers, store.failure = is_made, None if is_made else StoreError("The connection was lost.")
    store.is_unreadable = True
    with pytest.raises(SessionRefusal, match="not_saved"):
        await move(session)
    store.loses_answers, store.failure = False, None
    for _ in range(2):
        with pytest.raises(SessionRefusal, match="not_saved"):
            await session.do(actions.leave, CAT)
    assert session.table is before
    assert len(presenter.shown) == shown
    store.is_unreadable = False
    with suppress(IllegalMove):  # the move was made, and its question is asked no more
        await answer_once(session, Random(1))
    assert session.table.version == before.version + 1
    await move(session)
    game = await stored(store, session)
    assert game.version == session.table.version == before.version + 2
    assert stored_game(session.table) == game


async def test_what_is_damaged_meanwhile_is_noticed_where_it_is_read_again(
    registry: Registry, store: TroubledStore
) -> None:
    session = await ten_answers(registry)
    await execute(store, "UPDATE answers SET answer = 'C quit' WHERE number = 4")
    store.loses_answers = True
    with pytest.raises(SessionRefusal):
        await move(session)
    assert session.table.status is GameStatus.ASIDE


async def test_only_live_games_are_set_aside(registry: Registry, store: TroubledStore, clock: FakeClock) -> None:
    session = await open_match(registry)
    await session.do(actions.stop, ANN, is_moderator=True)
    await store.save(SetAside(session.id, clock.now()))
    game = await store.read(by_id, session.id)
    assert game is not None
    assert (game.status, game.is_damaged) == (GameStatus.ENDED, False)


# Any byte


Shown = tuple[StoredGame, list[int | None]]
"""A game, and whose answers its table shows."""


async def as_restored(path: Path) -> Shown | None:
    """Return the match as it goes on after a restart; None if it does not."""
    async with await Store.open(f"sqlite+aiosqlite:///{path}") as store:
        registry = new_registry(store)
        for session in await registry.take():
            await session.check()
        registry.close()
        tables = [session.table for session in registry.running()]
    return next(((stored_game(table), [update.seat for update in table.recent]) for table in tables), None)


@pytest.fixture(scope="module")
def match_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with one match."""
    path = tmp_path_factory.mktemp("match") / "uno.db"

    async def play() -> None:
        async with await Store.open(f"sqlite+aiosqlite:///{path}") as store:
            registry = new_registry(store)
            await play_on(await open_match(registry), Random(7), 25)
            registry.close()

    asyncio.run(play())
    return path


@pytest.fixture(scope="module")
def whole(match_file: Path) -> Shown:
    """The match as it goes on."""
    found = asyncio.run(as_restored(match_file))
    assert found is not None
    return found


COLUMNS = [
    *(("games", name) for name in ("id", "guild_id", "channel_id", "edition", "status", "host", "session")),
    *(("games", name) for name in ("snapshot", "seed", "version", "created", "updated", "digest", "answers_digest")),
    *(("seats", name) for name in ("game_id", "seat", "user_id", "name", "missed", "away", "left")),
    *(("answers", name) for name in ("game_id", "number", "answer", "at")),
]


@settings(max_examples=120)
@examples(column=st.sampled_from(COLUMNS), row=st.integers(0, 99), byte=st.integers(0, 9999), bit=st.integers(0, 7))
def test_whatever_bit_is_flipped_is_noticed_or_makes_no_difference(
    match_file: Path, whole: Shown, column: tuple[str, str], row: int, byte: int, bit: int
) -> None:
    table, name = column
    path = match_file.with_name("flipped.db")
    shutil.copy(match_file, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.text_factory = bytes
        rows = connection.execute(f'SELECT * FROM "{table}"').fetchall()  # noqa: S608 (constants)
        names = [column[1].decode() for column in connection.execute(f'PRAGMA table_info("{table}")')]
        values = dict(zip(names, rows[row % len(rows)], strict=True))
        flipped = flip(values[name], byte, bit)
        keys = {"games": ["id"], "seats": ["game_id", "seat"], "answers": ["game_id", "number"]}[table]
        where = " AND ".join(f'CAST("{key}" AS BLOB) = CAST(? AS BLOB)' for key in keys)
        new = "CAST(? AS TEXT)" if isinstance(flipped, bytes) else "?"
        changed = connection.execute(
            f'UPDATE OR IGNORE "{table}" SET "{name}" = {new} WHERE {where}',  # noqa: S608 (constants)
            (flipped, *(values[key] for key in keys)),
        )
        assert changed.rowcount in {0, 1}  # 0: another row has this key
    assert asyncio.run(as_restored(path)) in (whole, None)


def flip(value: object, byte: int, bit: int) -> object:
    """Return the value with one bit of one of its bytes flipped."""
    if isinstance(value, int):
        flipped = bytearray(value.to_bytes(8, "big", signed=True))
        flipped[byte % 8] ^= 1 << bit
        return int.from_bytes(flipped, "big", signed=True)
    assert isinstance(value, bytes)
    changed = bytearray(value)
    changed[byte % len(changed)] ^= 1 << bit
    return bytes(changed)


async def test_a_match_that_was_begun_under_other_rules_ends_with_a_word(
    registry: Registry, store: TroubledStore, presenter: Recorder, restart: Restart
) -> None:
    session = await ten_answers(registry)
    await spoil(store, session.id, older_rules)
    again = restart()
    await again.take()
    found = again.get(session.id)
    assert found is not None
    assert (found.table.status, found.table.is_outdated) == (GameStatus.ASIDE, True)
    assert "former ones" in "\n".join(texts(public_screen(found.table, text_for("en-US"))))
    assert presenter.shown[-1] == (found.table, Update())
    with pytest.raises(SessionRefusal, match="unreadable"):
        await found.do(actions.start, ANN)
    assert again.in_channel(CHANNEL) is None
    assert (await stored(store, session)).status is GameStatus.ASIDE
    assert await noted_ends(store) == 0
