"""Positions and moves in the notation, for tests that look at more than a scenario can assert."""

from __future__ import annotations

from bot.rules.cli.position import position_from
from bot.rules.cli.scenario import parts
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS, face_tokens, parse_option
from bot.rules.redaction import seen_by
from tests.rules.tables import make


class Given:
    """A game in a position, whose seats have the letters from A on."""

    def __init__(self, position: str) -> None:
        header, _ = parts(position)
        self.game: Game = position_from(header).game

    def __call__(self, moves: str) -> list[Event]:
        """Make moves, one a line; return what happened."""
        events: list[Event] = []
        for move in moves.strip().splitlines():
            letter, verb, *words = move.split()
            option = parse_option(self.game.edition, SEAT_LETTERS, verb, words)
            events += make(self.game, (SEAT_LETTERS.index(letter), option))
        return events

    def seen(self, seat: int | None, moves: str) -> list[Event]:
        """Make moves; return what happened as this seat may know it."""
        side = self.game.state.side
        return seen_by(seat, self(moves), self.game.edition, side)

    def tokens(self, faces: tuple[int, ...]) -> str:
        """The faces in a row of cards."""
        return face_tokens(self.game.edition, faces)
