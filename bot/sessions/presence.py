"""Who is there: people who were away and come back, and a game that sleeps while nobody is there."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bot.sessions.changes import whole
from bot.sessions.kept import Kept
from bot.sessions.lobby import Lobby
from bot.sessions.told import Told
from bot.store import Game as Row
from bot.store import Life, Store


class Presence(Lobby):
    """The people of a game, as far as they are there."""

    def __init__(self, store: Store, row: Row) -> None:
        super().__init__(store, row)
        self._seen = self._kept.seen or row.updated
        """When a person last did anything."""

    def sees(self, user: int) -> bool:
        """Takes notice of somebody; False where there is more to it: they were away, the game sleeps, or it changes.

        What is seen while it changes may not be stored yet.
        """
        seat = self.seat_of(user)
        if seat is None or self.life is not Life.PLAYING or self.lock.locked():
            return False
        if self.seats[seat].away or self.seats[seat].missed:
            return False
        self._seen = datetime.now(UTC)
        return True

    @whole
    async def present(self, user: int) -> Told | None:
        """Somebody pressed anything: they are back, and a game that slept is awake; None where nothing changes."""
        seat = self.seat_of(user)
        if seat is None or self.life not in {Life.PLAYING, Life.ASLEEP}:
            return None
        was_away = self.seats[seat].away
        self._notice(seat)
        if self.life is Life.ASLEEP:
            await self._woken()
        elif was_away:
            await self._save(self._kept)
        else:
            return None
        return Told(back=(seat,) if was_away else ())

    @whole
    async def sleep(self) -> None:
        """Falls asleep, as nobody can reach it."""
        if self.life is Life.PLAYING:
            await self._arranged(life=Life.ASLEEP, deadline=None)

    def _notice(self, seat: int) -> None:
        """A person is there; it is kept with the next change."""
        self._seen = datetime.now(UTC)
        if self.seats[seat].away or self.seats[seat].missed:
            self._kept = replace(self._kept, seats=self._with_seat(seat, away=False, missed=0))

    async def _woken(self) -> None:
        await self._arranged(life=Life.PLAYING, deadline=self._next_deadline(self._playing()))

    def _saving(self, kept: Kept) -> Kept:
        return replace(super()._saving(kept), seen=self._seen)
