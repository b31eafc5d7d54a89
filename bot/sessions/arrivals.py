"""Waiting for games that another process ran last: one look at the database for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping

from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.store.errors import StoreError

MOVES_WITHIN_S = 2.0
"""How long a user waits until another process gives a game up; Discord waits three seconds."""
LOOKS_EVERY_S = 0.25

Look = Callable[[Collection[str]], Awaitable[Mapping[str, Session | None]]]
"""Returns the games with these ids that are here, and None for those that are nowhere; others are elsewhere as yet."""


class Arrivals:
    """The games that are waited for."""

    def __init__(self, look: Look, within_s: float = MOVES_WITHIN_S, every_s: float = LOOKS_EVERY_S) -> None:
        self._look = look
        self._within_s = within_s
        self._every_s = every_s
        self._awaited: dict[asyncio.Future[Session | None], str] = {}
        self._looking: asyncio.Task[None] | None = None

    async def wait(self, game_id: str) -> Session | None:
        """Return the game as soon as it is here, None as soon as it is nowhere.

        Raise SessionRefusal if another process goes on running it.
        """
        arrival: asyncio.Future[Session | None] = asyncio.get_running_loop().create_future()
        self._awaited[arrival] = game_id
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look_on(), name="arrivals")
        try:
            async with asyncio.timeout(self._within_s):
                return await arrival
        except TimeoutError:
            raise SessionRefusal("moved") from None
        finally:
            del self._awaited[arrival]

    async def _look_on(self) -> None:
        """Look until no game is waited for any more."""
        while waiting := self._waiting():
            try:
                found = await self._look(set(waiting.values()))
            except StoreError as error:
                # One exception each: a shared one would collect the tracebacks of all who raise it.
                for arrival in waiting.keys() & self._waiting().keys():
                    arrival.set_exception(StoreError(str(error)))
            else:
                for arrival, game_id in self._waiting().items():
                    if game_id in found:
                        arrival.set_result(found[game_id])
            if self._waiting():
                await asyncio.sleep(self._every_s)

    def _waiting(self) -> dict[asyncio.Future[Session | None], str]:
        return {arrival: game_id for arrival, game_id in self._awaited.items() if not arrival.done()}
