"""The computer players of a table in the terminal or of a simulation: they see Views and redacted events alone.

The rules know only one that answers at random; `main` is passed better ones (`bot/players/`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Protocol

from bot.rules.agenda import Option
from bot.rules.calls import QUIT
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.random_player import ATTENTION, random_answer
from bot.rules.redaction import seen_by
from bot.rules.view import View, answers, view


class Computer(Protocol):
    """A computer player on one seat of one match."""

    def answer(self, view: View, /) -> Option:
        """Return one of the view's options that answers its prompt."""

    def call(self, view: View, /) -> Option | None:
        """Return the call that it makes now: UNO, a catch or jumping in."""

    def observe(self, event: Event, /) -> None:
        """Take note of a redacted event."""


Players = Mapping[str, Callable[[Random], Computer]]
"""By its level, what makes a computer player; the first is the usual one."""


class RandomComputer:
    """Answers anything that is legal."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def answer(self, view: View) -> Option:
        return random_answer(answers(view), self.chance)

    def call(self, view: View) -> Option | None:
        calls = [option for option in view.options if option != QUIT and option not in answers(view)]
        return self.chance.choice(calls) if calls and self.chance.random() < ATTENTION else None

    def observe(self, event: Event) -> None:
        """Forget it."""


RANDOM: Players = {"random": RandomComputer}


def seated(seats: Iterable[int], make: Callable[[Random], Computer], chance: Random) -> dict[int, Computer]:
    """Return a computer player for each of these seats."""
    return {seat: make(Random(chance.random())) for seat in seats}


class Computers:
    """All seats of a game that computers play."""

    def __init__(self, game: Game, players: Mapping[int, Computer], chance: Random) -> None:
        self.game = game
        self.chance = chance
        self.players = players

    def call(self) -> tuple[int, Option] | None:
        """Return a call that one of them makes, the first to notice; to be asked once after every change."""
        seats = [seat for seat in self.players if self.game.state.in_round[seat]]
        for seat in self.chance.sample(seats, len(seats)):
            option = self.players[seat].call(view(self.game, seat))
            if option is not None:
                return seat, option
        return None

    def answer(self, seat: int) -> Option:
        """Return what a seat answers that is asked."""
        return self.players[seat].answer(view(self.game, seat))

    def observe(self, events: Sequence[Event], side: int) -> None:
        """Let them all see what happened; `side` is the one in play before."""
        for seat, player in self.players.items():
            for event in seen_by(seat, events, self.game.edition, side):
                player.observe(event)
