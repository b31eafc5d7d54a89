"""A record that is played again, with what one of its seats sees and remembers."""

from __future__ import annotations

from bot.players.memory import Memory
from bot.rules.events import Event
from bot.rules.record import Record, carry_out
from bot.rules.redaction import seen_by
from bot.rules.view import View, view


class SeatReplay:
    """The game of a record before its first answer, and a seat that has seen nothing yet."""

    def __init__(self, record: Record, seat: int) -> None:
        self.game = record.start()
        self.memory = Memory()
        self._seat = seat

    def carry_out(self, answer: str) -> list[Event]:
        """Give an answer that the record kept; return its events, of which the seat remembers what it sees."""
        side = self.game.state.side
        events = carry_out(self.game, answer)
        for event in seen_by(self._seat, events, self.game.edition, side):
            self.memory.observe(event)
        self.memory.update(self.view())
        return events

    def view(self) -> View:
        """Return what the seat sees now."""
        return view(self.game, self._seat)
