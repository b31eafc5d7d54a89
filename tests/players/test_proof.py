"""What is proved to be a puzzle: one answer better than each other one, by enough and for sure."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.players.proof import ERRORS, LEAST_LEAD, Choice, _is_ahead, prove
from bot.rules.agenda import Option
from bot.rules.notation import SEAT_LETTERS, format_option
from tests.puzzling import ANSWERS, BEST, OTHER, RECORD, SEAT, STEP, TABLES, WORSE, proved_once

FIRST = Choice(Option("draw"), 0.6, 0.0, 0.0)


@pytest.mark.parametrize(
    ("behind", "error", "is_puzzle"),
    [
        (0.08, 0.02, True),
        (0.079, 0.001, False),  # too little
        (0.12, 0.031, False),  # not sure enough
        (0.12, 0.03, True),
        (1.0, 0.0, True),
    ],
)
def test_it_takes_eight_per_cent_and_four_errors(behind: float, error: float, is_puzzle: bool) -> None:
    assert (LEAST_LEAD, ERRORS) == (0.08, 4.0)
    other = Choice(Option("pass"), 0.6 - behind, behind, error)
    assert _is_ahead([FIRST, other], ERRORS) is is_puzzle
    clear = replace(other, behind=1.0, error=0.0)
    assert _is_ahead([FIRST, clear, other], ERRORS) is is_puzzle, "it leads all others"


def test_a_clear_decision_is_proved_and_always_the_same() -> None:
    proof = proved_once(STEP, SEAT)
    assert proof is not None
    texts = [format_option(RECORD.start().edition, SEAT_LETTERS, choice.option) for choice in proof.choices]
    assert (texts[0], set(texts)) == (BEST, {BEST, WORSE, OTHER})
    assert all(choice.behind >= max(LEAST_LEAD, ERRORS * choice.error) for choice in proof.choices[1:])
    assert proof.tables == TABLES
    assert prove(RECORD, STEP, SEAT, TABLES) == proof


def test_what_is_no_decision_is_none() -> None:
    assert prove(RECORD, STEP, SEAT - 1, TABLES) is None, "it is not asked"
    assert ANSWERS[1] == "D play r9"
    assert prove(RECORD, 1, 3, TABLES) is None, "no answer is so much better"
