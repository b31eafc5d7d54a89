"""Counting who comes how often."""

from __future__ import annotations

from collections import Counter

import pytest

from bot import flood
from bot.flood import A_SECOND, IGNORED, Flood, Verdict

ANN, BEN = 1, 2
AT_ONCE = 60


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(flood, "AT_ONCE", float(AT_ONCE))
    return Clock()


def test_who_floods_is_told_once_and_nobody_else(clock: Clock) -> None:
    door = Flood(clock)
    verdicts = Counter(door.judge(ANN) for _ in range(1000))
    assert verdicts == {Verdict.WELCOME: AT_ONCE, Verdict.TOLD: 1, Verdict.IGNORED: 1000 - AT_ONCE - 1}
    assert door.judge(BEN) is Verdict.WELCOME


def test_it_is_over_after_a_while_even_for_who_goes_on(clock: Clock) -> None:
    door = Flood(clock)
    while door.judge(ANN) is not Verdict.TOLD:
        pass
    clock.now += IGNORED - 0.01
    assert door.judge(ANN) is Verdict.IGNORED
    clock.now += 0.02
    assert door.judge(ANN) is Verdict.WELCOME


def test_nobody_is_told_who_is_no_faster_than_that(clock: Clock) -> None:
    door = Flood(clock)
    for _ in range(10_000):
        assert door.judge(ANN) is Verdict.WELCOME
        clock.now += 1 / A_SECOND


def test_typing_weighs_less(clock: Clock) -> None:
    door = Flood(clock)
    assert Counter(door.judge(ANN, 0.25) for _ in range(1000))[Verdict.WELCOME] == 4 * AT_ONCE


def test_those_who_stay_away_are_forgotten(clock: Clock) -> None:
    door = Flood(clock)
    for user in range(1000):
        door.judge(user)
    assert len(door) == 1000
    clock.now += IGNORED + 1
    door.judge(ANN)
    assert len(door) == 1
