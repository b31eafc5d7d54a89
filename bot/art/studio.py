"""Where pictures are kept: each is drawn once, elsewhere, and the latest are there at once.

Whoever needs a picture waits only as long as they like. Where too many are waiting already, one is left out: under load
there are fewer pictures, and never a queue of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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
        self, draws: Callable[[Picture], bytes] = elsewhere, *, room: int = ROOM, most_waiting: int = MOST_WAITING
    ) -> None:
        self._draws = draws
        self._room = room
        self._most_waiting = most_waiting
        self._thread = ThreadPoolExecutor(1, "studio")
        self._finished: OrderedDict[Picture, bytes] = OrderedDict()
        self._drawing: dict[Picture, asyncio.Task[bytes | None]] = {}

    async def within(self, seconds: float, picture: Picture) -> bytes | None:
        """The picture as a file, if it is there within these seconds; else it may be on its way."""
        file = self._finished.get(picture)
        if file is not None:
            self._finished.move_to_end(picture)
            return file
        drawing = self._drawing.get(picture)
        if drawing is None:
            if len(self._drawing) >= self._most_waiting:
                return None
            drawing = self._drawing[picture] = asyncio.create_task(self._draw(picture))
        done, _ = await asyncio.wait({drawing}, timeout=seconds)
        return drawing.result() if done and not drawing.cancelled() else None

    def will_have(self, picture: Picture) -> bool:
        """Whether it is there, or on its way."""
        return picture in self._finished or picture in self._drawing

    def close(self) -> None:
        """Draws no more."""
        self._most_waiting = 0
        for drawing in self._drawing.values():
            drawing.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, picture: Picture) -> bytes | None:
        try:
            file = await asyncio.get_running_loop().run_in_executor(self._thread, self._draws, picture)
        except Exception:
            log.exception("A picture could not be drawn (%s)", type(picture).__name__)
            return None
        finally:
            del self._drawing[picture]
        self._finished[picture] = file
        self._room -= len(file)
        while self._room < 0:
            self._room += len(self._finished.popitem(last=False)[1])
        return file
