"""Coalesced work: one at a time, once for all requests that come meanwhile, and tried again when it fails."""

import asyncio
import logging

import pytest

from bot.chat.coalesced import Coalesced


class Desk:
    """Counts how often work was begun, and lets it end when the gate opens."""

    def __init__(self, failures: int = 0) -> None:
        self.begun = 0
        self.has_begun = asyncio.Event()
        self.gate = asyncio.Event()
        self.failures = failures

    async def work(self) -> None:
        self.begun += 1
        self.has_begun.set()
        await self.gate.wait()
        if self.begun <= self.failures:
            raise OSError("no network")


@pytest.fixture
def desk() -> Desk:
    return Desk()


async def test_what_is_requested_meanwhile_is_done_once(desk: Desk) -> None:
    work = Coalesced(desk.work)
    work.request()
    await desk.has_begun.wait()
    for _ in range(5):
        work.request()
    assert desk.begun == 1
    desk.gate.set()
    await work.done()
    assert desk.begun == 2
    work.request()
    await work.done()
    assert desk.begun == 3


async def test_what_is_requested_before_it_begins_is_done_once(desk: Desk) -> None:
    work = Coalesced(desk.work)
    for _ in range(5):
        work.request()
    assert desk.begun == 0
    desk.gate.set()
    await work.done()
    assert desk.begun == 1
    assert not work.is_requested


async def test_a_failure_is_logged_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk(failures=1)
    desk.gate.set()
    work = Coalesced(desk.work, retry_pauses_s=(0.0,), game="k3Jx")
    work.request()
    await work.done()
    assert desk.begun == 2
    (record,) = caplog.records
    assert (record.levelno, getattr(record, "game", None)) == (logging.ERROR, "k3Jx")
    caplog.clear()


async def test_it_gives_up_until_it_is_requested_again(caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk(failures=3)
    desk.gate.set()
    work = Coalesced(desk.work, retry_pauses_s=(0.0,))
    work.request()
    await work.done()
    assert desk.begun == 2
    work.request()
    await work.done()
    assert desk.begun == 4
    assert len(caplog.records) == 3
    caplog.clear()


async def test_one_that_is_dropped_does_nothing_more(desk: Desk) -> None:
    work = Coalesced(desk.work)
    work.cancel()
    work.request()
    await desk.has_begun.wait()
    work.request()
    work.cancel()
    desk.gate.set()
    await work.done()
    assert desk.begun == 1
