"""What scenarios assert about: a game with letters for its seats, and what the last move showed."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.events import CardsShown, Event
from bot.rules.game import Game


class Position:
    """A game in the middle of a scenario."""

    def __init__(self, game: Game, letters: str) -> None:
        self.game = game
        self.letters = letters
        self.shown: dict[tuple[int | None, int], list[int]] = {}
        """The faces that the last move showed, by who saw them (None: all) and whose they were."""

    def happened(self, events: Iterable[Event]) -> None:
        """Takes notice of what a move did."""
        self.shown = {}
        edition = self.game.edition
        side = self.game.state.side
        for event in events:
            if isinstance(event, CardsShown) and event.cards:
                showing = edition.showing[side]
                self.shown.setdefault((event.to, event.seat), []).extend(showing[card] for card in event.cards)
