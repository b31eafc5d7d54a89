"""How far long work is: on a terminal, in a log, and in words."""

from __future__ import annotations

import io

import pytest

from bot.progress import Progress, duration, size


class Terminal(io.StringIO):
    """What is written to it is seen at once."""

    def isatty(self) -> bool:
        return True


class Hurried:
    """Reports work that has its own time."""

    def __init__(self, stream: io.StringIO) -> None:
        self.now = 0.0
        self.stream = stream
        self.progress = Progress("cards", stream=stream, clock=lambda: self.now)

    def work(self, *steps: tuple[float, int, int]) -> str:
        with self.progress as report:
            for self.now, done, of in steps:
                report(done, of)
        return self.stream.getvalue()


def test_on_a_terminal_one_line_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = Hurried(Terminal()).work((0, 0, 400), (0.05, 1, 400), (10, 100, 400), (40, 400, 400))
    assert said.split("\r")[1:] == [
        "0 of 400 cards (0%)",
        "100 of 400 cards (25%), 10 a second, 30 s left",
        "400 of 400 cards (100%), 10 a second          \n",
    ]


def test_a_narrow_terminal_keeps_to_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    said = Hurried(Terminal()).work((0, 0, 400), (10, 100, 400))
    assert max(map(len, said.strip().split("\r"))) == 39


def test_elsewhere_there_is_a_plain_line_now_and_then() -> None:
    said = Hurried(io.StringIO()).work((0, 0, 400), (5, 50, 400), (10, 100, 400), (19, 190, 400), (40, 400, 400))
    assert said == "100 of 400 cards (25%), 10 a second, 30 s left\n400 of 400 cards (100%), 10 a second\n"


def test_what_was_done_before_counts_for_no_rate() -> None:
    said = Hurried(io.StringIO()).work((0, 1_000, 2_000), (100, 1_100, 2_000))
    assert said == "1,100 of 2,000 cards (55%), 1.0 a second, 15 min left\n"


def test_times_and_sizes_in_words() -> None:
    assert [duration(seconds) for seconds in (0.2, 59, 61, 3700, 90_000)] == [
        "0 s",
        "59 s",
        "1 min",
        "1 h 2 min",
        "25 h 0 min",
    ]
    assert [size(count) for count in (0, 999, 3_210_000, 640_000, 5 * 10**15)] == [
        "0 B",
        "999 B",
        "3.2 MB",
        "640 kB",
        "5,000.0 TB",
    ]
