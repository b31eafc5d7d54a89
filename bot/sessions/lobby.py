"""The lobby: who sits at the table, and how it is to be played."""

from __future__ import annotations

from bot.players import LEVELS
from bot.rules.editions import EDITIONS
from bot.sessions.changes import Changes, whole
from bot.sessions.denied import Denied
from bot.sessions.options import Options
from bot.sessions.seats import Seat
from bot.sessions.told import Told
from bot.store import Life

COMPUTER_NAMES = ("Ada", "Bruno", "Cleo", "Dexter", "Edda", "Fynn", "Greta", "Hugo", "Iris", "Juno")
"""One is free at every table that is not full, whatever the people are called."""


class Lobby(Changes):
    """What can be done before the game begins."""

    @whole
    async def join(self, user: int, name: str) -> Told:
        """Takes a seat."""
        self._in_lobby()
        if self.seat_of(user) is not None:
            raise Denied("already_seated")
        return await self._with_another(Seat(user, name))

    @whole
    async def add_computer(self, user: int, level: str) -> Told:
        """Seats a computer player."""
        self._hosted(user)
        self._in_lobby()
        if level not in LEVELS:
            raise Denied("bad_options")
        taken = {seat.name for seat in self.seats}
        name = next((name for name in COMPUTER_NAMES if name not in taken), "")  # a table where none is free is full
        return await self._with_another(Seat(None, name, level))

    @whole
    async def remove_computer(self, user: int, seat: int) -> Told:
        """Takes a computer player's seat away."""
        self._hosted(user)
        self._in_lobby()
        if not 0 <= seat < len(self.seats) or self.seats[seat].user is not None:
            raise Denied("no_seat")
        return await self._without(seat)

    @whole
    async def set_options(self, user: int, options: Options) -> Told:
        """Chooses how to play."""
        self._hosted(user)
        self._in_lobby()
        if len(self.seats) > EDITIONS[options.edition].max_seats:
            raise Denied("too_many")
        return await self._arranged(options=options)

    @whole
    async def start(self, user: int) -> Told:
        """Deals the first round."""
        self._hosted(user)
        self._in_lobby()
        if len(self.seats) < EDITIONS[self.options.edition].min_seats:
            raise Denied("too_few")
        self._game = self._record().start()
        return await self._dealt()

    def _in_lobby(self) -> None:
        if self.life is not Life.LOBBY:
            raise Denied("started" if self._game is not None else "no_game")

    async def _with_another(self, seat: Seat) -> Told:
        if len(self.seats) >= EDITIONS[self.options.edition].max_seats:
            raise Denied("full")
        return await self._arranged(seats=(*self.seats, seat))

    async def _without(self, seat: int) -> Told:
        """Frees a seat; whoever hosts in the place of one that leaves sits first. A lobby without people is over."""
        seats = (*self.seats[:seat], *self.seats[seat + 1 :])
        people = [place for place, other in enumerate(seats) if other.user is not None]
        if people and self.seats[seat].user == self.host:
            seats = (*seats[people[0] :], *seats[: people[0]])
        return await self._arranged(seats=seats, life=None if people else Life.ENDED)
