"""The processes in which hard computers think: how much waits there, and what becomes of what hangs or is killed."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from random import Random
from typing import cast

import pytest
from hypothesis import given

from bot.players import Player, Thought
from bot.players.levels import Hard
from bot.players.process import ThinkProcesses
from bot.players.search import Budget
from bot.rules.view import answers, view
from bot.worker import NotDone
from tests.art.test_process import LONG_S, Deadly, Hanging, is_there
from tests.players.test_players import MOST_MOVES, observe
from tests.rules.tables import Table, at, make, tables

FEW = Budget(playouts=8)


def thought_at(table: Table, moves: int) -> Thought | None:
    """Return what the player who is asked after so many moves has to think out, if anything."""
    game = table.game()
    players: list[Player] = [Hard(Random(seat), FEW) for seat in range(table.seats)]
    for _, move in zip(range(moves), table.moves(game), strict=False):
        side = game.state.side
        observe(game, players, side, make(game, move))
    question = game.state.question
    return None if question is None else players[question.seat].thought(view(game, question.seat))


def a_thought() -> Thought:
    thought = next(filter(None, (thought_at(Table("no-mercy", 4, seed=1), moves) for moves in range(5, 50))))
    assert len(answers(thought.view)) > 1
    return thought


A_THOUGHT = a_thought()
HANGS, DIES = cast("Thought", Hanging()), cast("Thought", Deadly())


@pytest.fixture
def processes() -> Iterator[ThinkProcesses]:
    processes = ThinkProcesses(time.monotonic, 1, most_waiting=2, limit_s=LONG_S)
    yield processes
    processes.close()


def pid(processes: ThinkProcesses) -> int:
    process = processes._all[0]._process
    assert process is not None
    return process.pid


@at(8)
@given(table=tables(most=MOST_MOVES))
def test_what_is_sent_is_thought_out_as_it_would_be_here(table: Table) -> None:
    thought = thought_at(table, MOST_MOVES // 2)
    if thought is not None:
        sent: Thought = pickle.loads(pickle.dumps(thought))  # noqa: S301  (our own)
        assert sent.view.free is thought.view.free
        assert sent.view.edition is thought.view.edition
        assert sent.decide(FEW) == thought.decide(FEW)


def test_no_process_runs_before_there_is_something_to_think_out(processes: ThinkProcesses) -> None:
    assert processes._all[0]._process is None
    decision = processes.think(A_THOUGHT, LONG_S).result(LONG_S)
    assert decision.option in answers(A_THOUGHT.view)
    assert decision.playouts
    assert not decision.is_cut_short


def test_of_too_many_the_last_are_refused_and_what_is_due_first_comes_first(processes: ThinkProcesses) -> None:
    first = processes.think(DIES, LONG_S)
    later, sooner = processes.think(A_THOUGHT, LONG_S), processes.think(A_THOUGHT, LONG_S / 2)
    order: list[str] = []
    later.add_done_callback(lambda _: order.append("later"))
    sooner.add_done_callback(lambda _: order.append("sooner"))
    refused = processes.think(A_THOUGHT, LONG_S)
    assert refused.cancelled()
    assert len(processes) == 2
    assert not first.cancel()
    with pytest.raises(NotDone, match="twice"):
        first.result(LONG_S)
    later.result(LONG_S)
    assert order == ["sooner", "later"]


def test_what_is_cancelled_makes_room(processes: ThinkProcesses) -> None:
    processes.think(HANGS, LONG_S)
    waiting = [processes.think(A_THOUGHT, LONG_S) for _ in range(2)]
    assert waiting[0].cancel()
    assert not processes.think(A_THOUGHT, LONG_S).cancelled()
    assert len(processes) == 2


def test_what_hangs_is_killed_and_the_less_time_is_left_the_less_is_thought() -> None:
    now = 0.0
    processes = ThinkProcesses(lambda: now, 1, limit_s=0.05)
    try:
        hanging = processes.think(HANGS, 1.0)
        waiting = [processes.think(A_THOUGHT, seconds) for seconds in (1.0, 2.0, LONG_S)]
        now = 2.0
        with pytest.raises(NotDone, match=r"longer than 0\.05 seconds"):
            hanging.result(LONG_S)
        now = 0.0
        hurried, _, unhurried = (decision.result(LONG_S) for decision in waiting)
        assert hurried.is_cut_short
        assert not unhurried.is_cut_short
        assert hurried.playouts < unhurried.playouts
    finally:
        processes.close()


def test_what_a_process_was_killed_over_is_thought_out_by_another(processes: ThinkProcesses) -> None:
    processes.think(A_THOUGHT, LONG_S).result(LONG_S)
    os.kill(pid(processes), signal.SIGSTOP)
    decision = processes.think(A_THOUGHT, LONG_S)
    os.kill(pid(processes), signal.SIGKILL)
    assert decision.result(LONG_S).option in answers(A_THOUGHT.view)


def test_closed_it_gives_up_what_is_left(processes: ThinkProcesses) -> None:
    begun, waiting = processes.think(HANGS, LONG_S), processes.think(A_THOUGHT, LONG_S)
    process = pid(processes)
    processes.close()
    with pytest.raises(NotDone, match="closed"):
        begun.result(LONG_S)
    with pytest.raises(CancelledError):
        waiting.result(LONG_S)
    assert not is_there(process)
    with pytest.raises(NotDone, match="closed"):
        processes.think(A_THOUGHT, LONG_S).result(LONG_S)
