"""Where pictures are kept: each is drawn once, elsewhere, and the latest are there at once.

Whoever needs a picture waits only as long as they like. Where too many are waiting already, one is left out: under load
there are fewer pictures, and never a queue of them.
"""

from __future__ import annotations

import asyncio
import functools
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from typing import ClassVar

from bot.art.drawing import elsewhere
from bot.art.pictures import Picture

log = logging.getLogger(__name__)

ROOM = 32 * 1024 * 1024
"""How many bytes of finished pictures are kept."""
MOST_WAITING = 8
"""How many pictures are waited for at most."""


class Studio:
    """Has pictures drawn one after the other, and keeps the latest by what they show."""

    PATIENCE: ClassVar[float] = 0.3
    """How many seconds an answer waits for its pictures."""

    def __init__(
        self,
        draws: Callable[[Picture], Future[bytes]] = elsewhere,
        *,
        room: int = ROOM,
        most_waiting: int = MOST_WAITING,
    ) -> None:
        self._draws = draws
        self._room = room
        self._most_waiting = most_waiting
        self._finished: OrderedDict[Picture, bytes] = OrderedDict()
        self._drawing: dict[Picture, asyncio.Future[bytes]] = {}

    async def within(self, seconds: float, picture: Picture) -> bytes | None:
        """The picture as a file, if it is there within these seconds; else it may be on its way."""
        file = self._finished.get(picture)
        if file is not None:
            self._finished.move_to_end(picture)
            return file
        self.begin(picture)
        drawing = self._drawing.get(picture)
        if drawing is None:
            return None
        done, _ = await asyncio.wait({drawing}, timeout=seconds)
        return drawing.result() if done and not drawing.cancelled() and drawing.exception() is None else None

    def begin(self, picture: Picture) -> None:
        """Has a picture drawn that will be wanted in a moment, unless too many are waiting."""
        if self.will_have(picture) or len(self._drawing) >= self._most_waiting:
            return
        drawing = self._drawing[picture] = asyncio.wrap_future(self._draws(picture))
        drawing.add_done_callback(functools.partial(self._keep, picture))

    def will_have(self, picture: Picture) -> bool:
        """Whether it is there, or on its way."""
        return picture in self._finished or picture in self._drawing

    def close(self) -> None:
        """Draws no more."""
        self._most_waiting = 0
        for drawing in self._drawing.values():
            drawing.cancel()

    def _keep(self, picture: Picture, drawing: asyncio.Future[bytes]) -> None:
        del self._drawing[picture]
        if drawing.cancelled():
            return
        if (error := drawing.exception()) is not None:
            log.error("A picture could not be drawn (%s)", type(picture).__name__, exc_info=error)
            return
        file = self._finished[picture] = drawing.result()
        self._room -= len(file)
        while self._room < 0:
            self._room += len(self._finished.popitem(last=False)[1])
