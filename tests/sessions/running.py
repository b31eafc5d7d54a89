"""Running sessions: a presenter that remembers, a store that makes trouble, tables set up in a line."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from typing import Any, Concatenate, ParamSpec, TypeVar

import pytest
from sqlalchemy import Connection, text

from bot.sessions import actions, lobby
from bot.sessions.computers import Think
from bot.sessions.counting import Counting
from bot.sessions.guild_settings import DEFAULTS, GuildSettings
from bot.sessions.options import Options
from bot.sessions.registry import OpenLimits, Registry
from bot.sessions.session import Session
from bot.sessions.table import Table, Update
from bot.store.db import transaction
from bot.store.errors import StoreError
from bot.store.games import StoredGame, by_id
from bot.store.reading import ReadConnection
from bot.store.store import Store
from bot.store.units import Change
from tests.clock import NOW, FakeClock
from tests.sessions.tables import ANN, BEN, CAT, CHANNEL, CLASSIC, GUILD, NAMES, Move, asked, random_move
from tests.thinking import think_at_once

P = ParamSpec("P")
T = TypeVar("T")


class Recorder:
    """A presenter that remembers what it is told."""

    def __init__(self) -> None:
        self.log: list[str] = []
        """What happened, in order; a `TroubledStore` may write here as well."""
        self.prepared: list[Table] = []
        self.shown: list[tuple[Table, Update]] = []
        self.forgotten: list[Session] = []

    def prepare(self, session: Session, table: Table) -> None:
        """Remember what is being saved."""
        self.prepared.append(table)
        self.log.append(f"prepare {table.version}")

    def changed(self, session: Session, update: Update) -> None:
        """Remember what is shown."""
        self.shown.append((session.table, update))
        self.log.append(f"show {session.table.version}")

    def forget(self, session: Session) -> None:
        """Remember what is shown no more."""
        self.forgotten.append(session)

    @property
    def updates(self) -> list[Update]:
        """All updates that were shown."""
        return [update for _, update in self.shown]


class TroubledStore(Store):
    """A store whose saves are held back, fail, or are made without its being known, as a test says."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._save_without_trouble = self.save
        self.save = self._save_with_trouble
        self.log: list[str] = []
        self.goes_on = asyncio.Event()
        """Saves wait until this is set."""
        self.goes_on.set()
        self.reads_go_on = asyncio.Event()
        """Reads wait until this is set."""
        self.reads_go_on.set()
        self.failure: StoreError | None = None
        """What saves end in, that are not made."""
        self.loses_answers = False
        """Whether saves end in an error although they are made."""
        self.is_unreadable = False

    async def read(
        self, query: Callable[Concatenate[ReadConnection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Read, unless that is to fail."""
        await self.reads_go_on.wait()
        if self.is_unreadable:
            raise StoreError("The disk reports an error.")
        return await super().read(query, *args, **kwargs)

    def _save_with_trouble(self, *changes: Change) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._save(changes))

    async def _save(self, changes: tuple[Change, ...]) -> None:
        await self.goes_on.wait()
        if self.failure is not None:
            raise self.failure
        await self._save_without_trouble(*changes)
        self.log.append("saved")
        if self.loses_answers:
            raise StoreError("The connection to the database was lost.")


async def count_all(store: Store) -> None:
    """Count what ended, as housekeeping does."""
    await Counting(store).count_all()


async def execute(store: Store, statement: str, **values: object) -> None:
    """Change what is stored beneath the store."""

    def work(connection: Connection) -> None:
        connection.execute(text(statement), values)

    await transaction(store.database.writer, work)


ANY_NUMBER = OpenLimits(hosted=math.inf, in_guild=math.inf)
"""As many games as a test wants."""


def new_registry(
    store: Store,
    clock: FakeClock | None = None,
    presenter: Recorder | None = None,
    think: Think = think_at_once,
    *,
    limits: OpenLimits = ANY_NUMBER,
) -> Registry:
    """Return a registry whose games have other cards each, and the same at every run."""
    seeds = count(1)
    return Registry(
        store,
        clock or FakeClock(),
        presenter or Recorder(),
        think,
        make_seed=lambda: next(seeds).to_bytes(32, "big"),
        limits=limits,
        chance=Random(0),
    )


async def open_lobby(
    registry: Registry,
    *guests: int,
    options: Options = CLASSIC,
    channel: int = CHANNEL,
    settings: GuildSettings = DEFAULTS,
    computers: int = 0,
) -> Session:
    """Open Ann's lobby, where Ben and Cat join, unless other guests are named."""
    session = await registry.open(GUILD, channel, ANN, "Ann", options, "en-US", settings)
    for user in guests or (BEN, CAT):
        await session.do(lobby.join, user, NAMES[user], NAMES[user].upper())
    for _ in range(computers):
        await session.do(lobby.add_computer, ANN, "easy")
    return session


async def open_match(
    registry: Registry,
    *guests: int,
    options: Options = CLASSIC,
    channel: int = CHANNEL,
    settings: GuildSettings = DEFAULTS,
    computers: int = 0,
) -> Session:
    """Do the same, and deal."""
    session = await open_lobby(
        registry, *guests, options=options, channel=channel, settings=settings, computers=computers
    )
    await session.do(actions.start, ANN)
    return session


async def answer_once(session: Session, chance: Random) -> None:
    """Let the player who is asked answer at random."""
    await session.do(random_move(session.table, chance))


async def play_on(session: Session, chance: Random, answers: int = 100_000) -> None:
    """Play so many answers, or to the end of the match."""
    for _ in range(answers):
        if session.table.decided:
            return
        await answer_once(session, chance)


async def open_won(registry: Registry, *guests: int, seed: int = 1) -> Session:
    """Open a match of one round, and play it to its end."""
    session = await open_match(registry, *guests, options=CLASSIC.with_(scoring="single"))
    await play_on(session, Random(seed))
    return session


async def last_move(session: Session, chance: Random) -> Move:
    """Play until the next move decides the match, and return that move."""
    while True:
        following = random_move(session.table, chance)
        change = following(session.table, NOW)
        if change is not None and change.table.decided:
            return following
        await session.do(following)


async def move(session: Session) -> Update | None:
    """Let the player who is asked give the default answer."""
    user, number, answers = asked(session.table)
    return await session.do(actions.play, user, answers[0], number)


async def notice(session: Session, user: int) -> Update | None:
    """Let a user press anything."""
    noticed = session.notice(user)
    return None if noticed is None else await noticed


async def pass_until(clock: FakeClock, truth: Callable[[], bool]) -> None:
    """Let time pass, second by second, until something is so."""
    for _ in range(1000):
        if truth():
            return
        await clock.advance(1)
    pytest.fail("it never was so")


async def stored(store: Store, session: Session) -> StoredGame:
    """Return the game as it is stored."""
    game = await store.read(by_id, session.id)
    assert game is not None
    return game
