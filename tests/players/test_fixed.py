"""Computers whose game follows from the record alone: in every process, whatever it knew before."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from bot.players import player
from bot.players.fixed import FixedThought, chance_of, due_call, wrong_answer
from bot.players.process import ThinkProcesses
from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.editions import EDITIONS
from bot.rules.notation import answer_text
from bot.rules.record import DEAL, Record
from bot.rules.view import view
from tests.sessions.positions import TWO_LEFT
from tests.sessions.tables import given

PLAYER, COMPUTERS = 0, (1, 2, 3)
PLAYOUTS = 8


def played(edition: str, seed: int, most: int = 1000, playouts: int = PLAYOUTS) -> Record:
    """Return the record of a round, or of its beginning, in which the player always answers the same."""
    record = Record(edition, 4, Random(seed).randbytes(32), (), "single", None, [DEAL])
    game = record.start()
    game.deal()
    own = player("normal", Random(seed))
    while len(record.answers) < most and game.state.question is not None:
        turn = game.state.question.seat
        call = due_call(game, COMPUTERS)
        if call is not None:
            seat, option = call
        elif turn == PLAYER:
            seat, option = turn, own.answer(view(game, turn))
        else:
            seat, option = turn, FixedThought(record, turn, playouts).decide().option
        record.answers.append(answer_text(game.edition, seat, option))
        game.answer(seat, option)
    return record


SAYS = "from tests.players.test_fixed import played; print(*played({edition!r}, 3, 40).answers, sep='|')"


@pytest.mark.parametrize("edition", ["classic", "transformers"])
def test_the_same_answers_bring_the_same_game_in_every_process(edition: str) -> None:
    said = set()
    for hash_seed in ("0", "4711"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", SAYS.format(edition=edition)],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        said.add(done.stdout.strip())
    assert said == {"|".join(played(edition, 3, 40).answers)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_is_found_to_be_theirs(edition: str) -> None:
    record = played(edition, 5, 60)
    told: list[tuple[int, int]] = []
    assert wrong_answer(record, COMPUTERS, PLAYOUTS, tell=lambda done, of: told.append((done, of))) is None
    assert told[-1] == (len(record.answers), len(record.answers))


def asked(record: Record) -> int:
    """Return the seat that is asked after a record."""
    *_, (game, _, _) = record.replay()
    assert game.state.question is not None
    return game.state.question.seat


def test_a_process_thinks_the_same() -> None:
    record = played("classic", 3, 6)
    thought = FixedThought(record, asked(record), PLAYOUTS)
    processes = ThinkProcesses(lambda: 0.0, 1, limit_s=60.0)
    try:
        there = processes.think(thought, 1.0).result(60)
    finally:
        processes.close()
    assert there == thought.decide()


def test_chance_is_another_at_each_question_and_seat() -> None:
    found = {chance_of(bytes(32), seat, number).random() for seat in COMPUTERS for number in range(50)}
    assert len(found) == 150
    assert chance_of(bytes(32), 1, 2).random() == chance_of(bytes(32), 1, 2).random()
    assert chance_of(bytes([1]) * 32, 1, 2).random() not in found


def test_calls_come_before_answers_and_by_the_position_alone() -> None:
    game = given(TWO_LEFT).playing.copy()
    assert due_call(game, COMPUTERS) is None
    game.answer(0, next(option for option in game.answers(0) if answer_text(game.edition, 0, option) == "A play r7"))
    assert due_call(game, (1, 2)) == (1, Option("catch", 0)), "the one that is asked catches"
    assert due_call(game, (2,)) is None, "no other does"
    assert due_call(game, (0, 1)) == (0, UNO), "and one that owes the call makes it first"
    game.answer(0, UNO)
    assert due_call(game, (0, 1, 2)) is None
