"""Computers whose game follows from the deal and from what the others answer: the same wherever it is thought out.

A hard computer goes by its view, by what it was shown, by chance, and by how long it may think. Here it is shown the
whole record so far, its chance comes from the seed, its seat and the number of the question, and it plays out a fixed
number of games, however long that takes. What it calls goes by the position alone: UNO at once, and a catch before it
answers. So anyone with the record can find its answers again (`wrong_answer`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random

from bot.players.levels import Hard
from bot.players.search import Budget, Decision
from bot.players.seat_replay import SeatReplay
from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS, answer_text
from bot.rules.record import DEAL, Record, carry_out

PLAYOUTS = 600
"""How many games one plays out for an answer: as many as in about 100 ms."""
NUMBER_BYTES = 8


@dataclass(frozen=True, slots=True)
class FixedThought:
    """All that the answer of such a computer follows from, to be thought out anywhere."""

    record: Record
    """With the answers so far; the next one is its own."""
    seat: int
    playouts: int = PLAYOUTS

    def decide(self, _budget: Budget | None = None) -> Decision:
        """Return the answer; it takes the time that it takes."""
        replay = SeatReplay(self.record, self.seat)
        for answer in self.record.answers:
            replay.carry_out(answer)
        chance = chance_of(self.record.seed, self.seat, replay.game.state.number)
        computer = Hard(chance, Budget(playouts=self.playouts))
        computer.memory = replay.memory
        option = computer.answer(replay.view())
        return Decision(option, computer.playouts, is_cut_short=False)


def chance_of(seed: bytes, seat: int, number: int) -> Random:
    """Return the chance by which a computer answers the question of this number."""
    place = bytes([seat]) + number.to_bytes(NUMBER_BYTES, "big")
    return Random(int.from_bytes(sha256(b"computer" + seed + place).digest(), "big"))


def due_call(game: Game, computers: Collection[int]) -> tuple[int, Option] | None:
    """Return which of these seats calls before anything else is answered, and what; None if none does.

    One that owes UNO calls it; else one that is asked catches who owes it.
    """
    state, question = game.state, game.state.question
    for seat in sorted(state.owes.intersection(computers)):
        if UNO in game.options(seat):
            return seat, UNO
    if question is None or question.seat not in computers or not state.owes:
        return None
    catch = next((option for option in game.options(question.seat) if option.verb == "catch"), None)
    return None if catch is None else (question.seat, catch)


def wrong_answer(
    record: Record,
    computers: Collection[int],
    playouts: int = PLAYOUTS,
    tell: Callable[[int, int], None] = lambda _done, _all: None,
) -> int | None:
    """Think out again what these seats answered in a record; return the place of the first other answer, or None.

    The rules have accepted all of them before. `tell` is told how many of the answers are looked at.
    """
    game = record.start()
    for place, answer in enumerate(record.answers):
        tell(place, len(record.answers))
        seat = SEAT_LETTERS.find(answer[0]) if answer != DEAL else None
        if seat in computers and answer != _expected(game, record, place, computers, playouts):
            return place
        carry_out(game, answer)
    tell(len(record.answers), len(record.answers))
    return None


def _expected(game: Game, record: Record, place: int, computers: Collection[int], playouts: int) -> str | None:
    """Return what a computer answers after so many answers; None where none of them is to."""
    question, call = game.state.question, due_call(game, computers)
    if call is not None:
        return answer_text(game.edition, *call)
    if question is None or question.seat not in computers:
        return None
    thought = FixedThought(replace(record, answers=record.answers[:place]), question.seat, playouts)
    return answer_text(game.edition, question.seat, thought.decide().option)
