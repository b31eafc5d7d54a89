"""How far long work is: one line that changes on a terminal, a plain line now and then elsewhere."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self, TextIO

Report = Callable[[int, int], None]
"""Takes how much is done, and how much there is; long work calls it as it goes on."""

ON_TERMINAL_EVERY_S = 0.1
ELSEWHERE_EVERY_S = 10.0
RATE_AFTER_S = 1.0
"""Before that a rate says little."""


class Progress:
    """Prints how much is done, how fast it goes, and how long it still takes; a Report, to be used in a `with`."""

    def __init__(
        self, what: str, *, stream: TextIO | None = None, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._what = what
        self._stream = stream or sys.stderr
        self._clock = clock
        self._is_terminal = self._stream.isatty()
        self._begun: tuple[float, int] | None = None
        """When it was called first, and what was done by then."""
        self._printed_at = 0.0
        self._length = 0
        """Of the line that stands on the terminal."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.end_line()

    def __call__(self, done: int, of: int) -> None:
        """Print how far it is, if that is due: the end always is, and on a terminal the beginning."""
        if not of:
            return
        now = self._clock()
        is_first = self._begun is None
        if self._begun is None:
            self._begun, self._printed_at = (now, done), now
        if done < of and not (is_first and self._is_terminal):
            pause = ON_TERMINAL_EVERY_S if self._is_terminal else ELSEWHERE_EVERY_S
            if now - self._printed_at < pause:
                return
        self._printed_at = now
        self._print(self._line(done, of, now))

    def end_line(self) -> None:
        """Go to the next line, so that something else can be printed."""
        if self._length:
            self._length = 0
            print(file=self._stream, flush=True)

    def _line(self, done: int, of: int, now: float) -> str:
        share = 100 * done // of
        line = f"{done:,} of {of:,} {self._what} ({share}%)"
        since, before = self._begun or (now, done)
        seconds = now - since
        if seconds < RATE_AFTER_S or done <= before:
            return line
        rate = (done - before) / seconds
        line += f", {rate:,.0f} a second" if rate >= 10 else f", {rate:.1f} a second"
        return f"{line}, {duration((of - done) / rate)} left" if done < of else line

    def _print(self, line: str) -> None:
        if not self._is_terminal:
            print(line, file=self._stream, flush=True)
            return
        line = line[: max(1, shutil.get_terminal_size().columns - 1)]
        print(f"\r{line.ljust(self._length)}", end="", file=self._stream, flush=True)
        self._length = len(line)


def duration(seconds: float) -> str:
    """Return a time in words: `8 s`, `12 min`, `3 h 5 min`."""
    if seconds < 60:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    if minutes < 60:
        return f"{minutes} min"
    return f"{minutes // 60} h {minutes % 60} min"


def size(count: int) -> str:
    """Return a number of bytes in words: `640 B`, `3.2 MB`."""
    amount = float(count)
    for unit in ("B", "kB", "MB", "GB"):
        if amount < 1000:
            return f"{amount:.0f} {unit}" if unit == "B" or amount >= 100 else f"{amount:.1f} {unit}"
        amount /= 1000
    return f"{amount:,.1f} TB"
