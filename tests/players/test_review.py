"""The review of a round: chances, what answers cost, and the sum of it all."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.players.reviewing.points import DecisionPoint, Effort
from bot.players.reviewing.reckoning import STEPS_AT_ONCE, RoundWork, finished_rounds, put_together, review_round
from bot.players.reviewing.review import Choice, Decision, Mark, RoundReview, from_json, to_json
from bot.rules.editions import EDITIONS
from tests.players.played import played
from tests.rules.tables import Table, at, recorded, tables
from tests.thinking import LITTLE

SOME = Effort(playouts=1200, tables=8)


def check(review: RoundReview) -> None:
    """What holds of every review."""
    assert review.start + review.luck + review.skill == pytest.approx(review.result)
    assert review.deal + review.drawn + review.others == pytest.approx(review.luck)
    assert review.skill <= 0
    assert review.result in {0.0, 1.0}
    assert review.curve[-1][review.seat] == review.result
    assert from_json(to_json(review)) == review
    for decision in review.decisions:
        assert decision.given.answer == decision.answer
        assert decision.best.chance == max(choice.chance for choice in decision.choices)
        assert all(0 <= choice.chance <= 1 for choice in decision.choices)
        assert decision.mark in {Mark.BEST, Mark.FINE} or decision.loss > 2 * decision.error
    for chances in review.curve:
        assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("edition", EDITIONS)
def test_start_luck_and_skill_come_to_the_result(edition: str) -> None:
    record = played(edition, 3, scoring="points", target=100)
    spans = finished_rounds(record)
    assert len(spans) > 0
    for span in spans[:2]:
        for seat in (0, 1):
            review = review_round(record, span, seat, LITTLE)
            check(review)
            assert len(review.curve) == span.last - span.first


@at(6)
@given(tables(most=150), st.integers(0, 9))
def test_so_they_do_whatever_is_played(table: Table, place: int) -> None:
    record = recorded(table)
    for span in finished_rounds(record)[:1]:
        check(review_round(record, span, span.dealt[place % len(span.dealt)], LITTLE))


def test_the_same_is_found_again() -> None:
    record = played("classic", 1)
    (span,) = finished_rounds(record)
    assert review_round(record, span, 2, LITTLE) == review_round(record, span, 2, LITTLE)
    work = RoundWork(record, span, 2, LITTLE)
    found = {part: work.work_out(part) for part in reversed(range(work.parts))}
    again = put_together(span, 2, [found[part] for part in range(work.parts)])
    assert again == review_round(record, span, 2, LITTLE)


def test_rounds_that_were_not_played_to_their_end_are_none() -> None:
    record = played("classic", 5, scoring="points", target=150)
    spans = finished_rounds(record)
    assert [span.round for span in spans] == list(range(1, len(spans) + 1))
    stopped = replace(record, answers=record.answers[: spans[-1].last - 1])
    assert finished_rounds(stopped) == spans[:-1]
    assert finished_rounds(replace(record, answers=[])) == []


def test_who_draws_a_card_instead_of_winning_with_the_last_made_a_mistake() -> None:
    record = played("classic", 1)
    (span,) = finished_rounds(record)
    last = record.answers[-1]
    letter = last.split()[0]
    seat = "ABCD".index(letter)
    work = RoundWork(record, span, seat, SOME)
    curve = -(-(span.last - span.first) // STEPS_AT_ONCE)
    decision = work.work_out(work.parts - curve - 1)
    assert isinstance(decision, Decision)
    assert decision.mark is Mark.BEST
    assert decision.answer == last
    instead = next(choice for choice in decision.choices if choice.answer == f"{letter} draw")
    missed = replace(decision, answer=instead.answer, error=0.05)
    assert missed.mark is Mark.MISTAKE
    assert missed.loss == pytest.approx(decision.best.chance - instead.chance)


def test_what_is_within_two_errors_costs_nothing() -> None:
    choices = (Choice("A play R7", 0.5), Choice("A draw", 0.4))
    decision = Decision(4, "A draw", is_timeout=False, choices=choices, error=0.06, tables=100)
    assert (decision.loss, decision.mark) == (0.0, Mark.FINE)
    decision = replace(decision, error=0.04)
    assert (decision.loss, decision.mark) == (0.1, Mark.INACCURACY)


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.12, 0.02, Mark.MISTAKE),
        (0.12, 0.021, Mark.INACCURACY),
        (0.04, 0.01, Mark.INACCURACY),
        (0.04, 0.011, Mark.FINE),
        (0.03, 0.0, Mark.INACCURACY),
    ],
)
def test_a_mark_is_one_even_if_a_standard_error_less_was_lost(loss: float, error: float, mark: Mark) -> None:
    choices = (Choice("A play R7", 0.5), Choice("A draw", 0.5 - loss))
    assert Decision(4, "A draw", is_timeout=False, choices=choices, error=error, tables=100).mark is mark


def test_a_mistake_is_one_by_ten_times_the_tables() -> None:
    record = played("classic", 0, levels=("easy", "normal", "easy", "normal"))
    (span,) = finished_rounds(record)
    point = RoundWork(record, span, 0).points[0]
    assert isinstance(point, DecisionPoint)
    mistake = point.work_out(Random(1), Effort(playouts=300))
    assert mistake.mark is Mark.MISTAKE
    again = point.work_out(Random(2), Effort(playouts=3000, error=0.004))
    assert again.answer == mistake.answer
    assert again.loss > 0
    assert again.tables > mistake.tables
