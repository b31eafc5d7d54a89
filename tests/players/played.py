"""Records of whole games among computers, to look back at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.players import player
from bot.rules.chance import SEED_BYTES
from bot.rules.notation import answer_text
from bot.rules.record import DEAL, Record, carry_out
from bot.rules.redaction import seen_by
from bot.rules.view import view

MOST_ANSWERS = 2000
FOUR = ("normal",) * 4


def played(
    edition: str, seed: int = 0, *, levels: Sequence[str] = FOUR, scoring: str = "single", target: int = 0
) -> Record:
    """The record of a match among computers of these levels."""
    chance = Random(seed)
    seats = len(levels)
    record = Record(edition, seats, chance.randbytes(SEED_BYTES), scoring=scoring, target=target or None)
    players = [player(level, Random(chance.random())) for level in levels]
    game = record.start()
    while not game.state.champions and len(record.answers) < MOST_ANSWERS:
        calls = ((seat, players[seat].call(view(game, seat))) for seat in range(seats) if game.state.round)
        called = next(((seat, option) for seat, option in calls if option is not None), None)
        question = game.state.question
        if question is None:
            answer = DEAL
        elif called is not None:
            answer = answer_text(game.edition, *called)
        else:
            answer = answer_text(game.edition, question.seat, players[question.seat].answer(view(game, question.seat)))
        record.answers.append(answer)
        side = game.state.side
        events = carry_out(game, answer)
        for seat, one in enumerate(players):
            for event in seen_by(seat, events, game.edition, side):
                one.observe(event)
    return record
