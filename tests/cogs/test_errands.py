"""Errands: one at a time, once for all who want them meanwhile, and tried again when they fail."""

import asyncio
import logging

import pytest

from cogs.errands import Errand


class Desk:
    """Counts how often work was begun, and lets it end when the gate opens."""

    def __init__(self, failures: int = 0) -> None:
        self.begun = 0
        self.gate = asyncio.Event()
        self.failures = failures

    async def work(self) -> None:
        self.begun += 1
        await self.gate.wait()
        if self.begun <= self.failures:
            raise OSError("no network")


async def test_what_is_wanted_meanwhile_is_done_once() -> None:
    desk = Desk()
    errand = Errand(desk.work)
    errand.want()
    await asyncio.sleep(0)
    for _ in range(5):
        errand.want()
    assert desk.begun == 1
    desk.gate.set()
    await errand.done()
    assert desk.begun == 2
    errand.want()
    await errand.done()
    assert desk.begun == 3


async def test_a_failure_is_logged_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk(failures=1)
    desk.gate.set()
    errand = Errand(desk.work, game="k3Jx", pauses=(0.0,))
    errand.want()
    await errand.done()
    assert desk.begun == 2
    (record,) = caplog.records
    assert (record.levelno, getattr(record, "game", None)) == (logging.ERROR, "k3Jx")
    caplog.clear()


async def test_it_gives_up_until_it_is_wanted_again(caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk(failures=3)
    desk.gate.set()
    errand = Errand(desk.work, pauses=(0.0,))
    errand.want()
    await errand.done()
    assert desk.begun == 2
    errand.want()
    await errand.done()
    assert desk.begun == 4
    assert len(caplog.records) == 3
    caplog.clear()


async def test_one_that_is_dropped_does_nothing_more() -> None:
    desk = Desk()
    errand = Errand(desk.work)
    errand.cancel()
    errand.want()
    await asyncio.sleep(0)
    errand.want()
    errand.cancel()
    desk.gate.set()
    await errand.done()
    assert desk.begun == 1
