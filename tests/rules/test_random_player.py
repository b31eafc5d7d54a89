"""Players who answer at random: whatever may happen does, so that many of their games try all of the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.rules.agenda import DRAW, Option
from bot.rules.notation import SEAT_LETTERS, format_option
from bot.rules.random_player import random_answer, random_call
from tests.rules.given import Given

TIMES = 2000
PLAYS = [Option("play", face) for face in range(3)]


def answered(*options: Option) -> Counter[Option]:
    """How often each of these is answered."""
    chance = Random(1)
    return Counter(random_answer(options, chance) for _ in range(TIMES))


def called(given: Given) -> Counter[str]:
    """How often each call is made in this position; no call is empty."""
    chance = Random(1)
    seats = range(given.game.state.seats)
    return Counter(call_text(given, random_call(given.game, chance, seats)) for _ in range(TIMES))


def call_text(given: Given, call: tuple[int, Option] | None) -> str:
    """A call in the notation."""
    if call is None:
        return ""
    seat, option = call
    return f"{SEAT_LETTERS[seat]} {format_option(given.game.edition, SEAT_LETTERS, option)}"


def table(house: str = "") -> Given:
    """A's turn; B holds what lies on top."""
    return Given(f"""
        edition classic
        house {house}
        top   r5
        A     r1 b2
        B     r5 g2 g3
        C     y1 y2
        draw  b1
    """)


def test_every_answer_is_given_as_often_as_the_others() -> None:
    counts = answered(*PLAYS)
    assert set(counts) == set(PLAYS)
    assert all(count > TIMES // 4 for count in counts.values())


def test_who_can_play_seldom_draws() -> None:
    counts = answered(DRAW, *PLAYS)
    assert 0 < counts[DRAW] < TIMES // 10
    assert all(counts[play] > TIMES // 5 for play in PLAYS)
    assert 0 < answered(DRAW, PLAYS[0])[DRAW] < TIMES // 5


def test_who_can_only_draw_draws() -> None:
    assert answered(DRAW) == {DRAW: TIMES}


def test_nobody_calls_while_nothing_is_owed() -> None:
    assert called(table()) == {"": TIMES}


def test_what_is_owed_is_called_or_caught_or_overlooked() -> None:
    given = table()
    given("A play r1")
    counts = called(given)
    assert set(counts) == {"", "A uno", "B catch A", "C catch A"}
    assert all(count > TIMES // 10 for count in counts.values())


def test_jumping_in_happens() -> None:
    counts = called(table("jump_in"))
    assert set(counts) == {"", "A uno", "B play r5"}
    assert all(count > TIMES // 10 for count in counts.values())
