"""Pictures are drawn beside the event loop, each one once; the latest are kept, and under load some are left out."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

import pytest

from bot.art.canvas import Canvas
from bot.art.pictures.hand import HandPicture
from bot.art.studio import Studio

LONG = 60.0


@dataclass(frozen=True, slots=True)
class Dots:
    """A picture for these tests; equal ones show equally many dots."""

    dots: int

    def paint(self) -> Canvas:
        return Canvas(8, 8)


@dataclass
class Painter:
    """Draws when it is let; counts what it drew."""

    drawn: list[object] = field(default_factory=list)
    may: threading.Event = field(default_factory=threading.Event)
    thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1))

    def __call__(self, picture: object) -> Future[bytes]:
        return self.thread.submit(self.draw, picture)

    def draw(self, picture: object) -> bytes:
        assert self.may.wait(LONG)
        self.drawn.append(picture)
        if picture == Dots(13):
            raise ValueError("nobody draws thirteen dots")
        return b"." * 10


@pytest.fixture
def painter() -> Iterator[Painter]:
    painter = Painter()
    yield painter
    painter.may.set()
    painter.thread.shutdown()


async def test_a_real_picture() -> None:
    studio = Studio()
    file = await studio.within(LONG, HandPicture("classic", (1, 2, 3)))
    assert file is not None
    assert file.startswith(b"\x89PNG")
    studio.close()


async def test_equal_pictures_are_drawn_once(painter: Painter) -> None:
    studio = Studio(painter)
    asked = [asyncio.create_task(studio.within(LONG, Dots(1))) for _ in range(5)]
    await asyncio.sleep(0)
    painter.may.set()
    assert set(await asyncio.gather(*asked)) == {b"." * 10}
    assert await studio.within(0, Dots(1)) == b"." * 10
    assert painter.drawn == [Dots(1)]
    studio.close()


async def test_what_is_begun_is_there_when_it_is_wanted(painter: Painter) -> None:
    studio = Studio(painter)
    studio.begin(Dots(1))
    studio.begin(Dots(1))
    assert studio.will_have(Dots(1))
    painter.may.set()
    assert await studio.within(LONG, Dots(1)) == b"." * 10
    studio.begin(Dots(1))
    assert painter.drawn == [Dots(1)]
    studio.close()


async def test_nobody_waits_longer_than_they_like(painter: Painter) -> None:
    studio = Studio(painter)
    assert await studio.within(0, Dots(1)) is None
    assert studio.will_have(Dots(1))
    painter.may.set()
    assert await studio.within(LONG, Dots(1)) is not None
    assert studio.will_have(Dots(1))
    studio.close()


async def test_who_stops_waiting_stops_nobody_else(painter: Painter) -> None:
    studio = Studio(painter)
    impatient = asyncio.create_task(studio.within(LONG, Dots(1)))
    patient = asyncio.create_task(studio.within(LONG, Dots(1)))
    await asyncio.sleep(0)
    impatient.cancel()
    painter.may.set()
    assert await patient is not None
    studio.close()


async def test_under_load_pictures_are_left_out(painter: Painter) -> None:
    studio = Studio(painter, most_waiting=3)
    for dots in range(10):
        assert await studio.within(0, Dots(dots)) is None
    assert [studio.will_have(Dots(dots)) for dots in range(10)] == [True] * 3 + [False] * 7
    painter.may.set()
    assert await studio.within(LONG, Dots(2)) is not None
    assert await studio.within(LONG, Dots(9)) is not None
    studio.close()


async def test_the_oldest_go_where_room_is_short(painter: Painter) -> None:
    painter.may.set()
    studio = Studio(painter, room=25)
    for dots in (1, 2, 1, 3, 1):
        await studio.within(LONG, Dots(dots))
    assert painter.drawn == [Dots(1), Dots(2), Dots(3)]
    await studio.within(LONG, Dots(2))
    assert painter.drawn[3:] == [Dots(2)]
    studio.close()


async def test_what_cannot_be_drawn_is_logged_and_done_without(
    painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    painter.may.set()
    studio = Studio(painter)
    assert await studio.within(LONG, Dots(13)) is None
    assert not studio.will_have(Dots(13))
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "Dots" in record.getMessage()
    assert await studio.within(LONG, Dots(1)) is not None
    studio.close()


async def test_closed_it_draws_nothing(painter: Painter) -> None:
    studio = Studio(painter)
    waiting = asyncio.create_task(studio.within(LONG, Dots(1)))
    await asyncio.sleep(0)
    studio.close()
    assert await waiting is None
    assert await studio.within(LONG, Dots(2)) is None
    painter.may.set()
