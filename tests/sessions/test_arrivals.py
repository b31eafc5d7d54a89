"""Users who wait for games that another process ran last."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping

import pytest

from bot.sessions.arrivals import Arrivals
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.store.errors import StoreError


class Town:
    """Tells of games whether they are somewhere, after a while."""

    def __init__(self) -> None:
        self.looks: list[set[str]] = []
        self.gone: set[str] = set()
        self.trouble: StoreError | None = None

    async def look(self, awaited: Collection[str]) -> Mapping[str, Session | None]:
        self.looks.append(set(awaited))
        await asyncio.sleep(0)
        if self.trouble is not None:
            raise self.trouble
        return dict.fromkeys(self.gone & set(awaited))


@pytest.fixture
def town() -> Town:
    return Town()


@pytest.fixture
def arrivals(town: Town) -> Arrivals:
    return Arrivals(town.look, within_s=0.2, every_s=0.01)


async def test_all_who_wait_are_told_after_one_look(town: Town, arrivals: Arrivals) -> None:
    town.gone = {"a", "b"}
    assert await asyncio.gather(*(arrivals.wait(game) for game in "aabb")) == [None] * 4
    assert town.looks == [{"a", "b"}]
    assert await arrivals.wait("b") is None
    assert town.looks == [{"a", "b"}, {"b"}]


async def test_a_user_who_waits_too_long_is_refused_and_the_others_wait_on(town: Town, arrivals: Arrivals) -> None:
    first = asyncio.create_task(arrivals.wait("a"))
    await asyncio.sleep(0.1)
    second = asyncio.create_task(arrivals.wait("a"))
    with pytest.raises(SessionRefusal, match="moved"):
        await first
    town.gone = {"a"}
    assert await second is None
    looks = len(town.looks)
    await asyncio.sleep(0.05)
    assert len(town.looks) == looks, "no user waits any more"


async def test_where_the_database_fails_all_are_told_and_the_next_look_is_tried(town: Town, arrivals: Arrivals) -> None:
    town.trouble = StoreError("The disk is full.")
    outcomes = await asyncio.gather(*(arrivals.wait(game) for game in "ab"), return_exceptions=True)
    assert [str(outcome) for outcome in outcomes] == ["The disk is full."] * 2
    assert outcomes[0] is not outcomes[1]
    town.trouble, town.gone = None, {"a"}
    assert await arrivals.wait("a") is None
