"""Tables to try the rules at: any edition, seats, house rules and scoring, and players who answer at random."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from hypothesis import currently_in_test_context, note, settings
from hypothesis import strategies as st

from bot.rules.agenda import Option
from bot.rules.editions import EDITIONS
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS, TIMEOUT, format_option
from bot.rules.record import Record
from bot.rules.rules import HAND, UNO, excluded, unfit_for
from bot.rules.state import SCORINGS, State

TIMES = int(os.environ.get("UNO_TEST_TIMES", "1"))
"""Set it to try every law at that many times more tables, which then are new ones at each run."""

T = TypeVar("T")
Move = tuple[int, Option]
"""A seat and what it answers."""

DEAL: Move = (-1, Option("deal"))
MOST_MOVES = 800


def at(tables: int) -> settings:
    """How many tables a law is tried at; the same ones at each run, unless more were asked for."""
    return settings(max_examples=tables * TIMES, derandomize=TIMES == 1, database=None)


def together(rules: Iterable[str], seats: int | None = None) -> tuple[str, ...]:
    """Those of these house rules that go together, the first ones first, and by which so many can play."""
    kept: list[str] = []
    for rule in rules:
        if excluded([*kept, rule]) is None and (seats is None or unfit_for([rule], seats) is None):
            kept.append(rule)
    return tuple(kept)


def house_sets(key: str, seats: int | None = None) -> list[tuple[str, ...]]:
    """No house rules; and as many as go together, in such sets that each is in one."""
    offered = EDITIONS[key].house
    sets = [together(sorted(offered, key=lambda rule: rule != first), seats) for first in offered]
    return [(), *dict.fromkeys(tuple(rule for rule in offered if rule in chosen) for chosen in sets)]


@dataclass(frozen=True)
class Table:
    """A table, and how those who sit there play. The seeds decide all that happens."""

    edition: str
    seats: int
    house: tuple[str, ...] = ()
    scoring: str | None = None
    target: int | None = None
    seed: int = 0
    players: int = 0
    draws: float = 0.2
    """How often a player draws who could play; many draws empty the pile."""
    quits: float = 0.002
    most: int = MOST_MOVES
    hand: int = HAND.usual
    uno: int = UNO.usual

    def game(self) -> Game:
        """The match before it is dealt."""
        return Game(self.state())

    def state(self) -> State:
        """The first state of it."""
        seed = self.seed.to_bytes(32, "big")
        edition = EDITIONS[self.edition]
        return State(edition, self.seats, seed, self.house, self.scoring, self.target, self.hand, self.uno)

    def moves(self, game: Game) -> Iterator[Move]:
        """The next move at this table, and after it was made the next one, until the match is over."""
        chance = Random(self.players)
        for _ in range(self.most):
            if game.state.champions:
                return
            move = self._move(game, chance)
            if currently_in_test_context():
                note(written(game, move))
            yield move

    def _move(self, game: Game, chance: Random) -> Move:
        seats = range(self.seats)
        if not game.state.round:
            return DEAL
        if game.state.over:
            leavers = [seat for seat in seats if game.options(seat)]
            return (any_of(leavers, chance), Option("quit")) if chance.random() < self.quits * 25 else DEAL
        if chance.random() < self.quits * (10 if game.state.owes else 1):
            return any_of([seat for seat in seats if game.state.in_match[seat]], chance), Option("quit")
        calls = [
            (seat, option)
            for seat in seats
            for option in game.options(seat)
            if option.verb != "quit" and option not in game.answers(seat)
        ]
        if calls and chance.random() < 1 / 3:
            return any_of(calls, chance)
        asked = next(seat for seat in seats if game.answers(seat))
        return asked, TIMEOUT if chance.random() < 1 / 20 else self._answer(game.answers(asked), chance)

    def _answer(self, answers: Sequence[Option], chance: Random) -> Option:
        plays = [option for option in answers if option.verb == "play"]
        others = [option for option in answers if option.verb != "play"]
        if plays and others:
            return any_of(others if chance.random() < self.draws else plays, chance)
        return any_of(answers, chance)


@st.composite
def tables(
    draw: st.DrawFn,
    editions: tuple[str, ...] = tuple(EDITIONS),
    draws: tuple[float, ...] = (0.2, 0.2, 0.9),
    most: int = MOST_MOVES,
) -> Table:
    """Any table of these editions. Targets are small, so that a match of several rounds comes to its end."""
    edition = EDITIONS[draw(st.sampled_from(editions))]
    seats = draw(st.integers(edition.min_seats, edition.max_seats))
    return Table(
        edition.key,
        seats,
        together([rule for rule in edition.house if draw(st.booleans())], seats),
        draw(st.sampled_from(SCORINGS)),
        draw(st.integers(30, 300)),
        draw(st.integers(0, 2**16)),
        draw(st.integers(0, 2**16)),
        draw(st.sampled_from(draws)),
        most=most,
        hand=draw(st.sampled_from((HAND.usual, HAND.usual, HAND.least, HAND.most))),
        uno=draw(st.sampled_from((UNO.usual, UNO.least, UNO.most))),
    )


def any_of(row: Sequence[T], chance: Random) -> T:
    """One of these; made of the only number that is the same on every Python."""
    return row[int(chance.random() * len(row))]


def is_complete(state: State) -> bool:
    """Tell whether no card is lost and none was made."""
    there = [*state.pile, *state.discards, *state.aside, *(card for hand in state.hands for card in hand)]
    return sorted(there) == sorted(state.edition.deck)


def make(game: Game, move: Move) -> list[Event]:
    """Make a move."""
    seat, option = move
    if move == DEAL:
        return game.deal()
    return game.time_out(seat) if option == TIMEOUT else game.answer(seat, option)


def written(game: Game, move: Move) -> str:
    """A move in the notation."""
    seat, option = move
    return "deal" if move == DEAL else f"{SEAT_LETTERS[seat]} {format_option(game.edition, SEAT_LETTERS, option)}"


def recorded(table: Table) -> Record:
    """The record of a random game, as far as it was played."""
    game = table.game()
    state = game.state
    record = Record(
        table.edition, table.seats, state.seed, state.house, state.scoring, state.target, [], state.hand, state.uno
    )
    for move in table.moves(game):
        record.answers.append(written(game, move))
        make(game, move)
    return record
