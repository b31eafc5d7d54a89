"""How far a long command is, in plain lines; a caller of `main` may pass something that knows terminals."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TextIO

Report = Callable[[int, int], None]
"""Takes how much is done, and how much there is."""
Progress = Callable[[str], AbstractContextManager[Report]]
"""Takes what is counted."""

EVERY_S = 5.0


@contextmanager
def plain_lines(
    what: str, clock: Callable[[], float] = time.perf_counter, stream: TextIO | None = None
) -> Iterator[Report]:
    """Print a line now and then, on standard error where no other stream is given."""
    start = said = clock()

    def report(done: int, of: int) -> None:
        nonlocal said
        now = clock()
        if now - said < EVERY_S:
            return
        said = now
        rate = done / (now - start)
        line = f"{done:,} of {of:,} {what}, {rate:,.1f} a second, {(of - done) / rate:,.0f} s left"
        print(line, file=stream or sys.stderr, flush=True)

    yield report
