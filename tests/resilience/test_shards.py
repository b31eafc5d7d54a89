"""Three processes, one PostgreSQL: each runs the games of its shards, and of one that is gone others take them over.

How long people wait meanwhile is told by `python -m tests.bench shards`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.resilience.shards import come_and_go, town

SHARDS = 3


@pytest.mark.slow
async def test_whatever_befalls_processes_no_move_is_lost_or_done_twice(postgres_url: str, tmp_path: Path) -> None:
    async with town(postgres_url, tmp_path, SHARDS) as built:
        stood_still = await come_and_go(built, print)
        assert await built.problems(besides=stood_still) == []


@pytest.mark.slow
async def test_one_that_is_stopped_gives_its_shards_back_at_once(postgres_url: str, tmp_path: Path) -> None:
    async with town(postgres_url, tmp_path, 1) as built:
        first = await built.launch()
        await built.until_shared(1)
        await built.until_played()
        (before,) = await built.owners()
        second = await built.launch()
        await built.until_played()
        assert await built.owners() == [before], "one shard has one process"
        code, _ = await first.stop()
        assert code == 0
        await built.until_shared(1)
        assert await built.owners() != [before]
        await built.until_played()
        assert await built.problems() == []
        assert (await second.stop())[0] == 0
        assert await built.owners() == [None]
