"""How fast a long game is looked at again, beside playing it anew up to each step, measured in the same run.

Run it with: python -m tests.bench replays
"""

from __future__ import annotations

import time
from random import Random

from bot.rules.notation import answer_text
from bot.rules.random_player import random_answer
from bot.rules.record import DEAL, Record, carry_out
from bot.sessions.archive import Replay

GAMES = (("classic", 2, 5_000), ("no-mercy", 6, 5_000))
LOOKED_AT = 20


def played(edition: str, seats: int, target: int) -> Record:
    """The record of a long match between players who answer at random."""
    record = Record(edition, seats, bytes(32), (), "points", target)
    chance, game = Random(1), record.start()
    while not game.state.champions:
        question = game.state.question
        seat = None if question is None else question.seat
        option = None if seat is None else random_answer(game.answers(seat), chance)
        answer = DEAL if seat is None or option is None else answer_text(game.edition, seat, option)
        carry_out(game, answer)
        record.answers.append(answer)
    return record


def figures(edition: str, seats: int, target: int) -> str:
    """How long it takes to open one game, and to get to a step, with the states kept and without."""
    record = played(edition, seats, target)
    start = time.perf_counter()
    replay = Replay(record)
    opened = time.perf_counter() - start
    steps = [Random(2).randrange(1, replay.steps) for _ in range(LOOKED_AT)]
    start = time.perf_counter()
    for step in steps:
        replay.at(step)
    kept = (time.perf_counter() - start) / LOOKED_AT
    start = time.perf_counter()
    for step in steps:
        game = record.start()
        for answer in record.answers[:step]:
            carry_out(game, answer)
    anew = (time.perf_counter() - start) / LOOKED_AT
    return (
        f"replays: {edition}, {seats} seats, {replay.steps:,} steps: opened in {opened * 1000:.0f} ms,"
        f" a step in {kept * 1000:.1f} ms; anew from the deal {anew * 1000:.0f} ms ({anew / kept:.0f} times as long)"
    )


def run() -> str:
    """A line a game."""
    return "\n".join(figures(*game) for game in GAMES)
