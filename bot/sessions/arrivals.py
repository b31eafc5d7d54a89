"""Games that people wait for, as another process ran them last: one look at the database for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping

from bot.sessions.denied import Denied
from bot.sessions.session import Session
from bot.store import StoreError

MOVES_WITHIN = 2.0
"""How many seconds somebody waits for a game that another process runs to be free; Discord waits three."""
LOOKS_EVERY = 0.25

Looks = Callable[[Collection[str]], Awaitable[Mapping[str, Session | None]]]
"""Tells which of the games with these ids are here, and which are nowhere (None); the others are elsewhere as yet."""


class Arrivals:
    """Who waits for which game."""

    def __init__(self, looks: Looks) -> None:
        self._looks = looks
        self._awaited: dict[asyncio.Future[Session | None], str] = {}
        self._looking: asyncio.Task[None] | None = None

    async def wait(self, game_id: str) -> Session | None:
        """The game as soon as it is here, None as soon as it is nowhere; `Denied` where another process runs it."""
        arrival: asyncio.Future[Session | None] = asyncio.get_running_loop().create_future()
        self._awaited[arrival] = game_id
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="arrivals")
        try:
            async with asyncio.timeout(MOVES_WITHIN):
                return await arrival
        except TimeoutError:
            raise Denied("moved") from None
        finally:
            del self._awaited[arrival]

    async def _look(self) -> None:
        """Looks until nobody waits any more."""
        while waiting := self._waiting():
            try:
                found = await self._looks(set(waiting.values()))
            except StoreError as error:
                # One exception each: a shared one would collect the tracebacks of all who raise it.
                for arrival in waiting.keys() & self._waiting().keys():
                    arrival.set_exception(StoreError(str(error)))
            else:
                for arrival, game_id in self._waiting().items():
                    if game_id in found:
                        arrival.set_result(found[game_id])
            if self._waiting():
                await asyncio.sleep(LOOKS_EVERY)

    def _waiting(self) -> dict[asyncio.Future[Session | None], str]:
        return {arrival: game_id for arrival, game_id in self._awaited.items() if not arrival.done()}
