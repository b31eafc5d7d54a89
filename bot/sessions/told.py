"""What a change of a session did, for everybody to be told as far as they may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bot.rules.edition import Edition
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS
from bot.rules.record import DEAL, carry_out
from bot.rules.redaction import seen_by
from bot.sessions.dance import Dance


@dataclass(frozen=True, slots=True)
class Told:
    """One change; without events where it was none of the rules' (somebody joined, danced a step, is running late)."""

    seat: int | None = None
    """Whose answer it was."""
    edition: Edition | None = None
    _events: tuple[Event, ...] = field(default=(), repr=False)
    _side: int = 0
    late: int | None = None
    """Whose time is nearly up: they are pinged, once."""
    spared: int | None = None
    """Whose time ran out while the bot was away: they have a moment more."""
    away: tuple[int, ...] = ()
    """Who is away from now on."""
    back: tuple[int, ...] = ()
    """Who is back."""
    dance: Dance | None = None
    """The dance that was on the floor, as far as it was danced; unknown after a restart."""

    def seen_by(self, seat: int | None) -> list[Event]:
        """What happened, as this seat may know it, or as the channel may (None)."""
        if self.edition is None:
            return []
        return list(seen_by(seat, self._events, self.edition, self._side))


NOTHING_TOLD = Told()


def retold(game: Game, answers: Iterable[str]) -> Iterator[Told]:
    """What each of these answers of a record does, as the game goes on by them."""
    for answer in answers:
        side = game.state.side
        seat = None if answer == DEAL else SEAT_LETTERS.index(answer[0])
        yield Told(seat, game.edition, tuple(carry_out(game, answer)), side)
