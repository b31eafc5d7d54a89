"""People who wait for games that another process ran last."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping

import pytest

from bot.sessions import Denied, Session
from bot.sessions.arrivals import Arrivals
from bot.store import StoreError


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
def town(monkeypatch: pytest.MonkeyPatch) -> Town:
    monkeypatch.setattr("bot.sessions.arrivals.MOVES_WITHIN", 0.2)
    monkeypatch.setattr("bot.sessions.arrivals.LOOKS_EVERY", 0.01)
    return Town()


async def test_all_who_wait_hear_of_one_look(town: Town) -> None:
    town.gone = {"a", "b"}
    arrivals = Arrivals(town.look)
    assert await asyncio.gather(*(arrivals.wait(game) for game in "aabb")) == [None] * 4
    assert town.looks == [{"a", "b"}]
    assert await arrivals.wait("b") is None
    assert town.looks == [{"a", "b"}, {"b"}]


async def test_who_waits_too_long_is_refused_and_the_others_wait_on(town: Town) -> None:
    arrivals = Arrivals(town.look)
    first = asyncio.create_task(arrivals.wait("a"))
    await asyncio.sleep(0.1)
    second = asyncio.create_task(arrivals.wait("a"))
    with pytest.raises(Denied, match="moved"):
        await first
    town.gone = {"a"}
    assert await second is None
    looks = len(town.looks)
    await asyncio.sleep(0.05)
    assert len(town.looks) == looks, "nobody waits any more"


async def test_where_the_database_fails_each_hears_of_it_and_the_next_look_is_tried(town: Town) -> None:
    town.trouble = StoreError("The disk is full.")
    arrivals = Arrivals(town.look)
    outcomes = await asyncio.gather(*(arrivals.wait(game) for game in "ab"), return_exceptions=True)
    assert [str(outcome) for outcome in outcomes] == ["The disk is full."] * 2
    assert outcomes[0] is not outcomes[1]
    town.trouble, town.gone = None, {"a"}
    assert await arrivals.wait("a") is None
