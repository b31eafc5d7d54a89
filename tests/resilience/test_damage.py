"""What is stored is damaged behind the store's back: a game is as it was, or it is set aside and its channel is free.

Never is it a little different without a word.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import struct
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Column, Text, and_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.rules.editions import EDITIONS
from bot.rules.record import carry_out
from bot.rules.snapshot import to_json
from bot.sessions import actions, lobby
from bot.sessions.check import fits
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.table import Table
from bot.store.errors import StoreError
from bot.store.games import GameStatus, with_answers
from bot.store.schema import Moment, answers, games, seats
from bot.store.store import Store
from tests.databases import kept_on_a_server, put_back
from tests.sessions.running import new_registry, open_lobby, open_match, play_on
from tests.sessions.tables import ANN, BEN, CAT, DAN, GUILD, NAMES

FREE = 1000
"""A channel in which no game runs."""
ROWS = 4
"""How many rows a column is damaged in, each of another game."""
FEW, MANY = 12, 200
PAGE = 4096
AT_MOST_S = 30.0
FRAME = 24 + PAGE
LOG_HEADER = 32
COLUMNS = [column for table in (games, answers, seats) for column in table.c]


@dataclass(frozen=True, slots=True)
class Kept:
    """A game: what its players know of it, and its record.

    The ratings that its end moved are not part of it: they are counted, and can be counted again.
    """

    table: Table
    state: str | None
    record: tuple[str, ...]

    @property
    def is_refused(self) -> bool:
        """Tell whether it is over, and its record is known to be damaged: it is not shown again."""
        return self.table.status is GameStatus.ENDED and not fits(self.table, self.record)

    def is_earlier(self, later: Kept) -> bool:
        """Tell whether the game stood here before it stood there."""
        count = len(self.record)
        if self.table.version >= later.table.version or self.record != later.record[:count]:
            return False
        if self.state is None:
            return not count
        game = self.table.record().start()
        for answer in self.record:
            carry_out(game, answer)
        return to_json(game.state) == self.state


@pytest.fixture(autouse=True)
def no_errors() -> None:
    """What is damaged is an error in the log."""


# What is stored


async def play_games(url: str, then: Callable[[], object] = lambda: None) -> None:
    """Leave games behind in all states that a game can be in; do something more while the store is still open."""
    async with await opened(url) as store:
        registry, chance = new_registry(store), Random(5)
        await registry.take()
        for channel, (edition, rules) in enumerate(EDITIONS.items(), 1):
            guests = (BEN, CAT, DAN)[: max(2, rules.min_seats - 1)]
            session = await open_match(registry, *guests, options=Options.for_edition(edition), channel=channel)
            await play_on(session, chance, 20)
        await open_lobby(registry, channel=11, computers=1)
        await (await open_match(registry, channel=12)).do(actions.sleep)
        between = await open_match(registry, channel=13)
        while not between.table.view(None).over:
            await play_on(between, chance, 1)
        over = await open_match(registry, channel=14, options=Options.for_edition("classic", "single"))
        await play_on(over, chance)
        again = await open_match(registry, channel=15, computers=1)
        await again.do(actions.post, 77)
        await again.do(actions.leave, CAT)
        await again.do(actions.stop, BEN)
        threaded = await open_lobby(registry, BEN, channel=16)
        await threaded.do(actions.start, ANN, 17)
        await play_on(threaded, chance, 3)
        then()
        registry.close()


@pytest.fixture(scope="session")
def played_file(empty_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with games."""
    path = tmp_path_factory.mktemp("played") / "uno.db"
    shutil.copy(empty_file, path)
    asyncio.run(play_games(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def killed_file(empty_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same, left behind with its write-ahead log."""
    path, left = (tmp_path_factory.mktemp("killed") / name for name in ("uno.db", "left.db"))
    shutil.copy(empty_file, path)

    def leave() -> None:
        for ending in ("", "-wal"):
            shutil.copy(f"{path}{ending}", f"{left}{ending}")
        (frames,) = struct.unpack_from("=16xI", Path(f"{path}-shm").read_bytes())
        os.truncate(f"{left}-wal", LOG_HEADER + frames * FRAME)  # behind them lies what was written before

    asyncio.run(play_games(f"sqlite+aiosqlite:///{path}", leave))
    return left


@pytest.fixture(scope="session")
def played_database() -> Iterator[str]:
    """The address of a database on the server, which has the same games when a test begins."""
    with kept_on_a_server(play_games) as url:
        yield url


@pytest.fixture(scope="session")
def undamaged() -> dict[str, dict[str, Kept]]:
    """The games on each kind of database, once they were looked at."""
    return {}


@pytest.fixture
def sqlite_url(tmp_path: Path, played_file: Path) -> str:
    """The address of an SQLite file with games."""
    return f"sqlite+aiosqlite:///{shutil.copy(played_file, tmp_path / 'uno.db')}"


@pytest.fixture
async def postgres_url(played_database: str) -> AsyncIterator[str]:
    """The address of a PostgreSQL database with games."""
    yield played_database
    await put_back(played_database)


# What became of it


async def opened(url: str) -> Store:
    """Open the store as a process that runs all games."""
    store = await Store.open(url, to_run_games=True)
    if store.lease is not None:
        await store.lease.start(1)
    return store


async def taken_up(store: Store) -> tuple[Registry, dict[str, Kept]]:
    """Take all games up, as after a restart."""
    registry = new_registry(store)
    found = {}
    for session in await registry.take():
        await session.check()
        table = session.table
        if table.status is GameStatus.ASIDE:
            continue
        _, given = await store.read(with_answers, session.id)
        record = tuple(answer.answer for answer in given or ())
        state = None if table.game is None else to_json(table.game.state)
        found[session.id] = Kept(replace(table, game=None, recent=(), ratings=None), state, record)
    return registry, found


async def as_it_was(url: str) -> dict[str, Kept]:
    """Take all games up before anything is damaged."""
    async with await opened(url) as store:
        registry, found = await taken_up(store)
        registry.close()
        return found


async def outcomes(url: str, before: dict[str, Kept]) -> Counter[str]:
    """Take all games up after the damage, and tell what became of them; fail where one is in the way of another."""
    try:
        store = await opened(url)
    except StoreError as error:
        return Counter({"did not open" if str(error).endswith(".") else "no sentence": 1})
    outcome: Counter[str] = Counter()
    async with store:
        registry, after = await taken_up(store)
        for game_id, kept in before.items():
            now = after.get(game_id)
            if now is None:
                outcome["set aside"] += 1
                if kept.table.status is not GameStatus.ENDED:
                    outcome["not written"] += not await _is_free(registry, kept.table.channel_id, url)
            elif now == kept:
                outcome["as it was"] += 1
            elif now.is_refused and replace(now, record=kept.record) == kept:
                outcome["set aside"] += 1
            else:
                outcome["earlier" if now.is_earlier(kept) else "different"] += 1
        outcome["different"] += len(after.keys() - before.keys())
        outcome["not written"] += not await _is_free(registry, FREE, url)
        registry.close()
    return +outcome


async def _is_free(registry: Registry, channel: int, url: str) -> bool:
    """Fail unless a game can be played in this channel now, or that is refused as the file cannot be written."""
    try:
        session = await registry.open(GUILD, channel, DAN, NAMES[DAN], Options.for_edition("classic"), "en-US")
        await session.do(lobby.join, ANN, NAMES[ANN])
        await session.do(actions.start, DAN)
        await play_on(session, Random(1), 3)
    except SessionRefusal as refusal:
        if refusal.code != "not_saved" or _is_whole(url):
            raise
        return False
    return True


def _is_whole(url: str) -> bool:
    """Tell whether nothing is found to be wrong with a database, however long one looks."""
    path = make_url(url).database or ""
    if not url.startswith("sqlite"):
        return True
    with closing(sqlite3.connect(path)) as database, suppress(sqlite3.DatabaseError):
        return database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return False


# A value is another one


async def _damage(url: str, column: Column[Any], chance: Random) -> int:
    """Change one byte of a column in some rows, each of another game; return in how many."""
    if url.startswith("sqlite"):
        return _damage_file(Path(make_url(url).database or ""), column, chance)
    key = list(column.table.primary_key.columns)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("SET session_replication_role = replica"))  # keys are not looked at
        found = [
            tuple(row)
            for row in await connection.execute(select(*key, column).where(column.is_not(None)).order_by(*key))
        ]
        chosen = _some(found, chance)
        for row in chosen:
            this = and_(*(one == row[place] for place, one in enumerate(key)))
            changed = update(column.table).where(this).values({column: _other(row[-1], column, chance)})
            await connection.execute(changed)
    await engine.dispose()
    return len(chosen)


def _damage_file(path: Path, column: Column[Any], chance: Random) -> int:
    """Do the same beneath SQLAlchemy: text is changed byte by byte."""
    key = ", ".join(one.name for one in column.table.primary_key.columns)
    where = " AND ".join(f"{one.name} = ?" for one in column.table.primary_key.columns)
    kind = "CAST(? AS TEXT)" if isinstance(column.type, Text | Moment) else "?"
    with closing(sqlite3.connect(path)) as database:
        columns = f"{key}, CAST({column.name} AS BLOB)" if kind != "?" else f"{key}, {column.name}"
        found_by = f"SELECT {columns} FROM {column.table.name} WHERE {column.name} IS NOT NULL ORDER BY {key}"  # noqa: S608
        found = database.execute(found_by).fetchall()
        chosen = _some(found, chance)
        for *this, value in chosen:
            changed = f"UPDATE {column.table.name} SET {column.name} = {kind} WHERE {where}"  # noqa: S608
            database.execute(changed, (_other(value, column, chance), *this))
        database.commit()
    return len(chosen)


def _some(rows: Iterable[tuple[Any, ...]], chance: Random) -> list[tuple[Any, ...]]:
    """Return a row each of some games."""
    of_games: dict[str, list[tuple[Any, ...]]] = {}
    for row in rows:
        of_games.setdefault(row[0], []).append(row)
    chosen = chance.sample(list(of_games.values()), min(ROWS, len(of_games)))
    return [chance.choice(of_one) for of_one in chosen]


def _other(value: Any, column: Column[Any], chance: Random) -> Any:
    """Return the value with one bit of it changed; where it must be the only one, it becomes none that is taken."""
    match value:
        case bool():
            return not value
        case int():
            is_alone = column.primary_key or column is games.c.channel_id
            return value ^ 1 << (12 if is_alone else chance.randrange(max(1, value.bit_length())))
        case bytes() if value:
            place = chance.randrange(len(value))
            return value[:place] + bytes([value[place] ^ 1 << chance.randrange(8)]) + value[place + 1 :]
        case str() if value:
            place = chance.randrange(len(value))
            return value[:place] + chr(ord(value[place]) ^ 1 << chance.randrange(3)) + value[place + 1 :]
        case datetime():
            return value + timedelta(microseconds=1 << chance.randrange(34))
    return value


@pytest.mark.parametrize("column", [column for column in COLUMNS if column.name != "owner"], ids=str)
async def test_a_changed_byte_never_goes_unnoticed(
    database_url: str, column: Column[Any], undamaged: dict[str, dict[str, Kept]]
) -> None:
    kind = make_url(database_url).drivername
    before = undamaged[kind] = undamaged.get(kind) or await as_it_was(database_url)
    damaged = await _damage(database_url, column, Random(str(column)))
    outcome = await outcomes(database_url, before)
    print(f"{column}: {damaged} damaged, {dict(outcome)}")
    assert damaged
    assert not outcome.keys() & {"different", "earlier"}, outcome
    assert outcome["as it was"] >= len(before) - damaged, outcome


# A page is another one


def _torn(page: bytes, chance: Random) -> Iterator[tuple[str, bytes]]:
    """Yield what may lie where a page was written."""
    yield "cut off", page[: len(page) // 2]
    yield "zeros", page[: len(page) // 2] + bytes(len(page) // 2)
    yield "only zeros", bytes(len(page))
    yield "garbage", page[: len(page) // 2] + chance.randbytes(len(page) // 2)


async def _tear(file: Path, ending: str, places: Iterable[int], size: int, tmp_path: Path) -> Counter[str]:
    """Tear the page at each of these places of a file, and take the games up."""
    chance = Random(1)
    url = f"sqlite+aiosqlite:///{shutil.copy(file, tmp_path / 'uno.db')}"
    _restored(file, tmp_path)
    before = await as_it_was(url)
    outcome: Counter[str] = Counter()
    whole = _read(file, ending)
    for place in places:
        for how, torn in _torn(whole[place : place + size], chance):
            _restored(file, tmp_path)
            rest = b"" if how == "cut off" else whole[place + size :]
            (tmp_path / f"uno.db{ending}").write_bytes(whole[:place] + torn + rest)
            came = await outcomes(url, before)
            _judge(came, ending, place, how)
            outcome += came
    return outcome


def _judge(outcome: Counter[str], ending: str, *what: object) -> None:
    """Fail where a game is another one; the last transaction of the log may be gone, which was of one game."""
    assert not outcome.keys() & {"different", "no sentence"}, (what, outcome)
    assert outcome["earlier"] <= (1 if ending else 0), (what, outcome)


def _read(file: Path, ending: str = "") -> bytes:
    return Path(f"{file}{ending}").read_bytes()


def _restored(file: Path, folder: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        (folder / f"uno.db{ending}").unlink(missing_ok=True)
        if Path(f"{file}{ending}").exists():
            shutil.copy(f"{file}{ending}", folder / f"uno.db{ending}")


async def test_the_last_page_is_torn(played_file: Path, tmp_path: Path) -> None:
    size = len(_read(played_file))
    outcome = await _tear(played_file, "", [size - PAGE], PAGE, tmp_path)
    print(dict(outcome))
    assert outcome["did not open"]


@pytest.mark.slow
async def test_any_page_is_torn(played_file: Path, tmp_path: Path) -> None:
    size = len(_read(played_file))
    outcome = await _tear(played_file, "", range(0, size, PAGE), PAGE, tmp_path)
    print(dict(outcome))
    assert outcome["did not open"]


async def test_the_last_page_of_the_log_is_torn(killed_file: Path, tmp_path: Path) -> None:
    """As after a power cut: nothing tells whether the last transaction was still under way, so it may be gone."""
    size = len(_read(killed_file, "-wal"))
    outcome = await _tear(killed_file, "-wal", [size - FRAME], FRAME, tmp_path)
    print(dict(outcome))
    assert outcome["as it was"] + outcome["earlier"] == outcome.total()


async def test_a_write_that_was_under_way_is_passed_over(killed_file: Path, tmp_path: Path) -> None:
    log = _read(killed_file, "-wal")
    for length in (1, 24, FRAME // 2, FRAME - 1):
        url = f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}"
        _restored(killed_file, tmp_path)
        before = await as_it_was(url)
        _restored(killed_file, tmp_path)
        (tmp_path / "uno.db-wal").write_bytes(log + log[-FRAME:][:length])
        assert await outcomes(url, before) == {"as it was": len(before)}


@pytest.mark.parametrize("index", ["ix_games_host", "ix_seats_user_id"])
async def test_an_index_that_leads_elsewhere_is_found_at_the_start(
    played_file: Path, tmp_path: Path, index: str
) -> None:
    with closing(sqlite3.connect(played_file)) as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (index,)).fetchone()
    whole = bytearray(_read(played_file))
    whole[root * PAGE - 1] ^= 1  # the end of the entry that was the first one
    path = tmp_path / "uno.db"
    path.write_bytes(whole)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA quick_check").fetchall() == [("ok",)]
    with pytest.raises(StoreError, match="is damaged"):
        await opened(f"sqlite+aiosqlite:///{path}")


@pytest.mark.parametrize("flips", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
async def test_bits_of_the_file_flip(played_file: Path, empty_file: Path, tmp_path: Path, flips: int) -> None:
    chance = Random(flips)
    whole, empty = _read(played_file), _read(empty_file)
    changed = [
        place for place in range(0, len(whole), PAGE) if whole[place : place + PAGE] != empty[place : place + PAGE]
    ]
    filled = [place for page in changed for place in range(page, page + PAGE) if whole[place]]
    outcome = await _flip(played_file, "", chance.sample(filled, flips), chance, tmp_path)
    print(dict(outcome))
    assert outcome["did not open"] + outcome["set aside"]


@pytest.mark.parametrize("flips", [FEW, pytest.param(MANY // 2, marks=pytest.mark.slow)])
async def test_bits_of_the_log_flip(killed_file: Path, tmp_path: Path, flips: int) -> None:
    chance = Random(flips)
    size = len(_read(killed_file, "-wal"))
    outcome = await _flip(killed_file, "-wal", chance.sample(range(size), flips), chance, tmp_path)
    print(dict(outcome))
    assert outcome["did not open"]


async def _flip(file: Path, ending: str, places: Iterable[int], chance: Random, tmp_path: Path) -> Counter[str]:
    url = f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}"
    _restored(file, tmp_path)
    before = await as_it_was(url)
    outcome: Counter[str] = Counter()
    whole = bytearray(_read(file, ending))
    for place in places:
        bit = 1 << chance.randrange(8)
        whole[place] ^= bit
        _restored(file, tmp_path)
        (tmp_path / f"uno.db{ending}").write_bytes(whole)
        whole[place] ^= bit
        try:
            came = await asyncio.wait_for(outcomes(url, before), AT_MOST_S)
        except TimeoutError:
            pytest.fail(f"it stands still: {place}, {bit}")
        _judge(came, ending, place, bit)
        outcome += came
    return outcome
