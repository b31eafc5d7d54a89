"""The shards of several processes on one PostgreSQL: claimed, connected, handed over, and let go of in time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from simcord import ChannelHandle
from sqlalchemy import Connection, Executable, update

from bot.art.process import DrawProcess
from bot.chat.client import Uno
from bot.config import Settings
from bot.playground import LocalDiscord, NoResponse, RenderedMessage, Response
from bot.sessions import actions, lobby
from bot.sessions.options import Options
from bot.sessions.session import Session
from bot.store.db import transaction
from bot.store.errors import OtherShardCount
from bot.store.lease import Lease
from bot.store.schema import processes, shard_leases
from bot.store.store import Store
from bot.text import text_for
from tests.clock import FakeClock
from tests.house import ANSWER_WITHIN_S, TOKEN, UNHURRIED, on_line
from tests.party import presses
from tests.sessions.running import answer_once
from tests.thinking import review_at_once, think_at_once

SHARDS = 2
EVERY_S = 0.05
MOVING = text_for("en-US")("refused-moved")
SILENT = "It is not known whether this process still runs its games: see the log."


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(token=TOKEN, shards=SHARDS, answer_within_s=ANSWER_WITHIN_S) as discord:
        with discord.for_discord_py():
            yield discord


@pytest.fixture
def settings(local: LocalDiscord, postgres_url: str) -> Settings:
    """With the address of the gateway, as behind a proxy: nobody waits five seconds to identify."""
    return Settings(TOKEN, local.url, postgres_url, discord_gateway_url=local.gateway_url)


class Town:
    """A server on each shard, and the processes of one bot."""

    def __init__(self, local: LocalDiscord, settings: Settings, draw_process: DrawProcess) -> None:
        self.local = local
        self.houses = [local.guild(f"House {shard}", shard_id=shard) for shard in range(SHARDS)]
        self.channels: list[ChannelHandle] = [house.create_text_channel("uno") for house in self.houses]
        self.ann = local.person("Ann", *self.houses)
        self.ben = local.person("Ben", *self.houses)
        self._settings = settings
        self._draw = draw_process.draw
        self._stack = AsyncExitStack()
        self.clock = FakeClock(datetime.now(UTC))

    async def start(self) -> Uno:
        """Start one more process."""
        return await self._stack.enter_async_context(
            on_line(
                self.local,
                self._settings,
                to_run_games=True,
                draw=self._draw,
                clock=self.clock,
                timing=replace(UNHURRIED, claim_every=EVERY_S),
            )
        )

    async def stop(self) -> None:
        """Stop all processes."""
        await self._stack.aclose()

    async def until_running(self, bot: Uno, *shards: int) -> None:
        """Wait until the process runs these shards, connected, and no others."""

        def is_so() -> bool:
            has = [shard for shard in range(SHARDS) if bot.registry.has(self.houses[shard].id)]
            heard = [shard for shard in range(SHARDS) if bot.is_heard(shard)]
            return has == heard == list(shards)

        await until(is_so)

    async def match(self, bot: Uno, shard: int) -> Session:
        """Deal a match of Ann and Ben on this shard."""
        session = await bot.registry.open(
            self.houses[shard].id, self.channels[shard].id, self.ann.id, "Ann", Options.for_edition("classic"), "en-US"
        )
        await session.do(lobby.join, self.ben.id, "Ben")
        await session.do(actions.start, self.ann.id)
        return session

    async def press_hand(self, shard: int) -> Response:
        """Have Ann look at her hand on this shard."""

        def buttons() -> list[tuple[RenderedMessage, str]]:
            public = [seen for seen in self.ann.read(self.channels[shard]) if not seen.ephemeral]
            return [(seen, press.custom_id) for seen in public for press in presses(seen) if press.verb == "hand"]

        shown, custom_id = (await self.local.until(buttons))[-1]
        return await self.ann.press(shown, custom_id)


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110  (what is waited for may be in the database)
            await asyncio.sleep(EVERY_S)


@pytest.fixture
async def town(local: LocalDiscord, settings: Settings, draw_process: DrawProcess) -> AsyncIterator[Town]:
    town = Town(local, settings, draw_process)
    yield town
    await town.stop()


def lease_of(bot: Uno) -> Lease:
    assert bot.store.lease is not None
    return bot.store.lease


async def execute(bot: Uno, statement: Executable) -> None:
    def work(connection: Connection) -> None:
        connection.execute(statement)

    await transaction(bot.store.database.housekeeping, work)


async def test_who_comes_gets_shards_and_goes_on_with_their_games(town: Town) -> None:
    first = await town.start()
    await town.until_running(first, 0, 1)
    sessions = [await town.match(first, shard) for shard in range(SHARDS)]
    second = await town.start()
    await town.until_running(first, 0)
    await town.until_running(second, 1)
    assert first.registry.running() == [sessions[0]]
    (taken,) = second.registry.running()
    assert taken.id == sessions[1].id
    assert taken.table.view(None) == sessions[1].table.view(None)
    await until(lambda: not taken.is_held)
    for session in (sessions[0], taken):
        await answer_once(session, Random(1))
    assert (first.troubles(), second.troubles()) == ([], [])
    assert (await town.press_hand(1)).ephemeral


async def test_those_of_one_that_stops_are_taken_up(town: Town, local: LocalDiscord) -> None:
    first = await town.start()
    second = await town.start()
    await town.until_running(second, 1)
    session = await town.match(second, 1)
    await second.close()
    await second.store._finish()
    await town.until_running(first, 0, 1)
    assert [one.id for one in first.registry.running()] == [session.id]
    assert {one.shard for one in local.gateway.live} == {(0, 2), (1, 2)}


async def test_who_has_lost_a_shard_lets_go_of_it(town: Town, local: LocalDiscord) -> None:
    bot = await town.start()
    await town.until_running(bot, 0, 1)
    await town.match(bot, 0)
    until_later = datetime.now(UTC) + timedelta(hours=1)
    await execute(bot, processes.insert().values(owner="other", until=until_later, shard_count=SHARDS))
    await execute(bot, update(shard_leases).where(shard_leases.c.shard == 0).values(owner="other", epoch=99))
    await town.until_running(bot, 1)
    assert bot.registry.running() == []
    assert bot.troubles() == []
    await local.until(lambda: [session.shard for session in local.gateway.live] == [(1, 2)])


async def test_presses_where_another_process_is_about_to_answer_are_told_so(town: Town) -> None:
    bot = await town.start()
    await town.until_running(bot, 0, 1)
    await town.match(bot, 0)
    await town.press_hand(0)
    bot.registry.leave([0])
    pressed = await town.press_hand(0)
    typed = await town.ann.slash(town.channels[0], "uno table")
    for answer in (pressed, typed):
        assert answer.message is not None
        assert (answer.ephemeral, answer.message.text) == (True, MOVING)


async def test_who_cannot_renew_its_claim_stops_its_games_until_it_can(
    town: Town, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await town.start()
    await town.until_running(bot, 0, 1)
    session = await town.match(bot, 0)
    lease = lease_of(bot)
    goes_on = asyncio.Event()
    works = lease.claim

    async def silent() -> list[int]:
        await goes_on.wait()
        return await works()

    monkeypatch.setattr(lease, "claim", silent)
    assert bot._shards is not None
    bot._shards._lasts_s = 3 * EVERY_S
    await until(lambda: not bot.registry.running())
    assert not bot.registry.has(town.houses[0].id)
    assert lease.held.epochs == {}
    assert bot.troubles() == [SILENT]
    goes_on.set()
    await town.until_running(bot, 0, 1)
    (again,) = bot.registry.running()
    assert (again.id, again.is_held) == (session.id, False)
    await until(lambda: not bot.troubles())
    assert "The games of shards 0, 1 stop here" in caplog.text


async def test_who_stood_still_answers_nobody_until_it_knows_what_it_has(
    town: Town, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await town.start()
    await town.until_running(bot, 0, 1)
    await town.match(bot, 0)
    await town.press_hand(0)
    lease = lease_of(bot)
    begun, goes_on = asyncio.Event(), asyncio.Event()
    works = lease.claim

    async def late() -> list[int]:
        begun.set()
        await goes_on.wait()
        return await works()

    monkeypatch.setattr(lease, "claim", late)
    shards = bot._shards
    assert shards is not None
    await begun.wait()  # the renewal has as long as the lease still lasts
    shards._renewed -= 3600
    assert shards.has_stood_still
    monkeypatch.setattr(local.backend, "answer_within_s", 0.2)
    with pytest.raises(NoResponse):
        await town.press_hand(0)
    monkeypatch.setattr(local.backend, "answer_within_s", ANSWER_WITHIN_S)
    goes_on.set()
    await until(lambda: not shards.has_stood_still)
    await town.press_hand(0)


async def test_whatever_goes_wrong_shards_are_claimed(
    town: Town, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await town.start()
    await town.until_running(bot, 0, 1)
    lease = lease_of(bot)
    works = lease.claim
    troubles = [ZeroDivisionError()]

    async def claim() -> list[int]:
        if troubles:
            raise troubles.pop()
        return await works()

    monkeypatch.setattr(lease, "claim", claim)
    await until(lambda: not troubles and not bot.troubles())
    await town.until_running(bot, 0, 1)
    assert "could not be claimed" in caplog.text
    caplog.clear()


async def test_with_another_number_of_shards_none_starts(
    town: Town, settings: Settings, draw_process: DrawProcess
) -> None:
    first = await town.start()
    await town.until_running(first, 0, 1)
    other = replace(settings, shard_count=3)
    async with (
        await Store.open(other.database_url, to_run_games=True) as store,
        Uno(other, store, draw=draw_process.draw, think=think_at_once, review=review_at_once) as second,
    ):
        with pytest.raises(OtherShardCount, match="give SHARD_COUNT the same value everywhere"):
            await second.login(TOKEN)
    await town.until_running(first, 0, 1)


async def test_where_no_proxy_does_it_they_identify_one_after_the_other(town: Town) -> None:
    bot = await town.start()
    await town.until_running(bot, 0, 1)
    shards = bot._shards
    assert shards is not None
    async with asyncio.timeout(60):
        await shards.may_identify(0, 1)
    waiting = asyncio.create_task(shards.may_identify(1, 1))
    await asyncio.wait([waiting], timeout=0.2)
    assert not waiting.done()
    waiting.cancel()
    await shards.may_identify(1, 2)
    await shards.may_identify(1, None)
    bot.registry.leave([1])
    shards._leave([1])
    with pytest.raises(asyncio.CancelledError):
        await shards.may_identify(1, None)
