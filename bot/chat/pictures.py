"""The one keeper of pictures: what is drawn, what is being drawn, and what came too late for its words.

A picture that is drawn in time goes with the words, the others follow. Each is drawn once, in a process of its own;
where too many are waiting already, one is left out: under load there are fewer pictures, and never a queue of them.
How they get onto messages is in `uploads.py`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from functools import partial

from bot.art.pictures import Picture
from bot.chat.replies import UNREACHABLE

log = logging.getLogger(__name__)

KEPT_BYTES = 4 * 1024 * 1024
"""How much of finished pictures is kept: some 200. Of those that are wanted again nine in ten are of the last 50."""
MOST_WAITING = 8
"""How many pictures are waited for at most."""
LATEST_S = 20.0
"""For how long after its words a picture is still attached."""
FAILURES_KEPT = 100
"""How many of those that could not be drawn are remembered, and not tried again."""

Draw = Callable[[Picture], Future[bytes]]


class Pictures:
    """Has pictures drawn, and keeps them."""

    def __init__(
        self,
        draw: Draw,
        wait_s: float,
        *,
        kept_bytes: int = KEPT_BYTES,
        most_waiting: int = MOST_WAITING,
        latest_s: float = LATEST_S,
    ) -> None:
        self._draw = draw
        self._wait_s = wait_s
        """How long words wait for their pictures."""
        self._room = kept_bytes
        self._most_waiting = most_waiting
        self._latest_s = latest_s
        self._finished: OrderedDict[Picture, bytes] = OrderedDict()
        """The latest, by what they show."""
        self._drawing: dict[Picture, asyncio.Future[bytes]] = {}
        self._failed: deque[Picture] = deque(maxlen=FAILURES_KEPT)
        self._late: dict[int, asyncio.Task[None]] = {}
        """By message, those that are yet to follow."""

    async def drawn(self, pictures: Sequence[Picture]) -> dict[Picture, bytes]:
        """Return the files of those of these pictures that are there in time."""
        return await self._drawn(pictures, self._wait_s)

    def is_drawing(self, picture: Picture) -> bool:
        """Tell whether a picture will soon be there."""
        return picture in self._drawing

    def begin(self, picture: Picture) -> None:
        """Have a picture drawn that will be wanted in a moment, unless too many are waiting."""
        is_known = picture in self._finished or picture in self._drawing or picture in self._failed
        if is_known or len(self._drawing) >= self._most_waiting:
            return
        drawing = self._drawing[picture] = asyncio.wrap_future(self._draw(picture))
        drawing.add_done_callback(partial(self._keep, picture))

    def follow(
        self,
        message_id: int,
        missing: Sequence[Picture],
        show: Callable[[], Awaitable[object]],
        *,
        in_any_case: bool = False,
    ) -> None:
        """Call `show` as soon as pictures are drawn that a message lacks, unless something newer stands there by then.

        `in_any_case`: also if they cannot be drawn, as former pictures stand there meanwhile.
        """
        self.forget(message_id)
        is_coming = any(picture in self._finished or picture in self._drawing for picture in missing)
        if is_coming or in_any_case:
            late = self._late[message_id] = asyncio.create_task(self._show_late(missing, show, in_any_case=in_any_case))
            late.add_done_callback(partial(self._is_shown, message_id))

    def forget(self, message_id: int) -> None:
        """Attach nothing to this message any more: something newer is about to stand there."""
        late = self._late.get(message_id)
        if late is not None and late is not asyncio.current_task():
            del self._late[message_id]
            late.cancel()

    def close(self) -> None:
        """Draw and attach no more."""
        for message_id in list(self._late):
            self.forget(message_id)
        self._most_waiting = 0
        for drawing in self._drawing.values():
            drawing.cancel()

    async def _drawn(self, pictures: Sequence[Picture], wait_s: float) -> dict[Picture, bytes]:
        """Return the files of those that are there within so many seconds; have those begun that are not."""
        for picture in pictures:
            self.begin(picture)
        waiting = [self._drawing[picture] for picture in pictures if picture in self._drawing]
        if waiting:
            await asyncio.wait(waiting, timeout=wait_s)
        found = {}
        for picture in pictures:
            if picture in self._finished:
                self._finished.move_to_end(picture)
                found[picture] = self._finished[picture]
        return found

    async def _show_late(
        self, missing: Sequence[Picture], show: Callable[[], Awaitable[object]], *, in_any_case: bool
    ) -> None:
        drawn = await self._drawn(missing, self._latest_s)
        for picture in missing:
            if picture in self._drawing and not drawn:
                self._drawing[picture].cancel()  # or what stands there would wait for it again
        if not drawn and not in_any_case:
            return
        await asyncio.sleep(0)  # what was cancelled is noted
        try:
            await show()
        except UNREACHABLE as error:
            log.info("A picture came too late for its message (%s)", error)

    def _keep(self, picture: Picture, drawing: asyncio.Future[bytes]) -> None:
        del self._drawing[picture]
        if drawing.cancelled():
            self._failed.append(picture)
            return
        if (error := drawing.exception()) is not None:
            self._failed.append(picture)
            log.error("A picture could not be drawn (%s)", type(picture).__name__, exc_info=error)
            return
        file = self._finished[picture] = drawing.result()
        self._room -= len(file)
        while self._room < 0:
            self._room += len(self._finished.popitem(last=False)[1])

    def _is_shown(self, message_id: int, late: asyncio.Task[None]) -> None:
        if self._late.get(message_id) is late:
            del self._late[message_id]
