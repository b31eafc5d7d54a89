"""A duel: A on one seat against B on all others, game after game; either is a level of ours or somebody's program.

On every deal A sits once on each seat. A program's fault (`program.py`) ends its game, which the other side wins.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from bot.rules.calls import UNO
from bot.rules.chance import SEED_BYTES
from bot.rules.cli.computers import Computer, Computers, Players
from bot.rules.cli.program import Fault, Program, Sitting
from bot.rules.edition import Edition
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS, format_option
from bot.rules.record import Record
from bot.rules.refusal import IllegalMove
from bot.rules.view import view

A, B = 0, 1
SIDES = "AB"
MOST_ANSWERS = 20_000
"""A game that takes more has no winner."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What is played: a table whose seed is not yet drawn, and the seed of all games."""

    table: Record
    seed: int
    has_calls: bool = True
    """Whether UNO must be called and can be caught; else it is called for all, and nobody is caught or jumps in."""


@dataclass(slots=True)
class Side:
    """One of the two: as it was typed, and what makes its computers, or its programs, one for each seat it has."""

    typed: str
    make: Callable[[Random], Computer] | None
    programs: Sequence[Program] = ()

    def sit(self, among: int, seat: int, game: int, edition: Edition, chance: Random) -> Computer:
        """Return the player for a seat, which is this one among its own, for one game."""
        return Sitting(self.programs[among], seat, game, edition) if self.make is None else self.make(chance)


@dataclass(slots=True)
class DuelGame:
    """One game: which side won it, if one did, and where a fault ended it, whose it was and what."""

    number: int
    won: int | None = None
    fault: int | None = None
    why: str = ""


def side_of(typed: str, seats: int, players: Players, seconds: float, withheld: Collection[str]) -> Side:
    """Return a side for so many seats: computers of a level, or else a program for each; raise `NoProgram`."""
    if typed in players:
        return Side(typed, players[typed])
    return Side(typed, None, [Program(typed, seconds, withheld) for _ in range(seats)])


def play_duel(duel: Duel, sides: Sequence[Side], games: int) -> Iterator[DuelGame]:
    """Play that many games; yield each when it is over."""
    for number in range(1, games + 1):
        yield _play(duel, sides, number)


def _play(duel: Duel, sides: Sequence[Side], number: int) -> DuelGame:
    seats = duel.table.seats
    deal, place = divmod(number - 1, seats)
    game = replace(duel.table, seed=Random(f"{duel.seed} {deal}").randbytes(SEED_BYTES)).start()
    played = DuelGame(number)
    players: dict[int, Computer] = {}
    for seat in range(seats):
        side = A if seat == place else B
        chance = Random(f"{duel.seed} {deal} {SIDES[side]} {seat}")
        among = 0 if side == A else seat - (seat > place)
        players[seat] = sides[side].sit(among, seat, number, game.edition, chance)
    table = Computers(game, players, Random(f"{duel.seed} {deal}"))
    try:
        _play_out(game, table, has_calls=duel.has_calls)
    except Fault as fault:
        fault.program.stop()
        played.fault = A if fault.seat == place else B
        played.won = 1 - played.fault
        played.why = f"the program on seat {SEAT_LETTERS[fault.seat]} {fault.why}"
    champions = game.state.champions
    if champions:
        played.won = A if place in champions else B
    for seat, player in players.items():
        if isinstance(player, Sitting):
            player.end(view(game, seat))
    return played


def _play_out(game: Game, table: Computers, *, has_calls: bool) -> None:
    """Play until the match is over or much too long; raise `Fault` where a seat cannot go on."""
    state = game.state
    for _ in range(MOST_ANSWERS):
        side = state.side
        question = state.question
        if state.champions:
            return
        if question is None:
            table.observe(game.deal(), side)
        elif state.owes and not has_calls:
            table.observe(game.answer(min(state.owes), UNO), side)
        else:
            seat, option = (table.call() if has_calls else None) or (question.seat, table.answer(question.seat))
            try:
                events = game.answer(seat, option)
            except IllegalMove as refused:
                player = table.players[seat]
                if not isinstance(player, Sitting):
                    raise
                text = format_option(game.edition, SEAT_LETTERS, option)
                raise player.fault(f'answered "{text}", which is not legal: {refused.why}') from None
            table.observe(events, side)
